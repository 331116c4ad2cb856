"""Texts whose targets are those to which what is done to them can be done.

Sources: Yu-Gi-Oh rules reference on Link Monsters, which have no Defense Position; solo rules on
Tokens, which are never face-down nor Xyz Material; no card is attached to itself.
"""

import pytest

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER

LINK_OR_TOKEN = la.Type(v.LINK | v.TOKEN)


@pytest.mark.parametrize(
    ("done", "target", "places", "whose"),
    [
        (
            "1 monster on the field; attach it to this card",
            MONSTER & ~la.Type(v.TOKEN) & OTHER, v.MZONE, v.EITHER,
        ),
        ("1 monster in your GY; attach it to this card", MONSTER, v.GRAVE, v.YOU),
        (
            "1 monster you control; change it to face-up Defense Position",
            MONSTER & ~la.Type(v.LINK), v.MZONE, v.YOU,
        ),
        (
            "1 monster you control; change it to face-down Defense Position",
            MONSTER & ~LINK_OR_TOKEN, v.MZONE, v.YOU,
        ),
        ("1 monster you control; change it to Attack Position", MONSTER, v.MZONE, v.YOU),
    ],
)  # fmt: skip
def test_what_can_be_targeted(done: str, target: Filter, places: int, whose: int) -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4)
    text = f"2 Level 4 monsters\nYou can target {done}."
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (effect,) = found.card.effects
    assert effect.target == (la.Choose(target, places, whose=whose),)  # type: ignore[attr-defined]
