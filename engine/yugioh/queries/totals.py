"""Amounts over all cards that match in some places, or those of an event: how many, how many names,
sums, extremes.
"""

from typing import Final

from mypy_extensions import i64

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import (
    CONTEXTS, CONTEXT_SIZE, C_EFFECT, C_FROM, C_UNTIL, EVENT, EVENT_SIZE, TALLIES, TALLY, V_CARD,
    V_INFO,
)  # fmt: skip
from engine.yugioh.position.origins import had_materials
from engine.yugioh.position.state import State
from engine.yugioh.queries.amount import Amount, Counting, enter_amount
from engine.yugioh.queries.numbers import ASKED, OF_COUNTERS, has_number, number_of
from engine.yugioh.queries.events import event_fits
from engine.yugioh.queries.gathering import count, gather_sides
from engine.yugioh.queries.matching import name_now
from engine.yugioh.queries.traits import attribute_now, type_now
from engine.yugioh.vocabulary import FIELD_PLACES


class Count(Amount):
    """How many cards match."""

    CODE: Final = 2
    FILTER: Final = 1
    PLACES: Final = 2
    WHOSE: Final = 3

    def write(self, c: Counting, word: la.Count) -> dict[str, int]:
        return {"FILTER": c.filter(word.filter), "PLACES": word.places, "WHOSE": word.whose}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        return count(
            s, rows[at + Count.FILTER], rows[at + Count.PLACES], rows[at + Count.WHOSE], me, player
        )


_BY_TYPE: Final = 1
_BY_ATTRIBUTE: Final = 2
_BY_ORIGINAL: Final = 3
_BY: Final = {
    "name": 0, "type": _BY_TYPE, "attribute": _BY_ATTRIBUTE, "original attribute": _BY_ORIGINAL,
}  # fmt: skip


class Names(Amount):
    """How many different names, Types or Attributes the cards have that match."""

    CODE: Final = 3
    FILTER: Final = 1
    PLACES: Final = 2
    WHOSE: Final = 3
    BY: Final = 6  # by what the cards are told apart

    def write(self, c: Counting, word: la.Names) -> dict[str, int]:
        return {"FILTER": c.filter(word.filter), "PLACES": word.places, "WHOSE": word.whose,
                "BY": _BY[word.what]}  # fmt: skip

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        before = s.found
        gather_sides(
            s, rows[at + Names.FILTER], rows[at + Names.PLACES], rows[at + Names.WHOSE], me, player
        )
        total: i64 = 0
        index = before
        while index < s.found:
            told = _told_apart(s, rows[at + Names.BY], s.candidates[index])
            other = before
            while other < index and (
                _told_apart(s, rows[at + Names.BY], s.candidates[other]) != told
            ):
                other += 1
            if other == index:
                total += 1
            index += 1
        s.found = before
        return total


def _told_apart(s: State, by: i64, card: i64) -> i64:
    """The name of a card, the Type or the Attribute of a monster, as a number."""
    if by == _BY_TYPE:
        return type_now(s, card)
    if by == _BY_ATTRIBUTE:
        return attribute_now(s, card)
    if by == _BY_ORIGINAL:
        return s.t.attribute[s.definition[card]]
    return name_now(s, card)


class Sum(Amount):
    """The sum of a number over the cards that match."""

    CODE: Final = 4
    FILTER: Final = 1
    PLACES: Final = 2
    WHOSE: Final = 3
    WHAT: Final = 6  # the number

    def write(self, c: Counting, word: la.SumOf | la.CountersThere) -> dict[str, int]:
        if isinstance(word, la.CountersThere):
            return {"FILTER": c.filter(ANY), "PLACES": FIELD_PLACES, "WHOSE": word.whose,
                    "WHAT": OF_COUNTERS + c.counter(word.name)}  # fmt: skip
        return {"FILTER": c.filter(word.filter), "PLACES": word.places, "WHOSE": word.whose,
                "WHAT": ASKED[word.what]}  # fmt: skip

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        before = s.found
        gather_sides(
            s, rows[at + Sum.FILTER], rows[at + Sum.PLACES], rows[at + Sum.WHOSE], me, player
        )
        last = s.found
        total: i64 = 0
        index = before
        while index < last:
            total += number_of(s, s.candidates[index], rows[at + Sum.WHAT])
            index += 1
        s.found = before
        return total


