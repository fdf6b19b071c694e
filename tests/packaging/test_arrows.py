"""Who may know whom: the imports of the core run one way, and games are named by themselves alone."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CORE = Path("py/aleator")
# From the ground up: a module imports from modules before it alone.
ORDER = [
    "problems",
    "dice",
    "jsontext",
    "fields",
    "records",
    "telling",
    "rules",
    "READING",  # every module not named here reads dice together, and knows the rules' words alone
    "game",
    "table",
    "weighing",
    "scenario",
    "result",
    "odds",
    "link",
    "question",
    "games",
    "",  # the package itself, which gathers what a library's user needs
    "bridge",
    "cli",
    "__main__",
]
GAMES = sorted(path.stem for path in (CORE / "games").iterdir() if not path.name.startswith("_"))
FROZEN_WORDS = "py/aleator/link-1.txt"  # the link's dictionary: it alone may name games


def _part(module: str) -> str:
    """`aleator.games.x` belongs to `games`, `aleator.dice` is `dice`."""
    name = [*module.split("."), ""][1]
    return name if name in ORDER else "READING"


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "aleator")
        elif isinstance(node, ast.ImportFrom) and node.module == "aleator":
            yield from (f"aleator.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("aleator."):
            yield str(node.module)


def _own(path: Path) -> str:
    module = ".".join(("aleator", *path.relative_to(CORE).with_suffix("").parts))
    return _part(module.removesuffix(".__init__"))


SOURCES = sorted(CORE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_arrows_run_one_way(path: Path) -> None:
    """A module imports from modules that stand below it alone; a game from its own folder as well."""
    own = _own(path)
    own_folder = {"games"} if own in {"games", "game"} else set()  # the registry looks into it, by no name

    assert {_part(module) for module in _imports(path)} <= {*ORDER[: ORDER.index(own)], *own_folder}


def test_games_do_not_know_each_other() -> None:
    """A game imports from no other game."""
    crossed = [
        (str(path), module)
        for game in GAMES
        for path in SOURCES
        if re.match(rf"games/{game}\b", str(path.relative_to(CORE)))
        for module in _imports(path)
        if module.startswith("aleator.games.") and module.split(".")[2] != game
    ]

    assert crossed == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_by_itself_alone(game: str) -> None:
    """No game's name stands in the core, the page or the build outside of its own files."""
    name = re.compile(re.escape(game).replace("_", "[-_ ]?"), re.IGNORECASE)
    own = re.compile(rf"games/{game}\b|locales/[^/]+/{game.replace('_', '-')}\.ftl")
    texts = [path for top in ("py", "web", "tools") for path in Path(top).rglob("*") if _is_text(path)]
    others = [path for path in texts if not own.search(str(path)) and str(path) != FROZEN_WORDS]

    assert [str(path) for path in others if name.search(path.read_text())] == []


def _is_text(path: Path) -> bool:
    return path.suffix in {".py", ".js", ".mjs", ".css", ".ftl", ".txt", ".html", ".ts"}


def test_the_page_sees_the_bridge_alone() -> None:
    """The one Python module that the page names is the bridge."""
    named = re.findall(r"aleator\.[a-z]+", "".join(path.read_text() for path in Path("web").rglob("*.js")))

    assert set(named) == {"aleator.bridge"}
