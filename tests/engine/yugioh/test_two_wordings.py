"""Two texts that mean the same: the words of a card, and those of problem-solving card text.

Sources: the card texts that are named; Problem-Solving Card Text.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card

LEXICON = Lexicon({"Alpha": 1, "Beta": 2}, {"Gamma": 0x123})
MONSTER, SPELL, FIELD = v.MONSTER | v.EFFECT, v.SPELL, v.SPELL | v.FIELD


def read(text: str, type_: int = MONSTER) -> Compiled:
    facts = la.Card(9, "Probe", type_, v.DARK, v.FIEND, 4, 1000, 1000)
    return compile_card(facts if type_ & v.MONSTER else la.Card(9, "Probe", type_), text, LEXICON)


@pytest.mark.parametrize(
    ("type_", "text", "plain"),
    [
        # Windwitch - Snow Bell
        (
            MONSTER,
            "If you control 2 or more WIND monsters, and no non-WIND monsters: You can Special "
            "Summon this card from your hand.",
            "If you control 2 or more WIND monsters and you control no monsters, except WIND "
            "monsters: You can Special Summon this card from your hand.",
        ),
    ],
)
def test_they_are_read_as_one(type_: int, text: str, plain: str) -> None:
    found, other = read(text, type_), read(plain, type_)
    assert found.whole and other.whole, (found.parts, other.parts)
    assert found.card.effects == other.card.effects
