"""Monsters that become of any Attribute, and those of the opponent that one can take control of.

Sources: the card texts of Ancient Warriors Saga - Deception and Betrayal and Infernity Launcher.
Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.queries.traits import attribute_now
from tests.engine.yugioh.table import Table, body, fresh, names

A, THEIRS = body("A"), body("Theirs")


def read(text: str, kind: int = v.SPELL | v.CONTINUOUS) -> la.Card:
    compiled = compile_card(la.Card(9, "Probe", kind), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


SAGA = read(
    "You can send this face-up card from the Spell & Trap Zone to the GY, then target 1 Warrior "
    "monster on the field; change it to any Attribute, then, if you targeted an opponent's "
    "monster, you can take control of it."
)


def passed(table: Table) -> None:
    while table.asked == "window":
        table.decline()


@pytest.mark.parametrize(("number", "attribute"), [(0, v.EARTH), (5, v.DARK), (6, v.DIVINE)])
def test_it_becomes_of_any_attribute(number: int, attribute: int) -> None:
    table = Table(spells=[SAGA], field=[A])
    table.activate(SAGA)
    assert table.grave == names(SAGA)
    assert len(table.decision().options) == 7
    table.bullet(number)
    assert attribute_now(table.state, table.number(A)) == attribute
    # It was the player's own: nothing is taken control of.
    assert table.asked == "open"
    table.end()
    assert attribute_now(table.state, table.number(A)) == attribute


@pytest.mark.parametrize("takes", [True, False])
def test_a_monster_of_the_opponent_can_be_taken_control_of(takes: bool) -> None:
    table = Table(spells=[SAGA], opponent_field=[THEIRS])
    table.activate(SAGA)
    table.bullet(3)
    table.yes() if takes else table.no()
    assert attribute_now(table.state, table.number(THEIRS)) == v.WIND
    assert list(table.monsters().values()) == (names(THEIRS) if takes else [])


def test_it_has_to_be_face_up_in_the_zone() -> None:
    trap = read(
        "You can send this face-up card from your Spell & Trap Zone to the GY; draw 1 card.",
        v.TRAP | v.CONTINUOUS,
    )
    assert Table(spells=[trap], deck=[A]).may("activate", trap)
    table = Table([SAGA], field=[A])
    table.activate(SAGA)  # the card itself
    assert table.spells() != {} and table.grave == []


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card, then change it to any Attribute.",
        "Draw 1 card, then if you targeted an opponent's monster, draw 1 card.",
        "Target 2 Warrior monsters on the field; change them to any Attribute.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compile_card(la.Card(9, "Probe", v.SPELL), text, Lexicon({}, {})).whole
