"""`endboard cards update`, `compile` and `diff`: definitions from the texts of cards."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

if TYPE_CHECKING:
    from cli.differences import Kind
    from cli.kept import Kept, Update

# Warnings about single cards that are said; a database that is years behind has hundreds.
_MOST_WARNINGS = 30


def update(
    path: Annotated[
        Path | None,
        typer.Argument(
            metavar="PATH",
            help="The folder of EDOPro or ygopro, a .cdb file, the JSON of YGOPRODeck's API, or "
            "that of a public Digimon card database.",
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
    """Learn new cards from your own card database, which stays on this machine."""
    out = Output(output, quiet=quiet)
    if (path is not None) + list_ + (remove is not None) != 1:
        raise CommandError(ExitCode.USAGE, "give PATH, --list or --remove")
    if path is not None:
        from cli.kept import counted

        done = _updated(path)
        for warning in done.warnings[:_MOST_WARNINGS]:
            out.note(warning)
        if len(done.warnings) > _MOST_WARNINGS:
            out.note(f"{len(done.warnings) - _MOST_WARNINGS} more of this kind")
        cards = counted(done.source.size, "card")
        out.note(f"{done.source.name}: {cards} of {done.source.date}; {done.told}")
    if remove is not None:
        out.note(f"{_removed(remove)}: removed")
    if list_:
        out.payload(_databases(format, terminal=out.terminal))


def compile(
    card: Annotated[
        str,
        typer.Argument(
            metavar="NAME|PASSCODE|NUMBER",
            help="A card: its name, passcode or card number.",
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

    out = Output(output)
    if database is None:
        game, known = find(card)
        digimon = game == "digimon"
    else:
        digimon, known = _is_digimon(database), card
    if digimon:
        from cli.digimon import compiling as digimon_compiling

        found = digimon_compiling.compiled(str(known), text, database)
    else:
        from cli.yugioh import compiling

        found = compiling.compiled(known, text, database)
    if format is Format.JSON:
        out.payload(as_json(found.as_data()))
    else:
        out.payload(found.as_text(sentences=explain))


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
    from cli.differences import as_data, as_text, changes
    from cli.tables import as_json

    out = Output(output)
    kind, bundled = _library_of(old)
    found = changes(old, bundled if new is None else new, kind)
    out.payload(as_json(as_data(found, kind)) if format is Format.JSON else as_text(found))


def _is_digimon(database: Path) -> bool:
    """Whether a database is one of Digimon cards."""
    from cli.digimon.databases import cards_in

    return cards_in(database) is not None


def _updated(path: Path) -> "Update":
    """Keep and compile a database of either game."""
    if _is_digimon(path):
        from cli.digimon.update import update as update_digimon

        return update_digimon(path)
    from cli.yugioh.update import update as update_yugioh

    return update_yugioh(path)


def _games() -> "list[tuple[Kept, Callable[[], None]]]":
    """The databases of each game, and what makes anew what comes of them."""
    from cli.digimon import kept as digimon
    from cli.yugioh import kept as yugioh

    def renew_yugioh() -> None:
        from cli.yugioh.update import renew

        renew()

    def renew_digimon() -> None:
        from cli.digimon.update import renew

        renew()

    return [(yugioh.KEPT, renew_yugioh), (digimon.KEPT, renew_digimon)]


def _removed(name: str) -> str:
    """Forget a database, by its name or the path it was read from; its name."""
    for kept, renew in _games():
        file = kept.named(name)
        if file is not None:
            kept.forget(file)
            renew()
            return file.stem
    names = ", ".join(name for kept, _ in _games() for name in kept.names()) or "there are none"
    raise CommandError(ExitCode.BAD_INPUT, f"no card database is called {name}; yours are: {names}")


def _library_of(file: Path) -> "tuple[Kind, Path]":
    """How a library is read, by the game it is of, and the installed one of that game."""
    from cli.digimon import libraries as digimon
    from cli.yugioh import libraries as yugioh
    from engine.library import LibraryError, Table

    try:
        series = "series" in Table(file, bytes).manifest
    except LibraryError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    # Only the cards of Yu-Gi-Oh! have set codes.
    return (yugioh.KIND, yugioh.BUNDLED) if series else (digimon.KIND, digimon.BUNDLED)


def _databases(format: Format, *, terminal: bool) -> str:
    """The player's databases, as `--list` shows them."""
    from cli.tables import as_json, table

    found = [
        {
            "name": one.name,
            "game": kept.game,
            "date": one.date,
            "cards": one.size,
            "lists": [str(limits) for limits in kept.limits(one)],
            "path": one.path,
        }
        for kept, _ in _games()
        for one in kept.sources()
    ]
    if format is Format.JSON:
        return as_json(found)
    if not found:
        return "no card database but that of the package; `endboard cards update PATH` adds yours\n"
    rows = [
        [", ".join(cell) if isinstance(cell, list) else str(cell) for cell in one.values()]
        for one in found
    ]
    return table(list(found[0]), rows, terminal=terminal)
