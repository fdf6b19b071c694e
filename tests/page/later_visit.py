"""A later visit: what an earlier one has kept is there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tools.paths import PARTS

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

    from tools.serve import Server

SHIPPED = json.loads(PARTS.read_text())
SNAPSHOT = SHIPPED["snapshot"]["path"]
STORE = "aleator-snapshot /repo/"
KEEP = "async ({store, path}) => (await caches.open(store)).add(new URL(path, document.baseURI))"


def keep_snapshot(context: BrowserContext, site: Server) -> None:
    """Leaves the snapshot as an earlier visit would, without the page."""
    page = context.new_page()
    page.goto(site.url + SHIPPED["core"] + "pyodide-lock.json")
    page.evaluate(KEEP, {"store": STORE, "path": site.url + SNAPSHOT})
    page.close()
