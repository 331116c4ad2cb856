"""`endboard perft`: counts of lines, choices and different positions, and their speed."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cli.options import DeckArgument, Format, FormatOption, OutputOption, QuietOption
from cli.output import Output

if TYPE_CHECKING:
    from engine.perft import Counts


def perft(
    deck: DeckArgument,
    hand: Annotated[
        str | None,
        typer.Option(
            "--hand",
            metavar="CARDS",
            help="The opening hand, as for `search`. Drawn by chance if left out.",
            show_default=False,
        ),
    ] = None,
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", min=0, max=30, help="How many commands to count.")
    ] = 3,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="Which hand is drawn without --hand.")
    ] = 1,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    quiet: QuietOption = False,
) -> None:
    """Count the lines and the different positions of the first commands, and say how fast.

    A line counts each way to make that many commands, a state each different position where it is
    first reached. The choices per second go to standard error.
    """
    from time import process_time

    from cli.hand import draw_hand, parse_hand
    from cli.open_deck import load_game
    from cli.tables import as_json
    from cli.version import announce_slow_engine
    from decklists import catalog
    from engine.perft import Counts, count_lines, count_states

    out = Output(output, quiet=quiet)
    list_, game = load_game(deck, out)
    dealt = draw_hand(list_, seed) if hand is None else parse_hand(hand, list_, catalog())
    announce_slow_engine(out)
    game.start(dealt.cards)
    begun = process_time()
    lines = count_lines(game, depth)
    seconds = max(process_time() - begun, 1e-9)
    counts = Counts(**vars(lines), states=count_states(game, depth))
    if format is Format.JSON:
        data: dict[str, Any] = {
            "deck": list_.name,
            "game": game.name,
            "hand": [{"passcode": card, "name": game.card_name(card)} for card in dealt.cards],
            "seed": seed if hand is None else None,
            "levels": _levels(counts),
            "checksum": counts.checksum,
        }
        out.payload(as_json(data))
    else:
        out.payload(_text(list_.name, [game.card_name(card) for card in dealt.cards], counts, out))
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
    from engine.yugioh.phrases import listed

    rows = [[str(number) for number in level.values()] for level in _levels(counts)]
    columns = ("depth", "states", "lines", "choices", "ends")
    return (
        f"{deck}: {listed(hand, '')}\n{table(columns, rows, terminal=out.terminal)}"
        f"checksum {counts.checksum}\n"
    )
