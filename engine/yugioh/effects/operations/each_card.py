"""What is done to each card of a register that is still meant, or to the card itself."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import Operation
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import (
    card_in, follow, follow_itself, itself_unmoved, unmoved,
)  # fmt: skip
from engine.yugioh.position.slots import CONTROL
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.queries.gone import also_gone
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.vocabulary import R_EFFECT, R_THEIRS, R_TRIBUTE


class EachCard(Operation):
    """Done to each card, unless that is unaffected; as many as it was done to are counted."""

    WHAT: Final = 1  # register, or ITSELF

    def reason(self, s: State, at: i64) -> i64:
        """Why."""
        return R_EFFECT

    def prepare(self, s: State, at: i64, link: i64) -> None:
        """What is worked out before anything is done to the first card."""

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        """Do it to one card; 1 if something was done."""
        raise NotImplementedError

    def could(self, s: State, at: i64, player: i64, card: i64) -> bool:
        """Whether it can be done to a card of a choice that is known already."""
        return True

    def some_could(self, s: State, at: i64, look: Look) -> bool:
        """Whether it can be done to one of the cards of its register, where they are known."""
        number = s.t.ops[at + EachCard.WHAT]
        if look.link < 0 or number < 0:
            return True
        slot = s.register(look.link, number)
        last = slot + s.data[slot]
        if slot == last:
            return True
        while slot < last:
            slot += 1
            if self.could(s, at, look.player, card_in(s, slot)):
                return True
        return False

    def act(self, s: State, at: i64, link: i64) -> None:
        number = s.t.ops[at + EachCard.WHAT]
        count: i64 = 0
        self.prepare(s, at, link)
        if number < 0:
            if itself_unmoved(s, link):
                count = self._to(s, at, link, card_of(s, link))
                follow_itself(s, link)
            done(s, link, count)
            return
        slot = s.register(link, number)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if unmoved(s, slot):
                count += self._to(s, at, link, card_in(s, slot))
                follow(s, slot)
        done(s, link, count)

    def _to(self, s: State, at: i64, link: i64, card: i64) -> i64:
        reason = self.reason(s, at)
        if reason & R_EFFECT:
            if unaffected(s, card, card_of(s, link), link > 0):
                return 0
            if s.data[CONTROL + card] != player_of(s, link):
                reason |= R_THEIRS
        if reason & R_TRIBUTE and not usable_for(s, tb.USE_TRIBUTE, card):
            return 0
        return self.one(s, at, link, card, reason)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        """What is done to the cards: a verb, and what follows the cards."""
        return "", ""

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        return self.verb(s, at) if s.t.ops[at + EachCard.WHAT] == register else ("", "")


class Departure(EachCard):
    """The cards leave their places, and give zones free."""

    REASON: Final = 2

    def reason(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Departure.REASON]

    def departing(self, row: list[int]) -> int | None:
        return row[Departure.WHAT]

    def leave(self, s: State, at: i64, look: Look) -> None:
        if s.t.ops[at + Departure.WHAT] < 0:
            look.gone = also_gone(look.gone, look.me)  # those after find the card itself gone
            return
        look.freed |= look.may_free  # a card chosen from the field leaves a zone
        look.freed_most += look.may_free_most
        look.may_free_most = 0
