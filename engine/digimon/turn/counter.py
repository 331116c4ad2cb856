"""Counter timing: [Counter] effects, <Blast Digivolve> and <Blast DNA Digivolve> from the hand.

Sources: comprehensive rules 11-3 (at most one for each attack), 16-26 (one of your Digimon in the
battle area digivolves into the card without paying the cost), 16-31 (one of your Digimon and a
card of the hand DNA digivolve into it, as its DNA digivolution requirements say).
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.digivolving import can_digivolve_into, digivolve
from engine.digimon.events.waking import next_moment, spent
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.position.movement import in_battle, lift
from engine.digimon.rules.possible import payable
from engine.digimon.rules.settling import activate
from engine.digimon.position.slots import HALF, P_HAND, STACK, STACK_COUNT
from engine.digimon.rules.special_ways import begin_special, offer_special
from engine.digimon.position.state import State
from engine.digimon.position.texts import first_text, next_text, text_card, text_of
from engine.digimon.position.commands import (
    CounterCommand, command_card, command_kind, command_number, command_stack, pack_command,
)  # fmt: skip
from engine.digimon.vocabulary import BATTLE


def offer_counters(s: State, player: i64) -> None:
    """Offer what this player can do at counter timing."""
    if s.t.any_keywords & (1 << tb.KW_BLAST | 1 << tb.KW_BLAST_DNA):
        index: i64 = 0
        while index < s.size(player, P_HAND):
            card = s.at(player, P_HAND, index)
            place = tb.IN_UPPER * s.t.defs + s.definition[card]
            keywords = s.t.keywords[place]
            if keywords >> tb.KW_BLAST & 1 and not _copy(s, player, index):
                _offer_blast(s, player, card)
            if keywords >> tb.KW_BLAST_DNA & 1 and not _copy(s, player, index):
                offer_special(s, player, card, CounterCommand.BLAST_DNA, 1)
            index += 1
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if in_battle(s, stack):
            cursor = first_text(s, stack)
            while cursor:
                _offer_effects(s, player, stack, text_card(cursor), text_of(cursor))
                cursor = next_text(s, stack, cursor)
        stack += 1


def _copy(s: State, player: i64, index: i64) -> bool:
    """Whether the same card stands earlier in the hand."""
    card = s.at(player, P_HAND, index)
    other: i64 = 0
    while other < index:
        if s.definition[s.at(player, P_HAND, other)] == s.definition[card]:
            return True
        other += 1
    return False


def _offer_blast(s: State, player: i64, card: i64) -> None:
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if in_battle(s, stack) and can_digivolve_into(s, card, stack, player):
            s.offer(pack_command(CounterCommand.BLAST, stack, card))
        stack += 1


def _offer_effects(s: State, player: i64, stack: i64, card: i64, text: i64) -> None:
    definition = s.definition[card]
    effect = s.t.effect_from[definition]
    while effect < s.t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        kind = s.t.effects[base + tb.E_KIND]
        here = kind == tb.K_COUNTER and s.t.effects[base + tb.E_TEXT] == text
        if here and s.t.effects[base + tb.E_WHERE] & BATTLE and not spent(s, effect, card):
            if conditions_hold(s, s.t.effects[base + tb.E_IF], s.t.effects[base + tb.E_IF_END],
                               STACK + stack, player, -1):  # fmt: skip
                if payable(s, s.t.effects[base + tb.E_DO], STACK + stack, card, player, -1):
                    s.offer(pack_command(CounterCommand.ACTIVATE, effect + 1, card))
        effect += 1


def take_counter(s: State, option: i64) -> None:
    """Do this at counter timing."""
    kind = command_kind(option)
    card = command_card(option)
    next_moment(s)
    if kind == CounterCommand.BLAST_DNA:
        player = s.owner[card]
        facts: i64 = tb.F_BLAST | tb.F_EFFECT | tb.F_DIGIMON | tb.F_BY << player
        begin_special(s, command_number(option), card, player, facts, 1)
        return
    if kind == CounterCommand.BLAST:
        stack = command_stack(option)
        player = stack // HALF
        lift(s, card)
        facts = tb.F_BLAST | tb.F_EFFECT | tb.F_DIGIMON | tb.F_BY << player
        digivolve(s, card, stack, facts)
        return
    stack = s.stack_of(card)
    effect = command_number(option) - 1
    activate(s, effect, card, s.stack_ref(stack), stack // HALF, 0, 0, 0, 1)
