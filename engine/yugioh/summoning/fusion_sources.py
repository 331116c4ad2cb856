"""Where an effect takes the materials of a Fusion Summon from, and which sets of them it allows.

Sources: Yu-Gi-Oh rules reference F1; Yu-Gi-Oh solo rules 3.5.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import CONTROL, LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.queries.gathering import gather_some
from engine.yugioh.queries.in_force import may_banish
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.sets import size_of
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.vocabulary import BANISHED, FACEDOWN, FIELD_PLACES, MONSTER, TOKEN


def gather_materials(s: State, source: i64, end: i64, monster: i64, me: i64, player: i64,
                     into: i64) -> None:  # fmt: skip
    """Fill the candidates with the materials of the monster from these sources, to before `end`.

    A Token goes to no Deck and is not banished.
    """
    t = s.t
    if into == tb.INTO_BANISHED and not may_banish(s):
        s.found = 0
        return
    only = t.fusion_only[s.definition[monster]]
    if end - source == 1:
        _gather_source(s, source, me, player)
    else:
        _union(s, source, end, monster, me, player)
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if card == monster or not t.type[s.definition[card]] & MONSTER:
            continue
        if only and not (s.data[LOC + card] & only and s.data[CONTROL + card] == player):
            continue
        if not usable_for(s, tb.USE_FUSION, card, monster):
            continue
        if into != tb.INTO_GRAVE and t.type[s.definition[card]] & TOKEN:
            continue
        # The player's own face-down monsters are known to the player and can be used.
        if s.data[POSITION + card] & FACEDOWN:
            if s.data[LOC + card] == BANISHED:
                continue
            if s.data[LOC + card] & FIELD_PLACES and s.data[CONTROL + card] != player:
                continue
        if s.data[LOC + card] & FIELD_PLACES and unaffected(s, card, me):
            continue
        s.candidates[kept] = card
        kept += 1
    s.found = kept


def _gather_source(s: State, source: i64, me: i64, player: i64) -> None:
    rows = s.t.sources
    at = source * tb.SOURCE_SIZE
    if rows[at + tb.SOURCE_BANISHED] and not may_banish(s):
        s.found = 0
        return
    gather_some(s, rows[at + tb.SOURCE_FILTER], rows[at + tb.SOURCE_PLACES],
                rows[at + tb.SOURCE_WHOSE], me, player)  # fmt: skip


def _union(s: State, source: i64, end: i64, monster: i64, me: i64, player: i64) -> None:
    """Candidates of several sources that are there for this monster, each card once."""
    total: i64 = 0
    while source < end:
        wanted = s.t.sources[source * tb.SOURCE_SIZE + tb.SOURCE_FOR]
        if wanted and not match(s, wanted - 1, monster, me, player):
            source += 1
            continue
        _gather_source(s, source, me, player)
        index: i64 = 0
        while index < s.found:
            s.weights[total] = s.candidates[index]
            total += 1
            index += 1
        source += 1
    kept: i64 = 0
    index = 0
    while index < total:
        card = s.weights[index]
        other: i64 = 0
        while other < kept and s.candidates[other] != card:
            other += 1
        if other == kept:
            s.candidates[kept] = card
            kept += 1
        index += 1
    s.found = kept


def banished_from(s: State, source: i64, end: i64) -> i64:
    """The places from where materials of these sources are banished."""
    places: i64 = 0
    while source < end:
        if s.t.sources[source * tb.SOURCE_SIZE + tb.SOURCE_BANISHED]:
            places |= s.t.sources[source * tb.SOURCE_SIZE + tb.SOURCE_PLACES]
        source += 1
    return places


def asks_of_sets(s: State, source: i64, end: i64) -> bool:
    """Whether one of these sources is used only together with some other material, or for so many
    of them.
    """
    while source < end:
        at = source * tb.SOURCE_SIZE
        if s.t.sources[at + tb.SOURCE_BESIDE] or s.t.sources[at + tb.SOURCE_MOST]:
            return True
        source += 1
    return False


def keep_allowed(s: State, source: i64, end: i64, me: i64, player: i64) -> None:
    """Keep the sets that have what each source they use asks for, and no more than it allows."""
    while source < end:
        at = source * tb.SOURCE_SIZE
        source += 1
        beside = s.t.sources[at + tb.SOURCE_BESIDE]
        most = s.t.sources[at + tb.SOURCE_MOST]
        if not beside and not most:
            continue
        from_ = s.t.sources[at + tb.SOURCE_PLACES]
        kept: i64 = 0
        index: i64 = 0
        while index < s.count:
            chosen = s.options[index]
            if beside:
                allowed = _has_beside(s, chosen, from_, beside - 1, me, player)
            else:
                allowed = _used_from(s, chosen, from_) <= most
            if allowed:
                s.options[kept] = s.options[index]
                kept += 1
            index += 1
        s.count = kept


def _used_from(s: State, chosen: i64, from_: i64) -> i64:
    """How many cards of the set come from these places."""
    used: i64 = 0
    index: i64 = 0
    while chosen >> index:
        if chosen >> index & 1 and s.data[LOC + s.candidates[index]] & from_:
            used += 1
        index += 1
    return used


def _has_beside(s: State, chosen: i64, from_: i64, number: i64, me: i64, player: i64) -> bool:
    """Whether the set uses no card from these places, or one that matches."""
    used = False
    index: i64 = 0
    while chosen:
        if chosen & 1:
            card = s.candidates[index]
            if match(s, number, card, me, player):
                return True
            used |= s.data[LOC + card] & from_ != 0
        chosen >>= 1
        index += 1
    return not used


def keep_so_many(s: State, count: i64) -> None:
    """Keep the sets of so many materials."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.count:
        if size_of(s.options[index]) == count:
            s.options[kept] = s.options[index]
            kept += 1
        index += 1
    s.count = kept
