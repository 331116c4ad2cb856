"""Which cards a card mentions, and whose name has that of another card in it."""

from collections.abc import Callable, Sequence

from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v

Fits = Callable[[Filter, la.Card], bool]


def mentioned(card: la.Card) -> list[Filter]:
    """The materials that a Fusion or Synchro Monster mentions."""
    found: list[Filter] = []
    for item in card.procedures:
        if isinstance(item, la.FusionMaterials):
            found += [slot.filter for slot in item.slots]
        elif isinstance(item, la.SynchroSummon):
            found += [item.tuner & la.Type(v.TUNER), item.others]
    return found


def names_on(card: la.Card, other: la.Card) -> bool:
    """Whether a card mentions the name of another one; a Fusion Monster among its materials."""
    if not card.type & v.FUSION:
        return any(has_name(la.Named(passcode), other) for passcode in card.mentions)
    return any(has_name(leaf, other) for each in mentioned(card) for leaf in _names_in(each))


def named_among(
    card: la.Card, meant: Filter, cards: Sequence[la.Card], fits: Fits
) -> dict[la.Named, bool]:
    """The materials that a monster mentions by name and that are such cards, of those in the decks:
    each with whether nothing else could be used in its place.
    """
    return {
        leaf: not any(isinstance(part, AnyOf) for part in each.walk())
        for each in mentioned(card)
        for leaf in _names_in(each)
        if any(has_name(leaf, other) and fits(meant, other) for other in cards)
    }


def name_within(card: la.Card, other: la.Card) -> bool:
    """Whether the name of a card has the whole name of another one in it."""
    return bool(other.name) and other.name in card.name


def _names_in(item: Filter) -> list[la.Named]:
    """The cards that a filter names."""
    if isinstance(item, AllOf | AnyOf):
        return [leaf for part in item.of for leaf in _names_in(part)]
    return [item] if isinstance(item, la.Named) else []


def has_name(leaf: la.Named, card: la.Card) -> bool:
    """Whether a card has this printed name, or is always treated as if it had it."""
    return leaf.passcode in (card.passcode, card.treated_as or card.passcode)
