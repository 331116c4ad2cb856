"""Activations that cannot be negated, and Fusion Summons that nobody answers.

Sources: the card texts of Branded Lost and Magical Meltdown.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.causes import cause_of, without_cause
from engine.yugioh.position.slots import (
    BATCH, CONTROL, C_PLAYER, EVENT, EVENTS, EVENT_SIZE, EVENT_SUMMONED, V_BATCH, V_INFO, V_REASON,
    V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.answering import what_it_does
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_source
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule, rule_row
from engine.yugioh.vocabulary import BY_FUSION


class FusionsUnnegated(Rule):
    """The activation of what Fusion Summons is not negated, and the summon is not answered."""

    CODE: Final = 45

    def write(self, c: Modifying, word: la.FusionsUnnegated) -> list[int]:
        return rule_row(FusionsUnnegated)


def unnegated(s: State, link: i64) -> bool:
    """Whether the activation of the chain link whose context is at `link` cannot be negated."""
    if not s.t.rule_kinds >> FusionsUnnegated.CODE & 1:
        return False
    if not what_it_does(s, link) & tb.DOES_FUSION:
        return False
    cursor = next_rule(s, FusionsUnnegated.CODE, FIRST)
    while cursor:
        if s.data[CONTROL + rule_source(s, cursor)] == s.data[link + C_PLAYER]:
            return True
        cursor = next_rule(s, FusionsUnnegated.CODE, cursor)
    return False


def hushed(s: State, player: i64) -> bool:
    """Whether the last thing to happen is a Fusion Summon by an effect of the player's opponent
    that the player cannot answer.
    """
    if not s.t.rule_kinds >> FusionsUnnegated.CODE & 1:
        return False
    cursor = next_rule(s, FusionsUnnegated.CODE, FIRST)
    while cursor:
        owner = s.data[CONTROL + rule_source(s, cursor)]
        if owner != player and _just_fused(s, owner):
            return True
        cursor = next_rule(s, FusionsUnnegated.CODE, cursor)
    return False


def _just_fused(s: State, player: i64) -> bool:
    """Whether the last thing to happen is a Fusion Summon by an effect of this player."""
    data = s.data
    number: i64 = 0
    while number < data[EVENTS]:
        event = EVENT + number * EVENT_SIZE
        number += 1
        if data[event + V_WHAT] != EVENT_SUMMONED or data[event + V_BATCH] != data[BATCH]:
            continue
        by_effect = cause_of(data[event + V_REASON]) >= 0
        if by_effect and data[event + V_INFO] & BY_FUSION:
            if without_cause(data[event + V_REASON]) == player:
                return True
    return False


enter_rule(FusionsUnnegated(), la.FusionsUnnegated)
