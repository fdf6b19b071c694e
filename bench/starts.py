"""Tables of visits."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from bench.drivers import missing
from bench.visits import Setting, Visits, pair

if TYPE_CHECKING:
    from collections.abc import Iterator

FAST = {"megabits": 10, "delay": 0.04}
SLOW = {"megabits": 1.6, "delay": 0.15}
AIMED_AT = Setting(**FAST, times=4)
CHROMIUM = [
    Setting(),
    Setting(**FAST),
    AIMED_AT,
    Setting(**FAST, times=6),
    Setting(**SLOW, times=4),
]
OTHERS = [Setting(browser="Firefox"), Setting(browser="WebKitGTK")]
HEAD = """| browser | line | processor | | MB | paint, s | form, s | first result, s | later result, s |
|---|---|---|---|---|---|---|---|---|"""
TARGETS = """A bare page with plain Pyodide and the same wheel, and ours, with ratios to the bare page's bytes and first
result. Targets, at 10 Mb/s and a fourth of the processor: 0.80 of the bytes, 0.65 of the time to the first
result, a form in less than 0.10 of that; later visits 0.25 in Chromium, 0.20 in WebKitGTK."""


def tables(*, quick: bool) -> Iterator[str]:
    """A row for the plain page and one for ours, in each setting."""
    yield TARGETS
    yield ""
    yield HEAD
    for setting in [AIMED_AT] if quick else [*CHROMIUM, *OTHERS]:
        if lacking := missing(setting.browser):
            yield f"| {setting.browser} | | | not measured: {' and '.join(lacking)} not there | | | | | |"
            continue
        yield from _rows(setting, 3 if setting == AIMED_AT and not quick else 1)


def _rows(setting: Setting, rounds: int) -> Iterator[str]:
    """The round whose ratio is the middle one: the machine has other work at times."""
    found = [pair(setting) for _ in range(rounds)]
    middle = statistics.median_low(ours.first.result / plain.first.result for plain, ours in found)
    plain, ours = next(one for one in found if one[1].first.result / one[0].first.result == middle)
    where = f"{setting.browser} | {_line(setting)} | 1/{setting.times}"
    yield f"| {where} | plain | {_cells(plain, None)} |"
    yield f"| {where} | ours | {_cells(ours, plain)} |"


def _line(setting: Setting) -> str:
    return f"{setting.megabits} Mb/s, {1000 * setting.delay:.0f} ms" if setting.megabits else "none"


def _cells(visits: Visits, plain: Visits | None) -> str:
    first, later = visits.first, visits.later
    sent = f"{first.sent / 1e6:.2f}" + (f" ({first.sent / plain.first.sent:.2f})" if plain else "")
    spans = (first.paint, first.form, first.result, later.result)
    ratios = [f" ({span / plain.first.result:.2f})" if plain else "" for span in spans]
    return " | ".join([sent, *(f"{span / 1000:.2f}{ratio}" for span, ratio in zip(spans, ratios, strict=True))])
