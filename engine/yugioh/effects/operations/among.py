"""A choice among cards that an earlier step has found."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.card_choices import Selection
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import filter_candidates
from engine.yugioh.legality.possible import look_from
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.look import NO_LINK, Look
from engine.yugioh.position.registers import card_in, unmoved
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.sets import set_exists


class Among(Selection):
    """A choice among the cards of an earlier step that have not moved since."""

    CODE: Final = 65
    OF: Final = 3  # register

    def find(self, c: Steps, what: la.Among, flags: int) -> int:
        source = c.named(what.of)
        number = c.new_register(what.name)
        c.row(
            Among, REGISTER=number, FILTER=c.filter(what.filter), OF=source, LEAST=what.least,
            MOST=what.most, JOINT=ch.JOINTS[what.joint], FLAGS=flags,
        )  # fmt: skip
        c.chosen(number)
        return number

    def possible(self, s: State, at: i64, look: Look) -> bool:
        """Before the earlier step is done its cards are not known."""
        look.wanted = s.t.ops[at + Among.LEAST]
        if look.link == NO_LINK:
            return True
        self._gather(s, at, look.link, look)
        joint = s.t.ops[at + Among.JOINT]
        if s.t.ops[at + Among.FLAGS] & ch.SUMMON:
            joint |= ch.SUMMONED_TOGETHER
        return set_exists(s, s.t.ops[at + Among.LEAST], joint)

    def gather(self, s: State, at: i64, link: i64) -> None:
        look_from(s, link)
        self._gather(s, at, link, s.look)

    def _gather(self, s: State, at: i64, link: i64, look: Look) -> None:
        ops = s.t.ops
        slot = s.register(link, ops[at + Among.OF])
        last = slot + s.data[slot]
        s.found = 0
        while slot < last:
            slot += 1
            card = card_in(s, slot)
            if unmoved(s, slot) and match(s, ops[at + Among.FILTER], card, look.me, look.player):
                s.candidates[s.found] = card
                s.found += 1
        filter_candidates(s, ops[at + Among.FLAGS], look)


register(Among(), la.Among)
