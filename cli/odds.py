"""`endboard odds`: the exact chance to open such cards, from the list alone; nothing is played."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import (
    DeckArgument,
    GoalOption,
    OutputOption,
    QuietOption,
    Rows,
    RowsOption,
    VerboseOption,
)
from cli.output import Output
from cli.wrapping import fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cli.have import Having
    from decklists import AnyDeck

_COLUMNS: Final = ("have", "hand_size", "ways", "hands", "probability")


def odds(
    context: typer.Context,
    deck: DeckArgument,
    have: Annotated[
        list[str],
        typer.Option(
            "--have",
            metavar="TERMS",
            help='What to open, all of it: "starter>=1, Ash Blossom=0". A term is a card, a role '
            "(starter, extender, hand trap, brick), or cards as a card text says it (Level 4 "
            "monster, Quick-Play Spell), with >=, <= or =. Each --have is a row.",
            show_default=False,
        ),
    ],
    hand_size: Annotated[
        list[int] | None,
        typer.Option(
            "--hand-size",
            metavar="N",
            min=1,
            max=60,
            help="Cards drawn; may be repeated. If left out, Yu-Gi-Oh: 5 (going first) and 6; "
            "Digimon: 5, and after 1 to 3 draws.",
            show_default=False,
        ),
    ] = None,
    goal: GoalOption = None,
    run: Annotated[
        Path | None,
        typer.Option(
            "--run",
            metavar="RUN",
            help="Yu-Gi-Oh: a run of this deck, whose roles count.",
            show_default=False,
        ),
    ] = None,
    format: RowsOption = Rows.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Say how likely an opening hand has these cards: exact, and at once."""
    from cli.games import KINDS
    from cli.have import having
    from cli.open_deck import open_for

    out = Output(output, quiet=quiet, verbose=verbose)
    opened = open_for(context, deck, out)
    kind = KINDS[opened.deck.game]
    speech = kind.speech(opened, goal, run)
    rows = [having(text, speech) for text in have]
    for size in (sizes := hand_size or list(kind.hands)):
        if size > len(opened.deck.main):
            raise CommandError(
                ExitCode.USAGE,
                f"--hand-size: expected {len(opened.deck.main)} at most, the cards of the main "
                f"deck, found {size}",
            )
    found = [[_chance(opened.deck, row, size) for size in sizes] for row in rows]
    if format is Rows.JSON:
        _json(opened.deck, rows, found, out)
    elif format is Rows.CSV:
        _csv(found, out)
    else:
        titles = [f"{size} cards" + (f" ({kind.hands[size]})" if size in kind.hands else "")
                  for size in sizes]  # fmt: skip
        _text(opened.deck, rows, found, titles, out)


def _chance(deck: "AnyDeck", row: "Having", size: int) -> dict[str, Any]:
    """One figure: how many hands of this size have it, of how many."""
    from analysis.hands import hand_count, ways_holding

    ways, hands = ways_holding(deck.main, size, row.held), hand_count(deck.main, size)
    values = (row.text, size, ways, hands, ways / hands)
    return dict(zip(_COLUMNS, values, strict=True))


def _csv(found: "Sequence[Sequence[dict[str, Any]]]", out: Output) -> None:
    import csv
    from io import StringIO

    text = StringIO()
    writer = csv.DictWriter(text, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(one for row in found for one in row)
    out.payload(text.getvalue())


def _json(
    deck: "AnyDeck", rows: "Sequence[Having]", found: "Sequence[Sequence[dict[str, Any]]]",
    out: Output,
) -> None:  # fmt: skip
    from cli.games import KINDS
    from cli.tables import as_json

    book = KINDS[deck.game].book()
    data = {
        "deck": deck.name,
        "game": deck.game,
        "cards": len(deck.main),
        "odds": [
            {
                "have": row.text,
                "terms": [
                    {
                        "term": term.name,
                        "least": term.held.least,
                        "most": term.held.most,
                        "copies": sum(term.copies.values()),
                        "cards": [
                            {"name": book.name(card), book.ID: card, "copies": copies}
                            for card, copies in term.copies.items()
                        ],
                    }
                    for term in row.terms
                ],
                "hands": [{key: one[key] for key in _COLUMNS[1:]} for one in chances],
            }
            for row, chances in zip(rows, found, strict=True)
        ],
    }
    out.payload(as_json(data))


def _text(
    deck: "AnyDeck", rows: "Sequence[Having]", found: "Sequence[Sequence[dict[str, Any]]]",
    titles: "Sequence[str]", out: Output,
) -> None:  # fmt: skip
    from cli.games import KINDS
    from cli.tables import table

    book = KINDS[deck.game].book()
    cells = [
        [row.text, *(f"{100 * one['probability']:.2f} %" for one in chances)]
        for row, chances in zip(rows, found, strict=True)
    ]
    head = f"{deck.name}, {len(deck.main)} cards: the chance to have in hand"
    shown = table([head, *titles], cells, terminal=out.terminal)
    told = {term.name: term.copies for row in rows for term in row.terms}
    for name, copies in told.items():
        listed = ", ".join(f"{number} {book.name(card)}" for card, number in copies.items())
        shown += f"\n{name} ({sum(copies.values())} of {len(deck.main)}): {listed or 'none'}"
    out.payload(fitted(shown + "\n", out.width))
