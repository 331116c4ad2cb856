"""Effects: how they are activated, how often, and what triggers them."""

from dataclasses import replace

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh.language.amounts import MaterialsUsed
from engine.yugioh import vocabulary as v
from engine.yugioh.language.joining import Bullet, IfFromHand, IfSetThisTurn, OneOf


class Limit(Node):
    """How often: `scope` hard (by name, each turn), soft (by copy), oath (activations, by name),
    stay (by copy, while it stays face-up on the field), duel (by name, in the whole Duel), chain
    (by name, in a chain).

    Effects of one card with the same `group` share their uses; one that it has from the card with
    the passcode `of` shares those of that card.  By copy it may be so many times as it was summoned
    with materials of a kind (`per`).
    """

    scope: w.Scope = "hard"
    count: int = 1
    group: str = ""
    of: int = 0
    per: MaterialsUsed | None = None


# How the group of a limit begins that one bullet of an effect has alone.
OF_BULLET = "bullet "
ONCE_PER_TURN = Limit("hard")
EACH_ONCE_PER_TURN = Limit("soft")
ONCE_PER_CHAIN = Limit("chain")


def shared(group: str) -> Limit:
    """Once per turn for all effects of the card with this group together."""
    return Limit("hard", 1, group)


class Event(Node):
    """What a trigger waits for.

    `what` is summoned (any successful summon, `how` narrows it), flipped (turned face-up),
    flipped-down (turned face-down), turned (its battle position changed), resolved (a card or
    effect on the chain), activated
    (likewise, unless the activation was negated; `how` are the types as one of which it was, and it
    `was` Set), placed (in a Spell & Trap Zone, not by its own activation), left-grave (moved out of
    the GY of `side`, by the player `whose`), revealed (in the hand, for a cost), gained (Life
    Points, by the player `whose`), hurt (that player took damage), equipped (with
    a card that matches `by`), sent (to the
    places `to` from the places `from_`), destroyed, discarded, end-phase / standby-phase, or
    in-battle: what `text` says, and no battle is played.

    `who` filters the card it happened to; None means this card itself.  `whose` is who controlled
    it before (a card that can have been anywhere: who owns it), or summoned it; `side` on whose
    field it was summoned, or who owns a card that moved.  A card that moved did so with all of the
    reasons `reason` and none of `without` (of several in a tuple one is enough), having been in one
    of the positions `was` and of the zones `zones`, and a monster having been summoned in one of
    the ways `formerly`, this card by the effect of a card that matches `formerly_by`, and having
    `had` Xyz Materials, or one that matches `had_such`; `equipped` says that this card was equipped
    to a monster, and another card to this one, and had not lost it before.  `by` filters the card
    whose effect, or cost, did it, or for whose summon it was material.  With `card_itself` what is
    activated is a Spell or Trap Card, and no effect.
    With `own_way` it is this card, Special Summoned in its own way (`ByItself`) and by no effect.
    It happened to at `least` so many cards at the same time, with `apart` to monsters with
    different original Levels among them, or `exactly` to so many that are waited for; with `alone`
    no other card was destroyed with this one.
    """

    what: w.Happened = "summoned"
    who: Filter | None = None
    how: int = 0
    to: int = 0
    from_: int = 0
    reason: int | tuple[int, ...] = 0
    without: int = 0
    whose: int = v.EITHER
    was: int = 0
    zones: int = 0
    formerly: int = 0
    formerly_by: Filter | None = None
    by: Filter | None = None
    side: int = v.EITHER
    had: bool = False
    had_such: Filter | None = None
    text: str = ""
    card_itself: bool = False
    least: int = 1
    apart: bool = False
    own_way: bool = False
    alone: bool = False
    exactly: bool = False
    equipped: bool = False

    def of(self, whose: int) -> "Event":
        """The same of this player's cards."""
        return replace(self, whose=whose)


def sent_to_grave(
    from_: int = 0, reason: int | tuple[int, ...] = 0, who: Filter | None = None, without: int = 0
) -> Event:
    """A card is sent to the GY."""
    return Event("sent", who, to=v.GRAVE, from_=from_, reason=reason, without=without)


def flipped(who: Filter | None = None) -> Event:
    """A monster is turned face-up, by a Flip Summon or an effect."""
    return Event("flipped", who)


def summoned(how: int = 0, who: Filter | None = None) -> Event:
    """A monster is summoned (in one of the ways `how`, or any)."""
    return Event("summoned", who, how=how)


