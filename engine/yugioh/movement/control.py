"""Control of a monster, and moving it to another zone of its controller.

Source: Yu-Gi-Oh field zones, *Extra Monster Zone*: a monster whose control changes goes to a free
Main Monster Zone of its new controller, also from an Extra Monster Zone, and when it comes back;
without a free zone control is not taken, and a monster that cannot come back is destroyed.
A monster that moves or changes sides stays what it was: the same materials, Equip Cards, changes.
"""

from mypy_extensions import i64

from engine.yugioh.movement.cards import move
from engine.yugioh.movement.returns import to_be_given_back
from engine.yugioh.position.arrivals import MOVED, arrival
from engine.yugioh.position.slots import CONTROL, LOC, MONSTERS, ZONE, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import TO_MAIN
from engine.yugioh.vocabulary import GRAVE, MZONE, R_DESTROY, R_RULE
from engine.yugioh.position.zones import free_main


def can_take(s: State, card: i64, player: i64) -> bool:
    """Whether the player can take control of this card now."""
    if s.data[LOC + card] != MZONE or s.data[CONTROL + card] == player:
        return False
    return free_main(s, player, 0) != 0


def take_control(s: State, card: i64, player: i64, until_end: i64) -> None:
    """Put the change of control on the agenda; in the End Phase it may go back."""
    if until_end:
        to_be_given_back(s, card, s.data[CONTROL + card])
    move_to(s, card, player)


def move_to(s: State, card: i64, player: i64) -> None:
    """The monster will go to a Main Monster Zone of this player, as it is."""
    begin_summon(s, card, arrival(player, 0, 0) | MOVED, TO_MAIN, 0)


def give_back(s: State, card: i64, player: i64) -> None:
    """In the End Phase: control goes back to this player, or the monster is destroyed."""
    if s.data[LOC + card] != MZONE or s.data[CONTROL + card] == player:
        return
    if free_main(s, player, 0):
        move_to(s, card, player)
    else:
        move(s, card, GRAVE, R_RULE | R_DESTROY)


def relocate(s: State, card: i64, player: i64, zone: i64) -> None:
    """Put a monster into another zone, of this player, as it is."""
    data = s.data
    s.put(MONSTERS + data[CONTROL + card] * ZONES_EACH + data[ZONE + card], 0)
    s.put(MONSTERS + player * ZONES_EACH + zone, card + 1)
    s.put(ZONE + card, zone)
    if data[CONTROL + card] != player:
        s.put(CONTROL + card, player)


def exchange(s: State, one: i64, other: i64, to: i64, back: i64) -> None:
    """Two monsters of different players change sides at the same time, into these zones."""
    data = s.data
    mine, theirs = data[CONTROL + one], data[CONTROL + other]
    s.put(MONSTERS + mine * ZONES_EACH + data[ZONE + one], 0)
    s.put(MONSTERS + theirs * ZONES_EACH + data[ZONE + other], 0)
    s.put(MONSTERS + theirs * ZONES_EACH + to, one + 1)
    s.put(MONSTERS + mine * ZONES_EACH + back, other + 1)
    s.put(ZONE + one, to)
    s.put(ZONE + other, back)
    s.put(CONTROL + one, theirs)
    s.put(CONTROL + other, mine)
