"""Cards that a deck cannot tell apart, so that hands with either are one hand.

Two cards are alike if neither has effects or procedures, their facts are the same but for passcode
and name, and every filter of the deck and of the goal takes both or neither.  Where a card of the
deck compares names, no two cards are alike.  Then exchanging them in any position is a position
with the same choices, the same points and the same past: nothing that a search finds can differ.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine.effects import Node, walk
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card, Like
from engine.yugioh.worth.goals import DEFAULT, Goal, value_of


def alike(game: YugiohGame, goal: Goal = DEFAULT) -> Mapping[int, int]:
    """For each card of the main deck the first one, in the deck's order, that it is like."""
    value_of(game, goal)  # the filters of the goal are tabulated as well
    rows = list(game.compiler.static_rows)
    compares_names = any(map(_compares_names, _phrases(game.cards)))
    number = {card.passcode: index for index, card in enumerate(game.cards)}
    first: dict[object, int] = {}
    same: dict[int, int] = {}
    for passcode in dict.fromkeys(game.main):
        card = game.cards[number[passcode]]
        kind: object = passcode
        if not (compares_names or card.effects or card.procedures or card.mentions):
            bits = tuple(bool(row[number[passcode]]) for row in rows)
            kind = (replace(card, passcode=0, name=""), bits)
        same[passcode] = first.setdefault(kind, passcode)
    return same


def _compares_names(node: Node) -> bool:
    return isinstance(node, Like) or "name" in str(getattr(node, "joint", ""))


def _phrases(cards: Iterable[Card]) -> Iterator[Node]:
    """Every phrase of the definitions, and the cards themselves that have one."""
    return (item for item in walk(tuple(cards)) if not isinstance(item, Card) or item.defined)
