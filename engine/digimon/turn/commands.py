"""The main phase: everything the turn player may do (comprehensive rules 6-5).

Commands are numbers, see `position/commands`.  Copies of a card in the hand are one command.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.queries.colors import field_colors, usable
from engine.digimon.rules.declaring import (
    DECIDED, end_declaration, interrupted, offer_interruptions, possible, take_interruption,
)  # fmt: skip
from engine.digimon.rules.digivolving import (
    cannot_digivolve, cost_after, declared_costs, digivolve, lowest, play, reduction,
)  # fmt: skip
from engine.digimon.rules.origins import FROM
from engine.digimon.effects.operations.attacks import AT_ANY
from engine.digimon.turn.attack import declare, may_attack, offer_targets
from engine.digimon.position.other_areas import copy_before, place_of, sources
from engine.digimon.events.waking import happen, next_moment, spent
from engine.digimon.position.memory_gauge import pay
from engine.digimon.rules.linking import offer_links, offer_links_in_play, take_link
from engine.digimon.effects.operations.digivolutions import finish_digivolving
from engine.digimon.effects.operations.links import finish_linking
from engine.digimon.effects.operations.plays import finish_playing
from engine.digimon.position.loops import forget_loop
from engine.digimon.queries.prohibitions import banned
from engine.digimon.position.movement import lift, put_down, remove_stack
from engine.digimon.rules.possible import begins, payable
from engine.digimon.rules.settling import activate, settle_all
from engine.digimon.position.slots import (
    ARRIVED, C_DOER, C_OTHER, C_WHAT, FLAGS, HALF, MEMORY, PLAYER, P_HAND, STACK, STACK_COUNT, TOP,
    TURN, UNKNOWN, WHERE,
)  # fmt: skip
from engine.digimon.rules.special_ways import begin_special, offer_special
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, CostStep, begin_settling, context, enter_step
from engine.digimon.position.commands import (
    Command, PASS_COMMAND, attack_stack, attack_thing, command_card, command_cost, command_kind,
    command_number, command_stack, pack_attack, pack_command, pack_onto,
)  # fmt: skip
from engine.digimon.position.texts import first_text, next_text, text_card, text_of
from engine.digimon.rules.options import use, use_cost
from engine.digimon.vocabulary import DIGIMON, HAND, OPPONENT, OPTION, TAMER, TRASH, YOU

PASS_MEMORY: Final = 3  # on the opponent's side (rule 6-5-1-7-1)


def open_state(s: State) -> i64:
    """Offer every legal command of the turn player; passing comes last."""
    player = s.data[PLAYER]
    s.actor = player
    s.count = 0
    _offer_hand(s, player)
    if not s.no_attacks or player:
        _offer_attacks(s, player)
    if s.t.has_links:
        offer_links_in_play(s, player)
    if s.t.has_abilities or s.t.has_delays:
        _offer_abilities(s, player)
    if s.t.main_areas:
        _offer_abilities_elsewhere(s, player)
    s.offer(PASS_COMMAND)
    return s.count


def _offer_hand(s: State, player: i64) -> None:
    t = s.t
    room = s.data[MEMORY] + 10
    bans = t.modified >> tb.M_BAN & 1 != 0
    colors: i64 = -1
    index: i64 = 0
    size = s.size(player, P_HAND)
    while index < size:
        card = s.at(player, P_HAND, index)
        definition = s.definition[card]
        copy = False
        other: i64 = 0
        while other < index and not copy:
            twin = s.at(player, P_HAND, other)
            copy = s.definition[twin] == definition and not s.data[FLAGS + twin] & UNKNOWN
            other += 1
        if s.data[FLAGS + card] & UNKNOWN:
            copy = True
        if not copy and not t.flags[definition] & tb.DEF_INERT:
            category = t.category[definition]
            if category & (DIGIMON | TAMER):
                less = reduction(s, tb.W_PLAY, card, -1, player)
                cost = cost_after(t.cost[definition], less)
                if cost > room and t.windows:
                    cost = cost_after(cost, possible(s, tb.W_PLAY, card, -1, player))
                if t.cost[definition] >= 0 and cost <= room:
                    if not bans or not banned(s, player, tb.BAN_PLAY, card):
                        s.offer(pack_command(Command.PLAY, 0, card))
            if category & DIGIMON:
                _offer_digivolutions(s, player, card, room)
                if t.special_from[definition] < t.special_from[definition + 1]:
                    offer_special(s, player, card, Command.SPECIAL, 0)
            if category & OPTION or (t.has_duals and t.flags[definition] & tb.DEF_DUAL):
                if colors < 0:
                    colors = field_colors(s, player)
                cost = use_cost(s, card, player)
                if cost > room and t.windows:
                    cost = cost_after(cost, possible(s, tb.W_USE, card, -1, player))
                if cost <= room and usable(s, card, player, colors):
                    if not bans or not banned(s, player, tb.BAN_USE, card):
                        s.offer(pack_command(Command.USE, 0, card))
            if t.has_links and t.link_to[definition] >= 0:
                offer_links(s, player, card)
        index += 1


def _offer_digivolutions(s: State, player: i64, card: i64, room: i64) -> None:
    """Onto any of the player's cards on the field, the breeding area included (rule 8-1)."""
    data = s.data
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        if data[TOP + stack]:
            bits = declared_costs(s, card, stack, player)
            if bits and not cannot_digivolve(s, stack, card, player):
                less = reduction(s, tb.W_DIGIVOLVE, card, stack, player)
                more: i64 = 0
                if s.t.windows:
                    more = possible(s, tb.W_DIGIVOLVE, card, stack, player)
                before: i64 = -1
                while bits:
                    cost = cost_after(lowest(bits), less)
                    bits &= bits - 1
                    if cost_after(cost, more) <= room and cost != before:
                        s.offer(pack_onto(Command.DIGIVOLVE, cost, stack, card))
                    before = cost
        stack += 1


