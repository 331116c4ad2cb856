"""What a card on the field can be used for: Tributes and materials."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import BARRED_FROM, HOW, LOC, NEW, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.queries.granted import (
    NO_ENTRY, granted_by, granted_row, granted_to, next_granted,
)  # fmt: skip
from engine.yugioh.queries.in_force import applies, speaks
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rules import NotUsed
from engine.yugioh.vocabulary import FIELD_PLACES


def usable_for(s: State, use: i64, card: i64, monster: i64 = -1) -> bool:
    """Whether a card's own text, and what effects made of it, let it be used for this (`USE_...`).

    `monster` is what is summoned with it, if that is known.
    """
    if s.data[STATUS + card] >> BARRED_FROM & use:
        return False
    if s.t.grants_rules and _barred(s, use, card, monster):
        return False
    if not s.t.rule_kinds >> NotUsed.CODE & 1:
        return True
    rule = s.t.rule_from[s.definition[card]]
    while rule < s.t.rule_from[s.definition[card] + 1]:
        row = rule * tb.RULE_SIZE
        if s.t.rules[row] == NotUsed.CODE and s.t.rules[row + NotUsed.FOR] & use:
            if _let_off(s, row, card, monster):
                rule += 1
                continue
            if s.t.rules[row + NotUsed.ALWAYS]:
                return False
            there = s.data[LOC + card] & FIELD_PLACES
            if there and speaks(s, card) and applies(s, rule, card):
                return False
        rule += 1
    return True


def _let_off(s: State, row: i64, card: i64, monster: i64) -> bool:
    """Whether the card may be used all the same, as the clause at `row` itself says."""
    new = s.t.rules[row + NotUsed.NEW]
    if new and not (s.data[STATUS + card] & NEW and s.data[HOW + card] & new):
        return True
    but = s.t.rules[row + NotUsed.BUT]
    return but != 0 and monster >= 0 and match(s, but - 1, monster, card, s.owner[card])


def _barred(s: State, use: i64, card: i64, monster: i64) -> bool:
    """Whether an effect has given the card that it is not used for this."""
    entry = next_granted(s, NotUsed.CODE, card, NO_ENTRY)
    while entry:
        row = granted_row(s, entry)
        if granted_to(s, entry) == card and s.t.rules[row + NotUsed.FOR] & use:
            but = s.t.rules[row + NotUsed.BUT]
            if not but or monster < 0:
                return True
            if not match(s, but - 1, monster, card, granted_by(s, entry)):
                return True
        entry = next_granted(s, NotUsed.CODE, card, entry)
    return False
