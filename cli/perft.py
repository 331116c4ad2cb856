"""`endboard perft`: counts of lines, choices and different positions, and their speed."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cli.options import (
    SEED,
    TURNS,
    AttacksOption,
    DeckArgument,
    Format,
    FormatOption,
    Going,
    GoingOption,
    MemoryOption,
    OneHandOption,
    OpponentOption,
    OutputOption,
    QuietOption,
    TurnsOption,
)
from cli.output import Output

if TYPE_CHECKING:
    from engine.perft import Counts


def perft(
    context: typer.Context,
    deck: DeckArgument,
    hand: OneHandOption = None,
    going: GoingOption = Going.FIRST,
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", min=0, max=30, help="How many commands to count.")
    ] = 3,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            metavar="N",
            min=0,
            help="Which hand is drawn without --hand; for Digimon also the order of the deck.",
        ),
    ] = SEED,
    opponent: OpponentOption = None,
    turns: TurnsOption = TURNS,
    memory: MemoryOption = None,
    attacks: AttacksOption = False,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """Count the lines and the different positions of the first commands, and say how fast.

    A line counts each way to make that many commands, a state each different position where it is
    first reached. The choices per second go to standard error.
    """
    from time import process_time

    from cli.asked import Start
    from cli.open_deck import open_for, open_opponent
    from cli.tables import as_json
    from cli.version import announce_slow_engine
    from engine.perft import Counts, count_lines, count_states

    out = Output(output, quiet=quiet)
    opened = open_for(context, deck, out)
    other = open_opponent(context, deck, opponent, out)
    game = opened.begin(
        Start(hand, seed, going is Going.FIRST, opponent=other, turns=turns, memory=memory,
              attacks=attacks)
    )  # fmt: skip
    announce_slow_engine(out)
    held = opened.hand(game)
    begun = process_time()
    lines = count_lines(game, depth)
    seconds = max(process_time() - begun, 1e-9)
    counts = Counts(**vars(lines), states=count_states(game, depth))
    name = opened.deck.name
    if format is Format.JSON:
        data: dict[str, Any] = {
            "deck": name,
            "opponent": None if other is None else other.deck.name,
            "game": game.name,
            "hand": held,
            "seed": seed,
            "levels": _levels(counts),
            "checksum": counts.checksum,
        }
        out.payload(as_json(data))
    else:
        title = name if other is None else f"{name} against {other.deck.name}"
        out.payload(_text(title, [card["name"] for card in held], counts, out))
    # Every depth is walked on its own.
    made = sum(sum(counts.choices[: limit + 1]) for limit in range(depth + 1))
    rate = f" ({made / seconds:,.0f} a second)" if made else ""
    out.note(f"{made:,} choices in {seconds:.2f} s of CPU{rate}")


def _levels(counts: "Counts") -> list[dict[str, int]]:
    return [
        {"depth": depth, "states": states, "lines": lines, "choices": choices, "ends": ends}
        for depth, (states, lines, choices, ends) in enumerate(
            zip(counts.states, counts.lines, counts.choices, counts.ends, strict=True)
        )
    ]


def _text(deck: str, hand: list[str], counts: "Counts", out: Output) -> str:
    from cli.tables import table
    from engine.yugioh.telling.phrases import listed

    rows = [[str(number) for number in level.values()] for level in _levels(counts)]
    columns = ("depth", "states", "lines", "choices", "ends")
    return (
        f"{deck}: {listed(hand, '')}\n{table(columns, rows, terminal=out.terminal)}"
        f"checksum {counts.checksum}\n"
    )
