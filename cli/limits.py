"""Which forbidden and limited list the user means."""

from pathlib import Path
from typing import Final

from cli.exit_codes import CommandError, ExitCode
from decklists.deck import GAME_NAMES, Game
from decklists.limits import FORMATS, Limits, current, load, newest
from decklists.lines import shown
from decklists.own import is_there

NO_LIST: Final = "none"
_MOST_NAMES: Final = 6


def the_list(called: str, game: Game, format_: str | None = None) -> Limits | None:
    """The list of this format or in this file, of a `format_` if one is given; None for `none`.

    Of several lists in a file the first counts, or the newest of the format; with `FILE#2024.01`
    only those count that have these words in their name. Raises CommandError where there is none,
    or for a format of the other game, and DeckError where the file is no list.
    """
    if format_ is None and called == NO_LIST:
        return None
    if format_ is None and called in FORMATS[game]:
        return current(game)[called]
    for other, formats in FORMATS.items():
        if format_ is None and called in formats:
            raise CommandError(
                ExitCode.USAGE,
                f"{called} is a format of {GAME_NAMES[other]}, and the deck a {GAME_NAMES[game]} "
                f"deck; choose from {', '.join(FORMATS[game])}, {NO_LIST}",
            )
    file, lists = _in_file(called, game)
    if format_ is None:
        return lists[0]
    found = newest(lists).get(format_)
    if found is None:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{file}: expected a list of the format {format_}, found none"
        )
    return found


def lists_for(format_: str | None, file: str | None, game: Game) -> tuple[list[Limits], bool]:
    """The lists to hold a deck against, and whether the user asked for them.

    `format_` and `file` are what `--format` and `--list` say. With neither, those of all formats
    of the game. Raises as `the_list`.
    """
    if file is None and format_ is None:
        return list(current(game).values()), False
    limits = the_list(format_ or "", game) if file is None else the_list(file, game, format_)
    return ([] if limits is None else [limits]), True


def _in_file(called: str, game: Game) -> tuple[str, list[Limits]]:
    """The file of `FILE` or `FILE#WORDS`, and the lists in it that are meant."""
    file, _, words = called.rpartition("#")
    if not file or is_there(Path(called)):
        return called, load(Path(called), game)
    lists = load(Path(file), game)
    meant = [limits for limits in lists if words.casefold() in limits.name.casefold()]
    if not meant:
        names = [limits.name for limits in lists[:_MOST_NAMES]]
        more = ", ..." if len(lists) > _MOST_NAMES else ""
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{file}: no list has {shown(words)} in its name; it has {', '.join(names)}{more}",
        )
    return file, meant
