"""Protection of cards: unaffected by effects, not destroyed by effects.

Sources: the card texts; a card that leaves an effect unaffected is neither
moved nor changed by it, but may still be used to pay costs.
"""

from mypy_extensions import i64

from engine.yugioh import tables as tb
from engine.yugioh.matching import match, negated
from engine.yugioh.slots import CONTROL, LOC, MONSTERS, POSITION
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
        if negated(s, card) or s.data[POSITION + card] & FACEDOWN:
            continue
        if not match(s, t.rules[base + 2], card, card, player):
            continue
        if source < 0 or not match(s, t.rules[base + 1], source, card, player):
            return True
    return False


def indestructible(s: State, card: i64) -> bool:
    """Whether a continuous effect keeps this card from being destroyed by card effects."""
    data = s.data
    if data[LOC + card] != MZONE:
        return False
    t = s.t
    player = data[CONTROL + card]
    slot: i64 = 0
    while slot < 7:
        source = data[MONSTERS + player * 8 + slot] - 1
        slot += 1
        if source < 0 or data[POSITION + source] & FACEDOWN or negated(s, source):
            continue
        rule = t.rule_from[s.definition[source]]
        last = t.rule_from[s.definition[source] + 1]
        while rule < last:
            base = rule * tb.RULE_SIZE
            if t.rules[base] == tb.R_INDESTRUCTIBLE:
                if match(s, t.rules[base + 1], card, source, player):
                    return True
            rule += 1
    return False
