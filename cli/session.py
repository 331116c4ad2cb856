"""A game played by hand: answers in, choices and boards out.

Knows no game: what it shows is what `engine.games` offers of the one that is played. Knows nothing
of decks either.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Protocol

from cli.exit_codes import CommandError
from cli.line_code import ends_in
from cli.output import Output, say, write

_HELP: Final = """\
A number makes that choice; several numbers make several choices.
  undo [N]   take back the last choice, or N of them
  board      draw the board; `board opponent` as the opponent sees it
  options    list the choices again
  story      tell the line so far
  notation   the position in one line; `notation opponent` as the opponent sees it
  line       the line in one line, for --line
  auto       take first choices up to the next command
  hint       the choice that a short search would make
  card NAME  what is known of a card, and its text where your own database has it
  save FILE  write board, story, position and line to a file
  quit       leave
"""


class Bot(Protocol):
    """Who plays the other side: the computer."""

    player: int

    def decide(self, anew: bool) -> int:
        """The option it takes now; `anew` where somebody else has decided since the last one."""


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


class Session:
    """A game being played: the line so far, and the choices of the present decision."""

    def __init__(
        self,
        game: Any,
        out: Output,
        seed: int,
        hint: Callable[[Any], int | None],
        worth: Callable[[Any], list[str]],
        bot: "Bot | None" = None,
    ) -> None:
        from engine.boxes import can_draw_boxes
        from engine.games import offers

        self.game = game
        self.offers = offers(game.name)
        self.out = out
        self.seed = seed
        self.hint = hint
        self.worth = worth
        self.bot = bot
        self.boxes = can_draw_boxes(sys.stdout)
        # A person's terminal is not left to break words; a pipe gets every text in one line.
        self.width = out.width or 0
        self.line: list[list[int]] = []
        self.taken: list[tuple[int, bool, bool]] = []  # mark, was a command, was no one's here
        self.options: list[int] = []
        self.told = 0  # commands that were told
        self.root = game.mark()
        game.advance()
        self._meet()
        self.scene = self.offers.scene(game)

    # ------------------------------------------------------------- playing

    def play(self, line: Iterable[Iterable[int]]) -> None:
        """Take the options of a legal line."""
        for command in line:
            for option in command:
                self._take(option)

    def _meet(self) -> None:
        """Look at the decision that the game has come to."""
        self.options = [] if self.game.is_over() else self.game.options()

    def _take(self, option: int, *, others: bool = False) -> None:
        # Whatever a game asks for first begins a command.
        command = self.game.is_command() or not self.line
        self.taken.append((self.game.mark(), command, others or self.game.is_chance()))
        if command:
            self.line.append([])
        self.line[-1].append(option)
        self.game.take(option)
        self.game.advance()
        self._meet()

    def _undo(self) -> None:
        """Take back one choice."""
        mark, command, _ = self.taken.pop()
        self.line[-1].pop()
        if command:
            self.line.pop()
        # The command that is now unfinished, or gone, will have to be told again.
        self.told = min(self.told, len(self.line) - (not command))
        self.game.undo_to(mark)
        self.game.advance()
        self._meet()

    def _others(self) -> None:
        """Let chance and the computer decide, until the person does or nothing is left."""
        first = True
        while self.options:
            if self.game.is_chance():
                self._nature()
            elif self.bot and self.offers.mover(self.game) == self.bot.player:
                self._take(self.bot.decide(first), others=True)
                first = False
            else:
                return

    def _nature(self) -> None:
        """Let chance decide, the same way for the same seed and the same choices before it."""
        from random import Random

        played = self.offers.play(self.game)
        while self.options and self.game.is_chance():
            weights = [int(played.weight(index)) for index in range(len(self.options))]
            fate = Random(self.seed * 1_000_003 + len(self.taken)).random() * sum(weights)
            index = 0
            while fate >= weights[index] and index + 1 < len(weights):
                fate -= weights[index]
                index += 1
            self.out.payload(f"Nature decides: {self.offers.describe_all(self.game)[index]}\n")
            self._take(self.options[index])

    # ----------------------------------------------------------- answering

    def converse(self, answers: Iterable[str]) -> None:
        """Show the decision, take answers until they end or the turn does, and sum up."""
        if not self.line:
            self.out.payload(self._board())
        self._go_on()
        for answer in answers:
            if not self._answer(answer.split()):
                break
        self.out.payload("\n" + self._summary())

    def _answer(self, words: list[str]) -> bool:
        """Do what a line says; whether to go on."""
        if not words:
            return True
        word = words[0].lower()
        if word.isdecimal():
            self._choose(words)
        elif word in ("quit", "q", "exit"):
            return False
        elif word in ("undo", "u"):
            self._take_back(words[1:])
        elif word in ("board", "b"):
            self.out.payload(self._board(self._seen_by(words[1:])))
        elif word in ("options", "o"):
            self._show()
        elif word in ("story", "s"):
            self.out.payload(self._story(0) or "Nothing was played yet.\n")
        elif word in ("notation", "n"):
            self._notation(words[1:])
        elif word in ("line", "l"):
            self.out.payload(self._line() + "\n")
        elif word in ("auto", "a"):
            self._auto()
        elif word == "hint":
            self._hint()
        elif word == "card":
            self._card(" ".join(words[1:]))
        elif word == "save":
            self._save(" ".join(words[1:]))
        elif word in ("help", "h", "?"):
            self.out.payload(_HELP)
        else:
            say(f"no command {words[0]!r}; give the number of a choice, or help")
        return True

    def _choose(self, words: list[str]) -> None:
        for word in words:
            if not self.options:
                say(f"{_lowered(self.offers.ending(self.game))}; undo or quit")
                return
            # Longer numbers are no choices, and could be too long to convert.
            index = int(word) if word.isdecimal() and len(word) < 7 else len(self.options)
            if index >= len(self.options):
                say(f"no choice {word}; give a number from 0 to {len(self.options) - 1}, or help")
                return
            self._take(self.options[index])
            self._others()
        self._go_on()

    def _auto(self) -> None:
        while self.options and not self.game.is_command():
            self._take(self.options[0])
            self._others()
        self._go_on()

    def _hint(self) -> None:
        option = self.hint(self.game) if self.options else None
        if option is None:
            say("there is no hint here")
            return
        index = self.options.index(option)
        self.out.payload(f"{index}  {self.offers.describe_all(self.game)[index]}\n")

    def _card(self, name: str) -> None:
        from cli.cards import about

        try:
            self.out.payload(about(name))
        except CommandError as error:
            say(str(error))

    def _save(self, file: str) -> None:
        if not file:
            say("give a file: save FILE")
            return
        try:
            write(Path(file), self._summary())
        except CommandError as error:
            say(str(error))
            return
        self.out.payload(f"saved to {file}\n")

    def _take_back(self, words: list[str]) -> None:
        word = words[0] if words else "1"
        if not word.isdecimal() or len(word) > 6 or int(word) < 1 or len(words) > 1:
            say(f"cannot take back {' '.join(words)!r}; say undo, or undo N with N from 1 on")
            return
        count = int(word)
        if not self.taken:
            say("there is nothing to take back")
            return
        for _ in range(count):
            # What nature and the computer decided goes with the choice before it.
            while self.taken and self.taken[-1][2]:
                self._undo()
            if self.taken:
                self._undo()
        self._draw()
        self._show()

    # ------------------------------------------------------------- showing

    def _go_on(self) -> None:
        """Let others decide, tell the commands that are finished, and show what comes next."""
        self._others()
        moved = self.told < len(self.line) and (self.game.is_command() or not self.options)
        if moved:
            self.out.payload(self._story(self.told))
            self.told = len(self.line)
        if moved or self.offers.scene(self.game) != self.scene:
            self._draw()
        if moved and not self.options:
            self.out.payload("".join(f"{line}\n" for line in self.worth(self.game)))
        self._show()

    def _draw(self) -> None:
        self.scene = self.offers.scene(self.game)
        self.out.payload(f"\n{self._board()}\n")

    def _show(self) -> None:
        from textwrap import wrap

        if not self.options:
            self.out.payload(f"{self.offers.ending(self.game)}: undo, or quit.\n")
            return
        indent = len(str(len(self.options) - 1)) + 4
        lines = [self.offers.decision(self.game)]
        for index, text in enumerate(self.offers.describe_all(self.game)):
            margin = f"{index:>{indent - 2}}  "
            wide = self.width or len(text) + indent
            lines += wrap(text, wide, initial_indent=margin, subsequent_indent=" " * indent)
        self.out.payload("".join(f"{text}\n" for text in lines))

    def _seen_by(self, words: list[str]) -> int | None:
        """Through whose eyes something is shown: the opponent's, or nobody's in particular."""
        if words and "opponent".startswith(words[0].lower()):
            return 1 - self.offers.mover(self.game)
        return None

    def _board(self, seen_by: int | None = None) -> str:
        if seen_by is None and self.bot:
            seen_by = 1 - self.bot.player
        return self.offers.draw(self.game, self.boxes, seen_by)

    def _story(self, first: int) -> str:
        """The commands from `first` on, told."""
        mover = 1 - self.bot.player if self.bot else self.offers.mover(self.game)
        self.game.undo_to(self.root)
        text = self.offers.tell(self.game, self.line, first, self.width, mover)
        self._replay()
        return text

    def _line(self) -> str:
        from engine import notation

        self.game.undo_to(self.root)
        text = notation.write_line(self.game, self.line)
        self._replay()
        return text

    def ends_in(self, check: str) -> bool:
        """Whether the line so far ends where the check of a code says."""
        return ends_in(check, self._position())

    def _replay(self) -> None:
        """Go from the root to where the line has led."""
        for command in self.line:
            for option in command:
                self.game.advance()
                self.game.take(option)
        self.game.advance()

    def _notation(self, words: list[str]) -> None:
        position = self._position(self._seen_by(words))
        if position is None:
            say("a position is written in an open Main Phase; go on, or undo")
            return
        self.out.payload(position + "\n")

    def _position(self, seen_by: int | None = None) -> str | None:
        """The position in one line, None where it cannot be written."""
        from engine import notation

        if self.options and not self.game.is_open():
            return None
        return notation.write(self.game, seen_by)

    def _summary(self) -> str:
        """The board, the line and the position."""
        parts = [self._board()]
        if self.line:
            parts.append("\n" + self._story(0))
        position = self._position()
        if position is not None:
            parts.append(f"\nposition: {position}\n")
        return "".join((*parts, f"line: {self._line()}\n"))
