"""Which forbidden and limited list the user means."""

from pathlib import Path

from cli.exit_codes import CommandError, ExitCode
from decklists.deck import GAME_NAMES, Game
from decklists.limits import FORMATS, Limits, current, load, newest

NO_LIST = "none"


def the_list(called: str, game: Game) -> Limits | None:
    """The list of this format, or in this file; None for `none`.

    Of several lists in a file the first counts. Raises CommandError for a format of the other game,
    and DeckError where the file is no list.
    """
    if called == NO_LIST:
        return None
    if called in FORMATS[game]:
        return current(game)[called]
    for other, formats in FORMATS.items():
        if called in formats:
            raise CommandError(
                ExitCode.USAGE,
                f"{called} is a format of {GAME_NAMES[other]}, and the deck a {GAME_NAMES[game]} "
                f"deck; choose from {', '.join(FORMATS[game])}, {NO_LIST}",
            )
    return load(Path(called), game)[0]


def lists_for(format_: str | None, file: str | None, game: Game) -> tuple[list[Limits], bool]:
    """The lists to hold a deck against, and whether the user asked for them.

    `format_` and `file` are what `--format` and `--list` say; with both, the newest list of that
    format in the file. With neither, those of all formats of the game. Raises as `the_list`.
    """
    if file is not None and format_ is not None:
        within = newest(load(Path(file), game))
        if format_ not in within:
            raise CommandError(
                ExitCode.BAD_INPUT, f"{file}: expected a list of the format {format_}, found none"
            )
        return [within[format_]], True
    asked = file or format_
    if asked is None:
        return list(current(game).values()), False
    limits = the_list(asked, game)
    return ([] if limits is None else [limits]), True
