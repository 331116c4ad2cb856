"""A turn: its phases, the breeding phase's choice, and the end of the turn.

Sources: comprehensive rules 5-2 (set-up), 6 (phases; the turn ends with the phase in which the
memory is at 1 or more on the other side and nothing is left to do, 6-1-4; it goes on if memory
comes back, 6-6-4), 4-17 and 4-18 (moving, hatching), 1-2-3-2 (an empty deck in the draw phase).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.breeding import can_hatch, can_move, hatch, move_to_battle
from engine.digimon.rules.digivolving import own_turn
from engine.digimon.rules.drawing import (
    commonest, draw, offer_top, settle_top, shuffle, take_top, unknown_top,
)  # fmt: skip
from engine.digimon.events.waking import forget_uses, happen, next_moment
from engine.digimon.rules.moving import set_suspended
from engine.digimon.rules.pending import ripen_with_the_turn
from engine.digimon.position.loops import forget_loop
from engine.digimon.queries.modifiers import has_keyword
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.position.movement import drop_lasting, move
from engine.digimon.rules.settling import settle_all
from engine.digimon.position.lasting import L_UNTIL, at_end_of
from engine.digimon.position.slots import (
    A_STAGE, BREEDING_PHASE, DRAW_PHASE, FIRST, HALF, HANDED, HIGHEST, LASTING, LASTING_ENTRY,
    LASTING_SIZE, MAIN_PHASE, MEMORY, OVER, PHASE, PLAYER, P_DECK, P_EGGS, P_HAND, REACHED,
    STACK_COUNT, SUSPENDED, TOP, TURN, UNSUSPEND_PHASE, USED,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import (
    CONTINUE, EndStep, SetupStep, TurnStep, begin_attack, begin_end, begin_settling, begin_turn,
    enter_step, top,
)  # fmt: skip
from engine.digimon.turn import commands
from engine.digimon.vocabulary import DECK, SECURITY

# Stages of a turn.
START: Final = 0
UNSUSPEND: Final = 1
DRAWING: Final = 2
BREED: Final = 3
MAIN_START: Final = 4
MAIN: Final = 5
HATCHING: Final = 6

# Options of the breeding phase.
NOTHING: Final = 0
HATCH: Final = 1
MOVE: Final = 2

# Options of the set-up.
KEEP: Final = 0
REDRAW: Final = 1

HAND: Final = 5
SECURITY_CARDS: Final = 5

STOPPED: Final = 4  # slots.OVER of a plan or solo turns that are over


class Setup(SetupStep):
    """Mulligans, the first player first, then the security stacks (rules 5-2-1-4 to 5-2-1-6)."""

    def advance(self, s: State, step: i64) -> i64:
        asked = s.data[step + SetupStep.ASKED]
        if asked < 2:
            s.actor = s.data[FIRST] if asked == 0 else 1 - s.data[FIRST]
            s.count = 0
            s.offer(KEEP)
            s.offer(REDRAW)
            return s.count
        s.pop()
        take_top(s, 0, P_DECK, SECURITY_CARDS, SECURITY, tb.F_RULE)
        take_top(s, 1, P_DECK, SECURITY_CARDS, SECURITY, tb.F_RULE)
        s.put(TURN, 1)
        s.put(PLAYER, s.data[FIRST])
        begin_turn(s, START)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """Keep the hand, or shuffle it back and draw five cards (rule 5-2-1-5)."""
        asked = s.data[step + SetupStep.ASKED]
        player = s.data[FIRST] if asked == 0 else 1 - s.data[FIRST]
        s.put(step + SetupStep.ASKED, asked + 1)
        if option == REDRAW:
            while s.size(player, P_HAND):
                move(s, s.at(player, P_HAND, s.size(player, P_HAND) - 1), DECK, 0)
            shuffle(s, player, P_DECK)
            draw(s, player, HAND, tb.F_RULE)


def is_open(s: State) -> bool:
    """Whether the turn player may act freely: the main phase with nothing left to do."""
    if s.data[OVER]:
        return False
    step = top(s)
    return (
        s.data[step] == TurnStep.CODE
        and s.data[step + TurnStep.STAGE] == MAIN
        and not s.data[A_STAGE]
        and s.data[MEMORY] >= 0
    )


class Turn(TurnStep):
    """The phases of a turn, and the commands of its open states."""

    def advance(self, s: State, step: i64) -> i64:
        return commands.open_state(s) if is_open(s) else _next_stage(s, step)

    def take(self, s: State, step: i64, option: i64) -> None:
        if is_open(s):
            commands.take_command(s, option)
        else:
            _take_breeding(s, step, option)


def _next_stage(s: State, step: i64) -> i64:
    """What comes before the main phase, and what interrupts that."""
    data = s.data
    stage = data[step + TurnStep.STAGE]
    player = data[PLAYER]
    s.actor = player
    if stage == START:
        s.put(step + TurnStep.STAGE, UNSUSPEND)
        s.put(PHASE, UNSUSPEND_PHASE)
        forget_loop(s)
        next_moment(s)
        happen(s, tb.EV_TURN_START, 0, player, 0, 0)
        settle_all(s)
        return CONTINUE
    if data[A_STAGE]:
        begin_attack(s)
        return CONTINUE
    if data[MEMORY] < 0:
        begin_end(s)
        return CONTINUE
    if stage == UNSUSPEND:
        s.put(step + TurnStep.STAGE, DRAWING)
        next_moment(s)
        _unsuspend(s, player)
        settle_all(s)
    elif stage == DRAWING:
        s.put(step + TurnStep.STAGE, BREED)
        s.put(PHASE, DRAW_PHASE)
        next_moment(s)
        if data[TURN] > 1:
            if s.size(player, P_DECK) == 0:
                s.put(OVER, 2 - player)
                return CONTINUE
            if s.t.checks_rules or s.t.heard & (1 << tb.EV_DRAWN | 1 << tb.EV_TO_HAND):
                begin_settling(s)
            draw(s, player, 1, tb.F_RULE)
    elif stage == BREED:
        if data[PHASE] != BREEDING_PHASE:
            s.put(PHASE, BREEDING_PHASE)
        return _offer_breeding(s, player)
    elif stage == HATCHING:
        return _hatch(s, step, player)
    else:
        s.put(step + TurnStep.STAGE, MAIN)
        s.put(PHASE, MAIN_PHASE)
        next_moment(s)
        happen(s, tb.EV_MAIN_START, 0, player, 0, 0)
        settle_all(s)
    return CONTINUE


def _unsuspend(s: State, player: i64) -> None:
    """All cards of the turn player, and the opponent's with <Reboot>, at once (6-2-1, 16-11)."""
    data = s.data
    reboots = s.t.any_keywords >> tb.KW_REBOOT & 1 != 0
    one: i64 = 0
    while one < 2:
        stack = one * HALF
        last = stack + data[STACK_COUNT + one]
        while stack < last and (one == player or reboots):
            if data[SUSPENDED + stack] and data[TOP + stack]:
                if one == player or has_keyword(s, stack, tb.KW_REBOOT):
                    kept = one == player and cannot(s, stack, tb.NOT_UNSUSPEND_IN_PHASE)
                    if not kept and not cannot(s, stack, tb.NOT_UNSUSPEND):
                        set_suspended(s, stack, 0, tb.F_RULE)
            stack += 1
        one += 1


