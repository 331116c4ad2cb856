"""Choosing of the cards that an event is about."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.card_choices import Placed
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import filter_candidates, gather_event_cards
from engine.yugioh.legality.possible import look_from
from engine.yugioh.legality.supposed import keep_leading
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.state import State

# More cards than any event is about.
_ALL: Final = 100


class EventCards(Placed):
    """A choice among the cards of the event that triggered the effect."""

    CODE: Final = 5

    def find(self, c: Steps, what: la.EventCards, flags: int) -> int:
        item = c.filter(what.filter)
        number = c.new_register(what.name)
        most = what.most
        if what.every:
            most, flags = _ALL, flags | ch.AS_MANY
        row = c.row(
            EventCards, REGISTER=number, FILTER=item, PLACES=what.places,
            LEAST=what.least, MOST=most, JOINT=ch.NOT_JOINT, FLAGS=flags,
        )  # fmt: skip
        return self.kept(c, row, number, flags)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        self.look_for(s, at, look)
        return s.found >= s.t.ops[at + EventCards.LEAST]

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        gather_event_cards(s, ops[at + EventCards.FILTER], ops[at + EventCards.PLACES], look)
        filter_candidates(s, ops[at + EventCards.FLAGS], look)
        return True

    def gather(self, s: State, at: i64, link: i64) -> None:
        look_from(s, link)
        self.look_for(s, at, s.look)
        if s.t.ops[at + EventCards.FLAGS] & ch.LEADS:
            s.look.link = link
            s.look.first = at
            keep_leading(s, at, s.t.ops[at + EventCards.REGISTER], s.look)


register(EventCards(), la.EventCards)
