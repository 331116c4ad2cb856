"""Which Spells and Traps can wait in the hand until the end of the turn to be Set.

See `engine.yugioh.queries.waiting`.  Of what would not be noticed there as the duel goes on a text
is looked for here: no Set of such a duel waits, or not that of such a card.
"""

from collections.abc import Sequence
from typing import Final

from engine.effects import Node
from engine.sealed import sealed
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as t

_ASKS: Final = (la.SetFirst, la.ChooseZone, la.BarZone)
_STAYS: Final = v.CONTINUOUS | v.EQUIP | v.FIELD


def find_waiting(cards: Sequence[la.Card], tallies: Sequence[Sequence[int]], to: t.Tables) -> None:
    """Fill `to.waits`, when the other tables are there."""
    nodes = list(la.nodes_of(cards))
    counted = any(row[t.TALLY_WHAT] & t.DID_SET for row in tallies)
    never = to.has_scales or counted or any(map(_asks, nodes))
    arrives = any(map(_asks_arrival, nodes))
    told = any(isinstance(node, la.Event) and node.was == v.FACEDOWN for node in nodes)
    to.waits = sealed(
        int(not never and _is_set(card) and (_too_late(card) or _alike(card, arrives, told)))
        for card in cards
    )


def _asks(node: Node) -> bool:
    """Whether this asks for zones that are free, or was Set, at another time."""
    return isinstance(node, _ASKS) or (isinstance(node, la.FreeZones) and node.spells)


def _asks_arrival(node: Node) -> bool:
    return isinstance(node, la.Arrived) or node == la.State("this-turn")


def _is_set(card: la.Card) -> bool:
    """Whether it is a Spell or Trap that can be Set."""
    kind = bool(card.type & (v.SPELL | v.TRAP)) and not card.type & v.MONSTER
    return kind and bool(card.defined or card.body)


def _too_late(card: la.Card) -> bool:
    """Whether it cannot be activated in the turn that it is Set."""
    hurries = any(isinstance(item, la.Activate) and item.in_a_hurry for item in card.effects)
    return bool(card.type & (v.TRAP | v.QUICK_PLAY)) and not hurries


def _alike(card: la.Card, arrives: bool, told: bool) -> bool:
    """Whether it does the same whether it is activated from the hand or Set in the same turn.

    `arrives` and `told`: whether a text asks what arrived this turn, or was activated while Set.
    """
    stays = card.type & _STAYS or la.Remains() in card.effects
    if card.type & v.TRAP or told or (stays and arrives):
        return False
    return not any(isinstance(node, la.WasSet | la.IfSetThisTurn) for node in card.nodes)
