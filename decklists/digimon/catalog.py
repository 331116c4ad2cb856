"""The facts of every Digimon card, by card number and by name.

The bundled table, and that of the player's own databases, are read at the first use, and their rows
stay text until someone asks for the card. `decklists/data/build_digimon.py` makes the bundled
table.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property

from decklists.digimon.card import COLUMNS, DigimonCard, decode
from decklists.digimon.number import fold, series
from decklists.names import MOST_NEAR, begins_with, keyed, name_key, nearest
from decklists.own import with_own

__all__ = ["DigimonCard", "DigimonCatalog", "digimon_catalog"]


class DigimonCatalog(Mapping[str, DigimonCard]):
    """Cards by number, a read-only mapping in the order of the table."""

    def __init__(self, table: str, more: str = "") -> None:
        """The cards in this table: a header line with COLUMNS, then one line a card.

        What `more`, another such table, says of a card stands in the place of the first.
        """
        self._rows = _rows(table)
        if more:
            self._rows = dict(sorted((self._rows | _rows(more)).items()))

    def __getitem__(self, number: str) -> DigimonCard:
        return decode(self._rows[number])

    def __contains__(self, number: object) -> bool:
        return number in self._rows

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def named(self, name: str) -> list[DigimonCard]:
        """The cards of this name, whatever its case, spaces, punctuation and accents.

        Often several: cards of one name with different numbers are different cards.
        """
        return [self[number] for number in self._numbers.get(name_key(name), ())]

    def suggest(self, name: str, among: Iterable[str] | None = None) -> list[str]:
        """At most MOST_NEAR card names near this one, the nearest first; possibly none.

        `among` are the card numbers to choose from, such as a deck's; unknown ones are passed
        over. By default every card.
        """
        if among is None:
            return nearest(name, self._names)
        cards = (card for number in among if (card := self.get(number)) is not None)
        return nearest(name, keyed(card.name for card in cards))

    def suggest_number(self, number: str) -> list[str]:
        """At most MOST_NEAR numbers of cards near this one, the nearest first; possibly none."""
        from difflib import get_close_matches

        return get_close_matches(fold(number), self._rows, MOST_NEAR)

    def starting(self, words: str) -> list[str]:
        """The numbers of the cards whose names begin with these words."""
        names = [name for name in self._names.values() if begins_with(name, words)]
        return [number for name in names for number in self._numbers[name_key(name)]]

    @cached_property
    def series(self) -> frozenset[str]:
        """The series of sets that there are: `BT#`, `P`."""
        return frozenset(map(series, self))

    @cached_property
    def _numbers(self) -> dict[str, list[str]]:
        """Card numbers by name key."""
        numbers: dict[str, list[str]] = {}
        for number, row in self._rows.items():
            numbers.setdefault(name_key(_name(row)), []).append(number)
        return numbers

    @cached_property
    def _names(self) -> dict[str, str]:
        """Names by name key."""
        return {key: _name(self._rows[numbers[0]]) for key, numbers in self._numbers.items()}


def _rows(table: str) -> dict[str, str]:
    """The rows of a table by number. Raises ValueError where it is none."""
    header, *rows = table.removesuffix("\n").split("\n")
    if tuple(header.split("\t")) != COLUMNS:
        raise ValueError(f"expected a card table with the columns {' '.join(COLUMNS)}")
    return {row[: row.index("\t")]: row for row in rows}


def _name(row: str) -> str:
    """The name in a row, without decoding the rest."""
    return row.rpartition("\t")[2]


@cache
def digimon_catalog() -> DigimonCatalog:
    """All cards, with those of the player's own databases; read once.

    Raises DeckError where the table of the player's cards is damaged.
    """
    return with_own("digimon", DigimonCatalog, _bundled_table()) or bundled()


@cache
def bundled() -> DigimonCatalog:
    """The cards of the table that comes with the package; read once."""
    return DigimonCatalog(_bundled_table())


def _bundled_table() -> str:
    from importlib.resources import files

    return files("decklists.data").joinpath("digimon.tsv").read_text(encoding="utf-8")
