"""Lists of effects of which one is chosen: "activate 1 of these effects; ● … ● …"."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.card_text.verbs import Steps, clause
from engine.yugioh.language.words import Chosen

_STARTS: dict[str, Chosen] = {
    "activate 1 of these effects": "activation",
    "activate 1 of the following effects": "activation",
    "apply 1 of these effects": "resolution",
    "apply 1 of the following effects": "resolution",
}


@clause
def _(reading: Reading) -> Steps:
    """ "apply 1 of these effects", with the bullets that follow the sentence"""
    words = reading.reader.take_one_of(_STARTS)
    if words is None or not reading.bullets:
        raise reading.reader.lost('"activate 1 of these effects"')
    at = _STARTS[words]
    reading.reader.take(";") or reading.reader.take(".")
    options: list[tuple[Node, ...]] = []
    outer, mentions, last = reading.reader, list(reading.mentions), reading.last
    bullets, reading.bullets = reading.bullets, []
    try:
        for bullet in bullets:
            reading.reader = Reader(bullet.rstrip(". "))
            reading.mentions, reading.last = list(mentions), last
            if any(word.text in (";", ":", "target") for word in reading.reader.words):
                raise reading.reader.lost("a bullet without a cost or target of its own")
            options.append(steps(reading))
            reading.reader.end()
    finally:
        inner, reading.reader = reading.reader, outer
        if inner.furthest is not None and len(options) < len(bullets):
            outer.furthest = inner.furthest
    return (la.OneOf(tuple(options), at=at),)
