"""What is acted on: this card, the cards of a choice, every card that matches."""

from dataclasses import dataclass

from engine.digimon import vocabulary as v
from engine.effects import Node, say
from engine.filters import ANY, Filter


def places(areas: int, whose: int) -> str:
    """Where cards are, in plain words."""
    if areas == v.REVEALED:
        return "among them"
    return f"in {v.SIDE_NAMES[whose]} {v.names(areas, v.AREA_NAMES)}"


@dataclass(frozen=True)
class This(Node):
    """The Digimon, Tamer or Option the effect is on; for an inherited effect the Digimon."""

    def words(self) -> str:
        return "this one"


@dataclass(frozen=True)
class ThisCard(Node):
    """The card on which the effect is printed, wherever it is now (rule 15-3-3)."""

    def words(self) -> str:
        return "this card"


THIS = This()
THIS_CARD = ThisCard()


@dataclass(frozen=True)
class Choose(Node):
    """Cards the player chooses: `most` that match in these areas, or as many as there are.

    With `up_to` fewer may be chosen, but at least one; `most` ANY_NUMBER sets no bound.  `total`
    bounds the sum of a number over the chosen cards: ("cost", 6) or ("dp", amount).  `joint`
    constrains them together: same-level, different-names, different-colors.  `of` limits cards in
    UNDER (or LINKED) to those of this Digimon or of cards meant by a node; None means any stack.
    `by` is who chooses (YOU or OPPONENT).  `name` lets a later step speak of them (`Chosen`).
    """

    filter: Filter = ANY
    areas: int = v.BATTLE
    most: Node | int = 1
    whose: int = v.YOU
    up_to: bool = False
    name: str = ""
    total: tuple[str, Node | int] | None = None
    joint: str = ""
    of: Node | None = None
    by: int = v.YOU

    def words(self) -> str:
        count = "any number of" if self.most == ANY_NUMBER else say(self.most)
        if self.up_to and self.most != ANY_NUMBER:
            count = f"up to {count}"
        text = f"{count} {self.filter.words()} {places(self.areas, self.whose)}"
        if self.of is not None:
            text += f" of {say(self.of)}"
        if self.total:
            text += f" whose {self.total[0]} adds up to {say(self.total[1])} or less"
        return text + (f" ({self.joint.replace('-', ' ')})" if self.joint else "")


ANY_NUMBER = 99


@dataclass(frozen=True)
class Chosen(Node):
    """The cards chosen under this name; without one, the latest choice.

    Cards that this effect has moved since are meant where they are now: "the Digimon it played".
    """

    name: str = ""

    def words(self) -> str:
        return "the chosen card" + (f" ({self.name})" if self.name else "")


@dataclass(frozen=True)
class Each(Node):
    """Every card that matches in these areas.

    Given something that lasts (`Give`, `Static`), it also means cards that match later (rule
    15-11-2-2).  Area 0 with `security_digimon` means the Security Digimon of the player (4-5).
    """

    filter: Filter = ANY
    areas: int = v.BATTLE
    whose: int = v.YOU
    security_digimon: bool = False

    def words(self) -> str:
        parts = [f"{self.filter.words()} {places(self.areas, self.whose)}"] if self.areas else []
        if self.security_digimon:
            parts.append(f"Security Digimon of {v.SIDE_NAMES[self.whose]} side")
        return f"every {' and '.join(parts)}"


@dataclass(frozen=True)
class Players(Node):
    """Players, for what they cannot do (`Ban`)."""

    whose: int = v.OPPONENT

    def words(self) -> str:
        return f"{v.SIDE_NAMES[self.whose]} player"


@dataclass(frozen=True)
class EventCards(Node):
    """The cards of the event that triggered this effect: "that Digimon"."""

    def words(self) -> str:
        return "that card"


@dataclass(frozen=True)
class EventCause(Node):
    """What the cards of the event met: the card digivolved into or battled, or that blocked."""

    def words(self) -> str:
        return "the other card"
