"""OpenForces: worked numbers, refusals, rulings, odds."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, odds, resolve
from aleator.game import find_game
from aleator.pairing import D6, PairedRows
from aleator.rules import Pick, Pool, enumerate_ways
from tests.strategies import scenarios

GAME = find_game("openforces")
WORKED = {"attackers": 5, "attack": 1, "defenders": 4, "defence": 1, "cover": 2}
DICE = {"defence": [2, 2, 5, 5], "attack": [1, 1, 2, 4, 6]}
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"


def scenario(situation=None, dice=None, **more):
    """One attack."""
    return Scenario.from_json({"game": GAME.id, "situation": situation or {}, "dice": dice or {}, **more})


def outcome(situation=None, dice=None, **more):
    """What it comes to."""
    return resolve(scenario(situation, dice, **more)).to_json()["outcome"]


def at_threshold(need, attackers=1, defenders=1, **more):
    """A situation with this threshold: DEF or ATK make up for the 7."""
    values = {"defence": need - 7} if need >= 7 else {"attack": 7 - need}
    return {"attackers": attackers, "defenders": defenders, **values, **more}


def test_the_worked_example_of_the_rules():
    """Five against four in cover: threshold 9, sums 3 4 9 11, two dead."""
    assert outcome(WORKED, DICE) == {
        "kind": "ordinary",
        "attack_value": 1,
        "in_cover": True,
        "threshold": {"raw": 9, "used": 9},
        "kept": {"defence": [2, 2, 5, 5], "attack": [1, 2, 4, 6]},
        "pairs": [
            {"defence": 2, "attack": 1, "sum": 3, "kills": False},
            {"defence": 2, "attack": 2, "sum": 4, "kills": False},
            {"defence": 5, "attack": 4, "sum": 9, "kills": True},
            {"defence": 5, "attack": 6, "sum": 11, "kills": True},
        ],
        "kills": 2,
        "left": 2,
    }


@pytest.mark.parametrize(
    ("situation", "value", "raw", "used", "dice"),
    [
        ({"attackers": 8, "attack": 1, "splash": 2, "defenders": 9}, 8, -1, 4, 2),
        ({"attackers": 3, "attack": 1, "attack_base": 2, "splash": 2, "defenders": 9}, 5, 2, 4, 2),
        ({"attackers": 3, "attack": 1, "attack_base": 0, "splash": 5, "defenders": 3}, 3, 4, 4, 3),
        ({"attackers": 2, "attack": -3, "splash": 5, "defenders": 3, "defence": 1}, -6, 14, 12, 3),
        ({"attackers": 1, "attack": 4}, 4, 3, 4, 1),
        ({"attackers": 1, "attack": 3}, 3, 4, 4, 1),
        ({"attackers": 1, "attack": -5}, -5, 12, 12, 1),
        ({"attackers": 1, "attack": -6}, -6, 13, 12, 1),
    ],
)
def test_attack_value_and_limits(situation, value, raw, used, dice):
    """ATK per unit in a splash, a + b x units, and the limits 4 and 12 (of.22, of.27, of.32 to of.35)."""
    rows = {"defence": [1] * dice, "attack": [1] * dice}
    found = outcome(situation, rows)

    assert (found["attack_value"], found["threshold"]) == (value, {"raw": raw, "used": used})
    assert len(found["pairs"]) == dice


@pytest.mark.parametrize(
    ("touching", "defenders", "half", "in_cover"),
    [
        (1, 3, "at-least", False),
        (2, 3, "at-least", True),
        (2, 3, "more-than", True),
        (2, 4, "at-least", True),
        (2, 4, "more-than", False),
        (3, 4, "more-than", True),
        (0, 1, "at-least", False),
        (None, 4, "more-than", True),
    ],
)
def test_cover(touching, defenders, half, in_cover):
    """A group is in cover once half of it touches the cover (of.18), by the table's reading of half."""
    situation = {"defenders": defenders, "cover": 2, "touching_cover": touching}
    result = resolve(scenario(situation, seed=SEED, rulings={"cover_half": half})).to_json()

    assert result["outcome"]["in_cover"] is in_cover
    assert result["outcome"]["threshold"]["raw"] == 7 + 2 * in_cover
    assert ("cover_half" in result["rulings"]) is (touching is not None and 2 * touching == defenders)


