"""What is in play: deleted, suspended, placed, played, digivolved, attacking."""

from engine.digimon import vocabulary as v
from engine.digimon.language.meant import THIS, THIS_CARD
from engine.digimon.language.operations.operation import Operation
from engine.digimon.language.words import End, Paid, Target, TopCardTo
from engine.effects import Node
from engine.filters import ANY, Filter


class Delete(Operation):
    """Delete (rule 4-15)."""

    what: Node = THIS


class DeDigivolve(Operation):
    """<De-Digivolve N>: trash 1 to N top cards of each stack, down to Level 3 (rule 16-12)."""

    count: Node | int = 1
    what: Node = THIS


class Suspend(Operation):
    """Suspend; as a cost only what is unsuspended and may suspend."""

    what: Node = THIS


class Unsuspend(Operation):
    """Unsuspend."""

    what: Node = THIS


class TrashUnder(Operation):
    """Trash digivolution cards from the bottom (or top) of each of these stacks.

    With `face_down` those that lie face-down alone are counted: "the bottom face-down card".  For
    cards the player picks: `Trash(Choose(filter, UNDER, of=THIS))`.
    """

    count: Node | int = 1
    what: Node = THIS
    where: End = "bottom"
    face_down: bool = False


class TrashTopCard(Operation):
    """Trash the top card of this Digimon; the card under it becomes the top card (16-19)."""

    what: Node = THIS


class PlaceTopCard(Operation):
    """Place the top card of this Digimon elsewhere; the card under it becomes the top card.

    As its own bottom (or top) digivolution card, or in its owner's security stack.
    """

    what: Node = THIS
    to: TopCardTo = "digivolution cards"
    where: End = "bottom"
    face_up: bool = False


class PlaceUnder(Operation):
    """Place cards under a Digimon or Tamer, as its bottom (or top) digivolution cards."""

    what: Node = THIS_CARD
    under: Node = THIS
    where: End = "bottom"
    face_down: bool = False


class PlaceTopUnder(Operation):
    """Place the top card of the deck under a Digimon, face-down (as <Training> does).

    With `eggs` it is that of the Digi-Egg deck, and lies face-up.
    """

    under: Node = THIS
    eggs: bool = False


class PlaceInBattleArea(Operation):
    """Place a card (an Option, "this card") in its owner's battle area; it is not played."""

    what: Node = THIS_CARD


class Play(Operation):
    """Play cards by effect, without paying the cost, or with the cost changed by `reduced`.

    `cost` is free, or pay (the cost less `reduced`, which must be payable).  `silent`: the
    [On Play] effects of what is played do not activate.
    """

    what: Node = THIS_CARD
    cost: Paid = "free"
    reduced: Node | int = 0
    suspended: bool = False
    to: int = v.BATTLE
    silent: bool = False


class PlayToken(Operation):
    """Play Tokens with this card number (defined like a card) to the battle area of a player."""

    number: str = ""
    count: Node | int = 1
    whose: int = v.YOU
    suspended: bool = False


class DigivolveInto(Operation):
    """The Digimon `who` digivolves into a card that the player chooses (`into`).

    `cost` is free, pay (its digivolution cost less `reduced`), or a number.  With `ignoring` the
    digivolution requirements are ignored (rule 8-1-2-2), with `any_level` only the level in them.
    With `as_level` it digivolves as if it was a Digimon of that level, and of the colours
    `as_colors`.
    """

    into: Node = THIS_CARD
    who: Node = THIS
    cost: Paid | int = "free"
    reduced: Node | int = 0
    ignoring: bool = False
    any_level: bool = False
    as_level: int = 0
    as_colors: int = 0


class DnaDigivolveInto(Operation):
    """DNA digivolve Digimon of the player into a card, for its cost (rule 8-2-3-2).

    With `this` the Digimon of the effect is one of them; the others match the filter.  With a
    `card` it is one Digimon and a card like this of the hand or the trash (`area`).
    """

    into: Node = THIS_CARD
    this: bool = False
    others: Filter = ANY
    card: Filter | None = None
    area: int = v.TRASH


class UseOption(Operation):
    """Use an Option card by effect: `cost` free, or pay (less `reduced`)."""

    what: Node = THIS_CARD
    cost: Paid = "free"
    reduced: Node | int = 0


class Hatch(Operation):
    """Hatch a Digi-Egg card into the empty breeding area (rule 4-18)."""


class MoveToBattle(Operation):
    """Move a Digimon with DP from the breeding area to the battle area (rule 4-17)."""


class AppFuseInto(Operation):
    """A Digimon of the player app fuses into a card, for its cost (rule 8-4-2-2)."""

    into: Node = THIS_CARD


class LinkTo(Operation):
    """Link cards to a Digimon as their link requirements say (rule 10).

    Only cards with [Link] and Digimon they can link to are chosen from.  `cost` is free, or pay
    (the link cost less `reduced`, of one card, which must be payable).
    """

    what: Node = THIS_CARD
    to: Node = THIS
    cost: Paid = "free"
    reduced: Node | int = 0


class Attack(Operation):
    """The Digimon attacks: `at` any, player, or digimon; as part of an effect.

    It suspends unless `without_suspending`, and may be one played this turn only if
    `played_this_turn`; `unsuspended` lets it attack unsuspended Digimon too.  No attack starts
    during an attack (rule 11-2-4).
    """

    who: Node = THIS
    at: Target = "any"
    without_suspending: bool = False
    played_this_turn: bool = False
    unsuspended: bool = False


class Battle(Operation):
    """Two Digimon battle as part of the effect (rule 14)."""

    who: Node = THIS
    against: Node = THIS


class SwitchTarget(Operation):
    """Switch the attack target to this Digimon, or to the player if None (rule 11-2-7)."""

    to: Node | None = None


class EndAttack(Operation):
    """End the attack (rule 15-15-1)."""
