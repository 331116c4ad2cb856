"""What a filter says of a card: adjectives, noun, clauses and exceptions, leaf by leaf.

Leaves that hold another filter are described by `nouns`.
"""

from dataclasses import replace
from functools import singledispatch
from typing import Final

from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh.compiler.filters import Defined, Definition
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.description import (
    ATTRIBUTE, FACE, LEVEL, LINKED, NOT, OTHER, POSITION, RACE, SERIES, SUMMONED, Description,
)  # fmt: skip
from engine.yugioh.wording.phrase import Telling, article
from engine.yugioh.wording.rows import telling_rows
from engine.yugioh.wording.words import listed

_STATE_RANKS: Final = {
    "other": OTHER, "face-up": FACE, "face-down": FACE, "defense-position": POSITION,
    "co-linked": LINKED, "linked": LINKED,
}  # fmt: skip
_ENDLESS: Final = 1 << 30
_KINDS_OF_LEVEL: Final = {"level": "Level", "rank": "Rank", "link": "Link"}
# Leaves that stay one adjective where one of several must hold.
# What several of which are said together.
_ADJECTIVES: Final = (la.Type, la.Race, la.Attribute, la.Series, la.Mentions)


def described(item: Filter, telling: Telling) -> list[Description]:
    """The alternatives of a filter, each with what it says."""
    descriptions = []
    for leaves in telling_rows(_alternatives(item, telling)):
        one = Description(telling)
        for leaf in leaves:
            if leaf == la.OTHER and _cannot_be_this(leaves, telling):
                continue
            if isinstance(leaf, NoneOf):
                deny(leaf.of, one)
            else:
                say(leaf, one)
        descriptions.append(one)
    return descriptions


class _Either(Filter):
    """Leaves of one kind of which one must hold: they stay one adjective."""

    of: tuple[Filter, ...] = ()


class Unless(Filter):
    """Leaves that are asked for only while a condition holds: it is one of them, negated."""

    of: tuple[Filter, ...] = ()


class HigherOrLower(Filter):
    """A number so much higher, or so much lower, than that of another card."""

    of: tuple[Filter, ...] = ()


class OneInCommon(Filter):
    """One of several things that it has in common with another card."""

    of: tuple[Filter, ...] = ()


def _one_in_common(parts: tuple[Filter, ...]) -> bool:
    """Whether these hold a card against one and the same other."""
    others = {part.of for part in parts if isinstance(part, la.Like)}
    return len(others) == 1 and all(isinstance(part, la.Like) for part in parts)


def _opposite(parts: tuple[Filter, ...]) -> bool:
    """Whether these are a number so much higher, and one so much lower, than another."""
    if len(parts) != 2 or not all(isinstance(part, la.Measured) for part in parts):
        return False
    first, second = (part.amount for part in parts if isinstance(part, la.Measured))
    if not isinstance(first, la.Plus) or not isinstance(second, la.Plus):
        return False
    return first.number > 0 and second == replace(first, number=-first.number)


def _alternatives(item: Filter, telling: Telling) -> list[list[Filter]]:
    """The filter as alternatives of leaves; what is one adjective stays together."""
    if isinstance(item, AllOf):
        rows: list[list[Filter]] = [[]]
        for part in item.of:
            rows = [row + more for row in rows for more in _alternatives(part, telling)]
        return rows
    if isinstance(item, AnyOf):
        if any(isinstance(part, NoneOf) and isinstance(part.of, la.Provided) for part in item.of):
            return [[Unless(item.of)]]
        if _opposite(item.of):
            return [[HigherOrLower(item.of)]]
        if _one_in_common(item.of):
            return [[OneInCommon(item.of)]]
        parts = _without_namesakes(item.of, telling)
        if len({type(part) for part in parts}) == 1 and isinstance(parts[0], _ADJECTIVES):
            return [[parts[0] if len(parts) == 1 else _Either(parts)]]
        if all(map(_by_original_name, parts)) or _one_number(parts):
            return [[_Either(parts)]]
        away = [part for part in parts if isinstance(part, la.InPlace)]
        if la.FACE_UP in parts and len(parts) == 2 and away and _piles_of(away[0].places):
            return [[_Either(parts)]]
        return [row for part in parts for row in _alternatives(part, telling)]
    return [[item]]


def _by_original_name(item: Filter) -> bool:
    """Whether it is a series in the original name of a card."""
    return isinstance(item, la.Original) and isinstance(item.filter, la.Series)


