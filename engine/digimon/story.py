"""Own turns told the way players write them: every action, what it brought, the memory after it.

Turn 2 (memory 3)
  4. Move Greymon to the battle area.                            memory 3
  5. Digivolve Greymon into MetalGreymon for 3; draw Biyomon.    memory 0
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from engine.digimon import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.describe import HATCH_WORDS, option_words, step_kind, thing_name
from engine.digimon.game import DigimonGame
from engine.digimon.modifiers import dp
from engine.digimon.play import step
from engine.digimon.steps import S_TURN
from engine.digimon.turn import breeding_stack

_WIDTH = 20  # of a stack in the picture


@dataclass(frozen=True)
class Action:
    """One action: of which own turn, in words, the choices made on the way, the memory after it."""

    turn: int
    text: str
    choices: tuple[str, ...]
    memory: int


@dataclass(frozen=True)
class Turn:
    """One own turn: its number among all turns, the memory it began with, its actions."""

    number: int
    memory: int
    actions: tuple[Action, ...]


def story(game: DigimonGame, options: Sequence[int]) -> list[Turn]:
    """The turns of player 0 from where the game is, as the options that were taken.

    The game is left at their end.  Raises ValueError where an option is not legal.
    """
    turns: list[tuple[int, int, list[Action]]] = []
    words: list[str] = []
    hand: list[int] = []
    number = memory = 0

    def finish() -> None:
        if words:
            text = words[0] + _hatched(game, words[0]) + _brought(game, hand)
            after = game.memory if game.player == 0 else -game.memory
            turns[-1][2].append(Action(number, text, tuple(words[1:]), after))
            words.clear()

    for option in options:
        if not game.advance() or option not in game.options():
            raise ValueError(f"option {option} is not legal there")
        if game.is_open() or step_kind(game) == S_TURN:
            finish()
            if not turns or game.turn != number:
                number, memory = game.turn, game.memory
                turns.append((number, memory, []))
            hand = game.pile(0, sl.P_HAND)
        words.append(option_words(game, option))
        game.take(option)
        if _own_turn_goes_on(game):
            continue
        finish()
        game.advance()
    finish()
    return [Turn(number, memory, tuple(actions)) for number, memory, actions in turns]


def _hatched(game: DigimonGame, words: str) -> str:
    """The Digi-Egg that was hatched."""
    stack = int(breeding_stack(game.state, 0))
    if words != HATCH_WORDS or stack < 0:
        return ""
    return f": {thing_name(game, sl.STACK + stack)}"


def _own_turn_goes_on(game: DigimonGame) -> bool:
    """Work until the next decision or the end of player 0's turn, and no further."""
    state = game.state
    while not game.is_over() and game.player == 0:
        count = step(state)
        if count > 1 or game.is_open():
            return True
        if count == 1:
            game.take(game.option(0))
    return False


def _brought(game: DigimonGame, before: Sequence[int]) -> str:
    """The cards that came to the hand."""
    new = [game.name_of(card) for card in game.pile(0, sl.P_HAND) if card not in before]
    return f"; to the hand: {', '.join(new)}" if new else ""


def in_play(game: DigimonGame) -> dict[str, Any]:
    """Player 0's field as plain data, the same for equal fields.

    `battle` and `breeding` are lists of cards, each with `number`, `name`, `category`, `level` (0
    for none), and the cards `under` it, top to bottom, and `links`, both with `number` and `name`.
    """
    state = game.state
    areas: dict[str, list[dict[str, Any]]] = {"battle": [], "breeding": []}
    for stack in range(sl.HALF):
        if not state.data[sl.TOP + stack]:
            continue
        top = int(state.data[sl.TOP + stack]) - 1
        card = game.cards[int(state.definition[top])]
        area = "battle" if int(state.data[sl.WHERE + stack]) == v.BATTLE else "breeding"
        areas[area].append(
            {
                "number": card.number,
                "name": card.name,
                "category": v.KIND_NAMES[card.category],
                "level": card.level,
                "under": _below(game, int(state.data[sl.BELOW + top])),
                "links": _below(game, int(state.data[sl.LINKS + stack])),
            }
        )
    for cards in areas.values():
        cards.sort(key=lambda card: (-int(card["level"]), str(card)))
    return areas


def _below(game: DigimonGame, at: int) -> list[dict[str, str]]:
    """The cards of a stack from this one (+ 1) down."""
    cards = []
    while at:
        cards.append({"number": game.number_of(at - 1), "name": game.name_of(at - 1)})
        at = int(game.state.data[sl.BELOW + at - 1])
    return cards


def board_number(board: dict[str, Any]) -> int:
    """A number of 62 bits for what is in play: the same for the same cards in any deck."""
    return int.from_bytes(blake2b(str(board).encode(), digest_size=8).digest()) >> 2


def board_words(board: dict[str, Any]) -> str:
    """What is in play in one line: `WarGreymon (MetalGreymon, Greymon); breeding: Agumon`."""
    parts = []
    for area, opening in (("battle", ""), ("breeding", "breeding: ")):
        for card in board[area]:
            under = ", ".join(one["name"] for one in (*card["under"], *card["links"]))
            parts.append(opening + card["name"] + (f" ({under})" if under else ""))
    return "; ".join(parts) or "nothing in play"


def picture(game: DigimonGame) -> str:
    """Player 0's field: each stack with its digivolution cards, top card first."""
    lines: list[str] = []
    for area, title in ((v.BATTLE, "Battle area"), (v.BREEDING, "Breeding area")):
        boxes = [
            _box(game, stack)
            for stack in range(sl.HALF)
            if game.state.data[sl.TOP + stack] and int(game.state.data[sl.WHERE + stack]) == area
        ]
        if boxes:
            lines.append(f"{title}:")
            for row in zip_longest(*boxes, fillvalue=" " * (_WIDTH + 2)):
                lines.append("  " + " ".join(row).rstrip())
    return "\n".join(lines) or "Nothing in play."


def _box(game: DigimonGame, stack: int) -> list[str]:
    """One stack as a column of lines."""
    data = game.state.data
    top = int(data[sl.TOP + stack]) - 1
    definition = int(game.state.definition[top])
    facts = []
    if level := int(game.state.t.level[definition]):
        facts.append(f"Lv.{level}")
    if int(data[sl.WHERE + stack]) == v.BATTLE and int(game.state.t.dp[definition]) >= 0:
        facts.append(f"{int(dp(game.state, stack))} DP")
    if int(data[sl.SUSPENDED + stack]):
        facts.append("suspended")
    inside = [*wrap(thing_name(game, sl.STACK + stack), _WIDTH), " ".join(facts)]
    lines = [f"┌{'─' * _WIDTH}┐", *(f"│{text:<{_WIDTH}}│" for text in inside if text)]
    at = int(data[sl.BELOW + top])
    if at:
        lines.append(f"├{'─' * _WIDTH}┤")
    while at:
        lines += [f"│{text:<{_WIDTH}}│" for text in wrap(game.name_of(at - 1), _WIDTH)]
        at = int(data[sl.BELOW + at - 1])
    return [*lines, f"└{'─' * _WIDTH}┘"]
