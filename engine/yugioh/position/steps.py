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
from engine.yugioh.position.slots import (
    AGENDA, CONTEXTS, CONTEXT_SIZE, C_CARD, C_DONE, C_HEADER, C_MOVES, C_PLAYER, DEPTH, MOVES,
    PLAYER, REGISTERS, REGISTER_SIZE, STEP_SIZE,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State

CONTINUE: Final = -1

# To which zones a monster may be summoned.
TO_MAIN: Final = 0
TO_POINTED: Final = 1
FROM_EXTRA: Final = 2
TO_EXTRA: Final = 3
TO_COLUMN: Final = 4  # of the Spell & Trap Zone it is in
TO_TWICE_POINTED: Final = 5  # that two or more Link Monsters point to
TO_EVENT_POINTED: Final = 6  # that the Link Monster of the event points to
_TO_LINKED: Final = 7  # and above: that a Link Monster points to
_TO_BESIDE: Final = 1 << 20  # and above: adjacent to a monster, or in its column
_TO_COLUMNS: Final = 1 << 21  # and above: in a column with so many cards
_TO_THESE: Final = 1 << 22  # and above: these zones, as bits

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


def to_linked(number: i64) -> i64:
    """To zones that a Link Monster points to that matches the filter of this number."""
    return _TO_LINKED + number


def linked_filter(zones: i64) -> i64:
    """The number of that filter, or -1 where any other zones are meant."""
    return zones - _TO_LINKED if _TO_LINKED <= zones < _TO_BESIDE else -1


def names_zones(zones: i64) -> bool:
    """Whether these are zones that a way names: by monsters beside them, by columns, or at all."""
    return zones >= _TO_BESIDE


def to_beside(number: i64) -> i64:
    """To zones adjacent to a monster that matches the filter of this number, or in its column."""
    return _TO_BESIDE + number


def beside_filter(zones: i64) -> i64:
    """The number of that filter, or -1 where any other zones are meant."""
    return zones - _TO_BESIDE if _TO_BESIDE <= zones < _TO_COLUMNS else -1


def to_columns(least: i64) -> i64:
    """To zones in a column with at least so many cards."""
    return _TO_COLUMNS + least


def cards_of_column(zones: i64) -> i64:
    """That number, or 0 where any other zones are meant."""
    return zones - _TO_COLUMNS if _TO_COLUMNS <= zones < _TO_THESE else 0


def to_these(mask: i64) -> i64:
    """To these zones, as bits."""
    return _TO_THESE + mask


def these_zones(zones: i64) -> i64:
    """Those zones, or 0 where any others are meant."""
    return zones - _TO_THESE if zones >= _TO_THESE else 0


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
    """A context that is no longer needed is zeroed."""

    CODE: Final = 14
    LINK: Final = 1

    def advance(self, s: State, step: i64) -> i64:
        link = s.data[step + ClearStep.LINK]
        s.pop()
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


def context(number: i64) -> i64:
    """The slot of a chain link's header; 0 is for procedures."""
    return CONTEXTS + number * CONTEXT_SIZE


def card_of(s: State, link: i64) -> i64:
    """The card of a chain link."""
    return s.data[CONTEXTS + link * CONTEXT_SIZE + C_CARD]


def player_of(s: State, link: i64) -> i64:
    """The player of a chain link."""
    return s.data[CONTEXTS + link * CONTEXT_SIZE + C_PLAYER]


def open_context(s: State, number: i64, card: i64, player: i64) -> None:
    """Begin a context for a card and its player."""
    base = context(number)
    s.put(base + C_CARD, card)
    s.put(base + C_PLAYER, player)
    s.put(base + C_MOVES, s.data[MOVES + card])
    s.put(base + C_DONE, 0)


def clear_context(s: State, number: i64) -> None:
    """Zero a context, so that equal positions are equal."""
    base = context(number)
    s.clear(base, base + C_HEADER)
    register: i64 = 0
    while register < REGISTERS:
        if s.data[base + C_HEADER + register * REGISTER_SIZE]:
            s.empty(number, register)
        register += 1


def done(s: State, number: i64, how_many: i64) -> None:
    """Remember whether the last step of a context did something."""
    s.put(context(number) + C_DONE, how_many)
