"""Where things lie. Every path is relative to the project's root, from which all tools run."""

from pathlib import Path

BUILD = Path("build")
DIST = Path("dist")
PYODIDE = Path("node_modules/pyodide")
WHEELS = BUILD / "wheel"
CORE = BUILD / "core"
SITE = BUILD / "site"  # the wheel unpacked, for CPython
SHIPPED = BUILD / "shipped"  # what Python puts into dist/
LIBRARY = BUILD / "library"  # Python's own, as shipped
SPARE_MODULES = BUILD / "spare_modules.zip"
GAMES = BUILD / "games.json"
PARTS = BUILD / "parts.json"
