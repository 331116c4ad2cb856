"""For which monster a card was sent as material, and from where: asked by the effect that this
triggers.
"""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.position.causes import cause_of
from engine.yugioh.position.slots import (
    CONTEXTS, CONTEXT_SIZE, C_FROM, EVENT, EVENT_SIZE, V_FROM, V_REASON,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.condition import Asking, Condition, condition_row, enter_condition
from engine.yugioh.queries.matching import match
from engine.yugioh.vocabulary import (
    BY_FUSION, BY_LINK, BY_SYNCHRO, FIELD_PLACES, R_FUSION, R_LINK, R_SYNCHRO,
)  # fmt: skip

_REASONS: Final = {BY_FUSION: R_FUSION, BY_SYNCHRO: R_SYNCHRO, BY_LINK: R_LINK}


class SentFor(Condition):
    """The card was material for the summon of a monster that matches."""

    CODE: Final = 41
    FILTER: Final = 1
    REASON: Final = 2

    def write(self, c: Asking, word: la.SentFor) -> list[list[int]]:
        if word.how not in _REASONS:
            raise CompileError("a summon whose materials are sent")
        return [condition_row(SentFor, FILTER=c.filter(word.filter), REASON=_REASONS[word.how])]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if link < 1:
            return True  # only the chain link knows what triggered it
        first = s.data[CONTEXTS + link * CONTEXT_SIZE + C_FROM]
        reason = s.data[EVENT + first * EVENT_SIZE + V_REASON]
        cause = cause_of(reason)
        rows = s.t.conditions
        if cause < 0 or not reason & rows[at + SentFor.REASON]:
            return False
        return match(s, rows[at + SentFor.FILTER], cause, me, player)


class UsedOnField(Condition):
    """The card was on the field when it was used as material, or was not."""

    CODE: Final = 55
    NEVER: Final = 1

    def write(self, c: Asking, word: la.UsedOnField) -> list[list[int]]:
        return [condition_row(UsedOnField, NEVER=int(word.never))]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if link < 1:
            return True  # only the chain link knows what triggered it
        first = s.data[CONTEXTS + link * CONTEXT_SIZE + C_FROM]
        there = s.data[EVENT + first * EVENT_SIZE + V_FROM] & FIELD_PLACES != 0
        return there != (s.t.conditions[at + UsedOnField.NEVER] != 0)


enter_condition(SentFor(), la.SentFor)
enter_condition(UsedOnField(), la.UsedOnField)
