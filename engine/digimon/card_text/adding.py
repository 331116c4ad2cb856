"""Cards that are added, placed and chosen two at a time among those that were revealed."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.amounts import for_each
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.statements import statement
from engine.digimon.card_text.things import compared, thing
from engine.digimon.card_text.tokens import icon
from engine.digimon.language import operations as op
from engine.effects import Node

Steps = tuple[Node, ...]


def adding(reading: Reading) -> Steps:
    """ "add 1 A and 1 B among them to the hand"."""
    reader = reading.reader
    reader.expect("add")
    found: list[la.Choose] = []
    while True:
        at = reader.next
        every = reader.take("all") and (reader.take("of", "the") or True)
        number = la.ANY_NUMBER if every else reader.number()
        if number is None:
            raise reader.lost("how many")
        what = noun(reading)
        while reader.comes("or", "1"):
            reader.next += 2
            more = noun(reading)
            what = replace(what, filter=what.filter | more.filter)
        if reading.searched == v.OPPONENT:
            raise reader.lost("cards of your own")
        area = v.SECURITY if reading.searched else v.REVEALED
        found.append(la.Choose(what.filter, area, number))
        if reader.take("among", "them"):
            break
        if not (reader.take("and") or reader.take(",")):
            reader.next = at
            raise reader.lost('"among them"')
        reader.take("and")
    if not reading.looked:
        raise reader.lost("cards that are revealed")
    reader.expect("to", "the", "hand")
    reading.chosen = "card"
    return tuple(op.AddToHand(what) for what in found)


def twice(reading: Reading) -> Steps:
    """ "return 1 A and 1 B to the hand"; "delete this Digimon and 1 of …"."""
    reader = reading.reader
    for verb, kind in (("delete", op.Delete), ("suspend", op.Suspend), ("unsuspend", op.Unsuspend)):
        if reader.take(verb):
            found = [thing(reading)]
            while reader.take("and"):
                found.append(thing(reading))
            if len(found) < 2 or not (
                reader.peek() is None or reader.comes(".") or reader.comes(",")
            ):
                break
            return tuple(kind(what) for what in found)
    raise reader.lost("what is done")


def added_or_placed(reading: Reading) -> Steps:
    """ "add 1 A among them to the hand or place it as … digivolution card": one of both."""
    reader = reading.reader
    reader.expect("add", "1")
    what = noun(reading)
    reader.expect("among", "them", "to", "the", "hand", "or", "place", "it", "as")
    if not reading.looked or reading.searched:
        raise reader.lost("cards that are revealed")
    card = la.Choose(what.filter, v.REVEALED)
    if reader.take("this", f"{reading.this}'s", "bottom", "digivolution", "card"):
        under: Node = la.THIS
    else:
        reader.expect("the", "bottom", "digivolution", "card", "of")
        under = thing(reading)
    return (op.OneOf(((op.AddToHand(card),), (op.PlaceUnder(card, under),))),)


def one_of_each_added(reading: Reading) -> Steps:
    """ "choose 1 of both players' Digimon": one of either player's."""
    reader = reading.reader
    reader.expect("choose", "1", "of")
    if not reader.take("both", "players'") and not reader.take("each", "player's"):
        raise reader.lost("of both players")
    what = noun(reading)
    if what.card:
        raise reader.lost("cards on the field")
    sides = ((v.YOU, "yours"), (v.OPPONENT, "theirs"))
    reading.alone = tuple(la.Chosen(name) for _, name in sides)
    return tuple(la.Choose(compared(what.filter, whose), whose=whose, name=name)
                 for whose, name in sides)  # fmt: skip


def aimed(reading: Reading) -> Steps:
    """ "to 1 of your opponent's Digimon, <De-Digivolve 1> for each …": all of it to one."""
    reader = reading.reader
    reader.expect("to")
    what = thing(reading)
    reader.expect(",")
    if icon(reader.peek()) != "De-Digivolve 1":
        raise reader.lost("<De-Digivolve 1>")
    reader.next += 1
    each = for_each(reading, 1)
    if each is None:
        raise reader.lost("for each of what")
    return (op.DeDigivolve(each, what),)


def stated(reading: Reading) -> Steps:
    return statement(reading, None)
