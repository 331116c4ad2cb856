"""What an effect does, step by step, as sentences without their full stops.

A step is a clause ("draw"), which "you may", "by" and "and" can join with others, or sentences.
"""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.wording import words as w
from engine.digimon.wording.amounts import amount
from engine.digimon.wording.conditions import whole
from engine.digimon.wording.meant import subject, thing
from engine.digimon.wording.modifiers import given, keyword, together
from engine.digimon.wording.operations import clause
from engine.digimon.wording.phrase import Clause, Telling, Thing
from engine.effects import Node, walk
from engine.filters import AllOf, Filter

BULLET = "・"
NEXT_UNSUSPEND_PHASE = (c.Cannot("unsuspend-in-phase"),)


@dataclass(frozen=True)
class Told:
    """A step in words: what is done first, and sentences that belong to it."""

    first: Clause | str
    after: tuple[str, ...] = ()


def sentences(steps: tuple[Node, ...], telling: Telling) -> list[str]:
    """Steps as sentences in their order; what follows another begins with "then"."""
    lines: list[str] = []
    for step in _told(steps, telling):
        first = str(step.first)
        if lines and not first.startswith(("if you did", "<Delay>")):
            first = f"then, {first}"
        lines += [first, *step.after]
    return lines


def text(steps: tuple[Node, ...], telling: Telling) -> str:
    """Steps as one text that begins in small letters and has no full stop."""
    first, *rest = sentences(steps, telling) or [""]
    return ". ".join([first, *(w.capital(line) for line in rest)])


def _told(steps: tuple[Node, ...], telling: Telling) -> list[Told]:
    """Every step, those that say the same of different things as one."""
    found: list[Told] = []
    for step in steps:
        if isinstance(step, op.Remember):
            telling.counted[step.name] = step.amount
            continue
        if isinstance(step, c.Note):
            continue
        one = told(step, telling)
        one = replace(one, after=(*one.after, *_added(telling)))
        last = found[-1] if found else None
        if last and not last.after and isinstance(last.first, Clause):
            if isinstance(one.first, Clause) and last.first.joins(one.first):
                things = last.first.things + one.first.things
                found[-1] = replace(one, first=replace(last.first, things=things))
                continue
        found.append(one)
    return found


def _added(telling: Telling) -> list[str]:
    """What is added to the numbers of a step, in sentences of their own."""
    lines: list[str] = []
    for name, more in telling.added.items():
        found = amount(more, telling)
        lines.append(f"{found.ending}, add {found.unit} to this effect's {name} maximum")
    telling.added.clear()
    return lines


def _joined(steps: tuple[Node, ...], telling: Telling) -> list[str]:
    """Steps that belong together: plain clauses are joined with "and"."""
    every = _told(steps, telling)
    if len(every) < 4 and all(not one.after and isinstance(one.first, Clause) for one in every):
        return [" and ".join(str(one.first) for one in every)]
    lines: list[str] = []
    for one in every:
        first = str(one.first)
        lines += [f"then, {first}" if lines and not first.startswith("if you did") else first]
        lines += one.after
    return lines


@singledispatch
def told(step: Node, telling: Telling) -> Told:
    """A step in words."""
    return Told(clause(step, telling))


@told.register
def _(step: c.Keyword, telling: Telling) -> Told:
    return Told(Clause(keyword(step, telling)))


@told.register
def _(step: op.Give, telling: Telling) -> Told:
    to = subject(step.to, telling)
    until = w.DURATIONS[step.until]
    if step == op.Give(NEXT_UNSUSPEND_PHASE, step.to, v.END_OF_OPPONENTS_NEXT_TURN):
        until = ""  # it says itself until when
    several = given(step.what, to, telling)
    if len(several) > 2 and len({subject for subject, _ in several}) == 1:
        said = w.listed([said for _, said in several], "and")
        return Told(f"{several[0][0]} {said} {until}".strip())
    return Told(together(given(step.what, to, telling, until)))


@told.register
def _(step: op.Play, telling: Telling) -> Told:
    silent = "[On Play] effects on Digimon played by this effect don't activate"
    return Told(clause(step, telling), (silent,) if step.silent else ())


@told.register
def _(step: op.May, telling: Telling) -> Told:
    telling.chooser = step.by
    first, *rest = _told(step.do, telling)
    telling.chooser = v.YOU
    if not isinstance(first.first, Clause):
        return Told(f"you may do this: {first.first}", (*first.after, *_rest(rest)))
    if step.by == v.OPPONENT and first.first.subject is None:
        first = replace(first, first=replace(first.first, subject=Thing("your opponent")))
    assert isinstance(first.first, Clause)
    line = first.first.optional
    while rest and not first.after and isinstance(rest[0].first, Clause):
        line += f" and {rest[0].first}"
        first = replace(first, after=rest[0].after)
        rest = rest[1:]
    return Told(line, (*first.after, *_rest(rest)))


def _rest(steps: list[Told]) -> list[str]:
    lines: list[str] = []
    for step in steps:
        first = str(step.first)
        lines += [first if first.startswith("if you did") else f"then, {first}", *step.after]
    return lines


