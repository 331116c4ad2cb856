"""The operations of the Digimon effect language: what costs and effects do.

Data only; `engine/digimon/compiler` turns them into rows of integers and
`engine/digimon/interpreter` carries those out.  Steps follow each other in the
order of the text (rule 15-1-2); one that is impossible is left out (1-3-2).
"""

from dataclasses import dataclass

from engine.digimon import vocabulary as v
from engine.digimon.language import THIS, THIS_CARD, Choose
from engine.effects import Node, say
from engine.filters import ANY


@dataclass(frozen=True)
class Operation(Node):
    """Something done to cards or to a player."""


# ------------------------------------------------------------------------- memory


@dataclass(frozen=True)
class GainMemory(Operation):
    """Gain memory; what would pass 10 is lost (rules 1-4-2-2, 4-1-4)."""

    amount: Node | int = 1

    def words(self) -> str:
        return f"gain {say(self.amount)} memory"


@dataclass(frozen=True)
class LoseMemory(Operation):
    """Lose memory (rule 4-1-4)."""

    amount: Node | int = 1

    def words(self) -> str:
        return f"lose {say(self.amount)} memory"


@dataclass(frozen=True)
class SetMemory(Operation):
    """Set the memory to this number on the player's side."""

    to: int = 3

    def words(self) -> str:
        return f"set your memory to {self.to}"


@dataclass(frozen=True)
class PayCost(Operation):
    """Pay this cost: only possible in full (rule 4-2-2)."""

    amount: Node | int = 1

    def words(self) -> str:
        return f"pay {say(self.amount)} cost"


# ------------------------------------------------------------------ deck and hand


@dataclass(frozen=True)
class Draw(Operation):
    """<Draw N>: a chance decision; as many as there are (rule 16-8)."""

    count: Node | int = 1
    whose: int = v.YOU

    def words(self) -> str:
        return f"<Draw {say(self.count)}>" + (" (opponent)" if self.whose == v.OPPONENT else "")


@dataclass(frozen=True)
class RevealTop(Operation):
    """Reveal cards from the top of the deck, do `do` with them, put the rest away.

    In `do` they are in the area REVEALED: `AddToHand(Choose(DIGIMON, REVEALED))`.  The `rest` goes
    to the bottom or top (in an order the player chooses), trash, or hand.  With `security` they
    are taken from the top of the security stack.  `look`: only the player sees them.
    """

    count: Node | int = 3
    do: tuple[Node, ...] = ()
    rest: str = "bottom"
    security: bool = False
    look: bool = False

    def words(self) -> str:
        pile = "security stack" if self.security else "deck"
        text = f"{'look at' if self.look else 'reveal'} the top {say(self.count)} cards of your"
        return f"{text} {pile}, {say(self.do)}, the rest to: {self.rest}"


@dataclass(frozen=True)
class AddToHand(Operation):
    """Add revealed cards, or return cards from trash, field or security, to the owner's hand.

    A card from the field trashes the cards under it (rule 4-7-8).
    """

    what: Node = THIS_CARD

    def words(self) -> str:
        return f"add {say(self.what)} to the hand"


@dataclass(frozen=True)
class ToDeck(Operation):
    """Return to the owner's deck: bottom (order chosen), top, or shuffle."""

    what: Node = THIS_CARD
    where: str = "bottom"

    def words(self) -> str:
        return f"return {say(self.what)} to the deck ({self.where})"


@dataclass(frozen=True)
class Trash(Operation):
    """Trash cards: from hand, field, security, digivolution cards.  Not a deletion (4-16-3)."""

    what: Node = THIS_CARD

    def words(self) -> str:
        return f"trash {say(self.what)}"


@dataclass(frozen=True)
class TrashTop(Operation):
    """Trash cards from the top of a deck."""

    count: Node | int = 1
    whose: int = v.YOU

    def words(self) -> str:
        return f"trash the top {say(self.count)} cards of {v.SIDE_NAMES[self.whose]} deck"


