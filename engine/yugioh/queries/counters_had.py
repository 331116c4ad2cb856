"""How many counters a card had that was sent away for the cost of its own effect."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.counters import counters
from engine.yugioh.position.slots import CONTEXTS, CONTEXT_SIZE, C_ROLLED, LOC
from engine.yugioh.position.state import State
from engine.yugioh.queries.amount import Amount, Counting, enter_amount
from engine.yugioh.vocabulary import FIELD_PLACES


class CountersHad(Amount):
    """The counters on the card itself while it is there, then what its chain link remembers."""

    CODE: Final = 36
    KIND: Final = 1

    def write(self, c: Counting, word: la.CountersHad) -> dict[str, int]:
        return {"KIND": c.counter(word.name)}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        if s.data[LOC + me] & FIELD_PLACES:
            return counters(s, me, s.t.amounts[at + CountersHad.KIND])
        return s.data[CONTEXTS + link * CONTEXT_SIZE + C_ROLLED] if link > 0 else 0


enter_amount(CountersHad(), la.CountersHad)
