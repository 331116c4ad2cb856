"""What the player's own databases add to the bundled table: kept in the user's data folder.

`endboard cards update` writes it; nothing else here knows where it comes from. ENDBOARD_DATA names
another folder.
"""

import os
from pathlib import Path
from typing import Final

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


def facts_file() -> Path:
    """The table of the cards that the player's databases know, or know better."""
    return data_folder() / "yugioh" / "facts.tsv"
