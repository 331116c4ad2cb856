"""The games of the command line: what each offers to the commands, in one place.

A game is added by a `Kind` in `KINDS`, beside its decks in `decklists` and its rules in `engine`
(`engine/games.py`).  Nothing of a game is imported before a deck of it is opened.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import typer

from cli.asked import Asked, Book, Opened, Wanted
from cli.coverage import Coverage
from cli.exit_codes import CommandError, ExitCode
from cli.output import PROGRAM, Output
from decklists import AnyDeck, normalise, played
from decklists.deck import Game

if TYPE_CHECKING:
    from pathlib import Path

    from analysis import Batch
    from cli.have import Speech


@dataclass(frozen=True)
class Kind:
    """What the commands know of a game.

    `search` is what `endboard search` does with an opened deck, `batch` what `endboard analyze`
    plays and that in words; `speech` is how `endboard odds` speaks of its cards, with the goal file
    and the run that give them roles; all raise CommandError. `hands` are the sizes of hands that
    players ask of, and what they are. `instead` names the commands that its decks
    have not, and says why or what to use; `only` names, by command, the options that only its
    decks have.
    """

    title: str
    book: Callable[[], Book]
    open: Callable[[Any], Opened]
    search: Callable[[Any, Asked, Output], None]
    batch: "Callable[[Any, Wanted, Output], tuple[Batch, str]]"
    speech: "Callable[[Any, str | None, Path | None], Speech]"
    hands: Mapping[int, str]
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


def _search_yugioh(opened: Any, asked: Asked, out: Output) -> None:
    from cli.yugioh.search import search

    search(opened, asked, out)


def _search_digimon(opened: Any, asked: Asked, out: Output) -> None:
    from cli.digimon.search import search

    search(opened, asked, out)


def _batch_yugioh(opened: Any, wanted: Wanted, out: Output) -> "tuple[Batch, str]":
    from cli.yugioh.batch import batch

    return batch(opened, wanted, out)


def _batch_digimon(opened: Any, wanted: Wanted, out: Output) -> "tuple[Batch, str]":
    from cli.digimon.batch import batch

    return batch(opened, wanted, out)


def _speech_yugioh(opened: Any, goal: str | None, run: "Path | None") -> "Speech":
    from cli.yugioh.speech import YugiohSpeech

    return YugiohSpeech(opened, goal, run)


def _speech_digimon(opened: Any, goal: str | None, run: "Path | None") -> "Speech":
    from cli.digimon.speech import DigimonSpeech

    return DigimonSpeech(opened)


_CONVENTIONS: Final = ("every_zone", "every_position", "own_negations")
_TURNS: Final = ("turns", "memory", "attacks")

KINDS: Final[Mapping[Game, Kind]] = {
    "yugioh": Kind(
        "Yu-Gi-Oh",
        _book_yugioh,
        _open_yugioh,
        _search_yugioh,
        _batch_yugioh,
        _speech_yugioh,
        {5: "going first", 6: "going second"},
        {
            "mulligan": "Yu-Gi-Oh has no mulligan; "
            f"`{PROGRAM} analyze` says what its opening hands make",
            "match": "games of two players are played with Digimon decks only",
        },
        {
            "search": (
                *_CONVENTIONS,
                "reduction",
                "time_limit",
                "require_proof",
                "html",
                "against",
                "weights",
                "target",
            ),
            "analyze": ("brick", "opener_nodes", "leads", "reduction", "against", "weights"),
            "odds": ("goal", "run"),
            "play": _CONVENTIONS,
        },
    ),
    "digimon": Kind(
        "Digimon",
        _book_digimon,
        _open_digimon,
        _search_digimon,
        _batch_digimon,
        _speech_digimon,
        {5: "no draw", 6: "1 draw", 7: "2 draws", 8: "3 draws"},
        {
            "tune": "exchanges of cards are compared for Yu-Gi-Oh decks only; "
            f"`{PROGRAM} compare` compares runs of two lists",
        },
        {
            "search": (*_TURNS, "orders", "opponent"),
            "analyze": (*_TURNS, "orders", "memory_hands", "opponent"),
            "play": (*_TURNS, "opponent", "bot"),
            "perft": (*_TURNS, "opponent"),
        },
    ),
}


def deck_coverage(deck: AnyDeck) -> list[Coverage]:
    """What is played of each card of the deck, in its order.

    A side deck stays out: none of it is in the game.
    """
    return card_coverage(deck.game, played(normalise(deck)))


def card_coverage(game: Game, cards: Iterable[int | str]) -> list[Coverage]:
    """What is played of each of these cards, in their order, with their copies counted."""
    book = KINDS[game].book()
    return [book.cover(card, copies) for card, copies in Counter(cards).items()]


# What only the own turns alone have.
_ALONE: Final = ("hand", *_TURNS)


def given(context: typer.Context, name: str) -> bool:
    """Whether the user gave this option."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _option(context: typer.Context, name: str) -> str:
    """An option as the user wrote it, with `no-` where it was switched off."""
    option = next(one for one in context.command.params if one.name == name)
    off = option.secondary_opts and context.params[name] is False
    return max(option.secondary_opts if off else option.opts, key=len)


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
                    f"{_option(context, name)} is for {other.title} decks, and {deck.source} is "
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
