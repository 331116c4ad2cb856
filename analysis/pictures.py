"""Card pictures from a folder of the player's own, put into a page; none come with endboard.

A picture is a file named by what its game knows a card by: `14558127.jpg`, `ST1-03.png`.
"""

import json
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from analysis.run import Manifest, RunError

_TYPES: Final = {".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png", ".webp": "webp"}


def pictures(deck: Manifest, folder: Path) -> dict[str, str]:
    """The pictures of a deck's cards, by name, as data URLs; a card without a file has none.

    Raises RunError where the folder cannot be read, or has no picture of the deck.
    """
    try:
        files = {
            file.stem: file
            for file in sorted(folder.iterdir(), reverse=True)
            if file.suffix.lower() in _TYPES and file.stem in deck.deck["names"]
        }
        found = {
            name: _data_url(files[card])
            for card, name in deck.deck["names"].items()
            if card in files
        }
    except OSError as error:
        raise RunError(f"{folder}: cannot be read: {error.strerror or error}") from None
    if not found:
        example = next(iter(deck.deck["names"]))
        raise RunError(
            f"{folder}: expected pictures named by the cards of the deck, such as {example}.jpg "
            f"({', '.join(_TYPES)}); there is none"
        )
    return found


def styles(found: Mapping[str, str]) -> str:
    """The style sheet that puts pictures behind whatever has `data-card`."""
    return "\n".join(
        f'[data-card={_quoted(name)}] {{ background-image: url("{url}"); }}'
        for name, url in found.items()
    )


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False).replace("<", r"\3c ")


def _data_url(file: Path) -> str:
    kind = _TYPES[file.suffix.lower()]
    return f"data:image/{kind};base64,{b64encode(file.read_bytes()).decode()}"
