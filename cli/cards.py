"""`endboard cards`: what the engine knows of a card, of all cards, and of the cards of a deck."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import DeckArgument, Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

if TYPE_CHECKING:
    from cli.coverage import Coverage
    from decklists import Card

# More digits are no passcode, and could be too many to convert.
_LONGEST_PASSCODE = 10

app = typer.Typer(help="Show cards and their definitions.")


@app.command()
def show(
    card: Annotated[
        str, typer.Argument(metavar="NAME|PASSCODE", help="A card.", show_default=False)
    ],
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
) -> None:
    """Show one card: its facts, its effects in plain words, and what of them is not played."""
    from cli import coverage, facts
    from cli.tables import as_json
    from engine.effects import to_json
    from engine.yugioh.cards import definitions

    out = Output(output)
    known = find(card)
    covered = coverage.of_card(known.id)
    definition = definitions().get(known.id)
    words = [] if definition is None else facts.with_names(definition.words()).splitlines()
    if format is Format.JSON:
        data: dict[str, Any] = {
            "passcode": known.id,
            "name": known.name,
            "facts": facts.line(known),
            "status": covered.status,
            "effects": words,
            "not_played": list(covered.not_played),
            "definition": None if definition is None else to_json(definition),
        }
        out.payload(as_json(data))
        return
    lines = [f"{known.name} ({known.id})", facts.line(known), f"Status: {covered.status}"]
    if words:
        lines += ["", "What is played:"]
        lines += [f"  - {line}" for line in words if not line.startswith("[not played")]
    if covered.not_played:
        lines += ["", "Not played:"]
        lines += [f"  - {line}" for line in covered.not_played]
    out.payload("".join(f"{line}\n" for line in lines))


@app.command("list")
def list_(format: FormatOption = Format.TEXT, output: OutputOption = None) -> None:
    """List every card that has a definition, by name."""
    from cli import coverage
    from engine.yugioh.cards import definitions

    out = Output(output)
    cards = sorted(map(coverage.of_card, definitions()), key=lambda row: row.name.casefold())
    out.payload(_rows(cards, format, terminal=out.terminal, copies=False))


@app.command("coverage")
def coverage_(
    deck: DeckArgument,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit code 4 if any card has no definition.")
    ] = False,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """Say for each card of a deck whether it is played, and what of it is not."""
    import decklists
    from cli import coverage

    out = Output(output, quiet=quiet)
    cards = coverage.of_deck(decklists.load(deck))
    out.payload(_rows(cards, format, terminal=out.terminal, copies=True))
    missing = [row.name for row in cards if row.status is coverage.Status.MISSING]
    counts = [
        f"{sum(row.status is status for row in cards)} {status}" for status in coverage.Status
    ]
    out.note(f"{len(cards)} different cards: {', '.join(counts)}")
    if strict and missing:
        raise CommandError(ExitCode.UNDEFINED_CARDS, f"no definition for {'; '.join(missing)}")


def find(card: str) -> "Card":
    """The card of this name or passcode.

    Raises CommandError, with the nearest names, where there is none.
    """
    from cli import facts
    from decklists import catalog
    from decklists.lines import shown
    from decklists.names import name_key
    from engine.yugioh.cards import definitions

    cards = catalog()
    known = None
    if card.isascii() and card.isdecimal() and len(card) <= _LONGEST_PASSCODE:
        known = facts.card(cards.fold(int(card)))
    # After the passcodes: there is a card named 7.
    known = known or cards.find(card)
    if known is not None:
        return known
    for passcode, definition in definitions().items():
        if name_key(definition.name) == name_key(card):
            return facts.card(passcode) or cards[passcode]
    near = cards.suggest(card)
    hint = f"did you mean {' or '.join(near)}?" if near else "give a card's name or passcode"
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
    return table(
        ("copies", "card", "passcode", "status", "not played")[first:],
        [
            (str(row.copies), row.name, str(row.passcode), row.status, "; ".join(row.not_played))[
                first:
            ]
            for row in cards
        ],
        terminal=terminal,
    )
