"""Materials that match are detached from the card itself by its effect.

Source: the card text of Sacred Tree Beast, Hyperyton.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.materials import MaterialChoice
from engine.yugioh.effects.sets_kept import gather_attached
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import match
from engine.yugioh.vocabulary import GRAVE


class DetachSuch(MaterialChoice):
    """Detach from the card itself some that match."""

    CODE: Final = 49
    FILTER: Final = 3

    def write(self, c: Steps, word: la.DetachSuch, reason: int) -> None:
        c.row(DetachSuch, REGISTER=c.new_register(), COUNT=word.count, FILTER=c.filter(word.filter))

    def brings(self, row: list[int]) -> int:
        return GRAVE

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        gather_attached(s, me)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            card = s.candidates[index]
            if match(s, s.t.ops[at + DetachSuch.FILTER], card, me, player):
                s.candidates[kept] = card
                kept += 1
            index += 1
        s.found = kept
        return kept


register(DetachSuch(), la.DetachSuch)
