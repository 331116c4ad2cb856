"""One's own monster and a card of the opponent, sent to the GY instead of two Tributes.

Source: the card text of Floowandereeze and the Unexplored Winds.  Neither is Tributed, and what
cannot be Tributed can be sent; both must get to the GY, as for any cost.
"""

from mypy_extensions import i64

from engine.yugioh.queries.in_force import (
    FIRST, banned_at_all, lets, next_rule, reaches_grave, rule_source,
)  # fmt: skip
from engine.yugioh.queries.material_rules import SendsForTributes, TributesTheirs
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import (
    BANS, CONTROL, LOC, MONSTERS, SPELLS, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import MONSTER_ZONES, MZONE


def may_send(s: State, player: i64) -> bool:
    """Whether a face-up card lets the player do so."""
    cursor = next_rule(s, SendsForTributes.CODE, FIRST)
    while cursor:
        if s.data[CONTROL + rule_source(s, cursor)] == player:
            return True
        cursor = next_rule(s, SendsForTributes.CODE, cursor)
    return False


def offer_pairs(s: State, player: i64) -> None:
    """Offer the pairs that can be sent, as sets of candidates, beside those that are there."""
    own: i64 = 0
    while own < MONSTER_ZONES:
        mine = s.data[MONSTERS + player * ZONES_EACH + own] - 1
        own += 1
        if mine < 0 or not reaches_grave(s, mine):
            continue
        zone: i64 = 0
        while zone < 2 * ZONES_EACH:
            base = MONSTERS if zone < ZONES_EACH else SPELLS
            theirs = s.data[base + (1 - player) * ZONES_EACH + zone % ZONES_EACH] - 1
            zone += 1
            if theirs >= 0 and reaches_grave(s, theirs):
                _offer(s, 1 << _candidate(s, mine) | 1 << _candidate(s, theirs))


def _candidate(s: State, card: i64) -> i64:
    """The number of this card among the candidates, of which it is one from now on."""
    index: i64 = 0
    while index < s.found:
        if s.candidates[index] == card:
            return index
        index += 1
    s.candidates[index] = card
    s.found += 1
    return index


def _offer(s: State, pair: i64) -> None:
    index: i64 = 0
    while index < s.count:
        if s.options[index] == pair:
            return  # both can be Tributed anyway
        index += 1
    s.offer(pair)


def is_sent(s: State, card: i64, player: i64) -> bool:
    """Whether this card, chosen for a Tribute Summon of the player, can only be sent for it."""
    if s.data[CONTROL + card] == player:
        return False
    if s.data[LOC + card] != MZONE:
        return True
    if s.data[BANS] and banned_at_all(s, tb.THEIR_TRIBUTE, player):
        return False
    return not lets(s, TributesTheirs.CODE, TributesTheirs.FILTER, card, player)
