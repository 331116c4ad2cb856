"""A turn in which nothing is summoned but by the effect that says so.

Source: the card texts of Red-Eyes Fusion and Time Maiden: "You cannot Special Summon other monsters
the turn you activate this card", before and after.
"""

from dataclasses import replace

import pytest

from engine import notation
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import MONSTER, Activate, Ban, Card, Choose, SpecialSummon, ThisTurn
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fresh, ignition, played

TEXT = (
    "Special Summon 1 monster from your Deck. You cannot Special Summon other monsters the turn "
    "you activate this card."
)
A, B, C = (body(name) for name in "ABC")
REVIVE = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))


def read(text: str = TEXT) -> Card:
    found = compile_card(Card(9, "Probe", v.SPELL), text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read_and_written() -> None:
    card = read()
    (effect,) = card.effects
    assert isinstance(effect, Activate)
    assert effect.cost == (Ban(("special-summon",), others=True),)
    assert effect.condition == (ThisTurn("special", most=0),)
    assert card_text(card, defined_name) == [TEXT]
    adds = TEXT.replace("Special Summon 1 monster from your Deck", "Draw 1 card")
    assert not compile_card(Card(9, "Probe", v.SPELL), adds, Lexicon({}, {})).whole


def test_the_effect_itself_summons_and_nothing_else_does() -> None:
    card = read()
    table = Table([card, REVIVE, B], deck=[A], grave=[C])
    assert table.may("activate", REVIVE)
    table.activate(card)
    assert table.monsters() == {0: "A"}
    assert not table.may("activate", REVIVE) and table.may("summon", B)
    text, now = notation.write(table.game), key(table.state)
    notation.read(table.game, text)
    assert notation.write(table.game) == text and key(table.state) == now


def test_normal_summons_too_where_they_are_named() -> None:
    card = read(TEXT.replace("cannot Special", "cannot Normal or Special"))
    table = Table([card, B], deck=[A])
    table.activate(card)
    assert table.monsters() == {0: "A"} and not table.may("summon", B)


@pytest.mark.parametrize("summoned", [True, False])
def test_not_after_another_special_summon(summoned: bool) -> None:
    card = read()
    table = Table([card, REVIVE], deck=[A], grave=[C])
    if summoned:
        table.activate(REVIVE)
    assert table.may("activate", card) is not summoned


def test_a_second_copy_summons_nothing() -> None:
    card = read()
    table = Table([card, card], deck=[A, B])
    table.activate(card)
    table.pick(A)
    assert not table.may("activate", card)


def test_one_effect_of_the_card_summons() -> None:
    card = read()
    more = replace(card, effects=(*card.effects, ignition(SpecialSummon(Choose(MONSTER, v.GRAVE)),
                                                          where=v.GRAVE)))  # fmt: skip
    with pytest.raises(CompileError):
        Table([more], deck=[A])
