"""Whether what an effect asks for first can be done: the cost of a "by …", a "you may …".

Sources: comprehensive rules 15-7-3 (all of a cost or nothing), 4-2-2, 15-8-4-4.  Only looks; the
interpreter does.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.prohibitions import banned
from engine.digimon.operation import ENOUGH, OPERATIONS, POSSIBLE
from engine.digimon.position.slots import AREA
from engine.digimon.position.state import State
from engine.digimon.vocabulary import TRASH


def begins(s: State, effect: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether the processing conditions let an effect begin: one of them is enough (15-6-2, -3)."""
    t = s.t
    base = effect * tb.EFFECT_SIZE
    if not conditions_hold(s, t.effects[base + tb.E_IF], t.effects[base + tb.E_IF_END], me, player,
                           ctx):  # fmt: skip
        return False
    row = t.effects[base + tb.E_DO]
    last = t.effects[base + tb.E_DO_END]
    empty = row == last
    while row < last:
        place = row * tb.OP_SIZE
        next_place = OPERATIONS[t.ops[place]].begins(s, place, ctx, me, player)
        if next_place == place:
            return True
        row = next_place // tb.OP_SIZE
    return empty


def payable(s: State, row: i64, me: i64, card: i64, player: i64, ctx: i64) -> bool:
    """Whether an effect that begins with this row can be begun: a "by …" needs its cost."""
    base = row * tb.OP_SIZE
    return OPERATIONS[s.t.ops[base]].payable(s, base, ctx, me, card, player)


def doable(s: State, first: i64, last: i64, me: i64, card: i64, player: i64, ctx: i64) -> bool:
    """Whether the rows from `first` can be done: every row of a cost, else the first that acts."""
    ops = s.t.ops
    row = first
    while row < last:
        base = row * tb.OP_SIZE
        answer = OPERATIONS[ops[base]].look(s, base, ctx, me, card, player)
        if answer != POSSIBLE:
            return answer == ENOUGH
        row += 1
    return True


def may_not_play(s: State, player: i64, card: i64) -> bool:
    """Whether a player cannot play this card by an effect; nothing is done with an inert one."""
    if s.t.flags[s.definition[card]] & tb.DEF_INERT:
        return True
    if not s.t.modified >> tb.M_BAN & 1:
        return False
    if s.data[AREA + card] == TRASH and banned(s, player, tb.BAN_PLAY_FROM_TRASH, card):
        return True
    by_effect = banned(s, player, tb.BAN_PLAY_BY_EFFECT, card)
    return by_effect or banned(s, player, tb.BAN_PLAY, card)
