"""Lists of effects of which one is chosen: "activate 1 of these effects; ● … ● …"."""

from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.card_text.verbs import Steps, clause, operation, verb
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


@clause
def _(reading: Reading) -> Steps:
    """ "either add it to your hand or Special Summon it" """
    reader = reading.reader
    reader.expect("either")
    last = reading.last
    first = operation(reading)
    reader.take(",")
    reader.expect("or")
    reading.last = last
    return (la.OneOf((first, operation(reading)), at="resolution"),)


@verb("take")
def _(reading: Reading) -> Steps:
    """ "take 1 \"A\" monster from your Deck, and either add it to your hand or …" """
    found = draft(reading)
    excepted(reading, found)
    reading.reader.take(",")
    reading.reader.expect("and")
    last = reading.last
    options = operation(reading)
    reading.last = last
    (choice,) = options
    if not isinstance(choice, la.OneOf):
        raise reading.reader.lost('"either"')
    chosen = found.node()
    given = [
        tuple(_with(step, found.mention.name, chosen) for step in option)
        for option in choice.options
    ]
    return (la.OneOf(tuple(given), at="resolution"),)


def _with(step: Node, name: str, chosen: Node) -> Node:
    """The step with the choice itself in the place of what was taken."""
    if getattr(step, "what", None) == la.Chosen((name,)):
        return replace(step, what=chosen)  # type: ignore[call-arg]
    raise NotUnderstood(str(step), None, "a step about what was taken")
