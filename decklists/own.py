"""What the player's own databases add to the bundled tables: kept in the user's data folder.

`endboard cards update` writes it; nothing else here knows where it comes from. ENDBOARD_DATA names
another folder.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from decklists.deck import DeckError

_T = TypeVar("_T")

DATA_VARIABLE: Final = "ENDBOARD_DATA"


def data_folder() -> Path:
    """The folder of this user for what is kept between runs; it need not exist."""
    given = os.environ.get(DATA_VARIABLE)
    if given:
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path("endboard", appauthor=False)


def is_there(path: Path) -> bool:
    """Whether this file or folder can be found; what may not be looked at is not there."""
    try:
        return path.exists()
    except OSError:
        return False


def facts_file(game: str) -> Path:
    """The table of the cards of a game that the player's databases know, or know better."""
    return data_folder() / game / "facts.tsv"


def limits_folder(game: str) -> Path:
    """The folder of the forbidden and limited lists that came with the player's databases."""
    return data_folder() / game / "limits"


def with_own(game: str, made: Callable[[str, str], _T], table: str) -> _T | None:
    """A catalog of a table and that of the player's own cards; None where there is no such table.

    Raises DeckError where that is damaged.
    """
    file = facts_file(game)
    if not is_there(file):
        return None
    try:
        return made(table, file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DeckError(
            str(file), None, f"damaged ({error})", "run `endboard cards update` again"
        ) from None
