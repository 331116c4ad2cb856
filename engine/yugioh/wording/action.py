"""What stands after the colon: cost, targets, and what is done."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.implied import apart, types
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.opening import opening_of_bullet
from engine.yugioh.wording.phrase import Spoken, Telling, capital, sentence
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.words import listed


def action(item: la.Effect, telling: Telling, can: bool = True, targets: bool = True) -> str:
    """Cost, targets and what is done: "discard 1 card, then target 1 monster; destroy it"."""
    cost, target = cost_of(item.cost, telling, can), targets_of(item, telling)
    if target and not targets:
        target, telling.last = "", None
    before = f"{cost}, then {target}" if cost and target else cost or target
    first = item.do[0] if len(item.do) == 1 else None
    if not cost and (also := _also_paid(la.bullets(item), telling)):
        return "; ".join(part for part in (before, also) if part)
    if not before and (based := _by_attribute(item, telling)):
        return based
    if la.bullets(item):
        item, lock = _without_lock(item)
        telling.bullets += _bullets(item, telling)
        how = _REVEALING if all(revealed(one) for one in la.bullets(item)) else ""
        how = _BASED_ON_PLACE if all(one.from_ for one in la.bullets(item)) else how
        if all(one.limit == la.ONCE_PER_TURN for one in la.bullets(item)):
            name = telling.card.name
            how += f' (but you can only use each effect of "{name}" once per turn)'
        elif any(one.limit is not None for one in la.bullets(item)):
            raise TypeError("no words for uses of some of the bullets")
        also = f", also {told(lock, telling)}" if lock else ""
        return f"{before}{', then ' if before else ''}activate 1 of these effects{how}{also};"
    if before and isinstance(first, la.OneOf) and first.at == "activation":
        return f"{before}, then {told(item.do, telling)}"
    done = told(item.do, telling, can and not before)
    return "; ".join(part for part in (before, done) if part)


def _without_lock(item: la.Effect) -> tuple[la.Effect, tuple[Node, ...]]:
    """The effect without what each of its bullets forbids for the turn after all else, and that."""
    bullets = la.bullets(item)
    last = bullets[0].do[-1] if bullets[0].do else None
    if not isinstance(last, la.Also) or any(one.do[-1:] != (last,) for one in bullets):
        return item, ()
    if not all(isinstance(one, la.OnlySpecialSummon | la.Ban) for one in last.do):
        return item, ()
    rest = tuple((replace(one, do=one.do[:-1]),) for one in bullets)
    return replace(item, do=(la.OneOf(rest),)), last.do


def _also_paid(bullets: tuple[la.Bullet, ...], telling: Telling) -> str:
    """One effect, of which more is done if a monster was Tributed for it; or nothing."""
    if len(bullets) != 2:
        return ""
    usual, more = bullets
    if usual != la.Bullet(do=usual.do) or more != la.Bullet(cost=more.cost, do=more.do):
        return ""
    then, one = more.do[-1], usual.do[0]
    both = isinstance(one, la.OneOf) and more.do == (la.or_both(one.options[0], one.options[1]),)
    if not isinstance(then, la.Then) and not both:
        return ""
    if len(more.cost) != 1 or not isinstance(more.cost[0], la.Tribute):
        return ""
    paid = cost_of(more.cost, _copy(telling), can=False)
    if both:
        apart = replace(_copy(telling), after=[], bullets=telling.bullets)
        which = told(usual.do, apart).rstrip(";")
        return (
            f"when you activate this card, you can also {paid}; {which}, or if you Tributed a "
            "monster at activation, you can apply both effects in sequence;"
        )
    alone = told(usual.do, _copy(telling))
    done = told(more.do[:-1], telling)
    if alone != done:
        return ""
    assert isinstance(then, la.Then)
    return (
        f"when you activate this card, you can also {paid}; {done}, then if you Tributed a monster "
        f"when you activated this card, {told(then.do, telling)}"
    )


def _copy(telling: Telling) -> Telling:
    """What was told so far, apart from what is told next."""
    return replace(telling, spoken=dict(telling.spoken), targets=list(telling.targets))


def _by_attribute(item: la.Effect, telling: Telling) -> str:
    """Bullets for the Attributes of what was banished for the monster's own Summon; or nothing."""
    bullets = la.bullets(item)
    named = [_attributes(bullet.condition) for bullet in bullets]
    if not named or not all(named) or any(one.cost or one.target for one in bullets):
        return ""
    last = bullets[0].do[-1]
    shared = isinstance(last, la.Also) and all(one.do[-1] == last for one in bullets)
    for name, bullet in zip(named, bullets, strict=True):
        do = bullet.do[:-1] if shared else bullet.do
        one = replace(telling, spoken=dict(telling.spoken), after=[], bullets=[])
        telling.bullets.append(sentence(f"{name}: {capital(told(do, one))}"))
    words = (
        "apply the following effect, based on the Attribute of the monsters banished for the "
        "Special Summon"
    )
    return f"{words}, also {told(last.do, telling)}" if shared else words  # type: ignore[attr-defined]


