"""What the player's own card databases say: definitions and texts, before those of the package."""

from collections.abc import Sequence
from functools import cache

from cli.exit_codes import CommandError, ExitCode
from cli.output import say
from cli.yugioh.kept import KEPT, cards
from decklists import catalog
from decklists.own import is_there
from engine.yugioh.library import Entry, Library, LibraryError, library


def entry(passcode: int) -> Entry | None:
    """What was compiled from the text of a card: by the player's databases, else the package."""
    own = _own()
    found = None if own is None else own.get(passcode)
    return library().get(passcode) if found is None else found


def libraries() -> Sequence[Library]:
    """All there are; what the first say of a card counts."""
    own = _own()
    return (library(),) if own is None else (own, library())


def text(passcode: int) -> str:
    """The text of a card in the newest of the player's databases; nothing where none has it."""
    if not is_there(KEPT.databases):
        return ""
    for source in reversed(KEPT.sources()):
        for card in cards(source, passcode):
            if card.text:
                return card.text
    return ""


def forget() -> None:
    """Read anew what may have changed."""
    _own.cache_clear()
    catalog.cache_clear()


@cache
def _own() -> Library | None:
    """The library of the player's databases; made anew if it is not of the installed version."""
    file = KEPT.library_file
    if not is_there(file):
        return None
    try:
        found: Library | None = Library(file)
    except LibraryError as error:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{error}; run `endboard cards update` again"
        ) from None
    if found is not None and found.manifest.database != library().manifest.rows:
        from cli.yugioh.update import renew

        say("this version of endboard is new to your card databases: compiling them again")
        found = None  # and so closes the file that is replaced
        renew()
        found = Library(file) if file.exists() else None
    return found
