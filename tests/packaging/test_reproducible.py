"""What is built depends on the sources alone."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDERS = ("py", "web", "tools")
FILES = ("index.html", "pyproject.toml", "package.json", "package-lock.json", "requirements.lock", "LICENSE")


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site built once more, elsewhere, at another time, with another seed for hashes."""
    place = tmp_path_factory.mktemp("second")
    for name in FOLDERS:
        shutil.copytree(name, place / name)
    for name in FILES:
        shutil.copy2(name, place / name)
    (place / "node_modules").symlink_to(Path("node_modules").resolve())
    env = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    subprocess.run([sys.executable, "-m", "tools.build"], cwd=place, env=env, check=True, capture_output=True)
    return place / "dist"


def _hashes(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_two_builds_are_the_same(second: Path) -> None:
    """Two builds of the same sources agree in every byte of every file."""
    assert _hashes(second) == _hashes(Path("dist"))
