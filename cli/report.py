"""`endboard report`: a run as one HTML file, or its lines as text."""

from enum import StrEnum
from typing import Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import OutputOption
from cli.output import Output
from cli.stats import RunArgument


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
    output: OutputOption = None,
) -> None:
    """Write the report of a run: one HTML file that needs nothing else."""
    from analysis import RunError, open_run, report

    out = Output(output)
    if out.terminal and format is ReportFormat.HTML:
        raise CommandError(ExitCode.USAGE, "a page is not for the terminal; give a file with -o")
    try:
        opened = open_run(run)
        made = report.html(opened) if format is ReportFormat.HTML else report.text(opened)
    except RunError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    out.payload(made)
