"""What monsters become: another Type or Attribute, once or as long as a card is face-up."""

from typing import Final

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount
from engine.yugioh.card_text.adjectives import trait
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.numbers import until_end
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.spoken import meant, possessive
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.things import CONDITION, thing
from engine.yugioh.card_text.verbs import Steps, clause, verb

_CHANGES: Final = {"type": la.ChangeType, "attribute": la.ChangeAttribute}
_RULES: Final = {"type": la.FieldType, "attribute": la.FieldAttribute}


def _named(reading: Reading) -> tuple[str, int]:
    """ "DARK", "a Zombie monster", "Dragons", "EARTH, WATER, and WIND-Attribute" """
    reader = reading.reader
    reader.take("a") or reader.take("an")
    what, bits = trait(reader)
    while reader.comes(",") or reader.comes("and"):
        at = reader.next
        comma, last = reader.take(","), reader.take("and")
        more = reading.attempt(lambda reading: trait(reading.reader))
        if more is None or more[0] != what:
            reader.next = at
            break
        bits |= more[1]
        if last or not comma:
            break
    reader.take("monster") or reader.take("monsters")
    return what, bits


def _says_it(reading: Reading) -> bool:
    """ "that Attribute", "the declared Type" """
    name = reading.declared.capitalize()
    return reading.reader.take("that", name) or reading.reader.take("the", "declared", name)


@verb("make")
@clause
def _(reading: Reading) -> Steps:
    """ "it becomes DARK until the end of this turn", "that monster becomes a Zombie monster" """
    reader = reading.reader
    what = thing(reading)
    if what.draft is not None:
        what.draft.extra.append(la.FACE_UP)
    if not (reader.take("becomes") or reader.take("become")):
        raise reader.lost('"becomes"')
    if reading.declared in _CHANGES and _says_it(reading):
        change = _CHANGES[reading.declared]
        return (change(what.node(), la.Declared(), until_end(reading)),)
    kind, bits = _named(reading)
    if bits & bits - 1:
        raise reader.lost("one Type or Attribute")
    return (_CHANGES[kind](what.node(), bits, until_end(reading)),)


@clause
def _(reading: Reading) -> Steps:
    """Attribute, Level, ATK and DEF become those of a monster that was banished for the effect."""
    if not reading.reader.take_words(
        "until the end of this turn , this card's Attribute , Level and ATK/DEF become the same as"
    ):
        raise reading.reader.lost('"become the same as"')
    of = possessive(reading)
    if of.several or not of.paid or of.deed != "banish" or not reading.card.type & v.MONSTER:
        raise reading.reader.lost("one monster that was banished for the effect")
    reading.last = None
    return la.as_that_monster(meant(of))


@verb("change")
def _(reading: Reading) -> Steps:
    """ "change it to any Attribute until the end of this turn" """
    what = thing(reading)
    several = what.draft is not None or what.mention.several
    if several or not reading.reader.take_words("to any Attribute"):
        raise reading.reader.lost('a monster that was spoken of, and "to any Attribute"')
    return (la.any_attribute(what.node(), until_end(reading)),)


@verb("apply")
def _(reading: Reading) -> Steps:
    """ "apply that Spell's effect when that card is activated" """
    reader = reading.reader
    card = possessive(reading)
    if not card.target or card.several:
        raise reader.lost("the one target")
    if not reader.take_words("effect when that card is activated"):
        raise reader.lost('"effect when that card is activated"')
    return (la.AppliesEffect(meant(card)),)


@verb("this effect becomes")
def _(reading: Reading) -> Steps:
    """ "this effect becomes that Spell's effect when that card is activated", or its "effect that
    Ritual Summons a monster when the card is activated", "… that banished monster's effect that
    activates when it is Normal Summoned"
    """
    reader = reading.reader
    card = possessive(reading)
    if card.target or not card.paid or card.several or card is not reading.mentions[-1]:
        raise reader.lost("the card that was chosen for the cost")
    if reader.take_words("effect that Ritual Summons a monster when the card is activated"):
        return (la.BecomesEffect(meant(card), "ritual"),)
    if card.noun == "monster" and reader.take_words(
        "effect that activates when it is Normal Summoned"
    ):
        return (la.BecomesEffect(meant(card), "normal-summoned"),)
    if not reader.take_words("effect when that card is activated"):
        raise reader.lost('"effect when that card is activated"')
    return (la.BecomesEffect(meant(card)),)


@clause
def _(reading: Reading) -> Steps:
    """ "this card is also DARK-Attribute until …" """
    reader = reading.reader
    what = thing(reading)
    if what.draft is not None or not (reader.take("is", "also") or reader.take("are", "also")):
        raise reader.lost('"is also"')
    kind, bit = _named(reading)
    return (_CHANGES[kind](what.node(), bit, until_end(reading), True),)


