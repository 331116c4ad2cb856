"""Activations that cannot be negated, and summons that the opponent does not answer.

Sources: the card texts of Branded Lost, Magical Meltdown and Tri-Brigade Arms Bucephalus II.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.causes import cause_of, without_cause
from engine.yugioh.position.slots import (
    BATCH, CONTROL, C_PLAYER, EVENT, EVENTS, EVENT_SIZE, EVENT_SUMMONED, V_BATCH, V_CARD, V_INFO,
    V_REASON, V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.answering import what_it_does
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row as row_at, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule, rule_row
from engine.yugioh.vocabulary import BY_FUSION


class FusionsUnnegated(Rule):
    """The activation of what Fusion Summons is not negated, and the summon is not answered."""

    CODE: Final = 45

    def write(self, c: Modifying, word: la.FusionsUnnegated) -> list[int]:
        return rule_row(FusionsUnnegated)


class SummonsUnanswered(Rule):
    """The opponent does not answer summons of monsters that match."""

    CODE: Final = 46
    FILTER: Final = 1
    HOW: Final = 2

    def write(self, c: Modifying, word: la.SummonsUnanswered) -> list[int]:
        return rule_row(SummonsUnanswered, FILTER=c.filter(word.filter), HOW=word.how)


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
    """Whether the last thing to happen is a summon that the player cannot answer."""
    kinds = s.t.rule_kinds
    if not (kinds >> FusionsUnnegated.CODE | kinds >> SummonsUnanswered.CODE) & 1:
        return False
    data = s.data
    number: i64 = 0
    while number < data[EVENTS]:
        event = EVENT + number * EVENT_SIZE
        number += 1
        if data[event + V_WHAT] != EVENT_SUMMONED or data[event + V_BATCH] != data[BATCH]:
            continue
        if without_cause(data[event + V_REASON]) != player and _unanswered(s, event):
            return True
    return False


def _unanswered(s: State, event: i64) -> bool:
    """Whether the opponent of whoever summoned the monster of this event cannot answer that."""
    data = s.data
    player = without_cause(data[event + V_REASON])
    if cause_of(data[event + V_REASON]) >= 0 and data[event + V_INFO] & BY_FUSION:
        cursor = next_rule(s, FusionsUnnegated.CODE, FIRST)
        while cursor:
            if data[CONTROL + rule_source(s, cursor)] == player:
                return True
            cursor = next_rule(s, FusionsUnnegated.CODE, cursor)
    cursor = next_rule(s, SummonsUnanswered.CODE, FIRST)
    while cursor:
        source, row = rule_source(s, cursor), row_at(cursor)
        if data[CONTROL + source] == player and (
            data[event + V_INFO] & s.t.rules[row + SummonsUnanswered.HOW]
        ):
            number = s.t.rules[row + SummonsUnanswered.FILTER]
            if match(s, number, data[event + V_CARD], source, player):
                return True
        cursor = next_rule(s, SummonsUnanswered.CODE, cursor)
    return False


enter_rule(FusionsUnnegated(), la.FusionsUnnegated)
enter_rule(SummonsUnanswered(), la.SummonsUnanswered)