def _piles_of(places: int) -> bool:
    """Whether these are piles that lie beside the field and the Extra Deck: the hand, the GY, …"""
    return not places & ~(v.HAND | v.DECK | v.GRAVE)


def _one_number(parts: tuple[Filter, ...]) -> bool:
    """Whether these are one number of several kinds: "Level/Rank 2"."""
    bounds = [part for part in parts if isinstance(part, la.Between)]
    return (
        len(bounds) == len(parts) and len({(max(1, part.least), part.most) for part in bounds}) == 1
    )


def _without_namesakes(parts: tuple[Filter, ...], telling: Telling) -> tuple[Filter, ...]:
    """Without the cards whose names hold the name of a series that is another alternative."""
    series = [part.name for part in parts if isinstance(part, la.Series)]
    return tuple(
        part
        for part in parts
        if not isinstance(part, la.Named)
        or not any(name in telling.names(part.passcode) for name in series)
    )


def _cannot_be_this(leaves: list[Filter], telling: Telling) -> bool:
    """Whether the card of the effect matches no more anyway, so that "other" is not said."""
    return telling.apart or any(_excludes(leaf, telling.card) for leaf in leaves)


def _excludes(leaf: Filter, card: la.Card) -> bool:
    """Whether a fact of the card does not fit."""
    if isinstance(leaf, NoneOf):
        return isinstance(leaf.of, la.Type) and bool(leaf.of.bits & card.type)
    if isinstance(leaf, la.Type):
        return not leaf.bits & card.type
    if isinstance(leaf, la.Race):
        return not leaf.bits & card.race
    if isinstance(leaf, la.Attribute):
        return not leaf.bits & card.attribute
    return False


# ------------------------------------------------------------------ what holds


@singledispatch
def say(item: Filter, d: Description) -> None:
    """Add what a leaf says."""
    raise TypeError(f"no words for the filter {item.kind}")


@say.register
def _(item: _Either, d: Description) -> None:
    first = item.of[0]
    if isinstance(first, la.State):
        d.hand_or_face_up = True
    elif isinstance(first, la.Original):
        names = [f'"{one.name}"' for part in item.of for one in part.walk()
                 if isinstance(one, la.Series)]  # fmt: skip
        d.after.append(f"with {listed(names)} in its original name")
        d.properties = True
    elif isinstance(first, la.Between):
        kinds = [part.what for part in item.of if isinstance(part, la.Between)]
        if kinds == ["attack", "defense"]:
            d.numbers.append(f"{_number(first)} or DEF")
            d.properties = True
            return
        number = _level(replace(first, what="level")).removeprefix("Level ")
        d.adjective(LEVEL, f"{'/'.join(_KINDS_OF_LEVEL[kind] for kind in kinds)} {number}")
    elif isinstance(first, la.Type):
        d.types.append(tuple(part.bits for part in item.of if isinstance(part, la.Type)))
    elif isinstance(first, la.Mentions):
        names = [_mentioned(part, d) for part in item.of if isinstance(part, la.Mentions)]
        d.after.append(f"that mentions {listed(names)}")
    else:
        one = Description(d.telling)
        for part in item.of:
            say(part, one)
        words = [word for _, words in one.adjectives for word in words]
        d.adjective(one.adjectives[0][0], *words)


@say.register
def _(item: la.Named | Definition, d: Description) -> None:
    d.name = f'"{d.telling.names(item.passcode)}"'
    d.properties = True


@say.register
def _(item: Defined, d: Description) -> None:
    """No text says it: of other monsters the effects are not played as those of this card."""


@say.register
def _(item: la.Series, d: Description) -> None:
    d.adjective(SERIES, f'"{item.name}"')


@say.register
def _(item: la.SentForEffectOf, d: Description) -> None:
    by = Description(d.telling)
    say(item.filter, by)
    d.after.append(f"{w.SENT_FOR} {by.name} this turn")


@say.register
def _(item: la.NotNormal, d: Description) -> None:
    d.after.append("that cannot be Normal Summoned/Set")


@say.register
def _(item: la.Type, d: Description) -> None:
    d.types.append(tuple(bit for bit in v.TYPE_NAMES if item.bits & bit))


@say.register
def _(item: la.Race, d: Description) -> None:
    d.adjective(RACE, *(name for bit, name in w.RACES.items() if item.bits & bit))


@say.register
def _(item: la.Attribute, d: Description) -> None:
    d.adjective(ATTRIBUTE, *(name for bit, name in w.ATTRIBUTES.items() if item.bits & bit))


