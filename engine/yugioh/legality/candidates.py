"""Which cards a choice of an effect may take: what its flags leave of the cards that match.

Source: the card texts.  That paying a cost must leave what follows possible is looked at in
`possible`.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activated import activation_by_effect
from engine.yugioh.queries.events import event_fits
from engine.yugioh.queries.gone import is_gone, zones_given_up
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.sets import same
from engine.yugioh.queries.protection import unaffected, untargetable
from engine.yugioh.queries.in_force import banned, reaches_grave
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import (
    CONTROL, DOOMED, EVENT, EVENT_SIZE, LOC, MONSTERS, NEXT, OVERLAYS, POSITION, STATUS,
    V_CARD, ZONE, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.summoning.special import (
    barred_as, can_special_summon, may_be_fusion_summoned,
)  # fmt: skip
from engine.yugioh.summoning.xyz import may_be_xyz_material
from engine.yugioh.vocabulary import (
    BY_XYZ, DECK, EXTRA, FACEUP, LINK, MONSTER_ZONES, MZONE, TOKEN, XYZ,
)  # fmt: skip
from engine.yugioh.position.zones import (
    EXTRA_MASK, across, arrows, free_extra, free_main, occupied, own_side,
)  # fmt: skip


def gather_overlays(s: State, number: i64, me: i64, player: i64) -> i64:
    """Fill the candidates with the materials of the player's monsters that match; how many."""
    s.found = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        monster = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
        zone += 1
        if monster < 0 or not match(s, number, monster, me, player):
            continue
        if s.t.flags[s.definition[monster]] & tb.DEF_FORM:
            continue  # the card that is this monster is no material
        at = s.data[OVERLAYS + monster]
        while at:
            s.candidates[s.found] = at - 1
            s.found += 1
            at = s.data[NEXT + at - 1]
    return s.found


def gather_event_cards(s: State, number: i64, places: i64, look: Look) -> None:
    """Fill the candidates with the cards of the events that the trigger looked at is about."""
    s.found = 0
    data = s.data
    base = look.effect * tb.EFFECT_SIZE
    from_ = look.from_
    while from_ < look.until:
        event = EVENT + from_ * EVENT_SIZE
        card = data[event + V_CARD]
        if not event_fits(s, base, event, look.me, look.player):
            pass
        elif (not places or data[LOC + card] & places) and match(
            s, number, card, look.me, look.player
        ):
            index: i64 = 0
            while index < s.found and s.candidates[index] != card:
                index += 1
            if index == s.found:
                s.candidates[s.found] = card
                s.found += 1
        from_ += 1


def filter_candidates(s: State, flags: i64, look: Look) -> None:
    """Keep the candidates that a choice with these flags may take."""
    kept: i64 = 0
    index: i64 = 0
    me = look.me
    player = look.player
    gone = look.gone
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if is_gone(gone, card):
            continue
        if flags & ch.SUMMON:
            side: i64 = 1 - player if flags & ch.ACROSS else player
            as_fusion = flags & ch.AS_FUSION and may_be_fusion_summoned(s, card, player, me)
            ignoring = flags & ch.IGNORING != 0
            if not as_fusion and not can_special_summon(s, card, player, me, ignoring, side):
                continue
            if flags & ch.IN_DEFENSE and s.t.type[s.definition[card]] & LINK:
                continue
            if flags & ch.ONTO and barred_as(s, card, player, BY_XYZ):
                continue
            if s.data[LOC + card] == EXTRA:
                leaving = zones_given_up(s, gone, player) | look.freed
                if flags & ch.ONTO:
                    if not s.t.type[s.definition[card]] & XYZ:
                        continue  # which alone is Xyz Summoned
                    leaving |= occupied(s, player)  # one of which makes room for it
                up = s.data[POSITION + card] & FACEUP != 0
                free = free_extra(s, player, s.definition[card], leaving, up)
                if not (free & EXTRA_MASK if flags & ch.EXTRA_ZONE else free):
                    continue
        if flags & ch.MAKES_ROOM and not _makes_room(s, card, flags, gone, me, player):
            continue
        if flags & ch.TO_HAND and s.data[LOC + card] == DECK:
            if banned(s, tb.BAN_ADD | tb.BAN_SEARCH, card, player):
                continue
        if flags & ch.TO_ACTIVATE and activation_by_effect(s, card, player) < 0:
            continue
        if flags & ch.TRIBUTE and not usable_for(s, tb.USE_TRIBUTE, card):
            continue
        if flags & ch.XYZ_MATERIAL and not may_be_xyz_material(s, card):
            continue
        if flags & ch.TARGET and untargetable(s, card, player, me):
            continue
        if flags & ch.BY_EFFECT and unaffected(s, card, me):
            continue
        if flags & ch.NO_TOKEN and s.t.type[s.definition[card]] & TOKEN:
            continue
        if flags & ch.PAYS_TO_GRAVE and not reaches_grave(s, card):
            continue
        if flags & ch.NOT_DOOMED and s.data[STATUS + card] & DOOMED:
            continue
        s.candidates[kept] = card
        kept += 1
    s.found = kept


