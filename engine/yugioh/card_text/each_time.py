"""What a face-up card does each time something happens: "Each time …, place 1 "A" Counter on …"."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.statements import Rules, statement
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.triggers import events


@statement
def _(reading: Reading) -> Rules:
    """ "Each time an \"A\" monster is Normal Summoned, place 1 Counter on this card." """
    reader = reading.reader
    held: tuple[Node, ...] = ()
    if reader.take("while"):
        held = (condition(reading),)
        reader.expect(",")
    reader.expect("each", "time")
    found = events(reading)
    if len(found) != 1 or found[0].what == "activated":
        raise reader.lost("one event that is seen once it has happened")
    monster = reading.card.type & v.MONSTER
    if monster and found[0].what == "summoned" and not _never_itself(found[0]):
        raise reader.lost("Summons among which its own cannot be")
    reader.expect(",")
    reader.take("immediately")
    reading.event = None  # of its cards nothing is said
    do = steps(reading)
    if any(isinstance(node, la.Choose | la.Optional | la.EventCards) for step in do
           for node in step.walk()):  # fmt: skip
        raise reader.lost("what is done at once, without a choice")
    where = v.MZONE if monster else v.SZONE
    return Rules((la.EachTime(where, condition=held, on=found[0], do=do),))


def _never_itself(on: la.Event) -> bool:
    """Whether the Summon of the card itself is none of these."""
    return on.whose == v.OPPONENT or la.POINTED in parts_of(on.who or la.MONSTER)
