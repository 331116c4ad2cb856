"""Conditions, as they follow "if" or "while": "you have 3 or fewer security cards"."""

from dataclasses import replace
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.adjectives import adjectives, colors, levels, names
from engine.digimon.card_text.nouns import Noun, noun, plain, with_
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import known
from engine.digimon.card_text.where import below_area, owner, place
from engine.digimon.card_text.tokens import NotUnderstood, named
from engine.digimon.language.words import Comparison, Fact, Happened
from engine.effects import Node
from engine.filters import ANY, Filter

_FACTS: Final[dict[str, Fact]] = {
    "DNA digivolving": "dna", "DigiXrosing": "digixros", "blast digivolving": "blast",
    "it digivolved into a Digimon with the same level": "same-level",
    "this card was deleted by an effect": "by-effect", "played by an effect": "played-by-effect",
    "this card was face-up": "face-up",
    "it was by an effect": "by-effect",
    "it attacks a player": "attack-on-player", "it attacks a Digimon": "attack-on-digimon",
}  # fmt: skip


# What is only known of an effect of one timing.
_OF_ONE_TIMING: Final[tuple[tuple[str, Fact, Happened], ...]] = (
    ("played from digivolution cards", "from-under", "played"),
    ("digivolving from the trash", "from-trash", "digivolved"),
    ("is digivolving from the trash", "from-trash", "digivolved"),
)
# The name of the card that is trashed, where a later condition asks for it.
TRASHED: Final = "trashed"


def conditions(reading: Reading) -> tuple[Node, ...]:
    """Conditions that must hold together. Raises NotUnderstood."""
    found = [condition(reading)]
    while True:
        at = reading.reader.next
        more = reading.attempt(_and) if reading.reader.take("and") else None
        if more is None:
            reading.reader.next = at
            return tuple(found)
        found.append(more)


def _and(reading: Reading) -> Node:
    return condition(reading)


def condition(reading: Reading) -> Node:
    """One condition, or one of two."""
    first = _one(reading)
    while reading.reader.comes("or") or reading.reader.comes(",", "or"):
        at = reading.reader.next
        reading.reader.take(",")
        before = replace(reading)
        try:
            first = _or(reading, first)
        except NotUnderstood:
            vars(reading).update(vars(before))
            reading.reader.next = at
            break
    return first


def _or(reading: Reading, first: Node) -> Node:
    """ "… or you have a Tamer", "you have a Tamer or a Digimon with …"."""
    reader = reading.reader
    reader.expect("or")
    reader.take("if")
    article = reader.take("a") or reader.take("an")
    if article and isinstance(first, la.Compare) and isinstance(first.left, la.Count):
        if (first.op, first.right, first.left.areas) != (">=", 1, v.BATTLE):
            raise reader.lost("another condition")
        what = noun(reading)
        if what.card:
            raise reader.lost("cards on the field")
        more: Node = la.exists(what.filter, v.BATTLE, first.left.whose)
    else:
        yours = isinstance(first, la.Compare) and isinstance(first.left, la.Count)
        as_many = reading.attempt(_as_well) if yours and first.left.whose == v.YOU else None
        more = as_many or _one(reading)
    of = first.of if isinstance(first, la.AnyCondition) else (first,)
    return la.AnyCondition((*of, more))


def _as_well(reading: Reading) -> Node:
    """ "3 or more Tamers", behind "or": what you have was said before."""
    number = reading.reader.number()
    if number is None:
        raise reading.reader.lost("how many")
    op = _op(reading)
    return _lying(reading, noun(reading), v.YOU, op, number)


def _one(reading: Reading) -> Node:
    return reading.one_of(
        (_trashed, _fact, _has, _there, _this, _counted_below, _colors, _that), "a condition"
    )


def _trashed(reading: Reading) -> Node:
    """ "this effect trashed a card with the [X] trait": the one that was chosen to be trashed."""
    reading.reader.expect("this", "effect", "trashed", "a")
    return la.Is(noun(reading).filter, la.Chosen(TRASHED))


def _fact(reading: Reading) -> Node:
    if reading.reader.take("it's", "your", "turn"):
        return la.InTurn(v.YOU)
    their = reading.reader.take("it's", "their", "turn")
    if their or reading.reader.take("it's", "your", "opponent's", "turn"):
        return la.InTurn(v.OPPONENT)
    if reading.reader.take("DigiXrosing", "with"):
        least = reading.reader.number()
        if least is None:
            raise reading.reader.lost("with how many cards")
        reading.reader.expect("cards")
        return la.EventWas("digixros", least)
    if reading.looked and reading.reader.take_words("all of the revealed cards are"):
        return la.none(~colors(reading.reader), v.REVEALED)
    if reading.reader.take_words("all of your Digimon are suspended"):
        return la.none(la.DIGIMON & la.UNSUSPENDED)
    if reading.reader.take("during", "an", "attack"):
        return la.exists(la.ATTACKING, v.BATTLE, v.EITHER)
    if reading.reader.take("deleted", "other", "than", "in", "battle"):
        return la.Not(la.EventWas("in-battle"))
    if reading.reader.take_words("it wasn't by an effect of card"):
        number = named(reading.reader.peek())
        reading.reader.next += 1
        return la.Not(la.ByEffectOf(la.Numbered(number)))
    if reading.reader.take_words("played or digivolved by an effect"):
        if not reading.timings or not set(reading.timings) <= {"played", "digivolved"}:
            raise reading.reader.lost("what was played or digivolved")
        return la.EventWas("by-effect")
    if reading.timings == ("played",) and reading.reader.take_words("played by an effect of"):
        return la.ByEffectOf(names(reading.reader))
    for words, fact in _FACTS.items():
        if reading.reader.take_words(words):
            return la.EventWas(fact)
    for words, fact, timing in _OF_ONE_TIMING:
        if reading.timings == (timing,) and reading.reader.take_words(words):
            return la.EventWas(fact)
    raise reading.reader.lost("what the event was")


