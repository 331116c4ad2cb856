"""What is acted on: this card, the cards of a choice, every card that matches."""

from engine.digimon import vocabulary as v
from engine.digimon.language.words import Compared, Joint
from engine.effects import Node
from engine.filters import ANY, Filter


class This(Node):
    """The Digimon, Tamer or Option the effect is on; for an inherited effect the Digimon."""


class ThisCard(Node):
    """The card on which the effect is printed, wherever it is now (rule 15-3-3)."""


THIS = This()
THIS_CARD = ThisCard()


class Choose(Node):
    """Cards the player chooses: `most` that match in these areas, or as many as there are.

    With `up_to` fewer may be chosen, but at least one; `most` ANY_NUMBER sets no bound.  `total`
    bounds the sum of a number over the chosen cards: ("cost", 6) or ("dp", amount).  `joint`
    constrains them together: same-level, different-names, different-colors, different-levels,
    different-numbers (card numbers).  `of` limits cards in
    UNDER (or LINKED) to those of this Digimon or of cards meant by a node, or of `Each` card that
    matches in an area; None means any stack in the battle area.
    With `each` one card of each of these filters is chosen: "1 [A] and 1 [B]".
    `by` is who chooses (YOU or OPPONENT).  `name` lets a later step speak of them (`Chosen`).
    """

    filter: Filter = ANY
    areas: int = v.BATTLE
    most: Node | int = 1
    whose: int = v.YOU
    up_to: bool = False
    name: str = ""
    total: tuple[Compared, Node | int] | None = None
    joint: Joint = ""
    of: Node | None = None
    by: int = v.YOU
    each: tuple[Filter, ...] = ()


ANY_NUMBER = 99


class Chosen(Node):
    """The cards chosen under this name; without one, the latest choice.

    Cards that this effect has moved since are meant where they are now: "the Digimon it played".
    """

    name: str = ""


class Each(Node):
    """Every card that matches in these areas.

    Given something that lasts (`Give`, `Static`), it also means cards that match later (rule
    15-11-2-2).  Area 0 with `security_digimon` means the Security Digimon of the player (4-5).
    """

    filter: Filter = ANY
    areas: int = v.BATTLE
    whose: int = v.YOU
    security_digimon: bool = False


class Players(Node):
    """Players, for what they cannot do (`Ban`)."""

    whose: int = v.OPPONENT


class EventCards(Node):
    """The cards of the event that triggered this effect: "that Digimon"."""


class EventCause(Node):
    """What the cards of the event met: the card digivolved into or battled, or that blocked."""
