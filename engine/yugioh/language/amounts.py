"""Amounts: numbers that depend on the position."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import SELF, THE_CHOSEN


def stat_words(stats: int, by: Node | int, to: Node | int | None, original: bool) -> str:
    """How a change of ATK and DEF goes on after the words for the monsters."""
    names = v.names(stats, v.STAT_NAMES, "/")
    if to is not None:
        return f"'s {'original ' if original else ''}{names} becomes {say(to)}"
    if isinstance(by, int) and by < 0:
        return f" loses {-by} {names}"
    return f" gains {say(by)} {names}"


@dataclass(frozen=True)
class Count(Node):
    """How many cards match, in these places."""

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        return f"the number of {self.filter.words()} in {side}{v.names(self.places, v.PLACE_NAMES)}"


@dataclass(frozen=True)
class Names(Node):
    """How many different names the cards have that match, in these places."""

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        where = v.names(self.places, v.PLACE_NAMES)
        return f"the number of different names of {self.filter.words()} in {side}{where}"


@dataclass(frozen=True)
class FreeZones(Node):
    """How many Main Monster Zones of the player are free."""

    def words(self) -> str:
        return "the number of free Main Monster Zones"


@dataclass(frozen=True)
class Rolled(Node):
    """The sum of the dice, or the number of heads, that this effect has just thrown."""

    def words(self) -> str:
        return "the result"


@dataclass(frozen=True)
class SumOf(Node):
    """The sum of a number (see `LevelOf`) over the cards that match, in these places."""

    what: str = "attack"
    filter: Filter = ANY
    places: int = v.MZONE
    whose: int = v.YOU

    def words(self) -> str:
        return f"the total {self.what} of {self.filter.words()} in your {v.names(self.places, v.PLACE_NAMES)}"  # noqa: E501


@dataclass(frozen=True)
class TotalOf(Node):
    """The sum of a number (see `LevelOf`) over the cards meant by this name."""

    name: str = ""
    what: str = "attack"

    def words(self) -> str:
        return f"the total {self.what} of those cards"


@dataclass(frozen=True)
class Excess(Node):
    """By how much an amount exceeds another one and a number; 0 if it does not."""

    amount: Node = Count()
    over: Node = Count()
    plus: int = 0

    def words(self) -> str:
        more = f" + {self.plus}" if self.plus else ""
        return f"as many as {say(self.amount)} exceeds {say(self.over)}{more}"


@dataclass(frozen=True)
class MaterialCount(Node):
    """How many Xyz Materials this card has, times a number."""

    times: int = 1

    def words(self) -> str:
        return f"{self.times} x the number of its materials"


@dataclass(frozen=True)
class LevelOf(Node):
    """The Level (or `what`) of a card, times a number.

    `what` is one of level, rank, link, attack, defense, original attack, original defense.  `of`
    is SELF, the chosen card, `Answered()` or IT.
    """

    of: Node = THE_CHOSEN
    times: int = 1
    what: str = "level"

    def words(self) -> str:
        return f"{self.times} x the {self.what} of {say(self.of)}"


@dataclass(frozen=True)
class Counters(Node):
    """How many counters of this kind lie on a card."""

    name: str = ""
    of: Node = SELF

    def words(self) -> str:
        return f"the number of {self.name} Counters on {say(self.of)}"


@dataclass(frozen=True)
class MaterialsUsed(Node):
    """With how many materials this card was summoned in its own way."""

    def words(self) -> str:
        return "the number of materials used for its summon"


@dataclass(frozen=True)
class HowMany(Node):
    """How many cards were chosen under this name."""

    name: str = ""

    def words(self) -> str:
        return f"as many as the chosen cards ({self.name})"


@dataclass(frozen=True)
class Half(Node):
    """Half an amount, rounded up."""

    amount: Node = Count()

    def words(self) -> str:
        return f"half {say(self.amount)}"


@dataclass(frozen=True)
class Times(Node):
    """An amount times a number."""

    amount: Node = Count()
    times: int = 1

    def words(self) -> str:
        return f"{self.times} x {say(self.amount)}"


@dataclass(frozen=True)
class EquippedLinkRating(Node):
    """The total Link Rating of the Link Monsters equipped to this card's monster.

    Seen from an Equip Card its monster, from a monster itself.
    """

    times: int = 1

    def words(self) -> str:
        return f"{self.times} x the total Link Rating equipped to it"