# ----------------------------------------------------------------------- security


@dataclass(frozen=True)
class Recover(Operation):
    """<Recovery +N (Deck)>: the top cards of the deck on top of the security stack (16-6)."""

    count: Node | int = 1

    def words(self) -> str:
        return f"<Recovery +{say(self.count)} (Deck)>"


@dataclass(frozen=True)
class ToSecurity(Operation):
    """Place cards in the owner's security stack: top or bottom, face-down or face-up."""

    what: Node = THIS_CARD
    where: str = "top"
    face_up: bool = False

    def words(self) -> str:
        face = " face-up" if self.face_up else ""
        return f"place {say(self.what)} at the {self.where} of the security stack{face}"


@dataclass(frozen=True)
class TrashSecurity(Operation):
    """Trash cards from the top (or bottom) of a security stack, by effect: no check."""

    count: Node | int = 1
    whose: int = v.OPPONENT
    where: str = "top"

    def words(self) -> str:
        return f"trash the {self.where} {say(self.count)} cards of {v.SIDE_NAMES[self.whose]} security stack"  # noqa: E501


@dataclass(frozen=True)
class SecurityToHand(Operation):
    """Add cards from the top (or bottom) of the security stack to its owner's hand."""

    count: Node | int = 1
    whose: int = v.YOU
    where: str = "top"

    def words(self) -> str:
        return f"add the {self.where} {say(self.count)} cards of {v.SIDE_NAMES[self.whose]} security stack to the hand"  # noqa: E501


# -------------------------------------------------------------------------- field


@dataclass(frozen=True)
class Delete(Operation):
    """Delete (rule 4-15)."""

    what: Node = THIS

    def words(self) -> str:
        return f"delete {say(self.what)}"


@dataclass(frozen=True)
class DeDigivolve(Operation):
    """<De-Digivolve N>: trash 1 to N top cards of each stack, down to Level 3 (rule 16-12)."""

    count: Node | int = 1
    what: Node = THIS

    def words(self) -> str:
        return f"<De-Digivolve {say(self.count)}> {say(self.what)}"


@dataclass(frozen=True)
class Suspend(Operation):
    """Suspend; as a cost only what is unsuspended and may suspend."""

    what: Node = THIS

    def words(self) -> str:
        return f"suspend {say(self.what)}"


@dataclass(frozen=True)
class Unsuspend(Operation):
    """Unsuspend."""

    what: Node = THIS

    def words(self) -> str:
        return f"unsuspend {say(self.what)}"


@dataclass(frozen=True)
class TrashUnder(Operation):
    """Trash digivolution cards from the bottom (or top) of each of these stacks.

    For cards the player picks: `Trash(Choose(filter, UNDER, of=THIS))`.
    """

    count: Node | int = 1
    what: Node = THIS
    where: str = "bottom"

    def words(self) -> str:
        return f"trash {say(self.count)} digivolution cards at the {self.where} of {say(self.what)}"


@dataclass(frozen=True)
class TrashTopCard(Operation):
    """Trash the top card of this Digimon; the card under it becomes the top card (16-19)."""

    what: Node = THIS

    def words(self) -> str:
        return f"trash the top card of {say(self.what)}"


@dataclass(frozen=True)
class PlaceUnder(Operation):
    """Place cards under a Digimon or Tamer, as its bottom (or top) digivolution cards."""

    what: Node = THIS_CARD
    under: Node = THIS
    where: str = "bottom"
    face_down: bool = False

    def words(self) -> str:
        return f"place {say(self.what)} under {say(self.under)} ({self.where})"


@dataclass(frozen=True)
class PlaceTopUnder(Operation):
    """Place the top card of the deck under a Digimon, face-down (as <Training> does)."""

    under: Node = THIS

    def words(self) -> str:
        return f"place the top card of the deck face-down under {say(self.under)}"


