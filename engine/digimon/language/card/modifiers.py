"""What a card has while an effect holds or lasts: DP, keywords, prohibitions."""

from typing import Literal

from engine.digimon import vocabulary as v
from engine.digimon.language.meant import ANY_NUMBER
from engine.digimon.language.words import Banned, ByWhom, Happened, Impossible
from engine.effects import Node
from engine.filters import ANY, Filter


class DP(Node):
    """+DP or -DP."""

    by: Node | int = 1000


class PlayCost(Node):
    """A higher or lower play cost while it is in play: what effects that ask for it then see."""

    by: Node | int = -1


class Keyword(Node):
    """A keyword effect (rule 16), alone among the effects of a card or given by one.

    `value` is its number (Security Attack, Fragment, Link, Material Save, Digisorption), `cards`
    the specified cards (Decoy, Partition, Decode, Overclock, Save, Detach, Succession, Blast DNA
    Digivolve).  The names are KEYWORDS.
    """

    name: str = ""
    value: Node | int = 0
    cards: tuple[Filter, ...] = ()


KEYWORDS = (
    "Blocker", "Piercing", "Jamming", "Security Attack", "Retaliation", "Armor Purge", "Rush",
    "Reboot", "Raid", "Evade", "Barrier", "Alliance", "Fortitude", "Collision", "Scapegoat",
    "Vortex", "Overclock", "Iceclad", "Fragment", "Decode", "Execute", "Progress", "Partition",
    "Decoy", "Digisorption", "Material Save", "Link", "Training", "Blast Digivolve",
    "Blast DNA Digivolve", "Blitz", "Save", "Mind Link", "Ascension", "Engage", "Guard", "Detach",
    "Succession",
)  # fmt: skip


class Cannot(Node):
    """Something a card cannot do or that cannot be done to it.

    `what` is attack, attack-players, attack-digimon, block, be-blocked, suspend, unsuspend,
    unsuspend-in-phase (in the unsuspend phase of its player), activate-security-of-options (the
    [Security] effects of Options that it checks), digivolve (into cards that match `cards`, or at
    all), switch-target (its attack target cannot be switched, so it cannot be blocked either),
    activate (effects with the timing
    `timing`), be-attacked (by Digimon that match `cards`), be-deleted-in-battle, be- deleted-
    by-effects, leave-by-effects, be-returned (to hand or deck by effects), lose-dp, be- de-
    digivolved, trash-under (digivolution cards that match `cards`). What effects cannot do to
    it may be said of those of the opponent only: `by` opponents-effect.
    """

    what: Impossible = "attack"
    cards: Filter = ANY
    timing: Happened | Literal[""] = ""
    by: ByWhom = ""


class CanDigivolve(Node):
    """It can digivolve into a card of the hand for this cost, requirements ignored (8-1-2-2)."""

    into: Filter = ANY
    cost: int = 0


class DigiXrosFrom(Node):
    """By suspending it, a DigiXros for a card that matches may place cards that lie elsewhere too.

    So many from under Tamers of the player, with `one` all from under the same, and from the trash.
    """

    who: Filter = ANY
    under: int = ANY_NUMBER
    trash: int = 0
    one: bool = False


class NextDigivolution(Node):
    """The next time a Digimon that matches digivolves, its cost is less; given to `Players`.

    `into` is what it has to digivolve into for that.
    """

    who: Filter = ANY
    by: int = 1
    into: Filter = ANY


class NextTime(Node):
    """This `Would` interrupts the next digivolution that it speaks of; given to `Players`."""

    effect: Node = ANY


class Ban(Node):
    """Something a player cannot do, given to `Players` (rule 15-1-3).

    `what` is play, play-by-effect, use, digivolve or move (cards that match `cards`), gain-memory
    (by effects of cards that match), reduce-play-costs, reduce-digivolution-costs or
    add-to-security (cards to any security stack, by effects).
    """

    what: Banned = "play"
    cards: Filter = ANY


class Unaffected(Node):
    """Not affected by effects of these categories of the side `whose` (rule 15-15-5)."""

    by: int = v.DIGIMON | v.TAMER | v.OPTION
    whose: int = v.OPPONENT


class CanAttackUnsuspended(Node):
    """It may also attack unsuspended Digimon that match."""

    filter: Filter = ANY


class OriginalDP(Node):
    """Its original DP is changed to this, for a time; the latest change counts (rule 15-12-2)."""

    to: int = 3000


class OriginalColor(Node):
    """Its original colour is changed to this, for a time; the latest change counts (15-12-2)."""

    to: int = v.RED


class AlsoDigimon(Node):
    """It is also treated as a Digimon with this original DP, for a time (rule 15-12-1)."""

    dp: int = 3000


class AlsoColor(Node):
    """It is treated as also having this colour (rule 15-12-1)."""

    color: int = v.RED


class ColorsUnder(Node):
    """It is treated as also having the colours of its digivolution cards (rule 15-12-1)."""


class DeletionDP(Node):
    """Effects of its player that delete by a number of DP in their text reach so much higher.

    With `this_only` only its own effects do (rule 15-15-4).
    """

    by: Node | int = 1000
    this_only: bool = False


class AlsoNamed(Node):
    """It is also treated as having this name."""

    name: str = ""


class GainsUnder(Node):
    """It gains all effects of its digivolution cards that match: their upper texts (15-13)."""

    cards: Filter = ANY


class Gains(Node):
    """It gains this effect (rule 15-13)."""

    effect: Node = ANY
