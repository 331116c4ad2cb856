"""A zone that cannot be used: "choose 1 unused Main Monster Zone or Spell & Trap Zone; it cannot be
used while this monster is face-up on the field".
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, clause, verb


@verb("choose 1 unused Main Monster Zone or Spell & Trap Zone")
def _(reading: Reading) -> Steps:
    if not reading.cost or not reading.card.type & v.MONSTER:
        raise reading.reader.lost("a zone that a monster keeps from being used")
    return (la.ChooseZone(),)


@clause
def _(reading: Reading) -> Steps:
    """ "it cannot be used while this monster is face-up on the field" """
    if not reading.reader.take_words(
        "it cannot be used while this monster is face-up on the field"
    ):
        raise reading.reader.lost('"it cannot be used"')
    if "unused" not in (word.text for word in reading.reader.words):
        raise reading.reader.lost("a zone that was chosen")
    return (la.BarZone(),)
