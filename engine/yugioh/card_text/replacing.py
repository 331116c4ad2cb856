"""What is done instead: of a destruction, of going to the GY, of leaving the field."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.controlled import or_such
from engine.yugioh.card_text.naming import named
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, starting, statement
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.seen import is_monsters, seen
from engine.yugioh.card_text.verbs import Steps, clause, operation
from engine.yugioh.language.words import ForbiddenUntil, Paid
from engine.yugioh.wording import words as w
from engine.yugioh.wording.holding import PAID, PAID_WITH
from engine.yugioh.wording.replacing import EQUIPPED

_THIS: Final = {
    "this card": ~la.OTHER, "this face-up card on the field": ~la.OTHER & la.FACE_UP,
    "this card on the field": ~la.OTHER, "this card you control": ~la.OTHER,
    "this card in your Monster Zone": ~la.OTHER,
    "this card in the Spell & Trap Zone": ~la.OTHER,
}  # fmt: skip
# By what a card would be destroyed; by battle nothing is.
DESTROYED_BY: Final = {
    "by battle or card effect": v.EITHER, "by battle or by card effect": v.EITHER,
    "by card effect": v.EITHER, "by a card effect": v.EITHER, "by card effects": v.EITHER,
    "by battle or an opponent's card effect": v.OPPONENT,
    "by battle or by an opponent's card effect": v.OPPONENT,
    "by battle or your opponent's card effect": v.OPPONENT,
    "by an opponent's card effect": v.OPPONENT, "by your opponent's card effect": v.OPPONENT,
}  # fmt: skip


_FROM: Final = {"hand": v.HAND, "Main Deck": v.DECK, "Deck": v.DECK, "field": v.FIELD_PLACES}
_GRAVES: Final = {
    "the GY": v.EITHER, "your GY": v.YOU, "your opponent's GY": v.OPPONENT,
}  # fmt: skip
_UNTIL: Final[dict[str, ForbiddenUntil]] = {
    "until the end of the next turn": "next turn", "for the rest of this turn": "",
    "until the end of this turn": "",
}  # fmt: skip


def into_banishment(reading: Reading) -> la.BanishInstead:
    """ "any monster sent from the hand or Main Deck to the GY is banished instead" """
    reader = reading.reader
    reader.expect("any")
    item = cards(reader, reading.lexicon)
    reader.expect("sent")
    places = 0
    if reader.take("from", "the"):
        while True:
            name = reader.take_one_of(_FROM)
            if name is None:
                raise reader.lost("a place")
            places |= _FROM[name]
            if not reader.take("or"):
                break
    reader.expect("to")
    grave = reader.take_one_of(_GRAVES)
    if grave is None or not reader.take_words("is banished instead"):
        raise reader.lost('"is banished instead"')
    return la.BanishInstead(item, places, _GRAVES[grave])


@statement
def _(reading: Reading) -> Rules:
    return Rules((into_banishment(reading),))


@clause
def _(reading: Reading) -> Steps:
    """ "until the end of the next turn, any card sent to the GY is banished instead" """
    words = reading.reader.take_one_of(_UNTIL)
    if words is None:
        raise reading.reader.lost("for how long")
    reading.reader.take(",")
    return (replace(into_banishment(reading), until=_UNTIL[words]),)


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this face-up card would leave the field, banish it instead." """
    if not reading.reader.take_words(
        "if this face-up card would leave the field , banish it instead"
    ):
        raise reading.reader.lost('"would leave the field"')
    return Rules((la.BanishedWhenLeaving(),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this face-up Special Summoned card leaves the field, return it to the bottom of …" """
    if not reading.card.type & v.MONSTER or not reading.reader.take_words(
        "if this face-up Special Summoned card leaves the field , return it to the bottom of the "
        "Deck"
    ):
        raise reading.reader.lost('"leaves the field"')
    return Rules((la.UnderDeckWhenLeaving(),))


@starting("once", "if")
def _(reading: Reading) -> Rules:
    """ "If a \"A\" card you control would be destroyed by card effect, you can … instead." """
    reader = reading.reader
    each_once = reader.take_words("once per turn ,")
    reader.expect("if")
    alone = reader.take("exactly", "1")
    item, whose = _saved(reading, alone)
    if alone and not reader.take_words("( and no other cards )"):
        raise reader.lost('"(and no other cards)"')
    reader.expect("would", "be", "destroyed")
    words = reader.take_one_of(DESTROYED_BY)
    by = v.EITHER if words is None else DESTROYED_BY[words]
    reader.expect(",")
    later = reader.take_words("except the turn this card was sent to the GY ,")
    spared = None if later else _except(reading)
    if spared is not None:
        item = joined([item, spared])
        reader.expect(",")
    if reader.take("while"):
        held = condition(reading)
        if not isinstance(held, la.Compare):
            raise reader.lost("a condition on cards or numbers")
        item = joined([item, la.Provided(held)])
        reader.expect(",")
    must = not reader.take("you", "can")
    do = operation(reading)
    if reader.take_words(", for each of those monsters"):
        do = _for_each(reading, item, do)
    reader.expect("instead")
    where = _where(reading, do)
    if must and where != v.FIELD_PLACES:
        raise reader.lost('"you can"')
    if later and where != v.GRAVE:
        raise reader.lost('"from your GY"')
    if later:
        item = joined([item, la.Provided(la.SENT_EARLIER)])
    return Rules((la.InsteadOfDestruction(item, do, by, where=where, alone=alone, whose=whose,
                                          each_once=each_once, must=must),))  # fmt: skip


def _where(reading: Reading, do: Steps) -> int:
    """Where this card is when something is done with it."""
    if do == (la.Discard(la.SELF),):
        return v.HAND
    if do != (la.Banish(la.SELF),) or reading.where == v.SZONE:
        return v.FIELD_PLACES
    where = reading.where or v.FIELD_PLACES
    if where not in _PLACES:
        raise reading.reader.lost("from where this card is banished")
    return where


def _for_each(reading: Reading, item: Filter, do: Steps) -> Steps:
    """ "banish 1 card from the top of your Deck": so many as there are monsters to be saved"""
    step = do[0] if len(do) == 1 else None
    if not isinstance(step, la.BanishTop) or step.count != 1:
        raise reading.reader.lost("1 card from the top of the Deck")
    return (replace(step, count=la.Saved(item)),)


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If a \"A\" monster you control would Tribute itself to activate its effect during your
    opponent's turn, you can banish this card you control or from your GY instead."
    """
    reader = reading.reader
    if not (reader.take("if", "a") or reader.take("if", "an")):
        raise reader.lost('"if a"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words(_OWN_TRIBUTE):
        raise reader.lost('"would Tribute itself"')
    for words, where in _BANISHED_FROM.items():
        if reader.take_words(words):
            return Rules((la.InsteadOfOwnTribute(item, (la.Banish(la.SELF),), where),))
    raise reader.lost("what is done with this card")


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If a \"A\" monster you control would discard to activate an effect, you can send this card
    from your field to the GY instead."
    """
    reader = reading.reader
    if not (reader.take("if", "a") or reader.take("if", "an")):
        raise reader.lost('"if a"')
    item = cards(reader, reading.lexicon)
    paid = reader.take_one_of(_PAID)
    if not is_monsters(item) or paid is None:
        raise reader.lost("what it would pay")
    words = reader.take_one_of(_PAID_WITH)
    if words is None:
        raise reader.lost("what is done with this card")
    do, where = _PAID_WITH[words]
    return Rules((la.PaysInstead(_PAID[paid], item, do, where),))


@starting("if", "once")
def _(reading: Reading) -> Rules:
    """ "If you would Tribute a monster to activate the effect of a \"A\" monster, you can banish
    this card from your GY instead.", "Once per turn, if your \"A\" monster would Tribute …"
    """
    reader = reading.reader
    once = reader.take_words("once per turn ,")
    reader.expect("if")
    mine = reader.take("your")
    if not mine and not reader.take_words(_YOU_TRIBUTE):
        raise reader.lost('"you would Tribute a monster to activate the effect of"')
    item = cards(reader, reading.lexicon)
    if mine and not reader.take_words("would Tribute a monster to activate its effect"):
        raise reader.lost('"would Tribute a monster to activate its effect"')
    if not is_monsters(item) or not reader.take(","):
        raise reader.lost("the effect of a monster")
    later = reader.take_words("except the turn this card was sent to the GY ,")
    if not reader.take("you", "can"):
        raise reader.lost('"you can"')
    with reading.reading("cost"):
        do = operation(reading)
    reader.expect("instead")
    itself = do == (la.Banish(la.SELF),)
    if len(do) != 1 or (itself and reading.where != v.GRAVE) or (later and not itself):
        raise reader.lost("one thing that is done instead")
    where = v.GRAVE if itself else v.FIELD_PLACES
    held = (la.SENT_EARLIER,) if later else ()
    (paid,) = named(la.Ignition(cost=do)).cost
    return Rules((la.PaysForTributes(item, paid, where, held, once=once),))


@starting("once")
def _(reading: Reading) -> Rules:
    """ "Once per turn, if you would Tribute a Plant monster you control to activate a \"A\" card or
    effect, you can Tribute any 1 face-up monster your opponent controls, …"
    """
    reader = reading.reader
    if not reader.take_words("once per turn , if you would Tribute a"):
        raise reader.lost('"if you would Tribute a"')
    of = cards(reader, reading.lexicon)
    if not is_monsters(of) or not reader.take_words("you control to activate a"):
        raise reader.lost('"you control to activate a"')
    item = cards(reader, reading.lexicon)
    if not reader.take_words(_THEIRS_FOR_IT):
        raise reader.lost("which monsters of the opponent")
    return Rules((la.TheirsForCosts(of, item),))


_YOU_TRIBUTE: Final = "you would Tribute a monster to activate the effect of a"
_THEIRS_FOR_IT: Final = (
    "or effect , you can Tribute any 1 face-up monster your opponent controls , even though you do "
    "not control it"
)
_PAID: Final[dict[str, Paid]] = {
    f"you control would {how} to activate {whose} effect , you can": paid
    for paid, how in PAID.items() for whose in ("an", "its")
}  # fmt: skip
_PAID_WITH: Final = {f"{words} instead": done for done, words in PAID_WITH.items()}
_OWN_TRIBUTE: Final = (
    "you control would Tribute itself to activate its effect during your opponent's turn , you can"
)
_BANISHED_FROM: Final = {
    "banish this card you control or from your GY instead": v.MZONE | v.GRAVE,
    "banish this card from your GY instead": v.GRAVE,
    "banish this card you control instead": v.MZONE,
}  # fmt: skip
_PLACES: Final = (v.FIELD_PLACES, v.MZONE, v.GRAVE, v.FIELD_PLACES | v.GRAVE, v.MZONE | v.GRAVE,
                  v.HAND | v.GRAVE)  # fmt: skip


_ON_FIELD: Final = v.FIELD_PLACES | v.PZONE


@starting("once")
def _(reading: Reading) -> Rules:
    """ "Once per turn, if a Normal Monster on the field would be destroyed by battle or card
    effect, you can destroy that many \"A\" monsters in your hand and/or Deck instead."
    """
    reader = reading.reader
    if not reader.take_one_of(("once per turn , if a", "once per turn , if an")):
        raise reader.lost('"once per turn, if a"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words(_FOR_THAT_MANY):
        raise reader.lost("monsters on the field for which that many others are destroyed")
    others = cards(reader, reading.lexicon)
    if not is_monsters(others) or not reader.take_words("in your hand and/or Deck instead"):
        raise reader.lost('"in your hand and/or Deck instead"')
    return Rules((la.for_that_many(seen(item, v.MZONE, v.EITHER), others),))


_FOR_THAT_MANY: Final = (
    "on the field would be destroyed by battle or card effect , you can destroy that many"
)


def _saved(reading: Reading, alone: bool) -> tuple[Filter, int]:
    """ "this card", "a \"A\" monster you control": which cards would be destroyed, and whose."""
    reader = reading.reader
    words = reader.take_one_of(_THIS)
    if words is not None:
        return _THIS[words], v.YOU
    if reading.card.type & v.EQUIP and reader.take_words("the equipped monster"):
        return EQUIPPED, v.EITHER
    parts: list[Filter] = []
    if reader.take("your"):
        item = cards(reader, reading.lexicon)
        if not is_monsters(item) or not reader.take_words("in the Extra Monster Zone"):
            raise reader.lost('"in the Extra Monster Zone"')
        there = [la.InPlace(v.MZONE), la.Zones(w.EXTRA_ZONES)]
        return seen(joined([item, *there]), v.MZONE, v.YOU), v.YOU
    if reader.take("another"):
        parts.append(la.OTHER)
    elif not alone and not (reader.take("a") or reader.take("an")):
        word = reader.peek()
        if word is None or not word.quoted:
            raise reader.lost('"this card" or "a"')
    item = cards(reader, reading.lexicon)
    item = reading.attempt(partial(or_such, first=item)) or item
    more = numbers(reading)
    monsters = is_monsters(item)
    if monsters and reader.take_words("this card points to"):
        if reading.card.markers & ~(v.LEFT | v.RIGHT | v.BOTTOM_LEFT | v.BOTTOM | v.BOTTOM_RIGHT):
            raise reader.lost("a card that points to the player's own zones alone")
        return joined([item, *parts, la.POINTED]), v.YOU
    where = place(reader, monsters)
    if where is None or where.whose == v.OPPONENT or where.places & ~_ON_FIELD:
        raise reader.lost('"you control"')
    if where.zones and (where.places, where.whose) != (v.SZONE, v.YOU):
        raise reader.lost("zones of yours")
    more = more or numbers(reading)
    if more is not None:
        parts.append(more)
    if where.places & v.PZONE or where.zones:
        parts.append(la.InPlace(where.places))
    elif monsters:
        parts.append(la.InPlace(v.MZONE))
    if where.zones:
        parts.append(la.Zones(where.zones))
    return seen(joined([item, *parts]), where.places, where.whose), where.whose


def _except(reading: Reading) -> Filter | None:
    """ "except \"A\"" """
    reader = reading.reader
    if not reader.take("except"):
        return None
    word = reader.peek()
    card = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    return ~card
