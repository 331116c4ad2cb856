"""Conditions on what players control or have, as they follow "if": "you control no monsters"."""

from functools import partial
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import Place, place
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.qualified import are_monsters
from engine.yugioh.card_text.seen import is_monsters, seen, shows
from engine.yugioh.language.words import Comparison, Differing
from engine.yugioh.wording import words as w

_HAVE: Final = {
    "you control": v.YOU, "your opponent controls": v.OPPONENT,
    "there is": v.EITHER, "there are": v.EITHER,
    "you have": v.YOU, "your opponent has": v.OPPONENT,
}  # fmt: skip


def have(reading: Reading) -> Node:
    """ "you control 2 or more \"A\" monsters", "there is a Spell in your GY" """
    reader = reading.reader
    words = reader.take_one_of(_HAVE)
    if words is None:
        raise reader.lost('"you control"')
    scales = reading.attempt(_both_scales) if words == "you have" else None
    if scales is not None:
        return scales
    op, number, parts = number_held(reading)
    item = cards(reader, reading.lexicon)
    if isinstance(item, la.Named):
        item = reading.attempt(partial(or_such, first=item)) or item
    monsters = are_monsters(reading, item)
    apart = op == ">=" and number > 1 and reader.take_words("with different names")
    more = numbers(reading)
    where: Place | None
    if words.endswith(("control", "controls")):
        where = Place(v.MZONE if monsters else v.FIELD_PLACES, _HAVE[words])
        item = item if monsters else _in_monster_zones(item)
        reader.take_words("on the field")
        if reader.comes("in"):
            where = _zones_of(reading, where)
        elif reader.comes("or") and not reader.comes("or", "you"):
            raise reader.lost("the end of the condition")
    else:
        where = place(reader, monsters)
    if where is None and reader.take_words("in this card's column"):
        where, parts = Place(v.FIELD_PLACES, v.EITHER), [*parts, la.State("its-column")]
    if where is None and monsters and reader.take_words("co-linked to this card"):
        where, parts = Place(v.MZONE, v.EITHER), [*parts, la.State("its-co-linked")]
    if where is None:
        raise reader.lost("where the cards are")
    more = more or numbers(reading)
    at = reader.next
    if reader.take_one_of((", except", "except", ", other than", "other than")):
        spared = reader.attempt(lambda: cards(reader, reading.lexicon))
        if spared is None:
            reader.next = at
        elif number == 0 and not shows(item):
            # A face-down card is none of those that are excepted.
            if where.zones:
                parts = [*parts, la.Zones(where.zones)]
            rest = joined([item, more or ANY, *parts, ~joined([spared, la.FACE_UP])])
            return la.Compare(la.Count(rest, where.places, where.whose), op, number)
        else:
            parts = [*parts, ~joined([spared])]
    if where.zones:
        parts = [*parts, la.Zones(where.zones)]
    if where.face_up:
        parts = [*parts, la.FACE_UP]
    whole = seen(joined([item, more or ANY, *parts]), where.places, where.whose)
    if apart:
        return la.Compare(la.Names(whole, where.places, where.whose), op, number)
    return la.Compare(la.Count(whole, where.places, where.whose), op, number)


def types_among(reading: Reading) -> Node:
    """ "there are 3 or more different Monster Types among the monsters you control" """
    reader = reading.reader
    if not reader.take_words("there are"):
        raise reader.lost('"there are"')
    op, number, _ = number_held(reading)
    among = reader.take_one_of(_AMONG) if op == ">=" else None
    if among is None:
        raise reader.lost('"different Monster Types among the"')
    item = cards(reader, reading.lexicon)
    where = place(reader, is_monsters(item))
    if where is None or where.zones or where.places != v.MZONE:
        raise reader.lost("monsters on the field")
    shown = joined([item, la.FACE_UP])  # of others no Type is known
    return la.Compare(la.Names(shown, v.MZONE, where.whose, _AMONG[among]), op, number)


_AMONG: Final[dict[str, Differing]] = {
    "different Monster Types among the": "type", "different Attributes among the": "attribute",
}  # fmt: skip


