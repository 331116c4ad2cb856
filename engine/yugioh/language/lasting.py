"""Operations whose effect lasts for the rest of the turn."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation

__all__ = [
    "ForTheTurn", "Forbid", "NegateColumn", "OnlySpecialSummon", "Protect",
]  # fmt: skip


@dataclass(frozen=True)
class OnlySpecialSummon(Operation):
    """For the rest of this turn only monsters that match may be Special Summoned.

    The monster is matched where it is before the summon, so a lock on the
    Extra Deck alone is `~InPlace(EXTRA) | …`.
    """

    filter: Filter = ANY

    def words(self) -> str:
        return f"this turn only {self.filter.words()} monsters may be Special Summoned"


@dataclass(frozen=True)
class Forbid(Operation):
    """For the rest of this turn: no such thing with cards that match (and have that name).

    `what`: special-summon, normal-summon, set, activate (cards and effects), add (from the Deck
    to the hand, drawing too), draw (by effects), effect (their effects are negated).
    With `name_of` only cards of the same name are meant.
    """

    what: tuple[str, ...] = ()
    filter: Filter = ANY
    name_of: Node | None = None
    whose: int = v.YOU

    def words(self) -> str:
        said = {
            "special-summon": "Special Summon", "normal-summon": "Normal Summon", "set": "Set",
            "activate": "activate", "add": "add from the Deck to the hand", "draw": "draw",
        }  # fmt: skip
        who = {v.YOU: "you", v.OPPONENT: "the opponent", v.EITHER: "no player"}[self.whose]
        cards = "cards" if self.filter == ANY else self.filter.words()
        if self.name_of is not None:
            cards += f" with the name of {say(self.name_of)}"
        if self.what == ("effect",):
            return f"this turn the effects of {cards} are negated"
        may = "can" if self.whose == v.EITHER else "cannot"
        return f"this turn {who} {may} {' or '.join(said[word] for word in self.what)} {cards}"


@dataclass(frozen=True)
class ForTheTurn(Operation):
    """For the rest of this turn the effect (an `EachTime`) applies, wherever its card is."""

    effect: Node = ANY

    def words(self) -> str:
        return f"this turn: {self.effect.words()}"


@dataclass(frozen=True)
class NegateColumn(Operation):
    """This turn the effects of the Spells and Traps in this card's column are negated."""

    def words(self) -> str:
        return "this turn the effects of the Spells and Traps in this column are negated"


@dataclass(frozen=True)
class Protect(Operation):
    """Protection that only matters against the opponent or in battle this turn."""

    what: Node = SELF
    text: str = ""

    def words(self) -> str:
        return self.text
