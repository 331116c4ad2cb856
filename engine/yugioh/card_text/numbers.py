"""Clauses about the numbers of cards: ATK and DEF, Levels."""

from dataclasses import replace
from collections.abc import Sequence
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount, for_each
from engine.yugioh.card_text.counting import kind_of_counter
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.spoken import meant, possessive
from engine.yugioh.card_text.things import Thing, excepted, thing
from engine.yugioh.card_text.verbs import Steps, clause, verb
from engine.yugioh.language.words import (
    Afterwards,
    LastsUntil,
    Negated,
    Number,
)

STATS: Final = {"ATK/DEF": v.ATK | v.DEF, "ATK and DEF": v.ATK | v.DEF, "ATK": v.ATK, "DEF": v.DEF}
_UNTIL: Final = (
    "until the end of this turn", "until the end of the turn", "until the End Phase",
    ", until the end of this turn", "( until the end of this turn )",
)  # fmt: skip


_NEXT: Final = tuple(
    f"{comma}until the end of {whose} opponent's {turn}"
    for comma in ("", ", ") for whose in ("your", "the") for turn in ("turn", "next turn")
) + tuple(
    f"{comma}until {end}"
    for comma in ("", ", ") for end in ("the end of the next turn", "your next Standby Phase")
)  # fmt: skip


def until_end(reading: Reading) -> LastsUntil:
    """ "until the end of this turn", or of the opponent's, if it comes next."""
    if reading.reader.take_one_of(_UNTIL):
        return "end"
    return "next turn" if reading.reader.take_one_of(_NEXT) else ""


