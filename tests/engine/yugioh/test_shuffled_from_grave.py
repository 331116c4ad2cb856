"""Cards in the GY that are shuffled into the Main Deck, and the card that was excavated.

Sources: the card texts of Madolche Puddingcess Chocolat-a-la-Mode ("While this card has … as
material, when a … card(s) in your GY is shuffled into the Main Deck") and Dora Dora ("Otherwise,
place the excavated card on the bottom of your Deck").
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Choose, Event, GainLife, Is, ToDeck, Trigger, When
from tests.engine.yugioh.table import Table, body, played

GAMMA = la.Series(0x123, "Gamma")
LEXICON = Lexicon({"Probe": 9, "Alpha": 8}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
FOUND = compile_card(
    PROBE,
    'When a "Gamma" card(s) in your GY is shuffled into the Main Deck: You can gain 100 LP.',
    LEXICON,
)
OURS, OTHER = replace(body("Ours"), series=(0x123,)), body("Other")


def test_it_is_read() -> None:
    on = Event("sent", GAMMA, from_=v.GRAVE, to=v.DECK, whose=v.YOU)
    assert FOUND.whole
    assert FOUND.card.effects == (Trigger(v.MZONE, on=on, do=(GainLife(100),), missable=True),)


def test_the_material_may_be_said_before_or_behind() -> None:
    event = 'a "Gamma" card in your GY is shuffled into the Main Deck'
    held = 'this card has "Alpha" as material'
    xyz = replace(PROBE, type=v.MONSTER | v.EFFECT | v.XYZ)
    before, behind = (
        compile_card(xyz, f"2 Level 4 monsters\n{text}: You can draw 1 card.", LEXICON)
        for text in (f"While {held}, when {event}", f"When {event}, while {held}")
    )
    assert before.whole and behind.whole
    assert before.card.effects == behind.card.effects


@pytest.mark.parametrize(("card", "gained"), [(OURS, 100), (OTHER, 0)])
def test_only_such_cards_are_waited_for(card: la.Card, gained: int) -> None:
    back = played("Back", ToDeck(Choose(la.MONSTER, v.GRAVE)))
    table = Table([back], field=[FOUND.card], grave=[card])
    table.activate(back)
    if gained:
        table.chain(FOUND.card)
    assert (table.asked, table.life()) == ("open", 8000 + gained)


def test_a_card_that_is_placed_on_the_deck_is_not_shuffled_into_it() -> None:
    top = played("Top", ToDeck(Choose(la.MONSTER, v.GRAVE), "top"))
    table = Table([top], field=[FOUND.card], grave=[OURS])
    table.activate(top)
    assert table.asked == "open"


@pytest.mark.parametrize(("card", "sent"), [(OURS, True), (OTHER, False)])
def test_what_is_done_with_the_excavated_card_otherwise(card: la.Card, sent: bool) -> None:
    text = (
        'You can excavate the top card of your Deck, and if it is a "Gamma" monster, send it to '
        "the GY, and if you do, this card gains 100 ATK. Otherwise, place the excavated card on "
        "the bottom of your Deck."
    )
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    otherwise = item.do[-1]
    assert isinstance(otherwise, When) and isinstance(otherwise.condition, Is)
    table = Table(deck=[card], field=[found.card])
    before = table.attack(found.card)
    table.activate(found.card)
    assert (table.grave, table.deck) == ((["Ours"], []) if sent else ([], ["Other"]))
    assert table.attack(found.card) - before == (100 if sent else 0)
