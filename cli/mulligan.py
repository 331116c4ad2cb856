"""`endboard mulligan`: which opening hands of a Digimon deck to keep, and what that is worth."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.numbers import whole_number
from cli.options import (
    SEED,
    TURNS,
    AttacksOption,
    DeckArgument,
    GoalOption,
    Going,
    GoingOption,
    JobsOption,
    ListOption,
    MemoryOption,
    Opponent,
    OutputOption,
    ProgressOption,
    QuietOption,
    ReadingOption,
    StrictOption,
    TurnsOption,
    VerboseOption,
)
from cli.output import Output
from cli.progress import bar as bar_
from cli.wrapping import fitted

if TYPE_CHECKING:
    import polars as pl

    from analysis.digimon.mulligan import Mulligan


class By(StrEnum):
    """What the rows of a table are."""

    HOLDING = "holding"
    RULE = "rule"
    HAND = "hand"


class ReportFormat(StrEnum):
    """How the result is written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    PARQUET = "parquet"


# Rows of hands to read; other formats have all.
_ROWS = 25
# What `endboard stats` calls these rows.
_ROWS_OF = {By.HOLDING: "holding", By.RULE: "rule", By.HAND: "keep"}


def mulligan(
    context: typer.Context,
    deck: DeckArgument,
    exact: Annotated[
        bool,
        typer.Option("--exact", help="Play every class of hands; so if there are 12,000 at most."),
    ] = False,
    hands: Annotated[
        int | None,
        typer.Option(
            "--hands",
            metavar="N",
            parser=whole_number(2, 10_000_000),
            help="Draw so many hands by chance instead; 4000 where there are too many classes.",
            show_default=False,
        ),
    ] = None,
    orders: Annotated[
        int,
        typer.Option(
            "--orders", metavar="N", min=3, max=100_000, help="Orders of the deck for each hand."
        ),
    ] = 8,
    going: GoingOption = Going.FIRST,
    turns: TurnsOption = TURNS,
    memory: MemoryOption = None,
    attacks: AttacksOption = False,
    opponent: ReadingOption = Opponent.ACTIVE,
    goal: GoalOption = None,
    seed: Annotated[
        int,
        typer.Option("--seed", metavar="N", min=0, help="Which orders, and hands, are drawn."),
    ] = SEED,
    by: Annotated[
        By | None,
        typer.Option(
            "--by",
            metavar="|".join(By),
            help="One table alone; csv and parquet write the one by holding if left out.",
            show_default=False,
        ),
    ] = None,
    top: Annotated[
        int | None,
        typer.Option(
            "--top",
            metavar="N",
            min=1,
            help=f"How many rows of a table alone; {_ROWS} by hand to read, else all.",
            show_default=False,
        ),
    ] = None,
    format: Annotated[
        ReportFormat,
        typer.Option("--format", metavar="text|json|csv|parquet", help="How it is written."),
    ] = ReportFormat.TEXT,
    output: OutputOption = None,
    strict: StrictOption = False,
    list_: ListOption = None,
    jobs: JobsOption = 1,
    progress: ProgressOption = True,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Play the opening hands of a Digimon deck and say which to keep and which to redraw."""
    from analysis.digimon.batch import play_mulligan
    from cli.asked import Wanted
    from cli.digimon.batch import digimon_batch
    from cli.digimon.opened import OpenDigimon
    from cli.open_deck import open_for
    from cli.version import announce_slow_engine

    if exact and hands is not None:
        raise typer.BadParameter("give --exact or --hands, not both")
    out = Output(output, quiet=quiet, verbose=verbose)
    if format is ReportFormat.PARQUET and out.file is None:
        raise CommandError(ExitCode.USAGE, "--format parquet needs -o FILE")
    opened = open_for(context, deck, out, strict=strict, limits=list_)
    assert isinstance(opened, OpenDigimon)
    announce_slow_engine(out)
    wanted = Wanted(
        exact=exact, hands=hands, going=going, goal=goal, seed=seed, turns=turns, memory=memory,
        attacks=attacks, passive=opponent is Opponent.PASSIVE,
    )  # fmt: skip
    batch = digimon_batch(opened, wanted, out, orders=orders, memory_hands=0)
    with bar_(len(batch.dealt), "hands", shown=progress and not quiet) as show:
        found = play_mulligan(batch, jobs=jobs, progress=lambda done: show(done, ""))
    _write(found, by, top, format, out)


def _write(
    found: "Mulligan", by: By | None, top: int | None, format: ReportFormat, out: Output
) -> None:
    from analysis.digimon.views import BY
    from analysis.run import parquet
    from analysis.views import flat
    from cli.digimon.mulligan_text import as_data, as_text, shown
    from cli.tables import as_json

    if by is None and format is ReportFormat.TEXT:
        out.payload(fitted(as_text(found, terminal=out.terminal), out.width))
        return
    if by is None and format is ReportFormat.JSON:
        out.payload(as_json(as_data(found)))
        return
    by = by or By.HOLDING
    frame = _frame(found, by)
    if top is None and by is By.HAND and format is ReportFormat.TEXT:
        top = _ROWS
    rows = frame if top is None else frame.head(top)
    match format:
        case ReportFormat.TEXT:
            out.payload(shown(rows, found.plan.manifest(), terminal=out.terminal))
            if rows.height < frame.height:
                out.note(f"{rows.height} of {frame.height:,} rows; --top N shows more")
        case ReportFormat.JSON:
            out.payload(as_json(rows.to_dicts()))
        case ReportFormat.CSV:
            out.payload(flat(rows).write_csv())
        case ReportFormat.PARQUET:
            out.payload(parquet(rows, BY[_ROWS_OF[by]]))


def _frame(found: "Mulligan", by: By) -> "pl.DataFrame":
    match by:
        case By.HOLDING:
            return found.by_holding()
        case By.RULE:
            return found.by_rule()
    return found.by_hand()
