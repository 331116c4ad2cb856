"""The facts of one Yu-Gi-Oh card, decoded from the conventions of the simulators' database.

Facts only: no card text, no effects. Nothing here is read from disk.
"""

from dataclasses import dataclass
from typing import Final

# Bits of `Card.kind`, as in the database's `type` column.
FUSION: Final = 0x40
TOKEN: Final = 0x4000
SYNCHRO: Final = 0x2000
XYZ: Final = 0x800000
PENDULUM: Final = 0x1000000
LINK: Final = 0x4000000
EXTRA_DECK: Final = FUSION | SYNCHRO | XYZ | LINK

# The columns of the table, in order. The name comes last, so that it can be cut off a row alone.
COLUMNS: Final = (
    "id",
    "alias",
    "setcodes",
    "type",
    "level",
    "atk",
    "def",
    "race",
    "attribute",
    "plain",
    "name",
)

_ARTWORK_DISTANCE: Final = 10


@dataclass(frozen=True)
class Card:
    """One entry of the card database.

    `kind`, `race`, `attribute` and `link_marker` are bit sets in the database's encoding.
    `level` is the Level, Rank or Link Rating. ATK and DEF of -2 stand for "?". `lscale` and
    `rscale` are 0 unless the card is a Pendulum Monster, `link_marker` unless it is a Link
    Monster. `plain` cards can be handled as their facts say, even without their effects: see
    `data/build.py`. `alias` is the passcode of the card whose name this one bears, or 0.
    """

    id: int
    name: str
    alias: int
    kind: int
    level: int
    atk: int
    def_: int
    race: int
    attribute: int
    setcodes: tuple[int, ...]
    lscale: int
    rscale: int
    link_marker: int
    plain: bool = False

    @property
    def is_alternate_art(self) -> bool:
        """Whether this entry is the card `alias` with another picture.

        The database has one column for two things: artworks are numbered next to their card, and
        an alias further away is a different card that is treated as that name (Harpie Lady 1).
        """
        return self.alias != 0 and abs(self.alias - self.id) <= _ARTWORK_DISTANCE

    @property
    def is_extra_deck(self) -> bool:
        """Whether the card begins the game in the extra deck."""
        return bool(self.kind & EXTRA_DECK)

    @property
    def is_token(self) -> bool:
        """Whether this is a Token, which is no card of a deck."""
        return bool(self.kind & TOKEN)


def decode(row: str) -> Card:
    """The card in one row of the table: the values of COLUMNS, separated by tabs."""
    id_, alias, setcodes, type_, level, atk, def_, race, attribute, plain, name = row.split("\t")
    kind = int(type_)
    packed_level = int(level)
    packed_scales = packed_level >> 16 if kind & PENDULUM else 0
    is_link = bool(kind & LINK)
    return Card(
        id=int(id_),
        name=name,
        alias=int(alias),
        kind=kind,
        level=packed_level & 0xFFFF,
        atk=int(atk),
        # Link Monsters have no DEF; the column holds their arrows.
        def_=0 if is_link else int(def_),
        race=int(race),
        attribute=int(attribute),
        setcodes=_setcodes(int(setcodes, 16)),
        lscale=packed_scales >> 8 & 0xFF,
        rscale=packed_scales & 0xFF,
        link_marker=int(def_) if is_link else 0,
        plain=plain == "1",
    )


def _setcodes(packed: int) -> tuple[int, ...]:
    """Up to four archetypes of 16 bits each, the first in the lowest bits."""
    codes = (packed >> shift & 0xFFFF for shift in (0, 16, 32, 48))
    return tuple(code for code in codes if code)
