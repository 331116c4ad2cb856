"""What the Summon of a monster in one way forbids its player in the whole turn.

Source: the card text of Stellarknight Triverr, "During the turn you Xyz Summon this card, you
cannot Special Summon, except …": it holds for what was done before as well.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import TALLIES, TALLY
from engine.yugioh.position.state import State
from engine.yugioh.queries.bans import ban
from engine.yugioh.queries.in_force import own_rule
from engine.yugioh.queries.rule import Rule, Ruling, enter_rule, rule_row


class LocksSummons(Rule):
    """In the turn in which it is summoned so, other monsters are not Special Summoned."""

    CODE: Final = 61
    HOW: Final = 1  # in one of these ways (BY_...)
    OTHERS: Final = 2  # filter of what cannot be Special Summoned
    COUNTED: Final = 3  # the tally of those that were

    def write(self, c: Ruling, word: la.LocksSummons) -> list[int]:
        return rule_row(
            LocksSummons, HOW=word.how, OTHERS=c.filter(~word.filter),
            COUNTED=c.tally(tb.DID_SPECIAL, ~word.filter, 1),
        )  # fmt: skip


def locked_out(s: State, card: i64, player: i64, how: i64) -> bool:
    """Whether this card cannot be summoned so, as others were Special Summoned this turn."""
    row = own_rule(s, LocksSummons.CODE, card)
    if row < 0 or not s.t.rules[row + LocksSummons.HOW] & how:
        return False
    return s.data[TALLY + player * TALLIES + s.t.rules[row + LocksSummons.COUNTED]] != 0


def lock_others(s: State, card: i64, player: i64, how: i64) -> None:
    """Forbid others for the rest of the turn, if this card, summoned so, does."""
    row = own_rule(s, LocksSummons.CODE, card)
    if row >= 0 and s.t.rules[row + LocksSummons.HOW] & how:
        ban(s, player, tb.BAN_SPECIAL, s.t.rules[row + LocksSummons.OTHERS], 0)


enter_rule(LocksSummons(), la.LocksSummons)
