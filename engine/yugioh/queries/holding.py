"""What continuous effects hold monsters to: a battle position, and what they activate to nothing.

Sources: the card texts of Number 41: Bagooska the Terribly Tired Tapir, Level Limit - Area B,
Thousand-Eyes Restrict and Predaplant Dragostapelia; Yu-Gi-Oh solo rules 8: a Link Monster is in
no other position.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import (
    BANS, CONTROL, C_CARD, C_MOVES, C_PLACE, C_PLAYER, C_WAS, KEPT, KEPT_TURN, LOC, MOVES, POSITION,
    STATUS, WAS_IN_DEFENSE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, banned, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule, rule_row as row_of
from engine.yugioh.vocabulary import FACEDOWN, LINK, MONSTER, MZONE, OPPONENT, SZONE, YOU


class InPosition(Rule):
    """Face-up monsters that match are in one battle position."""

    CODE: Final = 40
    FILTER: Final = 1
    WHOSE: Final = 2
    POSITION: Final = 3

    def write(self, c: Modifying, word: la.InPosition) -> list[int]:
        return row_of(InPosition, FILTER=c.filter(word.filter), WHOSE=word.whose,
                      POSITION=word.position)  # fmt: skip


class NotTurned(Rule):
    """Players do not change the battle positions of monsters that match."""

    CODE: Final = 41
    FILTER: Final = 1
    WHOSE: Final = 2

    def write(self, c: Modifying, word: la.NotTurned) -> list[int]:
        return row_of(NotTurned, FILTER=c.filter(word.filter), WHOSE=word.whose)


class NegatesActivated(Rule):
    """What monsters that match activate has no effect."""

    CODE: Final = 42
    FILTER: Final = 1
    WHOSE: Final = 2
    IN_DEFENSE: Final = 3  # only of one that was in Defense Position as it was activated
    PLACES: Final = 4  # only of one that was in one of these places then, or 0

    def write(self, c: Modifying, word: la.NegatesActivated) -> list[int]:
        return row_of(NegatesActivated, FILTER=c.filter(word.filter), WHOSE=word.whose,
                      IN_DEFENSE=int(word.in_defense), PLACES=word.places)  # fmt: skip


def _side(s: State, source: i64, player: i64) -> i64:
    return YOU if s.data[CONTROL + source] == player else OPPONENT


def position_held(s: State, card: i64, own: bool = True) -> i64:
    """The battle position that a continuous effect changes this monster to; 0 if none does.

    Without its `own` effects: it may be turned so that these apply no more.
    """
    data = s.data
    if data[LOC + card] != MZONE or data[POSITION + card] & FACEDOWN:
        return 0
    if s.t.type[s.definition[card]] & LINK:
        return 0
    cursor = next_rule(s, InPosition.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        side = _side(s, source, data[CONTROL + card])
        if s.t.rules[row + InPosition.WHOSE] & side and (own or source != card):
            if match(s, s.t.rules[row + InPosition.FILTER], card, source, data[CONTROL + source]):
                if not unaffected(s, card, source, False):
                    return s.t.rules[row + InPosition.POSITION]
        cursor = next_rule(s, InPosition.CODE, cursor)
    return 0


def keeps_position(s: State, card: i64) -> bool:
    """Whether its controller cannot change the battle position of this monster."""
    if s.data[STATUS + card] & (KEPT | KEPT_TURN):
        return True
    cursor = next_rule(s, NotTurned.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        if s.t.rules[row + NotTurned.WHOSE] & _side(s, source, s.data[CONTROL + card]):
            if match(s, s.t.rules[row + NotTurned.FILTER], card, source, s.data[CONTROL + source]):
                if not unaffected(s, card, source, False):
                    return True
        cursor = next_rule(s, NotTurned.CODE, cursor)
    return False


def negated_as_activated(s: State, link: i64) -> bool:
    """Whether a continuous effect negates what the monster of a chain link has activated.

    `link` is the slot of its context.  What is unaffected by that effect is not negated by it.
    """
    data = s.data
    card = data[link + C_CARD]
    if not s.t.type[s.definition[card]] & MONSTER or data[link + C_PLACE] == SZONE:
        return False  # a monster in a Spell & Trap Zone is a Spell there
    cursor = next_rule(s, NegatesActivated.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        rules = s.t.rules
        asked = (
            rules[row + NegatesActivated.IN_DEFENSE] == 0
            or data[link + C_WAS] & WAS_IN_DEFENSE != 0
        )
        places = rules[row + NegatesActivated.PLACES]
        asked = asked and (places == 0 or data[link + C_PLACE] & places != 0)
        if asked and rules[row + NegatesActivated.WHOSE] & _side(s, source, data[link + C_PLAYER]):
            if match(s, rules[row + NegatesActivated.FILTER], card, source, data[CONTROL + source]):
                there = data[MOVES + card] == data[link + C_MOVES]
                if not (there and unaffected(s, card, source, False)):
                    return True
        cursor = next_rule(s, NegatesActivated.CODE, cursor)
    return False


def negated_this_turn(s: State, link: i64) -> bool:
    """Whether an effect of this turn negates what the monster of a chain link has activated."""
    data = s.data
    card = data[link + C_CARD]
    if (
        not data[BANS]
        or not s.t.type[s.definition[card]] & MONSTER
        or data[link + C_PLACE] == SZONE
    ):
        return False
    return banned(s, tb.NEGATED_AS_ACTIVATED, card, data[link + C_PLAYER])


enter_rule(InPosition(), la.InPosition)
enter_rule(NotTurned(), la.NotTurned)
enter_rule(NegatesActivated(), la.NegatesActivated)
