"""TAB MASTER's tests share this board and these questions."""

from aleator import Scenario, resolve

GAME = "tab-master"


def unit(id_, at, side="blue", **more):
    """A unit on its square."""
    return {"id": id_, "side": side, "at": list(at), **more}


def situation(*others, me=None, **more):
    """A red attacker on 3,3 and others."""
    return {"units": [unit("me", (3, 3), "red", **(me or {})), *others], **more}


def result(given, dice=None, **more):
    """What comes of an attack."""
    scenario = {"game": GAME, "situation": given, "dice": dice or {}, **more}
    return resolve(Scenario.from_json(scenario)).to_json()


def damages(*faces):
    """Damage rows of one die each, numbered from 1; None leaves a number out."""
    return {f"damage-{n}": [face] for n, face in enumerate(faces, 1) if face is not None}


def struck(given, dice=None, **more):
    """The outcome, which must be there."""
    found = result(given, dice, **more)
    assert found["status"] == "resolved"
    return found["outcome"]


def brief(outcome):
    """Target, effect and defeat of each strike."""
    return [(s["target"], s["effect"], s["defeated"]) for s in outcome["strikes"]]
