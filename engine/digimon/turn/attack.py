"""Attacks: declaration, counter timing, block timing, confirmation, battle, end.

Sources: comprehensive rules 11, 12, 16-5 (Blocker), 16-7 (Piercing), 16-30 (Collision); battles:
`rules.battling`.  The attack is in memory (`slots.ATTACK`); its next timing begins only when
everything that is pending has been settled (11-1-4), so the phase it happens in carries it on.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.turn.counter import offer_counters, take_counter
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.rules.meant import collect
from engine.digimon.rules.moving import set_suspended
from engine.digimon.effects.operations.attacks import (
    AT_DIGIMON, AT_PLAYER, PLAYED_THIS_TURN, UNSUSPENDED_TOO, WITHOUT_SUSPENDING, switch_target,
)  # fmt: skip
from engine.digimon.rules.battling import battle, battle_over
from engine.digimon.rules.pending import END_OF_ATTACK, ripen
from engine.digimon.queries.modifier import NOBODY
from engine.digimon.queries.modifiers import has_keyword, total, unaffected
from engine.digimon.queries.prohibitions import cannot, shielded
from engine.digimon.queries.stats import kinds, security_attack
from engine.digimon.position.movement import drop_lasting, in_battle
from engine.digimon.rules.settling import settle_all
from engine.digimon.position.lasting import L_UNTIL, WITH_THE_ATTACK
from engine.digimon.position.slots import (
    ARRIVED, A_CHECKS, A_ENDED, A_FLAGS, A_PIERCES, A_STAGE, A_TARGET, A_WHO, B_WHO,
    C_PLAYER, C_THIS, HALF, LASTING, LASTING_ENTRY, LASTING_SIZE, OVER, PLAYER, P_SECURITY, STACK,
    STACK_COUNT, SUSPENDED, TURN,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import (
    AttackStep, CONTINUE, TargetStep, begin_checks, begin_settling, context, done, enter_step,
)  # fmt: skip
from engine.digimon.vocabulary import DIGIMON

# Stages of an attack.
COUNTER: Final = 1
BLOCK: Final = 2
CONFIRM: Final = 3
BATTLED: Final = 4
PIERCE: Final = 5
END: Final = 6
OVER_STAGE: Final = 7


def may_attack(s: State, stack: i64, flags: i64) -> bool:
    """Whether a Digimon can make an attack declaration (rules 7-1-2-1, 11-2)."""
    data = s.data
    if not in_battle(s, stack):
        return False
    if not kinds(s, stack) & DIGIMON:
        return False
    if not flags & WITHOUT_SUSPENDING:
        if data[SUSPENDED + stack] or cannot(s, stack, tb.NOT_SUSPEND):
            return False
    if data[ARRIVED + stack] == data[TURN] and not flags & PLAYED_THIS_TURN:
        if not has_keyword(s, stack, tb.KW_RUSH):
            return False
    return not cannot(s, stack, tb.NOT_ATTACK)


def may_target(s: State, stack: i64, target: i64, flags: i64) -> bool:
    """Whether a Digimon can attack this stack of the opponent (rules 11-2-7-1, 15-1-3)."""
    if not in_battle(s, target):
        return False
    if not kinds(s, target) & DIGIMON:
        return False
    if not s.data[SUSPENDED + target] and not flags & UNSUSPENDED_TOO:
        if total(s, stack, tb.M_ATTACKS_UNSUSPENDED, target, NOBODY) <= 0:
            return False
    return not shielded(s, target, stack)


def offer_targets(s: State, stack: i64, at: i64, flags: i64, code: i64) -> None:
    """Offer what a Digimon can attack: `code`, or for a Digimon `code` + the thing."""
    player = stack // HALF
    if at != AT_DIGIMON and not cannot(s, stack, tb.NOT_ATTACK_PLAYERS):
        s.offer(code)
    if at == AT_PLAYER or cannot(s, stack, tb.NOT_ATTACK_DIGIMON):
        return
    target = (1 - player) * HALF
    last = target + s.data[STACK_COUNT + 1 - player]
    while target < last:
        if may_target(s, stack, target, flags):
            s.offer(code + STACK + target)
        target += 1


def declare(s: State, stack: i64, target: i64, flags: i64) -> None:
    """Declare an attack at a thing, or at the player (0) (rule 11-2-8)."""
    next_moment(s)
    to: i64 = s.stack_ref(target - STACK) if target else 0
    who = s.stack_ref(stack)
    s.put(A_STAGE, COUNTER)
    s.put(A_WHO, who)
    s.put(A_TARGET, to)
    if not flags & WITHOUT_SUSPENDING:
        set_suspended(s, stack, 1, tb.F_RULE)
    facts: i64 = tb.F_AT_DIGIMON if target else tb.F_AT_PLAYER
    happen(s, tb.EV_ATTACKED, who, stack // HALF, facts, to)


class Target(TargetStep):
    """An effect has a Digimon attack (rule 11-2-4: not during an attack)."""

    def advance(self, s: State, step: i64) -> i64:
        stack = _attacker(s, step)
        flags = s.data[step + TargetStep.FLAGS]
        s.count = 0
        # Only the turn player attacks (rule 11-1-2).
        mine = stack >= 0 and stack // HALF == s.data[PLAYER]
        if mine and s.data[A_STAGE] == 0 and may_attack(s, stack, flags):
            s.actor = stack // HALF
            offer_targets(s, stack, s.data[step + TargetStep.AT], flags, 0)
        if s.count == 0:
            done(s, s.data[step + TargetStep.CONTEXT], 0)
            s.pop()
            return CONTINUE
        return s.count

    def take(self, s: State, step: i64, option: i64) -> None:
        """Attack this."""
        stack = _attacker(s, step)
        flags = s.data[step + TargetStep.FLAGS]
        done(s, s.data[step + TargetStep.CONTEXT], 1)
        s.pop()
        declare(s, stack, option, flags)


def _attacker(s: State, step: i64) -> i64:
    ctx = s.data[step + TargetStep.CONTEXT]
    reference = s.data[context(ctx) + C_THIS]
    me: i64 = reference & NUMBER if s.alive(reference) else -1
    if collect(s, ctx, s.data[step + TargetStep.WHO], me) == 0 or s.things[0] < STACK:
        return -1
    stack = s.things[0] - STACK
    return stack if stack // HALF == s.data[context(ctx) + C_PLAYER] else -1


# ------------------------------------------------------------------ the attack goes on


class Attack(AttackStep):
    """The timings of the attack, one after the other."""

    def advance(self, s: State, step: i64) -> i64:
        return _next_timing(s)

    def take(self, s: State, step: i64, option: i64) -> None:
        """Use a counter, or block, or neither."""
        if s.data[A_STAGE] == COUNTER:
            s.put(A_STAGE, BLOCK)
            if option:
                begin_settling(s)
                take_counter(s, option)
            return
        s.put(A_STAGE, CONFIRM)
        if option:
            _block(s, option - STACK)


def _next_timing(s: State) -> i64:
    data = s.data
    stage = data[A_STAGE]
    s.actor = 1 - data[PLAYER]
    if data[A_FLAGS] & A_ENDED and stage < END:
        s.put(A_STAGE, END)
    elif stage == COUNTER:
        s.count = 0
        if s.t.has_counters:
            offer_counters(s, s.actor)
        if s.count:
            s.offer(0)
            return s.count
        s.put(A_STAGE, BLOCK)
    elif stage == BLOCK:
        s.count = 0
        _offer_blockers(s)
        if s.count:
            return s.count
        s.put(A_STAGE, CONFIRM)
    elif stage == CONFIRM:
        _confirm(s)
    elif stage == BATTLED:
        _after_battle(s)
    elif stage == PIERCE:
        s.put(A_STAGE, END)
    elif stage == END:
        if _pierce(s):
            return CONTINUE
        s.put(A_STAGE, OVER_STAGE)
        if s.alive(data[A_WHO]):
            happen(s, tb.EV_ATTACK_ENDED, data[A_WHO], data[PLAYER], 0, 0)
        ripen(s, END_OF_ATTACK)
        settle_all(s)
    elif ripen(s, END_OF_ATTACK):
        next_moment(s)
        settle_all(s)
    else:
        s.pop()
        _forget_attack(s)
    return CONTINUE


def _block(s: State, stack: i64) -> None:
    """This Digimon blocks (rule 12)."""
    next_moment(s)
    set_suspended(s, stack, 1, tb.F_RULE)
    switch_target(s, s.stack_ref(stack), tb.F_RULE)
    happen(s, tb.EV_BLOCKED, s.data[A_WHO], s.data[PLAYER], tb.F_RULE, s.stack_ref(stack))
    settle_all(s)


def _offer_blockers(s: State) -> None:
    """Digimon that can block, and not to block unless <Collision> forces it (rule 12)."""
    data = s.data
    if not s.alive(data[A_WHO]):
        return
    attacker = (data[A_WHO] & NUMBER) - STACK
    collision = has_keyword(s, attacker, tb.KW_COLLISION)
    if not collision and not s.t.any_keywords >> tb.KW_BLOCKER & 1:
        return
    if cannot(s, attacker, tb.NOT_BE_BLOCKED) or cannot(s, attacker, tb.NOT_SWITCH_TARGET):
        return  # a block switches the attack target (rule 12-1-1)
    player = 1 - data[PLAYER]
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        if in_battle(s, stack) and not data[SUSPENDED + stack]:
            gains = collision and not unaffected(s, stack, tb.F_DIGIMON, 1 - player)  # 16-30-4
            if gains or has_keyword(s, stack, tb.KW_BLOCKER):
                if s.stack_ref(stack) != data[A_TARGET] and _may_block(s, stack):
                    s.offer(STACK + stack)
        stack += 1
    if s.count and not collision:
        s.offer(0)


def _may_block(s: State, stack: i64) -> bool:
    if not kinds(s, stack) & DIGIMON:
        return False
    return not cannot(s, stack, tb.NOT_BLOCK) and not cannot(s, stack, tb.NOT_SUSPEND)


def _confirm(s: State) -> None:
    """Is the attack successful (rule 11-5)?"""
    data = s.data
    s.put(A_STAGE, END)
    if not s.alive(data[A_WHO]):
        return
    attacker = (data[A_WHO] & NUMBER) - STACK
    if not in_battle(s, attacker):
        return
    if data[A_TARGET] == 0:
        if security_attack(s, attacker) == 0:
            return
        if s.size(1 - data[PLAYER], P_SECURITY) == 0:
            s.put(OVER, data[PLAYER] + 1)
            return
        s.put(A_FLAGS, data[A_FLAGS] | A_CHECKS)
        begin_checks(s)
        return
    if s.alive(data[A_TARGET]):
        s.put(A_STAGE, BATTLED)
        battle(s, attacker, (data[A_TARGET] & NUMBER) - STACK)


def _after_battle(s: State) -> None:
    """What the battle triggered comes before the check of <Piercing> (rule 16-7-4)."""
    s.put(A_STAGE, PIERCE)
    battle_over(s)
    settle_all(s)


def _pierce(s: State) -> bool:
    """Begin the security check of <Piercing>; it cannot win the game (rules 16-7-4 to 16-7-6)."""
    data = s.data
    if not data[A_FLAGS] & A_PIERCES or data[A_FLAGS] & (A_CHECKS | A_ENDED):
        return False
    if not s.alive(data[A_WHO]):
        return False
    s.put(A_FLAGS, data[A_FLAGS] | A_CHECKS)
    begin_checks(s)
    return True


def _forget_attack(s: State) -> None:
    """The attack is over; what was given for the attack ends."""
    data = s.data
    s.clear(A_STAGE, B_WHO)
    entry: i64 = 0
    while entry < data[LASTING]:
        if data[LASTING_ENTRY + entry * LASTING_SIZE + L_UNTIL] == WITH_THE_ATTACK:
            drop_lasting(s, entry)
        else:
            entry += 1
    settle_all(s)


enter_step(Attack())
enter_step(Target())
