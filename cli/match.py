"""`endboard match`: a series of games between two Digimon decks, both sides played by a policy."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.mulligan import ReportFormat
from cli.numbers import whole_number
from cli.options import (
    SEED,
    DeckArgument,
    JobsOption,
    OutputOption,
    ProgressOption,
    QuietOption,
    StrictOption,
    VerboseOption,
)
from cli.output import Output
from cli.progress import bar as bar_

if TYPE_CHECKING:
    import polars as pl

    from cli.digimon.opened import OpenDigimon

_GAMES = 100


def match(
    context: typer.Context,
    deck: DeckArgument,
    opponent: Annotated[
        str,
        typer.Argument(
            metavar="OPPONENT", help="The other deck, given in the same way.", show_default=False
        ),
    ],
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            parser=whole_number(1, 1_000_000),
            help="How many games; the decks take turns in going first.",
        ),
    ] = _GAMES,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="For all shuffles and all chance.")
    ] = SEED,
    format: Annotated[
        ReportFormat,
        typer.Option("--format", metavar="text|json|csv|parquet", help="How it is written."),
    ] = ReportFormat.TEXT,
    output: OutputOption = None,
    strict: StrictOption = False,
    jobs: JobsOption = 1,
    progress: ProgressOption = True,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Play games between two Digimon decks and say how often each wins, and how."""
    from analysis.digimon.match import match_games, summary
    from cli.digimon.opened import OpenDigimon
    from cli.open_deck import open_for
    from cli.version import announce_slow_engine
    from engine.agenda import RuleError
    from search.digimon.matches import MatchSpec, play_series

    out = Output(output, quiet=quiet, verbose=verbose)
    if format is ReportFormat.PARQUET and out.file is None:
        raise CommandError(ExitCode.USAGE, "--format parquet needs -o FILE")
    if deck == opponent == "-":
        raise CommandError(ExitCode.USAGE, "standard input has one deck; give the other as a file")
    one, two = (open_for(context, name, out, strict=strict) for name in (deck, opponent))
    assert isinstance(one, OpenDigimon)
    assert isinstance(two, OpenDigimon)
    announce_slow_engine(out)
    spec = MatchSpec((one.side(), two.side()), seed)
    results = []
    with bar_(games, "games", shown=progress and not quiet) as show:
        try:
            for result in play_series(spec, games, jobs):
                results.append(result)
                show(len(results), "")
        except RuleError as error:
            _ended_early(len(results), str(error), out)
    played = match_games(results)
    _write((one, two), seed, played, summary(played), format, out)


def _ended_early(played: int, why: str, out: Output) -> None:
    """Say why a series ends before its end; raise CommandError where nothing was played."""
    what = f"game {played + 1} cannot be played: {why}"
    if not played:
        raise CommandError(ExitCode.CRASH, f"{what}; try another --seed")
    out.note(f"{what}; the figures are of the {played} before it")


def _write(
    decks: "tuple[OpenDigimon, OpenDigimon]", seed: int, games: "pl.DataFrame",
    found: "pl.DataFrame", format: ReportFormat, out: Output,
) -> None:  # fmt: skip
    from analysis.digimon.schemas import MATCH
    from analysis.run import parquet
    from cli.tables import as_json, table

    match format:
        case ReportFormat.TEXT:
            for number, opened in enumerate(decks, 1):
                out.payload(f"Deck {number}: {opened.deck.name}\n")
            out.payload("\n")
            out.payload(table(_COLUMNS, map(_cells, found.to_dicts()), terminal=out.terminal))
        case ReportFormat.JSON:
            data = {
                "game": "digimon",
                "decks": [opened.deck.name for opened in decks],
                "seed": seed,
                "summary": found.to_dicts(),
                "games": games.to_dicts(),
            }
            out.payload(as_json(data))
        case ReportFormat.CSV:
            out.payload(games.write_csv())
        case ReportFormat.PARQUET:
            out.payload(parquet(games, MATCH))


_COLUMNS = (
    "", "games", "won by deck 1", "between", "drawn", "turns", "memory handed over a turn",
)  # fmt: skip


def _cells(row: dict[str, Any]) -> list[str]:
    given = ("?" if row[f"given_{player}"] is None else f"{row[f'given_{player}']:.2f}"
             for player in (1, 2))  # fmt: skip
    return [
        row["games_of"],
        f"{row['games']:,}",
        f"{100 * row['share']:.1f} %",
        f"{100 * row['share_low']:.1f} to {100 * row['share_high']:.1f} %",
        str(row["drawn"]),
        f"{row['turns']:.1f}",
        " and ".join(given),
    ]
