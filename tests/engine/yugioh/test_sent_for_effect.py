"""A card that asks whether it was sent to the GY to activate the effect of some card.

Source: the card texts of Branded in White and Branded Bond.
"""

from dataclasses import replace

import pytest

from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Card,
    Choose,
    Discard,
    GainLife,
    Named,
    SendToGrave,
    SentForEffectOf,
    Trigger,
    exists,
)
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played

PAID = fresh()
TEXT = (
    "Gain 500 LP. During the End Phase, if this card is in the GY because it was sent there to "
    'activate the effect of "Key" this turn: You can Set this card.'
)
COST = (Discard(Choose(Named(PAID), v.HAND)),)
KEY = fiend("Key", ignition(GainLife(1), cost=COST))
OTHER = fiend("Other", ignition(GainLife(1), cost=COST))
BY_EFFECT = replace(
    fiend("Key", ignition(SendToGrave(Choose(Named(PAID), v.HAND)))), passcode=KEY.passcode
)
LEXICON = Lexicon({"Probe": PAID, "Key": KEY.passcode}, {})


def read() -> Card:
    found = compile_card(Card(PAID, "Probe", v.SPELL), TEXT, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


CARD = read()


def ended(by: Card) -> Table:
    """The End Phase after this monster has used its effect."""
    table = Table([CARD], field=[by])
    table.activate(by)
    assert table.grave == ["Probe"]
    table.end()
    return table


def test_it_can_be_set() -> None:
    table = ended(KEY)
    table.chain(CARD)
    if table.asked == "zone":
        table.into(table.decision().options[0].number)
    assert "Probe" in table.spells().values() and table.grave == []


@pytest.mark.parametrize("by", [OTHER, BY_EFFECT])
def test_not_for_another_card_nor_by_the_effect_itself(by: Card) -> None:
    table = ended(by)
    assert table.asked == "over" and table.grave == ["Probe"]


def test_not_after_its_own_activation() -> None:
    table = Table([CARD], field=[KEY])
    table.activate(CARD)
    table.end()
    assert table.asked == "over" and table.grave == ["Probe"]


def test_it_is_part_of_the_position() -> None:
    table = Table([CARD], field=[KEY])
    table.activate(KEY)
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    table.end()


def test_what_the_text_says() -> None:
    trigger = CARD.effects[1]
    assert isinstance(trigger, Trigger) and trigger.optional
    (held,) = trigger.condition
    key = Named(KEY.passcode)
    found = [node for node in held.walk() if isinstance(node, SentForEffectOf)]
    assert found == [SentForEffectOf(key)]
    assert exists(key, v.GRAVE) != held
    several = TEXT.replace('"Key"', "a Dragon monster")
    assert not compile_card(Card(PAID, "Probe", v.SPELL), several, LEXICON).whole


def test_of_a_card_paid_by_a_spell_of_another_name() -> None:
    pay = played("Pay", GainLife(1), cost=COST)
    table = Table([CARD, pay])
    table.activate(pay)
    table.end()
    assert table.asked == "over"
