"""The command line, run as people run it."""

import io
import json
import runpy
import sys

import pytest

from aleator.cli import main
from aleator.game import game_ids

GAME = game_ids()[-1]


@pytest.fixture
def run(monkeypatch, capsys):
    """Run one command with a text on standard input: exit code, output, errors."""

    def call(*arguments, text=""):
        raw = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return call


def scenario(**more):
    """A scenario as text."""
    return json.dumps({"game": GAME, **more})


def test_games_lists_ids(run):
    """All ids, in the games' order."""
    code, out, _ = run("games")

    assert code == 0
    assert sorted(json.loads(out)) == game_ids()


def test_games_shows_one_game_whole(run):
    """Fields with limits and defaults, rulings, rows, measures and examples."""
    told = json.loads(run("games", GAME)[1])

    assert told["id"] == GAME
    assert {"fields", "rulings", "rows", "measures", "examples", "choices", "questions"} <= told.keys()


def test_an_unknown_game_is_bad_input(run):
    """It exits 2 and names the games there are."""
    code, out, err = run("games", "chess")

    assert (code, out) == (2, "")
    assert "unknown-game" in err


@pytest.mark.parametrize("command", ["resolve", "odds", "link"])
def test_commands_read_standard_input_or_a_file(run, tmp_path, command):
    """Both give the same answer."""
    file = tmp_path / "attack.json"
    file.write_text(scenario())

    assert run(command, str(file)) == run(command, text=scenario())


def test_bad_input_is_one_line_a_problem_and_nothing_on_standard_output(run):
    """Every problem at once, exit 2."""
    code, out, err = run("resolve", text=scenario(title=5, seed="x", extra=1))

    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 3


@pytest.mark.parametrize("text", [b"\xff", b"[" * 9000, b"nonsense"])
def test_texts_that_are_no_json_are_bad_input(run, text):
    """Wrong bytes and deep nesting end in a line, never in a traceback."""
    code, out, err = run("resolve", text=text)

    assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_a_file_that_is_not_there_is_bad_input(run, tmp_path):
    """The line names the file."""
    code, _, err = run("resolve", str(tmp_path / "none.json"))

    assert code == 2
    assert "unreadable" in err


@pytest.mark.parametrize("command", ["resolve", "odds", "link"])
def test_lines_answer_in_order_and_go_on_after_a_bad_one(run, command):
    """One answer a line; a bad line answers its problems; exit 0."""
    lines = [scenario().encode(), b"", b"nonsense", b"\xff\xfe", scenario().encode()]
    code, out, _ = run(command, "--lines", text=b"\n".join(lines) + b"\n")
    first, *bad, last = map(json.loads, out.splitlines())

    assert code == 0
    assert first == last
    assert [answer["error"]["problems"][0]["code"] for answer in bad] == ["not-json"] * 3


def test_a_link_opens_to_the_scenario_it_was_made_of(run):
    """Through the page's address and back."""
    text = scenario(title="Ridge")
    _, link, _ = run("link", "--base", "https://example.org/aleator/", text=text)

    assert link.startswith("https://example.org/aleator/#1.")
    assert json.loads(run("open", link.strip())[1]) == json.loads(text)


@pytest.mark.parametrize(
    ("base", "printed"),
    [("https://example.org/\u00e9/?a=%20&b", "https://example.org/%C3%A9/?a=%20&b"), ("a \udcff", "a%20%FF")],
)
def test_a_link_can_be_printed_anywhere(run, base, printed):
    """What is not ASCII in the page's address, or no text at all, is escaped; what is escaped already stays."""
    _, link, _ = run("link", "--base", base, text=scenario())

    assert link.partition("#")[0] == printed


def test_an_unknown_question_is_bad_input(run):
    """It exits 2 and names the questions there are."""
    code, out, err = run("ask", "the weather", text=scenario())

    assert (code, out) == (2, "")
    assert "unknown-question" in err


def test_questions_are_answered(run):
    """Every question that a game declares has an answer."""
    for game in game_ids():
        for question in json.loads(run("games", game)[1])["questions"]:
            assert json.loads(run("ask", question, text=json.dumps({"game": game}))[1])


def test_the_module_runs(monkeypatch, capsys):
    """`python -m aleator` is this command line."""
    monkeypatch.setattr(sys, "argv", ["aleator", "games"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("aleator", run_name="__main__")

    assert left.value.code == 0
    assert json.loads(capsys.readouterr().out)
