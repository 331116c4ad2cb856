"""What numbers of several monsters come to: "their combined original ATK"."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Mention, Reading

_OTHERS = (
    "the combined original ATK of the other monsters currently on the field",
    "the combined original ATK of the other monsters on the field",
)


def combined(reading: Reading) -> Node:
    """ "their combined original ATK", "the combined original ATK of the other monsters on the "
    "field",
    said of targets
    """
    reader = reading.reader
    target = _target(reading)
    if reader.take_words("their combined original ATK"):
        if not target.several:
            raise reader.lost("several monsters that are targeted")
        return la.TotalOf(target.name, "original attack")
    if reader.take_one_of(_OTHERS) is None or target.several:
        raise reader.lost("what numbers of monsters come to")
    others = joined([la.MONSTER, la.FACE_UP, ~la.Like("card", la.Chosen((target.name,)))])
    return la.SumOf("original attack", others, v.MZONE, v.EITHER)


def _target(reading: Reading) -> Mention:
    targets = [one for one in reading.mentions if one.target]
    if len(targets) != 1 or not targets[0].name or targets[0].places != v.MZONE:
        raise reading.reader.lost("monsters on the field that are targeted")
    return targets[0]
