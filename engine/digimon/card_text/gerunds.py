"""Costs and means that are said with a gerund: by deleting, by placing."""

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.operations import operation
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import icon
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY

_GERUNDS = {
    "trashing": "trash", "suspending": "suspend", "returning": "return", "placing": "place",
    "deleting": "delete", "paying": "pay", "unsuspending": "unsuspend", "adding": "add",
    "playing": "play", "flipping": "flip", "digivolving": "digivolve",
}  # fmt: skip


def gerund(reading: Reading) -> Node:
    """What is done first, as it stands behind "by"."""
    reader = reading.reader
    if reader.take("activating"):
        return _digi_burst(reading)
    word = reader.peek()
    verb = _GERUNDS.get(word.text.casefold()) if word is not None else None
    if word is None or verb is None:
        raise reader.lost("what is done for it")
    return spoken(reading, verb)


def _digi_burst(reading: Reading) -> Node:
    """ "<Digi-Burst 2>", behind "by activating": whose own effect is read behind it."""
    name, _, number = icon(reading.reader.peek()).partition(" ")
    if name != "Digi-Burst" or not number.isdecimal() or reading.this != "Digimon":
        raise reading.reader.lost("<Digi-Burst>")
    reading.reader.next += 1
    return op.Trash(la.Choose(ANY, v.UNDER, int(number), of=la.THIS), digi_burst=True)


def spoken(reading: Reading, verb: str) -> Node:
    """What is done, its first word read as this verb: "trashing", "trashes"."""
    reader = reading.reader
    word = reader.words[reader.next]
    words = reader.words
    reader.words = [*words[: reader.next], word._replace(text=verb), *words[reader.next + 1 :]]
    try:
        return operation(reading)
    finally:
        reader.words = words
