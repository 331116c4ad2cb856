"""Spells and Traps of older wordings: "Activate only if …" is a condition of their activation.

Source: the official texts of Barkion's Bark and Assault Slash; only the phrase stands here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({}, {})
PROBE = la.Card(fresh(), "Probe", v.SPELL)
LINES = ["Activate only if", "Activate only while", "Activate this card only if"]


@pytest.mark.parametrize("words", LINES)
def test_a_normal_spell_is_not_activated_without_it(words: str) -> None:
    found = compile_card(PROBE, f"{words} you control a Fiend monster. Draw 2 cards.", LEXICON)
    plainly = compile_card(PROBE, "If you control a Fiend monster: Draw 2 cards.", LEXICON)
    assert found.whole
    assert found.card.effects == plainly.card.effects
    mine, other = body("Mine", race=v.FIEND), body("Other", race=v.WARRIOR)
    assert Table([found.card], field=[mine], deck=[other, other]).may("activate", found.card)
    assert not Table([found.card], field=[other], deck=[other, other]).may("activate", found.card)


@pytest.mark.parametrize("kind", [v.CONTINUOUS, v.FIELD, v.EQUIP])
def test_of_a_card_that_stays_on_the_field_it_is_said_that_it_is_not_played(kind: int) -> None:
    """What it does there is no part of its activation, so this is not its condition."""
    card = replace(PROBE, type=v.SPELL | kind)
    text = "Activate only if you control a Fiend monster. Fiend monsters you control gain 300 ATK."
    found = compile_card(card, text, LEXICON)
    assert not found.whole and not found.card.defined
