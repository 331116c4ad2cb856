"""Numbers that are counted when they are needed."""

from engine.digimon import vocabulary as v
from engine.digimon.language.meant import THIS
from engine.digimon.language.words import Deed, Number
from engine.effects import Node
from engine.filters import ANY, Filter


class Counted(Node):
    """What is counted: cards that match, in these areas, divided by `per`, times `times`."""

    filter: Filter = ANY
    areas: int = v.BATTLE
    whose: int = v.YOU
    of: Node | None = None
    per: int = 1
    times: int = 1


class Count(Counted):
    """How many cards match, in these areas, divided by `per` (rounded down), times `times`."""


class NumberOf(Node):
    """A number of a card: level, cost, dp, under, colors (how many), times `times`.

    Of `EventCards` it is that of the card as it was when the effect triggered (rule 15-8-3-8).
    """

    what: Number = "dp"
    of: Node = THIS
    times: int = 1


class EventCount(Node):
    """How many cards it happened to at once: "for each Digimon deleted" (rule 4-27-5)."""

    times: int = 1


class DeletionLimit(Node):
    """A number of DP in the text of an effect that deletes, with what `DeletionDP` adds to it."""

    number: int = 0


class Remembered(Node):
    """A number counted before by `Remember`, times `times`."""

    name: str = ""
    times: int = 1


class Minus(Node):
    """The difference of two numbers, never below 0: "until you have 4 left"."""

    left: Node | int = 0
    right: Node | int = 0


class Plus(Node):
    """The sum of two numbers: "4000 DP or less", "add 2000 for each …"."""

    left: Node | int = 0
    right: Node | int = 0


class DoneBefore(Node):
    """How many cards the step before did something to: "for each card trashed by this effect".

    `deed` says what it did.  It is asked for at once: `Remember` keeps it for later steps.
    """

    deed: Deed = "trashed"


class Memory(Node):
    """The memory on the player's side: negative when it is on the other side (rule 4-1)."""

    whose: int = v.YOU


class DifferentColors(Counted):
    """How many different colours the matching cards have together, like a `Count` of them."""


class DifferentNames(Counted):
    """How many different names the matching cards have together, like a `Count` of them."""
