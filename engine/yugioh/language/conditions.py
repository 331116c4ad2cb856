"""Conditions: what must hold for an effect to be activated, or for a step to be done."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.amounts import Count
from engine.yugioh.language.filters import OTHER, State
from engine.yugioh.language.meant import THE_CHOSEN


class Compare(Node):
    """`left` `op` `right`, with op one of <, <=, =, >=, >, != ."""

    left: Node | int = 0
    op: w.Comparison = ">="
    right: Node | int = 1


class AnyCondition(Node):
    """At least one of these conditions."""

    of: tuple[Node, ...] = ()


class AllAre(Node):
    """The player controls monsters, and all of them (`face_up`: all face-up ones) are face-up ones
    that match.
    """

    filter: Filter = ANY
    face_up: bool = False


class MadeQuick(Node):
    """The player's face-up card makes the effects of this card Quick Effects (`AsQuick`)."""


class WasSummoned(Node):
    """This card was summoned in one of these ways, and (`untributed`) without Tributes; or
    (`or_set`) it was Set, and since turned face-up by an effect.

    With `by` it was Special Summoned by the effect of such a card, or (`never`) was not.
    """

    how: int = 0
    untributed: bool = False
    or_set: bool = False
    by: Filter | None = None
    never: bool = False


class MaterialsIncluded(Node):
    """At least so many materials, or Tributes, of this card's summon matched.

    With `first` it was the first such summon of the player this turn of a monster that matches.
    """

    filter: Filter = ANY
    least: int = 1
    first: Filter | None = None


class MaterialsLack(Node):
    """No material, or card given up, for this card's summon matched."""

    filter: Filter = ANY


class During(Node):
    """Whose turn (YOU, OPPONENT) and which phase (main, standby, end, or any).

    Of a Main Phase "main 1" and "main 2" say which; without a Battle Phase there is no second.
    """

    whose: int = v.EITHER
    phase: w.Phase = ""


class AtStart(Node):
    """It is the start of the player's Main Phase 1: nothing was done in it before."""


class SummonedOnly(Node):
    """This turn the player has Special Summoned only monsters that match.

    The monster is matched where it was before the summon.
    """

    filter: Filter = ANY


class ThisTurn(Node):
    """At least `least` times this turn the player did this with cards that match.

    `what`: special, xyz, normal, flip, summon (Normal or Special), any-summon (or Flip), activate
    (a card or effect),
    activated (the same, unless the activation was negated), activated-in-hand (of an effect in the
    hand alone), activate-scale (a Pendulum Effect), draw (by an effect), battle (which
    nobody does here).  A monster to be summoned is matched where it
    was before, a card that was drawn in the hand.  With `most` at most so many times instead; with
    `phase` (see `During`) only what was done in this phase of a turn of the player's own.  With
    `or_last` what was done in the turn before counts as well; none is played before this one.
    """

    what: w.Done = "summon"
    filter: Filter = ANY
    whose: int = v.YOU
    least: int = 1
    most: int | None = None
    phase: str = ""
    or_last: bool = False


class Answering(Node):
    """The last chain link is of this player, does one of `does`, and is of a card of these types.

    `does`: search, summon-deck, send-deck, summon, recover, summon-grave,
    banish-grave, destroy, draw (`engine.yugioh.compiler.categories`); empty for
    anything.  `types` are type bits (0: any), `places` where the card was
    when it was activated (0: anywhere); `of` "card" is the activation of a Spell or Trap
    Card, "effect" anything else; with `targets_this` the link targets this card, with `targets`
    a card in `targets_in` (0: anywhere) that matches, and with `targets_alone` no other card.
    `card` says what its card matches, and `to` that the link itself was activated in response to
    one of the player's, of a card that matches.
    """

    whose: int = v.OPPONENT
    does: tuple[w.Does, ...] = ()
    types: int = 0
    places: int = 0
    targets_this: bool = False
    of: w.Activated = ""
    targets: Filter | None = None
    card: Filter | None = None
    to: Filter | None = None
    targets_in: int = v.FIELD_PLACES
    targets_alone: bool = False


class WouldSummon(Node):
    """A monster that matches would be summoned by this player, in one of the ways `how` (0: any),
    and not by an effect.
    """

    whose: int = v.EITHER
    how: int = 0
    filter: Filter = ANY


class AtActivation(Node):
    """This condition held, or (`failed`) did not hold, when the effect was activated."""

    condition: Node = Compare()
    failed: bool = False


class Unused(Node):
    """The player has not used up this one of the effects of cards of this name (`UseUp`)."""

    number: int = 0


class WasSet(Node):
    """The card was Set on the field when it was activated."""


class Is(Node):
    """Of the cards chosen before (`of`, see `Chosen`) at least one matches, wherever it is now.

    So at resolution: *if it was a Link Monster*.
    """

    of: Node = THE_CHOSEN
    filter: Filter = ANY


class SentFor(Node):
    """The card of the trigger was sent as material for the summon, in this way, of a monster that
    matches.
    """

    how: int = v.BY_SYNCHRO
    filter: Filter = ANY


class UsedOnField(Node):
    """The card of the trigger was on the field as it was used as material, or (`never`) was not."""

    never: bool = False


class TwoTogether(Node):
    """Two of the cards that match, in these places, have in common and differ in what `joint` says
    (see `Choose`).
    """

    filter: Filter = ANY
    places: int = 0
    joint: w.Joint = ""
    whose: int = v.YOU


# This card was discarded from its owner's hand to the GY by an effect of the opponent.
DISCARDED_BY_OPPONENT = AtActivation(
    Compare(Count(AllOf((~OTHER, State("sent-discarded-by-opponent"))), v.GRAVE), ">=", 1)
)


def exists(filter: Filter, places: int, whose: int = v.YOU, least: int = 1) -> Compare:
    """At least `least` cards match there."""
    return Compare(Count(filter, places, whose), ">=", least)


def none(filter: Filter, places: int, whose: int = v.YOU) -> Compare:
    """No card matches there."""
    return Compare(Count(filter, places, whose), "=", 0)
