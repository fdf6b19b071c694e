"""TAB MASTER: worked numbers, kinds and effects of attack, rulings, where the attacker ends."""

import pytest

from aleator import Scenario, ScenarioError, resolve
from aleator.game import find_game
from tests.games.tab_master import brief, damages, result, situation, struck, unit

GAME = find_game("tab-master")


EXAMPLES = {example.id: example.scenario for example in GAME.examples}


@pytest.mark.parametrize(
    ("name", "strikes", "at", "ammunition"),
    [
        ("lancer", [("alchemist", "damage", True)], [1, 0], None),
        ("knight", [("soldier", "damage", False), ("archer", "damage", True)], [3, 0], None),
        ("alchemist", [("mage", "damage", True)], [0, 0], None),
        ("no-arrows", [("mage", "damage", True)], [1, 0], None),
        ("archer", [("lancer", "damage", True)], [0, 0], 4),
    ],
)
def test_the_worked_examples_of_the_source(name, strikes, at, ammunition):
    """The five examples come out as the source tells them."""
    found = resolve(Scenario.from_json({"game": GAME.id, **EXAMPLES[name]})).to_json()["outcome"]

    assert brief(found) == strikes
    assert found["attacker"] == {"at": at, "flipped": True, "ammunition": ammunition}


@pytest.mark.parametrize("name", ["alchemist", "no-arrows"])
def test_two_examples_need_equal_damage_to_defeat(name):
    """By the sentence that says greater, damage 3 does not defeat DEF 3."""
    example = EXAMPLES[name]
    found = struck(example["situation"], example["dice"])

    assert brief(found) == [("mage", "damage", False)]
    assert found["strikes"][0]["equal"] is True


def test_the_first_move_brings_the_lancer_into_reach():
    """Three squares off he is refused; the archer's own attack is, for want of arrows."""
    lancer, quiver = EXAMPLES["lancer"]["situation"], EXAMPLES["no-arrows"]["situation"]

    assert result({**lancer, "move": []})["refusals"][0]["key"] == "out-of-reach"
    assert result({**quiver, "use": "main"})["refusals"][0]["key"] == "no-ammunition"


def test_the_knight_cannot_reach_a_unit_one_higher():
    """HLT 0 forbids it (tm.14)."""
    knight = {**EXAMPLES["knight"]["situation"], "path": [[1, 1]]}

    assert [reason["key"] for reason in result(knight)["refusals"]] == ["too-high"]


SHOT = {"kind": "projectile", "attack_die": "1d10", "ammunition": 5}
TARGET8 = situation(unit("t", (3, 4), defence=6), attack=SHOT)


@pytest.mark.parametrize(
    ("face", "height", "seen", "archer", "roll"),
    [
        (7, -2, True, False, (2, 0, 9, True)),
        (6, -2, True, False, (2, 0, 8, True)),
        (5, -2, True, False, (2, 0, 7, False)),
        (7, 2, True, False, (-2, 0, 5, False)),
        (7, -2, False, True, (2, -10, -1, False)),
        (10, -8, False, True, (8, -10, 8, True)),
        (8, 0, True, True, (0, 0, 8, True)),
    ],
)
def test_an_attack_roll(face, height, seen, archer, roll):
    """The die, height and penalty against a distance of 8 (tm.24 to tm.27)."""
    numbers = {"distance": 8, "height": height, "visible": seen}
    given = {**TARGET8, "attack": {**SHOT, "archer": archer}, "measured": {"t": numbers}}
    dice = {"attack-1": [face], **(damages(7) if roll[3] else {})}
    found = struck(given, dice)
    attack = found["strikes"][0]["attack"]

    assert (attack["height"], attack["penalty"], attack["total"], attack["hit"]) == roll
    assert (attack["face"], attack["distance"]) == (face, 8)
    assert brief(found) == [("t", "damage" if roll[3] else "missed", roll[3])]
    assert found["strikes"][0]["fate"] == ("defeated" if roll[3] else "missed")
    assert found["attacker"]["ammunition"] == 4