class Effect(Node):
    """An activated effect: where it is activated, limit, condition, cost, target, what it does.

    `unsupported` names a part that is not played, in plain words; such an
    effect is shown by `endboard cards show` and, with no `do`, never offered.
    With `inert` that part can touch nothing in a turn without a battle and an opponent who acts.
    `unanswered` says who cannot answer the activation (OPPONENT, EITHER); with `unanswered_types`
    only with cards of the types that paid its cost, with `unanswered_with` only with those of these
    types, with `unanswered_targets` only with its targets.
    With `by_turn_player` the turn player uses it, whoever controls the card.
    An effect may have two limits.
    Neither the activation nor the effect of one that is `firm` can be negated, while the conditions
    `firm_if` hold.
    """

    where: int = 0
    limit: Limit | tuple[Limit, ...] | None = None
    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    target: tuple[Node, ...] = ()
    do: tuple[Node, ...] = ()
    unsupported: str = ""
    unanswered: int = 0
    unanswered_types: bool = False
    unanswered_with: int = 0
    unanswered_targets: bool = False
    by_turn_player: bool = False
    inert: bool = False
    firm: bool = False
    firm_if: tuple[Node, ...] = ()


class Ignition(Effect):
    """Activated in the player's own Main Phase with nothing on the chain (Spell Speed 1).

    Under the conditions `quick_if`, if there are any, it is a Quick Effect.
    """

    quick_if: tuple[Node, ...] = ()


class Quick(Effect):
    """A Quick Effect (Spell Speed 2).  `answers` opponent: only to their activation; with `on`
    only when this was the last thing to happen, or not `missable` one of the last.  One that is
    not `optional` must be activated in answer to what it answers.
    """

    answers: w.Answers = ""
    on: Event | None = None
    missable: bool = True
    optional: bool = True


class Trigger(Effect):
    """Activated after its event, or one of others that do as well (`or_on`).

    `missable` is a *when … you can* that can miss the timing.
    """

    on: Event = Event()
    optional: bool = True
    missable: bool = False
    or_on: tuple[Event, ...] = ()


class Activate(Effect):
    """The activation of a Spell or Trap Card itself; with `on` as for a Quick Effect.

    A Trap that has `from_hand` can be activated from the hand under these conditions, one of whose
    cost a part is `IfFromHand` for that price, one that has `when_set` in the turn it was Set, or
    `IfSetThisTurn` for a price.
    """

    from_hand: tuple[Node, ...] = ()
    when_set: tuple[Node, ...] = ()
    on: Event | None = None
    missable: bool = True

    @property
    def leaves_hand(self) -> bool:
        """Whether it is a Trap that can be activated from the hand."""
        return bool(self.from_hand) or any(isinstance(one, IfFromHand) for one in self.cost)

    @property
    def in_a_hurry(self) -> bool:
        """Whether it is a Trap that can be activated in the turn it was Set."""
        return bool(self.when_set) or any(isinstance(one, IfSetThisTurn) for one in self.cost)


class EachTime(Effect):
    """Done each time the event happens, at once and without a chain.

    What is set up for the turn applies no more once `lifted` has happened.
    """

    on: Event = Event()
    lifted: Event | None = None


class Upkeep(EachTime):
    """What its controller does each time for this card, or it is destroyed.

    A condition, not an effect: it is paid like a cost, nothing negates it, and nothing that effects
    cannot destroy is spared.
    """


class AsScale(Effect):
    """The activation of a Pendulum Monster as a Spell in a Pendulum Zone.  Every one has it."""


class Lent(Node):
    """An Xyz Monster that matches and has this card as material has these effects, as its own.

    With `summoned` it is one that was summoned in one of these ways using this card, on the field
    where `on_field` says so, whatever became of it since; `once` per turn by the name of the card.
    """

    filter: Filter = ANY
    effects: tuple[Node, ...] = ()
    summoned: int = 0
    on_field: bool = False
    once: bool = False


def bullets(item: Effect) -> tuple[Bullet, ...]:
    """The bullets of an effect of which one is activated, where they are more than steps."""
    first = item.do[0] if len(item.do) == 1 else None
    if not isinstance(first, OneOf):
        return ()
    return tuple(one for option in first.options for one in option if isinstance(one, Bullet))


def activations(item: Effect) -> tuple[Effect, ...]:
    """What is activated: the effect itself, or each of its bullets as an effect that shares its
    uses.
    """
    found = tuple(_of_bullet(item, one, number) for number, one in enumerate(bullets(item)))
    return found or (item,)


def _of_bullet(item: Effect, one: Bullet, number: int) -> Effect:
    limit = item.limit
    if isinstance(one.limit, Limit):
        whole_limit = limit if isinstance(limit, tuple) else (limit,) if limit is not None else ()
        limit = (*whole_limit, replace(one.limit, group=f"{OF_BULLET}{number}"))
    whole = replace(
        _narrowed(item, one.from_),
        condition=item.condition + one.condition,
        cost=item.cost + one.cost,
        target=item.target + one.target,
        do=one.do,
        limit=limit,
    )
    if not isinstance(one.on, Event):
        return whole
    assert isinstance(whole, Activate)
    return replace(whole, on=one.on, missable=False)


def _narrowed(item: Effect, from_: int) -> Effect:
    """The effect, where a bullet is about cards of the event that came from these places alone."""
    if not from_:
        return item
    if not isinstance(item, Trigger) or item.or_on or item.on.from_:
        raise TypeError("a bullet says where the cards of one event came from")
    return replace(item, on=replace(item.on, from_=from_))
