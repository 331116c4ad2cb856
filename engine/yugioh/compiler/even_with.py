"""Effects in the hand that ask for no monsters on the field, while another card lets them be.

Which cards let which be is known once per duel: it is written into the condition, so that nothing
has to be looked up while playing.
"""

from dataclasses import replace

from engine.effects import Node
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import Definition, holds


def with_leave(cards: list[la.Card]) -> list[la.Card]:
    """The cards of a duel, each with what others let it do."""
    givers = [(card, item) for card in cards if card.defined for item in card.effects
              if isinstance(item, la.EvenWithMonsters)]  # fmt: skip
    found = list(cards)
    for giver, item in givers:
        there = la.exists(Definition(giver.passcode) & la.State("negatable"), v.MZONE)
        parts = item.filter.of if isinstance(item.filter, AllOf) else (item.filter,)
        found = [
            _let(card, there) if all(holds(part, card) for part in parts) else card
            for card in found
        ]
    return found


def _let(card: la.Card, there: Node) -> la.Card:
    return replace(card, effects=tuple(_even_then(item, there) for item in card.effects))


def _even_then(item: Node, there: Node) -> Node:
    if not isinstance(item, la.Effect) or item.where != v.HAND:
        return item
    held = tuple(la.AnyCondition((one, there)) if _alone(one) else one for one in item.condition)
    return replace(item, condition=held)


def _alone(condition: Node) -> bool:
    """Whether it is that the player controls no monsters."""
    if not isinstance(condition, la.Compare) or (condition.op, condition.right) != ("=", 0):
        return False
    return condition.left == la.Count(la.MONSTER, v.MZONE)
