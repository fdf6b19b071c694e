"""The ten elements: a table typed apart from the game's own, and the order in which they are read."""

import pytest

from aleator import Scenario, odds, resolve

ELEMENTS = ("fire", "water", "earth", "air", "ice", "electricity", "life", "disease", "light", "darkness")
TRAITS = ("flying", "undead")

# Bonus of each element (rows as above) against each essence (columns as above), then flying and undead.
# H is recovery, 0H recovery of nothing, X immune, D destroyed; a number is damage with this bonus.
TABLE = """
 0   0   0   0  20   0   0   0   0   0   0   0
10   0   0   0   0   0   0   0   0   0   0   0
 0   0  10   0   0   0   0   0   0   0   X   0
 0   0   0  10   0   0   0   0   0   0  10   0
20   0   0   0   0   0   0   0   0   0   0   0
 0  10   0   0   0   0   0   0   0   0   0   0
 H   H   H   H   H   H   H  10   H  0H   H   D
 0   0   0   0   0   0  10   0   0   0   0   0
 0   0   0   0   0   0   0   0   0  10   0  10
 0   0   0   0   0   0   0   0  10   0   0   0
"""
CELLS = [
    (element, against, cell)
    for element, row in zip(ELEMENTS, TABLE.strip().splitlines(), strict=True)
    for against, cell in zip((*ELEMENTS, *TRAITS), row.split(), strict=True)
]


def struck(elements, *against, face=1, kind="magic", defence=50, **rulings):
    """The one strike of an attack with these elements on a unit with these essences and traits."""
    target = {
        "id": "t",
        "side": "blue",
        "at": [1, 0],
        "defence": defence,
        "essences": [each for each in against if each in ELEMENTS],
        "traits": [each for each in against if each in TRAITS],
    }
    situation = {
        "units": [{"id": "a", "side": "red", "at": [0, 0]}, target],
        "attack": {"kind": kind, "elements": list(elements)},
    }
    given = {"game": "tab-master", "situation": situation, "dice": {"damage-1": [face]}, "rulings": rulings}
    result = resolve(Scenario.from_json(given)).to_json()
    return result["outcome"]["strikes"][0] | {"rulings": result["rulings"], "steps": result["steps"]}


@pytest.mark.parametrize(("element", "against", "cell"), CELLS)
def test_each_element_against_each_essence_and_trait(element, against, cell):
    """Bonus, recovery, immunity or defeat, by the table above (tm.33 to tm.47)."""
    strike = struck([element], against, face=4)
    effect = {"H": "heal", "0H": "heal", "X": "immune", "D": "destroyed"}.get(cell, "damage")
    bonus = int(cell) if effect == "damage" else 0

    assert strike["effect"] == effect
    assert strike["damage"] == {"faces": [4], "rolled": 4, "bonus": bonus, "total": 4 + bonus}
    assert strike["healed"] == {"H": 4, "0H": 0}.get(cell)
    assert strike["defeated"] == (cell == "D")
    assert strike["fate"] == {"H": "heal", "0H": "unchanged", "X": "immune", "D": "defeated"}.get(cell, "stands")
    assert strike["spell"] == (element == "disease")


@pytest.mark.parametrize("kind", ["common", "magic"])
def test_fire_of_one_on_ice_is_21(kind):
    """The worked number: damage 1 on essence ice is 21, which defeats 20 and not 21."""
    assert struck(["fire"], "ice", kind=kind)["damage"]["total"] == 21
    assert struck(["fire"], "ice", kind=kind, defence=20)["defeated"] is True
    assert struck(["fire"], "ice", kind=kind, defence=21)["defeated"] is False


@pytest.mark.parametrize(
    ("elements", "against", "effect", "healed", "bonus"),
    [
        (["life"], ["undead", "disease", "darkness"], "destroyed", None, 0),
        (["life"], ["disease", "darkness"], "damage", None, 10),
        (["life", "light"], ["disease", "darkness"], "damage", None, 20),
        (["life", "fire"], ["ice"], "heal", 6, 0),
        (["life", "light"], ["darkness"], "heal", 0, 0),
        (["life", "earth"], ["undead", "flying"], "immune", None, 0),
        (["earth", "air"], ["flying", "air"], "immune", None, 0),
        (["fire", "disease"], ["life", "ice"], "damage", None, 30),
    ],
)
def test_elements_are_read_in_one_order(elements, against, effect, healed, bonus):
    """Earth's immunity, undead, disease, darkness, recovery, then bonuses."""
    strike = struck(elements, *against, face=6)

    assert (strike["effect"], strike["healed"], strike["damage"]["bonus"]) == (effect, healed, bonus)


