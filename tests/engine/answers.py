"""Runs anywhere: answers the requests of one file, a line each, into another; `arguments` names both."""

import sys

from aleator import bridge

requests, answers = globals().get("arguments") or sys.argv[1:]
with open(requests) as given, open(answers, "w") as told:  # noqa: PTH123 - the engine may have no pathlib
    told.writelines(bridge.handle(line) + "\n" for line in given)
