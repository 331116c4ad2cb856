"""Targeting of the card whose activation, or effect, is answered."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.card_choices import Placed
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import filter_candidates
from engine.yugioh.legality.possible import look_from
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.contexts import card_of, context
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import CHAINED, C_EFFECT, C_MOVES, LOC, MOVES
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import match


class AnsweredCard(Placed):
    """The card of the chain link that is answered, if it has not moved, as the one candidate."""

    CODE: Final = 177

    def find(self, c: Steps, what: la.AnsweredCard, flags: int) -> int:
        item = c.filter(what.filter)
        number = c.new_register(what.name)
        row = c.row(
            AnsweredCard, REGISTER=number, FILTER=item, PLACES=what.places, LEAST=1, MOST=1,
            JOINT=ch.NOT_JOINT, FLAGS=flags,
        )  # fmt: skip
        return self.kept(c, row, number, flags)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        self.look_for(s, at, look)
        return s.found > 0

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        link = s.data[CHAINED]
        if link and s.data[context(link) + C_EFFECT] == look.effect and card_of(s, link) == look.me:
            link -= 1  # the effect itself is being activated
        self.look_at_link(s, at, look, link)
        return True

    def look_at_link(self, s: State, at: i64, look: Look, answered: i64) -> None:
        ops = s.t.ops
        s.found = 0
        if answered < 1:
            return
        card = card_of(s, answered)
        places = ops[at + AnsweredCard.PLACES]
        there = s.data[MOVES + card] == s.data[context(answered) + C_MOVES]
        if (
            there
            and s.data[LOC + card] & places
            and match(s, ops[at + AnsweredCard.FILTER], card, look.me, look.player)
        ):
            s.candidates[0] = card
            s.found = 1
        filter_candidates(s, ops[at + AnsweredCard.FLAGS], look)

    def gather(self, s: State, at: i64, link: i64) -> None:
        look_from(s, link)
        self.look_at_link(s, at, s.look, link - 1)


register(AnsweredCard(), la.AnsweredCard)
