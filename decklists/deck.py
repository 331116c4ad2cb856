"""A decklist as every reader hands it over, and what can be wrong with one.

Knows nothing of file formats, of card facts or of the rules of deck construction.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Game = Literal["yugioh", "digimon"]
Section = Literal["main", "extra", "side"]
Severity = Literal["error", "warning"]

SECTIONS: Final[tuple[Section, ...]] = ("main", "extra", "side")


def place(file: str, line: int | None) -> str:
    """Where something is, the way editors and compilers write it: `file:line`."""
    return file if line is None else f"{file}:{line}"


class DeckError(Exception):
    """A source that is no deck: where, what was expected, and what to do about it.

    `str()` gives one line for the user. `line` counts from 1, and is None where the trouble is
    not on one line.
    """

    def __init__(self, file: str, line: int | None, problem: str, remedy: str) -> None:
        # All arguments go to the base class, so that the error survives pickling.
        super().__init__(file, line, problem, remedy)
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{place(self.file, self.line)}: {self.problem}; {self.remedy}"


@dataclass(frozen=True)
class Problem:
    """One finding about a deck that could be read.

    `line` is None for the deck as a whole, or where the source has no lines; `card` is the
    passcode as the source gives it, None where the finding is not about one card.
    """

    severity: Severity
    file: str
    line: int | None
    card: int | None
    message: str

    def __str__(self) -> str:
        return f"{place(self.file, self.line)}: {self.severity}: {self.message}"


class Entry(NamedTuple):
    """One copy of one card in a deck."""

    section: Section
    passcode: int
    line: int | None


@dataclass(frozen=True)
class Lines:
    """Source line numbers, from 1, in step with the sections of a deck.

    An empty tuple says that the section's source has no lines (a URL, a deck made in memory).
    """

    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()


@dataclass(frozen=True)
class Deck:
    """A decklist: one number per copy, in the order of its source.

    `name` is what to call it in output; `source` is what error messages name: a path, a URL
    scheme, standard input. Yu-Gi-Oh cards are passcodes, from 1 to 2**32 - 1.
    """

    name: str
    source: str
    game: Game
    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()
    lines: Lines = Lines()
    created_by: str = ""

    def __post_init__(self) -> None:
        for section in SECTIONS:
            lines, cards = self.lines_of(section), self.cards_of(section)
            if lines and len(lines) != len(cards):
                raise ValueError(f"{len(lines)} lines for {len(cards)} cards in {section}")

    def cards_of(self, section: Section) -> tuple[int, ...]:
        """The cards of one section."""
        return {"main": self.main, "extra": self.extra, "side": self.side}[section]

    def lines_of(self, section: Section) -> tuple[int, ...]:
        """The line numbers of one section: one per card, or none at all."""
        lines = self.lines
        return {"main": lines.main, "extra": lines.extra, "side": lines.side}[section]

    def entries(self) -> Iterator[Entry]:
        """Every copy with its section and line: main deck, then extra deck, then side deck."""
        for section in SECTIONS:
            lines = self.lines_of(section)
            for index, passcode in enumerate(self.cards_of(section)):
                yield Entry(section, passcode, lines[index] if lines else None)
