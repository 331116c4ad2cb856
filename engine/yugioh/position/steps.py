"""The agenda: the kinds of steps, their fields, and how each is put there.

A step either does its work and answers `CONTINUE`, or offers the options of a decision and answers
their number; the option taken is handed back to it.  A step's fields are in memory, so a decision
can be met again after an undo.  Here each kind has its code and the names of its fields; what it
does is in the class derived from it (`turn`, `summoning/pendulum`), which stands in `STEPS`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.instruction import Instruction, enter
from engine.yugioh.position.arrivals import ASKED
from engine.yugioh.position.contexts import clear_context, copy_context, player_of
from engine.yugioh.position.slots import AGENDA, CHAINED, CONTEXT_CAP, DEPTH, PLAYER, STEP_SIZE
from engine.yugioh.position.state import RuleError, State

CONTINUE: Final = -1

# What a Normal Summon is.
SUMMON: Final = 0
SET: Final = 1
BY_EFFECT: Final = 2
ADDITIONAL: Final = 3  # beside the one of the turn
SET_IN_ADDITION: Final = 4
BY_EFFECT_WITH_TRIBUTES: Final = 5

CODES: Final = 32


class Step(Instruction):
    """A step of the agenda; `step` is its slot."""

    def advance(self, s: State, step: i64) -> i64:
        """Work on it: CONTINUE, or the number of options that stand in `s.options`."""
        raise RuleError(f"no step {s.data[step]}")

    def take(self, s: State, step: i64, option: i64) -> None:
        """Go on with this option."""
        raise RuleError(f"{type(self).__name__} takes no option")


STEPS: Final[vec[Step]] = vec[Step]([Step() for _ in range(CODES)])


def enter_step(kind: Step) -> None:
    """Add what a kind of step does."""
    enter(STEPS, kind)


class OpenStep(Step):
    """The turn player may act freely."""

    CODE: Final = 1


class RunStep(Step):
    """Rows of a chain link that are being carried out."""

    CODE: Final = 2
    LINK: Final = 1
    ROW: Final = 2
    LAST: Final = 3  # past the last row
    STAGE: Final = 4  # how far the present row has come; 0 at its beginning


class SummonStep(Step):
    """A monster is put on the field."""

    CODE: Final = 3
    CARD: Final = 1
    WORD: Final = 2  # see `arrivals`
    ZONES: Final = 3  # TO_MAIN ...
    LINK: Final = 4  # chain link that summons it, 0 for none


class ActivateStep(Step):
    """An effect is put on the chain."""

    CODE: Final = 4
    EFFECT: Final = 1
    CARD: Final = 2
    FROM: Final = 3  # the events that triggered it: first, and past the last
    UNTIL: Final = 4


class BulletStep(Step):
    """One of the bullets of an effect is chosen as it is activated."""

    CODE: Final = 5
    LINK: Final = 1


class WindowStep(Step):
    """A player may answer."""

    CODE: Final = 6
    PLAYER: Final = 1
    PASSED: Final = 2  # the other player has passed
    ALONE: Final = 3  # nothing is on the chain, and only this player is asked


class ResolveStep(Step):
    """The chain resolves."""

    CODE: Final = 7
    AT_WORK: Final = 1  # the last link is being resolved


# `SettleStep.ASKED`
TO_ASK: Final = 1
WAS_ASKED: Final = 2


class SettleStep(Step):
    """The triggers of what has happened are collected."""

    CODE: Final = 8
    ASKED: Final = 1  # whether the opponent is asked about it; 0 while nothing has happened


class TriggersStep(Step):
    """The triggers that wait are put on the chain, group by group."""

    CODE: Final = 9
    STAGE: Final = 1


class NormalStep(Step):
    """A Normal Summon or Set."""

    CODE: Final = 10
    CARD: Final = 1
    MODE: Final = 2  # SUMMON, SET, BY_EFFECT ...
    LINK: Final = 3


class ProcedureStep(Step):
    """A monster is summoned by its own procedure."""

    CODE: Final = 11
    PROCEDURE: Final = 1
    CARD: Final = 2
    MUST_USE: Final = 3  # a material it must have + 1


class EndStep(Step):
    """The End Phase."""

    CODE: Final = 12
    STAGE: Final = 1


class HandLimitStep(Step):
    """A player discards down to the hand limit."""

    CODE: Final = 13
    PLAYER: Final = 1


class ClearStep(Step):
    """A context that is no longer needed is zeroed, or what was set aside is put back there."""

    CODE: Final = 14
    LINK: Final = 1
    ASIDE: Final = 2  # the context that has it, or 0

    def advance(self, s: State, step: i64) -> i64:
        link = s.data[step + ClearStep.LINK]
        aside = s.data[step + ClearStep.ASIDE]
        s.pop()
        if aside:
            copy_context(s, aside, link)
            link = aside
        clear_context(s, link)
        return CONTINUE


class PendulumStep(Step):
    """A Pendulum Summon."""

    CODE: Final = 15
    PLAYER: Final = 1


class EachStep(Step):
    """An effect that applies each time something happens."""

    CODE: Final = 16
    EFFECT: Final = 1
    CARD: Final = 2
    PLAYER: Final = 3
    EVENT: Final = 4


class KeepStep(Step):
    """A player who controls too many monsters chooses which to keep."""

    CODE: Final = 20
    PLAYER: Final = 1


enter_step(ClearStep())


def top(s: State) -> i64:
    """The slot of the step to be taken next."""
    return AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE


def asking(s: State) -> i64:
    """The chain link whose rows are being carried out, or -1: of its choices filters may speak."""
    if s.data[DEPTH]:
        step = top(s)
        if s.data[step] == RunStep.CODE:
            return s.data[step + RunStep.LINK]
        if s.data[step] == BulletStep.CODE:
            return s.data[step + BulletStep.LINK]
    return -1


def who_acts(s: State) -> i64:
    """Whose effect or cost is at work; the turn player, where it is none."""
    depth = s.data[DEPTH]
    while depth > 0:
        depth -= 1
        step = AGENDA + depth * STEP_SIZE
        if s.data[step] == RunStep.CODE:
            return player_of(s, s.data[step + RunStep.LINK])
    return s.data[PLAYER]


# ------------------------------------------------------ putting on the agenda


def begin_turn(s: State) -> None:
    """The turn player may act."""
    s.push(OpenStep.CODE, 0, 0, 0, 0)


def begin(s: State, link: i64, first: i64, last: i64) -> None:
    """The rows from `first` to before `last` are carried out."""
    if first < last:
        s.push(RunStep.CODE, link, first, last, 0)


def begin_summon(s: State, card: i64, word: i64, zones: i64, link: i64) -> None:
    """The card is put on the field as the word says (`arrivals`)."""
    s.push(SummonStep.CODE, card, word, zones, link)


def begin_activation(s: State, effect: i64, card: i64, from_: i64 = 0, until: i64 = 0) -> None:
    """The effect of the card is activated, triggered by these events."""
    s.push(ActivateStep.CODE, effect, card, from_, until)


def begin_bullets(s: State, link: i64) -> None:
    """A bullet of the effect of the link is chosen."""
    s.push(BulletStep.CODE, link, 0, 0, 0)


def begin_window(s: State, player: i64) -> None:
    """Both players may answer the last chain link, this one first."""
    s.push(WindowStep.CODE, player, 0, 0, 0)


def begin_window_alone(s: State, player: i64) -> None:
    """The player may act while nothing is on the chain."""
    s.push(WindowStep.CODE, player, 1, 1, 0)


def begin_resolution(s: State) -> None:
    """The chain resolves."""
    s.push(ResolveStep.CODE, 0, 0, 0, 0)


def begin_settling(s: State) -> None:
    """What has happened is answered."""
    s.push(SettleStep.CODE, 0, 0, 0, 0)


def begin_triggers(s: State) -> None:
    """The triggers that wait are chained."""
    s.push(TriggersStep.CODE, 0, 0, 0, 0)


def begin_normal(s: State, card: i64, mode: i64, link: i64 = 0) -> None:
    """The card is Normal Summoned or Set."""
    s.push(NormalStep.CODE, card, mode, link, 0)


def begin_procedure(s: State, procedure: i64, card: i64, must_use: i64 = 0) -> None:
    """The card is summoned by its procedure."""
    s.push(ProcedureStep.CODE, procedure, card, must_use, 0)


def begin_end_phase(s: State) -> None:
    """The turn ends."""
    s.push(EndStep.CODE, 0, 0, 0, 0)


def begin_hand_limit(s: State, player: i64) -> None:
    """The player discards down to the hand limit."""
    s.push(HandLimitStep.CODE, player, 0, 0, 0)


def begin_clearing(s: State, link: i64) -> None:
    """The context is zeroed once what comes before is done."""
    s.push(ClearStep.CODE, link, 0, 0, 0)


def begin_apart(s: State) -> None:
    """The context of what is no chain link is set aside until what comes before is done."""
    aside = s.data[CHAINED] + 1
    if aside >= CONTEXT_CAP:
        raise RuleError(f"more than {CONTEXT_CAP - 1} chain links")
    copy_context(s, 0, aside)
    clear_context(s, 0)
    s.push(ClearStep.CODE, 0, aside, 0, 0)


def begin_keeping(s: State, player: i64) -> None:
    """The player keeps to how many monsters can be controlled."""
    s.push(KeepStep.CODE, player, 0, 0, 0)


def begin_pendulum(s: State, player: i64) -> None:
    """The player Pendulum Summons."""
    s.push(PendulumStep.CODE, player, 0, 0, 0)


def begin_each(s: State, effect: i64, card: i64, player: i64, event: i64) -> None:
    """The effect applies to this event."""
    s.push(EachStep.CODE, effect, card, player, event)


def summon_asked_about(s: State) -> i64:
    """The slot of the step of a summon about which the opponent is asked, or 0."""
    depth = s.data[DEPTH]
    while depth > 0:
        depth -= 1
        step = AGENDA + depth * STEP_SIZE
        if s.data[step] == SummonStep.CODE and s.data[step + SummonStep.WORD] & ASKED:
            return step
    return 0


# ------------------------------------------------------- the step of a running effect


def next_row(s: State, step: i64) -> i64:
    """Let the step of a running effect go on with its next row."""
    return go_to(s, step, s.data[step + RunStep.ROW] + 1)


def go_to(s: State, step: i64, row: i64) -> i64:
    """Let the step of a running effect go on with this row."""
    s.put(step + RunStep.ROW, row)
    if s.data[step + RunStep.STAGE]:
        s.put(step + RunStep.STAGE, 0)
    return CONTINUE


def stage_of(s: State, step: i64) -> i64:
    """How far the present row of a running effect has come."""
    return s.data[step + RunStep.STAGE]


# ------------------------------------------------------------------- contexts
