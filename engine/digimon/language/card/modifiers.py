"""What a card has while an effect holds or lasts: DP, keywords, prohibitions."""

from dataclasses import dataclass

from engine.digimon import vocabulary as v
from engine.effects import Node, say
from engine.filters import ANY, Filter


@dataclass(frozen=True)
class DP(Node):
    """+DP or -DP."""

    by: Node | int = 1000

    def words(self) -> str:
        return f"{self.by:+} DP" if isinstance(self.by, int) else f"{say(self.by)} DP"


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword effect (rule 16), alone among the effects of a card or given by one.

    `value` is its number (Security Attack, Fragment, Link, Material Save, Digisorption), `cards`
    the specified cards (Decoy, Partition, Decode, Overclock, Save, Detach, Succession, Blast DNA
    Digivolve).  The names are KEYWORDS.
    """

    name: str = ""
    value: Node | int = 0
    cards: tuple[Filter, ...] = ()

    def words(self) -> str:
        number = f" {self.value:+}" if isinstance(self.value, int) and self.value else ""
        if isinstance(self.value, Node):
            number = f" {self.value.words()}"
        cards = f" ({' & '.join(item.words() for item in self.cards)})" if self.cards else ""
        return f"<{self.name}{number}{cards}>"


KEYWORDS = (
    "Blocker", "Piercing", "Jamming", "Security Attack", "Retaliation", "Armor Purge", "Rush",
    "Reboot", "Raid", "Evade", "Barrier", "Alliance", "Fortitude", "Collision", "Scapegoat",
    "Vortex", "Overclock", "Iceclad", "Fragment", "Decode", "Execute", "Progress", "Partition",
    "Decoy", "Digisorption", "Material Save", "Link", "Training", "Blast Digivolve",
    "Blast DNA Digivolve", "Blitz", "Save", "Mind Link", "Ascension", "Engage", "Guard", "Detach",
    "Succession",
)  # fmt: skip


@dataclass(frozen=True)
class Cannot(Node):
    """Something a card cannot do or that cannot be done to it.

    `what` is attack, attack-players, attack-digimon, block, be-blocked, suspend, unsuspend,
    digivolve, activate (effects with the timing `timing`), be-attacked (by Digimon that match
    `cards`), be-deleted-in-battle, be-deleted-by-effects, leave-by-effects, be-returned (to hand or
    deck by effects), lose-dp, be-de-digivolved, trash-under (digivolution cards that match
    `cards`).  What effects cannot do to it may be said of those of the opponent only: `by`
    opponents-effect.
    """

    what: str = "attack"
    cards: Filter = ANY
    timing: str = ""
    by: str = ""

    def words(self) -> str:
        text = f"cannot {self.what.replace('-', ' ')}"
        text += " by the opponent's effects" if self.by else ""
        return text + (f" [{self.timing}]" if self.timing else "")


@dataclass(frozen=True)
class Ban(Node):
    """Something a player cannot do, given to `Players` (rule 15-1-3).

    `what` is play, play-by-effect, use, digivolve or move (cards that match `cards`), gain-memory
    (by effects of cards that match), reduce-play-costs or reduce-digivolution-costs.
    """

    what: str = "play"
    cards: Filter = ANY

    def words(self) -> str:
        cards = "" if self.cards == ANY else f" ({self.cards.words()})"
        return f"cannot {self.what.replace('-', ' ')}{cards}"


@dataclass(frozen=True)
class Unaffected(Node):
    """Not affected by effects of these categories of the side `whose` (rule 15-15-5)."""

    by: int = v.DIGIMON | v.TAMER | v.OPTION
    whose: int = v.OPPONENT

    def words(self) -> str:
        return (
            f"not affected by {v.SIDE_NAMES[self.whose]} {v.names(self.by, v.KIND_NAMES)} effects"
        )


@dataclass(frozen=True)
class CanAttackUnsuspended(Node):
    """It may also attack unsuspended Digimon that match."""

    filter: Filter = ANY

    def words(self) -> str:
        return "may attack unsuspended Digimon"


@dataclass(frozen=True)
class OriginalDP(Node):
    """Its original DP is changed to this, for a time; the latest change counts (rule 15-12-2)."""

    to: int = 3000

    def words(self) -> str:
        return f"original DP {self.to}"


@dataclass(frozen=True)
class DeletionDP(Node):
    """Effects of its player that delete by a number of DP in their text reach so much higher.

    With `this_only` only its own effects do (rule 15-15-4).
    """

    by: Node | int = 1000
    this_only: bool = False

    def words(self) -> str:
        whose = "its" if self.this_only else "your"
        return f"{say(self.by)} more DP for {whose} effects that delete by DP"


@dataclass(frozen=True)
class AlsoNamed(Node):
    """It is also treated as having this name."""

    name: str = ""

    def words(self) -> str:
        return f"also [{self.name}]"


@dataclass(frozen=True)
class Gains(Node):
    """It gains this effect (rule 15-13)."""

    effect: Node = ANY

    def words(self) -> str:
        return f'"{self.effect.words()}"'
