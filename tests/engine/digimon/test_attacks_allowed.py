"""What a Digimon can attack: by a declaration, and as an effect lets it.

Source: Digimon comprehensive rules 11-1-2 (the turn player attacks), 11-2-4 (no attack during an
attack), 11-2-7-1 (the player or a suspended Digimon), 15-1-3 (what cannot be done is not done).
"""

from typing import Any

import pytest

from engine.digimon.language import Choose, Named
from engine.digimon.language.card import (
    WHEN_ATTACKING,
    CanAttackUnsuspended,
    Cannot,
    Main,
    Static,
    Trigger,
)
from engine.digimon.language.operations import Attack
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer

TIRED, FRESH = red("Tired", 3, 3000), red("Fresh", 3, 3000)
THEIRS = [["suspended", "Tired"], "Fresh", ["suspended", "Tamer"]]
PLAYER, AT_TIRED, AT_FRESH = "the player", "Tired", "Fresh"


def targets(table: Table) -> set[str]:
    return {
        name
        for name in (PLAYER, AT_TIRED, AT_FRESH, "Tamer")
        if any(words.startswith(f"Attack {name}") for words in table.words)
    }


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        ((), {PLAYER, AT_TIRED}),
        ((Static(Cannot("attack-players")),), {AT_TIRED}),
        ((Static(Cannot("attack-digimon")),), {PLAYER}),
        ((Static(Cannot("attack")),), set()),
        ((Static(CanAttackUnsuspended()),), {PLAYER, AT_TIRED, AT_FRESH}),
        ((Static((CanAttackUnsuspended(), Cannot("attack-players"))),), {AT_TIRED, AT_FRESH}),
        ((Static((CanAttackUnsuspended(), Cannot("attack-digimon"))),), {PLAYER}),
    ],
)  # fmt: skip
def test_what_can_be_attacked_by_declaration(effects: tuple[Node, ...], expected: set[str]) -> None:
    hunter = red("Hunter", 5, 7000, effects=effects)
    table = Table(hunter, TIRED, FRESH, red_tamer("Tamer"), my_battle=["Hunter"],
                  their_battle=THEIRS)  # fmt: skip
    assert targets(table) == expected


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ({}, {PLAYER, AT_TIRED}),
        ({"at": "player"}, {PLAYER}),
        ({"at": "digimon"}, {AT_TIRED}),
        ({"unsuspended": True}, {PLAYER, AT_TIRED, AT_FRESH}),
        ({"at": "digimon", "unsuspended": True}, {AT_TIRED, AT_FRESH}),
    ],
)
def test_what_an_effect_lets_it_attack(how: dict[str, Any], expected: set[str]) -> None:
    hunter = red("Hunter", 5, 7000)
    lets = red_option("Lets", Main(do=(Attack(Choose(Named("Hunter")), **how),)), cost=0)
    reached = set()
    for name in (PLAYER, AT_TIRED, AT_FRESH):
        table = Table(hunter, TIRED, FRESH, red_tamer("Tamer"), lets, my_hand=["Lets"],
                      my_battle=["Hunter"], their_battle=THEIRS)  # fmt: skip
        table.take("Use Lets")
        offered = () if table.game.is_open() else table.words
        table.take(*[words for words in offered if name in words][:1])
        if (table.security() == 4) if name == PLAYER else (name in table.trash("their")):
            reached.add(name)
    assert reached == expected


@pytest.mark.parametrize(
    ("how", "state", "attacks"),
    [
        ({}, "ready", True), ({}, "suspended", False), ({}, "played", False),
        ({"without_suspending": True}, "suspended", True),
        ({"without_suspending": True}, "ready", True),
        ({"without_suspending": True}, "played", False),
        ({"played_this_turn": True}, "played", True),
        ({"played_this_turn": True}, "suspended", False),
    ],
)  # fmt: skip
def test_which_digimon_an_effect_lets_attack(
    how: dict[str, Any], state: str, attacks: bool
) -> None:
    hunter = red("Hunter", 5, 7000, cost=0)
    lets = red_option(
        "Lets", Main(do=(Attack(Choose(Named("Hunter")), at="player", **how),)), cost=0
    )
    laid: dict[str, list[Any]] = {"ready": ["Hunter"], "suspended": [["suspended", "Hunter"]]}
    table = Table(hunter, lets, red("Other", 3, 1000), my_hand=["Lets", "Hunter"],
                  my_battle=["Other", *laid.get(state, ())])  # fmt: skip
    if state == "played":
        table.take("Play Hunter")
    table.take("Use Lets")
    while not table.game.is_open():
        table.take(table.words[0])
    assert (table.security() == 4) is attacks
    if attacks:
        assert table.suspended("Hunter") is (
            state == "suspended" or "without_suspending" not in how
        )


def test_no_attack_starts_during_an_attack() -> None:
    again = Trigger(on=WHEN_ATTACKING, do=(Attack(Choose(Named("Second")), at="player"),))
    table = Table(red("First", 5, 7000, effects=(again,)), red("Second", 5, 7000),
                  my_battle=["First", "Second"])  # fmt: skip
    table.attack("First")
    while not table.game.is_open():
        table.take(table.words[0])
    assert table.security() == 4
    assert not table.suspended("Second")
