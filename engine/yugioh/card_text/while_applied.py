"""What a monster is as long as an effect is applied to it: "take control of that monster until the
End Phase, but while this effect is applied, negate its effects, its ATK becomes 3000, also …".

No turn is played after this one, so the end of this turn is the end of that.
"""

from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import operation

_JOINTS = (", also", ",")


def while_applied(reading: Reading, found: list[Node]) -> bool:
    """Put what the monster is behind the step that takes control of it."""
    reader = reading.reader
    if not reader.take_words(", but while this effect is applied ,"):
        raise reader.lost('"but while this effect is applied"')
    taken = found[-1]
    while isinstance(taken, la.Also | la.Then):
        taken = taken.do[-1]
    if not isinstance(taken, la.TakeControl) or taken.until != "end":
        raise reader.lost("a step that lasts until the End Phase")
    changes = list(operation(reading))
    while reader.take_one_of(_JOINTS) is not None:
        changes += operation(reading)
    reader.end()
    kept: list[Node] = []
    for one in changes:
        if not isinstance(one, la.Negate | la.ChangeStats | la.ChangeName) or one.until:
            raise reader.lost("what the monster is meanwhile")
        if one.what != taken.what and not isinstance(one.what, la.Chosen):
            raise reader.lost("the monster of which control is taken")
        kept.append(replace(one, until="end"))
    _behind(found, la.IfDone(tuple(kept)))
    return True


def _behind(found: list[Node], more: Node) -> None:
    """Put the steps behind the last one, inside of "also" or "then"."""
    last = found[-1]
    if isinstance(last, la.Also | la.Then):
        inner = list(last.do)
        _behind(inner, more)
        found[-1] = replace(last, do=tuple(inner))
    else:
        found.append(more)