def _offer_attacks(s: State, player: i64) -> None:
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack] and may_attack(s, stack, 0):
            offer_targets(s, stack, AT_ANY, 0, pack_attack(stack, 0))
        stack += 1


def _offer_abilities(s: State, player: i64) -> None:
    """[Main] effects of cards in play, and <Delay> (rules 15-8-4, 16-17)."""
    data = s.data
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        cursor = first_text(s, stack)
        while cursor:
            _offer_abilities_of(s, player, stack, text_card(cursor), text_of(cursor))
            cursor = next_text(s, stack, cursor)
        stack += 1


def _offer_abilities_of(s: State, player: i64, stack: i64, card: i64, text: i64) -> None:
    t = s.t
    definition = s.definition[card]
    effect = t.effect_from[definition]
    while effect < t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        kind = t.effects[base + tb.E_KIND]
        if t.effects[base + tb.E_TEXT] == text and (kind == tb.K_MAIN or kind == tb.K_DELAY):
            if _usable_ability(s, effect, base, kind, player, STACK + stack, s.data[WHERE + stack],
                               card):  # fmt: skip
                what: i64 = Command.DELAY if kind == tb.K_DELAY else Command.ACTIVATE
                s.offer(pack_command(what, effect, card))
        effect += 1


def _offer_abilities_elsewhere(s: State, player: i64) -> None:
    """[Main] effects of cards in hand, trash and (face-up) security stack (15-14-2, 15-14-3)."""
    first = s.source_count
    last = sources(s, player, s.t.main_areas)
    index = first
    while index < last:
        card = s.sources[index]
        if not copy_before(s, first, index):
            _offer_abilities_in(s, player, card, place_of(s, card))
        index += 1
    s.source_count = first


def _offer_abilities_in(s: State, player: i64, card: i64, area: i64) -> None:
    t = s.t
    definition = s.definition[card]
    effect = t.effect_from[definition]
    while effect < t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        main = t.effects[base + tb.E_KIND] == tb.K_MAIN
        if main and t.effects[base + tb.E_TEXT] == tb.IN_UPPER:
            if _usable_ability(s, effect, base, tb.K_MAIN, player, card, area, card):
                s.offer(pack_command(Command.ACTIVATE, effect, card))
        effect += 1


def _usable_ability(s: State, effect: i64, base: i64, kind: i64, player: i64, thing: i64,
                    area: i64, card: i64) -> bool:  # fmt: skip
    t = s.t
    if not t.effects[base + tb.E_WHERE] & area:
        return False
    if not t.effects[base + tb.E_TURN] & (YOU if s.data[PLAYER] == player else OPPONENT):
        return False
    if thing >= STACK and kind == tb.K_MAIN and t.category[s.definition[card]] & OPTION:
        return False
    if kind == tb.K_DELAY and s.data[ARRIVED + thing - STACK] == s.data[TURN]:
        return False
    if spent(s, effect, card):
        return False
    if not begins(s, effect, thing, player, -1):
        return False
    return payable(s, t.effects[base + tb.E_DO], thing, card, player, -1)


# -------------------------------------------------------------------- doing it


