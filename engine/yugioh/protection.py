"""Protection of cards: unaffected by effects, not destroyed by effects.

Sources: the card texts; a card that leaves an effect unaffected is neither
moved nor changed by it, but may still be used to pay costs.
"""

from mypy_extensions import i64

from engine.yugioh import matching
from engine.yugioh import tables as tb
from engine.yugioh.rules import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.slots import CONTROL, LOC, POSITION
from engine.yugioh.state import State
from engine.yugioh.vocabulary import FACEDOWN, MZONE


def unaffected(s: State, card: i64, source: i64) -> bool:
    """Whether `card` is unaffected by effects of the card `source`."""
    if s.data[LOC + card] != MZONE:
        return False
    t = s.t
    definition = s.definition[card]
    rule = t.rule_from[definition]
    last = t.rule_from[definition + 1]
    while rule < last:
        base = rule * tb.RULE_SIZE
        rule += 1
        if t.rules[base] != tb.R_UNAFFECTED:
            continue
        player = s.data[CONTROL + card]
        if matching.negated(s, card) or s.data[POSITION + card] & FACEDOWN:
            continue
        if not matching.match(s, t.rules[base + 2], card, card, player):
            continue
        if source < 0 or not matching.match(s, t.rules[base + 1], source, card, player):
            return True
    return False


def indestructible(s: State, card: i64) -> bool:
    """Whether a continuous effect keeps this card from being destroyed by card effects."""
    player = s.data[CONTROL + card]
    if s.data[LOC + card] != MZONE:
        return False
    cursor = next_rule(s, tb.R_INDESTRUCTIBLE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        if s.data[CONTROL + source] == player:
            if matching.match(s, s.t.rules[rule_row(cursor) + 1], card, source, player):
                return True
        cursor = next_rule(s, tb.R_INDESTRUCTIBLE, cursor)
    return False
