"""Amounts: "the number of \"A\" monsters you control", "half its ATK", "500"."""

import re
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.coins import heads
from engine.yugioh.card_text.combined_amounts import combined
from engine.yugioh.card_text.counting import counted, types_sent
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.spoken import DEEDS, NOUNS, by_deed, meant, possessive, spoken
from engine.yugioh.card_text.drafts import AMOUNT, EXCAVATED
from engine.yugioh.card_text.sent_together import with_this
from engine.yugioh.card_text.things import draft
from engine.yugioh.card_text.material_amounts import materials_had, materials_used, of_cards_it_has
from engine.yugioh.wording import words as w
from engine.yugioh.wording.words import PARTICIPLES

_NUMBERS: Final = {
    re.sub(r"([()])", r" \1 ", name).strip(): what
    for what, name in w.NUMBERS.items() if "/" not in name or name.startswith("combined ")
}  # fmt: skip

LIFE: Final = {"your LP": v.YOU, "your opponent's LP": v.OPPONENT}


def amount(reading: Reading) -> "Node | int":
    """A number, or how it is worked out."""
    reader = reading.reader
    if reader.comes("1", "of", "those"):
        return worked_out(reading)
    number = reader.number()
    if number is None:
        found = worked_out(reading)
        if not reader.take("+"):
            return found
        more = reader.number()
        return la.Added(found, worked_out(reading)) if more is None else la.Plus(found, more)
    if reader.take("x"):
        return la.Times(worked_out(reading), number)
    return number


def worked_out(reading: Reading) -> Node:
    """How an amount is worked out. Raises NotUnderstood."""
    reader = reading.reader
    if reader.take("half"):
        reader.take("of")
        return la.Half(worked_out(reading))
    hurt = reading.event is not None and reading.event.deed == "hurt"
    if hurt and reader.take_one_of(("the damage you took", "the damage they took")):
        return la.DamageInEvent()
    if reader.take_words("the damage you took"):
        return la.Taken()
    whose = reader.take_one_of(LIFE)
    if whose is not None:
        return la.LifePoints(LIFE[whose])
    if reader.take_words("the total number of unused Spell & Trap Zones on the field"):
        return la.FreeZones(spells=True)
    under = reading.attempt(of_cards_it_has)
    if under is not None:
        return under
    used = reader.take_one_of(_USED)
    if used is not None:
        return la.MaterialsUsed(_USED[used])
    made_of = reading.attempt(materials_used)
    if made_of is not None:
        return made_of
    done_to = reading.attempt(_done_to)
    if done_to is not None:
        return done_to
    if reader.take("the", "difference"):
        return _difference(reading)
    if reader.take_words("the number of materials this card has"):
        return la.MaterialCount()
    for rule in (
        _attack_had, materials_had, _those_there, _excavated, _sent, _turned_up, types_sent, heads,
        _number_summoned, combined,
    ):  # fmt: skip
        found = reading.attempt(rule)
        if found is not None:
            return found
    if reader.take_words("the number of"):
        rating = reading.attempt(_link_rating)
        if rating is not None:
            return rating
        number = counted(reading)
        times = _times(reading) if isinstance(number, la.Count) else 1
        return la.Times(number, times) if times != 1 else number
    if reader.take_one_of(("the total", "the combined")):
        return _total(reading)
    return _number_of(reading)


def _attack_had(reading: Reading) -> Node:
    """ "the ATK it had on the field", of the one monster that was destroyed"""
    reader, last = reading.reader, reading.last
    whose = ("the ATK it had on the field", "the ATK that monster had on the field")
    if not reader.take_one_of(whose):
        raise reader.lost('"the ATK it had on the field"')
    if last is None or last.deed != "destroy" or last.several or last.places != v.MZONE:
        raise reader.lost("1 monster that was destroyed")
    return la.AttackHad()


_USED: Final = {
    "the number of cards used as material from the hand": v.HAND,
    "the number of cards used as material from the field": v.FIELD_PLACES,
}  # fmt: skip
_TO: Final = {"send": " to the GY", "shuffle": " into the Deck", "return": " to the hand"}
# Of those that were chosen to be summoned there may be no room for some.
_COUNTED: Final = {deed: done for deed, done in PARTICIPLES.items()
                   if deed not in ("Special Summon", "turn face-up")}  # fmt: skip
