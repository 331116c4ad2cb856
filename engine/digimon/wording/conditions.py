"""Conditions, as they follow "if" or "while": "you have 3 or fewer security cards"."""

from dataclasses import replace
from functools import singledispatch
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language.filters import NO_BOUND
from engine.digimon.language.words import Comparison
from engine.digimon.wording import words as w
from engine.digimon.wording.amounts import number
from engine.digimon.wording.meant import thing
from engine.digimon.wording.nouns import Description, noun, predicate, say
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording.places import lying
from engine.effects import Node
from engine.filters import ANY, NoneOf

_COMPARED: Final = {
    "=": "equal to", "!=": "different from", "<": "less than", "<=": "at most",
    ">": "more than", ">=": "at least",
}  # fmt: skip
_OPPOSITE: Final[dict[Comparison, Comparison]] = {
    ">=": "<",
    "<": ">=",
    "=": "!=",
    "!=": "=",
    ">": "<=",
    "<=": ">",
}
_FACTS: Final = {
    "same-level": "it digivolved into a Digimon with the same level",
    "by-effect": "it was by an effect",
    "in-battle": "it was in battle", "zero-dp": "it dropped to 0 DP", "dna": "DNA digivolving",
    "blast": "blast digivolving", "attack-on-player": "it attacks a player",
    "attack-on-digimon": "it attacks a Digimon",
    "alone": "the Digimon it battled was not deleted",
    "with-cards-under": "it had digivolution cards", "from-hand": "it was from the hand",
    "from-trash": "it was from the trash", "from-under": "it was from digivolution cards",
    "played-by-effect": "played by an effect", "face-up": "it was face-up",
}  # fmt: skip


@singledispatch
def condition(item: Node, telling: Telling) -> str:
    """What must hold."""
    raise TypeError(f"no words for the condition {item.kind}")


def whole(items: tuple[Node, ...], telling: Telling) -> str:
    """Conditions that must hold together."""
    return " and ".join(condition(item, telling) for item in items)


@condition.register
def _(item: la.Compare, telling: Telling) -> str:
    left, right = item.left, item.right
    if isinstance(left, la.Count) and left.per == left.times == 1:
        if isinstance(right, int):
            return _counted(left, item.op, right, telling)
        if isinstance(right, la.Count) and item.op == ">=" and left.filter == right.filter:
            words = noun(left.filter, telling, several=True, joint="and")
            other = {v.YOU: "your opponent", v.OPPONENT: "you"}.get(left.whose)
            if other and (left.areas, right.areas) == (v.BATTLE, v.BATTLE):
                return f"{_has(left.whose)} as many or more total {words} as {other}"
        if isinstance(right, la.Count) and item.op in ("<", ">"):
            if left.filter == right.filter and left.areas == right.areas:
                return _than_the_other(left, item.op, telling)
    if isinstance(left, la.DifferentNames) and left.per == left.times == 1:
        if isinstance(right, int):
            cards = la.Count(left.filter, left.areas, left.whose, left.of)
            return f"{_counted(cards, item.op, right, telling)} with different names"
    if isinstance(left, la.Memory) and isinstance(right, int):
        low, high = _interval(item.op, right)
        much = (
            f"{high} or less memory" if item.op in ("<=", "<") else w.amount_of(low, high, "memory")
        )  # memory may be on the other side: no number is the least
        return f"{_has(left.whose)} {much}"
    if isinstance(left, la.DifferentColors) and isinstance(right, int) and left.of is None:
        words = noun(left.filter, telling, several=True, on_field=not left.areas & ~v.FIELD)
        low, high = _interval(item.op, right)
        owner = w.OWNERS[left.whose]
        return f"{owner} {words} have {w.amount_of(low, high, 'total colors')}"
    if isinstance(left, la.NumberOf) and isinstance(right, int) and left.times == 1:
        return _of_a_card(left, item.op, right, telling)
    return f"{number(left, telling)} is {_COMPARED[item.op]} {number(right, telling)}"


def _interval(op: str, bound: int) -> tuple[int, int]:
    """The numbers that are meant, as a lowest and a highest."""
    return {
        "=": (bound, bound), "<": (0, bound - 1), "<=": (0, bound), ">": (bound + 1, NO_BOUND),
        ">=": (bound, NO_BOUND),
    }.get(op, (bound, bound))  # fmt: skip


def _has(whose: int) -> str:
    return {v.YOU: "you have", v.OPPONENT: "your opponent has", v.EITHER: "there are"}[whose]


