"""Clauses about numbers: ATK and DEF, Life Points, draws, damage."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount, counted
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.things import Thing, meant, possessive, thing
from engine.yugioh.card_text.verbs import Steps, clause, verb
from engine.yugioh.language.words import Until

_STATS: Final = {"ATK/DEF": v.ATK | v.DEF, "ATK and DEF": v.ATK | v.DEF, "ATK": v.ATK, "DEF": v.DEF}
_UNTIL: Final = (
    "until the end of this turn", "until the end of the turn", "until the End Phase",
    ", until the end of this turn", "( until the end of this turn )",
)  # fmt: skip


def until_end(reading: Reading) -> Until:
    """ "until the end of this turn", if it comes next."""
    return "end" if reading.reader.take_one_of(_UNTIL) else ""


@verb("draw")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    if number is None or not (reader.take("card") or reader.take("cards")):
        raise reader.lost("a number of cards")
    return (la.Draw(number),)


@clause
def _(reading: Reading) -> Steps:
    """ "each player draws 1 card" """
    reader = reading.reader
    who = {"each player draws": v.EITHER, "your opponent draws": v.OPPONENT}
    found = reader.take_one_of(who)
    number = reader.number() if found is not None else None
    if found is None or number is None:
        raise reader.lost("who draws")
    if not (reader.take("card") or reader.take("cards")):
        raise reader.lost('"cards"')
    return (la.Draw(number, who[found]),)


@verb("gain")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    if number is None or not reader.take("LP"):
        raise reader.lost("a number of LP")
    return (la.GainLife(number),)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent gains 1000 LP" """
    reader = reading.reader
    number = reader.number() if reader.take_words("your opponent gains") else None
    if number is None or not reader.take("LP"):
        raise reader.lost("who gains LP")
    return (la.GainLife(number, v.OPPONENT),)


@verb("pay")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    if number is None or not reader.take("LP"):
        raise reader.lost("a number of LP")
    return (la.PayLifePoints(number),)


@verb("inflict")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    whom = {"to your opponent": v.OPPONENT, "to yourself": v.YOU}
    number = reader.number()
    reader.expect("damage")
    found = reader.take_one_of(whom)
    if found is None:
        raise reader.lost('"to your opponent"')
    if number is not None:
        return (la.Damage(number, whom[found]),)
    reader.expect("equal", "to")
    return (la.Damage(amount(reading), whom[found]),)


@clause
def _(reading: Reading) -> Steps:
    """ "it gains 800 ATK", "all monsters you control lose 500 ATK" """
    reader = reading.reader
    what = thing(reading)
    verb_found = reader.take_one_of(("gains", "gain", "loses", "lose"))
    if verb_found is None:
        raise reader.lost('"gains" or "loses"')
    sign = 1 if verb_found.startswith("gain") else -1
    number = reader.number()
    if number is None:
        stats = reader.take_one_of(_STATS)
        if stats is None or sign < 0 or not reader.take("equal", "to"):
            raise reader.lost("a number")
        equal: Node | int = amount(reading)
        until = until_end(reading)
        return (la.ChangeStats(what.node(), equal, until, _STATS[stats]),)
    stats = reader.take_one_of(_STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    by: Node | int = sign * number
    if reader.take("for", "each"):
        by = la.Times(counted(reading), sign * number)
    until = until_end(reading)
    return (la.ChangeStats(what.node(), by, until, _STATS[stats]),)


@clause
def _(reading: Reading) -> Steps:
    """ "its ATK becomes 0", "that target's ATK/DEF become 0" """
    reader = reading.reader
    owner = possessive(reading)
    original = reader.take("original")
    stats = reader.take_one_of(_STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    if not (reader.take("becomes") or reader.take("become")):
        raise reader.lost('"becomes"')
    to = amount(reading)
    until = until_end(reading)
    return (la.ChangeStats(meant(owner), 0, until, _STATS[stats], to, original),)


@verb("negate")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    for words, what in (("the activation", "activation"), ("that activation", "activation"),
                        ("that effect", "effect"), ("the effect", "effect")):  # fmt: skip
        if reader.take_words(words):
            at = reader.next
            if reader.take_words(", and if you do ,"):
                for then in ("destroy", "banish"):
                    if reader.take(then, "that", "card") or reader.take(then, "it"):
                        return (la.NegateActivation(what, then),)  # type: ignore[arg-type]
            reader.next = at
            return (la.NegateActivation(what),)  # type: ignore[arg-type]
    owner = reading.attempt(possessive)
    negatable = la.State("negatable")
    if owner is not None:
        reader.expect("effects")
        return (la.Negate(meant(owner), until_end(reading)),)
    if reader.take_words("the effects of"):
        found: Thing = thing(reading)
        if found.draft is not None:
            found.draft.extra.append(negatable)
        until: Until = until_end(reading)
        return (la.Negate(found.node(), until),)
    raise reader.lost("what is negated")


@clause
def _(reading: Reading) -> Steps:
    """ "its Level becomes 4" """
    reader = reading.reader
    owner = possessive(reading)
    reader.expect("Level")
    reader.expect("becomes")
    number = reader.number()
    if number is None:
        raise reader.lost("a Level")
    return (la.ChangeLevel(meant(owner), to=number),)


@verb("increase", "reduce", "decrease")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    down = reader.words[reader.next - 1].text.casefold() != "increase"
    owner = possessive(reading)
    reader.expect("Level")
    reader.expect("by")
    number = reader.number()
    if number is None:
        raise reader.lost("a number")
    return (la.ChangeLevel(meant(owner), -number if down else number),)
