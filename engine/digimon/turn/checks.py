"""Security checks: one card after the other is revealed, and battles if it is a Digimon.

Sources: comprehensive rules 13, 14-2-3 to 14-2-5, 16-4-2, 16-9 (Jamming).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import happen, next_moment
from engine.digimon.instructions import tables as tb
from engine.digimon.position.movement import in_battle, lift, put_down, renew
from engine.digimon.position.slots import (
    AREA, A_CHECKED, A_ENDED, A_FLAGS, A_WHO, B_OTHER, B_WHO, FACE_UP, FLAGS, PLAYER, P_SECURITY,
    STACK,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, CheckStep, begin_settling, enter_step
from engine.digimon.queries.modifiers import has_keyword
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.queries.stats import dp, security_attack, security_dp
from engine.digimon.rules.destinations import DELETED
from engine.digimon.rules.drawing import offer_top, see_of_opponent, settle_top, unknown_top
from engine.digimon.rules.leaving import leave
from engine.digimon.rules.pending import END_OF_BATTLE, forget, ripen
from engine.digimon.rules.settling import activate
from engine.digimon.vocabulary import DIGIMON, NOWHERE, OPTION, TRASH

# The stages of a check.
NEXT: Final = 0
REVEALED: Final = 1  # its [Security] effect goes first
BATTLED: Final = 2
OVER: Final = 3  # there was no battle, or what waited for its end has been done


class Check(CheckStep):
    """One security check after the other (rule 13-1-8)."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        stage = data[step + CheckStep.STAGE]
        player = 1 - data[PLAYER]
        if stage == NEXT:
            if not _checks_more(s, player):
                s.pop()
                return CONTINUE
            if unknown_top(s, player, P_SECURITY):
                offer_top(s, player, P_SECURITY)
                return s.count
            _check(s, step, player)
            return CONTINUE
        card = data[step + CheckStep.CARD]
        here = data[AREA + card] == NOWHERE
        if stage == REVEALED:
            s.put(step + CheckStep.STAGE, OVER)
            if data[A_FLAGS] & A_ENDED:
                return CONTINUE  # the end of the attack comes next (rule 15-15-1-1)
            if here and s.t.category[s.definition[card]] & DIGIMON and s.alive(data[A_WHO]):
                s.put(step + CheckStep.STAGE, BATTLED)
                begin_settling(s)
                _battle_security(s, card)
            return CONTINUE
        if stage == BATTLED:
            s.put(step + CheckStep.STAGE, OVER)
            if ripen(s, END_OF_BATTLE):
                next_moment(s)
                begin_settling(s)
            return CONTINUE
        forget(s, END_OF_BATTLE)
        if here:
            put_down(s, card, TRASH, 0)
        s.put(step + CheckStep.STAGE, NEXT)
        s.put(step + CheckStep.CARD, 0)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """Nature has decided what lies on top of the security stack."""
        player = 1 - s.data[PLAYER]
        settle_top(s, player, P_SECURITY, option)
        _check(s, step, player)


def _checks_more(s: State, player: i64) -> bool:
    """Whether the attacker checks another card: as many as it checks at this moment (16-4-2)."""
    data = s.data
    if data[A_FLAGS] & A_ENDED or not s.alive(data[A_WHO]) or not s.size(player, P_SECURITY):
        return False
    attacker = (data[A_WHO] & NUMBER) - STACK
    return in_battle(s, attacker) and data[A_CHECKED] < security_attack(s, attacker)


def _check(s: State, step: i64, player: i64) -> None:
    """Reveal the top card: its [Security] effect goes first (rule 15-16-10-2)."""
    data = s.data
    next_moment(s)
    card = s.at(player, P_SECURITY, s.size(player, P_SECURITY) - 1)
    facts = tb.F_FACE_UP if data[FLAGS + card] & FACE_UP else 0
    lift(s, card)
    see_of_opponent(s)
    renew(s, card)
    s.put(A_CHECKED, data[A_CHECKED] + 1)
    s.put(step + CheckStep.STAGE, REVEALED)
    s.put(step + CheckStep.CARD, card)
    happen(s, tb.EV_SECURITY_REMOVED, 0, player, tb.F_RULE, 0)
    happen(s, tb.EV_CHECKED, data[A_WHO], data[PLAYER], tb.F_RULE | facts, s.card_ref(card))
    begin_settling(s)
    effect = s.t.security_effect[s.definition[card]]
    if effect >= 0 and not _silences(s, card):
        activate(s, effect, card, s.card_ref(card), player, 0, data[A_WHO], facts, 0)


def _silences(s: State, card: i64) -> bool:
    """Whether the attacker does not activate the [Security] effect of this Option."""
    if not s.t.category[s.definition[card]] & OPTION or not s.alive(s.data[A_WHO]):
        return False
    return cannot(s, (s.data[A_WHO] & NUMBER) - STACK, tb.NOT_SECURITY_OF_OPTIONS)


def _battle_security(s: State, card: i64) -> None:
    """The attacker battles a Security Digimon, which is never deleted (rules 13-1-8-3, 14-2-3)."""
    data = s.data
    attacker = (data[A_WHO] & NUMBER) - STACK
    next_moment(s)
    s.put(B_WHO, data[A_WHO])
    s.put(B_OTHER, s.card_ref(card))
    mine = dp(s, attacker)
    theirs = security_dp(s, card)
    happen(s, tb.EV_BATTLED, data[A_WHO], data[PLAYER], tb.F_BATTLE, 0)
    s.put(B_WHO, 0)
    s.put(B_OTHER, 0)
    if mine > theirs:
        happen(s, tb.EV_WON, data[A_WHO], data[PLAYER], tb.F_BATTLE, 0)
    if mine <= theirs and not has_keyword(s, attacker, tb.KW_JAMMING):
        s.leaving[0] = data[A_WHO]
        leave(s, 1, TRASH | DELETED, tb.F_BATTLE | tb.F_RULE, 0, -1)


enter_step(Check())
