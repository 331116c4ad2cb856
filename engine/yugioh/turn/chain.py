"""Chains: activating an effect, answering it, resolving the links from the last to the first.

Sources: the official rulebook on chains and Spell Speeds; Yu-Gi-Oh field
zones, *Spell & Trap Zone* and *Field Zone* (an older Field Spell is sent to
the GY by the rules).  Spells and Traps that were activated stay on the field
until the whole chain has resolved.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activation import (
    answered_events, can_activate, first_answered, use_limit, user,
)  # fmt: skip
from engine.yugioh.turn.each_time import each_time
from engine.yugioh.turn.keeping import hold_and_let_go, keep_to_limits, let_fall
from engine.yugioh.turn.waiting import (
    IN_HAND, card_waiting, chain_waiting, effect_waiting, forget_triggers, next_waiting, waiting,
)  # fmt: skip
from engine.yugioh.effects.operations.joints import offer_bullets
from engine.yugioh.position.commands import PASS, answer_effect, command_card, pack_answer
from engine.yugioh.queries.inspection import note_inspected
from engine.yugioh.queries.bans import note, toll, use_up
from engine.yugioh.queries.holding import NegatesActivated
from engine.yugioh.queries.rules import Toll
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.column_terms import column_in
from engine.yugioh.movement.battle_positions import hold_positions
from engine.yugioh.movement.cards import check_field, lift, make_room_for_field, move
from engine.yugioh.movement.pendulum_zones import free_pendulum_zone, place_scale
from engine.yugioh.position.slots import (
    ACTIVATED, AS_TRAP, BATCH, BOTH_SIDES, CHAINED, CONTEXT_CAP, CONTROL, C_BRANCH, C_CARD,
    C_EFFECT, C_FROM, C_KNOWN, C_NEGATED, C_PLACE, C_PLAYER, C_UNTIL, C_WAS, EVENT_ACTIVATED,
    IN_ACTIVATION, LEAVING, LIFE, LOC, NEGATED, NEGATED_TURN, PENDING, PLAYER, POSITION, SPELLS,
    STATUS, WAS_IN_DEFENSE, WAS_AS_TRAP, WAS_NEGATED, WAS_SET, IN_PENDULUM_ZONE,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.position.contexts import clear_context, context, open_context
from engine.yugioh.position.steps import (
    CONTINUE, ActivateStep, BulletStep, ResolveStep, WindowStep, begin, begin_activation,
    begin_bullets, begin_resolution, begin_window, begin_window_alone, enter_step,
    summon_asked_about,
)  # fmt: skip
from engine.yugioh.vocabulary import (
    CONTINUOUS, DEFENSE, EQUIP, FACEDOWN, FACEUP_ATTACK, FIELD, FIELD_PLACES, GRAVE, HAND, MZONE,
    R_RULE, SZONE,
)  # fmt: skip
from engine.yugioh.position.zones import free_spell
from engine.yugioh.turn.unanswered import held_back, unanswerable
from engine.yugioh.turn.links import activated_as, no_longer_there, note_resolved, without_effect


class Activate(ActivateStep):
    """Put an effect on the chain; its cost, bullet and targets come next."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        effect = data[step + ActivateStep.EFFECT]
        card = data[step + ActivateStep.CARD]
        from_ = data[step + ActivateStep.FROM]
        until = data[step + ActivateStep.UNTIL]
        s.pop()
        number = data[CHAINED] + 1
        if number >= CONTEXT_CAP:
            raise RuleError(f"more than {CONTEXT_CAP - 1} chain links")
        base = effect * tb.EFFECT_SIZE
        effects = s.t.effects
        player = user(s, effect, card)
        known: i64 = 0
        if effects[base + tb.E_KNOWN] < effects[base + tb.E_KNOWN_END]:
            if conditions_hold(s, effects[base + tb.E_KNOWN], effects[base + tb.E_KNOWN_END], card,
                               player):  # fmt: skip
                known = 1
        was: i64 = 0
        if data[LOC + card] == SZONE and data[POSITION + card] & FACEDOWN:
            was = WAS_SET
        elif s.t.rule_kinds >> NegatesActivated.CODE & 1 and data[LOC + card] == MZONE:
            was = WAS_IN_DEFENSE if data[POSITION + card] & DEFENSE else 0
        if data[LOC + card] & FIELD_PLACES and data[STATUS + card] & (NEGATED | NEGATED_TURN):
            was |= 0 if data[POSITION + card] & FACEDOWN else WAS_NEGATED
        if data[STATUS + card] & AS_TRAP:
            was |= WAS_AS_TRAP
        if effects[base + tb.E_KIND] == tb.K_ACTIVATE:
            _play(s, card, player)
        elif effects[base + tb.E_KIND] == tb.K_SCALE:
            place_scale(s, card, player, free_pendulum_zone(s, player))
            s.put(STATUS + card, data[STATUS + card] | IN_ACTIVATION | s.t.turn_marks & ACTIVATED)
        s.put(CHAINED, number)
        open_context(s, number, card, player)
        link = context(number)
        s.put(link + C_EFFECT, effect)
        s.put(link + C_PLACE, data[LOC + card])
        s.put(link + C_WAS, was)
        s.put(link + C_KNOWN, known)
        s.put(link + C_FROM, from_)
        s.put(link + C_UNTIL, until)
        use_limit(s, effect, card, player)
        if s.t.rule_kinds >> Toll.CODE & 1:
            left = data[LIFE + player] - toll(s, player, effect)
            s.put(LIFE + player, left if left > 0 else 0)
        scale = data[STATUS + card] & IN_PENDULUM_ZONE != 0
        if scale and effects[base + tb.E_KIND] != tb.K_SCALE:
            note(s, tb.DID_ACTIVATE | tb.DID_SCALE, card, player)
        else:
            note(s, tb.DID_ACTIVATE, card, player)
        note_inspected(s, effect, card, player)
        if s.t.counts_down and effects[base + tb.E_KIND] == tb.K_ACTIVATE:
            use_up(s, card, player)
        if s.t.tells_activated:
            word = activated_as(s, number)
            if s.t.has_columns:
                word |= column_in(s, card) + 1 << tb.COLUMN_FROM
            s.record(EVENT_ACTIVATED, card, data[LOC + card], player, number, data[BATCH], word)
        begin(s, number, effects[base + tb.E_TARGET], effects[base + tb.E_TARGET_END])
        if effects[base + tb.E_BRANCH] >= 0:
            begin_bullets(s, number)
        begin(s, number, effects[base + tb.E_COST], effects[base + tb.E_COST_END])
        return CONTINUE