@dataclass(frozen=True)
class PlaceInBattleArea(Operation):
    """Place a card (an Option, "this card") in its owner's battle area; it is not played."""

    what: Node = THIS_CARD

    def words(self) -> str:
        return f"place {say(self.what)} in the battle area"


@dataclass(frozen=True)
class Play(Operation):
    """Play cards by effect, without paying the cost, or with the cost changed by `reduced`.

    `cost` is free, or pay (the cost less `reduced`, which must be payable).
    """

    what: Node = THIS_CARD
    cost: str = "free"
    reduced: Node | int = 0
    suspended: bool = False
    to: int = v.BATTLE

    def words(self) -> str:
        how = (
            "without paying the cost"
            if self.cost == "free"
            else (
                f"with the cost reduced by {say(self.reduced)}" if self.reduced else "for its cost"
            )
        )
        return f"play {say(self.what)} {how}"


@dataclass(frozen=True)
class PlayToken(Operation):
    """Play Tokens with this card number (defined like a card)."""

    number: str = ""
    count: Node | int = 1

    def words(self) -> str:
        return f"play {say(self.count)} Token ({self.number})"


@dataclass(frozen=True)
class DigivolveInto(Operation):
    """The Digimon `who` digivolves into a card that the player chooses (`into`).

    `cost` is free, pay (its digivolution cost less `reduced`), or a number.  With `ignoring` the
    digivolution requirements are ignored (rule 8-1-2-2).
    """

    into: Node = THIS_CARD
    who: Node = THIS
    cost: str | int = "free"
    reduced: Node | int = 0
    ignoring: bool = False

    def words(self) -> str:
        how = {"free": "without paying the cost", "pay": "for its digivolution cost"}.get(
            str(self.cost), f"for a cost of {self.cost}"
        )
        if self.reduced:
            how += f" reduced by {say(self.reduced)}"
        text = f"{say(self.who)} digivolves into {say(self.into)} {how}"
        return text + (" ignoring its requirements" if self.ignoring else "")


@dataclass(frozen=True)
class DnaDigivolveInto(Operation):
    """DNA digivolve Digimon of the player into a card (rule 8-2), without paying the cost."""

    into: Node = THIS_CARD

    def words(self) -> str:
        return f"DNA digivolve into {say(self.into)}"


@dataclass(frozen=True)
class UseOption(Operation):
    """Use an Option card by effect: `cost` free, or pay (less `reduced`)."""

    what: Node = THIS_CARD
    cost: str = "free"
    reduced: Node | int = 0

    def words(self) -> str:
        return f"use {say(self.what)}" + (" without paying the cost" if self.cost == "free" else "")


@dataclass(frozen=True)
class LinkTo(Operation):
    """Link a card to a Digimon, without paying the cost unless `pay`."""

    what: Node = THIS_CARD
    to: Node = THIS
    pay: bool = False

    def words(self) -> str:
        return f"link {say(self.what)} to {say(self.to)}"


# ------------------------------------------------------------------------ attacks


@dataclass(frozen=True)
class Attack(Operation):
    """The Digimon attacks: `at` any, player, or digimon; as part of an effect.

    It suspends unless `without_suspending`, and may be one played this turn only if
    `played_this_turn`; `unsuspended` lets it attack unsuspended Digimon too.  No attack starts
    during an attack (rule 11-2-4).
    """

    who: Node = THIS
    at: str = "any"
    without_suspending: bool = False
    played_this_turn: bool = False
    unsuspended: bool = False

    def words(self) -> str:
        return f"{say(self.who)} attacks" + ("" if self.at == "any" else f" a {self.at}")


@dataclass(frozen=True)
class SwitchTarget(Operation):
    """Switch the attack target to this Digimon, or to the player if None (rule 11-2-7)."""

    to: Node | None = None

    def words(self) -> str:
        return f"switch the attack target to {say(self.to) or 'the player'}"