def drop_taken(s: State, register: i64) -> None:
    """Take the cards of a register out of the candidates."""
    kept: i64 = 0
    at: i64 = 0
    while at < s.found:
        taken = False
        slot = register
        while slot < register + s.data[register]:
            slot += 1
            if card_in(s, slot) == s.candidates[at]:
                taken = True
        if not taken:
            s.candidates[kept] = s.candidates[at]
            kept += 1
        at += 1
    s.found = kept


def drop_copies(s: State) -> None:
    """Keep one of several copies, also where one of them was spoken of."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        other: i64 = 0
        while other < kept and not same(s, s.candidates[other], s.candidates[index]):
            other += 1
        if other == kept:
            s.candidates[kept] = s.candidates[index]
            kept += 1
        index += 1
    s.found = kept


def zones_of_candidates(s: State, player: i64) -> i64:
    """Mask of the player's monster zones with a candidate in them."""
    mask: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        if s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player:
            mask |= 1 << s.data[ZONE + card]
        index += 1
    return mask


def _makes_room(s: State, card: i64, flags: i64, gone: i64, me: i64, player: i64) -> bool:
    """Whether there is a zone for a summon once this card has gone."""
    leaving = zones_given_up(s, gone, player)
    if s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player:
        leaving |= 1 << s.data[ZONE + card]
    if flags & ch.EXTRA_ZONE:
        return free_extra(s, player, s.definition[me], leaving) & EXTRA_MASK != 0
    return free_main(s, player, leaving) != 0


def linked_zones(s: State, number: i64, me: i64, player: i64, side: i64, leaving: i64) -> i64:
    """Mask of the zones of the player `side` that a Link Monster points to that matches.

    Either player's count, but for those in the zones `leaving` of that side.
    """
    mask: i64 = 0
    owner: i64 = 0
    while owner < 2:
        zone: i64 = 0
        while zone < MONSTER_ZONES:
            link = s.data[MONSTERS + owner * ZONES_EACH + zone] - 1
            if link >= 0 and not (owner == side and leaving >> zone & 1):
                if s.t.type[s.definition[link]] & LINK and match(s, number, link, me, player):
                    mask |= _pointed_from(s, link, owner == side)
            zone += 1
        owner += 1
    return mask


def twice_pointed(s: State, side: i64, leaving: i64) -> i64:
    """Mask of the zones of the player `side` that two or more Link Monsters point to; those in the
    zones `leaving` of that side do not count.
    """
    once: i64 = 0
    twice: i64 = 0
    owner: i64 = 0
    while owner < 2:
        zone: i64 = 0
        while zone < MONSTER_ZONES:
            link = s.data[MONSTERS + owner * ZONES_EACH + zone] - 1
            if link >= 0 and not (owner == side and leaving >> zone & 1):
                if s.t.type[s.definition[link]] & LINK:
                    points = _pointed_from(s, link, owner == side)
                    twice |= once & points
                    once |= points
            zone += 1
        owner += 1
    return twice


def _pointed_from(s: State, link: i64, own: bool) -> i64:
    """Mask of the zones of a player that a Link Monster points to, their `own` or the other's."""
    points = arrows(s, link)
    return own_side(points) if own else own_side(across(points))


def pointed_by_event(s: State, look: Look) -> i64:
    """Mask of the player's zones that the player's Link Monsters of the event point to, of the
    trigger that is looked at.
    """
    base = look.effect * tb.EFFECT_SIZE
    mask: i64 = 0
    from_ = look.from_
    while from_ < look.until:
        event = EVENT + from_ * EVENT_SIZE
        card = s.data[event + V_CARD]
        if event_fits(s, base, event, look.me, look.player):
            if s.data[CONTROL + card] == look.player:
                mask |= pointed_by(s, card)
        from_ += 1
    return mask


def pointed_by(s: State, me: i64) -> i64:
    """Mask of its controller's zones that this Link Monster points to."""
    data = s.data
    if data[LOC + me] != MZONE:
        return 0
    return own_side(arrows(s, me))