# --------------------------------------------------------------------- breeding


def _offer_breeding(s: State, player: i64) -> i64:
    """Hatch, move, or nothing (rule 6-4-1)."""
    s.count = 0
    if can_hatch(s, player):
        s.offer(HATCH)
    elif can_move(s, player):
        s.offer(MOVE)
    s.offer(NOTHING)
    return s.count


def _take_breeding(s: State, step: i64, option: i64) -> None:
    """Hatch, move, or do nothing."""
    player = s.data[PLAYER]
    if s.data[step + TurnStep.STAGE] == HATCHING:
        settle_top(s, player, P_EGGS, option)
        _place_egg(s, step, player)
        return
    if option == HATCH:
        s.put(step + TurnStep.STAGE, HATCHING)
        return
    s.put(step + TurnStep.STAGE, MAIN_START)
    if option == MOVE:
        next_moment(s)
        move_to_battle(s, player, tb.F_RULE)
        settle_all(s)


def _hatch(s: State, step: i64, player: i64) -> i64:
    if unknown_top(s, player, P_EGGS):
        offer_top(s, player, P_EGGS)
        return s.count
    if s.blind and player == s.viewer:
        settle_top(s, player, P_EGGS, commonest(s, player, P_EGGS))
    _place_egg(s, step, player)
    return CONTINUE


def _place_egg(s: State, step: i64, player: i64) -> None:
    s.put(step + TurnStep.STAGE, MAIN_START)
    hatch(s, player)


# ------------------------------------------------------------------ end of the turn


class TurnEnd(EndStep):
    """The end of the turn (rules 6-6, 15-16-12, 18-1)."""

    def advance(self, s: State, step: i64) -> i64:
        if not s.data[step + EndStep.BEGUN]:
            s.put(step + EndStep.BEGUN, 1)
            next_moment(s)
            happen(s, tb.EV_TURN_END, 0, s.data[PLAYER], 0, 0)
            ripen_with_the_turn(s)
            settle_all(s)
        elif s.data[A_STAGE]:
            begin_attack(s)
        elif ripen_with_the_turn(s):
            next_moment(s)
            settle_all(s)
        else:
            s.pop()
            if s.data[MEMORY] < 0:  # else the turn goes on (rule 6-6-4)
                _pass_turn(s)
        return CONTINUE


def _pass_turn(s: State) -> None:
    """What lasted until now ends, uses are reset, and the other player's turn begins.

    Plans and solo turns stop here: with the board that the opponent faces.
    """
    data = s.data
    stops = False
    if data[PLAYER] == s.viewer:
        stops = s.one_turn != 0 or (s.solo != 0 and own_turn(s) >= s.last_turn)
    turn = data[TURN]
    player = data[PLAYER]
    s.put(HANDED + player, data[HANDED + player] - data[MEMORY])
    if data[HIGHEST + player]:
        s.put(REACHED + player, data[REACHED + player] + data[HIGHEST + player])
    entry: i64 = 0
    while entry < data[LASTING]:
        if data[LASTING_ENTRY + entry * LASTING_SIZE + L_UNTIL] == at_end_of(turn):
            drop_lasting(s, entry)
        else:
            entry += 1
    if s.t.has_limits:
        card: i64 = 0
        while card < s.cards:
            if data[USED + card]:
                s.put(USED + card, 0)
            card += 1
        forget_uses(s)
    s.put(TURN, turn + 1)
    s.put(PLAYER, 1 - data[PLAYER])
    s.put(MEMORY, -data[MEMORY])
    s.put(top(s) + TurnStep.STAGE, START)
    if stops:
        s.put(OVER, STOPPED)


enter_step(Setup())
enter_step(Turn())
enter_step(TurnEnd())
