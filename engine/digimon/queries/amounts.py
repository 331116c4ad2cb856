"""The amounts of the effect language: numbers, counts, numbers of cards, memory."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.position.facts import cards_of, facts_of
from engine.digimon.position.slots import CONTEXTS, CONTEXT_SIZE, C_DONE, MEMORY, PLAYER
from engine.digimon.position.state import State
from engine.digimon.queries.amount import Amount, Counting, amount, enter_amount
from engine.digimon.queries.gathering import collect, count
from engine.digimon.queries.numbers import bits_set, colors_of, number_of, number_then
from engine.digimon.queries.things import NONE, resolve, top_card
from engine.digimon.vocabulary import YOU


class Number(Amount):
    """A number that stands in the text."""

    CODE: Final = 1
    NUMBER: Final = 1

    def write(self, c: Counting, word: int) -> dict[str, int]:
        return {"NUMBER": word}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        return s.t.amounts[at + Number.NUMBER]


class Counted(Amount):
    """So much for so many things that match, or for what they have."""

    FILTER: Final = 1
    AREAS: Final = 2
    WHOSE: Final = 3
    OF: Final = 4  # register of the Digimon whose cards, or NOBODY
    PER: Final = 5
    TIMES: Final = 6

    def write(
        self, c: Counting, word: la.Count | la.DifferentColors | la.DifferentNames
    ) -> dict[str, int]:
        return {
            "OF": c.host(word.of),
            "FILTER": c.filter(word.filter, word.areas),
            "AREAS": word.areas, "WHOSE": word.whose, "PER": word.per, "TIMES": word.times,
        }  # fmt: skip


class Count(Counted):
    """So much for so many things that match."""

    CODE: Final = 2

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        rows = s.t.amounts
        found = count(s, rows[at + Count.FILTER], rows[at + Count.AREAS], rows[at + Count.WHOSE],
                      rows[at + Count.OF], me, player, ctx)  # fmt: skip
        return found // rows[at + Count.PER] * rows[at + Count.TIMES]


class NumberOf(Amount):
    """A number of a card; of that of an event as it was when the effect triggered."""

    CODE: Final = 3
    REGISTER: Final = 1
    WHAT: Final = 2
    TIMES: Final = 3

    def write(self, c: Counting, word: la.NumberOf) -> dict[str, int]:
        c.reads_events |= isinstance(word.of, la.EventCards)
        what = by_name.NUMBERS[word.what]
        return {"REGISTER": c.place(word.of), "WHAT": what, "TIMES": word.times}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        register = s.t.amounts[at + NumberOf.REGISTER]
        what = s.t.amounts[at + NumberOf.WHAT]
        has: i64 = NONE
        if register == tb.R_EVENT and ctx >= 0:
            has = number_then(s, what, ctx)
        else:
            thing = resolve(s, register, me, ctx)
            if thing >= 0:
                has = number_of(s, what, thing)
        return has * s.t.amounts[at + NumberOf.TIMES] if has > 0 else 0


class Memory(Amount):
    """The memory on a player's side."""

    CODE: Final = 4
    WHOSE: Final = 1

    def write(self, c: Counting, word: la.Memory) -> dict[str, int]:
        return {"WHOSE": word.whose}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        memory = s.data[MEMORY] if player == s.data[PLAYER] else -s.data[MEMORY]
        return memory if s.t.amounts[at + Memory.WHOSE] == YOU else -memory


class Different(Counted):
    """What the things that match have together, each only once."""

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        rows = s.t.amounts
        before = s.found
        collect(s, rows[at + Different.FILTER], rows[at + Different.AREAS],
                rows[at + Different.WHOSE], rows[at + Different.OF], me, player, ctx)  # fmt: skip
        found = self.together(s, before)
        s.found = before
        return found // rows[at + Different.PER] * rows[at + Different.TIMES]

    def together(self, s: State, first: i64) -> i64:
        """How much of it the candidates have, from the first of them on."""
        raise NotImplementedError


