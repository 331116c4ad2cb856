"""What is meant: this card, cards spoken of before, players.  Cards to choose: `choosing`."""

from functools import singledispatch

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.wording import words as w
from engine.digimon.wording.phrase import Telling, Thing
from engine.effects import Node


@singledispatch
def thing(what: Node, telling: Telling) -> Thing:
    """The noun phrase of what is meant."""
    raise TypeError(f"no words for {what.kind} as what is meant")


@thing.register
def _(what: la.This, telling: Telling) -> Thing:
    return Thing(telling.this)


@thing.register
def _(what: la.ThisCard, telling: Telling) -> Thing:
    return Thing(telling.card)


@thing.register
def _(what: la.Chosen, telling: Telling) -> Thing:
    return Thing(f"that {telling.heads.get(what.name, telling.latest)}")


@thing.register
def _(what: la.EventCards, telling: Telling) -> Thing:
    return Thing(f"that {telling.event}")


@thing.register
def _(what: la.EventCause, telling: Telling) -> Thing:
    return Thing(telling.cause)


@thing.register
def _(what: la.Players, telling: Telling) -> Thing:
    if what.whose == v.EITHER:
        return Thing("players", True)
    return Thing(w.PLAYERS[what.whose], what.whose == v.YOU)


def subject(what: Node, telling: Telling) -> Thing:
    """The same as the subject of a statement: this card is "it" if it was just spoken of."""
    if isinstance(what, la.This) and telling.it:
        telling.it = False
        return Thing("it")
    return thing(what, telling)
