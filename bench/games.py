"""The heaviest questions of each game, in the shipped engine in Node."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

from bench.heavy import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAP = 64  # MB


def tables() -> Iterator[str]:
    """A Markdown table."""
    requests = json.dumps([one["request"] for one in QUESTIONS])
    command = ["node", "tests/engine/boot.mjs", "bench/inside.py", requests]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(run.stdout.splitlines()[-1])
    yield "| question | first, ms | best, ms | target, ms |"
    yield "|---|---|---|---|"
    for one, took in zip(QUESTIONS, found, strict=True):
        yield f"| {one['what']} | {took['first']:.1f} | {took['best']:.1f} | {one['target'] or '-'} |"
    yield ""
    yield f"The engine's memory after all of these: {found[-1]['memory']:.0f} MB (target {HEAP} MB)."
