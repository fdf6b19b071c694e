"""What is shipped, and what is not."""

import json
import re
import zipfile
from pathlib import Path

DIST = Path("dist")
PARTS = json.loads(Path("build/parts.json").read_text())


def test_the_wheel_is_byte_code() -> None:
    """The shipped core holds no source: its byte code is read at once."""
    wheel = next((DIST / PARTS["core"]).glob("*.whl"))

    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".py")]


def test_no_test_module_is_shipped() -> None:
    """The tests' own modules stay out of the shipped library."""
    names = zipfile.ZipFile(DIST / PARTS["stdlib"]).namelist()

    assert not [name for name in names if re.match(r"(unittest|doctest|pydoc|test|pytest|hypothesis)\b", name)]


def test_the_lock_names_the_core_alone() -> None:
    """Pyodide could fetch nothing else, from anywhere."""
    lock = json.loads((DIST / PARTS["core"] / "pyodide-lock.json").read_text())

    assert list(lock["packages"]) == ["aleator"]


def test_addresses_are_relative() -> None:
    """No file of the page names an address that a sub-path or a strict policy would break."""
    page = (DIST / "index.html").read_text()

    assert not re.findall(r"""(?:src|href)=["'](?:/|https?:)[^"']*""", page)


def test_first_visit_is_small() -> None:
    """The library and the core together stay under 1.1 MB, as they come over the line."""
    sizes = [size for path, size in PARTS["sizes"].items() if path.startswith(("stdlib/", "core/"))]

    assert sum(sizes) < 1_100_000


def test_snapshot_is_small() -> None:
    """The snapshot for later visits stays under 3 MB, as it comes over the line."""
    assert (DIST / PARTS["snapshot"]["path"]).stat().st_size < 3_000_000


def test_build_id_is_everywhere() -> None:
    """The page, its script and its locales carry one build's name, to be compared at start."""
    build = re.search(r'data-build="([0-9a-f]{12})"', (DIST / "index.html").read_text())
    assert build
    carriers = [path.name for path in (DIST / "assets").glob("*.js") if build[1] in path.read_text()]

    assert {name.rpartition("-")[0] for name in carriers} >= {"app", "en", "de", "ru", "pt-BR"}
