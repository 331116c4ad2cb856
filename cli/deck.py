"""`endboard deck`: check a decklist, show it, and convert it to another format."""

from enum import StrEnum
from typing import Annotated, Any

import typer

from cli.exit_codes import ExitCode
from cli.options import DeckArgument, Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

app = typer.Typer(help="Check, show and convert decklists.")


class DeckFormat(StrEnum):
    """The formats that can be written."""

    YDK = "ydk"
    YDKE = "ydke"


@app.command()
def check(
    deck: DeckArgument, format: FormatOption = Format.TEXT, output: OutputOption = None
) -> None:
    """Check a deck against the rules of deck construction.

    Lists each problem with its file and line. Ends with exit code 3 if there is an error; warnings
    alone are no error.
    """
    import decklists
    from cli.tables import as_json
    from decklists.deck import SECTIONS

    out = Output(output)
    list_ = decklists.load(deck)
    problems = decklists.check(list_)
    errors = sum(problem.severity == "error" for problem in problems)
    sizes = {section: len(list_.cards_of(section)) for section in SECTIONS}
    if format is Format.JSON:
        out.payload(
            as_json(
                {
                    "deck": list_.name,
                    "source": list_.source,
                    "game": list_.game,
                    **sizes,
                    "legal": errors == 0,
                    "problems": [
                        {
                            "severity": problem.severity,
                            "file": problem.file,
                            "line": problem.line,
                            "card": problem.card,
                            "message": problem.message,
                        }
                        for problem in problems
                    ],
                }
            )
        )
    else:
        counts = ", ".join(f"{section} deck {size}" for section, size in sizes.items())
        found = f"{_count(errors, 'error')}, {_count(len(problems) - errors, 'warning')}"
        lines = [*map(str, problems), f"{list_.name}: {counts}: {found if problems else 'legal'}"]
        out.payload("".join(f"{line}\n" for line in lines))
    if errors:
        raise typer.Exit(ExitCode.BAD_INPUT)


@app.command()
def show(
    deck: DeckArgument,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """List the cards of a deck by section, and say which of them are not played, or only partly."""
    import decklists
    from cli import coverage
    from cli.tables import as_json, table
    from decklists.deck import SECTIONS, Section

    out = Output(output, quiet=quiet)
    list_ = decklists.load(deck)
    problems = len(decklists.check(list_))
    list_ = decklists.normalise(list_)
    sections: dict[Section, list[coverage.Coverage]] = {}
    for section in SECTIONS:
        cards = list_.cards_of(section)
        sections[section] = [
            coverage.of_card(passcode, cards.count(passcode)) for passcode in dict.fromkeys(cards)
        ]
    if format is Format.JSON:
        data: dict[str, Any] = {"deck": list_.name, "source": list_.source, "game": list_.game}
        for section, rows in sections.items():
            data[section] = [coverage.as_data(row) for row in rows]
        out.payload(as_json(data))
    else:
        parts = []
        for section, rows in sections.items():
            parts.append(
                f"{section.capitalize()} deck: {_count(sum(row.copies for row in rows), 'card')}\n"
            )
            if rows:
                parts[-1] += table(
                    ("copies", "card", "passcode", "definition"),
                    [(str(row.copies), row.name, str(row.passcode), row.status) for row in rows],
                    terminal=out.terminal,
                )
        out.payload("\n".join(parts))
    if problems:
        out.note(f"{_count(problems, 'problem')} in this deck; see `endboard deck check`")


@app.command()
def convert(
    deck: DeckArgument,
    to: Annotated[DeckFormat, typer.Option("--to", metavar="ydk|ydke", show_default=False)],
    output: OutputOption = None,
) -> None:
    """Write a deck in another format: a .ydk file or a ydke:// URL.

    The cards and their order stay as they are; names and comments are not kept.
    """
    import decklists

    out = Output(output)
    list_ = decklists.load(deck)
    if to is DeckFormat.YDK:
        out.payload(decklists.ydk.write(list_))
    else:
        out.payload(decklists.ydke.write(list_) + "\n")


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
