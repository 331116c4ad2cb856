"""Sentences that belong together, and parts that stand in another order: the same definition.

Sources: the card texts of Astral Kuriboh, Outburst Dragon, Number 3: Cicada King, Laughing Puffin,
Buzzsaw Shark, Paleozoic Cambroraster and Subterror Behemoth Voltelluric.
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
        "You can target 1 face-up Spell/Trap on the field; return that face-up card to the hand, "
        "but for the rest of this turn, you cannot activate cards, or the effects of cards, with "
        "the same name that card had once it returned to the hand.",
        "You can target 1 face-up Spell/Trap on the field; return that card to the hand, but for "
        "the rest of this turn, you cannot activate cards, or the effects of cards, with the same "
        "name as that card.",
    ),
    (
        "You can target 1 WATER monster you control; Special Summon from your Deck in Defense "
        "Position, 1 Fish monster with the same Level as that monster, but with a different name, "
        "and if you do, it cannot activate its effects this turn.",
        "You can target 1 WATER monster you control; Special Summon 1 Fish monster with the same "
        "Level as that monster, but with a different name from your Deck in Defense Position, but "
        "it cannot activate its effects this turn.",
    ),
    (
        "You can target 1 Set monster your opponent controls; take control of it until your next "
        "End Phase.",
        "You can target 1 Set monster your opponent controls; take control of it until the End "
        "Phase.",
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


def test_it_is_quick_under_several_conditions() -> None:
    text = (
        "You can target 1 card on the field; destroy it. This is a Quick Effect if all monsters "
        "you control are Insect monsters (min. 1)."
    )
    found = compile_card(PROBE, text, LEXICON)
    (effect,) = found.card.effects
    assert found.whole
    assert isinstance(effect, la.Ignition) and len(effect.quick_if) == 2


def test_a_set_card_in_the_spell_and_trap_zones_of_both_players() -> None:
    text = "You can target 1 Set card in the Spell & Trap Zone; send it to the GY."
    found = compile_card(PROBE, text, LEXICON)
    (effect,) = found.card.effects
    target = la.Choose(~la.FACE_UP & la.Zones(0b11111), v.SZONE, whose=v.EITHER)
    assert found.whole
    assert isinstance(effect, la.Ignition) and effect.target == (target,)