def test_dice_of_an_attack_roll_add_up():
    """Several dice with an addition come to one number, and stay in sight one by one."""
    given = {**TARGET8, "attack": {**SHOT, "attack_die": "2d6+1"}, "measured": {"t": {"distance": 8, "height": 0}}}
    found = struck(given, {"attack-1": [3, 4], **damages(7)})

    assert found["strikes"][0]["attack"] == {
        "faces": [3, 4],
        "face": 8,
        "height": 0,
        "penalty": 0,
        "total": 8,
        "distance": 8,
        "hit": True,
    }


@pytest.mark.parametrize(("penalty", "hits"), [(10, False), (5, False), (0, True)])
def test_the_blind_penalty_is_a_ruling(penalty, hits):
    """-10 by the text, less by agreement."""
    numbers = {"distance": 3, "height": 0, "visible": False}
    given = {**TARGET8, "attack": {**SHOT, "archer": True}, "measured": {"t": numbers}}
    found = result(given, {"attack-1": [7], **(damages(1) if hits else {})}, rulings={"blind_penalty": penalty})

    assert found["outcome"]["strikes"][0]["attack"]["hit"] is hits
    assert found["rulings"]["blind_penalty"] == penalty


@pytest.mark.parametrize(("ruling", "flipped"), [("yes", True), ("no", False)])
def test_flipping_after_a_miss_is_a_ruling(ruling, flipped):
    """A hit always flips, a miss by ruling; ammunition is gone either way."""
    given = {**TARGET8, "measured": {"t": {"distance": 9, "height": 0}}}
    rulings = {"flip_on_miss": ruling}

    missed = result(given, {"attack-1": [8]}, rulings=rulings)
    assert missed["outcome"]["attacker"] == {"at": [3, 3], "flipped": flipped, "ammunition": 4}
    assert missed["rulings"] == {"flip_on_miss": ruling}
    assert struck(given, {"attack-1": [9], **damages(1)}, rulings=rulings)["attacker"]["flipped"] is True


@pytest.mark.parametrize(
    ("face", "equal", "defeats"), [(4, False, [False] * 2), (5, True, [False, True]), (6, False, [True] * 2)]
)
def test_equal_damage_is_a_ruling(face, equal, defeats):
    """Only damage of exactly DEF turns on it (tm.4)."""
    for value, defeated in zip(("survives", "defeats"), defeats, strict=True):
        found = result(situation(unit("t", (3, 4), defence=5)), damages(face), rulings={"equal_damage": value})
        assert (found["outcome"]["strikes"][0]["equal"], found["outcome"]["defeated"]) == (equal, ["t"] * defeated)
        assert ("equal_damage" in found["rulings"]) == equal


def test_dice_of_damage_add_up():
    """Several dice with an addition, and with a deduction."""
    plus = struck(situation(unit("t", (3, 4)), attack={"damage": "3d6+2"}), {"damage-1": [1, 2, 3]})
    minus = struck(situation(unit("t", (3, 4)), attack={"damage": "1d4-3"}), {"damage-1": [1]})

    assert plus["strikes"][0]["damage"] == {"faces": [1, 2, 3], "rolled": 8, "bonus": 0, "total": 8}
    assert minus["strikes"][0]["damage"]["total"] == -2


TWO = [unit("a", (2, 3), defence=5), unit("b", (4, 3), defence=5)]


@pytest.mark.parametrize(
    ("targets", "multiple", "dice", "strikes"),
    [
        (["b"], 1, damages(6), [("b", "damage", True)]),
        (["b"], 3, damages(3, 3, 3), [("b", "damage", False)] * 3),
        (["b"], 3, damages(3, 6), [("b", "damage", False), ("b", "damage", True), (None, "empty", False)]),
        (["a", "b", "a"], 3, damages(6, 5), [("a", "damage", True), ("b", "damage", False), (None, "empty", False)]),
        (["a", "b"], 3, damages(1, 9), [("a", "damage", False), ("b", "damage", True)]),
    ],
)
def test_multiple_attacks(targets, multiple, dice, strikes):
    """In the order listed, each roll by itself; who fell is struck no more (tm.49, tm.50)."""
    found = struck(situation(*TWO, targets=targets, attack={"multiple": multiple}), dice)

    assert brief(found) == strikes
    assert [s["square"] for s in found["strikes"]][-1] in ([2, 3], [4, 3])


