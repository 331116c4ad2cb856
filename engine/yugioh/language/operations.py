"""Operations: what costs and effects do to cards and players."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import SELF

__all__ = [
    "AddToExtra", "AddToHand", "Banish", "CannotActivate", "Damage", "Declare", "DeclareLevel",
    "DeclareTraits", "Destroy", "Discard", "Equip", "GainLife", "InEndPhase", "LookAt", "LoseLife",
    "Mark", "Negate", "NegateActivation", "Operation", "PayLifePoints", "PlaceAsScale",
    "PlaceAsSpell", "PlaceCounter", "RemoveCounter", "RemoveCounters", "ReturnToGrave",
    "ReturnToHand", "Reveal", "SendToGrave", "SetAgain", "SetCard", "SetResolved", "ShuffleAll",
    "Take", "ToDeck", "Tribute", "UseUp", "UseUpAttribute",
]  # fmt: skip


class Operation(Node):
    """Something done to cards or to a player."""


class Take(Operation):
    """Choose cards for the steps that follow, which do something with them.

    For a cost, `sent`: those steps send them to the GY, which they must be able to reach.
    """

    what: Node = SELF
    sent: bool = False


class AddToHand(Operation):
    """Add to the owner's hand; an Extra Deck monster returns to the Extra Deck."""

    what: Node = SELF


class AddToExtra(Operation):
    """Add Pendulum Monsters face-up to the owner's Extra Deck."""

    what: Node = SELF


class ReturnToGrave(Operation):
    """Return banished cards to the GYs of their owners, which is not being sent there."""

    what: Node = SELF


class ReturnToHand(Operation):
    """Return cards on the field to the hands of their owners."""

    what: Node = SELF


class SendToGrave(Operation):
    """Send to the GY; where their players `must`, also what is unaffected by the effect."""

    what: Node = SELF
    must: bool = False


class Discard(Operation):
    """Discard from the hand."""

    what: Node = SELF


class Tribute(Operation):
    """Tribute."""

    what: Node = SELF


class Destroy(Operation):
    """Destroy by effect; `name` lets a later step speak of those that were destroyed.

    Under the conditions `banished_if` they are banished instead of being sent to the GY.
    """

    what: Node = SELF
    name: str = ""
    banished_if: tuple[Node, ...] = ()


class Banish(Operation):
    """Banish, face-up unless it says so; `until` "end" returns it to the field in the End Phase,
    "later" in a Standby Phase, none of which is played.
    """

    what: Node = SELF
    until: w.BanishedUntil = ""
    face_down: bool = False


class InEndPhase(Operation):
    """In the End Phase of this turn do this to cards that are still where they are now.

    `do` is destroy, banish (a card that is face-up then), return (to the hand), shuffle (into the
    Deck), send (to the GY), no-def: its DEF becomes 0, or destroy-hurts: it is destroyed, and its
    owner takes damage equal to its ATK.
    """

    what: Node = SELF
    do: w.DoneAtEnd = "destroy"


class ToDeck(Operation):
    """Return to the owner's Deck (`shuffle`, `top`, `bottom`) or Extra Deck."""

    what: Node = SELF
    where: w.InDeck = "shuffle"


class ShuffleAll(Operation):
    """Shuffle every card that matches from these places into the Decks of the owners."""

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU


class Equip(Operation):
    """Equip `what` to the monster `to` as an Equip Spell with these continuous effects.

    With `own` a Union is equipped as by its own effect; `but` says what is true of the card there,
    or "name-forbidden-if-of-deck": where it came from the Deck, the player Special Summons no
    monsters with its name for the rest of this turn.
    """

    what: Node = SELF
    to: Node = SELF
    grants: tuple[Node, ...] = ()
    own: bool = False
    but: tuple[w.EquippedBut, ...] = ()


class PlaceAsSpell(Operation):
    """Place face-up in its owner's Spell & Trap Zone; a monster as a Continuous Spell, or with
    `trap` as a Continuous Trap.

    A Field Spell goes to the Field Zone.  With `whose` OPPONENT it is placed on the other side
    than the player's of the effect.  `beside` is how many more cards are placed with it, or none.
    """

    what: Node = SELF
    whose: int = 0
    trap: bool = False
    beside: int = 0


