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
A_COSTS: Final = 8  # scratch: its price with all that it asks for, as far as that is known
A_SIZE: Final = 9
# The second columns of its needs, of what it moves, of the classes of a fact, of the moves from
# it, of what is wanted.
N_LEAST: Final = 1
M_AFTER: Final = 1
C_COUNTS: Final = 1
F_AFTER: Final = 1
W_LEAST: Final = 1


class Lists:
    """Of each number a list of numbers."""

    def __init__(self) -> None:
        self.list_from: vec[i64] = vec[i64]([0])  # of each list; at last the end of them all
        self.items: vec[i64] = vec[i64]()


class Distance:
    """The tables of one board, filled by `distance_tables`. Without any it is unknown."""

    def __init__(self) -> None:
        self.fact_of: vec[i64] = vec[i64]()  # by definition and place: number of the fact, or -1
        self.actions: vec[i64] = vec[i64]()
        # Of each fact the classes of facts asked for together that it is in, and for how many it
        # counts there; the actions of which it is their own; those that move it, and to where.
        self.classes: Lists = Lists()
        self.owning: Lists = Lists()
        self.moving: Lists = Lists()
        self.asking: Lists = Lists()  # of each class the actions that ask for it
        self.wanted: vec[i64] = vec[i64]()  # number of facts, cards wanted, the facts
        # Scratch, by fact: how many there are, how many of these may be used up; the price of one
        # more, and that of one to move: that of what comes from nowhere, 0, is the last.
        self.there: vec[i64] = vec[i64]()
        self.spare: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.pay: vec[i64] = vec[i64]()
        # ... by class: the price of one more, how many there are.
        self.least: vec[i64] = vec[i64]()
        self.have: vec[i64] = vec[i64]()
        # ... and the facts of which the price went down, in a ring: each once.
        self.lower: vec[i64] = vec[i64]()
        self.is_lower: vec[i64] = vec[i64]()
        self.first: i64 = 0
        self.waiting: i64 = 0


def distance(s: State, d: Distance) -> i64:
    """How far the position is from the board: 0 if it is there, or UNKNOWN."""
    if len(d.wanted) == 0:
        return UNKNOWN
    _look(s, d)
    _price(s, d)
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
    there = d.there
    spare = d.spare
    have = d.have
    facts = len(there)
    fact: i64 = 0
    while fact < facts:
        there[fact] = 0
        fact += 1
    data = s.data
    card: i64 = 0
    while card < s.cards:
        if s.owner[card] == 0:
            _count(s, d, card, data[LOC + card])
        card += 1
    entry: i64 = RETURN
    until = RETURN + data[RETURNS] * RETURN_SIZE
    while entry < until:
        card = data[entry + RETURN_CARD]
        if data[LOC + card] == BANISHED and s.owner[card] == 0:
            _count(s, d, card, MZONE)
        entry += RETURN_SIZE
    fact = 0
    while fact < facts:
        spare[fact] = there[fact]
        fact += 1
    wanted = d.wanted
    at: i64 = 0
    while at < len(wanted):
        last = at + 2 + wanted[at]
        need = wanted[at + W_LEAST]
        at += 2
        while at < last:
            fact = wanted[at]
            kept = spare[fact] if spare[fact] < need else need
            need -= kept
            spare[fact] -= kept
            at += 1
    number: i64 = 0
    while number < len(have):
        have[number] = 0
        number += 1
    list_from = d.classes.list_from
    classes = d.classes.items
    fact = 0
    while fact < facts:
        if spare[fact] > 0:
            at = list_from[fact]
            while at < list_from[fact + 1]:
                have[classes[at]] += spare[fact] * classes[at + C_COUNTS]
                at += 2
        fact += 1


def _count(s: State, d: Distance, card: i64, place: i64) -> None:
    fact = d.fact_of[s.definition[card] * PLACES + place]
    if fact >= 0:
        d.there[fact] += 1


