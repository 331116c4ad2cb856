"""Card definitions: the facts of a card, its procedures and its effects."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cached_property
from itertools import chain

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from typing import Any

from engine.yugioh.language.effects import Effect
from engine.yugioh.language.continuous import Note


class Card(Node):
    """A card: facts, summoning rules, effects.

    `level` is Level, Rank or Link Rating; `markers` are link arrows.
    `only_by_itself` marks a monster that cannot be summoned in any other way
    (Nomi), `first_by_itself` one that can afterwards be revived (semi-Nomi), and
    before that is summoned by no other effect, not from the Extra Deck either;
    without a way of its own it is its own effects that summon it, or those of the cards
    that match `only_with` alone; with `normal_too` it can also be Normal Summoned or Set.
    `special_only`
    marks one that is only Special Summoned, however, and `by_effect_only` one that
    only card effects summon; `one_on_field` and `one_summon_per_turn` are the two
    common clauses, the second of any Special Summon or, with `one_summon_as`, of those of this
    kind alone (BY_LINK, BY_SYNCHRO).  `treated_as` is the passcode of the card whose name this one
    always has.  A card that is not `defined` does nothing, or with `body` what its
    facts alone allow: it is summoned, Set, Tributed and used as material.
    """

    passcode: int = 0
    name: str = ""
    type: int = 0
    attribute: int = 0
    race: int = 0
    level: int = 0
    attack: int = 0
    defense: int = 0
    series: tuple[int, ...] = ()
    markers: int = 0
    scale: int = 0
    mentions: tuple[int, ...] = ()
    procedures: tuple[Node, ...] = ()
    effects: tuple[Node, ...] = ()
    only_by_itself: bool = False
    first_by_itself: bool = False
    special_only: bool = False
    by_effect_only: bool = False
    only_with: Filter | None = None
    normal_too: bool = False
    one_on_field: bool = False
    one_summon_per_turn: bool = False
    one_summon_as: int = 0
    treated_as: int = 0
    defined: bool = True
    body: bool = False

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Every phrase of the card, itself first: many questions go through them."""
        return tuple(self.walk())

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The parts of the card that are not played, in plain words; `missing` among them."""
        texts = []
        for node in self.walk():
            if isinstance(node, Note):
                texts.append(node.text)
            elif isinstance(node, Effect) and node.unsupported:
                texts.append(node.unsupported)
        return tuple(texts)

    @property
    def missing(self) -> tuple[str, ...]:
        """Those that could matter in a turn without an opponent: no `Note`, and not `inert`."""
        return tuple(
            node.unsupported
            for node in self.walk()
            if isinstance(node, Effect) and node.unsupported and not node.inert
        )


def nodes_of(cards: Iterable[Card]) -> Iterator[Node]:
    """Every phrase of these cards, one card after the other."""
    return chain.from_iterable(card.nodes for card in cards)


def monster(
    passcode: int, name: str, attribute: int, race: int, level: int, attack: int, defense: int = 0,
    *, type: int = v.EFFECT, **rest: Any,
) -> Card:  # fmt: skip
    """A monster; `type` without the monster bit."""
    return Card(passcode, name, v.MONSTER | type, attribute, race, level, attack, defense, **rest)


def normal_monster(
    passcode: int, name: str, attribute: int, race: int, level: int, attack: int, defense: int
) -> Card:
    """A Normal Monster."""
    return monster(passcode, name, attribute, race, level, attack, defense, type=v.NORMAL)


def link_monster(
    passcode: int, name: str, attribute: int, race: int, rating: int, attack: int, markers: int,
    *, type: int = v.EFFECT, **rest: Any,
) -> Card:  # fmt: skip
    """A Link Monster."""
    return Card(
        passcode, name, v.MONSTER | v.LINK | type, attribute, race, rating, attack,
        markers=markers, **rest,
    )  # fmt: skip


def spell(passcode: int, name: str, type: int = 0, **rest: Any) -> Card:
    """A Spell Card; `type` 0 for a Normal Spell."""
    return Card(passcode, name, v.SPELL | type, **rest)


def trap(passcode: int, name: str, type: int = 0, **rest: Any) -> Card:
    """A Trap Card; `type` 0 for a Normal Trap."""
    return Card(passcode, name, v.TRAP | type, **rest)


def facts(card: Card) -> tuple[object, ...]:
    """The facts alone, for comparing a definition with a card database."""
    return tuple(
        getattr(card, field.name)
        for field in fields(card)
        if field.name in {"passcode", "type", "attribute", "race", "level", "attack", "defense",
                          "series", "markers", "scale"}
    )  # fmt: skip
