"""Moving cards: between areas, onto, under and out of stacks.

A card that changes its area becomes a new card (comprehensive rules 3-1-3-1): its uses, flags and
what was given to it are gone.  Digi-Egg cards go to the Digi-Egg deck where others go to hand,
deck or security (3-1-3-9); a Token leaves the game (4-21-5).  No triggers here: see `events`.
"""

from mypy_extensions import i64

from engine.digimon.position.memory_gauge import overflow
from engine.digimon.position.lasting import L_WHO
from engine.digimon.position.slots import (
    AREA, ARRIVED, BELOW, BORN, FLAGS, HALF, HOST, KNOWN, LASTING, LASTING_ENTRY,
    LASTING_SIZE, LAST_LEVEL, LINKS, MOVES, STACK_COUNT, STRANDED, SUSPENDED, TOP, TURN, UNDERS,
    UNKNOWN, USED, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State, pile_of
from engine.digimon.instructions.tables import DEF_TOKEN
from engine.digimon.vocabulary import (
    BATTLE, DECK, DIGI_EGG, EGGS, HAND, LINKED, NOWHERE, OPTION, SECURITY, TRASH, UNDER,
)  # fmt: skip


def renew(s: State, card: i64) -> None:
    """Make it a new card."""
    s.put(MOVES + card, s.data[MOVES + card] + 1)
    if s.data[USED + card]:
        s.put(USED + card, 0)
    flags: i64 = s.data[FLAGS + card] & UNKNOWN if s.blind else 0
    if s.data[FLAGS + card] != flags:
        s.put(FLAGS + card, flags)


def lift(s: State, card: i64) -> None:
    """Take a card out of its pile; it is nowhere until it is put down."""
    area = s.data[AREA + card]
    if area:
        s.take_card(s.owner[card], pile_of(area), card)
        s.put(AREA + card, NOWHERE)


def put_down(s: State, card: i64, area: i64, bottom: i64) -> None:
    """Put a card that is nowhere into a pile of its owner, as a new card."""
    renew(s, card)
    definition = s.definition[card]
    if s.t.flags[definition] & DEF_TOKEN:
        s.put(AREA + card, NOWHERE)
        return
    if s.t.category[definition] == DIGI_EGG and area & (HAND | DECK | SECURITY):
        bottom = 1 if area != DECK else bottom
        area = EGGS
    s.put(AREA + card, area)
    if bottom:
        s.insert_bottom(s.owner[card], pile_of(area), card)
    else:
        s.push_card(s.owner[card], pile_of(area), card)
    if s.chance_draws and area & (DECK | SECURITY | EGGS):
        s.put(FLAGS + card, KNOWN)


def move(s: State, card: i64, area: i64, bottom: i64) -> None:
    """Move a card from one pile to another."""
    lift(s, card)
    put_down(s, card, area, bottom)


# ----------------------------------------------------------------------- stacks


def new_stack(s: State, card: i64, player: i64, where: i64) -> i64:
    """Put a card that is nowhere onto a field as a stack of its own; the stack."""
    stack = s.free_stack(player)
    renew(s, card)
    s.put(AREA + card, where)
    s.put(HOST + card, stack + 1)
    s.put(TOP + stack, card + 1)
    s.put(WHERE + stack, where)
    s.put(BORN + stack, s.data[BORN + stack] + 1)
    s.put(ARRIVED + stack, s.data[TURN])
    if stack - player * HALF >= s.data[STACK_COUNT + player]:
        s.put(STACK_COUNT + player, stack - player * HALF + 1)
    return stack


def stack_on(s: State, stack: i64, card: i64) -> None:
    """Put a card that is nowhere on top of a stack; it keeps its state (rule 8-1-2-3)."""
    renew(s, card)
    below = s.data[TOP + stack] - 1
    s.put(LAST_LEVEL + stack, s.t.level[s.definition[below]])
    s.put(AREA + below, UNDER)
    s.put(AREA + card, s.data[WHERE + stack])
    s.put(HOST + card, stack + 1)
    s.put(BELOW + card, below + 1)
    s.put(TOP + stack, card + 1)
    s.put(UNDERS + stack, s.data[UNDERS + stack] + 1)


def put_under(s: State, stack: i64, card: i64, at_top: i64) -> None:
    """Put a card that is nowhere under a stack: at the bottom, or right below the top card."""
    renew(s, card)
    s.put(AREA + card, UNDER)
    s.put(HOST + card, stack + 1)
    above = s.data[TOP + stack] - 1
    if not at_top:
        while s.data[BELOW + above]:
            above = s.data[BELOW + above] - 1
    s.put(BELOW + card, s.data[BELOW + above])
    s.put(BELOW + above, card + 1)
    s.put(UNDERS + stack, s.data[UNDERS + stack] + 1)


def under_at(s: State, stack: i64, index: i64, from_top: i64) -> i64:
    """The digivolution card at a place, counted from 0 at the bottom or at the top."""
    above: i64 = index if from_top else s.data[UNDERS + stack] - 1 - index
    card = s.under(stack) - 1
    while above > 0:
        card = s.data[BELOW + card] - 1
        above -= 1
    return card


def take_out(s: State, card: i64) -> None:
    """Take a card out of its pile, from under its stack or off the Digimon it is linked to.

    It is nowhere until it is put down.  Where it goes to neither the field nor another card, its
    <Overflow> is for the caller (rules 4-19-3, 4-19-4).
    """
    area = s.data[AREA + card]
    if area == UNDER:
        _take_from_under(s, card)
    elif area == LINKED:
        _take_link(s, card)
    else:
        lift(s, card)


def _take_from_under(s: State, card: i64) -> None:
    stack = s.data[HOST + card] - 1
    above = s.data[TOP + stack] - 1
    while s.data[BELOW + above] != card + 1:
        above = s.data[BELOW + above] - 1
    s.put(BELOW + above, s.data[BELOW + card])
    _loosen(s, card)
    s.put(UNDERS + stack, s.data[UNDERS + stack] - 1)


def trash_top_card(s: State, stack: i64, area: i64) -> None:
    """Trash the top card; the card under it becomes the top card, as suspended as it was."""
    card = take_top_card(s, stack)
    overflow(s, card)
    put_down(s, card, area, 0)


def take_top_card(s: State, stack: i64) -> i64:
    """Take the top card off the others; it is nowhere until it is put down or under a card."""
    card = s.data[TOP + stack] - 1
    below = s.data[BELOW + card]
    s.put(TOP + stack, below)
    s.put(UNDERS + stack, s.data[UNDERS + stack] - 1)
    s.put(AREA + below - 1, s.data[WHERE + stack])
    if s.t.category[s.definition[below - 1]] == OPTION:
        s.put(FLAGS + below - 1, s.data[FLAGS + below - 1] | STRANDED)
    _loosen(s, card)
    return card


def _loosen(s: State, card: i64) -> None:
    s.put(AREA + card, NOWHERE)
    s.put(HOST + card, 0)
    if s.data[BELOW + card]:
        s.put(BELOW + card, 0)


def plug_in(s: State, stack: i64, card: i64) -> None:
    """Make a card that is nowhere the last link card of a stack (rule 4-9)."""
    renew(s, card)
    s.put(AREA + card, LINKED)
    s.put(HOST + card, stack + 1)
    at = s.data[LINKS + stack]
    if not at:
        s.put(LINKS + stack, card + 1)
        return
    while s.data[BELOW + at - 1]:
        at = s.data[BELOW + at - 1]
    s.put(BELOW + at - 1, card + 1)


def trash_link(s: State, card: i64) -> None:
    """Trash a link card."""
    _take_link(s, card)
    overflow(s, card)
    put_down(s, card, TRASH, 0)


def _take_link(s: State, card: i64) -> None:
    stack = s.data[HOST + card] - 1
    at = s.data[LINKS + stack]
    if at == card + 1:
        s.put(LINKS + stack, s.data[BELOW + card])
    else:
        while s.data[BELOW + at - 1] != card + 1:
            at = s.data[BELOW + at - 1]
        s.put(BELOW + at - 1, s.data[BELOW + card])
    _loosen(s, card)


def remove_stack(s: State, stack: i64, under_to: i64) -> i64:
    """Take a stack off the field: the cards under its top card go to `under_to` (rule 4-7-8).

    Answers the top card, which is nowhere until it is put down.
    """
    _strip(s, stack, under_to)
    top = s.data[TOP + stack] - 1
    remove_top(s, stack)
    overflow(s, top)
    return top


def clear_stack(s: State, stack: i64) -> i64:
    """Take a stack off the field to put its top card under another; the rest is trashed.

    Answers the top card, which is nowhere.  It goes under a card, so there is no <Overflow>.
    """
    _strip(s, stack, TRASH)
    top = s.data[TOP + stack] - 1
    remove_top(s, stack)
    return top


def _trash_links(s: State, stack: i64) -> None:
    """Trash the link cards of a stack that becomes a new card (rule 4-9-6)."""
    while s.data[LINKS + stack]:
        trash_link(s, s.data[LINKS + stack] - 1)


def _strip(s: State, stack: i64, under_to: i64) -> None:
    """Take off the link cards and the cards under the top card."""
    data = s.data
    _trash_links(s, stack)
    at = data[BELOW + data[TOP + stack] - 1]
    while at:
        card = at - 1
        at = data[BELOW + card]
        _loosen(s, card)
        overflow(s, card)
        put_down(s, card, under_to, 0)


def remove_top(s: State, stack: i64) -> None:
    """Take the last card of a stack, its top card, off the field, and free the stack."""
    data = s.data
    _loosen(s, data[TOP + stack] - 1)
    _forget_lasting(s, s.stack_ref(stack))
    s.put(TOP + stack, 0)
    s.put(WHERE + stack, 0)
    if data[UNDERS + stack]:
        s.put(UNDERS + stack, 0)
    if data[SUSPENDED + stack]:
        s.put(SUSPENDED + stack, 0)
    if data[ARRIVED + stack]:
        s.put(ARRIVED + stack, 0)
    if data[LAST_LEVEL + stack]:
        s.put(LAST_LEVEL + stack, 0)
    player = stack // HALF
    while data[STACK_COUNT + player]:
        if data[TOP + player * HALF + data[STACK_COUNT + player] - 1]:
            break
        s.put(STACK_COUNT + player, data[STACK_COUNT + player] - 1)


def dissolve(s: State, stack: i64, number: i64) -> i64:
    """Take a stack apart to become digivolution cards elsewhere (rule 8-2-2-3).

    Its cards, top card first, are added to `s.leaving` from `number` on, and are nowhere until
    they are put down; link cards are trashed (8-2-2-1-2).  Answers how many there are then.
    """
    _trash_links(s, stack)
    at = s.data[BELOW + s.data[TOP + stack] - 1]
    first = number + 1
    while at:
        s.leaving[first] = at - 1
        first += 1
        at = s.data[BELOW + at - 1]
    index = number + 1
    while index < first:
        _loosen(s, s.leaving[index])
        index += 1
    s.put(BELOW + s.data[TOP + stack] - 1, 0)
    s.put(UNDERS + stack, 0)
    s.leaving[number] = s.data[TOP + stack] - 1
    remove_top(s, stack)
    return first


def _forget_lasting(s: State, who: i64) -> None:
    """Drop what was given to a stack that leaves."""
    entry: i64 = 0
    while entry < s.data[LASTING]:
        if s.data[LASTING_ENTRY + entry * LASTING_SIZE + L_WHO] == who:
            drop_lasting(s, entry)
        else:
            entry += 1


def drop_lasting(s: State, entry: i64) -> None:
    """Remove one entry of what lasts; the order of the others stays."""
    s.drop(LASTING, LASTING_ENTRY, LASTING_SIZE, entry)


def is_token(s: State, stack: i64) -> bool:
    """Whether a stack is a Token: no card can be stacked with it (rule 4-21-3)."""
    return s.t.flags[s.definition[s.data[TOP + stack] - 1]] & DEF_TOKEN != 0


def in_battle(s: State, stack: i64) -> bool:
    """Whether a stack is in the battle area."""
    return s.data[TOP + stack] != 0 and s.data[WHERE + stack] == BATTLE