@told.register
def _(step: op.By, telling: Telling) -> Told:
    costs: list[str] = []
    either = step.cost[0]
    if isinstance(either, op.OneOf) and _both_ends(either) is None:
        gerunds = [_told(option, telling)[0].first for option in either.options]
        costs.append(" or ".join(str(getattr(one, "gerund", one)) for one in gerunds))
    for one in _told(step.cost if not costs else step.cost[1:], telling):
        costs.append(one.first.gerund if isinstance(one.first, Clause) else f"having {one.first}")
    first, *rest = _joined(step.do, telling)
    return Told(f"by {' and '.join(costs)}, {first}", tuple(rest))


@told.register
def _(step: op.If, telling: Telling) -> Told:
    delay = _delayed(step)
    if delay is not None:
        effect = w.capital(text(delay, telling))
        return Told(f"<Delay>.{BULLET}{effect}")
    every = [step.condition]
    while (
        not step.otherwise
        and len(step.do) == 1
        and isinstance(step.do[0], op.If)
        and not (step.do[0].otherwise or _delayed(step.do[0]) is not None)
    ):
        step = step.do[0]
        every.append(step.condition)
    held = whole(tuple(every), telling)
    if step.do and step.otherwise and _all_instead(step):
        listed = str(told(step.otherwise[0], telling).first).split(f" {BULLET}", 1)
        return Told(f"{listed[0].removesuffix(':')}. if {held}, activate all of the effects below "
                    f"instead: {BULLET}{listed[1]}")  # fmt: skip
    if len(step.do) == len(step.otherwise) == 1:
        usual, *after = _joined(step.otherwise, replace(telling, it=False))
        instead = step.do[0]
        if isinstance(instead, op.OneOf) and instead.options[1:] == (step.otherwise,):
            (first,) = _joined((op.May(instead.options[0]),), telling)
            return Told(usual, (*after, f"if {held}, {first} instead"))
        first, *rest = _joined(step.do, telling)
        if not rest:
            return Told(usual, (*after, f"if {held}, {first} instead"))
        return Told(f"if {held}, {first}", (*rest, f"otherwise, {usual}", *after))
    first, *rest = _joined(step.do, telling)
    if step.otherwise:
        other, *more = _joined(step.otherwise, telling)
        rest = [*rest, f"otherwise, {other}", *more]
    return Told(f"if {held}, {first}", tuple(rest))


def _all_instead(step: op.If) -> bool:
    """Whether all of the effects are activated of which otherwise it is one."""
    do, other = step.do[0], step.otherwise[0]
    return isinstance(do, op.OneOf) and do.all and other == replace(do, all=False)


def _delayed(step: op.If) -> tuple[Node, ...] | None:
    """What a <Delay> does, if that is what the step is."""
    if len(step.do) == 1 and isinstance(step.do[0], op.By):
        do = step.do[0].do
        return do if step == op.delayed(*do) else None
    return None


@told.register
def _(step: op.IfDone, telling: Telling) -> Told:
    if (
        len(step.do) == 1
        and isinstance(step.do[0], op.If)
        and not (step.do[0].otherwise or step.otherwise)
    ):
        inner = told(step.do[0], telling)
        return Told(f"if you did and {str(inner.first).removeprefix('if ')}", inner.after)
    if not step.do:
        first, *rest = _joined(step.otherwise, telling)
        return Told(f"if you didn't, {first}", tuple(rest))
    first, *rest = _joined(step.do, telling)
    if step.otherwise:
        other, *more = _joined(step.otherwise, telling)
        rest = [*rest, f"otherwise, {other}", *more]
    did = "if you did" if step.least == 1 else f"if this effect did so to {step.least} cards"
    return Told(f"{did}, {first}", tuple(rest))


@told.register
def _(step: op.OneOf, telling: Telling) -> Told:
    ends = _both_ends(step)
    if ends is not None:
        return Told(clause(ends, telling))
    most = _from_the_top(step)
    if most:
        return Told(Clause("trash", tail=f"up to the top {most} cards of your deck"))
    placed = _added_or_placed(step)
    if placed is not None:
        added = clause(op.AddToHand(placed.what), telling)
        where = clause(placed, telling).tail
        return Told(replace(added, tail=f"{added.tail} or place it {where}"))
    under = _from_the_bottom(step)
    if under is not None:
        whose = thing(under.what, telling).whole
        tail = f"up to the bottom {len(step.options)} digivolution cards of {whose}"
        return Told(Clause("trash", tail=tail))
    played = _played_or_used(step)
    if played is not None:
        return Told(replace(clause(played, telling), verb="play or use"))
    bullets = "".join(
        f" {BULLET}{w.capital(text(option, replace(telling, it=False)))}."
        for option in step.options
    ).removesuffix(".")
    which = "all" if step.all else "1"
    return Told(Clause("activate", tail=f"{which} of the effects below:{bullets}"))


def _from_the_top(step: op.OneOf) -> int:
    """How many cards at most are trashed from the top of the deck, if that is what is chosen."""
    many = tuple((op.TrashTop(number + 1),) for number in range(len(step.options)))
    return 0 if step.all or step.options != many else len(many)


