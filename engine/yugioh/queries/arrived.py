"""What came to the field this turn: it was Summoned, and not by a Flip Summon, or Set."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.slots import HOW, LOC, NEW, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.queries.term import Term, enter_term
from engine.yugioh.vocabulary import BY_FLIP, FIELD_PLACES


class Arrived(Term):
    """It was Normal or Special Summoned this turn, or Set."""

    CODE: Final = 70

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[LOC + card] & FIELD_PLACES == 0 or s.data[STATUS + card] & NEW == 0:
            return False
        return s.data[HOW + card] & BY_FLIP == 0


enter_term(Arrived(), la.Arrived)
