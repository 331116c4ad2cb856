"""Targets that are there only under a condition: one beside the others, where this card was
Tribute Summoned with a certain monster; all of them, where the opponent discarded this card.
"""

from dataclasses import replace

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.additional import ADDITIONAL
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.discarded import discarded_by_opponent
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.things import draft
from engine.yugioh.card_text.verbs import Steps


def additional_target(reading: Reading, first: Node) -> la.When:
    """ ", also if this card was Tribute Summoned by Tributing a WIND monster, you can target an
    additional card on the field", where the `first` target is a card on the field as well"""
    reader = reading.reader
    if not reader.take_words(", also if this card was Tribute Summoned by Tributing"):
        raise reader.lost("an additional target")
    held = la.MaterialsIncluded(one_card(reading))
    if (
        not isinstance(first, la.Choose)
        or first != la.Choose(ANY, v.FIELD_PLACES, whose=v.EITHER, name=first.name)
        or not reader.take_words(", you can target an additional card on the field")
    ):
        raise reader.lost("a target like the first one")
    name = reading.new_name()
    reading.mentions.append(Mention(name, places=v.FIELD_PLACES, deed=ADDITIONAL))
    return la.When(held, (la.Optional((replace(first, name=name),)),))


def targets_if(reading: Reading) -> la.When:
    """ "If it was discarded … by an opponent's card effect, you can target up to 2 cards your
    opponent controls" """
    reader = reading.reader
    reader.expect("if")
    held = discarded_by_opponent(reading)
    reader.expect(",")
    can = reader.take("you", "can")
    reader.expect("target")
    with reading.reading("targeting"):
        node = draft(reading).node()
    return la.When(held, (la.Optional((node,)),) if can else (node,))


def after_that(targets: tuple[Node, ...], do: Steps) -> Steps:
    """What is done ", also, after that," to the additional target does not ask for the first ones
    to be there."""
    if not targets or not isinstance(targets[-1], la.When) or targets[0] is targets[-1]:
        return do
    return tuple(la.Also(one.do) if isinstance(one, la.Then) else one for one in do)
