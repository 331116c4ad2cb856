"""How steps are joined: by, may, if, one of."""

from engine.digimon import vocabulary as v
from engine.digimon.language.conditions import Is
from engine.digimon.language.filters import PLACED_THIS_TURN
from engine.digimon.language.meant import THIS, Choose
from engine.digimon.language.operations.piles import Trash
from engine.effects import Node
from engine.filters import ANY


class By(Node):
    """*By X, Y*: the player may do all of `cost`, and only then does `do` (rule 15-7).

    What the text says after *then* belongs into `do` as well (15-7-2).
    """

    cost: tuple[Node, ...] = ()
    do: tuple[Node, ...] = ()


class May(Node):
    """*You may*: optional processing (rule 15-9-2); `by` says which player decides."""

    do: tuple[Node, ...] = ()
    by: int = v.YOU


class If(Node):
    """Processing conditions of a part of an effect (rule 15-6-2), with what happens otherwise."""

    condition: Node = ANY
    do: tuple[Node, ...] = ()
    otherwise: tuple[Node, ...] = ()


class Remember(Node):
    """Count now what later steps speak of as `Remembered(name)`: "for each X" (rule 4-27-4)."""

    amount: Node | int = 0
    name: str = ""


class IfDone(Node):
    """*If this effect did so*: only if the step before did something; what happens otherwise.

    `least` is to how many cards it must have been done.
    """

    do: tuple[Node, ...] = ()
    otherwise: tuple[Node, ...] = ()
    least: int = 1


class OneOf(Node):
    """One of these, chosen by the player of the effect; or `all`, in an order they choose.

    "Activate 1 of the following", "activate all of the following" (rule 15-15-7-2).
    """

    options: tuple[tuple[Node, ...], ...] = ()
    all: bool = False


class Repeat(Node):
    """`do` so many times, one after the other."""

    times: Node | int = 1
    do: tuple[Node, ...] = ()


def delayed(*do: Node) -> If:
    """*When …, <Delay>: do*, in a `Trigger` or `Would`: by trashing this card (rule 16-17).

    Not in the turn in which it was placed in the battle area (16-17-3).
    """
    return If(Is(~PLACED_THIS_TURN), (By((Trash(THIS),), do),))


def digi_burst(number: int, *do: Node) -> "By":
    """<Digi-Burst N>: by trashing N of this Digimon's digivolution cards, `do` (rule 16-14)."""
    return By((Trash(Choose(ANY, v.UNDER, number, of=THIS), digi_burst=True),), do)
