"""Special Summons that ignore the Summoning conditions of a monster.

Sources: the card texts named with each test; Yu-Gi-Oh rules reference, S2 (monsters that cannot be
summoned otherwise) and S1 (monsters that come back must have been summoned properly).
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    NotSpecialSummoned,
    OnlySpecialSummon,
    Race,
    SpecialSummon,
)
from engine.yugioh.position.slots import PROPER, STATUS
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
NOMI = fiend("Nomi", only_by_itself=True)
SEMI = fiend("Semi", first_by_itself=True)
SPIRIT = fiend("Spirit", NotSpecialSummoned())
PILL = played("Pill", SpecialSummon(Choose(MONSTER, v.HAND | v.DECK), ignoring=True))
PLAIN = played("Plain", SpecialSummon(Choose(MONSTER, v.HAND | v.DECK)))


@pytest.mark.parametrize("monster", [NOMI, SEMI, SPIRIT], ids=lambda card: card.name)
def test_what_is_summoned_only_otherwise_is_summoned(monster: Card) -> None:
    # The card texts of Double Evolution Pill and of Shinobaron Peacock.
    assert not Table([PLAIN, monster]).may("activate", PLAIN)
    for table in (Table([PILL, monster]), Table([PILL], deck=[monster])):
        table.activate(PILL)
        assert list(table.monsters().values()) == [monster.name]


def test_a_ban_still_holds() -> None:
    # "Ignoring its Summoning conditions" is about the conditions of the monster alone.
    ban = played("Ban", OnlySpecialSummon(Race(v.DRAGON)))
    table = Table([ban, PILL, NOMI])
    assert table.may("activate", PILL)
    table.activate(ban)
    assert not table.may("activate", PILL)


def test_what_was_not_summoned_properly_does_not_come_back() -> None:
    back = played("Back", SpecialSummon(Choose(MONSTER, v.GRAVE), ignoring=True))
    assert not Table([back], grave=[NOMI]).may("activate", back)
    assert not Table([back], grave=[SEMI]).may("activate", back)


def test_the_words_are_read_and_written() -> None:
    # The card text of Double Evolution Pill.
    found = compile_card(
        Card(9, "Probe", v.SPELL),
        "Special Summon 1 Level 7 or higher Dinosaur monster from your hand or Deck, ignoring its "
        "Summoning conditions.",
        LEXICON,
    )
    assert found.whole
    (step,) = (node for node in found.card.walk() if isinstance(node, SpecialSummon))
    assert step.ignoring
    assert "ignoring its Summoning conditions" in card_text(found.card, LEXICON.name_of)[0]


def test_monsters_that_come_back_are_left_out() -> None:
    # The card text of Level Modulation: whether they were summoned properly is another question.
    text = 'Special Summon 1 "Gamma" monster from your GY, ignoring its Summoning conditions.'
    assert not compile_card(Card(9, "Probe", v.SPELL), text, LEXICON).whole


def test_a_target_comes_back_if_it_was_summoned_properly() -> None:
    # The card text of Double Hero Attack.
    found = compile_card(
        Card(9, "Probe", v.SPELL),
        "Target 1 Fiend monster in your GY; Special Summon it, ignoring its Summoning conditions.",
        LEXICON,
    )
    assert found.whole
    table = Table([found.card], grave=[NOMI])
    assert not table.may("activate", found.card)
    table.rewrite(STATUS, NOMI, PROPER)
    table.activate(found.card)
    assert list(table.monsters().values()) == ["Nomi"]