def _attributes(held: tuple[Node, ...]) -> str:
    """ "Only LIGHT", "Both LIGHT and DARK": what a bullet asks of the materials; or nothing."""
    names: dict[bool, list[str]] = {True: [], False: []}
    for part in held:
        kinds = la.MaterialsIncluded | la.MaterialsLack
        if not isinstance(part, kinds) or not isinstance(part.filter, la.Attribute):
            return ""
        if part.filter.bits not in w.ATTRIBUTES:
            return ""
        names[isinstance(part, la.MaterialsIncluded)].append(w.ATTRIBUTES[part.filter.bits])
    if len(names[True]) == 1 and names[False]:
        return f"Only {names[True][0]}"
    both = len(names[True]) == 2 and not names[False]
    return f"Both {listed(names[True], 'and')}" if both else ""


def _bullets(item: la.Effect, telling: Telling) -> list[str]:
    """The bullets of which one is activated, each told from where the cost has left off."""
    texts = []
    for bullet, whole in zip(la.bullets(item), la.activations(item), strict=True):
        one = replace(
            telling, spoken=dict(telling.spoken), targets=list(telling.targets), after=[],
            bullets=[], implied=types(whole), apart=apart(whole),
        )  # fmt: skip
        opening = revealed(bullet) or opening_of_bullet(whole, bullet, one)
        if bullet.from_:
            opening = f"{w.BULLET_PLACES[bullet.from_]}: {opening}"
        bullet = replace(bullet, cost=()) if revealed(bullet) else bullet
        words = action(replace(whole, cost=bullet.cost, target=bullet.target), one, can=False)
        if one.after or one.bullets:
            raise TypeError("no words for a bullet of several sentences")
        texts.append(sentence(f"{opening}{capital(words)}"))
    return texts


_BASED_ON_PLACE: Final = " based on where it was Special Summoned from"
_REVEALING: Final = ", by revealing monster in your hand with the listed Attribute"


def revealed(bullet: la.Bullet) -> str:
    """The Attributes of the monsters that alone are revealed for a bullet: "DARK & EARTH: "."""
    names = []
    for step in bullet.cost:
        what = step.what if isinstance(step, la.Reveal) else None
        if not isinstance(what, la.Choose) or what.places != v.HAND or what.name:
            return ""
        for bit, name in w.ATTRIBUTES.items():
            if what.filter == la.Attribute(bit) & la.MONSTER and what.least == what.most:
                names.append(name if what.least == 1 else f"{what.least} {name}")
    if len(names) != len(bullet.cost) or not names or bullet.condition:
        return ""
    return f"{listed(names, '&')}: "


