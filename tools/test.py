"""Runs every test: the core's on the built wheel with its coverage, then those of the engine and the page."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.paths import SITE

CORE = ("tests/core", "tests/games")
# Where every visit starts from the snapshot of the engine; those marked `once` are not played a second time.
LATER = ("-m", "not once", "tests/page")
REST = ("tests/messages", "tests/packaging", "tests/engine", "tests/page")
PYTEST = ("-m", "pytest")
COVERED = ("-m", "coverage", "run", *PYTEST)


def main() -> int:
    """Passes the options on to pytest where there are any; the closing line is pytest's."""
    if len(sys.argv) > 1:
        return _python(*PYTEST, *sys.argv[1:])
    failed = _python(*COVERED, *CORE) or _python("-m", "coverage", "report")
    failed = _python(*PYTEST, *LATER, ALEATOR_START="snapshot") or failed
    return _python(*PYTEST, *REST) or failed


def _python(*arguments: str, **more: str) -> int:
    env = {**os.environ, "PYTHONPATH": str(SITE), **more}
    return subprocess.run([sys.executable, *arguments], env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