class PlaceAsScale(Operation):
    """Place a Pendulum Monster in the player's Pendulum Zone."""

    what: Node = SELF


class SetAgain(Operation):
    """Set this card, a Spell or Trap that was activated, face-down where it lies instead of sending
    it to the GY; after what is done before.
    """


class SetResolved(Operation):
    """In an `EachTime`: Set the card that has just resolved, a Spell or Trap, instead of sending it
    to the GY; that is a use of the effect.
    """


class SetCard(Operation):
    """Set a Spell or Trap on the player's field.

    `can` says of it that it can be activated this turn, though it was Set ("at-once"), or that it
    cannot, whatever its kind ("not-this-turn"); `but` what else is true of it there.
    """

    what: Node = SELF
    can: w.SetAs = ""
    but: tuple[w.SetBut, ...] = ()


class Reveal(Operation):
    """Reveal cards in the hand; `until` "end" keeps them public for the rest of the turn.

    Source: Yu-Gi-Oh field zones, *Hand*: without that they are private again at once.
    """

    what: Node = SELF
    until: w.Until = ""


class PlaceCounter(Operation):
    """Put counters of a kind on face-up cards."""

    name: str = ""
    count: Node | int = 1
    on: Node = SELF


class RemoveCounter(Operation):
    """Take this many counters of a kind off a card, or all of them, `least` or more."""

    name: str = ""
    count: int = 1
    off: Node = SELF
    least: int = 0


class RemoveCounters(Operation):
    """Take this many counters of a kind off cards of the player, or (EITHER) of both."""

    name: str = ""
    count: int = 1
    whose: int = v.YOU


class LookAt(Operation):
    """Look at all cards that the opponent has in this place."""

    place: int = v.HAND


class GainLife(Operation):
    """Gain Life Points."""

    amount: Node | int = 0
    whose: int = v.YOU


class LoseLife(Operation):
    """Lose Life Points, which is no damage."""

    amount: Node | int = 0
    whose: int = v.YOU


class Negate(Operation):
    """Negate the effects of face-up cards; `until` "end" for this turn only, "next turn" to the end
    of the opponent's.
    """

    what: Node = SELF
    until: w.LastsUntil = ""


class NegateActivation(Operation):
    """Negate the activation (`what` "activation") or the effect of the chain link answered, or the
    summon that would be made, or whichever of them is answered ("summon or activation").

    `then` says what happens to the card: "destroy", "banish" or nothing; of a Summon alone
    also that its monster is shuffled into the Deck or returned to the hand.
    """

    what: w.Negated = "activation"
    then: w.Afterwards = ""


class Damage(Operation):
    """Inflict effect damage: a number, or equal to an amount at resolution."""

    amount: Node | int = 0
    whose: int = v.OPPONENT


class PayLifePoints(Operation):
    """Pay Life Points."""

    amount: Node | int = 0


class CannotActivate(Operation):
    """This turn these very cards are not activated, nor their effects, while they stay there."""

    what: Node = SELF


class UseUpAttribute(Operation):
    """This turn the Attribute of these cards is used up for the effects of cards of this name.

    Cards of another one match `State("attribute-left")`.  The original Attribute is meant where
    `original` says so.
    """

    what: Node = SELF
    original: bool = False


class UseUp(Operation):
    """This turn one of the effects that cards of this name apply, by its number, is used up.

    `Unused` asks about it.
    """

    number: int = 0


class Mark(Operation):
    """Mark cards until they move, or the turn ends: `State("marked")`."""

    what: Node = SELF


class DeclareLevel(Operation):
    """Declare a Level from `least` to `most`, for `Declared`.

    With `by` OPPONENT it is the other player than that of the effect who declares it: one who does
    not act declares any, as chance will have it.
    """

    least: int = 1
    most: int = 6
    by: int = v.YOU


class Declare(Operation):
    """Declare the name of a card; nothing happens to it."""

    what: Node = SELF


class DeclareTraits(Operation):
    """Declare the Type and Attribute of one of these monsters; nothing happens to it."""

    what: Node = SELF