def _price(s: State, d: Distance) -> None:
    """Work out the price of each fact: from all actions, and then from what became cheaper."""
    price = d.price
    pay = d.pay
    spare = d.spare
    fact: i64 = 0
    while fact < len(price):
        price[fact] = FAR
        pay[fact] = 0
        if spare[fact] == 0:
            pay[fact] = FAR
        fact += 1
    least = d.least
    number: i64 = 0
    while number < len(least):
        least[number] = FAR
        number += 1
    actions = d.actions
    action: i64 = 0
    while action < len(actions):
        actions[action + A_COSTS] = FAR
        _weigh(s, d, action)
        action = actions[action + A_NEXT]
    while d.waiting > 0:
        fact = d.lower[d.first]
        d.first += 1
        if d.first == len(d.lower):
            d.first = 0
        d.waiting -= 1
        d.is_lower[fact] = 0
        _follow(s, d, fact)


def _follow(s: State, d: Distance, fact: i64) -> None:
    """Let what asks for a fact have its new price."""
    price = d.price
    costs = price[fact]
    list_from = d.moving.list_from
    at = list_from[fact]
    last = list_from[fact + 1]
    if at < last and d.pay[fact] > 0:
        actions = d.actions
        moving = d.moving.items
        while at < last:
            after = moving[at + F_AFTER]
            with_it = actions[moving[at] + A_COSTS] + costs
            if with_it < price[after]:
                _lower(d, after, with_it)
            at += 2
    list_from = d.owning.list_from
    at = list_from[fact]
    last = list_from[fact + 1]
    while at < last:
        _weigh(s, d, d.owning.items[at])
        at += 1
    list_from = d.classes.list_from
    at = list_from[fact]
    last = list_from[fact + 1]
    if at < last:
        classes = d.classes.items
        least = d.least
        while at < last:
            number = classes[at]
            counts = classes[at + C_COUNTS]
            if costs < least[number] * counts:
                least[number] = costs // counts
                _ask_again(s, d, number)
            at += 2


def _ask_again(s: State, d: Distance, number: i64) -> None:
    """Let the actions that ask for a class have its new price."""
    at = d.asking.list_from[number]
    last = d.asking.list_from[number + 1]
    while at < last:
        _weigh(s, d, d.asking.items[at])
        at += 1


def _weigh(s: State, d: Distance, action: i64) -> None:
    """Work out what an action costs now: if that is less, so may be what it brings about."""
    actions = d.actions
    costs = _asked(s, d, action)
    if costs >= actions[action + A_COSTS]:
        return
    actions[action + A_COSTS] = costs
    price = d.price
    pay = d.pay
    at = action + A_SIZE + actions[action + A_OWN] + 2 * actions[action + A_NEEDS]
    until = actions[action + A_NEXT]
    while at < until:
        after = actions[at + M_AFTER]
        with_it = costs + pay[actions[at]]
        if with_it < price[after]:
            _lower(d, after, with_it)
        at += 2


def _lower(d: Distance, fact: i64, price: i64) -> None:
    """Let a fact cost no more than this, which is less."""
    d.price[fact] = price
    if d.pay[fact] > price:
        d.pay[fact] = price
    if d.is_lower[fact] == 0:
        d.is_lower[fact] = 1
        end = d.first + d.waiting
        if end >= len(d.lower):
            end -= len(d.lower)
        d.lower[end] = fact
        d.waiting += 1


def _asked(s: State, d: Distance, action: i64) -> i64:
    """The price of an action with all that it asks for."""
    actions = d.actions
    there = d.there
    price_of = d.price
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
            if there[fact] > 0 and actions[action + A_FRESH] == 0:
                low = 0
            elif price_of[fact] < low:
                low = price_of[fact]
            at += 1
        price += low
        if price >= FAR:
            return FAR
    last = at + 2 * actions[action + A_NEEDS]
    while at < last:
        missing = actions[at + N_LEAST] - d.have[actions[at]]
        if missing > 0:
            price += missing * d.least[actions[at]]
        at += 2
    return price
