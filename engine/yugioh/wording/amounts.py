"""Amounts: numbers that depend on the position."""

from dataclasses import replace
from functools import singledispatch
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import Nouns, noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import static
from engine.yugioh.wording.words import listed


def amount(value: "Node | int", telling: Telling) -> str:
    """A number, or how it is worked out."""
    return str(value) if isinstance(value, int) else worked_out(value, telling)


@singledispatch
def worked_out(value: Node, telling: Telling) -> str:
    """How an amount is worked out: "the number of cards in your hand"."""
    raise TypeError(f"no words for the amount {value.kind}")


def cards(value: "la.Count | la.Names", telling: Telling) -> str:
    """The cards that an amount counts."""
    nouns = noun(value.filter, telling, value.places)
    if (value.places, value.whose) == (v.BANISHED, v.EITHER) and value.filter != ANY:
        return f"banished {nouns.several}{nouns.but}"
    return f"{nouns.several}{_there(value, nouns)}{nouns.but}"


def _there(value: "la.Count | la.Names", nouns: Nouns) -> str:
    """Where the cards are, behind their noun."""
    if ("pointed", True) in nouns.about.states and value.whose == v.EITHER:
        return ""
    if value.whose == v.EITHER and value.places == v.GRAVE:
        return " in the GYs"
    if value.whose == v.EITHER and value.places == v.BANISHED | v.GRAVE:
        return " that is banished or in the GYs"
    monsters = nouns.head == "monster"
    return f" {static(value.places, value.whose, nouns.about.zones, monsters)}"


@worked_out.register
def _(value: la.Count, telling: Telling) -> str:
    return f"the number of {cards(value, telling)}"


@worked_out.register
def _(value: la.Names, telling: Telling) -> str:
    if value.what in _AMONG:
        return f"the number of {different(value, telling)}"
    return f"the number of different {value.what}s of {cards(value, telling)}"


_AMONG: Final = {"original attribute": "original Attributes", "type": "Monster Types"}


def different(value: la.Names, telling: Telling) -> str:
    """What is told apart among cards: "different Monster Types among the monsters you control"."""
    every = replace(value, filter=_seen_anyway(value.filter))
    what = "Attributes" if value.what == "attribute" else _AMONG[value.what]
    return f"different {what} among the {cards(every, telling)}"


