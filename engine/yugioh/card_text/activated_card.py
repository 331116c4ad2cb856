"""The activation of a card that stays on the field: when it can be, what can be paid for more."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps

STANDING: Final = v.CONTINUOUS | v.FIELD | v.EQUIP


def activated_only_if(reading: Reading) -> la.Activate:
    """ "Activate this card only if you control a \"A\"", of a card that stays on the field"""
    reader = reading.reader
    if not reading.card.type & STANDING or reading.bullets:
        raise reader.lost("a card that stays on the field")
    if not reader.take_words("activate this card only if"):
        raise reader.lost('"Activate this card only if"')
    held = [condition(reading)]
    while reader.take("and"):
        held.append(condition(reading))
    reader.end()
    return la.Activate(condition=tuple(held))


def paid_or_not(cost: Steps, targets: tuple[Node, ...], do: Steps) -> Steps:
    """ "When you activate this card: You can …; …": nothing more, or this with its cost."""
    return (la.OneOf(((la.Bullet(),), (la.Bullet(cost=cost, target=targets, do=do),))),)
