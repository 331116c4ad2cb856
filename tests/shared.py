"""The folder with data of players that is not part of the project: card databases, decks.

ENDBOARD_SHARED names it; else it stands beside the project. What needs it is skipped without it.
"""

import os
from pathlib import Path
from typing import Final

SHARED: Final = Path(os.environ.get("ENDBOARD_SHARED") or Path(__file__).parents[2] / "shared")
