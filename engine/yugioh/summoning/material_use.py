"""The materials of a summon leave, and the monster remembers of what it was made.

Source: Yu-Gi-Oh solo rules 3.5 to 3.8, 3.10.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.deck_order import put_in_order, shuffle
from engine.yugioh.queries.in_force import may_banish, own_rule
from engine.yugioh.queries.material_rules import BanishedAsMaterial
from engine.yugioh.queries.numbers import OF_ORIGINAL_LEVEL, number_of
from engine.yugioh.queries.matching import as_material, match
from engine.yugioh.queries.sets import size_of
from engine.yugioh.movement.cards import become_material, move
from engine.yugioh.position.arrivals import PROPERLY, arrival
from engine.yugioh.position.causes import caused_by
from engine.yugioh.position.entries import ONE_MOVE, pack_counts
from engine.yugioh.position.slots import (
    AT_BOTTOM,
    LOC,
    MADE_OF,
    MADE_WITH,
    MATERIAL_OF,
    POSITION,
    TALLIES,
    TALLY,
)
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import done
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import FROM_EXTRA, TO_MAIN
from engine.yugioh.vocabulary import (
    BANISHED, BY_FUSION, BY_LINK, BY_RITUAL, BY_SPECIAL, BY_SYNCHRO, BY_XYZ, DECK, FACEDOWN, FACEUP,
    FIELD_PLACES, GRAVE, HAND, OVERLAY,
    R_EFFECT, R_FUSION, R_LINK, R_MATERIAL, R_RITUAL, R_SYNCHRO, R_TRIBUTE,
)  # fmt: skip


def note_materials(s: State, monster: i64, number: i64, register: i64, player: i64) -> None:
    """Remember on the monster which material checks its materials meet."""
    data = s.data
    base = s.register(number, register)
    last = base + data[base]
    bits: i64 = 0
    check: i64 = 0
    row: i64 = 0
    while row < len(s.t.checks):
        slot = base
        met: i64 = 0
        while slot < last:
            slot += 1
            if match(s, s.t.checks[row + tb.CHECK_FILTER], card_in(s, slot), monster, player):
                met += 1
        if met >= s.t.checks[row + tb.CHECK_LEAST] and _is_first(s, row, monster, player):
            bits |= 1 << check
        check += 1
        row += tb.CHECK_SIZE
    if bits:
        s.put(MADE_OF + monster, bits)
    if s.t.flags[s.definition[monster]] & tb.DEF_COUNTS_MATERIALS:
        s.put(MADE_WITH + monster, _counted(s, monster, base, player))


def _is_first(s: State, row: i64, monster: i64, player: i64) -> bool:
    """Whether it is the player's first such summon this turn, if that is asked; it is noted."""
    once = s.t.checks[row + tb.CHECK_ONCE]
    if not once:
        return True
    slot = TALLY + player * TALLIES + once - 1
    if s.data[slot] or not match(s, s.t.checks[row + tb.CHECK_WHOM], monster, monster, player):
        return False
    s.put(slot, 1)
    return True


def _such(s: State, monster: i64, base: i64, player: i64) -> i64:
    """How many materials are of the kind that the monster asks about, or of how many Attributes."""
    number = s.t.such_materials[s.definition[monster]] - 1
    if number < 0:
        return 0
    slot = base
    last = base + s.data[base]
    count: i64 = 0
    attributes: i64 = 0
    while slot < last:
        slot += 1
        if match(s, number, card_in(s, slot), monster, player):
            count += 1
            attributes |= s.t.attribute[s.definition[card_in(s, slot)]]
    if s.t.flags[s.definition[monster]] & tb.DEF_COUNTS_ATTRIBUTES:
        return size_of(attributes)
    return count


def _counted(s: State, monster: i64, base: i64, player: i64) -> i64:
    """How many materials of the monster these are, where from, and of which Levels."""
    slot = base
    last = base + s.data[base]
    hand: i64 = 0
    field: i64 = 0
    levels: i64 = 0
    adds = s.t.flags[s.definition[monster]] & tb.DEF_ADDS_LEVELS
    while slot < last:
        slot += 1
        if adds:
            levels += number_of(s, card_in(s, slot), OF_ORIGINAL_LEVEL)
        place = s.data[LOC + card_in(s, slot)]
        if place == HAND:
            hand += 1
        elif place & FIELD_PLACES:
            field += 1
    return pack_counts(s.data[base], hand, field, _such(s, monster, base, player), levels)