_REVEALED: Final = {"revealed": "reveal"}
_DEEDS: Final = {done + _TO.get(deed, ""): deed for deed, done in _COUNTED.items()} | _REVEALED


def _done_to(reading: Reading) -> Node:
    """ "the number of cards sent to the GY", "the number banished to activate this effect" """
    reader = reading.reader
    if not (reader.take_words("the number") or reader.take_words("the total number")):
        raise reader.lost("a number of cards")
    noun = reader.take_one_of(_CARDS) if reader.take("of") else "cards"
    if noun is None:
        raise reader.lost("cards")
    deed = reader.take_one_of(_DEEDS)
    found = [one for one in reading.mentions if deed is not None and one.deed == _DEEDS[deed]]
    said = noun.removeprefix("those ")
    if len(found) != 1 or not found[0].name or NOUNS[said] not in ("card", found[0].noun):
        raise reader.lost("cards that something was done to")
    reader.take_words("to activate this effect")
    if found[0].deed == "return":
        return la.HowMany(found[0].name, la.InPlace(v.HAND))  # not in the Extra Deck
    return la.HowMany(found[0].name)


def _link_rating(reading: Reading) -> Node:
    """ "that monster's Link Rating", behind "the number of" """
    found = _number_of(reading)
    if not isinstance(found, la.LevelOf) or (found.what, found.times) != ("link", 1):
        raise reading.reader.lost("a Link Rating")
    return found


def _difference(reading: Reading) -> Node:
    """By how much one number is the higher one, as the condition of the effect says it is."""
    compared = [
        item for item in reading.held
        if isinstance(item, la.Compare) and item.op in (">", "<") and isinstance(item.right, Node)
    ]  # fmt: skip
    if len(compared) != 1:
        raise reading.reader.lost("two numbers of which one is higher")
    more, less = compared[0].left, compared[0].right
    if compared[0].op == "<":
        more, less = less, more
    if not isinstance(more, la.Count | la.LifePoints) or type(more) is not type(less):
        raise reading.reader.lost("two numbers of which one is higher")
    return la.Excess(more, less)


def _those_there(reading: Reading) -> Node:
    """ "the number of those targets in the GY": of the targets that are still there"""
    targets = [one for one in reading.mentions if one.target]
    if not reading.reader.take_words("the number of those targets in the GY"):
        raise reading.reader.lost('"the number of those targets"')
    if len(targets) != 1 or not targets[0].several or targets[0].places != v.GRAVE:
        raise reading.reader.lost("targets in the GY")
    return la.HowMany(targets[0].name, la.InPlace(v.GRAVE))


def _excavated(reading: Reading) -> Node:
    """ "the number of excavated Rock monsters" """
    reader = reading.reader
    if not reader.take_words("the number of excavated"):
        raise reader.lost("a number of excavated cards")
    if not any(mention.name == EXCAVATED for mention in reading.mentions):
        raise reader.lost("cards that were excavated")
    return la.HowMany(EXCAVATED, cards(reader, reading.lexicon))


def _turned_up(reading: Reading) -> Node:
    """ "the number of monsters changed face-up by this effect", of those that are face-up then"""
    reader = reading.reader
    if not reader.take_words("the number of monsters changed face-up by this effect"):
        raise reader.lost('"changed face-up by this effect"')
    turned = [one for one in reading.mentions if one.deed == "turn face-up"]
    if len(turned) != 1 or not turned[0].name:
        raise reader.lost("monsters that were changed face-up")
    return la.HowMany(turned[0].name, la.FACE_UP)


def _sent(reading: Reading) -> Node:
    """ "the number of \"A\" cards sent to the GY by this effect", of those that are there"""
    reader = reading.reader
    if not reader.take_words("the number of"):
        raise reader.lost("a number of cards")
    item = cards(reader, reading.lexicon)
    sent = [one for one in reading.mentions if one.deed == "send" and one.several and one.name]
    if len(sent) != 1 or not reader.take_words("sent to the GY by this effect"):
        raise reader.lost("cards that were sent to the GY")
    return la.HowMany(sent[0].name, joined([item, la.InPlace(v.GRAVE)]))


_CARDS: Final = ("cards", "monsters", "Spells", "Traps", "Spells/Traps", "those monsters")


