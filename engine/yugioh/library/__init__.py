"""What was compiled from card texts, by passcode; `engine/yugioh/card_text/build.py` makes it.

So far: the procedures that the material lines of Extra Deck monsters mean, for the cards that have
no definition by hand. The rows stay text until someone asks for the card.
"""

import json
from collections.abc import Mapping
from functools import cache

from engine.effects import Node, from_json


def procedures(passcode: int) -> tuple[Node, ...]:
    """The summoning procedures of an Extra Deck monster; none where its text is not understood."""
    row = _rows().get(passcode)
    return () if row is None else tuple(from_json(item) for item in json.loads(row))


@cache
def _rows() -> Mapping[int, str]:
    from importlib.resources import files

    text = files(__name__).joinpath("materials.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines())
    return {int(passcode): row for passcode, row in rows}
