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
    from decklists import Card, DigimonCard

# More digits are no passcode, and could be too many to convert.
_LONGEST_PASSCODE = 10
# How many cards of one name an error message lists.
_MOST_NAMESAKES = 12
_SUGGESTIONS = 3

app = typer.Typer(help="Show cards and their definitions.")


@app.command()
def show(
    card: Annotated[
        str,
        typer.Argument(
            metavar="NAME|PASSCODE|NUMBER",
            help="A card: its name, its passcode (Yu-Gi-Oh) or its card number (Digimon).",
            show_default=False,
        ),
    ],
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
) -> None:
    """Show one card: its facts, its effects in plain words, and what of them is not played."""
    from cli import coverage, digimon_facts, facts
    from cli.tables import as_json
    from decklists import DigimonCard
    from engine.digimon.cards import definitions as digimon_definitions
    from engine.effects import Node, to_json
    from engine.yugioh.cards import definitions

    out = Output(output)
    known = find(card)
    id_: int | str
    definition: Node | None
    if isinstance(known, DigimonCard):
        id_, line = known.number, digimon_facts.line(known)
        definition = digimon_definitions().get(known.number)
    else:
        id_, line = known.id, facts.line(known)
        definition = definitions().get(known.id)
    words = [] if definition is None else facts.with_names(definition.words()).splitlines()
    covered = coverage.of_card(id_)
    if format is Format.JSON:
        data: dict[str, Any] = {
            coverage.id_name(id_): id_,
            "name": known.name,
            "facts": line,
            "status": covered.status,
            "effects": words,
            "not_played": list(covered.not_played),
            "definition": None if definition is None else to_json(definition),
        }
        out.payload(as_json(data))
        return
    lines = [f"{known.name} ({id_})", line, f"Status: {covered.status}"]
    if words:
        lines += ["", "What is played:"]
        lines += [f"  - {line}" for line in words if not _refused(line, covered.not_played)]
    if covered.not_played:
        lines += ["", "Not played:"]
        lines += [f"  - {line}" for line in covered.not_played]
    out.payload("".join(f"{line}\n" for line in lines))


@app.command("list")
def list_(format: FormatOption = Format.TEXT, output: OutputOption = None) -> None:
    """List every card that has a definition, by name."""
    from cli import coverage
    from engine.digimon.cards import definitions as digimon_definitions
    from engine.yugioh.cards import definitions

    out = Output(output)
    defined: tuple[int | str, ...] = (*definitions(), *digimon_definitions())
    cards = sorted(map(coverage.of_card, defined), key=lambda row: row.name.casefold())
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

    out = Output(output, quiet=quiet)
    cards = coverage.of_deck(decklists.load(deck))
    out.payload(_rows(cards, format, terminal=out.terminal, copies=True))
    missing = [row.name for row in cards if row.status is coverage.Status.MISSING]
    statuses = [row.status for row in cards]
    counts = [
        f"{statuses.count(status)} {status}" for status in coverage.Status if status in statuses
    ]
    out.note(f"{len(cards)} different cards: {', '.join(counts)}")
    if strict and missing:
        raise CommandError(ExitCode.UNDEFINED_CARDS, f"no definition for {'; '.join(missing)}")


def find(card: str) -> "Card | DigimonCard":
    """The card of this name, passcode or card number.

    Raises CommandError, with the nearest names, where there is none, or more than one.
    """
    from decklists import catalog, digimon_catalog
    from decklists.digimon.number import fold, is_number
    from decklists.lines import shown
    from decklists.names import name_key, nearest

    digimon = digimon_catalog()
    if is_number(card) and fold(card) in digimon:
        return digimon[fold(card)]
    yugioh = _find_yugioh(card)
    named = digimon.named(card)
    if yugioh is not None and not named:
        return yugioh
    if yugioh is None and len(named) == 1:
        return named[0]
    if named:
        ids = [str(yugioh.id)] if yugioh else []
        ids += [known.number for known in named]
        some = ", ".join(ids[:_MOST_NAMESAKES]) + (", …" if len(ids) > _MOST_NAMESAKES else "")
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{len(ids)} cards are named {named[0].name}; give the passcode or card number of "
            f"one: {some}",
        )
    if is_number(card):
        near = digimon.suggest_number(card)
    else:
        both = (*catalog().suggest(card), *digimon.suggest(card))
        near = nearest(card, {name_key(name): name for name in both}, _SUGGESTIONS)
    hint = f"did you mean {' or '.join(near)}?" if near else "give a card's name or passcode"
    raise CommandError(
        ExitCode.BAD_INPUT, f"no card has the name or passcode {shown(card)}; {hint}"
    )


def _find_yugioh(card: str) -> "Card | None":
    """The Yu-Gi-Oh card of this passcode or name."""
    from cli import facts
    from decklists import catalog
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
            return facts.card(passcode)
    return None


def _refused(line: str, not_played: tuple[str, ...]) -> bool:
    """Whether a line of a definition is one of the parts that are not played."""
    effect = line.removeprefix("Inherited: ")
    return line.startswith("[not played") or any(part.startswith(effect) for part in not_played)


def _rows(cards: "list[Coverage]", format: Format, *, terminal: bool, copies: bool) -> str:
    """Many cards with their status, with or without the column of copies."""
    from cli.coverage import as_data, id_name
    from cli.tables import as_json, table

    if format is Format.JSON:
        data = [as_data(row) for row in cards]
        for entry in data:
            if not copies:
                del entry["copies"]
        return as_json(data)
    first = 0 if copies else 1
    id_ = " or ".join(dict.fromkeys(id_name(row.card) for row in cards))
    return table(
        ("copies", "card", id_, "status", "not played")[first:],
        [
            (str(row.copies), row.name, str(row.card), row.status, "; ".join(row.not_played))[
                first:
            ]
            for row in cards
        ],
        terminal=terminal,
    )
