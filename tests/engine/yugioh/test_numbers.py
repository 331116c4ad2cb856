"""ATK and Levels as they are now.

Sources: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers*: increases and decreases add up
(kinds 1 and 2); Yu-Gi-Oh rules reference, X3; card texts.
"""

from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiendsmith import LACRIMA
from engine.yugioh.language import (
    MONSTER,
    SELF,
    AddToHand,
    Banish,
    Between,
    Card,
    ChangeLevel,
    ChangeStats,
    Choose,
    Chosen,
    Count,
    Declared,
    DeclareLevel,
    Each,
    FieldStats,
    LevelOf,
    Named,
    Race,
    Times,
    UpTo,
    level,
)
from engine.yugioh.language.words import Until
from engine.yugioh.position.slots import LEVELS, NEGATED, POSITION, STATUS
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, xyz

A = body("A", attack=1000)


def change(by: int, until: Until = "", name: str = "Change") -> Card:
    """A Spell that changes the ATK of A."""
    return played(name, ChangeStats(Each(Named(A.passcode), v.MZONE, v.EITHER), by, until))


def attacks(table: Table, player: int = 0) -> list[int]:
    """The ATK of a player's monsters, zone by zone."""
    return [monster["attack"] for monster in board(table.game, player)["monsters"]]


# -------------------------------------------------------------------- ATK


def test_changes_add_up() -> None:
    # Yu-Gi-Oh modifiers and triggers, kind 1
    up, down = change(300), change(-500, "end", "Down")
    table = Table([up, up, down], field=[A])
    table.activate(up)
    table.activate(down)
    table.activate(up)
    assert table.attack(A) == 1100


def test_attack_is_never_below_zero_but_what_was_lost_counts() -> None:
    down, up = change(-1500), change(700, name="Up")
    table = Table([down, up], field=[A])
    table.activate(down)
    assert table.attack(A) == 0
    table.activate(up)
    assert table.attack(A) == 200


def test_a_change_is_of_the_monsters_that_are_there() -> None:
    up = change(100)
    table = Table([up, A], field=[A], opponent_field=[A])
    table.activate(up)
    table.summon(A)
    assert attacks(table) == [1100, 1000]
    assert attacks(table, 1) == [1100]


def test_a_continuous_change_holds_while_its_card_lies_face_up() -> None:
    # The card text of Fiendsmith's Lacrima: monsters your opponent controls lose 600 ATK.
    table = Table(field=[LACRIMA], opponent_field=[A])
    assert (attacks(table), attacks(table, 1)) == ([2400], [400])
    table.rewrite(STATUS, LACRIMA, NEGATED)
    assert attacks(table, 1) == [1000]
    table.rewrite(STATUS, LACRIMA, 0)
    table.rewrite(POSITION, LACRIMA, v.FACEDOWN_DEFENSE)
    assert attacks(table, 1) == [1000]


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [(v.YOU, 1200, 1000), (v.OPPONENT, 1000, 1200)]
)
def test_whose_monsters_a_continuous_change_is_of(whose: int, mine: int, theirs: int) -> None:
    source = fiend("Source", FieldStats(200, Named(A.passcode), whose))
    table = Table(field=[source, A], opponent_field=[A])
    assert attacks(table) == [1000, mine]
    assert attacks(table, 1) == [theirs]


def test_two_continuous_changes_add_up_with_the_others() -> None:
    # Yu-Gi-Oh modifiers and triggers: (1) and (2) are always applied.
    source = fiend("Source", FieldStats(200, Race(v.WARRIOR)))
    up = change(50)
    table = Table([up], field=[source, source, A])
    table.activate(up)
    assert table.attack(A) == 1450


def test_filters_see_the_attack_as_it_is_now() -> None:
    out = played("Out", Banish(Choose(Between("attack", 1001, 2000), v.MZONE)))
    up = change(500)
    table = Table([out, up], field=[A])
    assert not table.may("activate", out)
    table.activate(up)
    assert table.may("activate", out)


def test_off_the_field_a_monster_has_its_printed_attack() -> None:
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    out = played("Out", Banish(Choose(Between("attack", 1001, 2000), v.HAND)))
    up = change(500)
    table = Table([back, up, out], field=[A])
    table.activate(up)
    table.activate(back)
    assert not table.may("activate", out)


# ------------------------------------------------------------------- Levels


@pytest.mark.parametrize(("operation", "now"), [({"by": 2}, 6), ({"by": -1}, 3), ({"to": 8}, 8)])
def test_a_changed_level(operation: dict[str, Any], now: int) -> None:
    shift = played("Shift", ChangeLevel(Choose(MONSTER, v.MZONE), **operation))
    look = played("Look", Banish(Choose(level(now, now), v.MZONE)))
    table = Table([shift, look], field=[A])
    assert not table.may("activate", look)
    table.activate(shift)
    assert table.may("activate", look)


def test_a_changed_level_counts_for_an_xyz_summon() -> None:
    # Yu-Gi-Oh solo rules, 3.7: monsters with the same Level
    shift = played("Shift", ChangeLevel(Choose(Named(A.passcode), v.MZONE), 1))
    rank = xyz("Rank", rank=5)
    table = Table([shift], extra=[rank], field=[A, body("B", level=5)])
    assert not table.may("special", rank)
    table.activate(shift)
    assert table.may("special", rank)


