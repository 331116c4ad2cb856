"""Ways into the field: digivolution requirements and what needs several cards."""

from engine.digimon.language.filters import Color, level
from engine.digimon.language.words import Joint
from engine.effects import Node
from engine.filters import ANY, Filter


class Digivolve(Node):
    """A digivolution requirement: from what, at which cost (rule 2-3-5)."""

    from_: Filter = ANY
    cost: int = 0
    condition: tuple[Node, ...] = ()


class DigivolveAs(Node):
    """It digivolves from a card as if that were a Digimon of this level, and of these colours.

    `colors` 0 are those that the card has, `cost` -1 what the printed requirements ask for.
    """

    from_: Filter = ANY
    level: int = 3
    colors: int = 0
    cost: int = -1


class DnaDigivolve(Node):
    """[DNA Digivolution]: two (or more) Digimon, the left one on top (rule 8-2)."""

    of: tuple[Filter, ...] = ()
    cost: int = 0


class BurstDigivolve(Node):
    """[Burst Digivolve]: by returning a Tamer to the hand (rule 8-3)."""

    from_: Filter = ANY
    tamer: Filter = ANY
    cost: int = 0


class AppFusion(Node):
    """[App Fusion]: a Digimon and its link card, two different ones of these (rule 8-4)."""

    of: tuple[Filter, ...] = ()
    cost: int = 0


class DigiXros(Node):
    """DigiXros requirements: one of each from hand or battle area, each `reduce` less (7-2).

    With `trash` its text lets cards of the trash be placed as well.  `joint` is what they must be
    together: "w/different names" (see `Choose`).
    """

    reduce: int = 1
    of: tuple[Filter, ...] = ()
    trash: bool = False
    joint: Joint = ""


class Assembly(Node):
    """Assembly requirements: all of these from the trash, for `reduce` less in all (rule 7-3).

    `joint` as for a DigiXros.
    """

    reduce: int = 1
    of: tuple[Filter, ...] = ()
    joint: Joint = ""


class Link(Node):
    """[Link]: the link requirements, the link cost and the link DP (rules 2-3-11-4, 10).

    It links to Digimon only; `to` says to which.
    """

    to: Filter = ANY
    cost: int = 0
    dp: int = 0


def digivolve(color: int, from_level: int, cost: int) -> Digivolve:
    """The printed requirement: a colour and a level."""
    return Digivolve(Color(color) & level(from_level), cost)
