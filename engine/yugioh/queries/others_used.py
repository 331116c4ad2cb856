"""Materials that let only some others be used together with them."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rules import Others


def others_fit(s: State, use: i64, chosen: i64) -> bool:
    """Whether each chosen candidate lets the others be used together with it (`USE_...`)."""
    if not s.t.rule_kinds >> Others.CODE & 1:
        return True
    index: i64 = 0
    rest = chosen
    while rest:
        if rest & 1 and not _fits_with(s, use, s.candidates[index], chosen & ~(1 << index)):
            return False
        rest >>= 1
        index += 1
    return True


def _fits_with(s: State, use: i64, card: i64, others: i64) -> bool:
    """Whether a card lets these candidates be the other materials."""
    rule = s.t.rule_from[s.definition[card]]
    while rule < s.t.rule_from[s.definition[card] + 1]:
        row = rule * tb.RULE_SIZE
        if s.t.rules[row] == Others.CODE and s.t.rules[row + Others.FOR] & use:
            index: i64 = 0
            while others >> index:
                if others >> index & 1 and not match(
                    s, s.t.rules[row + Others.FILTER], s.candidates[index], card, s.owner[card]
                ):
                    return False
                index += 1
        rule += 1
    return True
