"""Cards that are chosen, all that match, and cards taken at random."""

import re
from dataclasses import dataclass, replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import amount
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.meant import DISCARDED, STATIC, TRIBUTED, thing
from engine.yugioh.wording.nouns import Noun, Nouns, noun
from engine.yugioh.wording.phrase import Spoken, Telling, Thing
from engine.yugioh.wording.places import in_zones, moved, static

_ALL: Final = 100


def _asked_face_up(item: Filter) -> bool:
    """Of cards that the player knows face-down too it is said that they are face-up."""
    return la.FACE_UP in (item.of if isinstance(item, AllOf) else (item,))


def _face_up(item: Noun) -> Noun:
    if "face-up" in item.singular:
        return item
    one, several = (re.sub("^(other )?", r"\1face-up ", text)
                    for text in (item.singular, item.plural))  # fmt: skip
    return replace(item, singular=one, plural=several)


@thing.register
def _(what: la.Choose, telling: Telling, how: str = STATIC) -> Thing:
    sides = _of_either_player(what)
    if sides:
        alone = replace(telling, targeting=False)  # what is spoken of is one of both
        both = [thing(replace(what, filter=one.filter, places=one.places, whose=one.whose, name=""),
                      alone, how) for one in sides]  # fmt: skip
        spoken = telling.speaks(replace(both[0].spoken, whose=v.EITHER), what.name)
        joint = " or "
        if sides[1].held:
            held = " and ".join(condition(one, telling) for one in sides[1].held)
            joint = f", or if {held}, instead "
        return Thing(joint.join(one.whole for one in both), spoken=spoken)
    nouns = noun(what.filter, telling, what.places, implied=telling.implied)
    if how == TRIBUTED and what.whose == v.YOU and _asked_face_up(what.filter):
        nouns = replace(nouns, of=tuple(map(_face_up, nouns.of)))
    several = what.most != 1
    together = f" {w.TOGETHER[what.joint]}" if what.joint and several else ""
    together += _total(what.total)
    if what.filter == la.Like("name", la.Chosen(("declared",))):
        spoken = telling.speaks(Spoken("card", False, what.places), what.name)
        return Thing("1 of that declared card", moved(what.places, what.whose), spoken=spoken)
    if any(item.provided for item in nouns.of):
        return _provided(what, nouns, telling, how)
    if _lookalike(nouns):
        return _apart(what, nouns, telling, how)
    least, most = what.least, what.most
    end = nouns.but
    more = _or_more(most, telling)
    if more is not None:
        most, end = more[0], f"{end}{more[1]}"
    if ("pointed", True) in nouns.about.states and what.whose == v.YOU and least == most:
        text = f"{least} of your {nouns.several}"
    elif isinstance(most, int):
        if what.as_many and most > 1:
            text = nouns.counted("as many", True) + " as possible"
        elif least == most:
            text = nouns.counted(_banished(str(least), what), several and more is None)
        else:
            count = "any number of" if most >= _ALL else f"up to {most}"
            if most >= _ALL and what.least > 1:
                count = f"{what.least} or more"
            text = nouns.counted(_banished(count, what), True)
    elif isinstance(most, la.HowMany) and not what.exactly:
        text = nouns.counted("that many", True)
    elif what.as_many:
        text = nouns.counted("as many", True) + " as possible"
        if not isinstance(most, la.FreeZones):  # there is never room for more than that
            end = f", but not more than {amount(most, telling)}{end}"
    elif what.exactly:
        text = nouns.several
        end = f"{end} equal to {amount(most, telling)}"
    else:
        text = nouns.counted(_banished("a number of", what), True)
        most = most.most if isinstance(most, la.UpTo) else most
        end = f", up to {amount(most, telling)}{end}"
    if what.with_this:
        end = f"{end}, including this card"
    spoken = Spoken(nouns.head, several, what.places, extra=_extra(nouns), whose=what.whose)
    telling.speaks(spoken, what.name)
    return Thing(text + together, _where(what, nouns, how, several), end, spoken)


