"""Browsers by remote control, each with its profile in a folder: Chromium, Firefox, WebKitGTK.

Each gives a way to go to an address without waiting for it, and one to run the body of a script in the page.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tools.chromium import LAUNCH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    type Hands = tuple[Callable[[str], object], Callable[[str], Any]]

MINIBROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
PATIENCE = 30  # seconds


@contextlib.contextmanager
def chromium(profile: Path) -> Iterator[Hands]:
    """Through Playwright; notes are taken from the start of each page."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(str(profile), **LAUNCH)
        page = context.pages[0]
        page.add_init_script(path="bench/marks.js")
        yield lambda url: page.goto(url, wait_until="commit"), lambda script: page.evaluate(f"(() => {{{script}}})()")
        context.close()


@contextlib.contextmanager
def firefox(profile: Path) -> Iterator[Hands]:
    """Through Marionette, which is part of it."""
    port = _free_port()
    (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
    command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    with _running(command, {}):
        talk = _Marionette(port)
        talk("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"pageLoadStrategy": "none"}}})
        same = {"args": [], "newSandbox": False}
        yield (
            lambda url: talk("WebDriver:Navigate", {"url": url}),
            lambda script: talk("WebDriver:ExecuteScript", {"script": script, **same})["value"],
        )
        talk("Marionette:Quit", {"flags": ["eForceQuit"]})


class _Marionette:
    """Messages of the form `length:[kind, id, command or error, parameters or result]`."""

    def __init__(self, port: int) -> None:
        self._line = _connected(port)
        self._hear()

    def __call__(self, command: str, parameters: dict[str, Any]) -> Any:
        data = json.dumps([0, 1, command, parameters]).encode()
        self._line.sendall(b"%d:%s" % (len(data), data))
        _, _, error, result = self._hear()
        if error:
            raise RuntimeError(error)
        return result

    def _hear(self) -> Any:
        length = b""
        while (byte := self._line.recv(1)) != b":":
            length += byte
        data = b""
        while len(data) < int(length):
            data += self._line.recv(int(length) - len(data))
        return json.loads(data)


@contextlib.contextmanager
def webkit(profile: Path) -> Iterator[Hands]:
    """Through its driver, on a screen that nobody sees."""
    port = _free_port()
    browser = str(next(Path("/").glob(MINIBROWSER[1:])))
    environment = {
        "XDG_DATA_HOME": str(profile),
        "XDG_CACHE_HOME": str(profile),
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    with _running(["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"], environment):
        _connected(port).close()
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"pageLoadStrategy": "none", "webkitgtk:browserOptions": options}}
        session = f"http://127.0.0.1:{port}/session"
        session += "/" + _posted(session, {"capabilities": wanted})["sessionId"]
        yield (
            lambda url: _posted(f"{session}/url", {"url": url}),
            lambda script: _posted(f"{session}/execute/sync", {"script": script, "args": []}),
        )
        urllib.request.urlopen(urllib.request.Request(session, method="DELETE"), timeout=PATIENCE)  # noqa: S310


def _posted(url: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the driver on this machine
        return json.load(answer)["value"]


BROWSERS = {"Chromium": chromium, "Firefox": firefox, "WebKitGTK": webkit}
NEEDED = {"Chromium": (), "Firefox": ("firefox-esr",), "WebKitGTK": ("WebKitWebDriver", "xvfb-run")}


def missing(name: str) -> list[str]:
    """The programs that a browser's remote control needs and that are not there."""
    return [program for program in NEEDED[name] if not shutil.which(program)]


@contextlib.contextmanager
def _running(command: list[str], more: dict[str, str]) -> Iterator[None]:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
    process = subprocess.Popen(command, env={**os.environ, **more}, **quiet)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 15)
        process.wait()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def _connected(port: int) -> socket.socket:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except ConnectionRefusedError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
