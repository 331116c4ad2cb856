"""The command line: which commands there are, and how every run ends.

A command module is cheap to import; what it needs it imports when it runs, so that `--help`
answers at once and `search` never loads a table library.
"""

import gc
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, Final

import typer
from typer.main import get_command

from cli import (
    analyze,
    card_library,
    cards,
    compare,
    deck,
    match,
    mulligan,
    odds,
    perft,
    play,
    report,
    search,
    stats,
    tune,
    version,
)
from cli.exit_codes import CommandError, ExitCode
from cli.output import PROGRAM, say
from decklists import DeckError

app = typer.Typer(
    help="Give it a decklist: it plays every legal combo line and shows the end boards.",
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GREETING: Final = """\
endboard plays every legal line of a deck's first turn and shows the best end boards.

  endboard search fiendsmith --hand "Fiendsmith Engraver"   one hand of a bundled deck
  endboard search my-deck.ydk                               a hand of yours, drawn by chance
  endboard analyze my-deck.ydk -o run                       all opening hands: brick rate, starters
  endboard mulligan st1                                     Digimon: which hands to keep
  endboard cards coverage my-deck.ydk                       what is played of each card

endboard --help lists all commands; endboard --install-completion completes them in your shell."""

# What is said of numbers, in the words of the other messages.
_PLAIN: Final = {
    r"Input should be greater than or equal to (\S+)": r"expected \1 or more",
    r"Input should be less than or equal to (\S+)": r"expected \1 or less",
    r"Input should be a valid integer, .*?(?= \(|$)": "expected a whole number",
    r"Input should be a valid number, .*?(?= \(|$)": "expected a number",
}

# How many new objects there are before some of them are looked at as garbage, in place of 700: a
# command makes hundreds of thousands at its start, and all of them stay.
_NEW_OBJECTS: Final = 50_000

# The commands in the order of the help page, one line each.
app.command()(search.search)
app.command()(analyze.analyze)
app.command()(stats.stats)
app.command()(tune.tune)
app.command()(odds.odds)
app.command()(mulligan.mulligan)
app.command()(match.match)
app.command()(report.report)
app.command()(compare.compare)
app.add_typer(deck.app, name="deck")
for command in (card_library.update, card_library.compile, card_library.diff):
    cards.app.command()(command)
app.add_typer(cards.app, name="cards")
app.command()(play.play)
app.command()(perft.perft)
app.command()(version.version)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    number: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Show the version and exit.",
            callback=version.show_number,
            is_eager=True,
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(GREETING)


# Built once, however many commands are run in one process.
_COMMANDS: Final = get_command(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and say how it ended; never raises for bad input."""
    gc.set_threshold(_NEW_OBJECTS)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Card names are not ASCII, and a name that cannot be shown is no reason to fail.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = _run(arguments)
    except KeyboardInterrupt:
        code = ExitCode.INTERRUPTED
    if code == ExitCode.INTERRUPTED:
        say("interrupted")
    return code


def _run(arguments: Sequence[str] | None) -> int:
    """The exit code of the command. Lets through what is a defect of ours."""
    try:
        result = _COMMANDS(arguments, prog_name=PROGRAM, standalone_mode=False)
        return result if isinstance(result, int) else ExitCode.DONE
    except typer.TyperException as error:
        say(f"error: {_usage(error)}")
        return error.exit_code
    except typer.Abort:
        return ExitCode.INTERRUPTED
    except DeckError as error:
        say(f"error: {error}")
        return ExitCode.BAD_INPUT
    except CommandError as error:
        say(f"error: {error}")
        return error.code
    except Exception as error:
        from engine.agenda import RuleError  # loads the engine, which not every command needs

        if not isinstance(error, RuleError):
            raise
        say(f"error: a position is beyond what the engine holds: {error}")
        return ExitCode.CRASH


def _usage(error: typer.TyperException) -> str:
    """What is wrong with the arguments, in one line, and where to read on."""
    message = " ".join(error.format_message().split()).rstrip(".").replace("Value error, ", "")
    for found, ours in _PLAIN.items():
        message = re.sub(found, ours, message)
    context = getattr(error, "ctx", None)
    command = PROGRAM if context is None else context.command_path
    return f"{message} (see `{command} --help`)"
