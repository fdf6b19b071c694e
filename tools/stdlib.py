"""Python's standard library, cut to what a page comes to import, and the rest for the tests."""

from __future__ import annotations

import json
import subprocess

from tools import archive
from tools.paths import CORE, LIBRARY, PYODIDE, SPARE_MODULES

NAME = "python_stdlib.zip"

# Needed, though the trace does not pass there.
KEPT = {
    "encodings.cp437": "zipimport reads names in zip archives by it",
    "encodings.latin_1": "Python's last resort where no locale is set",
    "traceback": "a defect of the core is reported with its traceback",
    "linecache": "traceback looks for source lines, even where none are shipped",
    "tokenize": "linecache opens sources through it",
}


def make() -> bytes:
    """The shipped library as a zip archive's bytes; the modules left out go to the tests' own zip."""
    wanted = {*_traced(), *KEPT}
    files = archive.members(PYODIDE / NAME)
    shipped = {name: data for name, data in files.items() if _module(name) in wanted}
    spare = {name: data for name, data in files.items() if name not in shipped}
    archive.write(SPARE_MODULES, spare)
    archive.write(LIBRARY / NAME, shipped)
    archive.byte_compile(LIBRARY)
    return (LIBRARY / NAME).read_bytes()


def _traced() -> list[str]:
    command = ["node", "tools/trace.mjs", str(CORE)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    names: list[str] = json.loads(run.stdout.splitlines()[-1])
    return names


def _module(name: str) -> str:
    """`json/__init__.py` and the data files beside it belong to `json`."""
    package, _, file = name.rpartition("/")
    stem, _, suffix = file.rpartition(".")
    parts = [*package.split("/"), *([stem] if suffix == "py" and stem != "__init__" else [])]
    return ".".join(filter(None, parts))
