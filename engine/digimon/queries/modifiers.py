"""What a card in play has and cannot do: DP, keywords, prohibitions.

Persistent effects are never stored: they hold as long as they hold, so they are looked up in the
texts of all cards in play whenever they are asked for (comprehensive rules 15-8-2).  What effects
have given for a time stands in memory (`slots.LASTING`).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import is_attacking, player_of, top_card
from engine.digimon.instructions import tables as tb
from engine.digimon.position.other_areas import place_of, sources
from engine.digimon.position.slots import (
    BELOW, FACE_DOWN, FLAGS, HALF, LASTING, LASTING_ENTRY, LASTING_SIZE, LINKS, PLAYER, STACK,
    STACK_COUNT, TOP,
    WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.texts import CARD, TEXT, UPPER, more_text, next_text
from engine.digimon.vocabulary import BATTLE, DIGIMON, OPPONENT, YOU

NONE: Final = -1
# With the number of a keyword: how often it is there, and not the sum of its numbers, as a Digimon
# with <Security Attack +1> and <Security Attack -1> has the keyword twice.
HELD: Final = 1 << 8


class Table(State):
    """A position whose DP and keywords can be asked for: filters ask, and they need filters."""

    def dp(self, stack: i64) -> i64:
        """The DP of a Digimon in the battle area; -1 when it has none (rule 2-5-3)."""
        return dp(self, stack)

    def original_dp(self, stack: i64) -> i64:
        """The original DP: that printed, or the latest it was changed to (rules 2-5-2, 15-12-2)."""
        return original_dp(self, stack)

    def has_keyword(self, stack: i64, keyword: i64) -> bool:
        """Whether a Digimon has a keyword effect now."""
        return has_keyword(self, stack, keyword)

    def deletion_bonus(self, me: i64, player: i64) -> i64:
        """What is added to a number of DP that an effect of `me` deletes by (rule 15-15-4)."""
        return deletion_bonus(self, me, player)


def dp(s: State, stack: i64) -> i64:
    """The DP of a Digimon in the battle area; -1 when it has none (rule 2-5-3)."""
    base = s.t.dp[s.definition[s.data[TOP + stack] - 1]]
    if base < 0:
        return NONE
    if s.t.modified >> tb.M_ORIGINAL_DP & 1:
        base = original_dp(s, stack)
    if s.t.has_links:
        at = s.data[LINKS + stack]
        while at:
            base += s.t.link_dp[s.definition[at - 1]]
            at = s.data[BELOW + at - 1]
    base += total(s, stack, tb.M_DP, 0)
    return base if base > 0 else 0


def original_dp(s: State, stack: i64) -> i64:
    """The original DP: that printed, or the latest it was changed to (rules 2-5-2, 15-12-2)."""
    base = s.t.dp[s.definition[s.data[TOP + stack] - 1]]
    if base < 0 or not s.t.modified >> tb.M_ORIGINAL_DP & 1 or s.data[WHERE + stack] != BATTLE:
        return base
    entry: i64 = 0
    place: i64 = LASTING_ENTRY
    while entry < s.data[LASTING]:
        kind = s.t.modifiers[s.data[place] * tb.MODIFIER_SIZE]
        if kind == tb.M_ORIGINAL_DP and s.data[place + 1] == s.stack_ref(stack):
            player = s.data[place + 3] & 1
            if not _shielded(s, stack, kind, 0, s.data[place + 3] >> 1, player):
                base = s.data[place + 4]
        place += LASTING_SIZE
        entry += 1
    return base


def deletion_bonus(s: State, me: i64, player: i64) -> i64:
    """What is added to a number of DP that an effect of `me` deletes by (rule 15-15-4)."""
    if not s.t.modified >> tb.M_DELETION & 1:
        return 0
    result: i64 = 0
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack]:
            result += total(s, stack, tb.M_DELETION, 0)
        stack += 1
    if me >= STACK:
        result += total(s, me - STACK, tb.M_DELETION, 1)
    return result


def security_attack(s: State, stack: i64) -> i64:
    """How many security cards a Digimon checks (rule 16-4)."""
    checks: i64 = 1
    checks += total(s, stack, tb.M_KEYWORD, tb.KW_SECURITY_ATTACK)
    return checks if checks > 0 else 0


def has_keyword(s: State, stack: i64, keyword: i64) -> bool:
    """Whether a Digimon has a keyword effect now."""
    t = s.t
    if not t.any_keywords >> keyword & 1 or s.data[WHERE + stack] != BATTLE:
        return False
    card = s.data[TOP + stack] - 1
    if t.keywords[t.defs * tb.IN_UPPER + s.definition[card]] >> keyword & 1:
        return True
    place = t.defs * tb.IN_INHERITED
    at = s.data[BELOW + card]
    while at:
        if t.keywords[place + s.definition[at - 1]] >> keyword & 1:
            if not s.data[FLAGS + at - 1] & FACE_DOWN:
                return True
        at = s.data[BELOW + at - 1]
    if t.has_more_texts:
        cursor = more_text(s, stack, 0)
        while cursor:
            if t.keywords[_place(s, cursor)] >> keyword & 1:
                return True
            cursor = more_text(s, stack, cursor)
    if not t.given_keywords >> keyword & 1:
        return False
    return total(s, stack, tb.M_KEYWORD, keyword | HELD) > 0


def cannot(s: State, stack: i64, what: i64) -> bool:
    """Whether an effect forbids this to a card in the battle area (rule 15-1-3)."""
    return total(s, stack, tb.M_CANNOT, what) > 0


def prevented(s: State, stack: i64, what: i64, player: i64) -> bool:
    """Whether an effect of this player cannot do this to a card in the battle area."""
    if not s.t.modified >> tb.M_CANNOT & 1:
        return False
    s.looked = player
    return total(s, stack, tb.M_CANNOT, what) > 0


def protected_under(s: State, stack: i64, card: i64) -> bool:
    """Whether effects cannot trash this digivolution card."""
    s.looked = card
    return total(s, stack, tb.M_CANNOT, tb.NOT_TRASH_UNDER) > 0


def shielded(s: State, target: i64, attacker: i64) -> bool:
    """Whether this stack cannot attack the other."""
    s.looked = STACK + attacker
    return total(s, target, tb.M_CANNOT, tb.NOT_BE_ATTACKED) > 0


def silenced(s: State, stack: i64, what: i64) -> bool:
    """Whether effects of this stack that wait for an event cannot activate."""
    s.looked = what
    return total(s, stack, tb.M_CANNOT, tb.NOT_ACTIVATE) > 0


def unaffected(s: State, stack: i64, facts: i64, player: i64) -> bool:
    """Whether a card is not affected by an effect of this player and category (rule 15-15-5)."""
    own = stack // HALF == player
    if not own and has_keyword(s, stack, tb.KW_PROGRESS) and is_attacking(s, STACK + stack):
        return True
    if not s.t.modified >> tb.M_UNAFFECTED & 1:
        return False
    key: i64 = (facts // tb.F_DIGIMON & 7) << 1 | (YOU if own else OPPONENT) << 8
    return total(s, stack, tb.M_UNAFFECTED, key) > 0


def total(s: State, stack: i64, kind: i64, key: i64) -> i64:
    """The sum of all modifiers of a kind on a stack: printed, inherited, of others, and given."""
    t = s.t
    data = s.data
    if not t.modified >> kind & 1 or data[WHERE + stack] != BATTLE:
        return 0
    result: i64 = 0
    result += _own(s, stack, kind, key)
    if t.aura_kinds >> kind & 1:
        result += _auras(s, stack, kind, key)
    if t.given_elsewhere >> kind & 1:
        result += _elsewhere(s, stack, kind, key)
    entry: i64 = 0
    entries = data[LASTING]
    base: i64 = LASTING_ENTRY
    while entry < entries:
        row = data[base] * tb.MODIFIER_SIZE
        if t.modifiers[row] == kind and _same_key(s, row, kind, key, stack):
            who = data[base + 1]
            player = data[base + 3] & 1
            if who:
                reaches = who == s.stack_ref(stack)
            else:
                reaches = in_scope(s, data[base + 5] - 1, STACK + stack, -1, player)
            if reaches and not _shielded(s, stack, kind, key, data[base + 3] >> 1, player):
                value = data[base + 4]
                if kind != tb.M_DP or value > 0 or not _keeps_dp(s, stack, player):
                    result += _worth(kind, key, value)
        base += LASTING_SIZE
        entry += 1
    return result


def _keeps_dp(s: State, stack: i64, player: i64) -> bool:
    """Whether an effect of this player cannot reduce the DP of a Digimon."""
    if not s.t.guards_dp or stack < 0:
        return False
    before = s.looked
    keeps = prevented(s, stack, tb.NOT_LOSE_DP, player)
    s.looked = before
    return keeps


def _worth(kind: i64, key: i64, value: i64) -> i64:
    """What a modifier with this number adds to what is asked for."""
    if kind == tb.M_KEYWORD and key & HELD:
        return 1 if value else 0
    return value


def _shielded(s: State, stack: i64, kind: i64, key: i64, category: i64, player: i64) -> bool:
    """Whether an effect of the opponent does not reach a card that is not affected by it.

    What makes it so is looked up without asking this again (rules 15-15-5-2, 15-15-5-4).
    """
    if player == stack // HALF or kind == tb.M_UNAFFECTED:
        return False
    if kind == tb.M_KEYWORD and key & 63 == tb.KW_PROGRESS:
        return False
    return unaffected(s, stack, (category >> 1) * tb.F_DIGIMON, player)


def _own(s: State, stack: i64, kind: i64, key: i64) -> i64:
    t = s.t
    result: i64 = 0
    card = s.data[TOP + stack] - 1
    place = t.defs * tb.IN_UPPER + s.definition[card]
    me: i64 = STACK + stack
    if t.static_kinds[place] >> kind & 1:
        result += _rows(s, place, me, BATTLE, stack, kind, key, 0)
    at = s.data[BELOW + card]
    while at:
        place = t.defs * tb.IN_INHERITED + s.definition[at - 1]
        if t.static_kinds[place] >> kind & 1 and not s.data[FLAGS + at - 1] & FACE_DOWN:
            result += _rows(s, place, me, BATTLE, stack, kind, key, 0)
        at = s.data[BELOW + at - 1]
    if t.has_more_texts:
        cursor = more_text(s, stack, 0)
        while cursor:
            place = _place(s, cursor)
            if t.static_kinds[place] >> kind & 1:
                result += _rows(s, place, me, BATTLE, stack, kind, key, 0)
            cursor = more_text(s, stack, cursor)
    return result


def _place(s: State, cursor: i64) -> i64:
    """Where the tables have what a text says."""
    return (cursor >> TEXT) * s.t.defs + s.definition[(cursor & CARD) - 1]


def _auras(s: State, stack: i64, kind: i64, key: i64) -> i64:
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
                    category = t.category[s.definition[card]]
                    result += _aura(s, place, source, stack, kind, key, category)
                at = data[BELOW + card]
                while at:
                    place = t.defs * tb.IN_INHERITED + s.definition[at - 1]
                    if t.static_kinds[place] & wanted and not data[FLAGS + at - 1] & FACE_DOWN:
                        result += _aura(s, place, source, stack, kind, key, DIGIMON)
                    at = data[BELOW + at - 1]
                if t.has_more_texts:
                    cursor = more_text(s, source, 0)
                    while cursor:
                        place = _place(s, cursor)
                        if t.static_kinds[place] & wanted:
                            result += _aura(s, place, source, stack, kind, key, DIGIMON)
                        cursor = more_text(s, source, cursor)
            source += 1
        one += 1
    return result


def _elsewhere(s: State, stack: i64, kind: i64, key: i64) -> i64:
    """What persistent effects give that work outside the battle areas (15-14-2 to 15-14-5)."""
    result: i64 = 0
    first = s.source_count
    one: i64 = 0
    while one < 2:
        last = sources(s, one, s.t.static_areas)
        index = first
        while index < last:
            result += _given_by(s, s.sources[index], one, stack, kind, key)
            index += 1
        s.source_count = first
        one += 1
    return result


def _given_by(s: State, me: i64, player: i64, stack: i64, kind: i64, key: i64) -> i64:
    t = s.t
    definition = s.definition[top_card(s, me)]
    if not t.kinds_elsewhere[definition] >> kind & 1:
        return 0
    if stack >= 0 and _shielded(s, stack, kind, key, t.category[definition], player):
        return 0
    aura: i64 = 0 if me == STACK + stack else 1
    place = t.defs * tb.IN_UPPER + definition
    return _rows(s, place, me, place_of(s, me), stack, kind, key, aura)


def _aura(s: State, place: i64, source: i64, stack: i64, kind: i64, key: i64,
          category: i64) -> i64:  # fmt: skip
    """What the effects of another card give, unless they do not affect this one."""
    if stack >= 0 and _shielded(s, stack, kind, key, category, source // HALF):
        return 0
    return _rows(s, place, STACK + source, BATTLE, stack, kind, key, 1)


def _rows(s: State, place: i64, me: i64, area: i64, stack: i64, kind: i64, key: i64,
          aura: i64) -> i64:  # fmt: skip
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
        scope = t.statics[base]
        works = t.statics[base + tb.ST_WHERE] & area != 0
        if works and (scope >= 0) == (aura != 0) and t.statics[base + tb.ST_KINDS] >> kind & 1:
            if _applies(s, base, scope, me, stack, player):
                modifier = t.statics[base + tb.ST_MODIFIERS]
                while modifier < t.statics[base + tb.ST_MODIFIERS + 1]:
                    place = modifier * tb.MODIFIER_SIZE
                    if t.modifiers[place] == kind and _same_key(s, place, kind, key, stack):
                        value = amount(s, t.modifiers[place + 3], me, player, -1)
                        if kind != tb.M_DP or value > 0 or not _keeps_dp(s, stack, player):
                            result += _worth(kind, key, value)
                    modifier += 1
        row += 1
    return result


def _applies(s: State, base: i64, scope: i64, me: i64, stack: i64, player: i64) -> bool:
    t = s.t
    if not t.statics[base + tb.ST_TURN] & (YOU if s.data[PLAYER] == player else OPPONENT):
        return False
    if scope >= 0:
        if stack < 0:
            sides = t.scopes[scope * tb.SCOPE_SIZE + 2]
            if not t.scopes[scope * tb.SCOPE_SIZE + 3]:
                return False
            if not sides & (YOU if -1 - stack == player else OPPONENT):
                return False
        elif not in_scope(s, scope, STACK + stack, me, player):
            return False
    return conditions_hold(s, t.statics[base + tb.ST_IF], t.statics[base + tb.ST_IF + 1], me,
                              player, -1)  # fmt: skip


def gains(s: State, stack: i64) -> i64:
    """Collect the effects that a stack has gained into `s.gained`; how many (rule 15-13)."""
    data = s.data
    s.gain_count = 0
    entry: i64 = 0
    base: i64 = LASTING_ENTRY
    while entry < data[LASTING]:
        effect = gained_effect(s, data[base])
        if effect >= 0:
            who = data[base + 1]
            if who == s.stack_ref(stack) or (
                who == 0 and in_scope(s, data[base + 5] - 1, STACK + stack, -1, data[base + 3] & 1)
            ):
                s.gain(effect)
        base += LASTING_SIZE
        entry += 1
    one: i64 = 0
    while one < 2:
        source: i64 = one * HALF
        last = source + data[STACK_COUNT + one]
        while source < last:
            if data[TOP + source] and data[WHERE + source] == BATTLE:
                _gains_from(s, STACK + source, BATTLE, data[TOP + source], one, stack)
            source += 1
        if s.t.static_areas:
            _gains_elsewhere(s, one, stack)
        one += 1
    return s.gain_count


def _gains_elsewhere(s: State, player: i64, stack: i64) -> None:
    """Effects given by cards that are not in the battle area."""
    first = s.source_count
    last = sources(s, player, s.t.static_areas)
    index = first
    while index < last:
        me = s.sources[index]
        _gains_from(s, me, place_of(s, me), top_card(s, me) + 1, player, stack)
        index += 1
    s.source_count = first


def gained_effect(s: State, modifier: i64) -> i64:
    """The effect that a modifier gives; -1 for none."""
    base = modifier * tb.MODIFIER_SIZE
    if s.t.modifiers[base] == tb.M_KEYWORD:
        return s.t.modifiers[base + 2] - 1
    return s.t.modifiers[base + 1] if s.t.modifiers[base] == tb.M_GAINS else -1


def _gains_from(s: State, me: i64, area: i64, first: i64, player: i64, stack: i64) -> None:
    """Effects that the persistent effects of `me`, whose first card is `first` - 1, give."""
    t = s.t
    cursor = first | UPPER
    while cursor:
        place = _place(s, cursor)
        row = t.static_from[place]
        while row < t.static_from[place + 1]:
            base = row * tb.STATIC_SIZE
            scope = t.statics[base]
            gives = t.statics[base + tb.ST_KINDS] & (1 << tb.M_KEYWORD | 1 << tb.M_GAINS) != 0
            gives = gives and t.statics[base + tb.ST_WHERE] & area != 0
            if gives and (scope >= 0 or me == STACK + stack):
                if _applies(s, base, scope, me, stack, player):
                    modifier = t.statics[base + tb.ST_MODIFIERS]
                    while modifier < t.statics[base + tb.ST_MODIFIERS + 1]:
                        effect = gained_effect(s, modifier)
                        if effect >= 0:
                            s.gain(effect)
                        modifier += 1
            row += 1
        cursor = next_text(s, me - STACK, cursor) if me >= STACK else 0


def in_scope(s: State, scope: i64, thing: i64, me: i64, player: i64) -> bool:
    """Whether a stack in the battle area is one of the cards that a scope means."""
    base = scope * tb.SCOPE_SIZE
    if not s.t.scopes[base + 1] & BATTLE:
        return False
    if not s.t.scopes[base + 2] & (YOU if player_of(s, thing) == player else OPPONENT):
        return False
    return match(s, s.t.scopes[base], thing, me, player, -1)


def _same_key(s: State, row: i64, kind: i64, key: i64, stack: i64) -> bool:
    first = s.t.modifiers[row + 1]
    if kind == tb.M_CANNOT and first == key and key == tb.NOT_TRASH_UNDER:
        return match(s, s.t.modifiers[row + 2], s.looked, STACK + stack, stack // HALF, -1)
    if kind == tb.M_CANNOT and key == tb.NOT_ACTIVATE:
        return first == key and s.t.modifiers[row + 2] == s.looked
    if kind == tb.M_CANNOT and first == key and key == tb.NOT_BE_ATTACKED:
        return match(s, s.t.modifiers[row + 2], s.looked, STACK + stack, stack // HALF, -1)
    if kind == tb.M_CANNOT:
        if first == key and tb.BY_WHOM >> key & 1 and s.t.modifiers[row + 2]:
            return s.looked != stack // HALF  # only effects of the opponent
        return first == key
    if kind == tb.M_BAN:
        if first != key:
            return False
        return s.looked < 0 or match(s, s.t.modifiers[row + 2], s.looked, -1, -1 - stack, -1)
    if kind == tb.M_DELETION:
        return first == key
    if kind == tb.M_KEYWORD:
        return first == key & ~HELD
    if kind == tb.M_UNAFFECTED:
        return first & key & 0xFF != 0 and s.t.modifiers[row + 2] & key >> 8 != 0
    if kind == tb.M_ATTACKS_UNSUSPENDED:
        return match(s, first, STACK + key, STACK + stack, stack // HALF, -1)
    return True


def security_dp(s: State, card: i64) -> i64:
    """The DP of a Security Digimon of this card (rule 4-5)."""
    result = s.t.dp[s.definition[card]] + of_player(s, s.owner[card], tb.M_DP, 0)
    return result if result > 0 else 0


def banned(s: State, player: i64, what: i64, card: i64) -> bool:
    """Whether an effect forbids this to a player, with this card or by its effect (15-1-3)."""
    if not s.t.modified >> tb.M_BAN & 1:
        return False
    s.looked = card
    return of_player(s, player, tb.M_BAN, what) > 0


def of_player(s: State, player: i64, kind: i64, key: i64) -> i64:
    """The sum of all modifiers of a kind on a player or their Security Digimon."""
    t = s.t
    result: i64 = 0
    if t.aura_kinds >> kind & 1:
        result += _auras(s, -1 - player, kind, key)
    if t.given_elsewhere >> kind & 1:
        result += _elsewhere(s, -1 - player, kind, key)
    entry: i64 = 0
    base: i64 = LASTING_ENTRY
    while entry < s.data[LASTING]:
        row = s.data[base] * tb.MODIFIER_SIZE
        if not s.data[base + 1] and t.modifiers[row] == kind:
            scope = (s.data[base + 5] - 1) * tb.SCOPE_SIZE
            if t.scopes[scope + 3] and _same_key(s, row, kind, key, -1 - player):
                if t.scopes[scope + 2] & (YOU if s.data[base + 3] & 1 == player else OPPONENT):
                    result += s.data[base + 4]
        base += LASTING_SIZE
        entry += 1
    return result