class Colors(Different):
    """How many colours the things have together that match."""

    CODE: Final = 5

    def together(self, s: State, first: i64) -> i64:
        colors: i64 = 0
        while first < s.found:
            colors |= colors_of(s, s.candidates[first])
            first += 1
        return bits_set(colors)


class Names(Different):
    """How many names the things have together that match."""

    CODE: Final = 12

    def together(self, s: State, first: i64) -> i64:
        names: i64 = 0
        one = first
        while one < s.found:
            other = first
            while other < one and _name(s, other) != _name(s, one):
                other += 1
            names += 1 if other == one else 0
            one += 1
        return names


def _name(s: State, candidate: i64) -> i64:
    return s.t.name[s.definition[top_card(s, s.candidates[candidate])]]


class Events(Amount):
    """So much for each card that it happened to."""

    CODE: Final = 6
    TIMES: Final = 1

    def write(self, c: Counting, word: la.EventCount) -> dict[str, int]:
        return {"TIMES": word.times}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        facts = facts_of(s, ctx)
        many: i64 = 1 if facts & tb.F_DIGIXROS else cards_of(facts) + 1
        return many * s.t.amounts[at + Events.TIMES]


class Deletion(Amount):
    """A number of DP that an effect deletes by, with what is added to it."""

    CODE: Final = 7
    NUMBER: Final = 1

    def write(self, c: Counting, word: la.DeletionLimit) -> dict[str, int]:
        return {"NUMBER": word.number}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        return s.t.amounts[at + Deletion.NUMBER] + s.deletion_bonus(me, player)


class Remembered(Amount):
    """A number that the effect counted before."""

    CODE: Final = 8
    REGISTER: Final = 1
    TIMES: Final = 2

    def write(self, c: Counting, word: la.Remembered) -> dict[str, int]:
        return {"REGISTER": c.place(la.Chosen(word.name)), "TIMES": word.times}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        if ctx < 0:
            return 0  # only looked at: nothing is counted yet
        register = s.t.amounts[at + Remembered.REGISTER]
        return s.first_in(ctx, register) * s.t.amounts[at + Remembered.TIMES]


class Minus(Amount):
    """The difference of two amounts, never below 0."""

    CODE: Final = 9
    LEFT: Final = 1
    RIGHT: Final = 2

    def write(self, c: Counting, word: la.Minus) -> dict[str, int]:
        return {"LEFT": c.amount(word.left), "RIGHT": c.amount(word.right)}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        left = amount(s, s.t.amounts[at + Minus.LEFT], me, player, ctx)
        right = amount(s, s.t.amounts[at + Minus.RIGHT], me, player, ctx)
        return left - right if left > right else 0


class Plus(Amount):
    """The sum of two amounts."""

    CODE: Final = 10
    LEFT: Final = 1
    RIGHT: Final = 2

    def write(self, c: Counting, word: la.Plus) -> dict[str, int]:
        return {"LEFT": c.amount(word.left), "RIGHT": c.amount(word.right)}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        left = amount(s, s.t.amounts[at + Plus.LEFT], me, player, ctx)
        return left + amount(s, s.t.amounts[at + Plus.RIGHT], me, player, ctx)


class Done(Amount):
    """How many cards the step before did something to."""

    CODE: Final = 11

    def write(self, c: Counting, word: la.DoneBefore) -> dict[str, int]:
        return {}

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        return 0 if ctx < 0 else s.data[CONTEXTS + ctx * CONTEXT_SIZE + C_DONE]


enter_amount(Number(), int)
enter_amount(Count(), la.Count)
enter_amount(NumberOf(), la.NumberOf)
enter_amount(Memory(), la.Memory)
enter_amount(Colors(), la.DifferentColors)
enter_amount(Names(), la.DifferentNames)
enter_amount(Events(), la.EventCount)
enter_amount(Deletion(), la.DeletionLimit)
enter_amount(Remembered(), la.Remembered)
enter_amount(Minus(), la.Minus)
enter_amount(Plus(), la.Plus)
enter_amount(Done(), la.DoneBefore)
