"""Sees what a line does: which cards go where, and which effects activate, step by step.

Works from positions before and after each step of the agenda alone, so that no rule has to report
anything.  `engine/digimon/telling/story` tells what is seen.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.position.commands import Command, PASS_COMMAND, command_card, command_kind
from engine.digimon.position import slots as sl
from engine.digimon.turn import phases as tu
from engine.digimon import vocabulary as v
from engine.digimon.telling.describe import effect_words, step_kind, thing_name
from engine.digimon.game import DigimonGame
from engine.digimon.turn.agenda import step
from engine.digimon.position.steps import TurnStep

# Where cards come to, and whether which cards they are can be seen there.
_PLACES: Final = {
    v.HAND: ("hand", False), v.TRASH: ("trash", True), v.SECURITY: ("security stack", False),
    v.DECK: ("deck", False), v.EGGS: ("Digi-Egg deck", True),
}  # fmt: skip
_PUBLIC: Final = v.FIELD | v.UNDER | v.LINKED | v.TRASH | v.REVEALED
_NO_COMMAND: Final = -1
_OF_A_CARD: Final = (
    Command.PLAY, Command.DIGIVOLVE, Command.USE, Command.SPECIAL, Command.DELAY, Command.LINK,
)  # fmt: skip
HATCHED: Final = "hatched"


class Told(NamedTuple):
    """What has happened: moves in words, effects that did something, all effects that began.

    Effects stand with their cards.
    """

    moves: str
    effects: tuple[str, ...]
    began: frozenset[str]


@dataclass
class _Effect:
    """An effect that is carried out: the number of its context, and memory when it began."""

    text: str
    context: int
    before: list[int]
    worked: bool = True


class Watcher:
    """Plays on and notes what happens.  Hands are named to `viewer`, or for None to their turn."""

    def __init__(self, game: DigimonGame, viewer: int | None = None) -> None:
        self.game = game
        self.viewer = viewer
        self._card = _NO_COMMAND  # the card that the present command plays
        self._hatches = False
        self._moves: list[tuple[str, str]] = []  # to where, which card
        self._effects: list[_Effect] = []
        self._running: list[_Effect] = []
        self._areas, self._contexts = self._now()
        self._turn = game.turn
        self._came = list(self._areas)  # the last area that was not nowhere

    def command(self, option: int) -> None:
        """A command begins: what it says itself is not told again."""
        self._card = _NO_COMMAND
        if self.game.is_open() and command_kind(option) in _OF_A_CARD:
            self._card = int(command_card(option))
        self._hatches = step_kind(self.game) == TurnStep.CODE and option == tu.HATCH

    def take(self, option: int) -> bool:
        """Take an option and go on; whether a decision of the same turn is next."""
        turn = self.game.turn
        self.game.take(option)
        self._look()
        return self.go_on(turn)

    def go_on(self, turn: int | None = None) -> bool:
        """Work to the next decision or the end; false once the turn is another than `turn`."""
        game = self.game
        while not game.is_over():
            if turn is not None and game.turn != turn:
                return False
            count = step(game.state)
            if game.is_open() and game.state.solo and game.player:
                game.take(PASS_COMMAND)
            elif count > 1 or game.is_open():
                self._look()
                return True
            elif count == 1:
                game.take(game.option(0))
            self._look()
        return True

    def told(self) -> Told:
        """What has happened since this was asked."""
        parts: dict[str, list[str]] = {}
        for place, card in self._moves:
            parts.setdefault(place, []).append(card)
        words = "; ".join(f"{place}: {_listed(cards)}" for place, cards in parts.items())
        effects = tuple(effect.text for effect in self._effects if effect.worked)
        began = frozenset(effect.text for effect in self._effects)
        self._moves, self._effects = [], []
        return Told(words, effects, began)

    # ------------------------------------------------------------------ seeing

    def _now(self) -> tuple[list[int], int]:
        data = self.game.state.data
        count = int(self.game.state.cards)
        return [int(data[sl.AREA + card]) for card in range(count)], int(data[sl.CONTEXTS_USED])

    def _look(self) -> None:
        """Note what the last step has changed."""
        areas, contexts = self._now()
        data = self.game.state.data
        while self._running and self._running[-1].context >= contexts:
            effect = self._running.pop()
            effect.worked = _did_something(effect, data)
        for number in range(self._contexts, contexts):
            base = sl.CONTEXTS + number * sl.CONTEXT_SIZE
            text = int(data[base + sl.C_EFFECT])
            if text >= 0:
                name = self.game.name_of(int(data[base + sl.C_CARD]))
                words = f"{name}: {effect_words(self.game, text)}"
                self._running.append(_Effect(words, number, [int(value) for value in data]))
                self._effects.append(self._running[-1])
        for card, (before, after) in enumerate(zip(self._areas, areas, strict=True)):
            if before != after:
                self._moved(card, before, after)
        self._areas, self._contexts, self._turn = areas, contexts, self.game.turn

    def _moved(self, card: int, before: int, after: int) -> None:
        if after == v.NOWHERE:
            if before == v.SECURITY:
                self._note(card, "security check", True)
            return
        came = self._came[card]
        self._came[card] = after
        if after in _PLACES:
            place, seen = _PLACES[after]
            if came == after or (card == self._card and after == v.TRASH):
                return  # a used Option, or a card put back
            # What comes from where all could see it is known.
            self._note(card, f"to the {place}", seen or bool(came & _PUBLIC))
        elif after == v.REVEALED:
            self._note(card, "revealed", True)
        elif after == v.LINKED:
            if card != self._card:
                self._note(card, f"linked to {self._host(card)}", True)
        elif after == v.UNDER:
            if not came & v.FIELD:
                self._note(card, f"under {self._host(card)}", True)
        elif came != v.UNDER and not came & v.FIELD and card != self._card:
            hatched = came == v.EGGS and self._hatches
            self._note(card, HATCHED if hatched else "into play", True)

    def _host(self, card: int) -> str:
        stack = int(self.game.state.data[sl.HOST + card]) - 1
        return thing_name(self.game, sl.STACK + stack)

    def _note(self, card: int, place: str, seen: bool) -> None:
        game = self.game
        if not self._turn:
            return  # the set-up is the same in every game
        owner = int(game.state.owner[card])
        if game.state.solo and owner:
            return  # the opponent of solo turns has blank cards
        viewer = 0 if game.state.solo else game.player if self.viewer is None else self.viewer
        known = seen or (owner == viewer and place == "to the hand")
        if owner != viewer:
            place = place.replace("the ", "the opponent's ", 1)
        self._moves.append((place, game.name_of(card) if known else ""))


def _did_something(effect: _Effect, after: "vec[i64]") -> bool:
    """Whether an effect has changed anything: else its cost was not paid, or nothing was there.

    Left out is what any effect changes by being carried out: its own context and steps, how often
    it was used, what is pending.
    """
    parts = (
        (0, sl.USED), (sl.MOVES, sl.LOOP_COUNT), (sl.ATTACK, sl.PENDING), (sl.LATER, sl.DEPTH),
        (sl.AGENDA, sl.AGENDA + int(after[sl.DEPTH]) * sl.STEP_SIZE),
        (sl.CONTEXTS, sl.CONTEXTS + effect.context * sl.CONTEXT_SIZE),
    )  # fmt: skip
    return any(
        effect.before[slot] != after[slot] for start, end in parts for slot in range(start, end)
    )


def _listed(cards: list[str]) -> str:
    """Cards by name, those that cannot be seen counted."""
    hidden = cards.count("")
    names = [card for card in cards if card]
    if hidden:
        names.append(f"{hidden} card{'s' if hidden > 1 else ''}")
    return ", ".join(names)
