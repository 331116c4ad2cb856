"""What the player's own Digimon databases say: definitions and texts, before the package."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cli.digimon.kept import KEPT, cards
from cli.own_library import own_library
from decklists import digimon_catalog
from decklists.own import is_there
from engine.digimon.library import Entry, Library, library

# The texts of a card, as `cards show` calls them.
TITLES: Final = {
    "": "effectText", "Inherited": "inheritedEffectText", "Security": "securityEffectText",
}  # fmt: skip


def entry(number: str) -> Entry | None:
    """What was compiled from the texts of a card: by the player's databases, else the package."""
    own = _own()
    found = None if own is None else own.get(number)
    return library().get(number) if found is None else found


def libraries() -> Sequence[Library]:
    """All there are; what the first say of a card counts."""
    own = _own()
    return (library(),) if own is None else (own, library())


def texts(number: str) -> dict[str, str]:
    """The texts of a card in the newest of the player's databases, by what they are called."""
    if not is_there(KEPT.databases):
        return {}
    for source in reversed(KEPT.sources()):
        for card in cards(source, number):
            return {title: card[name] for title, name in TITLES.items()}
    return {}


def forget() -> None:
    """Read anew what may have changed."""
    _own.cache_clear()
    digimon_catalog.cache_clear()


@cache
def _own() -> Library | None:
    """The library of the player's databases; made anew if it is not of the installed version."""
    return own_library(KEPT, Library, _is_current, _renew)


def _is_current(found: Library) -> bool:
    return found.database == library().rows


def _renew() -> None:
    from cli.digimon.update import renew

    renew()
