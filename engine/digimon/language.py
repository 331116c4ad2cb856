"""The Digimon effect language: which cards, which numbers, under which conditions.

A card reads like its text.  What is said of cards is a filter, joined with `&`, `|` and `~`;
what is acted on is `THIS`, a `Choose` of the player, `Each` that matches, or the cards of the
event that triggered the effect.  Numbers may be amounts counted when they are needed.

    Choose(DIGIMON & dp(most=4000), BATTLE, least=1, most=2, whose=OPPONENT)

A choice takes as many as the text says or as many as there are (rules 1-3-2 and 15-10-2-1);
`up_to` lets the player take fewer, but at least one (1-3-6).
"""

from dataclasses import dataclass

from engine.digimon import vocabulary as v
from engine.effects import Node, say
from engine.filters import ANY, Filter

# ----------------------------------------------------------- filters: what is printed


@dataclass(frozen=True)
class Named(Filter):
    """A card with this name: [X] (rule 2-3-1-2)."""

    name: str = ""

    def words(self) -> str:
        return f"[{self.name}]"


@dataclass(frozen=True)
class NameHas(Filter):
    """A card with this text in its name (rule 2-3-1-3)."""

    text: str = ""

    def words(self) -> str:
        return f"with [{self.text}] in its name"


@dataclass(frozen=True)
class Trait(Filter):
    """A card with this trait: form, attribute or type (rule 2-3-2-3)."""

    name: str = ""

    def words(self) -> str:
        return f"with the [{self.name}] trait"


@dataclass(frozen=True)
class TraitHas(Filter):
    """A card with this text in one of its traits (rule 2-3-2-4)."""

    text: str = ""

    def words(self) -> str:
        return f"with [{self.text}] in its traits"


@dataclass(frozen=True)
class TextHas(Filter):
    """A card with this name or icon in its text (rule 4-23)."""

    text: str = ""

    def words(self) -> str:
        return f"with [{self.text}] in its text"


@dataclass(frozen=True)
class Color(Filter):
    """A card of any of these colours (bits)."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.COLOR_NAMES)


@dataclass(frozen=True)
class Multicolor(Filter):
    """A card with more than one colour (rule 2-4-3)."""

    def words(self) -> str:
        return "multicolour"


@dataclass(frozen=True)
class Kind(Filter):
    """A card of any of these categories (bits); a Digi-Egg in play is a Digimon (rule 4-3-1)."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.KIND_NAMES, "/")


@dataclass(frozen=True)
class Between(Filter):
    """A number of the card lies in [least, most]; a card without that number does not match.

    `what` is level, cost (the play or use cost), dp (as it is now, in play), original-dp, under
    (how many digivolution cards it has) or links.  The bounds may be amounts.
    """

    what: str = "level"
    least: Node | int = 0
    most: Node | int = 1 << 30

    def words(self) -> str:
        least, most = say(self.least), say(self.most)
        if least == most:
            return f"with {self.what} {least}"
        if self.most == 1 << 30:
            return f"with {self.what} {least} or more"
        return (
            f"with {self.what} {most} or less"
            if self.least == 0
            else (f"with {self.what} {least} to {most}")
        )


# ---------------------------------------------------------- filters: how it is now


@dataclass(frozen=True)
class State(Filter):
    """A state of the card: suspended, other (not that of the effect), token, face-up, attacking.

    An unsuspended card is `~SUSPENDED`.
    """

    name: str = ""

    def words(self) -> str:
        return self.name


@dataclass(frozen=True)
class HasUnder(Filter):
    """At least `least` of its digivolution cards match."""

    filter: Filter = ANY
    least: int = 1

    def words(self) -> str:
        count = "a" if self.least == 1 else f"{self.least}"
        return f"with {count} {self.filter.words()} in its digivolution cards"


@dataclass(frozen=True)
class HasKeyword(Filter):
    """A Digimon that has this keyword effect now."""

    name: str = ""

    def words(self) -> str:
        return f"with <{self.name}>"


@dataclass(frozen=True)
class Extreme(Filter):
    """Its number is the highest (or lowest) among the cards that match in the same place.

    `what` is dp, level or cost; several cards may be tied.  `among` narrows which are compared.
    """

    what: str = "dp"
    highest: bool = True
    among: Filter = ANY
    whose: int = v.OPPONENT

    def words(self) -> str:
        return f"with the {'highest' if self.highest else 'lowest'} {self.what}"


@dataclass(frozen=True)
class Same(Filter):
    """It has the same level, name, colour or cost (`what`) as the card meant by `as_`."""

    what: str = "level"
    as_: Node | None = None

    def words(self) -> str:
        return f"with the same {self.what} as {say(self.as_)}"


@dataclass(frozen=True)
class While(Filter):
    """Matches any card as long as the condition holds."""

    condition: Node = ANY

    def words(self) -> str:
        return f"({say(self.condition)})"


DIGIMON = Kind(v.DIGIMON)
TAMER = Kind(v.TAMER)
OPTION = Kind(v.OPTION)
DIGI_EGG = Kind(v.DIGI_EGG)

RED = Color(v.RED)
BLUE = Color(v.BLUE)
YELLOW = Color(v.YELLOW)
GREEN = Color(v.GREEN)
BLACK = Color(v.BLACK)
PURPLE = Color(v.PURPLE)
WHITE = Color(v.WHITE)

