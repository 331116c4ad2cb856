"""Continuous effects and rules that stand on a card."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.filters import OTHER
from engine.yugioh.language.amounts import stat_words


@dataclass(frozen=True)
class EquipStats(Node):
    """The ATK (`stats`: ATK, DEF or both) of the monster this is equipped to changes by an amount.

    Or is set `to` one; `original` sets the original value, `last` after everything else.
    """

    by: Node | int = 0
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False
    last: bool = False

    def words(self) -> str:
        return f"the equipped monster{_stat_words(self)}"


@dataclass(frozen=True)
class FieldStats(Node):
    """The same for the monsters on the field that match."""

    by: Node | int = 0
    filter: Filter = ANY
    whose: int = v.YOU
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False
    last: bool = False

    def words(self) -> str:
        if self.filter == ~OTHER and self.whose & v.YOU:
            return f"this card{_stat_words(self)}"
        side = {v.YOU: "your", v.OPPONENT: "the opponent's", v.EITHER: "all"}[self.whose]
        return f"{side} {self.filter.words()} monsters{_stat_words(self)}"


def _stat_words(item: EquipStats | FieldStats) -> str:
    last = " after everything else" if item.last else ""
    return stat_words(item.stats, item.by, item.to, item.original) + last


@dataclass(frozen=True)
class Indestructible(Node):
    """Your cards on the field that match cannot be destroyed by card effects, or only by those of
    the opponent.
    """

    filter: Filter = ANY
    by: int = v.EITHER

    def words(self) -> str:
        whose = "the opponent's" if self.by == v.OPPONENT else "card"
        return f"your cards ({self.filter.words()}) cannot be destroyed by {whose} effects"


@dataclass(frozen=True)
class Untargetable(Node):
    """The opponent's effects cannot target your cards on the field that match."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"the opponent's effects cannot target your {self.filter.words()} on the field"


@dataclass(frozen=True)
class Unaffected(Node):
    """This card is unaffected by effects, except of cards that match, while it matches `when`."""

    except_: Filter = ANY
    when: Filter = ANY

    def words(self) -> str:
        return f"unaffected except by {self.except_.words()} cards while {self.when.words()}"


@dataclass(frozen=True)
class InsteadOfDestruction(Node):
    """If your monsters would be destroyed by effect, you can do `do` instead.

    `filter` says which cards can be saved, `by` by whose effects they would be destroyed; with
    `once` once per turn by name.
    """

    filter: Filter = ANY
    do: tuple[Node, ...] = ()
    by: int = v.EITHER
    once: bool = False

    def words(self) -> str:
        often = "once per turn, " if self.once else ""
        whose = " by an opponent's effect" if self.by == v.OPPONENT else ""
        return (
            f"{often}if a {self.filter.words()} would be destroyed{whose}, "
            f"you can {say(self.do)} instead"
        )


@dataclass(frozen=True)
class NotAsLinkMaterialThisTurn(Node):
    """Cannot be used as Link Material the turn it is Link Summoned."""

    def words(self) -> str:
        return "not a Link Material the turn it is Link Summoned"


@dataclass(frozen=True)
class HoldsAtMost(Node):
    """No more than so many counters of a kind lie on this card."""

    name: str = ""
    most: int = 1

    def words(self) -> str:
        return f"it holds at most {self.most} {self.name} Counters"


@dataclass(frozen=True)
class NotUsedFor(Node):
    """This card on the field is not used for these: tribute, tribute-summon, fusion, synchro,
    xyz, link.
    """

    what: tuple[str, ...] = ()

    def words(self) -> str:
        return f"not used for: {', '.join(self.what)}"


@dataclass(frozen=True)
class StaysAsSpell(Node):
    """Destroyed face-up in a Monster Zone, it can become a Continuous Spell of its owner instead
    of going to the GY.
    """

    def words(self) -> str:
        return "if destroyed in a Monster Zone it can be placed as a Continuous Spell instead"


@dataclass(frozen=True)
class SummonLock(Node):
    """While this card is face-up on the field, its controller may Special Summon only these."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"you may Special Summon only {self.filter.words()} monsters"


@dataclass(frozen=True)
class OneAtATime(Node):
    """While it is face-up, nobody can Special Summon two or more monsters at the same time."""

    def words(self) -> str:
        return "nobody can Special Summon two or more monsters at the same time"


@dataclass(frozen=True)
class ExtraNormalSummon(Node):
    """A Normal Summon of a monster that matches beyond the turn's own; once per turn in all."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"once per turn, 1 more Normal Summon of a {self.filter.words()} monster"


@dataclass(frozen=True)
class WinsWith(Node):
    """The duel is won with this card and one card of each of these names in the hand."""

    passcodes: tuple[int, ...] = ()

    def words(self) -> str:
        return "win the duel with all parts in the hand"


@dataclass(frozen=True)
class Note(Node):
    """A rule on the card that a player alone on the first turn never meets."""

    text: str = ""

    def words(self) -> str:
        return f"[not played: {self.text}]"
