"""Sentences that belong together, and parts that stand in another order: the same definition.

Sources: the card texts of Astral Kuriboh, Outburst Dragon and Number 3: Cicada King.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import fiend

LEXICON = Lexicon({}, {})
PROBE = fiend("Probe")
SAME = [
    (
        "You can reveal 1 Xyz Monster in your Extra Deck; Special Summon this card from your hand. "
        "If you do, this card's Level becomes the revealed monster's Rank, also while it is "
        "face-up in the Monster Zone, you cannot Special Summon monsters, except DARK monsters.",
        "You can reveal 1 Xyz Monster in your Extra Deck; Special Summon this card from your hand, "
        "and if you do, this card's Level becomes the revealed monster's Rank, also while this "
        "card is face-up in the Monster Zone, you cannot Special Summon monsters, except DARK "
        "monsters.",
    ),
    (
        "You can Special Summon this card from your hand, also you cannot Special Summon "
        "monsters, except DARK monsters, while this card is face-up in the Monster Zone.",
        "You can Special Summon this card from your hand, also while it is face-up in the Monster "
        "Zone, you cannot Special Summon monsters, except DARK monsters.",
    ),
    (
        "You can discard 1 card; make 1 Insect monster on the field either gain 500 DEF, or change "
        "its battle position.",
        "You can discard 1 card; either change the battle position of 1 Insect monster on the "
        "field, or 1 Insect monster on the field gains 500 DEF.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), SAME)
def test_both_mean_the_same(one: str, other: str) -> None:
    found, again = (compile_card(PROBE, text, LEXICON) for text in (one, other))
    assert found.whole and again.whole
    assert found.card.effects == again.card.effects


def test_the_lock_lasts_as_long_as_the_card_is_there() -> None:
    (found,) = compile_card(PROBE, SAME[1][0], LEXICON).card.effects
    lock = la.OnlySpecialSummon(la.Attribute(v.DARK) & la.MONSTER)
    assert isinstance(found, la.Ignition)
    assert found.do[1] == la.Also((la.Grant(la.SELF, (lock,)),))
