"""`endboard deck`: check a decklist, show it, and convert it to another format."""

from enum import StrEnum
from typing import Annotated, Any

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import DeckArgument, Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

app = typer.Typer(help="Check, show and convert decklists.")


class DeckFormat(StrEnum):
    """The formats that can be written: those of Yu-Gi-Oh, then those of Digimon."""

    YDK = "ydk"
    YDKE = "ydke"
    IO = "io"
    DEV = "dev"
    APP = "app"
    META = "meta"
    UNTAP = "untap"
    TTS = "tts"


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
    from decklists.deck import SECTION_NAMES

    out = Output(output)
    list_ = decklists.load(deck)
    problems = decklists.check(list_)
    errors = sum(problem.severity == "error" for problem in problems)
    sizes = {section: len(list_.cards_of(section)) for section in list_.sections}
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
        counts = ", ".join(f"{SECTION_NAMES[section]} {size}" for section, size in sizes.items())
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
    from cli.games import card_coverage
    from cli.tables import as_json, table
    from decklists.deck import SECTION_NAMES

    out = Output(output, quiet=quiet)
    list_ = decklists.load(deck)
    problems = len(decklists.check(list_))
    list_ = decklists.normalise(list_)
    sections = {
        section: card_coverage(list_.game, list_.cards_of(section)) for section in list_.sections
    }
    if format is Format.JSON:
        data: dict[str, Any] = {"deck": list_.name, "source": list_.source, "game": list_.game}
        for section, rows in sections.items():
            data[section] = [coverage.as_data(row) for row in rows]
        out.payload(as_json(data))
    else:
        parts = []
        for section, rows in sections.items():
            name, size = SECTION_NAMES[section], sum(row.copies for row in rows)
            parts.append(f"{name[0].upper()}{name[1:]}: {_count(size, 'card')}\n")
            if rows:
                parts[-1] += table(
                    ("copies", "card", rows[0].id_name, "status", "definition"),
                    [
                        (str(row.copies), row.name, str(row.card), row.status, row.origin)
                        for row in rows
                    ],
                    terminal=out.terminal,
                )
        out.payload("\n".join(parts))
    if problems:
        out.note(f"{_count(problems, 'problem')} in this deck; see `endboard deck check`")


@app.command()
def convert(
    deck: DeckArgument,
    to: Annotated[
        DeckFormat,
        typer.Option(
            "--to",
            metavar="FORMAT",
            help="Yu-Gi-Oh: ydk, ydke. Digimon: io, dev or app as digimoncard.io, .dev or .app "
            "write it, meta (digimonmeta.com), untap (untap.in), tts (Tabletop Simulator).",
            show_default=False,
        ),
    ],
    output: OutputOption = None,
) -> None:
    """Write a deck in another format of its game.

    The cards and their order stay as they are; names and comments are not kept.
    """
    import decklists
    from decklists.deck import GAME_NAMES

    out = Output(output)
    list_ = decklists.load(deck)
    writers = decklists.writers(list_)
    if to not in writers:
        raise CommandError(
            ExitCode.USAGE,
            f"{list_.source} is a {GAME_NAMES[list_.game]} deck and cannot be written as {to}; "
            f"choose from {', '.join(writers)}",
        )
    out.payload(writers[to](list_))


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
