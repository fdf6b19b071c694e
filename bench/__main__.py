"""`./build.sh bench`: runs each measurement and prints its figures beside their targets."""

from __future__ import annotations

from bench import board, browser, engine, python

MEASUREMENTS = (python.odds, engine.odds, browser.resolve, browser.start, board.drag)

for measure in MEASUREMENTS:
    for line in measure():
        print(line, flush=True)
