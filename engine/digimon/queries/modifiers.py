"""What modifies a card in play: the sum of all modifiers of a kind, wherever they come from.

Persistent effects are never stored: they hold as long as they hold, so they are looked up in the
texts of all cards in play whenever they are asked for (comprehensive rules 15-8-2).  What effects
have given for a time stands in memory (`position/lasting`).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.lasting import (
    L_MODIFIER, L_SCOPE, L_VALUE, L_WHO, end_of_lasting, giver_category, giver_player,
)  # fmt: skip
from engine.digimon.position.other_areas import place_of, sources
from engine.digimon.position.slots import (
    BELOW, FACE_DOWN, FLAGS, HALF, LASTING_ENTRY, LASTING_SIZE, PLAYER, STACK, STACK_COUNT, TOP,
    WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.texts import inherited_from, more_text, text_card, text_of
from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.matching import match
from engine.digimon.position.facts import category_in, facts_of_category
from engine.digimon.queries.modifier import (
    AMOUNT, HELD, KINDS, NOBODY, keyword_asked, unaffected_key,
)  # fmt: skip
from engine.digimon.queries.things import is_attacking, player_of, top_card
from engine.digimon.vocabulary import BATTLE, DIGIMON, OPPONENT, YOU

_THINGS: Final = 2 * STACK  # cards and stacks have lower numbers


def total(s: State, stack: i64, kind: i64, key: i64, about: i64) -> i64:
    """The sum of all modifiers of a kind on a stack: printed, inherited, of others, and given."""
    t = s.t
    data = s.data
    if not t.modified >> kind & 1 or data[WHERE + stack] != BATTLE:
        return 0
    result: i64 = 0
    result += _own(s, stack, kind, key, about)
    if t.aura_kinds >> kind & 1:
        result += _auras(s, stack, kind, key, about)
    if t.given_elsewhere >> kind & 1:
        result += _elsewhere(s, stack, kind, key, about)
    at: i64 = LASTING_ENTRY
    end = end_of_lasting(s)
    while at < end:
        row = data[at + L_MODIFIER] * tb.MODIFIER_SIZE
        if t.modifiers[row] == kind and KINDS[kind].asked(s, row, key, about, stack):
            who = data[at + L_WHO]
            player = giver_player(s, at)
            reaches = who == s.stack_ref(stack) if who else _in_scope_lasting(s, at, stack, player)
            if reaches and not not_reached(s, stack, kind, key, giver_category(s, at), player):
                value = data[at + L_VALUE]
                if kind != tb.M_DP or value > 0 or not _keeps_dp(s, stack, player):
                    result += _worth(kind, key, value)
        at += LASTING_SIZE
    return result


def of_player(s: State, player: i64, kind: i64, key: i64, about: i64) -> i64:
    """The sum of all modifiers of a kind on a player or their Security Digimon."""
    t = s.t
    result: i64 = 0
    if t.aura_kinds >> kind & 1:
        result += _auras(s, -1 - player, kind, key, about)
    if t.given_elsewhere >> kind & 1:
        result += _elsewhere(s, -1 - player, kind, key, about)
    at: i64 = LASTING_ENTRY
    end = end_of_lasting(s)
    while at < end:
        row = s.data[at + L_MODIFIER] * tb.MODIFIER_SIZE
        if not s.data[at + L_WHO] and t.modifiers[row] == kind:
            scope = (s.data[at + L_SCOPE] - 1) * tb.SCOPE_SIZE
            if t.scopes[scope + tb.SC_PLAYERS] and KINDS[kind].asked(
                s, row, key, about, -1 - player
            ):
                if t.scopes[scope + tb.SC_WHOSE] & (
                    YOU if giver_player(s, at) == player else OPPONENT
                ):
                    result += s.data[at + L_VALUE]
        at += LASTING_SIZE
    return result


def has_keyword(s: State, stack: i64, keyword: i64) -> bool:
    """Whether a Digimon has a keyword effect now."""
    t = s.t
    if not t.any_keywords >> keyword & 1 or s.data[WHERE + stack] != BATTLE:
        return False
    card = s.data[TOP + stack] - 1
    if t.keywords[t.defs * tb.IN_UPPER + s.definition[card]] >> keyword & 1:
        return True
    place = t.defs * tb.IN_INHERITED
    at = inherited_from(s, stack)
    while at:
        if t.keywords[place + s.definition[at - 1]] >> keyword & 1:
            if not s.data[FLAGS + at - 1] & FACE_DOWN:
                return True
        at = s.data[BELOW + at - 1]
    if t.has_more_texts:
        cursor = more_text(s, stack, 0)
        while cursor:
            if t.keywords[place_said(s, cursor)] >> keyword & 1:
                return True
            cursor = more_text(s, stack, cursor)
    if not t.given_keywords >> keyword & 1:
        return False
    return total(s, stack, tb.M_KEYWORD, keyword | HELD, NOBODY) > 0


def prevented(s: State, stack: i64, what: i64, player: i64) -> bool:
    """Whether an effect of this player cannot do this to a card in the battle area."""
    if not s.t.modified >> tb.M_CANNOT & 1:
        return False
    return total(s, stack, tb.M_CANNOT, what, player) > 0


def unaffected(s: State, stack: i64, facts: i64, player: i64) -> bool:
    """Whether a card is not affected by an effect of this player and category (rule 15-15-5)."""
    own = stack // HALF == player
    if not own and has_keyword(s, stack, tb.KW_PROGRESS) and is_attacking(s, STACK + stack):
        return True
    if not s.t.modified >> tb.M_UNAFFECTED & 1:
        return False
    whose: i64 = YOU if own else OPPONENT
    key = unaffected_key(category_in(facts), whose)
    return total(s, stack, tb.M_UNAFFECTED, key, NOBODY) > 0


def _keeps_dp(s: State, stack: i64, player: i64) -> bool:
    """Whether an effect of this player cannot reduce the DP of a Digimon."""
    if not s.t.guards_dp or stack < 0:
        return False
    return prevented(s, stack, tb.NOT_LOSE_DP, player)


def _worth(kind: i64, key: i64, value: i64) -> i64:
    """What a modifier with this number adds to what is asked for."""
    if kind == tb.M_KEYWORD and key & HELD:
        return 1 if value else 0
    return value


def not_reached(s: State, stack: i64, kind: i64, key: i64, category: i64, player: i64) -> bool:
    """Whether an effect of the opponent does not reach a card that is not affected by it.

    What makes it so is looked up without asking this again (rules 15-15-5-2, 15-15-5-4).
    """
    if player == stack // HALF or kind == tb.M_UNAFFECTED:
        return False
    if kind == tb.M_KEYWORD and keyword_asked(key) == tb.KW_PROGRESS:
        return False
    return unaffected(s, stack, facts_of_category(category), player)


def _own(s: State, stack: i64, kind: i64, key: i64, about: i64) -> i64:
    t = s.t
    result: i64 = 0
    card = s.data[TOP + stack] - 1
    place = t.defs * tb.IN_UPPER + s.definition[card]
    me: i64 = STACK + stack
    if t.static_kinds[place] >> kind & 1:
        result += _rows(s, place, me, BATTLE, stack, kind, key, about, False)
    at = inherited_from(s, stack)
    while at:
        place = t.defs * tb.IN_INHERITED + s.definition[at - 1]
        if t.static_kinds[place] >> kind & 1 and not s.data[FLAGS + at - 1] & FACE_DOWN:
            result += _rows(s, place, me, BATTLE, stack, kind, key, about, False)
        at = s.data[BELOW + at - 1]
    if t.has_more_texts:
        cursor = more_text(s, stack, 0)
        while cursor:
            place = place_said(s, cursor)
            if t.static_kinds[place] >> kind & 1:
                result += _rows(s, place, me, BATTLE, stack, kind, key, about, False)
            cursor = more_text(s, stack, cursor)
    return result


def place_said(s: State, cursor: i64) -> i64:
    """Where the tables have what a text says."""
    return text_of(cursor) * s.t.defs + s.definition[text_card(cursor)]


def _auras(s: State, stack: i64, kind: i64, key: i64, about: i64) -> i64:
    """What persistent effects of all cards in the battle areas give; stack -1: Security Digimon."""
    t = s.t
    data = s.data
    result: i64 = 0
    wanted: i64 = 1 << (kind + tb.AURA_SHIFT)
    one: i64 = 0
    while one < 2:
        source: i64 = one * HALF
        last = source + data[STACK_COUNT + one]
        while source < last:
            if data[TOP + source] and data[WHERE + source] == BATTLE:
                card = data[TOP + source] - 1
                place = t.defs * tb.IN_UPPER + s.definition[card]
                if t.static_kinds[place] & wanted:
                    category = s.kinds(source)
                    result += _aura(s, place, source, stack, kind, key, about, category)
                at = inherited_from(s, source)
                while at:
                    place = t.defs * tb.IN_INHERITED + s.definition[at - 1]
                    if t.static_kinds[place] & wanted and not data[FLAGS + at - 1] & FACE_DOWN:
                        result += _aura(s, place, source, stack, kind, key, about, DIGIMON)
                    at = data[BELOW + at - 1]
                if t.has_more_texts:
                    cursor = more_text(s, source, 0)
                    while cursor:
                        place = place_said(s, cursor)
                        if t.static_kinds[place] & wanted:
                            result += _aura(s, place, source, stack, kind, key, about, DIGIMON)
                        cursor = more_text(s, source, cursor)
            source += 1
        one += 1
    return result


def _elsewhere(s: State, stack: i64, kind: i64, key: i64, about: i64) -> i64:
    """What persistent effects give that work outside the battle areas (15-14-2 to 15-14-5)."""
    result: i64 = 0
    first = s.source_count
    one: i64 = 0
    while one < 2:
        last = sources(s, one, s.t.static_areas)
        index = first
        while index < last:
            result += _given_by(s, s.sources[index], one, stack, kind, key, about)
            index += 1
        s.source_count = first
        one += 1
    return result


def _given_by(s: State, me: i64, player: i64, stack: i64, kind: i64, key: i64,
              about: i64) -> i64:  # fmt: skip
    t = s.t
    definition = s.definition[top_card(s, me)]
    if not t.kinds_elsewhere[definition] >> kind & 1:
        return 0
    if stack >= 0 and not_reached(s, stack, kind, key, t.category[definition], player):
        return 0
    aura = me != STACK + stack
    place = t.defs * tb.IN_UPPER + definition
    return _rows(s, place, me, place_of(s, me), stack, kind, key, about, aura)


def _aura(s: State, place: i64, source: i64, stack: i64, kind: i64, key: i64, about: i64,
          category: i64) -> i64:  # fmt: skip
    """What the effects of another card give, unless they do not affect this one."""
    if stack >= 0 and not_reached(s, stack, kind, key, category, source // HALF):
        return 0
    return _rows(s, place, STACK + source, BATTLE, stack, kind, key, about, True)


def _rows(s: State, place: i64, me: i64, area: i64, stack: i64, kind: i64, key: i64, about: i64,
          aura: bool) -> i64:  # fmt: skip
    """What the persistent effects of a text of `me`, which is in this area, give to `stack` (below
    0: -1 - the player of a Security Digimon).
    """
    t = s.t
    result: i64 = 0
    player = player_of(s, me)
    row = t.static_from[place]
    last = t.static_from[place + 1]
    while row < last:
        base = row * tb.STATIC_SIZE
        scope = t.statics[base + tb.ST_SCOPE]
        works = t.statics[base + tb.ST_WHERE] & area != 0
        if works and (scope >= 0) == aura and t.statics[base + tb.ST_KINDS] >> kind & 1:
            # What it gives is asked first: whom it gives that may depend on other modifiers.
            if _gives(s, base, stack, kind, key, about) and s.ask(_giving(base, kind, me, stack)):
                if applies(s, base, scope, me, stack, player):
                    modifier = t.statics[base + tb.ST_MODIFIERS]
                    while modifier < t.statics[base + tb.ST_MODIFIERS_END]:
                        given = modifier * tb.MODIFIER_SIZE
                        if t.modifiers[given] == kind and KINDS[kind].asked(
                            s, given, key, about, stack
                        ):
                            value = amount(s, t.modifiers[given + AMOUNT], me, player, -1)
                            if kind != tb.M_DP or value > 0 or not _keeps_dp(s, stack, player):
                                result += _worth(kind, key, value)
                        modifier += 1
                s.asked_count -= 1
        row += 1
    return result


def _giving(given: i64, kind: i64, me: i64, stack: i64) -> i64:
    """A number for what an effect gives to a stack or a player, while it is worked out.

    Where that depends on itself (two Digimon whose DP depends on the other's), nothing is given
    within: no persistent effect is activated before its conditions are met (15-8-2-2).
    """
    return ((given * tb.AURA_SHIFT + kind) * _THINGS + me) * _THINGS + stack + HALF


def _in_scope_lasting(s: State, at: i64, stack: i64, player: i64) -> bool:
    """Whether what was given for a time to all that match is given to this stack."""
    if not s.ask(_giving(-1 - at, 0, 0, stack)):
        return False
    result = in_scope(s, s.data[at + L_SCOPE] - 1, STACK + stack, -1, player)
    s.asked_count -= 1
    return result


def _gives(s: State, base: i64, stack: i64, kind: i64, key: i64, about: i64) -> bool:
    """Whether what is asked for is among what a persistent effect gives."""
    t = s.t
    modifier = t.statics[base + tb.ST_MODIFIERS]
    while modifier < t.statics[base + tb.ST_MODIFIERS_END]:
        given = modifier * tb.MODIFIER_SIZE
        if t.modifiers[given] == kind and KINDS[kind].asked(s, given, key, about, stack):
            return True
        modifier += 1
    return False


def applies(s: State, base: i64, scope: i64, me: i64, stack: i64, player: i64) -> bool:
    t = s.t
    if not t.statics[base + tb.ST_TURN] & (YOU if s.data[PLAYER] == player else OPPONENT):
        return False
    if scope >= 0:
        if stack < 0:
            sides = t.scopes[scope * tb.SCOPE_SIZE + tb.SC_WHOSE]
            if not t.scopes[scope * tb.SCOPE_SIZE + tb.SC_PLAYERS]:
                return False
            if not sides & (YOU if -1 - stack == player else OPPONENT):
                return False
        elif not in_scope(s, scope, STACK + stack, me, player):
            return False
    return conditions_hold(s, t.statics[base + tb.ST_IF], t.statics[base + tb.ST_IF_END], me,
                              player, -1)  # fmt: skip


def in_scope(s: State, scope: i64, thing: i64, me: i64, player: i64) -> bool:
    """Whether a stack in the battle area is one of the cards that a scope means."""
    base = scope * tb.SCOPE_SIZE
    if not s.t.scopes[base + tb.SC_AREAS] & BATTLE:
        return False
    if not s.t.scopes[base + tb.SC_WHOSE] & (YOU if player_of(s, thing) == player else OPPONENT):
        return False
    return match(s, s.t.scopes[base + tb.SC_FILTER], thing, me, player, -1)
