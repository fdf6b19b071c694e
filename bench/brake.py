"""A slower processor: a browser's renderers are stopped for most of the time.

The debugger's own throttle holds the page's thread alone, and the engine runs in a worker.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

RUN = 0.004  # seconds at a time


class Brake:
    """While entered, the renderers of the browser on `profile` get one part in `times` of their time."""

    def __init__(self, profile: Path, times: int) -> None:
        self._profile = profile
        self._times = times
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._hold)

    def __enter__(self) -> Self:
        """Starts to hold, unless there is nothing to slow down."""
        if self._times > 1:
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Lets go."""
        self._done.set()
        if self._times > 1:
            self._thread.join()

    def _hold(self) -> None:
        ran = held = 0.0
        held_ones, looked = renderers(self._profile), time.perf_counter()
        while not self._done.is_set():
            start = time.perf_counter()
            if start - looked > 0.1:
                held_ones, looked = renderers(self._profile), start
            time.sleep(RUN)
            ran += time.perf_counter() - start
            self._send(held_ones, signal.SIGSTOP)
            start = time.perf_counter()
            time.sleep(max(0.001, ran * (self._times - 1) - held))  # late wakings even out
            held += time.perf_counter() - start
            self._send(held_ones, signal.SIGCONT)

    @staticmethod
    def _send(ones: list[int], sign: signal.Signals) -> None:
        for one in ones:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, sign)


def renderers(profile: Path) -> list[int]:
    """The processes that run the pages of the browser on `profile`."""
    return [int(process.name) for process in Path("/proc").glob("[0-9]*") if _is_renderer(process, str(profile))]


def _is_renderer(process: Path, profile: str) -> bool:
    with contextlib.suppress(OSError):
        command = (process / "cmdline").read_text(errors="replace")
        return "--type=renderer" in command and profile in command
    return False
