"""Whether the cards for a DNA Digivolution, a DigiXros and the like are there, and what it costs.

Sources: comprehensive rules 7-2, 7-3, 8-2 to 8-4, 16-10, 16-31.  Declared only if the cost can be
paid afterwards (1-3-11).  Cards are chosen slot by slot; `State.used` has those of the slots
before.  Only looks; `special_ways` does.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.digivolving import (
    SEVERAL, can_digivolve_into, cost_after, costs, lowest, reduction,
)  # fmt: skip
from engine.digimon.queries.modifier import reach_is_of_one, reach_trash, reach_under
from engine.digimon.queries.modifiers import total
from engine.digimon.position.memory_gauge import can_pay
from engine.digimon.queries.matching import match
from engine.digimon.queries.numbers import joint_key
from engine.digimon.queries.prohibitions import banned, cannot, cannot_become
from engine.digimon.position.movement import is_token
from engine.digimon.position.slots import (
    AREA, BELOW, HALF, HOST, LINKS, P_HAND, P_TRASH, STACK, STACK_COUNT, SUSPENDED, TOP, UNDERS,
    WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.vocabulary import BATTLE, TAMER, TRASH, UNDER


NO_THING: Final = -1  # of those that have to be one of them
LESS: Final = 2  # an effect plays the card for its cost, reduced by what comes on top of this


_FILTER: Final = 20  # bits of the number of a filter
_FILTERS: Final = (1 << _FILTER) - 1


def said_of(others: i64, card: i64, pile: i64) -> i64:
    """What an effect says of the cards for a DNA Digivolution: filters, -1 for none.

    Of the Digimon (beside the one that has to be one of them), and of one card of a pile.
    """
    return others + 1 | (card + 1) << _FILTER | pile << 2 * _FILTER


def _others(said: i64) -> i64:
    return (said & _FILTERS) - 1


def _card(said: i64) -> i64:
    return (said >> _FILTER & _FILTERS) - 1


def feasible(s: State, row: i64, slot: i64, player: i64, card: i64, placed: i64, free: i64,
             must: i64 = NO_THING, said: i64 = 0) -> bool:  # fmt: skip
    """Whether the slots from this one on can be filled so that the cost can be paid.

    An effect may say that the thing `must` is one of them, and what the others are (`said_of`).
    """
    base = row * tb.SPECIAL_SIZE
    t = s.t
    if slot == 0 and t.specials[base + tb.SPECIAL_JOINT]:
        # As cheap as it can be: with all of them.
        most = t.specials[base + tb.SPECIAL_SLOTS]
        if not can_pay(s, player, price(s, row, player, card, most, free)):
            return False
    if slot >= t.specials[base + tb.SPECIAL_SLOTS]:
        if t.specials[base + tb.SPECIAL_KIND] == tb.SP_DIGIXROS and placed == 0:
            return False
        return can_pay(s, player, price(s, row, player, card, placed, free))
    first = s.found
    gather_slot(s, row, slot, player, card, must, said)
    last = s.found
    index = first
    possible = False
    while index < last and not possible:
        s.used[s.used_count] = s.candidates[index]
        s.used_count += 1
        possible = feasible(s, row, slot + 1, player, card, placed + 1, free, must, said)
        s.used_count -= 1
        index += 1
    s.found = first
    if not possible and t.specials[base + tb.SPECIAL_KIND] == tb.SP_DIGIXROS:
        possible = feasible(s, row, slot + 1, player, card, placed, free, must, said)
    return possible


def feasible_row(s: State, kind: i64, player: i64, card: i64, must: i64 = NO_THING,
                 said: i64 = 0) -> i64:  # fmt: skip
    """The first row of this kind by which Digimon can become a card now; -1 for none."""
    definition = s.definition[card]
    if banned(s, player, tb.BAN_DIGIVOLVE, card):
        return -1
    row = s.t.special_from[definition]
    while row < s.t.special_from[definition + 1]:
        if s.t.specials[row * tb.SPECIAL_SIZE + tb.SPECIAL_KIND] == kind:
            before = s.found
            s.used_count = 0
            possible = feasible(s, row, 0, player, card, 0, 0, must, said)
            s.found = before
            if possible:
                return row
        row += 1
    return -1


def price(s: State, row: i64, player: i64, card: i64, placed: i64, free: i64) -> i64:
    """What is paid: the cost, nothing (`free` 1), or the cost less `free` - LESS (7-3-2-10)."""
    if free == 1:
        return 0
    whole = cost(s, row, player, card, placed)
    return cost_after(whole, free - LESS) if free else whole


def cost(s: State, row: i64, player: i64, card: i64, placed: i64) -> i64:
    """What it costs with so many cards placed, reductions included (8-2-2-5, 8-3-2-3, 8-4-2-3)."""
    base = row * tb.SPECIAL_SIZE
    t = s.t
    kind = t.specials[base + tb.SPECIAL_KIND]
    number = t.specials[base + tb.SPECIAL_NUMBER]
    if kind == tb.SP_DNA:
        return cost_after(number, reduction(s, tb.W_DIGIVOLVE, card, SEVERAL, player))
    if kind == tb.SP_BURST or kind == tb.SP_APP_FUSION:
        return cost_after(number, reduction(s, tb.W_DIGIVOLVE, card, s.used[0] - STACK, player))
    if kind == tb.SP_DIGISORPTION:
        stack = s.used[0] - STACK
        reduced = number + reduction(s, tb.W_DIGIVOLVE, card, stack, player)
        return cost_after(lowest(costs(s, card, stack, player)), reduced)
    less = reduction(s, tb.W_PLAY, card, -1, player)
    less += number * placed if kind == tb.SP_DIGIXROS else number
    return cost_after(t.cost[s.definition[card]], less)


def gather_slot(s: State, row: i64, slot: i64, player: i64, card: i64, must: i64 = NO_THING,
                said: i64 = 0) -> None:  # fmt: skip
    """Add the cards that fit a slot and are not used yet to the candidates."""
    base = row * tb.SPECIAL_SIZE
    kind = s.t.specials[base + tb.SPECIAL_KIND]
    number = s.t.specials[base + tb.SPECIAL_FILTERS + slot]
    if kind == tb.SP_APP_FUSION:
        _gather_app_fusion(s, base, slot, player, card)
        return
    last_slot = slot + 1 == s.t.specials[base + tb.SPECIAL_SLOTS]
    from_hand = kind == tb.SP_DIGIXROS or kind == tb.SP_ASSEMBLY
    from_field = kind != tb.SP_ASSEMBLY
    if kind == tb.SP_BLAST_DNA or _card(said) >= 0:
        # One of the Digimon and one card of the hand (rule 16-31-1), or of what the effect says.
        from_hand = slot == 0 or s.used[0] >= STACK
        from_field = slot == 0 or s.used[0] < STACK
        if s.t.specials[base + tb.SPECIAL_SLOTS] > 2:
            return
    if from_field:
        stack = player * HALF
        last = stack + s.data[STACK_COUNT + player]
        while stack < last:
            if s.data[TOP + stack] and _in_reach(s, kind, slot, stack, card):
                free = not _used(s, STACK + stack) or kind == tb.SP_DIGISORPTION
                free = free and _goes_together(s, base, STACK + stack)
                if free and _goes_with(s, STACK + stack, last_slot, player, must, said):
                    if match(s, number, STACK + stack, -1, player, -1):
                        s.find(STACK + stack)
            stack += 1
    if kind == tb.SP_DIGIXROS and s.t.modified >> tb.M_DIGIXROS_FROM & 1:
        _gather_elsewhere(s, row, number, player, card)
    if own_trash(s, row):
        _gather_pile(s, base, P_TRASH, number, player, card)
    if from_hand:
        pile: i64 = P_TRASH if kind == tb.SP_ASSEMBLY else P_HAND
        if _card(said) >= 0:
            pile = said >> 2 * _FILTER
        first = s.found
        _gather_pile(s, base, pile, number, player, card)
        if _card(said) >= 0:
            _keep_matching(s, first, _card(said), player)


def _keep_matching(s: State, first: i64, number: i64, player: i64) -> None:
    """Of the candidates from this one on, keep those that match."""
    last = s.found
    s.found = first
    while first < last:
        if match(s, number, s.candidates[first], -1, player, -1):
            s.find(s.candidates[first])
        first += 1


def _goes_together(s: State, base: i64, thing: i64) -> bool:
    """Whether it can be placed beside those used, where they must be different (7-2, 7-3).

    They are used in the order of their numbers, so that each set is found once.
    """
    joint = s.t.specials[base + tb.SPECIAL_JOINT]
    if joint == tb.J_NONE or s.used_count == 0:
        return True
    index: i64 = 0
    while index < s.used_count:
        before = s.used[index]
        if before > thing or joint_key(s, joint, before) == joint_key(s, joint, thing):
            return False
        index += 1
    return True


def _gather_pile(s: State, base: i64, pile: i64, number: i64, player: i64, card: i64) -> None:
    """Add the cards of a pile that fit and are not used yet."""
    index: i64 = 0
    while index < s.size(player, pile):
        other = s.at(player, pile, index)
        fits = other != card and not _used(s, other) and _goes_together(s, base, other)
        if fits and match(s, number, other, -1, player, -1):
            s.find(other)
        index += 1


def own_trash(s: State, row: i64) -> bool:
    """Whether the text of a card lets its DigiXros take cards of the trash."""
    base = row * tb.SPECIAL_SIZE
    xros = s.t.specials[base + tb.SPECIAL_KIND] == tb.SP_DIGIXROS
    return xros and s.t.specials[base + tb.SPECIAL_LAST] != 0


def _goes_with(s: State, thing: i64, last: bool, player: i64, must: i64, said: i64) -> bool:
    """Whether it is, or may be beside, the Digimon that an effect says is one of them."""
    if said == 0 or thing == must:
        return True
    if must != NO_THING and (_card(said) >= 0 or (last and not _used(s, must))):
        return False
    return match(s, _others(said), thing, must, player, -1)


def _gather_app_fusion(s: State, base: i64, slot: i64, player: i64, card: i64) -> None:
    """A linked Digimon of the battle area, then one of its link cards (rules 8-4-1, 8-4-2-1)."""
    if slot == 1:
        stack = s.used[0] - STACK
        at = s.data[LINKS + stack]
        while at:
            if _fuse(s, base, stack, at - 1, player):
                s.find(at - 1)
            at = s.data[BELOW + at - 1]
        return
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack] and s.data[WHERE + stack] == BATTLE:
            if not cannot_become(s, stack, card):
                at = s.data[LINKS + stack]
                while at and not _fuse(s, base, stack, at - 1, player):
                    at = s.data[BELOW + at - 1]
                if at:
                    s.find(STACK + stack)
        stack += 1


def _fuse(s: State, base: i64, stack: i64, link: i64, player: i64) -> bool:
    """Whether a Digimon and its link card are two different ones of the specified cards."""
    number = s.t.specials[base + tb.SPECIAL_LAST]
    filters = base + tb.SPECIAL_FILTERS
    one: i64 = 0
    while one < number:
        if match(s, s.t.specials[filters + one], STACK + stack, -1, player, -1):
            two: i64 = 0
            while two < number:
                if two != one and match(s, s.t.specials[filters + two], link, -1, player, -1):
                    return True
                two += 1
        one += 1
    return False


def _in_reach(s: State, kind: i64, slot: i64, stack: i64, card: i64) -> bool:
    """Digimon in the battle area; what digivolves alone may be in the breeding area as well."""
    if kind == tb.SP_DIGISORPTION:
        if slot == 0:
            return can_digivolve_into(s, card, stack, stack // HALF)
        return s.data[WHERE + stack] == BATTLE and not cannot(s, stack, tb.NOT_SUSPEND)
    if is_token(s, stack):
        return False  # nothing is stacked with a Token (rule 4-21-3)
    if kind == tb.SP_BURST and slot == 0:
        return not cannot_become(s, stack, card)
    if s.data[WHERE + stack] != BATTLE:
        return False
    if kind != tb.SP_DNA and kind != tb.SP_BLAST_DNA:
        return True
    return not cannot_become(s, stack, card)


def _used(s: State, thing: i64) -> bool:
    index: i64 = 0
    while index < s.used_count:
        if s.used[index] == thing:
            return True
        index += 1
    return False


# ------------------------------------------------- a DigiXros with cards that lie elsewhere


def reaches(s: State, row: i64, tamer: i64, player: i64, card: i64) -> bool:
    """Whether a Tamer can be suspended so that the cards used for a DigiXros may be placed."""
    if not s.data[TOP + tamer] or s.data[SUSPENDED + tamer] or s.data[WHERE + tamer] != BATTLE:
        return False
    reach = total(s, tamer, tb.M_DIGIXROS_FROM, 0, card)
    if reach == 0 or cannot(s, tamer, tb.NOT_SUSPEND):
        return False
    under: i64 = 0
    trash: i64 = 0
    host: i64 = 0
    index: i64 = 0
    while index < s.used_count:
        thing = s.used[index]
        if thing < STACK and s.data[AREA + thing] == UNDER:
            if under and reach_is_of_one(reach) and s.data[HOST + thing] != host:
                return False
            host = s.data[HOST + thing]
            under += 1
        elif thing < STACK and s.data[AREA + thing] == TRASH and not own_trash(s, row):
            trash += 1
        index += 1
    return under <= reach_under(reach) and trash <= reach_trash(reach)


def from_elsewhere(s: State, row: i64) -> bool:
    """Whether cards used for a DigiXros lie where only a Tamer lets them be taken from."""
    areas: i64 = UNDER if own_trash(s, row) else UNDER | TRASH
    index: i64 = 0
    while index < s.used_count:
        thing = s.used[index]
        if thing < STACK and s.data[AREA + thing] & areas:
            return True
        index += 1
    return False


def _gather_elsewhere(s: State, row: i64, number: i64, player: i64, card: i64) -> None:
    """Add what lies under Tamers, or in the trash, and a Tamer lets be placed for a DigiXros."""
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack] and s.data[UNDERS + stack]:
            if s.t.category[s.definition[s.data[TOP + stack] - 1]] == TAMER:
                at = s.data[BELOW + s.data[TOP + stack] - 1]
                while at:
                    _add_elsewhere(s, row, at - 1, number, player, card)
                    at = s.data[BELOW + at - 1]
        stack += 1
    index: i64 = 0
    while index < s.size(player, P_TRASH) and not own_trash(s, row):
        _add_elsewhere(s, row, s.at(player, P_TRASH, index), number, player, card)
        index += 1


def _add_elsewhere(s: State, row: i64, thing: i64, number: i64, player: i64,
                   card: i64) -> None:  # fmt: skip
    if thing == card or _used(s, thing) or not match(s, number, thing, -1, player, -1):
        return
    if not _goes_together(s, row * tb.SPECIAL_SIZE, thing):
        return
    s.used[s.used_count] = thing
    s.used_count += 1
    tamer = player * HALF
    last = tamer + s.data[STACK_COUNT + player]
    while tamer < last and not reaches(s, row, tamer, player, card):
        tamer += 1
    s.used_count -= 1
    if tamer < last:
        s.find(thing)
