"""This card and the monster in a zone that has a name, which switch their zones."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.wording import words as w

_SWITCHED: Final = "switch the locations of this card in your Main Monster Zone and the monster in"
_OF_YOURS: Final = {f"your {words}": mask for mask, words in w.NAMED_ZONES.items()}


@verb(_SWITCHED)
def _(reading: Reading) -> Steps:
    words = reading.reader.take_one_of(_OF_YOURS)
    if words is None:
        raise reading.reader.lost("a zone that has a name")
    other = la.MONSTER & la.OTHER & la.Zones(_OF_YOURS[words])
    return (la.SwitchZones(la.Choose(other, v.MZONE)),)
