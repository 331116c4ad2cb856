"""Cards in a line of text: "Fiendsmith Engraver, 2x Ash Blossom; 42141493".

Separated by commas or semicolons, given by name, by the beginning of a name, or by passcode, with a
count in front or behind if need be: "2 Ash", "2x Ash", "Ash x2". Names with a comma in them need no
quotes: the longest text that is a name is taken.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh.cards import name as card_name
from decklists.counts import readings
from decklists.lines import shown


@dataclass(frozen=True)
class Listed:
    """How the cards of a text are known; `what` the text is: "hand"."""

    what: str
    exact: Callable[[str], int | None]  # the card of this name or passcode
    starting: Callable[[str], Sequence[int]]  # those whose names begin so
    unknown: Callable[[str], CommandError]  # what is said of one that is not known

    def cards(self, text: str) -> Iterator[tuple[int, int]]:
        """The count and passcode of each card. Raises CommandError where one is not known."""
        for piece in text.split(";"):
            parts = piece.split(",")
            first = 0
            while first < len(parts):
                if not parts[first].strip():
                    first += 1
                    continue
                first, count, passcode = self._longest(parts, first)
                yield count, passcode

    def _longest(self, parts: Sequence[str], first: int) -> tuple[int, int, int]:
        """The longest card that begins at `first`: past its last part, its count, its passcode."""
        ends = range(len(parts), first, -1)
        spans = [(last, ",".join(parts[first:last]).strip()) for last in ends]
        for last, span in spans:
            for count, name in readings(span):
                passcode = self.exact(name)
                if passcode is not None:
                    return last, self._positive(count, span), passcode
        for last, span in spans:
            for count, name in readings(span):
                beginnings = self.starting(name)
                if len(beginnings) == 1:
                    return last, self._positive(count, span), beginnings[0]
                if beginnings:
                    names = " or ".join(map(card_name, beginnings))
                    raise bad(
                        f"{shown(name)} in the {self.what} is not clear; give more of the name: "
                        f"{names}"
                    )
        *_, (_, name) = readings(parts[first].strip())
        raise self.unknown(name)

    def _positive(self, count: int, text: str) -> int:
        if count < 1:
            raise bad(f"expected a count of 1 or more in the {self.what}, found {shown(text)}")
        return count


def bad(message: str) -> CommandError:
    """An error in what the user wrote."""
    return CommandError(ExitCode.BAD_INPUT, message)
