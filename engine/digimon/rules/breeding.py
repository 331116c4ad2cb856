"""The breeding area: hatching and moving (comprehensive rules 3-4-7, 4-17, 4-18)."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.events.waking import happen
from engine.digimon.queries.prohibitions import banned
from engine.digimon.position.movement import lift, new_stack
from engine.digimon.position.slots import (
    AREA, HALF, P_EGGS, SEEN, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.vocabulary import BATTLE, BREEDING


def breeding_stack(s: State, player: i64) -> i64:
    """The stack in the breeding area, or -1."""
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack] and s.data[WHERE + stack] == BREEDING:
            return stack
        stack += 1
    return -1


def can_hatch(s: State, player: i64) -> bool:
    """Whether there is a Digi-Egg card, and room for it (rule 4-18).

    Nothing is hatched while a card of the Digi-Egg deck is inert: the next one could be that card.
    """
    if s.size(player, P_EGGS) == 0 or breeding_stack(s, player) >= 0:
        return False
    index: i64 = 0
    while index < s.size(player, P_EGGS):
        if s.t.flags[s.definition[s.at(player, P_EGGS, index)]] & tb.DEF_INERT:
            return False
        index += 1
    return True


def hatch(s: State, player: i64) -> bool:
    """Put the top Digi-Egg card into the breeding area; whether that was possible."""
    if not can_hatch(s, player):
        return False
    card = s.at(player, P_EGGS, s.size(player, P_EGGS) - 1)
    if player == s.viewer and not _all_alike(s, player):
        s.put(SEEN, s.data[SEEN] + 1)
    lift(s, card)
    new_stack(s, card, player, BREEDING)
    return True


def _all_alike(s: State, player: i64) -> bool:
    """Whether the Digi-Eggs are all copies of one card, so that hatching shows nothing new."""
    index = s.size(player, P_EGGS) - 1
    definition = s.definition[s.at(player, P_EGGS, index)]
    while index > 0 and s.definition[s.at(player, P_EGGS, index - 1)] == definition:
        index -= 1
    return index == 0


def can_move(s: State, player: i64) -> bool:
    """Whether there is a Digimon with DP that may move (rule 4-17-2)."""
    stack = breeding_stack(s, player)
    if stack < 0:
        return False
    card = s.data[TOP + stack] - 1
    return s.t.dp[s.definition[card]] >= 0 and not banned(s, player, tb.BAN_MOVE, card)


def move_to_battle(s: State, player: i64, facts: i64) -> bool:
    """Move the Digimon of the breeding area to the battle area; whether that was possible."""
    if not can_move(s, player):
        return False
    stack = breeding_stack(s, player)
    s.put(WHERE + stack, BATTLE)
    s.put(AREA + s.data[TOP + stack] - 1, BATTLE)
    happen(s, tb.EV_MOVED, s.stack_ref(stack), player, facts, 0)
    return True
