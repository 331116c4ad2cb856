"""Sentences about battles alone, which nothing in a turn without battles can tell."""

import pytest

from engine.effects import walk
from engine.yugioh import language as la
from tests.engine.yugioh.test_said_plainly import read


@pytest.mark.parametrize(
    ("text", "how"),
    [
        # Lyrilusc - Assembled Nightingale, Kikinagashi Fucho
        (
            "You can pay 500 LP; until the end of this turn, \"Gamma\" monsters you control cannot "
            "be destroyed by battle, also you take no battle damage.",
            "no-damage-to-you",
        ),
        (
            "You can pay 500 LP; for the rest of this turn, this card cannot be destroyed by "
            "battle, also you take no battle damage from attacks involving this card.",
            "no-damage",
        ),
        # Lunalight Panther Dancer
        (
            "You can pay 500 LP; for the rest of this turn, the first time each monster your "
            "opponent controls would be destroyed by battle, it is not destroyed.",
            "opponent-spared-first",
        ),
        (
            "You can pay 500 LP; this card can attack all monsters your opponent controls, twice "
            "each, this turn.",
            "every-monster-twice",
        ),
        # Trident Dragion
        (
            "You can target up to 2 other cards you control; destroy them, and if you do, for each "
            "destroyed card, this card gains 1 additional attack during each Battle Phase this "
            "turn.",
            "attacks-for-each-destroyed",
        ),
    ],
)  # fmt: skip
def test_rules_of_battles_this_turn(text: str, how: str) -> None:
    found = read(text)
    assert found.whole
    assert how in [one.how for one in walk(found.card) if isinstance(one, la.InBattleThisTurn)]


@pytest.mark.parametrize(
    "text",
    [
        # Sky Striker Ace - Hayate: no sentence that goes on with the one before it.
        "You can draw 1 card. After damage calculation, if this card battled: Draw 2 cards.",
        # Infernity Dwarf: whatever must be so, it is about a battle.
        "While you have no cards in your hand, if a monster you control attacks a Defense Position "
        "monster, inflict piercing battle damage to your opponent. You can draw 1 card.",
        # Magikey Beast - Ansyalabolas
        "Banish any monster destroyed by battle with this card. You can draw 1 card.",
    ],
)
def test_sentences_about_battles(text: str) -> None:
    found = read(text)
    assert found.whole
    assert [one for one in walk(found.card) if isinstance(one, la.Draw)] == [la.Draw(1)]
