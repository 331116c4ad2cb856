"""The open state: every legal command of the turn player, and how each begins.

Sources: Yu-Gi-Oh solo rules 2.3, 3.3.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.as_spell import sets_as_spell
from engine.yugioh.queries.bans import note, summoned_enough
from engine.yugioh.instructions.tables import DEF_INERT
from engine.yugioh.legality.activation import can_activate
from engine.yugioh.movement.battle_positions import turn
from engine.yugioh.movement.cards import make_room_for_field
from engine.yugioh.movement.set_down import set_down
from engine.yugioh.position.commands import (
    Command, but_for_card, command_card, command_kind, command_number, pack_command,
)  # fmt: skip
from engine.yugioh.position.slots import (
    END_PHASE, HEAD, LOC, MONSTERS, NEW, NEXT, PHASE, PLAYER, POSITION, STATUS, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.steps import (
    ADDITIONAL, SET, SET_IN_ADDITION, SUMMON, OpenStep, begin_activation, begin_end_phase,
    begin_normal, begin_pendulum, begin_procedure, begin_settling, enter_step,
)  # fmt: skip
from engine.yugioh.position.zones import free_spell
from engine.yugioh.procedure import Procedure
from engine.yugioh.queries.controlling import exceeds, room
from engine.yugioh.queries.holding import keeps_position
from engine.yugioh.queries.in_force import banned
from engine.yugioh.queries.sets import alike
from engine.yugioh.queries.waiting import waits
from engine.yugioh.summoning.pendulum import gather_pendulum
from engine.yugioh.summoning.special import flip_summoned, not_normal_summoned
from engine.yugioh.summoning.tribute import (
    can_normal_summon, can_tribute, easier_than_set, summon_left,
)  # fmt: skip
from engine.yugioh.turn.chain import answer
from engine.yugioh.turn.normal_summons import allows_additional
from engine.yugioh.turn.procedures import can_proceed
from engine.yugioh.vocabulary import (
    FACEDOWN, FACEUP_ATTACK, FACEUP_DEFENSE, FIELD, HAND, LINK, MONSTER,
    MONSTER_ZONES, SPELL, TRAP,
)  # fmt: skip

END_TURN: Final = pack_command(Command.END)


class Open(OpenStep):
    """Every legal command of the turn player."""

    def advance(self, s: State, step: i64) -> i64:
        player = s.data[PLAYER]
        s.listing = 0
        if s.data[PHASE] == END_PHASE:  # an effect has made it so
            s.enlist(END_TURN)
            return s.offer_listed()
        _list_hand(s, player)
        _list_positions(s, player)
        way: i64 = 0
        ways: i64 = len(s.way_card)
        while way < ways:
            _list_way(s, s.way_procedure[way], s.way_card[way], player)
            way += 1
        pair: i64 = 0
        while pair < s.first_trigger:
            _list_effect(s, s.pair_effect[pair], s.pair_card[pair], player)
            pair += 1
        if s.t.has_scales:
            gather_pendulum(s, player)
            if s.found:
                s.enlist(pack_command(Command.PENDULUM))
        s.enlist(END_TURN)
        return s.offer_listed()

    def take(self, s: State, step: i64, option: i64) -> None:
        """Begin what the command says; when it is over, the events are settled."""
        kind = command_kind(option)
        number = command_number(option)
        card = command_card(option)
        player = s.data[PLAYER]
        if kind == Command.END:
            begin_end_phase(s)
            return
        note(s, tb.DID_COMMAND, card, player)
        begin_settling(s)
        if kind == Command.SUMMON:
            begin_normal(s, card, number)
        elif kind == Command.SET_MONSTER:
            begin_normal(s, card, number or SET)
        elif kind == Command.SET:
            _set(s, card, player)
        elif kind == Command.POSITION:
            _turn(s, card, player)
        elif kind == Command.PENDULUM:
            begin_pendulum(s, player)
        elif kind == Command.PROCEDURE:
            begin_procedure(s, number, card)
        else:
            answer(s, player)
            begin_activation(s, number, card)


enter_step(Open())


def is_waiting(s: State, option: i64) -> bool:
    """Whether a command is the Set of a card that can as well be Set later, see `waits`."""
    return command_kind(option) == Command.SET and waits(s, command_card(option))


def list_waiting(s: State) -> i64:
    """Make the commands that can wait the options, in the order of all commands; how many."""
    player = s.data[PLAYER]
    s.listing = 0
    at = s.data[HEAD + pile_of(player, HAND)]
    while at and s.data[PHASE] != END_PHASE:
        card = at - 1
        at = s.data[NEXT + card]
        if waits(s, card):
            _list_set(s, card, player)
    return s.offer_listed()


def keeps_from_waiting(s: State) -> bool:
    """Whether a card that waits in the hand cannot be Set any more, in the open state."""
    player = s.data[PLAYER]
    at = s.data[HEAD + pile_of(player, HAND)]
    while at:
        card = at - 1
        at = s.data[NEXT + card]
        if waits(s, card) and (s.data[PHASE] == END_PHASE or not _can_set_spell(s, card, player)):
            return True
    return False


def _known(s: State, option: i64, card: i64) -> bool:
    """Whether the same command with a copy that is alike is listed already."""
    index: i64 = 0
    while index < s.listing:
        other = s.listed[index]
        if but_for_card(other) == but_for_card(option) and alike(s, command_card(other), card):
            return True
        index += 1
    return False


def _known_monster(s: State, card: i64) -> bool:
    """Whether the summon or the Set of a copy is listed already."""
    return (
        _known(s, pack_command(Command.SUMMON), card)
        or _known(s, pack_command(Command.SUMMON, ADDITIONAL), card)
        or _known(s, pack_command(Command.SET_MONSTER), card)
        or _known(s, pack_command(Command.SET_MONSTER, SET_IN_ADDITION), card)
    )


def _list_hand(s: State, player: i64) -> None:
    data = s.data
    at = data[HEAD + pile_of(player, HAND)]
    left = summon_left(s, player)
    while at:
        card = at - 1
        at = data[NEXT + card]
        definition = s.definition[card]
        if s.t.flags[definition] & DEF_INERT:
            continue
        kind = s.t.type[definition]
        if kind & MONSTER and not _known_monster(s, card):
            more = allows_additional(s, card, player)
            if (left or more) and can_normal_summon(s, card, player):
                barred = banned(s, tb.BAN_NORMAL, card, player) or summoned_enough(s, player)
                barred = barred or not_normal_summoned(s, card)
                if not barred and not exceeds(s, card, player):
                    if left:
                        s.enlist(pack_command(Command.SUMMON, SUMMON, card))
                    if more:
                        s.enlist(pack_command(Command.SUMMON, ADDITIONAL, card))
                barred = banned(s, tb.BAN_SET, card, player) or room(s, player) < 1
                if not barred and _can_set(s, card, player):
                    if left:
                        s.enlist(pack_command(Command.SET_MONSTER, 0, card))
                    if more and allows_additional(s, card, player, True):
                        s.enlist(pack_command(Command.SET_MONSTER, SET_IN_ADDITION, card))
        _list_set(s, card, player)


def _list_set(s: State, card: i64, player: i64) -> None:
    if _can_set_spell(s, card, player):
        option = pack_command(Command.SET, 0, card)
        if not _known(s, option, card):
            s.enlist(option)


def _can_set_spell(s: State, card: i64, player: i64) -> bool:
    """Whether the player can Set a card in the hand in a Spell & Trap Zone."""
    kind = s.t.type[s.definition[card]]
    if not kind & FIELD and free_spell(s, player) < 0:
        return False
    if kind & MONSTER:
        return sets_as_spell(s, card, player)
    return kind & (SPELL | TRAP) != 0 and not banned(s, tb.BAN_SET, card, player)


def _can_set(s: State, card: i64, player: i64) -> bool:
    """Whether a monster that can be Normal Summoned can be Set, which takes all its Tributes."""
    return not easier_than_set(s) or can_tribute(s, card, player, False)


def _list_positions(s: State, player: i64) -> None:
    """Position changes: not in the turn a monster was summoned or Set, once a turn."""
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
        zone += 1
        if card >= 0 and not s.data[STATUS + card] & NEW:
            flips = s.data[POSITION + card] & FACEDOWN != 0
            barred = exceeds(s, card, player) or banned(s, tb.BAN_FLIP, card, player)
            if flips and (barred or summoned_enough(s, player)):
                continue
            if not s.t.type[s.definition[card]] & LINK and not keeps_position(s, card):
                s.enlist(pack_command(Command.POSITION, 0, card))


def _list_way(s: State, procedure: i64, card: i64, player: i64) -> None:
    option = pack_command(Command.PROCEDURE, procedure, card)
    if not s.data[LOC + card] & s.t.procedures[procedure * tb.PROCEDURE_SIZE + Procedure.WHERE]:
        return
    if s.owner[card] == player and not _known(s, option, card):
        if can_proceed(s, procedure, card, player):
            s.enlist(option)


def _list_effect(s: State, effect: i64, card: i64, player: i64) -> None:
    base = effect * tb.EFFECT_SIZE
    if not s.is_in(card, s.t.effects[base + tb.E_WHERE]):
        return
    if s.t.effects[base + tb.E_FLAGS] & tb.FLAG_ANSWERS:
        return
    if s.t.effects[base + tb.E_FLAGS] & tb.FLAG_NEGATES and not s.own_negations:
        return
    option = pack_command(Command.ACTIVATE, effect, card)
    if not _known(s, option, card) and can_activate(s, effect, card, player, 0, 0):
        s.enlist(option)


def _set(s: State, card: i64, player: i64) -> None:
    zone = free_spell(s, player)
    if s.t.type[s.definition[card]] & FIELD:
        zone = make_room_for_field(s, card, player)
    set_down(s, card, player, zone)


def _turn(s: State, card: i64, player: i64) -> None:
    """Change a battle position; a face-down monster is Flip Summoned."""
    before = s.data[POSITION + card]
    turn(s, card, FACEUP_DEFENSE if before == FACEUP_ATTACK else FACEUP_ATTACK)
    s.put(STATUS + card, s.data[STATUS + card] | NEW)
    if before & FACEDOWN:
        flip_summoned(s, card, player)
