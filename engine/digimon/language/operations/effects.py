"""What lasts, other effects, and what would happen."""

from engine.digimon import vocabulary as v
from engine.digimon.language.meant import THIS
from engine.digimon.language.operations.operation import Operation
from engine.digimon.language.words import Duration, EndOf, Happened
from engine.effects import Node


class Give(Operation):
    """Cards get modifiers (`DP`, `Keyword`, `Cannot`, …) for a time.

    To chosen cards they stick (rule 15-11-1-3-2); with `Each` they hold for whatever matches at
    any moment (15-11-2).
    """

    what: tuple[Node, ...] = ()
    to: Node = THIS
    until: Duration = v.THIS_TURN


class ActivateMain(Operation):
    """Activate this card's first [Main] effect without using it (rule 4-22-5)."""


class ActivateSecurity(Operation):
    """Activate this card's [Security] effect, wherever the card is (rule 15-15-7)."""


class ActivateEffect(Operation):
    """Activate one effect with this timing (played, digivolved, deleted, …) of a card (15-15-7).

    With `as_own` it is an effect of this Digimon, else of the card it is on; with `every` all of
    them, one after the other in an order the player chooses (15-15-7-2).
    """

    timing: Happened = "digivolved"
    of: Node = THIS
    as_own: bool = False
    every: bool = False


class Prevent(Operation):
    """In a `Would` effect: the card does not leave, or is not deleted.

    One of those that would at once (rule 15-8-5); with `every` all of those that it speaks of.
    """

    every: bool = False


class ReduceCost(Operation):
    """In a `Would` effect: the cost is reduced (or, below 0, increased)."""

    by: Node | int = 1


class Pending(Operation):
    """Pending processing: `do` at the end of the turn, the attack or the battle (`at`; rule 18-1).

    The opponent's turn (your turn) is the next that ends.

    It is resolved like an effect that triggers then (18-1-2).  With `of` it is done for each of
    these cards: "that Digimon" is `EventCards()` in `do`.
    """

    at: EndOf = "turn"
    do: tuple[Node, ...] = ()
    of: Node | None = None


class WinGame(Operation):
    """Win the game (rule 1-2-6)."""