_ADDED_UP: Final = ("Levels", "original Levels")


def _paid_with(reading: Reading) -> Mention:
    """ "those monsters sent to the GY", of which any number was chosen"""
    reader = reading.reader
    reader.take("those") or reader.take("the")
    reader.expect("monsters")
    deed = reader.take_one_of(_DEEDS)
    found = [one for one in reading.mentions if deed is not None and one.deed == _DEEDS[deed]]
    if len(found) != 1 or not found[0].name or not found[0].several or not found[0].paid:
        raise reader.lost("monsters that something was paid with")
    return found[0]


def _total(reading: Reading) -> Node:
    """After "the total": "ATK of all \"A\" monsters you control x 2"."""
    reader = reading.reader
    names = {f"{name}s": what for name, what in _NUMBERS.items()} | _NUMBERS
    name = reader.take_one_of(names)
    if name == "original Levels" and reader.take_words("of those 2 monsters in the GY"):
        return with_this(reading)
    if name in _ADDED_UP and reader.take("of"):
        return la.TotalOf(_paid_with(reading).name, names[name])  # type: ignore[arg-type]
    if name is None or not reader.take("of", "all"):
        raise reader.lost("a number of cards")
    cards_there = counted(reading)
    if not isinstance(cards_there, la.Count):
        raise reader.lost("cards")
    total = la.SumOf(names[name], cards_there.filter, cards_there.places, cards_there.whose)  # type: ignore[arg-type]
    if not reader.take("x"):
        return total
    number = reader.number()
    if number is None:
        raise reader.lost("a number")
    return la.Times(total, number)


def for_each(reading: Reading, times: int) -> Node:
    """After "for each": so much for each card that there is, or that something was done to."""
    reader = reading.reader
    at = reader.next
    if reading.event is not None and isinstance(reading.event.node, la.EventCards):
        if not reading.mentions and (reader.comes(",", "until") or reader.peek() is None):
            return la.Times(la.InEvent(), times)
    if reader.take("card", "excavated"):
        if all(one.name != EXCAVATED for one in reading.mentions):
            raise reader.lost("cards that were excavated")
        return la.Times(la.HowMany(EXCAVATED), times)
    done = [one for one in reading.mentions if one.name and one.deed]
    last = done[-1] if done else None
    if last is not None:
        deed = _COUNTED.get(last.deed, "") + _TO.get(last.deed, "")
        noun = reader.take_one_of((last.noun, "card")) if deed else None
        if noun is not None and reader.take(*deed.split()):
            reader.take_one_of(("by this effect", "this way", "to activate this effect"))
            following = reader.peek()
            if following is None or following.text in (",", "until"):
                return la.Times(la.HowMany(last.name), times)
        reader.next = at
    there = reading.attempt(_destroyed_and_sent) or reading.attempt(_summoned_by_it)
    if there is not None:
        return la.Times(there, times)
    its = reading.last is None or reading.last.node == la.SELF
    if reader.take_words("material attached to this card"):
        return la.MaterialCount(times)
    way = w.material_of(reading.card.type)
    if way and reader.take_words(f"{way}Material used for its {way}Summon"):
        return la.Times(la.MaterialsUsed(), times)
    if not way and reader.take_words(_TRIBUTED):
        return la.Times(la.MaterialsUsed(), times)
    if its and reader.take_words("material attached to it"):
        return la.MaterialCount(times)
    return la.Times(counted(reading), times)


_TRIBUTED: Final = "monster Tributed to Special Summon this card"


def _destroyed_and_sent(reading: Reading) -> Node:
    """ "monster destroyed by this effect and sent to the GY", of those that are there"""
    last = reading.mentions[-1] if reading.mentions else None
    if last is None or not last.name or last.deed != "destroy":
        raise reading.reader.lost("cards that were destroyed")
    if not reading.reader.take_words("monster destroyed by this effect and sent to the GY"):
        raise reading.reader.lost('"destroyed by this effect and sent to the GY"')
    return la.HowMany(last.name, la.MONSTER & la.InPlace(v.GRAVE))


