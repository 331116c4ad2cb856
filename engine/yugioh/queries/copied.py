"""Whether a monster has the original effects of another one in place of one of its own.

What it has lies among the modifiers, as a name does that an effect has given to it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.modifiers import EFFECTS_OF
from engine.yugioh.position.slots import LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.queries.condition import Asking, Condition, condition_row, enter_condition
from engine.yugioh.queries.matching import latest
from engine.yugioh.vocabulary import FACEDOWN, MZONE


def effects_of(s: State, card: i64) -> i64:
    """1 + the definition whose effects the monster has, or 0 where it has its own."""
    if s.data[LOC + card] != MZONE or s.data[POSITION + card] & FACEDOWN:
        return 0
    return latest(s, card, EFFECTS_OF)


class HasEffectsOf(Condition):
    """This card has the effects of a definition, or of none but its own."""

    CODE: Final = 40
    NUMBER: Final = 1  # 1 + that of the definition, or 0

    def write(self, c: Asking, word: la.HasEffectsOf) -> list[list[int]]:
        number = 1 + c.index[word.passcode] if word.passcode else 0
        return [condition_row(HasEffectsOf, NUMBER=number)]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        return effects_of(s, me) == s.t.conditions[at + HasEffectsOf.NUMBER]


enter_condition(HasEffectsOf(), la.HasEffectsOf)
