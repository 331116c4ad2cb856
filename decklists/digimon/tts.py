"""A JSON array of card numbers, one per copy: Tabletop Simulator and the apps.

    ["Exported from https://digimoncard.dev","ST1-01","ST1-03","ST1-03"]

The first entry may say where the list is from. Which deck a card belongs in is told from the card.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from decklists.deck import DeckError, DigimonDeck, Game
from decklists.digimon.divide import divided
from decklists.digimon.number import is_number
from decklists.lines import numbered, shown

NAME: Final = 'a JSON array of Digimon card numbers (["ST1-01", "ST1-03"])'
GAME: Final[Game] = "digimon"

_ORIGIN: Final = "Exported from endboard"
_SPACE: Final = re.compile(r"[ \t\n\r]*")
_COPY_AGAIN: Final = "copy the whole array again"


def recognises(text: str) -> int | None:
    """The line on which the array begins, None where the text does not begin with one."""
    line, first = next(numbered(text), (1, ""))
    return line if first.startswith("[") else None


def read(text: str, source: str, name: str) -> DigimonDeck:
    """The deck in this array; `source` is the name for error messages.

    Raises DeckError where the text is no JSON array, at an entry that is no card number, and where
    anything follows the array.
    """
    cards: list[tuple[str, int]] = []
    for index, (entry, line) in enumerate(_entries(text, source)):
        if isinstance(entry, str) and is_number(entry.strip()):
            cards.append((entry.strip(), line))
        elif index or not isinstance(entry, str):
            found = entry if isinstance(entry, str) else json.dumps(entry)
            raise DeckError(
                source,
                line,
                f'expected a card number such as "ST1-03", found {shown(found)}',
                "write one number per copy, or remove the entry",
            )
    return divided(cards, source, name)


def _entries(text: str, source: str) -> Iterator[tuple[Any, int]]:
    """The entries of the array, each with its line."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    at = text.index("[") + 1
    decoder = json.JSONDecoder()
    closing = ""
    while closing != "]":
        at = _next(text, at)
        if text[at : at + 1] == "]" and not closing:
            closing = "]"  # an empty array
        else:
            line = text.count("\n", 0, at) + 1
            try:
                entry, at = decoder.raw_decode(text, at)
            except (ValueError, RecursionError):
                raise _broken(text, at, source, "an entry of the array") from None
            yield entry, line
            at = _next(text, at)
            closing = text[at : at + 1]
            if closing not in (",", "]"):
                raise _broken(text, at, source, "a comma or the ] that closes the array")
        at += 1
    if _next(text, at) < len(text):
        raise _broken(text, _next(text, at), source, "nothing after the array")


def _next(text: str, at: int) -> int:
    """Where the next character is that is no space."""
    found = _SPACE.match(text, at)
    return at if found is None else found.end()


def _broken(text: str, at: int, source: str, expected: str) -> DeckError:
    line = text.count("\n", 0, at) + 1
    rest = text[at:].partition("\n")[0]
    found = shown(rest) if rest else "the end"
    return DeckError(source, line, f"expected {expected}, found {found}", _COPY_AGAIN)


def write(deck: DigimonDeck) -> str:
    """The array with every copy, the Digi-Eggs first, on one line."""
    return json.dumps([_ORIGIN, *deck.eggs, *deck.main], separators=(",", ":")) + "\n"
