"""Conditions, as they follow "if": "you control no monsters"."""

from typing import Final, cast

from engine.effects import Node
from engine.filters import ANY, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.activated_before import cards_activated
from engine.yugioh.card_text.compared_numbers import life, total
from engine.yugioh.card_text.controlled import (
    all_are, as_many, have, highest, more_than, number_held, there, types_among,
)  # fmt: skip
from engine.yugioh.card_text.counting import kind_of_counter
from engine.yugioh.card_text.discarded import discarded_by_opponent
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.qualified import going_together
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.described import numbers, one_card
from engine.yugioh.card_text.summoned_how import (
    SUMMONED_FROM, made_by, made_so, materials, so_many, so_many_such, tributed, ways,
)  # fmt: skip
from engine.yugioh.card_text.things import CONDITION
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.card_text.what_it_was import any_sent, was
from engine.yugioh.language.words import CardState, Comparison, Number
from engine.yugioh.wording import words as w

_THIS: Final = ~la.OTHER
_FLIPPED: Final = la.exists(joined([_THIS, la.State("flipped")]), v.MZONE)


def used_before(places: int) -> Node:
    """That the effect before this one resolved, of a card in these places."""
    return la.exists(joined([_THIS, la.State("marked")]), places)


USED_BEFORE: Final = used_before(v.MZONE | v.GRAVE)  # wherever this one is


def condition(reading: Reading) -> Node:
    """What must hold. Raises NotUnderstood."""
    return reading.one_of(_CONDITIONS, "a condition")


def _together(reading: Reading) -> Node:
    """ "you have 2 or more monsters in your GY with the same original Type and Attribute, …" """
    reader = reading.reader
    if not reader.take_words("you have 2 or more"):
        raise reader.lost('"you have 2 or more"')
    item = cards(reader, reading.lexicon)
    where = place(reader, is_monsters(item))
    if where is None or where.places & v.FIELD_PLACES or where.zones or where.face_up:
        raise reader.lost("cards that are not on the field")
    return la.TwoTogether(item, where.places, going_together(reading), where.whose)


def _summoned(reading: Reading) -> Node:
    """ "this card was Normal or Special Summoned this turn" """
    reader = reading.reader
    if not reader.take_words("this card was"):
        raise reader.lost('"this card was"')
    reading.last = reading.last or THIS
    if reader.take_words("flipped face-up this turn"):
        return _FLIPPED
    if reader.take_words("activated this turn"):
        there = v.PZONE if reading.pendulum else v.SZONE
        return la.exists(joined([_THIS, la.State("activated-this-turn")]), there)
    how = ways(reading)
    reader.expect("Summoned")
    if how == v.BY_SPECIAL and reader.take_words("by the effect of"):
        return la.WasSummoned(how, by=one_card(reading))
    flipped = reader.take_words("or flipped face-up")
    if flipped and not reader.comes("this", "turn"):
        raise reader.lost('"this turn"')
    if reader.take("this", "turn"):
        this_turn = la.Compare(
            la.Count(joined([_THIS, la.State("this-turn"), la.Summoned(how)]), v.MZONE), ">=", 1
        )
        return la.AnyCondition((this_turn, _FLIPPED)) if flipped else this_turn
    if how & v.BY_TRIBUTE and reader.take("by", "Tributing"):
        return tributed(reading)
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
    if (place := reader.take_one_of(SUMMONED_FROM)) is not None:
        return la.WasSummoned(SUMMONED_FROM[place])
    if reader.take_words("Special Summoned by the effect of"):
        return la.WasSummoned(v.BY_SPECIAL, by=one_card(reading))
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
    if reader.take_words("because it was sent there to activate the effect of"):
        by = cards(reader, reading.lexicon)
        if not isinstance(by, la.Named):
            raise reader.lost("the name of one card")
        reader.expect("this", "turn")
        reading.where = v.GRAVE
        return la.exists(_THIS & la.SentForEffectOf(by), v.GRAVE)
    if not reader.take_words("because it was sent there this turn"):
        raise reader.lost('"because it was sent there this turn"')
    reading.where = v.GRAVE
    return la.exists(_THIS & la.SENT_THIS_TURN, v.GRAVE)


