"""What is printed on a card: whether a filter that asks for nothing else holds of a definition.

Knows no game that is played: the answer is the same in all of them.
"""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language.words import Happened
from engine.filters import AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.instruction import CompileError

_STATIC = (
    la.Named, la.Numbered, la.NameHas, la.Trait, la.TraitHas, la.TextHas, la.Color, la.Multicolor,
    la.Kind, la.HasInherited, la.HasTiming, la.HasDigiXros,
)  # fmt: skip
_PRINTED = ("level", "cost", "original-dp")


def _timed(item: c.Trigger, timing: Happened) -> bool:
    """Whether this is the timing of an effect, or one of its timings."""
    events = item.on.of if isinstance(item.on, c.Events) else (item.on,)
    return item.turn == v.EITHER and c.Event(timing) in events


def is_static(leaf: Filter) -> bool:
    if isinstance(leaf, la.Between):
        plain = isinstance(leaf.least, int) and isinstance(leaf.most, int)
        return leaf.what in _PRINTED and plain
    return isinstance(leaf, _STATIC) or (isinstance(leaf, la.State) and leaf.name == "token")


def all_static(item: Filter) -> bool:
    """Whether a filter asks only for what is printed."""
    if isinstance(item, (AllOf, AnyOf)):
        return all(all_static(part) for part in item.of)
    return all_static(item.of) if isinstance(item, NoneOf) else is_static(item)


def names_of(card: c.Card) -> tuple[str, ...]:
    """All names of a card (rule 2-3-4-3)."""
    return (card.name, *card.names)


def stands_for(item: Filter, card: c.Card) -> bool:
    """Whether a card on the field matches a filter that asks for what is printed."""
    return any(
        all(holds(leaf, card, True) is wanted for leaf, wanted in alternative)
        for alternative in alternatives(item)
    )


def printed(item: Filter, card: c.Card) -> bool:
    """Whether a card that is not in play matches a filter by its printed facts alone."""
    return any(
        all(is_static(leaf) and holds(leaf, face, False) is wanted for leaf, wanted in alternative)
        for alternative in alternatives(item)
        for face in faces(card, False)
    )


def faces(card: c.Card, field: bool) -> tuple[c.Card, ...]:
    """A DUAL card as a Digimon card and as an Option card; on the field it is a Digimon (4-6)."""
    if card.option is None:
        return (card,)
    side = card.option
    as_digimon = replace(card, category=v.DIGIMON)
    as_option = replace(
        card, category=v.OPTION, name=side.name, names=(), name_parts=(), colors=side.colors,
        cost=side.cost, level=0, dp=-1,
    )  # fmt: skip
    return (as_digimon,) if field else (as_digimon, as_option)


def holds(leaf: Filter, card: c.Card, field: bool) -> bool:
    if isinstance(leaf, la.Named):
        return leaf.name in names_of(card)
    if isinstance(leaf, la.Numbered):
        return leaf.number == card.number
    if isinstance(leaf, la.NameHas):
        return any(leaf.text in name for name in (*names_of(card), *card.name_parts))
    if isinstance(leaf, la.Trait):
        return leaf.name in card.traits
    if isinstance(leaf, la.TraitHas):
        return any(leaf.text in trait and trait != leaf.but for trait in card.traits)
    if isinstance(leaf, la.TextHas):
        return (
            leaf.text in card.mentions
            or leaf.text in card.traits
            or any(leaf.text in name for name in (*names_of(card), *card.name_parts))
        )
    if isinstance(leaf, la.Color):
        return bool(card.colors & leaf.bits)
    if isinstance(leaf, la.HasInherited):
        return bool(card.inherited)
    if isinstance(leaf, la.HasTiming):
        return any(isinstance(item, c.Trigger) and _timed(item, leaf.timing)
                   for item in card.effects)  # fmt: skip
    if isinstance(leaf, la.HasDigiXros):
        return any(isinstance(way, c.DigiXros) for way in card.ways)
    if isinstance(leaf, la.Multicolor):
        return card.colors.bit_count() > 1
    if isinstance(leaf, la.Kind):
        as_digimon = field and card.category == v.DIGI_EGG and leaf.bits & v.DIGIMON
        return bool(card.category & leaf.bits or as_digimon)
    if isinstance(leaf, la.State):
        return card.token
    if isinstance(leaf, la.Between):
        number = {"level": card.level or None, "cost": card.cost, "original-dp": card.dp}[leaf.what]
        if number is None or number < 0:
            return False
        return (
            isinstance(leaf.least, int)
            and isinstance(leaf.most, int)
            and (leaf.least <= number <= leaf.most)
        )
    raise CompileError(f"{leaf.kind} is not a fact of a card")