def _summoned_by_it(reading: Reading, noun: str = "monster") -> Node:
    """ "monster Special Summoned by this effect": there may have been no room for some."""
    last = reading.mentions[-1] if reading.mentions else None
    if last is None or not last.name or last.deed != "Special Summon" or "|" in last.name:
        raise reading.reader.lost("monsters that were Special Summoned")
    if not reading.reader.take_words(f"{noun} Special Summoned by this effect"):
        raise reading.reader.lost('"Special Summoned by this effect"')
    return la.HowMany(last.name, la.InPlace(v.MZONE))


def _number_summoned(reading: Reading) -> Node:
    """ "the number of monsters Special Summoned by this effect" """
    return _summoned_by_it(reading, "the number of monsters")


def for_every(reading: Reading, times: int) -> Node:
    """After "for every": so much for each 3 cards that something was done to, or that there are."""
    reader = reading.reader
    number = reader.number()
    if number is None:
        raise reader.lost("a number")
    if reader.take_words("points difference between your LP and your opponent's"):
        return la.Times(la.Every(_more_life(reading), number), times)
    last = reading.mentions[-1] if reading.mentions else None
    if last is not None and last.name and last.deed:
        deed = _COUNTED.get(last.deed, "") + _TO.get(last.deed, "")
        if deed and reader.take(f"{last.noun}s", *deed.split()):
            return la.Times(la.Every(la.HowMany(last.name), number), times)
    return la.Times(la.Every(counted(reading), number), times)


def _more_life(reading: Reading) -> Node:
    """By how much the LP of the player are higher who has more, as the condition says."""
    for held in reading.held:
        left = held.left if isinstance(held, la.Compare) else None
        if isinstance(left, la.Excess) and not left.plus:
            if isinstance(left.amount, la.LifePoints) and isinstance(left.over, la.LifePoints):
                return left
    raise reading.reader.lost("whose LP are higher")


def _of_one_of_those(reading: Reading) -> Node:
    """ "1 of those destroyed monsters' original ATK", wherever these are now"""
    reader, event = reading.reader, reading.event
    reader.expect("1", "of", "those")
    reader.take_one_of(DEEDS)
    word = reader.peek()
    if event is None or not isinstance(event.node, la.EventCards) or event.noun != "monster":
        raise reader.lost("monsters of the event")
    if word is None or word.text not in ("monster's", "monsters'"):
        raise reader.lost("monsters of the event")
    reader.next += 1
    name = reader.take_one_of(_NUMBERS)
    if name is None or not name.startswith("original"):
        raise reader.lost("an original number")
    return la.LevelOf(la.EventCards(), 1, _NUMBERS[name])  # type: ignore[arg-type]


def _number_of(reading: Reading) -> Node:
    """ "that monster's ATK", "its Level", "its original ATK" """
    reader = reading.reader
    if reader.comes("1", "of", "those"):
        return _of_one_of_those(reading)
    at = reader.next
    if reader.take("the") and (name := reader.take_one_of(_NUMBERS)) and reader.take("of"):
        of = reading.attempt(by_deed) or spoken(reading)
        if of is not None:
            return la.LevelOf(meant(of), _times(reading), _NUMBERS[name])  # type: ignore[arg-type]
        if reader.comes("1") and (one := reading.attempt(_taken)) is not None:
            return la.LevelOf(one, 1, _NUMBERS[name])  # type: ignore[arg-type]
    reader.next = at
    owner = possessive(reading)
    name = reader.take_one_of(_NUMBERS)
    if name is None:
        raise reader.lost("a number of the card")
    return la.LevelOf(meant(owner), _times(reading), _NUMBERS[name])  # type: ignore[arg-type]


def _taken(reading: Reading) -> Node:
    """ "1 monster your opponent controls": it is chosen before the operation is done."""
    if reading.taken is None or reading.cost:
        raise reading.reader.lost("a card that was spoken of before")
    one = draft(reading)
    if (one.least, one.most) != (1, 1) or one.random or not one.places & v.MZONE:
        raise reading.reader.lost("1 monster on the field")
    one.extra.append(la.FACE_UP)
    reading.taken.append(la.Take(one.node()))
    return meant(one.mention)


def _times(reading: Reading) -> int:
    """ "x 100", or 1 where nothing like it comes."""
    if not reading.reader.take("x"):
        return 1
    found = reading.reader.number()
    if found is None:
        raise reading.reader.lost("a number")
    return found


AMOUNT.append(worked_out)
