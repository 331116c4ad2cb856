"""Conditions, as they follow "if": "you control no monsters"."""

from typing import Final, cast

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import LIFE
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import Place, place
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.described import numbers, one_card
from engine.yugioh.card_text.seen import is_monsters, seen, shows
from engine.yugioh.card_text.spoken import meant, spoken
from engine.yugioh.card_text.summoned_how import (
    made_by, made_so, materials, so_many, so_many_such, ways,
)  # fmt: skip
from engine.yugioh.card_text.things import CONDITION
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.language.words import CardState, Comparison, Number
from engine.yugioh.wording import words as w

_HAVE: Final = {
    "you control": v.YOU, "your opponent controls": v.OPPONENT,
    "there is": v.EITHER, "there are": v.EITHER,
    "you have": v.YOU, "your opponent has": v.OPPONENT,
}  # fmt: skip
_THIS: Final = ~la.OTHER
_FLIPPED: Final = la.exists(joined([_THIS, la.State("flipped")]), v.MZONE)


def used_before(places: int) -> Node:
    """That the effect before this one resolved, of a card in these places."""
    return la.exists(joined([_THIS, la.State("marked")]), places)


USED_BEFORE: Final = used_before(v.MZONE | v.GRAVE)  # wherever this one is


def condition(reading: Reading) -> Node:
    """What must hold. Raises NotUnderstood."""
    return reading.one_of(_CONDITIONS, "a condition")


def _have(reading: Reading) -> Node:
    """ "you control 2 or more \"A\" monsters", "there is a Spell in your GY" """
    reader = reading.reader
    have = reader.take_one_of(_HAVE)
    if have is None:
        raise reader.lost('"you control"')
    scales = reading.attempt(_both_scales) if have == "you have" else None
    if scales is not None:
        return scales
    op, number, parts = _number(reading)
    item = cards(reader, reading.lexicon)
    monsters = is_monsters(item)
    apart = op == ">=" and number > 1 and reader.take_words("with different names")
    more = numbers(reading)
    where: Place | None
    if have.endswith(("control", "controls")):
        where = Place(v.MZONE if monsters else v.FIELD_PLACES, _HAVE[have])
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
    if where is None:
        raise reader.lost("where the cards are")
    more = more or numbers(reading)
    at = reader.next
    if reader.take_one_of((", except", "except", ", other than", "other than")):
        spared = reader.attempt(lambda: cards(reader, reading.lexicon))
        if spared is None:
            reader.next = at
        elif number == 0 and not shows(item) and not where.zones:
            # A face-down card is none of those that are excepted.
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


