"""Tables of visits."""

from __future__ import annotations

import dataclasses
import statistics
from typing import TYPE_CHECKING

from bench.drivers import missing
from bench.visits import Setting, Visit, Visits, pair

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FAST = {"megabits": 10, "delay": 0.04}
SLOW = {"megabits": 1.6, "delay": 0.15}
AIMED_AT = Setting(**FAST, times=4)
WEBKIT = Setting(browser="WebKitGTK")
CHROMIUM = [
    Setting(),
    Setting(**FAST),
    AIMED_AT,
    Setting(**FAST, times=6),
    Setting(**SLOW, times=4),
]
OTHERS = [Setting(browser="Firefox"), WEBKIT]
ROUNDS = 3  # where there are targets
HEAD = """| browser | line | processor | | MB | paint, s | form, s | first result, s | later result, s |
|---|---|---|---|---|---|---|---|---|"""
TARGETS = """A bare page with plain Pyodide and the same wheel, and ours, with ratios to the bare page's bytes and first
result. Targets, at 10 Mb/s and a fourth of the processor: 0.80 of the bytes, 0.65 of the time to the first
result, a form in less than 0.10 of that; later visits 0.25 in Chromium, 0.20 in WebKitGTK. Where there are
targets, each figure is the middle one of three."""


def tables(*, quick: bool) -> Iterator[str]:
    """A row for the plain page and one for ours, in each setting."""
    yield TARGETS
    yield ""
    yield HEAD
    for setting in [AIMED_AT] if quick else [*CHROMIUM, *OTHERS]:
        if lacking := missing(setting.browser):
            yield f"| {setting.browser} | | | not measured: {' and '.join(lacking)} not there | | | | | |"
            continue
        yield from _rows(setting, 1 if quick or setting not in {AIMED_AT, WEBKIT} else ROUNDS)


def _rows(setting: Setting, rounds: int) -> Iterator[str]:
    """The middle one of each figure's rounds: the machine has other work at times."""
    plain, ours = (_middle(visits) for visits in zip(*(pair(setting) for _ in range(rounds)), strict=True))
    where = f"{setting.browser} | {_line(setting)} | 1/{setting.times}"
    yield f"| {where} | plain | {_cells(plain, None)} |"
    yield f"| {where} | ours | {_cells(ours, plain)} |"


def _middle(rounds: Sequence[Visits]) -> Visits:
    return Visits(*(_middle_visit([getattr(one, part) for one in rounds]) for part in ("first", "later")))


def _middle_visit(rounds: Sequence[Visit]) -> Visit:
    return Visit(*map(statistics.median_low, zip(*map(dataclasses.astuple, rounds), strict=True)))


def _line(setting: Setting) -> str:
    return f"{setting.megabits} Mb/s, {1000 * setting.delay:.0f} ms" if setting.megabits else "none"


def _cells(visits: Visits, plain: Visits | None) -> str:
    first, later = visits.first, visits.later
    sent = f"{first.sent / 1e6:.2f}" + (f" ({first.sent / plain.first.sent:.2f})" if plain else "")
    spans = (first.paint, first.form, first.result, later.result)
    ratios = [f" ({span / plain.first.result:.2f})" if plain else "" for span in spans]
    return " | ".join([sent, *(f"{span / 1000:.2f}{ratio}" for span, ratio in zip(spans, ratios, strict=True))])