def take_command(s: State, option: i64) -> None:
    """Do what the command says; what it triggers is settled before the next."""
    kind = command_kind(option)
    card = command_card(option)
    player = s.data[PLAYER]
    next_moment(s)
    forget_loop(s)
    if kind == Command.PASS:
        given: i64 = PASS_MEMORY
        if player and len(s.memory_left):
            given = s.memory_left[s.data[MEMORY]]
        s.put(MEMORY, -given)
    elif kind == Command.ATTACK:
        declare(s, attack_stack(option), attack_thing(option), 0)
        settle_all(s)
    elif kind == Command.PLAY or kind == Command.USE:
        what: i64 = tb.W_PLAY if kind == Command.PLAY else tb.W_USE
        cost = use_cost(s, card, player)
        if kind == Command.PLAY:
            less = reduction(s, what, card, -1, player)
            cost = cost_after(s.t.cost[s.definition[card]], less)
        if not interrupted(s, what, card, -1, player, option, cost):
            lift(s, card)
            _carry_out(s, option, cost)
    elif kind == Command.DIGIVOLVE:
        cost = command_cost(option)
        stack = command_stack(option)
        if not interrupted(s, tb.W_DIGIVOLVE, card, stack, player, option, cost):
            lift(s, card)
            _carry_out(s, option, cost)
    elif kind == Command.SPECIAL:
        begin_settling(s)
        begin_special(s, command_number(option), card, player, tb.F_COST, 0)
    elif kind == Command.LINK:
        cost = command_cost(option)
        if not interrupted(s, tb.W_LINK, card, command_stack(option), player, option, cost):
            _carry_out(s, option, cost)
    else:
        _activate(s, kind, command_number(option), card, player)


class Declared(CostStep):
    """What interrupts a declared card; then its cost is paid, and it comes."""

    def advance(self, s: State, step: i64) -> i64:
        count = offer_interruptions(s, step)
        if count != DECIDED:
            return count
        option = s.data[step + CostStep.COMMAND]
        card = command_card(option)
        ctx = s.data[step + CostStep.CONTEXT]
        doer = s.data[context(ctx) + C_DOER] - 1
        where: i64 = s.first_in(ctx, FROM) if doer >= 0 else tb.F_FROM_HAND
        onto = s.data[context(ctx) + C_OTHER] & NUMBER
        what = s.data[context(ctx) + C_WHAT]
        cost = end_declaration(s, step)
        if cost < 0:
            # What was done on the way has made it impossible: the card goes back.
            if s.stack_of(card) < 0:
                put_down(s, card, TRASH if where == tb.F_FROM_TRASH else HAND, 0)
            if doer < 0:
                settle_all(s)
        elif doer >= 0 and what == tb.W_LINK:
            finish_linking(s, doer, card, onto - STACK, cost)
        elif doer >= 0 and what != tb.W_DIGIVOLVE:
            finish_playing(s, doer, what, card, where, cost)
        elif doer >= 0:
            finish_digivolving(s, doer, card, onto - STACK, where, cost)
        else:
            _carry_out(s, option, cost)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        take_interruption(s, step, option)


def _carry_out(s: State, option: i64, cost: i64) -> None:
    """Pay the cost; the card, which is revealed, is played, used, linked, or digivolved into."""
    kind = command_kind(option)
    card = command_card(option)
    player = s.data[PLAYER]
    pay(s, player, cost)
    if kind == Command.PLAY:
        play(s, card, player, 0, tb.F_COST | tb.F_FROM_HAND)
        settle_all(s)
    elif kind == Command.DIGIVOLVE:
        begin_settling(s)
        digivolve(s, card, command_stack(option), tb.F_COST | tb.F_FROM_HAND)
    elif kind == Command.LINK:
        take_link(s, card, command_stack(option))
    else:
        begin_settling(s)
        use(s, card, player, tb.F_COST | tb.F_FROM_HAND)


def _activate(s: State, kind: i64, effect: i64, card: i64, player: i64) -> None:
    stack = s.stack_of(card)
    this = s.stack_ref(stack) if stack >= 0 else s.card_ref(card)
    begin_settling(s)
    if kind == Command.DELAY:
        happen(s, tb.EV_REMOVED, this, player, tb.F_COST, 0)
        if s.t.category[s.definition[card]] & OPTION:
            happen(s, tb.EV_OPTION_TRASHED, this, player, tb.F_COST, 0)
        remove_stack(s, stack, TRASH)
        put_down(s, card, TRASH, 0)
        this = s.card_ref(card)
    activate(s, effect, card, this, player, 0, 0, 0, 1)


enter_step(Declared())
