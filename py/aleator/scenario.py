"""A scenario: one attack with everything needed to repeat it, read strictly."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, reduce
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from aleator.dice import SEED_BYTES
from aleator.fields import Text, join, repeated
from aleator.game import Game, find_game, game_ids
from aleator.jsontext import read_json, write_json
from aleator.problems import Problem, ScenarioError
from aleator.records import Record
from aleator.table import Hand, Played, play
from aleator.weighing import askable

if TYPE_CHECKING:
    from collections.abc import Callable

    from aleator.rules import Rules

FORMAT = 1
_SEED = re.compile("[A-Za-z0-9_-]{22}")  # 16 bytes
LONGEST_FILE = 1 << 20  # characters
LONGEST_TITLE = 80  # characters, of a title as of a text that answers a choice
LONGEST_ROW = 200  # dice, or indexes of a pick
_KEYS = (
    "format", "game", "edition", "rulings", "situation", "dice", "choices", "seed", "title", "proof",
)  # fmt: skip


@dataclass(frozen=True)  # without slots: it keeps how it was played
class Scenario:
    """One attack. Made by `from_json`; every value in it has been checked.

    `situation` and `rulings` are the game's own frozen records; `hand` holds the rows thrown by
    hand, the seed and the answered choices.
    """

    game: Game
    situation: Any
    rulings: Any
    hand: Hand = field(default_factory=Hand)
    title: str = ""

    @cached_property
    def played(self) -> Played:
        """The attack played with the dice and the seed that are here."""
        return play(self.game, self.situation, self.rulings, self.hand)

    @classmethod
    def from_json(cls, source: str | Mapping[str, Any]) -> Scenario:
        """Read a JSON text (at most 1 MiB) or a mapping of the same shape.

        Raises `ScenarioError` with every problem at once.
        """
        given = read_json(source, LONGEST_FILE) if isinstance(source, str) else source
        return _Reader().scenario(given)

    def to_json(self) -> dict[str, Any]:
        """The canonical scenario: declared order, defaults left out."""
        whole = {
            "game": self.game.id,
            "edition": self.game.edition,
            "rulings": Record(of=self.game.rulings).write(self.rulings),
            "situation": Record(of=self.game.situation).write(self.situation),
            "dice": {name: list(row) for name, row in self.hand.dice.items()},
            "choices": {
                key: list(answer) if isinstance(answer, tuple) else answer for key, answer in self.hand.choices.items()
            },
            "seed": self.hand.seed and urlsafe_b64encode(self.hand.seed).decode().rstrip("="),
            "title": self.title,
        }
        without: tuple[Any, ...] = ({}, None, "")
        return {key: value for key, value in whole.items() if value not in without and (key, value) != ("edition", 1)}

    def to_text(self) -> str:
        """The canonical scenario as compact JSON."""
        return write_json(self.to_json())


class _Reader:
    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def scenario(self, given: Any) -> Scenario:
        if not isinstance(given, Mapping):
            raise ScenarioError(Problem("", "not-an-object", given))
        repeated(given, "", self.problems)
        self.note(*(Problem(str(k), "unknown-key", given[k]) for k in given if k not in _KEYS))
        self.format(given.get("format", 1))
        title = Text(longest=LONGEST_TITLE).read(given.get("title", ""), "title", self.problems)
        seed = self.seed(given.get("seed"))
        if given.get("proof") is not None:  # kept free for a fair roll between two phones
            self.note(Problem("proof", "wrong-type", given["proof"], "null"))
        game = self.game(given)
        if game is None:
            raise ScenarioError(*self.problems)
        given = self.edition(game, given)
        return self.attack(game, given, seed, title)

    def attack(self, game: Game, given: Mapping[str, Any], seed: bytes | None, title: str) -> Scenario:
        rulings = Record(of=game.rulings).read(given.get("rulings", {}), "rulings", self.problems)
        before = len(self.problems)
        situation = Record(of=game.situation).read(given.get("situation", {}), "situation", self.problems)
        if len(self.problems) == before:
            self.problems.extend(game.check(situation))
        hand = Hand(self.dice(game, given.get("dice", {})), seed, self.choices(game, given.get("choices", {})))
        if self.problems:
            raise ScenarioError(*self.problems)
        scenario = Scenario(game, situation, rulings, hand, title)
        if scenario.played.status != "refused":
            self.left_over(scenario.played, hand, lambda: game.attack(situation, rulings))
        return scenario

    def left_over(self, played: Played, hand: Hand, body: Callable[[], Rules[Any]]) -> None:
        """Rows and answers that this play did not need: lawful where other dice could ask for them."""
        unread = [f"dice.{name}" for name in hand.dice if name not in played.rows]
        unread += [f"choices.{key}" for key in hand.choices if key not in played.choices]
        asked = askable(body, hand) if unread else None
        if asked is not None:
            self.note(*(Problem(path, "not-asked") for path in unread if path not in asked))
        if self.problems:
            raise ScenarioError(*self.problems)

    def note(self, *problems: Problem) -> None:
        self.problems.extend(problems)

    def format(self, value: Any) -> None:
        if type(value) is not int:
            self.note(Problem("format", "wrong-type", value, "integer"))
        elif value > FORMAT:
            self.note(Problem("format", "newer-format", value, FORMAT))
        elif value < 1:
            self.note(Problem("format", "too-small", value, 1))

    def seed(self, value: Any) -> bytes | None:
        if value is None:
            return None
        if type(value) is str and _SEED.fullmatch(value):
            raw = urlsafe_b64decode(value + "==")
            if urlsafe_b64encode(raw).decode().rstrip("=") == value:
                return raw
        self.note(Problem("seed", "bad-seed", value, SEED_BYTES))
        return None

    def game(self, given: Mapping[str, Any]) -> Game | None:
        if "game" not in given:
            self.note(Problem("game", "missing", None, game_ids()))
        elif given["game"] not in game_ids():
            self.note(Problem("game", "unknown-game", given["game"], game_ids()))
        else:
            return find_game(given["game"])
        return None

    def edition(self, game: Game, given: Mapping[str, Any]) -> Mapping[str, Any]:
        made_with = given.get("edition", 1)
        if type(made_with) is not int:
            self.note(Problem("edition", "wrong-type", made_with, "integer"))
        elif made_with < 1:
            self.note(Problem("edition", "too-small", made_with, 1))
        elif made_with > game.edition:
            self.note(Problem("edition", "newer-edition", made_with, game.edition))
        elif any(older not in game.upgrades for older in range(made_with, game.edition)):
            self.note(Problem("edition", "older-edition", made_with, game.edition))
        else:
            return reduce(lambda older, edition: game.upgrades[edition](older), range(made_with, game.edition), given)
        return given

    def dice(self, game: Game, given: Any) -> dict[str, tuple[int | None, ...]]:
        if not isinstance(given, dict):
            self.note(Problem("dice", "wrong-type", given, "record"))
            return {}
        repeated(given, "dice", self.problems)
        return {name: self.row(game, name, faces) for name, faces in given.items()}

    def row(self, game: Game, name: str, faces: Any) -> tuple[int | None, ...]:
        path, row = join("dice", name), game.row(name) if type(name) is str else None
        if row is None:
            self.note(Problem(path, "unknown-row", name, [known.name for known in game.rows]))
        elif type(faces) is not list:
            self.note(Problem(path, "wrong-type", faces, "list"))
        elif len(faces) > LONGEST_ROW:
            self.note(Problem(path, "too-long", len(faces), LONGEST_ROW))
        else:
            for i, face in enumerate(faces):
                self.face(join(path, str(i)), face, None if row.die is None else row.die.faces)
            return tuple(faces)
        return ()

    def face(self, path: str, face: Any, lawful: tuple[int, ...] | None) -> None:
        if face is None:
            return
        if type(face) is not int:
            self.note(Problem(path, "wrong-type", face, "integer"))
        elif lawful is not None and face not in lawful:
            self.note(Problem(path, "wrong-face", face, sorted(set(lawful))))

    def choices(self, game: Game, given: Any) -> dict[str, Any]:
        if not isinstance(given, dict):
            self.note(Problem("choices", "wrong-type", given, "record"))
            return {}
        repeated(given, "choices", self.problems)
        return {key: self.choice(game, key, answer) for key, answer in given.items()}

    def choice(self, game: Game, key: str, answer: Any) -> Any:
        path, known = join("choices", key), game.choice(key) if type(key) is str else None
        if known is None:
            names = [kind.key for kind in game.choices]
            self.note(Problem(path, "unknown-key", answer, names))
        elif known.kind == "pick":
            return self.pick(path, answer)
        elif known.kind == "text":
            return Text(longest=LONGEST_TITLE).read(answer, path, self.problems)
        elif type(answer) not in {bool, int, str}:
            self.note(Problem(path, "bad-choice", answer))
        return answer

    def pick(self, path: str, answer: Any) -> tuple[int, ...]:
        if type(answer) is not list or any(type(i) is not int for i in answer):
            self.note(Problem(path, "wrong-type", answer, "list"))
        elif len(answer) > LONGEST_ROW:
            self.note(Problem(path, "too-long", len(answer), LONGEST_ROW))
        elif not answer or answer[0] < 0 or any(a >= b for a, b in pairwise(answer)):
            self.note(Problem(path, "bad-choice", answer))
        else:
            return tuple(answer)
        return ()
