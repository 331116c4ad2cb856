"""Effects are negated, or cannot be used."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.effects.operations.set_again import set_again
from engine.yugioh.movement.cards import move, reset
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import itself_unmoved
from engine.yugioh.position.slots import (
    ACTIVATION_NEGATED, CHAINED, CONTROL, C_NEGATED, EFFECT_NEGATED, LOC, NEGATED, NEGATED_TURN,
    OVERLAYS, POSITION, SILENT, STATUS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.arrivals import PREVENTED
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.steps import SummonStep, summon_asked_about
from engine.yugioh.queries.in_force import may_banish
from engine.yugioh.queries.unnegated import effect_unnegated, unnegated
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EXTRA, FACEDOWN, FIELD_PLACES, GRAVE, HAND, MZONE, R_DESTROY, R_EFFECT,
    R_RULE, R_THEIRS, SZONE,
)  # fmt: skip


class Negate(EachCard):
    """Negate the effects of face-up cards."""

    CODE: Final = 20
    UNTIL_END: Final = 2

    def write(self, c: Steps, word: la.Negate, reason: int) -> None:
        c.row(Negate, WHAT=c.place(word.what), UNTIL_END=int(word.until == "end"))

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if not s.data[LOC + card] & FIELD_PLACES or s.data[POSITION + card] & FACEDOWN:
            return 0
        bit: i64 = NEGATED_TURN if s.t.ops[at + Negate.UNTIL_END] else NEGATED
        s.put(STATUS + card, s.data[STATUS + card] | bit)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "negate", ""


class Silence(EachCard):
    """This turn the card is not activated, nor its effects."""

    CODE: Final = 69

    def write(self, c: Steps, word: la.CannotActivate, reason: int) -> None:
        c.row(Silence, WHAT=c.place(word.what))

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.data[LOC + card] == MZONE and s.data[POSITION + card] & FACEDOWN:
            return 0
        s.put(STATUS + card, s.data[STATUS + card] | SILENT)
        return 1


# What becomes of the card of a negated chain link.
STAYS: Final = 0
IS_DESTROYED: Final = 1
IS_BANISHED: Final = 2
IS_SET: Final = 3  # face-down where it lies
# Of a summon alone: the monster goes there instead of the GY.
IS_SHUFFLED: Final = 4
IS_RETURNED: Final = 5
_THEN: Final = {
    "": STAYS, "destroy": IS_DESTROYED, "banish": IS_BANISHED, "set": IS_SET,
    "shuffle": IS_SHUFFLED, "return": IS_RETURNED,
}  # fmt: skip
_BROUGHT_TO: Final = (
    0, GRAVE | EXTRA, BANISHED, SZONE, DECK | EXTRA, HAND | EXTRA,
)  # in that order  # fmt: skip


class NegateLink(Operation):
    """Negate the chain link that this one answers."""

    CODE: Final = 21
    EFFECT_ONLY: Final = 1
    THEN: Final = 2
    SUMMON: Final = 3  # or the summon that would be made

    def write(self, c: Steps, word: la.NegateActivation, reason: int) -> None:
        if _THEN[word.then] >= IS_SHUFFLED and word.what != "summon":
            raise CompileError("the monster of a negated summon")
        c.row(NegateLink, EFFECT_ONLY=int(word.what == "effect"), THEN=_THEN[word.then],
              SUMMON=int(word.what.startswith("summon")))  # fmt: skip

    def negates(self, row: list[int]) -> bool:
        return True

    def brings(self, row: list[int]) -> int:
        return _BROUGHT_TO[row[NegateLink.THEN]]

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + NegateLink.THEN] == IS_BANISHED and not may_banish(s):
            return False
        if s.data[CHAINED] > 0:
            return not self._cannot(s, at, context(s.data[CHAINED]))
        return s.t.ops[at + NegateLink.SUMMON] != 0 and summon_asked_about(s) != 0

    def _cannot(self, s: State, at: i64, link: i64) -> bool:
        """Whether what this negates of a chain link cannot be: its effect, or its activation."""
        only_effect = s.t.ops[at + NegateLink.EFFECT_ONLY] != 0
        return effect_unnegated(s, link) if only_effect else unnegated(s, link)

    def act(self, s: State, at: i64, link: i64) -> None:
        done(s, link, 0)
        if link == 1 and s.t.ops[at + NegateLink.SUMMON]:
            _prevent(s, at, link)
            return
        if link < 2 or link > s.data[CHAINED]:
            return
        if self._cannot(s, at, context(link - 1)):
            return
        only_effect = s.t.ops[at + NegateLink.EFFECT_ONLY] != 0
        s.put(context(link - 1) + C_NEGATED, EFFECT_NEGATED if only_effect else ACTIVATION_NEGATED)
        done(s, link, 1)
        then = s.t.ops[at + NegateLink.THEN]
        card = card_of(s, link - 1)
        if then == STAYS or not itself_unmoved(s, link - 1):
            return
        if then == IS_SET:
            set_again(s, card)
            return
        reason: i64 = R_EFFECT
        if s.data[CONTROL + card] != player_of(s, link):
            reason |= R_THEIRS
        if then == IS_BANISHED:
            move(s, card, BANISHED, reason)
        elif not s.data[LOC + card] & (GRAVE | BANISHED):  # what lies there is not destroyed
            move(s, card, GRAVE, reason | R_DESTROY)


def _prevent(s: State, at: i64, link: i64) -> None:
    """Negate the summon to come: its monster goes to the GY, with its Xyz Materials."""
    step = summon_asked_about(s)
    if not step:
        return
    s.put(step + SummonStep.WORD, s.data[step + SummonStep.WORD] | PREVENTED)
    card = s.data[step + SummonStep.CARD]
    while s.data[OVERLAYS + card]:
        move(s, s.data[OVERLAYS + card] - 1, GRAVE, R_RULE)
    reset(s, card)
    then = s.t.ops[at + NegateLink.THEN]
    if then == IS_BANISHED and not may_banish(s):
        then = STAYS
    reason: i64 = R_RULE if then == STAYS else R_EFFECT | R_THEIRS
    if then == IS_BANISHED:
        move(s, card, BANISHED, reason)
    elif then == IS_SHUFFLED:
        move(s, card, DECK, reason, 1 if s.fixed_order else 0)
        shuffle(s, s.owner[card])
    elif then == IS_RETURNED:
        move(s, card, HAND, reason)
    else:
        move(s, card, GRAVE, reason if then == STAYS else reason | R_DESTROY)
    done(s, link, 1)


register(Negate(), la.Negate)
register(Silence(), la.CannotActivate)
register(NegateLink(), la.NegateActivation)
