"""Choices of cards, to be Special Summoned, of which alone something is then summoned.

"Special Summon a number of monsters, then Link Summon 1 Link Monster using only those monsters":
there are as many, and such, as that summon takes.  Source: the card text of Tri-Brigade Revolt.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.look import Look
from engine.yugioh.position.state import State
from engine.yugioh.position.zones import free_main
from engine.yugioh.queries.gone import NOBODY, also_gone, zones_given_up
from engine.yugioh.queries.sets import may_add, size_of


def material_choices(s: State, at: i64, register: i64, joint: i64, look: Look,
                     only_one: bool) -> list[i64]:  # fmt: skip
    """The sets of candidates, as bits, of which the row that uses them can make its summon.

    With `only_one` the first of them; the candidates stay what they are.
    """
    row = at + tb.OP_SIZE
    while OPERATIONS[s.t.ops[row]].makes_of(s, row) != register:
        row += tb.OP_SIZE
    cards = [s.candidates[index] for index in range(s.found)]
    zones = size_of(free_main(s, look.player, zones_given_up(s, look.gone, look.player)))
    sets: list[i64] = []
    _add(s, row, joint | ch.SUMMONED_TOGETHER, look, cards, zones, 0, 0, NOBODY, sets, only_one)
    _restore(s, cards)
    return sets


def _add(s: State, row: i64, joint: i64, look: Look, cards: list[i64], room: i64, first: i64,
         chosen: i64, packed: i64, sets: list[i64], only_one: bool) -> None:  # fmt: skip
    """Add to the sets those that hold the chosen cards, and others from the `first` on."""
    if chosen and OPERATIONS[s.t.ops[row]].could_make(s, row, look, packed):
        sets.append(chosen)
    index = first
    while room and index < len(cards) and not (only_one and sets):
        _restore(s, cards)
        if may_add(s, joint, index, chosen):
            more = also_gone(packed, cards[index])
            _add(s, row, joint, look, cards, room - 1, index + 1, chosen | 1 << index, more, sets,
                 only_one)  # fmt: skip
        index += 1


def _restore(s: State, cards: list[i64]) -> None:
    """Make these the candidates again, which a look at what could be made has replaced."""
    s.found = 0
    for card in cards:
        s.candidates[s.found] = card
        s.found += 1
