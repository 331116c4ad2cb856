"""Texts of what holds on the field: numbers that are worked out, limits of control, what is
negated while a card is face-up.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER

LEXICON = Lexicon({"Lucky Seven": 7}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER


def read(text: str) -> Compiled:
    return compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


def rules(text: str) -> tuple[Node, ...]:
    found = read(text)
    assert found.whole, [part.why for part in found.parts]
    return found.card.effects


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            'Gains 100 ATK for each "HERO" monster with different names in your GY.',
            la.FieldStats(la.Times(la.Names(HERO, v.GRAVE), 100), ~OTHER),
        ),
        (
            'All monsters you control gain 100 ATK and DEF for each "HERO" monster in your GY.',
            la.FieldStats(la.Times(la.Count(HERO, v.GRAVE), 100), MONSTER, stats=v.ATK | v.DEF),
        ),
    ],
)
def test_rules(text: str, found: Node) -> None:
    assert rules(text) == (found,)
