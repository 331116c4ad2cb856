"""A card in the hand that is Tribute Summoned immediately after its own effect.

Source: the card text of Ehther the Heavenly Monarch.
"""

from engine.yugioh import language as la
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend

LEXICON = Lexicon({}, {})
TEXT = (
    "Once per turn, if this card is in your hand: You can pay 100 LP; immediately after this "
    "effect resolves, Tribute Summon this card."
)
A = body("A")


def sky(level: int) -> la.Card:
    found = compile_card(fiend("Sky", level=level), TEXT, LEXICON)
    assert found.whole
    return found.card


def test_the_words_are_written() -> None:
    assert card_text(sky(6), LEXICON.name_of) == [TEXT]


def test_it_is_tribute_summoned_beyond_the_turns_own_summon() -> None:
    card = sky(6)
    table = Table([body("Own"), card], field=[A])
    table.activate(card)
    assert "Sky" in table.monsters().values()
    assert table.grave == ["A"]
    assert any(offer.startswith("summon Own") for offer in table.offers())


def test_it_needs_a_tribute() -> None:
    six, four = sky(6), sky(4)
    assert not Table([six]).may("activate", six)
    assert not Table([four], field=[A]).may("activate", four)
