"""What can be done instead: "add 1 \"A\" card, or if you control a monster, … instead"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.made import summoned_but
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.verbs import operation
from engine.yugioh.wording.opposite import opposite

_NONE: Final = (
    "if you have none ,", "if you do not have any ,", "if you do not have any in your hand ,",
    "if you do not ,",
)  # fmt: skip


def alternative(reading: Reading, usual: Node) -> tuple[Node, ...]:
    """After a step: what else is done, or can be, if a condition holds. Raises NotUnderstood."""
    reader = reading.reader
    reader.expect(",", "or")
    reader.take(",")
    if isinstance(usual, la.Draw):
        return _more_drawn(reading, usual)
    what = getattr(usual, "what", None)
    if not isinstance(what, la.Choose | la.Chosen):
        raise reader.lost("what is done to cards")
    if reader.take_one_of(_NONE):
        return _if_there_are_none(reading, usual, what)
    reader.expect("if")
    held = condition(reading)
    if not reader.take_words(", you can"):
        raise reader.lost('"you can"')
    other = _other(reading, usual, what)
    not_held = opposite(held)
    if not_held is None:
        raise reader.lost("a condition with an opposite")
    _forget(reading, usual, other)
    either = la.OneOf(((usual,), (other,)), at="resolution")
    return la.When(not_held, (usual,)), la.When(held, (either,))


def _more_drawn(reading: Reading, usual: la.Draw) -> tuple[Node, ...]:
    """ "or, if it was discarded by an opponent's card effect, draw 2 cards instead" """
    reader = reading.reader
    reader.expect("if")
    held = condition(reading)
    reader.expect(",")
    other = _another(reading)
    not_held = opposite(held)
    if not isinstance(other, la.Draw) or not_held is None:
        raise reader.lost("another number of cards that are drawn")
    return la.When(not_held, (usual,)), la.When(held, (other,))


def one_or_other(reading: Reading, first: Node) -> la.OneOf:
    """After a step: "… or Special Summon it", what else can be done to the same cards."""
    reader = reading.reader
    reader.take(",")
    reader.expect("or")
    what = getattr(first, "what", None)
    if not isinstance(what, la.Chosen):
        raise reader.lost("what is done to cards that were spoken of")
    last = reading.last
    second = operation(reading)
    if len(second) != 1 or getattr(second[0], "what", None) != what or second[0] == first:
        raise reader.lost("what else is done to the same cards")
    reading.last = last
    return la.OneOf(((first,), second), at="resolution")


def _other(reading: Reading, usual: Node, what: la.Choose | la.Chosen) -> Node:
    """What can be done instead, to the same cards or to others."""
    reader = reading.reader
    other = (
        reading.attempt(lambda reading: _to_the_same(reading, what))
        or reading.attempt(lambda reading: _the_same_to(reading, usual, what))
        or reading.attempt(_another)
    )
    if other is None:
        raise reader.lost("what can be done instead")
    return other


def _to_the_same(reading: Reading, what: la.Choose | la.Chosen) -> Node:
    """ "Special Summon it instead" """
    reader = reading.reader
    found: Node
    if reader.take("Special", "Summon"):
        found = la.SpecialSummon(what)
    elif reader.take("add"):
        found = la.AddToHand(what)
    else:
        raise reader.lost('"Special Summon" or "add"')
    if not reader.take_one_of(("it", "that card", "that monster")):
        raise reader.lost("the same card")
    if isinstance(found, la.AddToHand):
        reader.expect("to", "your", "hand")
    elif isinstance(what, la.Choose) and what.places == v.DECK:
        reader.take_words("from your Deck")
    _instead(reading)
    if isinstance(found, la.SpecialSummon):
        found = replace(found, but=summoned_but(reading))
    return found


def _the_same_to(reading: Reading, usual: Node, what: la.Choose | la.Chosen) -> Node:
    """ "add 1 Wyrm monster instead": from the same place to the same one."""
    reader = reading.reader
    if not isinstance(usual, la.AddToHand) or not isinstance(what, la.Choose):
        raise reader.lost("cards that are added")
    reader.expect("add")
    found = draft(reading, what.places, what.whose)
    excepted(reading, found)
    _instead(reading)
    return la.AddToHand(found.node())


def _another(reading: Reading) -> Node:
    """ "add 1 \"A\" card from your GY to your hand instead" """
    done = operation(reading)
    _instead(reading)
    if len(done) != 1:
        raise reading.reader.lost("one step")
    return done[0]


def _instead(reading: Reading) -> None:
    reading.reader.take(",")
    reading.reader.expect("instead")


def _if_there_are_none(
    reading: Reading, usual: Node, what: la.Choose | la.Chosen
) -> tuple[Node, ...]:
    """ "or, if you have none, banish your entire hand" """
    reader = reading.reader
    if not isinstance(what, la.Choose) or what.whose != v.YOU or what.places != v.HAND:
        raise reader.lost("cards in your hand")
    done = operation(reading)
    if len(done) != 1:
        raise reader.lost("one step")
    there = la.Compare(la.Count(what.filter, what.places, what.whose), ">=", what.least)
    none = opposite(there)
    assert none is not None
    _forget(reading, usual, done[0])
    return la.When(none, done), la.When(there, (usual,))


def _forget(reading: Reading, *steps: Node) -> None:
    """What is chosen in one of two cases is not spoken of afterwards."""
    names = {getattr(node, "name", "") for step in steps for node in step.walk()} - {""}
    reading.mentions = [one for one in reading.mentions if one.name not in names]
    reading.last = None