def _banished(reading: Reading) -> Node:
    """ "any card has been banished this turn" """
    if not reading.reader.take_one_of(_ANY_BANISHED):
        raise reading.reader.lost('"any card has been banished this turn"')
    return la.ThisTurn("banish", ANY, v.EITHER)


_ANY_BANISHED: Final = tuple(
    f"{which} {have} been banished this turn"
    for which, have in (("any card", "have"), ("any card", "has"), ("any cards", "have"))
)


def _sent(reading: Reading) -> Node:
    """ "a Fusion Monster was sent to your GY this turn" """
    reader = reading.reader
    op, least, parts = number_held(reading)
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


def _has_summoned(reading: Reading) -> Node:
    """ "you Xyz Summoned this turn", "your opponent has Special Summoned a monster this turn" """
    if reading.reader.take_words("you Xyz Summoned this turn"):
        return la.ThisTurn("xyz")
    if reading.reader.take_words("you Special Summoned"):
        item = one_card(reading)
        if not is_monsters(item) or not reading.reader.take_words("from your Deck this turn"):
            raise reading.reader.lost('"from your Deck this turn"')
        return la.ThisTurn("special", joined([item, la.InPlace(v.DECK)]))
    if not reading.reader.take_words("your opponent has Special Summoned a monster this turn"):
        raise reading.reader.lost('"has Special Summoned a monster this turn"')
    return la.ThisTurn("special", whose=v.OPPONENT)


_ACTIVATED: Final[dict[str, Filter]] = {
    "monster effect": la.MONSTER & ~la.InPlace(v.SZONE), "card or effect": ANY,
    "monster effect in the hand or GY": la.MONSTER & la.InPlace(v.HAND | v.GRAVE),
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
    in_hand = reader.take_words("in the hand")
    reader.expect("was")
    reader.take("successfully")
    if not reader.take_words("activated this turn"):
        raise reader.lost('"activated this turn"')
    return la.ThisTurn("activated-in-hand" if in_hand else "activated", item, v.EITHER)


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
    **{f"is in the {words}": (la.Zones(mask), ">=", 1) for mask, words in w.NAMED_ZONES.items()},
}  # fmt: skip


def _own_state(reading: Reading) -> Node:
    """ "this card has material", "this card is equipped with an Equip Card" """
    reader = reading.reader
    if not reader.take_words("this card"):
        raise reader.lost('"this card"')
    to = reader.take_one_of(_ARROWS)
    if to is not None:
        op, number, parts = number_held(reading)
        item = joined([cards(reader, reading.lexicon), *parts, _ARROWS[to]])
        return la.Compare(la.Count(item, v.MZONE, v.EITHER), op, number)
    words = reader.take_one_of(_OWN)
    if words is not None:
        item, op, number = _OWN[words]
        return la.Compare(la.Count(joined([_THIS, item]), v.MZONE), op, number)
    if reader.take_words("is equipped to a monster"):
        own = reader.take_one_of(("by this card's effect", "by this effect")) is not None
        state = la.State("equipped-by-own-effect") if own else la.EQUIP_CARD
        return la.exists(joined([_THIS, state]), v.SZONE)
    if reader.take_words("is equipped to"):
        _, _, parts = number_held(reading)
        item = joined([cards(reader, reading.lexicon), *parts])
        return la.exists(joined([_THIS, la.EquippedTo(item)]), v.SZONE)
    if reader.take_words("is equipped with"):
        _, _, parts = number_held(reading)
        item = joined([cards(reader, reading.lexicon), *parts])
        return la.exists(joined([_THIS, la.EquippedWith(item)]), v.MZONE)
    if reader.take("has"):
        strong = reader.attempt(lambda: _strong(reader))
        if strong is not None:
            return strong
        many = reader.attempt(lambda: so_many(reader))
        if many is not None:
            return la.Compare(la.MaterialCount(), *many)
        op, number, parts = number_held(reading)
        if (op, number) != (">=", 1):
            raise reader.lost("a material")
        item = joined([cards(reader, reading.lexicon), *parts])
        if not reader.take_one_of(("as material", "as Xyz Material", "as an Xyz Material")):
            raise reader.lost('"as material"')
        return la.exists(joined([_THIS, la.WithMaterial(item)]), v.MZONE)
    raise reader.lost("what this card is")