def _play(s: State, card: i64, player: i64) -> None:
    """Place or turn up the Spell or Trap that is being activated."""
    data = s.data
    kind = s.t.type[s.definition[card]]
    if data[LOC + card] == HAND:
        zone = make_room_for_field(s, card, player) if kind & FIELD else free_spell(s, player)
        lift(s, card)
        s.set_down(card, SZONE, player, zone, FACEUP_ATTACK)
    else:
        s.put(POSITION + card, FACEUP_ATTACK)
    status = data[STATUS + card]
    # An Equip Spell stays once it is equipped.
    if not kind & (CONTINUOUS | FIELD) and not s.t.flags[s.definition[card]] & tb.DEF_REMAINS:
        status |= LEAVING
    if kind & (CONTINUOUS | FIELD | EQUIP):
        status |= IN_ACTIVATION | s.t.turn_marks & ACTIVATED
    s.put(STATUS + card, status)


class ChooseBullet(BulletStep):
    """The bullets of an effect that is being activated."""

    def advance(self, s: State, step: i64) -> i64:
        number = s.data[step + BulletStep.LINK]
        effect = s.data[context(number) + C_EFFECT]
        branch = s.t.effects[effect * tb.EFFECT_SIZE + tb.E_BRANCH]
        return offer_bullets(s, branch * tb.OP_SIZE, number)

    def take(self, s: State, step: i64, option: i64) -> None:
        number = s.data[step + BulletStep.LINK]
        s.put(context(number) + C_BRANCH, option)
        s.pop()


