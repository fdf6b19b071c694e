"""Exact odds in the shipped engine, in Node."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET = 50


def odds() -> Iterator[str]:
    """The largest attack that the fields allow."""
    command = ["node", "tests/engine/boot.mjs", "bench/inside.py"]
    took = float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-1])
    yield f"Pyodide, exact odds of 200 v 200: {took:.1f} ms (target {TARGET} ms)"
