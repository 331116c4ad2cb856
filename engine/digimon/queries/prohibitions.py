"""What effects forbid: to cards in the battle area, and to players (rule 15-1-3)."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import STACK
from engine.digimon.position.state import State
from engine.digimon.queries.modifier import NOBODY
from engine.digimon.queries.modifiers import of_player, total


def cannot(s: State, stack: i64, what: i64) -> bool:
    """Whether an effect forbids this to a card in the battle area (rule 15-1-3)."""
    return total(s, stack, tb.M_CANNOT, what, NOBODY) > 0


def cannot_become(s: State, stack: i64, card: i64) -> bool:
    """Whether an effect forbids that a stack digivolves, or that it does into this card."""
    return total(s, stack, tb.M_CANNOT, tb.NOT_DIGIVOLVE, card) > 0


def protected_under(s: State, stack: i64, card: i64) -> bool:
    """Whether effects cannot trash this digivolution card."""
    return total(s, stack, tb.M_CANNOT, tb.NOT_TRASH_UNDER, card) > 0


def shielded(s: State, target: i64, attacker: i64) -> bool:
    """Whether this stack cannot attack the other."""
    return total(s, target, tb.M_CANNOT, tb.NOT_BE_ATTACKED, STACK + attacker) > 0


def silenced(s: State, stack: i64, what: i64) -> bool:
    """Whether effects of this stack that wait for an event cannot activate."""
    return total(s, stack, tb.M_CANNOT, tb.NOT_ACTIVATE, what) > 0


def banned(s: State, player: i64, what: i64, card: i64) -> bool:
    """Whether an effect forbids this to a player, with this card or by its effect (15-1-3)."""
    if not s.t.modified >> tb.M_BAN & 1:
        return False
    return of_player(s, player, tb.M_BAN, what, card) > 0
