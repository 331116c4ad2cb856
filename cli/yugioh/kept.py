"""The player's own databases of Yu-Gi-Oh! cards, as they are kept in the data folder."""

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from cli.kept import Kept, Source

if TYPE_CHECKING:
    from cli.yugioh.databases import Database
    from engine.yugioh.card_text.build import Text

KEPT: Final = Kept("yugioh")


def fill(rows: sqlite3.Connection, found: "Database") -> int:
    """Write a database into its file; the number of its cards."""
    from engine.yugioh.card_text.build import Text

    key, *others = Text._fields
    rows.execute("CREATE TABLE series(name text primary key, code integer)")
    rows.execute(f"CREATE TABLE cards({key} integer primary key, {', '.join(others)})")
    rows.executemany("INSERT INTO series VALUES (?, ?)", found.series.items())
    marks = ", ".join("?" * len(Text._fields))
    signed = (card._replace(setcode=_signed(card.setcode)) for card in found.cards.values())
    rows.executemany(f"INSERT INTO cards VALUES ({marks})", signed)
    return len(found.cards)


def cards(source: Source, passcode: int | None = None) -> "list[Text]":
    """The cards of a database in the order of passcodes, or the one with this passcode."""
    # With it comes the compiler of texts, which few commands need.
    from engine.yugioh.card_text.build import Text

    where, values = ("", ()) if passcode is None else ("WHERE passcode = ?", (passcode,))
    with closing(source.open()) as rows:
        query = f"SELECT {', '.join(Text._fields)} FROM cards {where} ORDER BY passcode"
        return [Text(*row) for row in rows.execute(query, values)]


def series(source: Source) -> dict[str, int]:
    """The set codes of series by name, as a database has them."""
    with closing(source.open()) as rows:
        return dict(rows.execute("SELECT name, code FROM series").fetchall())


def _signed(number: int) -> int:
    """As SQLite keeps it: the fourth set code reaches the sign bit."""
    return number - (1 << 64) if number >> 63 else number
