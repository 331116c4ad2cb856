"""What effects give for a time: to chosen cards, or to all that match at any moment (15-11)."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import collect, effect_facts
from engine.digimon.queries.amount import amount
from engine.digimon.position.movement import drop_lasting
from engine.digimon.position.slots import (
    LASTING, LASTING_CAP, LASTING_ENTRY, LASTING_SIZE, PLAYER, STACK, TURN,
)  # fmt: skip
from engine.digimon.position.state import RuleError, State
from engine.digimon.position.steps import done


def give(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    """Give modifiers to the cards of a register, or to a scope."""
    ops = s.t.ops
    scope = ops[base + 5]
    until = _until(s, ops[base + 4], player)
    # The player, and the category of the effect in the bits above.
    whose = player + (effect_facts(s, ctx) // tb.F_DIGIMON & 7) * 4
    found: i64 = 1
    if scope < 0:
        # Also to what is not affected: it counts as soon as it is again (rule 15-15-5-2).
        found = collect(s, ctx, ops[base + 1], me)
    given: i64 = 0
    index: i64 = 0
    while index < found:
        who: i64 = 0
        if scope < 0:
            who = s.stack_ref(s.things[index] - STACK) if s.things[index] >= STACK else -1
        modifier = ops[base + 2]
        while modifier < ops[base + 3] and who >= 0:
            value = amount(s, s.t.modifiers[modifier * tb.MODIFIER_SIZE + 3], me, player, ctx)
            _last(s, modifier, who, until, whose, value, scope + 1)
            given += 1
            modifier += 1
        index += 1
    done(s, ctx, given)


def _until(s: State, duration: i64, player: i64) -> i64:
    """When it ends: 0 never, 1 with the attack, else the turn at whose end + 2."""
    turn = s.data[TURN]
    own = s.data[PLAYER] == player
    if duration == 1:
        return 1
    if duration == 2:
        return turn + 2
    if duration == 3:
        return turn + 2 if own else turn + 3
    if duration == 4:
        return turn + 4 if own else turn + 3
    if duration == 5:
        return turn + 3 if own else turn + 2
    if duration == 6:
        return turn + 3 if own else turn + 4
    return 0


def _last(s: State, modifier: i64, who: i64, until: i64, player: i64, value: i64,
          scope: i64) -> None:  # fmt: skip
    if s.t.modifiers[modifier * tb.MODIFIER_SIZE] == tb.M_ORIGINAL_DP:
        _overwrite(s, who)
    number = s.data[LASTING]
    if number >= LASTING_CAP:
        raise RuleError("too many effects last at once")
    base = LASTING_ENTRY + number * LASTING_SIZE
    s.put(base, modifier)
    s.put(base + 1, who)
    s.put(base + 2, until)
    s.put(base + 3, player)
    s.put(base + 4, value)
    s.put(base + 5, scope)
    s.put(LASTING, number + 1)


def _overwrite(s: State, who: i64) -> None:
    """A new original DP takes the place of the one before (rule 15-12-2-3)."""
    entry: i64 = 0
    while entry < s.data[LASTING]:
        base = LASTING_ENTRY + entry * LASTING_SIZE
        kind = s.t.modifiers[s.data[base] * tb.MODIFIER_SIZE]
        if kind == tb.M_ORIGINAL_DP and s.data[base + 1] == who:
            drop_lasting(s, entry)
        else:
            entry += 1