@pytest.mark.parametrize(
    ("situation", "rulings", "keys"),
    [
        ({"range": 5, "distance": 6}, {}, ["out-of-range"]),
        ({"range": 5, "distance": 5}, {}, []),
        ({"range": 5, "distance": 5.0}, {"range_limit": "exclusive"}, ["out-of-range"]),
        ({"range": 5, "distance": 5.5}, {}, ["out-of-range"]),
        ({"range": 5, "distance": 4.9}, {"range_limit": "exclusive"}, []),
        ({"range": 5}, {}, []),
        ({"distance": 9}, {}, []),
        ({"range": 0, "distance": 0}, {}, []),
        ({"range": 0, "distance": 1}, {}, ["out-of-range"]),
        ({"all_in_sight": False}, {}, ["out-of-sight"]),
        ({"all_in_sight": False, "sight_exempt": True}, {}, []),
        ({"attack_base": 0}, {}, ["two-number-attack"]),
        ({"attack_base": 2}, {"two_number_attack": "base"}, []),
        ({"attack_base": 2, "splash": 1}, {}, []),
        (
            {"range": 5, "distance": 6, "all_in_sight": False, "attack_base": 2},
            {},
            ["out-of-range", "out-of-sight", "two-number-attack"],
        ),
    ],
)
def test_refusals_alone_and_together(situation, rulings, keys):
    """Every reason is told; a refused attack has no odds and asks for no dice."""
    asked = scenario(situation, rulings=rulings)
    result = resolve(asked).to_json()

    assert [reason["key"] for reason in result["refusals"]] == keys
    assert result["status"] == ("refused" if keys else "pending")
    assert bool(odds(asked).measures) is not bool(keys)


@pytest.mark.parametrize(("ruling", "value"), [("base", 2), ("sum", 3)])
def test_two_numbers_in_an_ordinary_attack(ruling, value):
    """By ruling the first number counts, or both once."""
    situation = {"attack": 1, "attack_base": 2, "attackers": 4}

    assert outcome(situation, seed=SEED, rulings={"two_number_attack": ruling})["attack_value"] == value


@pytest.mark.parametrize(("per", "dice"), [("group", 2), ("unit", 6)])
def test_splash_per_unit(per, dice):
    """SPL counts once, or for each attacking unit."""
    situation = {"attackers": 3, "splash": 2, "defenders": 9}
    result = resolve(scenario(situation, seed=SEED, rulings={"splash_per": per})).to_json()

    assert len(result["outcome"]["pairs"]) == dice
    assert result["outcome"]["left"] == 9 - result["outcome"]["kills"]


@pytest.mark.parametrize(
    ("situation", "dice", "key", "default", "answer", "kills"),
    [
        ({"attackers": 3, "defenders": 2}, {"attack": [6, 1, 5], "defence": [6, 6]}, "keep-attack", [0, 2], [1, 2], 2),
        (
            {"attackers": 3, "defenders": 1, "defence": 5},
            {"attack": [6, 1, 6], "defence": [6]},
            "keep-attack",
            [0],
            [1],
            0,
        ),
        ({"attackers": 1, "defenders": 3}, {"attack": [1], "defence": [1, 6, 1]}, "keep-defence", [0], [1], 1),
    ],
)
def test_surplus_dice_chosen_by_hand(situation, dice, key, default, answer, kills):
    """Under `chosen` the longer row's owner picks; optimal is the default, earliest of equals first."""
    rulings = {"surplus": "chosen"}
    free = resolve(scenario(situation, dice, rulings=rulings)).to_json()
    asked = scenario(situation, dice, rulings=rulings, choices={key: answer})

    assert free["choices"][key]["used"] == default
    assert resolve(asked).to_json()["outcome"]["kills"] == kills
    assert odds(asked).measures["kills"] == {kills: 1}


def test_equal_rows_open_no_choice():
    """Without a surplus there is nothing to choose and no ruling to lean on."""
    result = resolve(scenario({"attackers": 2, "defenders": 2}, seed=SEED, rulings={"surplus": "chosen"})).to_json()

    assert result["choices"] == {}
    assert result["rulings"] == {}


# (defenders, attackers, threshold): expected kills.
MEANS = [
    (1, 1, 7, Fraction(7, 12)),
    (1, 1, 4, Fraction(11, 12)),
    (1, 1, 12, Fraction(1, 36)),
    (2, 1, 7, Fraction(91, 216)),
    (1, 2, 7, Fraction(161, 216)),
    (2, 2, 9, Fraction(215, 324)),
    (3, 2, 9, Fraction(283, 648)),
    (4, 4, 9, Fraction(299755, 209952)),
]


@pytest.mark.parametrize(("defenders", "attackers", "need", "mean"), MEANS)
def test_expected_kills(defenders, attackers, need, mean):
    """The published means, exactly."""
    assert odds(scenario(at_threshold(need, attackers, defenders))).means == {"kills": mean}


@pytest.mark.parametrize(
    ("defenders", "attackers", "chances"),
    [
        (2, 2, {0: Fraction(253, 648), 1: Fraction(5, 9), 2: Fraction(35, 648)}),
        (3, 2, {0: Fraction(127, 216), 1: Fraction(251, 648), 2: Fraction(2, 81)}),
    ],
)
def test_published_distributions(defenders, attackers, chances):
    """Threshold 9, exactly."""
    assert odds(scenario(at_threshold(9, attackers, defenders))).measures == {"kills": chances}


