"""Two amounts together: the Rank of a target and the number of cards that were paid.

Source: the card text of Phantom Knights' Rank-Up-Magic Force: what is paid and targeted is such
that there is a monster of that Rank to Summon.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, xyz

TEXT = (
    "Banish 1 or more DARK monsters from your GY, then target 1 DARK Xyz Monster you control; "
    "Special Summon from your Extra Deck, 1 DARK Xyz Monster, whose Rank equals that of the "
    "targeted monster you control + the number of monsters banished, by using it as material. "
    "(This is treated as an Xyz Summon. Transfer its materials to the Summoned monster.)"
)
THREE, FIVE = xyz("Three", rank=3), xyz("Five", rank=5)
DEAD = [body(f"Dead {number}", attribute=v.DARK) for number in range(4)]


def force() -> la.Card:
    compiled = compile_card(la.Card(9, "Force", v.SPELL), TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize(("rank", "paid"), [(4, 1), (5, 2), (6, 3)])
def test_as_many_are_banished_as_the_rank_is_higher(rank: int, paid: int) -> None:
    card, goal = force(), xyz("Goal", rank=rank)
    table = Table([card], extra=[goal], field=[THREE], grave=DEAD)
    table.activate(card)
    assert {len(choice) for choice in table.choices()} == {paid}
    table.pick(*DEAD[:paid])
    assert list(table.monsters().values()) == ["Goal"]
    assert table.materials(goal) == ["Three"] and len(table.banished) == paid


def test_only_a_target_from_which_it_can_be_made() -> None:
    card, goal = force(), xyz("Goal", rank=6)
    table = Table([card], extra=[goal], field=[THREE, FIVE], grave=DEAD)
    table.activate(card)
    assert {len(choice) for choice in table.choices()} == {1, 3}
    table.pick(*DEAD[:1])
    assert table.materials(goal) == ["Five"]
    assert not Table([card], extra=[goal], field=[THREE], grave=DEAD[:2]).may("activate", card)
    assert not Table([card], extra=[goal], field=[THREE]).may("activate", card)
