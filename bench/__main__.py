"""`./build.sh bench`: measures what a player waits for, and prints it as Markdown. `--write` keeps it in docs/."""

from __future__ import annotations

import argparse
import datetime as dt
import os
import platform
from pathlib import Path
from typing import TYPE_CHECKING

from bench import frames, games, memory, python, starts

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT = Path("docs/measurements.md")


def report(*, quick: bool) -> Iterator[str]:
    """All tables under their headings."""
    yield "# Measurements"
    yield ""
    yield f"By `./build.sh bench{' --quick' if quick else ''}`, {dt.datetime.now(dt.UTC):%d %B %Y}. {_machine()}"
    yield ""
    yield from _section("Visits", starts.tables(quick=quick))
    yield from _section("Questions in Pyodide", games.tables())
    if not quick:
        yield from _section("What moves, in Chromium", frames.tables())
        yield from _section("Memory", memory.tables())
        yield from _section("Odds in CPython", python.tables())


def _section(title: str, lines: Iterator[str]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    yield from lines
    yield ""


def _machine() -> str:
    told = Path("/proc/cpuinfo").read_text().splitlines()
    name = next((line.partition(": ")[2] for line in told if "model name" in line), platform.machine())
    return f"{os.cpu_count()} cores of {name}; load by other work at the start: {os.getloadavg()[0]:.1f}."


options = argparse.ArgumentParser(prog="./build.sh bench", description=__doc__)
options.add_argument("--quick", action="store_true", help="one setting, about a minute")
options.add_argument("--write", action="store_true", help=f"keep the figures in {KEPT}")
given = options.parse_args()
lines = []
for line in report(quick=given.quick):
    print(line, flush=True)
    lines.append(line)
if given.write:
    KEPT.write_text("\n".join(lines))
