"""A zone that is chosen, and cannot be used as long as the monster of the effect stays face-up."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.operation import PLACES, Operation, Steps, register
from engine.yugioh.position.barred_zones import bar, offer_places, unused_places
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import C_MOVES, C_ROLLED, LOC, MOVES, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import RunStep, next_row
from engine.yugioh.vocabulary import FACEUP, MZONE


class ChooseZone(Operation):
    """The zone is kept with the chain link."""

    CODE: Final = 241

    def write(self, c: Steps, word: la.ChooseZone, reason: int) -> None:
        c.row(ChooseZone)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return unused_places(s) != 0

    def offer(self, s: State, at: i64, step: i64) -> i64:
        return offer_places(s, player_of(s, s.data[step + RunStep.LINK]))

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        s.put(context(s.data[step + RunStep.LINK]) + C_ROLLED, option)
        next_row(s, step)

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return PLACES


class BarZone(Operation):
    """That zone cannot be used, if it is still unused and the monster still there."""

    CODE: Final = 242

    def write(self, c: Steps, word: la.BarZone, reason: int) -> None:
        c.row(BarZone)

    def act(self, s: State, at: i64, link: i64) -> None:
        data = s.data
        card = card_of(s, link)
        place = data[context(link) + C_ROLLED]
        there = data[LOC + card] == MZONE and data[POSITION + card] & FACEUP != 0
        there = there and data[MOVES + card] == data[context(link) + C_MOVES]
        if there and unused_places(s) >> place & 1:
            bar(s, card, place)
            done(s, link, 1)
        else:
            done(s, link, 0)


register(ChooseZone(), la.ChooseZone)
register(BarZone(), la.BarZone)
