"""What a monster in the Extra Deck is revealed for: so many cards for its Levels.

"Reveal 1 \"A\" Fusion Monster in your Extra Deck, and for every 4 Levels it has (round down), send
1 \"B\" card from your hand and/or field to the GY (if face-down, reveal it)"
"""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.spoken import meant
from engine.yugioh.card_text.things import Thing, done, draft, excepted
from engine.yugioh.card_text.verbs import Steps, verb

_HAS: Final = "Levels it has ( round down ) ,"
# Cards of which each is revealed, so that Set ones can be taken as well.
_SEEN: Final = "to the GY ( if face-down , reveal it )"


@verb("reveal 1")
def _(reading: Reading) -> Steps:
    """ "reveal 1 \"A\" Fusion Monster in your Extra Deck, and for every 4 Levels it has …" """
    reader = reading.reader
    reader.next -= 1
    monster = draft(reading)
    if (monster.least, monster.most, monster.places) != (1, 1, v.EXTRA) or monster.random:
        raise reader.lost("1 monster in your Extra Deck")
    if not reader.take_words(", and for every"):
        raise reader.lost('"for every"')
    number = reader.number()
    if number is None or not reader.take_words(_HAS):
        raise reader.lost('"Levels it has"')
    send = reader.take("send")
    if not send and not reader.take("shuffle"):
        raise reader.lost('"send" or "shuffle"')
    paid = draft(reading)
    excepted(reading, paid)
    if (paid.least, paid.most, paid.whose) != (1, 1, v.YOU) or paid.random or paid.zones:
        raise reader.lost("1 card of yours")
    if send and reader.take_words(_SEEN):
        paid.tributed = True  # face-down ones are known to the player
    elif not reader.take_words("to the GY" if send else "into the Deck"):
        raise reader.lost("where the cards go")
    if paid.places & v.FIELD_PLACES and not reading.card.type & v.MONSTER:
        paid.extra.append(la.OTHER)  # a card that is being activated pays for nothing
    choice = paid.node()
    assert isinstance(choice, la.Choose)
    monster.extra.append(la.levels_paid(choice.filter, choice.places, number))
    done(reading, Thing(monster.mention, monster), "reveal")
    level = la.LevelOf(meant(monster.mention), what="level")
    paid.most, paid.exactly = la.Every(level, number), True
    step: Node = la.SendToGrave(paid.node()) if send else la.ToDeck(paid.node())
    reading.last = monster.mention
    return la.Reveal(monster.node()), la.IfDone((step,))