def _seen_anyway(item: Filter) -> Filter:
    """Without that cards are face-up, as all are whose Types and Attributes are known."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    return AllOf(tuple(part for part in parts if part != la.FACE_UP))


@worked_out.register
def _(value: la.TypesSent, telling: Telling) -> str:
    which = noun(value.filter, telling).of[0].singular
    return (
        f"the number of {which} types (Monster, Spell, and Trap) sent from the field to the GY "
        "this turn"
    )


@worked_out.register
def _(value: la.LifePoints, telling: Telling) -> str:
    return "your LP" if value.whose == v.YOU else "your opponent's LP"


@worked_out.register
def _(value: la.FreeZones, telling: Telling) -> str:
    if value.spells:
        return "the total number of unused Spell & Trap Zones on the field"
    return "the number of your unused Main Monster Zones"


@worked_out.register
def _(value: la.Rolled, telling: Telling) -> str:
    return "the result"


@worked_out.register
def _(value: la.Declared, telling: Telling) -> str:
    return telling.declared.removeprefix("with ") or "the declared Level"


@worked_out.register
def _(value: la.Lost, telling: Telling) -> str:
    return "that lost ATK"


@worked_out.register
def _(value: la.DamageInEvent, telling: Telling) -> str:
    return "the damage they took"


@worked_out.register
def _(value: la.Taken, telling: Telling) -> str:
    return "the damage you took"


@worked_out.register
def _(value: la.AttackHad, telling: Telling) -> str:
    return "the ATK it had on the field"


@worked_out.register
def _(value: la.InEvent, telling: Telling) -> str:
    return "the number of them"


@worked_out.register
def _(value: la.UpTo, telling: Telling) -> str:
    return f"up to {amount(value.most, telling)}"


@worked_out.register
def _(value: la.EitherNumber, telling: Telling) -> str:
    return f"{value.least} or {value.most}"


@worked_out.register
def _(value: la.SumOf, telling: Telling) -> str:
    nouns = noun(value.filter, telling, value.places, default="monster")
    number = w.NUMBERS[value.what]
    if ("equipped-by-it", True) in nouns.about.states:
        return f"the {number} of the monster{nouns.of[0].after}"
    every = "" if value.filter == ANY else "all "
    pointed = ("pointed", True) in nouns.about.states and value.whose == v.EITHER
    where = "" if pointed else f" {static(value.places, value.whose)}"
    return f"the total {number} of {every}{nouns.several}{where}{nouns.but}"


@worked_out.register
def _(value: la.ExtremeOf, telling: Telling) -> str:
    nouns = noun(value.filter, telling, value.places, default="monster")
    way = "lowest" if value.lowest else "highest"
    where = static(value.places, value.whose)
    return f"the {way} {w.NUMBERS[value.what]} among the {nouns.several} {where}{nouns.but}"


@worked_out.register
def _(value: la.TotalOf, telling: Telling) -> str:
    spoken = telling.named(value.name)
    if value.what in ("level", "original level"):
        return f"the total {w.NUMBERS[value.what]}s of those {spoken.noun}s {spoken.deed}"
    if not spoken.deed:
        return f"their combined {w.NUMBERS[value.what]}"
    return f"the combined {w.NUMBERS[value.what]} of the {_those(spoken.deed, spoken.noun)}"


def _those(deed: str, head: str) -> str:
    words = deed.split(" ")
    return f"{deed} {head}s" if len(words) == 1 else f"{head}s {deed}"


@worked_out.register
def _(value: la.Excess, telling: Telling) -> str:
    if value.plus == 0 and any(
        (item.left, item.op, item.right) in (
            (value.amount, ">", value.over), (value.over, "<", value.amount))
        for item in telling.compared
    ):  # fmt: skip
        return "the difference"
    more = f" +{value.plus}" if value.plus else ""
    over = value.over if isinstance(value.over, int) else worked_out(value.over, telling)
    return f"by as many as {amount(value.amount, telling)} exceeds {over}{more}"


@worked_out.register
def _(value: la.MaterialCount, telling: Telling) -> str:
    if value.times == 1 and value.filter == ANY:
        return "the number of materials this card has"
    return f"{value.times} x the number of materials attached to this card"


@worked_out.register
def _(value: la.MaterialTotal, telling: Telling) -> str:
    nouns = noun(value.filter, telling, default="monster")
    return f"the total {w.NUMBERS[value.what]} of all {nouns.several} attached to it"


@worked_out.register
def _(value: la.LevelOf, telling: Telling) -> str:
    what = thing(value.of, telling)
    number = w.NUMBERS[value.what]
    owner = what.possessive
    text = f"{owner} {number}" if owner else f"the {number} of {what.whole}"
    return text + (f" x {value.times}" if value.times != 1 else "")


@worked_out.register
def _(value: la.Counters, telling: Telling) -> str:
    return f"the number of {value.name} Counters on {thing(value.of, telling).whole}"


@worked_out.register
def _(value: la.CountersThere, telling: Telling) -> str:
    if value.whose != v.YOU:
        raise TypeError("no words for counters that are not on the player's field")
    return f"the number of {value.name} Counters on your field"


@worked_out.register
def _(value: la.CountersHad, telling: Telling) -> str:
    return f"the number of {value.name} Counters on this card"


@worked_out.register
def _(value: la.MaterialsUsed, telling: Telling) -> str:
    if value.places:
        where = "hand" if value.places == v.HAND else "field"
        return f"the number of cards used as material from the {where}"
    way = w.material_of(telling.card.type)
    if value.filter != ANY or value.attributes:
        which = "different original Attributes of the " if value.attributes else ""
        nouns = noun(value.filter, telling, default="monster").several
        return f"the number of {which}{nouns} used for its {way}Summon"
    if value.attack:
        return "the combined original ATK of the materials used to Summon it"
    if value.levels:
        return f"the combined original Levels of the monsters used for its {way}Summon"
    return f"the number of {way}Materials used for its {way}Summon"


@worked_out.register
def _(value: la.HowMany, telling: Telling) -> str:
    spoken, deed = telling.named(value.name), telling.deed(value.name)
    if value.filter != ANY:
        if value.filter == la.FACE_UP and deed == "changed face-up":
            return f"the number of {spoken.noun}s {deed} by this effect"
        if deed == "sent to the GY":
            which = noun(_without_place(value.filter), telling, default="card").several
            return f"the number of {which} {deed} by this effect"
        if value.filter == la.InPlace(v.GRAVE) and spoken.target:
            return f"the number of those {spoken.noun}s in the GY"
        if value.filter == la.InPlace(v.MZONE) and deed == "Special Summoned":
            return f"the number of {spoken.noun}s {deed} by this effect"
        if value.filter == la.InPlace(v.HAND):
            return f"the number of cards {deed}"
        return f"the number of {deed} {noun(value.filter, telling).several}"
    return f"the number of {spoken.noun}s {deed}".rstrip()


def _without_place(item: Filter) -> Filter:
    """The filter without that the cards lie in the GY, to which they were sent."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    return AllOf(tuple(part for part in parts if part != la.InPlace(v.GRAVE)))


@worked_out.register
def _(value: la.MaterialsHad, telling: Telling) -> str:
    return "the number of materials this card had"


@worked_out.register
def _(value: la.Half, telling: Telling) -> str:
    return f"half {worked_out(value.amount, telling)}"