def test_an_element_named_twice_is_one():
    """A repetition in a list adds nothing."""
    assert struck(["fire", "fire"], "ice", "ice")["damage"]["bonus"] == 20


@pytest.mark.parametrize(
    ("elements", "against", "rulings", "bonus"),
    [
        (["ice"], ["fire"], {"ice_bonus": 10}, 10),
        (["air"], ["air", "flying"], {}, 10),
        (["air"], ["air", "flying"], {"traits_stack": "each"}, 20),
        (["light"], ["darkness", "undead"], {}, 10),
        (["light"], ["darkness", "undead"], {"traits_stack": "each"}, 20),
        (["water", "ice"], ["fire"], {}, 30),
        (["water", "ice"], ["fire"], {"elements_add": "best"}, 20),
        (["water", "ice"], ["fire"], {"elements_add": "best", "ice_bonus": 10}, 10),
        (["earth"], ["flying"], {"earth_on_flying": "element"}, 0),
        (["earth"], ["flying", "earth"], {"earth_on_flying": "element"}, 0),
        (["earth", "air"], ["flying"], {"earth_on_flying": "element"}, 10),
    ],
)
def test_rulings_on_bonuses(elements, against, rulings, bonus):
    """Ice, stacked traits, several elements and earth on flying units, each by its ruling."""
    strike = struck(elements, *against, **rulings)

    assert (strike["effect"], strike["damage"]["bonus"]) == ("damage", bonus)


@pytest.mark.parametrize(
    ("elements", "against", "leaned"),
    [
        (["ice"], ["fire"], {"ice_bonus"}),
        (["ice"], ["water"], set()),
        (["air"], ["air", "flying"], {"traits_stack"}),
        (["water", "ice"], ["fire"], {"ice_bonus", "elements_add"}),
        (["water", "ice"], ["water"], set()),
        (["earth"], ["flying"], {"earth_on_flying"}),
        (["earth"], ["earth"], set()),
    ],
)
def test_a_result_leans_on_a_ruling_only_where_it_decides(elements, against, leaned):
    """No ruling is named for a unit that it does not touch."""
    assert set(struck(elements, *against)["rulings"]) == leaned


def test_disease_asks_for_a_spell_even_where_it_defeats():
    """The choice is a free text, empty until answered; immunity to the whole attack leaves none (tm.44)."""
    assert struck(["disease"], defence=0)["spell"] is True
    assert struck(["disease", "life"], "darkness")["spell"] is True
    assert struck(["disease", "earth"], "flying")["spell"] is False


def test_the_spell_is_kept_as_it_was_answered():
    """`spell-1` holds the text, and does not move the odds."""
    situation = {"attack": {"elements": ["disease"]}}
    given = {"game": "tab-master", "situation": situation, "dice": {"damage-1": [3]}}
    open_, answered = ({**given, "choices": choices} for choices in ({}, {"spell-1": "Sono"}))

    assert resolve(Scenario.from_json(open_)).to_json()["choices"]["spell-1"]["used"] == ""
    assert resolve(Scenario.from_json(answered)).to_json()["choices"]["spell-1"] == {
        "options": None,
        "used": "Sono",
        "answered": True,
    }
    assert odds(Scenario.from_json(answered)) == odds(Scenario.from_json(open_))


def test_recovery_is_never_below_nothing():
    """Damage dice with a deduction cannot restore less than 0."""
    attack = {"elements": ["life"], "damage": "1d4-3"}
    scenario = {"game": "tab-master", "situation": {"attack": attack}, "dice": {"damage-1": [2]}}

    assert resolve(Scenario.from_json(scenario)).to_json()["outcome"]["strikes"][0]["healed"] == 0
