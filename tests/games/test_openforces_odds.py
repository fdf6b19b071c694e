"""OpenForces: odds, exactly and against the count of every throw."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import odds, resolve
from aleator.pairing import D6, PairedRows
from aleator.rules import Pick, Pool, enumerate_ways
from tests.games.openforces import DICE, GAME, SEED, WORKED, at_threshold, scenario
from tests.strategies import scenarios

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


def test_odds_are_asked_again_after_each_row():
    """Entered rows are fixed; what the attacker needs against a row of fives is easier."""
    typed = odds(scenario(WORKED, {"defence": [5, 5, 5, 5]})).measures["kills"]
    whole = odds(scenario(WORKED, DICE)).measures["kills"]

    assert typed != odds(scenario(WORKED)).measures["kills"]
    assert whole == {2: 1}


def test_a_seed_does_not_move_the_odds():
    """Odds are over the dice that are not given."""
    assert odds(scenario(WORKED, seed=SEED)) == odds(scenario(WORKED))
