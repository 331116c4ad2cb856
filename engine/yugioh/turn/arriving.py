"""Monsters are put on the field: to which zone and in which position is a choice of its own.

Source: Yu-Gi-Oh field zones, *Main Monster Zone* and *Extra Monster Zone*.
"""

from mypy_extensions import i64

from engine.yugioh.legality.candidates import (
    linked_zones, pointed_by, pointed_by_event, twice_pointed,
)  # fmt: skip
from engine.yugioh.legality.columns import named_zones
from engine.yugioh.legality.possible import look_from
from engine.yugioh.movement.cards import check_field, lift, move
from engine.yugioh.movement.control import relocate
from engine.yugioh.movement.returns import DESTROYED, to_go
from engine.yugioh.position.arrivals import (
    ASKED, MADE_BARRED_FROM, MADE_NEGATED, MADE_NEGATED_NOW, MADE_SILENT, MADE_TO_BANISH,
    MADE_TO_BANISH_AT_END, MADE_TO_BOTTOM, MADE_TO_DESTROY, MADE_TO_RETURN, MADE_TO_SHUFFLE, MOVED,
    PLACED, PREVENTED, PROPERLY, how_of, made_of, positions_of, side_of, spot, spot_position,
    spot_zone, summoner_of,
)  # fmt: skip
from engine.yugioh.position.registers import follow_everywhere, follow_itself
from engine.yugioh.position.slots import (
    BANISH_LEAVING, BARRED_FROM, BOTTOM_LEAVING, CHAINED, CONTROL, C_DONE, C_EFFECT, NEGATED,
    NEGATED_TURN, NEW, POSITION, SHUFFLE_LEAVING, SILENT, STATUS, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context
from engine.yugioh.position.steps import CONTINUE, SummonStep, begin_window_alone, enter_step
from engine.yugioh.position.summon_zones import (
    FROM_EXTRA, TO_COLUMN, TO_EVENT_POINTED, TO_EXTRA, TO_POINTED, TO_TWICE_POINTED, linked_filter,
    names_zones,
)  # fmt: skip
from engine.yugioh.position.zones import EXTRA_MASK, free_extra, free_main, lowest
from engine.yugioh.summoning.special import destroy_one_too_many, put_on_field
from engine.yugioh.vocabulary import (
    BANISHED, BY_PENDULUM, FACEDOWN_DEFENSE, FACEUP_ATTACK, FACEUP_DEFENSE, GRAVE, HAND, LINK,
    MONSTER_ZONES, MZONE, R_RULE,
)  # fmt: skip


class Arrive(SummonStep):
    """Put a monster on the field: zone and position are choices where the policy asks."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        card = data[step + SummonStep.CARD]
        word = data[step + SummonStep.WORD]
        if word & PREVENTED:
            s.pop()
            return CONTINUE
        if s.t.prevents and _can_be_prevented(s, step, word):
            s.put(step + SummonStep.WORD, word | ASKED)
            begin_window_alone(s, 1 - summoner_of(word))
            return CONTINUE
        mask = _legal_zones(s, step)
        if word & MOVED:
            s.count = 0
            while mask:
                # A move keeps the position; the lowest zone where the policy does not ask.
                s.offer(spot(lowest(mask), data[POSITION + card]))
                mask = mask & (mask - 1) if s.all_zones else 0
            return s.count
        if mask == 0:
            s.pop()
            if word & PLACED:
                move(s, card, GRAVE, R_RULE)
            return CONTINUE
        positions = positions_of(word)
        if s.t.type[s.definition[card]] & LINK and not word & PLACED:
            positions = FACEUP_ATTACK
        if not s.all_zones:
            mask = 1 << lowest(mask)
        if not s.all_positions and positions & FACEUP_ATTACK:
            positions = FACEUP_ATTACK
        s.count = 0
        zone: i64 = 0
        while zone < MONSTER_ZONES:
            if mask >> zone & 1:
                if positions & FACEUP_ATTACK:
                    s.offer(spot(zone, FACEUP_ATTACK))
                if positions & FACEUP_DEFENSE:
                    s.offer(spot(zone, FACEUP_DEFENSE))
                if positions & FACEDOWN_DEFENSE:
                    s.offer(spot(zone, FACEDOWN_DEFENSE))
            zone += 1
        return s.count

    def take(self, s: State, step: i64, option: i64) -> None:
        data = s.data
        card = data[step + SummonStep.CARD]
        word = data[step + SummonStep.WORD]
        link = data[step + SummonStep.LINK]
        side = side_of(word)
        zone = spot_zone(option)
        s.pop()
        if word & MOVED:
            given = data[CONTROL + card] != side
            relocate(s, card, side, zone)
            if given:
                destroy_one_too_many(s, card)
            return
        if word & PLACED:
            lift(s, card)
            s.set_down(card, MZONE, side, zone, spot_position(option))
            s.put(STATUS + card, data[STATUS + card] | NEW)
            return
        if link:
            slot = context(link) + C_DONE
            s.put(slot, data[slot] + 1)
        cause: i64 = -1
        if link:
            cause = card_of(s, link)
        put_on_field(s, card, side, zone, spot_position(option), how_of(word),
                     word & PROPERLY != 0, summoner_of(word), cause)  # fmt: skip
        if made_of(word):
            _make(s, card, made_of(word))
        check_field(s)
        if link:
            follow_everywhere(s, link, card)
        elif data[context(0) + C_EFFECT] and card_of(s, 0) == card:
            follow_itself(s, 0)  # what holds of it once it was summoned in its own way


def _can_be_prevented(s: State, step: i64, word: i64) -> bool:
    """Whether the opponent is now asked whether to negate the summon: one by no effect.

    Not about a Pendulum Summon, whose monsters come one by one here.
    """
    if s.data[step + SummonStep.LINK] or s.data[CHAINED] or word & (MOVED | PLACED | ASKED):
        return False
    return how_of(word) & BY_PENDULUM == 0


def _legal_zones(s: State, step: i64) -> i64:
    data = s.data
    card = data[step + SummonStep.CARD]
    side = side_of(data[step + SummonStep.WORD])
    zones = data[step + SummonStep.ZONES]
    if zones == FROM_EXTRA or zones == TO_EXTRA:
        free = free_extra(s, side, s.definition[card], 0)
        return free & EXTRA_MASK if zones == TO_EXTRA else free
    mask = free_main(s, side, 0)
    if zones == TO_POINTED:
        mask &= pointed_by(s, card_of(s, data[step + SummonStep.LINK]))
    if zones == TO_TWICE_POINTED:
        mask &= twice_pointed(s, side, 0)
    if zones == TO_EVENT_POINTED:
        look_from(s, data[step + SummonStep.LINK])
        mask &= pointed_by_event(s, s.look)
    if zones == TO_COLUMN:
        mask &= 1 << data[ZONE + card]
    if names_zones(zones):
        mask &= named_zones(s, zones, card, side, 0)
    player = summoner_of(data[step + SummonStep.WORD])
    link = data[step + SummonStep.LINK]
    me = card_of(s, link) if link else card
    linked = linked_filter(zones)
    if linked >= 0:
        mask &= linked_zones(s, linked, me, player, side, 0)
    return mask


def _make(s: State, card: i64, made: i64) -> None:
    """What the effect that summoned a monster makes of it."""
    status = s.data[STATUS + card]
    if made & MADE_NEGATED:
        status |= NEGATED
    if made & MADE_NEGATED_NOW:
        status |= NEGATED_TURN
    if made & MADE_TO_BANISH:
        status |= BANISH_LEAVING
    if made & MADE_TO_BOTTOM:
        status |= BOTTOM_LEAVING
    if made & MADE_TO_SHUFFLE:
        status |= SHUFFLE_LEAVING
    if made & MADE_SILENT:
        status |= SILENT
    s.put(STATUS + card, status | made >> MADE_BARRED_FROM << BARRED_FROM)
    if made & MADE_TO_DESTROY:
        to_go(s, card, DESTROYED)
    if made & MADE_TO_BANISH_AT_END:
        to_go(s, card, BANISHED)
    if made & MADE_TO_RETURN:
        to_go(s, card, HAND)


enter_step(Arrive())
