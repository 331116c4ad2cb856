"""What the opponent can pay to negate an effect, and what it does otherwise.

Sources: the card texts of Fairy Tail - Luna and Fabled Andwraith.  An effect that is negated so
does nothing more; an opponent who does not act pays nothing.
"""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.verbs import Steps, clause

_DISCARD: Final = "your opponent can discard 1 card to negate this effect , otherwise"
_SEND: Final = (
    "your opponent can send 1 card with that monster's name from their Deck or Extra Deck to the "
    "GY to negate this effect , otherwise"
)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent can discard 1 card to negate this effect, otherwise draw 2 cards" """
    reader = reading.reader
    words = reader.take_one_of((_DISCARD, _SEND))
    targets = [one for one in reading.mentions if one.target]
    if words is None or reading.cost:
        raise reader.lost("what your opponent can pay")
    name = reading.new_name()
    pays: la.Discard | la.SendToGrave
    if words == _DISCARD:
        pays = la.Discard(la.Choose(places=v.HAND, whose=v.OPPONENT, name=name, by=v.OPPONENT))
    else:
        if len(targets) != 1 or targets[0].several or targets[0].noun != "monster":
            raise reader.lost("one monster that was targeted")
        same = la.Like("name", la.Chosen((targets[0].name,)))
        places = v.DECK | v.EXTRA
        sent = la.Choose(same, places, whose=v.OPPONENT, name=name, by=v.OPPONENT)
        pays = la.SendToGrave(sent)
        reading.last = targets[0]
    done = steps(reading)
    unpaid = la.Compare(la.HowMany(name), "=", 0)
    return la.Optional((pays,), by=v.OPPONENT), la.When(unpaid, done)
