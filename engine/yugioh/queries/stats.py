"""ATK and DEF as they are now: six kinds of modifiers, and how a new one meets the earlier ones.

Source: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers*.  A modifier is lingering (kinds 1,
3, 5: of an effect that has resolved, until the end of the turn or while the monster stays face-up
on the field) or continuous (2, 4, 6: of a face-up card or an Equip Card).  It increases or
decreases (1, 2), sets the present value (3, 4) or sets the original one (5, 6).

Lingering ones lie in memory in the order in which they began.  Whether a continuous one applies is
worked out whenever it is read; only when it began is remembered, as an entry between the lingering
ones, and only where something can meet it (`Tables.tracks`, `Tables.orders`): one without an entry
is the newest.  A new lingering modifier removes those that it replaces for good
(`engine/yugioh/movement/stat_changes`).  All other meetings are worked out by reading from the
newest on: one that is in force keeps out the older ones of `_KEPT_OUT`, which come back when it
stops.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.queries.rules import Modify
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.field_levels import levels_more
from engine.yugioh.queries import matching
from engine.yugioh.queries import protection
from engine.yugioh.queries import in_force as rules
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.modifiers import (
    GAIN, GAIN_WHILE, LAST, SET, SET_ORIGINAL, SET_ORIGINAL_WHILE, SET_WHILE, modifier_kind,
)  # fmt: skip
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_SIZE, BOTH_SIDES, B_BOUND, B_FILTER, B_PLAYER, B_WHAT, CONTROL, GRANTS,
    HOST, LOC, MODIFIER, MODIFIERS, MODIFIER_SIZE, MONSTERS, M_CARD,
    M_SOURCE, M_VALUE, M_WHAT, POSITION, WHOLE_FIELD,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, STACK_CAP, State
from engine.yugioh.vocabulary import ATK, DEF, FACEDOWN, LINK, MZONE, SZONE

# The kinds, as bits, that keep out an older modifier of each kind while they are in force.
_KEPT_OUT: Final = (
    0,
    1 << SET_WHILE,
    1 << SET,
    1 << SET_WHILE | 1 << SET_ORIGINAL_WHILE,
    1 << SET | 1 << SET_WHILE,
    1 << SET_WHILE | 1 << SET_ORIGINAL_WHILE,
    1 << SET_ORIGINAL | 1 << SET_ORIGINAL_WHILE,
    1 << LAST,
)
NOBODY: Final = -1  # no card
_DEEPEST: Final = 16  # values that depend on each other

# Fields of a continuous modifier on `State.stack`.
S_KIND: Final = 0
S_VALUE: Final = 1
S_SOURCE: Final = 2
S_RULE: Final = 3
S_WIDTH: Final = 4
LISTED_WIDTH: Final = 2  # of those listed with nothing but kind and value


# ------------------------------------------------------------------ reading


class Duel(State):
    """A position whose ATK and DEF can be asked for: filters ask them, and they need filters."""

    def attack(self, card: i64) -> i64:
        """The ATK of a monster now; off the field, the printed one."""
        return _present(self, card, ATK, False)

    def defense(self, card: i64) -> i64:
        """The DEF of a monster now; off the field, the printed one.  A Link Monster has none: 0."""
        return _present(self, card, DEF, False)

    def levels_more(self, card: i64) -> i64:
        """By how much continuous effects change its Level where it is."""
        return levels_more(self, card)

    def original(self, card: i64, stat: i64) -> i64:
        """The original ATK or DEF of a monster: the printed one, unless an effect sets it."""
        return _present(self, card, stat, True)


def _present(s: State, card: i64, stat: i64, of_original: bool) -> i64:
    data = s.data
    total = matching.printed(s, card, stat)
    if data[LOC + card] != MZONE:
        return total
    more: i64 = 0
    if s.t.has_turn_attack and stat == ATK:
        more = _for_the_turn(s, card)
    if s.t.has_sets:
        return _meet(s, card, stat, total, of_original, more)
    if of_original:
        return total
    total += more
    base: i64 = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card and data[base + M_WHAT] & stat:
            total += data[base + M_VALUE]
        base += MODIFIER_SIZE
    if s.t.has_modifiers:
        bottom = s.stacked
        collect(s, card, stat, False)
        while s.stacked > bottom:
            s.stacked -= S_WIDTH
            total += s.stack[s.stacked + S_VALUE]
    if total < 0:
        return 0
    return total


def _for_the_turn(s: State, card: i64) -> i64:
    """What it gains or loses as one of its controller's monsters for the rest of the turn.

    Whose effect it was is not kept: a monster that is unaffected by any has no part in it.
    """
    data = s.data
    if data[POSITION + card] & FACEDOWN:
        return 0
    player = data[CONTROL + card]
    total: i64 = 0
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_WHAT] == tb.TURN_ATTACK and data[base + B_PLAYER] == player:
            if matching.match(s, data[base + B_BOUND], card, NOBODY, player):
                total += amount(s, data[base + B_FILTER], card, player, 0)
        base += BAN_SIZE
    return 0 if total and protection.unaffected(s, card, NOBODY) else total


def _meet(s: State, card: i64, stat: i64, printed: i64, of_original: bool, more: i64) -> i64:
    """The value where modifiers set values: they are read from the newest on.

    What is changed for the turn applies to all that come later too, so it is the newest.
    """
    data = s.data
    bottom = s.stacked
    if s.t.has_modifiers:
        collect(s, card, stat, of_original)
    top = s.stacked
    # Behind the continuous ones, all that apply are listed again: kind and value, newest first.
    if more:
        _list(s, GAIN, more)
    at = top
    while at > bottom:
        at -= S_WIDTH
        if entry_of(s, card, stat, s.stack[at + S_SOURCE], s.stack[at + S_RULE]) < 0:
            _list(s, s.stack[at + S_KIND], s.stack[at + S_VALUE])
    base = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base > MODIFIER:
        base -= MODIFIER_SIZE
        if data[base + M_CARD] != card or not data[base + M_WHAT] & stat:
            continue
        if not data[base + M_SOURCE]:
            _list(s, modifier_kind(data[base + M_WHAT]), data[base + M_VALUE])
            continue
        at = bottom
        while at < top:
            if s.stack[at + S_SOURCE] == data[base + M_SOURCE] - 1:
                if s.stack[at + S_RULE] == data[base + M_VALUE]:
                    _list(s, s.stack[at + S_KIND], s.stack[at + S_VALUE])
            at += S_WIDTH
    value = _fold(s, top, printed, of_original)
    s.stacked = bottom
    return value


def _list(s: State, kind: i64, value: i64) -> None:
    if s.stacked + LISTED_WIDTH > STACK_CAP:
        raise RuleError("too many modifiers of ATK and DEF at once")
    s.stack[s.stacked + S_KIND] = kind
    s.stack[s.stacked + S_VALUE] = value
    s.stacked += LISTED_WIDTH


def _fold(s: State, at: i64, printed: i64, of_original: bool) -> i64:
    """The value of the modifiers listed on the stack from `at` on, the newest first."""
    in_force: i64 = 0
    gain: i64 = 0
    first = printed  # the original value
    present: i64 = 0
    last: i64 = 0
    while at < s.stacked:
        kind = s.stack[at + S_KIND]
        value = s.stack[at + S_VALUE]
        at += LISTED_WIDTH
        if _KEPT_OUT[kind] & in_force:
            continue
        in_force |= 1 << kind
        if kind <= GAIN_WHILE:
            gain += value
        elif kind <= SET_WHILE:
            present = value
        elif kind == LAST:
            last = value
        else:
            first = value
    if of_original:
        total = first
    elif in_force & (1 << LAST):
        total = last
    elif in_force & (1 << SET | 1 << SET_WHILE):
        total = present + gain
    else:
        total = first + gain
    if total < 0:
        return 0
    return total


# --------------------------------------------------------------- continuous


def collect(s: State, card: i64, stat: i64, of_original: bool) -> None:
    """Put the continuous modifiers that apply to a monster on the stack.

    What it gains is nothing to its original value, and may depend on those of others; nor is what
    its present value becomes, which may depend on the original one.
    """
    data = s.data
    t = s.t
    if data[POSITION + card] & FACEDOWN:
        return
    s.nesting += 1
    if s.nesting > _DEEPEST:
        s.nesting = 0
        raise RuleError("the ATK or DEF of monsters depend on each other in a circle")
    # Monsters of both players, then their Spells and Traps.
    slot: i64 = 0 if t.rule_kinds >> Modify.CODE & 1 else BOTH_SIDES
    while slot < WHOLE_FIELD:
        source = data[MONSTERS + slot] - 1
        slot += 1
        if source < 0 or not (t.modifying[s.definition[source]] or data[GRANTS + source]):
            continue
        rule, last = rules_of(s, source, card)
        while rule < last:
            base = rule * tb.RULE_SIZE
            kind = t.rules[base + Modify.KIND]
            if not (kind <= GAIN_WHILE and of_original) and applies(s, rule, source, card, stat):
                value: i64 = 0
                if not of_original or kind == SET_ORIGINAL_WHILE:
                    value = amount(
                        s, t.rules[base + Modify.AMOUNT], source, data[CONTROL + source], 0, card
                    )
                if s.stacked + S_WIDTH > STACK_CAP:
                    raise RuleError("too many modifiers of ATK and DEF at once")
                s.stack[s.stacked + S_KIND] = kind
                s.stack[s.stacked + S_VALUE] = value
                s.stack[s.stacked + S_SOURCE] = source
                s.stack[s.stacked + S_RULE] = rule
                s.stacked += S_WIDTH
            rule += 1
    s.nesting -= 1


def rules_of(s: State, source: i64, card: i64) -> tuple[i64, i64]:
    """The rules of a card on the field that may concern this monster: from, and past the last."""
    data = s.data
    if data[LOC + source] == SZONE and data[HOST + source]:
        grants = data[GRANTS + source]
        if data[HOST + source] != card + 1 or not grants:
            return 0, 0
        if data[POSITION + source] & FACEDOWN or rules.negated(s, source):
            return 0, 0
        return s.t.grant_from[grants - 1], s.t.grant_from[grants]
    first = s.t.rule_from[s.definition[source]]
    last = s.t.rule_from[s.definition[source] + 1]
    if first == last or not rules.speaks(s, source):
        return 0, 0
    return first, last


def applies(s: State, rule: i64, source: i64, card: i64, stat: i64) -> bool:
    """Whether a rule of a face-up card modifies this number of a face-up monster."""
    t = s.t
    base = rule * tb.RULE_SIZE
    if t.rules[base] != Modify.CODE or not t.rules[base + Modify.STATS] & stat:
        return False
    if stat == DEF and t.type[s.definition[card]] & LINK:
        return False
    player = s.data[CONTROL + source]
    side: i64 = 1 if s.data[CONTROL + card] == player else 2
    return (
        t.rules[base + Modify.WHOSE] & side != 0
        and rules.applies(s, rule, source)
        and matching.match(s, t.rules[base + Modify.FILTER], card, source, player)
        and not protection.unaffected(s, card, source, False)
    )


def entry_of(s: State, card: i64, stat: i64, source: i64, rule: i64) -> i64:
    """The entry that says when a continuous modifier began, or -1."""
    data = s.data
    base: i64 = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card and data[base + M_SOURCE] == source + 1:
            if data[base + M_VALUE] == rule and data[base + M_WHAT] & stat:
                return base
        base += MODIFIER_SIZE
    return -1
