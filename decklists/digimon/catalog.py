"""The facts of every Digimon card, by card number and by name.

The bundled table, and that of the player's own databases, are read at the first use, and their rows
stay text until someone asks for the card. `decklists/data/build_digimon.py` makes the bundled
table.
"""

from functools import cache, cached_property

from decklists.digimon.card import COLUMNS, DigimonCard, decode
from decklists.digimon.number import fold, series
from decklists.names import MOST_NEAR, begins_with, name_key
from decklists.own import with_own
from decklists.table import CardTable, name_in

__all__ = ["DigimonCard", "DigimonCatalog", "digimon_catalog"]


class DigimonCatalog(CardTable[str, DigimonCard]):
    """Cards by number, a read-only mapping in the order of the table."""

    columns = COLUMNS

    def named_by(self, text: str) -> str:
        return text

    def decode(self, row: str) -> DigimonCard:
        return decode(row)

    def named(self, name: str) -> list[DigimonCard]:
        """The cards of this name, whatever its case, spaces, punctuation and accents.

        Often several: cards of one name with different numbers are different cards.
        """
        return [self[number] for number in self._numbers.get(name_key(name), ())]

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
            numbers.setdefault(name_key(name_in(row)), []).append(number)
        return numbers

    @cached_property
    def _names(self) -> dict[str, str]:
        """Names by name key."""
        return {key: name_in(self._rows[numbers[0]]) for key, numbers in self._numbers.items()}


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
