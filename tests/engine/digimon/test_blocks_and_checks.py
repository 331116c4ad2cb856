"""Blocks, security checks and battles."""

from dataclasses import replace

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    Count,
    exists,
)
from engine.digimon.language.card import (
    END_OF_ATTACK,
    ON_DELETION,
    Event,
    Keyword,
    Main,
    Security,
    Trigger,
    option,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    Draw,
    EndAttack,
    GainMemory,
    If,
    ToSecurity,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_turn_and_attack import BLOCKER, HUNTER, WEAK
from tests.engine.digimon.usual_cards import THEIRS

# ------------------------------------------------------------------------- blocks


def test_a_block_suspends_the_blocker_and_switches_the_target() -> None:
    """Rules 12-1-1, 12-1-3, 12-1-7-1, 11-4-1, 4-3-7."""
    watcher = red_tamer("Watcher", Trigger(on=Event("suspended", DIGIMON), do=(Draw(1),)))
    wall = red("Wall", 6, 9000, effects=(Keyword("Blocker"),))
    table = Table(HUNTER, wall, watcher, my_battle=["Hunter"], their_battle=["Wall", "Watcher"])
    table.attack("Hunter").take("Block with Wall")
    assert table.suspended("Wall")
    assert table.hand("their") == ["Filler"]
    assert (table.battle(), table.security()) == ([], 5)


def test_a_blocker_in_the_breeding_area_does_not_block() -> None:
    """Rules 12-1-1, 3-4-7-4."""
    table = Table(HUNTER, BLOCKER, my_battle=["Hunter"], their_breeding=["Blocker"])
    assert table.attack("Hunter").security() == 4


# ---------------------------------------------------------------- security checks


def test_a_check_is_mandatory_and_one_card() -> None:
    """Rules 13-1-1, 13-1-2, 13-1-4, 13-1-8-5, 11-5-1-1-1, 4-3-8: nothing is asked."""
    table = Table(HUNTER, my_battle=["Hunter"]).attack("Hunter")
    assert table.game.is_open()
    assert table.security() == 4


def test_a_checked_card_is_nowhere_and_then_in_the_trash() -> None:
    """Rules 13-1-6, 13-1-8-1-1, 13-1-8-3-2, 13-1-8-4: no battle, as it is no Digimon."""
    bolt = option(
        "Bolt",
        "Bolt",
        v.BLUE,
        3,
        security=(
            Security(do=(If(exists(ANY, v.TRASH | v.SECURITY | v.HAND), (Draw(5),), (Draw(1),)),)),
        ),
    )
    table = Table(HUNTER, bolt, my_battle=["Hunter"], their_security=["Bolt"]).attack("Hunter")
    assert table.trash("their") == ["Bolt"]
    assert table.hand("their") == ["Filler"]
    assert table.battle() == ["Hunter"]


def test_the_top_security_card_is_checked() -> None:
    """Rules 13-1-8-1-1, 3-7-2, 3-7-3: a face-up one remains face-up until then."""
    raise_it = red("Raise", 4, effects=(Trigger(on=ON_DELETION, do=(ToSecurity(face_up=True),)),))
    kill = red_option("Kill", Main(do=(Delete(THEIRS),)))
    table = Table(
        HUNTER,
        raise_it,
        kill,
        memory=5,
        my_battle=["Hunter"],
        my_hand=["Kill"],
        their_battle=["Raise"],
    )
    table.take("Use Kill")
    assert table.pile("their", "security")[0] == "Raise"
    table.attack("Hunter")
    assert table.trash("their") == ["Raise"]


def test_no_more_checks_when_the_attacker_is_gone() -> None:
    """Rules 13-1-5, 13-1-8-2-1: a [Security] effect returns it; the rest stays where it is."""
    back = replace(red_option("Back"), security=(Security(do=(AddToHand(THEIRS),)),))
    double = red("Double", 5, 7000, effects=(Keyword("Security Attack", 2),))
    table = Table(double, back, my_battle=["Double"], their_security=["Back", "Filler", "Filler"])
    assert table.attack("Double").security() == 2


def test_one_security_check_in_an_attack() -> None:
    """Rules 13-1-2, 16-7-5: <Piercing> checks once, as many cards as the Digimon checks."""
    piercer = red(
        "Piercer",
        5,
        7000,
        effects=(
            Keyword("Piercing"),
            Keyword("Piercing"),
            Keyword("Security Attack", 1),
        ),
    )
    table = Table(piercer, WEAK, my_battle=["Piercer"], their_battle=[["suspended", "Weak"]])
    assert table.attack("Piercer", "Weak").security() == 3


def test_an_ended_attack_has_no_battle() -> None:
    """Rules 15-15-1-1: not even with the Security Digimon just revealed."""
    wall = replace(red("Wall", 6, 12000), security=(Security(do=(EndAttack(),)),))
    ender = red(
        "Ender",
        5,
        7000,
        effects=(
            Keyword("Security Attack", 1),
            Trigger(on=END_OF_ATTACK, do=(Draw(1),)),
        ),
    )
    table = Table(ender, wall, my_battle=["Ender"], their_security=["Wall", "Filler"])
    table.attack("Ender")
    assert table.battle() == ["Ender"]
    assert table.trash("their") == ["Wall"]
    assert (table.security(), table.hand()) == (1, ["Filler"])


# ------------------------------------------------------------------------ battles


@pytest.mark.parametrize(
    ("power", "mine", "theirs"), [(6000, ["Hunter"], []), (7000, [], []), (8000, [], ["Foe"])]
)
def test_the_higher_dp_wins(power: int, mine: list[str], theirs: list[str]) -> None:
    """Rules 14-1, 14-2-1, 14-2-1-1 to 14-2-1-3, 14-2-2, 11-5-1-3-1."""
    foe = red("Foe", 5, power)
    table = Table(HUNTER, foe, my_battle=["Hunter"], their_battle=[["suspended", "Foe"]])
    table.attack("Hunter", "Foe")
    assert (table.battle(), table.battle("their")) == (mine, theirs)


@pytest.mark.parametrize(("power", "left"), [(6000, ["Hunter"]), (7000, []), (8000, [])])
def test_a_battle_with_a_security_digimon(power: int, left: list[str]) -> None:
    """Rules 13-1-7, 13-1-8-3-1, 14-2-1-3, 14-2-3: a tie deletes the attacker only."""
    foe = red("Foe", 5, power, effects=(Trigger(on=ON_DELETION, do=(Draw(1),)),))
    table = Table(HUNTER, foe, my_battle=["Hunter"], their_security=["Foe"]).attack("Hunter")
    assert (table.battle(), table.hand("their")) == (left, [])


def test_what_a_battle_triggers_comes_before_the_end_of_the_attack() -> None:
    """Rules 14-2-4, 14-2-5, 11-1-4."""
    winner = red(
        "Winner",
        5,
        7000,
        effects=(
            Trigger(on=Event("battle-ended"), do=(GainMemory(1),)),
            Trigger(on=END_OF_ATTACK, do=(Draw(Count(ANY, v.TRASH, v.OPPONENT)),)),
        ),
    )
    table = Table(winner, WEAK, my_battle=["Winner"], their_battle=[["suspended", "Weak"]])
    table.attack("Winner", "Weak")
    assert (table.memory, table.hand()) == (1, ["Filler"])
