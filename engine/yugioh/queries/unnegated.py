"""Activations, and activated effects, that cannot be negated.

Sources: the card texts of Branded Lost, Magical Meltdown, Subterror Final Battle, Evil Eye
Retribution.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import BANS, CONTROL, C_CARD, C_EFFECT, C_PLAYER
from engine.yugioh.position.state import State
from engine.yugioh.queries.answering import what_it_does
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.in_force import FIRST, banned, next_rule, rule_source
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule, rule_row


class FusionsUnnegated(Rule):
    """The activation of what Fusion Summons is not negated."""

    CODE: Final = 45

    def write(self, c: Modifying, word: la.FusionsUnnegated) -> list[int]:
        return rule_row(FusionsUnnegated)


def unnegated(s: State, link: i64) -> bool:
    """Whether the activation of the chain link whose context is at `link` cannot be negated."""
    if _firm(s, link):
        return True
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


def _firm(s: State, link: i64) -> bool:
    """Whether this very effect says that it cannot be negated, nor its activation."""
    base = s.data[link + C_EFFECT] * tb.EFFECT_SIZE
    if not s.t.effects[base + tb.E_FLAGS] & tb.FLAG_FIRM:
        return False
    first, last = s.t.effects[base + tb.E_FIRM_IF], s.t.effects[base + tb.E_FIRM_IF_END]
    return conditions_hold(s, first, last, s.data[link + C_CARD], s.data[link + C_PLAYER])


def effect_unnegated(s: State, link: i64) -> bool:
    """Whether the activated effect of that chain link cannot be negated this turn."""
    if _firm(s, link):
        return True
    if not s.data[BANS]:
        return False
    return banned(s, tb.UNNEGATED, s.data[link + C_CARD], s.data[link + C_PLAYER])


enter_rule(FusionsUnnegated(), la.FusionsUnnegated)