@pytest.mark.parametrize(("ruling", "left"), [("each", 2), ("once", 4)])
def test_projectiles_of_a_multiple_attack(ruling, left):
    """One an attack, or one in all; a strike at nobody takes none."""
    given = situation(*TWO, targets=["a"], attack={**SHOT, "multiple": 4})
    dice = {"attack-1": [1], "attack-2": [1], "attack-3": [1], **damages(1, 1, 9)}
    found = result(given, dice, rulings={"multiple_ammunition": ruling})

    assert found["outcome"]["attacker"]["ammunition"] == left
    assert found["rulings"]["multiple_ammunition"] == ruling


def test_rows_that_can_be_thrown_at_once_are_asked_for_at_once():
    """Targets that do not touch each other wait together, strikes on one target one after another."""
    apart = result(situation(*TWO, targets=["a", "b"], attack={"multiple": 2}))
    repeated = result(situation(*TWO, targets=["a"], attack={"multiple": 2}))
    shot = result(situation(*TWO, targets=["a", "b"], attack={**SHOT, "multiple": 2}), {"attack-2": [4]})

    assert list(apart["pending"]["rows"]) == ["damage-1", "damage-2"]
    assert list(repeated["pending"]["rows"]) == ["damage-1"]
    assert shot["pending"]["rows"] == {
        "attack-1": {"count": 1, "sides": 10},
        "damage-2": {"count": 1, "sides": 20},
    }


def test_special_is_told_and_changes_nothing():
    """The description is the players'; the rules are those of the kind (tm.58)."""
    plain = situation(unit("t", (3, 4), defence=5))
    special = {**plain, "attack": {"special": "Queima a casa"}}

    assert struck(special, damages(6)) == struck(plain, damages(6))
    assert "special" in [step["key"] for step in result(special, damages(6))["steps"]]


def test_defaults_find_attacker_and_target():
    """The first unit attacks the only enemy."""
    assert brief(struck({}, damages(1))) == [("target", "damage", True)]

    named = {"units": [unit("x", (0, 0), "a"), unit("y", (2, 0), "b"), unit("z", (1, 0), "b")], "attacker": "z"}
    assert brief(struck(named, damages(1))) == [("x", "damage", True)]


@pytest.mark.parametrize(
    ("dice", "path", "code"),
    [
        ({"damage-1": [21]}, "dice.damage-1.0", "wrong-face"),
        ({"damage-1": [1, 2]}, "dice.damage-1", "wrong-length"),
        ({"damage-2": [1], "damage-1": [1]}, "dice.damage-2", "not-asked"),
        ({"direction-1": [9]}, "dice.direction-1.0", "wrong-face"),
        ({"damage-0": [1]}, "dice.damage-0", "unknown-row"),
    ],
)
def test_dice_that_do_not_fit(dice, path, code):
    """Rows are read as strictly as everything else."""
    with pytest.raises(ScenarioError) as raised:
        result(situation(unit("t", (3, 4))), dice)

    assert [(p.path, p.code) for p in raised.value.problems] == [(path, code)]


@pytest.mark.parametrize(
    ("given", "dice", "facts"),
    [
        (situation(unit("t", (3, 4))), damages(1), ("t", 1, 1, "defeated")),
        (situation(unit("t", (3, 4), defence=9)), damages(1), ("t", 1, 0, "damage")),
        (situation(unit("t", (3, 4)), attack={"elements": ["life"]}), damages(1), ("t", 1, 0, "heal")),
        (
            situation(unit("t", (3, 4), name="Tom"), attack={"line": "random"}),
            {"direction-1": [1]},
            ("Tom", 1, 0, "missed"),
        ),
        (situation(unit("t", (5, 5)), attack={"wandering": 1}), {"direction-1": [1]}, ("", 0, 0, "empty")),
        (situation(*TWO, attack={"area": True}), damages(9, 1), ("a", 2, 1, "defeated")),
    ],
)
def test_the_verdict(given, dice, facts):
    """The last step tells who was struck, how many fell, and what else befell."""
    last = result(given, dice)["steps"][-1]

    assert last["key"] == "verdict"
    assert tuple(last["facts"][name] for name in ("name", "targets", "defeated", "effect")) == facts
