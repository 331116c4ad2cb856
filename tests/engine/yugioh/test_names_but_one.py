"""Monsters with different names are counted, except those of one name.

Source: the card text of Rafale, Champion Fur Hire.  Names are made up.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fiend, fresh

NUMBER = fresh()
LEXICON = Lexicon({"Probe": NUMBER}, {"Gamma": 0x123})
FACTS = Card(NUMBER, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 8, series=(0x123,))
COUNT = (
    'You can draw cards equal to the number of "Gamma" monsters you control with different names'
)
ONE, TWO = fiend("One", series=(0x123,)), fiend("Two", series=(0x123,))
SAME = body("Same")


def probe(text: str) -> Card:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


def drawn(text: str, *others: Card) -> int:
    """How many cards are drawn beside these."""
    card = probe(text)
    table = Table(deck=[SAME] * 5, field=[card, *others])
    if not table.may("activate", card):
        return 0
    table.activate(card)
    return len(table.hand)


def test_those_of_that_name_do_not_count() -> None:
    spared = f'{COUNT}, except "Probe".'
    assert drawn(f"{COUNT}.", ONE, TWO, ONE) == 3
    assert drawn(spared, ONE, TWO, ONE) == 2
    assert drawn(f"{COUNT}.", body()) == 1
    assert drawn(spared, body()) == 0


def test_the_kind_of_a_discarded_card_that_stands_behind_it() -> None:
    answer = "When your opponent activates a monster effect (Quick Effect): You can discard 1 "
    behind = probe(f'{answer}card "Gamma"; negate the activation.')
    assert behind == probe(f'{answer}"Gamma" card; negate the activation.')
    (effect,) = behind.effects
    assert isinstance(effect, la.Quick)
    assert effect.cost == (la.Discard(la.Choose(la.Series(0x123, "Gamma"), v.HAND)),)
