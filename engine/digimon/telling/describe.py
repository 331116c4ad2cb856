"""The words in which players speak of a Digimon position and of what can be done in it.

Works on the text that the effect language gives of itself, so a new word of the language is shown
without a change here.
"""

from typing import Final

from engine.digimon.turn import commands as co
from engine.digimon.position import slots as sl
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
from engine.digimon.turn.counter import BLAST, BLAST_DNA
from engine.digimon.rules.digivolving import cost_after, reduction
from engine.digimon.game import DigimonGame
from engine.digimon.effects.operations.activations import card_of, effect_of
from engine.digimon.effects.operations.joints import IN_VAIN
from engine.digimon.rules.special_ways import SKIP
from engine.digimon.position.steps import (
    S_ATTACK, S_CHECK, S_COST, S_DISPOSE, S_LEAVE, S_LINK, S_LOOK, S_MAKE, S_RUN, S_SETTLE,
    S_SETUP, S_TAKE, S_TARGET, S_TURN,
)  # fmt: skip
from engine.digimon.rules.options import use_cost
from engine.digimon.language.operations import OneOf
from engine.effects import say, walk


HATCH_WORDS: Final = "Hatch a Digi-Egg"


def thing_name(game: DigimonGame, thing: int) -> str:
    """The name of a card, or of the Digimon or Tamer that a stack is."""
    if thing >= sl.STACK:
        return game.name_of(int(game.state.data[sl.TOP + thing - sl.STACK]) - 1)
    return game.name_of(thing)


def effect_words(game: DigimonGame, effect: int) -> str:
    """What an effect does."""
    return say(game.compiler.effect_nodes[effect].do)


def step_kind(game: DigimonGame) -> int:
    """The kind of the step that offers the present decision."""
    data = game.state.data
    return int(data[sl.AGENDA + (int(data[sl.DEPTH]) - 1) * sl.STEP_SIZE])


def option_words(game: DigimonGame, option: int) -> str:
    """An option of the present decision in words."""
    if game.is_open():
        return _command(game, option)
    kind = step_kind(game)
    if game.is_chance():
        return game.name_of(option)
    words = {
        S_SETUP: _setup, S_TURN: _breeding, S_SETTLE: _pending, S_RUN: _run, S_ATTACK: _attack,
        S_LEAVE: _leave, S_COST: _cost, S_LOOK: _name, S_TARGET: _target, S_CHECK: _name,
        S_TAKE: _name, S_MAKE: _make, S_LINK: _give_up, S_DISPOSE: _dispose,
    }[kind]  # fmt: skip
    return words(game, option)


def _command(game: DigimonGame, option: int) -> str:
    data = game.state.data
    kind, card = option // co.KIND, option & 0xFF
    if kind == co.C_PASS:
        return "Pass"
    if kind == co.C_PLAY:
        return f"Play {game.name_of(card)} for {_play_cost(game, card)}"
    if kind == co.C_USE:
        return f"Use {game.name_of(card)} for {int(use_cost(game.state, card, game.player))}"
    if kind == co.C_DIGIVOLVE:
        stack, cost = option >> 8 & 0xFF, option >> 16 & 0xFF
        where = " (breeding area)" if int(data[sl.WHERE + stack]) == v.BREEDING else ""
        name = thing_name(game, sl.STACK + stack)
        return f"Digivolve {name}{where} into {game.name_of(card)} for {cost}"
    if kind == co.C_ATTACK:
        stack, thing = option >> 12 & 0xFFF, option & 0xFFF
        target = thing_name(game, thing) if thing else "the player"
        return f"Attack {target} with {thing_name(game, sl.STACK + stack)}"
    if kind == co.C_SPECIAL:
        ways = {tb.SP_DNA: "DNA digivolve into", tb.SP_BURST: "Burst digivolve into",
                tb.SP_DIGIXROS: "DigiXros", tb.SP_ASSEMBLY: "Assemble",
                tb.SP_DIGISORPTION: "<Digisorption> into",
                tb.SP_APP_FUSION: "App fuse into"}  # fmt: skip
        row = (option >> 8 & 0xFFFF) * tb.SPECIAL_SIZE
        return f"{ways[int(game.state.t.specials[row])]} {game.name_of(card)}"
    if kind == co.C_LINK:
        stack, cost = option >> 8 & 0xFF, option >> 16 & 0xFF
        name = thing_name(game, sl.STACK + stack)
        return f"Link {game.name_of(card)} to {name} for {cost}"
    text = effect_words(game, option >> 8 & 0xFFFF)
    how = "<Delay> of " if kind == co.C_DELAY else ""
    return f"Activate {how}{game.name_of(card)}: {text}"


