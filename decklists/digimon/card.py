"""The facts of one Digimon card.

Facts only: no card text, no effects. Nothing here is read from disk.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

# The columns of the table, in order. The name comes last, so that it can be cut off a row alone.
COLUMNS: Final = (
    "number",
    "kinds",
    "colors",
    "level",
    "cost",
    "dp",
    "digivolution",
    "forms",
    "attributes",
    "types",
    "overflow",
    "copies",
    "texts",
    "plain",
    "name",
)

DIGI_EGG: Final = "Digi-Egg"
MAIN_TEXT: Final = "main"


class Digivolution(NamedTuple):
    """One digivolution requirement: onto a Digimon of this color and level, at this cost."""

    color: str
    level: int
    cost: int


@dataclass(frozen=True)
class DigimonCard:
    """One entry of the card list.

    `kinds` are Digimon, Tamer, Option or Digi-Egg, usually one of them. `level` is 0 for a card
    without one, `dp` 0 for what is no Digimon. The traits are `forms`, `attributes` and `types`.
    `overflow` is what an ACE card costs when it leaves, 0 for others; `copies` is how many a deck
    may have. `texts` says which texts are printed on the card: main, inherited, security. `plain`
    cards can be handled as their facts say, even without their effects: see
    `data/build_digimon.py`.
    """

    number: str
    name: str
    kinds: tuple[str, ...]
    colors: tuple[str, ...]
    level: int
    cost: int
    dp: int
    digivolution: tuple[Digivolution, ...]
    forms: tuple[str, ...]
    attributes: tuple[str, ...]
    types: tuple[str, ...]
    overflow: int
    copies: int
    texts: tuple[str, ...]
    plain: bool = False

    @property
    def is_egg(self) -> bool:
        """Whether the card belongs in the Digi-Egg deck (Comprehensive Rules 2-2-3)."""
        return DIGI_EGG in self.kinds

    @property
    def is_complete_without_effects(self) -> bool:
        """Whether the facts are all there is to the card: nothing else is printed on it."""
        return not self.texts and not self.overflow


def decode(row: str) -> DigimonCard:
    """The card in one row of the table: the values of COLUMNS, separated by tabs."""
    (
        number, kinds, colors, level, cost, dp, digivolution, forms, attributes, types, overflow,
        copies, texts, plain, name,
    ) = row.split("\t")  # fmt: skip
    return DigimonCard(
        number=number,
        name=name,
        kinds=_listed(kinds),
        colors=_listed(colors),
        level=int(level),
        cost=int(cost),
        dp=int(dp),
        digivolution=tuple(_digivolution(text) for text in _listed(digivolution)),
        forms=_listed(forms),
        attributes=_listed(attributes),
        types=_listed(types),
        overflow=int(overflow),
        copies=int(copies),
        texts=_listed(texts),
        plain=plain == "1",
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def _digivolution(text: str) -> Digivolution:
    """One requirement as `Red3:2`: from a red Digimon of level 3 at cost 2."""
    from_, _, cost = text.partition(":")
    return Digivolution(from_[:-1], int(from_[-1]), int(cost))
