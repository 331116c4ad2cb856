"""The card itself, and how each category is written."""

from dataclasses import dataclass, fields
from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.card.effects import Effect, Note, Static
from engine.effects import Node


@dataclass(frozen=True)
class Card(Node):
    """A card: facts, ways into play, effects.

    `cost` is the play or use cost, -1 for none; `dp` -1 for none; `level` 0 for none.  `ways` are
    its digivolution requirements and DNA, Burst, DigiXros, Assembly, Link.  `effects` is the upper
    text, `inherited`, `security` and `link` the lower one.  `names` are the names it also has,
    `name_parts` texts its name is also treated as having (rules 2-3-4-3, 2-3-4-4).  `mentions` are
    names, traits and icons in its text that other cards look for (rule 4-23).
    """

    number: str = ""
    name: str = ""
    category: int = v.DIGIMON
    colors: int = 0
    level: int = 0
    cost: int = -1
    dp: int = -1
    ways: tuple[Node, ...] = ()
    traits: tuple[str, ...] = ()
    effects: tuple[Node, ...] = ()
    inherited: tuple[Node, ...] = ()
    security: tuple[Node, ...] = ()
    link: tuple[Node, ...] = ()
    names: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    overflow: int = 0
    copies: int = 4
    rarity: str = ""
    token: bool = False
    defined: bool = True

    def words(self) -> str:
        parts = [item.words() for item in (*self.ways, *self.effects)]
        parts += [f"Inherited: {item.words()}" for item in self.inherited]
        parts += [item.words() for item in self.security]
        parts += [f"Link: {item.words()}" for item in self.link]
        return "\n".join(parts)

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The parts of the card that are not played, in plain words."""
        items = (*self.effects, *self.inherited, *self.security, *self.link)
        texts = [item.text for item in items if isinstance(item, Note)]
        texts += [i.unsupported for i in items if isinstance(i, (Effect, Static)) and i.unsupported]
        return tuple(texts)


def digimon(
    number: str, name: str, colors: int, level: int, cost: int, dp: int, *ways: Node, **rest: Any
) -> Card:
    """A Digimon card with its digivolution requirements and other ways into play."""
    return Card(number, name, v.DIGIMON, colors, level, cost, dp, ways, **rest)


def digi_egg(number: str, name: str, colors: int, **rest: Any) -> Card:
    """A Digi-Egg card: Level 2, no DP."""
    return Card(number, name, v.DIGI_EGG, colors, 2, **rest)


def tamer(number: str, name: str, colors: int, cost: int, **rest: Any) -> Card:
    """A Tamer card."""
    return Card(number, name, v.TAMER, colors, cost=cost, **rest)


def option(number: str, name: str, colors: int, cost: int, **rest: Any) -> Card:
    """An Option card."""
    return Card(number, name, v.OPTION, colors, cost=cost, **rest)


def facts(card: Card) -> tuple[object, ...]:
    """The facts alone, for comparing a definition with a card database."""
    return tuple(
        getattr(card, field.name)
        for field in fields(card)
        if field.name in {"number", "name", "category", "colors", "level", "cost", "dp", "traits"}
    )
