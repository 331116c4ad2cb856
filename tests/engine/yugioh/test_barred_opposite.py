"""A Main Monster Zone that the opponent cannot use for the rest of the turn.

Source: the card text of Magical Musket - Crooked Crown: "if your opponent's Main Monster Zone in
that monster's current column is unused, that zone cannot be used until the end of this turn".
"""

from typing import Any

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import BarOpposite, Card, Choose, Named, SpecialSummon
from engine.yugioh.position.slots import BANS
from engine.yugioh.position.zones import MAIN_MASK, free_extra, free_main
from tests.engine.yugioh.table import Table, body, played, xyz

TEXT = (
    "During the Main Phase: You can Special Summon 1 Warrior monster from your hand, and if you "
    "do, if your opponent's Main Monster Zone in that monster's current column is unused, that "
    "zone cannot be used until the end of this turn (even if this card leaves the field). You can "
    'only use this effect of "Probe" once per turn.'
)
FOUND = compile_card(Card(9, "Probe", v.TRAP | v.CONTINUOUS), TEXT, Lexicon({}, {}))
PROBE = FOUND.card
A, B, THEIRS = body("A"), body("B"), body("Theirs")
HIGH = xyz("High")


def free(table: Table, player: int = 1) -> int:
    return int(free_main(table.state, player, 0))


def crowned(*hand: Card, **rest: Any) -> Table:
    """A monster was Special Summoned to the second zone of this player."""
    table = Table([A, *hand], field=[B], spells=[PROBE], also=[HIGH], all_zones=True, **rest)
    table.activate(PROBE, 1)
    table.into(1)
    return table


def test_the_zone_opposite_is_not_used() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    assert any(isinstance(node, BarOpposite) for node in PROBE.walk())
    table = crowned()
    assert free(table) == MAIN_MASK & ~(1 << 3)
    assert free(table, 0) == MAIN_MASK & ~0b11


def test_nor_for_monsters_of_the_extra_deck() -> None:
    table = crowned(extra=[HIGH])
    kind = int(table.state.definition[table.number(HIGH)])
    assert not int(free_extra(table.state, 1, kind, 0)) >> 3 & 1
    assert int(free_extra(table.state, 1, kind, 0)) >> 2 & 1


def test_what_is_given_to_the_opponent_goes_elsewhere() -> None:
    gives = played("Gives", SpecialSummon(Choose(Named(THEIRS.passcode), v.DECK), whose=v.OPPONENT))
    table = crowned(gives, deck=[THEIRS])
    table.activate(gives)
    assert {option.number for option in table.decision().options} == {0, 1, 2, 4}


def test_one_that_is_used_is_not_barred() -> None:
    table = crowned(opponent_field={3: THEIRS})
    assert free(table) == MAIN_MASK & ~(1 << 3)
    assert not table.state.data[BANS]


def test_no_longer_than_this_turn() -> None:
    table = crowned()
    table.end()
    assert free(table) == MAIN_MASK
