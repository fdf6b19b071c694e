"""The command line: `python -m aleator`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from string import punctuation
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from aleator.game import find_game, game_ids, games
from aleator.link import from_fragment, to_fragment
from aleator.odds import odds
from aleator.problems import Problem, ScenarioError
from aleator.question import ask
from aleator.result import resolve
from aleator.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Callable

BAD_INPUT = 2


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 for an answer, 2 for bad input with one line a problem on stderr."""
    options = _parser().parse_args(arguments)
    try:
        _COMMANDS[options.command](options)
    except ScenarioError as error:
        sys.stderr.write("".join(f"{problem}\n" for problem in error.problems))
        return BAD_INPUT
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("aleator", description="Referee attacks, exactly.")
    commands = parser.add_subparsers(dest="command", required=True)
    listing = commands.add_parser("games", help="the ids of the games, or one whole game")
    listing.add_argument("game", nargs="?")
    for name, about in _ON_SCENARIOS.items():
        command = commands.add_parser(name, help=about)
        if name == "ask":
            command.add_argument("question")
        command.add_argument("file", nargs="?", type=Path, help="default: standard input")
        if name != "ask":
            command.add_argument("--lines", action="store_true", help="JSON Lines in and out")
        if name == "link":
            command.add_argument("--base", default="", help="the page's address")
    opening = commands.add_parser("open", help="the scenario in a link")
    opening.add_argument("link")
    return parser


_ON_SCENARIOS = {
    "resolve": "what an attack comes to",
    "odds": "its exact odds",
    "link": "a link that opens to it",
    "ask": "a question of a game's own",
}


def _say(value: Any) -> None:
    sys.stdout.write(json.dumps(value) + "\n")


def _games(options: argparse.Namespace) -> None:
    if options.game is None:
        _say([game.id for game in games()])
    elif options.game in game_ids():
        _say(find_game(options.game).declare())
    else:
        raise ScenarioError(Problem("game", "unknown-game", options.game, game_ids()))


def _answers(answer: Callable[[Scenario, argparse.Namespace], Any]) -> Any:
    def run(options: argparse.Namespace) -> None:
        raw = _read(options.file)
        if not options.lines:
            found = answer(Scenario.from_json(_decoded(raw)), options)
            sys.stdout.write(f"{found}\n") if isinstance(found, str) else _say(found)
            return
        for line in raw.removesuffix(b"\n").split(b"\n"):
            _say(_line(line, lambda scenario: answer(scenario, options)))

    return run


def _line(line: bytes, answer: Callable[[Scenario], Any]) -> Any:
    try:
        return answer(Scenario.from_json(_decoded(line)))
    except ScenarioError as error:
        return {"error": {"problems": [problem.to_json() for problem in error.problems]}}


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise ScenarioError(Problem("", "not-json", error.start)) from None


def _read(file: Path | None) -> bytes:
    try:
        return sys.stdin.buffer.read() if file is None else file.read_bytes()
    except OSError as error:
        raise ScenarioError(Problem("file", "unreadable", f"{file}: {error.strerror}")) from None


def _address(base: str, fragment: str) -> str:
    """A link that any terminal can print: what is not ASCII in the page's address is escaped."""
    return f"{quote(base, safe=punctuation, errors='surrogateescape')}#{fragment}"


def _ask(options: argparse.Namespace) -> None:
    _say(ask(Scenario.from_json(_decoded(_read(options.file))), options.question))


_COMMANDS: dict[str, Callable[[argparse.Namespace], None]] = {
    "games": _games,
    "resolve": _answers(lambda scenario, _: resolve(scenario).to_json()),
    "odds": _answers(lambda scenario, _: odds(scenario).to_json()),
    "link": _answers(lambda scenario, options: _address(options.base, to_fragment(scenario))),
    "ask": _ask,
    "open": lambda options: _say(from_fragment(options.link).to_json()),
}
