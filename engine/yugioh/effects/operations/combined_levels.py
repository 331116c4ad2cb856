"""The Levels of two monsters become the sum of both.

Source: the card texts of Infinitrack Harvester and Shogi Lance.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.numbers import set_level
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.contexts import card_of, done
from engine.yugioh.position.registers import card_in, itself_unmoved, unmoved
from engine.yugioh.position.slots import LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import has_level, level
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.vocabulary import FACEDOWN, MZONE


class CombineLevels(Operation):
    """The Levels of the one monster of a register and of the card itself; of both or of none."""

    CODE: Final = 240
    WHAT: Final = 1  # register
    ORIGINAL: Final = 2  # 1: the original Levels are added up
    UNTIL: Final = 3  # 1: for the turn only

    def write(self, c: Steps, word: la.CombineLevels, reason: int) -> None:
        c.row(CombineLevels, WHAT=c.place(word.what), ORIGINAL=int(word.original),
              UNTIL=int(word.until == "end"))  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return MZONE

    def act(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        done(s, link, 0)
        slot = s.register(link, ops[at + CombineLevels.WHAT])
        if s.data[slot] != 1 or not unmoved(s, slot + 1) or not itself_unmoved(s, link):
            return
        me, other = card_of(s, link), card_in(s, slot + 1)
        if not (_has_one(s, me) and _has_one(s, other)) or unaffected(s, other, me, link > 0):
            return
        if ops[at + CombineLevels.ORIGINAL]:
            total = s.t.level[s.definition[me]] + s.t.level[s.definition[other]]
        else:
            total = level(s, me) + level(s, other)
        for_turn = ops[at + CombineLevels.UNTIL] != 0
        set_level(s, me, total, for_turn)
        set_level(s, other, total, for_turn)
        done(s, link, 2)

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        what = s.t.ops[at + CombineLevels.WHAT]
        return ("change the Level of", "") if what == register else ("", "")


def _has_one(s: State, card: i64) -> bool:
    """Whether it is a face-up monster on the field that has a Level."""
    if s.data[LOC + card] != MZONE or s.data[POSITION + card] & FACEDOWN:
        return False
    return has_level(s, card)


register(CombineLevels(), la.CombineLevels)
