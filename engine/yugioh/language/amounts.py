"""Amounts: numbers that depend on the position."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import SELF, THE_CHOSEN


class Count(Node):
    """How many cards match, in these places."""

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU


class Names(Node):
    """How many different names (or Types, or Attributes, original or not) the cards that match
    have.
    """

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU
    what: w.Differing = "name"


class LifePoints(Node):
    """The Life Points of a player (YOU or OPPONENT)."""

    whose: int = v.YOU


class FreeZones(Node):
    """How many Main Monster Zones of the player are free, or with `spells` how many Spell & Trap
    Zones on both sides of the field; Field Zones are none of these.
    """

    spells: bool = False


class Rolled(Node):
    """The sum of the dice, or the number of heads, that this effect has just thrown; or how many
    materials it has counted (`FusionSummon`).
    """


class Lost(Node):
    """How much ATK the monster lost whose ATK was changed last by this effect."""


class AttackHad(Node):
    """The ATK that the monster had on the field which this effect destroyed last."""


class Taken(Node):
    """The damage that a player took last by this effect."""


class DamageInEvent(Node):
    """How much damage it was that triggered this effect."""


class Declared(Node):
    """The Level that was declared (`DeclareLevel`), or the Attribute or Type (`DeclareOne`)."""


class UpTo(Node):
    """A number from 1 up to this amount, which the player chooses at resolution; as the `most` of a
    choice of cards, so many or fewer of them.
    """

    most: Node | int = 1


class EitherNumber(Node):
    """One of two numbers, which the player chooses: how many of the cards that there are."""

    least: int = 1
    most: int = 2


class Every(Node):
    """How many times this number goes into an amount: one for every 3 of them."""

    amount: Node = Count()
    number: int = 2


class SumOf(Node):
    """The sum of a number (see `LevelOf`) over the cards that match, in these places."""

    what: w.Number = "attack"
    filter: Filter = ANY
    places: int = v.MZONE
    whose: int = v.YOU


class ExtremeOf(Node):
    """The highest of a number (see `LevelOf`) over the cards that match, or the `lowest`."""

    what: w.Number = "attack"
    filter: Filter = ANY
    places: int = v.MZONE
    whose: int = v.YOU
    lowest: bool = False


class TotalOf(Node):
    """The sum of a number (see `LevelOf`) over the cards meant by this name."""

    name: str = ""
    what: w.Number = "attack"


class Excess(Node):
    """By how much an amount exceeds another one and a number; 0 if it does not."""

    amount: Node | int = Count()
    over: Node | int = Count()
    plus: int = 0


class MaterialCount(Node):
    """How many Xyz Materials this card has (that match), times a number."""

    times: int = 1
    filter: Filter = ANY


class MaterialTotal(Node):
    """The sum of a number (see `LevelOf`) over the Xyz Materials of this card that match."""

    what: w.Number = "attack"
    filter: Filter = ANY


class LevelOf(Node):
    """The Level (or `what`) of a card, times a number.

    `what` is one of level, rank, link, level/rank, attack, defense, or the original level, attack,
    defense; a card without it has 0; "attack or defense" is the higher of the two, with "lower"
    before it the lower.  In what changes both ATK and DEF, "attack/defense" is the one or the
    other.  `of` is SELF, the chosen card, `Answered()`, IT, or one of the `EventCards`.
    """

    of: Node = THE_CHOSEN
    times: int = 1
    what: w.Number = "level"


class Counters(Node):
    """How many counters of this kind lie on a card."""

    name: str = ""
    of: Node = SELF


class CountersThere(Node):
    """How many counters of this kind lie on a player's field."""

    name: str = ""
    whose: int = v.YOU


class CountersHad(Node):
    """How many counters of this kind this card has, or had when it was sent away for the cost."""

    name: str = ""


class MaterialsUsed(Node):
    """With how many materials this card was summoned in its own way.

    Only those from the hand, or from the field, where `places` says so, or those that match.  With
    `levels` the sum of their original Levels, with `attack` of their original ATK, with
    `attributes` how many different original Attributes they have.
    """

    places: int = 0
    levels: bool = False
    filter: Filter = ANY
    attributes: bool = False
    attack: bool = False


class HowMany(Node):
    """How many cards were chosen under this name (and `also` under another), that match."""

    name: str = ""
    filter: Filter = ANY
    also: str = ""


class InEvent(Node):
    """How many cards the event that triggered this effect is about."""


class Saved(Node):
    """How many cards on the field that match would be destroyed, and can be saved or are."""

    filter: Filter = ANY


class TypesSent(Node):
    """How many of the card types Monster, Spell and Trap cards that match and were sent from the
    field to the GYs this turn are of.
    """

    filter: Filter = ANY


class MaterialsHad(Node):
    """How many Xyz Materials this card had before it moved, as the event says that it `had`."""


class Half(Node):
    """Half an amount, rounded up."""

    amount: Node = Count()


class Times(Node):
    """An amount times a number."""

    amount: Node = Count()
    times: int = 1


def multiples(number: int) -> Times:
    """Any multiple of this number that is not more than the Life Points of the player."""
    return Times(UpTo(Every(LifePoints(), number)), number)


class OneIf(Node):
    """1 while a comparison holds (`Compare`), 0 while it does not."""

    condition: Node = Count()


class Plus(Node):
    """An amount and a number, which may be negative; not less than 0."""

    amount: Node = Count()
    number: int = 0


class Added(Node):
    """Two amounts together."""

    one: Node = Count()
    other: Node = Count()


def or_more(usual: int, more: int, condition: Node) -> Plus:
    """The usual number, or more while a comparison holds."""
    return Plus(Times(OneIf(condition), more - usual), usual)


class EquippedLinkRating(Node):
    """The total Link Rating of the Link Monsters equipped to this card's monster.

    Seen from an Equip Card its monster, from a monster itself.
    """

    times: int = 1
