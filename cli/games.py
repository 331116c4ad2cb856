"""The games of the command line: what each offers to the commands, in one place.

A game is added by a `Kind` in `KINDS`, beside its decks in `decklists` and its rules in `engine`
(`engine/games.py`).  Nothing of a game is imported before a deck of it is opened.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import TURNS, Going
from cli.output import PROGRAM, Output

if TYPE_CHECKING:
    from analysis import Batch
    from cli.batches import Wanted
    from cli.coverage import Coverage
    from decklists.deck import AnyDeck, Game
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


@dataclass(frozen=True)
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
    turns: int
    memory: str | None
    attacks: bool
    orders: int


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

    def search(self, asked: Asked, out: Output) -> None:
        """What `endboard search` does. Raises CommandError."""

    def batch(self, wanted: "Wanted", out: Output) -> "tuple[Batch, str]":
        """What `endboard analyze` plays, and what is about to be done in words."""


class Book(Protocol):
    """The cards of a game as the commands show them; a card is what a deck names it by."""

    ID: str  # what a card is named by

    def definitions(self) -> Mapping[Any, "Node"]:
        """The definitions there are, by card."""

    def exact(self, text: str) -> Any | None:
        """The card that is named by this."""

    def named(self, text: str) -> list[Any]:
        """The cards that have this name, whatever its case, spaces and punctuation."""

    def near(self, text: str) -> list[str]:
        """The nearest names."""

    def near_ids(self, text: str) -> list[str] | None:
        """The nearest of what cards are named by, None for a text of another form."""

    def name(self, card: Any) -> str:
        """What to call a card, also one that nobody knows."""

    def line_of(self, card: Any) -> str:
        """The facts of a card in one line."""

    def cover(self, card: Any, copies: int) -> "Coverage":
        """What is played of a card."""


@dataclass(frozen=True)
class Kind:
    """What the commands know of a game.

    `instead` names the commands that its decks have not, and says why or what to use; `only` names,
    by command, the options that only its decks have.
    """

    title: str
    book: "Callable[[], Book]"
    open: "Callable[[Any], Opened]"
    instead: Mapping[str, str]
    only: Mapping[str, tuple[str, ...]]


def _book_yugioh() -> Book:
    from cli.yugioh import cards as facts

    return facts


def _book_digimon() -> Book:
    from cli.digimon import cards as digimon_facts

    return digimon_facts


def _open_yugioh(deck: Any) -> Opened:
    from cli.yugioh.opened import OpenDeck, facts_of

    return OpenDeck(deck, facts_of(deck))


def _open_digimon(deck: Any) -> Opened:
    from cli.digimon.opened import OpenDigimon, facts_of

    return OpenDigimon(deck, facts_of(deck))


_CONVENTIONS: Final = ("every_zone", "every_position", "own_negations")
_TURNS: Final = ("turns", "memory", "attacks")

KINDS: Final[Mapping["Game", Kind]] = {
    "yugioh": Kind(
        "Yu-Gi-Oh",
        _book_yugioh,
        _open_yugioh,
        {
            "mulligan": "Yu-Gi-Oh has no mulligan; "
            f"`{PROGRAM} analyze` says what its opening hands make",
        },
        {
            "search": (*_CONVENTIONS, "time_limit", "require_proof"),
            "analyze": ("brick", "opener_nodes", "leads"),
            "play": _CONVENTIONS,
        },
    ),
    "digimon": Kind(
        "Digimon",
        _book_digimon,
        _open_digimon,
        {},
        {
            "search": (*_TURNS, "orders"),
            "analyze": (*_TURNS, "orders", "memory_hands"),
            "play": (*_TURNS, "opponent"),
            "perft": (*_TURNS, "opponent"),
        },
    ),
}


# What only the own turns alone have.
_ALONE: Final = ("hand", *_TURNS)


def given(context: typer.Context, name: str) -> bool:
    """Whether the user gave this option."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def refuse_strangers(context: typer.Context, opened: Opened) -> None:
    """Raise CommandError where this command, or an option that was given, is for other games."""
    deck = opened.deck
    command, kind = context.info_name or "", KINDS[deck.game]
    if command in kind.instead:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{deck.source}: a {kind.title} deck, and {kind.instead[command]}"
        )
    for other in KINDS.values():
        for name in () if other is kind else other.only.get(command, ()):
            if given(context, name):
                raise CommandError(
                    ExitCode.USAGE,
                    f"--{name.replace('_', '-')} is for {other.title} decks, and {deck.source} is "
                    f"a {kind.title} deck",
                )


def the_opponent(context: typer.Context, decks: list[str] | None) -> str | None:
    """The one deck of `--opponent`, if it was given. Raises CommandError where it cannot be."""
    if not decks:
        return None
    if len(decks) > 1:
        raise CommandError(
            ExitCode.USAGE, f"expected one --opponent, found {len(decks)}: {', '.join(decks)}"
        )
    for name in _ALONE:
        if given(context, name):
            raise CommandError(
                ExitCode.USAGE,
                f"--{name} is for own turns alone, and --opponent for a game of two players; give "
                "one of them",
            )
    return decks[0]
