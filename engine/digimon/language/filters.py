"""Filters: which cards, by what is printed on them and by how they are now."""

from typing import Final

from engine.digimon import vocabulary as v
from engine.digimon.language.words import Alike, CardState, Happened, Number
from engine.effects import Node
from engine.filters import ANY, Filter

NO_BOUND: Final = 1 << 30  # of a number that may be as high as it likes


class Named(Filter):
    """A card with this name: [X] (rule 2-3-1-2)."""

    name: str = ""


class Numbered(Filter):
    """The card with this card number: what players of a deck mean, not what cards say."""

    number: str = ""


class NameHas(Filter):
    """A card with this text in its name (rule 2-3-1-3)."""

    text: str = ""


class Trait(Filter):
    """A card with this trait: form, attribute or type (rule 2-3-2-3)."""

    name: str = ""


class TraitHas(Filter):
    """A card with this text in one of its traits, other than the trait `but` (rule 2-3-2-4)."""

    text: str = ""
    but: str = ""


class TextHas(Filter):
    """A card with this name or icon in its text (rule 4-23)."""

    text: str = ""


class Color(Filter):
    """A card of any of these colours (bits)."""

    bits: int = 0


class HasInherited(Filter):
    """A card with an inherited effect (rule 2-3-8)."""


class HasTiming(Filter):
    """A card with an effect of this timing in its upper text, such as [On Play] (rule 15-16)."""

    timing: Happened = "played"


class HasDigiXros(Filter):
    """A card with DigiXros requirements (rule 7-2)."""


class Multicolor(Filter):
    """A card with more than one colour (rule 2-4-3)."""


class Kind(Filter):
    """A card of any of these categories (bits); a Digi-Egg in play is a Digimon (rule 4-3-1)."""

    bits: int = 0


class Between(Filter):
    """A number of the card lies in [least, most]; a card without that number does not match.

    `what` is level, cost (the play or use cost), dp (as it is now, in play), original-dp, under
    (how many digivolution cards it has), links, or same-level (how many cards of its stack have one
    level).  The bounds may be amounts.
    """

    what: Number = "level"
    least: Node | int = 0
    most: Node | int = NO_BOUND


class State(Filter):
    """A state of the card.

    One of suspended, other (not that of the effect), token, face-up (in the security stack),
    face-down (under another card), attacking, and placed-this-turn (in the battle area since this
    turn).  An unsuspended card is `~SUSPENDED`.
    """

    name: CardState = ""


class HasUnder(Filter):
    """At least `least` of its digivolution cards match."""

    filter: Filter = ANY
    least: int = 1


class HasLinked(Filter):
    """At least `least` of its link cards match: "linked with …"."""

    filter: Filter = ANY
    least: int = 1


class HasKeyword(Filter):
    """A Digimon that has this keyword effect now."""

    name: str = ""


class Extreme(Filter):
    """Its number is the highest (or lowest) among the cards that match in the same place.

    `what` is dp, level, cost or under (how many digivolution cards); several cards may be tied.
    `among` narrows which are compared.
    """

    what: Number = "dp"
    highest: bool = True
    among: Filter = ANY
    whose: int = v.OPPONENT


class Same(Filter):
    """It has the same level, name, colour or cost (`what`) as the card meant by `as_`.

    As one of several cards, if `as_` is `Each` of some.
    """

    what: Alike = "level"
    as_: Node | None = None


class SpokenOf(Filter):
    """It is the card meant by `as_`: "all other Digimon" are not the one that was chosen."""

    as_: Node = ANY


class While(Filter):
    """Matches any card as long as the condition holds."""

    condition: Node = ANY


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
THIS_ONE = ~OTHER
TOKEN = State("token")
FACE_UP = State("face-up")
FACE_DOWN = State("face-down")
PLACED_THIS_TURN = State("placed-this-turn")
ATTACKING = State("attacking")
NO_DIGIVOLUTION_CARDS = Between("under", 0, 0)


def level(least: int, most: int | None = None) -> Between:
    """Level `least`, or `least` to `most`."""
    return Between("level", least, least if most is None else most)


def dp(least: Node | int = 0, most: Node | int = NO_BOUND) -> Between:
    """DP of at least `least` and at most `most`."""
    return Between("dp", least, most)


def cost(least: Node | int = 0, most: Node | int = NO_BOUND) -> Between:
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
