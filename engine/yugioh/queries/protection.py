"""Protection of cards: unaffected by effects, not targeted, not destroyed by effects.

Sources: the card texts; a card that leaves an effect unaffected is neither
moved nor changed by it, but may still be used to pay costs.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.queries.rules import (
    Indestructible,
    Protecting,
    SparedOnce,
    Unaffected,
    Untargetable,
)
from engine.yugioh.queries.granted import (
    NO_ENTRY, granted_by, granted_row, granted_to, next_granted,
)  # fmt: skip
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.position.slots import (
    CHAINED, CONTEXTS, CONTEXT_SIZE, CONTROL, C_CARD, C_EFFECT, LOC, POSITION, SPARED,
    STATUS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import EITHER, FACEDOWN, FIELD_PLACES, MZONE, OPPONENT, YOU


UNTOLD: Final = -2  # in place of the card of an effect: one that is not known any more


def unaffected(s: State, card: i64, source: i64, activated: bool = True) -> bool:
    """Whether `card` is unaffected by effects of the card `source`, which are activated or not."""
    if s.data[LOC + card] != MZONE or s.data[POSITION + card] & FACEDOWN:
        return False
    player = s.data[CONTROL + card]
    cursor = next_rule(s, Unaffected.CODE, FIRST)
    while cursor:
        me = rule_source(s, cursor)
        row = rule_row(cursor)
        rules = s.t.rules
        if (
            s.data[CONTROL + me] == player
            and (activated or not rules[row + Unaffected.ACTIVATED])
            and rules[row + Unaffected.BY] & _side(s, source, player)
            and not (rules[row + Unaffected.UNTARGETED] and _targets(s, source, card))
            and match(s, rules[row + Unaffected.FILTER], card, me, player)
        ):
            if source < 0 or match(s, rules[row + Unaffected.OF], source, me, player):
                return True
        cursor = next_rule(s, Unaffected.CODE, cursor)
    if not s.t.grants_rules:
        return False
    entry = next_granted(s, Unaffected.CODE, card, NO_ENTRY)
    while entry:
        mine = granted_by(s, entry)
        row = granted_row(s, entry)
        rules = s.t.rules
        me = granted_to(s, entry)
        if (
            (activated or not rules[row + Unaffected.ACTIVATED])
            and rules[row + Unaffected.BY] & _side(s, source, mine)
            and not (rules[row + Unaffected.UNTARGETED] and _targets(s, source, card))
            and (me >= 0 or player == mine)
            and match(s, rules[row + Unaffected.FILTER], card, me, mine)
        ):
            if source < 0 or match(s, rules[row + Unaffected.OF], source, me, mine):
                return True
        entry = next_granted(s, Unaffected.CODE, card, entry)
    return False


def _targets(s: State, source: i64, card: i64) -> bool:
    """Whether a chain link of the card `source` targets the card."""
    data = s.data
    number: i64 = 1
    while number <= data[CHAINED]:
        link = CONTEXTS + number * CONTEXT_SIZE
        if data[link + C_CARD] == source:
            effect = data[link + C_EFFECT] * tb.EFFECT_SIZE
            row = s.t.effects[effect + tb.E_TARGET]
            while row < s.t.effects[effect + tb.E_TARGET_END]:
                base = row * tb.OP_SIZE
                chosen = OPERATIONS[s.t.ops[base]].register_chosen(s, base)
                if chosen >= 0 and s.holds(number, chosen, card):
                    return True
                row += 1
        number += 1
    return False


def _side(s: State, source: i64, player: i64) -> i64:
    """Whose card it is that an effect is of, as this player sees it; any one's for no card."""
    if source < 0:
        return EITHER
    return YOU if s.data[CONTROL + source] == player else OPPONENT


def untargetable(s: State, card: i64, player: i64, source: i64) -> bool:
    """Whether a continuous effect keeps effects of this player's card from targeting the card."""
    if not s.data[LOC + card] & FIELD_PLACES:
        return False
    cursor = next_rule(s, Untargetable.CODE, FIRST)
    while cursor:
        row = rule_row(cursor)
        me = rule_source(s, cursor)
        if _protects(s, row, card, me, s.data[CONTROL + me], player, source):
            return True
        cursor = next_rule(s, Untargetable.CODE, cursor)
    return s.t.grants_rules != 0 and _granted(s, Untargetable.CODE, card, player, source)


def indestructible(s: State, card: i64, player: i64, source: i64, activated: bool) -> bool:
    """Whether a continuous effect keeps the card from being destroyed by this effect, which is
    activated or not.
    """
    if not s.data[LOC + card] & FIELD_PLACES:
        return False
    cursor = next_rule(s, Indestructible.CODE, FIRST)
    while cursor:
        row = rule_row(cursor)
        me = rule_source(s, cursor)
        if _protects(s, row, card, me, s.data[CONTROL + me], player, source, activated):
            return True
        cursor = next_rule(s, Indestructible.CODE, cursor)
    if not s.t.grants_rules:
        return False
    return _granted(s, Indestructible.CODE, card, player, source, activated)


def never_destroyed(s: State, card: i64) -> bool:
    """Whether no effect destroys this card, whoever's and of whatever card it is."""
    player: i64 = 0
    while player < 2:
        if not indestructible(s, card, player, UNTOLD, False):
            return False
        player += 1
    return True


def spared_once(s: State, card: i64, player: i64, source: i64) -> bool:
    """Whether a continuous effect keeps the card from being destroyed by this effect, as it does
    once in a turn, and has not yet.
    """
    if not s.data[LOC + card] & FIELD_PLACES or s.data[STATUS + card] & SPARED:
        return False
    cursor = next_rule(s, SparedOnce.CODE, FIRST)
    while cursor:
        me = rule_source(s, cursor)
        if _protects(s, rule_row(cursor), card, me, s.data[CONTROL + me], player, source):
            return True
        cursor = next_rule(s, SparedOnce.CODE, cursor)
    return s.t.grants_rules != 0 and _granted(s, SparedOnce.CODE, card, player, source)


def _granted(
    s: State, kind: i64, card: i64, player: i64, source: i64, activated: bool = True
) -> bool:  # fmt: skip
    """Whether what an effect gave the card, or its player, protects it so."""
    entry = next_granted(s, kind, card, NO_ENTRY)
    while entry:
        row = granted_row(s, entry)
        me = granted_to(s, entry)
        if _protects(s, row, card, me, granted_by(s, entry), player, source, activated):
            return True
        entry = next_granted(s, kind, card, entry)
    return False


def _protects(
    s: State, row: i64, card: i64, me: i64, mine: i64, player: i64, source: i64,
    activated: bool = True,
) -> bool:  # fmt: skip
    """Whether a rule protects a card from an effect of this player's `source`.

    It is seen from the card `me` (or -1) and the player `mine`.
    """
    rules = s.t.rules
    by: i64 = YOU if player == mine else OPPONENT
    side: i64 = YOU if s.data[CONTROL + card] == mine else OPPONENT
    return (
        (activated or not rules[row + Protecting.ACTIVATED])
        and rules[row + Protecting.BY] & by != 0
        and rules[row + Protecting.WHOSE] & side != 0
        and match(s, rules[row + Protecting.FILTER], card, me, mine)
        and (
            rules[row + Protecting.OF] == 0
            if source == UNTOLD
            else source < 0 or match(s, rules[row + Protecting.OF], source, me, mine)
        )
    )
