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

The engine's options are plain numbers whose meaning depends on the step that offers them. This is
the one place in the tests that knows these encodings. Texts that would be alike are numbered.
"""

from collections import Counter

from engine.digimon.effects.operations.choices import STOP
from engine.digimon.game import DigimonGame
from engine.digimon.instructions import tables as tb
from engine.digimon.operation import ALTERNATIVES, COSTS, NUMBERS, OPERATIONS, TO_USE
from engine.digimon.position.slots import A_STAGE, PENDING_ENTRY, PENDING_SIZE, STACK, TOP
from engine.digimon.position.steps import (
    S_ATTACK,
    S_CHECK,
    S_COST,
    S_DISPOSE,
    S_LEAVE,
    S_LINK,
    S_LOOK,
    S_MAKE,
    S_RUN,
    S_SETTLE,
    S_SETUP,
    S_TAKE,
    S_TARGET,
    S_TURN,
    top,
)  # fmt: skip
from engine.digimon.turn import attack, counter
from engine.digimon.turn import commands as co
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
    if what == S_SETUP:
        return "keep" if option == turn.KEEP else "redraw"
    if what == S_TURN:
        if int(data[step + 1]) == turn.HATCHING:
            return game.number_of(option)
        return {turn.NOTHING: "nothing", turn.HATCH: "hatch", turn.MOVE: "move"}[option]
    if what == S_SETTLE:
        return f"resolve {game.number_of(int(data[PENDING_ENTRY + option * PENDING_SIZE + 1]))}"
    if what == S_RUN:
        return _inside_an_effect(game, step, option)
    if what == S_ATTACK:
        return _in_an_attack(game, option)
    if what == S_LEAVE:
        if option == 0:
            return "let go"
        saver = game.number_of(option >> 10 & 0x3FF)
        return f"keep {thing_name(game, option & 0x3FF)} by {saver}"
    if what == S_COST:
        return f"use {game.number_of(option >> 1 & 0x3FF)}" if option else "pay"
    if what == S_TARGET:
        return f"attack {_target(game, option)}"
    if what in (S_TAKE, S_CHECK, S_LOOK):
        return game.number_of(option)
    if what == S_MAKE:
        return thing_name(game, option)
    if what == S_LINK:
        return f"trash link {game.number_of(option)}"
    if what == S_DISPOSE:
        card = game.number_of(int(data[step + 1]))
        return f"arts {card} onto {thing_name(game, option)}" if option else "no arts"
    raise AssertionError(f"nobody knows the options of step {what}")


def _command(game: DigimonGame, option: int) -> str:
    kind, card = option // co.KIND, option & 0xFF
    if kind == co.C_PASS:
        return "pass"
    if kind == co.C_ATTACK:
        attacker = thing_name(game, STACK + (option >> 12 & 0xFFF))
        return f"{attacker} attacks {_target(game, option & 0xFFF)}"
    if kind == co.C_DIGIVOLVE:
        onto = thing_name(game, STACK + (option >> 8 & 0xFF))
        return f"digivolve {game.number_of(card)} onto {onto} for {option >> 16 & 0xFF}"
    if kind == co.C_LINK:
        onto = thing_name(game, STACK + (option >> 8 & 0xFF))
        return f"link {game.number_of(card)} to {onto} for {option >> 16 & 0xFF}"
    verb = {
        co.C_PLAY: "play",
        co.C_SPECIAL: "make",
        co.C_USE: "use",
        co.C_ACTIVATE: "activate",
        co.C_DELAY: "delay",
    }
    return f"{verb[kind]} {game.number_of(card)}"


def _target(game: DigimonGame, thing: int) -> str:
    return thing_name(game, thing) if thing else "player"


def _inside_an_effect(game: DigimonGame, step: int, option: int) -> str:
    code = int(game.state.t.ops[int(game.state.data[step + 2]) * tb.OP_SIZE])
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
        card = game.number_of(option & 0xFF)
        if option >= counter.BLAST_DNA:
            return f"blast dna {card}"
        if option < counter.BLAST:
            return f"counter {card}"
        return f"blast {card} onto {thing_name(game, STACK + (option - counter.BLAST >> 8))}"
    return f"block {thing_name(game, option)}" if option else "no block"