@say.register
def _(item: la.Between, d: Description) -> None:
    if item.what == "rank":
        d.types.append((v.XYZ,))
    if item == la.Between("level"):
        d.after.append("that has a Level")
    elif item.what in ("level", "rank", "link"):
        d.adjective(LEVEL, _level(item))
    else:
        d.numbers.append(_number(item))
        d.properties = True


def _level(item: la.Between) -> str:
    text = "Link-" if item.what == "link" else w.NUMBERS[item.what] + " "
    if item.least == item.most:
        return f"{text}{item.least}"
    if item.most >= _ENDLESS:
        return f"{text}{item.least} or higher"
    if item.least <= 1:
        return f"{text}{item.most} or lower"
    joint = "or" if item.most == item.least + 1 else "to"
    return f"{text}{item.least} {joint} {item.most}"


def _number(item: la.Between) -> str:
    what = w.NUMBERS[item.what]
    if item.least == item.most:
        return f"{item.least} {what}"
    if item.most >= _ENDLESS:
        return f"{item.least} or more {what}"
    if item.least <= 0:
        return f"{item.most} or less {what}"
    return f"{item.least} to {item.most} {what}"


@say.register
def _(item: la.State, d: Description) -> None:
    d.states.append((item.name, True))
    if item.name in w.STATES_BEFORE:
        d.adjective(_STATE_RANKS[item.name], w.STATES_BEFORE[item.name])
    elif item.name == "equip":
        d.equip_card = True
    elif item.name in w.STATES_AFTER:
        d.after.append(w.STATES_AFTER[item.name].format(w.material_of(d.telling.card.type)))
    # That its effects can be negated, or its Attribute is left, is said with what is done.


@say.register
def _(item: la.InPlace, d: Description) -> None:
    d.places = item.places


@say.register
def _(item: la.Zones, d: Description) -> None:
    d.zones = item.mask


@say.register
def _(item: la.Summoned, d: Description) -> None:
    if item.how == v.BY_FROM_GRAVE:
        d.after.append("Special Summoned from the GY")
        return
    if item.how == v.BY_FROM_EXTRA:
        d.after.append("Special Summoned from the Extra Deck")
        return
    d.summoned = w.summons(item.how)
    d.adjective(SUMMONED, f"{d.summoned} Summoned")


@say.register
def _(item: la.HasCounter, d: Description) -> None:
    counters = f"{item.least} or more {item.name} Counters"
    d.after.append(f"with {counters if item.least > 1 else article(f'{item.name} Counter')}")


@say.register
def _(item: la.PlacesCounters, d: Description) -> None:
    d.after.append(f"that has an effect that places {article(f'{item.name} Counter')}")


@say.register
def _(item: la.Mentions, d: Description) -> None:
    d.after.append(f"that mentions {_mentioned(item, d)}")
    d.properties = True


def _mentioned(item: la.Mentions, d: Description) -> str:
    return f'"{item.name or d.telling.names(item.passcode)}"'


# -------------------------------------------------------------- what does not


@singledispatch
def deny(item: Filter, d: Description) -> None:
    """Add that a leaf does not hold."""
    raise TypeError(f"no words for the lack of the filter {item.kind}")


@deny.register
def _(item: la.Named, d: Description) -> None:
    d.but.append(f'except "{d.telling.names(item.passcode)}"')


@deny.register
def _(item: la.Type, d: Description) -> None:
    d.without |= item.bits


@deny.register
def _(item: la.Race, d: Description) -> None:
    d.adjective(NOT, f"non-{v.names(item.bits, w.RACES, '/')}")


@deny.register
def _(item: la.Attribute, d: Description) -> None:
    d.adjective(NOT, f"non-{v.names(item.bits, w.ATTRIBUTES, '/')}")


@deny.register
def _(item: la.NotNormal, d: Description) -> None:
    d.after.append("that can be Normal Summoned/Set")


@deny.register
def _(item: la.State, d: Description) -> None:
    d.states.append((item.name, False))
    if item.name == "other":
        d.this = True
    elif item.name == "defense-position":
        d.adjective(POSITION, "Attack Position")
    elif item.name == "face-up":
        d.adjective(FACE, "Set")
    elif item.name == "equip":
        # A monster card in a Spell & Trap Zone that is no Equip Card.
        d.after.append(w.STATES_AFTER["as-spell"])
        d.properties = True
    elif item.name == "materials":
        d.after.append("with no material")
    # A card that is not face-down is one whose facts are known, as is said by asking for them.


@deny.register
def _(item: la.Summoned, d: Description) -> None:
    d.adjective(NOT, f"non-{w.summons(item.how)} Summoned")
