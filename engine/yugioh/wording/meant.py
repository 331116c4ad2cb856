"""What an operation is done to: this card, and cards that were named before.

Cards that are chosen are in `choosing`.
"""

from functools import singledispatch
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Spoken, Telling, Thing
from engine.yugioh.wording.places import moved

# Where the cards are is said by: taking them away, their place, or the verb alone.
MOVED: Final = "moved"
STATIC: Final = "static"
DISCARDED: Final = "discarded"
TRIBUTED: Final = "Tributed"

_THIS: Final = Spoken("card", this=True)


@singledispatch
def thing(what: Node, telling: Telling, how: str = STATIC) -> Thing:
    """The noun phrase of what an operation is done to; it is spoken of from now on."""
    raise TypeError(f"no words for {what.kind} as what is meant")


@thing.register
def _(what: la.This, telling: Telling, how: str = STATIC) -> Thing:
    source = ""
    both = telling.where & v.HAND and telling.where & v.MZONE
    if (
        (how == MOVED or (how == TRIBUTED and both))
        and telling.cost
        and not telling.placed
        and telling.where != v.MZONE
    ):
        source = moved(telling.where, v.YOU) if telling.where & ~v.SZONE else "from the field"
    if source == "from the field" and telling.card.type & v.MONSTER:
        source = ""
    telling.speaks(_THIS)
    text = "this face-up card" if source == "from the field" else telling.this
    telling.this = "this card"
    return Thing(text, source, spoken=_THIS)


@thing.register
def _(what: la.Chosen, telling: Telling, how: str = STATIC) -> Thing:
    if what.names:
        spoken = [telling.spoken[name] for name in what.names if name in telling.spoken]
    else:
        spoken = telling.targets or ([telling.latest] if telling.latest else [])
    if not spoken:
        return Thing("that card")
    together = spoken[0] if len(spoken) == 1 else _both(spoken)
    if telling.additional in what.names:
        return Thing("the additional target (if any)", spoken=telling.speaks(together))
    if telling.additional:
        return Thing("the first target(s)", spoken=telling.speaks(together))
    last = telling.last
    apart = _of_two(together, telling)
    if apart:
        telling.last = telling.of_two = together
        return Thing(apart, spoken=together)
    same = last is not None and (together is last or together == last)
    if same or (last is not None and len(spoken) > 1 and last in spoken):
        text = "them" if together.several else "it"
    elif together.target or not together.deed:
        text = f"those {together.noun}s" if together.several else f"that {together.noun}"
    else:
        nouns = together.noun + ("s" if together.several else "")
        first = together.deed == "excavated"
        text = f"the {together.deed} {nouns}" if first else f"the {nouns} {together.deed}"
    telling.last = together
    return Thing(text, spoken=together)


def _of_two(spoken: Spoken, telling: Telling) -> str:
    """Which of two targets is meant, of which one is on the field: said the first time of each."""
    if len(telling.targets) != 2 or all(spoken is not one for one in telling.targets):
        return ""
    other = telling.targets[spoken is telling.targets[0]]
    if bool(spoken.places & v.FIELD_PLACES) == bool(other.places & v.FIELD_PLACES):
        if spoken.several or other.several or telling.last is spoken:
            return ""
        if spoken.whose | other.whose != v.EITHER or v.EITHER in (spoken.whose, other.whose):
            return ""
        yours = "you control" if spoken.whose == v.YOU else "your opponent controls"
        return f"that {spoken.noun} {yours}" if spoken.places & v.FIELD_PLACES else ""
    if spoken.several or other.several or telling.of_two is spoken:
        return ""
    if telling.of_two is other:
        return f"that other {spoken.noun}"
    where = "on the field" if spoken.places & v.FIELD_PLACES else "in the GY"
    return f"that {spoken.noun} {where}"


def _both(spoken: list[Spoken]) -> Spoken:
    nouns = {item.noun for item in spoken}
    places = 0
    for item in spoken:
        places |= item.places
    return Spoken(nouns.pop() if len(nouns) == 1 else "card", True, places, spoken[0].target)


@thing.register
def _(what: la.Rest, telling: Telling, how: str = STATIC) -> Thing:
    return Thing("the rest", spoken=telling.speaks(Spoken("card", True, what.places)))


@thing.register
def _(what: la.Answered, telling: Telling, how: str = STATIC) -> Thing:
    spoken = telling.speaks(Spoken(telling.answered, False, what.places))
    where = " on the field" if what.places & v.FIELD_PLACES else ""
    return Thing(f"that {telling.answered}{where}", spoken=spoken)


@thing.register
def _(what: la.AnsweredCard, telling: Telling, how: str = STATIC) -> Thing:
    spoken = telling.speaks(Spoken(telling.answered, False, what.places), what.name)
    return Thing(f"that {telling.answered}", spoken=spoken)


@thing.register
def _(what: la.FormerMonster, telling: Telling, how: str = STATIC) -> Thing:
    return Thing("that monster", spoken=telling.speaks(Spoken("monster")))


@thing.register
def _(what: la.EventCards, telling: Telling, how: str = STATIC) -> Thing:
    if what.every:
        # One word for those of the event, however many they are.
        spoken = telling.speaks(Spoken(telling.event, False, what.places), what.name)
        such = noun(what.filter, telling, what.places, telling.event).of[0].after
        return Thing(f"that {telling.event}{such}", spoken=spoken)
    spoken = telling.speaks(Spoken(telling.event, what.most > 1, what.places), what.name)
    return Thing(f"{what.most} of those {telling.event}s", spoken=spoken)


@thing.register
def _(what: la.Changed, telling: Telling, how: str = STATIC) -> Thing:
    spoken = telling.last or Spoken("monster")
    return Thing("them" if spoken.several else "it", spoken=spoken)
