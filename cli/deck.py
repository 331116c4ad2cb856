"""`endboard deck`: check a decklist, show it, and convert it to another format."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import DeckArgument, Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

if TYPE_CHECKING:
    from decklists import Over

app = typer.Typer(help="Check, show and convert decklists.")


class DeckFormat(StrEnum):
    """The formats that can be written: those of Yu-Gi-Oh, then those of Digimon."""

    YDK = "ydk"
    YDKE = "ydke"
    NAMES = "names"
    IO = "io"
    DEV = "dev"
    APP = "app"
    META = "meta"
    UNTAP = "untap"
    TTS = "tts"
    DCG = "dcg"


class CheckFormat(StrEnum):
    """How the check is printed, and of which format the list is that the deck is held against."""

    TEXT = "text"
    JSON = "json"
    TCG = "tcg"
    OCG = "ocg"
    MASTER_DUEL = "master-duel"
    DIGIMON = "digimon"
    NONE = "none"


_PRINTED: Final = (CheckFormat.TEXT, CheckFormat.JSON)


@app.command()
def check(
    deck: DeckArgument,
    format: Annotated[
        list[CheckFormat] | None,
        typer.Option(
            "--format",
            metavar="tcg|ocg|master-duel|digimon|none|text|json",
            help="The format that is played, whose forbidden and limited list counts; text or json "
            "says how the result is printed, and may be given beside it.",
            show_default=False,
        ),
    ] = None,
    list_: Annotated[
        str | None,
        typer.Option(
            "--list",
            metavar="FILE",
            help="A forbidden and limited list of your own (*.lflist.conf); FILE#2024.01 is the "
            "one of several whose name has that.",
            show_default=False,
        ),
    ] = None,
    output: OutputOption = None,
) -> None:
    """Check a deck against the rules of deck construction, and forbidden and limited lists.

    Lists each problem with its file and line. Ends with exit code 3 if there is an error; warnings
    alone are no error. Without --format and --list, says for each format of the game which copies
    its list does not allow, and that is no error.
    """
    import decklists
    from cli.limits import lists_for
    from cli.tables import as_json
    from decklists.deck import SECTION_NAMES

    out = Output(output)
    given = format or []
    played = _one([one for one in given if one not in _PRINTED])
    printed = _one([one for one in given if one in _PRINTED])
    deck_ = decklists.load(deck)
    lists, asked = lists_for(played, list_, deck_.game)
    found = [(limits, decklists.over(deck_, limits)) for limits in lists]
    problems = decklists.check(deck_)
    if asked:
        problems += [over.problem(deck_, limits) for limits, overs in found for over in overs]
        problems.sort(key=lambda problem: problem.line or 0)
    errors = sum(problem.severity == "error" for problem in problems)
    sizes = {section: len(deck_.cards_of(section)) for section in deck_.sections}
    if printed is CheckFormat.JSON:
        out.payload(
            as_json(
                {
                    "deck": deck_.name,
                    "source": deck_.source,
                    "game": deck_.game,
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
                    "lists": [
                        {
                            "name": str(limits),
                            "format": limits.format,
                            "date": ".".join(f"{part:02}" for part in limits.date),
                            "over": [over._asdict() for over in overs],
                        }
                        for limits, overs in found
                    ],
                }
            )
        )
    else:
        counts = ", ".join(f"{SECTION_NAMES[section]} {size}" for section, size in sizes.items())
        said = f"{_count(errors, 'error')}, {_count(len(problems) - errors, 'warning')}"
        lines = [*map(str, problems), f"{deck_.name}: {counts}: {said if problems else 'legal'}"]
        lines += [f"{limits}: {_told(overs)}" for limits, overs in found]
        out.payload("".join(f"{line}\n" for line in lines))
    if errors:
        raise typer.Exit(ExitCode.BAD_INPUT)


def _one(values: list[CheckFormat]) -> CheckFormat | None:
    """The one value of its kind that was given, if any."""
    if len(values) > 1:
        raise CommandError(
            ExitCode.USAGE, f"expected one --format of a kind, found {' and '.join(values)}"
        )
    return values[0] if values else None


def _told(overs: "list[Over]") -> str:
    """What a list does not allow of a deck, in words."""
    if not overs:
        return "legal"
    return "not legal: " + "; ".join(
        f"{over.copies} {over.name} "
        + (f"(not beside {over.beside})" if over.beside else f"({over.most} allowed)")
        for over in overs
    )


@app.command()
def show(
    deck: DeckArgument,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """List the cards of a deck by section, and say which of them are not played, or only partly.

    Last how many cards of the main deck there are of each kind: by level and colour in Digimon.
    """
    import decklists
    from cli import coverage
    from cli.games import KINDS, card_coverage
    from cli.tables import as_json, table
    from decklists.deck import SECTION_NAMES

    out = Output(output, quiet=quiet)
    list_ = decklists.load(deck)
    problems = len(decklists.check(list_))
    list_ = decklists.normalise(list_)
    sections = {
        section: card_coverage(list_.game, list_.cards_of(section)) for section in list_.sections
    }
    curve = KINDS[list_.game].book().curve(list_.cards_of("main"))
    if format is Format.JSON:
        data: dict[str, Any] = {"deck": list_.name, "source": list_.source, "game": list_.game}
        for section, rows in sections.items():
            data[section] = [coverage.as_data(row) for row in rows]
        data["curve"] = curve
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
        if curve:
            rows_of = [tuple(str(cell) for cell in row.values()) for row in curve]
            parts.append(table(tuple(curve[0]), rows_of, terminal=out.terminal))
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
            help="Yu-Gi-Oh: ydk, ydke, names. Digimon: io, dev or app as digimoncard.io, .dev or "
            ".app write it, meta (digimonmeta.com), untap (untap.in), tts (Tabletop Simulator), "
            "dcg (the code of heroi.cc).",
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
