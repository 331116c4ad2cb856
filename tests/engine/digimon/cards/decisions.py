"""The present decision as texts: what each option means, by card number.

    play ST1-03                        digivolve ST1-07 onto ST1-03 for 2
    use ST1-16                         ST1-07 attacks player, ST1-07 attacks ST2-03
    activate P-035, delay P-035        pass
    ST1-03, stop, yes, no, option 1    resolve ST1-09
    block ST1-06, no block             counter ST1-06, blast BT14-037 onto ST3-05, no counter
    keep ST1-07 by BT9-012, let go     hatch, move, nothing
    use BT11-091 (before a cost is paid), pay
    link BT21-009 to BT21-018 for 1    trash link BT21-009
    make BT21-018 (App Fusion and the like), blast dna EX6-011
    arts BT26-080 onto ST1-11, no arts

The engine's options are plain numbers whose meaning depends on the step that offers them. Texts
that would be alike are numbered.
"""

from collections import Counter

from engine.digimon.effects.operations.choices import STOP
from engine.digimon.game import DigimonGame
from engine.digimon.instructions import tables as tb
from engine.digimon.operation import ALTERNATIVES, COSTS, NUMBERS, OPERATIONS, TO_USE
from engine.digimon.position.card_effects import (
    card_of,
    interruption_effect,
    prevention_effect,
    prevention_thing,
)
from engine.digimon.position.commands import (
    Command,
    CounterCommand,
    attack_stack,
    attack_thing,
    command_card,
    command_cost,
    command_kind,
    command_stack,
)
from engine.digimon.position.slots import (
    A_STAGE,
    PENDING_CARD,
    PENDING_ENTRY,
    PENDING_SIZE,
    STACK,
    TOP,
)
from engine.digimon.position.steps import (
    AttackStep,
    CheckStep,
    CostStep,
    DisposeStep,
    LeaveStep,
    LinkStep,
    LookStep,
    MakeStep,
    RunStep,
    SettleStep,
    SetupStep,
    TakeStep,
    TargetStep,
    TurnStep,
    top,
)
from engine.digimon.turn import attack
from engine.digimon.turn import phases as turn


def texts(game: DigimonGame) -> list[str]:
    """The options of the present decision, in order."""
    plain = [_text(game, option) for option in game.options()]
    count = Counter(plain)
    seen: Counter[str] = Counter()
    named = []
    for text in plain:
        seen[text] += 1
        named.append(f"{text} #{seen[text]}" if count[text] > 1 else text)
    return named


def thing_name(game: DigimonGame, thing: int) -> str:
    """The card number of a card, or of the top card of STACK + a stack."""
    card = int(game.state.data[TOP + thing - STACK]) - 1 if thing >= STACK else thing
    return game.number_of(card)


def _text(game: DigimonGame, option: int) -> str:
    data = game.state.data
    if game.is_open():
        return _command(game, option)
    step = int(top(game.state))
    what = int(data[step])
    if what == SetupStep.CODE:
        return "keep" if option == turn.KEEP else "redraw"
    if what == TurnStep.CODE:
        if int(data[step + TurnStep.STAGE]) == turn.HATCHING:
            return game.number_of(option)
        return {turn.NOTHING: "nothing", turn.HATCH: "hatch", turn.MOVE: "move"}[option]
    if what == SettleStep.CODE:
        base = PENDING_ENTRY + option * PENDING_SIZE
        return f"resolve {game.number_of(int(data[base + PENDING_CARD]))}"
    if what == RunStep.CODE:
        return _inside_an_effect(game, step, option)
    if what == AttackStep.CODE:
        return _in_an_attack(game, option)
    if what == LeaveStep.CODE:
        if option == 0:
            return "let go"
        saver = game.number_of(int(card_of(prevention_effect(option))))
        return f"keep {thing_name(game, int(prevention_thing(option)))} by {saver}"
    if what == CostStep.CODE:
        saver = game.number_of(int(card_of(interruption_effect(option))))
        return f"use {saver}" if option else "pay"
    if what == TargetStep.CODE:
        return f"attack {_target(game, option)}"
    if what in (TakeStep.CODE, CheckStep.CODE, LookStep.CODE):
        return game.number_of(option)
    if what == MakeStep.CODE:
        return thing_name(game, option)
    if what == LinkStep.CODE:
        return f"trash link {game.number_of(option)}"
    if what == DisposeStep.CODE:
        card = game.number_of(int(data[step + DisposeStep.CARD]))
        return f"arts {card} onto {thing_name(game, option)}" if option else "no arts"
    raise AssertionError(f"nobody knows the options of step {what}")


def _command(game: DigimonGame, option: int) -> str:
    kind, card = int(command_kind(option)), int(command_card(option))
    if kind == Command.PASS:
        return "pass"
    if kind == Command.ATTACK:
        attacker = thing_name(game, STACK + int(attack_stack(option)))
        return f"{attacker} attacks {_target(game, int(attack_thing(option)))}"
    if kind == Command.DIGIVOLVE:
        onto = thing_name(game, STACK + int(command_stack(option)))
        return f"digivolve {game.number_of(card)} onto {onto} for {int(command_cost(option))}"
    if kind == Command.LINK:
        onto = thing_name(game, STACK + int(command_stack(option)))
        return f"link {game.number_of(card)} to {onto} for {int(command_cost(option))}"
    verb = {
        Command.PLAY: "play",
        Command.SPECIAL: "make",
        Command.USE: "use",
        Command.ACTIVATE: "activate",
        Command.DELAY: "delay",
    }
    return f"{verb[kind]} {game.number_of(card)}"


def _target(game: DigimonGame, thing: int) -> str:
    return thing_name(game, thing) if thing else "player"


def _inside_an_effect(game: DigimonGame, step: int, option: int) -> str:
    code = int(game.state.t.ops[int(game.state.data[step + RunStep.ROW]) * tb.OP_SIZE])
    asks = OPERATIONS[code].asks()
    if asks == TO_USE:
        return "yes" if option else "no"
    if asks == ALTERNATIVES:
        return f"option {option + 1}"
    if asks == NUMBERS:
        return f"trash {option}"
    if asks == COSTS:
        return f"for {option}"
    return "stop" if option == STOP else thing_name(game, option)


def _in_an_attack(game: DigimonGame, option: int) -> str:
    if int(game.state.data[A_STAGE]) == attack.COUNTER:
        if option == 0:
            return "no counter"
        kind, card = command_kind(option), game.number_of(int(command_card(option)))
        if kind == CounterCommand.BLAST_DNA:
            return f"blast dna {card}"
        if kind == CounterCommand.ACTIVATE:
            return f"counter {card}"
        return f"blast {card} onto {thing_name(game, STACK + int(command_stack(option)))}"
    return f"block {thing_name(game, option)}" if option else "no block"
