"""Whether a card matches a filter.

The static part of a filter is looked up in a table; what depends on the position are its terms.
Filters, amounts and conditions are seen from a thing (`me`, or -1), its player, and the context of
the effect being carried out (or -1).
"""

from mypy_extensions import i64

from engine.digimon.instructions.tables import TERM_SIZE
from engine.digimon.position.slots import FACE_DOWN, FLAGS, STACK, UNKNOWN
from engine.digimon.position.state import State
from engine.digimon.queries.term import TERMS, WANTED
from engine.digimon.queries.things import top_card


def match(s: State, number: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether a thing matches filter `number`."""
    t = s.t
    definition = s.definition[top_card(s, thing)]
    row = t.filter_pure[number]
    if t.has_face_down and thing < STACK and s.data[FLAGS + thing] & FACE_DOWN:
        return t.filter_open[number] != 0  # without information (rule 4-7-9)
    if s.blind and thing < STACK and s.data[FLAGS + thing] & UNKNOWN:
        return row >= 0 and row == t.any_row
    if row >= 0:
        return t.static[row * t.defs + definition] != 0
    at = t.filter_from[number]
    end = t.filter_from[number + 1]
    while at < end:
        if t.static[t.alternative_row[at] * t.defs + definition]:
            term = t.term_from[at]
            last = t.term_from[at + 1]
            while term < last:
                row = term * TERM_SIZE
                kind = TERMS[t.terms[row]]
                if kind.holds(s, row, thing, me, player, ctx) != (t.terms[row + WANTED] != 0):
                    break
                term += 1
            if term == last:
                return True
        at += 1
    return False
