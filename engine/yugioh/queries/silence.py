"""What players cannot activate when a monster is summoned (`language.SilentSummons`).

Source: card texts; what is activated then is what is activated while nothing is on the chain, and
triggers of the summon.  A chain link of the player who summoned can be answered.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.causes import without_cause
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_SIZE, BATCH, B_FILTER, B_PLAYER, B_WHAT, CONTROL, EVENT, EVENTS, EVENT_SIZE,
    EVENT_SUMMONED, V_BATCH, V_CARD, V_INFO, V_REASON, V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule
from engine.yugioh.queries.rule import rule_row as row_of
from engine.yugioh.vocabulary import OPPONENT, YOU


class SilentSummons(Rule):
    """Nothing is activated by a player when such a monster is summoned."""

    CODE: Final = 60
    FILTER: Final = 1
    HOW: Final = 2  # in one of these ways (BY_...); 0: in any
    WHOSE: Final = 3  # summoned by whom
    BY: Final = 4  # who cannot activate
    MONSTERS: Final = 5  # the effects of monsters alone

    def write(self, c: Modifying, word: la.SilentSummons) -> list[int]:
        return row_of(
            SilentSummons, FILTER=c.filter(word.filter), HOW=word.how, WHOSE=word.whose,
            BY=word.by, MONSTERS=int(word.monsters),
        )  # fmt: skip


def silenced(s: State, player: i64, as_monster: bool) -> bool:
    """Whether the player cannot activate anything, or no effect of a monster, because of a summon
    that is the last thing that happened.
    """
    data = s.data
    number: i64 = 0
    while number < data[EVENTS]:
        event = EVENT + number * EVENT_SIZE
        number += 1
        if data[event + V_WHAT] == EVENT_SUMMONED and data[event + V_BATCH] == data[BATCH]:
            if _by_a_card(s, event, player, as_monster) or _for_the_turn(
                s, event, player, as_monster
            ):
                return True
    return False


def _by_a_card(s: State, event: i64, player: i64, as_monster: bool) -> bool:
    cursor = next_rule(s, SilentSummons.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        if _silences(s, rule_row(cursor), event, player, as_monster, source,
                     s.data[CONTROL + source]):  # fmt: skip
            return True
        cursor = next_rule(s, SilentSummons.CODE, cursor)
    return False


def _for_the_turn(s: State, event: i64, player: i64, as_monster: bool) -> bool:
    data = s.data
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_WHAT] & tb.GRANTED_RULES:
            rule = s.t.grant_from[data[base + B_FILTER] - 1]
            while rule < s.t.grant_from[data[base + B_FILTER]]:
                row = rule * tb.RULE_SIZE
                if s.t.rules[row] == SilentSummons.CODE:
                    card = data[event + V_CARD]
                    if _silences(s, row, event, player, as_monster, card, data[base + B_PLAYER]):
                        return True
                rule += 1
        base += BAN_SIZE
    return False


def _silences(s: State, row: i64, event: i64, player: i64, as_monster: bool, me: i64,
              owner: i64) -> bool:  # fmt: skip
    """Whether the rule in this row, of that owner, is about the summon and the player."""
    rules = s.t.rules
    if rules[row + SilentSummons.MONSTERS] and not as_monster:
        return False
    side: i64 = YOU if player == owner else OPPONENT
    if not rules[row + SilentSummons.BY] & side:
        return False
    how = rules[row + SilentSummons.HOW]
    if how and not s.data[event + V_INFO] & how:
        return False
    summoner: i64 = YOU if without_cause(s.data[event + V_REASON]) == owner else OPPONENT
    if not rules[row + SilentSummons.WHOSE] & summoner:
        return False
    return match(s, rules[row + SilentSummons.FILTER], s.data[event + V_CARD], me, owner)


enter_rule(SilentSummons(), la.SilentSummons)
