"""That two cards go together: a condition on cards in some places."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.position.state import State
from engine.yugioh.queries.condition import Asking, Condition, condition_row, enter_condition
from engine.yugioh.queries.gathering import gather_sides
from engine.yugioh.queries.sets import joined


class TwoTogether(Condition):
    """Two cards that match have in common and differ in what they must."""

    CODE: Final = 17
    FILTER: Final = 1
    PLACES: Final = 2
    WHOSE: Final = 3
    JOINT: Final = 4

    def write(self, c: Asking, word: la.TwoTogether) -> list[list[int]]:
        return [condition_row(TwoTogether, FILTER=c.filter(word.filter), PLACES=word.places,
                              WHOSE=word.whose, JOINT=ch.JOINTS[word.joint])]  # fmt: skip

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        rows = s.t.conditions
        first = s.found
        gather_sides(s, rows[at + TwoTogether.FILTER], rows[at + TwoTogether.PLACES],
                     rows[at + TwoTogether.WHOSE], me, player)  # fmt: skip
        last = s.found
        s.found = first
        one = first
        while one < last:
            other = one + 1
            while other < last:
                if joined(s, rows[at + TwoTogether.JOINT], s.candidates[one], s.candidates[other]):
                    return True
                other += 1
            one += 1
        return False


enter_condition(TwoTogether(), la.TwoTogether)
