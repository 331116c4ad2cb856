"""Triggers that wait until a monster is equipped with a card.

Sources: the official texts of Ha-Re the Sword Mikanko, Hu-Li the Jewel Mikanko, Zoroa, the Magistus
of Flame, Noble Knight Iyvanne and Infernoble Knight Emperor Charles, of which only the phrases
stand here; Yu-Gi-Oh modifiers and triggers, *Trigger effects*.
"""

from typing import Any

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

LEXICON = Lexicon({}, {"Gamma": 0x123})
FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.WARRIOR, 4, 1000, 1000)
SWORD = la.spell(fresh(), "Sword", v.EQUIP)
GAMMA_SWORD = la.spell(fresh(), "Gamma Sword", v.EQUIP, series=(0x123,))
GAMMA = fiend("Gamma One", series=(0x123,))
TO_THIS = "If an Equip Card becomes equipped to this card: You can gain 500 LP."
BY_ANYBODY = "If either player equips an Equip Card(s) to this card: You can gain 500 LP."
BY_SUCH = 'If a "Gamma" Equip Spell becomes equipped to this card: You can gain 500 LP.'
WITH_MONSTER = 'If this card becomes equipped with a "Gamma" Monster Card: You can gain 500 LP.'
ANY_MONSTER = "If an Equip Card becomes equipped to a monster on the field: You can gain 500 LP."
YOURS = "If an Equip Card becomes equipped to a monster you control: You can gain 500 LP."


def read(text: str) -> la.Card:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


def wakes(text: str, what: la.Card, to: int = 0) -> bool:
    """Whether the trigger gains LP when this card is equipped to the probe (0), or to another."""
    probe = read(text)
    host = (probe, body("Mine"), body("Theirs"))[to]
    there: dict[str, Any] = {"field": [probe, body("Mine")], "opponent_field": [body("Theirs")]}
    if what.type & v.MONSTER:
        held = la.Choose(la.Named(what.passcode), v.HAND)
        bearer = la.Choose(la.MONSTER & la.FACE_UP, v.MZONE, whose=v.EITHER)
        spell = played("Equips", la.Equip(held, la.Chosen()), target=(bearer,))
    else:
        spell = what
    table = Table([spell, what] if spell is not what else [spell], **there)
    before = table.life()
    table.activate(spell)
    table.pick(host)
    if table.asked != "open":
        table.chain(probe)
    return table.life() > before


@pytest.mark.parametrize(("text", "what", "to", "gained"), [
    (TO_THIS, SWORD, 0, True), (TO_THIS, SWORD, 1, False), (TO_THIS, GAMMA, 0, True),
    (BY_ANYBODY, SWORD, 0, True), (BY_SUCH, SWORD, 0, False), (BY_SUCH, GAMMA_SWORD, 0, True),
    (BY_SUCH, GAMMA, 0, False), (WITH_MONSTER, GAMMA, 0, True),
    (WITH_MONSTER, GAMMA_SWORD, 0, False), (ANY_MONSTER, SWORD, 0, True),
    (ANY_MONSTER, SWORD, 1, True), (ANY_MONSTER, SWORD, 2, True), (YOURS, SWORD, 1, True),
    (YOURS, SWORD, 2, False),
])  # fmt: skip
def test_which_cards_on_which_monsters(
    text: str, what: la.Card, to: int, gained: bool
) -> None:  # fmt: skip
    assert wakes(text, what, to) is gained


@pytest.mark.parametrize("text", [TO_THIS, BY_SUCH, ANY_MONSTER, YOURS])
def test_it_is_written_back(text: str) -> None:
    line, *_ = card_text(read(text), str)
    assert line.startswith(text.partition(":")[0])
