"""The words in which players speak of a Digimon position and of what can be done in it.

What effects do is worded in `engine.digimon.wording`; here it is found for an effect of a game.
"""

from typing import Final

from engine.digimon.position.card_effects import (
    card_of, effect_of, interruption_effect, prevention_effect,
)  # fmt: skip
from engine.digimon.position.commands import (
    Command, CounterCommand, attack_stack, attack_thing, command_card, command_cost, command_kind,
    command_number, command_stack,
)  # fmt: skip
from engine.digimon.position import slots as sl
from engine.digimon.position.knowledge import sees
from engine.digimon.operation import (
    ALTERNATIVES,
    CARD_OR_STOP,
    COSTS,
    EFFECTS,
    NUMBERS,
    OPERATIONS,
    TO_USE,
    WAYS,
)
from engine.digimon.instructions import tables as tb
from engine.digimon.turn import phases as tu
from engine.digimon import vocabulary as v
from engine.digimon.rules.breeding import breeding_stack
from engine.digimon.turn.attack import COUNTER
from engine.digimon.effects.operations.choices import STOP
from engine.digimon.rules.digivolving import cost_after, reduction
from engine.digimon.game import DigimonGame
from engine.digimon.effects.operations.joints import IN_VAIN
from engine.digimon.rules.special_ways import SKIP
from engine.digimon.position.steps import (
    AttackStep, CheckStep, CostStep, DisposeStep, LeaveStep, LinkStep, LookStep, MakeStep, RunStep,
    SettleStep, SetupStep, TakeStep, TargetStep, TurnStep, context, top,
)  # fmt: skip
from engine.digimon.rules.options import use_cost
from engine.digimon.language.operations import OneOf
from engine.digimon.wording import effect_line, steps_line
from engine.effects import walk


HATCH_WORDS: Final = "Hatch a Digi-Egg"


def thing_name(game: DigimonGame, thing: int) -> str:
    """The name of a card, or of the Digimon or Tamer that a stack is."""
    if thing >= sl.STACK:
        return game.name_of(int(game.state.data[sl.TOP + thing - sl.STACK]) - 1)
    return game.name_of(thing)


def _offered_name(game: DigimonGame, thing: int) -> str:
    """The name of what can be chosen, unless it lies face-down before the player who chooses."""
    if thing < sl.STACK and not sees(game.state, game.actor(), thing):
        return "A face-down card"
    return thing_name(game, thing)


def effect_words(game: DigimonGame, effect: int) -> str:
    """What an effect does."""
    compiler = game.compiler
    return effect_line(compiler.effect_nodes[effect], compiler.effect_cards[effect])


def step_kind(game: DigimonGame) -> int:
    """The kind of the step that offers the present decision."""
    return int(game.state.data[top(game.state)])


def step_field(game: DigimonGame, field: int) -> int:
    """What stands in a field of that step."""
    return int(game.state.data[top(game.state) + field])


def option_words(game: DigimonGame, option: int) -> str:
    """An option of the present decision in words."""
    if game.is_open():
        return _command(game, option)
    kind = step_kind(game)
    if game.is_chance():
        return game.name_of(option)
    words = {
        SetupStep.CODE: _setup, TurnStep.CODE: _breeding, SettleStep.CODE: _pending,
        RunStep.CODE: _run, AttackStep.CODE: _attack, LeaveStep.CODE: _leave, CostStep.CODE: _cost,
        LookStep.CODE: _name, TargetStep.CODE: _target, CheckStep.CODE: _name,
        TakeStep.CODE: _name, MakeStep.CODE: _make, LinkStep.CODE: _give_up,
        DisposeStep.CODE: _dispose,
    }[kind]  # fmt: skip
    return words(game, option)


def _command(game: DigimonGame, option: int) -> str:
    data = game.state.data
    kind, card = command_kind(option), int(command_card(option))
    if kind == Command.PASS:
        return "Pass"
    if kind == Command.PLAY:
        return f"Play {game.name_of(card)} for {play_cost(game, card)}"
    if kind == Command.USE:
        return f"Use {game.name_of(card)} for {int(use_cost(game.state, card, game.player))}"
    if kind == Command.DIGIVOLVE:
        stack, cost = int(command_stack(option)), command_cost(option)
        where = " (breeding area)" if int(data[sl.WHERE + stack]) == v.BREEDING else ""
        name = thing_name(game, sl.STACK + stack)
        return f"Digivolve {name}{where} into {game.name_of(card)} for {cost}"
    if kind == Command.ATTACK:
        stack, thing = int(attack_stack(option)), int(attack_thing(option))
        target = thing_name(game, thing) if thing else "the player"
        return f"Attack {target} with {thing_name(game, sl.STACK + stack)}"
    if kind == Command.SPECIAL:
        ways = {tb.SP_DNA: "DNA digivolve into", tb.SP_BURST: "Burst digivolve into",
                tb.SP_DIGIXROS: "DigiXros", tb.SP_ASSEMBLY: "Assemble",
                tb.SP_DIGISORPTION: "<Digisorption> into",
                tb.SP_APP_FUSION: "App fuse into"}  # fmt: skip
        return f"{ways[_special_kind(game, int(command_number(option)))]} {game.name_of(card)}"
    if kind == Command.LINK:
        stack, cost = int(command_stack(option)), command_cost(option)
        name = thing_name(game, sl.STACK + stack)
        return f"Link {game.name_of(card)} to {name} for {cost}"
    text = effect_words(game, int(command_number(option)))
    how = "<Delay> of " if kind == Command.DELAY else ""
    return f"Activate {how}{game.name_of(card)}: {text}"


