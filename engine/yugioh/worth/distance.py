"""How far a position is from a board that is wanted: the steps to go, if nothing were used up.

A *fact* is a card of one definition in one place. An action of `ways` asks for facts, and brings
about others. The price of a fact is that of the cheapest action that brings it about, with the
prices of all that it asks for and that is not there: the additive heuristic, Bonet and Geffner,
*Planning as Heuristic Search*, Artificial Intelligence 2001. Copies count: of what is asked for
more than once each copy that is missing has its price. Cards of the board that are there already
are kept for it: no action takes them as material. What was used as often as its limit says, and
a Normal Summon that was made, brings about nothing more.

It decides what is looked at first, and is no proof of anything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh.position.slots import (
    LOC, RETURN, RETURN_CARD, RETURN_SIZE, RETURNS, SUMMON_LIMIT, SUMMONS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import BANISHED, MZONE

STEP: Final = 12  # one command; a number that the Link Ratings of materials divide
FAR: Final = 100 * STEP  # what cannot be brought about, or nobody knows how
UNKNOWN: Final = -1  # no board is wanted
PLACES: Final = 512  # numbers of places are below
_ROUNDS: Final = 6
_OFTEN: Final = 4  # copies that are told apart are fewer

# Columns of an action; behind them its own facts, its needs (class, number), what it moves (fact
# before or -1, fact after).
A_NEXT: Final = 0  # where the next action begins
A_NORMAL: Final = 1  # it is a Normal Summon
A_FRESH: Final = 2  # it answers that its own fact comes about
A_SLOT: Final = 3  # where its uses are counted, or -1
A_TIMES: Final = 4
A_PRICE: Final = 5
A_OWN: Final = 6  # number of its own facts, of which one is enough
A_NEEDS: Final = 7  # number of its needs
A_SIZE: Final = 8
# The second columns of its needs, of what it moves, of the classes of a fact, of what is wanted.
N_LEAST: Final = 1
M_AFTER: Final = 1
C_COUNTS: Final = 1
W_LEAST: Final = 1


class Distance:
    """The tables of one board; `engine.yugioh.worth.ways` fills them. Without any it is unknown."""

    def __init__(self) -> None:
        self.fact_of: vec[i64] = vec[i64]()  # by definition and place: number of the fact, or -1
        self.actions: vec[i64] = vec[i64]()
        # Classes of facts that are asked for together: of each fact those that it is in, and for
        # how many it counts there.
        self.in_from: vec[i64] = vec[i64]()
        self.in_class: vec[i64] = vec[i64]()
        self.wanted: vec[i64] = vec[i64]()  # number of facts, cards wanted, the facts
        # Scratch, by fact: the price of one more, how many there are, how many may be used up.
        self.price: vec[i64] = vec[i64]()
        self.there: vec[i64] = vec[i64]()
        self.spare: vec[i64] = vec[i64]()
        # ... and by class.
        self.least: vec[i64] = vec[i64]()
        self.have: vec[i64] = vec[i64]()


def distance(s: State, d: Distance) -> i64:
    """How far the position is from the board: 0 if it is there, or UNKNOWN."""
    if len(d.wanted) == 0:
        return UNKNOWN
    _look(s, d)
    rounds: i64 = 0
    while rounds < _ROUNDS and _improve(s, d):
        rounds += 1
    total: i64 = 0
    at: i64 = 0
    while at < len(d.wanted):
        last = at + 2 + d.wanted[at]
        missing = d.wanted[at + W_LEAST]
        at += 2
        low: i64 = FAR
        while at < last:
            fact = d.wanted[at]
            missing -= d.there[fact]
            if d.price[fact] < low:
                low = d.price[fact]
            at += 1
        if missing > 0:
            total += missing * low
    return total


def near_facts(d: Distance, into: "vec[i64]") -> i64:
    """Write the facts that were there when `distance` was asked last, each with how often: as many
    as there is room for; how many.
    """
    found: i64 = 0
    fact: i64 = 0
    while fact < len(d.there) and found < len(into):
        often = d.there[fact]
        if often >= _OFTEN:
            often = _OFTEN - 1
        if often > 0:
            into[found] = fact * _OFTEN + often
            found += 1
        fact += 1
    return found


def _look(s: State, d: Distance) -> None:
    """Count what is there, and what of it is not kept for the board."""
    facts = len(d.price)
    fact: i64 = 0
    while fact < facts:
        d.price[fact] = FAR
        d.there[fact] = 0
        fact += 1
    number: i64 = 0
    while number < len(d.least):
        d.least[number] = FAR
        d.have[number] = 0
        number += 1
    card: i64 = 0
    while card < s.cards:
        if s.owner[card] == 0:
            _count(s, d, card, s.data[LOC + card])
        card += 1
    entry: i64 = RETURN
    until = RETURN + s.data[RETURNS] * RETURN_SIZE
    while entry < until:
        card = s.data[entry + RETURN_CARD]
        if s.data[LOC + card] == BANISHED and s.owner[card] == 0:
            _count(s, d, card, MZONE)
        entry += RETURN_SIZE
    fact = 0
    while fact < facts:
        d.spare[fact] = d.there[fact]
        fact += 1
    at: i64 = 0
    while at < len(d.wanted):
        last = at + 2 + d.wanted[at]
        need = d.wanted[at + W_LEAST]
        at += 2
        while at < last:
            fact = d.wanted[at]
            kept = d.spare[fact] if d.spare[fact] < need else need
            need -= kept
            d.spare[fact] -= kept
            at += 1
    fact = 0
    while fact < facts:
        if d.spare[fact] > 0:
            member = d.in_from[fact]
            while member < d.in_from[fact + 1]:
                d.have[d.in_class[member]] += d.spare[fact] * d.in_class[member + C_COUNTS]
                member += 2
        fact += 1


def _count(s: State, d: Distance, card: i64, place: i64) -> None:
    fact = d.fact_of[s.definition[card] * PLACES + place]
    if fact >= 0:
        d.there[fact] += 1


def _improve(s: State, d: Distance) -> bool:
    """Go through the actions once; whether a price went down."""
    actions = d.actions
    changed = False
    action: i64 = 0
    while action < len(actions):
        until = actions[action + A_NEXT]
        price = _asked(s, d, action)
        if price < FAR:
            at = action + A_SIZE + actions[action + A_OWN] + 2 * actions[action + A_NEEDS]
            while at < until:
                before = actions[at]
                after = actions[at + M_AFTER]
                with_it = price
                if before >= 0 and d.spare[before] == 0:
                    with_it += d.price[before]
                if with_it < d.price[after]:
                    d.price[after] = with_it
                    changed = True
                    member = d.in_from[after]
                    while member < d.in_from[after + 1]:
                        share = with_it // d.in_class[member + C_COUNTS]
                        if share < d.least[d.in_class[member]]:
                            d.least[d.in_class[member]] = share
                        member += 2
                at += 2
        action = until
    return changed


def _asked(s: State, d: Distance, action: i64) -> i64:
    """The price of an action with all that it asks for."""
    actions = d.actions
    slot = actions[action + A_SLOT]
    if slot >= 0 and s.data[slot] >= actions[action + A_TIMES]:
        return FAR
    if actions[action + A_NORMAL] != 0 and s.data[SUMMONS] >= s.data[SUMMON_LIMIT]:
        return FAR
    price = actions[action + A_PRICE]
    at = action + A_SIZE
    last = at + actions[action + A_OWN]
    if at < last:
        low: i64 = FAR
        while at < last:
            fact = actions[at]
            if d.there[fact] > 0 and actions[action + A_FRESH] == 0:
                low = 0
            elif d.price[fact] < low:
                low = d.price[fact]
            at += 1
        price += low
    last = at + 2 * actions[action + A_NEEDS]
    while at < last:
        missing = actions[at + N_LEAST] - d.have[actions[at]]
        if missing > 0:
            price += missing * d.least[actions[at]]
        at += 2
    return price
