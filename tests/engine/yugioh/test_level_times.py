"""ATK and DEF that are always a number of times the Level, and Levels changed by a number of cards.

Sources: the card texts of Fortune Lady Light ("This card's ATK/DEF become its Level x 200") and of
Fortune Lady Past ("increase or reduce that monster's Level by the number of monsters banished");
Yu-Gi-Oh rules reference: a Level is never reduced to less than 1. Names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {})
TIMES = "This card's ATK and DEF are equal to its Level x 200."
BY_NUMBER = (
    "You can target 1 other monster you control; banish any number of Spellcaster monsters from "
    "your "
    "GY, and if you do, increase or reduce that monster's Level by the number of monsters "
    "banished, "
    "until the end of this turn."
)
A = body("A", level=3)
X, Y, Z = (body(name, race=v.SPELLCASTER) for name in "XYZ")
UP = played("Up", la.ChangeLevel(la.Choose(la.MONSTER, v.MZONE), 1))


def probe(text: str) -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 0, 0)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_they_follow_the_level() -> None:
    card = probe(TIMES)
    table = Table([UP], field=[card])
    assert (table.attack(card), table.defense(card)) == (800, 800)
    table.activate(UP)
    assert (table.attack(card), table.defense(card)) == (1000, 1000)


@pytest.mark.parametrize(("cards", "levels"), [((X, Y), {1, 5}), ((X, Y, Z), {6})])
def test_up_or_down_by_as_many(cards: tuple[la.Card, ...], levels: set[int]) -> None:
    card = probe(BY_NUMBER)
    found = set()
    for way in range(len(levels)):
        table = Table(field=[card, A], grave=[X, Y, Z])
        table.activate(card)
        table.pick(*cards)
        if len(levels) > 1:
            table.bullet(way)
        found.add(table.level(A))
    assert found == levels
