"""Keys: equal positions have equal keys, whatever way they were reached.

A key is the sum of a hash for each stack in play and each card in hand, trash and revealed, of what
is known of deck and security stack, and of what the game remembers.  Copies of a card are
interchangeable, and so are stacks; hand and trash are multisets (comprehensive rules 3-5-2, 3-6-2).
The digivolution cards of a stack have an order (4-7-3), its
link cards none.  Where the piles are in a fixed order, that
order belongs to the position; where nature decides, only known cards do.

Keys are of open states and ends; half-way positions have the agenda in memory as well, which is
not hashed.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import (
    AREA, ARRIVED, BELOW, BEST, FACE_UP, FIRST, FLAGS, GAINED_USES, GAINED_USES_EFFECT,
    GAINED_USES_ENTRY, GAINED_USES_SIZE, GAINED_USES_STACK, GAINED_USES_TIMES, HALF, KNOWN, LASTING,
    LASTING_ENTRY, LASTING_SIZE, LATER, LATER_CARD, LATER_EFFECT, LATER_ENTRY, LATER_EVENT,
    LATER_HOLDER, LATER_SIZE, LATER_WHEN, LINKS, MEMORY, OVER, PHASE, PLAYER, P_DECK, P_EGGS,
    P_HAND, P_SECURITY, P_TRASH, RANDOM, STACK, STACK_COUNT, SUSPENDED, TOP, TURN, UNKNOWN, USED,
    WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.lasting import L_GIVER, L_MODIFIER, L_SCOPE, L_UNTIL, L_VALUE, L_WHO
from engine.hashing import MASK, mix, mix_halves

_GIVERS: Final = 32  # one more than the highest giver of what lasts
_LOWEST: Final = 1 << 20  # added to a number that may be negative


def key(s: State) -> i64:
    """The key of an open state."""
    data = s.data
    total = board_key(s)
    game: i64 = mix(data[TURN] * 16 + data[PHASE], data[PLAYER] * 2 + data[FIRST])
    game = mix(game, (data[MEMORY] + 10) * 8 + data[OVER])
    if not s.chance_draws and not s.solo:
        game = mix(game, data[RANDOM])
    if s.solo:
        game = mix(game, data[BEST])
    total += game
    entry: i64 = 0
    while entry < data[LASTING]:
        base = LASTING_ENTRY + entry * LASTING_SIZE
        if data[base + L_WHO] == 0:
            total = total + _lasting(s, base, mix(301, data[base + L_SCOPE])) & MASK
        entry += 1
    entry = 0
    while entry < data[LATER]:
        base = LATER_ENTRY + entry * LATER_SIZE
        part = mix(mix(302, data[base + LATER_WHEN]), data[base + LATER_EFFECT])
        part = mix(part, s.definition[data[base + LATER_CARD]])
        part = mix(part, _meant(s, data[base + LATER_HOLDER]))
        part = mix(part, _meant(s, data[base + LATER_EVENT]))
        total = total + part & MASK
        entry += 1
    return total & MASK


def _meant(s: State, reference: i64) -> i64:
    """What a reference means, by card; 0 for what is no more."""
    if reference == 0 or not s.alive(reference):
        return 0
    if reference & NUMBER >= STACK:
        stack = (reference & NUMBER) - STACK
        return _stack(s, stack, stack // HALF, 1)
    return mix(s.definition[reference & NUMBER], s.data[AREA + (reference & NUMBER)])


def board_key(s: State) -> i64:
    """The key of what lies on the table, without what the turn remembers."""
    total: i64 = 0
    player: i64 = 0
    while player < 2:
        total += _bag(s, player, P_HAND) + _bag(s, player, P_TRASH)
        total &= MASK
        total += _pile(s, player, P_DECK) + _pile(s, player, P_SECURITY)
        total &= MASK
        total = total + _pile(s, player, P_EGGS) + _field(s, player, 1) & MASK
        player += 1
    return total


def field_key(s: State, player: i64) -> i64:
    """The key of what a player has in play, by card, orientation and digivolution cards."""
    return _field(s, player, 0)


def _bag(s: State, player: i64, pile: i64) -> i64:
    seed = mix(player, pile)
    total: i64 = 0
    index: i64 = 0
    size = s.size(player, pile)
    while index < size:
        card = s.at(player, pile, index)
        definition: i64 = -1 if s.data[FLAGS + card] & UNKNOWN else s.definition[card]
        part = mix(seed, definition + 1)
        if s.data[USED + card]:
            part = mix(part, s.data[USED + card])
        total = total + part & MASK
        index += 1
    return total


def _pile(s: State, player: i64, pile: i64) -> i64:
    """A pile with an order: how many cards, and which are known to lie where."""
    part = mix(mix(player, pile + 16), s.size(player, pile))
    index: i64 = 0
    size = s.size(player, pile)
    while index < size:
        card = s.at(player, pile, index)
        if not s.chance_draws and not s.blind:
            part = mix(part, s.definition[card] * 8 + (s.data[FLAGS + card] & FACE_UP))
        elif s.data[FLAGS + card] & (KNOWN | FACE_UP):
            part = mix(part, index * 4096 + s.definition[card] * 8 + s.data[FLAGS + card])
        if s.data[USED + card]:
            part = mix(mix(part, index), s.data[USED + card])
        index += 1
    return part


def _field(s: State, player: i64, whole: i64) -> i64:
    data = s.data
    total: i64 = 0
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        if data[TOP + stack]:
            total = total + _stack(s, stack, player, whole) & MASK
        stack += 1
    return total


def _stack(s: State, stack: i64, player: i64, whole: i64) -> i64:
    data = s.data
    part = mix(mix(401, player), data[WHERE + stack] * 2 + data[SUSPENDED + stack])
    if whole and data[ARRIVED + stack] == data[TURN]:
        part = mix(part, 402)
    at = data[TOP + stack]
    while at:
        part = mix(part, s.definition[at - 1])
        if whole and (data[USED + at - 1] or data[FLAGS + at - 1]):
            part = mix(mix(part, 403 + data[FLAGS + at - 1]), data[USED + at - 1])
        at = data[BELOW + at - 1]
    if data[LINKS + stack]:
        links = _links(s, stack, whole)
        part = mix_halves(mix(part, 404), links)
    if not whole:
        return part
    who = s.stack_ref(stack)
    given: i64 = 0
    entry: i64 = 0
    while entry < data[LASTING]:
        base = LASTING_ENTRY + entry * LASTING_SIZE
        if data[base + L_WHO] == who:
            given = given + _lasting(s, base, 405) & MASK
        entry += 1
    entry = 0
    while entry < data[GAINED_USES]:
        base = GAINED_USES_ENTRY + entry * GAINED_USES_SIZE
        if data[base + GAINED_USES_STACK] == who:
            use = mix(mix(406, data[base + GAINED_USES_EFFECT]), data[base + GAINED_USES_TIMES])
            given = given + use & MASK
        entry += 1
    return mix_halves(part, given) if given else part


def _links(s: State, stack: i64, whole: i64) -> i64:
    """The link cards of a stack: nothing asks for their order."""
    total: i64 = 0
    at = s.data[LINKS + stack]
    while at:
        part = mix(406, s.definition[at - 1])
        if whole and s.data[USED + at - 1]:
            part = mix(part, s.data[USED + at - 1])
        total = total + part & MASK
        at = s.data[BELOW + at - 1]
    return total


def _lasting(s: State, base: i64, seed: i64) -> i64:
    """One thing that lasts: what, until when, how much."""
    until = s.data[base + L_UNTIL]
    part = mix(mix(seed, s.data[base + L_MODIFIER]), until * _GIVERS + s.data[base + L_GIVER])
    return mix(part, s.data[base + L_VALUE] + _LOWEST)
