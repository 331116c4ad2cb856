"""Spells that must be Set before they are activated, and wait for their player's next turn.

Source: the card text of Anti-Spell Fragrance; Yu-Gi-Oh field zones, *Pendulum Zone*: a Pendulum
Monster is activated as a Spell, and is never Set, so that it is not activated at all.  No more than
one turn is played: what was Set in it waits.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.slots import LOC, NEW, POSITION, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, next_rule
from engine.yugioh.queries.rule import Rule, enter_rule
from engine.yugioh.vocabulary import FACEDOWN, MONSTER, SPELL, SZONE


class SetFirst(Rule):
    """Both players must Set Spells before they activate them, in an earlier turn."""

    CODE: Final = 26


def must_be_set(s: State, card: i64) -> bool:
    """Whether a Spell (or scale) that would be activated must be Set before, in an earlier turn."""
    if not s.t.rule_kinds >> SetFirst.CODE & 1:
        return False
    if not s.t.type[s.definition[card]] & (SPELL | MONSTER):
        return False
    data = s.data
    if data[LOC + card] == SZONE and data[POSITION + card] & FACEDOWN:
        if not data[STATUS + card] & NEW:
            return False
    return next_rule(s, SetFirst.CODE, FIRST) != 0


enter_rule(SetFirst(), la.SetFirst)
