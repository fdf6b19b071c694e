"""The hosts' ways that the page has to stand, as the server plays them."""

import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.serve import Server

pytestmark = pytest.mark.once

TYPES = {
    ".bin": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".whl": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server over one small page."""
    (tmp_path / "index.html").write_text("<p>" + "x" * 1000)
    with Server(root=tmp_path) as server:
        yield server


def _get(server: Server, path: str) -> tuple[int, dict[str, str], bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        line.close()


def test_types() -> None:
    """Every file of the site comes with the type that browsers insist on."""
    files = [path for path in Path("dist").rglob("*") if path.is_file()]
    with Server() as server:
        given = {path.suffix: _get(server, f"/repo/{path.relative_to('dist')}")[1]["Content-Type"] for path in files}

    assert given == {suffix: TYPES[suffix] for suffix in given}


def test_only_the_sub_path(small: Server) -> None:
    """Nothing is there above the page's folder, nor outside of it."""
    assert [_get(small, path)[0] for path in ("/repo/", "/", "/repo/../x", "/repo/%2e%2e/%2e%2e/etc/passwd")] == [
        200,
        404,
        404,
        404,
    ]


def test_faults(small: Server) -> None:
    """Each ordered failure happens, and nothing else does."""
    small.faults["index"] = "missing"
    assert _get(small, "/repo/index.html")[0] == 404
    small.faults["index"] = "unavailable"
    assert _get(small, "/repo/index.html")[0] == 503
    small.faults["index"] = "garble"
    assert not _get(small, "/repo/index.html")[2].startswith(b"<p>")
    small.faults["index"] = "truncate"
    with pytest.raises(http.client.IncompleteRead):
        _get(small, "/repo/index.html")
    small.faults["index"] = "abort"
    with pytest.raises(http.client.RemoteDisconnected):
        _get(small, "/repo/index.html")
    assert _get(small, "/repo/")[0] == 200


def test_stops_and_starts_again(small: Server) -> None:
    """The server goes away and comes back at the same address."""
    small.__exit__(None, None, None)
    with pytest.raises(ConnectionRefusedError):
        _get(small, "/repo/")
    small.__enter__()

    assert _get(small, "/repo/")[0] == 200
