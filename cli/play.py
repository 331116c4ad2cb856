"""`endboard play`: play the engine by hand, choice by choice, with undo.

Reads one answer a line from standard input, from a person or from a pipe, and says on standard
output what happens: see `cli/session`. Ends politely where the input ends.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated

import typer

from cli.asked import Start
from cli.exit_codes import CommandError, ExitCode
from cli.line_code import moves_of
from cli.options import (
    SEED,
    TURNS,
    AttacksOption,
    DeckArgument,
    EveryPositionOption,
    EveryZoneOption,
    Going,
    GoingOption,
    MemoryOption,
    OneHandOption,
    OpponentOption,
    OwnNegationsOption,
    QuietOption,
    TurnsOption,
)
from cli.output import Output


def play(
    context: typer.Context,
    deck: DeckArgument,
    hand: OneHandOption = None,
    going: GoingOption = Going.FIRST,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar="N", min=0, help="For the hand, if it is drawn, and all chance."
        ),
    ] = SEED,
    opponent: OpponentOption = None,
    bot: Annotated[
        bool, typer.Option("--bot", help="Digimon: the computer plays the --opponent.")
    ] = False,
    turns: TurnsOption = TURNS,
    memory: MemoryOption = None,
    attacks: AttacksOption = False,
    line: Annotated[
        str | None,
        typer.Option(
            "--line", metavar="LINE", help="Play this line first, as `line` or `search` wrote it."
        ),
    ] = None,
    position: Annotated[
        str | None,
        typer.Option(
            "--position",
            metavar="TEXT",
            help="Begin here instead of with a hand, as `notation` wrote it.",
        ),
    ] = None,
    every_zone: EveryZoneOption = False,
    every_position: EveryPositionOption = False,
    own_negations: OwnNegationsOption = False,
    quiet: QuietOption = False,
) -> None:
    """Play the deck yourself: legal choices by number, with undo. Type help for more."""
    from cli.open_deck import open_for, open_opponent
    from cli.session import Session
    from engine import notation

    out = Output(quiet=quiet)
    if hand is not None and position is not None:
        raise CommandError(ExitCode.USAGE, "give --hand or --position, not both")
    if "-" in (deck, *(opponent or ())):
        raise CommandError(
            ExitCode.USAGE, "standard input is for the answers; give the deck as a file"
        )
    if bot and not opponent:
        raise CommandError(ExitCode.USAGE, "--bot plays the deck of --opponent; give one")
    opened = open_for(context, deck, out)
    other = open_opponent(context, deck, opponent, out)
    game = opened.begin(
        Start(
            hand, seed, going is Going.FIRST, every_zone, every_position, own_negations, other,
            turns, memory, attacks,
        )
    )  # fmt: skip
    first: list[list[int]] = []
    check = ""
    option = "--position"
    try:
        if position is not None:
            notation.read(game, position)
        option = "--line"
        if line is not None:
            moves, check = moves_of(line)
            first = notation.read_line(game, moves)
    except notation.NotationError as error:
        again = "; give the deck, hand and options that it was written with"
        raise CommandError(
            ExitCode.BAD_INPUT, f"{option}: {error}{again if option == '--line' else ''}"
        ) from None
    player = None
    if bot:
        from cli.digimon.opened import OpenDigimon

        assert isinstance(opened, OpenDigimon)
        player = opened.bot(game, seed)
    session = Session(game, out, seed, opened.hint, opened.worth, player)
    session.play(first)
    if not session.ends_in(check):
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"--line: it ends in another position than the line that was written (={check}); give "
            "the deck, hand and options that it was written with, in the same version of endboard",
        )
    out.note("type help for what can be said, quit to leave")
    session.converse(_answers(out))


def _answers(out: Output) -> Iterator[str]:
    """The lines that are typed, or come in by a pipe; those are shown with the answers."""
    person = sys.stdin is not None and sys.stdin.isatty()
    if person:
        with suppress(ImportError):  # not on every system
            # Gives `input` its history: what was typed before comes back with the arrow keys.
            import readline  # noqa: F401
    while True:
        if person:
            try:
                yield input("> ")
            except EOFError:
                out.payload("\n")
                return
            continue
        answer = sys.stdin.readline() if sys.stdin is not None else ""
        if not answer:
            return
        out.payload(f"> {answer.strip()}\n")
        yield answer
