"""Destruction by effect, and what a player may give up instead.

Cards that are protected are left out first, and monsters for which their Equip Cards are destroyed;
then each *would be destroyed …
instead* effect that can save some of the rest is offered once, and each card that may stay as a
Continuous Spell.
"""

from typing import Final

from mypy_extensions import i64

from engine.counters import count, counter
from engine.yugioh.legality.possible import possible_now
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import move
from engine.yugioh.queries.granted import gives
from engine.yugioh.queries.rules import DestroyedForBearer, Instead, Stays
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.sparing import SparedTogether
from engine.yugioh.queries.protection import indestructible, spared_once, unaffected
from engine.yugioh.queries.in_force import (
    FIRST, in_force, is_away, next_away, next_rule, own_rule, rule_row, rule_source,
)  # fmt: skip
from engine.yugioh.position.slots import (
    BOTH_SIDES, CONTROL, DOOMED, GRANTS, LOC, SAVED, SPARED, SPELLS, STATUS, STAYING,
    USED,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.registers import card_in, itself_unmoved, unmoved
from engine.yugioh.position.contexts import card_of, open_context, player_of
from engine.yugioh.position.steps import RunStep, begin, begin_apart, begin_clearing, stage_of
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.vocabulary import (
    DECK, FIELD_PLACES, GRAVE, HAND, MZONE, OPPONENT, R_DESTROY, R_EFFECT, R_REPLACE, YOU,
)  # fmt: skip
from engine.yugioh.position.zones import free_spells

NOT_ACTIVATED: Final = 1  # an effect that applies without an activation
ACTIVATED: Final = 2

OF_BOTH: Final = 2  # in `Instead.ALONE`: the cards of both players are saved
MUST: Final = 4  # in `Instead.ALONE`: nobody is asked


def start_destruction(s: State, link: i64, number: i64, reason: i64) -> None:
    """Mark the cards of a register that will be destroyed unless something is done."""
    source = card_of(s, link)
    player = player_of(s, link)
    by_effect: i64 = 0
    if reason & R_EFFECT:
        by_effect = ACTIVATED if link else NOT_ACTIVATED
    if number < 0:
        if itself_unmoved(s, link):
            _doom(s, source, source, player, by_effect)
    else:
        slot = s.register(link, number)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if unmoved(s, slot):
                _doom(s, card_in(s, slot), source, player, by_effect)
    if by_effect and s.t.rule_kinds >> SparedTogether.CODE & 1:
        _spare_together(s, player)
    if s.t.has_shields and by_effect:
        card: i64 = 0
        while card < s.cards:
            if s.data[STATUS + card] & DOOMED and shielded(s, card):
                s.put(STATUS + card, s.data[STATUS + card] | SAVED)
            card += 1


def _spare_together(s: State, player: i64) -> None:
    """Leave the cards that an effect of this player would destroy, where a card spares all of them,
    as it does once in a turn.
    """
    cursor = next_rule(s, SparedTogether.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        owner = s.data[CONTROL + source]
        side: i64 = YOU if owner == player else OPPONENT
        use = s.t.rules[row + SparedTogether.USE]
        if s.t.rules[row + SparedTogether.BY] & side and not counter(s, USED + source, use):
            found = False
            card: i64 = 0
            while card < s.cards:
                if s.data[STATUS + card] & DOOMED:
                    if _is_saved(s, s.t.rules[row + SparedTogether.FILTER], card, source, owner):
                        s.put(STATUS + card, s.data[STATUS + card] & ~DOOMED)
                        found = True
                card += 1
            if found:
                count(s, USED + source, use)
        cursor = next_rule(s, SparedTogether.CODE, cursor)


def _doom(s: State, card: i64, source: i64, player: i64, by_effect: i64) -> None:
    """Mark a card, unless it is protected from the effect (0: destroyed by none)."""
    if not s.data[LOC + card] & (FIELD_PLACES | HAND | DECK):
        return
    if by_effect:
        if unaffected(s, card, source, by_effect == ACTIVATED):
            return
        if indestructible(s, card, player, source, by_effect == ACTIVATED):
            return
        if spared_once(s, card, player, source):
            s.put(STATUS + card, s.data[STATUS + card] | SPARED)
            return
    s.put(STATUS + card, s.data[STATUS + card] | DOOMED)


def shielded(s: State, card: i64) -> bool:
    """Whether Equip Cards are destroyed instead of this monster; they are, all that say so.

    One that is itself about to be destroyed is not.
    """
    found = False
    slot: i64 = 0
    while slot < BOTH_SIDES:
        equip = s.data[SPELLS + slot] - 1
        slot += 1
        if equip >= 0 and not s.data[STATUS + equip] & DOOMED and gives(s, equip, card):
            grants = s.data[GRANTS + equip]
            rule = s.t.grant_from[grants - 1]
            while rule < s.t.grant_from[grants]:
                if s.t.rules[rule * tb.RULE_SIZE] == DestroyedForBearer.CODE:
                    move(s, equip, GRAVE, R_EFFECT | R_REPLACE | R_DESTROY)
                    found = True
                    break
                rule += 1
    return found


def next_replacement(s: State, step: i64) -> i64:
    """The next replacement that can be offered, as a cursor over the rules; 0 if there is none.

    The step's stage is the cursor of the one that was asked for last; nothing is written.
    """
    cursor = _next_instead(s, stage_of(s, step))
    while cursor:
        if _can_replace(s, step, cursor):
            return cursor
        cursor = _next_instead(s, cursor)
    return 0


def must_replace(s: State, step: i64) -> bool:
    """Whether the next replacement is done without asking."""
    cursor = next_replacement(s, step)
    return cursor != 0 and s.t.rules[rule_row(cursor) + Instead.ALONE] & MUST != 0


def _next_instead(s: State, cursor: i64) -> i64:
    """The next rule of this kind on the field, then of the cards in GYs and hands."""
    if not is_away(cursor):
        cursor = next_rule(s, Instead.CODE, cursor)
        while cursor and not s.t.rules[rule_row(cursor) + Instead.WHERE] & FIELD_PLACES:
            cursor = next_rule(s, Instead.CODE, cursor)
        if cursor:
            return cursor
    cursor = next_away(s, Instead.CODE, cursor)
    while cursor:
        if s.t.rules[rule_row(cursor) + Instead.WHERE] & s.data[LOC + rule_source(s, cursor)]:
            return cursor
        cursor = next_away(s, Instead.CODE, cursor)
    return 0


def _can_replace(s: State, step: i64, cursor: i64) -> bool:
    """Whether it would save a card, and can be done."""
    rules = s.t.rules
    row = rule_row(cursor)
    source = rule_source(s, cursor)
    player = s.data[CONTROL + source]
    side: i64 = 1 if player_of(s, s.data[step + RunStep.LINK]) == player else 2
    if not rules[row + Instead.BY] & side:
        return False
    group = rules[row + Instead.GROUP]
    if group > 0 and s.data[limit_slot(player, group - 1)]:
        return False
    if group < 0 and counter(s, USED + source, -group - 1):
        return False
    if rules[row + Instead.ALONE] & 1 and _doomed(s) != 1:
        return False
    if not _saves(s, row, source, player):
        return False
    first = rules[row + Instead.DO]
    return possible_now(s, first, rules[row + Instead.DO_END], source, player, 0)


def _doomed(s: State) -> i64:
    """How many cards would be destroyed, those among them that are saved by now."""
    found: i64 = 0
    card: i64 = 0
    while card < s.cards:
        if s.data[STATUS + card] & DOOMED:
            found += 1
        card += 1
    return found


def _saves(s: State, row: i64, source: i64, player: i64) -> bool:
    card: i64 = 0
    while card < s.cards:
        if s.data[STATUS + card] & (DOOMED | SAVED) == DOOMED:
            if _is_saved(s, row, card, source, player):
                return True
        card += 1
    return False


def _is_saved(s: State, row: i64, card: i64, source: i64, player: i64) -> bool:
    """Whether a card is one on the field that the rule of this player can save."""
    data = s.data
    mine = data[CONTROL + card] == player or s.t.rules[row + Instead.ALONE] & OF_BOTH != 0
    there = data[LOC + card] & FIELD_PLACES != 0 and mine
    return there and match(s, s.t.rules[row + Instead.FILTER], card, source, player)


def take_replacement(s: State, step: i64, option: i64) -> None:
    """Do what is done instead, or go on to the next."""
    cursor = next_replacement(s, step)
    s.put(step + RunStep.STAGE, cursor)
    if not option:
        return
    source = rule_source(s, cursor)
    row = rule_row(cursor)
    _save(s, row, source)
    player = s.data[CONTROL + source]
    group = s.t.rules[row + Instead.GROUP]
    if group > 0:
        count_limit(s, player, group - 1)
    elif group < 0:
        count(s, USED + source, -group - 1)
    if s.data[step + RunStep.LINK]:
        begin_clearing(s, 0)
    else:
        begin_apart(s)  # it is what destroys the card that has the context
    open_context(s, 0, source, player)
    begin(s, 0, s.t.rules[row + Instead.DO], s.t.rules[row + Instead.DO_END])


# ----------------------------------------------------- instead of the GY

ASKED: Final = 1 << 30  # a stage beyond all cursors: ASKED + the last card asked about


def next_staying(s: State, step: i64) -> i64:
    """The next card that is destroyed and could become a Continuous Spell instead, + 1; or 0."""
    data = s.data
    stage = stage_of(s, step)
    card: i64 = stage - ASKED + 1 if stage >= ASKED else 0
    taken: i64 = 0
    other: i64 = 0
    while other < card:
        if data[STATUS + other] & STAYING:
            taken += 1
        other += 1
    while card < s.cards:
        if data[STATUS + card] & (DOOMED | SAVED) == DOOMED and data[LOC + card] == MZONE:
            if own_rule(s, Stays.CODE, card) >= 0 and in_force(s, card):
                if free_spells(s, s.owner[card]) > taken:
                    return card + 1
        card += 1
    return 0


def take_staying(s: State, step: i64, card: i64, option: i64) -> None:
    """Remember the choice for this card."""
    s.put(step + RunStep.STAGE, ASKED + card)
    if option:
        s.put(STATUS + card, s.data[STATUS + card] | STAYING)


def _save(s: State, row: i64, source: i64) -> None:
    player = s.data[CONTROL + source]
    card: i64 = 0
    while card < s.cards:
        if s.data[STATUS + card] & DOOMED and _is_saved(s, row, card, source, player):
            s.put(STATUS + card, s.data[STATUS + card] | SAVED)
        card += 1
