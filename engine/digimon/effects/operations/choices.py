"""Choosing cards one by one, and all that match: each set can be chosen in one order only.

Sources: comprehensive rules 1-3-6 (at least one), 15-10-2-1 (as many as the text says or as many
as there are), 15-10-2-2 (up to), 15-10-2-3 (no card twice).  An option is a thing, or STOP.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.effects.operations.candidates import (
    Choosing, candidates, enough, possible_sets, wanted,
)  # fmt: skip
from engine.digimon.effects.operations.together import MOST_EACH, most_together, pack_each
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.operation import (
    CARD_OR_STOP, ENOUGH, IMPOSSIBLE, POSSIBLE, Operation, Steps, register,
)  # fmt: skip
from engine.digimon.position.slots import AREA, FLAGS, STACK, UNKNOWN
from engine.digimon.position.said import pack_digivolving
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import RunStep, done, next_row
from engine.digimon.queries.amount import amount
from engine.digimon.queries.gathering import gather
from engine.digimon.queries.numbers import number_of
from engine.digimon.vocabulary import DECK, HAND, REVEALED, SECURITY, TRASH
from engine.instruction import CompileError

STOP: Final = 1 << 12  # choose no further card
JOINTS: Final = {
    "": tb.J_NONE, "same-level": tb.J_SAME_LEVEL, "different-names": tb.J_DIFFERENT_NAMES,
    "different-colors": tb.J_DIFFERENT_COLORS, "different-levels": tb.J_DIFFERENT_LEVELS,
    "different-numbers": tb.J_DIFFERENT_NUMBERS,
}  # fmt: skip


def pack_total(limit: int, number: int) -> int:
    """What the cards may come to together: an amount, and of which number (N_...) it is."""
    return limit << 4 | number


def total_amount(total: i64) -> i64:
    """The amount."""
    return total >> 4


def total_number(total: i64) -> i64:
    """Which number of a card is added up."""
    return total & 15


def pack_progress(chosen: i64, start: i64) -> i64:
    """So many cards are chosen, and candidates from this one on can be chosen next."""
    return chosen | start << 8


def how_many(progress: i64) -> i64:
    """How many cards are chosen."""
    return progress & 0xFF


def first_left(progress: i64) -> i64:
    """The first candidate that can be chosen next."""
    return progress >> 8


class Choose(Choosing):
    """The player chooses cards, one by one."""

    CODE: Final = 1

    def write(self, c: Steps, word: la.Choose, flags: int) -> None:
        self.find(c, word, flags)

    def find(self, c: Steps, what: la.Choose, flags: int) -> int:
        of = c.host(what.of)
        most = what.most if isinstance(what.most, int) else -1 - c.amount(what.most)
        total = 0
        if what.total:
            total = pack_total(c.amount(what.total[1]), by_name.NUMBERS[what.total[0]])
        flags |= tb.CH_UP_TO * what.up_to
        flags |= tb.CH_OPPONENT_CHOOSES * (what.by == v.OPPONENT)
        number = c.filter(what.filter, what.areas)
        joint, each = JOINTS[what.joint], 0
        if what.each:
            if len(what.each) > MOST_EACH or what.most != len(what.each):
                raise CompileError("one card of each of so many")
            joint = tb.J_ONE_OF_EACH
            each = pack_each([c.filter(one, what.areas) for one in what.each])
        found = c.new_register(what.name)
        c.row(Choose, REGISTER=found, FILTER=number, AREAS=what.areas, WHOSE=what.whose, MOST=most,
              FLAGS=flags, TOTAL=total, JOINT=joint, OF=of, ABOUT=each)  # fmt: skip
        c.chosen(found)
        return found

    def mark(self, row: list[int], flag: int, about: int, of: int | None) -> None:
        if row[Choosing.JOINT] == tb.J_ONE_OF_EACH:
            raise CompileError("one card of each in such a choice")
        row[Choosing.FLAGS] |= flag
        row[Choosing.ABOUT] = about
        if of is not None:
            into = flag == tb.CH_DIGIVOLVE
            row[Choosing.OF] = int(pack_digivolving(of, row[Choosing.OF])) if into else of

    def chosen_from(self, row: list[int]) -> tuple[int, int]:
        return row[Choosing.FILTER], row[Choosing.AREAS]

    def chooses(self) -> bool:
        return True

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        if not enough(s, at, me, player, ctx):
            return IMPOSSIBLE
        return POSSIBLE if s.t.ops[at + Choosing.FLAGS] & tb.CH_PAYS else ENOUGH

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        if ops[at + Choosing.FLAGS] & tb.CH_OPPONENT_CHOOSES:
            s.actor = 1 - player
        register = ops[at + Choosing.REGISTER]
        progress = s.data[step + RunStep.STAGE]
        chosen = how_many(progress)
        start = first_left(progress)
        if chosen == 0:
            s.empty(ctx, register)
        candidates(s, at, me, player, ctx)
        most = wanted(s, at, me, player, ctx)
        up_to = ops[at + Choosing.FLAGS] & tb.CH_UP_TO != 0
        if chosen == 0 and not up_to:
            pays = ops[at + Choosing.FLAGS] & tb.CH_PAYS != 0
            if pays and not possible_sets(s, at, most, me, player, ctx):
                done(s, ctx, 0)
                return 0
            if (
                s.found <= most
                and ops[at + Choosing.JOINT] == tb.J_NONE
                and ops[at + Choosing.TOTAL] == 0
            ):
                return _all(s, ctx, register)
        if chosen >= most or start >= s.found:
            done(s, ctx, chosen)
            return 0
        s.count = 0
        need = chosen + 1 if up_to else _needed(s, at, most, me, player, ctx)
        index = start
        while index < s.found:
            if _allowed(s, ctx, at, index, start, chosen, need, up_to, me, player):
                s.offer(s.candidates[index])
            index += 1
        if s.count == 0:
            done(s, ctx, chosen)
            return 0
        if up_to and chosen > 0:
            s.offer(STOP)
        return s.count

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        ops = s.t.ops
        chosen = how_many(s.data[step + RunStep.STAGE])
        if option == STOP:
            done(s, ctx, chosen)
            next_row(s, step)
            return
        if chosen == 0:
            s.empty(ctx, ops[at + Choosing.REGISTER])
        candidates(s, at, me, player, ctx)
        index: i64 = 0
        while s.candidates[index] != option:
            index += 1
        s.keep(ctx, ops[at + Choosing.REGISTER], s.reference(option))
        chosen += 1
        most = wanted(s, at, me, player, ctx)
        if chosen >= most:
            done(s, ctx, chosen)
            next_row(s, step)
            return
        s.put(step + RunStep.STAGE, pack_progress(chosen, index + 1))

    def asks(self) -> i64:
        return CARD_OR_STOP


def _all(s: State, ctx: i64, register: i64) -> i64:
    """Everything there is, without asking."""
    index: i64 = 0
    while index < s.found:
        s.keep(ctx, register, s.reference(s.candidates[index]))
        index += 1
    done(s, ctx, s.found)
    return 0


def _needed(s: State, base: i64, most: i64, me: i64, player: i64, ctx: i64) -> i64:
    """How many cards an exact choice takes: all it asks for, or the most that go together."""
    if s.t.ops[base + Choosing.JOINT] == tb.J_NONE:
        return most if most < s.found else s.found
    size = most
    while size > 1 and not possible_sets(s, base, size, me, player, ctx):
        size -= 1
    return size


def _allowed(s: State, ctx: i64, base: i64, index: i64, at: i64, chosen: i64, need: i64,
             up_to: bool, me: i64, player: i64) -> bool:  # fmt: skip
    ops = s.t.ops
    thing = s.candidates[index]
    joint = ops[base + Choosing.JOINT]
    register = ops[base + Choosing.REGISTER]
    total = ops[base + Choosing.TOTAL]
    if _alike_before(s, index, at, ops[base + Choosing.FLAGS] & tb.CH_SEARCH):
        return False
    if joint != tb.J_NONE and not _together(s, ctx, base, index, chosen, need, me, player):
        return False
    if total:
        limit = amount(s, total_amount(total), me, player, ctx)
        if _sum(s, ctx, register, total_number(total), thing) > limit:
            return False
    return up_to or joint != tb.J_NONE or index <= s.found - (need - chosen)


def _alike_before(s: State, index: i64, at: i64, search: i64) -> bool:
    """Whether a copy that is interchangeable can be chosen before this one."""
    thing = s.candidates[index]
    areas: i64 = HAND | TRASH | DECK | REVEALED | (SECURITY if search else 0)
    if thing >= STACK or not s.data[AREA + thing] & areas:
        return False
    other = at
    while other < index:
        card = s.candidates[other]
        unknown = s.data[FLAGS + thing] & UNKNOWN if s.blind else 0
        if card < STACK and (unknown or s.definition[card] == s.definition[thing]):
            if (
                s.data[FLAGS + card] & UNKNOWN == unknown
                and s.data[AREA + card] == s.data[AREA + thing]
            ):
                return True
        other += 1
    return False


def _together(s: State, ctx: i64, base: i64, index: i64, chosen: i64, need: i64, me: i64,
              player: i64) -> bool:  # fmt: skip
    """Whether enough cards go together if this one is chosen next."""
    register = s.t.ops[base + Choosing.REGISTER]
    mark = s.mark()
    s.keep(ctx, register, s.reference(s.candidates[index]))
    most = most_together(s, s.t.ops[base + Choosing.JOINT], s.t.ops[base + Choosing.ABOUT],
                         index + 1, chosen + 1, register, me, player, ctx)  # fmt: skip
    s.undo_to(mark)
    return most >= need


def _sum(s: State, ctx: i64, register: i64, what: i64, thing: i64) -> i64:
    total = number_of(s, what, thing)
    slot = s.register(ctx, register)
    index: i64 = 1
    while index <= s.data[slot]:
        total += number_of(s, what, s.data[slot + index] & NUMBER)
        index += 1
    return total


class Gather(Operation):
    """All that match."""

    CODE: Final = 2
    REGISTER: Final = 1
    FILTER: Final = 2
    AREAS: Final = 3
    WHOSE: Final = 4
    OF: Final = 9

    def find(self, c: Steps, what: la.Each, flags: int) -> int:
        if what.security_digimon:
            raise CompileError("Security Digimon in a step that acts on cards")
        number = c.filter(what.filter, what.areas)
        found = c.new_register()
        c.row(Gather, REGISTER=found, FILTER=number, AREAS=what.areas, WHOSE=what.whose,
              OF=tb.NOBODY)  # fmt: skip
        return found

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        gather(s, ops[at + Gather.FILTER], ops[at + Gather.AREAS], ops[at + Gather.WHOSE],
               ops[at + Gather.OF], me, player, ctx)  # fmt: skip
        number = ops[at + Gather.REGISTER]
        s.empty(ctx, number)
        index: i64 = 0
        while index < s.found:
            s.keep(ctx, number, s.reference(s.candidates[index]))
            index += 1
        return 0


register(Choose(), la.Choose)
register(Gather(), la.Each)
