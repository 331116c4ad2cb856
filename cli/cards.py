"""`endboard cards`: what the engine knows of a card, of all cards, and of the cards of a deck."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import (
    DeckArgument,
    Format,
    FormatOption,
    OutputOption,
    QuietOption,
    StrictOption,
)
from cli.output import Output

if TYPE_CHECKING:
    from cli.coverage import Coverage
    from decklists.deck import Game

# How many cards of one name an error message lists.
_MOST_NAMESAKES = 12

app = typer.Typer(help="Show cards and their definitions.")


@app.command()
def show(
    card: Annotated[
        str,
        typer.Argument(
            metavar="NAME|PASSCODE|NUMBER",
            help="A card: its name or the beginning of it, its passcode (Yu-Gi-Oh) or its card "
            "number (Digimon).",
            show_default=False,
        ),
    ],
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
) -> None:
    """Show one card: its facts, its effects as card text, and what of them is not played."""
    from cli.games import KINDS
    from cli.tables import as_json
    from engine.effects import to_json

    out = Output(output)
    if format is Format.TEXT:
        out.payload(about(card))
        return
    game, id_ = find(card)
    book = KINDS[game].book()
    definition = book.definitions().get(id_)
    covered = book.cover(id_, 1)
    data: dict[str, Any] = {
        book.ID: id_,
        "name": book.name(id_),
        "facts": book.line_of(id_),
        "status": covered.status,
        "origin": covered.origin,
        "text": book.printed(id_),
        "effects": book.text(id_),
        "not_played": list(covered.not_played),
        "definition": None if definition is None else to_json(definition),
    }
    out.payload(as_json(data))


def about(card: str) -> str:
    """What is known of a card, in lines. Raises CommandError where there is none."""
    from cli.games import KINDS

    game, id_ = find(card)
    book = KINDS[game].book()
    covered = book.cover(id_, 1)
    lines = [f"{book.name(id_)} ({id_})", book.line_of(id_), f"Status: {covered.status}"]
    if covered.origin:
        lines.append(f"Definition: {covered.origin}")
    for title, found in (
        ("Text:", book.printed(id_)),
        ("What is played:", book.text(id_)),
        ("Not played:", [f"- {line}" for line in covered.not_played]),
    ):
        if found:
            lines += ["", title, *(f"  {line}" for line in found)]
    return "".join(f"{line}\n" for line in lines)


@app.command("list")
def list_(format: FormatOption = Format.TEXT, output: OutputOption = None) -> None:
    """List every card that has a definition, by name."""
    from cli.games import KINDS

    out = Output(output)
    books = [kind.book() for kind in KINDS.values()]
    cards = [book.cover(card, 1) for book in books for card in book.definitions()]
    cards.sort(key=lambda row: row.name.casefold())
    out.payload(_rows(cards, format, terminal=out.terminal, copies=False))


@app.command("coverage")
def coverage_(
    deck: DeckArgument,
    strict: StrictOption = False,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """Say for each card of a deck whether it is played, and what of it is not."""
    import decklists
    from cli import coverage
    from cli.games import deck_coverage

    out = Output(output, quiet=quiet)
    cards = deck_coverage(decklists.load(deck))
    out.payload(_rows(cards, format, terminal=out.terminal, copies=True))
    missing = [row.name for row in cards if row.status is coverage.Status.MISSING]
    statuses = [row.status for row in cards]
    counts = [
        f"{statuses.count(status)} {status}" for status in coverage.Status if status in statuses
    ]
    out.note(f"{len(cards)} different cards: {', '.join(counts)}")
    if strict and missing:
        raise CommandError(ExitCode.UNDEFINED_CARDS, f"no definition for {'; '.join(missing)}")


def find(card: str) -> "tuple[Game, int | str]":
    """The game and the card of this passcode, card number, name, or beginning of a name.

    Raises CommandError, with the nearest names, where there is none, or more than one.
    """
    from cli.games import KINDS
    from decklists.lines import shown
    from decklists.names import MOST_NEAR, keyed, nearest, proposal

    books = {game: kind.book() for game, kind in KINDS.items()}
    for game, book in books.items():
        found = book.exact(card)
        if found is not None:
            return game, found
    meant: list[tuple[Game, int | str]] = [
        (game, known) for game, book in books.items() for known in book.named(card)
    ] or [(game, known) for game, book in books.items() for known in book.starting(card)]
    if len(meant) == 1:
        return meant[0]
    names = list(dict.fromkeys(books[game].name(known) for game, known in meant))
    if len(names) == 1:
        some = ", ".join(str(known) for _, known in meant[:_MOST_NAMESAKES])
        some += ", …" if len(meant) > _MOST_NAMESAKES else ""
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{len(meant)} cards are named {names[0]}; give the passcode or card number of one: "
            f"{some}",
        )
    if names:
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{shown(card)} is not clear, {len(names)} names begin so; "
            f"{proposal(names[:MOST_NEAR])}",
        )
    near_ids = [ids for book in books.values() if (ids := book.near_ids(card)) is not None]
    if near_ids:
        near = near_ids[0]
    else:
        near = nearest(card, keyed(name for book in books.values() for name in book.near(card)))
    hint = proposal(near) or "give a card's name or passcode"
    raise CommandError(
        ExitCode.BAD_INPUT, f"no card has the name or passcode {shown(card)}; {hint}"
    )


def _rows(cards: "list[Coverage]", format: Format, *, terminal: bool, copies: bool) -> str:
    """Many cards with their status, with or without the column of copies."""
    from cli.coverage import as_data
    from cli.tables import as_json, table

    if format is Format.JSON:
        data = [as_data(row) for row in cards]
        for entry in data:
            if not copies:
                del entry["copies"]
        return as_json(data)
    first = 0 if copies else 1
    id_ = " or ".join(dict.fromkeys(row.id_name for row in cards))
    return table(
        ("copies", "card", id_, "status", "definition", "not played")[first:],
        [
            (
                str(row.copies),
                row.name,
                str(row.card),
                row.status,
                row.origin,
                "; ".join(row.not_played),
            )[first:]
            for row in cards
        ],
        terminal=terminal,
    )
