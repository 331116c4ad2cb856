"""Players who control more monsters than they can choose which to keep; the others go to the GY.
So does what does not stay on the field without something else.

Source: the card texts ("they must send some to the GY", "send all other face-up monsters they
control to the GY"); it is no effect that does it, so that nothing is unaffected by it ("If … is not
in a Field Zone, send this monster to the GY": Advanced Crystal Beast Sapphire Pegasus).  It is
looked at after every chain link, and after whatever starts no chain.
"""

from mypy_extensions import i64

from engine.yugioh.movement.cards import check_field, move
from engine.yugioh.movement.control import can_take, give_back, take_control
from engine.yugioh.position.bonds import bond, bonded_to
from engine.yugioh.position.causes import caused_by
from engine.yugioh.position.slots import BOND, BOTH_SIDES, CONTROL, HOST, PLAYER, SPELLS
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import CONTINUE, KeepStep, begin_keeping, enter_step
from engine.yugioh.queries.controlling import (
    NO_MONSTER, ControlLimit, HoldsBearer, HoldsBonded, beside, excess, gather_excess,
)  # fmt: skip
from engine.yugioh.queries.in_force import (
    FIRST, in_force, next_rule, own_rule, rule_row, rule_source,
)  # fmt: skip
from engine.yugioh.queries.protection import indestructible, unaffected
from engine.yugioh.queries.rules import Falls
from engine.yugioh.vocabulary import GRAVE, R_DESTROY, R_EFFECT, R_RULE


def keep_to_limits(s: State) -> bool:
    """Ask the players who control too many monsters; whether there is one."""
    if not s.t.rule_kinds >> ControlLimit.CODE & 1:
        return False
    found = False
    player: i64 = 0
    while player < 2:
        if excess(s, player):
            begin_keeping(s, player)
            found = True
        player += 1
    return found


def hold_and_let_go(s: State) -> None:
    """Take control of the monsters that Equip Cards hold, and give back those of which cards that
    are negated had control.
    """
    if not s.t.rule_kinds >> HoldsBonded.CODE & 1:
        return
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = s.data[SPELLS + slot] - 1
        slot += 1
        if card < 0 or own_rule(s, HoldsBonded.CODE, card) < 0:
            continue
        if in_force(s, card):
            _hold(s, card)
            continue
        monster = bonded_to(s, card)
        if monster != NO_MONSTER:
            s.put(BOND + card, 0)
            give_back(s, monster, 1 - s.data[CONTROL + card])


def _hold(s: State, card: i64) -> None:
    """Take control of the monster of an Equip Card that holds it, and has not yet."""
    monster = s.data[HOST + card] - 1
    if monster < 0 or own_rule(s, HoldsBearer.CODE, card) < 0:
        return
    player = s.data[CONTROL + card]
    if bonded_to(s, card) != NO_MONSTER or not can_take(s, monster, player):
        return
    if not unaffected(s, monster, card, False):
        bond(s, card, monster)
        take_control(s, monster, player, 0)


def let_fall(s: State) -> None:
    """Send the cards to the GY that do not stay on the field without something else, or destroy
    them; one that is not destroyed by effects stays.

    Nobody is asked what to do instead: as long as it is so they would be destroyed again.
    """
    cursor = next_rule(s, Falls.CODE, FIRST)
    while cursor:
        card = rule_source(s, cursor)
        reason: i64 = R_EFFECT
        if s.t.rules[rule_row(cursor) + Falls.DESTROYED]:
            reason |= R_DESTROY
            if indestructible(s, card, s.data[CONTROL + card], card, False):
                cursor = next_rule(s, Falls.CODE, cursor)
                continue
        move(s, card, GRAVE, caused_by(reason, card) if s.t.tells_causes else reason)
        check_field(s)
        cursor = next_rule(s, Falls.CODE, FIRST)


class Keep(KeepStep):
    """Which monster is kept of those that cannot be controlled together.

    An opponent who does not act keeps the first.
    """

    def advance(self, s: State, step: i64) -> i64:
        player = s.data[step + KeepStep.PLAYER]
        rule = excess(s, player)
        if not rule:
            s.pop()
            check_field(s)
            return CONTINUE
        gather_excess(s, rule, player)
        s.count = 0
        index: i64 = 0
        while index < s.found:
            if not s.count or player == s.data[PLAYER] or s.opponent_acts:
                s.offer(s.candidates[index])
            index += 1
        return s.count

    def take(self, s: State, step: i64, option: i64) -> None:
        """Send all that cannot be controlled beside this monster to the GY."""
        player = s.data[step + KeepStep.PLAYER]
        rule = excess(s, player)
        other = beside(s, rule, option, player)
        while other != NO_MONSTER:
            move(s, other, GRAVE, R_RULE)
            other = beside(s, rule, option, player)


enter_step(Keep())
