"""The agenda: the kinds of steps, their fields, and how each is put there.

A step either does its work and answers `CONTINUE`, or offers the options of a decision and answers
their number; the option taken is handed back to it.  A step's fields are in memory, so a decision
can be met again after an undo.  Here each kind has its code and the names of its fields; what it
does is in the class derived from it (`turn`, `rules`, `effects`), which stands in `STEPS`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.instructions.tables import EFFECT_SIZE, E_DO, E_DO_END
from engine.digimon.position.slots import AGENDA, CONTEXTS, CONTEXT_SIZE, C_DONE, DEPTH, STEP_SIZE
from engine.digimon.position.state import RuleError, State
from engine.instruction import Instruction, enter

CONTINUE: Final = -1

CODES: Final = 17


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


class SetupStep(Step):
    """The set-up: mulligans, then the security stacks."""

    CODE: Final = 1
    ASKED: Final = 1  # players who have kept or redrawn their hands


class TurnStep(Step):
    """A turn."""

    CODE: Final = 2
    STAGE: Final = 1  # see `turn/phases`


class RunStep(Step):
    """Rows of an effect that are being carried out."""

    CODE: Final = 3
    CONTEXT: Final = 1
    ROW: Final = 2
    LAST: Final = 3  # past the last row
    STAGE: Final = 4  # how far the present row has come; 0 at its beginning


class SettleStep(Step):
    """A batch of pending effects is activated."""

    CODE: Final = 4
    FIRST: Final = 1  # the first of them


class CloseStep(Step):
    """The latest context ends."""

    CODE: Final = 5

    def advance(self, s: State, step: i64) -> i64:
        s.pop()
        s.close_context()
        return CONTINUE


class LeaveStep(Step):
    """Cards leave the battle area, unless an effect prevents it."""

    CODE: Final = 6
    CONTEXT: Final = 1
    ASKED: Final = 2  # players who use no more effects in place of that


class AttackStep(Step):
    """The attack goes on."""

    CODE: Final = 7


class CheckStep(Step):
    """Security checks."""

    CODE: Final = 8
    STAGE: Final = 1  # see `turn/checks`
    CARD: Final = 2  # the one that is checked


class EndStep(Step):
    """The end of the turn."""

    CODE: Final = 9
    BEGUN: Final = 1


class TakeStep(Step):
    """Cards from an end of a pile, one at a time."""

    CODE: Final = 10
    END: Final = 1  # of which pile, see `pile_ends`
    LEFT: Final = 2  # how many cards
    TO: Final = 3  # area
    FACTS: Final = 4


class TargetStep(Step):
    """An effect has a Digimon attack: its target is chosen."""

    CODE: Final = 11
    CONTEXT: Final = 1
    WHO: Final = 2  # register of the attacker
    AT: Final = 3  # what it can attack
    FLAGS: Final = 4


class DisposeStep(Step):
    """What was used is trashed, unless it is somewhere by then."""

    CODE: Final = 12
    CARD: Final = 1
    COST: Final = 2  # its use cost


class MakeStep(Step):
    """Cards for a DNA Digivolution, a DigiXros and the like are chosen."""

    CODE: Final = 13
    ROW: Final = 1  # of the special ways
    CARD: Final = 2
    CONTEXT: Final = 3
    SLOT: Final = 4  # the next to be filled


class LookStep(Step):
    """A player looks at a pile, card by card."""

    CODE: Final = 14
    PLAYER: Final = 1  # whose pile
    PILE: Final = 2
    INDEX: Final = 3  # the next card


class LinkStep(Step):
    """Cards become link cards."""

    CODE: Final = 15
    CONTEXT: Final = 1
    BEGUN: Final = 2  # they have left the battle area


class CostStep(Step):
    """A card is declared: what interrupts before its cost is paid."""

    CODE: Final = 16
    CONTEXT: Final = 1
    COMMAND: Final = 2
    COST: Final = 3
    ASKED: Final = 4  # players who use no more effects


enter_step(CloseStep())


def top(s: State) -> i64:
    """The slot of the step to be taken next."""
    return AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE


# ------------------------------------------------------ putting on the agenda


def begin_setup(s: State) -> None:
    """The game is set up."""
    s.push(SetupStep.CODE, 0, 0, 0, 0)


def begin_turn(s: State, stage: i64) -> None:
    """A turn begins at this stage."""
    s.push(TurnStep.CODE, stage, 0, 0, 0)


def begin_end(s: State) -> None:
    """The turn ends."""
    s.push(EndStep.CODE, 0, 0, 0, 0)


def begin_effect(s: State, ctx: i64, effect: i64, accepted: i64) -> None:
    """The rows of an effect are carried out; then its context, which is the latest, ends.

    With `accepted` (1) the player has said already that it is used.
    """
    row = effect * EFFECT_SIZE
    s.push(CloseStep.CODE, 0, 0, 0, 0)
    s.push(RunStep.CODE, ctx, s.t.effects[row + E_DO], s.t.effects[row + E_DO_END], accepted)


def begin_settling(s: State, first: i64 = 0) -> None:
    """The pending effects from this one on are activated."""
    s.push(SettleStep.CODE, first, 0, 0, 0)


def begin_leaving(s: State, ctx: i64) -> None:
    """The cards of the context leave the battle area."""
    s.push(LeaveStep.CODE, ctx, 0, 0, 0)


def begin_attack(s: State) -> None:
    """The attack that has been declared goes on."""
    s.push(AttackStep.CODE, 0, 0, 0, 0)


def begin_target(s: State, ctx: i64, who: i64, at: i64, flags: i64) -> None:
    """The Digimon of this register attacks."""
    s.push(TargetStep.CODE, ctx, who, at, flags)


def begin_checks(s: State) -> None:
    """The attacker checks security cards."""
    s.push(CheckStep.CODE, 0, 0, 0, 0)


def begin_taking(s: State, end: i64, number: i64, to: i64, facts: i64) -> None:
    """So many cards of this end of a pile go to an area."""
    s.push(TakeStep.CODE, end, number, to, facts)


def begin_looking(s: State, player: i64, pile: i64) -> None:
    """A player looks at their pile."""
    s.push(LookStep.CODE, player, pile, 0, 0)


def begin_disposal(s: State, card: i64, cost: i64) -> None:
    """The card is trashed once its use is over."""
    s.push(DisposeStep.CODE, card, cost, 0, 0)


def begin_making(s: State, row: i64, card: i64, ctx: i64) -> None:
    """The cards for this special way are chosen."""
    s.push(MakeStep.CODE, row, card, ctx, 0)


def begin_linking(s: State, ctx: i64) -> None:
    """The cards of the context become link cards."""
    s.push(LinkStep.CODE, ctx, 0, 0, 0)


def begin_cost(s: State, ctx: i64, command: i64, cost: i64) -> None:
    """What interrupts this command comes before its cost."""
    s.push(CostStep.CODE, ctx, command, cost, 0)


# ------------------------------------------------------- the step of a running effect


def next_row(s: State, step: i64) -> None:
    """The row is done."""
    go_to(s, step, s.data[step + RunStep.ROW] + 1)


def go_to(s: State, step: i64, row: i64) -> None:
    """This row is next."""
    s.put(step + RunStep.ROW, row)
    if s.data[step + RunStep.STAGE]:
        s.put(step + RunStep.STAGE, 0)


# ------------------------------------------------------------------- contexts


def context(number: i64) -> i64:
    """The slot of a context's header."""
    return CONTEXTS + number * CONTEXT_SIZE


def done(s: State, number: i64, how_many: i64) -> None:
    """Remember whether the last step of a context did something."""
    if s.data[context(number) + C_DONE] != how_many:
        s.put(context(number) + C_DONE, how_many)
