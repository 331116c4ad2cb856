"""Which cards a choice of an effect may take: what its flags leave of the cards that match.

Source: the card texts.  A cost must leave what follows possible, so that paying and what is
`possible` look at each other.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.legality import possible
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.events import event_fits
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.gone import NOBODY, also_gone, is_gone, zones_given_up
from engine.yugioh.queries.matching import banned, match
from engine.yugioh.summoning.materials import material_sets
from engine.yugioh.queries.protection import unaffected, untargetable
from engine.yugioh.queries.in_force import reaches_grave, usable_for
from engine.yugioh.position.slots import (
    CONTROL, DOOMED, EVENT, EVENT_SIZE, LOC, MONSTERS, NEXT, OVERLAYS, POSITION, STATUS, V_CARD,
    ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.summoning.special import can_special_summon
from engine.yugioh.vocabulary import DECK, EXTRA, MZONE, TOKEN
from engine.yugioh.position.zones import EXTRA_MASK, free_extra, free_main

NO_EFFECT: Final = -1


def gather_choice(s: State, base: i64, me: i64, player: i64) -> None:
    """Fill the candidates of a choice row."""
    ops = s.t.ops
    gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
    s.freed = 0
    plain: i64 = tb.S_DISCARD | tb.S_COUNTED | tb.S_AS_MANY | tb.S_DECLARED
    if not s.t.rule_kinds >> tb.R_UNTARGETABLE & 1:
        plain |= tb.S_TARGET
    if ops[base + 8] & ~plain:
        filter_candidates(s, ops[base + 8], NOBODY, me, player)


def gather_overlays(s: State, number: i64, me: i64, player: i64) -> i64:
    """Fill the candidates with the materials of the player's monsters that match; how many."""
    s.found = 0
    zone: i64 = 0
    while zone < 7:
        monster = s.data[MONSTERS + player * 8 + zone] - 1
        zone += 1
        if monster < 0 or not match(s, number, monster, me, player):
            continue
        at = s.data[OVERLAYS + monster]
        while at:
            s.candidates[s.found] = at - 1
            s.found += 1
            at = s.data[NEXT + at - 1]
    return s.found


def gather_event_cards(s: State, number: i64, places: i64, me: i64, player: i64, from_: i64,
                       until: i64) -> None:  # fmt: skip
    """Fill the candidates with the cards of these events that the trigger of `me` is about."""
    s.found = 0
    data = s.data
    base = s.answering * tb.EFFECT_SIZE
    who = s.t.effects[base + tb.E_WHO]
    while from_ < until:
        event = EVENT + from_ * EVENT_SIZE
        card = data[event + V_CARD]
        meant = who == 0 or match(s, who - 1, card, me, player)
        if not meant or not event_fits(s, base, event, player):
            pass
        elif data[LOC + card] & places and match(s, number, card, me, player):
            index: i64 = 0
            while index < s.found and s.candidates[index] != card:
                index += 1
            if index == s.found:
                s.candidates[s.found] = card
                s.found += 1
        from_ += 1


def filter_candidates(s: State, flags: i64, gone: i64, me: i64, player: i64) -> None:
    """Keep the candidates that a choice with these flags (S_...) may take."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if is_gone(gone, card):
            continue
        if flags & tb.S_SPARES and not _spares(s, card, gone, me, player):
            continue
        if flags & tb.S_SUMMON:
            if not can_special_summon(s, card, player):
                continue
            if s.data[LOC + card] == EXTRA:
                leaving = zones_given_up(s, gone, player) | s.freed
                free = free_extra(s, player, s.definition[card], leaving)
                if not (free & 0x60 if flags & tb.S_EXTRA_ZONE else free):
                    continue
        if flags & tb.S_MAKES_ROOM and not _makes_room(s, card, flags, gone, me, player):
            continue
        if flags & tb.S_TO_HAND and s.data[LOC + card] == DECK:
            if banned(s, tb.BAN_ADD, card, player):
                continue
        if flags & tb.S_TRIBUTE and not usable_for(s, tb.USE_TRIBUTE, card):
            continue
        if flags & tb.S_TARGET and untargetable(s, card, player):
            continue
        if flags & tb.S_BY_EFFECT and unaffected(s, card, me):
            continue
        if flags & tb.S_NO_TOKEN and s.t.type[s.definition[card]] & TOKEN:
            continue
        if flags & tb.S_PAYS_TO_GRAVE and not reaches_grave(s, card):
            continue
        if flags & tb.S_NOT_DOOMED and s.data[STATUS + card] & DOOMED:
            continue
        s.candidates[kept] = card
        kept += 1
    s.found = kept


def drop_name(s: State, card: i64) -> None:
    """Keep the candidates with another name than this card."""
    name = s.t.name_group[s.definition[card]]
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        if s.t.name_group[s.definition[s.candidates[index]]] != name:
            s.candidates[kept] = s.candidates[index]
            kept += 1
        index += 1
    s.found = kept


def _spares(s: State, card: i64, gone: i64, me: i64, player: i64) -> bool:
    """Whether paying with this card leaves the effect of `me` possible.

    What is being looked at meanwhile is kept behind the other candidates.
    """
    effect = s.paying
    if effect == NO_EFFECT:
        return True
    if effect < NO_EFFECT:
        # The cost of a monster that summons itself must leave it a zone.
        leaving = zones_given_up(s, also_gone(gone, card), player)
        if s.data[LOC + me] == EXTRA:
            return free_extra(s, player, s.definition[me], leaving) != 0
        return free_main(s, player, leaving) != 0
    base = effect * tb.EFFECT_SIZE
    if s.t.effects[base + tb.E_LEAVES]:
        gone = also_gone(gone, me)
    found = s.found
    index: i64 = 0
    while index < found:
        s.spared[index] = s.candidates[index]
        index += 1
    s.paying = -1
    enough = possible.leaves_enough(s, base, me, player, also_gone(gone, card), 0, 0)
    s.paying = effect
    index = 0
    while index < found:
        s.candidates[index] = s.spared[index]
        index += 1
    s.found = found
    return enough


def _makes_room(s: State, card: i64, flags: i64, gone: i64, me: i64, player: i64) -> bool:
    """Whether there is a zone for a summon once this card has gone."""
    leaving = zones_given_up(s, gone, player)
    if s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player:
        leaving |= 1 << s.data[ZONE + card]
    if flags & tb.S_EXTRA_ZONE:
        return free_extra(s, player, s.definition[me], leaving) & EXTRA_MASK != 0
    return free_main(s, player, leaving) != 0


def pointed_by(s: State, me: i64) -> i64:
    """Mask of its controller's zones that this Link Monster points to."""
    data = s.data
    if data[LOC + me] != MZONE:
        return 0
    definition = s.definition[me]
    return s.t.pointed[data[ZONE + me] * 512 + s.t.markers[definition]] & 0x7F


def way_fits(s: State, base: i64, procedure: i64, card: i64, me: i64, player: i64) -> bool:
    """Whether the row can summon this card from the Extra Deck in this way."""
    ops = s.t.ops
    kind = s.t.procedures[procedure * tb.PROCEDURE_SIZE]
    if s.data[LOC + card] != EXTRA or s.owner[card] != player or not ops[base + 1] >> kind & 1:
        return False
    if s.data[POSITION + card] or not match(s, ops[base + 2], card, me, player):
        return False
    must_use: i64 = me + 1 if ops[base + 3] else 0
    return material_sets(s, procedure, card, player, 1, must_use) > 0
