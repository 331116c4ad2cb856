"""What effects give for a time: to chosen cards, or to all that match at any moment (15-11)."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import effect_facts
from engine.digimon.queries.amount import amount
from engine.digimon.position.movement import drop_lasting
from engine.digimon.position.lasting import (
    L_GIVER, L_MODIFIER, L_SCOPE, L_UNTIL, L_VALUE, L_WHO, NEVER, WITH_THE_ATTACK, at_end_of,
    end_of_lasting, pack_giver,
)  # fmt: skip
from engine.digimon.position.slots import (
    LASTING, LASTING_CAP, LASTING_ENTRY, LASTING_SIZE, PLAYER, STACK, TURN,
)  # fmt: skip
from engine.digimon.position.facts import category_in
from engine.digimon.queries.modifier import AMOUNT
from engine.digimon.position.state import RuleError, State


def give(s: State, ctx: i64, modifier: i64, thing: i64, scope: i64, duration: i64, me: i64,
         player: i64) -> bool:  # fmt: skip
    """Give a modifier to a thing, or (`thing` -1) to a scope; whether it can have one."""
    who: i64 = 0
    if scope < 0:
        if thing < STACK:
            return False
        who = s.stack_ref(thing - STACK)
    giver = pack_giver(player, category_in(effect_facts(s, ctx)))
    value = amount(s, s.t.modifiers[modifier * tb.MODIFIER_SIZE + AMOUNT], me, player, ctx)
    _last(s, modifier, who, _until(s, duration, player), giver, value, scope + 1)
    return True


def _until(s: State, duration: i64, player: i64) -> i64:
    """When it ends: NEVER, WITH_THE_ATTACK, or `at_end_of` a turn."""
    turn = s.data[TURN]
    own = s.data[PLAYER] == player
    if duration == tb.UNTIL_ATTACK:
        return WITH_THE_ATTACK
    if duration == tb.UNTIL_TURN:
        return at_end_of(turn)
    if duration == tb.UNTIL_OWN:
        return at_end_of(turn if own else turn + 1)
    if duration == tb.UNTIL_NEXT_OWN:
        return at_end_of(turn + 2 if own else turn + 1)
    if duration == tb.UNTIL_THEIRS:
        return at_end_of(turn + 1 if own else turn)
    if duration == tb.UNTIL_NEXT_THEIRS:
        return at_end_of(turn + 1 if own else turn + 2)
    return NEVER


def _last(s: State, modifier: i64, who: i64, until: i64, giver: i64, value: i64,
          scope: i64) -> None:  # fmt: skip
    kind = s.t.modifiers[modifier * tb.MODIFIER_SIZE]
    if kind == tb.M_ORIGINAL_DP or kind == tb.M_ORIGINAL_COLOR or kind == tb.M_ALSO_DIGIMON:
        _overwrite(s, who, kind)
    number = s.data[LASTING]
    if number >= LASTING_CAP:
        raise RuleError("too many effects last at once")
    at = end_of_lasting(s)
    s.put(at + L_MODIFIER, modifier)
    s.put(at + L_WHO, who)
    s.put(at + L_UNTIL, until)
    s.put(at + L_GIVER, giver)
    s.put(at + L_VALUE, value)
    s.put(at + L_SCOPE, scope)
    s.put(LASTING, number + 1)


def _overwrite(s: State, who: i64, changed: i64) -> None:
    """A new original DP or colour takes the place of the one before (15-12-1-3, 15-12-2-3)."""
    entry: i64 = 0
    while entry < s.data[LASTING]:
        base = LASTING_ENTRY + entry * LASTING_SIZE
        kind = s.t.modifiers[s.data[base + L_MODIFIER] * tb.MODIFIER_SIZE]
        if kind == changed and s.data[base + L_WHO] == who:
            drop_lasting(s, entry)
        else:
            entry += 1
