"""Cards of each kind that are attached together, and a monster that goes back in a later turn.

Sources: the card texts of Time Thief Startup ("attach 3 … cards of different types (1 Monster, 1
Spell, and 1 Trap) from your GY to that monster as material") and Madolche Anjelly ("shuffle it into
the Deck during the End Phase of your next turn").
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Attach, Choose, Chosen, SpecialSummon
from tests.engine.yugioh.table import Table, body, xyz

GAMMA = la.Series(0x123, "Gamma")
LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
FOUND = compile_card(
    PROBE,
    'You can target 1 Xyz Monster you control; attach 3 "Gamma" cards of different types (1 '
    "Monster, 1 Spell, and 1 Trap) from your GY to that monster as material.",
    LEXICON,
)


def of_series(card: la.Card) -> la.Card:
    return la.Card(card.passcode, card.name, card.type, series=(0x123,))


MONSTER = la.Card(11, "M", v.MONSTER, v.DARK, v.FIEND, 4, 1000, 1000, series=(0x123,))
SPELL, TRAP = (of_series(card) for card in (la.spell(12, "S"), la.trap(13, "T")))
RANK = xyz("Rank")


def test_it_is_read() -> None:
    assert FOUND.whole
    (item,) = FOUND.card.effects
    assert isinstance(item, la.Ignition)
    kinds = (la.MONSTER, la.SPELL, la.TRAP)
    assert item.do == tuple(Attach(Choose(GAMMA & kind, v.GRAVE), Chosen()) for kind in kinds)


def test_one_of_each_kind_is_attached() -> None:
    table = Table(field=[FOUND.card, RANK], grave=[MONSTER, SPELL, TRAP])
    table.activate(FOUND.card)
    assert sorted(table.materials(RANK)) == ["M", "S", "T"]


@pytest.mark.parametrize("grave", [[MONSTER, SPELL], [MONSTER, TRAP], [SPELL, TRAP]])
def test_without_one_of_them_it_cannot_be_activated(grave: list[la.Card]) -> None:
    assert not Table(field=[FOUND.card, RANK], grave=grave).may("activate", FOUND.card)


def test_what_becomes_of_it_later_is_said_of_the_summon() -> None:
    text = (
        "You can Tribute this card; Special Summon 1 monster from your Deck, and if you do, it "
        "cannot be destroyed by battle, but shuffle it into the Deck during the End Phase of your "
        "next turn."
    )
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    assert isinstance(item.do[0], SpecialSummon)
    assert item.do[0].but == ("shuffled-in-your-next-end-phase",)
    table = Table(deck=[body("A")], field=[found.card])
    table.activate(found.card)
    table.end()
    assert list(table.monsters().values()) == ["A"]
