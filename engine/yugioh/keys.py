"""Keys: equal positions have equal keys, whatever way they were reached.

A key is the sum of a hash for each card that is not in its home pile (Deck or
face-down Extra Deck: what is left there follows from the rest), and of a hash
of what the turn remembers.  Copies of a card are interchangeable; zones are
too unless an arrow, a scale or a text of the deck tells them apart; the GY is
a multiset.  Materials, Equip Cards and cards that are linked to a monster are hashed into it.

Keys are of open states and end boards; half-way positions have the agenda and
the chain in memory as well, which are not hashed.
"""

from typing import Final

from mypy_extensions import i64

from engine.hashing import MASK, mix, mix_halves
from engine.yugioh.position.modifiers import GAIN, GRANTED, is_trait, modifier_kind
from engine.yugioh.movement.pendulum_zones import LEFT, RIGHT
from engine.yugioh.position.bonds import bonded_to
from engine.yugioh.position.lying import (
    IN_BANISHMENT, IN_EXTRA, IN_GRAVE, IN_HAND, IN_MONSTERS, IN_SPELLS, row,
)  # fmt: skip
from engine.yugioh.position.slots import (
    AT_BOTTOM, BAN, BANISHED_PILE, BARS, BANS, BAN_SIZE, BOTH_SIDES, B_BOUND, B_FILTER, B_PLAYER,
    B_WHAT, CONTROL, COUNTERS, DECK_PILE, EXTRA_PILE, GRANTS, GRAVE_PILE, HAND_PILE, HEAD, HOST,
    HOW, KNOWN, LEVELS, LIFE, LIMITS, LIMIT_GROUPS, MADE_OF, MADE_WITH, MODIFIER, MODIFIERS,
    MODIFIER_SIZE, MONSTERS, MOVES, M_CARD, M_SOURCE, M_VALUE, M_WHAT, NEXT, ON_TOP, OVER,
    OVERLAYS, PHASE, PILES_EACH, PLAYER, POSITION, RETURN, RETURNS, RETURN_CARD, RETURN_MOVES,
    RETURN_PLACE, RETURN_PLAYER, RETURN_POSITION, RETURN_SIZE, SPELLS, STATUS, SUMMONS,
    SUMMON_LIMIT, TALLIES, TALLY, THEIR_LIFE, TURN, USED, ZONE, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.very_cards import where_it_is
from engine.yugioh.instructions.tables import EACH_TIME, TALLY_SIZE
from engine.yugioh.vocabulary import (
    EXTRA_LEFT, FIELD_ZONE, MONSTER_ZONES, MZONE, OVERLAY,
)  # fmt: skip

# What sets the parts of a key apart.
_ORDER: Final = 5
_KNOWN_PLACES: Final = 6
_LIFE: Final = 7
_SPELL: Final = 17
_BOND: Final = 18  # of a Spell or Trap that is linked to a monster
_BOND_OF_MONSTER: Final = 40  # of a monster that is linked to another
_BARRED: Final = 19  # of a monster that bars zones
_TO_COME: Final = 77  # of a monster, in the End Phase
_LIMITS: Final = 101
_THEIR_LIMITS: Final = 102
_BANS: Final = 103
_TALLIES: Final = 104


def key(s: State) -> i64:
    """The key of an open state."""
    data = s.data
    total = board_key(s)
    game: i64 = mix(data[TURN] * 16 + data[PHASE], data[PLAYER])
    game = mix(game, data[OVER])
    player: i64 = 0
    while player < 2:
        game = mix(game, data[SUMMONS + player] * 16 + data[SUMMON_LIMIT + player])
        player += 1
    total = total + game & MASK
    slot: i64 = 0
    groups = s.t.groups
    while slot < groups:
        used = data[LIMITS + slot]
        if used:
            total = total + mix(mix(_LIMITS, slot), used) & MASK
        used = data[LIMITS + LIMIT_GROUPS + slot]
        if used:
            total = total + mix(mix(_THEIR_LIMITS, slot), used) & MASK
        slot += 1
    slot = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while slot < end:
        part = mix(_BANS, data[slot + B_PLAYER] * 65536 + data[slot + B_WHAT])
        bound = data[slot + B_BOUND]
        if bound < 0 and data[slot + B_WHAT] == EACH_TIME:
            bound = where_it_is(s, bound)
        total += mix(mix(part, data[slot + B_FILTER]), bound)
        slot += BAN_SIZE
    slot = 0
    while slot < len(s.t.tallies):
        number = slot // TALLY_SIZE
        slot += TALLY_SIZE
        total += mix(
            mix(_TALLIES, number), data[TALLY + number] * 64 + data[TALLY + TALLIES + number]
        )
    return total & MASK


def board_key(s: State) -> i64:
    """The key of what lies on the table, without what the turn remembers."""
    data = s.data
    defs = s.t.defs
    total: i64 = mix(mix(_LIFE, data[LIFE]), data[THEIR_LIFE])
    player: i64 = 0
    while player < 2:
        total += _pile(s, player * PILES_EACH + HAND_PILE, row(defs, IN_HAND, player))
        total += _pile(s, player * PILES_EACH + GRAVE_PILE, row(defs, IN_GRAVE, player))
        total += _banished(s, player * PILES_EACH + BANISHED_PILE, row(defs, IN_BANISHMENT, player))
        total += _face_up_extra(s, player * PILES_EACH + EXTRA_PILE, row(defs, IN_EXTRA, player))
        total &= MASK
        slot: i64 = 0
        while slot < MONSTER_ZONES:
            card = data[MONSTERS + player * ZONES_EACH + slot]
            if card:
                total = total + _monster(s, card - 1, player) & MASK
            card = data[SPELLS + player * ZONES_EACH + slot]
            if card and not data[HOST + card - 1] and not _is_bonded(s, card - 1):
                total = total + _spell(s, card - 1, player) & MASK
            slot += 1
        if data[KNOWN + player]:
            total = total + _known(s, player * PILES_EACH + DECK_PILE) & MASK
        if s.fixed_order and s.t.order_matters:
            total = total + _ordered(s, player * PILES_EACH + DECK_PILE) & MASK
        player += 1
    return total & MASK


def field_key(s: State) -> i64:
    """The key of what player 0 has on the field, by card, position, materials and equips."""
    data = s.data
    total: i64 = 0
    slot: i64 = 0
    while slot < MONSTER_ZONES:
        card = data[MONSTERS + slot] - 1
        if card >= 0:
            part = mix(mix(MZONE, s.definition[card]), data[POSITION + card])
            under: i64 = 0
            at = data[OVERLAYS + card]
            while at:
                under += 1
                at = data[NEXT + at - 1]
            total = total + mix(part, under) & MASK
        card = data[SPELLS + slot] - 1
        if card >= 0:
            part = mix(mix(_SPELL, s.definition[card]), data[POSITION + card])
            if data[HOST + card]:
                part = mix(part, s.definition[data[HOST + card] - 1])
            total = total + part & MASK
        slot += 1
    return total


def _pile(s: State, pile: i64, lying: i64) -> i64:
    data = s.data
    total: i64 = 0
    at = data[HEAD + pile]
    while at:
        part = s.lying[lying + s.definition[at - 1]]
        if data[STATUS + at - 1] or data[USED + at - 1]:
            part = mix(mix(part, data[STATUS + at - 1]), data[USED + at - 1])
        total = total + part & MASK
        at = data[NEXT + at - 1]
    return total


def _banished(s: State, pile: i64, lying: i64) -> i64:
    """Like a pile, with the position and whether the card will return."""
    data = s.data
    total: i64 = 0
    at = data[HEAD + pile]
    while at:
        card = at - 1
        part = s.lying[lying + s.definition[card]]
        part = mix(part, data[STATUS + card] * 16 + data[POSITION + card])
        if data[USED + card]:
            part = mix(part, data[USED + card])
        entry: i64 = 0
        while entry < data[RETURNS]:
            base = RETURN + entry * RETURN_SIZE
            if data[base + RETURN_CARD] == card and data[base + RETURN_MOVES] == data[MOVES + card]:
                to = data[base + RETURN_PLACE] * 2 + data[base + RETURN_PLAYER]
                part = mix(mix(part, to), data[base + RETURN_POSITION])
            entry += 1
        total = total + part & MASK
        at = data[NEXT + card]
    return total


def _face_up_extra(s: State, pile: i64, lying: i64) -> i64:
    data = s.data
    total: i64 = 0
    at = data[HEAD + pile]
    while at:
        if data[POSITION + at - 1]:
            part = s.lying[lying + s.definition[at - 1]]
            total = total + (mix(part, data[STATUS + at - 1]) if data[STATUS + at - 1] else part)
            total &= MASK
        at = data[NEXT + at - 1]
    return total


def _monster(s: State, card: i64, player: i64, deep: bool = True) -> i64:
    """A monster, with what lies under it or is linked to it; not what is linked to those again."""
    data = s.data
    part = s.lying[row(s.t.defs, IN_MONSTERS, player) + s.definition[card]]
    part = mix(part, data[STATUS + card] * 16 + data[POSITION + card])
    part = mix(mix(part, data[HOW + card]), data[USED + card])
    if data[MODIFIERS]:
        part = mix(part, _modifiers(s, card))
    if data[MADE_OF + card] or data[LEVELS + card] or data[MADE_WITH + card]:
        part = mix(mix(part, data[MADE_OF + card]), data[LEVELS + card])
        part = mix(part, data[MADE_WITH + card])
    if data[COUNTERS + card]:
        part = mix(part, data[COUNTERS + card])
    if data[BARS + card]:
        part = mix(mix(part, _BARRED), data[BARS + card])
    entry: i64 = 0
    while entry < data[RETURNS]:
        base = RETURN + entry * RETURN_SIZE
        if data[base + RETURN_CARD] == card and data[base + RETURN_MOVES] == data[MOVES + card]:
            part = mix(part, _TO_COME + data[base + RETURN_PLACE])
        entry += 1
    if s.t.zones_matter or data[ZONE + card] >= EXTRA_LEFT:
        part = mix(part, data[ZONE + card] + 1)
    under: i64 = 0
    at = data[OVERLAYS + card]
    while at:
        under = under + mix(OVERLAY, s.definition[at - 1]) & MASK
        at = data[NEXT + at - 1]
    slot: i64 = 0
    while slot < BOTH_SIDES:
        equip = data[SPELLS + slot]
        if equip and data[HOST + equip - 1] == card + 1:
            under = under + _spell(s, equip - 1, data[CONTROL + equip - 1]) & MASK
        if s.t.has_bonds and equip and bonded_to(s, equip - 1) == card:
            linked = _spell(s, equip - 1, data[CONTROL + equip - 1])
            under = under + mix(_BOND, linked) & MASK
        slot += 1
    if s.t.has_bonds and deep:
        slot = 0
        while slot < BOTH_SIDES:
            other = data[MONSTERS + slot]
            if other and bonded_to(s, other - 1) == card:
                linked = _monster(s, other - 1, data[CONTROL + other - 1], False)
                under = under + mix(_BOND_OF_MONSTER, linked) & MASK
            slot += 1
    return mix_halves(part, under) if under else part


def _is_bonded(s: State, card: i64) -> bool:
    """Whether a Spell or Trap is hashed into the monster that it is linked to."""
    return s.t.has_bonds != 0 and bonded_to(s, card) >= 0


def _modifiers(s: State, card: i64) -> i64:
    """What modifies a card.  Increases and decreases are alike whatever their order; what sets
    a value parts the earlier ones from the later ones.  Types and Attributes have an order of their
    own.
    """
    data = s.data
    total: i64 = 0
    parted: i64 = 0
    later: i64 = 0
    base: i64 = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card:
            kind = modifier_kind(data[base + M_WHAT])
            before: i64 = 0
            if is_trait(kind):
                later += 1
                before = later
            elif kind < GRANTED:
                if kind != GAIN:
                    parted += 1
                before = parted
            part = mix(mix(before, data[base + M_WHAT]), data[base + M_VALUE])
            source = data[base + M_SOURCE]
            if source:
                part = mix(part, data[CONTROL + source - 1] * 8 + data[ZONE + source - 1])
            total = total + part & MASK
        base += MODIFIER_SIZE
    return total


def _spell(s: State, card: i64, player: i64) -> i64:
    data = s.data
    part = s.lying[row(s.t.defs, IN_SPELLS, player) + s.definition[card]]
    part = mix(part, data[STATUS + card] * 16 + data[POSITION + card])
    part = mix(mix(part, data[GRANTS + card]), data[USED + card])
    if data[COUNTERS + card]:
        part = mix(part, data[COUNTERS + card])
    if data[MODIFIERS]:
        part = mix(part, _modifiers(s, card))
    zone = data[ZONE + card]
    if s.t.has_columns:
        return mix(part, zone + 1)
    # Scales need the outer zones: which of them is taken decides what can be activated.
    if zone == FIELD_ZONE or (s.t.has_scales and (zone == LEFT or zone == RIGHT)):
        part = mix(part, zone + 1)
    return part


def _known(s: State, pile: i64) -> i64:
    """The cards on top of a Deck and under it, in their order."""
    part: i64 = _KNOWN_PLACES
    at = s.data[HEAD + pile]
    while at:
        where = s.data[STATUS + at - 1] & (ON_TOP | AT_BOTTOM)
        if where:
            part = mix(mix(part, where), s.definition[at - 1])
        at = s.data[NEXT + at - 1]
    return part


def _ordered(s: State, pile: i64) -> i64:
    part: i64 = _ORDER
    at = s.data[HEAD + pile]
    while at:
        part = mix(part, s.definition[at - 1])
        at = s.data[NEXT + at - 1]
    return part
