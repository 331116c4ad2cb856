"""How many effects of monsters each player can activate while a card is face-up.

Source: the card text of Inspector Boarder.  Each copy counts for itself, from when it is face-up;
the count lies where the uses of a card lie, which it loses when it leaves the field.
"""

from typing import Final

from mypy_extensions import i64

from engine.counters import count, counter
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import BOTH_SIDES, MONSTERS, POSITION, USED
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, next_rule, own_rule, rule_source
from engine.yugioh.queries.rule import Rule, enter_rule
from engine.yugioh.queries.sets import size_of
from engine.yugioh.vocabulary import (
    FACEDOWN, FUSION, LINK, MONSTER, PENDULUM, PZONE, RITUAL, SYNCHRO, SZONE, XYZ,
)  # fmt: skip

_KINDS: Final = RITUAL | FUSION | SYNCHRO | XYZ | PENDULUM | LINK
_BEHIND_LIMITS: Final = 5
_MOST: Final = 6  # that matter: there are no more kinds


class EffectsByKinds(Rule):
    """Effects of monsters are activated only as often as there are kinds of monsters."""

    CODE: Final = 38


def inspected(s: State, effect: i64, card: i64, player: i64) -> bool:
    """Whether the player cannot activate this effect, having activated too many already."""
    if not s.t.rule_kinds >> EffectsByKinds.CODE & 1 or not _of_monster(s, effect, card):
        return False
    cursor = next_rule(s, EffectsByKinds.CODE, FIRST)
    while cursor:
        if counter(s, USED + rule_source(s, cursor), _of(player)) >= _kinds_there(s):
            return True
        cursor = next_rule(s, EffectsByKinds.CODE, cursor)
    return False


def note_inspected(s: State, effect: i64, card: i64, player: i64) -> None:
    """The player activates this effect, which face-up cards that count them remember."""
    if not s.t.rule_kinds >> EffectsByKinds.CODE & 1 or not _of_monster(s, effect, card):
        return
    slot: i64 = 0
    while slot < BOTH_SIDES:
        source = s.data[MONSTERS + slot] - 1
        slot += 1
        if source < 0 or s.data[POSITION + source] & FACEDOWN:
            continue
        if own_rule(s, EffectsByKinds.CODE, source) >= 0:
            if counter(s, USED + source, _of(player)) < _MOST:
                count(s, USED + source, _of(player))


def _of(player: i64) -> i64:
    """The counter of a player, behind those of all limits that the card itself can have."""
    return _BEHIND_LIMITS + player


def _of_monster(s: State, effect: i64, card: i64) -> bool:
    """Whether it is an effect of a monster, and not of what lies there as a Spell or Trap."""
    kind = s.t.effects[effect * tb.EFFECT_SIZE + tb.E_KIND]
    if kind == tb.K_ACTIVATE or kind == tb.K_SCALE:
        return False
    return s.t.type[s.definition[card]] & MONSTER != 0 and not s.place(card) & (SZONE | PZONE)


def _kinds_there(s: State) -> i64:
    """How many of the kinds of monsters lie face-up on the field."""
    found: i64 = 0
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = s.data[MONSTERS + slot] - 1
        slot += 1
        if card >= 0 and not s.data[POSITION + card] & FACEDOWN:
            found |= s.t.type[s.definition[card]] & _KINDS
    return size_of(found)


enter_rule(EffectsByKinds(), la.EffectsByKinds)
