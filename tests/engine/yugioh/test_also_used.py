"""Materials of a Fusion Summon that can also be used, so many of them, from the Deck or Extra Deck.

Sources: the card texts of Lunalight Fusion, Odd-Eyes Fusion and Destruction Swordsman Fusion;
Yu-Gi-Oh rules reference, F1.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, AlsoUsed, Card, Each, FusionSummon, Materials
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fresh, fusion, played

GAMMA = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Gamma": GAMMA})
START = (
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field."
)
ALSO = (
    "If your opponent controls a monster and you control no monsters, you can also use 1 "
    '"Gamma" monster in your Deck or Extra Deck as material.'
)
A, B, C = (replace(body(name), series=(GAMMA,)) for name in "ABC")
OUT = body("Out")
PAIR = fusion("Pair", Materials(MONSTER, 2, 2), series=(GAMMA,))


def read(text: str) -> Card:
    found = compile_card(Card(9, "Probe", v.SPELL), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read_and_written() -> None:
    card = read(f"{START} {ALSO}")
    assert card_text(card, defined_name) == [f"{START} {ALSO}"]
    (effect,) = card.effects
    (step,) = effect.do  # type: ignore[attr-defined]
    assert isinstance(step.sources[1], AlsoUsed) and step.sources[1].most == 1


def test_one_of_them_at_most_and_not_the_monster_itself() -> None:
    spell = read(f"{START} {ALSO}")
    table = Table([spell, A], deck=[B, C, OUT], extra=[PAIR], opponent_field=[OUT])
    table.activate(spell)
    assert sorted(table.choices()) == [("A", "B"), ("A", "C")]
    table.pick(A, B)
    assert "Pair" in table.monsters().values() and "B" in table.grave


@pytest.mark.parametrize(("more", "may"), [("1", False), ("up to 2", True)])
def test_as_many_as_are_said(more: str, may: bool) -> None:
    also = ALSO.replace('use 1 "Gamma" monster', f'use {more} "Gamma" monsters')
    spell = read(f"{START} {also if more != '1' else ALSO}")
    table = Table([spell], deck=[B, C], extra=[PAIR], opponent_field=[OUT])
    assert table.may("activate", spell) is may


def test_none_where_the_condition_does_not_hold() -> None:
    spell = read(f"{START} {ALSO}")
    assert not Table([spell, A], deck=[B], extra=[PAIR]).may("activate", spell)
    table = Table([spell], deck=[B], extra=[PAIR], field=[A], opponent_field=[OUT])
    assert not table.may("activate", spell)


def test_from_the_hand_or_either_field() -> None:
    spell = read(START.replace("your hand or field", "your hand or either field"))
    theirs = body("Theirs")
    table = Table([spell, A], extra=[PAIR], field=[B], opponent_field=[theirs], grave=[C])
    table.activate(spell)
    assert sorted(table.choices()) == [("A", "B"), ("A", "Theirs"), ("B", "Theirs")]


def test_what_is_counted_has_places_of_its_own() -> None:
    card = played("Bad", FusionSummon(
        sources=(Each(MONSTER, v.HAND | v.DECK), AlsoUsed(Each(MONSTER, v.DECK))),
    ))  # fmt: skip
    with pytest.raises(CompileError):
        Table([card, A], extra=[PAIR])
