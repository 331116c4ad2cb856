"""Where the reference data is, and which of it can be played.

Beside the data of this folder, that of the folder which ENDBOARD_GOLDEN names is used as well.
"""

import json
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from engine.yugioh.cards import definitions

HERE = Path(__file__).parent
MORE = os.environ.get("ENDBOARD_GOLDEN", "")
ROOTS = (HERE, Path(MORE)) if MORE else (HERE,)


@cache
def load(file: Path) -> Any:
    """The data of a file."""
    return json.loads(file.read_text(encoding="utf-8"))


def files(folder: str) -> list[Path]:
    """The data files in this folder of every root, sorted by root and name."""
    return [file for root in ROOTS for file in sorted((root / folder).glob("*.json"))]


def name_of(file: Path) -> str:
    """How a file is called in the output of the tests."""
    return file.stem if file.is_relative_to(HERE) else f"more/{file.stem}"


def undefined(given: dict[str, Any]) -> list[int]:
    """The cards that have no definition; data about them cannot be replayed."""
    decks = (given.get(part, []) for part in ("hand", "main", "deck", "extra", "opp_hand"))
    return sorted({card for deck in decks for card in deck} - set(definitions()))


def missing(cards: Iterable[int], names: dict[str, str] | None = None) -> str:
    """Why data with these undefined cards is skipped."""
    called = [str((names or {}).get(str(card), card)) for card in cards]
    return f"no definition of {', '.join(called)}"
