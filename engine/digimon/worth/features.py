"""What a player would name of a position at the end of a turn, as numbers.

The *mover* is the player whose turn ends.  In the middle of their turn a position is taken as if
they passed now.  Each side has the same features; the last ones are of both, the memory and the
turn.  A `Worth` weighs them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import (
    FIRST, HALF, HANDED, HIGHEST, MEMORY, OVER, PLAYER, P_DECK, P_HAND, P_SECURITY, REACHED,
    STACK_COUNT, SUSPENDED, TOP, TURN, UNDERS, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.queries.modifiers import has_keyword
from engine.digimon.queries.stats import dp
from engine.digimon.turn.commands import PASS_MEMORY
from engine.digimon.vocabulary import BATTLE, DIGIMON, TAMER

# Of one side.
F_LEVEL_3: Final = 0  # Digimon in the battle area, by level: 3 or lower, 4, 5, 6 or higher
F_LEVEL_4: Final = 1
F_LEVEL_5: Final = 2
F_LEVEL_6: Final = 3
F_LEVELS: Final = 4  # the sum of their levels
F_DP: Final = 5  # their DP, in 200
F_RAISED_2: Final = 6  # the breeding area, by level: 2, 3, 4 or higher
F_RAISED_3: Final = 7
F_RAISED_4: Final = 8
F_RAISED: Final = 9  # the level there
F_UNDER: Final = 10  # digivolution cards
F_TAMERS: Final = 11
F_OTHER: Final = 12  # other cards in the battle area
F_HAND: Final = 13
F_SECURITY: Final = 14
F_LAST_SECURITY: Final = 15  # 1 with one security card or none
F_BLOCKERS: Final = 16  # unsuspended Digimon with <Blocker>
F_SUSPENDED: Final = 17  # suspended Digimon
F_LITTLE_DECK: Final = 18  # 1 with five cards or fewer in the deck
F_GIVEN_BEFORE: Final = 19  # memory handed over at the ends of earlier turns
F_REACHED: Final = 20  # the highest level digivolved into so far, summed over the own turns
SIDE: Final = 21

# Of both sides, the mover's first in SIDE, the opponent's in 2 * SIDE.
F_GIVEN: Final = 2 * SIDE  # memory that the mover hands over now
F_GIVEN_MUCH: Final = F_GIVEN + 1  # what of it is beyond 4
F_DP_LEAD: Final = F_GIVEN + 2  # the mover's highest DP less the opponent's, in 1000
F_EXPOSED: Final = F_GIVEN + 3  # suspended Digimon of the mover that one of theirs can defeat
F_ATTACKERS: Final = F_GIVEN + 4  # Digimon of the mover beyond the opponent's blockers
F_ATTACKED: Final = F_GIVEN + 5  # Digimon of the opponent beyond the mover's blockers
F_LETHAL: Final = F_GIVEN + 6  # 1 when F_ATTACKERS is more than their security
F_IN_DANGER: Final = F_GIVEN + 7  # 1 when F_ATTACKED is more than the mover's security
F_ONE: Final = F_GIVEN + 8  # always 1
F_FIRST: Final = F_GIVEN + 9  # 1 when the mover went first
F_TURN_1: Final = F_GIVEN + 10  # 1 in the mover's first turn, and so on
F_TURN_2: Final = F_GIVEN + 11
F_TURN_3: Final = F_GIVEN + 12
F_TURN_4: Final = F_GIVEN + 13
F_GIVEN_EARLY: Final = F_GIVEN + 14  # F_GIVEN in the mover's first two turns
FEATURES: Final = F_GIVEN + 15

DP_STEP: Final = 200
_LEAD: Final = 15  # the highest F_DP_LEAD
_MUCH: Final = 4
_EARLY: Final = 2  # turns

MOST: Final = 9_999  # the highest value of a position that is not won, either way


class Worth:
    """Weights of the features: a position is worth `origin` + their weighted sum // `scale`.

    A won game is worth `origin` + MOST, a lost one `origin` - MOST; nothing is worth less than 0.
    """

    def __init__(self, weights: vec[i64], scale: int, origin: int) -> None:
        self.weights: vec[i64] = weights
        self.scale: i64 = scale
        self.origin: i64 = origin
        self.features: vec[i64] = vec[i64]([0] * FEATURES)
        self.best_dp: vec[i64] = vec[i64]([0, 0])  # scratch: the highest DP of each side


def worth(s: State, w: Worth, mover: i64) -> i64:
    """What the position is worth to the mover; never below 0."""
    over = s.data[OVER]
    if over == mover + 1:
        return w.origin + MOST
    if over == 2 - mover:
        lost = w.origin - MOST
        return lost if lost > 0 else 0
    measure(s, w, mover)
    total: i64 = 0
    number: i64 = 0
    while number < FEATURES:
        total += w.features[number] * w.weights[number]
        number += 1
    total = total // w.scale
    if w.origin and total > MOST:
        total = MOST
    total += w.origin
    return total if total > 0 else 0


def given_now(s: State, mover: i64) -> i64:
    """The memory that the mover hands over at the end of this turn, as if they passed now."""
    memory = s.data[MEMORY]
    if s.data[PLAYER] != mover:
        return memory if memory > 0 else 0
    return -memory if memory < 0 else PASS_MEMORY


def measure(s: State, w: Worth, mover: i64) -> None:
    """Work out the features."""
    data = s.data
    f = w.features
    number: i64 = 0
    while number < FEATURES:
        f[number] = 0
        number += 1
    given = given_now(s, mover)
    _side(s, w, mover, 0)
    _side(s, w, 1 - mover, SIDE)
    if data[PLAYER] != mover:
        f[F_GIVEN_BEFORE] -= given
    else:
        f[F_REACHED] += data[HIGHEST + mover]
    f[F_GIVEN] = given
    f[F_GIVEN_MUCH] = given - _MUCH if given > _MUCH else 0
    lead = (w.best_dp[0] - w.best_dp[1]) // 1000
    f[F_DP_LEAD] = _LEAD if lead > _LEAD else -_LEAD if lead < -_LEAD else lead
    f[F_EXPOSED] = _exposed(s, mover, w.best_dp[1])
    mine = _digimon(f, 0) - f[SIDE + F_BLOCKERS]
    theirs = _digimon(f, SIDE) - f[F_BLOCKERS]
    f[F_ATTACKERS] = mine if mine > 0 else 0
    f[F_ATTACKED] = theirs if theirs > 0 else 0
    f[F_LETHAL] = 1 if mine > f[SIDE + F_SECURITY] else 0
    f[F_IN_DANGER] = 1 if theirs > f[F_SECURITY] else 0
    f[F_ONE] = 1
    f[F_FIRST] = 1 if data[FIRST] == mover else 0
    turn = turn_of(s, mover)
    if 1 <= turn <= 4:
        f[F_TURN_1 + turn - 1] = 1
    f[F_GIVEN_EARLY] = given if turn <= _EARLY else 0


def turn_of(s: State, mover: i64) -> i64:
    """Which of the mover's turns it is, counted from 1; between them the one before."""
    return (s.data[TURN] + (1 if s.data[FIRST] == mover else 0)) // 2