def cost_of(steps: tuple[Node, ...], telling: Telling, can: bool) -> str:
    """What is done for the activation, wherever it is from: what is paid for one from the hand
    or in the turn it was Set has a sentence of its own.
    """
    steps = tuple(step for step in steps if not isinstance(step, la.IfFromHand | la.IfSetThisTurn))
    telling.cost, apart = True, telling.apart
    telling.apart &= any(isinstance(getattr(step, "what", None), la.This) for step in steps)
    words = _including_this(steps, telling) or told(steps, telling, can).replace(", also ", " and ")
    telling.cost, telling.apart = False, apart
    return words


def _including_this(steps: tuple[Node, ...], telling: Telling) -> str:
    """The same done to other cards and to this one: "send 2 cards …, including this card"."""
    if len(steps) != 2 or type(steps[0]) is not type(steps[1]):
        return ""
    first, second = (getattr(step, "what", None) for step in steps)
    if not isinstance(first, la.Choose) or not isinstance(second, la.This):
        return ""
    parts = first.filter.of if isinstance(first.filter, AllOf) else (first.filter,)
    if la.OTHER not in parts or not isinstance(first.most, int):
        return ""
    rest = AllOf(tuple(part for part in parts if part != la.OTHER))
    more = replace(first, filter=rest, least=first.least + 1, most=first.most + 1)
    together = replace(steps[0], what=more)
    return f"{told((together,), telling)}, including this card"


def targets_of(item: la.Effect, telling: Telling) -> str:
    """What is targeted."""
    if not item.target:
        return ""
    # A Spell or Trap that is being activated cannot be its own target.
    telling.targeting, apart = True, telling.apart
    telling.apart |= isinstance(item, la.Activate)
    text = _including_yours(item.target, telling)
    *firsts, more = item.target
    if not text and isinstance(more, la.When) and not firsts:
        (aimed,) = more.do
        can = isinstance(aimed, la.Optional)
        (one,) = aimed.do if isinstance(aimed, la.Optional) else (aimed,)
        telling.targeting, telling.apart = False, apart
        start = f"if {condition(more.condition, telling)}, {'you can ' * can}"
        return start + targets_of(replace(item, target=(one,)), telling)
    if not text and isinstance(more, la.When):
        text = f"{targets_of(replace(item, target=tuple(firsts)), telling)[7:]}"
        text += _additional(more, telling)
    if not text:
        things = [thing(target, telling) for target in item.target]
        *before, last = things
        told = [one.whole + (f"{one.end}," if one.end else "") for one in before]
        text = listed([*told, last.whole], "and") + last.end
    telling.targeting, telling.apart = False, apart
    return f"target {text}"


def _including_yours(targets: tuple[Node, ...], telling: Telling) -> str:
    """Two of the same kind, of which one is yours: "2 monsters …, including a monster …"."""
    if len(targets) != 2:
        return ""
    first, second = targets
    if not isinstance(first, la.Choose) or not isinstance(second, la.Choose):
        return ""
    if first.whose != v.YOU or replace(first, whose=v.EITHER, name=second.name) != second:
        return ""
    both = thing(replace(second, least=2, most=2), telling)
    telling.targets = telling.targets[:-1]
    spoken = both.spoken
    for target in (first, second):
        telling.spoken[target.name] = Spoken(spoken.noun, False, spoken.places, True)
        telling.targets.append(telling.spoken[target.name])
    telling.last = telling.targets[-1]
    plain = noun(la.MONSTER, telling, first.places) if spoken.noun == "monster" else None
    return f"{both.whole}, including {plain.one if plain else 'a card'} you control"


def _additional(more: la.When, telling: Telling) -> str:
    """ ", also if this card was Tribute Summoned by Tributing a WIND monster, you can target an
    additional card on the field" """
    held, (may,) = more.condition, more.do
    if not isinstance(held, la.MaterialsIncluded) or not isinstance(may, la.Optional):
        raise TypeError("no words for an additional target")
    (one,) = may.do
    assert isinstance(one, la.Choose)
    such = thing(one, telling).whole.removeprefix("1 ")
    telling.additional = one.name
    monster = noun(held.filter, telling, default="monster").one
    return (
        f", also if this card was Tribute Summoned by Tributing {monster}, you can target an "
        f"additional {such}"
    )
