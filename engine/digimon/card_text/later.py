"""What is done later: "at the end of the turn, delete that Digimon"."""

from engine.digimon import language as la
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import plays_this
from engine.digimon.language import operations as op
from engine.digimon.language.words import EndOf
from engine.effects import Node, rebuilt, walk

Steps = tuple[Node, ...]


def later(reading: Reading, at: EndOf, do: Steps) -> Node:
    """What is done later; the cards spoken of before are then those of the event."""
    meant = (la.Chosen, la.EventCards, *([la.ThisCard] if plays_this(reading.before) else []))
    spoken = {one for one in walk(do) if isinstance(one, meant)}
    chooses = any(isinstance(one, la.Choose) for one in walk(do))
    if not spoken:
        return op.Pending(at, do)
    if len(spoken) > 1 or chooses:
        raise reading.reader.lost("one card that can be meant")
    cards = spoken.pop()
    then: Steps = rebuilt(do, lambda one: la.EventCards() if one == cards else one)
    return op.Pending(at, then, cards)
