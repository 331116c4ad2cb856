"""What can also be Tributed when a card is activated, and what more is done then."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh.card_text.bullets import two
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.verbs import Steps, clause, operation


_ALSO_TRIBUTED: Final = (
    ", then , if you Tributed a monster when you activated this card ,",
    ", then if you Tributed a monster when you activated this card ,",
)  # fmt: skip

_ONE_OR_BOTH: Final = (
    "apply 1 of these effects , or if you Tributed a monster at activation , you can apply both "
    "effects in sequence"
)


@clause
def _(reading: Reading) -> Steps:
    """ "when you activate this card, you can also Tribute 1 monster; …, then, if you did, …" """
    reader = reading.reader
    if not reader.take_words("when you activate this card , you can also"):
        raise reader.lost("what can also be paid")
    with reading.reading("cost"):
        cost = operation(reading)
    reader.expect(";")
    if len(cost) != 1 or not isinstance(cost[0], la.Tribute):
        raise reader.lost("a monster to Tribute")
    if reader.take_words(_ONE_OR_BOTH):
        reading.mentions = [one for one in reading.mentions if not one.paid]
        first, second = two(reading)
        one = la.OneOf((first, second), at="resolution")
        both = la.Bullet(cost=cost, do=(la.or_both(first, second),))
        return (la.OneOf(((la.Bullet(do=(one,)),), (both,))),)
    usual = operation(reading)
    if not reader.take_one_of(_ALSO_TRIBUTED):
        raise reader.lost("what is done if a monster was Tributed")
    reading.mentions = [one for one in reading.mentions if not one.paid]
    more = steps(reading)
    paid = la.Bullet(cost=cost, do=(*usual, la.Then(more)))
    return (la.OneOf(((la.Bullet(do=usual),), (paid,))),)
