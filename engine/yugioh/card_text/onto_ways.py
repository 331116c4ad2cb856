"""Xyz Summons onto a monster, as a monster's own text allows them."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.drafts import extreme
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.statements import Rules, starting


@starting("once", "during", "if", "you")
def _(reading: Reading) -> Rules:
    """ "You can also Xyz Summon this card by using \"A\" you control as material." """
    reader = reading.reader
    limit = reader.take_words("once per turn ,")
    held: list[Node] = []
    if reader.take_words("during the turn , or turn after , your opponent Special Summoned"):
        held.append(_they_summoned(reading))
        reader.expect(",")
    if reader.take("if"):
        held += [reading.attempt(_battled) or condition(reading)]
        reader.expect(",")
    if reader.take_words("during your Main Phase"):
        number = reader.number()
        if number not in (1, 2):
            raise reader.lost("which Main Phase")
        held.append(la.During(v.YOU, "main 1" if number == 1 else "main 2"))
        reader.expect(",")
    if not reader.take_words("you can also Xyz Summon"):
        raise reader.lost('"you can also Xyz Summon"')
    word = reader.peek()
    if word is not None and word.quoted == reading.card.name:
        reader.next += 1
    else:
        reader.expect("this", "card")
    reader.expect("by")
    paying, discarded = _paid(reading)
    reader.expect("using")
    one = reader.take("1") or reader.take("a") or reader.take("an")
    onto = cards(reader, reading.lexicon)
    if not one and not isinstance(onto, la.Named):
        raise reader.lost('"a"')
    reader.expect("you", "control")
    onto = joined([onto, numbers(reading) or ANY])
    strongest = reading.attempt(extreme)
    if strongest is not None:
        onto = joined([*parts_of(onto), la.FACE_UP])
        best = la.ExtremeOf(strongest[0], onto, v.MZONE, v.YOU, strongest[1])
        onto = joined([*parts_of(onto), la.Measured(strongest[0], "=", best)])
        reader.take_words("( your choice , if tied )")
    but = _excepted(reading)
    reader.take_one_of(("as material", "as the material", "as Xyz Material", "as the Xyz Material"))
    but = but or _excepted(reading)
    reader.take_one_of((
        "( transfer its materials to this card )", "( transfer its materials )",
    ))  # fmt: skip
    if but is not None:
        onto &= ~but
    way = la.XyzOnto(onto, limit, tuple(held), paying=paying, discarded=discarded)
    return Rules(procedures=(way,))


def _they_summoned(reading: Reading) -> Node:
    """ "2 or more monsters from the Extra Deck", which the opponent Special Summoned"""
    reader = reading.reader
    least = reader.number()
    if least is None or not reader.take_words("or more monsters from the Extra Deck"):
        raise reader.lost('"or more monsters from the Extra Deck"')
    return la.ThisTurn("special", la.InPlace(v.EXTRA), v.OPPONENT, least, or_last=True)


def _paid(reading: Reading) -> tuple[Filter | None, bool]:
    """What is paid, and whether it is discarded: "discarding 1 \"A\" Spell and", "sending 1 \"A\"
    monster from your hand to the GY, then".
    """
    reader = reading.reader
    verb = reader.take_one_of(("discarding 1", "sending 1"))
    if verb is None:
        return None, False
    item = cards(reader, reading.lexicon)
    discarded = verb.startswith("discarding")
    if not discarded and not reader.take_words("from your hand to the GY"):
        raise reader.lost("a card in the hand")
    if not reader.take_one_of((", then", ", and", "and")):
        raise reader.lost('"then using"')
    return item, discarded


def _battled(reading: Reading) -> Node:
    """ "an Xyz Monster battled this turn" """
    reader = reading.reader
    reader.take("a") or reader.take("an")
    item = cards(reader, reading.lexicon)
    if not reader.take_words("battled this turn"):
        raise reader.lost('"battled this turn"')
    return la.ThisTurn("battle", item, v.EITHER)


def _excepted(reading: Reading) -> Filter | None:
    """ ", except \"A\"" """
    reader = reading.reader
    if not reader.take_one_of((", except", ", other than", "other than")):
        return None
    return cards(reader, reading.lexicon)
