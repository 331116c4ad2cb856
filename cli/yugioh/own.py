"""What the player's own card databases say: definitions and texts, before those of the package."""

from collections.abc import Sequence
from functools import cache

from cli.own_library import own_library
from cli.yugioh.kept import KEPT, cards
from decklists import catalog
from decklists.own import is_there
from engine.yugioh.library import Entry, Library, library


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
    return own_library(KEPT, Library, _is_current, _renew)


def _is_current(found: Library) -> bool:
    return found.manifest.database == library().manifest.rows


def _renew() -> None:
    from cli.yugioh.update import renew

    renew()
