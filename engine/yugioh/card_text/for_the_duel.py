"""How many cards are drawn and how many Normal Summons made, in the Duel or this turn."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import AllowedUntil


@verb("draw 2 cards instead of 1 for your normal draw during your Draw Phase")
def _(reading: Reading) -> Steps:
    return (la.NormalDraw(2),)


@verb("conduct")
def _(reading: Reading) -> Steps:
    """ "conduct up to 3 Normal Summons/Sets this turn, not just 1"

    Behind "you can", of which it is no choice (`steps.optional`).
    """
    reader = reading.reader
    reader.take("up", "to")
    count = reader.number()
    if count is None or not reader.take("Normal", "Summons/Sets"):
        raise reader.lost("how many Normal Summons")
    until = reader.take_one_of(_WHEN)
    if until is None:
        raise reader.lost('"this turn" or "per turn"')
    return (la.NormalSummons(count, _WHEN[until]),)


_WHEN: Final[dict[str, AllowedUntil]] = {
    "per turn , not just 1": "duel", "this turn , not just 1": "",
}  # fmt: skip