def use_materials(s: State, monster: i64, number: i64, register: i64, player: i64,
                  how: i64, reason: i64, into: i64, banished: i64 = 0) -> None:  # fmt: skip
    """Send the materials of a register away for the summon of `monster`; those in the places
    `banished` are banished.
    """
    data = s.data
    note_materials(s, monster, number, register, player)
    slot = s.register(number, register)
    last = slot + data[slot]
    if how & BY_LINK:
        reason |= R_LINK
    elif how & BY_FUSION:
        reason |= R_FUSION
    elif how & BY_SYNCHRO:
        reason |= R_SYNCHRO
    if s.t.tells_causes:
        reason = caused_by(reason, monster)
    while slot < last:
        slot += 1
        card = card_in(s, slot)
        if how & BY_XYZ:
            become_material(s, card, monster)
        elif (
            into == tb.INTO_BANISHED
            or data[LOC + card] & banished
            or (how & BY_SYNCHRO and _banished_by_itself(s, card, player))
        ):
            move(s, card, BANISHED, reason | R_MATERIAL)
        elif into == tb.INTO_DECK:
            move(s, card, DECK, reason | R_MATERIAL, s.fixed_order)
            shuffle(s, s.owner[card])
        elif into == tb.INTO_BOTTOM:
            move(s, card, DECK, reason | R_MATERIAL)
            put_in_order(s, card, AT_BOTTOM)
        elif into == tb.INTO_GRAVE_AS_TRIBUTE:
            move(s, card, GRAVE, reason | R_MATERIAL | R_TRIBUTE)
        else:
            move(s, card, GRAVE, reason | R_MATERIAL)
        if s.t.keeps_materials and not how & BY_XYZ:
            # The monster itself moves once more, to the field.
            s.put(MATERIAL_OF + card, as_material(s, card, monster) + ONE_MOVE)


def _banished_by_itself(s: State, card: i64, player: i64) -> bool:
    """Whether a Synchro Material is banished because its own text says so, which is no effect."""
    row = own_rule(s, BanishedAsMaterial.CODE, card)
    if row < 0 or not s.data[LOC + card] & FIELD_PLACES or s.data[POSITION + card] & FACEDOWN:
        return False
    number = s.t.rules[row + BanishedAsMaterial.FILTER]
    return may_banish(s) and match(s, number, card, card, player)


def fuse(s: State, number: i64, monster: i64, register: i64, into: i64, player: i64,
         made: i64, banished: i64) -> None:  # fmt: skip
    """Use the chosen materials and put the Fusion Summon on the agenda.

    `made` is what the effect makes of the monster (MADE_...); materials in the places `banished`
    are banished.
    """
    use_materials(s, monster, number, register, player, BY_FUSION, R_EFFECT, into, banished)
    done(s, number, 0)
    word = arrival(player, BY_SPECIAL | BY_FUSION, FACEUP, made) | PROPERLY
    begin_summon(s, monster, word, FROM_EXTRA, number)


def ritual(s: State, number: i64, monster: i64, register: i64, player: i64, others: i64,
           into: i64, positions: i64) -> None:  # fmt: skip
    """Tribute the chosen cards and put the Ritual Summon on the agenda; those in the places
    `others` are banished or sent to the GY (`into`).
    """
    note_materials(s, monster, number, register, player)
    slot = s.register(number, register)
    last = slot + s.data[slot]
    while slot < last:
        slot += 1
        card = card_in(s, slot)
        if s.data[LOC + card] == OVERLAY:
            move(s, card, GRAVE, R_EFFECT | R_RITUAL | R_MATERIAL)  # it is detached
        elif not s.data[LOC + card] & others:
            move(s, card, GRAVE, R_EFFECT | R_TRIBUTE | R_RITUAL | R_MATERIAL)
        elif into == tb.INTO_BANISHED:
            move(s, card, BANISHED, R_EFFECT | R_RITUAL | R_MATERIAL)
        else:
            move(s, card, GRAVE, R_EFFECT | R_RITUAL | R_MATERIAL)
    done(s, number, 0)
    word = arrival(player, BY_SPECIAL | BY_RITUAL, positions) | PROPERLY
    begin_summon(s, monster, word, TO_MAIN, number)
