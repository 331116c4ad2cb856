"""The facts of every Yu-Gi-Oh card, by passcode and by name.

The bundled table, and that of the player's own databases, are read at the first use, and their rows
stay text until someone asks for the card: a deck needs some thirty of fourteen thousand.
`data/build.py` makes the bundled table.
"""

from collections.abc import Iterable
from functools import cache, cached_property

from decklists.card import COLUMNS, Card, decode
from decklists.names import begins_with, name_key
from decklists.own import with_own
from decklists.table import CardTable, name_in

__all__ = ["Card", "Catalog", "catalog"]


class Catalog(CardTable[int, Card]):
    """Cards by passcode, a read-only mapping in the order of passcodes."""

    columns = COLUMNS

    def named_by(self, text: str) -> int:
        return int(text)

    def decode(self, row: str) -> Card:
        return decode(row)

    def fold(self, passcode: int) -> int:
        """The passcode of the card itself where this is an alternate artwork, else the same."""
        card = self.get(passcode)
        return card.alias if card is not None and card.is_alternate_art else passcode

    def find(self, name: str) -> Card | None:
        """The card of this name, whatever its case, spaces, punctuation and accents."""
        passcode = self._passcodes.get(name_key(name))
        return None if passcode is None else self[passcode]

    def starting(self, words: str, among: Iterable[int] | None = None) -> list[int]:
        """The passcodes of the cards whose names begin with these words.

        `among` are the passcodes to choose from, such as a deck's; unknown ones are passed over.
        By default every card, one of each name.
        """
        if among is None:
            key = name_key(words)
            near = (self._passcodes[name] for name in self._passcodes if name.startswith(key))
            among = near if key else ()
        cards = (self.get(passcode) for passcode in dict.fromkeys(among))
        return [card.id for card in cards if card is not None and begins_with(card.name, words)]

    @cached_property
    def _passcodes(self) -> dict[str, int]:
        """Passcodes by name key. Of several entries of one name, the one without an alias."""
        passcodes: dict[str, int] = {}
        for passcode, row in self._rows.items():
            key = name_key(name_in(row))
            if key not in passcodes or row.split("\t", 2)[1] == "0":
                passcodes[key] = passcode
        return passcodes

    @cached_property
    def _names(self) -> dict[str, str]:
        """Names by name key."""
        return {key: name_in(self._rows[passcode]) for key, passcode in self._passcodes.items()}


@cache
def catalog() -> Catalog:
    """All cards, with those of the player's own databases; read once.

    Raises DeckError where the table of the player's cards is damaged.
    """
    return with_own("yugioh", Catalog, _bundled_table()) or bundled()


@cache
def bundled() -> Catalog:
    """The cards of the table that comes with the package; read once."""
    return Catalog(_bundled_table())


def _bundled_table() -> str:
    from importlib.resources import files

    return files("decklists.data").joinpath("yugioh.tsv").read_text(encoding="utf-8")
