"""What can link to what, for what cost, and how many (comprehensive rules 4-9, 10-1, 16-40).

Only looks; `linking` does.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.digivolving import cost_after, reduction
from engine.digimon.queries.matching import match
from engine.digimon.queries.modifier import NOBODY
from engine.digimon.queries.modifiers import total
from engine.digimon.position.movement import is_token
from engine.digimon.position.slots import AREA, FLAGS, HALF, HOST, STACK, UNKNOWN
from engine.digimon.position.state import State
from engine.digimon.vocabulary import FIELD


def can_link(s: State, card: i64, stack: i64) -> bool:
    """Whether a card can link to a Digimon of its owner (rules 10-1-1, 4-21-4)."""
    to = s.t.link_to[s.definition[card]]
    if to < 0 or is_token(s, stack):
        return False
    if s.data[HOST + card] == stack + 1 and s.data[AREA + card] & FIELD:
        return False  # not to itself
    if s.blind and s.data[FLAGS + card] & UNKNOWN:
        return False
    return match(s, to, STACK + stack, card, stack // HALF, -1)


def link_cost(s: State, card: i64, stack: i64, less: i64) -> i64:
    """What it costs to link a card, with all reductions (rule 10-1-2-3)."""
    less += reduction(s, tb.W_LINK, card, stack, stack // HALF)
    return cost_after(s.t.link_cost[s.definition[card]], less)


def link_limit(s: State, stack: i64) -> i64:
    """How many link cards a Digimon can have (rules 4-9-5, 16-40)."""
    return 1 + total(s, stack, tb.M_KEYWORD, tb.KW_LINK, NOBODY)
