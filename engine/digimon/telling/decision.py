"""What is being decided, and every option of it in words, as the player who decides may see it."""

from collections import Counter

from engine.digimon.position import slots as sl
from engine.digimon.operation import ALTERNATIVES, COSTS, NUMBERS, NEXT_TO_GO, OPERATIONS, TO_USE
from engine.digimon.instructions import tables as tb
from engine.digimon.turn.attack import COUNTER
from engine.digimon.telling.describe import (
    effect_words, option_words, step_field, step_kind, thing_name,
)  # fmt: skip
from engine.digimon.game import DigimonGame
from engine.digimon.position.state import NUMBER
from engine.digimon.position.steps import (
    AttackStep, DisposeStep, LeaveStep, LinkStep, MakeStep, RunStep, SettleStep, SetupStep,
    TargetStep, TurnStep, context,
)  # fmt: skip


def decision(game: DigimonGame) -> str:
    """What is being decided; in a game of two players, by whom."""
    who = "" if game.state.solo else f"Player {game.actor() + 1}: "
    title = _title(game)
    return who + (title if who else title[:1].upper() + title[1:])


def describe_all(game: DigimonGame) -> list[str]:
    """Every option of the present decision, in order; equal ones are numbered."""
    if game.is_over():
        return []
    texts = [option_words(game, option) for option in game.options()]
    count = Counter(texts)
    seen: Counter[str] = Counter()
    named = []
    for text in texts:
        seen[text] += 1
        named.append(f"{text} (copy {seen[text]})" if count[text] > 1 else text)
    return named


def _title(game: DigimonGame) -> str:
    data = game.state.data
    if game.is_open():
        return f"turn {game.turn}, main phase, memory {game.memory}"
    kind = step_kind(game)
    if game.is_chance():
        return "which card it is"
    if kind == SetupStep.CODE:
        return "keep the opening hand, or redraw it once"
    if kind == TurnStep.CODE:
        return f"turn {game.turn}, breeding phase, memory {game.memory}"
    if kind == SettleStep.CODE:
        return "which effect is activated next"
    if kind == AttackStep.CODE:
        attacker = thing_name(game, int(data[sl.A_WHO]) & NUMBER)
        target = int(data[sl.A_TARGET])
        of = thing_name(game, target & NUMBER) if target else "the player"
        timing = "counter" if int(data[sl.A_STAGE]) == COUNTER else "block"
        return f"{timing} timing: {attacker} attacks {of}"
    if kind == LeaveStep.CODE:
        return "an effect in place of leaving"
    if kind == TargetStep.CODE:
        return "what is attacked"
    if kind == MakeStep.CODE:
        card = game.name_of(step_field(game, MakeStep.CARD))
        return f"{card}: card {step_field(game, MakeStep.SLOT) + 1} for it"
    if kind == LinkStep.CODE:
        return "which link card gives way"
    if kind == DisposeStep.CODE:
        card = game.name_of(step_field(game, DisposeStep.CARD))
        return f"Arts Digivolve into {card}, or trash it"
    return _effect(game) if kind == RunStep.CODE else "a card"


def _effect(game: DigimonGame) -> str:
    """A choice that an effect asks for: which card's, what for."""
    data = game.state.data
    code = int(game.state.t.ops[step_field(game, RunStep.ROW) * tb.OP_SIZE])
    head = int(context(step_field(game, RunStep.CONTEXT)))
    card, effect = int(data[head + sl.C_CARD]), int(data[head + sl.C_EFFECT])
    name = game.name_of(card)
    asks = OPERATIONS[code].asks()
    if asks == TO_USE:
        return f"{name}: use its effect, or not"
    words = f" ({effect_words(game, effect)})" if effect >= 0 else ""
    if asks == NEXT_TO_GO:
        return f"{name}: which card goes to the deck next"
    if asks == NUMBERS:
        return f"{name}: how many cards{words}"
    if asks == COSTS:
        return f"{name}: at which cost{words}"
    if asks == ALTERNATIVES:
        return f"{name}: which of its effects"
    return f"{name}: choose a card{words}"