def _highest(reading: Reading) -> Node:
    """ "you control the highest ATK \"A\" monster on the field (even if it's tied)", "your opponent
    controls a monster with the highest ATK on the field (even if tied)"
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
    highest = la.ExtremeOf("attack", joined([la.MONSTER, la.FACE_UP]), v.MZONE, v.EITHER)
    best = joined([item, la.FACE_UP, la.Measured("attack", "=", highest)])
    return la.exists(best, v.MZONE, sides[side])


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


def _number(reading: Reading) -> tuple[Comparison, int, list[Filter]]:
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


def _there(reading: Reading) -> Node:
    """ "a Field Spell is on the field", "\"A\" is on the field" """
    reader = reading.reader
    op, number, parts = _number(reading)
    item = cards(reader, reading.lexicon)
    monsters = is_monsters(item)
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


def _summoned(reading: Reading) -> Node:
    """ "this card was Normal or Special Summoned this turn" """
    reader = reading.reader
    if not reader.take_words("this card was"):
        raise reader.lost('"this card was"')
    reading.last = reading.last or THIS
    if reader.take_words("flipped face-up this turn"):
        return _FLIPPED
    how = ways(reading)
    reader.expect("Summoned")
    flipped = reader.take_words("or flipped face-up")
    if flipped and not reader.comes("this", "turn"):
        raise reader.lost('"this turn"')
    if reader.take("this", "turn"):
        this_turn = la.Compare(
            la.Count(joined([_THIS, la.State("this-turn"), la.Summoned(how)]), v.MZONE), ">=", 1
        )
        return la.AnyCondition((this_turn, _FLIPPED)) if flipped else this_turn
    if reader.take("using"):
        if how != made_by(reading.card):
            raise reader.lost("the way of being Summoned that makes this card of materials")
        many = reader.attempt(lambda: so_many(reader))
        if many is not None:
            return la.Compare(la.MaterialsUsed(), *many)
        such = reading.attempt(so_many_such)
        return such or materials(reading)
    return la.WasSummoned(how)


def _made_with(reading: Reading) -> Node:
    """ "you control this card that was Link Summoned using "A" as material" """
    reader = reading.reader
    if not reader.take_words("you control this card that was"):
        raise reader.lost('"you control this card"')
    return la.exists(joined([_THIS, made_so(reading)]), v.MZONE)


_BECAUSE: Final[dict[str, CardState]] = {
    f"because it was {words} and sent there this turn": cast(CardState, name)
    for name, words in w.SENT_BECAUSE.items()
}


def _sent_here(reading: Reading) -> Node:
    """ "this card is in the GY because it was sent there this turn" """
    reader = reading.reader
    if not reader.take_one_of(("this card is in the GY", "this card is in your GY")):
        raise reader.lost('"this card is in the GY"')
    why = reader.take_one_of(_BECAUSE)
    if why is not None:
        reading.where = v.GRAVE
        return la.exists(_THIS & la.State(_BECAUSE[why]), v.GRAVE)
    if not reader.take_words("because it was sent there this turn"):
        raise reader.lost('"because it was sent there this turn"')
    reading.where = v.GRAVE
    return la.exists(_THIS & la.SENT_THIS_TURN, v.GRAVE)


def _sent(reading: Reading) -> Node:
    """ "a Fusion Monster was sent to your GY this turn" """
    reader = reading.reader
    op, least, parts = _number(reading)
    if op != ">=" or parts:
        raise reader.lost("cards that were sent to the GY")
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    if not (reader.take("was", "sent", "to") or reader.take("were", "sent", "to")):
        raise reader.lost('"was sent to"')
    sides = {"your GY": v.YOU, "your opponent's GY": v.OPPONENT, "the GY": v.EITHER,
             "either GY": v.EITHER}  # fmt: skip
    side = reader.take_one_of(sides)
    if side is None or not reader.take("this", "turn"):
        raise reader.lost('"this turn"')
    return la.ThisTurn("send", joined([item, more or ANY]), sides[side], least)


_ACTIVATED: Final[dict[str, Filter]] = {
    "monster effect": la.MONSTER & ~la.InPlace(v.SZONE), "card or effect": ANY,
}  # fmt: skip
_DURING: Final = {
    "during your Main Phase this turn": "main", "this turn": "", "during this turn": "",
}  # fmt: skip


def _activated(reading: Reading) -> Node:
    """ "your opponent has activated a monster effect during your Main Phase this turn" """
    reader = reading.reader
    sides = {"your opponent has activated a": v.OPPONENT, "you have activated a": v.YOU,
             "your opponent activated a": v.OPPONENT, "you activated a": v.YOU}  # fmt: skip
    side = reader.take_one_of(sides)
    if side is None:
        raise reader.lost('"your opponent has activated"')
    kind = reader.take_one_of(_ACTIVATED)
    when = reader.take_one_of(_DURING) if kind is not None else None
    if kind is None or when is None:
        raise reader.lost("what was activated this turn")
    return la.ThisTurn("activate", _ACTIVATED[kind], sides[side], phase=_DURING[when])


def _was_activated(reading: Reading) -> Node:
    """ "an effect of \"A\" was successfully activated this turn" """
    reader = reading.reader
    if not reader.take_words("an effect of"):
        raise reader.lost('"an effect of"')
    item = one_card(reading)
    reader.expect("was")
    reader.take("successfully")
    if not reader.take_words("activated this turn"):
        raise reader.lost('"activated this turn"')
    return la.ThisTurn("activated", item, v.EITHER)


def _more_than(reading: Reading) -> Node:
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


def _as_many(reading: Reading) -> Node:
    """ "both players control the same number of monsters" """
    reader = reading.reader
    if not reader.take_words("both players control the same number of"):
        raise reader.lost('"both players control the same number of"')
    item = cards(reader, reading.lexicon)
    places = v.MZONE if is_monsters(item) else v.FIELD_PLACES
    mine, theirs = (la.Count(item, places, whose) for whose in (v.YOU, v.OPPONENT))
    return la.Compare(mine, "=", theirs)


def _life(reading: Reading) -> Node:
    """ "your LP are 2000 or less", "your opponent's LP are at least 2000 higher than yours" """
    reader = reading.reader
    if reader.take("you", "have"):
        return _so_many(reading, la.LifePoints(), "LP")
    whose = reader.take_one_of(LIFE)
    if whose is None or not (reader.take("are") or reader.take("is")):
        raise reader.lost('"your LP"')
    mine = la.LifePoints(LIFE[whose])
    theirs = la.LifePoints(v.EITHER - LIFE[whose])
    than = "your opponent's" if mine.whose == v.YOU else "yours"
    for words, op in (("higher than", ">"), ("lower than", "<"), ("less than or equal to", "<=")):
        if reader.take(*words.split(), *than.split()):
            return la.Compare(mine, op, theirs)  # type: ignore[arg-type]
    if reader.take("at", "least"):
        number = reader.number()
        if number is None or not reader.take("higher", "than", *than.split()):
            raise reader.lost('"higher than"')
        return la.Compare(la.Excess(mine, theirs), ">=", number)
    return _so_many(reading, mine)


def _so_many(reading: Reading, left: Node, unit: str = "") -> Node:
    """ "2000 or less", "1000 LP or less" """
    reader = reading.reader
    number = reader.number()
    comparisons: dict[str, Comparison] = {"or less": "<=", "or more": ">="}
    words = None
    if number is not None and (not unit or reader.take(unit)):
        words = reader.take_one_of(comparisons)
    if number is None or words is None:
        raise reader.lost("a number of LP")
    return la.Compare(left, comparisons[words], number)


_OWN: Final[dict[str, tuple[Filter, Comparison, int]]] = {
    "has material": (la.State("materials"), ">=", 1),
    "has Xyz Material": (la.State("materials"), ">=", 1),
    "has a material": (la.State("materials"), ">=", 1),
    "has no material": (la.State("materials"), "=", 0),
    "has no materials": (la.State("materials"), "=", 0),
    "is co-linked": (la.State("co-linked"), ">=", 1), "is linked": (la.State("linked"), ">=", 1),
    "is face-up on the field": (la.FACE_UP, ">=", 1),
    "is in Attack Position": (~la.State("defense-position"), ">=", 1),
    "is in Defense Position": (la.State("defense-position"), ">=", 1),
    "is in the Extra Monster Zone": (la.Zones(w.EXTRA_ZONES), ">=", 1),
    "is in an Extra Monster Zone": (la.Zones(w.EXTRA_ZONES), ">=", 1),
}  # fmt: skip


def _own_state(reading: Reading) -> Node:
    """ "this card has material", "this card is equipped with an Equip Card" """
    reader = reading.reader
    if not reader.take_words("this card"):
        raise reader.lost('"this card"')
    words = reader.take_one_of(_OWN)
    if words is not None:
        item, op, number = _OWN[words]
        return la.Compare(la.Count(joined([_THIS, item]), v.MZONE), op, number)
    if reader.take_words("is equipped to a monster"):
        own = reader.take_one_of(("by this card's effect", "by this effect")) is not None
        state = la.State("equipped-by-own-effect") if own else la.EQUIP_CARD
        return la.exists(joined([_THIS, state]), v.SZONE)
    if reader.take_words("is equipped to"):
        _, _, parts = _number(reading)
        item = joined([cards(reader, reading.lexicon), *parts])
        return la.exists(joined([_THIS, la.EquippedTo(item)]), v.SZONE)
    if reader.take_words("is equipped with"):
        _, _, parts = _number(reading)
        item = joined([cards(reader, reading.lexicon), *parts])
        return la.exists(joined([_THIS, la.EquippedWith(item)]), v.MZONE)
    if reader.take("has"):
        strong = reader.attempt(lambda: _strong(reader))
        if strong is not None:
            return strong
        many = reader.attempt(lambda: so_many(reader))
        if many is not None:
            return la.Compare(la.MaterialCount(), *many)
        op, number, parts = _number(reading)
        if (op, number) != (">=", 1):
            raise reader.lost("a material")
        item = joined([cards(reader, reading.lexicon), *parts])
        if not reader.take_one_of(("as material", "as Xyz Material", "as an Xyz Material")):
            raise reader.lost('"as material"')
        return la.exists(joined([_THIS, la.WithMaterial(item)]), v.MZONE)
    if reader.take_words("points to"):
        op, number, parts = _number(reading)
        item = joined([cards(reader, reading.lexicon), *parts, la.POINTED])
        return la.Compare(la.Count(item, v.MZONE, v.EITHER), op, number)
    raise reader.lost("what this card is")


_WHOSE_TURN: Final = {"it is your turn": v.YOU, "it is your opponent's turn": v.OPPONENT}


def _turn(reading: Reading) -> Node:
    """ "it is your opponent's turn" """
    words = reading.reader.take_one_of(_WHOSE_TURN)
    if words is None:
        raise reading.reader.lost("whose turn it is")
    return la.During(_WHOSE_TURN[words])


_STRENGTH: Final[dict[str, tuple[Comparison, Number]]] = {
    "or more ATK": (">=", "attack"), "or less ATK": ("<=", "attack"),
    "or more DEF": (">=", "defense"), "or less DEF": ("<=", "defense"),
}  # fmt: skip


def _strong(reader: Reader) -> Node:
    """ "3000 or less ATK", of this card"""
    number = reader.number()
    words = reader.take_one_of(_STRENGTH) if number is not None else None
    if number is None or words is None:
        raise reader.lost("a number of ATK or DEF")
    op, what = _STRENGTH[words]
    return la.Compare(la.LevelOf(la.SELF, what=what), op, number)


def _effect_used(reading: Reading) -> Node:
    """ "this effect was activated this turn (and was not negated)": the effect before it, of which
    the card remembers that it resolved
    """
    if not reading.reader.take_words("this effect was activated this turn"):
        raise reading.reader.lost('"this effect was activated this turn"')
    reading.reader.take_words("( and was not negated )")
    return USED_BEFORE


def _at_activation(reading: Reading) -> Node:
    """ "this card was co-linked when this effect was activated" """
    reader = reading.reader
    if reader.take_words("this card was in your hand when this effect was activated"):
        return la.AtActivation(la.exists(_THIS, v.HAND))
    if not reader.take_words("this card was co-linked when this effect was activated"):
        raise reader.lost('"when this effect was activated"')
    return la.AtActivation(la.exists(joined([_THIS, la.State("co-linked")]), v.MZONE))


# What was done to cards, as "you" did it.
_DEEDS: Final = {
    "added": "add", "sent": "send", "banished": "banish", "discarded": "discard",
    "destroyed": "destroy", "Tributed": "Tribute", "revealed": "reveal", "returned": "return",
    "Special Summoned": "Special Summon", "excavated": "excavate",
}  # fmt: skip
_HOW: Final = (
    "to activate this effect", "to activate this card", "when you activated this card",
    "when you activated this effect", "by this effect", "this way", "with this effect",
)  # fmt: skip
# What is printed on a card, wherever it is.
_PRINTED: Final = (
    la.Named, la.Series, la.Type, la.Race, la.Attribute, la.Mentions, AllOf, AnyOf, NoneOf,
)  # fmt: skip


def _was(reading: Reading) -> Node:
    """ "it was a Link Monster", "the discarded card was not \"A\"", "you added a monster" """
    reader = reading.reader
    if reader.take("you"):
        deed = reader.take_one_of(_DEEDS)
        found = [one for one in reading.mentions if deed and one.deed == _DEEDS[deed]]
        if len(found) != 1:
            raise reader.lost("what was done to one card")
        mention = found[0]
        item = _what_it_was(reading)
        if deed == "sent" and not reader.take_words("to the GY"):
            raise reader.lost('"to the GY"')
        reader.take_one_of(_HOW)
    else:
        known = spoken(reading)
        if known is None:
            raise reader.lost("a card that was spoken of")
        mention = known
        present = reader.take("is")
        if not (present or reader.take("was")):
            raise reader.lost('"was"')
        item = _level_of_it(reading) if present and reader.comes("Level") else _what_it_was(reading)
    card = meant(mention)
    if mention.several or not isinstance(card, la.Chosen):
        raise reader.lost("one card that was chosen")
    return la.Is(card, item)


def _level_of_it(reading: Reading) -> Filter:
    """ "Level 2 or higher", as it is now"""
    reader = reading.reader
    reader.expect("Level")
    least = reader.number()
    if least is None or not reader.take("or", "higher"):
        raise reader.lost('"or higher"')
    return la.MONSTER & la.Between("level", least)


def _what_it_was(reading: Reading) -> Filter:
    reader = reading.reader
    negative = reader.take("not")
    reader.take("a") or reader.take("an")
    item = cards(reader, reading.lexicon)
    for node in item.walk():
        level = isinstance(node, la.Between) and node.what in ("rank", "link")
        if not level and not isinstance(node, _PRINTED):
            raise reader.lost("what is printed on the card")
    return ~item if negative else item


def _any_sent(reading: Reading) -> Node:
    """ "any \"A\" monsters were sent to the GY by this effect" """
    reader = reading.reader
    reader.expect("any")
    item = cards(reader, reading.lexicon)
    sent = [one for one in reading.mentions if one.deed == "send" and one.several and one.name]
    if len(sent) != 1 or not reader.take_words("were sent to the GY by this effect"):
        raise reader.lost("cards that were sent to the GY")
    return la.Compare(la.HowMany(sent[0].name, joined([item, la.InPlace(v.GRAVE)])), ">=", 1)


_CONDITIONS: Final = (
    _any_sent,
    _at_activation, _effect_used, _made_with, _as_many, _highest,
    _sent_here, _sent, _activated, _was_activated, _was, _more_than, _have, _there, _summoned,
    _own_state, _life, _turn,
)  # fmt: skip


CONDITION.append(condition)
