"""`endboard stats`: the tables of a run, to read or for other programs."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import OutputOption
from cli.output import Output
from cli.wrapping import fitted

if TYPE_CHECKING:
    from analysis import Run

# Rows of a table to read; other formats have all.
_ROWS = 25


class By(StrEnum):
    """What the rows of a table are; each game has some of them: see `analysis.games`."""

    BOARD = "board"
    CARD = "card"
    TRAP = "trap"
    PAIR = "pair"
    HAND = "hand"
    GOAL = "goal"
    SCORE = "score"
    OPENER = "opener"
    HOLDING = "holding"
    RULE = "rule"
    KEEP = "keep"
    LEVEL = "level"
    MEMORY = "memory"
    ORDER = "order"
    ANSWER = "answer"
    CHOKE = "choke"
    THROUGH = "through"
    LINE = "line"
    STEP = "step"


class TableFormat(StrEnum):
    """How a table is written."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"
    PARQUET = "parquet"


RunArgument = Annotated[
    Path,
    typer.Argument(metavar="RUN", help="The directory of a run.", show_default=False),
]


def stats(
    run: RunArgument,
    by: Annotated[
        By | None,
        typer.Option(
            "--by",
            metavar="|".join(By),
            help="Which table; the headline figures if left out.",
            show_default=False,
        ),
    ] = None,
    format: Annotated[
        TableFormat,
        typer.Option("--format", metavar="table|json|csv|parquet", help="How it is written."),
    ] = TableFormat.TABLE,
    top: Annotated[
        int | None,
        typer.Option(
            "--top",
            metavar="N",
            min=1,
            help=f"How many rows; {_ROWS} of a table to read, else all.",
            show_default=False,
        ),
    ] = None,
    partial: Annotated[
        bool,
        typer.Option("--partial", help="Read what is done of a run that is not complete."),
    ] = False,
    output: OutputOption = None,
) -> None:
    """Show the statistics of a run, or write one of its tables."""
    from analysis import RunError, open_run
    from analysis.games import game_of
    from analysis.run import Unfinished

    out = Output(output)
    try:
        opened = open_run(run)
        if partial and not opened.complete:
            opened = game_of(opened).unfinished(opened)
        if by is None:
            if format is not TableFormat.TABLE:
                raise typer.BadParameter(f"--format {format} needs --by")
            lines = (
                opened.headline
                if isinstance(opened, Unfinished)
                else game_of(opened).headline(opened)
            )
            out.payload(fitted("".join(f"{line}\n" for line in lines), out.width))
            return
        if format is TableFormat.TABLE:
            _table(opened, by, top or _ROWS, out)
        else:
            _data(opened, by, format, top, out)
    except RunError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None


def _table(run: "Run", by: By, top: int, out: Output) -> None:
    from analysis.games import table as table_of
    from analysis.views import cell
    from cli.tables import table
    from engine.coverage import played_whole

    game, _ = table_of(run, by)
    frame = game.short(run, by)
    shown = frame.head(top)
    rows = [
        [cell(name, value) for name, value in zip(shown.columns, row, strict=True)]
        for row in shown.iter_rows()
    ]
    text = table(shown.columns, rows, terminal=out.terminal)
    out.payload(text)
    if covered := played_whole(*run.manifest.deck["played_whole"]):
        out.note(covered)
    if frame.height > top:
        out.note(f"{top} of {frame.height:,} rows; --top N shows more, --format csv all")


def _data(run: "Run", by: By, format: TableFormat, top: int | None, out: Output) -> None:
    from analysis.games import table as table_of
    from analysis.run import parquet
    from analysis.views import flat
    from cli.tables import as_json

    game, schema = table_of(run, by)
    frame = game.full(run, by)
    frame = frame if top is None else frame.head(top)
    if format is TableFormat.JSON:
        out.payload(as_json(frame.to_dicts()))
    elif format is TableFormat.CSV:
        out.payload(flat(frame).write_csv())
    elif out.file is None:
        raise CommandError(ExitCode.USAGE, "--format parquet needs -o FILE")
    else:
        out.payload(parquet(frame, schema))