@condition.register
def _(item: la.TwoTogether, telling: Telling) -> str:
    cards = noun(item.filter, telling, item.places).several
    return f"you have 2 or more {cards} {static(item.places, item.whose)} {w.TOGETHER[item.joint]}"


_ADDED_UP: Final = {"level": "Levels", "link": "Link Ratings"}
_REACHED: Final = {"=": "", ">=": " or more", "<=": " or less"}


def _total(total: la.Total | None) -> str:
    """What the cards come to together: " whose total Levels equal 8 or more"."""
    if total is None:
        return ""
    return f" whose total {_ADDED_UP[total.what]} equal {total.number}{_REACHED[total.op]}"


_MINE: Final = la.State("controlled")


@dataclass(frozen=True)
class _Side:
    """Cards of one player, where they are, and when alone they may be chosen."""

    filter: Filter
    places: int
    whose: int
    held: tuple[Node, ...]


def _of_either_player(what: la.Choose) -> list[_Side]:
    """Cards of one player or others of the other; else nothing."""
    if what.whose != v.EITHER or not isinstance(what.filter, AnyOf):
        return []
    found: list[_Side] = []
    for one in what.filter.of:
        parts = one.of if isinstance(one, AllOf) else (one,)
        whose = v.YOU if _MINE in parts else v.OPPONENT if ~_MINE in parts else 0
        where = [part for part in parts if isinstance(part, la.InPlace)]
        places = where[0].places if len(where) == 1 else what.places
        held = tuple(part.condition for part in parts if isinstance(part, la.Provided))
        rest = tuple(
            part for part in parts
            if part not in (_MINE, ~_MINE, *where[:1]) and not isinstance(part, la.Provided)
        )  # fmt: skip
        item = AllOf(rest) if len(rest) > 1 else rest[0] if rest else ANY
        found.append(_Side(item, places, whose, held))
    told = {side.whose for side in found} == {v.YOU, v.OPPONENT} and not found[0].held
    return found if told and len(found) == 2 else []


def _or_more(most: Node | int, telling: Telling) -> tuple[int, str] | None:
    """The usual number, and how many more there may be under a condition."""
    if not isinstance(most, la.Plus) or not isinstance(most.amount, la.Times):
        return None
    one = most.amount.amount
    if not isinstance(one, la.OneIf):
        return None
    held = condition(one.condition, telling)
    return most.number, f", or up to {most.number + most.amount.times} if {held}"


def _banished(count: str, what: la.Choose) -> str:
    either = what.whose == v.EITHER and what.places == v.BANISHED
    return f"{count} banished" if either else count


def _extra(nouns: Nouns) -> bool:
    """Whether the cards belong in the Extra Deck."""
    return bool(nouns.about.asked) and any(
        set(group) <= {v.FUSION, v.SYNCHRO, v.XYZ, v.LINK} for group in nouns.about.types
    )


def _lookalike(nouns: Nouns) -> bool:
    """Whether the alternatives may be in different places."""
    return len({item.places for item in nouns.of}) > 1


def _apart(what: la.Choose, nouns: Nouns, telling: Telling, how: str) -> Thing:
    """Alternatives that may be in different places: each with its own."""

    def where(item: Noun) -> str:
        places = what.places & item.places if item.places else what.places
        return static(places, what.whose) if how == STATIC else moved(places, what.whose)

    spoken = telling.speaks(Spoken(nouns.head, what.most != 1, what.places), what.name)
    text = nouns.counted(str(what.least), what.most != 1, where)
    return Thing(text, "", nouns.but, spoken)


