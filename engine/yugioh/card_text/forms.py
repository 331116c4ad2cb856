"""Traps that become monsters: "Special Summon this card as a Normal Monster (…)"."""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.facts import described, form
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.summoning import POSITIONS
from engine.yugioh.card_text.verbs import Steps, verb

_KINDS = {"as a Normal Monster": v.NORMAL, "as an Effect Monster": v.EFFECT}


@verb("Special Summon this card")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    words = reader.take_one_of(POSITIONS)
    position = v.FACEUP if words is None else POSITIONS[words]
    kind = reader.take_one_of(_KINDS)
    bracket = reader.peek()
    if kind is None or bracket is None:
        raise reader.lost("as what monster")
    found = described(reader.text[bracket.at :])
    passcode = None
    if found is not None:
        passcode = reading.lexicon.token(reading.card.name, found[0])
    if found is None or passcode is None:
        raise reader.lost("the facts of the monster")
    while (after := reader.peek()) is not None and after.at < bracket.at + found[1]:
        reader.next += 1
    still = reader.take_words("( this card is also still a Trap )")
    if not still and not reader.take_words("( this card is NOT treated as a Trap )"):
        raise reader.lost("whether it is still a Trap")
    types = _KINDS[kind] | (v.TRAP if still else 0)
    reading.tokens.append(form(passcode, reading.card, found[0], reading.lexicon, types))
    reading.speaks(THIS)
    return (la.SummonAsMonster(passcode, position, _KINDS[kind] == v.NORMAL, still),)
