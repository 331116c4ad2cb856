"""What is meant: cards to choose, all that match, this card, cards spoken of before."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.nouns import Noun, noun, with_
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import Reader
from engine.digimon.card_text.where import below_area, below_cards, owner, place
from engine.digimon.language import operations as op
from engine.digimon.language.words import Compared, Joint
from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf

# The name of the Digimon one of whose digivolution cards is chosen.
HOST: Final = "host"
_PLAYED: Final = (
    "Digimon this effect played", "Digimon played by this effect", "played Digimon",
    "Tamer this effect played", "Tamer played by this effect", "played Tamer",
)  # fmt: skip
# ------------------------------------------------------------------------- things


def thing(reading: Reading) -> Node:
    """Cards that something is done to. Raises NotUnderstood."""
    return reading.one_of((known, every, chosen), "which cards")


def known(reading: Reading) -> Node:
    """This card, or cards spoken of before."""
    reader = reading.reader
    if reader.take("this", "card"):
        return la.THIS_CARD
    if reader.take("this", reading.this):
        return la.THIS
    if reader.take("it"):
        return _it(reading)
    if reading.chosen and (reader.take("They") or reader.take("they")):
        return la.Chosen()
    if any(reader.take_words(f"the {said}") for said in _PLAYED):
        return _played(reading)
    if reader.take("the", "placed", "card"):
        return _placed(reading)
    if reader.take("that"):
        return _that(reading)
    raise reader.lost("this card, or one spoken of before")


def _played(reading: Reading) -> Node:
    """What the step before played."""
    before = reading.before
    plays = [one for one in before.walk() if isinstance(one, op.Play)] if before else []
    if plays_this(before):
        return la.THIS_CARD
    several = reading.reader.comes("gain")
    if len(plays) != 1 or not isinstance(plays[0].what, la.Choose):
        raise reading.reader.lost("what was played")
    if plays[0].what.most != 1 and not several:
        raise reading.reader.lost("what was played")
    return la.Chosen()


def plays_this(before: Node | None) -> bool:
    """Whether the step before plays this card."""
    return before is not None and op.Play(la.THIS_CARD) in (
        replace(one, cost="free", reduced=0) for one in before.walk() if isinstance(one, op.Play)
    )


def _placed(reading: Reading) -> Node:
    """What the step before placed under another card."""
    before = reading.before
    placed = [one for one in before.walk() if isinstance(one, op.PlaceUnder)] if before else []
    if len(placed) != 1 or not isinstance(placed[0].what, la.Choose) or placed[0].what.most != 1:
        raise reading.reader.lost("the card that was placed")
    return la.Chosen()


def _it(reading: Reading) -> Node:
    """What was spoken of last: a choice, the card of the event, or this card."""
    if reading.chosen:
        return la.Chosen()
    if reading.event and not reading.own_event:
        return la.EventCards()
    return la.THIS_CARD if reading.trashed else la.THIS


def _that(reading: Reading) -> Node:
    reader = reading.reader
    word = reader.peek()
    head = word.text if word is not None else ""
    if head not in ("Digimon", "Tamer", "card", "Option", "Token"):
        raise reader.lost("which card")
    if reading.checked and head == "card" and not reading.chosen:
        reader.next += 1
        return la.EventCause()
    if reading.would == "digivolve" and reading.event == "card" and not reading.own_event:
        if head == "Digimon" and reading.chosen != "Digimon":  # that which would digivolve
            reader.next += 1
            return la.EventCause()
    if reading.host and head == "Digimon":
        reader.next += 1
        return la.Chosen(HOST)
    if reading.chosen and reading.event == head != reading.chosen and not reading.own_event:
        reader.next += 1
        return la.EventCards()
    if _dna(reading.before) and head == "Digimon":  # the new one
        reader.next += 1
        return la.Chosen()
    if reading.chosen and not (reading.event and not reading.own_event):
        if reading.chosen != head:
            raise reader.lost(f'"that {reading.chosen}"')
        reader.next += 1
        return la.Chosen()
    if reading.event and not reading.chosen:
        if reading.event != head:
            raise reader.lost(f'"that {reading.event}"')
        reader.next += 1
        return la.EventCards()
    raise reader.lost("one card that can be meant")


def _dna(before: Node | None) -> bool:
    """Whether the step before is a DNA digivolution, done or not."""
    do = before.do if isinstance(before, op.May) else (before,)
    return len(do) == 1 and isinstance(do[0], op.DnaDigivolveInto)


def every(reading: Reading) -> Node:
    """ "all of your opponent's Digimon", "your Digimon", "all of your Security Digimon"."""
    reader = reading.reader
    reader.expect("all")
    below = reading.attempt(_all_below)
    if below is not None:
        return below
    if reader.take("of"):
        whose = owner(reader)
        if whose is None:
            raise reader.lost("whose")
    else:
        whose = v.EITHER
    if reader.take("Security", "Digimon"):
        return la.Each(ANY, 0, whose, security_digimon=True)
    what = noun(reading)
    if what.card and reading.looked and not reading.searched and reader.take("among", "them"):
        reading.chosen = "card"
        return la.Choose(what.filter, v.REVEALED, la.ANY_NUMBER)
    return _lying(reading, what, whose, None)


def _all_below(reading: Reading) -> Node:
    """ "of this Digimon's digivolution cards"."""
    reading.reader.expect("of")
    below = below_cards(reading)
    reading.chosen = "card"
    return la.Choose(ANY, below.areas, la.ANY_NUMBER, below.whose, of=below.of)


def _lying(reading: Reading, what: Noun, whose: int, most: Node | int | None) -> Node:
    """All, or so many, of these cards, with where they are."""
    reader = reading.reader
    if what.card:
        raise reader.lost("cards on the field")
    filter = compared(what.filter, whose)
    reading.chosen = what.head if most is not None else ""
    if most is None:
        return la.Each(filter, v.BATTLE, whose)
    return la.Choose(filter, v.BATTLE, most, whose)


def compared(item: Filter, whose: int) -> Filter:
    """The filter with the side whose cards are compared for the highest number."""
    if isinstance(item, (AllOf, AnyOf)):
        return replace(item, of=tuple(compared(part, whose) for part in item.of))
    if isinstance(item, NoneOf):
        return NoneOf(compared(item.of, whose))
    return replace(item, whose=whose) if isinstance(item, la.Extreme) else item


def how_many(reading: Reading) -> tuple[int, bool]:
    """ "1", "up to 2", "any number": how many, and whether fewer may be chosen."""
    reader = reading.reader
    if reader.take("any", "number"):
        return la.ANY_NUMBER, True
    up_to = reader.take("up", "to")
    number = reader.number()
    if number is None:
        raise reader.lost("how many")
    return number, up_to


def chosen(reading: Reading) -> Node:
    """ "1 of your opponent's Digimon", "up to 2 cards from your hand"."""
    reader = reading.reader
    any_ = reader.take("any")
    if any_ and reader.comes("number"):
        reader.next -= 1
        any_ = False
    number, up_to = how_many(reading)
    if any_:
        found = reading.attempt(lambda reading: _any_below(reading, number))
        if found is not None:
            return found
    if not any_ and reader.take("of"):
        if number != la.ANY_NUMBER:
            return _of(reading, number, up_to)
        some = reading.attempt(lambda reading: _of(reading, number, up_to))
        if some is not None:
            return some
    below = reading.attempt(lambda reading: below_area(reading.reader))
    if below is not None:
        reader.expect("of")
        host = chosen(reading)
        if not isinstance(host, la.Choose) or host.most != 1 or host.areas != v.BATTLE:
            raise reader.lost("whose digivolution cards")
        reading.host = host.whose == v.YOU and reading.chosen == "Digimon"
        if reading.host:
            host = replace(host, name=HOST)
        return la.Choose(ANY, below, number, host.whose, up_to, of=host)
    what = noun(reading)
    while not up_to and reader.comes("or"):
        more = reading.attempt(lambda reading: _or(reading, number))
        if more is None:
            break
        what = Noun(what.filter | more.filter, what.card or more.card)
    joint = _together(reader, number)
    total = _total(reader)
    found = la.Choose(what.filter, v.BATTLE, number, v.EITHER, up_to, total=total, joint=joint)
    if reader.take("among", "them"):
        if not reading.looked:
            raise reader.lost("cards that are revealed")
        area = v.SECURITY if reading.searched else v.REVEALED
        found = replace(found, areas=area, whose=reading.searched or v.YOU,
                        total=total or _total(reader))  # fmt: skip
    elif what.card and _placed_option(reading, what):
        found = replace(found, filter=what.filter)
    elif reader.take("from") or ((what.card or reader.comes("in", "the", "hand")) and
                                 reader.take("in")):  # fmt: skip
        where = place(reading)
        found = replace(found, areas=where.areas, whose=where.whose, of=where.of)
    elif what.card:
        raise reader.lost("where the cards are")
    else:
        found = replace(found, filter=compared(what.filter, v.EITHER))
    reading.chosen = what.head
    return found


def one_of_each(reading: Reading) -> Node:
    """ "1 [A] and 1 blue [B] from your trash": one card of each."""
    reader = reading.reader
    found: list[Filter] = []
    cards = False
    while not found or reader.take("and") or reader.take(","):
        reader.expect("1")
        what = noun(reading)
        found.append(what.filter)
        cards = cards or what.card
    reader.expect("from")
    where = place(reading)
    if len(found) < 2 or where.areas & v.FIELD:
        raise reader.lost("cards of several kinds")
    reading.chosen = "card"
    return la.Choose(AnyOf(tuple(found)), where.areas, len(found), where.whose, of=where.of,
                     each=tuple(found))  # fmt: skip


def _any_below(reading: Reading, number: int) -> Node:
    """ "any 2 digivolution cards from your opponent's Digimon"."""
    reader = reading.reader
    area = below_area(reader)
    filter = with_(reading) if reader.take("with") else ANY
    if not reader.take("from") and not reader.take("of"):
        raise reader.lost("of which Digimon")
    whose = owner(reader)
    if whose is None:
        raise reader.lost("whose")
    hosts = noun(reading)
    if hosts.card:
        raise reader.lost("cards on the field")
    reading.chosen = "card"
    return la.Choose(filter, area, number, whose, of=la.Each(hosts.filter, whose=whose))


def _or(reading: Reading, number: int) -> Noun:
    """ "or 1 level 4 or lower Digimon card", of as many."""
    reader = reading.reader
    reader.expect("or")
    if reader.number() not in (None, number):
        raise reader.lost("as many")
    return noun(reading)


def _or_other(reading: Reading) -> Noun:
    """ "or Digimon with the [X] trait", behind other cards on the field."""
    reading.reader.expect("or")
    found = noun(reading)
    if found.card:
        raise reading.reader.lost("cards on the field")
    return found


def _of(reading: Reading, number: int, up_to: bool) -> Node:
    """ "1 of your Digimon", "2 of this Digimon's digivolution cards"."""
    reader = reading.reader
    below = reading.attempt(below_cards)
    if below is not None:
        reading.chosen = "card"
        return la.Choose(ANY, below.areas, number, below.whose, up_to, of=below.of)
    whose = owner(reader)
    if whose is None or whose == v.EITHER:
        raise reader.lost("whose")
    what = noun(reading)
    if what.card and _placed_option(reading, what):
        reading.chosen = "card"
        return la.Choose(what.filter, v.BATTLE, number, whose, up_to)
    if what.card:
        raise reader.lost("cards on the field")
    while not up_to and reader.comes("or"):
        more = reading.attempt(_or_other)
        if more is None:
            break
        what = Noun(what.filter | more.filter, False, what.head)
    joint = _together(reader, number)
    total = _total(reader)
    areas = v.BATTLE
    if reader.take("in", "the", "breeding", "area"):
        areas = v.BREEDING
    elif reader.take("on", "the", "field"):
        areas = v.FIELD
    reading.chosen = what.head
    if what.head == "card" and _spoken_of_as_digimon(reader):
        reading.chosen = "Digimon"  # a card that is chosen by its name
    return la.Choose(compared(what.filter, whose), areas, number, whose, up_to, total=total,
                     joint=joint)  # fmt: skip


def _spoken_of_as_digimon(reader: Reader) -> bool:
    """Whether what follows speaks of "that Digimon", and of no other card that was chosen."""
    words = [word.text for word in reader.words[reader.next :]]
    after = [two for one, two in pairwise(words) if one == "that"]
    return after[:1] == ["Digimon"] and "card" not in after


def _placed_option(reading: Reading, what: Noun) -> bool:
    """ "Option cards in the battle area" (rule 4-28), if that is what is spoken of."""
    parts = what.filter.of if isinstance(what.filter, AllOf) else (what.filter,)
    return la.OPTION in parts and reading.reader.take("in", "the", "battle", "area")


def _total(reader: Reader) -> tuple[Compared, Node | int] | None:
    """ "whose total DP adds up to 15000 or less"."""
    what: Compared
    if reader.take_words("whose total DP adds up to"):
        what = "dp"
    elif reader.take_words("whose total play costs add up to"):
        what = "cost"
    else:
        return None
    if what == "dp" and reader.take_words("this Digimon's DP or less"):
        return what, la.NumberOf("dp")
    number = reader.number()
    if number is None:
        raise reader.lost("how much in all")
    reader.expect("or", "less")
    return what, number


def _together(reader: Reader, number: int) -> Joint:
    if reader.take("with", "different", "names"):
        return "different-names"
    if reader.take("with", "different", "levels"):
        return "different-levels"
    if reader.take("with", "different", "card", "numbers"):
        return "different-numbers"
    if reader.take("of", "different", "colors") or reader.take("with", "different", "colors"):
        return "different-colors"
    if number > 1 and reader.take("of", "the", "same", "level"):
        return "same-level"
    return ""