def or_such(reading: Reading, first: Filter) -> Filter:
    """ "or a \"A\" monster", behind other cards"""
    reader = reading.reader
    reader.expect("or")
    if not (reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    other = cards(reader, reading.lexicon)
    if not is_monsters(other):
        raise reader.lost("a monster")
    return AnyOf((first, joined([other, numbers(reading) or ANY])))


def all_are(reading: Reading) -> Node:
    """ "all monsters you control are \"A\" monsters", "all face-up monsters you control are …" """
    reader = reading.reader
    words = reader.take_one_of(_ALL)
    if words is None:
        raise reader.lost('"all monsters you control are"')
    reader.take("face-up")
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    if not is_monsters(item):
        raise reader.lost("monsters")
    return la.AllAre(joined([item, more or ANY]), "face-up" in words)


_ALL: Final = tuple(
    f"{each} {face_up}monsters you control are"
    for each in ("all", "the only") for face_up in ("", "face-up ")
)  # fmt: skip


def highest(reading: Reading) -> Node:
    """ "you control the highest ATK \"A\" monster on the field (even if it's tied)", of all such
    monsters; "your opponent controls a monster with the highest ATK on the field (even if tied)"
    """
    reader = reading.reader
    sides = {"you control": v.YOU, "your opponent controls": v.OPPONENT}
    side = reader.take_one_of(sides)
    if side is None or not (reader.take("the") or reader.take("a")):
        raise reader.lost('"you control"')
    first = reader.take_words("highest ATK")
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not (first or reader.take_words("with the highest ATK")):
        raise reader.lost('"the highest ATK"')
    if not reader.take_words("on the field") or not reader.take_one_of(_TIED):
        raise reader.lost('"on the field (even if tied)"')
    among = joined([item if first else la.MONSTER, la.FACE_UP])
    best = la.ExtremeOf("attack", among, v.MZONE, v.EITHER)
    such = joined([item, la.FACE_UP, la.Measured("attack", "=", best)])
    return la.exists(such, v.MZONE, sides[side])


_TIED: Final = ("( even if it's tied )", "( even if tied )")


def _zones_of(reading: Reading, field: Place) -> Place:
    """ "in your Main Monster Zone", "in the Extra Monster Zone", of the cards of a player there"""
    reader = reading.reader
    found = place(reader, field.places == v.MZONE)
    if found is None or not found.zones or found.places & ~field.places:
        raise reader.lost("the end of the condition")
    if not found.whose & field.whose:
        raise reader.lost("the zones of the player who controls them")
    return found._replace(whose=field.whose)


def _in_monster_zones(item: Filter) -> Filter:
    """Of several kinds of cards, the monsters lie in Monster Zones: "a \"A\" monster or \"B\""."""
    if not isinstance(item, AnyOf):
        return item
    return AnyOf(tuple(
        joined([part, la.InPlace(v.MZONE)]) if is_monsters(part) else part for part in item.of
    ))  # fmt: skip


def _both_scales(reading: Reading) -> Node:
    """ "2 \"A\" cards in your Pendulum Zones": there are no more than two of them."""
    reader = reading.reader
    reader.expect("2")
    item = cards(reader, reading.lexicon)
    if not reader.take_words("in your Pendulum Zones"):
        raise reader.lost('"in your Pendulum Zones"')
    return la.Compare(la.Count(seen(item, v.PZONE, v.YOU), v.PZONE), ">=", 2)


def number_held(reading: Reading) -> tuple[Comparison, int, list[Filter]]:
    """ "no", "a", "another", "2 or more", "exactly 1" """
    reader = reading.reader
    if reader.take("no"):
        return "=", 0, []
    if reader.take("a") or reader.take("an"):
        return ">=", 1, []
    if reader.take("another"):
        return ">=", 1, [la.OTHER]
    if reader.take("exactly") or reader.take("only"):
        number = reader.number()
        if number is None:
            raise reader.lost("a number")
        return "=", number, []
    number = reader.number()
    if number is None:
        word = reader.peek()
        if word is not None and word.quoted:
            return ">=", 1, []
        raise reader.lost("how many")
    if reader.take("or", "more"):
        return ">=", number, []
    if reader.take("or", "less") or reader.take("or", "fewer"):
        return "<=", number, []
    raise reader.lost('"or more"')


def there(reading: Reading) -> Node:
    """ "a Field Spell is on the field", "\"A\" is on the field" """
    reader = reading.reader
    op, number, parts = number_held(reading)
    item = cards(reader, reading.lexicon)
    monsters = are_monsters(reading, item)
    item = joined([item, numbers(reading) or ANY])
    if not (reader.take("is") or reader.take("are")):
        raise reader.lost('"is"')
    where = place(reader, monsters)
    if where is None:
        raise reader.lost("where the cards are")
    if where.zones:
        parts = [*parts, la.Zones(where.zones)]
    whole = seen(joined([item, *parts]), where.places, where.whose)
    return la.Compare(la.Count(whole, where.places, where.whose), op, number)


def more_than(reading: Reading) -> Node:
    """ "your opponent controls more monsters than you do" """
    reader = reading.reader
    controls = {"your opponent controls more": v.OPPONENT, "you control more": v.YOU}
    has = {"your opponent has more": v.OPPONENT, "you have more": v.YOU}
    more = reader.take_one_of((*controls, *has))
    if more is None:
        raise reader.lost('"your opponent controls more"')
    item = cards(reader, reading.lexicon)
    places = v.MZONE if is_monsters(item) else v.FIELD_PLACES
    whose = (controls | has)[more]
    if more in has:
        own = "your" if whose == v.YOU else "their"
        piles = {f"in {own} {name}": bit for bit, name in w.PILES.items()}
        pile = reader.take_one_of(piles)
        if pile is None:
            raise reader.lost("where the cards are")
        places = piles[pile]
    than = "than you do" if whose == v.OPPONENT else "than your opponent does"
    if not reader.take_words(than) and not (whose == v.YOU and reader.take_words("than they do")):
        raise reader.lost(f'"{than}"')
    other = v.EITHER - whose
    return la.Compare(la.Count(item, places, whose), ">", la.Count(item, places, other))


def as_many(reading: Reading) -> Node:
    """ "both players control the same number of monsters" """
    reader = reading.reader
    if not reader.take_words("both players control the same number of"):
        raise reader.lost('"both players control the same number of"')
    item = cards(reader, reading.lexicon)
    places = v.MZONE if is_monsters(item) else v.FIELD_PLACES
    mine, theirs = (la.Count(item, places, whose) for whose in (v.YOU, v.OPPONENT))
    return la.Compare(mine, "=", theirs)
