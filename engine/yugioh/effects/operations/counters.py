"""Counters are put on cards and taken off them."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.movement.counters import place_counters, remove_counters
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.counters import counters
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import C_ROLLED
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.steps import RunStep, next_row, stage_of
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.gathering import gather
from engine.yugioh.vocabulary import FIELD_PLACES


class CountOn(EachCard):
    """Put counters on cards."""

    CODE: Final = 39
    KIND: Final = 2
    AMOUNT: Final = 3

    def write(self, c: Steps, word: la.PlaceCounter, reason: int) -> None:
        c.row(CountOn, WHAT=c.place(word.on), KIND=c.counter(word.name),
              AMOUNT=c.amount(word.count))  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return FIELD_PLACES

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ops = s.t.ops
        many = amount(s, ops[at + CountOn.AMOUNT], card_of(s, link), player_of(s, link), link)
        return 1 if place_counters(s, card, ops[at + CountOn.KIND], many) else 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "put a counter on", ""


class CountOff(EachCard):
    """Take counters off cards."""

    CODE: Final = 42
    KIND: Final = 2
    AMOUNT: Final = 3
    LEAST: Final = 4  # 0, or how many there must be: then all are taken off

    def write(self, c: Steps, word: la.RemoveCounter, reason: int) -> None:
        many = la.Counters(word.name, word.off) if word.least else word.count
        c.row(CountOff, WHAT=c.place(word.off), KIND=c.counter(word.name),
              AMOUNT=c.amount(many), LEAST=word.least)  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        if ops[at + CountOff.WHAT] >= 0:
            return True
        many = ops[at + CountOff.LEAST] or amount(
            s, ops[at + CountOff.AMOUNT], look.me, look.player, 0
        )
        return counters(s, look.me, ops[at + CountOff.KIND]) >= many

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ops = s.t.ops
        many = amount(s, ops[at + CountOff.AMOUNT], card_of(s, link), player_of(s, link), link)
        return 1 if remove_counters(s, card, ops[at + CountOff.KIND], many) else 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "take a counter off", ""


class Keep(Operation):
    """Note how many counters the card itself has."""

    CODE: Final = 128
    KIND: Final = 1

    def write(self, c: Steps, word: la.KeepCounters, reason: int) -> None:
        c.row(Keep, KIND=c.counter(word.name))

    def act(self, s: State, at: i64, link: i64) -> None:
        many = counters(s, card_of(s, link), s.t.ops[at + Keep.KIND])
        s.put(context(link) + C_ROLLED, many)


class CountOffAny(Operation):
    """Take counters off the cards of the player, or of both: one by one, from the first card on."""

    CODE: Final = 125
    KIND: Final = 1
    COUNT: Final = 2
    WHOSE: Final = 3

    def write(self, c: Steps, word: la.RemoveCounters, reason: int) -> None:
        c.row(CountOffAny, KIND=c.counter(word.name), COUNT=word.count, WHOSE=word.whose)

    def _gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        """Fill the candidates with the cards there; how many counters are on them in all."""
        ops = s.t.ops
        gather(s, 0, FIELD_PLACES, ops[at + CountOffAny.WHOSE], me, player)
        there: i64 = 0
        index: i64 = 0
        while index < s.found:
            there += counters(s, s.candidates[index], ops[at + CountOffAny.KIND])
            index += 1
        return there

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return self._gather(s, at, look.me, look.player) >= s.t.ops[at + CountOffAny.COUNT]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        """Offer the cards from that of the counter before on, so that no order is offered twice."""
        link = s.data[step + RunStep.LINK]
        stage = stage_of(s, step)
        left = s.t.ops[at + CountOffAny.COUNT] - stage % _ONE_CARD
        there = self._gather(s, at, card_of(s, link), player_of(s, link))
        if left == 0 or there < left:
            done(s, link, stage % _ONE_CARD)
            return next_row(s, step)
        s.count = 0
        index: i64 = 0
        past = stage == 0
        while index < s.found:
            card = s.candidates[index]
            past = past or card == stage // _ONE_CARD - 1
            here = counters(s, card, s.t.ops[at + CountOffAny.KIND])
            if past and here and there >= left:
                s.offer(card)
            there -= here
            index += 1
        return s.count

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        remove_counters(s, option, s.t.ops[at + CountOffAny.KIND], 1)
        taken = stage_of(s, step) % _ONE_CARD + 1
        s.put(step + RunStep.STAGE, (option + 1) * _ONE_CARD + taken)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "remove a counter from", ""


_ONE_CARD: Final = 256  # in a stage: the card before, and below that how many were taken off

register(Keep(), la.KeepCounters)
register(CountOn(), la.PlaceCounter)
register(CountOff(), la.RemoveCounter)
register(CountOffAny(), la.RemoveCounters)
