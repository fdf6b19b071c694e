"""Builds `dist/`: the core, the engine around it, the games as JSON, and the page over them."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import archive, core, stdlib
from tools.paths import BUILD, CORE, GAMES, PARTS, PYODIDE, SHIPPED, SITE

ENGINE_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
CHECKED = ("stdlib/", "core/")  # scripts have no way, and wasm would not be compiled while it comes
CORE_INPUTS = ("py", "tools", "pyproject.toml", "requirements.lock", "package-lock.json", "LICENSE")
STAMP = BUILD / "stamp"
SAME_EVERYWHERE = {"PATH": os.environ["PATH"], "TZ": "UTC"}  # the engine takes in where it starts


def main() -> None:
    """Makes what Python makes, where its inputs changed, then bundles the page."""
    node = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout  # lays out memory
    now = _content(*CORE_INPUTS) + node
    if not STAMP.exists() or STAMP.read_text() != now:
        STAMP.unlink(missing_ok=True)
        _make_engine()
        STAMP.write_text(now)
    subprocess.run(["node", "tools/bundle.mjs"], check=True)


def _content(*inputs: str) -> str:
    """A hash over the names and bytes of all files of `inputs`."""
    found = (p for i in inputs for p in (Path(i), *Path(i).rglob("*")))
    files = sorted(p for p in found if p.is_file() and "__pycache__" not in p.parts)
    return archive.digest(*(part for p in files for part in (bytes(p), p.read_bytes())))


def _make_engine() -> None:
    core.make()
    _make_games()
    shutil.rmtree(SHIPPED, ignore_errors=True)
    engine = {name: (PYODIDE / name).read_bytes() for name in ENGINE_FILES}
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    library = {stdlib.NAME: stdlib.make()}
    wheel = {path.name: path.read_bytes() for path in CORE.iterdir()}
    parts: dict[str, object] = {
        "engine": _ship(f"engine/{version}-", engine),
        "stdlib": _ship("stdlib/", library) + stdlib.NAME,
        "core": (folder := _ship("core/", wheel)),
        "wheel": folder + next(name for name in wheel if name.endswith(".whl")),
    }
    files = {str(p.relative_to(SHIPPED)): p.read_bytes() for p in sorted(SHIPPED.rglob("*")) if p.is_file()}
    parts["sizes"] = {name: len(data) for name, data in files.items()}
    parts["integrity"] = {name: _integrity(data) for name, data in files.items() if name.startswith(CHECKED)}
    PARTS.write_text(json.dumps(parts))
    PARTS.write_text(json.dumps({**parts, "snapshot": _make_snapshot()}))


def _make_snapshot() -> dict[str, object]:
    """The memory of the engine once it has started, and what its loader must know of it."""
    made = BUILD / "snapshot.bin"
    command = ["node", "tools/snapshot.mjs", str(made)]
    run = subprocess.run(command, check=True, env=SAME_EVERYWHERE, stdout=subprocess.PIPE, text=True)
    data = made.read_bytes()
    folder = _ship("snapshot/", {made.name: data})
    return {"path": folder + made.name, **json.loads(run.stdout)}


def _integrity(data: bytes) -> str:
    """As browsers want it, who give nothing of a file to its reader before they have checked the whole."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def _ship(prefix: str, files: dict[str, bytes]) -> str:
    """Lays `files` into a folder named by their content, and returns the folder, with its slash."""
    folder = prefix + archive.digest(*(files[name] for name in sorted(files)))
    (SHIPPED / folder).mkdir(parents=True)
    for name, data in files.items():
        (SHIPPED / folder / name).write_bytes(data)
    return folder + "/"


def _make_games() -> None:
    """Asks the core in a process of its own: this one may have seen an older core."""
    env = {**os.environ, "PYTHONPATH": str(SITE)}
    command = [sys.executable, "-m", "tools.games"]
    run = subprocess.run(command, check=True, env=env, stdout=subprocess.PIPE)
    GAMES.write_bytes(run.stdout)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"build: stopped, as this failed: {' '.join(error.cmd)}")