class Extreme(Amount):
    """The highest or lowest of a number over the cards that match, and that have it at all."""

    CODE: Final = 42
    FILTER: Final = 1
    PLACES: Final = 2
    WHOSE: Final = 3
    WHAT: Final = 6  # the number, twice; and 1 for the lowest

    def write(self, c: Counting, word: la.ExtremeOf) -> dict[str, int]:
        return {"FILTER": c.filter(word.filter), "PLACES": word.places, "WHOSE": word.whose,
                "WHAT": ASKED[word.what] * 2 + int(word.lowest)}  # fmt: skip

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        what = rows[at + Extreme.WHAT] >> 1
        lowest = rows[at + Extreme.WHAT] & 1 != 0
        before = s.found
        gather_sides(
            s, rows[at + Extreme.FILTER], rows[at + Extreme.PLACES], rows[at + Extreme.WHOSE], me,
            player,
        )  # fmt: skip
        last = s.found
        some = False
        best: i64 = 0
        index = before
        while index < last:
            card = s.candidates[index]
            index += 1
            if not has_number(s, card, what):
                continue
            number = number_of(s, card, what)
            if not some or (number < best if lowest else number > best):
                best = number
            some = True
        s.found = before
        return best


class InEvent(Amount):
    """How many cards the event of the trigger is about, each counted once."""

    CODE: Final = 47

    def write(self, c: Counting, word: la.InEvent) -> dict[str, int]:
        return {}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        if link < 0:
            return 0
        data = s.data
        # An effect that starts no chain has the first context while it applies, and clears it.
        base: i64 = CONTEXTS + link * CONTEXT_SIZE
        effect = data[base + C_EFFECT] * tb.EFFECT_SIZE
        found: i64 = 0
        number = data[base + C_FROM]
        while number < data[base + C_UNTIL]:
            if self.counts(s, effect, number, data[base + C_FROM], me, player):
                found += 1
            number += 1
        return found

    def counts(self, s: State, effect: i64, number: i64, first: i64, me: i64, player: i64) -> bool:
        """Whether this event is one that is waited for, and the first one of its card."""
        event = EVENT + number * EVENT_SIZE
        if not event_fits(s, effect, event, me, player):
            return False
        while first < number:
            other = EVENT + first * EVENT_SIZE
            if s.data[other + V_CARD] == s.data[event + V_CARD] and event_fits(
                s, effect, other, me, player
            ):
                return False
            first += 1
        return True


class MaterialsHad(Amount):
    """How many Xyz Materials the card of the trigger had before it moved."""

    CODE: Final = 48

    def write(self, c: Counting, word: la.MaterialsHad) -> dict[str, int]:
        return {}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        if link < 1:
            return 1  # it had some, or its trigger would not wait
        first = s.data[CONTEXTS + link * CONTEXT_SIZE + C_FROM]
        return had_materials(s.data[EVENT + first * EVENT_SIZE + V_INFO])


class TypesSent(Amount):
    """How many of the three card types were sent from the field to the GYs this turn."""

    CODE: Final = 49
    MONSTERS: Final = 1  # the tallies
    SPELLS: Final = 2
    TRAPS: Final = 3

    def write(self, c: Counting, word: la.TypesSent) -> dict[str, int]:
        monsters, spells, traps = (
            c.tally(tb.DID_SEND_FROM_FIELD, word.filter & kind, 1)
            for kind in (la.MONSTER, la.SPELL, la.TRAP)
        )
        return {"MONSTERS": monsters, "SPELLS": spells, "TRAPS": traps}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        found: i64 = 0
        column: i64 = TypesSent.MONSTERS
        while column <= TypesSent.TRAPS:
            slot = TALLY + s.t.amounts[at + column]
            if s.data[slot] + s.data[slot + TALLIES]:
                found += 1
            column += 1
        return found


enter_amount(TypesSent(), la.TypesSent)
enter_amount(Count(), la.Count)
enter_amount(Names(), la.Names)
enter_amount(Sum(), la.SumOf, la.CountersThere)
enter_amount(Extreme(), la.ExtremeOf)
enter_amount(InEvent(), la.InEvent)
enter_amount(MaterialsHad(), la.MaterialsHad)
