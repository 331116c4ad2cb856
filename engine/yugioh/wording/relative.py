"""Filters that hold a card against other cards: "with the same Level as that monster"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language.words import Comparison
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import amount
from engine.yugioh.wording.describing import HigherOrLower, OneInCommon, deny, say
from engine.yugioh.wording.description import OTHER, POSITION, Description
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import static

RELATIONS: Final[dict[Comparison, str]] = {
    "=": "equal to", "!=": "different from", "<": "less than", "<=": "less than or equal to",
    ">": "more than", ">=": "more than or equal to",
}  # fmt: skip


@say.register
def _(item: la.Like, d: Description) -> None:
    if item.what == "mentioned":
        d.measured.append(f"whose name is mentioned on {_reference(item.of, d.telling, True)}")
        return
    if item.what == "mentions":
        d.measured.append(f"that mentions {_reference(item.of, d.telling, True)}")
        return
    if item.what == "name within":
        d.measured.append(f"whose name includes {_reference(item.of, d.telling, True)}'s name")
        return
    d.likes.append((w.SHARED[item.what], True, _reference(item.of, d.telling, True)))
    d.properties |= item.what != "card type"


@deny.register
def _(item: la.Like, d: Description) -> None:
    if item.what == "card":
        d.adjective(OTHER, "other")
        return
    d.likes.append((w.SHARED[item.what], False, _reference(item.of, d.telling, False)))
    d.properties |= item.what != "card type"


@say.register
def _(item: la.LikeMaterial, d: Description) -> None:
    used = noun(item.filter, d.telling, v.MZONE, "monster").of[0].singular
    summon = f"{w.material_of(d.telling.card.type)}Summon"
    d.after.append(f"with the same original Attribute as the {used} used for its {summon}")


@say.register
def _(item: la.FitFor, d: Description) -> None:
    d.adjective(POSITION, "appropriate")


_ORIGINAL: Final = ("original attack", "original defense")


@say.register
def _(item: la.Measured, d: Description) -> None:
    number, other = w.NUMBERS[item.what], item.amount
    d.properties = True
    if isinstance(other, int) and item.op == "=" and item.what in _ORIGINAL:
        d.numbers.append(f"{other} {number}")
        return
    if isinstance(other, la.ExtremeOf) and item.op == "=":
        d.measured.append(f"with the {'lowest' if other.lowest else 'highest'} {number}")
        return
    if isinstance(other, la.SumOf) and la.State("made-of-it") in other.filter.walk():
        less = {"<": "less", ">": "more"}[item.op]
        monster = "the Synchro Monster that used this card as material"
        d.measured.append(f"with {less} {number} than {monster}")
        return
    steps = _steps_from(item)
    if steps is not None:
        times, of = steps
        several = "s" if abs(times) > 1 else ""
        way = "higher" if times > 0 else "lower"
        whose = _reference(of, d.telling, True)
        d.measured.append(f"that is {abs(times)} {number}{several} {way} than {whose}")
        return
    if isinstance(other, la.LevelOf) and (other.what, other.times) == (item.what, 1):
        if item.op in ("=", "!="):
            same = item.op == "="
            d.likes.append((number, same, _reference(other.of, d.telling, same)))
            return
        whose = _reference(other.of, d.telling, True)
        text = f"{whose}'{'' if whose.endswith('s') else 's'}"
    elif isinstance(other, la.LevelOf) and isinstance(other.of, la.Changed):
        text = f"its {'' if other.what.startswith('original') else 'own '}{w.NUMBERS[other.what]}"
    else:
        # What they are held against is no target itself.
        text = amount(other, replace(d.telling, targeting=False))
    d.measured.append(f"whose {number} is {RELATIONS[item.op]} {text}")


@say.register
def _(item: HigherOrLower, d: Description) -> None:
    """ "that is 1 Rank higher or lower than this card" """
    say(item.of[0], d)
    d.measured[-1] = d.measured[-1].replace(" higher than ", " higher or lower than ")


@say.register
def _(item: OneInCommon, d: Description) -> None:
    """ "with the same Type or Attribute as that monster" """
    words = [w.SHARED[part.what] for part in item.of if isinstance(part, la.Like)]
    plain = [word.removeprefix("original ") for word in words]
    original = (
        "original " if len(plain) == sum(word.startswith("original ") for word in words) else ""
    )
    (of,) = {part.of for part in item.of if isinstance(part, la.Like)}
    what = f"{original}{w.listed(plain if original else words)}"
    d.measured.append(f"with the same {what} as {_reference(of, d.telling, True)}")
    d.properties = True


def _steps_from(item: la.Measured) -> tuple[int, Node] | None:
    """By how much a number is to differ from that of a card, and which card."""
    other = item.amount
    if item.op != "=" or not isinstance(other, la.Plus) or not isinstance(other.amount, la.LevelOf):
        return None
    if (other.amount.what, other.amount.times) != (item.what, 1):
        return None
    return other.number, other.amount.of


def _reference(of: Node, telling: Telling, one: bool) -> str:
    """The card that another one is held against; `one` of several is enough."""
    if isinstance(of, la.This):
        return "this card"
    if isinstance(of, la.Attached):
        return "this card's material"
    if isinstance(of, la.Answered):
        return f"that {telling.answered}"
    if isinstance(of, la.Each):
        if of.filter == la.State("equipped-by-it"):
            return "that equipped monster"
        nouns = noun(of.filter, telling, of.places)
        cards = f"the {nouns.several}"
        if one:
            cards = "a card" if of.filter == ANY else nouns.one
        return f"{cards} {static(of.places, of.whose, monsters=of.places == v.MZONE)}{nouns.but}"
    if not isinstance(of, la.Chosen):
        raise TypeError(f"no words for {of.kind} as what a card is held against")
    spoken = telling.latest
    if of.names:
        spoken = telling.named(of.names[0])
    elif telling.targets:
        spoken = telling.targets[0]
    if spoken is None:
        return "that card"
    if spoken.deed and not spoken.target:
        return f"the {spoken.noun}{'s' if spoken.several else ''} {spoken.deed}"
    return f"those {spoken.noun}s" if spoken.several else f"that {spoken.noun}"
