"""The End Phase: what was to come then, the hand limit, and what the end of the turn forgets.

Sources: Yu-Gi-Oh field zones, *Hand* (the limit of six cards) and *Banished* (cards banished for a
time return to the field, from an Extra Monster Zone to a Main Monster Zone, or are sent to the GY
if there is no room).
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.effects.operations.life import inflict
from engine.yugioh.effects.replacement import shielded
from engine.yugioh.movement.cards import check_field, lift, move
from engine.yugioh.movement.control import give_back
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.movement.returns import BACK, DESTROYED, HURTS, NO_DEFENSE
from engine.yugioh.movement.stat_changes import end_turn, modify
from engine.yugioh.position.arrivals import PLACED, arrival
from engine.yugioh.position.levels import end_changes
from engine.yugioh.position.modifiers import SET, pack_modifier
from engine.yugioh.position.slots import (
    ACTIVATED, COUNT, END_PHASE, EVENT_PHASE, FLIPPED, HAD_SUMMONS, KEPT_TURN, LOC, MARKED,
    MONSTERS, MOVES, NEGATED_TURN, NEW, NOT_SUMMONED, OVER, PHASE, PLAYER, POSITION, RETURN,
    RETURNS, RETURN_CARD, RETURN_MOVES, RETURN_PLACE, RETURN_PLAYER, RETURN_POSITION, RETURN_SIZE,
    SENT_SO, SILENT, SPARED, SPELLS, STATUS, STOPPED, SUMMONS, SUMMON_LIMIT, USED, USED_BYS,
    ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.steps import (
    CONTINUE, EndStep, HandLimitStep, begin_hand_limit, begin_settling, begin_summon, enter_step,
)  # fmt: skip
from engine.yugioh.position.summon_zones import TO_MAIN
from engine.yugioh.position.uses import limit_slot
from engine.yugioh.position.zones import free_spell
from engine.yugioh.queries.bans import forget_bans, forget_tallies, lift_after_main
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.protection import never_destroyed
from engine.yugioh.queries.sets import offer_sets
from engine.yugioh.vocabulary import (
    BANISHED, DECK, DEF, FACEUP, GRAVE, HAND, MONSTER_ZONES, MZONE, R_DESTROY, R_DISCARD, R_EFFECT,
    R_RULE,
)  # fmt: skip

HAND_LIMIT: Final = 6

# Of the status of a card what the turn forgets wherever it is.
_OVER: Final = (
    MARKED | SILENT | FLIPPED | SPARED | HAD_SUMMONS | NOT_SUMMONED | KEPT_TURN | USED_BYS
    | ACTIVATED
)  # fmt: skip

# The stages of the End Phase.
RETURNING: Final = 0
DISCARDING: Final = 1


class EndPhase(EndStep):
    """The End Phase, stage by stage."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        stage = data[step + EndStep.STAGE]
        player = data[PLAYER]
        s.put(step + EndStep.STAGE, stage + 1)
        if stage == RETURNING:
            s.put(PHASE, END_PHASE)
            lift_after_main(s)
            s.record(EVENT_PHASE, 0, 0, 0, 0, 0, 0)
            begin_settling(s)
            _delayed(s)
            check_field(s)
        elif stage == DISCARDING:
            if data[COUNT + pile_of(player, HAND)] > HAND_LIMIT:
                s.put(step + EndStep.STAGE, stage)  # what the discards wake may bring new cards
                begin_settling(s)
                begin_hand_limit(s, player)
        else:
            s.pop()
            s.conceal()
            _forget_turn(s)
            if not data[OVER]:
                s.put(OVER, STOPPED)
        return CONTINUE


class HandLimit(HandLimitStep):
    """What is discarded down to six cards."""

    def advance(self, s: State, step: i64) -> i64:
        player = s.data[step + HandLimitStep.PLAYER]
        gather(s, 0, HAND, 1, -1, player)
        excess = s.found - HAND_LIMIT
        offer_sets(s, excess, excess, 0)
        return s.count

    def take(self, s: State, step: i64, option: i64) -> None:
        """Discard these cards; this is no effect."""
        player = s.data[step + HandLimitStep.PLAYER]
        s.pop()
        gather(s, 0, HAND, 1, -1, player)
        index: i64 = 0
        chosen = option
        while chosen:
            if chosen & 1:
                s.weights[index] = s.candidates[index]
            chosen >>= 1
            index += 1
        index = 0
        while option:
            if option & 1:
                move(s, s.weights[index], GRAVE, R_RULE | R_DISCARD)
            option >>= 1
            index += 1


