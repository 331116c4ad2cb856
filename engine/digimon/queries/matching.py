"""Whether a card matches a filter, and the numbers of a card as it is now.

The static part of a filter is looked up in a table; what depends on the position is evaluated
here.  A *thing* is a card, or STACK + a stack.  Filters, amounts and conditions are seen from a
thing (`me`, or -1), its player, and the context of the effect being carried out (or -1).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import (
    ARRIVED, A_STAGE, A_WHO, BELOW, B_OTHER, B_WHO, CONTEXTS, CONTEXT_SIZE, COUNT, C_CARD, C_EVENT,
    C_FACTS, C_OTHER, C_SEEN, FACE_DOWN, FACE_UP, FLAGS, HALF, LINKS, MEMORY, PHASE, PILE_KINDS,
    PLAYER, STACK, STACK_COUNT, SUSPENDED, TOP, TURN, UNDERS, UNKNOWN, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State, pile_of
from engine.digimon.position.steps import top
from engine.digimon.vocabulary import (
    BATTLE, BREEDING, DECK, EGGS, HAND, LINKED, OPPONENT, REVEALED, SECURITY, TRASH, UNDER, YOU,
)  # fmt: skip

NONE: Final = -1


def top_card(s: State, thing: i64) -> i64:
    """The card itself, or the top card of a stack."""
    return s.data[TOP + thing - STACK] - 1 if thing >= STACK else thing


def player_of(s: State, thing: i64) -> i64:
    """Whose it is: of a stack whose field it is on, of a card its owner."""
    return (thing - STACK) // HALF if thing >= STACK else s.owner[thing]


# ------------------------------------------------------------------------ filters


def match(s: State, number: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether a thing matches filter `number`."""
    t = s.t
    definition = s.definition[top_card(s, thing)]
    row = t.filter_pure[number]
    if t.has_face_down and thing < STACK and s.data[FLAGS + thing] & FACE_DOWN:
        return t.filter_open[number] != 0  # without information (rule 4-7-9)
    if s.blind and thing < STACK and s.data[FLAGS + thing] & UNKNOWN:
        return row >= 0 and row == t.any_row
    if row >= 0:
        return t.static[row * t.defs + definition] != 0
    at = t.filter_from[number]
    end = t.filter_from[number + 1]
    while at < end:
        if t.static[t.alternative_row[at] * t.defs + definition]:
            term = t.term_from[at]
            last = t.term_from[at + 1]
            while term < last:
                base = term * tb.TERM_SIZE
                holds = _term(s, base, thing, me, player, ctx)
                if holds != (t.terms[base + 3] != 0):
                    break
                term += 1
            if term == last:
                return True
        at += 1
    return False


