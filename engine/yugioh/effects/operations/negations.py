"""Effects are negated, or cannot be used."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.movement.cards import move
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import itself_unmoved
from engine.yugioh.position.slots import (
    ACTIVATION_NEGATED, CHAINED, CONTROL, C_NEGATED, EFFECT_NEGATED, LOC, NEGATED, NEGATED_TURN,
    POSITION, SILENT, STATUS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import card_of, context, done, player_of
from engine.yugioh.vocabulary import (
    BANISHED, FACEDOWN, FIELD_PLACES, GRAVE, R_DESTROY, R_EFFECT, R_THEIRS,
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
        s.put(STATUS + card, s.data[STATUS + card] | SILENT)
        return 1


# What becomes of the card of a negated chain link.
STAYS: Final = 0
IS_DESTROYED: Final = 1
IS_BANISHED: Final = 2
_THEN: Final = {"": STAYS, "destroy": IS_DESTROYED, "banish": IS_BANISHED}


class NegateLink(Operation):
    """Negate the chain link that this one answers."""

    CODE: Final = 21
    EFFECT_ONLY: Final = 1
    THEN: Final = 2

    def write(self, c: Steps, word: la.NegateActivation, reason: int) -> None:
        c.row(NegateLink, EFFECT_ONLY=int(word.what == "effect"), THEN=_THEN[word.then])

    def negates(self, row: list[int]) -> bool:
        return True

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return s.data[CHAINED] > 0

    def act(self, s: State, at: i64, link: i64) -> None:
        done(s, link, 0)
        if link < 2 or link > s.data[CHAINED]:
            return
        only_effect = s.t.ops[at + NegateLink.EFFECT_ONLY] != 0
        s.put(context(link - 1) + C_NEGATED, EFFECT_NEGATED if only_effect else ACTIVATION_NEGATED)
        done(s, link, 1)
        then = s.t.ops[at + NegateLink.THEN]
        card = card_of(s, link - 1)
        if then == STAYS or not itself_unmoved(s, link - 1):
            return
        reason: i64 = R_EFFECT
        if s.data[CONTROL + card] != player_of(s, link):
            reason |= R_THEIRS
        if then == IS_BANISHED:
            move(s, card, BANISHED, reason)
        elif not s.data[LOC + card] & (GRAVE | BANISHED):  # what lies there is not destroyed
            move(s, card, GRAVE, reason | R_DESTROY)


register(Negate(), la.Negate)
register(Silence(), la.CannotActivate)
register(NegateLink(), la.NegateActivation)
