"""What a monster in the Extra Deck is revealed for: one card for every so many of its Levels.

Sources: the card texts of The Hallowed Azamina, Azamina Debtors and Azamina Determination; Yu-Gi-Oh
rules reference: an effect that cannot do what it says is not activated.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, GainLife
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, fusion, names, played

GAMMA, DELTA = 0x123, 0x124
LEXICON = Lexicon({}, {"Gamma": GAMMA, "Delta": DELTA})
REVEAL = 'Reveal 1 "Gamma" Fusion Monster in your Extra Deck, and for every 4 Levels it has (round '
SUMMON = "then Special Summon it. (This is treated as a Fusion Summon.)"
SENT = (
    'down), send 1 other "Delta" card from your hand or field to the GY (if face-down, reveal it), '
)
BACK = 'down), shuffle 1 "Delta" card from your GY or banishment into the Deck, '

FOUR, SEVEN, EIGHT, TWELVE = (
    replace(fusion(f"Level {level}", level=level), series=(GAMMA,)) for level in (4, 7, 8, 12)
)
HELD, MORE, THIRD = (replace(played(name, GainLife(1)), series=(DELTA,)) for name in "HMT")
OTHER = body("Other")


def read(text: str) -> Compiled:
    found = compile_card(Card(9, "Text", v.SPELL), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found


def card_of(text: str) -> Card:
    return replace(read(text).card, passcode=fresh(), series=(DELTA,))


@pytest.mark.parametrize("text", [REVEAL + SENT + SUMMON, REVEAL + BACK + SUMMON])
def test_it_is_read_and_told(text: str) -> None:
    assert card_text(read(text).card, LEXICON.name_of) == [text]


def test_no_card_for_the_levels() -> None:
    # The card itself is a "Delta" card too, but not another one.
    card = card_of(REVEAL + SENT + SUMMON)
    assert not Table([card, OTHER], extra=[FOUR]).may("activate", card)
    assert Table([card, HELD], extra=[FOUR]).may("activate", card)
    assert Table([card, HELD], extra=[SEVEN]).may("activate", card)
    assert not Table([card, HELD], extra=[EIGHT]).may("activate", card)
    assert not Table([card, HELD, MORE], extra=[TWELVE]).may("activate", card)
    assert Table([card, HELD, MORE, THIRD], extra=[TWELVE]).may("activate", card)


def test_only_what_can_be_paid_for_is_revealed() -> None:
    card = card_of(REVEAL + SENT + SUMMON)
    table = Table([card, HELD, MORE, OTHER], extra=[SEVEN, EIGHT, TWELVE])
    table.activate(card)
    assert table.choices() == [(SEVEN.name,), (EIGHT.name,)]
    table.pick(EIGHT)
    assert table.hand == names(OTHER) and table.grave == names(HELD, MORE, card)
    assert EIGHT.name in table.monsters().values()


def test_a_set_card_is_sent_as_well() -> None:
    card = card_of(REVEAL + SENT + SUMMON)
    table = Table([card, HELD, THIRD], extra=[SEVEN])
    table.set(HELD)
    table.activate(card)
    table.pick(HELD)
    assert table.hand == names(THIRD) and HELD.name in table.grave
    assert SEVEN.name in table.monsters().values()


def test_cards_go_back_into_the_deck() -> None:
    card = card_of(REVEAL + BACK + SUMMON)
    table = Table([card], grave=[HELD, OTHER], extra=[SEVEN, EIGHT])
    table.activate(card)
    assert table.deck == names(HELD) and table.grave == names(OTHER, card)
    assert SEVEN.name in table.monsters().values()
