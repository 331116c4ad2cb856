"""What becomes of this card: "its name becomes that monster's original name, and replace this
effect with that monster's original effects".
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.spoken import meant, possessive, spoken
from engine.yugioh.card_text.verbs import Steps, clause


@clause
def _(reading: Reading) -> Steps:
    """ "when you Link Summon this turn, you can treat this card as Link Material with …" """
    reader = reading.reader
    if not reader.take_words(
        "when you Link Summon this turn , you can treat this card as Link Material with the same "
        "name , Type , and Attribute as"
    ):
        raise reader.lost('"you can treat this card as Link Material"')
    of = spoken(reading)
    if of is None or of is THIS or of.several or of.deed != "reveal":
        raise reader.lost("1 monster that was revealed")
    if not reading.card.type & v.MONSTER or reading.pendulum:
        raise reader.lost("a monster that is material")
    return (la.LinkMaterialAs(meant(of)),)


@clause
def _(reading: Reading) -> Steps:
    """ "the name of this face-up card on the field can be treated as the sent monster's, …" """
    reader = reading.reader
    if not reader.take_words("the name of this face-up card on the field can be treated as"):
        raise reader.lost('"the name of this face-up card"')
    of = possessive(reading)
    if of is None or of is THIS or of.several or of.deed != "send":
        raise reader.lost("1 monster that was sent")
    if not reader.take_words(", if used as Fusion Material this turn"):
        raise reader.lost('"if used as Fusion Material this turn"')
    if not reading.card.type & v.MONSTER or reading.pendulum:
        raise reader.lost("a monster that is material")
    return (la.FusionMaterialAs(meant(of)),)


@clause
def _(reading: Reading) -> Steps:
    """ "until the End Phase, this card's name becomes that monster's original name, and …" """
    reader = reading.reader
    if not reading.card.type & v.MONSTER or reading.pendulum:
        raise reader.lost("a monster that has the effects of another")
    ends = reader.take_one_of(("until the End Phase ,", "until the end of this turn ,"))
    if not reader.take_words("this card's name becomes"):
        raise reader.lost('"this card\'s name becomes"')
    of = possessive(reading)
    if not reader.take_words("original name"):
        raise reader.lost('"original name"')
    reader.take(",")
    if not reader.take_one_of(("and replace this effect with", "also replace this effect with")):
        raise reader.lost('"and replace this effect with"')
    if possessive(reading) != of or of is THIS or of.several:
        raise reader.lost("the same monster")
    if not reader.take_words("original effects"):
        raise reader.lost('"original effects"')
    return (la.BecomesMonster(meant(of), "end" if ends else ""),)
