"""A decklist as every reader hands it over, and what can be wrong with one.

Knows nothing of file formats, of card facts or of the rules of deck construction.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

Game = Literal["yugioh", "digimon"]
Section = Literal["main", "extra", "side", "eggs"]
Severity = Literal["error", "warning"]

GAME_NAMES: Final[dict[Game, str]] = {"yugioh": "Yu-Gi-Oh", "digimon": "Digimon"}
SECTIONS: Final[tuple[Section, ...]] = ("main", "extra", "side")
SECTION_NAMES: Final[dict[Section, str]] = {
    "main": "main deck",
    "extra": "extra deck",
    "side": "side deck",
    "eggs": "Digi-Egg deck",
}

# How a game names its cards: Yu-Gi-Oh by passcode, Digimon by card number.
CardId = TypeVar("CardId", int, str)


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
    passcode or card number as the source gives it, None where the finding is not about one card.
    """

    severity: Severity
    file: str
    line: int | None
    card: int | str | None
    message: str

    def __str__(self) -> str:
        return f"{place(self.file, self.line)}: {self.severity}: {self.message}"


class Entry(NamedTuple, Generic[CardId]):
    """One copy of one card in a deck."""

    section: Section
    card: CardId
    line: int | None


@dataclass(frozen=True)
class Lines:
    """Source line numbers, from 1, in step with the sections of a deck.

    An empty tuple says that the section's source has no lines (a URL, a deck made in memory).
    """

    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()
    eggs: tuple[int, ...] = ()

    def of(self, section: Section) -> tuple[int, ...]:
        """The line numbers of one section."""
        return {"main": self.main, "extra": self.extra, "side": self.side, "eggs": self.eggs}[
            section
        ]


class Sections(Generic[CardId]):
    """What the decks of both games share: sections of cards, each copy with its line."""

    sections: ClassVar[tuple[Section, ...]]
    source: str
    lines: Lines

    def __post_init__(self) -> None:
        for section in self.sections:
            lines, cards = self.lines.of(section), self.cards_of(section)
            if lines and len(lines) != len(cards):
                raise ValueError(f"{len(lines)} lines for {len(cards)} cards in {section}")

    def cards_of(self, section: Section) -> tuple[CardId, ...]:
        """The cards of one section."""
        cards: tuple[CardId, ...] = getattr(self, section)
        return cards

    def lines_of(self, section: Section) -> tuple[int, ...]:
        """The line numbers of one section: one per card, or none at all."""
        return self.lines.of(section)

    def entries(self) -> Iterator[Entry[CardId]]:
        """Every copy with its section and line, section by section."""
        for section in self.sections:
            lines = self.lines_of(section)
            for index, card in enumerate(self.cards_of(section)):
                yield Entry(section, card, lines[index] if lines else None)


@dataclass(frozen=True)
class Deck(Sections[int]):
    """A Yu-Gi-Oh decklist: one passcode per copy, in the order of its source.

    `name` is what to call it in output; `source` is what error messages name: a path, a URL
    scheme, standard input. Passcodes are from 1 to 2**32 - 1.
    """

    sections: ClassVar[tuple[Section, ...]] = SECTIONS

    name: str
    source: str
    game: Game
    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()
    lines: Lines = Lines()
    created_by: str = ""


@dataclass(frozen=True)
class DigimonDeck(Sections[str]):
    """A Digimon decklist: one card number per copy, in the order of its source.

    The numbers are as the source writes them, with the picture it means (`BT15-020_P1`);
    `normalise` leaves the cards themselves.
    """

    sections: ClassVar[tuple[Section, ...]] = ("main", "eggs")
    game: ClassVar[Game] = "digimon"

    name: str
    source: str
    main: tuple[str, ...]
    eggs: tuple[str, ...] = ()
    lines: Lines = Lines()


AnyDeck: TypeAlias = Deck | DigimonDeck
