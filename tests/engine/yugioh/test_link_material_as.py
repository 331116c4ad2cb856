"""A monster that is treated as Link Material with the name, Type and Attribute of a revealed one.

Source: the card text of Formud Skipper.  It "can" be treated so, and then as all three at once.
"""

from typing import Any

import pytest

from engine import notation
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import (
    MONSTER,
    Attribute,
    Card,
    Choose,
    IfDone,
    Ignition,
    LinkMaterialAs,
    Named,
    Race,
    Reveal,
    Series,
    Type,
    link_monster,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, link

SHOWN = link_monster(fresh(), "Shown", v.FIRE, v.DRAGON, 2, 1500, 0, series=(0x55,))
SKIPS = Ignition(
    v.MZONE,
    do=(Reveal(Choose(MONSTER & Type(v.LINK), v.EXTRA, name="a")),
        IfDone((LinkMaterialAs(),))),
)  # fmt: skip
SKIPPER = fiend("Skipper", SKIPS, race=v.CYBERSE, attribute=v.LIGHT)


def made(each: Filter = MONSTER, **rest: Any) -> Card:
    return link("Made", each=each, **rest)


def laid(card: Card, *others: Card) -> Table:
    return Table(extra=[SHOWN, card], field=[SKIPPER, *others])


@pytest.mark.parametrize(
    "each", [Named(SHOWN.passcode), Series(0x55, "Shown"), Race(v.DRAGON), Attribute(v.FIRE)]
)
def test_it_has_name_type_and_attribute_as_material(each: Filter) -> None:
    card = made(each, rating=1)
    table = laid(card)
    assert not table.may("special", card)
    table.activate(SKIPPER)
    table.pick(SHOWN)
    assert table.may("special", card)
    table.special(card)
    assert table.grave == ["Skipper"]


@pytest.mark.parametrize("each", [Race(v.CYBERSE), Attribute(v.LIGHT)])
def test_it_may_still_be_what_it_is(each: Filter) -> None:
    card = made(each, rating=1)
    table = laid(card)
    table.activate(SKIPPER)
    table.pick(SHOWN)
    assert table.may("special", card)


def test_it_is_not_the_one_for_one_demand_and_the_other_for_another() -> None:
    other = body("Other", race=v.CYBERSE)
    card = made(Race(v.CYBERSE), rating=2, including=Attribute(v.FIRE))
    table = laid(card, other)
    table.activate(SKIPPER)
    table.pick(SHOWN)
    assert not table.may("special", card)


def test_it_is_no_link_monster_and_nothing_else_changes() -> None:
    card = made(Type(v.LINK), rating=1)
    table = laid(card)
    table.activate(SKIPPER)
    table.pick(SHOWN)
    assert not table.may("special", card)
    looks = fiend("Looks", Ignition(v.MZONE, do=(Reveal(Choose(Race(v.DRAGON), v.MZONE)),)))
    seen = laid(made(rating=1), looks)
    seen.activate(SKIPPER)
    seen.pick(SHOWN)
    assert not seen.may("activate", looks)


def test_it_is_forgotten_with_the_turn_and_part_of_the_position() -> None:
    card = made(Race(v.DRAGON), rating=1)
    table, before = laid(card), laid(card)
    table.activate(SKIPPER)
    table.pick(SHOWN)
    assert key(table.state) != key(before.state)
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text and "i=" in text
    table.end()
    assert "i=" not in notation.write(table.game)


def test_its_text_is_read() -> None:
    facts = monster(1, "Reader", v.DARK, v.CYBERSE, 4, 1000, 1000, type=v.EFFECT)
    text = (
        "Once per turn: You can reveal 1 Link Monster in your Extra Deck, and if you do, when you "
        "Link Summon this turn, you can treat this card as Link Material with the same name, Type, "
        "and Attribute as the revealed monster."
    )
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    assert effect.do[1] == IfDone((LinkMaterialAs(),))
    assert not compile_card(facts, text.replace(", Type, and", " and"), Lexicon({}, {})).whole
