"""The arguments and options that several commands share, so that they read the same in each."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Format(StrEnum):
    """How the payload is written."""

    TEXT = "text"
    JSON = "json"


DeckArgument = Annotated[
    str,
    typer.Argument(
        metavar="DECK",
        help="A deck file, - for standard input, a ydke:// URL, or the name of a bundled sample.",
        show_default=False,
    ),
]
FormatOption = Annotated[
    Format, typer.Option("--format", help="text to read, json for programs.", metavar="text|json")
]
OutputOption = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="Write the result to this file."),
]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="Errors only, no notes.")]
VerboseOption = Annotated[bool, typer.Option("--verbose", "-v", help="Tell more on the way.")]

EveryZoneOption = Annotated[
    bool, typer.Option("--every-zone", help="Each legal zone is a choice, not only the lowest.")
]
EveryPositionOption = Annotated[
    bool, typer.Option("--every-position", help="Defense Position is a choice where it is legal.")
]
OwnNegationsOption = Annotated[
    bool, typer.Option("--own-negations", help="Also negate what was activated on one's own side.")
]