def _counted(item: la.Count, op: str, bound: int, telling: Telling) -> str:
    """So many cards are there."""
    low, high = _interval(op, bound)
    place = _place(item, telling)
    on_field = not item.areas & ~v.FIELD
    if op == "!=":
        words = noun(item.filter, telling, several=True, on_field=on_field)
        return f"{_has(item.whose)} a number of {words}{place} other than {bound}"
    if item.areas == v.SECURITY and item.filter == ANY:
        return f"{_has(item.whose)} {w.amount_of(low, high, 'security cards')}"
    if item.areas == v.REVEALED and low == high == 0 and isinstance(item.filter, NoneOf):
        return f"all of the revealed cards {predicate(item.filter.of, telling, True)}"
    if item.areas == v.SECURITY and low in (0, 1):
        which = noun(item.filter, telling, on_field=False).removesuffix(" card")
        if low == high == 0:
            return f"{_has(item.whose)} no {which} security cards"
        if low == 1 and high == NO_BOUND:
            return f"{_has(item.whose)} {w.article(which)} security card"
    if isinstance(item.of, la.This) and item.areas in (v.UNDER, v.LINKED):
        words = w.PLACES[item.areas]
        if item.filter == ANY:
            return f"{telling.this} has {w.amount_of(low, high, words)}"
    if low == 1 and high == NO_BOUND:
        words = w.article(noun(item.filter, telling, on_field=on_field))
        return f"{'there is' if item.whose == v.EITHER else _has(item.whose)} {words}{place}"
    if low == high == 0:
        words = w.article(noun(item.filter, telling, on_field=on_field))
        lacks = {v.YOU: "you don't have", v.OPPONENT: "your opponent doesn't have"}
        return f"{lacks.get(item.whose, 'there is not')} {words}{place}"
    words = noun(item.filter, telling, several=low != 1 or high != 1, on_field=on_field)
    text = w.amount_of(low, high, "cards").replace("cards", words)
    return f"{_has(item.whose)} {text}{place}"


def _place(item: la.Count, telling: Telling) -> str:
    """Where the cards are that someone has."""
    host = None if item.of is None else thing(item.of, telling)
    text = lying(item.areas, item.whose, host)
    if item.whose == v.OPPONENT:
        text = text.replace("your opponent's", "their")
    return f" {text}" if text else ""


def _than_the_other(item: la.Count, op: str, telling: Telling) -> str:
    """More or fewer than the other player."""
    more = "fewer" if op == "<" else "more"
    other = {v.YOU: "your opponent", v.OPPONENT: "you"}[item.whose]
    if item.areas == v.SECURITY and item.filter == ANY:
        return f"{_has(item.whose)} {more} security cards than {other}"
    words = noun(item.filter, telling, several=True, on_field=not item.areas & ~v.FIELD)
    return f"{_has(item.whose)} {more} {words}{_place(item, telling)} than {other}"


def _of_a_card(left: la.NumberOf, op: str, bound: int, telling: Telling) -> str:
    """A number of a card lies within bounds."""
    owner = thing(left.of, telling)
    low, high = _interval(op, bound)
    if op == "!=":
        return f"{owner.possessive} {w.NUMBERS[left.what]} is not {bound}"
    item = la.Between(left.what, low, high)
    if left.what == "same-level":
        return f"{owner.possessive} stack has {w.amount_of(low, high, 'same-level cards')}"
    if left.what == "colors":
        return f"{owner.whole} has {w.amount_of(low, high, 'colors')}"
    return f"{owner.whole} {predicate(item, telling)}"


@condition.register
def _(item: la.Is, telling: Telling) -> str:
    if item.who == la.Chosen("trashed"):
        return f"this effect trashed {w.article(noun(item.filter, telling, on_field=False))}"
    who = thing(item.who, telling).whole
    if isinstance(item.who, la.This):
        telling.it = True
    return f"{who} {predicate(item.filter, telling)}"


@condition.register
def _(item: la.AnyCondition, telling: Telling) -> str:
    parts = [condition(part, telling) for part in item.of]
    # "you have A or B", if both are had.
    for opening in ("you have ", "your opponent has "):
        if all(part.startswith(opening) for part in parts):
            return opening + " or ".join(part.removeprefix(opening) for part in parts)
    return " or ".join(parts)


@condition.register
def _(item: la.Not, telling: Telling) -> str:
    if isinstance(item.of, la.Is):
        return condition(la.Is(~item.of.filter, item.of.who), telling)
    if isinstance(item.of, la.Compare):
        return condition(replace(item.of, op=_OPPOSITE[item.of.op]), telling)
    if isinstance(item.of, la.ByEffectOf):
        return condition(item.of, telling).replace("it was", "it wasn't", 1)
    return f"it is not so that {condition(item.of, telling)}"


@condition.register
def _(item: la.Battling, telling: Telling) -> str:
    kind = "Security Digimon" if item.security else "Digimon"
    words = noun(item.filter & la.DIGIMON, telling).replace("Digimon", kind, 1)
    telling.it = True
    return f"{telling.this} is battling an opponent's {words}"


@condition.register
def _(item: la.InPhase, telling: Telling) -> str:
    return f"it is the {item.phase} phase"


@condition.register
def _(item: la.InTurn, telling: Telling) -> str:
    return f"it's {w.OWNERS[item.whose]} turn"


@condition.register
def _(item: la.ByEffectOf, telling: Telling) -> str:
    if isinstance(item.filter, la.Numbered):
        return f"it was by an effect of card [{item.filter.number}]"
    return f"it was by an effect of {noun(item.filter, telling, on_field=False)}"


@condition.register
def _(item: la.EventWas, telling: Telling) -> str:
    if item.fact == "digixros":
        return f"DigiXrosing with {item.least} or more cards" if item.least > 1 else "DigiXrosing"
    return _FACTS[item.fact]


@say.register
def _(item: la.While, d: Description) -> None:
    d.after.append(f"(while {condition(item.condition, d.telling)})")
