"""Runs inside the shipped engine: pytest over the paths in `arguments`, which boot.mjs has set.

Pytest and hypothesis need modules of Python that are not shipped. They come from the spare ones, but
a module of the core that asks for one is refused: the page would not have it.
"""

# ruff: noqa: F821  `arguments` is set by boot.mjs
import os
import re
import sys
from importlib.machinery import ModuleSpec, PathFinder

PROJECT = "/project"
SPARE = [PROJECT + "/build/spare_modules.zip", PROJECT + "/.venv/lib/python3.13/site-packages"]
COMMAND_LINE = "aleator.cli"  # never imported by the page


class Spare:
    """Finds the modules that are not shipped, unless the core is who asks."""

    def find_spec(self, name: str, _path: object = None, target: object = None) -> ModuleSpec | None:
        """The module's spec; the nearest frame that is neither Python's nor Pyodide's tells who asks."""
        package = name.rpartition(".")[0].replace(".", "/")
        spec = PathFinder.find_spec(name, [f"{folder}/{package}" for folder in SPARE] if package else SPARE, target)
        if spec and _asker().startswith("aleator"):
            raise ModuleNotFoundError(f"{name} is not shipped, and {_asker()} needs it", name=name)
        return spec


def _asker() -> str:
    frame = sys._getframe(2)
    while frame and re.search(r"^<frozen|[.]zip/", frame.f_code.co_filename):
        frame = frame.f_back
    name = frame.f_globals.get("__name__", "") if frame else ""
    return "" if name == COMMAND_LINE else name


sys.dont_write_bytecode = True
sys.path[:] = filter(None, sys.path)  # the empty one would find the folder py/ where pytest means its module
sys.meta_path.append(Spare())
os.environ["ALEATOR_PROFILE"] = "engine"
os.chdir(PROJECT)

import pytest  # noqa: E402  found by what is set up above

ABSENT = ("cacheprovider", "playwright", "faulthandler")
options = [option for name in ABSENT for option in ("-p", f"no:{name}")]
status = int(pytest.main([*options, "--tb=short", "-q", *arguments]))
