"""A static server with the types, paths and tempers of the hosts that the page meets.

`python -m tools.serve` serves `dist/` as a project's page would be, under a sub-path. The tests use
`Server` and may make it gzip, let things be cached, or fail on chosen paths.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import re
import threading
import time
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Literal, Self
from urllib.parse import unquote, urlsplit

from tools.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".bin", ".woff2", ".zip", ".whl", ".png"}  # gzip would gain nothing

Kind = Literal["missing", "unavailable", "abort", "truncate", "garble", "mistype", "stall"]
STATUS = {"missing": HTTPStatus.NOT_FOUND, "unavailable": HTTPStatus.SERVICE_UNAVAILABLE}


@dataclass
class Server:
    """Serves `root` under `prefix` while it is entered; `faults` maps patterns of paths to failures.

    Every attribute but the port may be changed while it runs: a new `root` is a new deploy. `rate` is what the line
    carries in bytes a second, `delay` how many seconds an answer lets wait for itself, `sent` the bytes that went out.
    """

    root: Path = DIST
    prefix: str = "/repo/"
    port: int = 0
    gzip: bool = False
    max_age: int | None = None
    faults: dict[str, Kind] = field(default_factory=dict)
    requests: list[str] = field(default_factory=list)
    rate: float | None = None
    delay: float = 0
    sent: int = 0
    _free: float = 0  # when the line will have carried all that was given to it
    _line: threading.Lock = field(default_factory=threading.Lock)

    def __enter__(self) -> Self:
        """Starts to listen, on a free port where `port` is 0."""
        handler = functools.partial(_Handler, self)
        self._http = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self._http.daemon_threads = True
        self._http.block_on_close = False
        self.port = self._http.server_port
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stops listening; entering again listens on the same port."""
        self._http.shutdown()
        self._http.server_close()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def warm(self) -> None:
        """Compresses everything beforehand, where it compresses at all."""
        for file in self.root.rglob("*"):
            if file.is_file() and file.suffix not in PACKED:
                _zipped(file.read_bytes())

    def carry(self, bytes_: int) -> None:
        """Takes as long as the line needs for so many bytes: all answers share it."""
        with self._line:
            self.sent += bytes_
            self._free = max(self._free, time.monotonic()) + (bytes_ / self.rate if self.rate else 0)
            free = self._free
        time.sleep(max(0, free - time.monotonic()))

    def fault(self, path: str) -> Kind | None:
        """The failure that is ordered for a path, if any."""
        return next((k for pattern, k in self.faults.items() if re.search(pattern, path)), None)

    def file(self, path: str) -> Path | None:
        """The file behind a path of an address, or None where there is none to give."""
        if not path.startswith(self.prefix):
            return None
        inside = path.removeprefix(self.prefix)
        found = (self.root / (inside or "index.html")).resolve()
        return found if found.is_file() and found.is_relative_to(self.root.resolve()) else None


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Server, *rest: object) -> None:
        self.site = site
        super().__init__(*rest)  # type: ignore[arg-type]  # the request, the address and the server

    def do_GET(self) -> None:
        """Answers with the file, or with the failure that is ordered for it."""
        path = unquote(urlsplit(self.path).path)
        self.site.requests.append(path)
        time.sleep(self.site.delay)
        fault, file = self.site.fault(path), self.site.file(path)
        if fault == "abort":
            self.close_connection = True
        elif fault in STATUS or file is None:
            self._send(STATUS.get(fault or "missing", HTTPStatus.NOT_FOUND), {}, b"")
        else:
            self._send_file(file, fault)

    def log_message(self, *_: object) -> None:
        """Says nothing: the tests read `Server.requests`."""

    def _send_file(self, file: Path, fault: Kind | None) -> None:
        kind = "text/plain" if fault == "mistype" else TYPES.get(file.suffix, "application/octet-stream")
        headers = {"Content-Type": kind}
        if self.site.max_age is not None:
            headers["Cache-Control"] = f"max-age={self.site.max_age}"
        data = file.read_bytes()
        if fault == "garble":
            data = bytes(byte ^ 0x5A for byte in data[:4096]) + data[4096:]
        if self.site.gzip and file.suffix not in PACKED:
            data = _zipped(data)
            headers["Content-Encoding"] = "gzip"
        self._send(HTTPStatus.OK, headers, data, cut=fault in {"truncate", "stall"}, stall=fault == "stall")

    def _send(
        self, status: HTTPStatus, headers: dict[str, str], data: bytes, *, cut: bool = False, stall: bool = False
    ) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        with contextlib.suppress(ConnectionError):  # the page may go while it is served
            for part in _parts(data[: len(data) // 2] if cut else data):
                self.site.carry(len(part))
                self.wfile.write(part)
            while stall and self.site.faults:  # until all is well again
                time.sleep(0.1)
        self.close_connection = self.close_connection or cut


def _parts(data: bytes, size: int = 4096) -> Iterator[bytes]:
    yield from (data[at : at + size] for at in range(0, len(data), size))


@functools.lru_cache(maxsize=64)
def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, compresslevel=6)


def main() -> None:
    """Serves `dist/` until it is interrupted."""
    options = argparse.ArgumentParser(prog="./build.sh serve", description="Serves the built page.")
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--prefix", default="/aleator/", help="the sub-path, with its slashes")
    options.add_argument("--gzip", action="store_true", help="as most hosts do")
    given = options.parse_args()
    with (
        Server(prefix=given.prefix, port=given.port, gzip=given.gzip) as server,
        contextlib.suppress(KeyboardInterrupt),
    ):
        print(f"Aleator is at {server.url}", flush=True)  # noqa: T201  the one thing it has to say
        threading.Event().wait()


if __name__ == "__main__":
    main()
