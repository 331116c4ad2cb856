"""What was compiled from card texts, by passcode; `engine/yugioh/card_text/build.py` makes it.

    entry = library().get(passcode)         # None where there is none
    card = entry.card(facts)                # the definition, on the printed facts of the card

`cards.tsv` is a table (`engine.library`), a line a card. It has no card texts, and of the facts
only those of Tokens and what the definition says otherwise than the facts.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

from engine import library as table
from engine.effects import Node, from_json, to_json
from engine.library import LibraryError
from engine.yugioh.language import Card

__all__ = ["BUNDLED", "Entry", "Library", "LibraryError", "Manifest", "Understood", "entry",
           "library", "write"]  # fmt: skip

# Understood whole, in part, or not at all; or a Token that another card makes.
Understood = Literal["whole", "part", "none", "token"]

BUNDLED: Final = Path(__file__).with_name("cards.tsv")
_FIELDS: Final = tuple(field.name for field in fields(Card))


class Manifest(NamedTuple):
    """What a library was made from: the SHA-256 of the database, its date, the grammar's version.

    `rows` is the SHA-256 of the table itself, `series` the set code of each series by name.
    """

    database: str
    date: str
    grammar: int
    rows: str
    series: dict[str, int]


class Entry(NamedTuple):
    """A card of the library. `digest` stands for the facts and the text that were compiled."""

    passcode: int
    digest: str
    status: Understood
    data: str

    def card(self, facts: Card) -> Card:
        """The definition, on these facts. A card that was not understood at all is not defined."""
        said = {name: from_json(item) for name, item in json.loads(self.data).items()}
        return replace(facts, **said)

    def token(self) -> Card:
        """The Token that this is; all of its facts are in the library."""
        return self.card(Card())

    @property
    def procedures(self) -> tuple[Node, ...]:
        """The summoning procedures that the text of an Extra Deck monster means."""
        found: tuple[Node, ...] = from_json(json.loads(self.data).get("procedures", []))
        return found

    @property
    def mentions(self) -> tuple[int, ...]:
        """The cards that the text mentions, by passcode."""
        return tuple(json.loads(self.data).get("mentions", ()))


def entry(card: Card, facts: Card, digest: str, status: Understood) -> Entry:
    """The entry of a definition: what it says beside, or otherwise than, the facts."""
    said = {
        name: to_json(getattr(card, name))
        for name in _FIELDS
        if getattr(card, name) != getattr(facts, name)
    }
    return Entry(facts.passcode or card.passcode, digest, status, table.compact(said))


def write(
    entries: Iterable[Entry], database: str, date: str, grammar: int, series: dict[str, int]
) -> bytes:
    """A library as the bytes of its file: the same for the same arguments, always.

    Raises ValueError where two entries have one passcode.
    """
    rows: dict[int, str] = {}
    for one in entries:
        if one.passcode in rows:
            raise ValueError(f"two cards of the library have the passcode {one.passcode}")
        rows[one.passcode] = "\t".join((str(one.passcode), *one[1:]))
    return table.write(
        rows, database=database, date=date, grammar=grammar, series=dict(sorted(series.items()))
    )


class Library:
    """A library file, open for reading."""

    def __init__(self, file: Path) -> None:
        """Raises LibraryError where the file cannot be read or is no library."""
        self._table = table.Table(file, int)
        try:
            self.manifest = Manifest(**self._table.manifest)
            next(iter(self), None)
        except (TypeError, ValueError):
            raise LibraryError(f"{file}: this is no card library") from None

    def get(self, passcode: int) -> Entry | None:
        """The entry of a card, or None."""
        row = self._table.get(passcode)
        return None if row is None else _entry(row)

    def token(self, passcode: int) -> Card | None:
        """The Token with this passcode, or None."""
        found = self.get(passcode)
        return found.token() if found is not None and found.status == "token" else None

    def __iter__(self) -> Iterator[Entry]:
        """All entries, in the order of passcodes."""
        return map(_entry, self._table)


def _entry(row: str) -> Entry:
    passcode, digest, status, data = row.split("\t", 3)
    if status not in get_args(Understood):
        raise ValueError(status)
    return Entry(int(passcode), digest, status, data)  # type: ignore[arg-type]


@cache
def library() -> Library:
    """The library that comes with the package, opened at the first use."""
    return Library(BUNDLED)
