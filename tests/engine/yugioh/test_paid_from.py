"""Effects that depend on where the cost came from.

Source: the card text of Albion the Shrouded Dragon, "based on where you sent it from".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fresh

ALPHA, DRAWN = body("Alpha"), body("Drawn")
TEXT = (
    'If this card is in your hand or GY: You can send 1 "Alpha" from your hand or Deck to the GY; '
    "apply the following effect based on where you sent it from.\n● Hand: Special Summon this card."
    "\n● Deck: Place this card on the bottom of the Deck, then if you placed this card from your "
    "hand, draw 1 card."
)
FACTS = Card(fresh(), "Albion", v.MONSTER | v.EFFECT, v.DARK, v.DRAGON, 8, 2500, 2000)
COMPILED = compile_card(FACTS, TEXT, Lexicon({"Alpha": ALPHA.passcode}, {}))
ALBION = COMPILED.card


def test_the_text_is_one_of_two_effects() -> None:
    assert COMPILED.whole
    other = compile_card(FACTS, TEXT.replace("● Deck", "● GY"), Lexicon({"Alpha": 1}, {}))
    assert not other.whole


def test_sent_from_the_hand_it_is_summoned() -> None:
    table = Table([ALBION, ALPHA], [DRAWN])
    table.activate(ALBION)
    assert (list(table.monsters().values()), table.grave) == (["Albion"], ["Alpha"])
    assert table.hand == []


def test_sent_from_the_deck_it_goes_under_the_deck() -> None:
    table = Table([ALBION], [ALPHA, DRAWN])
    table.activate(ALBION)
    if table.asked == "chance":
        table.nature(DRAWN)
    assert (table.hand, table.grave, table.monsters()) == (["Drawn"], ["Alpha"], {})
    assert table.deck == ["Albion"]


def test_nothing_is_drawn_where_it_was_in_the_grave() -> None:
    table = Table([], [ALPHA, DRAWN], grave=[ALBION])
    table.activate(ALBION)
    assert (table.hand, table.grave) == ([], ["Alpha"])


def test_without_the_cost_it_cannot_be_activated() -> None:
    assert not Table([ALBION], [DRAWN]).may("activate", ALBION)
