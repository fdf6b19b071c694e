"""Random boards: what is asked beforehand agrees with what is refused and struck, and like cases come out alike."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import Scenario, odds, resolve
from aleator.question import ask

SIDE = 4
KINDS = ["common", "magic", "projectile", "trample"]
LINES = [None, "horizontal", "vertical", "diagonal", "random", "front", "back", "full"]
PLACE = {"out-of-reach", "too-high", "out-of-sight", "not-on-line", "not-an-enemy"}
SEEDS = st.sampled_from(["c2VlZC1mb3ItdGVzdHMtMQ", "AAAAAAAAAAAAAAAAAAAAAA", "c2VlZC1mb3ItdGVzdHMtMg"])
squares = st.tuples(*[st.integers(0, SIDE - 1)] * 2)


def named(square):
    """A square as a text."""
    return f"{square[0]},{square[1]}"


boards = st.builds(
    lambda heights, walls: {
        "columns": SIDE,
        "rows": SIDE,
        "heights": {named(square): height for square, height in heights.items()},
        "obstacles": [named(square) for square in sorted(walls)],
    },
    st.dictionaries(squares, st.integers(-2, 3), max_size=6),
    st.sets(squares, max_size=3),
)
unit_parts = st.fixed_dictionaries(
    {"side": st.sampled_from(["red", "blue", "green"]), "defence": st.integers(0, 9), "movement": st.integers(0, 2)}
)
rulings = st.fixed_dictionaries(
    {
        "missing_height_limit": st.sampled_from(["reach", "none", "zero"]),
        "trample_reach": st.sampled_from(["reach", "movement", "smaller"]),
        "line_from": st.sampled_from(["attacker", "target"]),
        "distance": st.sampled_from(["king", "taxicab"]),
        "units_block_sight": st.sampled_from(["no", "yes"]),
        "all_includes_attacker": st.sampled_from(["no", "yes"]),
        "multiple_ammunition": st.sampled_from(["each", "once"]),
        "area_roll": st.sampled_from(["each", "shared"]),
    }
)


@st.composite
def attacks(draw, kinds=KINDS, **fixed):
    """An attack of one of these kinds; what is fixed is so."""
    drawn = {
        "kind": st.sampled_from(kinds),
        "reach": st.integers(0, 3),
        "attack_die": st.sampled_from(["1d2", "1d6"]),
        "height_limit": st.sampled_from([None, 0, 1, 4]),
        "archer": st.booleans(),
        "line": st.sampled_from(LINES),
        "line_facing": st.sampled_from([[0, -1], [1, 1], [1, 0]]),
        "multiple": st.integers(1, 3),
        "damage": st.just("1d10"),
    }
    return draw(st.fixed_dictionaries({**drawn, **{name: st.just(value) for name, value in fixed.items()}}))


@st.composite
def situations(draw, attack):
    """A board with two to five units, some of them perhaps measured."""
    places = draw(st.lists(squares, min_size=2, max_size=5, unique=True))
    units = [{"id": f"u{n}", "at": list(at), **draw(unit_parts)} for n, at in enumerate(places)]
    numbers = st.fixed_dictionaries(
        {"distance": st.integers(0, 4), "height": st.integers(-2, 2), "visible": st.booleans()}
    )
    measured = draw(st.dictionaries(st.sampled_from([unit["id"] for unit in units[1:]]), numbers, max_size=2))
    return {"board": draw(boards), "units": units, "attack": draw(attack), "measured": measured}


def scenario(situation, rulings=None, **more):
    """One attack."""
    return Scenario.from_json({"game": "tab-master", "situation": situation, "rulings": rulings or {}, **more})


def played(situation, rulings=None, **more):
    """What comes of it."""
    return resolve(scenario(situation, rulings, **more)).to_json()


def lawful(situation, rulings):
    """The units that the question about sight calls lawful."""
    return {unit["id"] for unit in ask(scenario(situation, rulings), "sight")["units"] if unit["lawful"]}


@settings(max_examples=80, deadline=None)
@given(situations(attacks(["common", "magic", "projectile"])), rulings)
def test_a_target_is_lawful_where_it_is_not_refused(situation, rulings):
    """For every unit, sight and the refusals say the same of its place and side."""
    aimed = {
        unit["id"]: {reason["key"] for reason in played({**situation, "targets": [unit["id"]]}, rulings)["refusals"]}
        for unit in situation["units"][1:]
    }

    assert lawful(situation, rulings) == {name for name, reasons in aimed.items() if not reasons & PLACE}


@settings(max_examples=80, deadline=None)
@given(st.data(), rulings)
def test_an_area_is_lawful_for_those_it_strikes(data, rulings):
    """Whoever can be struck by an attack on an area is lawful, and nobody else."""
    all_ = data.draw(st.booleans())
    situation = data.draw(situations(attacks(["common", "magic", "projectile"], area=not all_, all=all_)))
    measures = odds(scenario(situation, rulings)).measures
    struck = {name.partition(":")[2] for name in measures if name.startswith("defeated:")}

    assert lawful(situation, rulings) == struck - {"u0"}


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2).flatmap(lambda reach: situations(attacks(["trample"], multiple=1, reach=reach))), rulings)
def test_a_trample_is_lawful_where_some_path_is(situation, rulings):
    """Every path of one or two steps is tried: to each lawful unit, and to no other, one leads that nothing bars."""
    here = tuple(situation["units"][0]["at"])
    paths = [[one] for one in next_to(here)] + [[one, other] for one in next_to(here) for other in next_to(one)]
    free = [path for path in paths if not played({**situation, "path": list(map(list, path))}, rulings)["refusals"]]
    enemies = {tuple(u["at"]): u["id"] for u in situation["units"] if u["side"] != situation["units"][0]["side"]}

    assert lawful(situation, rulings) == {enemies[path[-1]] for path in free if path[-1] in enemies}


def next_to(square):
    """The squares of the board around one."""
    x, y = square
    around = [(x + dx, y + dy) for dx, dy in product((-1, 0, 1), repeat=2)]
    return [(x, y) for x, y in around if 0 <= x < SIDE and 0 <= y < SIDE and (x, y) != square]


@settings(max_examples=100, deadline=None)
@given(st.data(), rulings, SEEDS)
def test_a_wandering_attack_strikes_only_the_lawful(data, rulings, seed):
    """Whoever it meets was lawful beforehand."""
    situation = data.draw(situations(attacks(line=None, multiple=1, wandering=data.draw(st.integers(1, 3)))))
    found = played(situation, rulings, seed=seed)

    assert {strike["target"] for strike in found["outcome"]["strikes"]} - {None} <= lawful(situation, rulings)


@settings(max_examples=80, deadline=None)
@given(st.data(), rulings, SEEDS)
def test_numbers_measured_as_the_board_has_them_change_nothing(data, rulings, seed):
    """Measuring what the board says comes to the same attack, a wandering one too."""
    wandering = data.draw(st.integers(0, 3))
    plain = {"line": None, "multiple": 1} if wandering else {"area": data.draw(st.booleans())}
    situation = data.draw(situations(attacks(wandering=wandering, **plain))) | {"measured": {}}
    told = ask(scenario(situation, rulings), "sight")["units"]
    measured = {unit["id"]: {part: unit[part] for part in ("distance", "height", "visible")} for unit in told}

    by_table = played({**situation, "measured": measured}, rulings, seed=seed) | {"rulings": None}
    by_board = played(situation, rulings, seed=seed) | {"rulings": None}

    assert by_table == by_board, "but for the rulings on how a board is measured"


@settings(max_examples=80, deadline=None)
@given(st.data(), rulings, SEEDS)
def test_an_area_of_one_spends_what_an_attack_on_one_spends(data, rulings, seed):
    """The same shots at the same only enemy cost the same, and are refused alike for want of projectiles."""
    attack = data.draw(attacks(["projectile"], ammunition=data.draw(st.integers(0, 4))))
    place = data.draw(squares.filter(lambda square: square != (0, 0)))
    units = [
        {"id": "me", "side": "red", "at": [0, 0]},
        {"id": "t", "side": "blue", "at": list(place), "defence": data.draw(st.integers(0, 9))},
    ]
    one = {"board": {"columns": SIDE, "rows": SIDE}, "units": units, "attack": attack}
    single = played(one, rulings, seed=seed)
    area = played({**one, "attack": {**attack, "area": True}}, rulings, seed=seed)
    short = [[reason["key"] for reason in found["refusals"]].count("no-ammunition") for found in (single, area)]

    assert short[0] == short[1]
    assert (single["outcome"] or {}).get("attacker") == (area["outcome"] or {}).get("attacker")


@pytest.mark.parametrize("directions", [(3, 3, 7), (1, 1, 1), (7, 7, 7), (1, 5, 3), (3, 7, 3, 7, 3)])
@pytest.mark.parametrize("ruling", ["each", "once"])
def test_every_step_of_a_wandering_attack_takes_a_projectile(directions, ruling):
    """It is as many attacks as steps, whoever stands there (tm.21, tm.52); by ruling one in all."""
    units = [
        {"id": "me", "side": "red", "at": [3, 3]},
        {"id": "b", "side": "blue", "at": [4, 3], "defence": 40},
        {"id": "c", "side": "blue", "at": [5, 3], "defence": 40},
    ]
    times = len(directions)
    attack = {"kind": "projectile", "attack_die": "1d10", "wandering": times, "ammunition": times}
    dice = {f"direction-{n}": [face] for n, face in enumerate(directions, 1)}
    rulings = {"multiple_ammunition": ruling}
    found = played({"units": units, "attack": attack}, rulings, dice=dice, seed="c2VlZC1mb3ItdGVzdHMtMQ")

    assert found["outcome"]["attacker"]["ammunition"] == (0 if ruling == "each" else times - 1)
    assert found["rulings"]["multiple_ammunition"] == ruling


OF_KIND = {
    "common": {*(f"tm.{n}" for n in range(1, 6))},
    "trample": {*(f"tm.{n}" for n in range(7, 15)), "tm.51", "tm.56"},
    "magic": {*(f"tm.{n}" for n in (1, 3, 4, 5, *range(15, 20)))},
    "projectile": {*(f"tm.{n}" for n in range(21, 30))},
}
OF_NO_KIND = {"tm.20", *(f"tm.{n}" for n in range(30, 60) if n not in {51, 56})}
ANY_KIND = {"flipped", "not-adjacent-step", "too-far-to-move", "square-occupied"}


@settings(max_examples=100, deadline=None)
@given(st.data(), rulings, SEEDS)
def test_only_statements_of_the_attacks_kind_are_cited(data, rulings, seed):
    """Steps and refusals rest on what the text says of this kind, or of all kinds' effects."""
    wandering = data.draw(st.integers(0, 3))
    plain = {"line": None, "multiple": 1} if wandering else {"area": data.draw(st.booleans())}
    situation = data.draw(situations(attacks(wandering=wandering, ammunition=data.draw(st.integers(0, 9)), **plain)))
    way = [list(square) for square in data.draw(st.lists(squares, max_size=3))]
    situation |= {"path" if situation["attack"]["kind"] == "trample" else "move": way}
    found = played(situation, rulings, seed=seed)
    told = [one for one in [*found["steps"], *found["refusals"]] if one["key"] not in ANY_KIND]
    kind = situation["attack"]["kind"]

    assert {cite for one in told for cite in one["cites"]} <= OF_KIND[kind] | OF_NO_KIND
