"""The arguments and options that several commands share, so that they read the same in each."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

# What is drawn by chance is the same from run to run.
SEED: Final = 1
# Own turns of a Digimon deck.
TURNS: Final = 3


class Format(StrEnum):
    """How the payload is written."""

    TEXT = "text"
    JSON = "json"


class Rows(StrEnum):
    """How rows of figures are written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


class Opponent(StrEnum):
    """What the absent opponent of own turns does with the memory handed over."""

    ACTIVE = "active"
    PASSIVE = "passive"


class Going(StrEnum):
    """Who begins."""

    FIRST = "first"
    SECOND = "second"


# Cards in a Yu-Gi-Oh hand.
SIZES: Final = {Going.FIRST: 5, Going.SECOND: 6}


def _samples(incomplete: str) -> list[str]:
    """The bundled decks that begin so, for the completion of a shell; it knows the files."""
    from decklists import sample_names

    return [name for name in sample_names() if name.startswith(incomplete)]


DeckArgument = Annotated[
    str,
    typer.Argument(
        metavar="DECK",
        autocompletion=_samples,
        help="A deck file (.ydk, a list, a replay with #1), - for standard input, a ydke:// URL, a "
        "DCG code, or the name of a bundled sample.",
        show_default=False,
    ),
]
FormatOption = Annotated[
    Format, typer.Option("--format", help="text to read, json for programs.", metavar="text|json")
]
RowsOption = Annotated[
    Rows,
    typer.Option(
        "--format", help="text to read, json or csv for programs.", metavar="text|json|csv"
    ),
]
OutputOption = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="Write the result to this file."),
]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="Errors only, no notes.")]
VerboseOption = Annotated[bool, typer.Option("--verbose", "-v", help="Tell more on the way.")]

GoalOption = Annotated[
    str | None,
    typer.Option(
        "--goal",
        metavar="FILE|none",
        help="The goal file to play for; none for the default value. A bundled deck has its own.",
        show_default=False,
    ),
]
StrictOption = Annotated[
    bool, typer.Option("--strict", help="Exit code 4 if any card has no definition.")
]
ListOption = Annotated[
    str | None,
    typer.Option(
        "--list",
        metavar="NAME|FILE",
        help="Refuse a deck that a forbidden and limited list does not allow: tcg, ocg, "
        "master-duel, digimon, or a file (*.lflist.conf).",
        show_default=False,
    ),
]
JobsOption = Annotated[
    int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes at the same time.")
]
ProgressOption = Annotated[
    bool,
    typer.Option(
        "--progress/--no-progress", help="A progress bar in a terminal, else a line a minute."
    ),
]

EveryZoneOption = Annotated[
    bool, typer.Option("--every-zone", help="Each legal zone is a choice, not only the lowest.")
]
EveryPositionOption = Annotated[
    bool, typer.Option("--every-position", help="Defense Position is a choice where it is legal.")
]
OwnNegationsOption = Annotated[
    bool, typer.Option("--own-negations", help="Also negate what was activated on one's own side.")
]

ReductionOption = Annotated[
    bool,
    typer.Option(
        "--reduction/--no-reduction",
        help="Yu-Gi-Oh: whether cards that can wait to be Set wait for the end of the turn.",
    ),
]

OneHandOption = Annotated[
    str | None,
    typer.Option(
        "--hand",
        metavar="CARDS",
        help="The opening hand, as for `search`. Drawn by chance if left out.",
        show_default=False,
    ),
]
GoingOption = Annotated[
    Going,
    typer.Option(
        "--going",
        metavar="first|second",
        help="Yu-Gi-Oh: 5 cards in hand, or 6. Digimon: without the first draw, or with it.",
    ),
]
OpponentOption = Annotated[
    list[str] | None,
    typer.Option(
        "--opponent",
        metavar="DECK",
        help="Digimon: a game of two players against this deck, from the mulligans on.",
        show_default=False,
    ),
]
ReadingOption = Annotated[
    Opponent,
    typer.Option(
        "--opponent",
        metavar="active|passive",
        help="Digimon: what the opponent does with memory handed over: use it, so the default "
        "value is the chance to win; or nothing, and the default value is points.",
    ),
]
TurnsOption = Annotated[
    int, typer.Option("--turns", metavar="N", min=1, max=10, help="Digimon: how many own turns.")
]
SeedOption = Annotated[
    int, typer.Option("--seed", metavar="N", min=0, help="Which hands are drawn.")
]
MemoryOption = Annotated[
    int | None,
    typer.Option(
        "--memory",
        metavar="N",
        min=1,
        max=10,
        help="Digimon: memory after each turn of the opponent; what they leave, if left out.",
        show_default=False,
    ),
]
AttacksOption = Annotated[
    bool, typer.Option("--attacks", help="Digimon: attack too; security cards then do nothing.")
]
AgainstOption = Annotated[
    list[str] | None,
    typer.Option(
        "--against",
        metavar="CARDS",
        help="Yu-Gi-Oh: the opponent may hold one of these cards, or staples: the line to play "
        "through them, and what each of them leaves of it.",
        show_default=False,
    ),
]
WeightsOption = Annotated[
    Path | None,
    typer.Option(
        "--weights",
        metavar="FILE",
        help="How likely each card of --against is, and nothing: a TOML file.",
        show_default=False,
    ),
]
