"""Protection of cards: unaffected by effects, not targeted, not destroyed by effects.

Sources: the card texts; a card that leaves an effect unaffected is neither
moved nor changed by it, but may still be used to pay costs.
"""

from mypy_extensions import i64

from engine.yugioh.queries.rules import Indestructible, Unaffected, Untargetable
from engine.yugioh.queries import matching
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.position.slots import CONTROL, LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, MZONE


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
        if t.rules[base] != Unaffected.CODE:
            continue
        player = s.data[CONTROL + card]
        if matching.negated(s, card) or s.data[POSITION + card] & FACEDOWN:
            continue
        if not matching.match(s, t.rules[base + Unaffected.WHEN], card, card, player):
            continue
        if source < 0 or not matching.match(
            s, t.rules[base + Unaffected.EXCEPT], source, card, player
        ):
            return True
    return False


def untargetable(s: State, card: i64, player: i64) -> bool:
    """Whether a continuous effect keeps effects of this player from targeting the card."""
    controller = s.data[CONTROL + card]
    if controller == player or not s.data[LOC + card] & FIELD_PLACES:
        return False
    cursor = next_rule(s, Untargetable.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        if s.data[CONTROL + source] == controller:
            if matching.match(
                s, s.t.rules[rule_row(cursor) + Untargetable.FILTER], card, source, controller
            ):
                return True
        cursor = next_rule(s, Untargetable.CODE, cursor)
    return False


def indestructible(s: State, card: i64, by: i64) -> bool:
    """Whether a continuous effect keeps the card from being destroyed by effects of a player."""
    player = s.data[CONTROL + card]
    side: i64 = 1 if by == player else 2
    if not s.data[LOC + card] & FIELD_PLACES:
        return False
    cursor = next_rule(s, Indestructible.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        if s.data[CONTROL + source] == player and s.t.rules[row + Indestructible.BY] & side:
            if matching.match(s, s.t.rules[row + Indestructible.FILTER], card, source, player):
                return True
        cursor = next_rule(s, Indestructible.CODE, cursor)
    return False
