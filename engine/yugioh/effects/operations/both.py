"""What is done to all of some cards or to none: "destroy both it and this card".

Source: the card texts.  *Both* is said where one card alone, the other having gone, is not enough.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.possible import look_from, possible
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.contexts import done
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import itself_unmoved, unmoved
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import RunStep, go_to, next_row


class Both(Operation):
    """*Both*: only if all the cards meant are still there, and what is chosen yet can be."""

    CODE: Final = 195
    ELSE: Final = 1
    MEANT: Final = 2  # registers, as bits
    ITSELF: Final = 3  # the card itself too

    def write(self, c: Steps, word: la.Both, reason: int) -> None:
        meant = itself = 0
        known = True
        for step in word.do:
            what = getattr(step, "what", None)
            itself |= isinstance(what, la.This)
            if isinstance(what, la.Chosen):
                meant |= sum(1 << one for one in c.meant(what.names))
            known &= isinstance(what, la.This | la.Chosen)
        row = c.row(Both, ELSE=0, MEANT=meant, ITSELF=int(itself))
        c.steps(word.do[:1] if known else word.do, reason)
        if known and word.do[1:]:
            # Each of them must come to something, so that all are done "and if you do".
            c.steps((la.IfDone(word.do[1:]),), reason)
        c.fill(row, Both.ELSE, c.here())

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        return at + tb.OP_SIZE

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        last = s.t.ops[at + Both.ELSE]
        if self._there(s, at, link):
            look_from(s, link)
            s.look.link = link
            if possible(s, s.data[step + RunStep.ROW] + 1, last, s.look):
                return next_row(s, step)
        done(s, link, 0)
        return go_to(s, step, last)

    def _there(self, s: State, at: i64, link: i64) -> bool:
        if s.t.ops[at + Both.ITSELF] and not itself_unmoved(s, link):
            return False
        bits = s.t.ops[at + Both.MEANT]
        number: i64 = 0
        while bits:
            slot = s.register(link, number)
            last = slot + s.data[slot]
            if bits & 1 and slot == last:
                return False
            while bits & 1 and slot < last:
                slot += 1
                if not unmoved(s, slot):
                    return False
            bits >>= 1
            number += 1
        return True


register(Both(), la.Both)
