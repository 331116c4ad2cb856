"""`endboard tune`: which exchange of one copy helps a deck most."""

from pathlib import Path
from typing import Annotated

import typer

from cli.deck import DeckFormat
from cli.exit_codes import CommandError, ExitCode
from cli.numbers import whole_number
from cli.options import (
    SEED,
    AgainstOption,
    DeckArgument,
    GoalOption,
    Going,
    GoingOption,
    JobsOption,
    ListOption,
    ProgressOption,
    QuietOption,
    Rows,
    RowsOption,
    SeedOption,
    VerboseOption,
    WeightsOption,
)
from cli.output import Output
from cli.progress import bar as bar_
from cli.wrapping import fitted

_ROWS = 10
_DRAWS = 1_000
_NODES = 500
_OPENER_NODES = 2_000


def tune(
    context: typer.Context,
    deck: DeckArgument,
    pool: Annotated[
        list[str] | None,
        typer.Option(
            "--pool",
            metavar="CARDS|FILE",
            help="Cards that may come in, beside those of the list and its side deck: names "
            "separated by commas, or a decklist. May be repeated.",
            show_default=False,
        ),
    ] = None,
    goal: GoalOption = None,
    rank: Annotated[
        str | None,
        typer.Option(
            "--rank",
            metavar="GOAL|brick|score",
            help="What ranks the exchanges: a named goal, the brick rate, or the mean score. If "
            "left out, the first named goal, or else the brick rate. With --against also each of "
            "them followed by 'through'.",
            show_default=False,
        ),
    ] = None,
    steps: Annotated[
        int,
        typer.Option(
            "--steps", metavar="N", min=1, max=60, help="Go on from the best exchange so often."
        ),
    ] = 1,
    against: AgainstOption = None,
    weights: WeightsOption = None,
    going: GoingOption = Going.FIRST,
    draws: Annotated[
        int,
        typer.Option(
            "--draws",
            metavar="N",
            parser=whole_number(16, 1_000_000),
            help="Draws that judge each of the last exchanges.",
        ),
    ] = _DRAWS,
    max_nodes: Annotated[
        int,
        typer.Option(
            "--max-nodes", metavar="N", parser=whole_number(1), help="Positions for each hand."
        ),
    ] = _NODES,
    opener_nodes: Annotated[
        int,
        typer.Option(
            "--opener-nodes",
            metavar="N",
            parser=whole_number(1),
            help="Positions for each card alone, whose lines lead the hands; a quarter of it for "
            "two cards.",
        ),
    ] = _OPENER_NODES,
    brick: Annotated[
        int | None,
        typer.Option(
            "--brick",
            metavar="N",
            min=1,
            help="A hand that scores less is a brick; if left out, as the goal file says.",
            show_default=False,
        ),
    ] = None,
    seed: SeedOption = SEED,
    top: Annotated[
        int, typer.Option("--top", metavar="N", min=1, help="How many exchanges to show.")
    ] = _ROWS,
    list_: ListOption = None,
    to: Annotated[
        DeckFormat,
        typer.Option("--to", metavar="FORMAT", help="The format of --output: ydk, ydke, names."),
    ] = DeckFormat.YDK,
    format: RowsOption = Rows.TEXT,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Write the list after its exchanges to this file.",
        ),
    ] = None,
    jobs: JobsOption = 1,
    progress: ProgressOption = True,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Try every exchange of one copy of a Yu-Gi-Oh deck, and say which of them makes it better."""
    import decklists
    from cli.open_deck import open_for
    from cli.tables import as_json
    from cli.version import announce_slow_engine
    from cli.yugioh.opened import OpenDeck
    from cli.yugioh.tuning import Asked, Tuner
    from cli.yugioh.tuning_text import as_csv, as_data, as_text

    out = Output(quiet=quiet, verbose=verbose)
    written = None if output is None else Output(output)
    opened = open_for(context, deck, out, limits=list_)
    assert isinstance(opened, OpenDeck)
    writers = decklists.writers(opened.deck)
    if to not in writers:
        raise CommandError(
            ExitCode.USAGE, f"--to: a Yu-Gi-Oh deck is written as {', '.join(writers)}, not as {to}"
        )
    asked = Asked(
        tuple(pool or ()), goal, rank, steps, going, draws, max_nodes, opener_nodes, brick, seed,
        list_, jobs, tuple(against or ()), weights,
    )  # fmt: skip
    tuner = Tuner(opened, asked, out)
    announce_slow_engine(out)
    out.note(tuner.announcement)
    with bar_(100 * steps, "%", shown=progress and not quiet) as show:
        result = tuner.run(show)
    if format is Rows.JSON:
        text = as_json(as_data(result))
    elif format is Rows.CSV:
        text = as_csv(result)
    else:
        text = fitted(as_text(result, top, terminal=out.terminal), out.width)
    out.payload(text)
    if written is not None:
        written.payload(writers[to](result.deck))