def _play_cost(game: DigimonGame, card: int) -> int:
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
    effect, card = int(game.state.data[base]), int(game.state.data[base + 1])
    return f"{game.name_of(card)}: {effect_words(game, effect)}"


def _run(game: DigimonGame, option: int) -> str:
    data = game.state.data
    step = sl.AGENDA + (int(data[sl.DEPTH]) - 1) * sl.STEP_SIZE
    row = int(data[step + 2]) * tb.OP_SIZE
    code = int(game.state.t.ops[row])
    head = sl.CONTEXTS + int(data[step + 1]) * sl.CONTEXT_SIZE
    effect = int(data[head + sl.C_EFFECT])
    asks = OPERATIONS[code].asks()
    if asks == TO_USE:
        words = f"{game.name_of(int(data[head + sl.C_CARD]))}: {effect_words(game, effect)}"
        if option == IN_VAIN:
            return f"In vain: {words}"
        return words if option else f"Do not use it ({words})"
    if asks == CARD_OR_STOP:
        return "No more" if option == STOP else thing_name(game, option)
    if asks == NUMBERS:
        return f"{option} card{'s' if option > 1 else ''}"
    if asks == COSTS:
        return f"for {option}"
    if asks == WAYS:
        if not option:
            return "alone"
        xros = int(game.state.t.specials[(option - 1) * tb.SPECIAL_SIZE]) == tb.SP_DIGIXROS
        return "by DigiXros" if xros else "by Assembly"
    if asks == EFFECTS:
        return f"{game.name_of(card_of(option))}: {effect_words(game, effect_of(option))}"
    if asks == ALTERNATIVES:
        return _alternative(game, effect, row, option)
    return game.name_of(option)


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
    return say(offers[before].options[option])


def _attack(game: DigimonGame, option: int) -> str:
    if int(game.state.data[sl.A_STAGE]) == COUNTER:
        if not option:
            return "No counter"
        if option >= BLAST_DNA:
            return f"Blast DNA digivolve into {game.name_of(option & 0xFF)}"
        if option >= BLAST:
            stack = (option - BLAST) >> 8
            name = thing_name(game, sl.STACK + stack)
            return f"Blast digivolve {name} into {game.name_of(option & 0xFF)}"
        return f"Counter with {game.name_of(option & 0xFF)}"
    return f"Block with {thing_name(game, option)}" if option else "Do not block"


def _leave(game: DigimonGame, option: int) -> str:
    if not option:
        return "Let it leave"
    card, effect = option >> 10 & 0x3FF, option >> 20
    return f"{game.name_of(card)}: {effect_words(game, effect)}"


def _cost(game: DigimonGame, option: int) -> str:
    if not option:
        return "Pay the cost"
    card, effect = option >> 1 & 0x3FF, option >> 11
    return f"{game.name_of(card)}: {effect_words(game, effect)}"


def _make(game: DigimonGame, option: int) -> str:
    return "None" if option == SKIP else thing_name(game, option)


def _give_up(game: DigimonGame, option: int) -> str:
    return f"Trash the link card {game.name_of(option)}"


def _dispose(game: DigimonGame, option: int) -> str:
    state = game.state
    card = int(state.data[sl.AGENDA + (int(state.data[sl.DEPTH]) - 1) * sl.STEP_SIZE + 1])
    if not option:
        return f"Trash {game.name_of(card)}"
    return f"Arts digivolve {thing_name(game, option)} into {game.name_of(card)}"


def _target(game: DigimonGame, option: int) -> str:
    return f"Attack {thing_name(game, option) if option else 'the player'}"


def _name(game: DigimonGame, option: int) -> str:
    return game.name_of(option)
