"""Summoning procedures: how a monster is summoned in its own way."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v


@dataclass(frozen=True)
class Materials(Node):
    """A material requirement: `least` to `most` cards that match."""

    filter: Filter = ANY
    least: int = 1
    most: int = 1

    def words(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least}+"
        return f"{count} {self.filter.words()}"


@dataclass(frozen=True)
class LinkSummon(Node):
    """Link Summon with `least` or more monsters, of which one matches `including`."""

    each: Filter = ANY
    least: int = 1
    including: Filter | None = None
    joint: str = ""

    def words(self) -> str:
        text = f"Link Summon with {self.least} or more {self.each.words()} monsters"
        return text + (f", including a {self.including.words()}" if self.including else "")


@dataclass(frozen=True)
class XyzSummon(Node):
    """Xyz Summon with this many monsters (`more`: or more) of the Level that is its Rank."""

    each: Filter = ANY
    least: int = 2
    more: bool = False

    def words(self) -> str:
        more = " or more" if self.more else ""
        return (
            f"Xyz Summon with {self.least}{more} {self.each.words()} monsters of its Rank as Level"
        )


@dataclass(frozen=True)
class XyzOnto(Node):
    """Xyz Summon by using one Xyz Monster that matches, whose materials come along."""

    onto: Filter = ANY
    limit: bool = True  # once per turn by name

    def words(self) -> str:
        return f"Xyz Summon onto a {self.onto.words()} you control"


@dataclass(frozen=True)
class SynchroSummon(Node):
    """Synchro Summon with a Tuner and `least` or more non-Tuners that match."""

    tuner: Filter = ANY
    others: Filter = ANY
    least: int = 1

    def words(self) -> str:
        return f"Synchro Summon with 1 {self.tuner.words()} Tuner and {self.least} or more non-Tuner {self.others.words()} monsters"  # noqa: E501


@dataclass(frozen=True)
class FusionMaterials(Node):
    """The materials of a Fusion Monster, in slots."""

    slots: tuple[Materials, ...] = ()
    joint: str = ""
    by_effect: bool = True

    def words(self) -> str:
        return f"Fusion materials: {say(self.slots)}"


@dataclass(frozen=True)
class Contact(Node):
    """Special Summoned from the Extra Deck by sending its Fusion materials to the GY."""

    places: int = v.HAND | v.MZONE | v.SZONE

    def words(self) -> str:
        return "Special Summoned by sending its materials to the GY"


@dataclass(frozen=True)
class ByItself(Node):
    """An inherent Special Summon: from these places, at this cost, under these conditions.

    `after` holds once it was summoned this way; `once` per turn by name.
    """

    where: int = v.HAND
    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    after: tuple[Node, ...] = ()
    once: bool = False
    position: int = v.FACEUP

    def words(self) -> str:
        text = f"Special Summon itself from the {v.names(self.where, v.PLACE_NAMES)}"
        if self.condition:
            text += f", {say(self.condition)}"
        return text + (f": {say(self.cost)}" if self.cost else "")
