"""First and later visits, beside a bare page with plain Pyodide, over slow lines and on slow processors."""

from __future__ import annotations

import contextlib
import functools
import json
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.brake import Brake
from bench.drivers import BROWSERS
from tools.paths import CORE, DIST, PYODIDE
from tools.serve import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MARKS = Path("bench/marks.js").read_text()
BARE = Path("bench/bare")
QUESTION = {"call": "resolve", "scenario": {"game": "openforces", "seed": "c2VlZC1mb3ItdGVzdHMtMQ"}}
KEPT = "return caches.open('aleator-snapshot /repo/').then(kept => kept.keys()).then(keys => keys.length)"
FORGETFUL = ("WebKitGTK",)  # by remote control it keeps nothing from one run to the next
PATIENCE = 120  # seconds
SETTLING = 3  # seconds: a browser that was just opened is busy with itself


@dataclass(frozen=True)
class Setting:
    """Megabits a second, None without end; seconds to the host and back; the processor's slowness; the browser."""

    megabits: float | None = None
    delay: float = 0
    times: int = 1
    browser: str = "Chromium"


@dataclass(frozen=True)
class Visit:
    """Milliseconds to the first paint, to a form that takes input and to the first result; bytes that came."""

    paint: float
    form: float
    result: float
    sent: int


@dataclass(frozen=True)
class Visits:
    """Of one page: one with an empty profile, and a later one with what that left, in a new browser where it can."""

    first: Visit
    later: Visit


def pair(setting: Setting) -> tuple[Visits, Visits]:
    """The bare page's visits and ours, one after another."""
    with tempfile.TemporaryDirectory() as folder:
        return _visits(_bare_site(Path(folder)), setting), _visits(DIST, setting)


def _visits(root: Path, setting: Setting) -> Visits:
    with served(root) as server, tempfile.TemporaryDirectory() as folder:
        open_browser = functools.partial(BROWSERS[setting.browser], Path(folder))
        look = functools.partial(_visit, server, setting, Path(folder))
        with open_browser() as (go, run):
            time.sleep(SETTLING)
            first = look(go, run)
            if root == DIST:
                until(lambda: run(KEPT), "snapshot")
            time.sleep(1)  # for what the browser writes later
            if setting.browser in FORGETFUL:
                go("about:blank")
                time.sleep(1)
                return Visits(first, look(go, run))
        with open_browser() as (go, run):
            time.sleep(SETTLING)
            return Visits(first, look(go, run))


def _visit(
    server: Server, setting: Setting, profile: Path, go: Callable[[str], object], run: Callable[[str], Any]
) -> Visit:
    server.rate = setting.megabits and setting.megabits * 125_000
    server.delay = setting.delay
    before = server.sent
    with Brake(profile, setting.times):
        go(server.url)
        visit = Visit(**marks(run), sent=server.sent - before)
    server.rate, server.delay = None, 0
    return visit


@contextlib.contextmanager
def served(root: Path) -> Iterator[Server]:
    """A host that compresses, as GitHub Pages does, with everything compressed beforehand."""
    with Server(root=root, gzip=True, max_age=600) as server:
        server.warm()
        yield server


def _bare_site(folder: Path) -> Path:
    """The bare page with plain Pyodide, as npm gives it, and our wheel."""
    wheel = next(CORE.glob("*.whl"))
    for path in (*BARE.iterdir(), *PYODIDE.iterdir(), wheel):
        shutil.copy2(path, folder)
    (folder / "task.json").write_text(json.dumps({"wheel": wheel.name, "question": json.dumps(QUESTION)}))
    return folder


def marks(run: Callable[[str], Any]) -> dict[str, float]:
    """What the page notes of itself, once it has its first result."""
    return until(lambda: (told := run(MARKS + "return window.marks")) and "result" in told and told, "result")


def until(look: Callable[[], Any], what: str) -> Any:
    """What `look` answers once that is something; a page that is just going answers nothing."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(Exception):  # each driver has errors of its own for a page that goes
            if found := look():
                return found
        time.sleep(0.1)
    raise TimeoutError(f"no {what}")
