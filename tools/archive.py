"""Zip archives that come out the same, byte for byte, whenever they are made."""

from __future__ import annotations

import hashlib
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
UNCHECKED = b"\1\0\0\0" + b"\0" * 8  # a hash-based .pyc (PEP 552) whose hash nobody looks at


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


def byte_compiled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files with each `.py` replaced by its byte code, without docstrings or asserts.

    The byte code is never checked against a source: none is shipped.
    """
    return dict(_compiled(name, data) for name, data in files.items())


def _compiled(name: str, data: bytes) -> tuple[str, bytes]:
    if not name.endswith(".py"):
        return name, data
    code = compile(data, name, "exec", dont_inherit=True, optimize=2)
    return name + "c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def write(archive: Path, files: Mapping[str, bytes]) -> None:
    """Writes a zip archive whose bytes depend on `files` alone."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, files[name])