# ----------------------------------------------------------------- answers


class Window(WindowStep):
    """The player's Quick Effects in answer to the last chain link, or to pass.

    Both players are asked in turn, first the opponent of whoever activated the
    last link, until both pass; in some windows only one player is.
    """

    def advance(self, s: State, step: i64) -> i64:
        player = s.data[step + WindowStep.PLAYER]
        s.listing = 0
        if s.t.must_answer:
            list_answers(s, player, True)
            if s.listing:
                return s.offer_listed()
        if player == s.data[PLAYER] or s.opponent_acts:
            list_answers(s, player)
        if s.listing == 0:
            _pass(s, step)
            return CONTINUE
        s.enlist(PASS)
        return s.offer_listed()

    def take(self, s: State, step: i64, option: i64) -> None:
        player = s.data[step + WindowStep.PLAYER]
        if option == PASS:
            _pass(s, step)
            return
        if s.data[step + WindowStep.ALONE]:
            s.pop()
            answer(s, player)
        else:
            s.put(step + WindowStep.PLAYER, 1 - player)
            s.put(step + WindowStep.PASSED, 0)
        effect = answer_effect(option)
        card = command_card(option)
        number = waiting(s, effect, card)
        if number:
            chain_waiting(s, number)
        else:
            begin_activation(s, effect, card, first_answered(s, effect), answered_events(s, effect))


def _pass(s: State, step: i64) -> None:
    if s.data[step + WindowStep.PASSED] or s.data[step + WindowStep.ALONE]:
        s.pop()
        forget_triggers(s)
        return
    s.put(step + WindowStep.PLAYER, 1 - s.data[step + WindowStep.PLAYER])
    s.put(step + WindowStep.PASSED, 1)


def list_answers(s: State, player: i64, only_must: bool = False) -> None:
    """List the effects with which the player may answer (`commands.pack_answer`), or must."""
    data = s.data
    number: i64 = 0
    numbers: i64 = len(s.answers)
    # Whoever owns the last chain link is no opponent of its owner.
    last = data[context(data[CHAINED]) + C_PLAYER] if data[CHAINED] else player
    # A Counter Trap (Spell Speed 3) can be answered with Counter Traps only.
    speed: i64 = 2
    if data[CHAINED]:
        link = data[context(data[CHAINED]) + C_EFFECT] * tb.EFFECT_SIZE
        if s.t.effects[link + tb.E_SPEED] > speed:
            speed = s.t.effects[link + tb.E_SPEED]
    forbidden = unanswerable(s, player)
    # Before a summon nothing can be activated but what negates it.
    wanted: i64 = 0
    if s.t.prevents and not data[CHAINED] and summon_asked_about(s):
        wanted = tb.FLAG_PREVENTS
    # To one's own links: no effects that answer opponents, nor, by policy, that would negate them.
    silent: i64 = tb.FLAG_ANSWERS
    if not s.own_negations and (data[CHAINED] or player == data[PLAYER]):
        silent |= tb.FLAG_NEGATES
    if only_must:
        silent = 0
    while number < numbers:
        effect = s.pair_effect[s.answers[number]]
        card = s.pair_card[s.answers[number]]
        number += 1
        base = effect * tb.EFFECT_SIZE
        if only_must and s.t.effects[base + tb.E_OPTIONAL]:
            continue
        if not s.is_in(card, s.t.effects[base + tb.E_WHERE]) or data[CONTROL + card] != player:
            continue
        if s.t.effects[base + tb.E_SPEED] < speed:
            continue
        if s.t.effects[base + tb.E_FLAGS] & wanted != wanted:
            continue
        if last == player and s.t.effects[base + tb.E_FLAGS] & silent:
            continue
        if not conditions_hold(s, s.t.effects[base + tb.E_QUICK_IF],
                               s.t.effects[base + tb.E_QUICK_IF_END], card, player):  # fmt: skip
            continue
        if s.t.type[s.definition[card]] & forbidden or _listed_copy(s, effect, card):
            continue
        if held_back(s, card, player):
            continue
        first = first_answered(s, effect)
        if can_activate(s, effect, card, player, first, answered_events(s, effect)):
            s.enlist(pack_answer(effect, card))
    if data[PENDING] and speed == 2 and not wanted and not only_must:
        _list_waiting(s, player, forbidden)


