"""Zip archives that come out the same, byte for byte, whenever they are made."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

EPOCH = (1980, 1, 1, 0, 0, 0)
FIXED_CLOCK = {"SOURCE_DATE_EPOCH": "315532800"}  # any moment will do; byte code then bears a hash in place of a time
BARE = {"PYTHONOPTIMIZE": "2", "PYTHONNODEBUGRANGES": "1"}  # lines are kept: a defect is reported by them


def digest(*parts: bytes) -> str:
    """The short content hash that stands in the names of folders."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:12]


def members(archive: Path) -> dict[str, bytes]:
    """The files of a zip archive by name, without its folders."""
    with zipfile.ZipFile(archive) as source:
        return {n: source.read(n) for n in source.namelist() if not n.endswith("/")}


def byte_compile(folder: Path) -> None:
    """Replaces each `.py` in the archives of `folder` by its byte code, without docstrings, asserts or columns.

    The wheels take the name of their kind; a lock that lies beside them follows.
    """
    pyodide = str(Path(sys.executable).with_name("pyodide"))
    command = [sys.executable, pyodide, "py-compile", "--silent", str(folder)]
    subprocess.run(command, check=True, env={**os.environ, **BARE, **FIXED_CLOCK})
    for archive in sorted((*folder.glob("*.whl"), *folder.glob("*.zip"))):
        write(archive, members(archive))  # zipped anew: its entries bore the time of day


def write(archive: Path, files: Mapping[str, bytes]) -> None:
    """Writes a zip archive whose bytes depend on `files` alone."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, files[name])
