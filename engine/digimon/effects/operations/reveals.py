"""Cards are revealed from the top of a pile, and what is left of them is put away."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import happen
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import (
    BOTTOM, ENOUGH, IMPOSSIBLE, IN_HAND, NEXT_TO_GO, PLACES, TOP, TRASHED, Operation, Steps,
    register,
)  # fmt: skip
from engine.digimon.position.movement import move
from engine.digimon.position.slots import P_DECK, P_REVEALED, P_SECURITY
from engine.digimon.position.state import State
from engine.digimon.position.steps import CONTINUE, next_row
from engine.digimon.queries.amount import amount
from engine.digimon.rules.drawing import leaves_security, take_top
from engine.digimon.rules.meant import effect_facts
from engine.digimon.vocabulary import DECK, HAND, REVEALED, SECURITY, TRASH
from engine.instruction import CompileError


class Reveal(Operation):
    """Reveal cards from the top of the deck or of the security stack."""

    CODE: Final = 7
    AMOUNT: Final = 1
    SECURITY: Final = 2

    def write(self, c: Steps, word: lo.RevealTop, flags: int) -> None:
        if word.look:
            raise CompileError("cards that only one player looks at")
        if flags & tb.CH_PAYS:
            raise CompileError("cards that are revealed to pay")
        c.row(Reveal, AMOUNT=c.amount(word.count), SECURITY=int(word.security))
        c.steps(word.do, flags)
        c.row(PutAway, TO=PLACES[word.rest], SECURITY=int(word.security))

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        """What can be done with them, nobody knows before."""
        return ENOUGH if s.size(player, self._pile(s, at)) else IMPOSSIBLE

    def _pile(self, s: State, at: i64) -> i64:
        return P_SECURITY if s.t.ops[at + Reveal.SECURITY] else P_DECK

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        next_row(s, step)
        pile = self._pile(s, at)
        number = amount(s, s.t.ops[at + Reveal.AMOUNT], me, player, ctx)
        take_top(s, player, pile, number, REVEALED, -1)
        return CONTINUE


class PutAway(Operation):
    """The revealed cards that are left go away, in an order that the player chooses."""

    CODE: Final = 8
    TO: Final = 1
    SECURITY: Final = 2

    def write(self, c: Steps, word: lo.PutRevealed, flags: int) -> None:
        c.row(PutAway, TO=PLACES[word.where], SECURITY=0)

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return s.size(player, P_REVEALED) > 0

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        to = s.t.ops[at + PutAway.TO]
        size = s.size(player, P_REVEALED)
        if (to == BOTTOM or to == TOP) and size > 1 and s.any_order:
            s.count = 0
            index: i64 = 0
            while index < size:
                card = s.at(player, P_REVEALED, index)
                if not _listed(s, card):
                    s.offer(card)
                index += 1
            if s.count > 1:
                return s.count
        _put_away(s, ctx, player, to, s.t.ops[at + PutAway.SECURITY])
        next_row(s, step)
        return CONTINUE

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        to: i64 = SECURITY if s.t.ops[at + PutAway.SECURITY] else DECK
        move(s, option, to, 1 if s.t.ops[at + PutAway.TO] == BOTTOM else 0)

    def asks(self) -> i64:
        return NEXT_TO_GO


def _listed(s: State, card: i64) -> bool:
    index: i64 = 0
    while index < s.count:
        if s.definition[s.options[index]] == s.definition[card]:
            return True
        index += 1
    return False


def _put_away(s: State, ctx: i64, player: i64, place: i64, security: i64) -> None:
    to: i64 = DECK
    if security and (place == BOTTOM or place == TOP):
        to = SECURITY
    elif place == TRASHED:
        to = TRASH
    elif place == IN_HAND:
        to = HAND
    while s.size(player, P_REVEALED):
        card = _lowest(s, player)
        if to != SECURITY and leaves_security(s, card):
            happen(s, tb.EV_SECURITY_REMOVED, 0, player, effect_facts(s, ctx), 0)
        move(s, card, to, 1 if place == BOTTOM else 0)


def _lowest(s: State, player: i64) -> i64:
    """The revealed card with the lowest definition: an order that does not depend on the deck's."""
    best = s.at(player, P_REVEALED, 0)
    index: i64 = 1
    while index < s.size(player, P_REVEALED):
        card = s.at(player, P_REVEALED, index)
        if s.definition[card] < s.definition[best]:
            best = card
        index += 1
    return best


register(Reveal(), lo.RevealTop)
register(PutAway(), lo.PutRevealed)
