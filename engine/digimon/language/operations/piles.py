"""Deck, hand, trash and security stack."""

from engine.digimon import vocabulary as v
from engine.digimon.language.meant import THIS_CARD
from engine.digimon.language.operations.operation import Operation
from engine.digimon.language.words import End, InDeck, Rest
from engine.effects import Node


class Draw(Operation):
    """<Draw N>: a chance decision; as many as there are (rule 16-8)."""

    count: Node | int = 1
    whose: int = v.YOU


class RevealTop(Operation):
    """Reveal cards from the top of the deck, do `do` with them, put the rest away.

    In `do` they are in the area REVEALED: `AddToHand(Choose(DIGIMON, REVEALED))`.  The `rest` goes
    to the bottom or top (in an order the player chooses), trash, or hand.  With `security` they
    are taken from the top of the security stack.  `look`: only the player sees them.
    """

    count: Node | int = 3
    do: tuple[Node, ...] = ()
    rest: Rest = "bottom"
    security: bool = False
    look: bool = False


class PutRevealed(Operation):
    """Return the revealed cards that are left to the top or bottom of the deck.

    Inside `RevealTop` where the player chooses to which: `OneOf(((PutRevealed("top"),), …))`.
    """

    where: End = "bottom"


class SearchSecurity(Operation):
    """Look at all of a security stack, do `do` with cards there, shuffle it (15-15-3-9).

    In `do` they are in the area SECURITY: `Play(Choose(TAMER, SECURITY))`.
    """

    do: tuple[Node, ...] = ()
    whose: int = v.YOU


class AddToHand(Operation):
    """Add revealed cards, or return cards from trash, field or security, to the owner's hand.

    A card from the field trashes the cards under it (rule 4-7-8).
    """

    what: Node = THIS_CARD


class ToDeck(Operation):
    """Return to the owner's deck: bottom (order chosen), top, or shuffle."""

    what: Node = THIS_CARD
    where: InDeck = "bottom"


class Trash(Operation):
    """Trash cards: from hand, field, security, digivolution cards.  Not a deletion (4-16-3).

    With `digi_burst` it is what a <Digi-Burst> trashes (16-14).
    """

    what: Node = THIS_CARD
    digi_burst: bool = False


class TrashTop(Operation):
    """Trash cards from the top of a deck."""

    count: Node | int = 1
    whose: int = v.YOU


class Recover(Operation):
    """<Recovery +N (Deck)>: the top cards of the deck on top of the security stack (16-6)."""

    count: Node | int = 1


class ToSecurity(Operation):
    """Place cards in the owner's security stack: top or bottom, face-down or face-up."""

    what: Node = THIS_CARD
    where: End = "top"
    face_up: bool = False


class TrashSecurity(Operation):
    """Trash cards from the top (or bottom) of a security stack, by effect: no check."""

    count: Node | int = 1
    whose: int = v.OPPONENT
    where: End = "top"


class SecurityToHand(Operation):
    """Add cards from the top (or bottom) of the security stack to its owner's hand.

    With `face_down` those that lie face-down alone are counted: "your top face-down card".
    """

    count: Node | int = 1
    whose: int = v.YOU
    where: End = "top"
    face_down: bool = False


class FlipSecurity(Operation):
    """Flip the top security card that lies face-down face-up, or the other way round (3-7-4)."""

    whose: int = v.OPPONENT
    face_up: bool = True
