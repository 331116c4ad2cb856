"""A table of card facts: rows stay text until someone asks for the card."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, TypeVar

from decklists.names import keyed, nearest

Id = TypeVar("Id", int, str)
Card = TypeVar("Card", bound=Any)


class CardTable(Mapping[Id, Card]):
    """Cards by what a deck names them by, a read-only mapping in the order of the table.

    A table is a header line with `columns`, then one line a card, what it is named by first and its
    name last. What `more`, another such table, says of a card stands in the place of the first.
    Raises ValueError where it is none.
    """

    columns: ClassVar[tuple[str, ...]]

    def __init__(self, table: str, more: str = "") -> None:
        self._rows: dict[Id, str] = self._read(table)
        if more:
            self._rows = dict(sorted((self._rows | self._read(more)).items()))

    def _read(self, table: str) -> dict[Id, str]:
        header, *rows = table.removesuffix("\n").split("\n")
        if tuple(header.split("\t")) != self.columns:
            raise ValueError(f"expected a card table with the columns {' '.join(self.columns)}")
        return {self.named_by(row[: row.index("\t")]): row for row in rows}

    def named_by(self, text: str) -> Id:
        """What a deck names a card by, from the first column."""
        raise NotImplementedError

    def decode(self, row: str) -> Card:
        """The card of a row."""
        raise NotImplementedError

    def __getitem__(self, card: Id) -> Card:
        return self.decode(self._rows[card])

    def __contains__(self, card: object) -> bool:
        return card in self._rows

    def __iter__(self) -> Iterator[Id]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def suggest(self, name: str, among: Iterable[Id] | None = None) -> list[str]:
        """At most MOST_NEAR card names near this one, the nearest first; possibly none.

        `among` are the cards to choose from, such as a deck's; unknown ones are passed over. By
        default every card.
        """
        if among is None:
            return nearest(name, self._names)
        cards = (card for one in among if (card := self.get(one)) is not None)
        return nearest(name, keyed(card.name for card in cards))

    @property
    def _names(self) -> Mapping[str, str]:
        """Names by name key."""
        raise NotImplementedError


def name_in(row: str) -> str:
    """The name in a row, without decoding the rest."""
    return row.rpartition("\t")[2]
