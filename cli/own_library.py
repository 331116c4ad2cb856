"""The library made of the player's own databases; made anew where it is not current."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from cli.exit_codes import CommandError, ExitCode
from cli.kept import Kept
from cli.output import say
from decklists.own import is_there
from engine.library import LibraryError

Library = TypeVar("Library")


def own_library(
    kept: Kept,
    opened: Callable[[Path], Library],
    is_current: Callable[[Library], bool],
    renew: Callable[[], None],
) -> Library | None:
    """The library of the player's databases, None where there is none.

    `renew` makes it anew where it is not of the installed version. Raises CommandError where it is
    damaged.
    """
    file = kept.library_file
    if not is_there(file):
        return None
    try:
        found: Library | None = opened(file)
    except LibraryError as error:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{error}; run `endboard cards update` again"
        ) from None
    if found is not None and not is_current(found):
        say("this version of endboard is new to your card databases: compiling them again")
        found = None  # and so closes the file that is replaced
        renew()
        found = opened(file) if file.exists() else None
    return found
