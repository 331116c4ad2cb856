"""How the steps of an effect are joined: rows that say with which row to go on."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.possible import look_from, possible
from engine.yugioh.operation import (
    BULLETS, ENOUGH, IMPOSSIBLE, OPERATIONS, YES_OR_NO, Operation, Steps, register,
)  # fmt: skip
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import (
    BATCH, C_BRANCH, C_DONE, C_WAS, LOC, NEW, PLAYER, STATUS, WAS_SET,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, player_of
from engine.yugioh.position.steps import RunStep, go_to, next_row
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.vocabulary import HAND, SZONE


def _something_done(s: State, link: i64) -> bool:
    return s.data[context(link) + C_DONE] != 0


def _next_moment(s: State) -> None:
    """What follows does not happen at the same time as what was before."""
    s.put(BATCH, s.data[BATCH] + 1)


class IfDone(Operation):
    """*And if you do*."""

    CODE: Final = 80
    ELSE: Final = 1  # the row to go to otherwise

    def write(self, c: Steps, word: la.IfDone, reason: int) -> None:
        row = c.row(IfDone, ELSE=0)
        c.says(row, word)
        c.steps(word.do, reason)
        c.fill(row, IfDone.ELSE, c.here())

    def past(self, row: list[int]) -> int | None:
        return row[IfDone.ELSE]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        if not _something_done(s, s.data[step + RunStep.LINK]):
            return go_to(s, step, s.t.ops[at + IfDone.ELSE])
        return next_row(s, step)


class Then(Operation):
    """*Then*."""

    CODE: Final = 81
    ELSE: Final = 1

    def write(self, c: Steps, word: la.Then, reason: int) -> None:
        row = c.row(Then, ELSE=0)
        c.says(row, word)
        c.steps(word.do, reason)
        c.fill(row, Then.ELSE, c.here())

    def need_not(self, row: list[int]) -> bool:
        return True

    def comes_to_pass(self, row: list[int]) -> bool:
        return True

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        """Whether the draws and the choices from the Deck that are bound to come can be made now.

        Source: Yu-Gi-Oh solo rules, 3.1: whoever cannot draw loses, so what draws is not activated
        with too few cards in the Deck, whatever is put back into it before.  What is bound to be
        found in the Deck must be there likewise.
        """
        row = at + tb.OP_SIZE
        last = s.t.ops[at + Then.ELSE] * tb.OP_SIZE
        while row >= 0 and row < last:
            row = OPERATIONS[s.t.ops[row]].bound_to_come(s, row, look)
        return IMPOSSIBLE if row == IMPOSSIBLE else ENOUGH

    def offer(self, s: State, at: i64, step: i64) -> i64:
        if not _something_done(s, s.data[step + RunStep.LINK]):
            return go_to(s, step, s.t.ops[at + Then.ELSE])
        _next_moment(s)
        return next_row(s, step)


class Also(Operation):
    """*Also*, where the activation does not depend on it."""

    CODE: Final = 86

    def write(self, c: Steps, word: la.Also, reason: int) -> None:
        c.row(Also)
        c.steps(word.do, reason)

    def need_not(self, row: list[int]) -> bool:
        return True

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        return ENOUGH

    def offer(self, s: State, at: i64, step: i64) -> i64:
        return next_row(s, step)


class Optional(Operation):
    """*You can*: the player decides, if it is possible."""

    CODE: Final = 82
    ELSE: Final = 1
    BY_OPPONENT: Final = 2  # the other player than that of the effect decides

    def write(self, c: Steps, word: la.Optional, reason: int) -> None:
        row = c.row(Optional, ELSE=0, BY_OPPONENT=int(word.by == v.OPPONENT))
        c.says(row, word)
        c.steps(word.do, reason)
        c.fill(row, Optional.ELSE, c.here())

    def need_not(self, row: list[int]) -> bool:
        return True

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        return ENOUGH

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        return ENOUGH

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        last = s.t.ops[at + Optional.ELSE]
        look_from(s, link)
        s.look.link = link
        if not possible(s, s.data[step + RunStep.ROW] + 1, last, s.look):
            return go_to(s, step, last)
        if s.t.ops[at + Optional.BY_OPPONENT] and not s.opponent_acts:
            if player_of(s, link) == s.data[PLAYER]:
                return go_to(s, step, last)  # an opponent who does not act does nothing
        s.count = 0
        s.offer(1)
        s.offer(0)
        return s.count

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        if option:
            next_row(s, step)
        else:
            go_to(s, step, s.t.ops[at + Optional.ELSE])

    def by_opponent(self, s: State, at: i64) -> bool:
        return s.t.ops[at + Optional.BY_OPPONENT] != 0

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return YES_OR_NO


class IfFromHand(Operation):
    """What is paid only if the card is activated from the hand."""

    CODE: Final = 87
    ELSE: Final = 1

    def write(self, c: Steps, word: la.IfFromHand, reason: int) -> None:
        row = c.row(IfFromHand, ELSE=0)
        c.steps(word.do, reason)
        c.fill(row, IfFromHand.ELSE, c.here())

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        if s.data[LOC + look.me] == HAND:
            return at + tb.OP_SIZE
        return s.t.ops[at + IfFromHand.ELSE] * tb.OP_SIZE

    def offer(self, s: State, at: i64, step: i64) -> i64:
        if s.data[context(s.data[step + RunStep.LINK]) + C_WAS] & WAS_SET:
            return go_to(s, step, s.t.ops[at + IfFromHand.ELSE])
        return next_row(s, step)


class IfSetThisTurn(Operation):
    """What is paid only if the card is activated in the turn it was Set."""

    CODE: Final = 231
    ELSE: Final = 1

    def write(self, c: Steps, word: la.IfSetThisTurn, reason: int) -> None:
        row = c.row(IfSetThisTurn, ELSE=0)
        c.steps(word.do, reason)
        c.fill(row, IfSetThisTurn.ELSE, c.here())

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        if s.data[LOC + look.me] == SZONE and s.data[STATUS + look.me] & NEW:
            return at + tb.OP_SIZE
        return s.t.ops[at + IfSetThisTurn.ELSE] * tb.OP_SIZE

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        was_set = s.data[context(link) + C_WAS] & WAS_SET
        if was_set and s.data[STATUS + card_of(s, link)] & NEW:
            return next_row(s, step)
        return go_to(s, step, s.t.ops[at + IfSetThisTurn.ELSE])


class When(Operation):
    """Only if conditions hold at resolution."""

    CODE: Final = 83
    FIRST: Final = 1  # condition
    LAST: Final = 2  # past the last
    ELSE: Final = 3
    OF_CHOSEN: Final = 4  # it asks about cards that are chosen when the effect is activated
    # 1: the effect is activated whether they hold or not, 2: where they hold, with these targets.
    FREE: Final = 5

    def write(self, c: Steps, word: la.When, reason: int) -> None:
        first, last = c.condition_rows((word.condition,))
        held = word.condition
        chosen = isinstance(held, la.Is) and isinstance(held.of, la.Chosen)
        chosen |= isinstance(held, la.Compare) and isinstance(held.left, la.HowMany)
        row = c.row(When, FIRST=first, LAST=last, ELSE=0, OF_CHOSEN=int(chosen),
                    FREE=0)  # fmt: skip
        c.steps(word.do, reason)
        c.fill(row, When.ELSE, c.here())

    def need_not(self, row: list[int]) -> bool:
        return True

    def need_not_hold(self, row: list[int]) -> None:
        row[When.FREE] = 1

    def is_of_targets(self, row: list[int]) -> None:
        row[When.FREE] = 2

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        """Of parts that each have a condition, one must be possible; where the card that they ask
        about is not chosen yet, each of them, unless something else is done first.
        """
        ops = s.t.ops
        if ops[at + When.FREE]:
            if ops[at + When.FREE] == 2 and conditions_hold(
                s, ops[at + When.FIRST], ops[at + When.LAST], look.me, look.player
            ):
                return at + tb.OP_SIZE
            return ops[at + When.ELSE] * tb.OP_SIZE
        if ops[at + When.OF_CHOSEN]:
            if look.some and not look.conditional:
                return ops[at + When.ELSE] * tb.OP_SIZE
            look.conditional = True
            if not possible(s, at // tb.OP_SIZE + 1, ops[at + When.ELSE], look):
                return IMPOSSIBLE
            look.some = True
            return ops[at + When.ELSE] * tb.OP_SIZE
        look.conditional = True
        if not look.some and conditions_hold(
            s, ops[at + When.FIRST], ops[at + When.LAST], look.me, look.player
        ):
            look.some = possible(s, at // tb.OP_SIZE + 1, ops[at + When.ELSE], look)
        return ops[at + When.ELSE] * tb.OP_SIZE

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        return ENOUGH

    def offer(self, s: State, at: i64, step: i64) -> i64:
        ops = s.t.ops
        link = s.data[step + RunStep.LINK]
        if not conditions_hold(s, ops[at + When.FIRST], ops[at + When.LAST], card_of(s, link),
                               player_of(s, link), link):  # fmt: skip
            return go_to(s, step, ops[at + When.ELSE])
        _next_moment(s)
        return next_row(s, step)


class Branch(Operation):
    """Bullets: one of them, chosen at the activation or at resolution."""

    CODE: Final = 84
    AT_RESOLUTION: Final = 1
    COUNT: Final = 2
    FIRST: Final = 3  # row of the first bullet, and in the columns behind it of the others
    END: Final = 10  # the row behind the last bullet

    def write(self, c: Steps, word: la.OneOf, reason: int) -> None:
        if len(word.options) > Branch.END - Branch.FIRST:
            raise CompileError("too many bullets")
        row = c.row(Branch, AT_RESOLUTION=int(word.at == "resolution"), COUNT=len(word.options),
                    FIRST=0, END=0)  # fmt: skip
        c.says(row, word)
        jumps = []
        for number, option in enumerate(word.options):
            c.fill(row, Branch.FIRST + number, c.here())
            c.bullet(option, reason, word.at == "resolution")
            jumps.append(c.row(Jump, TO=0, DOES=0))
        for jump in jumps:
            c.fill(jump, Jump.TO, c.here())
        c.bullets_end(row, jumps)
        c.fill(row, Branch.END, c.here())

    def decided_at_activation(self, row: list[int]) -> bool:
        return not row[Branch.AT_RESOLUTION]

    def need_not(self, row: list[int]) -> bool:
        return True

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        """At least one bullet must be possible."""
        number: i64 = 0
        while number < s.t.ops[at + Branch.COUNT]:
            if bullet_possible(s, at, number, look):
                look.some = True
                return s.t.ops[at + Branch.END] * tb.OP_SIZE
            number += 1
        return IMPOSSIBLE

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        return ENOUGH

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        if s.t.ops[at + Branch.AT_RESOLUTION]:
            return offer_bullets(s, at, link)
        return go_to(s, step, s.t.ops[at + Branch.FIRST + s.data[context(link) + C_BRANCH]])

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        go_to(s, step, s.t.ops[at + Branch.FIRST + option])

    def bullet_does(self, s: State, at: i64, bullet: i64) -> i64:
        row = s.t.ops[at + Branch.FIRST + bullet] * tb.OP_SIZE
        while s.t.ops[row] != Jump.CODE:
            row += tb.OP_SIZE
        return s.t.ops[row + Jump.DOES]

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return BULLETS


class Jump(Operation):
    """The end of a bullet."""

    CODE: Final = 85
    TO: Final = 1
    DOES: Final = 2  # what the bullet does (DOES_...), where it is chosen at the activation

    def set_does(self, row: list[int], bits: int) -> None:
        row[Jump.DOES] = bits

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        return ENOUGH

    def offer(self, s: State, at: i64, step: i64) -> i64:
        return go_to(s, step, s.t.ops[at + Jump.TO])


def bullet_possible(s: State, at: i64, number: i64, look: Look) -> bool:
    """Whether this bullet of a list is possible; it ends at its jump."""
    ops = s.t.ops
    return possible(s, ops[at + Branch.FIRST + number], ops[at + Branch.END], look)


def offer_bullets(s: State, at: i64, link: i64) -> i64:
    """Offer the bullets that are possible now."""
    s.listing = 0
    look_from(s, link)
    s.look.link = link
    option: i64 = 0
    while option < s.t.ops[at + Branch.COUNT]:
        first = s.t.ops[at + Branch.FIRST + option] * tb.OP_SIZE
        if bullet_possible(s, at, option, s.look):
            if OPERATIONS[s.t.ops[first]].still_may(s, first, link):
                s.enlist(option)
        option += 1
    if s.listing == 0:
        # Nothing is possible any more: the bullets are over.
        s.enlist(0)
    return s.offer_listed()


register(IfDone(), la.IfDone)
register(Then(), la.Then)
register(Also(), la.Also)
register(Optional(), la.Optional)
register(IfFromHand(), la.IfFromHand)
register(IfSetThisTurn(), la.IfSetThisTurn)
register(When(), la.When)
register(Branch(), la.OneOf)
register(Jump())
