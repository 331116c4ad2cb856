"""`endboard report`: a run as one HTML file, or its lines as text."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.output import Output
from cli.stats import RunArgument

# The page of a run that is for no other file.
PAGE: Final = "report.html"


class ReportFormat(StrEnum):
    """How a report is written."""

    HTML = "html"
    TEXT = "text"


def report(
    run: RunArgument,
    format: Annotated[
        ReportFormat,
        typer.Option("--format", metavar="html|text", help="A page, or the lines as text."),
    ] = ReportFormat.HTML,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help=f"Write the result to this file; a page that is for none goes to RUN/{PAGE}.",
            show_default=False,
        ),
    ] = None,
    images: Annotated[
        Path | None,
        typer.Option(
            "--images",
            metavar="DIR",
            help="Put pictures of cards into the page: files of this folder, named by passcode "
            "(Digimon: by number), such as 14558127.jpg.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Write the report of a run: one HTML file that needs nothing else."""
    from analysis import RunError, open_run, report
    from analysis.pictures import pictures

    page = format is ReportFormat.HTML
    if images is not None and not page:
        raise CommandError(ExitCode.USAGE, "--images is for a page, not for --format text")
    try:
        opened = open_run(run)
        out = Output(run / PAGE if page and output is None else output)
        if page and out.terminal:
            raise CommandError(ExitCode.USAGE, "a page is not for the terminal; give a file")
        found = pictures(opened.manifest, images) if images is not None else {}
        made = report.html(opened, found) if page else report.text(opened)
    except RunError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    out.payload(made)
    names = opened.manifest.deck["names"].values()
    if found and (without := [name for name in names if name not in found]):
        out.note(f"{images}: no picture of {', '.join(without)}")
    if page and out.file is not None:
        out.note(f"the page is in {out.file}")
