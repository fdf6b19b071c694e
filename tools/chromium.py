"""The browser of the page's tests, pictures and measurements: the system's Chromium, or else Playwright's own."""

from __future__ import annotations

import shutil
from typing import Any

LAUNCH: dict[str, Any] = {
    "executable_path": shutil.which("chromium") or shutil.which("chromium-browser"),
    # No talk of its own on the network; and a container's root has no sandbox.
    "args": [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-domain-reliability",
    ],
}
