"""A target beside the others, where this card was Tribute Summoned with a certain monster."""

from dataclasses import replace

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.additional import ADDITIONAL
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.reading import Mention, Reading
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


def after_that(targets: tuple[Node, ...], do: Steps) -> Steps:
    """What is done ", also, after that," to the additional target does not ask for the first ones
    to be there."""
    if not targets or not isinstance(targets[-1], la.When):
        return do
    return tuple(la.Also(one.do) if isinstance(one, la.Then) else one for one in do)
