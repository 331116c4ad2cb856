"""Which monster a Spell or Trap, or another monster, is linked to (`language/bonds`)."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.entries import entry_card, entry_moves, pack_entry
from engine.yugioh.position.slots import BOND, LOC, MOVES
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import MZONE

NO_MONSTER: Final = -1


def bond(s: State, card: i64, monster: i64) -> None:
    """Link a card to a monster; one that has moved since is no longer meant."""
    s.put(BOND + card, pack_entry(monster, s.data[MOVES + monster]) + 1)


def bonded_to(s: State, card: i64) -> i64:
    """The monster that a card is linked to, or NO_MONSTER."""
    word = s.data[BOND + card] - 1
    if word < 0:
        return NO_MONSTER
    monster = entry_card(word)
    there = s.data[LOC + monster] == MZONE and s.data[MOVES + monster] == entry_moves(word)
    return monster if there else NO_MONSTER


def was_bonded_to(s: State, card: i64, monster: i64) -> bool:
    """Whether the card is linked to this monster, or was until that left the field."""
    word = s.data[BOND + card] - 1
    if word < 0 or entry_card(word) != monster:
        return False
    return s.data[MOVES + monster] - entry_moves(word) <= 1
