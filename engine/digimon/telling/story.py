"""A line told the way players write turns: every action, what came of it, the memory after it.

Turn 3 (memory 3): to the hand: Greymon
  4. Move Greymon to the battle area  (memory 3)
  5. Digivolve Greymon into MetalGreymon for 3; to the hand: Biyomon  (memory 0)
     Greymon: gain 1 memory

An action is a command of the main phase, or a choice of the set-up or the breeding phase, with all
that follows until the next one.  `engine/digimon/telling/watch` sees what happens.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from textwrap import wrap
from typing import Any

from engine.digimon.position import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.telling.describe import option_words, step_kind
from engine.digimon.game import DigimonGame
from engine.digimon.telling.picture import picture
from engine.digimon.position.steps import SettleStep
from engine.digimon.telling.watch import HATCHED, Told, Watcher


@dataclass(frozen=True)
class Action:
    """One action: its turn, in words, the choices made on the way, the memory after it.

    The memory is that of the turn's player, below 0 on the other side.  `effects` are those that
    activated, each with its card.
    """

    turn: int
    text: str
    choices: tuple[str, ...]
    memory: int
    effects: tuple[str, ...] = ()


@dataclass(frozen=True)
class Turn:
    """One turn: its number, the memory it began with, its actions; whose, what its start brought.

    Turn 0 is the set-up.
    """

    number: int
    memory: int
    actions: tuple[Action, ...]
    player: int = 0
    start: str = ""


def story(game: DigimonGame, options: Sequence[int], viewer: int | None = None) -> list[Turn]:
    """The turns from where the game is, as the options that were taken.

    Cards that come to a hand are named if it is that of `viewer`, or for None of the player whose
    turn it is.  The game is left at their end.  Raises ValueError where an option is not legal.
    """
    teller = _Teller(game, viewer)
    for option in options:
        teller.take(option)
    return teller.turns()


def memory_words(memory: int) -> str:
    """The memory after an action."""
    return str(memory) if memory >= 0 else f"{-memory} theirs"


def tell(turns: Sequence[Turn], first: int = 0, width: int = 0, players: bool = False) -> str:
    """The turns as lines, actions numbered through; without the actions before `first`.

    With a `width` longer lines are wrapped; with `players` it is said whose turns they are.
    """
    lines: list[str] = []
    number = 0
    for turn in turns:
        for index, action in enumerate(turn.actions):
            number += 1
            if number <= first:
                continue
            if index == 0 or number == first + 1:
                start = f": {turn.start}" if turn.start and index == 0 else ""
                lines += _wrapped("", _heading(turn, players) + start, width)
            chosen = f" [{'; '.join(action.choices)}]" if action.choices else ""
            text = f"{action.text}{chosen}  (memory {memory_words(action.memory)})"
            lines += _wrapped(f"{number:>4}. ", text, width)
            for effect in action.effects:
                lines += _wrapped(" " * 6, effect, width)
    return "".join(f"{line}\n" for line in lines)


def _heading(turn: Turn, players: bool) -> str:
    if turn.number == 0:
        return "Set-up"
    whose = f", player {turn.player + 1}" if players else ""
    return f"Turn {turn.number}{whose} (memory {turn.memory})"


def _wrapped(margin: str, text: str, width: int) -> list[str]:
    inner = " " * (len(margin) + 2)
    wide = width or len(margin) + len(text) + 1
    return wrap(text, wide, initial_indent=margin, subsequent_indent=inner, break_on_hyphens=False)


class _Teller:
    """Takes options and writes down what they do."""

    def __init__(self, game: DigimonGame, viewer: int | None) -> None:
        self.game = game
        self.watcher = Watcher(game, viewer)
        self._done: list[Turn] = []
        self._actions: list[Action] = []
        self._words: list[str] = []
        self._ended: tuple[Told, int] | None = None  # what the action was, all told
        self._turn = -1
        self.watcher.go_on()
        self._start = self.watcher.told().moves

    def take(self, option: int) -> None:
        """Take an option and go on to the next decision."""
        game, watcher = self.game, self.watcher
        if not game.advance() or option not in game.options():
            raise ValueError(f"option {option} is not legal there")
        if game.is_command() or not self._words:
            self._finish()
            if game.turn != self._turn:
                self._begin()
            watcher.command(option)
        if not self._words or step_kind(game) != SettleStep.CODE:
            # Which pending effect is next shows in the order of what they do.
            self._words.append(option_words(game, option))
        if not watcher.take(option):
            # The turn is over, and with it the action; what comes then belongs to the next turn.
            self._end()
            watcher.go_on()
        if self._ended:
            brought = watcher.told().moves
            self._start += ("; " if brought and self._start else "") + brought

    def turns(self) -> list[Turn]:
        """All turns so far."""
        self._finish()
        self._close()
        return self._done

    def _begin(self) -> None:
        self._close()
        game = self.game
        self._turn = game.turn
        self._done.append(Turn(game.turn, game.memory, (), game.player, self._start))
        self._start = ""

    def _close(self) -> None:
        """The turn is complete."""
        if self._actions:
            self._done[-1] = replace(self._done[-1], actions=tuple(self._actions))
            self._actions = []

    def _end(self) -> None:
        """All that belongs to the action has happened."""
        if self._ended is None:
            game = self.game
            memory = game.memory if game.player == self._done[-1].player else -game.memory
            self._ended = self.watcher.told(), memory

    def _finish(self) -> None:
        """Write the action down."""
        if not self._words:
            return
        self._end()
        assert self._ended is not None
        told, memory = self._ended
        brought = told.moves
        first, *words = self._words
        # That an effect is used is told by the effect, and only if it did something.
        choices = tuple(word for word in words if word not in told.began)
        effects = tuple(text for text in told.effects if text not in first)
        # What was hatched stands right behind the command.
        hatched = brought.removeprefix(f"{HATCHED}: ")
        joint = "; " if hatched == brought else ": "
        text = f"{first}{joint}{hatched}" if brought else first
        self._actions.append(Action(self._turn, text, choices, memory, effects))
        self._words, self._ended = [], None


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
        card = game.cards[int(game.state.definition[at - 1])]
        cards.append({"number": card.number, "name": card.name})
        at = int(game.state.data[sl.BELOW + at - 1])
    return cards


def board_number(board: dict[str, Any]) -> int:
    """A number of 62 bits for what is in play: the same for the same cards in any deck."""
    return int.from_bytes(blake2b(str(board).encode(), digest_size=8).digest()) // 4


def board_words(board: dict[str, Any], names: Mapping[str, str]) -> str:
    """What is in play in one line: `MetalGreymon (Greymon, Agumon); 2x Tai; breeding: Koromon`.

    `names` is what cards are called, by number.
    """
    parts: list[str] = []
    for area, opening in (("battle", ""), ("breeding", "breeding: ")):
        for card in board[area]:
            under = ", ".join(names[one["number"]] for one in (*card["under"], *card["links"]))
            parts.append(opening + names[card["number"]] + (f" ({under})" if under else ""))
    counted = {part: parts.count(part) for part in parts}
    texts = [f"{count}x {part}" if count > 1 else part for part, count in counted.items()]
    return "; ".join(texts) or "nothing in play"


__all__ = [
    "Action", "Turn", "board_number", "board_words", "in_play", "memory_words", "picture", "story",
    "tell",
]  # fmt: skip
