"""The terms of filters: what a filter can ask of a card that is not printed on it."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import (
    ARRIVED, BELOW, FACE_UP, FLAGS, HALF, LINKS, STACK, STACK_COUNT, SUSPENDED, TOP, TURN, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.gathering import collect
from engine.digimon.queries.matching import match
from engine.digimon.queries.numbers import bits_set, colors_of, number_of
from engine.digimon.queries.term import Filtering, Term, enter_term
from engine.digimon.queries.things import is_attacking, resolve, top_card
from engine.digimon.vocabulary import BATTLE, OPPONENT, YOU
from engine.filters import Filter

# What two cards can have in common.
SAME_LEVEL: Final = 1
SAME_COST: Final = 2
SAME_NAME: Final = 3
SAME_COLOR: Final = 4
_SAME: Final = {
    "level": SAME_LEVEL, "cost": SAME_COST, "name": SAME_NAME, "color": SAME_COLOR,
}  # fmt: skip


class Suspended(Term):
    """It is suspended."""

    CODE: Final = 1

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return thing >= STACK and s.data[SUSPENDED + thing - STACK] != 0


class Other(Term):
    """It is not that of the effect."""

    CODE: Final = 2

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return thing != me


class FaceUp(Term):
    """It is a card that lies face-up."""

    CODE: Final = 3

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return thing < STACK and s.data[FLAGS + thing] & FACE_UP != 0


class FaceDown(Term):
    """It is a card that lies face-down under another.

    Of such a card nothing else can be asked (rule 4-7-9), so that `match` knows the answer: what
    comes here is another card.
    """

    CODE: Final = 14

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return False


class Attacking(Term):
    """It is the attacking Digimon."""

    CODE: Final = 4

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return is_attacking(s, thing)


class PlacedNow(Term):
    """It is in the battle area since this turn."""

    CODE: Final = 5

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return thing >= STACK and s.data[ARRIVED + thing - STACK] == s.data[TURN]


class AtLeast(Term):
    """A number of it is at least an amount."""

    CODE: Final = 6
    NUMBER: Final = 1
    LEAST: Final = 2

    def write(self, c: Filtering, leaf: la.Between) -> dict[str, int]:
        return {"NUMBER": by_name.NUMBERS[leaf.what], "LEAST": c.amount(leaf.least)}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        has = number_of(s, s.t.terms[at + AtLeast.NUMBER], thing)
        return has >= 0 and has >= amount(s, s.t.terms[at + AtLeast.LEAST], me, player, ctx)


class AtMost(Term):
    """A number of it is at most an amount."""

    CODE: Final = 7
    NUMBER: Final = 1
    MOST: Final = 2

    def write(self, c: Filtering, leaf: la.Between) -> dict[str, int]:
        return {"NUMBER": by_name.NUMBERS[leaf.what], "MOST": c.amount(leaf.most)}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        has = number_of(s, s.t.terms[at + AtMost.NUMBER], thing)
        return has >= 0 and has <= amount(s, s.t.terms[at + AtMost.MOST], me, player, ctx)


class HasUnder(Term):
    """So many of its digivolution cards match."""

    CODE: Final = 8
    FILTER: Final = 1
    LEAST: Final = 2

    def write(self, c: Filtering, leaf: la.HasUnder) -> dict[str, int]:
        return {"FILTER": c.filter(leaf.filter, v.UNDER), "LEAST": leaf.least}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        if thing < STACK:
            return False
        found = _matching(
            s, s.under(thing - STACK), s.t.terms[at + HasUnder.FILTER], me, player, ctx
        )
        return found >= s.t.terms[at + HasUnder.LEAST]


class HasLinked(Term):
    """So many of its link cards match."""

    CODE: Final = 9
    FILTER: Final = 1
    LEAST: Final = 2

    def write(self, c: Filtering, leaf: la.HasLinked) -> dict[str, int]:
        return {"FILTER": c.filter(leaf.filter, v.LINKED), "LEAST": leaf.least}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        if thing < STACK:
            return False
        first = s.data[LINKS + thing - STACK]
        found = _matching(s, first, s.t.terms[at + HasLinked.FILTER], me, player, ctx)
        return found >= s.t.terms[at + HasLinked.LEAST]


class HasKeyword(Term):
    """It has a keyword effect now; a card that is not in play, printed on it."""

    CODE: Final = 10
    KEYWORD: Final = 1

    def write(self, c: Filtering, leaf: la.HasKeyword) -> dict[str, int]:
        keyword = by_name.keyword_number(leaf.name)
        c.keywords_read |= 1 << keyword
        return {"KEYWORD": keyword}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        keyword = s.t.terms[at + HasKeyword.KEYWORD]
        if thing >= STACK:
            return s.has_keyword(thing - STACK, keyword)
        printed = s.t.keywords[s.t.defs * tb.IN_UPPER + s.definition[thing]]
        return printed >> keyword & 1 != 0


class While(Term):
    """A condition holds."""

    CODE: Final = 11
    FROM: Final = 1
    UNTIL: Final = 2

    def write(self, c: Filtering, leaf: la.While) -> dict[str, int]:
        start, end = c.condition_rows((leaf.condition,))
        return {"FROM": start, "UNTIL": end}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        rows = s.t.terms
        return conditions_hold(s, rows[at + While.FROM], rows[at + While.UNTIL], me, player, ctx)


class Extreme(Term):
    """Its number is the highest, or the lowest, among those of the same place that match."""

    CODE: Final = 12
    NUMBER: Final = 1
    HIGHEST: Final = 2
    WHOSE: Final = 3
    AMONG: Final = 4

    def write(self, c: Filtering, leaf: la.Extreme) -> dict[str, int]:
        return {
            "NUMBER": by_name.NUMBERS[leaf.what], "HIGHEST": int(leaf.highest), "WHOSE": leaf.whose,
            "AMONG": c.filter(_among(leaf.among), v.BATTLE),
        }  # fmt: skip

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        if thing < STACK:
            return False
        highest = s.t.terms[at + Extreme.HIGHEST]
        whose = s.t.terms[at + Extreme.WHOSE]
        among = s.t.terms[at + Extreme.AMONG]
        what = s.t.terms[at + Extreme.NUMBER]
        mine = number_of(s, what, thing)
        if mine < 0:
            return False
        one: i64 = 0
        while one < 2:
            if whose & (YOU if one == player else OPPONENT):
                stack = one * HALF
                last = stack + s.data[STACK_COUNT + one]
                while stack < last:
                    if s.data[TOP + stack] and s.data[WHERE + stack] == BATTLE:
                        if match(s, among, STACK + stack, me, player, ctx):
                            theirs = number_of(s, what, STACK + stack)
                            if highest:
                                if theirs > mine:
                                    return False
                            elif theirs >= 0 and theirs < mine:
                                return False
                    stack += 1
            one += 1
        return True


def _among(item: Filter) -> Filter:
    """Digimon, where nothing is said of the category of the cards that are compared."""
    said = any(isinstance(part, la.Kind) for part in item.walk())
    return item if said else item & la.DIGIMON


class Same(Term):
    """It has the same level, name, colour or cost as another card."""

    CODE: Final = 13
    WHAT: Final = 1  # SAME_...
    OTHER: Final = 2  # the register of a card; of several the filter, where and whose they are
    AREAS: Final = 3
    WHOSE: Final = 4

    def write(self, c: Filtering, leaf: la.Same) -> dict[str, int]:
        other = leaf.as_ or la.THIS
        if isinstance(other, la.Each):
            return {
                "WHAT": _SAME[leaf.what], "OTHER": c.filter(other.filter, other.areas),
                "AREAS": other.areas, "WHOSE": other.whose,
            }  # fmt: skip
        return {"WHAT": _SAME[leaf.what], "OTHER": c.place(other), "AREAS": 0, "WHOSE": 0}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        rows = s.t.terms
        what = rows[at + Same.WHAT]
        if rows[at + Same.AREAS] == 0:
            other = resolve(s, rows[at + Same.OTHER], me, ctx)
            return other >= 0 and _alike(s, what, thing, other)
        before = s.found
        collect(s, rows[at + Same.OTHER], rows[at + Same.AREAS], rows[at + Same.WHOSE], tb.NOBODY,
                me, player, ctx)  # fmt: skip
        found = False
        while s.found > before:
            s.found -= 1
            if s.candidates[s.found] != thing and _alike(s, what, thing, s.candidates[s.found]):
                found = True
        return found


class SpokenOf(Term):
    """It is the card meant."""

    CODE: Final = 15
    OTHER: Final = 1

    def write(self, c: Filtering, leaf: la.SpokenOf) -> dict[str, int]:
        return {"OTHER": c.place(leaf.as_)}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return resolve(s, s.t.terms[at + SpokenOf.OTHER], me, ctx) == thing


class Colored(Term):
    """It has one of these colours now."""

    CODE: Final = 16
    BITS: Final = 1

    def write(self, c: Filtering, leaf: la.Color) -> dict[str, int]:
        return {"BITS": leaf.bits}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return colors_of(s, thing) & s.t.terms[at + Colored.BITS] != 0


class OfKind(Term):
    """It is one of these now: a Tamer can be treated as a Digimon too (rule 15-12-1-4)."""

    CODE: Final = 18
    BITS: Final = 1

    def write(self, c: Filtering, leaf: la.Kind) -> dict[str, int]:
        return {"BITS": leaf.bits}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        bits = s.t.terms[at + OfKind.BITS]
        if thing >= STACK:
            return s.kinds(thing - STACK) & bits != 0
        return s.t.category[s.definition[thing]] & bits != 0


class Multicolored(Term):
    """It has more than one colour now."""

    CODE: Final = 17

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        return bits_set(colors_of(s, thing)) > 1


def _alike(s: State, what: i64, thing: i64, other: i64) -> bool:
    """Whether two cards have this in common."""
    one = s.definition[top_card(s, thing)]
    two = s.definition[top_card(s, other)]
    if what == SAME_NAME:
        return s.t.name[one] == s.t.name[two]
    if what == SAME_COLOR:
        return colors_of(s, thing) & colors_of(s, other) != 0
    if what == SAME_LEVEL:
        return s.t.level[one] == s.t.level[two] and s.t.level[one] > 0
    return _cost(s, thing) == _cost(s, other)


def _cost(s: State, thing: i64) -> i64:
    """The play or use cost that is printed on a card, or the play cost of a stack as it is now."""
    return s.play_cost(thing - STACK) if thing >= STACK else s.t.cost[s.definition[thing]]


def _matching(s: State, at: i64, number: i64, me: i64, player: i64, ctx: i64) -> i64:
    """How many cards of a chain of cards, from this one (+ 1) on, match."""
    found: i64 = 0
    while at:
        if match(s, number, at - 1, me, player, ctx):
            found += 1
        at = s.data[BELOW + at - 1]
    return found


enter_term(Suspended(), "suspended")
enter_term(Other(), "other")
enter_term(FaceUp(), "face-up")
enter_term(FaceDown(), "face-down")
enter_term(Attacking(), "attacking")
enter_term(PlacedNow(), "placed-this-turn")
enter_term(AtLeast(), "at least")
enter_term(AtMost(), "at most")
enter_term(HasUnder(), la.HasUnder)
enter_term(HasLinked(), la.HasLinked)
enter_term(HasKeyword(), la.HasKeyword)
enter_term(While(), la.While)
enter_term(Extreme(), la.Extreme)
enter_term(Same(), la.Same)
enter_term(SpokenOf(), la.SpokenOf)
enter_term(Colored(), la.Color)
enter_term(Multicolored(), la.Multicolor)
enter_term(OfKind(), la.Kind)