def test_a_changed_level_is_forgotten_off_the_field() -> None:
    shift = played("Shift", ChangeLevel(Choose(MONSTER, v.MZONE), 1))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    look = played("Look", Banish(Choose(level(5, 5), v.HAND)))
    table = Table([shift, back, look], field=[A])
    table.activate(shift)
    table.activate(back)
    assert not table.may("activate", look)
    table.summon(A)
    assert not table.state.data[LEVELS + table.number(A)]


def test_monsters_without_a_level_get_none() -> None:
    # Yu-Gi-Oh rules reference, X3; Yu-Gi-Oh solo rules, 6.3
    shift = played("Shift", ChangeLevel(Each(MONSTER, v.MZONE, v.EITHER), 1))
    look = played("Look", Banish(Choose(level(0), v.MZONE)))
    for card in (xyz("Rank"), link("Link")):
        table = Table([shift, look], field=[card], opponent_field=[body("Low", level=1)])
        table.activate(shift)
        assert not table.may("activate", look)
        assert not table.state.data[LEVELS + table.number(card)]


def test_a_level_becomes_the_level_of_another_monster() -> None:
    # Megalith Phul: "this card's Level becomes the Level of that target"
    other = body("Other", level=7)
    copy = fiend("Copy", ignition(
        ChangeLevel(SELF, to=LevelOf(Chosen(("it",)))),
        target=(Choose(Named(other.passcode), v.MZONE, name="it"),),
    ))  # fmt: skip
    rank = xyz("Rank", rank=7)
    table = Table(extra=[rank], field=[copy, other])
    assert not table.may("special", rank)
    table.activate(copy)
    assert table.may("special", rank)


def test_amounts_are_worked_out_before_the_first_level_changes() -> None:
    # Card texts: "increase the Levels of all monsters you control by …"
    small, tall = body("Small", level=1), body("Tall", level=3)
    both = played("Both", ChangeLevel(
        Each(MONSTER, v.MZONE), by=LevelOf(Chosen(("it",)))),
        target=(Choose(Named(small.passcode), v.MZONE, name="it"),),
    )  # fmt: skip
    table = Table([both], field=[small, tall])
    table.activate(both)
    assert [table.level(small), table.level(tall)] == [2, 4]


def test_a_level_that_is_reduced_is_never_less_than_one() -> None:
    # Yu-Gi-Oh rules reference, X3
    cut = played("Cut", ChangeLevel(Each(MONSTER, v.MZONE), by=Times(Count(places=v.GRAVE), -1)))
    table = Table([cut], field=[A], grave=[A] * 9)
    table.activate(cut)
    assert table.level(A) == 1


def test_a_level_changed_until_the_end_of_the_turn_is_as_before_after_it() -> None:
    # Pikari @Ignister: "its Level becomes 4 until the end of this turn"
    own = Each(Named(A.passcode), v.MZONE)
    stays, ends = (
        played("Stays", ChangeLevel(own, 1)),
        played("Ends", ChangeLevel(own, to=2, until="end")),
    )
    table = Table([stays, ends], field=[A])
    table.activate(stays)
    table.activate(ends)
    assert table.level(A) == 2
    table.end()
    assert table.level(A) == 5


def test_a_level_is_reduced_by_up_to_a_number() -> None:
    # Wheel Synchron: "reduce its Level by up to 4"
    cut = played("Cut", ChangeLevel(Each(MONSTER, v.MZONE), by=Times(UpTo(3), -1)))
    for number in (1, 3):
        table = Table([cut], field=[A])
        table.activate(cut)
        assert len(table.decision().options) == 3
        table.says_number(number)
        assert table.level(A) == 4 - number


def test_a_level_is_declared_when_the_effect_is_activated() -> None:
    # Gagaga Magician: "declare a Level from 1 to 8"
    declare = fiend(
        "Declare", ignition(ChangeLevel(SELF, to=Declared()), cost=(DeclareLevel(1, 8),))
    )
    table = Table(field=[declare])
    table.activate(declare)
    assert len(table.decision().options) == 8
    table.says_number(6)
    assert table.level(declare) == 6


def test_a_monster_without_a_level_gives_none() -> None:
    # Yu-Gi-Oh rules reference, X3: an Xyz Monster has a Rank, a Link Monster a Link Rating
    give = played("Give", ChangeLevel(
        Each(Named(A.passcode), v.MZONE), to=LevelOf(Chosen(("it",)))),
        target=(Choose(~Named(A.passcode), v.MZONE, name="it"),),
    )  # fmt: skip
    for card, now in ((xyz("Rank", rank=7), 4), (link("Link"), 4), (body("Six", level=6), 6)):
        table = Table([give], field=[A, card])
        table.activate(give)
        assert table.level(A) == now


def test_what_lasts_to_the_end_of_the_opponents_turn_outlasts_ones_own() -> None:
    # Heroic Champion - Excalibur: "until the end of your opponent's turn"
    own = Each(Named(A.passcode), v.MZONE)
    grow = played(
        "Grow", ChangeStats(own, 500, "next turn"), ChangeLevel(own, 1, until="next turn")
    )
    table = Table([grow], field=[A])
    table.activate(grow)
    table.end()
    assert (table.attack(A), table.level(A)) == (1500, 5)
