"""The order in which several cards go to a place that has one (comprehensive rules 3-1-3-4)."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon.operation import CARD_OR_STOP, Operation, Steps, register
from engine.digimon.position.slots import FLAGS, UNKNOWN
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import RunStep
from engine.effects import Node


def order(c: Steps, what: Node, number: int) -> None:
    """Let the player choose the order in which several cards go (rule 3-1-3-4)."""
    alone = isinstance(what, la.Choose) and what.most == 1
    if number >= 0 and not alone:
        c.row(Order, WHAT=number)


class Order(Operation):
    """The player says which of the cards of a register goes next.

    Cards go to their owners' areas: the own ones are put in order first, so that no order is
    offered twice.
    """

    CODE: Final = 38
    WHAT: Final = 1

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        slot = s.register(ctx, s.t.ops[at + Order.WHAT])
        if not s.any_order or s.data[slot] < 2:
            return 0
        place = s.data[step + RunStep.STAGE]
        if place == 0:
            _drop_dead(s, slot)
        s.count = 0
        while s.count < 2 and place < s.data[slot]:
            _offer_next(s, slot, place, player)
            if s.count == 1:
                _bring(s, slot, place, s.options[0])
                place += 1
                s.count = 0
        if s.data[step + RunStep.STAGE] != place:
            s.put(step + RunStep.STAGE, place)
        return s.count

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        place = s.data[step + RunStep.STAGE]
        _bring(s, s.register(ctx, s.t.ops[at + Order.WHAT]), place, option)
        s.put(step + RunStep.STAGE, place + 1)

    def asks(self) -> i64:
        return CARD_OR_STOP


def _drop_dead(s: State, slot: i64) -> None:
    """Leave out the cards of a register that are no longer what was chosen."""
    kept: i64 = 0
    index: i64 = 1
    while index <= s.data[slot]:
        reference = s.data[slot + index]
        if s.alive(reference):
            kept += 1
            if kept != index:
                s.put(slot + kept, reference)
        index += 1
    while s.data[slot] > kept:
        s.put(slot + s.data[slot], 0)
        s.put(slot, s.data[slot] - 1)


def _offer_next(s: State, slot: i64, at: i64, player: i64) -> None:
    """Offer the cards from this one on, of one owner, one of each sort."""
    one = player
    turn: i64 = 0
    while turn < 2 and s.count == 0:
        index = at + 1
        while index <= s.data[slot]:
            reference = s.data[slot + index]
            if s.owner[s.card_of(reference)] == one and not _offered(s, reference):
                s.offer(reference & NUMBER)
            index += 1
        one = 1 - one
        turn += 1


def _offered(s: State, reference: i64) -> bool:
    """Whether a card that looks the same wherever it goes is offered already."""
    card = s.card_of(reference)
    index: i64 = 0
    while index < s.count:
        other = s.card_of(s.reference(s.options[index]))
        if s.definition[other] == s.definition[card]:
            if s.data[FLAGS + other] & UNKNOWN == s.data[FLAGS + card] & UNKNOWN:
                return True
        index += 1
    return False


def _bring(s: State, slot: i64, at: i64, thing: i64) -> None:
    """Let this thing be the next of the register; the others keep their order."""
    index = at + 1
    while s.data[slot + index] & NUMBER != thing:
        index += 1
    reference = s.data[slot + index]
    while index > at + 1:
        s.put(slot + index, s.data[slot + index - 1])
        index -= 1
    if s.data[slot + index] != reference:
        s.put(slot + index, reference)


register(Order())
