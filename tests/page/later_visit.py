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
UNPACKED = {
    "store": STORE,
    "path": SNAPSHOT,
    "wasm": SHIPPED["engine"] + "pyodide.asm.wasm",
    **SHIPPED["snapshot"]["segment"],
}
"""What `KEEP` needs to know, with `home`, the page's address, and how to spoil what is kept: `wrong`, `cut`, or not."""
KEEP = """async ({home, store, path, wasm, from, length, to, spoil}) => {
    const ask = async (one) => (await fetch(home + one, {cache: "no-store"})).arrayBuffer();
    const zipped = new Blob([await ask(path)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const memory = new Uint8Array(await new Response(zipped).arrayBuffer());
    const code = new Uint8Array(await ask(wasm));
    const heap = new DataView(memory.buffer).getUint32(4, true) + to;
    for (let i = 0; i < length; i += 1) memory[heap + i] ^= code[from + i];
    if (spoil === "wrong") memory[memory.length >> 1] ^= 1;
    const kept = spoil === "cut" ? memory.slice(0, 1000) : memory;
    await (await caches.open(store)).put(home + path, new Response(kept));
}"""


def keep_snapshot(context: BrowserContext, site: Server) -> None:
    """Leaves the snapshot as an earlier visit would, without the page."""
    page = context.new_page()
    page.goto(site.url + SHIPPED["core"] + "pyodide-lock.json")
    page.evaluate(KEEP, {"home": site.url, **UNPACKED})
    page.close()
