"""Whether a page that is opened again and again keeps what it took."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.brake import renderers
from bench.drivers import chromium
from bench.visits import marks, served
from tools.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Iterator

TIMES = 20
SETTLED = 4  # visits after which a browser has what it keeps


def tables() -> Iterator[str]:
    """The memory of the browser's renderers, along twenty visits of one tab."""
    with served(DIST) as server, tempfile.TemporaryDirectory() as folder, chromium(Path(folder)) as (go, run):
        sizes = []
        for _ in range(TIMES):
            go("about:blank")
            go(server.url)
            marks(run)
            time.sleep(0.5)
            sizes.append(sum(map(_resident, renderers(Path(folder)))))
    growth = sizes[-1] / max(sizes[:SETTLED]) - 1
    yield f"Chromium's renderers after 1, {SETTLED}, {TIMES} visits of one tab:"
    yield f"{sizes[0]:.0f}, {sizes[SETTLED - 1]:.0f}, {sizes[-1]:.0f} MB,"
    yield f"the last {100 * growth:+.0f} % over the most of the first {SETTLED}."


def _resident(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096 / 2**20