SUSPENDED = State("suspended")
UNSUSPENDED = ~SUSPENDED
OTHER = State("other")
TOKEN = State("token")
NO_DIGIVOLUTION_CARDS = Between("under", 0, 0)


def level(least: int, most: int | None = None) -> Between:
    """Level `least`, or `least` to `most`."""
    return Between("level", least, least if most is None else most)


def dp(least: Node | int = 0, most: Node | int = 1 << 30) -> Between:
    """DP of at least `least` and at most `most`."""
    return Between("dp", least, most)


def cost(least: Node | int = 0, most: Node | int = 1 << 30) -> Between:
    """A play or use cost of at least `least` and at most `most`."""
    return Between("cost", least, most)


def named(*names: str) -> Filter:
    """A card with one of these names."""
    item: Filter = Named(names[0])
    for name in names[1:]:
        item = item | Named(name)
    return item


def name_has(*texts: str) -> Filter:
    """A card with one of these texts in its name."""
    item: Filter = NameHas(texts[0])
    for text in texts[1:]:
        item = item | NameHas(text)
    return item


# ------------------------------------------------------------------ what is acted on


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
    """The cards chosen under this name; without one, the latest choice."""

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
class EventCards(Node):
    """The cards of the event that triggered this effect: "that Digimon"."""

    def words(self) -> str:
        return "that card"


@dataclass(frozen=True)
class EventCause(Node):
    """What the cards of the event met: the card digivolved into or battled, or that blocked."""

    def words(self) -> str:
        return "the other card"


# ------------------------------------------------------------------------ amounts


@dataclass(frozen=True)
class Count(Node):
    """How many cards match, in these areas, divided by `per` (rounded down), times `times`."""

    filter: Filter = ANY
    areas: int = v.BATTLE
    whose: int = v.YOU
    of: Node | None = None
    per: int = 1
    times: int = 1

    def words(self) -> str:
        text = f"the number of {self.filter.words()} {places(self.areas, self.whose)}"
        text += f" of {say(self.of)}" if self.of else ""
        text = f"{self.times} x {text}" if self.times != 1 else text
        return f"{text} / {self.per}" if self.per != 1 else text


@dataclass(frozen=True)
class NumberOf(Node):
    """A number of a card: level, cost, dp, under, colors (how many), times `times`."""

    what: str = "dp"
    of: Node = THIS
    times: int = 1

    def words(self) -> str:
        text = f"the {self.what} of {say(self.of)}"
        return f"{self.times} x {text}" if self.times != 1 else text


@dataclass(frozen=True)
class Memory(Node):
    """The memory on the player's side: negative when it is on the other side (rule 4-1)."""

    whose: int = v.YOU

    def words(self) -> str:
        return f"{v.SIDE_NAMES[self.whose]} memory"


@dataclass(frozen=True)
class DifferentColors(Node):
    """How many different colours the matching cards have together."""

    filter: Filter = ANY
    areas: int = v.BATTLE
    whose: int = v.YOU

    def words(self) -> str:
        return f"the number of colours among {Count(self.filter, self.areas, self.whose).words()}"


# --------------------------------------------------------------------- conditions


@dataclass(frozen=True)
class Compare(Node):
    """`left` `op` `right`, with op one of <, <=, =, >=, >, != ."""

    left: Node | int = 0
    op: str = ">="
    right: Node | int = 1

    def words(self) -> str:
        return f"if {say(self.left)} {self.op} {say(self.right)}"


@dataclass(frozen=True)
class Is(Node):
    """The card meant by `who` (this Digimon, the chosen card, the card of the event) matches."""

    filter: Filter = ANY
    who: Node = THIS

    def words(self) -> str:
        return f"if {say(self.who)} is {self.filter.words()}"


@dataclass(frozen=True)
class AnyCondition(Node):
    """At least one of these conditions."""

    of: tuple[Node, ...] = ()

    def words(self) -> str:
        return " or ".join(item.words() for item in self.of)


@dataclass(frozen=True)
class Not(Node):
    """The condition does not hold."""

    of: Node = ANY

    def words(self) -> str:
        return f"not ({self.of.words()})"


@dataclass(frozen=True)
class Battling(Node):
    """This Digimon is in a battle with a card that matches (a Security Digimon only if asked)."""

    filter: Filter = ANY
    security: bool = False

    def words(self) -> str:
        return f"while battling a {self.filter.words()}"


@dataclass(frozen=True)
class EventWas(Node):
    """A fact of the event.

    One of same-level (digivolved to the same level), by-effect, in-battle, zero-dp, dna, digixros
    (with `least` cards), blast, attack-on-player, attack-on-digimon, alone (the other side of the
    battle was not deleted), with-cards-under (it had digivolution cards).
    """

    fact: str = ""
    least: int = 1

    def words(self) -> str:
        return f"if it was {self.fact.replace('-', ' ')}"


def exists(filter: Filter, areas: int = v.BATTLE, whose: int = v.YOU, least: int = 1) -> Compare:
    """At least `least` cards match there."""
    return Compare(Count(filter, areas, whose), ">=", least)


def none(filter: Filter, areas: int = v.BATTLE, whose: int = v.YOU) -> Compare:
    """No card matches there."""
    return Compare(Count(filter, areas, whose), "=", 0)


def security(op: str, number: int, whose: int = v.YOU) -> Compare:
    """A number of security cards: `security("<=", 3)`."""
    return Compare(Count(ANY, v.SECURITY, whose), op, number)
