"""Two texts that mean the same: the words of a card, and those of problem-solving card text.

Sources: the card texts that are named; Problem-Solving Card Text.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, fiend, fresh, ignition

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
        # Deck Lockdown
        (
            SPELL | v.CONTINUOUS,
            "Neither player can add cards from the Deck to their hand except by drawing them. "
            "Monsters cannot be Special Summoned from the Main Deck.",
            "Neither player can add cards from their Deck to their hand except by drawing them. "
            "Neither player can Special Summon monsters from the Deck.",
        ),
    ],
)
def test_they_are_read_as_one(type_: int, text: str, plain: str) -> None:
    found, other = read(text, type_), read(plain, type_)
    assert found.whole and other.whole, (found.parts, other.parts)
    assert found.card.effects == other.card.effects


def test_nothing_comes_from_the_deck() -> None:
    # Deck Lockdown
    found = read("Monsters cannot be Special Summoned from the Main Deck.", SPELL | v.CONTINUOUS)
    lock = la.spell(fresh(), "Lock", v.CONTINUOUS, effects=found.card.effects)
    comes = fiend("Comes", ignition(la.SpecialSummon(la.Choose(la.MONSTER, v.DECK))))
    revives = fiend("Revives", ignition(la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE))))
    table = Table([lock], deck=[fiend("A")], field=[comes, revives], grave=[fiend("B")])
    assert table.may("activate", comes)
    table.activate(lock)
    assert not table.may("activate", comes) and table.may("activate", revives)


def test_the_sent_monster_does_not_come_back() -> None:
    # Master with Eyes of Blue
    found = read(
        "You can target 1 monster you control; send it to the GY, and if you do, Special Summon 1 "
        '"Gamma" monster from your GY, other than the sent monster.'
    )
    me = fiend("Me", *found.card.effects)
    sent, other = (fiend(name, series=(0x123,)) for name in ("Sent", "Other"))
    table = Table(field=[me, sent], grave=[other])
    table.activate(me)
    table.pick(sent)
    assert sorted(table.monsters().values()) == ["Me", "Other"]
    assert table.grave == ["Sent"]
    table = Table(field=[me, sent])
    assert not table.may("activate", me)
