"""Control of a monster, and moving it to another zone of its controller.

Source: Yu-Gi-Oh field zones, *Extra Monster Zone*: a monster whose control changes goes to a free
Main Monster Zone of its new controller, also from an Extra Monster Zone, and when it comes back;
without a free zone control is not taken, and a monster that cannot come back is destroyed.
A monster that moves or changes sides stays what it was: the same materials, Equip Cards, changes.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.movement.cards import move
from engine.yugioh.position.slots import (
    CONTROL,
    LOC,
    MONSTERS,
    MOVES,
    RETURN,
    RETURNS,
    RETURN_SIZE,
    ZONE,
)
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.position.steps import MOVED, S_SUMMON, TO_MAIN
from engine.yugioh.vocabulary import GRAVE, MZONE, R_DESTROY, R_RULE
from engine.yugioh.position.zones import free_main

BACK: Final = 1 << 10  # in the place of a card to deal with in the End Phase: control goes back


def can_take(s: State, card: i64, player: i64) -> bool:
    """Whether the player can take control of this card now."""
    if s.data[LOC + card] != MZONE or s.data[CONTROL + card] == player:
        return False
    return free_main(s, player, 0) != 0


def take_control(s: State, card: i64, player: i64, until_end: i64) -> None:
    """Put the change of control on the agenda; in the End Phase it may go back."""
    if until_end:
        to_come(s, card, BACK, 0, 0, s.data[CONTROL + card])
    s.push(S_SUMMON, card, player | MOVED, TO_MAIN, 0)


def give_back(s: State, card: i64, player: i64) -> None:
    """In the End Phase: control goes back to this player, or the monster is destroyed."""
    if s.data[LOC + card] != MZONE or s.data[CONTROL + card] == player:
        return
    if free_main(s, player, 0):
        s.push(S_SUMMON, card, player | MOVED, TO_MAIN, 0)
    else:
        move(s, card, GRAVE, R_RULE | R_DESTROY)


def relocate(s: State, card: i64, player: i64, zone: i64) -> None:
    """Put a monster into another zone, of this player, as it is."""
    data = s.data
    s.put(MONSTERS + data[CONTROL + card] * 8 + data[ZONE + card], 0)
    s.put(MONSTERS + player * 8 + zone, card + 1)
    s.put(ZONE + card, zone)
    if data[CONTROL + card] != player:
        s.put(CONTROL + card, player)


def to_come(s: State, card: i64, place: i64, zone: i64, position: i64, player: i64) -> None:
    """Remember a card for the End Phase: to return to a place, to go back to its controller
    (`BACK`), or (0) to be destroyed.
    """
    data = s.data
    entries = data[RETURNS]
    if entries >= 8:
        raise RuleError("more than 8 cards to deal with in the End Phase")
    base = RETURN + entries * RETURN_SIZE
    s.put(base, card)
    s.put(base + 1, data[MOVES + card])
    s.put(base + 2, place)
    s.put(base + 3, zone)
    s.put(base + 4, position)
    s.put(base + 5, player)
    s.put(RETURNS, entries + 1)
