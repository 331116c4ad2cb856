"""Cards that are placed: in the battle area, in the security stack, under a card."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import chosen, known, one_of_each, thing
from engine.digimon.language import operations as op
from engine.digimon.language.words import End
from engine.effects import Node


def end(reading: Reading) -> End:
    if reading.reader.take("top"):
        return "top"
    reading.reader.expect("bottom")
    return "bottom"


def in_battle_area(reading: Reading) -> Node:
    what = reading.one_of((known, chosen), "which card")
    if isinstance(what, la.Choose) and (what.most != 1 or what.areas & v.FIELD):
        raise reading.reader.lost("1 card that is not on the field")
    reading.reader.expect("in", "the", "battle", "area")
    return op.PlaceInBattleArea(what)


def as_security(reading: Reading) -> Node:
    reader = reading.reader
    what = thing(reading)
    face_up = reader.take("face", "up")
    reader.expect("as")
    whose = v.OPPONENT if reader.take("your", "opponent's") else v.YOU
    of_owner = whose == v.YOU and reader.take("the")
    if whose == v.YOU and not of_owner:
        reader.expect("your")
    either = reader.take("top", "or", "bottom")
    where: End = "top" if either else end(reading)
    if not (reader.take("security", "card") or reader.take("security", "cards")):
        raise reader.lost('"security card"')
    # A card always goes to the stack of its owner (rule 3-7): "the" is whose it is.
    owned = getattr(what, "whose", v.YOU)
    if whose != owned and not (of_owner and owned in (v.OPPONENT, v.EITHER)):
        raise reader.lost("the security stack of the owner")
    placed = op.ToSecurity(what, where, face_up)
    return op.OneOf(((placed,), (replace(placed, where="bottom"),))) if either else placed


def top_card(reading: Reading) -> Node:
    """ "the top stacked card of this Digimon as its bottom digivolution card"."""
    reader = reading.reader
    reader.expect("the", "top", "stacked", "card", "of")
    what = thing(reading)
    if isinstance(what, la.Choose):  # one that has none under it is not chosen
        what = replace(what, filter=what.filter & ~la.NO_DIGIVOLUTION_CARDS)
    face_up = reader.take("face", "up")
    reader.expect("as")
    if reader.take("its"):
        where = end(reading)
        reader.expect("digivolution", "card")
        return op.PlaceTopCard(what, where=where)
    reader.expect("the")
    where = end(reading)
    reader.expect("security", "card")
    if getattr(what, "whose", v.YOU) != v.YOU:
        raise reader.lost("a Digimon of your own")
    return op.PlaceTopCard(what, "security stack", where, face_up)


def top_under(reading: Reading) -> Node:
    reader = reading.reader
    reader.expect("the", "top")
    number = 1 if reader.take("card") else reader.number()
    if number is None or (number > 1 and not reader.take("cards")):
        raise reader.lost("how many cards")
    if number == 1 and reader.take("of", "your", "Digi-Egg", "deck", "as"):
        reader.expect("this", f"{reading.this}'s", "bottom", "digivolution", "card")
        return op.PlaceTopUnder(la.THIS, eggs=True)
    reader.expect("of", "your", "deck", "face", "down")
    if reader.take("under"):
        under = reading.one_of((known, chosen), "under which card")
        if number > 1 and isinstance(under, la.Choose):
            raise reader.lost("one card for all of them")
        placed = op.PlaceTopUnder(under)
        return placed if number == 1 else op.Repeat(number, (placed,))
    if number > 1:
        raise reader.lost("under which card")
    if reader.take("as", "this", f"{reading.this}'s", "bottom", "digivolution", "card"):
        return op.PlaceTopUnder(la.THIS)
    reader.expect("as", "the", "bottom", "digivolution", "card", "of")
    return op.PlaceTopUnder(thing(reading))


def under(reading: Reading) -> Node:
    """ "1 card from your hand as this Digimon's bottom digivolution card"."""
    reader = reading.reader
    what = reading.attempt(one_of_each) or thing(reading)
    face_down = reader.take("face", "down")
    reader.expect("as")
    if reader.take("this", f"{reading.this}'s", "top", "or", "bottom"):
        digivolution_card(reading)
        reading.chosen = ""
        placed = op.PlaceUnder(what, la.THIS, "top", face_down)
        return op.OneOf(((placed,), (replace(placed, where="bottom"),)))
    if reader.take("this", f"{reading.this}'s"):
        where = end(reading)
        digivolution_card(reading)
        reader.take("in", "any", "order")
        reading.chosen = ""
        return op.PlaceUnder(what, la.THIS, where, face_down)
    if reading.would == "digivolve" and reader.take("that", "Digimon's"):
        if reading.event != "card" or reading.own_event:
            raise reader.lost("whose digivolution card")
        where = end(reading)
        digivolution_card(reading)
        return op.PlaceUnder(what, la.EventCause(), where, face_down)
    played = isinstance(what, la.This) and isinstance(reading.before, op.Play)
    if played and reading.chosen and reader.take("that", "Digimon's"):
        where = end(reading)
        digivolution_card(reading)
        return op.PlaceUnder(what, la.Chosen(), where, face_down)
    if reader.take("that", "Digimon's"):
        if reading.event != "Digimon" or reading.own_event:
            raise reader.lost("whose digivolution card")
        where = end(reading)
        digivolution_card(reading)
        return op.PlaceUnder(what, la.EventCards(), where, face_down)
    if isinstance(what, la.This) and reading.would and not (reading.chosen or reading.own_event):
        if reading.event == "Digimon" and reader.take("its"):
            where = end(reading)
            digivolution_card(reading)
            return op.PlaceUnder(what, la.EventCards(), where, face_down)
    if reader.take("the", "played", "Digimon's"):
        plays = [] if reading.before is None else list(reading.before.walk())
        if not any(isinstance(one, op.Play) for one in plays) or what != la.THIS_CARD:
            raise reader.lost("what was played")
        where = end(reading)
        digivolution_card(reading)
        return op.PlaceUnder(what, la.Chosen(), where, face_down)
    if reader.take("its"):
        if reading.chosen != "Digimon" or not isinstance(what, la.ThisCard):
            raise reader.lost("whose digivolution card")
        where = end(reading)
        digivolution_card(reading)
        return op.PlaceUnder(what, la.Chosen(), where, face_down)
    reader.expect("the")
    where = end(reading)
    digivolution_card(reading)
    reader.expect("of")
    return op.PlaceUnder(what, thing(reading), where, face_down)


def below(reading: Reading) -> Node:
    """ "1 card from your hand under 1 of your Tamers": at the bottom (rule 4-8)."""
    reader = reading.reader
    what = reading.attempt(one_of_each) or thing(reading)
    face_down = reader.take("face", "down")
    reader.expect("under")
    under = reading.one_of((known, chosen), "under which card")
    return op.PlaceUnder(what, under, "bottom", face_down)


def digivolution_card(reading: Reading) -> None:
    reader = reading.reader
    if not (reader.take("digivolution", "card") or reader.take("digivolution", "cards")):
        raise reader.lost('"digivolution card"')
