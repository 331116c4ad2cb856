"""What was compiled from Digimon card texts, by card number.

    entry = library().get("BT1-010")        # None where there is none
    card = entry.card(facts)                # the definition, on the printed facts of the card

`cards.tsv` is a table (`engine.library`), made by `engine/digimon/card_text/build.py`.  It has no
card texts, and of the facts only what the definition says otherwise.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

from engine import library as table
from engine.digimon.language.card import Card
from engine.effects import from_json, to_json
from engine.library import LibraryError

Understood = Literal["whole", "part", "none"]

BUNDLED: Final = Path(__file__).with_name("cards.tsv")
_FIELDS: Final = tuple(field.name for field in fields(Card))


class Entry(NamedTuple):
    """A card of the library. `digest` stands for the facts and the texts that were compiled."""

    number: str
    digest: str
    status: Understood
    data: str

    def card(self, facts: Card) -> Card:
        """The definition, on these facts; the facts alone where nothing can be played."""
        if self.status == "none":
            return facts
        said = {name: from_json(item, "digimon") for name, item in json.loads(self.data).items()}
        return replace(facts, **said)


def entry(card: Card, facts: Card, digest: str, status: Understood) -> Entry:
    """The entry of a definition: what it says beside, or otherwise than, the facts."""
    said = {
        name: to_json(getattr(card, name))
        for name in _FIELDS
        if getattr(card, name) != getattr(facts, name)
    }
    return Entry(facts.number, digest, status, table.compact(said if status != "none" else {}))


def write(entries: Iterable[Entry], database: str, date: str, grammar: int) -> bytes:
    """A library as the bytes of its file: the same for the same arguments, always.

    Raises ValueError where two entries have one number.
    """
    rows: dict[bytes, str] = {}
    for one in entries:
        key = one.number.encode()
        if key in rows:
            raise ValueError(f"two cards of the library have the number {one.number}")
        rows[key] = "\t".join(one)
    return table.write(rows, database=database, date=date, grammar=grammar)


class Library:
    """A library file, open for reading: made from which database, of which date.

    `rows` stands for all of its entries.
    """

    def __init__(self, file: Path) -> None:
        """Raises LibraryError where the file cannot be read or is no library."""
        self._table = table.Table(file, bytes)
        try:
            self.database = str(self._table.manifest["database"])
            self.date = str(self._table.manifest["date"])
            self.rows = str(self._table.manifest["rows"])
            next(iter(self), None)
        except (KeyError, ValueError):
            raise LibraryError(f"{file}: this is no Digimon card library") from None

    def get(self, number: str) -> Entry | None:
        """The entry of a card, or None."""
        row = self._table.get(number.encode())
        return None if row is None else _entry(row)

    def __iter__(self) -> Iterator[Entry]:
        """All entries, in the order of their numbers."""
        return map(_entry, self._table)


def _entry(row: str) -> Entry:
    number, digest, status, data = row.split("\t", 3)
    if status not in get_args(Understood):
        raise ValueError(status)
    return Entry(number, digest, status, data)  # type: ignore[arg-type]


@cache
def library() -> Library:
    """The library that comes with the package, opened at the first use."""
    return Library(BUNDLED)