@clause
def _(reading: Reading) -> Steps:
    """ "its Attribute becomes LIGHT", "this card's Type becomes that monster's Type" """
    reader = reading.reader
    owner = possessive(reading)
    names = {"Type": "type", "Attribute": "attribute"}
    name = reader.take_one_of(names)
    if name is None or not (reader.take("becomes") or reader.take("become")):
        raise reader.lost('"Type" or "Attribute"')
    change = _CHANGES[names[name]]
    plain = reading.attempt(_named)
    if plain is None:
        to = amount(reading)
        if not isinstance(to, la.LevelOf) or to.what != names[name]:
            raise reader.lost("a Type or Attribute")
        return (change(meant(owner), to, until_end(reading)),)
    if plain[0] != names[name]:
        raise reader.lost("a Type or Attribute")
    return (change(meant(owner), plain[1], until_end(reading)),)


@verb("make")
@clause
def _(reading: Reading) -> Steps:
    """ "its Pendulum Scale becomes 9 until the end of this turn" """
    reader = reading.reader
    owner = possessive(reading)
    if not reader.take_one_of(("Pendulum Scale becomes", "Pendulum Scale become")):
        raise reader.lost('"Pendulum Scale becomes"')
    if owner.several or (owner is not THIS and owner.places != v.PZONE):
        raise reader.lost("1 card in a Pendulum Zone")
    if owner is THIS and not reading.pendulum:
        raise reader.lost("a card in a Pendulum Zone")
    to = amount(reading)
    return (la.ChangeScale(meant(owner), to, until_end(reading)),)


@starting("this")
def _(reading: Reading) -> Rules:
    """ "This card's Pendulum Scale becomes 4." """
    reader = reading.reader
    if not reading.card.type & v.PENDULUM:
        raise reader.lost("a card with a Pendulum Scale")
    if not reader.take_words("this card's Pendulum Scale becomes"):
        raise reader.lost('"this card\'s Pendulum Scale becomes"')
    to = reader.number()
    if to is None:
        raise reader.lost("a number")
    return Rules((la.ScaleIs(to),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If you can Pendulum Summon Level 7, you can Pendulum Summon this face-up card from …" """
    reader = reading.reader
    number = reader.number() if reader.take_words("if you can Pendulum Summon Level") else None
    if number is None or not reading.card.type & v.XYZ or not reading.card.type & v.PENDULUM:
        raise reader.lost('"If you can Pendulum Summon Level"')
    if not reader.take_words(", you can Pendulum Summon this face-up card from your Extra Deck"):
        raise reader.lost('"you can Pendulum Summon this face-up card"')
    return Rules((la.PendulumAs(number),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You must control no monsters to activate this card.", in a Pendulum Zone"""
    reader = reading.reader
    if not reading.card.type & v.PENDULUM or not reader.take("you", "must") or reader.next != 2:
        raise reader.lost('"you must"')
    reader.words = [reader.words[0], *reader.words[2:]]  # "you control …"
    reader.next = 0
    held = CONDITION[0](reading)
    if not reader.take_words("to activate this card"):
        raise reader.lost('"to activate this card"')
    return Rules((la.AsScale(condition=(held,)),))


_WHERE: Final = {
    "on the field and in the GYs": (v.EITHER, v.MZONE | v.GRAVE),
    "on the field and in the GY": (v.EITHER, v.MZONE | v.GRAVE),
    "on the field": (v.EITHER, v.MZONE), "you control": (v.YOU, v.MZONE),
    "your opponent controls": (v.OPPONENT, v.MZONE), "in the GYs": (v.EITHER, v.GRAVE),
    "in your GY": (v.YOU, v.GRAVE), "in your opponent's GY": (v.OPPONENT, v.GRAVE),
}  # fmt: skip
_FREE: Final = (la.Race, la.Attribute)


@starting("all")
def _(reading: Reading) -> Rules:
    """ "All monsters on the field become Zombie monsters." """
    reader = reading.reader
    reader.expect("all")
    item: Filter = cards(reader, reading.lexicon)
    where = reader.take_one_of(_WHERE)
    if where is None or not (reader.take("become") or reader.take("are")):
        raise reader.lost('"become"')
    also = reader.take("also")
    kind, bit = _named(reading)
    if (bit & bit - 1 and not also) or any(isinstance(part, _FREE) for part in item.walk()):
        raise reader.lost("monsters of any Type and Attribute")
    parts = [part for part in parts_of(item) if part != la.FACE_UP]
    whose, places = _WHERE[where]
    return Rules((_RULES[kind](bit, joined(parts) if parts else ANY, whose, places, also),))


@starting("this")
def _(reading: Reading) -> Rules:
    """ "This card is also WIND-Attribute.", "This card becomes a Dragon monster." """
    reader = reading.reader
    if not reader.take("this", "card"):
        raise reader.lost('"this card"')
    also = reader.take("is", "also")
    if not also and not reader.take("becomes"):
        raise reader.lost('"is also"')
    kind, bit = _named(reading)
    if bit & bit - 1 and not also:
        raise reader.lost("one Type or Attribute")
    return Rules((_RULES[kind](bit, ~la.OTHER, v.YOU, v.MZONE, also),))
