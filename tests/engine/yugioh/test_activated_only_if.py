"""Spells and Traps of older wordings: "Activate only if …" is a condition of their activation.

Source: the official texts of Barkion's Bark and Assault Slash; only the phrase stands here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

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
def test_of_a_card_that_stays_on_the_field_it_is_the_condition_of_its_activation_alone(
    kind: int,
) -> None:
    """What it does there is no part of its activation, so this is not its condition."""
    card = replace(PROBE, type=v.SPELL | kind)
    text = "Activate only if you control a Fiend monster. Fiend monsters you control gain 300 ATK."
    found = compile_card(card, text, LEXICON)
    plainly = compile_card(card, "Fiend monsters you control gain 300 ATK.", LEXICON)
    assert found.whole
    fiends = la.exists(la.Race(v.FIEND) & la.MONSTER & la.FACE_UP, v.MZONE)
    activation, *rest = found.card.effects
    assert isinstance(activation, la.Activate)
    assert activation.condition == (fiends,) and not activation.do
    assert rest == [item for item in plainly.card.effects if not isinstance(item, la.Activate)]


def test_it_is_activated_where_its_condition_holds_and_stays_where_it_does_so_no_more() -> None:
    # The card text of The Monarchs Erupt
    text = (
        "Activate this card only if you have no cards in your GY and control a Fiend monster. "
        "Fiend monsters you control gain 300 ATK."
    )
    found = compile_card(replace(PROBE, type=v.SPELL | v.CONTINUOUS), text, LEXICON)
    assert found.whole
    mine, other = body("Mine", race=v.FIEND), body("Other", race=v.WARRIOR)
    for field, grave, legal in (([mine], [], True), ([mine], [other], False), ([other], [], False)):
        assert Table([found.card], field=field, grave=grave).may("activate", found.card) is legal
    send = played("Send", la.SendToGrave(la.Choose(la.MONSTER, v.MZONE)))
    table = Table([found.card, send], field=[mine])
    table.activate(found.card)
    assert table.attack(mine) == 1300
    table.activate(send)
    assert list(table.spells().values()) == ["Probe"]


def test_what_negates_all_but_some_and_what_goes_in_the_end_phase() -> None:
    # The card text of The Monarchs Erupt
    text = (
        "Negate the effects of all face-up monsters on the field, while those monsters are face-up "
        "on the field, except Fiend monsters.\nDuring your End Phase, if you control no Fiend "
        "monsters, send this card to the GY."
    )
    found = compile_card(replace(PROBE, type=v.SPELL | v.CONTINUOUS), text, LEXICON)
    assert found.whole
    gain = la.FieldStats(500, la.MONSTER)
    negated = fiend("Negated", gain, race=v.WARRIOR)
    spared = fiend("Spared", la.FieldStats(200, la.MONSTER))
    table = Table(field=[negated, spared], spells=[found.card])
    assert table.attack(spared) == 1200
    table.end()
    assert list(table.spells().values()) == ["Probe"]
    table = Table(field=[negated], spells=[found.card])
    assert table.attack(negated) == 1000
    table.end()
    assert not table.spells()
