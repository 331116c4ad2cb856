"""What an option of Digimon does, as a row of numbers; `docs/agents.md` has their meaning."""

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.digimon.effects.operations.choices import STOP
from engine.digimon.game import DigimonGame
from engine.digimon.operation import (
    A_CARD, CARD_OR_STOP, EFFECTS, NEXT_TO_GO, OPERATIONS,
)  # fmt: skip
from engine.digimon.instructions import tables as tb
from engine.digimon.position import slots as sl
from engine.digimon.position.card_effects import (
    card_of, effect_of, interruption_effect, prevention_effect, prevention_thing,
)  # fmt: skip
from engine.digimon.position.commands import (
    Command, CounterCommand, attack_stack, attack_thing, command_card, command_cost, command_kind,
    command_number, command_stack,
)  # fmt: skip
from engine.digimon.position.knowledge import sees
from engine.digimon.position.steps import (
    AttackStep, CheckStep, CostStep, DisposeStep, LeaveStep, LinkStep, LookStep, MakeStep, RunStep,
    SettleStep, SetupStep, TakeStep, TargetStep, TurnStep,
)  # fmt: skip
from engine.digimon.rules.options import use_cost
from engine.digimon.rules.special_ways import SKIP
from engine.digimon.telling.describe import play_cost, step_field, step_kind
from engine.digimon.turn.attack import COUNTER
from engine.digimon import vocabulary as v

OPTION_SIZE: Final = 7  # what, number, cost, a card and its seat, another card and its seat

STEP: Final = 10  # and the kind of the step: what a choice is that is no command
COUNTERING: Final = 30  # and the kind of what is done at counter timing

# Seats; 1000 more on the other side.
AREAS: Final = (0, v.DECK, v.EGGS, v.HAND, v.TRASH, v.SECURITY, v.REVEALED)
PLAYER: Final = 7
ON_FIELD: Final = 100  # and the place of the stack
UNDER: Final = 200
LINKED: Final = 300
OTHER_SIDE: Final = 1000


# In place of a card or stack.
NOTHING: Final = -1
THE_PLAYER: Final = -2  # the opponent is attacked


class Parts(NamedTuple):
    """What an option is made of; `first` and `second` are cards or stacks."""

    number: int = 0
    cost: int = 0
    first: int = NOTHING
    second: int = NOTHING


def meaning(game: DigimonGame, option: int) -> list[int]:
    """An option of the present decision as OPTION_SIZE numbers."""
    if game.is_open():
        what, parts = 1 + int(command_kind(option)), _command(game, option)
    elif _counters(game) and option:
        what, parts = COUNTERING + int(command_kind(option)), _counter(option)
    else:
        kind = step_kind(game)
        what, parts = STEP + kind, _PARTS[kind](game, option)
    me = game.actor()
    row = [what, parts.number, parts.cost]
    for thing in (parts.first, parts.second):
        if thing >= 0:
            row += [_shown(game, me, thing), _seat(game, me, thing)]
        else:
            row += [0, PLAYER + OTHER_SIDE if thing == THE_PLAYER else 0]
    return row


