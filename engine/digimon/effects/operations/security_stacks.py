"""Security stacks: their cards are taken, flipped, looked at, shuffled."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import vocabulary as v
from engine.digimon.effects.operations.piles import side, sides
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import (
    ENOUGH, IMPOSSIBLE, NO_CHOICE, PLACES, TOP, Operation, Steps, register,
)  # fmt: skip
from engine.digimon.position.movement import move
from engine.digimon.position.slots import FACE_UP, FLAGS, KNOWN, P_SECURITY
from engine.digimon.position.state import State
from engine.digimon.position.steps import done, next_row
from engine.digimon.queries.amount import amount
from engine.digimon.rules.drawing import (
    look, nobody_knows, offer_top, see_of_opponent, shuffle, take_end,
)  # fmt: skip
from engine.digimon.rules.leaving import added
from engine.digimon.rules.meant import effect_facts
from engine.instruction import CompileError


class TakeSecurity(Operation):
    """The top or bottom cards of a security stack go to the trash or hand (no check)."""

    CODE: Final = 15
    AMOUNT: Final = 1
    WHOSE: Final = 2
    FROM: Final = 3
    TO_HAND: Final = 4

    def write(self, c: Steps, word: lo.TrashSecurity | lo.SecurityToHand, flags: int) -> None:
        if isinstance(word, lo.SecurityToHand) and word.face_down:
            if (word.count, word.where) != (1, "top"):
                raise CompileError("face-down security cards other than the top one")
            c.row(TakeFaceDown, WHOSE=word.whose)
            return
        for whose in sides(word.whose):
            c.row(TakeSecurity, AMOUNT=c.amount(word.count), WHOSE=whose, FROM=PLACES[word.where],
                  TO_HAND=int(isinstance(word, lo.SecurityToHand)))  # fmt: skip

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        one = side(player, s.t.ops[at + TakeSecurity.WHOSE])
        number = amount(s, s.t.ops[at + TakeSecurity.AMOUNT], me, player, ctx)
        return s.size(one, P_SECURITY) >= number

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        one = side(player, ops[at + TakeSecurity.WHOSE])
        number = amount(s, ops[at + TakeSecurity.AMOUNT], me, player, ctx)
        to: i64 = v.HAND if ops[at + TakeSecurity.TO_HAND] else v.TRASH
        done(s, ctx, 1 if s.size(one, P_SECURITY) else 0)
        facts = effect_facts(s, ctx)
        take_end(s, one, P_SECURITY, number, to, facts,
                 0 if ops[at + TakeSecurity.FROM] == TOP else 1)  # fmt: skip


def _top_lying(s: State, player: i64, face_up: i64) -> i64:
    """The uppermost security card that lies face-up, or face-down; -1 for none."""
    index = s.size(player, P_SECURITY) - 1
    while index >= 0:
        card = s.at(player, P_SECURITY, index)
        if (s.data[FLAGS + card] & FACE_UP != 0) == (face_up != 0):
            return card
        index -= 1
    return -1


class OfTopLying(Operation):
    """Something is done with the top security card that lies one way; nature says which it is."""

    WHOSE: Final = 1

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        _lies_there(s, side(player, s.t.ops[at + OfTopLying.WHOSE]), option)
        next_row(s, step)
        next_moment(s)
        self.act(s, at, ctx, me, player)


class TakeFaceDown(OfTopLying):
    """The top face-down card of a security stack goes to its owner's hand."""

    CODE: Final = 59

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return _top_lying(s, side(player, s.t.ops[at + TakeFaceDown.WHOSE]), 0) >= 0

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        one = side(player, s.t.ops[at + TakeFaceDown.WHOSE])
        return _decided_by_nature(s, one, _top_lying(s, one, 0))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        one = side(player, s.t.ops[at + TakeFaceDown.WHOSE])
        card = _top_lying(s, one, 0)
        done(s, ctx, 1 if card >= 0 else 0)
        if card < 0:
            return
        facts = effect_facts(s, ctx)
        move(s, card, v.HAND, 0)
        happen(s, tb.EV_SECURITY_REMOVED, 0, one, facts, 0)
        added(s, v.HAND, one, facts)


class FlipSecurity(OfTopLying):
    """The top card of a security stack that lies the other way is flipped."""

    CODE: Final = 58
    UP: Final = 2

    def write(self, c: Steps, word: lo.FlipSecurity, flags: int) -> None:
        c.row(FlipSecurity, WHOSE=word.whose, UP=int(word.face_up))

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return self._card(s, at, player) >= 0

    def payable(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return self._card(s, at, player) >= 0

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        if not s.t.ops[at + FlipSecurity.UP]:
            return NO_CHOICE
        one = side(player, s.t.ops[at + FlipSecurity.WHOSE])
        return _decided_by_nature(s, one, self._card(s, at, player))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        card = self._card(s, at, player)
        done(s, ctx, 1 if card >= 0 else 0)
        if card < 0:
            return
        if s.t.ops[at + FlipSecurity.UP]:
            see_of_opponent(s)
            s.put(FLAGS + card, KNOWN | FACE_UP)
        else:
            s.put(FLAGS + card, KNOWN)

    def _card(self, s: State, at: i64, player: i64) -> i64:
        one = side(player, s.t.ops[at + FlipSecurity.WHOSE])
        return _top_lying(s, one, 1 - s.t.ops[at + FlipSecurity.UP])


def _decided_by_nature(s: State, player: i64, card: i64) -> i64:
    """Offer what a card of the security stack may be, if nobody knows it."""
    if card < 0 or not s.chance_draws or not nobody_knows(s, card):
        return NO_CHOICE
    offer_top(s, player, P_SECURITY)
    return s.count


def _lies_there(s: State, player: i64, option: i64) -> None:
    """Let this card be the uppermost that lies face-down."""
    there = _top_lying(s, player, 0)
    if there != option:
        s.swap_cards(option, there)


class LookAtSecurity(Operation):
    """Look at all of a security stack, which is shuffled after what is done with it."""

    CODE: Final = 41
    WHOSE: Final = 1

    def write(self, c: Steps, word: lo.SearchSecurity, flags: int) -> None:
        if flags & tb.CH_PAYS:
            raise CompileError("a security stack that is searched to pay")
        c.row(LookAtSecurity, WHOSE=word.whose)
        c.steps(word.do, flags | tb.CH_SEARCH)
        c.row(ShuffleSecurity, WHOSE=word.whose)

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        """What can be done with the cards that lie there is not known before (15-15-3-9-1)."""
        one = side(player, s.t.ops[at + LookAtSecurity.WHOSE])
        return ENOUGH if s.size(one, P_SECURITY) else IMPOSSIBLE

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        look(s, side(player, s.t.ops[at + LookAtSecurity.WHOSE]), P_SECURITY)


class ShuffleSecurity(Operation):
    """Shuffle a security stack."""

    CODE: Final = 42
    WHOSE: Final = 1

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        shuffle(s, side(player, s.t.ops[at + ShuffleSecurity.WHOSE]), P_SECURITY)


register(TakeSecurity(), lo.TrashSecurity, lo.SecurityToHand)
register(TakeFaceDown())
register(FlipSecurity(), lo.FlipSecurity)
register(LookAtSecurity(), lo.SearchSecurity)
register(ShuffleSecurity())
