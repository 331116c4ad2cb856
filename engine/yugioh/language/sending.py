"""What is done to cards for cards of both players: what it is, for all who say and read it."""

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.amounts import Count, HowMany, LevelOf, Plus, Saved, Times, UpTo
from engine.yugioh.language.continuous import InsteadOfDestruction
from engine.yugioh.language.filters import InPlace, Measured, State, Zones
from engine.yugioh.language.joining import IfDone, Then
from engine.yugioh.language.meant import Choose, Chosen, Each
from engine.yugioh.language.operations import Damage, Destroy, SendToGrave, Take

__all__ = ["for_that_many", "levels_apart", "levels_paid", "sent_for_each_other"]

_EXTRA_ZONES = 0b1100000


def sent_for_each_other(mine: str, theirs: str, damage: int) -> tuple[Node, ...]:
    """All cards the player controls but in the Extra Monster Zone are sent to the GY, then up to so
    many of the opponent's as are in the player's GY; and damage for each in the opponent's.
    """
    sent = Each(~(Zones(_EXTRA_ZONES) & InPlace(v.MZONE)), v.FIELD_PLACES, name=mine)
    many = HowMany(mine, InPlace(v.GRAVE) & State("owned"))
    others = Choose(ANY, v.FIELD_PLACES, 1, UpTo(many), v.OPPONENT, theirs)
    hurt = Times(HowMany(mine, InPlace(v.GRAVE) & ~State("owned"), theirs), damage)
    then = SendToGrave(others), Then((Damage(hurt, v.OPPONENT),))
    return SendToGrave(sent), IfDone(then)


def for_that_many(item: Filter, others: Filter) -> InsteadOfDestruction:
    """Monsters that match, of both players, are saved for as many others of the hand and Deck."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    saved = AllOf((InPlace(v.MZONE), *parts))
    many = Choose(others, v.HAND | v.DECK, 1, Saved(saved), exactly=True)
    return InsteadOfDestruction(saved, (Destroy(many),), each_once=True, whose=v.EITHER)


def levels_paid(item: Filter, places: int, number: int) -> Filter:
    """A monster for whose Levels the player has enough cards: one for every so many of them."""
    most = Plus(Times(Count(item, places), number), number - 1)
    return Measured("level", "<=", most)


def levels_apart(
    one: Filter, other: Filter, by: int, names: tuple[str, str]
) -> tuple[Node, ...]:  # fmt: skip
    """Two monsters that the player controls, with this difference between their Levels, are sent to
    the GY together for a cost.
    """
    first, second = names
    level = LevelOf(Chosen((first,)))
    apart = AnyOf(tuple(Measured("level", "=", Plus(level, each)) for each in (by, -by)))
    face_up = State("face-up")
    return (
        Take(Choose(one & face_up, v.MZONE, name=first), sent=True),
        Take(Choose(other & face_up & apart, v.MZONE, name=second), sent=True),
        SendToGrave(Chosen(names)),
    )
