"""Activations, and activated effects, that cannot be negated.

Sources: the card texts of Branded Lost, Magical Meltdown, Subterror Final Battle, Evil Eye
Retribution, Altergeist Protocol.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import BANS, CONTROL, C_CARD, C_EFFECT, C_PLACE, C_PLAYER
from engine.yugioh.position.state import State
from engine.yugioh.queries.answering import what_it_does
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.in_force import FIRST, banned, next_rule, rule_source
from engine.yugioh.queries.in_force import rule_row as row_of
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule, rule_row
from engine.yugioh.vocabulary import FIELD_PLACES


class Unnegated(Rule):
    """The activation of what Fusion Summons is not negated, or what such cards activate."""

    CODE: Final = 45
    FILTER: Final = 1  # filter + 1 of such cards; 0 for what Fusion Summons
    EFFECTS: Final = 2  # 1: their effects only, which they activate anywhere

    def write(self, c: Modifying, word: la.FusionsUnnegated | la.ActivationsUnnegated) -> list[int]:
        if isinstance(word, la.FusionsUnnegated):
            return rule_row(Unnegated, FILTER=0)
        return rule_row(Unnegated, FILTER=c.filter(word.filter) + 1, EFFECTS=int(word.effects))


def unnegated(s: State, link: i64) -> bool:
    """Whether the activation of the chain link whose context is at `link` cannot be negated."""
    return _firm(s, link) or _held(s, link, False)


def _held(s: State, link: i64, effect: bool) -> bool:
    """Whether a continuous effect keeps the activation, or the `effect`, from being negated."""
    if not s.t.rule_kinds >> Unnegated.CODE & 1:
        return False
    player = s.data[link + C_PLAYER]
    on_field = s.data[link + C_PLACE] & FIELD_PLACES != 0
    cursor = next_rule(s, Unnegated.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        if s.data[CONTROL + source] == player:
            row = row_of(cursor)
            number = s.t.rules[row + Unnegated.FILTER] - 1
            if number < 0:
                if not effect and what_it_does(s, link) & tb.DOES_FUSION:
                    return True
            elif effect if s.t.rules[row + Unnegated.EFFECTS] else on_field:
                if match(s, number, s.data[link + C_CARD], source, player):
                    return True
        cursor = next_rule(s, Unnegated.CODE, cursor)
    return False


def _firm(s: State, link: i64) -> bool:
    """Whether this very effect says that it cannot be negated, nor its activation."""
    base = s.data[link + C_EFFECT] * tb.EFFECT_SIZE
    if not s.t.effects[base + tb.E_FLAGS] & tb.FLAG_FIRM:
        return False
    first, last = s.t.effects[base + tb.E_FIRM_IF], s.t.effects[base + tb.E_FIRM_IF_END]
    return conditions_hold(s, first, last, s.data[link + C_CARD], s.data[link + C_PLAYER])


def effect_unnegated(s: State, link: i64) -> bool:
    """Whether the activated effect of that chain link cannot be negated."""
    if _firm(s, link) or _held(s, link, True):
        return True
    if not s.data[BANS]:
        return False
    return banned(s, tb.UNNEGATED, s.data[link + C_CARD], s.data[link + C_PLAYER])


enter_rule(Unnegated(), la.FusionsUnnegated, la.ActivationsUnnegated)