def _seat(game: DigimonGame, me: int, thing: int) -> int:
    """Where a card or a stack is, as this player sees it."""
    data = game.state.data
    if thing >= sl.STACK:
        stack = thing - sl.STACK
        return ON_FIELD + stack % sl.HALF + (OTHER_SIDE if stack // sl.HALF != me else 0)
    area = int(data[sl.AREA + thing])
    if area & (v.FIELD | v.UNDER | v.LINKED):
        stack = int(game.state.stack_of(thing))
        below = {v.UNDER: UNDER - ON_FIELD, v.LINKED: LINKED - ON_FIELD}.get(area, 0)
        return _seat(game, me, sl.STACK + stack) + below
    return AREAS.index(area) + (OTHER_SIDE if int(game.state.owner[thing]) != me else 0)


def _shown(game: DigimonGame, me: int, thing: int) -> int:
    """The number of a card, or of the top card of a stack; -1 if this player cannot see it."""
    card = int(game.state.data[sl.TOP + thing - sl.STACK]) - 1 if thing >= sl.STACK else thing
    return int(game.state.definition[card]) + 1 if sees(game.state, me, card) else -1


def _counters(game: DigimonGame) -> bool:
    """Whether this is counter timing."""
    if step_kind(game) != AttackStep.CODE:
        return False
    return int(game.state.data[sl.A_STAGE]) == COUNTER


def _command(game: DigimonGame, option: int) -> Parts:
    kind, card = command_kind(option), int(command_card(option))
    if kind == Command.PASS:
        return Parts()
    if kind in (Command.DIGIVOLVE, Command.LINK):
        stack = sl.STACK + int(command_stack(option))
        return Parts(cost=int(command_cost(option)), first=card, second=stack)
    if kind == Command.ATTACK:
        return Parts(
            first=sl.STACK + int(attack_stack(option)),
            second=int(attack_thing(option)) or THE_PLAYER,
        )
    if kind == Command.PLAY:
        return Parts(cost=play_cost(game, card), first=card)
    if kind == Command.USE:
        return Parts(cost=int(use_cost(game.state, card, game.player)), first=card)
    return Parts(number=int(command_number(option)) + 1, first=card)


def _counter(option: int) -> Parts:
    kind, card = command_kind(option), int(command_card(option))
    if kind == CounterCommand.BLAST:
        return Parts(first=card, second=sl.STACK + int(command_stack(option)))
    # Its effects are counted from 1 already.
    return Parts(int(command_number(option)) + (kind == CounterCommand.BLAST_DNA), first=card)


def _number(game: DigimonGame, option: int) -> Parts:
    return Parts(number=option)


def _thing(game: DigimonGame, option: int) -> Parts:
    return Parts(first=option)


def _stack_or_none(game: DigimonGame, option: int) -> Parts:
    return Parts(first=option or NOTHING)


def _target(game: DigimonGame, option: int) -> Parts:
    return Parts(first=option or THE_PLAYER)


def _card_or_skip(game: DigimonGame, option: int) -> Parts:
    return Parts(first=NOTHING if option == SKIP else option)


def _effect_of_card(word: int, second: int = NOTHING) -> Parts:
    return Parts(int(effect_of(word)) + 1, first=int(card_of(word)), second=second)


def _pending(game: DigimonGame, option: int) -> Parts:
    base = sl.PENDING_ENTRY + option * sl.PENDING_SIZE
    data = game.state.data
    return Parts(int(data[base + sl.PENDING_EFFECT]) + 1, first=int(data[base + sl.PENDING_CARD]))


def _leave(game: DigimonGame, option: int) -> Parts:
    if not option:
        return Parts()
    return _effect_of_card(int(prevention_effect(option)), int(prevention_thing(option)))


def _cost(game: DigimonGame, option: int) -> Parts:
    return _effect_of_card(int(interruption_effect(option))) if option else Parts()


def _run(game: DigimonGame, option: int) -> Parts:
    asks = OPERATIONS[int(game.state.t.ops[step_field(game, RunStep.ROW) * tb.OP_SIZE])].asks()
    if asks == EFFECTS:
        return _effect_of_card(option)
    if asks in (A_CARD, NEXT_TO_GO) or (asks == CARD_OR_STOP and option != STOP):
        return Parts(first=option)
    return Parts(number=0 if asks == CARD_OR_STOP else option)


_PARTS: Final[dict[int, Callable[[DigimonGame, int], Parts]]] = {
    SetupStep.CODE: _number, TurnStep.CODE: _number, SettleStep.CODE: _pending,
    RunStep.CODE: _run, AttackStep.CODE: _stack_or_none, LeaveStep.CODE: _leave,
    CostStep.CODE: _cost, LookStep.CODE: _thing, TargetStep.CODE: _target,
    CheckStep.CODE: _thing, TakeStep.CODE: _thing, MakeStep.CODE: _card_or_skip,
    LinkStep.CODE: _thing, DisposeStep.CODE: _stack_or_none,
}  # fmt: skip
