"""The present decision in readable form: what each option means, by card number.

The engine's options are plain numbers whose meaning depends on the step that
offers them.  This is the one place in the tests that knows these encodings.
"""

from dataclasses import dataclass

from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import (
    A_CARD,
    BULLETS,
    NUMBERS,
    OPERATIONS,
    PLACES,
    THROWS,
    WAYS,
    YES_OR_NO,
)  # fmt: skip
from engine.yugioh.position.arrivals import spot_position, spot_zone
from engine.yugioh.position.commands import (
    Command,
    answer_effect,
    command_card,
    command_kind,
    command_number,
    way_card,
)  # fmt: skip
from engine.yugioh.position.slots import PENDING
from engine.yugioh.position.steps import (
    ADDITIONAL,
    BulletStep,
    HandLimitStep,
    KeepStep,
    NormalStep,
    OpenStep,
    PendulumStep,
    ProcedureStep,
    RunStep,
    SummonStep,
    TriggersStep,
    WindowStep,
    top,
)  # fmt: skip
from engine.yugioh.turn.waiting import card_waiting, effect_waiting
from engine.yugioh.vocabulary import MONSTER

COMMANDS = {
    Command.SUMMON: "summon",
    Command.SET_MONSTER: "set",
    Command.SET: "set",
    Command.POSITION: "turn",
    Command.PROCEDURE: "special",
    Command.ACTIVATE: "activate",
    Command.PENDULUM: "pendulum",
    Command.END: "end",
}


@dataclass(frozen=True)
class Option:
    """One option: its number for `take`, and what it means.

    `word` is the command in an open state, "chain" or "pass" where a trigger or an answer is
    asked for, "yes" or "no", "bullet", "zone", or "cards".  `number` is the effect (among those
    of its card), the bullet, or the zone; `position` goes with a zone.
    """

    take: int
    word: str
    cards: tuple[int, ...] = ()
    number: int = -1
    position: int = 0


@dataclass(frozen=True)
class Decision:
    """`kind` is open, cards, trigger, window, bullet, zone, optional, chance, or over."""

    kind: str
    options: tuple[Option, ...] = ()


def read(game: YugiohGame) -> Decision:
    """Work until a choice and say what can be chosen."""
    if not game.advance():
        return Decision("over")
    state = game.state
    options = game.options()
    at = int(top(state))
    step = int(state.data[at])
    if step == OpenStep.CODE:
        return Decision("open", tuple(_command(game, option) for option in options))
    if step == TriggersStep.CODE:
        return Decision("trigger", tuple(_trigger(game, option) for option in options))
    if step == WindowStep.CODE:
        return Decision("window", tuple(_answer(game, option) for option in options))
    if step == BulletStep.CODE:
        return Decision("bullet", _numbers("bullet", options))
    if step == SummonStep.CODE:
        return Decision("zone", tuple(_spot(option) for option in options))
    if step in (NormalStep.CODE, ProcedureStep.CODE, PendulumStep.CODE, HandLimitStep.CODE):
        return Decision("cards", _sets(game, options))
    if step == KeepStep.CODE:
        return Decision("cards", _single(options))
    assert step == RunStep.CODE, f"no step {step}"
    return _row(game, at, options)


def _spot(option: int) -> Option:
    zone, position = int(spot_zone(option)), int(spot_position(option))
    return Option(option, "zone", number=zone, position=position)


def _row(game: YugiohGame, at: int, options: list[int]) -> Decision:
    state = game.state
    row = int(state.data[at + RunStep.ROW]) * tb.OP_SIZE
    operation = OPERATIONS[int(state.t.ops[row])]
    asks = operation.asks(state, row, state.data[at + RunStep.STAGE])
    if asks == YES_OR_NO:
        return Decision("optional", tuple(Option(o, "yes" if o else "no") for o in options))
    if asks == BULLETS:
        return Decision("bullet", _numbers("bullet", options))
    if asks == THROWS:
        return Decision("chance", _numbers("roll", options))
    if asks in (NUMBERS, PLACES):
        return Decision("number", _numbers("number", options))
    if asks == WAYS:
        return Decision("cards", tuple(Option(o, "cards", (int(way_card(o)),)) for o in options))
    if game.is_chance():
        return Decision("chance", _single(options))
    return Decision("cards", _single(options) if asks == A_CARD else _sets(game, options))


def effect_number(game: YugiohGame, effect: int) -> int:
    """The number of an effect among those of its card."""
    return int(game.state.t.effects[effect * tb.EFFECT_SIZE + tb.E_INDEX])


def _command(game: YugiohGame, option: int) -> Option:
    word = COMMANDS[int(command_kind(option))]
    if word in ("end", "pendulum"):
        return Option(option, word)
    if word == "summon" and command_number(option) == ADDITIONAL:
        word = "summon in addition"
    card = int(command_card(option))
    if command_kind(option) == Command.SET and monster(game, card):
        word = "set as a Spell"
    number = -1
    if word == "activate":
        number = effect_number(game, int(command_number(option)))
    return Option(option, word, (card,), number)


def monster(game: YugiohGame, card: int) -> bool:
    """Whether a card is a Monster Card."""
    return bool(game.state.t.type[game.state.definition[card]] & MONSTER)


def _trigger(game: YugiohGame, option: int) -> Option:
    if not option:
        return Option(option, "pass")
    assert option <= game.state.data[PENDING]
    effect, card = effect_waiting(game.state, option), card_waiting(game.state, option)
    return Option(option, "chain", (int(card),), effect_number(game, int(effect)))


def _answer(game: YugiohGame, option: int) -> Option:
    if not option:
        return Option(option, "pass")
    effect, card = int(answer_effect(option)), int(command_card(option))
    return Option(option, "chain", (card,), effect_number(game, effect))


def _numbers(word: str, options: list[int]) -> tuple[Option, ...]:
    return tuple(Option(option, word, number=option) for option in options)


def _single(options: list[int]) -> tuple[Option, ...]:
    return tuple(Option(option, "cards", (option,)) for option in options)


def _sets(game: YugiohGame, options: list[int]) -> tuple[Option, ...]:
    candidates = [int(game.state.candidates[index]) for index in range(int(game.state.found))]
    return tuple(
        Option(o, "cards", tuple(c for index, c in enumerate(candidates) if o >> index & 1))
        for o in options
    )