def _gains(reading: Reading) -> Steps:
    """ "it gains 800 ATK", "all monsters you control lose 500 ATK" """
    reader = reading.reader
    what = thing(reading)
    verb_found = reader.take_one_of(("gains", "gain", "loses", "lose"))
    if verb_found is None:
        raise reader.lost('"gains" or "loses"')
    sign = 1 if verb_found.startswith("gain") else -1
    if sign > 0 and reader.take_words("that lost ATK"):
        return (la.ChangeStats(what.node(), la.Lost(), until_end(reading)),)
    number = reader.number()
    stats = reader.take_one_of(STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    if what.draft is not None:
        reading.last = Mention(node=la.IT, several=what.mention.several)
    by: Node | int
    if number is None:
        reader.take(",")
        reader.expect("equal", "to")
        by = amount(reading) if sign > 0 else taken_off(amount(reading))
    else:
        by = for_each(reading, sign * number) if reader.take("for", "each") else sign * number
    return (la.ChangeStats(what.node(), by, until_end(reading), STATS[stats]),)


def _becomes(reading: Reading) -> Steps:
    """ "its ATK becomes 0", "the ATK of all monsters your opponent controls become halved" """
    reader = reading.reader
    of_all = reader.take("the") or reader.comes("ATK/DEF", "of")
    owner = None if of_all else possessive(reading)
    original = reader.take("original")
    stats = reader.take_one_of(STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    mention = reading.last
    if owner is not None:
        what = meant(owner)
    else:
        reader.expect("of")
        changed = thing(reading)
        what, mention = changed.node(), reading.last
        if changed.draft is not None:
            reading.last = Mention(node=la.IT, several=changed.mention.several)
    if not reader.take_one_of(("becomes", "become", "is", "are")):
        raise reader.lost('"becomes"')
    reader.take("equal", "to")
    found = values(reading, STATS[stats], original)
    reading.last = mention
    _once(reading, what, found)
    until = until_end(reading)
    return tuple(la.ChangeStats(what, 0, until, each, to, original) for each, to in found)


def _once(reading: Reading, what: Node, values: Sequence[object]) -> None:
    """See that what is changed is not chosen twice."""
    if len(values) > 1 and not isinstance(what, la.Chosen | la.This | la.Each):
        raise reading.reader.lost("cards of which ATK and DEF are changed")


def _becomes_declared(reading: Reading) -> Steps:
    """ "it becomes the declared Level", "all monsters you control become Level 8" """
    reader = reading.reader
    what = thing(reading)
    if what.draft is not None:
        what.draft.extra.append(la.FACE_UP)
    if not (reader.take("becomes") or reader.take("become")):
        raise reader.lost('"becomes the declared Level"')
    to: Node | int
    if reader.take("Level"):
        number = reader.number()
        if number is None:
            raise reader.lost("a Level")
        to = number
    elif reader.take_one_of(("that Level", "the declared Level")):
        to = la.Declared()
    else:
        to = amount(reading)
        if not isinstance(to, la.LevelOf) or to.what != "level" or to.times != 1:
            raise reader.lost('"becomes the declared Level"')
    counter = reading.attempt(_while_counted)
    if counter is not None:
        return (la.ChangeLevel(what.node(), to=to, counter=counter),)
    until = until_end(reading)
    if not until:
        at = reader.next
        reader.take(",")
        until = until_end(reading)
        reader.next = reader.next if until else at
    return (la.ChangeLevel(what.node(), to=to, until=until),)


def _while_counted(reading: Reading) -> str:
    """ "as long as it has a Predator Counter" """
    if not reading.reader.take_one_of(("as long as it has a", "as long as it has an")):
        raise reading.reader.lost('"as long as it has"')
    return kind_of_counter(reading)


clause(_gains)
clause(_becomes_declared)
clause(_becomes)


@verb("make")
def _(reading: Reading) -> Steps:
    """ "make this card gain 500 ATK", "make the ATK of … become 0", "make its Level become 4" """
    return reading.one_of(
        (_gains, _becomes, _becomes_declared, _level_becomes), "what becomes of it"
    )


@verb("change")
def _(reading: Reading) -> Steps:
    """ "change its ATK to 0", "change the ATK of all monsters on the field to 0" """
    reader = reading.reader
    owner = None if reader.take("the") else possessive(reading)
    original = reader.take("original")
    stats = reader.take_one_of(STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    draft = None
    if owner is not None:
        what: Node | None = meant(owner)
    else:
        reader.expect("of")
        found = thing(reading)
        what, draft = None, found
    reader.expect("to")
    to = amount(reading)
    until = until_end(reading)
    if draft is not None:
        excepted(reading, draft.draft)
        what = draft.node()
    assert what is not None
    return (la.ChangeStats(what, 0, until, STATS[stats], to, original),)


@verb("double", "halve")
def _(reading: Reading) -> Steps:
    """ "double the ATK of 1 monster you control", "halve its original ATK" """
    reader = reading.reader
    half = reader.words[reader.next - 1].text.casefold() == "halve"
    owner = None if reader.take("the") else possessive(reading)
    original = reader.take("original")
    if not original:
        reader.take("current")
    stats = reader.take_one_of(STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    if owner is not None:
        what = meant(owner)
    else:
        reader.expect("of")
        what = thing(reading).node()
    values = _multiplied(STATS[stats], original, half)
    _once(reading, what, values)
    until = until_end(reading)
    return tuple(la.ChangeStats(what, 0, until, each, to, original) for each, to in values)


_OWN: Final[dict[int, tuple[Number, Number]]] = {
    v.ATK: ("attack", "original attack"), v.DEF: ("defense", "original defense"),
}  # fmt: skip


def values(reading: Reading, stats: int, original: bool) -> list[tuple[int, Node | int]]:
    """What ATK, DEF or both become: "0", "halved", "double its original ATK"."""
    reader = reading.reader
    multiple = reader.take_one_of(_MULTIPLES)
    if multiple is None:
        return [(stats, amount(reading))]
    of_original = original
    if not multiple.endswith("d"):
        if not (reader.take("its") or reader.take("their")):
            raise reader.lost('"its"')
        of_original = reader.take("original")
        if not of_original:
            reader.take("current")
        found = reader.take_one_of(STATS)
        if found is None or STATS[found] != stats:
            raise reader.lost("the same value")
    return _multiplied(stats, of_original, multiple.startswith("hal"))


def _multiplied(stats: int, original: bool, half: bool) -> list[tuple[int, Node | int]]:
    """ATK, DEF or both with half or double of the own value."""
    each: list[tuple[int, Node | int]] = []
    for stat, names in _OWN.items():
        if stats & stat:
            own = la.LevelOf(la.IT, 1, names[original])
            each.append((stat, la.Half(own) if half else replace(own, times=2)))
    return each


_MULTIPLES: Final = ("halved", "doubled", "half", "double")


_NEGATED: Final[dict[str, Negated]] = {
    "the activation": "activation", "that activation": "activation",
    "the Spell/Trap activation": "activation", "that effect": "effect", "the effect": "effect",
    "its effect": "effect", "that card's effect": "effect", "that monster's effect": "effect",
    "that opponent's effect": "effect", "that activated effect": "effect",
    "the Summon or activation": "summon or activation", "the Summon": "summon",
    "the Special Summon": "summon",
}  # fmt: skip


# Of a Summon alone: the monster was never on the field, and goes there directly.
_OF_A_SUMMON: Final[dict[str, Afterwards]] = {
    "shuffle that monster into the Deck": "shuffle", "return that monster to the hand": "return",
}  # fmt: skip


def _afterwards(reading: Reading, of: Negated) -> Afterwards:
    """ ", and if you do, destroy it": what becomes of the card of what was negated."""
    reader = reading.reader
    at = reader.next
    if reader.take_words(", and if you do ,") or reader.take_words(", and if you do"):
        ends: dict[str, Afterwards] = {
            f"{verb} {it}": verb
            for verb in ("destroy", "banish") for it in ("that card", "it", "that monster")
        } | {"Set that card face-down": "set"}  # fmt: skip
        if of == "summon":
            ends |= _OF_A_SUMMON
        words = reader.take_one_of(ends)
        after = reader.peek()
        if words is not None and (after is None or after.text in (",", ".", ";", ")")):
            return ends[words]
    reader.next = at
    return ""


@verb("negate")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    words = reader.take_one_of(_NEGATED)
    if words is not None:
        if reading.event is None or reading.event.node != la.Answered():
            raise reader.lost("an effect that answers")
        negated = la.NegateActivation(_NEGATED[words], _afterwards(reading, _NEGATED[words]))
        # "It" is the card that is negated, and no card chosen before; once it has gone, there.
        if negated.then in ("destroy", "banish"):
            reading.event = replace(reading.event, node=la.Answered(gone=True))
        reading.last = reading.event
        return (negated,)
    owner = reading.attempt(possessive)
    negatable = la.State("negatable")
    if owner is not None:
        reader.expect("effects")
        return (la.Negate(meant(owner), until_end(reading)),)
    if reader.take_words("the effects of"):
        found: Thing = thing(reading)
        if found.draft is not None:
            found.draft.extra.append(negatable)
        excepted(reading, found.draft)
        at = reader.next
        reader.take(",")
        until: LastsUntil = until_end(reading)
        if not until:
            reader.next = at
        return (la.Negate(found.node(), until),)
    raise reader.lost("what is negated")


def _levels(reading: Reading) -> Node:
    """ "its Level", "the Levels of all monsters you control": whose Level it is."""
    what, ranks = _levels_or_ranks(reading)
    if ranks:
        raise reading.reader.lost('"Level"')
    return what


def _levels_or_ranks(reading: Reading) -> tuple[Node, bool]:
    """The same, and whether it is the Rank of an Xyz Monster as well: "its Level/Rank"."""
    reader = reading.reader
    if not reader.take_one_of(("the Level of", "the Levels of")):
        owner = possessive(reading)
        if reader.take_one_of(("Level/Rank", "Levels/Ranks")):
            return meant(owner), True
        if not (reader.take("Level") or reader.take("Levels") or reader.take("Level(s)")):
            raise reader.lost('"Level"')
        return meant(owner), False
    found = thing(reading)
    if found.draft is not None:
        found.draft.extra.append(la.FACE_UP)
    return found.node(), False


@clause
def _level_becomes(reading: Reading) -> Steps:
    """ "its Level becomes 4" """
    reader = reading.reader
    what = _levels(reading)
    changed = reader.take_one_of(("is increased by", "is reduced by"))
    if changed is not None:
        by = amount(reading)
        if changed == "is reduced by":
            by = taken_off(by)
        return (la.ChangeLevel(what, by, until=until_end(reading)),)
    if not (reader.take("becomes") or reader.take("become")):
        raise reader.lost('"becomes"')
    to: Node | int
    if reader.take_one_of(("the declared Level", "that Level")):
        to = la.Declared()
    else:
        to = amount(reading)
    return (la.ChangeLevel(what, to=to, until=until_end(reading)),)


@verb("increase or decrease", "increase or reduce")
def _(reading: Reading) -> Steps:
    what, ranks = _levels_or_ranks(reading)
    reading.reader.expect("by")
    number = amount(reading)
    until = until_end(reading)
    up = la.ChangeLevel(what, number, until=until, ranks=ranks)
    down = replace(up, by=taken_off(number))
    return (la.OneOf(((up,), (down,)), at="resolution"),)


@verb("increase", "reduce", "decrease")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    down = reader.words[reader.next - 1].text.casefold() != "increase"
    what, ranks = _levels_or_ranks(reading)
    reader.expect("by")
    by: Node | int
    if reader.take("up", "to"):
        most = reader.number()
        if most is None:
            raise reader.lost("a number")
        by = la.UpTo(most)
    else:
        by = amount(reading)
    if down:
        by = taken_off(by)
    return (la.ChangeLevel(what, by, until=until_end(reading), ranks=ranks),)


def taken_off(by: Node | int) -> Node | int:
    """The amount that is added where this one is taken off."""
    if isinstance(by, int):
        return -by
    return replace(by, times=-by.times) if isinstance(by, la.LevelOf) else la.Times(by, -1)
