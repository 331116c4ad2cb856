"""Normal Summons and Sets of monsters, with Tributes.

Source: Yu-Gi-Oh solo rules 3.3: Levels 5 and 6 need one Tribute, 7 and more
two; one Normal Summon or Set a turn unless an effect grants more.  Face-up, a text
may take Spells and Traps as Tributes, Set ones too, or monsters of the opponent.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.sets import offer_sets
from engine.yugioh.queries.gathering import gather, gather_sides
from engine.yugioh.queries.in_force import (
    FIRST, banned, banned_at_all, lets, next_rule, own_rule, rule_row, rule_source,
)  # fmt: skip
from engine.yugioh.queries.matching import level, match
from engine.yugioh.queries.material_rules import (
    OneLess, OneTribute, SendsForTributes, TributesAlso, TributesTheirs, TwoTributes,
)  # fmt: skip
from engine.yugioh.queries.rules import Untributed
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.position.slots import (
    BANS, CONTROL, LOC, MONSTERS, PLAYER, SUMMONS, SUMMON_LIMIT, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.summoning.sent_for_tributes import may_send, offer_pairs
from engine.yugioh.summoning.special import already_controlled
from engine.yugioh.instructions.tables import DEF_EXTRA, DEF_INERT, DEF_NOT_NORMAL, DEF_REVIVE
from engine.yugioh.vocabulary import HAND, MONSTER, MONSTER_ZONES, MZONE, SZONE, YOU
from engine.yugioh.position.zones import free_main, zones_left


def tributes(s: State, card: i64) -> i64:
    """How many Tributes a Normal Summon of this monster takes."""
    now = level(s, card)
    if now <= 4:
        return 0
    return 1 if now <= 6 else 2


def can_normal_summon(s: State, card: i64, player: i64) -> bool:
    """Whether this monster could be Normal Summoned; limit and bans apart."""
    if asks_for_less(s) and untributed(s, card, player):
        if _from_hand(s, card, player) and free_main(s, player, 0):
            return True
    return can_tribute(s, card, player, True)


def easier_than_set(s: State) -> bool:
    """Whether a text lets a monster be Normal Summoned that cannot be Set."""
    kinds: i64 = 1 << Untributed.CODE | 1 << TributesAlso.CODE | 1 << TributesTheirs.CODE
    kinds |= 1 << OneTribute.CODE | 1 << OneLess.CODE | 1 << SendsForTributes.CODE
    if s.data[BANS] and banned_at_all(s, tb.THEIR_TRIBUTE | tb.ONE_LESS, s.data[PLAYER]):
        return True
    return s.t.rule_kinds & kinds != 0


def asks_for_less(s: State) -> bool:
    """Whether anything may let a monster be Normal Summoned with fewer Tributes, or none."""
    return s.data[BANS] != 0 or s.t.rule_kinds & (1 << Untributed.CODE | 1 << OneLess.CODE) != 0


def _one_less(s: State, card: i64, player: i64) -> bool:
    """Whether the player can Normal Summon this monster for 1 less Tribute."""
    if s.data[BANS] and banned(s, tb.ONE_LESS, card, player):
        return True
    cursor = next_rule(s, OneLess.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        if s.data[CONTROL + source] == player or s.t.rules[row + OneLess.BOTH]:
            if match(s, s.t.rules[row + OneLess.FILTER], card, source, player):
                return True
        cursor = next_rule(s, OneLess.CODE, cursor)
    return False


def untributed(s: State, card: i64, player: i64) -> bool:
    """Whether an effect lets the player Normal Summon this monster without Tributing: one of a
    face-up card, or its own, which it has in the hand.
    """
    row = own_rule(s, Untributed.CODE, card)
    if row >= 0 and s.t.rules[row + Untributed.ITSELF]:
        return True
    if lets(s, Untributed.CODE, Untributed.FILTER, card, player):
        return True
    return tributes(s, card) == 1 and _one_less(s, card, player)


def can_tribute(s: State, card: i64, player: i64, face_up: bool) -> bool:
    """Whether this monster could be Set, or Normal Summoned `face_up`, with all its Tributes."""
    if not _from_hand(s, card, player):
        return False
    wanted = tributes(s, card)
    if wanted == 0:
        return free_main(s, player, 0) != 0
    return tribute_sets(s, card, player, face_up) > 0


def _worth(s: State, tribute: i64, card: i64, wanted: i64) -> bool:
    """Whether an effect lets this monster be treated as so many Tributes for the other one."""
    cursor = next_rule(s, TwoTributes.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        side = s.data[CONTROL + source]
        if (
            s.t.rules[row + TwoTributes.WORTH] == wanted
            and match(s, s.t.rules[row + TwoTributes.FILTER], tribute, source, side)
            and match(s, s.t.rules[row + TwoTributes.OF], card, source, side)
        ):
            return True
        cursor = next_rule(s, TwoTributes.CODE, cursor)
    return False


def _from_hand(s: State, card: i64, player: i64) -> bool:
    """Whether this is a monster in the hand that is ever Normal Summoned, and may come now."""
    definition = s.definition[card]
    if s.data[LOC + card] != HAND or not s.t.type[definition] & MONSTER:
        return False
    if s.t.flags[definition] & (DEF_EXTRA | DEF_INERT | DEF_NOT_NORMAL | DEF_REVIVE):
        return False
    return not already_controlled(s, card, player)


def summon_left(s: State, player: i64) -> bool:
    """Whether a Normal Summon or Set of this turn is left."""
    return s.data[SUMMONS + player] < s.data[SUMMON_LIMIT + player]


def _find_theirs(s: State, player: i64) -> None:
    """Add the monsters of the opponent that a face-up card lets the player Tribute."""
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = s.data[MONSTERS + (1 - player) * ZONES_EACH + zone] - 1
        zone += 1
        if card >= 0 and lets(s, TributesTheirs.CODE, TributesTheirs.FILTER, card, player):
            s.candidates[s.found] = card
            s.found += 1


def borrowed(s: State, card: i64, player: i64) -> bool:
    """Whether it is a monster of the opponent that no face-up card lets the player Tribute."""
    if s.data[CONTROL + card] == player or s.data[LOC + card] != MZONE:
        return False
    return not lets(s, TributesTheirs.CODE, TributesTheirs.FILTER, card, player)


def _find_borrowed(s: State, player: i64) -> None:
    """Add those, of which an effect lets the player Tribute one this turn."""
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = s.data[MONSTERS + (1 - player) * ZONES_EACH + zone] - 1
        zone += 1
        if card >= 0 and borrowed(s, card, player):
            s.candidates[s.found] = card
            s.found += 1


def _many_borrowed(s: State, chosen: i64, player: i64) -> bool:
    """Whether more than one of the chosen candidates is such a monster."""
    index: i64 = 0
    many: i64 = 0
    while chosen >> index:
        if chosen >> index & 1 and borrowed(s, s.candidates[index], player):
            many += 1
        index += 1
    return many > 1


def tribute_sets(s: State, card: i64, player: i64, face_up: bool) -> i64:
    """Offer the sets of Tributes for this monster; how many there are."""
    gather(s, 0, MZONE, 1, card, player)
    row = own_rule(s, TributesAlso.CODE, card) if face_up else -1
    if row >= 0:
        gather_sides(s, s.t.rules[row + TributesAlso.FILTER], SZONE, YOU, card, player)
    if face_up and s.t.rule_kinds >> TributesTheirs.CODE & 1:
        _find_theirs(s, player)
    once = face_up and s.data[BANS] != 0 and banned_at_all(s, tb.THEIR_TRIBUTE, player)
    if once:
        _find_borrowed(s, player)
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        if usable_for(s, tb.USE_TRIBUTE_SUMMON, s.candidates[index]):
            s.candidates[kept] = s.candidates[index]
            kept += 1
        index += 1
    s.found = kept
    wanted = tributes(s, card)
    offer_sets(s, wanted, wanted, 0)
    row = own_rule(s, OneTribute.CODE, card)
    if row >= 0 and not face_up and not s.t.rules[row + OneTribute.SETS]:
        row = -1
    less = face_up and wanted >= 2 and asks_for_less(s) and _one_less(s, card, player)
    if wanted >= 2 and (less or row >= 0 or s.t.rule_kinds >> TwoTributes.CODE & 1):
        index = 0
        while index < s.found:
            tribute = s.candidates[index]
            alone = row >= 0 and match(s, s.t.rules[row + OneTribute.FILTER], tribute, card, player)
            if less or alone or _worth(s, tribute, card, wanted):
                s.offer(1 << index)
            index += 1
    if face_up and wanted == 2 and may_send(s, player):
        offer_pairs(s, player)
    kept = 0
    index = 0
    while index < s.count:
        left = free_main(s, player, zones_left(s, s.options[index], player)) != 0
        if left and not (once and _many_borrowed(s, s.options[index], player)):
            s.options[kept] = s.options[index]
            kept += 1
        index += 1
    s.count = kept
    return kept