@dataclass(frozen=True)
class EndAttack(Operation):
    """End the attack (rule 15-15-1)."""

    def words(self) -> str:
        return "end the attack"


# -------------------------------------------------------------- what lasts, effects


@dataclass(frozen=True)
class Give(Operation):
    """Cards get modifiers (`DP`, `Keyword`, `Cannot`, …) for a time.

    To chosen cards they stick (rule 15-11-1-3-2); with `Each` they hold for whatever matches at
    any moment (15-11-2).
    """

    what: tuple[Node, ...] = ()
    to: Node = THIS
    until: str = v.THIS_TURN

    def words(self) -> str:
        return f"{say(self.to)} gets {say(self.what)} ({self.until})"


@dataclass(frozen=True)
class ActivateMain(Operation):
    """Activate this card's first [Main] effect without using it (rule 4-22-5)."""

    def words(self) -> str:
        return "activate this card's [Main] effect"


@dataclass(frozen=True)
class ActivateEffect(Operation):
    """Activate one effect with this timing (played, digivolved, deleted, …) of a card."""

    timing: str = "digivolved"
    of: Node = THIS

    def words(self) -> str:
        return f"activate one [{self.timing}] effect of {say(self.of)}"


@dataclass(frozen=True)
class Prevent(Operation):
    """In a `Would` effect: the card does not leave, or is not deleted."""

    def words(self) -> str:
        return "prevent it"


@dataclass(frozen=True)
class ReduceCost(Operation):
    """In a `Would` effect: the cost is reduced (or, below 0, increased)."""

    by: Node | int = 1

    def words(self) -> str:
        return f"reduce the cost by {say(self.by)}"


@dataclass(frozen=True)
class Pending(Operation):
    """Pending processing: `do` at the end of the turn or of the attack (`at`; rule 18-1)."""

    at: str = "turn"
    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"at the end of the {self.at}, {say(self.do)}"


@dataclass(frozen=True)
class WinGame(Operation):
    """Win the game (rule 1-2-6)."""

    def words(self) -> str:
        return "win the game"


def digi_burst(number: int, *do: Node) -> "By":
    """<Digi-Burst N>: by trashing N of this Digimon's digivolution cards, `do` (rule 16-14)."""
    return By((Trash(Choose(ANY, v.UNDER, number, of=THIS)),), do)


# ------------------------------------------------------------------------ joining


@dataclass(frozen=True)
class By(Node):
    """*By X, Y*: the player may do all of `cost`, and only then does `do` (rule 15-7).

    What the text says after *then* belongs into `do` as well (15-7-2).
    """

    cost: tuple[Node, ...] = ()
    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"by {say(self.cost)}: {say(self.do)}"


@dataclass(frozen=True)
class May(Node):
    """*You may*: optional processing (rule 15-9-2)."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"you may {say(self.do)}"


@dataclass(frozen=True)
class If(Node):
    """Processing conditions of a part of an effect (rule 15-6-2), with what happens otherwise."""

    condition: Node = ANY
    do: tuple[Node, ...] = ()
    otherwise: tuple[Node, ...] = ()

    def words(self) -> str:
        text = f"{say(self.condition)}: {say(self.do)}"
        return text + (f"; otherwise {say(self.otherwise)}" if self.otherwise else "")


@dataclass(frozen=True)
class IfDone(Node):
    """*If this effect did so*: only if the step before did something."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"if that was done, {say(self.do)}"


@dataclass(frozen=True)
class OneOf(Node):
    """One of these, chosen by the player of the effect."""

    options: tuple[tuple[Node, ...], ...] = ()

    def words(self) -> str:
        return "one of: " + "; or ".join(say(option) for option in self.options)


@dataclass(frozen=True)
class Repeat(Node):
    """`do` so many times, one after the other."""

    times: Node | int = 1
    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"{say(self.times)} times: {say(self.do)}"