@pytest.mark.parametrize(("defenders", "attackers"), list(product(range(1, 5), repeat=2)))
def test_counting_equals_enumerating_for_every_small_size(defenders, attackers):
    """All sizes up to 4 against 4, all thresholds: order statistics count what throws show."""
    pools = {"defence": Pool(D6, (None,) * defenders), "attack": Pool(D6, (None,) * attackers)}
    for need in range(4, 13):
        reading = PairedRows(need)
        assert reading.ways(pools, {}) == enumerate_ways(reading, pools, {})


FACES = st.lists(st.none() | st.integers(1, 6), min_size=1, max_size=4).map(tuple)


@given(defence=FACES, attack=FACES, need=st.integers(4, 12))
def test_counting_equals_enumerating_with_dice_on_the_table(defence, attack, need):
    """Rows given, half given or free count the same both ways, picks included."""
    pools = {"defence": Pool(D6, defence), "attack": Pool(D6, attack)}
    reading = PairedRows(need)

    assert reading.ways(pools, {}) == enumerate_ways(reading, pools, {})


@given(attack=st.lists(st.integers(1, 6), min_size=3, max_size=5).map(tuple), need=st.integers(4, 12), data=st.data())
def test_counting_equals_enumerating_under_a_pick(attack, need, data):
    """A pick by hand, good or bad, counts as it reads."""
    keep = data.draw(st.lists(st.sampled_from(range(len(attack))), min_size=2, max_size=2, unique=True).map(sorted))
    pools = {"defence": Pool(D6, (None, 3)), "attack": Pool(D6, attack)}
    reading = PairedRows(need, (Pick("keep-attack", "attack", 2),))
    answered = {"keep-attack": tuple(keep)}

    assert reading.ways(pools, answered) == enumerate_ways(reading, pools, answered)


@pytest.mark.parametrize("need", [4, 7, 12])
@pytest.mark.parametrize(("defenders", "attackers"), [(200, 200), (200, 1), (1, 200), (137, 61)])
def test_large_groups_sum_to_one(defenders, attackers, need):
    """Up to 200 a side the chances are whole: they sum to exactly 1."""
    chances = odds(scenario(at_threshold(need, attackers, defenders))).measures["kills"]

    assert sum(chances.values()) == 1
    assert list(chances) == sorted(chances)
    assert max(chances) <= min(defenders, attackers)


def chance_of_at_least(situation, kills):
    """How likely so many kills or more are."""
    return sum(p for n, p in odds(scenario(situation)).measures["kills"].items() if n >= kills)


@settings(max_examples=60)
@given(attackers=st.integers(1, 9), defenders=st.integers(1, 9), need=st.integers(4, 11), kills=st.integers(1, 4))
def test_more_never_hurts(attackers, defenders, need, kills):
    """One more attacker or a lower threshold never lowers a chance of kills."""
    here = chance_of_at_least(at_threshold(need, attackers, defenders), kills)

    assert chance_of_at_least(at_threshold(need, attackers + 1, defenders), kills) >= here
    assert chance_of_at_least(at_threshold(need + 1, attackers, defenders), kills) <= here


@given(scenarios(GAME))
def test_what_is_played_can_happen(drawn):
    """The result of any attack has a chance above 0, and no more fall than were there."""
    result = resolve(drawn)
    if result.status != "resolved":
        assert odds(drawn).measures == {}
        return

    assert odds(drawn).measures["kills"][result.outcome.kills] > 0
    assert 0 <= result.outcome.kills <= drawn.situation.defenders
    assert result.outcome.left == drawn.situation.defenders - result.outcome.kills


@pytest.mark.parametrize(("touching", "found"), [(5, [("situation.touching_cover", "too-large", 4)]), (4, [])])
def test_no_more_units_touch_cover_than_there_are(touching, found):
    """The bound is the group's size."""
    try:
        scenario({"defenders": 4, "touching_cover": touching})
        problems = []
    except ScenarioError as error:
        problems = [(p.path, p.code, p.limit) for p in error.problems]

    assert problems == found


def test_odds_are_asked_again_after_each_row():
    """Entered rows are fixed; what the attacker needs against a row of fives is easier."""
    typed = odds(scenario(WORKED, {"defence": [5, 5, 5, 5]})).measures["kills"]
    whole = odds(scenario(WORKED, DICE)).measures["kills"]

    assert typed != odds(scenario(WORKED)).measures["kills"]
    assert whole == {2: 1}


def test_a_seed_does_not_move_the_odds():
    """Odds are over the dice that are not given."""
    assert odds(scenario(WORKED, seed=SEED)) == odds(scenario(WORKED))
