"""A monster for which two Spells are shuffled into the Deck, one of them a Ritual Spell.

Source: the official text of Sauravis, Dragon Sage of the Voiceless Voice.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, fresh

FACTS = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.DRAGON, 7, 2600, 2800)
TEXT = (
    "You can Special Summon this card (from your hand) by shuffling 2 Spells from your hand and/or "
    "GY into the Deck, including a Ritual Spell."
)
FOUND = compile_card(FACTS, TEXT, Lexicon({}, {}))
RITE = la.Card(fresh(), "Rite", v.SPELL | v.RITUAL)
OTHER = la.Card(fresh(), "Other", v.SPELL | v.RITUAL)
PLAIN, SECOND = la.Card(fresh(), "Plain", v.SPELL), la.Card(fresh(), "Second", v.SPELL)


@pytest.mark.parametrize(
    ("hand", "grave", "may"),
    [
        ((RITE,), (), False),
        ((RITE,), (PLAIN,), True),
        ((RITE, OTHER), (), True),
        ((), (PLAIN, SECOND), False),
        ((), (PLAIN, RITE), True),
    ],
)
def test_two_spells_with_a_ritual_spell_among_them(
    hand: tuple[la.Card, ...], grave: tuple[la.Card, ...], may: bool
) -> None:
    assert FOUND.whole, [str(part.why) for part in FOUND.parts if part.why]
    table = Table([FOUND.card, *hand], grave=list(grave))
    assert table.may("special", FOUND.card) == may
    if may and len(hand) < 2:
        table.special(FOUND.card)
        assert table.monsters() == {0: "Probe"} and not table.grave
        assert sorted(table.deck) == sorted(one.name for one in (*hand, *grave))
