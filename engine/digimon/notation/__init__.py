"""The notation of a position: one line, in fields separated by spaces.

    digimon turn=3 memory=2 hand=ST1-03,ST1-07.2 deck=#0c1f05 field=0b:ST1-07+ST1-01,1r:ST1-03 ...

A field is left out where it is empty, or holds a 0.  Those of player 1 begin with `opp.`.

- `turn`, `player` (whose turn), `first` (who began), `memory` (the turn player's), `over` (1 + the
  winner, 3 for a draw, 4 when the own turns are over), `phase` of a game that ended before the main
  phase (0 unsuspend, 1 draw, 2 breeding), `random` (the state of the shuffler) and `best` (the
  levels digivolved into in own turns), both hexadecimal.
- `hand`, `trash`, `security`, `deck`, `eggs`: cards, the top of the pile last.  A run of cards that
  the turn player does not know (or that are blank) is `#` and two hexadecimal digits for each, its
  place in the deck list, so that a position can be handed on without giving them away.
- `field`: stacks, each its number on this side, `b` (battle area) or `r` (breeding area), `s` if
  suspended, `n` if it came this turn, then after a colon its cards, top card first, joined by `+`,
  and link cards, each after an `&`.
- `lasting`: what effects gave: the modifier, what has it (0: a scope), until when, whose, how much,
  the scope; `later`: what is put off to the end of the turn: when, the effect, what it is on, its
  card, what it is about; `uses` of gained effects: the effect, the stack, how many.  The parts of
  an entry are joined by colons; a stack is meant by its player, a dot and its number, and `/x` says
  that what was meant is gone.

A card is its number, with `.2` for the second copy in the deck list and `~` in front if it belongs
to the other player; then after a slash each `f` and its flags, `u` and its uses, in hexadecimal.

Open positions of the main phase can be written, and the end of a game.  As a player sees it, hidden
cards are `?`; such a text cannot be read back.
"""

from collections.abc import Iterator, Sequence

from engine.digimon.position import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.game import DigimonGame
from engine.digimon.position.knowledge import knows
from engine.digimon.notation.read import (
    ENTRIES, FACTS, HEXADECIMAL, OPPONENT, PILES, USUAL, Entries, Numbers, Reader,
)  # fmt: skip
from engine.digimon.position.state import NUMBER
from engine.notation import NotationError

__all__ = ["NotationError", "read", "write"]


def write(game: DigimonGame, seen_by: int | None = None) -> str:
    """The position of a game in the main phase or at its end; hidden from `seen_by` if given.

    Raises NotationError for a position that is half way through something.
    """
    if not (game.is_open() or game.is_over()):
        raise NotationError("position", "one in the main phase, between two commands")
    return _Writer(game, seen_by).text()


def read(game: DigimonGame, text: str) -> None:
    """Set up a position of the same decks as the root of the game.

    Raises NotationError, which names the field, and leaves the game as it was.
    """
    Reader(game, text).set_up()


class _Writer:
    """Writes one position."""

    def __init__(self, game: DigimonGame, seen_by: int | None) -> None:
        self.game = game
        self.state = game.state
        self.seen_by = seen_by
        self.mover = 0 if self.state.solo else game.player
        self.numbers = Numbers(game)

    def text(self) -> str:
        parts = [self.game.name]
        for name, slot in FACTS.items():
            value = int(self.state.data[slot])
            if value != USUAL[name]:
                parts.append(f"{name}={value:x}" if name in HEXADECIMAL else f"{name}={value}")
        for player in (0, 1):
            for name, pile in PILES.items():
                parts += self._field(player, name, self._pile(player, self.game.pile(player, pile)))
            parts += self._field(player, "field", self._stacks(player))
        for name, table in ENTRIES.items():
            parts += self._field(0, name, self._entries(table))
        return " ".join(parts)

    def _field(self, player: int, name: str, items: Iterator[str]) -> list[str]:
        found = ",".join(items)
        return [f"{OPPONENT if player else ''}{name}={found}"] if found else []

    # ---------------------------------------------------------------- cards

    def _pile(self, player: int, cards: Sequence[int]) -> Iterator[str]:
        run = ""
        for card in cards:
            hidden = not knows(self.state, self.mover, card) or self.numbers.is_blank(card)
            if hidden and self.seen_by is None and not self.state.data[sl.FLAGS + card]:
                run += f"{self.numbers.place(card):02x}"
                continue
            if run:
                yield f"#{run}"
                run = ""
            yield self._card(card, player)
        if run:
            yield f"#{run}"

    def _card(self, card: int, player: int) -> str:
        if not knows(self.state, self.seen_by, card):
            return "?"
        text = self.numbers.name(card, player)
        for letter, block in (("f", sl.FLAGS), ("u", sl.USED)):
            if value := int(self.state.data[block + card]):
                text += f"/{letter}{value:x}"
        return text

    # --------------------------------------------------------------- stacks

    def _stacks(self, player: int) -> Iterator[str]:
        data = self.state.data
        for number in range(sl.HALF):
            stack = player * sl.HALF + number
            if not data[sl.TOP + stack]:
                continue
            text = f"{number}{'b' if int(data[sl.WHERE + stack]) == v.BATTLE else 'r'}"
            text += "s" if data[sl.SUSPENDED + stack] else ""
            text += "n" if data[sl.ARRIVED + stack] == data[sl.TURN] else ""
            cards = [self._card(card, player) for card in self._chain(int(data[sl.TOP + stack]))]
            links = [self._card(card, player) for card in self._chain(int(data[sl.LINKS + stack]))]
            yield f"{text}:{'+'.join(cards)}" + "".join(f"&{link}" for link in links)

    def _chain(self, at: int) -> Iterator[int]:
        while at:
            yield at - 1
            at = int(self.state.data[sl.BELOW + at - 1])

    # -------------------------------------------------------------- entries

    def _entries(self, table: Entries) -> Iterator[str]:
        for entry in range(int(self.state.data[table.count])):
            base = table.first + entry * len(table.parts)
            parts = [int(self.state.data[base + place]) for place in range(len(table.parts))]
            yield ":".join(map(self._part, parts, table.parts))

    def _part(self, value: int, kind: str) -> str:
        if kind == "card":
            return self.numbers.name(value, 0)
        if kind == "number" or not value:
            return str(value)
        # A reference to a stack or a card as it was.
        number = value & NUMBER
        if number >= sl.STACK:
            side, place = divmod(number - sl.STACK, sl.HALF)
            text = f"{side}.{place}"
        else:
            text = self.numbers.name(number, 0)
        return text + ("" if self.state.alive(value) else "/x")
