"""`endboard compare`: what changed from one run to another."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import Format, FormatOption, OutputOption
from cli.output import Output
from cli.wrapping import fitted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from analysis import Run
    from analysis.comparison import Comparison

_FLIPS = 20
_SECTIONS = {"main": "", "extra": " (extra deck)", "eggs": " (Digi-Egg deck)"}


def compare(
    run_a: Annotated[Path, typer.Argument(metavar="RUN_A", show_default=False)],
    run_b: Annotated[Path, typer.Argument(metavar="RUN_B", show_default=False)],
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
) -> None:
    """Show what changed in the lists, in the figures, and which hands flipped."""
    from analysis import RunError, open_run
    from analysis.games import compare as compare_runs
    from cli.tables import as_json

    out = Output(output)
    try:
        runs = open_run(run_a), open_run(run_b)
        found = compare_runs(*runs)
    except RunError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    if format is Format.JSON:
        data = {
            "a": runs[0].manifest.deck["name"],
            "b": runs[1].manifest.deck["name"],
            "paired": found.paired,
            "cards": found.cards.to_dicts(),
            "settings": [dict(zip(("name", "a", "b"), row, strict=True)) for row in found.settings],
            "figures": found.figures.to_dicts(),
            "flips": found.flips.to_dicts(),
        }
        out.payload(as_json(data))
        return
    text = "".join(f"{line}\n" for line in _lines(runs, found, terminal=out.terminal))
    out.payload(fitted(text, out.width))


def _lines(runs: "tuple[Run, Run]", found: "Comparison", *, terminal: bool) -> "Iterator[str]":
    from analysis.views import cell, coverage, titled
    from cli.tables import table

    for side, run in zip("AB", runs, strict=True):
        yield from (f"{side}: {line}" for line in coverage(run.manifest))
    names = [f"{side}: {run.path}" for side, run in zip("AB", runs, strict=True)]
    yield from (f"{name}: {titled(run.manifest)}" for name, run in zip(names, runs, strict=True))
    for name, a, b in found.settings:
        yield f"Run with another {name.replace('_', ' ')}: {a} and {b}"
    yield ""
    if found.cards.is_empty():
        yield "The lists are the same."
    for section, card, a, b in found.cards.iter_rows():
        yield f"{b - a:+d} {card}{_SECTIONS[section]}: {a} to {b}"
    yield ""
    rows = []
    for name, a, b, difference, low, high in found.figures.iter_rows():
        scale, unit = (100, " %") if name in found.shares else (1, "")
        shown = [f"{scale * value:.2f}{unit}" for value in (a, b)]
        change = [
            "?" if value is None else f"{scale * value:+.2f}" for value in (difference, low, high)
        ]
        rows.append([name, *shown, change[0], f"{change[1]} to {change[2]}"])
    yield table(["figure", "A", "B", "difference", "between"], rows, terminal=terminal).rstrip()
    yield ""
    yield (
        "The hands are paired, draw by draw."
        if found.paired
        else "Intervals are 95 % where a run is a sample, and count what is undecided."
    )
    yield f"Hands that flipped: {found.flipped}"
    for row in found.flips.head(_FLIPS).iter_rows(named=True):
        hand = row["hand_a"]
        if row["hand_b"] != hand:
            hand = f"{hand} | {row['hand_b']}"
        *_, before, after = (cell("", value) for value in row.values())
        worth = f"{before} to {after}"
        yield f"  {100 * row['probability']:.4f} %  {worth:>10}  {hand}"
    if found.flips.height > _FLIPS:
        yield f"  and {found.flips.height - _FLIPS} more; --format json has all"
