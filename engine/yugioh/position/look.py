"""A look at what is possible: who looks, and what the steps looked at so far would do.

Scratch space, made once per duel and passed along: nothing of it belongs to the position.
"""

from typing import Final

from mypy_extensions import i64

NO_EFFECT: Final = -1
NO_LINK: Final = -1
NO_CARD: Final = -1
NO_ROW: Final = -1


def procedure_paid(procedure: i64) -> i64:
    """In place of the effect whose cost is paid: the procedure of a monster's own summon."""
    return NO_EFFECT - 1 - procedure


def procedure_of(paying: i64) -> i64:
    """The procedure whose cost is paid, of such a number."""
    return NO_EFFECT - 1 - paying


class Look:
    """From which card one looks, and what the rows before the present one mean for it."""

    def __init__(self) -> None:
        self.me: i64 = NO_CARD
        self.player: i64 = 0
        self.gone: i64 = 0  # cards that will have left their places (`queries/gone`)
        self.effect: i64 = NO_EFFECT  # whose events these are: from the first to before the last
        self.from_: i64 = 0
        self.until: i64 = 0
        # The effect whose cost is being looked at, when what follows depends on the card paid.
        self.paying: i64 = NO_EFFECT
        self.link: i64 = NO_LINK  # the chain link whose choices are known
        self.first: i64 = NO_ROW  # the first row looked at: what is chosen before it is known
        # What the rows before say.
        self.some = False  # something can be done
        self.conditional = False  # there were parts that each have a condition
        self.wanted: i64 = 1  # cards of the choice just looked at
        self.from_extra = False  # it was among Extra Deck monsters
        self.may_free: i64 = 0  # zones with a candidate of the choice just looked at
        self.may_free_most: i64 = 0  # how many of them it can free
        self.freed: i64 = 0  # zones of which what is looked at will leave
        self.freed_most: i64 = 0  # this many
        self.taken: i64 = 0  # zones of the player that what is looked at will take

    def begin(self, me: i64, player: i64, gone: i64, effect: i64, from_: i64, until: i64) -> None:
        """Look anew, for the player of the card `me`: nothing has left a zone yet."""
        self.me = me
        self.player = player
        self.gone = gone
        self.effect = effect
        self.from_ = from_
        self.until = until
        self.paying = NO_EFFECT
        self.link = NO_LINK
        self.first = NO_ROW
        self.may_free = 0
        self.may_free_most = 0
        self.freed = 0
        self.freed_most = 0
        self.taken = 0

    def go_on_from(self, other: "Look", gone: i64) -> None:
        """Look further than another look, with these cards gone."""
        self.begin(other.me, other.player, gone, other.effect, other.from_, other.until)
        self.may_free = other.may_free
        self.may_free_most = other.may_free_most
        self.freed = other.freed
        self.freed_most = other.freed_most
        self.taken = other.taken