def _provided(what: la.Choose, nouns: Nouns, telling: Telling, how: str) -> Thing:
    """One card, or another one under a condition: "1 \"A\" in your GY, or if …, instead 1 \"B\"."""

    def where(item: Noun) -> str:
        places = what.places & item.places if item.places else what.places
        own = replace(what, places=places)
        return _where(own, replace(nouns, of=(item,)), how, False)

    plain = [item for item in nouns.of if not item.provided]
    others = [item for item in nouns.of if item.provided]
    if not plain or (what.least, what.most) != (1, 1) or what.joint:
        raise TypeError("no words for what may be chosen under a condition")
    first = where(plain[0])
    text = f"{replace(nouns, of=tuple(plain)).counted('1', False)} {first}".rstrip()
    one: dict[str, list[str]] = {}
    for item in others:
        there = "" if where(item) == first else f" {where(item)}"
        one.setdefault(item.provided, []).append(f"1 {item.singular}{item.after}{there}")
    for held, cards in one.items():
        text += f", or if {held}, instead {' or '.join(cards)}"
    spoken = telling.speaks(
        Spoken(nouns.head, False, what.places, extra=_extra(nouns), whose=what.whose), what.name
    )
    return Thing(text, "", nouns.but, spoken)


def _where(what: "la.Choose | la.Each", nouns: Nouns, how: str, several: bool) -> str:
    monsters = nouns.head == "monster"
    about = nouns.about
    if about.zones:
        return in_zones(what.places, what.whose, about.zones)
    if ("its-column", True) in about.states and what.whose == v.EITHER:
        return ""
    if ("equipped-to-it", True) in about.states and what.whose == v.YOU:
        return "you control"
    if {"pointed", "its-material", "equipped-to-it"} & {name for name, _ in about.states}:
        return ""
    if how == DISCARDED and what.places == v.HAND:
        return ""
    if how == TRIBUTED and what.places == v.MZONE and what.whose == v.YOU:
        return ""
    if how == STATIC:
        return static(what.places, what.whose, monsters=monsters)
    return moved(what.places, what.whose, several, monsters, about.hand_or_face_up)


@thing.register
def _(what: la.Each, telling: Telling, how: str = STATIC) -> Thing:
    if what == la.BEARER:
        spoken = telling.speaks(Spoken("monster", False, v.MZONE))
        return Thing("the equipped monster", spoken=spoken)
    nouns = noun(what.filter, telling, what.places, implied=telling.implied)
    one = ("made-of-it", True) in nouns.about.states
    spoken = Spoken(nouns.head, not one, what.places)
    if one:
        text, where = f"the {nouns.of[0].singular}{nouns.of[0].after}", ""
    elif what.filter == ANY and what.places == v.HAND and what.whose == v.YOU:
        text, where = "your entire hand", ""
    else:
        text, where = nouns.counted("all", True), _where(what, nouns, how, True)
    but = ""
    if what.but:
        left = telling.named(what.but)
        text = text.replace("all other", "all")
        but = f", except that {left.noun}"
    telling.speaks(spoken, what.name)
    return Thing(text, where, but + nouns.but, spoken)


@thing.register
def _(what: la.Among, telling: Telling, how: str = STATIC) -> Thing:
    count = str(what.least) if what.least == what.most else f"up to {what.most}"
    deed = telling.named(what.of).deed
    several = what.most > 1
    if isinstance(what.filter, la.InPlace):
        # Those that were moved there, of all that were to be.
        done_to = telling.named(what.of)
        telling.speaks(Spoken(done_to.noun, several, what.filter.places), what.name)
        which = f"{deed} {done_to.noun}s".strip()
        return Thing(f"{count} of those {which}")
    nouns = noun(what.filter, telling)
    text = nouns.counted(f"{count} {deed}".strip(), several)
    if not deed:
        text += " among them"
    telling.speaks(Spoken(nouns.head, several, v.DECK), what.name)
    return Thing(text, end=nouns.but)


@thing.register
def _(what: la.Random, telling: Telling, how: str = STATIC) -> Thing:
    if what.of:
        raise TypeError("no words for what is taken at random of other cards")
    nouns = noun(what.filter, telling, what.places)
    several = what.count != 1
    if isinstance(what.count, int | la.EitherNumber):
        text = nouns.counted(f"{amount(what.count, telling)} random", several)
    else:
        text = f"random {nouns.several}"
    spoken = telling.speaks(Spoken(nouns.head, several, what.places), what.name)
    end = (
        "" if isinstance(what.count, int | la.EitherNumber) else f", {amount(what.count, telling)}"
    )
    return Thing(text, moved(what.places, what.whose), end, spoken)
