"""Normal Summons and Sets of monsters as the turn goes on.

Source: Yu-Gi-Oh solo rules 3.3.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.effects.sets_kept import keep_set
from engine.yugioh.movement.cards import check_field, move
from engine.yugioh.position.arrivals import PLACED, arrival
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import BANS, BATCH, CONTROL, SUMMONS
from engine.yugioh.position.causes import caused_by
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import (
    ADDITIONAL, BY_EFFECT, BY_EFFECT_WITH_TRIBUTES, SET, SET_IN_ADDITION, NormalStep, begin_summon,
    enter_step,
)  # fmt: skip
from engine.yugioh.position.summon_zones import TO_MAIN
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.bans import lift_their_tribute, note
from engine.yugioh.queries.rules import ExtraNormal
from engine.yugioh.queries.in_force import FIRST, banned, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.summoning.material_use import note_materials
from engine.yugioh.summoning.tribute import (
    asks_for_less, borrowed, tribute_sets, tributes, untributed,
)  # fmt: skip
from engine.yugioh.position.zones import free_main
from engine.yugioh.vocabulary import (
    BY_NORMAL, BY_TRIBUTE, FACEDOWN_DEFENSE, FACEUP_ATTACK, GRAVE, R_COST, R_SUMMON, R_TRIBUTE,
)  # fmt: skip


NO_TRIBUTES: Final = 0  # the empty set of candidates


class NormalSummon(NormalStep):
    """Tribute, then summon or Set."""

    def advance(self, s: State, step: i64) -> i64:
        card = s.data[step + NormalStep.CARD]
        if tributes(s, card) == 0:
            s.count = 0
            s.offer(0)
            return 1
        player = s.data[CONTROL + card]
        mode = s.data[step + NormalStep.MODE]
        face_up = mode != SET and mode != SET_IN_ADDITION
        tribute_sets(s, card, player, face_up)
        may_not = face_up and mode != BY_EFFECT_WITH_TRIBUTES
        if may_not and asks_for_less(s):
            if untributed(s, card, player) and free_main(s, player, 0):
                s.offer(NO_TRIBUTES)
        return s.count

    def take(self, s: State, step: i64, option: i64) -> None:
        data = s.data
        card = data[step + NormalStep.CARD]
        mode = data[step + NormalStep.MODE]
        link = data[step + NormalStep.LINK]
        player = data[CONTROL + card]
        wanted: i64 = 0 if option == NO_TRIBUTES else tributes(s, card)
        if wanted:
            tribute_sets(s, card, player, mode != SET and mode != SET_IN_ADDITION)
        s.pop()
        if wanted:
            _tribute(s, option, card, player)
        if mode == ADDITIONAL or mode == SET_IN_ADDITION:
            count_limit(s, player, s.t.additional_group)
        elif mode != BY_EFFECT and mode != BY_EFFECT_WITH_TRIBUTES:
            s.put(SUMMONS + player, data[SUMMONS + player] + 1)
        if mode == SET or mode == SET_IN_ADDITION:
            note(s, tb.DID_SET, card, player)
            begin_summon(s, card, arrival(player, 0, FACEDOWN_DEFENSE) | PLACED, TO_MAIN, 0)
            return
        how: i64 = BY_NORMAL | BY_TRIBUTE if wanted else BY_NORMAL
        begin_summon(s, card, arrival(player, how, FACEUP_ATTACK), TO_MAIN, link)


def _tribute(s: State, chosen: i64, monster: i64, player: i64) -> None:
    """The chosen candidates are Tributed for a monster."""
    keep_set(s, 0, 0, chosen)
    if s.t.flags[s.definition[monster]] & tb.DEF_ASKS_TRIBUTES:
        note_materials(s, monster, 0, 0, player)
    slot = s.register(0, 0)
    last = slot + s.data[slot]
    index = slot
    while index < last:
        index += 1
        if s.data[BANS] and borrowed(s, card_in(s, index), player):
            lift_their_tribute(s, player)
    reason: i64 = R_TRIBUTE | R_SUMMON | R_COST
    if s.t.tells_causes:
        reason = caused_by(reason, monster)
    while slot < last:
        slot += 1
        move(s, card_in(s, slot), GRAVE, reason)
    s.empty(0, 0)
    check_field(s)
    s.put(BATCH, s.data[BATCH] + 1)


enter_step(NormalSummon())


def allows_additional(s: State, card: i64, player: i64, sets: bool = False) -> bool:
    """Whether an effect allows a Normal Summon of this monster in addition to the turn's own, or
    (`sets`) a Set.

    All such effects together allow one a turn (the official rulings on their texts: the player
    gains that effect once).
    """
    if s.data[limit_slot(player, s.t.additional_group)]:
        return False
    cursor = next_rule(s, ExtraNormal.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        if s.data[CONTROL + source] == player and (not sets or s.t.rules[row + ExtraNormal.SETS]):
            if match(s, s.t.rules[row + ExtraNormal.FILTER], card, source, player):
                return True
        cursor = next_rule(s, ExtraNormal.CODE, cursor)
    return not sets and banned(s, tb.MORE_NORMAL, card, player)
