"""Equip Cards: equipping them, and what they give; cards that are linked to a monster."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.meant import MOVED, thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.places import moved
from engine.yugioh.wording.phrase import Clause, Spoken, Telling, Thing, sentence
from engine.yugioh.wording.both_stats import both_stats
from engine.yugioh.wording.stats import change


@clause.register
def _(step: la.Equip, telling: Telling) -> Clause:
    if isinstance(step.what, la.This) and telling.card.type & v.SPELL:
        return Clause("equip", (thing(step.to, telling),), "with this card")
    if isinstance(step.what, la.This) and telling.card.type & v.MONSTER:
        places = moved(telling.where, v.YOU) if telling.where & ~v.MZONE else "you control"
        said = telling.placed and not telling.where & v.MZONE
        places = "" if said else f" {places}"
        what = Thing(f"this card{places}", spoken=telling.speaks(Spoken(this=True)))
    else:
        what = thing(step.what, telling, MOVED)
    host = thing(step.to, telling)
    gives = granted(step.grants, telling)
    apart = [one for one in step.grants if type(one) in _OF_EQUIPPED]
    telling.after += [_OF_EQUIPPED[type(one)](one) for one in apart]
    if protected := _protections(step.grants):
        telling.after.append(_WHILE[protected])
    own = host.spoken.whose in (0, v.YOU) and host.text.startswith("that ")
    where = " you control" if own and telling.where & v.GRAVE else ""
    if step.own or _fits(step.what):
        but = "".join(f", but {_EQUIPPED_BUT[one]}" for one in step.but)
        card = replace(what, end="")
        return Clause("equip", (card,), f"to {host.whole}{what.end}{but}")
    if not step.grants and isinstance(step.to, la.This):
        return Clause("equip", (what,), "to this card")
    if not step.grants and what.spoken.noun == "Spell":
        return Clause("equip", (what,), f"to {host.whole}{where}")
    forbidden = _FORBIDDEN if "name-forbidden-if-of-deck" in step.but else ""
    there = f"to {host.whole}{where} as an Equip Spell{gives}"
    if forbidden:  # it is said last
        return Clause("equip", (replace(what, end=""),), f"{there}{what.end}{forbidden}")
    return Clause("equip", (what,), there)


# What is said of the equipped monster in a sentence of its own.
_OF_EQUIPPED: Final[dict[type[Node], Callable[[Any], str]]] = {
    la.FieldLevels: lambda given: f"Its Level becomes {given.to}.",
    la.SparedOnce: lambda given: (
        "Each turn, the first time the monster equipped with this card by this effect would be "
        "destroyed by a card effect, it is not destroyed."
    ),
}
_UNTARGETED: Final = la.Untargetable(~la.OTHER)
_PROTECTED: Final = (la.Indestructible(~la.OTHER, what=("battle", "effect")), _UNTARGETED)
_WHILE: Final[dict[tuple[Node, ...], str]] = {
    (_UNTARGETED,): (
        "While this card is equipped to a monster, your opponent cannot target that monster with "
        "card effects."
    ),
    _PROTECTED: (
        "While this card is equipped to a monster by this effect, the equipped monster cannot be "
        "destroyed by battle or card effects, also your opponent cannot target it with card "
        "effects."
    ),
}


_FORBIDDEN: Final = (
    ", also if you equipped it from the Deck, you cannot Special Summon monsters with that Equip "
    "Card's name for the rest of this turn"
)


_EQUIPPED_BUT: Final = {
    "not-special-summoned-this-turn":
        "the Union monster you equipped cannot be Special Summoned this turn",
}  # fmt: skip


def _protections(grants: tuple[Node, ...]) -> tuple[Node, ...]:
    """Those that a sentence of their own says."""
    found = tuple(one for one in grants if one in _PROTECTED)
    return found if found in _WHILE else ()


def _fits(what: Node) -> bool:
    """Whether an appropriate card is chosen."""
    return any(isinstance(leaf, la.FitFor) for leaf in what.walk())


@statement.register
def _(item: la.Union, telling: Telling) -> str:
    target = thing(la.Choose(item.to, v.MZONE, whose=item.whose), telling)
    where = " in Attack Position" if item.position == v.FACEUP_ATTACK else ""
    return (
        f"Once per turn, you can either: Target {target.whole}; equip this card to that target, "
        f"OR: Unequip this card and Special Summon it{where}."
    )


@statement.register
def _(item: la.OneUnion, telling: Telling) -> str:
    return "A monster can only be equipped with 1 Union monster at a time."


@clause.register
def _(step: la.Bond, telling: Telling) -> Clause:
    return Clause("link", (Thing("this card"),), f"to {thing(step.to, telling).text}")


@clause.register
def _(step: la.GoesWith, telling: Telling) -> Clause:
    to = "into the Deck " if step.do == "shuffle" else ""
    return Clause(step.do, (thing(step.to, telling),), f"{to}when this card leaves the field")


@clause.register
def _(step: la.NegateBonded, telling: Telling) -> Clause:
    return Clause("negate", tail=(
        "the effects of that face-up monster while it is on the field, also that face-up monster "
        "cannot attack"
    ))  # fmt: skip


@clause.register
def _(step: la.ProtectBonded, telling: Telling) -> Clause:
    return Clause("that face-up monster", tail=(
        "cannot be destroyed by battle or your opponent's card effects, your opponent cannot "
        "target it with card effects, also it cannot attack your opponent directly"
    ))  # fmt: skip


@clause.register
def _(step: la.ControlBonded, telling: Telling) -> Clause:
    return Clause("take", tail=(
        "control of that monster, also, while you control it, it cannot attack or activate effects"
    ))  # fmt: skip


@statement.register
def _(item: la.HoldsBearer, telling: Telling) -> str:
    return "Take control of the equipped monster."


@statement.register
def _(item: la.BearerHas, telling: Telling) -> str:
    of_bearer = replace(telling, this="the equipped monster", under=True)
    return " ".join(statement(rule, of_bearer) for rule in item.rules)


@statement.register
def _(item: la.LentToBearer, telling: Telling) -> str:
    who = noun(item.filter, telling, default="monster").one
    which = ("1st", "2nd", "3rd")[item.number - 1]
    return sentence(
        f"{who} equipped with this card gains {item.attack} ATK, also it can activate the {which} "
        f'effect listed above as if it were "{telling.card.name}"'
    )


@statement.register
def _(item: la.DestroyedForBearer, telling: Telling) -> str:
    by = " or ".join("card effect" if one == "effect" else one for one in item.what)
    return f"If the equipped monster would be destroyed by {by}, destroy this card instead."


@statement.register
def _(item: la.DestroysBonded, telling: Telling) -> str:
    return "When this card leaves the field, destroy that monster."


@statement.register
def _(item: la.DestroyedWithBonded, telling: Telling) -> str:
    end = "is destroyed" if item.when == "destroyed" else "leaves the field"
    return f"When that monster {end}, destroy this card."


@statement.register
def _(item: la.EquipStats, telling: Telling) -> str:
    changed = change(item.by, item.to, item.stats, item.original, telling)
    if changed.value:
        return sentence(f"the equipped monster's {changed.value} {changed.third}{changed.rest}")
    return sentence(f"the equipped monster {changed.third}{changed.rest}")


@statement.register
def _(item: la.Worn, telling: Telling) -> str:
    told = [_worn(rule, telling) for rule in _alike(item.rules)]
    behind = "".join(f", also it{one}" for one in told[1:]).replace(" it's ", " its ")
    return f"While this card is equipped to a monster, that monster{told[0]}{behind}."


def _worn(rule: Node, telling: Telling) -> str:
    """What a monster is, behind the words for it."""
    if isinstance(rule, la.FieldLevels) and rule.by and not rule.to:
        way = "increased" if rule.by > 0 else "reduced"
        return f"'s Level is {way} by {abs(rule.by)}"
    if not isinstance(rule, la.EquipStats):
        raise TypeError(f"no words for {rule.kind} of the monster of an Equip Card")
    changed = change(rule.by, rule.to, rule.stats, rule.original, telling)
    its = f"'s {changed.value}" if changed.value else ""
    return f"{its} {changed.third}{changed.rest}"


def _alike(rules: tuple[Node, ...]) -> list[Node]:
    """The rules, with ATK and DEF that change by the same two numbers together."""
    found: list[Node] = []
    for rule in rules:
        last = found[-1] if found else None
        if isinstance(last, la.EquipStats) and isinstance(rule, la.EquipStats):
            one, other = (la.ChangeStats(la.IT, r.by, "", r.stats, r.to) for r in (last, rule))
            both = both_stats(one, other)
            if both is not None and not (last.original or rule.original):
                found[-1] = replace(last, by=both.by, stats=both.stats, to=both.to)
                continue
        found.append(rule)
    return found


@statement.register
def _(item: la.EquipOnlyTo, telling: Telling) -> str:
    nouns = noun(item.filter, telling, default="monster")
    whose = {v.YOU: " you control", v.OPPONENT: " your opponent controls", v.EITHER: ""}[item.whose]
    return sentence(f"equip only to {nouns.one}{whose}{nouns.but}")


# What is said of the equipped monster, not of the card.
_HAD: Final = (la.Indestructible, la.Unaffected, la.Untargetable)


def granted(grants: tuple[Node, ...], telling: Telling) -> str:
    """What an Equip Card gives: a few words, or bullets that follow."""
    rules = [
        item for item in grants
        if not isinstance(item, la.Note) and type(item) not in _OF_EQUIPPED
        and item not in _protections(grants)
    ]  # fmt: skip
    if not rules:
        return ""
    first = rules[0]
    if len(rules) == 1 and isinstance(first, la.EquipStats) and isinstance(first.by, int):
        if first.to is None and first.by > 0:
            return f" that gives it {first.by} {w.STATS[first.stats]}"
    telling.granted = True
    telling.bullets += [
        statement(la.BearerHas((item,)) if isinstance(item, _HAD) else item, telling)
        for item in rules
    ]
    telling.granted = False
    return f" with the following effect{'s' if len(rules) > 1 else ''}"
