"""Clauses about cards that an effect activates: "activate 1 \\"Umi\\" from your hand or GY"."""

from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.things import excepted, thing
from engine.yugioh.card_text.verbs import Steps, verb


@verb("activate")
def _(reading: Reading) -> Steps:
    found = thing(reading)
    if reading.cost:
        raise reading.reader.lost("what is paid")
    excepted(reading, found.draft)
    what = found.node()
    if not isinstance(what, la.Choose | la.Chosen) or found.mention.several:
        raise reading.reader.lost("one card")
    return (la.ActivateCard(what),)
