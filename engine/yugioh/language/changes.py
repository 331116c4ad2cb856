"""What changes in a monster: position, zone, controller, Level, Type, Attribute, ATK and DEF."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.amounts import LevelOf
from engine.yugioh.language.meant import SELF, THE_CHOSEN
from engine.yugioh.language.operations import Operation

__all__ = [
    "ChangeAttribute", "ChangeLevel", "ChangeName", "ChangePosition", "ChangeStats", "ChangeType",
    "CombineLevels", "KeepPosition", "MoveZone", "SwitchControl", "SwitchZones", "TakeControl",
    "ThatName",
    "as_that_monster",
]  # fmt: skip


class ChangePosition(Operation):
    """Change to this position (a mask with one bit; 0 switches Attack and Defense).

    The controllers of monsters that are `kept` so cannot change their battle positions again.
    With `from_` only a monster in that position is changed. Of Flip monsters that are flipped
    face-up by it only those that match `flips` activate their effects then, if that is said.
    """

    what: Node = SELF
    position: int = 0
    kept: bool = False
    from_: int = 0
    flips: Filter | None = None


class KeepPosition(Operation):
    """The controllers of these monsters cannot change their battle positions.

    `until` is that of `ChangeStats`, or to the end of the player's next turn.
    """

    what: Node = SELF
    until: w.KeptUntil = ""


class ChangeLevel(Operation):
    """Change the Level by an amount, or `to` one, while it stays face-up on the field.

    Amounts are worked out at resolution, before any of the monsters is changed.  `until` is that of
    `ChangeStats`; with `counter` it lasts as long as the monster has a counter of this kind, of
    which nothing takes one off.  With `ranks` it is the Rank of an Xyz Monster.
    """

    what: Node = SELF
    by: Node | int = 0
    to: Node | int = 0
    until: w.LastsUntil = ""
    counter: str = ""
    ranks: bool = False


class CombineLevels(Operation):
    """The Levels of that monster and of this card become the sum of both, or of the `original`
    ones: of both monsters or of none.  `until` is that of `ChangeStats`.
    """

    what: Node = THE_CHOSEN
    original: bool = False
    until: w.LastsUntil = ""


class ChangeType(Operation):
    """These monsters become monsters of a Type (bits, or an amount that is such bits).

    With `also` beside the Types that they have.  Face-up on the field alone, and while they stay
    there; `until` is that of `ChangeStats`.
    """

    what: Node = SELF
    to: Node | int = 0
    until: w.LastsUntil = ""
    also: bool = False


class ChangeAttribute(Operation):
    """The same for their Attribute."""

    what: Node = SELF
    to: Node | int = 0
    until: w.LastsUntil = ""
    also: bool = False


class ThatName(Node):
    """The name of a certain card; `series` are those whose names stand in it."""

    passcode: int = 0
    series: tuple[int, ...] = ()


class ChangeName(Operation):
    """The name of these monsters becomes `ThatName`, or that of another card: `LevelOf` it, as a
    "name" or an "original name".

    Face-up on the field alone, and while they stay there; `until` is that of `ChangeStats`.
    """

    what: Node = SELF
    to: Node = ThatName()
    until: w.LastsUntil = ""


class ChangeStats(Operation):
    """Change the ATK (`stats`: ATK, DEF or both) of these monsters by an amount, or `to` one.

    Amounts are worked out at resolution, before any of the monsters is changed.  `original` sets
    the original value.  `until` "end" for this turn only, "next turn" to the end of the opponent's,
    otherwise while it stays face-up.
    """

    what: Node = SELF
    by: Node | int = 0
    until: w.LastsUntil = ""
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False


class TakeControl(Operation):
    """Take control of monsters of the opponent; `until` "end" gives it back in the End Phase.

    `but` says what is true of them then.  With `to` OPPONENT the opponent is given control.
    """

    what: Node = SELF
    until: w.Until = ""
    but: tuple[w.TakenBut, ...] = ()
    to: int = v.YOU


class SwitchControl(Operation):
    """Two monsters, one of each player, change sides: both or none of them."""

    what: Node = SELF


class SwitchZones(Operation):
    """This card and another monster of its controller switch their Main Monster Zones."""

    what: Node = SELF


class MoveZone(Operation):
    """Move monsters to other free Main Monster Zones of their controller, with `pointed` to those
    that this card points to.
    """

    what: Node = SELF
    pointed: bool = False


def as_that_monster(of: Node) -> tuple[Operation, ...]:
    """This turn the ATK, DEF, Level and Attribute of this card become those of another monster."""
    return (
        ChangeStats(SELF, until="end", stats=v.ATK, to=LevelOf(of, what="attack")),
        ChangeStats(SELF, until="end", stats=v.DEF, to=LevelOf(of, what="defense")),
        ChangeLevel(SELF, to=LevelOf(of), until="end"),
        ChangeAttribute(SELF, LevelOf(of, what="attribute"), "end"),
    )
