"""How many of the cards that an effect sends from the top of the Deck are of some kind.

Source: the card text of Minerva, the Exalted Lightsworn: "draw cards equal to the number of …
sent to the GY by this effect", "destroy cards … up to the number of …".
"""

from dataclasses import replace

import pytest

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Card,
    Choose,
    Destroy,
    Draw,
    GainLife,
    HowMany,
    InPlace,
    Mill,
    Optional,
    Series,
    Then,
    Times,
    UpTo,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition

BRIGHT = replace(body("Bright"), series=(0x38,))
DULL = body("Dull")
SENT = HowMany("a", Series(0x38) & InPlace(v.GRAVE))
LEXICON = Lexicon({}, {"Gamma": 0x123})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


@pytest.mark.parametrize(("cards", "gained"), [((BRIGHT, DULL), 100), ((BRIGHT, BRIGHT), 200)])
def test_only_those_of_the_kind_are_counted(cards: tuple[Card, ...], gained: int) -> None:
    mill = fiend("Miller", ignition(Mill(2, name="a"), Then((GainLife(Times(SENT, 100)),))))
    table = Table(deck=[BRIGHT, BRIGHT, DULL, DULL], field=[mill])
    before = table.life()
    table.activate(mill)
    for card in cards:
        table.nature(card)
    assert table.life() - before == gained


def test_what_was_sent_by_another_effect_is_not_counted() -> None:
    mill = fiend("Miller", ignition(Mill(1, name="a"), Then((GainLife(Times(SENT, 100)),))))
    table = Table(deck=[DULL, BRIGHT], field=[mill], grave=[BRIGHT])
    before = table.life()
    table.activate(mill)
    table.nature(DULL)
    assert table.life() == before


def test_nothing_is_destroyed_for_none() -> None:
    do = (Mill(1, name="a"), Then((Optional((Destroy(Choose(places=v.FIELD_PLACES, whose=v.EITHER,
                                                            most=UpTo(SENT))),)),)))  # fmt: skip
    mill = fiend("Miller", ignition(*do))
    table = Table(deck=[DULL, BRIGHT], field=[mill], opponent_field=[DULL])
    table.activate(mill)
    table.nature(DULL)
    assert table.monsters(1) == {0: "Dull"}
    assert table.monsters() == {0: "Miller"}


def test_it_is_read_with_the_number_of_such_cards() -> None:
    text = (
        "You can send the top 3 cards of your Deck to the GY, then draw cards equal to the number "
        'of "Gamma" cards sent to the GY by this effect.'
    )
    found = compile_card(PROBE, text, LEXICON)
    (mill,) = (one for one in walk(found.card) if isinstance(one, Mill))
    (draw,) = (one for one in walk(found.card) if isinstance(one, Draw))
    assert found.whole
    assert draw.count == HowMany(mill.name, Series(0x123, "Gamma") & InPlace(v.GRAVE))
