"""Clauses that hold for the rest of the turn: "you cannot Special Summon …, except …"."""

from engine.yugioh.card_text.forbidding import forbidden, less_damage
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, clause


@clause
def _(reading: Reading) -> Steps:
    """ "you cannot Special Summon [from the Extra Deck] for the rest of this turn, except …" """
    found, rest = forbidden(reading)
    if not rest:
        raise reading.reader.lost('"for the rest of this turn"')
    return (found,)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent takes no damage for the rest of this turn" """
    found, rest = less_damage(reading)
    if not rest:
        raise reading.reader.lost('"for the rest of this turn"')
    return (found,)