def _list_waiting(s: State, player: i64, forbidden: i64) -> None:
    """List the triggers in the player's hand that wait: they are chained like Quick Effects."""
    number = next_waiting(s, player, IN_HAND, 0)
    while number:
        effect = effect_waiting(s, number)
        card = card_waiting(s, number)
        if not s.t.type[s.definition[card]] & forbidden and not _listed_copy(s, effect, card):
            s.enlist(pack_answer(effect, card))
        number = next_waiting(s, player, IN_HAND, number)


def _listed_copy(s: State, effect: i64, card: i64) -> bool:
    """Whether the same effect of a copy in the same pile is listed already."""
    data = s.data
    place = data[LOC + card]
    if place & FIELD_PLACES:
        return False
    index: i64 = 0
    while index < s.listing:
        other = command_card(s.listed[index])
        if answer_effect(s.listed[index]) == effect and data[LOC + other] == place:
            if data[STATUS + other] == data[STATUS + card]:
                return True
        index += 1
    return False


def answer(s: State, player: i64) -> None:
    """Put the answers to, and the resolution of, a chain on the agenda.

    `player` activated the last link, or is about to.
    """
    begin_resolution(s)
    begin_window(s, 1 - player)


def ask_opponent(s: State) -> None:
    """Let the opponent of the turn player act while nothing is on the chain."""
    begin_window_alone(s, 1 - s.data[PLAYER])


# -------------------------------------------------------------- resolution


class Resolve(ResolveStep):
    """Resolve the last chain link, or finish the chain."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        number = data[CHAINED]
        if data[step + ResolveStep.AT_WORK]:
            s.put(step + ResolveStep.AT_WORK, 0)
            note_resolved(s, number)
            _stay(s, data[context(number) + C_CARD])
            clear_context(s, number)
            s.put(CHAINED, number - 1)
            hold_positions(s)
            hold_and_let_go(s)
            let_fall(s)
            keep_to_limits(s)
            each_time(s)
            return CONTINUE
        if number == 0:
            s.pop()
            _send_played(s)
            check_field(s)
            return CONTINUE
        s.put(step + ResolveStep.AT_WORK, 1)
        s.put(BATCH, data[BATCH] + 1)
        link = context(number)
        if data[link + C_NEGATED] or without_effect(s, link) or no_longer_there(s, link):
            return CONTINUE
        base = data[link + C_EFFECT] * tb.EFFECT_SIZE
        begin(s, number, s.t.effects[base + tb.E_DO], s.t.effects[base + tb.E_DO_END])
        return CONTINUE


def _stay(s: State, card: i64) -> None:
    """From now on a card that was activated, and stays, has its effects."""
    if s.data[STATUS + card] & IN_ACTIVATION:
        s.put(STATUS + card, s.data[STATUS + card] - IN_ACTIVATION)


def _send_played(s: State) -> None:
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = s.data[SPELLS + slot]
        if card and s.data[STATUS + card - 1] & LEAVING:
            move(s, card - 1, GRAVE, R_RULE)
        slot += 1


for _kind in (Activate(), ChooseBullet(), Window(), Resolve()):
    enter_step(_kind)
