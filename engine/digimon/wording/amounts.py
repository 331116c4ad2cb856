"""Numbers that are counted: "for each card in your hand", "this Digimon's DP"."""

from dataclasses import dataclass, replace
from functools import singledispatch

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.wording import words as w
from engine.digimon.wording.meant import thing
from engine.digimon.wording.nouns import noun
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording.places import lying
from engine.effects import Node
from engine.filters import ANY


@dataclass(frozen=True)
class Amount:
    """A number: `unit` for each of what is counted, or equal to another number."""

    unit: int = 1
    each: str = ""
    equal: str = ""

    @property
    def ending(self) -> str:
        """What is counted, at the end of a clause."""
        return f"for {self.each}" if self.each else ""

    def of(self, unit: str) -> str:
        """So many of a unit, without what is counted: "1 memory"."""
        return f"{unit} equal to {self.equal}" if self.equal else f"{self.unit} {unit}"


def amount(item: Node | int, telling: Telling) -> Amount:
    """A number in words."""
    return Amount(item) if isinstance(item, int) else counted(item, telling)


@singledispatch
def counted(item: Node, telling: Telling) -> Amount:
    raise TypeError(f"no words for the amount {item.kind}")


@counted.register
def _(item: la.Count, telling: Telling) -> Amount:
    several = item.per > 1
    text = _cards(item, telling, several)
    return Amount(item.times, f"every {item.per} {text}" if several else f"each {text}")


def _cards(item: la.Count, telling: Telling, several: bool) -> str:
    """The cards that are counted."""
    host = None if item.of is None else thing(item.of, telling)
    on_field = not item.areas & ~v.FIELD
    if item.areas == v.REVEALED:
        return f"{noun(item.filter, telling, several=several, on_field=False)} among them"
    words = noun(
        item.filter, telling, several=several, on_field=on_field, heads=several or on_field,
        joint="and",
    )  # fmt: skip
    if on_field:
        place = lying(item.areas, item.whose)
        owner = "" if item.whose == v.EITHER else f"of {w.OWNERS[item.whose]} "
        if item.whose == v.EITHER:
            words = noun(item.filter, telling, several=several)
        return f"{owner}{words} {place}".rstrip()
    if not item.areas & ~(v.UNDER | v.LINKED) and item.filter in (ANY, la.FACE_DOWN) and host:
        face = "" if item.filter == ANY else "face-down "
        return f"of {host.possessive} {face}{w.PLACES[item.areas]}"
    return f"{words} {lying(item.areas, item.whose, host)}"


@counted.register
def _(item: la.NumberOf, telling: Telling) -> Amount:
    owner = thing(item.of, telling)
    if item.what in ("colors", "under", "links"):
        return Amount(item.times, f"each of {owner.possessive} {w.NUMBERS[item.what]}")
    whole = owner.possessive
    if isinstance(item.of, la.Choose):
        return Amount(equal=f"the {w.NUMBERS[item.what]} of {owner.whole}")
    times = {1: "", -1: "minus "}.get(item.times, f"{item.times} times ")
    return Amount(equal=f"{times}{whole} {w.NUMBERS[item.what]}")


@counted.register
def _(item: la.EventCount, telling: Telling) -> Amount:
    return Amount(item.times, f"each of those {telling.event.removesuffix('s')}s".replace(
        "Digimons", "Digimon"))  # fmt: skip


@counted.register
def _(item: la.DeletionLimit, telling: Telling) -> Amount:
    return Amount(item.number)


@counted.register
def _(item: la.Remembered, telling: Telling) -> Amount:
    known = telling.counted.get(item.name)
    if known is None:
        return Amount(item.times, "each card that was counted")
    found = amount(known, telling)
    return replace(found, unit=found.unit * item.times)


@counted.register
def _(item: la.Minus, telling: Telling) -> Amount:
    return Amount(equal=f"{number(item.left, telling)} minus {number(item.right, telling)}")


@counted.register
def _(item: la.Memory, telling: Telling) -> Amount:
    return Amount(equal=f"{w.OWNERS[item.whose]} memory")


@counted.register
def _(item: la.DifferentColors, telling: Telling) -> Amount:
    cards = _cards(la.Count(item.filter, item.areas, item.whose, item.of), telling, True)
    colors = "each color" if item.per == 1 else f"every {item.per} colors"
    return Amount(item.times, f"{colors} among {cards.removeprefix('of ')}")


@counted.register
def _(item: la.DifferentNames, telling: Telling) -> Amount:
    cards = la.Count(item.filter, item.areas, item.whose, item.of)
    text = _cards(cards, telling, item.per > 1)
    each = "each" if item.per == 1 else f"every {item.per}"
    return Amount(item.times, f"{each} {text} with different names")


@counted.register
def _(item: la.DoneBefore, telling: Telling) -> Amount:
    return Amount(1, f"each card {item.deed} by this effect")


@counted.register
def _(item: la.Plus, telling: Telling) -> Amount:
    left, right = amount(item.left, telling), amount(item.right, telling)
    if left.each and right.each and left.unit == right.unit:
        return Amount(left.unit, f"{left.each} and {right.each}")
    return Amount(equal=f"{number(item.left, telling)} plus {number(item.right, telling)}")


def number(item: Node | int, telling: Telling) -> str:
    """A number as something that is compared: "the number of cards in your hand"."""
    found = amount(item, telling)
    if found.equal:
        return found.equal
    if not found.each:
        return str(found.unit)
    if isinstance(item, la.Count):
        cards = _cards(item, telling, True)
    else:
        cards = found.each.removeprefix("each ").replace("color among", "colors among")
    text = f"the number of {cards.removeprefix('of ')}"
    return text if found.unit == 1 else f"{found.unit} times {text}"
