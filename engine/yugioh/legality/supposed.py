"""Choices that are held against cards chosen before them, while those are not chosen yet.

"With the same Level as that monster": whether there is such a card depends on which monster that
is.  Each that it could be is supposed in its turn (`State.supposed`), with it gone from where it
lies, since most are moved by what they are chosen for.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import drop_copies, drop_taken
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.look import Look
from engine.yugioh.position.state import State
from engine.yugioh.queries.gone import also_gone


def enough(s: State, at: i64, look: Look) -> bool:
    """Whether the choice of this row finds enough, for some of the cards it is held against.

    The candidates are those that it finds then.
    """
    row = at
    register = _unknown(s, at, look)
    if register < 0:
        OPERATIONS[s.t.ops[at]].look_for(s, at, look)
        return OPERATIONS[s.t.ops[at]].found_enough(s, at, look)
    while register >= 0:
        # What is supposed first is what is held against nothing unknown.
        wanted = register
        row = _filled_by(s, row, wanted)
        register = _unknown(s, row, look)
    index: i64 = 0
    while True:
        kind = OPERATIONS[s.t.ops[row]]
        if not kind.look_for(s, row, look):
            return True  # which cards these will be is not known yet
        if index >= s.found:
            return False
        card = s.candidates[index]
        sizes = kind.sizes(s, row)
        many: i64 = 0
        while sizes:
            s.supposed_many[wanted] = many
            found = sizes & 1 != 0 and _suppose(s, row, wanted, card, at, look)
            s.supposed_many[wanted] = 0
            if found:
                return True
            sizes >>= 1
            many += 1
        index += 1


def _held(s: State, at: i64, register: i64) -> i64:
    """The next row with a choice that is held against the cards of this register."""
    row = at + tb.OP_SIZE
    while not OPERATIONS[s.t.ops[row]].speaks_of(s, row) >> register & 1:
        row += tb.OP_SIZE
    return row


def leading_sizes(s: State, at: i64, register: i64, look: Look) -> i64:
    """How many of the candidates may be chosen (bits) so that the next choice held against them
    finds enough; 0 if that cannot be.
    """
    held = _held(s, at, register)
    possible = OPERATIONS[s.t.ops[at]].sizes(s, at)
    card = s.candidates[0]
    sizes: i64 = 0
    many: i64 = 0
    while possible >> many:
        s.supposed_many[register] = many
        if possible >> many & 1 and _suppose(s, at, register, card, held, look):
            sizes |= 1 << many
        s.supposed_many[register] = 0
        many += 1
    return sizes


def keep_leading(s: State, at: i64, register: i64, look: Look) -> None:
    """Keep the candidates for which the next choice held against them finds enough, if any."""
    held = _held(s, at, register)
    found = s.found
    index: i64 = 0
    while index < found:
        s.spared[index] = s.candidates[index]
        index += 1
    leading: i64 = 0  # how many of the first `index` lead on; they stand at the front
    index = 0
    while index < found:
        card = s.spared[index]
        if _suppose(s, at, register, card, held, look):
            s.spared[index] = s.spared[leading]
            s.spared[leading] = card
            leading += 1
        index += 1
    s.found = leading if leading else found
    index = 0
    while index < s.found:
        s.candidates[index] = s.spared[index]
        index += 1


def tell_apart(s: State, at: i64, link: i64) -> None:
    """A card is not held against itself; which of its copies bore a name that was declared makes
    no difference.
    """
    bits = OPERATIONS[s.t.ops[at]].speaks_of(s, at)
    register: i64 = 0
    while bits:
        if bits & 1:
            row = _filled_by(s, at, register)
            if OPERATIONS[s.t.ops[row]].only_names(s, row):
                drop_copies(s)
            else:
                drop_taken(s, s.register(link, register))
        bits >>= 1
        register += 1


def _suppose(s: State, row: i64, register: i64, card: i64, at: i64, look: Look) -> bool:
    """Whether the choice at `at` finds enough if that of `row` puts this card into the register."""
    gone = look.gone
    if not OPERATIONS[s.t.ops[row]].only_names(s, row):
        look.gone = also_gone(gone, card)
    s.supposed[register] = card + 1
    found = enough(s, at, look)
    s.supposed[register] = 0
    look.gone = gone
    return found


def _unknown(s: State, at: i64, look: Look) -> i64:
    """A register that the choice of this row is held against, and that nothing is known of; -1."""
    bits = OPERATIONS[s.t.ops[at]].speaks_of(s, at)
    register: i64 = 0
    while bits:
        if bits & 1 and not s.supposed[register]:
            if look.link < 0 or _filled_by(s, at, register) >= look.first:
                return register
        bits >>= 1
        register += 1
    return -1


def _filled_by(s: State, at: i64, register: i64) -> i64:
    """The row that fills a register before this one."""
    row = at - tb.OP_SIZE
    while OPERATIONS[s.t.ops[row]].found_in(s, row) != register:
        row -= tb.OP_SIZE
    return row
