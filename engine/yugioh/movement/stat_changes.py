"""The modifiers of ATK and DEF in memory: lingering ones, and when continuous ones began.

Source: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers*; `engine/yugioh/queries/stats` says how
the entries are read.  A monster that leaves the field, or is turned face-down, loses its own.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.modifiers import (
    GAIN, GAIN_WHILE, LAST, SET, SET_ORIGINAL, SET_ORIGINAL_WHILE, SET_WHILE, modifier_kind,
    pack_modifier,
)  # fmt: skip
from engine.yugioh.queries.stats import (
    S_KIND, S_RULE, S_SOURCE, S_WIDTH, applies, collect, entry_of, rules_of,
)  # fmt: skip
from engine.yugioh.position.slots import (
    BOTH_SIDES, GRANTS, LOC, MODIFIER, MODIFIERS, MODIFIER_CAP, MODIFIER_SIZE, MONSTERS, M_CARD,
    M_SOURCE, M_VALUE, M_WHAT, POSITION, UNTIL_END, WHOLE_FIELD,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.vocabulary import ATK, DEF, FACEDOWN, LINK, MZONE

# The kinds that a new lingering modifier of each kind removes for good.
_REMOVED: Final = (0, 0, 0, 1 << GAIN | 1 << SET, 0, 1 << SET | 1 << SET_ORIGINAL)
# The continuous kinds for which it matters that they are older than a lingering one of each kind.
_SETS: Final = 1 << SET_WHILE | 1 << SET_ORIGINAL_WHILE
_SETTING: Final = _SETS | 1 << LAST
_OLDER: Final = (0, 1 << SET_WHILE, 0, _SETS | 1 << GAIN_WHILE, 0, _SETS)


# ---------------------------------------------------------------- lingering


def modify(s: State, card: i64, what: i64, value: i64, arriving: bool = False) -> i64:
    """A lingering modifier of ATK and/or DEF begins; 1 if the monster can have it, else 0.

    A monster that is `arriving` has it before what continuous effects add to it: "Special Summon
    it, but its ATK becomes 0".  Source: the walks of the reference engine.
    """
    if s.data[LOC + card] != MZONE or s.data[POSITION + card] & FACEDOWN:
        return 0
    begun: i64 = 0
    if what & ATK:
        _begin(s, card, what & ~DEF, value, arriving)
        begun = 1
    if what & DEF and not s.t.type[s.definition[card]] & LINK:
        _begin(s, card, what & ~ATK, value, arriving)
        begun = 1
    return begun


def _begin(s: State, card: i64, what: i64, value: i64, arriving: bool) -> None:
    kind = modifier_kind(what)
    stat = what & (ATK | DEF)
    if s.t.tracks and not arriving:
        _note(s, card, stat, _OLDER[kind])
    if _REMOVED[kind]:
        _replace(s, card, stat, _REMOVED[kind])
    if kind != GAIN or not _added(s, card, what, value):
        append(s, card, what, value, 0)


def _replace(s: State, card: i64, stat: i64, kinds: i64) -> None:
    """Remove the lingering modifiers of these kinds: they do not come back."""
    entry = s.data[MODIFIERS]
    while entry > 0:
        entry -= 1
        base = MODIFIER + entry * MODIFIER_SIZE
        if s.data[base + M_CARD] != card or not s.data[base + M_WHAT] & stat:
            continue
        if not s.data[base + M_SOURCE] and kinds >> modifier_kind(s.data[base + M_WHAT]) & 1:
            remove(s, entry)


def _added(s: State, card: i64, what: i64, value: i64) -> bool:
    """Add to an increase or decrease that nothing has met since: the order does not matter."""
    entry = s.data[MODIFIERS]
    while entry > 0:
        entry -= 1
        base = MODIFIER + entry * MODIFIER_SIZE
        if s.data[base + M_CARD] != card or not s.data[base + M_WHAT] & what & (ATK | DEF):
            continue
        if modifier_kind(s.data[base + M_WHAT]) != GAIN:
            return False
        if s.data[base + M_WHAT] == what:
            if s.data[base + M_VALUE] + value:
                s.put(base + M_VALUE, s.data[base + M_VALUE] + value)
            else:
                remove(s, entry)
            return True
    return value == 0


def append(s: State, card: i64, what: i64, value: i64, source: i64) -> None:
    """Add an entry behind all others: of a rule of `source` - 1, or (0) of a lingering modifier."""
    entries = s.data[MODIFIERS]
    if entries >= MODIFIER_CAP:
        raise RuleError(f"more than {MODIFIER_CAP} modifiers of monsters")
    base = MODIFIER + entries * MODIFIER_SIZE
    s.put(base + M_CARD, card)
    s.put(base + M_WHAT, what)
    s.put(base + M_VALUE, value)
    s.put(base + M_SOURCE, source)
    s.put(MODIFIERS, entries + 1)


def remove(s: State, entry: i64) -> None:
    """Remove an entry; the order of the others stays."""
    s.drop(MODIFIERS, MODIFIER, MODIFIER_SIZE, entry)


def forget(s: State, card: i64) -> None:
    """Drop the modifiers of a monster that leaves the field or is turned face-down."""
    entry = s.data[MODIFIERS]
    while entry > 0:
        entry -= 1
        base = MODIFIER + entry * MODIFIER_SIZE
        if s.data[base + M_CARD] == card or s.data[base + M_SOURCE] == card + 1:
            remove(s, entry)


def end_turn(s: State) -> None:
    """Drop the modifiers that last until the end of the turn."""
    entry = s.data[MODIFIERS]
    while entry > 0:
        entry -= 1
        if s.data[MODIFIER + entry * MODIFIER_SIZE + M_WHAT] & UNTIL_END:
            remove(s, entry)


# ------------------------------------------ when continuous modifiers began


def track(s: State) -> None:
    """Notice which continuous modifiers have stopped, and which have begun.

    Called before every step of the agenda, where `Tables.tracks` says that it can matter.
    """
    data = s.data
    entry = data[MODIFIERS]
    while entry > 0:
        entry -= 1
        base = MODIFIER + entry * MODIFIER_SIZE
        if not data[base + M_WHAT] & (ATK | DEF):
            continue  # of a Type or Attribute
        if data[base + M_SOURCE] and not _still(s, base):
            remove(s, entry)
    if not s.t.orders or not _may_set(s):
        return
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = data[MONSTERS + slot] - 1
        if card >= 0:
            _note(s, card, ATK, _SETTING)
            _note(s, card, DEF, _SETTING)
        slot += 1


def _may_set(s: State) -> bool:
    """Whether a card on the field could set the ATK or DEF of a monster as long as it is there."""
    data = s.data
    modifying = s.t.modifying
    slot: i64 = MONSTERS
    while slot < MONSTERS + WHOLE_FIELD:
        at = data[slot]
        slot += 1
        if at and (modifying[s.definition[at - 1]] & _SETTING or data[GRANTS + at - 1]):
            return True
    return False


def _still(s: State, base: i64) -> bool:
    """Whether the continuous modifier of an entry still applies, and its age still matters."""
    data = s.data
    card = data[base + M_CARD]
    source = data[base + M_SOURCE] - 1
    stat = data[base + M_WHAT] & (ATK | DEF)
    rule, last = rules_of(s, source, card)
    if not rule <= data[base + M_VALUE] < last:
        return False
    if not applies(s, data[base + M_VALUE], source, card, stat):
        return False
    if modifier_kind(data[base + M_WHAT]) != GAIN_WHILE:
        return True
    # An increase or decrease is only ever kept out by a later "becomes".
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card and data[base + M_WHAT] & stat:
            if modifier_kind(data[base + M_WHAT]) == SET:
                return True
        base += MODIFIER_SIZE
    return False


def _note(s: State, card: i64, stat: i64, kinds: i64) -> None:
    """Remember that the continuous modifiers of these kinds are older than what comes next."""
    if not kinds:
        return
    bottom = s.stacked
    collect(s, card, stat, False)
    at = bottom
    while at < s.stacked:
        kind = s.stack[at + S_KIND]
        source = s.stack[at + S_SOURCE]
        rule = s.stack[at + S_RULE]
        if kinds >> kind & 1 and entry_of(s, card, stat, source, rule) < 0:
            append(s, card, pack_modifier(stat, kind), rule, source + 1)
        at += S_WIDTH
    s.stacked = bottom
