"""The shipped engine, booted in Node from `dist/`: any request to the outside is a failure there."""

import subprocess
from pathlib import Path

import pytest

ENGINE = Path("tests/engine")


def _run(*arguments: str) -> None:
    run = subprocess.run(
        ["node", ENGINE / "boot.mjs", *arguments], capture_output=True, text=True, timeout=1200, check=False
    )
    if run.returncode:
        pytest.fail(run.stdout[-8000:] + run.stderr[-2000:])


@pytest.mark.parametrize("start", [[], ["--snapshot"]], ids=["plain", "snapshot"])
def test_rehearsal(start: list[str]) -> None:
    """The pruned library alone, and the snapshot without one, answer every question about every example."""
    _run(*start, "tools/rehearsal.py")


@pytest.mark.parametrize("start", [[], ["--snapshot"]], ids=["plain", "snapshot"])
def test_hostile_requests(start: list[str]) -> None:
    """Deep and long requests are refused, and the engine goes on."""
    _run(*start, str(ENGINE / "hostile.py"))


@pytest.mark.parametrize("start", [[], ["--snapshot-and-files"]], ids=["plain", "snapshot"])
def test_core_suite(start: list[str]) -> None:
    """The core's own tests pass inside the shipped engine, which gives the core no module beyond its own."""
    _run(*start, str(ENGINE / "suite.py"), "tests/core", "tests/games")
