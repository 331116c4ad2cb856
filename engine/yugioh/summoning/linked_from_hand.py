"""Link Materials in the hand: cards whose text lets them be used with a monster on the field.

Sources: the card texts of Micro Coder and Code Generator, and the reference engine's scripts of
them: each can be used beside others, by name once in a turn.
"""

from mypy_extensions import i64

from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import CONTROL, LOC
from engine.yugioh.position.state import State
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.queries.gathering import gather_sides
from engine.yugioh.queries.in_force import own_rule
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.material_rules import LinkedFromHand
from engine.yugioh.vocabulary import HAND, MZONE, YOU


def add_from_hand(s: State, each: i64, monster: i64, player: i64) -> None:
    """Add to the candidates those in the hand, one of each kind; `each` is what all must match."""
    if not s.t.rule_kinds >> LinkedFromHand.CODE & 1:
        return
    kept = s.found
    index = kept
    gather_sides(s, each, HAND, YOU, monster, player)
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if _may_be_linked(s, card, monster, player) and not _is_kept(s, card, kept):
            s.candidates[kept] = card
            kept += 1
    s.found = kept


def _may_be_linked(s: State, card: i64, monster: i64, player: i64) -> bool:
    row = own_rule(s, LinkedFromHand.CODE, card)
    if row < 0 or not match(s, s.t.rules[row + LinkedFromHand.OF], monster, card, player):
        return False
    group = s.t.rules[row + LinkedFromHand.GROUP]
    return group == 0 or s.data[limit_slot(player, group - 1)] == 0


def _is_kept(s: State, card: i64, kept: i64) -> bool:
    """Whether a copy of the card in the hand is a candidate."""
    while kept:
        kept -= 1
        other = s.candidates[kept]
        if s.data[LOC + other] == HAND and s.definition[other] == s.definition[card]:
            return True
    return False


def linked_from_hand(s: State, chosen: i64, player: i64) -> bool:
    """Whether each of the chosen candidates that is in the hand has its monster on the field."""
    if not s.t.rule_kinds >> LinkedFromHand.CODE & 1:
        return True
    index: i64 = 0
    while chosen >> index:
        if chosen >> index & 1 and s.data[LOC + s.candidates[index]] == HAND:
            if not _has_its_monster(s, s.candidates[index], chosen, player):
                return False
        index += 1
    return True


def _has_its_monster(s: State, card: i64, chosen: i64, player: i64) -> bool:
    number = s.t.rules[own_rule(s, LinkedFromHand.CODE, card) + LinkedFromHand.FILTER]
    index: i64 = 0
    while chosen >> index:
        other = s.candidates[index]
        if chosen >> index & 1 and s.data[LOC + other] == MZONE:
            if s.data[CONTROL + other] == player and match(s, number, other, card, player):
                return True
        index += 1
    return False


def count_from_hand(s: State, player: i64) -> None:
    """Count the uses of the chosen materials that are in the hand."""
    if not s.t.rule_kinds >> LinkedFromHand.CODE & 1:
        return
    slot = s.register(0, 0)
    last = slot + s.data[slot]
    while slot < last:
        slot += 1
        card = card_in(s, slot)
        if s.data[LOC + card] == HAND:
            group = s.t.rules[own_rule(s, LinkedFromHand.CODE, card) + LinkedFromHand.GROUP]
            if group:
                count_limit(s, player, group - 1)