_ARROWS: Final = {"points to": la.POINTED, "is linked to": la.State("its-linked")}
_THAN: Final[dict[str, Comparison]] = {"or more": ">=", "or less": "<=", "or fewer": "<="}


def _counters(reading: Reading) -> Node:
    """ "there are less than 3 Spell Counters on this card", "2 or more Spell Counters are on …" """
    reader = reading.reader
    there = reader.take_one_of(("there are", "there is"))
    fewer = reader.take_one_of(("less than", "fewer than"))
    number = reader.number()
    than = None if fewer is not None else reader.take_one_of(_THAN)
    if number is None or (fewer is None and than is None):
        raise reader.lost("how many counters")
    name = kind_of_counter(reading)
    if there is None:
        reader.expect("are")
    reader.expect("on", "this", "card")
    return la.Compare(la.Counters(name), "<" if than is None else _THAN[than], number)


def _pointed_to(reading: Reading) -> Node:
    """ "this card is in a zone a Link Monster points to" """
    if not reading.reader.take_words("this card is in a zone a Link Monster points to"):
        raise reading.reader.lost('"a Link Monster points to"')
    return la.exists(joined([_THIS, la.State("pointed-to")]), v.MZONE)


_WHOSE_TURN: Final = {
    "it is your turn": la.During(v.YOU), "it is your opponent's turn": la.During(v.OPPONENT),
    "it is your Main Phase 1": la.During(v.YOU, "main 1"),
    "it is the Main Phase 1": la.During(v.EITHER, "main 1"),
}  # fmt: skip


def _turn(reading: Reading) -> Node:
    """ "it is your opponent's turn" """
    words = reading.reader.take_one_of(_WHOSE_TURN)
    if words is None:
        raise reading.reader.lost("whose turn it is")
    return _WHOSE_TURN[words]


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


def _sent_for(reading: Reading) -> Node:
    """ "it was sent for the Synchro Summon of \"A\" or a Plant monster", as its material"""
    reader = reading.reader
    if not reader.take_words("it was sent for the Synchro Summon of"):
        raise reader.lost('"it was sent for the Synchro Summon of"')
    opening = " ".join(word.text for word in reader.words).partition(":")[0]
    if "this card is sent to the GY as Synchro Material" not in opening:
        raise reader.lost("what was sent as material")
    of = [_named_or_such(reading)]
    while reader.take("or"):
        of.append(_named_or_such(reading))
    return la.SentFor(v.BY_SYNCHRO, of[0] if len(of) == 1 else AnyOf(tuple(of)))


def _used_on_field(reading: Reading) -> Node:
    """ "this card on the field was used as material", of one that may have been in the hand"""
    reader = reading.reader
    opening = " ".join(word.text for word in reader.words).partition(":")[0]
    if "this card is sent from the hand or field to the GY as material" not in opening:
        raise reader.lost("what was sent as material")
    if not reader.take_words("this card on the field was used as material"):
        raise reader.lost('"this card on the field was used as material"')
    return la.UsedOnField()


def _named_or_such(reading: Reading) -> Filter:
    """ "\"A\"" or "a Plant monster" """
    word = reading.reader.peek()
    card = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        return one_card(reading)
    reading.reader.next += 1
    return card


def _at_activation(reading: Reading) -> Node:
    """ "this card was co-linked when this effect was activated" """
    reader = reading.reader
    if reader.take_words("this card was revealed when this effect was activated"):
        return la.AtActivation(la.exists(joined([_THIS, la.State("revealed")]), v.HAND))
    if reader.take_words("this card was in your hand when this effect was activated"):
        return la.AtActivation(la.exists(_THIS, v.HAND))
    if not reader.take_words("this card was co-linked when this effect was activated"):
        raise reader.lost('"when this effect was activated"')
    return la.AtActivation(la.exists(joined([_THIS, la.State("co-linked")]), v.MZONE))


_CONDITIONS: Final = (
    any_sent, _together, all_are, _counters, _pointed_to, discarded_by_opponent,
    _at_activation, _effect_used, _sent_for, _used_on_field, _made_with, as_many, highest,
    _sent_here, _banished, _sent, _activated, _was_activated, _has_summoned, cards_activated, was,
    more_than, have, types_among, there, _summoned, _own_state, life, _turn, total,
)  # fmt: skip


CONDITION.append(condition)
