"""Effects of monsters that a face-up card makes Quick Effects: the rule, and the condition under
which an Ignition Effect is one.

Source: the card text of Orcustrated Babel, "You can activate the effects of … as Quick Effects".
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.slots import CONTROL
from engine.yugioh.position.state import State
from engine.yugioh.queries.condition import Asking, Condition, condition_row, enter_condition
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row as row_of, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rule import Rule, Ruling, enter_rule, rule_row


class AsQuick(Rule):
    """Its controller activates effects of monsters that match as Quick Effects."""

    CODE: Final = 25
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.AsQuick) -> list[int]:
        return rule_row(AsQuick, FILTER=c.filter(word.filter))


class MadeQuick(Condition):
    """The player's face-up card makes the effects of this card Quick Effects."""

    CODE: Final = 30

    def write(self, c: Asking, word: la.MadeQuick) -> list[list[int]]:
        return [condition_row(MadeQuick)]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        cursor = next_rule(s, AsQuick.CODE, FIRST)
        while cursor:
            source = rule_source(s, cursor)
            if s.data[CONTROL + source] == player:
                if match(s, s.t.rules[row_of(cursor) + AsQuick.FILTER], me, source, player):
                    return True
            cursor = next_rule(s, AsQuick.CODE, cursor)
        return False


enter_rule(AsQuick(), la.AsQuick)
enter_condition(MadeQuick(), la.MadeQuick)