@worked_out.register
def _(value: la.Times, telling: Telling) -> str:
    summed = isinstance(value.amount, la.SumOf)
    if summed or (isinstance(value.amount, la.MaterialsUsed) and value.amount.levels):
        return f"{worked_out(value.amount, telling)} x {value.times}"
    return f"{value.times} x {worked_out(value.amount, telling)}"


@worked_out.register
def _(value: la.Plus, telling: Telling) -> str:
    if value == la.Plus(la.LevelOf(what="original level"), telling.card.level) and telling.targets:
        return "the total original Levels of those 2 monsters in the GY"  # it and this card
    sign = "-" if value.number < 0 else "+"
    return f"{worked_out(value.amount, telling)} {sign} {abs(value.number)}"


@worked_out.register
def _(value: la.Added, telling: Telling) -> str:
    return f"{worked_out(value.one, telling)} + {worked_out(value.other, telling)}"


@worked_out.register
def _(value: la.EquippedLinkRating, telling: Telling) -> str:
    times = f" x {value.times}" if value.times != 1 else ""
    host = "this card" if telling.card.type & v.MONSTER and not telling.granted else "it"
    return f"the total Link Rating of Link Monsters equipped to {host}{times}"


@worked_out.register
def _(value: la.Every, telling: Telling) -> str:
    return f"1 for every {for_every(value, telling)}"


def for_every(value: la.Every, telling: Telling) -> str:
    """For every so many of what: "3 cards banished"."""
    if isinstance(value.amount, la.HowMany):
        spoken = telling.named(value.amount.name)
        deed = telling.deed(value.amount.name).removesuffix(" face-down")
        return f"{value.number} {spoken.noun}s {deed}"
    if isinstance(value.amount, la.Count):
        return f"{value.number} {cards(value.amount, telling)}"
    if isinstance(value.amount, la.Excess) and isinstance(value.amount.amount, la.LifePoints):
        return f"{value.number} points difference between your LP and your opponent's"
    raise TypeError("no words for so much for every few")


def is_taken_off(by: "Node | int | None") -> bool:
    """Whether an amount is a negative one, so that it is taken off and not added."""
    return isinstance(by, la.LevelOf | la.Times) and by.times < 0


def taken_off(by: "Node | int | None") -> "Node | int":
    """The amount that is taken off where this one, which is negative, is added."""
    assert isinstance(by, la.LevelOf | la.Times)
    if isinstance(by, la.Times) and by.times == -1:
        return by.amount
    return replace(by, times=-by.times)


def for_each(by: "Node | int", telling: Telling) -> tuple[int, str] | None:
    """A multiple of a number of things: how much, and for each of what."""
    if isinstance(by, la.MaterialCount):
        its = telling.last is None or telling.last.this
        return by.times, f"material attached to {'it' if its else 'this card'}"
    if isinstance(by, la.Times) and isinstance(by.amount, la.Count | la.Names):
        counted = by.amount
        nouns = noun(counted.filter, telling, counted.places)
        if counted.whose == v.EITHER and counted.places == v.BANISHED:
            return by.times, f"banished {nouns.of[0].singular}{nouns.of[0].after}{nouns.but}"
        told = f" with a different {counted.what}" if isinstance(counted, la.Names) else ""
        which = listed([f"{one.singular}{one.after}" for one in nouns.of])
        return by.times, f"{which}{told}{_there(counted, nouns)}{nouns.but}"
    if isinstance(by, la.Times) and by.amount == la.MaterialsUsed():
        way = w.material_of(telling.card.type)
        if not way:
            return by.times, "monster Tributed to Special Summon this card"
        return by.times, f"{way}Material used for its {way}Summon"
    if isinstance(by, la.Times) and isinstance(by.amount, la.Counters):
        host = thing(by.amount.of, telling).whole
        return by.times, f"{by.amount.name} Counter on {host}"
    if isinstance(by, la.Times) and by.amount == la.CountersThere(getattr(by.amount, "name", "")):
        return by.times, f"{by.amount.name} Counter on your field"
    if isinstance(by, la.Times) and isinstance(by.amount, la.CountersHad):
        return by.times, f"{by.amount.name} Counter on this card"
    if isinstance(by, la.Times) and isinstance(by.amount, la.HowMany):
        if by.amount.filter == la.MONSTER & la.InPlace(v.GRAVE):
            deed = telling.deed(by.amount.name)
            return by.times, f"monster {deed} by this effect and sent to the GY"
        if by.amount.filter == la.InPlace(v.MZONE):
            return by.times, f"monster {telling.deed(by.amount.name)} by this effect"
        if by.amount.filter != ANY:
            raise TypeError("no words for so much for each of those that match")
        return by.times, f"{telling.named(by.amount.name).noun} {telling.deed(by.amount.name)}"
    if isinstance(by, la.Times) and isinstance(by.amount, la.InEvent):
        return by.times, "of them"
    return None