enter_step(EndPhase())
enter_step(HandLimit())


def _delayed(s: State) -> None:
    """Cards banished until the End Phase come back; others are destroyed or go elsewhere then."""
    data = s.data
    entries = data[RETURNS]
    entry: i64 = 0
    while entry < entries:
        base = RETURN + entry * RETURN_SIZE
        card = data[base + RETURN_CARD]
        place = data[base + RETURN_PLACE]
        player = data[base + RETURN_PLAYER]
        if data[MOVES + card] == data[base + RETURN_MOVES]:
            if place == BACK:
                give_back(s, card, player)
            elif place == DESTROYED or place == HURTS:
                saved = never_destroyed(s, card) or (s.t.has_shields and shielded(s, card))
                if not saved:
                    points = s.attack(card)
                    move(s, card, GRAVE, R_EFFECT | R_DESTROY)
                    if place == HURTS:
                        inflict(s, s.owner[card], points, card)
            elif place == NO_DEFENSE:
                modify(s, card, pack_modifier(DEF, SET), 0)
            elif place == BANISHED:
                if data[POSITION + card] & FACEUP:
                    move(s, card, BANISHED, R_EFFECT)
            elif place == HAND or place == GRAVE:
                move(s, card, place, R_EFFECT)
            elif place == DECK:
                move(s, card, DECK, R_EFFECT, 1 if s.fixed_order else 0)
                shuffle(s, s.owner[card])
            elif data[LOC + card] == BANISHED:
                _return_card(s, card, place, data[base + RETURN_POSITION], player)
        s.clear(base, base + RETURN_SIZE)
        entry += 1
    if entries:
        s.put(RETURNS, 0)


def _return_card(s: State, card: i64, place: i64, position: i64, player: i64) -> None:
    if place == MZONE:
        begin_summon(s, card, arrival(player, 0, position) | PLACED, TO_MAIN, 0)
        return
    zone = free_spell(s, player)
    if zone < 0:
        move(s, card, GRAVE, R_RULE)
        return
    lift(s, card)
    s.set_down(card, place, player, zone, position)
    s.put(STATUS + card, s.data[STATUS + card] | NEW)


def _forget_turn(s: State) -> None:
    """Drop what only lasts until the end of the turn."""
    data = s.data
    card: i64 = 0
    while card < s.cards:
        if data[USED + card]:
            s.put(USED + card, data[USED + card] & s.t.lasting_uses[s.definition[card]])
        status = data[STATUS + card]
        if status:
            over = _OVER | NEW | SENT_SO if data[LOC + card] == GRAVE else _OVER
            if status & over:
                s.put(STATUS + card, status & ~over)
        card += 1
    end_turn(s)
    forget_bans(s)
    forget_tallies(s)
    player: i64 = 0
    while player < 2:
        group: i64 = 0
        groups = s.t.groups
        while group < groups:
            if data[limit_slot(player, group)] and not s.t.lasting_group[group]:
                s.put(limit_slot(player, group), 0)
            group += 1
        s.put(SUMMONS + player, 0)
        s.put(SUMMON_LIMIT + player, 1)
        slot: i64 = 0
        while slot < MONSTER_ZONES:
            monster = data[MONSTERS + player * ZONES_EACH + slot]
            if monster:
                _forget_card(s, monster - 1)
            spell = data[SPELLS + player * ZONES_EACH + slot]
            if spell:
                _forget_card(s, spell - 1)
            slot += 1
        player += 1


def _forget_card(s: State, card: i64) -> None:
    end_changes(s, card)
    data = s.data
    kept = data[STATUS + card] & ~(NEW | NEGATED_TURN)
    if data[STATUS + card] != kept:
        s.put(STATUS + card, kept)
