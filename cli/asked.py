"""What the commands ask of a game, and the shape of what a game answers with.

Every game's room and every command import this; it knows none of them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from cli.coverage import Coverage
from cli.options import TURNS, Going
from cli.output import Output

if TYPE_CHECKING:
    from decklists.deck import AnyDeck
    from engine.effects import Node


@dataclass(frozen=True)
class Start:
    """How a game begins, as the options say it; a game does not look at those of another.

    `hand` is as the user writes it, None for one drawn by the seed; `opponent` is their deck.
    """

    hand: str | None = None
    seed: int = 1
    first: bool = True
    every_zone: bool = False
    every_position: bool = False
    own_negations: bool = False
    opponent: "Opened | None" = None
    turns: int = TURNS
    memory: int | None = None
    attacks: bool = False


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What `endboard search` is asked; a game does not look at the options of another.

    `hands` are as the user writes them, none for one drawn by the seed; `max_nodes` is None where
    it was not given.
    """

    hands: tuple[str, ...]
    going: Going
    goal: str | None
    top: int
    max_nodes: int | None
    time_limit: float | None
    seed: int
    as_json: bool
    timing: bool
    require_proof: bool
    jobs: int
    bar: bool
    every_zone: bool
    every_position: bool
    own_negations: bool
    reduction: bool
    turns: int
    memory: str | None
    attacks: bool
    passive: bool
    orders: int
    page: Output | None = None
    against: tuple[str, ...] = ()
    weights: Path | None = None
    target: str | None = None


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What `endboard analyze` and `mulligan` are asked; None where an option was not given."""

    exact: bool
    hands: int | None
    going: Going
    goal: str | None
    seed: int
    max_nodes: int | None = None
    brick: int | None = None
    opener_nodes: int | None = None
    leads: bool | None = None
    reduction: bool = True
    orders: int | None = None
    turns: int = TURNS
    memory: int | None = None
    attacks: bool = False
    passive: bool = False
    memory_hands: int | None = None
    against: tuple[str, ...] = ()
    weights: Path | None = None


class Opened(Protocol):
    """A deck that can be played, with the facts of its cards that have no definition."""

    @property
    def deck(self) -> "AnyDeck":
        """The deck, alternate artworks replaced."""

    def begin(self, start: Start) -> Any:
        """A game at its beginning. Raises CommandError for what does not fit the deck."""

    def hand(self, game: Any) -> list[dict[str, Any]]:
        """The cards in hand: of each its `name`, and by what the game knows its cards."""

    def hint(self, game: Any) -> int | None:
        """The option that a short search takes next; None where it does not play this game."""

    def worth(self, game: Any) -> list[str]:
        """What the position is worth at its end, in lines."""


class Book(Protocol):
    """The cards of a game as the commands show them; a card is what a deck names it by."""

    ID: str  # what a card is named by

    def definitions(self) -> Mapping[Any, "Node"]:
        """The definitions there are, by card."""

    def exact(self, text: str) -> Any | None:
        """The card that is named by this."""

    def named(self, text: str) -> list[Any]:
        """The cards that have this name, whatever its case, spaces and punctuation."""

    def starting(self, text: str) -> list[Any]:
        """The cards whose names begin with these words."""

    def near(self, text: str) -> list[str]:
        """The nearest names."""

    def near_ids(self, text: str) -> list[str] | None:
        """The nearest of what cards are named by, None for a text of another form."""

    def name(self, card: Any) -> str:
        """What to call a card, also one that nobody knows."""

    def line_of(self, card: Any) -> str:
        """The facts of a card in one line."""

    def text(self, card: Any) -> list[str]:
        """What is played of a card as card text, in lines; nothing without a definition."""

    def printed(self, card: Any) -> list[str]:
        """The text of a card, in lines, where the player's own data has it."""

    def cover(self, card: Any, copies: int) -> Coverage:
        """What is played of a card."""

    def curve(self, cards: Iterable[Any]) -> list[dict[str, int | str]]:
        """How many of these cards there are of each kind or level, the rows of a table."""
