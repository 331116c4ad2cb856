"""Events: what a trigger waits for."""

from engine.digimon import vocabulary as v
from engine.digimon.language.words import Cause, Happened
from engine.effects import Node
from engine.filters import Filter


class Event(Node):
    """What a trigger waits for.

    `what` is one of: played, digivolved, attacked (an attack was declared), deleted, blocked (the
    attacker was), target-switched, battle-ended, battle-won, suspended, unsuspended,
    removed (left the battle area), trashed-under (a digivolution card was trashed), placed-under,
    added-to-hand, drawn, trashed-from-hand, trashed-from-deck, trashed-from-security,
    trashed-from-under (`other` is what it was under), security-removed, security-added,
    security-checked, option-used, moved, linked (a card was linked to it), linking (it became a
    link card), link-trashed (one of its link cards was trashed), option-placed (an Option card in
    the battle area), option-trashed (one that was there), memory-gained, turn-start, main-start,
    turn-end, attack-ended.

    `who` filters the card it happened to, of the side `whose`; None means the card of the effect
    itself: "when this card is trashed from …" works where the card then is, in the trash.  For
    player events (security-…, drawn, memory-…, …-start, turn-end) `whose` is the player.  `by`
    narrows the cause: battle, zero-dp, effect, your-effect, opponents-effect.  `other` filters the
    other card (digivolved from, battled, linked to it, placed under it, the effect's card).
    """

    what: Happened = "played"
    who: Filter | None = None
    whose: int = v.YOU
    by: Cause = ""
    other: Filter | None = None

    def __or__(self, other: "Event") -> "Events":
        return Events((self, other))


TRASHED = (
    "trashed-from-hand", "trashed-from-deck", "trashed-from-security", "trashed-from-under",
)  # fmt: skip
PLAYER_EVENTS = frozenset((
    "turn-start", "main-start", "turn-end", "security-removed", "security-added", "drawn",
    "memory-gained", "added-to-hand",
))  # fmt: skip


class Events(Node):
    """Any of these events: "[On Play] [When Digivolving]"."""

    of: tuple[Event, ...] = ()

    def __or__(self, other: Event) -> "Events":
        return Events((*self.of, other))


ON_PLAY = Event("played")
WHEN_DIGIVOLVING = Event("digivolved")
WHEN_ATTACKING = Event("attacked")
ON_DELETION = Event("deleted")
END_OF_ATTACK = Event("attack-ended")
WHEN_MOVING = Event("moved")
WHEN_LINKING = Event("linking")
START_OF_YOUR_TURN = Event("turn-start", whose=v.YOU)
START_OF_OPPONENTS_TURN = Event("turn-start", whose=v.OPPONENT)
START_OF_YOUR_MAIN_PHASE = Event("main-start", whose=v.YOU)
START_OF_OPPONENTS_MAIN_PHASE = Event("main-start", whose=v.OPPONENT)
END_OF_YOUR_TURN = Event("turn-end", whose=v.YOU)
END_OF_OPPONENTS_TURN = Event("turn-end", whose=v.OPPONENT)
END_OF_ALL_TURNS = Event("turn-end", whose=v.EITHER)
