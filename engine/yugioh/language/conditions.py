"""Conditions: what must hold for an effect to be activated, or for a step to be done."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.amounts import Count


@dataclass(frozen=True)
class Compare(Node):
    """`left` `op` `right`, with op one of <, <=, =, >=, >, != ."""

    left: Node | int = 0
    op: str = ">="
    right: Node | int = 1

    def words(self) -> str:
        return f"if {say(self.left)} {self.op} {say(self.right)}"


@dataclass(frozen=True)
class AnyCondition(Node):
    """At least one of these conditions."""

    of: tuple[Node, ...] = ()

    def words(self) -> str:
        return " or ".join(item.words() for item in self.of)


@dataclass(frozen=True)
class WasSummoned(Node):
    """This card was summoned in one of these ways."""

    how: int = 0

    def words(self) -> str:
        return f"if it was {v.names(self.how, v.SUMMON_NAMES)}"


@dataclass(frozen=True)
class MaterialsIncluded(Node):
    """At least one material of this card's summon matched."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"if a material was a {self.filter.words()}"


@dataclass(frozen=True)
class During(Node):
    """Whose turn (YOU, OPPONENT) and which phase (main, standby, end, or any)."""

    whose: int = v.EITHER
    phase: str = ""

    def words(self) -> str:
        turn = {v.YOU: "your turn", v.OPPONENT: "the opponent's turn", v.EITHER: "either turn"}
        return f"during {turn[self.whose]}" + (f", {self.phase} phase" if self.phase else "")


@dataclass(frozen=True)
class SummonedOnly(Node):
    """This turn the player has Special Summoned only monsters that match.

    The monster is matched where it was before the summon.
    """

    filter: Filter = ANY

    def words(self) -> str:
        return f"if only {self.filter.words()} monsters were Special Summoned this turn"


@dataclass(frozen=True)
class ThisTurn(Node):
    """At least `least` times this turn the player did this with cards that match.

    `what`: special, normal, flip, summon (Normal or Special), activate (a card or effect), draw
    (by an effect).  A monster to be summoned is matched where it was before, a card that was
    drawn in the hand.  With `most` at most so many times instead.
    """

    what: str = "summon"
    filter: Filter = ANY
    whose: int = v.YOU
    least: int = 1
    most: int | None = None

    def words(self) -> str:
        who = {v.YOU: "you", v.OPPONENT: "the opponent", v.EITHER: "a player"}[self.whose]
        done = {
            "special": "Special Summoned", "normal": "Normal Summoned", "flip": "Flip Summoned",
            "summon": "Normal or Special Summoned", "activate": "activated", "draw": "drew",
        }[self.what]  # fmt: skip
        if self.most is not None:
            often = f"at most {self.most} card{'s'[: self.most - 1]}" if self.most else "no card"
            return f"if {who} {done} {often} ({self.filter.words()}) this turn"
        often = f"{self.least} or more cards" if self.least > 1 else "a card"
        return f"if {who} {done} {often} ({self.filter.words()}) this turn"


@dataclass(frozen=True)
class Answering(Node):
    """The last chain link is of this player, does one of `does`, and is of a card of these types.

    `does`: search, summon-deck, send-deck, summon, recover, summon-grave,
    banish-grave, destroy, draw (`engine.yugioh.compiler.categories`); empty for
    anything.  `types` are type bits (0: any), `places` where the card was
    when it was activated (0: anywhere); `of` "card" is the activation of a Spell or Trap
    Card, "effect" anything else; with `targets_this` the link targets this card, with `targets`
    a card that matches.
    """

    whose: int = v.OPPONENT
    does: tuple[str, ...] = ()
    types: int = 0
    places: int = 0
    targets_this: bool = False
    of: str = ""
    targets: Filter | None = None

    def words(self) -> str:
        side = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "an"}[self.whose]
        noun = "activated card" if self.of == "card" else "effect"
        what = f" that does one of {', '.join(self.does)}" if self.does else ""
        target = " that targets this card" if self.targets_this else ""
        if self.targets is not None:
            target = f" that targets a {self.targets.words()}"
        return f"in answer to {side} {noun}{what}{target}"


@dataclass(frozen=True)
class AtActivation(Node):
    """This condition held when the effect was activated."""

    condition: Node = Compare()

    def words(self) -> str:
        return f"{say(self.condition)}, when it was activated"


@dataclass(frozen=True)
class WasSet(Node):
    """The card was Set on the field when it was activated."""

    def words(self) -> str:
        return "if it was Set before"


def exists(filter: Filter, places: int, whose: int = v.YOU, least: int = 1) -> Compare:
    """At least `least` cards match there."""
    return Compare(Count(filter, places, whose), ">=", least)


def none(filter: Filter, places: int, whose: int = v.YOU) -> Compare:
    """No card matches there."""
    return Compare(Count(filter, places, whose), "=", 0)
