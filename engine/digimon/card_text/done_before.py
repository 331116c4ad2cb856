"""What a sentence asks of the one before it: "if this effect deleted", "if they didn't"."""

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.reading import Reading
from engine.digimon.language import operations as op
from engine.effects import Node

_DEEDS: dict[str, tuple[type[Node], ...]] = {
    "deleted": (op.Delete,), "suspended": (op.Suspend,), "unsuspended": (op.Unsuspend,),
    "trashed": (op.Trash,), "added": (op.AddToHand,), "played": (op.Play,),
    "digivolved": (op.DigivolveInto,), "linked": (op.LinkTo,), "placed": (op.PlaceUnder,),
    "returned": (op.AddToHand, op.ToDeck),
}  # fmt: skip


def so_many(reading: Reading) -> int:
    """ "you place 2 cards with this effect": how many the step before was to place."""
    reader = reading.reader
    reader.expect("you")
    word = reader.peek()
    kind = _MANY.get(word.text) if word is not None else None
    reader.next += 1
    number = reader.number()
    before = reading.before
    if number is None or kind is None or before is None:
        raise reader.lost("what was done before")
    if not any(isinstance(one, kind) for one in before.walk()):
        raise reader.lost("what was done before")
    exactly = not reader.take("or", "more")
    if exactly and not any(isinstance(one, la.Choose) and one.most == number
                           for one in before.walk()):  # fmt: skip
        raise reader.lost("or more")
    reader.expect("cards", "with", "this", "effect", ",")
    return number


_MANY: dict[str, tuple[type[Node], ...]] = {
    "place": (op.PlaceUnder,), "trash": (op.Trash, op.TrashTop), "return": (op.ToDeck,),
}  # fmt: skip


def this_did(reading: Reading) -> bool:
    """ "this effect deleted": what the step before was to do."""
    reader = reading.reader
    reader.expect("this", "effect")
    word = reader.peek()
    kind = _DEEDS.get(word.text) if word is not None else None
    if kind is None or reading.before is None:
        raise reader.lost("what was done before")
    done = [one for one in reading.before.walk()
            if isinstance(one, op.Operation) and not isinstance(one, op.RevealTop)]  # fmt: skip
    if len(done) != 1 or not isinstance(done[0], kind):
        raise reader.lost("what was done before")
    reader.next += 1
    reader.expect(",")
    return True


def did_to_yours(reading: Reading) -> bool:
    """ "this effect suspended your Digimon": of what the step before did it to."""
    reader = reading.reader
    reader.expect("this", "effect")
    word = reader.peek()
    kind = _DEEDS.get(word.text) if word is not None else None
    before = reading.before
    do = before.do if isinstance(before, op.May) else (before,)
    if kind is None or len(do) != 1 or not isinstance(do[0], (op.Suspend, op.Unsuspend)):
        raise reader.lost("what was done before")
    if not isinstance(do[0], kind):
        raise reader.lost("what was done before")
    what = getattr(do[0], "what", None)
    if not isinstance(what, la.Choose) or what.most != 1 or what.whose != v.EITHER:
        raise reader.lost("1 card of either player")
    reader.next += 1
    reader.expect("your", "Digimon", ",")
    return True


def this_did_not(reading: Reading) -> bool:
    """ "this effect didn't delete": not what the step before was to do."""
    reader = reading.reader
    reader.expect("this", "effect", "didn't")
    word = reader.peek()
    kind = _UNDONE.get(word.text) if word is not None else None
    before = reading.before
    if isinstance(before, op.May) and before.by == v.YOU and len(before.do) == 1:
        before = before.do[0]
    if kind is None or not isinstance(before, kind):
        raise reader.lost("what was done before")
    reader.next += 1
    reader.expect(",")
    return True


def they_did_not(reading: Reading) -> bool:
    """ "they didn't": what the opponent may have done."""
    reader = reading.reader
    before = reading.before
    if not isinstance(before, op.May) or before.by != v.OPPONENT:
        raise reader.lost("what the opponent may do")
    if not reader.take("they", "didn't"):
        reader.expect("this", "effect", "didn't")
        word = reader.peek()
        kind = _UNDONE.get(word.text) if word is not None else None
        if kind is None or len(before.do) != 1 or not isinstance(before.do[0], kind):
            raise reader.lost("what was done before")
        reader.next += 1
    reader.expect(",")
    return True


_UNDONE: dict[str, tuple[type[Node], ...]] = {
    "delete": (op.Delete,), "play": (op.Play,), "suspend": (op.Suspend,),
    "flip": (op.FlipSecurity,),
    "trash": (op.Trash, op.TrashSecurity, op.TrashUnder), "return": (op.AddToHand, op.ToDeck),
}  # fmt: skip
