"""The card itself, and how each category is written."""

from dataclasses import fields
from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.language.card.effects import Effect, Note, Static
from engine.effects import Node


class OptionSide(Node):
    """The Option information of a DUAL card (rule 4-6-6): its lower text.

    `arts` says that it has Arts Digivolve (2-11): once it has been used, one of the player's cards
    on the field may digivolve into it (4-20).
    """

    name: str = ""
    colors: int = 0
    cost: int = 0
    effects: tuple[Node, ...] = ()
    arts: bool = True


class Card(Node):
    """A card: facts, ways into play, effects.

    `cost` is the play or use cost, -1 for none; `dp` -1 for none; `level` 0 for none.  `ways` are
    its digivolution requirements and DNA, Burst, App Fusion, DigiXros, Assembly, Link.  `effects`
    is the upper text, `inherited`, `security`, `link` and `option` the lower one.  `names` are the
    names it also has, `xros_names` those it has for a DigiXros alone, `name_parts` texts its name
    is also treated as having (rules 2-3-4-3, 2-3-4-4).  `mentions` are names, traits and icons in
    its text that other cards look for (4-23).
    A card that is not `defined` does nothing, or with `body` what its facts alone allow: it is
    played for its play cost, digivolved into for its printed requirements, or hatched.
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
    option: OptionSide | None = None
    names: tuple[str, ...] = ()
    xros_names: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    overflow: int = 0
    copies: int = 4
    rarity: str = ""
    token: bool = False
    defined: bool = True
    body: bool = False

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The parts of the card that are not played, in plain words."""
        items = (*self.effects, *self.inherited, *self.security, *self.link)
        items += self.option.effects if self.option else ()
        texts = [item.text for item in items if isinstance(item, Note)]
        texts += [i.unsupported for i in items if isinstance(i, (Effect, Static)) and i.unsupported]
        return tuple(texts)


def digimon(
    number: str, name: str, colors: int, level: int, cost: int, dp: int, *ways: Node, **rest: Any
) -> Card:
    """A Digimon card with its digivolution requirements and other ways into play."""
    return Card(number, name, v.DIGIMON, colors, level, cost, dp, ways, **rest)


def dual(
    number: str, name: str, colors: int, level: int, dp: int, option: OptionSide, *ways: Node,
    **rest: Any,
) -> Card:  # fmt: skip
    """A DUAL card: a Digimon that is not played for a cost, and an Option (rule 4-6)."""
    both = v.DIGIMON | v.OPTION
    return Card(number, name, both, colors, level, -1, dp, ways, option=option, **rest)


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