def _digimon(f: "vec[i64]", side: i64) -> i64:
    return f[side] + f[side + F_LEVEL_4] + f[side + F_LEVEL_5] + f[side + F_LEVEL_6]


def _side(s: State, w: Worth, player: i64, side: i64) -> None:
    data = s.data
    f = w.features
    best: i64 = 0
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        if data[TOP + stack]:
            definition = s.definition[data[TOP + stack] - 1]
            level = s.t.level[definition]
            category = s.t.category[definition]
            f[side + F_UNDER] += data[UNDERS + stack]
            if data[WHERE + stack] != BATTLE:
                f[side + F_RAISED] += level
                raised = F_RAISED_2 if level < 3 else F_RAISED_3 if level == 3 else F_RAISED_4
                f[side + raised] += 1
            elif category & DIGIMON:
                place = F_LEVEL_3
                if level > 3:
                    place = F_LEVEL_4 if level == 4 else F_LEVEL_5 if level == 5 else F_LEVEL_6
                f[side + place] += 1
                f[side + F_LEVELS] += level
                power = dp(s, stack)
                if power > 0:
                    f[side + F_DP] += power // DP_STEP
                    best = power if power > best else best
                if data[SUSPENDED + stack]:
                    f[side + F_SUSPENDED] += 1
                elif s.t.any_keywords >> tb.KW_BLOCKER & 1 and has_keyword(s, stack, tb.KW_BLOCKER):
                    f[side + F_BLOCKERS] += 1
            else:
                f[side + (F_TAMERS if category & TAMER else F_OTHER)] += 1
        stack += 1
    w.best_dp[1 if side else 0] = best
    f[side + F_HAND] = s.size(player, P_HAND)
    f[side + F_SECURITY] = s.size(player, P_SECURITY)
    f[side + F_LAST_SECURITY] = 1 if f[side + F_SECURITY] <= 1 else 0
    f[side + F_LITTLE_DECK] = 1 if s.size(player, P_DECK) <= 5 else 0
    f[side + F_GIVEN_BEFORE] = data[HANDED + player]
    f[side + F_REACHED] = data[REACHED + player]


def _exposed(s: State, player: i64, power: i64) -> i64:
    """How many suspended Digimon of this player have no more DP than this."""
    data = s.data
    found: i64 = 0
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        if data[TOP + stack] and data[SUSPENDED + stack] and data[WHERE + stack] == BATTLE:
            has = dp(s, stack)
            if 0 <= has <= power:
                found += 1
        stack += 1
    return found
