"""The continuous effect that spares cards from being destroyed, together and once in a turn."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh.queries.rule import Rule, Ruling, enter_rule, rule_row


class SparedTogether(Rule):
    """Cards that match are not destroyed the first time in a turn."""

    CODE: Final = 5
    FILTER: Final = 1
    BY: Final = 2  # by whose effects
    USE: Final = 3  # among the uses of the card

    def write(self, c: Ruling, word: la.SparedTogether) -> list[int]:
        return rule_row(SparedTogether, FILTER=c.filter(word.filter), BY=word.by, USE=c.new_use())


enter_rule(SparedTogether(), la.SparedTogether)
