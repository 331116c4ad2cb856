"""`endboard cards update`, `compile` and `diff`: definitions from the texts of Yu-Gi-Oh cards."""

from pathlib import Path
from typing import Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

# Warnings about single cards that are said; a database that is years behind has hundreds.
_MOST_WARNINGS = 30


def update(
    path: Annotated[
        Path | None,
        typer.Argument(
            metavar="PATH",
            help="The folder of EDOPro or ygopro, a .cdb file, or the JSON of YGOPRODeck's API.",
            show_default=False,
        ),
    ] = None,
    list_: Annotated[bool, typer.Option("--list", help="List your card databases.")] = False,
    remove: Annotated[
        str | None,
        typer.Option("--remove", metavar="NAME", help="Forget a database, by its name or path."),
    ] = None,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """Learn new Yu-Gi-Oh cards from your own card database, which stays on this machine."""
    out = Output(output, quiet=quiet)
    if (path is not None) + list_ + (remove is not None) != 1:
        raise CommandError(ExitCode.USAGE, "give PATH, --list or --remove")
    from cli.yugioh import update as updating

    if path is not None:
        done = updating.update(path)
        for warning in done.warnings[:_MOST_WARNINGS]:
            out.note(warning)
        if len(done.warnings) > _MOST_WARNINGS:
            out.note(f"{len(done.warnings) - _MOST_WARNINGS} more of this kind")
        cards = updating.counted(done.source.size, "card")
        out.note(f"{done.source.name}: {cards} of {done.source.date}; {done.told}")
    if remove is not None:
        out.note(f"{updating.remove(remove)}: removed")
    if list_:
        out.payload(_databases(format, terminal=out.terminal))


def compile(
    card: Annotated[
        str,
        typer.Argument(
            metavar="NAME|PASSCODE",
            help="A Yu-Gi-Oh card: its name or its passcode.",
            show_default=False,
        ),
    ],
    explain: Annotated[
        bool, typer.Option("--explain", help="Say of each sentence whether it is played.")
    ] = False,
    text: Annotated[
        Path | None,
        typer.Option("--text", metavar="FILE|-", help="The text of the card, instead of its own."),
    ] = None,
    database: Annotated[
        Path | None,
        typer.Option("--database", metavar="PATH", help="Where the card is, as for `update`."),
    ] = None,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
) -> None:
    """Compile the text of a card, and show the definition as card text."""
    from cli.cards import find
    from cli.tables import as_json
    from cli.yugioh.compiling import compiled, explained

    out = Output(output)
    found = compiled(card, text, database, find)
    if format is Format.JSON:
        out.payload(as_json(found.as_data()))
    else:
        out.payload(explained(found, sentences=explain))


def diff(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A card library.", show_default=False)],
    new: Annotated[
        Path | None,
        typer.Argument(
            metavar="NEW", help="Another; by default the installed one.", show_default=False
        ),
    ] = None,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
) -> None:
    """Compare two card libraries: which cards are played otherwise, and how."""
    from cli.tables import as_json
    from cli.yugioh.differences import as_data, as_text, changes
    from engine.yugioh.library import BUNDLED

    out = Output(output)
    found = changes(old, BUNDLED if new is None else new)
    out.payload(as_json(as_data(found)) if format is Format.JSON else as_text(found))


def _databases(format: Format, *, terminal: bool) -> str:
    """The player's databases, as `--list` shows them."""
    from cli.tables import as_json, table
    from cli.yugioh.kept import sources

    found = sources()
    if format is Format.JSON:
        return as_json(
            [
                {"name": one.name, "date": one.date, "cards": one.size, "path": one.path}
                for one in found
            ]
        )
    if not found:
        return "no card database but that of the package; `endboard cards update PATH` adds yours\n"
    rows = [(one.name, one.date, str(one.size), one.path) for one in found]
    return table(("name", "date", "cards", "path"), rows, terminal=terminal)