def _added_or_placed(step: op.OneOf) -> op.PlaceUnder | None:
    """Where a revealed card is placed, if it may be added to the hand instead."""
    if step.all or len(step.options) != 2 or any(len(option) != 1 for option in step.options):
        return None
    (added,), (placed,) = step.options
    if not isinstance(added, op.AddToHand) or not isinstance(placed, op.PlaceUnder):
        return None
    return placed if added.what == placed.what else None


def _from_the_bottom(step: op.OneOf) -> op.TrashUnder | None:
    """What is trashed at least, if it is so many digivolution cards that the player says."""
    first = step.options[0][0] if step.options and step.options[0] else None
    if step.all or not isinstance(first, op.TrashUnder) or first.count != 1:
        return None
    many = tuple((replace(first, count=number + 1),) for number in range(len(step.options)))
    return first if step.options == many else None


def _played_or_used(step: op.OneOf) -> op.Play | None:
    """What is played, if an Option that matches may be used instead of it."""
    if step.all or len(step.options) != 2 or any(len(option) != 1 for option in step.options):
        return None
    (played,), (used,) = step.options
    if not isinstance(played, op.Play) or not isinstance(used, op.UseOption):
        return None
    if not isinstance(played.what, la.Choose) or not isinstance(used.what, la.Choose):
        return None
    cards = (la.Kind(v.DIGIMON | v.TAMER), la.OPTION)
    both = [replace(one, filter=_without(one.filter, kind))
            for one, kind in zip((played.what, used.what), cards, strict=True)]  # fmt: skip
    same = both[0] == both[1] and (played.cost, played.reduced) == (used.cost, used.reduced)
    return replace(played, what=both[0]) if same else None


def _without(item: Filter, part: Filter) -> Filter:
    of = item.of if isinstance(item, AllOf) else (item,)
    left = tuple(one for one in of if one != part)
    return left[0] if len(left) == 1 else AllOf(left)


def _both_ends(step: op.OneOf) -> Node | None:
    """One operation for two that differ only in "top" and "bottom"."""
    if step.all or len(step.options) != 2 or any(len(option) != 1 for option in step.options):
        return None
    (first,), (second,) = step.options
    places = [getattr(one, "where", None) for one in (first, second)]
    if type(first) is not type(second) or set(places) != {"top", "bottom"}:
        return None
    end: Any = {"where": "top or bottom"}
    same = replace(first, **end) == replace(second, **end)
    return replace(first, **end) if same else None


@told.register
def _(step: op.Repeat, telling: Telling) -> Told:
    if isinstance(step.times, la.Plus) and step.times.left == 1 and len(step.do) == 1:
        more = amount(step.times.right, telling).ending
        only = w.capital(text(step.do, telling))
        again = f"{more}, activate it again.{BULLET}{only}"
        return Told(Clause("activate", tail="the effect below"), (again,))
    first, *rest = _joined(step.do, telling)
    found = amount(step.times, telling)
    if found.each:
        below = f"activate the effect below:{BULLET}{w.capital(first)}"
        return Told(f"{found.ending}, {below}", tuple(rest))
    return Told(first, (*rest, f"do this {found.equal or found.unit} times in all"))


@told.register
def _(step: op.RevealTop, telling: Telling) -> Told:
    found = amount(step.count, telling)
    pile = "security stack" if step.security else "deck"
    number = "card" if found.unit == 1 and not found.equal else f"{found.equal or found.unit} cards"
    first = Clause("look at" if step.look else "reveal", tail=f"the top {number} of your {pile}")
    before, telling.revealed = telling.revealed, "them"
    inner = sentences(step.do, telling)
    telling.revealed = before
    if (
        step.do
        and isinstance(step.do[-1], op.OneOf)
        and any(isinstance(one, op.PutRevealed) for one in walk(step.do[-1]))
    ):
        return Told(first, tuple(inner))  # it says itself where the rest goes
    away = {
        "bottom": f"return the rest to the bottom of the {pile}",
        "top": f"return the rest to the top of the {pile}", "trash": "trash the rest",
        "hand": "add the rest to the hand",
    }[step.rest]  # fmt: skip
    return Told(first, (*inner, away))


@told.register
def _(step: op.SearchSecurity, telling: Telling) -> Told:
    before, telling.revealed = telling.revealed, "it"
    inner = sentences(step.do, telling)
    telling.revealed = before
    pile = f"{w.OWNERS[step.whose]} security stack"
    return Told(Clause("search", tail=pile), (*inner, f"then, shuffle {pile}"))


@told.register
def _(step: op.Pending, telling: Telling) -> Told:
    chosen = None
    if step.of is not None:
        chosen = Clause("choose", (thing(step.of, telling),))
        telling = replace(telling, event=telling.latest)
    first, *rest = _joined(step.do, telling)
    at = {"opponent's turn": "your opponent's turn", "your turn": "your turn"}.get(
        step.at, f"the {step.at}"
    )
    later = f"at the end of {at}, {first}"
    if chosen is not None and isinstance(step.of, la.Choose):
        return Told(chosen, (later, *rest))
    return Told(later, tuple(rest))
