"""How many monsters, or kinds of them, each player can control.

Sources: the card texts of There Can Be Only One, Rivalry of Warlords, Gozen Match and Ocean Dragon
Lord - Kairyu-Shin, Kaiser Colosseum.  Face-up monsters are meant: of a face-down one nobody knows
its Type.  As in the reference engine the monsters that would leave for a summon still count before
it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.language.words import Controlled
from engine.yugioh.instructions.tables import DEF_UNIQUE
from engine.yugioh.position.slots import CONTROL, LOC, MONSTERS, POSITION, SPELLS, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rule import Modifying, Rule, enter_rule
from engine.yugioh.queries.rule import rule_row as row_of
from engine.yugioh.queries.traits import attribute_now, type_now
from engine.yugioh.vocabulary import FACEDOWN, MONSTER_ZONES, MZONE

NO_MONSTER: Final = -1

_ONE: Final = 0  # that matches
_ONE_TYPE: Final = 1
_ONE_ATTRIBUTE: Final = 2
_ONE_OF_EACH_TYPE: Final = 3
_NO_MORE: Final = 4
_WHAT: Final[dict[Controlled, int]] = {
    "one": _ONE, "one type": _ONE_TYPE, "one attribute": _ONE_ATTRIBUTE,
    "one of each type": _ONE_OF_EACH_TYPE, "no more": _NO_MORE,
}  # fmt: skip


class ControlLimit(Rule):
    """Each player can only control so many monsters."""

    CODE: Final = 43
    FILTER: Final = 1
    WHAT: Final = 2

    def write(self, c: Modifying, word: la.ControlLimit) -> list[int]:
        return row_of(ControlLimit, FILTER=c.filter(word.filter), WHAT=_WHAT[word.what])


def _exclude(s: State, cursor: i64, a: i64, b: i64) -> bool:
    """Whether by this rule no player can control both of these monsters."""
    rules = s.t.rules
    row = rule_row(cursor)
    what = rules[row + ControlLimit.WHAT]
    if what == _NO_MORE:
        return False
    if what == _ONE_TYPE:
        return type_now(s, a) != type_now(s, b)
    if what == _ONE_ATTRIBUTE:
        return attribute_now(s, a) != attribute_now(s, b)
    if what == _ONE_OF_EACH_TYPE:
        return type_now(s, a) & type_now(s, b) != 0
    source = rule_source(s, cursor)
    player = s.data[CONTROL + source]
    number = rules[row + ControlLimit.FILTER]
    return match(s, number, a, source, player) and match(s, number, b, source, player)


def exclude_each_other(s: State, a: i64, b: i64) -> bool:
    """Whether no player can control both of these monsters face-up, or, if they are placed on the
    field together, there may be no room for all.
    """
    return _excluded(s, a, b) or room(s, s.owner[a]) < MONSTER_ZONES


def _excluded(s: State, a: i64, b: i64) -> bool:
    cursor = next_rule(s, ControlLimit.CODE, FIRST)
    while cursor:
        if _exclude(s, cursor, a, b):
            return True
        cursor = next_rule(s, ControlLimit.CODE, cursor)
    return False


def room(s: State, player: i64) -> i64:
    """How many more monsters the player can place on the field before they are more than those of
    the opponent, whose card says so; MONSTER_ZONES where that is not asked.
    """
    found: i64 = MONSTER_ZONES
    cursor = next_rule(s, ControlLimit.CODE, FIRST)
    while cursor:
        if s.t.rules[rule_row(cursor) + ControlLimit.WHAT] == _NO_MORE:
            other = s.data[CONTROL + rule_source(s, cursor)]
            if other != player and _monsters(s, other):
                found = min(found, _monsters(s, other) - _monsters(s, player))
        cursor = next_rule(s, ControlLimit.CODE, cursor)
    return found


def _monsters(s: State, player: i64) -> i64:
    found: i64 = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        if s.data[MONSTERS + player * ZONES_EACH + zone]:
            found += 1
        zone += 1
    return found


def exceeds(s: State, card: i64, player: i64, by_other: bool = False) -> bool:
    """Whether the player, with this monster face-up, would control more than is allowed; it is
    placed there by the player, or `by_other` by the opponent.
    """
    if not s.t.rule_kinds >> ControlLimit.CODE & 1:
        return False
    there = s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player
    if not there and not by_other and room(s, player) < 1:
        return True
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        other = _face_up_in(s, player, zone)
        if other != NO_MONSTER and other != card and _excluded(s, card, other):
            return True
        zone += 1
    return False


def another_of_one(s: State, card: i64, player: i64) -> bool:
    """Whether only one of this card may be controlled, and the player has another one face-up."""
    if not s.t.flags[s.definition[card]] & DEF_UNIQUE:
        return False
    zone: i64 = player * ZONES_EACH
    last: i64 = zone + ZONES_EACH
    while zone < last:
        if _is_another(s, s.data[MONSTERS + zone] - 1, card):
            return True
        if _is_another(s, s.data[SPELLS + zone] - 1, card):
            return True
        zone += 1
    return False


def _is_another(s: State, other: i64, card: i64) -> bool:
    """Whether this, where it is one at all, is another face-up copy of a card."""
    if other < 0 or other == card or s.definition[other] != s.definition[card]:
        return False
    return s.data[POSITION + other] & FACEDOWN == 0


def excess(s: State, player: i64) -> i64:
    """A rule (its cursor) that the player's face-up monsters are against; 0 if there is none."""
    cursor = next_rule(s, ControlLimit.CODE, FIRST)
    while cursor:
        zone: i64 = 0
        while zone < MONSTER_ZONES:
            card = _face_up_in(s, player, zone)
            if card != NO_MONSTER and beside(s, cursor, card, player) != NO_MONSTER:
                return cursor
            zone += 1
        cursor = next_rule(s, ControlLimit.CODE, cursor)
    return 0


def beside(s: State, cursor: i64, card: i64, player: i64) -> i64:
    """A monster that by this rule the player cannot control beside `card`, or NO_MONSTER."""
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        other = _face_up_in(s, player, zone)
        if other != NO_MONSTER and other != card and _exclude(s, cursor, card, other):
            return other
        zone += 1
    return NO_MONSTER


def gather_excess(s: State, cursor: i64, player: i64) -> None:
    """Fill the candidates with the player's monsters that this rule is against."""
    s.found = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = _face_up_in(s, player, zone)
        if card != NO_MONSTER and beside(s, cursor, card, player) != NO_MONSTER:
            s.candidates[s.found] = card
            s.found += 1
        zone += 1


def _face_up_in(s: State, player: i64, zone: i64) -> i64:
    card = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
    if card >= 0 and s.data[POSITION + card] & FACEDOWN:
        return NO_MONSTER
    return card


class HoldsBonded(Rule):
    """This card has control of the monster that it is linked to, unless it is negated."""

    CODE: Final = 37


class HoldsBearer(Rule):
    """This Equip Card has control of its monster, to which it is linked then."""

    CODE: Final = 47


enter_rule(HoldsBearer(), la.HoldsBearer)
enter_rule(ControlLimit(), la.ControlLimit)
enter_rule(HoldsBonded(), la.HoldsBonded)