def _special_kind(game: DigimonGame, row: int) -> int:
    """Which special way this is (SP_...)."""
    return int(game.state.t.specials[row * tb.SPECIAL_SIZE + tb.SPECIAL_KIND])


def play_cost(game: DigimonGame, card: int) -> int:
    """What playing a card costs now."""
    state = game.state
    less = reduction(state, tb.W_PLAY, card, -1, state.data[sl.PLAYER])
    return int(cost_after(state.t.cost[state.definition[card]], less))


def _setup(game: DigimonGame, option: int) -> str:
    return "Redraw the hand" if option == tu.REDRAW else "Keep the hand"


def _breeding(game: DigimonGame, option: int) -> str:
    if option == tu.HATCH:
        return HATCH_WORDS
    if option == tu.MOVE:
        stack = int(breeding_stack(game.state, game.state.data[sl.PLAYER]))
        return f"Move {thing_name(game, sl.STACK + stack)} to the battle area"
    return "Do nothing in the breeding phase"


def _pending(game: DigimonGame, option: int) -> str:
    base = sl.PENDING_ENTRY + option * sl.PENDING_SIZE
    data = game.state.data
    effect = int(data[base + sl.PENDING_EFFECT])
    return f"{game.name_of(int(data[base + sl.PENDING_CARD]))}: {effect_words(game, effect)}"


def _run(game: DigimonGame, option: int) -> str:
    data = game.state.data
    row = step_field(game, RunStep.ROW) * tb.OP_SIZE
    code = int(game.state.t.ops[row])
    head = int(context(step_field(game, RunStep.CONTEXT)))
    effect = int(data[head + sl.C_EFFECT])
    asks = OPERATIONS[code].asks()
    if asks == TO_USE:
        words = f"{game.name_of(int(data[head + sl.C_CARD]))}: {effect_words(game, effect)}"
        if option == IN_VAIN:
            return f"In vain: {words}"
        return words if option else f"Do not use it ({words})"
    if asks == CARD_OR_STOP:
        return "No more" if option == STOP else _offered_name(game, option)
    if asks == NUMBERS:
        return f"{option} card{'s' if option > 1 else ''}"
    if asks == COSTS:
        return f"for {option}"
    if asks == WAYS:
        if not option:
            return "alone"
        xros = _special_kind(game, option - 1) == tb.SP_DIGIXROS
        return "by DigiXros" if xros else "by Assembly"
    if asks == EFFECTS:
        return _card_effect(game, option)
    if asks == ALTERNATIVES:
        return _alternative(game, effect, row, option)
    return _offered_name(game, option)


def _alternative(game: DigimonGame, effect: int, row: int, option: int) -> str:
    """One of the things an effect offers, of which `row` of its operations asks for one."""
    state = game.state
    first = int(state.t.effects[effect * tb.EFFECT_SIZE + tb.E_DO]) * tb.OP_SIZE
    before = sum(
        OPERATIONS[int(state.t.ops[at])].asks() == ALTERNATIVES
        for at in range(first, row, tb.OP_SIZE)
    )
    # They are compiled in the order in which the text has them.
    offers = [part for part in walk(game.compiler.effect_nodes[effect]) if isinstance(part, OneOf)]
    node, card = game.compiler.effect_nodes[effect], game.compiler.effect_cards[effect]
    return steps_line(offers[before].options[option], node, card)


def _attack(game: DigimonGame, option: int) -> str:
    if int(game.state.data[sl.A_STAGE]) == COUNTER:
        if not option:
            return "No counter"
        kind, card = command_kind(option), game.name_of(int(command_card(option)))
        if kind == CounterCommand.BLAST_DNA:
            return f"Blast DNA digivolve into {card}"
        if kind == CounterCommand.BLAST:
            name = thing_name(game, sl.STACK + int(command_stack(option)))
            return f"Blast digivolve {name} into {card}"
        return f"Counter with {card}"
    return f"Block with {thing_name(game, option)}" if option else "Do not block"


def _leave(game: DigimonGame, option: int) -> str:
    return _card_effect(game, int(prevention_effect(option))) if option else "Let it leave"


def _cost(game: DigimonGame, option: int) -> str:
    return _card_effect(game, int(interruption_effect(option))) if option else "Pay the cost"


def _card_effect(game: DigimonGame, word: int) -> str:
    """An effect of a card, see `position/card_effects`."""
    return f"{game.name_of(int(card_of(word)))}: {effect_words(game, int(effect_of(word)))}"


def _make(game: DigimonGame, option: int) -> str:
    if option == SKIP:
        return "None"
    data = game.state.data
    name = thing_name(game, option)
    if option < sl.STACK and data[sl.AREA + option] == v.UNDER:
        return f"{name} (under {thing_name(game, sl.STACK + int(data[sl.HOST + option]) - 1)})"
    if option < sl.STACK and data[sl.AREA + option] == v.TRASH:
        return f"{name} (trash)"
    return name


def _give_up(game: DigimonGame, option: int) -> str:
    return f"Trash the link card {game.name_of(option)}"


def _dispose(game: DigimonGame, option: int) -> str:
    card = game.name_of(step_field(game, DisposeStep.CARD))
    return f"Arts digivolve {thing_name(game, option)} into {card}" if option else f"Trash {card}"


def _target(game: DigimonGame, option: int) -> str:
    return f"Attack {thing_name(game, option) if option else 'the player'}"


def _name(game: DigimonGame, option: int) -> str:
    return game.name_of(option)