def _has(reading: Reading) -> Node:
    """ "you have …", "your opponent has no …"."""
    reader = reading.reader
    if reader.take("you", "have"):
        return _cards(reading, v.YOU, "you")
    if reader.take("you", "don't", "have"):
        return _none(reading, v.YOU)
    if reader.take("your", "opponent", "has") or reader.take("they", "have"):
        return _cards(reading, v.OPPONENT, "they")
    if reader.take("your", "opponent", "doesn't", "have"):
        return _none(reading, v.OPPONENT)
    raise reader.lost("what a player has")


def _none(reading: Reading, whose: int) -> Node:
    reader = reading.reader
    if reader.take("another"):
        what = noun(reading)
        return _lying(reading, replace(what, filter=what.filter & la.OTHER), whose, "=", 0)
    reader.take("a") or reader.take("an") or reader.take("any")
    return _lying(reading, noun(reading), whose, "=", 0)


def _there(reading: Reading) -> Node:
    """ "there is a Digimon with …", "there are 2 or more …"."""
    reader = reading.reader
    if not (reader.take("there", "is") or reader.take("there", "are")):
        raise reader.lost("what there is")
    return _cards(reading, v.EITHER, "")


def _cards(reading: Reading, whose: int, player: str) -> Node:
    """How many cards of which kind a player has."""
    reader = reading.reader
    secured = reading.attempt(lambda reading: _security(reading, whose))
    if secured is not None:
        return secured
    if reader.take("no"):
        if reader.take("security", "cards"):
            return la.security("=", 0, whose)
        return _lying(reading, noun(reading), whose, "=", 0)
    if reader.take("another"):
        what = noun(reading)
        return _lying(reading, replace(what, filter=what.filter & la.OTHER), whose, ">=", 1)
    if reader.take("as", "many", "or", "more", "total"):
        return _as_many(reading, whose)
    if reader.take("a") or reader.take("an") or named(reader.peek()):
        return _lying(reading, noun(reading), whose, ">=", 1)
    if whose != v.EITHER and (reader.take("fewer") or reader.take("more")):
        return _than_the_other(reading, whose, reader.words[reader.next - 1].text == "fewer")
    number = reader.number()
    if number is None:
        raise reader.lost("how many")
    op = _op(reading)
    if reader.take("memory"):
        if whose == v.EITHER:
            raise reader.lost("cards")
        return la.Compare(la.Memory(whose), op, number)
    if reader.take("security", "cards"):
        return la.Compare(la.Count(ANY, v.SECURITY, whose), op, number)
    return _lying(reading, noun(reading), whose, op, number)


def _than_the_other(reading: Reading, whose: int, fewer: bool) -> Node:
    """ "fewer security cards than you", "more Digimon than your opponent", …"""
    reader = reading.reader
    other = v.YOU if whose == v.OPPONENT else v.OPPONENT
    filter: Filter = ANY
    areas = v.SECURITY
    if not reader.take("security", "cards"):
        what = noun(reading)
        filter, areas = what.filter, v.BATTLE
        if what.card:
            reader.expect("in", "the", "hand")
            areas = v.HAND
    reader.expect("than")
    if other == v.OPPONENT:
        reader.expect("your")
    reader.expect("opponent" if other == v.OPPONENT else "you")
    mine, theirs = la.Count(filter, areas, whose), la.Count(filter, areas, other)
    return la.Compare(mine, "<" if fewer else ">", theirs)


def _security(reading: Reading, whose: int) -> Node:
    """ "no face-up security cards", "a blue face-up security card", "no face-up [X] …"."""
    reader = reading.reader
    none = reader.take("no")
    if not none:
        reader.expect("a")
    filter: Filter = ANY
    for part in adjectives(reader):
        filter = filter & part
    if named(reader.peek()):
        filter = filter & names(reader)
    if not (reader.take("security", "cards") or reader.take("security", "card")):
        raise reader.lost("security cards")
    count = la.Count(plain(filter), v.SECURITY, whose)
    return la.Compare(count, "=" if none else ">=", 0 if none else 1)


