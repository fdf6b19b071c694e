"""The rules core as the page loads it: a byte-compiled wheel and the lock that names it."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import archive
from tools.paths import CORE, PYODIDE, SITE, WHEELS

LOCK = "pyodide-lock.json"


def make() -> None:
    """Makes the wheel, the same unpacked for CPython, and the compiled one with its lock."""
    for folder in (WHEELS, SITE, CORE):
        shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "build", "-qq", "--wheel", "--no-isolation", "--outdir", str(WHEELS)]
    subprocess.run(command, check=True, env={**os.environ, **archive.FIXED_CLOCK})
    wheel = next(WHEELS.glob("*.whl"))
    shutil.unpack_archive(wheel, SITE, "zip")
    _record(wheel)
    _compile(wheel)


def _record(wheel: Path) -> None:
    """Records the wheel in Pyodide's lock, emptied of the packages that the page never loads."""
    CORE.mkdir(parents=True)
    lock = json.loads((PYODIDE / LOCK).read_text())
    (CORE / LOCK).write_text(json.dumps({**lock, "packages": {}}))
    paths = ["--input", str(CORE / LOCK), "--output", str(CORE / LOCK), "--base-path", str(WHEELS)]
    pyodide = str(Path(sys.executable).with_name("pyodide"))
    subprocess.run([pyodide, "lockfile", "add-wheels", *paths, str(wheel)], check=True, stdout=subprocess.DEVNULL)


def _compile(wheel: Path) -> None:
    """Compiles the wheel, after `add-wheels`, which refuses compiled ones, and corrects its hash."""
    shutil.copy2(wheel, CORE)
    archive.byte_compile(CORE)
    compiled = next(CORE.glob("*.whl"))
    lock = json.loads((CORE / LOCK).read_text())
    lock["packages"]["aleator"]["sha256"] = hashlib.sha256(compiled.read_bytes()).hexdigest()
    (CORE / LOCK).write_text(json.dumps(lock, sort_keys=True, separators=(",", ":")))
