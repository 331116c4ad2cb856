"""The player's own databases of Digimon cards, as they are kept in the data folder."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

from cli.kept import Kept, Source

if TYPE_CHECKING:
    from cli.digimon.databases import Database

KEPT: Final = Kept("digimon")


def fill(rows: sqlite3.Connection, found: "Database") -> int:
    """Write a database into its file; the number of its cards."""
    rows.execute("CREATE TABLE cards(number text primary key, card text)")
    cards = ((number, json.dumps(card)) for number, card in found.cards.items())
    rows.executemany("INSERT INTO cards VALUES (?, ?)", cards)
    return len(found.cards)


def cards(source: Source, number: str | None = None) -> Iterator[dict[str, Any]]:
    """The cards of a database in the order of their numbers, or the one with this number."""
    where, values = ("", ()) if number is None else ("WHERE number = ?", (number,))
    with closing(source.open()) as rows:
        for (card,) in rows.execute(f"SELECT card FROM cards {where} ORDER BY number", values):
            yield json.loads(card)