def _colors(reading: Reading) -> Node:
    """ "your Tamers with the [X] trait have 3 or more total colors"."""
    reader = reading.reader
    whose = owner(reader)
    what = noun(reading)
    reader.expect("have")
    number = reader.number()
    if whose is None or what.card or number is None:
        raise reader.lost("whose colors")
    op = _op(reading)
    reader.take("total")
    reader.expect("colors")
    return la.Compare(la.DifferentColors(what.filter, v.BATTLE, whose), op, number)


def _as_many(reading: Reading, whose: int) -> Node:
    """ "as many or more total Digimon and Tamers as you"."""
    reader = reading.reader
    what = noun(reading)
    reader.expect("as")
    if whose == v.OPPONENT:
        reader.expect("you")
    else:
        reader.expect("your", "opponent")
    other = v.YOU if whose == v.OPPONENT else v.OPPONENT
    if what.card or whose == v.EITHER:
        raise reader.lost("cards on the field")
    mine, theirs = la.Count(what.filter, whose=whose), la.Count(what.filter, whose=other)
    return la.Compare(mine, ">=", theirs)


def _that(reading: Reading) -> Node:
    """ "that card is yellow", "that Digimon has the [X] trait"."""
    reader = reading.reader
    if not reader.comes("that"):
        raise reader.lost("that card")
    who = known(reading)
    if reader.take("has"):
        return la.Is(with_(reading), who)
    reader.expect("is")
    if reader.comes("level"):
        return la.Is(levels(reader), who)
    reader.take("a") or reader.take("an")
    at = reader.next
    color = reading.attempt(lambda reading: colors(reading.reader))
    if color is not None and (reader.peek() is None or reader.comes(",")):
        return la.Is(color, who)
    reader.next = at
    return la.Is(noun(reading).filter, who)


def _op(reading: Reading) -> Comparison:
    """ "or fewer", "or more", or exactly so many."""
    reader = reading.reader
    if reader.take("or", "fewer") or reader.take("or", "less"):
        return "<="
    return ">=" if reader.take("or", "more") else "="


def _lying(reading: Reading, what: Noun, whose: int, op: Comparison, number: int) -> Node:
    """So many of these cards, where they are."""
    reader = reading.reader
    areas, of = v.BATTLE, None
    below = reader.comes("in", "this", f"{reading.this}'s") or reader.comes("in", "the", "hand")
    if (
        what.card
        or below
        or reader.comes("in", "your", "trash")
        or reader.comes("in", "their", "trash")
    ):
        if not reader.comes("under"):
            reader.expect("in")
        where = place(reading)
        if where.whose != whose and whose != v.EITHER and not where.of:
            raise reader.lost("where cards of this player are")
        areas, of = where.areas, where.of
        whose = where.whose
    elif reader.take("on", "the", "field"):
        areas = v.FIELD
    elif reader.take("in", "the", "battle", "area"):
        areas = v.BATTLE
    elif reader.take("in", "the", "breeding", "area"):
        areas = v.BREEDING
    if reader.take("with", "different", "names"):
        return la.Compare(la.DifferentNames(what.filter, areas, whose, of), op, number)
    return la.Compare(la.Count(what.filter, areas, whose, of), op, number)


def _this(reading: Reading) -> Node:
    """ "this Digimon is suspended", "this Digimon has [X] in its name"."""
    reader = reading.reader
    if reader.take("this", f"{reading.this}'s", "stack", "has"):
        number = reader.number()
        if number is None:
            raise reader.lost("how many")
        compared = la.Compare(la.NumberOf("same-level"), _op(reading), number)
        reader.expect("same-level", "cards")
        return compared
    if not reader.take("this", reading.this):
        if not (reader.take("it") and reading.own_event and not reading.chosen):
            raise reader.lost("this card")
    if reader.take("has"):
        return la.Is(with_(reading))
    if reader.take("doesn't", "have"):
        return la.Is(~with_(reading))
    if reader.take("is", "suspended"):
        return la.Is(la.SUSPENDED)
    if reader.take("is", "unsuspended"):
        return la.Is(la.UNSUSPENDED)
    if reader.take("is", "attacking"):
        return la.Is(la.ATTACKING)
    if reader.take("is"):
        if named(reader.peek()):
            is_ = noun(reading).filter
        else:
            is_ = levels(reader) if reader.comes("level") else colors(reader)
        return la.Is(is_ | with_(reading) if reader.take("or", "has") else is_)
    raise reader.lost("what this card is or has")


def _counted_below(reading: Reading) -> Node:
    """ "[X] is in this Digimon's digivolution cards"."""
    reader = reading.reader
    reader.take("a") or reader.take("an")
    filter = noun(reading).filter
    while reader.take("or"):
        reader.take("a") or reader.take("an")
        filter = filter | noun(reading).filter
    reader.expect("is", "in", "this", f"{reading.this}'s")
    if below_area(reader) != v.UNDER:
        raise reader.lost('"digivolution cards"')
    return la.Is(la.HasUnder(filter))