def _term(s: State, base: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
    data = s.data
    kind = s.t.terms[base]
    first = s.t.terms[base + 1]
    second = s.t.terms[base + 2]
    if kind == tb.D_SUSPENDED:
        return thing >= STACK and data[SUSPENDED + thing - STACK] != 0
    if kind == tb.D_OTHER:
        return thing != me
    if kind == tb.D_LEAST:
        has = number_of(s, first, thing)
        return has >= 0 and has >= amount(s, second, me, player, ctx)
    if kind == tb.D_MOST:
        has = number_of(s, first, thing)
        return has >= 0 and has <= amount(s, second, me, player, ctx)
    if kind == tb.D_HAS_UNDER or kind == tb.D_HAS_LINKED:
        if thing < STACK:
            return False
        found: i64 = 0
        at = s.under(thing - STACK) if kind == tb.D_HAS_UNDER else data[LINKS + thing - STACK]
        while at:
            if match(s, first, at - 1, me, player, ctx):
                found += 1
            at = data[BELOW + at - 1]
        return found >= second
    if kind == tb.D_KEYWORD:
        return thing >= STACK and s.has_keyword(thing - STACK, first)
    if kind == tb.D_WHILE:
        return conditions_hold(s, first, second, me, player, ctx)
    if kind == tb.D_EXTREME:
        return _is_extreme(s, first, second, thing, me, player, ctx)
    if kind == tb.D_SAME:
        return _is_same(s, first, resolve(s, second, me, ctx), thing)
    if kind == tb.D_PLACED_NOW:
        return thing >= STACK and data[ARRIVED + thing - STACK] == data[TURN]
    if kind == tb.D_FACE_UP:
        return thing < STACK and data[FLAGS + thing] & FACE_UP != 0
    if kind == tb.D_ATTACKING:
        return is_attacking(s, thing)
    return False


def _is_extreme(s: State, packed: i64, among: i64, thing: i64, me: i64, player: i64,
                ctx: i64) -> bool:  # fmt: skip
    if thing < STACK:
        return False
    what = packed & 0xFF
    mine = number_of(s, what, thing)
    if mine < 0:
        return False
    side = packed >> 9
    one: i64 = 0
    while one < 2:
        if side & (YOU if one == player else OPPONENT):
            stack = one * HALF
            last = stack + s.data[STACK_COUNT + one]
            while stack < last:
                if s.data[TOP + stack] and s.data[WHERE + stack] == BATTLE:
                    if match(s, among, STACK + stack, me, player, ctx):
                        theirs = number_of(s, what, STACK + stack)
                        if packed >> 8 & 1:
                            if theirs > mine:
                                return False
                        elif theirs >= 0 and theirs < mine:
                            return False
                stack += 1
        one += 1
    return True


def _is_same(s: State, what: i64, other: i64, thing: i64) -> bool:
    if other < 0:
        return False
    one = s.definition[top_card(s, thing)]
    two = s.definition[top_card(s, other)]
    if what == 10:
        return s.t.name[one] == s.t.name[two]
    if what == 11:
        return s.t.colors[one] & s.t.colors[two] != 0
    if what == tb.N_LEVEL:
        return s.t.level[one] == s.t.level[two] and s.t.level[one] > 0
    return s.t.cost[one] == s.t.cost[two]


def is_attacking(s: State, thing: i64) -> bool:
    """Whether it is the attacking Digimon."""
    return s.data[A_STAGE] != 0 and s.data[A_WHO] & NUMBER == thing and s.alive(s.data[A_WHO])


# ---------------------------------------------------------------- numbers, amounts


def number_of(s: State, what: i64, thing: i64) -> i64:
    """A number of a card or stack; -1 where it has none."""
    definition = s.definition[top_card(s, thing)]
    if what == tb.N_DP:
        return s.dp(thing - STACK) if thing >= STACK else s.t.dp[definition]
    if what == tb.N_LEVEL:
        return s.t.level[definition] if s.t.level[definition] else NONE
    if what == tb.N_COST:
        return s.t.cost[definition] if thing >= STACK else s.t.use_cost[definition]
    if what == tb.N_UNDER:
        return s.data[UNDERS + thing - STACK] if thing >= STACK else NONE
    if what == tb.N_COLORS:
        return bits_set(s.t.colors[definition])
    if what == tb.N_PRINTED_DP:
        return s.original_dp(thing - STACK) if thing >= STACK else s.t.dp[definition]
    if what == tb.N_USE_COST:
        return s.data[top(s) + 2]  # asked for only while it is being used
    if what == tb.N_LINKS and thing >= STACK:
        return s.linked(thing - STACK)
    return NONE


def number_then(s: State, what: i64, ctx: i64) -> i64:
    """A number of the card of the event, as it was when the effect triggered (rule 15-8-3-8)."""
    seen = s.data[CONTEXTS + ctx * CONTEXT_SIZE + C_SEEN]
    if seen == 0:
        thing = resolve(s, tb.R_EVENT, NONE, ctx)
        return number_of(s, what, thing) if thing >= 0 else NONE
    if what == tb.N_DP:
        return (seen >> 16) - 1
    if what == tb.N_UNDER:
        return seen >> 9 & 0x7F
    return number_of(s, what, (seen & 0x1FF) - 1)


def bits_set(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def resolve(s: State, register: i64, me: i64, ctx: i64) -> i64:
    """The thing meant by a register: the first of its cards, if it is still what it was; or -1."""
    if register == tb.R_THIS:
        return me
    if ctx < 0:
        if register == tb.R_CARD:
            return me if me < STACK else NONE
        return s.meant if register == tb.R_EVENT else NONE
    base = CONTEXTS + ctx * CONTEXT_SIZE
    if register == tb.R_CARD:
        return s.data[base + C_CARD]
    reference: i64 = 0
    if register == tb.R_EVENT:
        reference = s.data[base + C_EVENT]
    elif register == tb.R_OTHER:
        reference = s.data[base + C_OTHER]
    elif register >= 0:
        slot = s.register(ctx, register)
        if s.data[slot] == 0:
            return NONE
        reference = s.data[slot + 1]
    else:
        return NONE
    return reference & NUMBER if reference and s.alive(reference) else NONE


def amount(s: State, number: i64, me: i64, player: i64, ctx: i64) -> i64:
    """An amount as it is now."""
    base = number * tb.AMOUNT_SIZE
    t = s.t
    kind = t.amounts[base]
    if kind == tb.AM_NUMBER:
        return t.amounts[base + 1]
    if kind == tb.AM_COUNT:
        of = t.amounts[base + 4]
        found = count(s, t.amounts[base + 1], t.amounts[base + 2], t.amounts[base + 3], of, me,
                      player, ctx)  # fmt: skip
        return found // t.amounts[base + 5] * t.amounts[base + 6]
    if kind == tb.AM_OF:
        has: i64 = NONE
        if t.amounts[base + 1] == tb.R_EVENT and ctx >= 0:
            has = number_then(s, t.amounts[base + 2], ctx)
        else:
            thing = resolve(s, t.amounts[base + 1], me, ctx)
            if thing >= 0:
                has = number_of(s, t.amounts[base + 2], thing)
        return has * t.amounts[base + 3] if has > 0 else 0
    if kind == tb.AM_MEMORY:
        memory = s.data[MEMORY] if player == s.data[PLAYER] else -s.data[MEMORY]
        return memory if t.amounts[base + 1] == YOU else -memory
    if kind == tb.AM_REMEMBERED:
        slot = s.register(ctx, t.amounts[base + 1])
        return s.data[slot + 1] * t.amounts[base + 2] if s.data[slot] else 0
    if kind == tb.AM_MINUS:
        left = amount(s, t.amounts[base + 1], me, player, ctx)
        right = amount(s, t.amounts[base + 2], me, player, ctx)
        return left - right if left > right else 0
    if kind == tb.AM_DELETION:
        return t.amounts[base + 1] + s.deletion_bonus(me, player)
    if kind == tb.AM_EVENTS:
        facts = s.data[CONTEXTS + ctx * CONTEXT_SIZE + C_FACTS] if ctx >= 0 else 0
        many: i64 = 1 if facts & tb.F_DIGIXROS else (facts >> tb.F_COUNT) + 1
        return many * t.amounts[base + 1]
    before = s.found
    _collect(s, t.amounts[base + 1], t.amounts[base + 2], t.amounts[base + 3], tb.NOBODY, me,
             player, ctx)  # fmt: skip
    colors: i64 = 0
    while s.found > before:
        s.found -= 1
        colors |= t.colors[s.definition[top_card(s, s.candidates[s.found])]]
    return bits_set(colors)


def conditions_hold(s: State, first: i64, last: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether all of these conditions hold."""
    at = first
    while at < last:
        kind = s.t.conditions[at * tb.CONDITION_SIZE]
        if kind == tb.IF_ANY:
            rows = s.t.conditions[at * tb.CONDITION_SIZE + 1]
            holds = False
            while rows > 0:
                at += 1
                rows -= 1
                if not holds:
                    holds = _holds(s, at, me, player, ctx)
        elif kind == tb.IF_NOT:
            at += 1
            holds = not _holds(s, at, me, player, ctx)
        else:
            holds = _holds(s, at, me, player, ctx)
        if not holds:
            return False
        at += 1
    return True


def _holds(s: State, row: i64, me: i64, player: i64, ctx: i64) -> bool:
    base = row * tb.CONDITION_SIZE
    t = s.t
    kind = t.conditions[base]
    first = t.conditions[base + 1]
    if kind == tb.IF_COMPARE:
        left = amount(s, first, me, player, ctx)
        right = amount(s, t.conditions[base + 3], me, player, ctx)
        op = t.conditions[base + 2]
        if op == 0:
            return left < right
        if op == 1:
            return left <= right
        if op == 2:
            return left == right
        if op == 3:
            return left >= right
        return left > right if op == 4 else left != right
    if kind == tb.IF_IS:
        thing = resolve(s, first, me, ctx)
        return thing >= 0 and match(s, t.conditions[base + 2], thing, me, player, ctx)
    if kind == tb.IF_FACT:
        facts = s.data[CONTEXTS + ctx * CONTEXT_SIZE + C_FACTS] if ctx >= 0 else 0
        if first == tb.F_DIGIXROS:
            return facts & first != 0 and facts >> tb.F_COUNT >= t.conditions[base + 2]
        return facts & first != 0
    if kind == tb.IF_PHASE:
        return s.data[PHASE] == first
    if kind == tb.IF_BATTLING:
        if me < STACK or not s.data[B_WHO]:
            return False
        other: i64 = -1
        if s.data[B_WHO] & NUMBER == me:
            other = s.data[B_OTHER] & NUMBER
        elif s.data[B_OTHER] & NUMBER == me:
            other = s.data[B_WHO] & NUMBER
        if other < 0 or (other < STACK and not t.conditions[base + 2]):
            return False
        return match(s, first, other, me, player, ctx)
    return False


# ---------------------------------------------------------------------- gathering


def gather(s: State, number: i64, areas: i64, whose: i64, of: i64, me: i64, player: i64,
           ctx: i64) -> None:  # fmt: skip
    """Collect the things that match in these areas as candidates, in a fixed order."""
    s.found = 0
    _collect(s, number, areas, whose, of, me, player, ctx)


def _collect(s: State, number: i64, areas: i64, whose: i64, of: i64, me: i64, player: i64,
             ctx: i64) -> None:  # fmt: skip
    """Add the things that match to the candidates that are there already."""
    if areas & (UNDER | LINKED) and of != tb.NOBODY:
        _gather_of(s, number, areas, of, me, player, ctx)
        areas &= ~(UNDER | LINKED)
        if not areas:
            return
    one = player
    turn: i64 = 0
    while turn < 2:
        if whose & (YOU if one == player else OPPONENT):
            if areas & (BATTLE | BREEDING | UNDER | LINKED):
                _gather_field(s, number, areas, one, me, player, ctx)
            if areas & (HAND | TRASH | DECK | SECURITY | EGGS | REVEALED):
                _gather_piles(s, number, areas, one, me, player, ctx)
        one = 1 - one
        turn += 1


def _gather_field(s: State, number: i64, areas: i64, one: i64, me: i64, player: i64,
                  ctx: i64) -> None:  # fmt: skip
    stack = one * HALF
    last = stack + s.data[STACK_COUNT + one]
    while stack < last:
        if s.data[TOP + stack]:
            if s.data[WHERE + stack] & areas and match(s, number, STACK + stack, me, player, ctx):
                s.find(STACK + stack)
            if areas & UNDER and s.data[WHERE + stack] == BATTLE:
                _gather_under(s, number, stack, me, player, ctx)
            if areas & LINKED and s.data[WHERE + stack] == BATTLE:
                _gather_links(s, number, stack, me, player, ctx)
        stack += 1


def _gather_under(s: State, number: i64, stack: i64, me: i64, player: i64, ctx: i64) -> None:
    at = s.under(stack)
    while at:
        if match(s, number, at - 1, me, player, ctx):
            s.find(at - 1)
        at = s.data[BELOW + at - 1]


def _gather_of(s: State, number: i64, areas: i64, of: i64, me: i64, player: i64, ctx: i64) -> None:
    thing = resolve(s, of, me, ctx)
    if thing < STACK:
        return
    if areas & UNDER:
        _gather_under(s, number, thing - STACK, me, player, ctx)
    if areas & LINKED:
        _gather_links(s, number, thing - STACK, me, player, ctx)


def _gather_links(s: State, number: i64, stack: i64, me: i64, player: i64, ctx: i64) -> None:
    at = s.data[LINKS + stack]
    while at:
        if match(s, number, at - 1, me, player, ctx):
            s.find(at - 1)
        at = s.data[BELOW + at - 1]


def _gather_piles(s: State, number: i64, areas: i64, one: i64, me: i64, player: i64,
                  ctx: i64) -> None:  # fmt: skip
    area: i64 = DECK
    while area <= REVEALED:
        if areas & area and area & (HAND | TRASH | DECK | SECURITY | EGGS | REVEALED):
            pile = pile_of(area)
            index: i64 = 0
            size = s.size(one, pile)
            while index < size:
                card = s.at(one, pile, index)
                if match(s, number, card, me, player, ctx):
                    s.find(card)
                index += 1
        area <<= 1


def count(s: State, number: i64, areas: i64, whose: i64, of: i64, me: i64, player: i64,
          ctx: i64) -> i64:  # fmt: skip
    """How many things match.  Candidates that are being collected meanwhile are left alone."""
    if areas == SECURITY or areas == HAND or areas == TRASH:
        row = s.t.filter_pure[number]
        if row == s.t.any_row and whose != YOU | OPPONENT:
            one = player if whose == YOU else 1 - player
            return s.data[COUNT + one * PILE_KINDS + pile_of(areas)]
    before = s.found
    _collect(s, number, areas, whose, of, me, player, ctx)
    found = s.found - before
    s.found = before
    return found
