"""Effects: how they are activated, how often, and what triggers them."""

from dataclasses import dataclass
from dataclasses import replace

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v


@dataclass(frozen=True)
class Limit(Node):
    """How often: `scope` hard (by name, each turn), soft (by copy), oath (activations, by name),
    stay (by copy, while it stays face-up on the field), duel (by name, in the whole Duel).

    Effects of one card with the same `group` share their uses.
    """

    scope: str = "hard"
    count: int = 1
    group: str = ""

    def words(self) -> str:
        often = "once" if self.count == 1 else f"{self.count} times"
        return {
            "hard": f"{often} per turn",
            "soft": f"{often} per turn for each copy",
            "oath": f"activated {often} per turn",
            "stay": f"{often} while face-up on the field",
            "duel": f"{often} per Duel",
        }[self.scope]


ONCE_PER_TURN = Limit("hard")
EACH_ONCE_PER_TURN = Limit("soft")


def shared(group: str) -> Limit:
    """Once per turn for all effects of the card with this group together."""
    return Limit("hard", 1, group)


@dataclass(frozen=True)
class Event(Node):
    """What a trigger waits for.

    `what` is summoned (any successful summon, `how` narrows it), flipped (turned face-up),
    turned (its battle position changed), resolved (a card or effect on the chain), placed (in a
    Spell & Trap Zone, not by its own activation), sent (to the
    places `to` from the places `from_`, with all of the reasons `reason` and none of
    `without`, having been in one of the positions `was` and of the zones `zones`), destroyed,
    discarded, or end-phase / standby-phase.  `who` filters the card it happened to; None means
    this card itself.  `whose` is who controlled it before, or summoned it.
    """

    what: str = "summoned"
    who: Filter | None = None
    how: int = 0
    to: int = 0
    from_: int = 0
    reason: int = 0
    without: int = 0
    whose: int = v.EITHER
    was: int = 0
    zones: int = 0

    def of(self, whose: int) -> "Event":
        """The same of this player's cards."""
        return replace(self, whose=whose)

    def words(self) -> str:
        who = "this card" if self.who is None else f"a {self.who.words()}"
        if self.what == "summoned":
            by = " by the opponent" if self.whose == v.OPPONENT else ""
            return f"{who} is {v.names(self.how, v.SUMMON_NAMES) or 'summoned'}{by}"
        if self.what == "sent":
            if not self.to:
                return f"{who} leaves the {v.names(self.from_, v.PLACE_NAMES)}"
            start = f" from the {v.names(self.from_, v.PLACE_NAMES)}" if self.from_ else ""
            if self.was == v.FACEUP:
                who += ", face-up before,"
            return f"{who} is sent{start} to the {v.names(self.to, v.PLACE_NAMES)}"
        if self.what == "resolved":
            side = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "a"}[self.whose]
            return f"{side} {ANY.words() if self.who is None else self.who.words()} effect resolves"
        if self.what in ("end-phase", "standby-phase"):
            return f"the {self.what.replace('-p', ' P').capitalize()} comes"
        return f"{who} is {self.what}"


def sent_to_grave(
    from_: int = 0, reason: int = 0, who: Filter | None = None, without: int = 0
) -> Event:
    """A card is sent to the GY."""
    return Event("sent", who, to=v.GRAVE, from_=from_, reason=reason, without=without)


def flipped(who: Filter | None = None) -> Event:
    """A monster is turned face-up, by a Flip Summon or an effect."""
    return Event("flipped", who)


def summoned(how: int = 0, who: Filter | None = None) -> Event:
    """A monster is summoned (in one of the ways `how`, or any)."""
    return Event("summoned", who, how=how)


@dataclass(frozen=True)
class Effect(Node):
    """An activated effect: where it is activated, limit, condition, cost, target, what it does.

    `unsupported` names a part that is not played, in plain words; such an
    effect is shown by `endboard cards show` and, with no `do`, never offered.
    `interrupts` says how it disturbs the opponent on their turn (negate,
    remove, lock, or nothing) where the operations do not show it.  `unanswered` says who
    cannot answer the activation (OPPONENT, EITHER); with `unanswered_types` only with cards of
    the types that paid its cost.  With `by_turn_player` the turn player uses it, whoever controls
    the card.  An effect may have two limits.
    """

    where: int = 0
    limit: Limit | tuple[Limit, ...] | None = None
    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    target: tuple[Node, ...] = ()
    do: tuple[Node, ...] = ()
    unsupported: str = ""
    interrupts: str = ""
    unanswered: int = 0
    unanswered_types: bool = False
    by_turn_player: bool = False

    def opening(self) -> str:
        """How the effect begins, in plain words."""
        return f"In the {v.names(self.where, v.PLACE_NAMES)}"

    def words(self) -> str:
        text = self.opening()
        if self.by_turn_player:
            text += ", by the turn player"
        if self.limit:
            text += f", {say(self.limit)}"
        if self.condition:
            text += f", {say(self.condition)}"
        if self.cost:
            text += f"; cost: {say(self.cost)}"
        if self.target:
            text += f"; target {say(self.target)}"
        text += f": {say(self.do)}" if self.do else ""
        if self.unanswered:
            who = "the opponent" if self.unanswered == v.OPPONENT else "nobody"
            cards = " with cards of the types of its cost" if self.unanswered_types else ""
            text += f" ({who} {'can' if who == 'nobody' else 'cannot'} answer it{cards})"
        return text + (f" [not played: {self.unsupported}]" if self.unsupported else "")


@dataclass(frozen=True)
class Ignition(Effect):
    """Activated in the player's own Main Phase with nothing on the chain (Spell Speed 1)."""


@dataclass(frozen=True)
class Quick(Effect):
    """A Quick Effect (Spell Speed 2).  `answers` opponent: only to their activation."""

    answers: str = ""
    per_chain: bool = False

    def opening(self) -> str:
        answer = " in answer to an opponent's activation" if self.answers else ""
        return f"Quick, in the {v.names(self.where, v.PLACE_NAMES)}{answer}"


@dataclass(frozen=True)
class Trigger(Effect):
    """Activated after its event.  `missable` is a *when … you can* that can miss the timing."""

    on: Event = Event()
    optional: bool = True
    missable: bool = False

    def opening(self) -> str:
        word = "When" if self.missable else "If"
        return f"{word} {self.on.words()}" + ("" if self.optional else " (mandatory)")


@dataclass(frozen=True)
class Activate(Effect):
    """The activation of a Spell or Trap Card itself.

    A Trap that has `from_hand` can be activated from the hand under these conditions.
    """

    from_hand: tuple[Node, ...] = ()

    def opening(self) -> str:
        return "Activate" + (f" (from the hand {say(self.from_hand)})" if self.from_hand else "")


@dataclass(frozen=True)
class EachTime(Effect):
    """Done each time the event happens, at once and without a chain."""

    on: Event = Event()

    def opening(self) -> str:
        return f"Each time {self.on.words()}"


@dataclass(frozen=True)
class AsScale(Effect):
    """The activation of a Pendulum Monster as a Spell in a Pendulum Zone.  Every one has it."""

    def opening(self) -> str:
        return "Activate in a Pendulum Zone"
