"""Can a cost, the targets and an effect be done now: looked at row by row, nothing is written.

An effect may not be activated if its cost cannot be paid, if it has no legal
target, or if what it does first (up to a *then*) is impossible.  What a row needs, each operation
says itself (`Operation.possible`).
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import IMPOSSIBLE, OPERATIONS
from engine.yugioh.position.look import NO_EFFECT, NO_ROW, Look, procedure_of
from engine.yugioh.position.slots import C_EFFECT, C_FROM, C_UNTIL
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, player_of
from engine.yugioh.procedure import procedure_at
from engine.yugioh.queries.gone import NOBODY, also_gone


def possible_now(s: State, start: i64, end: i64, me: i64, player: i64, gone: i64) -> bool:
    """Whether the steps of these rows, which no event triggered, can be done now."""
    s.look.begin(me, player, gone, NO_EFFECT, 0, 0)
    return possible(s, start, end, s.look)


def look_from(s: State, link: i64) -> None:
    """Look anew, from a chain link that is being activated or carried out."""
    base = context(link)
    s.look.begin(
        card_of(s, link), player_of(s, link), NOBODY, s.data[base + C_EFFECT],
        s.data[base + C_FROM], s.data[base + C_UNTIL],
    )  # fmt: skip


def possible(s: State, start: i64, end: i64, look: Look) -> bool:
    """Whether the steps of these rows can be done, up to the first that need not be."""
    gone = look.gone
    some = look.some
    conditional = look.conditional
    first = look.first
    taken = look.taken
    look.some = False
    look.conditional = False
    look.from_extra = False
    look.wanted = 1
    at = start * tb.OP_SIZE
    last = end * tb.OP_SIZE
    if first == NO_ROW:
        look.first = at
    while at >= 0 and at < last:
        at = OPERATIONS[s.t.ops[at]].look_at(s, at, look)
    found = at != IMPOSSIBLE and (look.some or not look.conditional)
    look.gone = gone
    look.some = some
    look.conditional = conditional
    look.first = first
    look.taken = taken
    return found


def leaves_enough(s: State, base: i64, look: Look) -> bool:
    """Whether targets and effect of the effect at `base` are possible without what has gone."""
    effects = s.t.effects
    return possible(
        s, effects[base + tb.E_TARGET], effects[base + tb.E_TARGET_END], look
    ) and possible(s, effects[base + tb.E_DO], effects[base + tb.E_DO_END], look)


def keep_spared(s: State, register: i64, look: Look) -> None:
    """Keep the candidates of a cost whose payment leaves possible what is paid for.

    The one that is paid comes into the register.
    What is being looked at meanwhile is kept behind the other candidates.
    """
    if look.paying == NO_EFFECT:
        return
    kept: i64 = 0
    index: i64 = 0
    found = s.found
    while index < found:
        s.spared[index] = s.candidates[index]
        index += 1
    index = 0
    while index < found:
        s.supposed[register] = s.spared[index] + 1
        if _spares(s, s.spared[index], look):
            s.spared[kept] = s.spared[index]
            kept += 1
        index += 1
    s.supposed[register] = 0
    index = 0
    while index < kept:
        s.candidates[index] = s.spared[index]
        index += 1
    s.found = kept


def _spares(s: State, card: i64, look: Look) -> bool:
    """Whether paying with this card leaves the effect possible."""
    me = look.me
    gone = also_gone(look.gone, card)
    if look.paying < NO_EFFECT:
        # The cost of a monster that summons itself must leave it a zone.
        number = procedure_of(look.paying)
        return procedure_at(s, number).has_room(s, number, me, look.player, gone)
    base = look.paying * tb.EFFECT_SIZE
    if s.t.effects[base + tb.E_LEAVES]:
        gone = also_gone(gone, me)
    beyond = s.look_beyond
    beyond.go_on_from(look, gone)
    return leaves_enough(s, base, beyond)
