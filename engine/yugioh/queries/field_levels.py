"""Levels that continuous effects change: "Reduce the Level of all WATER monsters … by 1."

Sources: the card text of A Legendary Ocean, which reaches the hands too; a Level is never less than
1.  A Level that an effect has set since is what it was set to (`slots.LEVEL_SET`).
"""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import CONTROL, LEVEL_SET, LOC, POSITION, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.queries.granted import NO_ENTRY, granted_row, granted_with, next_granted
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import has_level, match
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule
from engine.yugioh.queries.rule import rule_row as row_of
from engine.yugioh.vocabulary import FACEDOWN, MZONE, OPPONENT, YOU


class FieldLevels(Rule):
    """The Levels of monsters that match are higher or lower."""

    CODE: Final = 44
    FILTER: Final = 1
    WHOSE: Final = 2
    PLACES: Final = 3
    BY: Final = 4
    TO: Final = 5  # or to which

    def write(self, c: Modifying, word: la.FieldLevels) -> list[int]:
        if any(isinstance(leaf, la.Between | la.Measured) for leaf in word.filter.walk()):
            raise CompileError("Levels that depend on numbers")
        return row_of(FieldLevels, FILTER=c.filter(word.filter), WHOSE=word.whose,
                      PLACES=word.places, BY=word.by, TO=word.to)  # fmt: skip


def levels_more(s: State, card: i64) -> i64:
    """By how much continuous effects change the Level of a card where it is."""
    data = s.data
    on_field = data[LOC + card] == MZONE
    if not has_level(s, card) or data[STATUS + card] & LEVEL_SET:
        return 0
    if on_field and data[POSITION + card] & FACEDOWN:
        return 0
    owner = data[CONTROL + card] if on_field else s.owner[card]
    more: i64 = 0
    rules = s.t.rules
    cursor = next_rule(s, FieldLevels.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        side: i64 = YOU if owner == data[CONTROL + source] else OPPONENT
        if rules[row + FieldLevels.PLACES] & data[LOC + card]:
            if rules[row + FieldLevels.WHOSE] & side:
                if match(s, rules[row + FieldLevels.FILTER], card, source, data[CONTROL + source]):
                    if not (on_field and unaffected(s, card, source, False)):
                        more += rules[row + FieldLevels.BY]
                        if rules[row + FieldLevels.TO]:
                            more += rules[row + FieldLevels.TO] - s.t.level[s.definition[card]]
        cursor = next_rule(s, FieldLevels.CODE, cursor)
    return more + _given(s, card) if on_field else more


def _given(s: State, card: i64) -> i64:
    """By how much Equip Cards change the Level of their monster; the last that says it sets it."""
    more: i64 = 0
    entry = next_granted(s, FieldLevels.CODE, card, NO_ENTRY)
    while entry:
        if not unaffected(s, card, granted_with(s, entry), False):
            row = granted_row(s, entry)
            more += s.t.rules[row + FieldLevels.BY]
            if s.t.rules[row + FieldLevels.TO]:
                more = s.t.rules[row + FieldLevels.TO] - s.t.level[s.definition[card]]
        entry = next_granted(s, FieldLevels.CODE, card, entry)
    return more


def gives_level(s: State, grants: i64, how: i64) -> bool:
    """Whether an Equip Card with these grants changes the Level of its monster: BY so much, or TO
    one.
    """
    rule = s.t.grant_from[grants - 1] if grants else 0
    while grants and rule < s.t.grant_from[grants]:
        row = rule * tb.RULE_SIZE
        if s.t.rules[row] == FieldLevels.CODE and s.t.rules[row + how]:
            return True
        rule += 1
    return False


enter_rule(FieldLevels(), la.FieldLevels)
