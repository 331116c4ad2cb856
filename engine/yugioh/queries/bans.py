"""What may not be done, or has no effect, for the rest of the turn; and what was done this turn.

A *ban* is set by an effect and stays when its card has gone.  It forbids a player what its
bits say, with the cards that match its filter and are of the name (1 + definition) or in the
column (-1 - zone) it is bound to.  `in_force.banned` looks them up.
A *tally* counts what a card asks for (summons, activations) up to the number that matters, so
that positions which no text tells apart stay equal.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.rules import SummonsAtMost, SummonsOnce, Toll
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_CAP, BAN_SIZE, B_BOUND, B_FILTER, B_PLAYER, B_WHAT, CONTROL, HAD_SUMMON, PHASE,
    STATUS, TALLIES, TALLY,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.vocabulary import OPPONENT, YOU

NOTHING_SAID: Final = 0


def ban(s: State, player: i64, what: i64, number: i64, bound: i64) -> None:
    """Ban this to the player for the rest of the turn; the same twice is once.

    What applies each time something happens applies as often as it was set up, and so does what
    changes ATK.
    """
    data = s.data
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    if what & (tb.EACH_TIME | tb.TURN_ATTACK):
        base = end
    while base < end:
        if data[base + B_PLAYER] == player and data[base + B_WHAT] == what:
            if data[base + B_FILTER] == number and data[base + B_BOUND] == bound:
                return
        base += BAN_SIZE
    if data[BANS] >= BAN_CAP:
        raise RuleError(f"more than {BAN_CAP} lasting bans at once")
    s.put(base + B_PLAYER, player)
    s.put(base + B_WHAT, what)
    s.put(base + B_FILTER, number)
    s.put(base + B_BOUND, bound)
    s.put(BANS, data[BANS] + 1)


def toll(s: State, player: i64, effect: i64) -> i64:
    """How many Life Points the player must pay to activate a card or effect (-1: a card that has no
    effect when it is activated).
    """
    rows = s.t.effects
    base = effect * tb.EFFECT_SIZE
    does = effect >= 0 and rows[base + tb.E_DO] < rows[base + tb.E_DO_END]
    total: i64 = 0
    cursor = next_rule(s, Toll.CODE, FIRST)
    while cursor:
        row = rule_row(cursor)
        side: i64 = YOU if s.data[CONTROL + rule_source(s, cursor)] == player else OPPONENT
        if s.t.rules[row + Toll.WHOSE] & side and (does or not s.t.rules[row + Toll.EFFECTS]):
            total += s.t.rules[row + Toll.POINTS]
        cursor = next_rule(s, Toll.CODE, cursor)
    return total


def summoned_once(s: State, player: i64) -> bool:
    """Whether the player has Special Summoned since a card is face-up that allows it once."""
    cursor = next_rule(s, SummonsOnce.CODE, FIRST)
    while cursor:
        if s.data[STATUS + rule_source(s, cursor)] & (HAD_SUMMON << player):
            return True
        cursor = next_rule(s, SummonsOnce.CODE, cursor)
    return False


def summoned_enough(s: State, player: i64) -> bool:
    """Whether the player has Summoned as often this turn as a face-up card allows."""
    if not s.t.rule_kinds >> SummonsAtMost.CODE & 1:
        return False
    cursor = next_rule(s, SummonsAtMost.CODE, FIRST)
    while cursor:
        row = rule_row(cursor)
        slot = TALLY + player * TALLIES + s.t.rules[row + SummonsAtMost.TALLY]
        if s.data[slot] >= s.t.rules[row + SummonsAtMost.TIMES]:
            return True
        cursor = next_rule(s, SummonsAtMost.CODE, cursor)
    return False


def note_summon(s: State, player: i64) -> None:
    """The player Special Summons: the cards that allow it once a turn remember it."""
    cursor = next_rule(s, SummonsOnce.CODE, FIRST)
    while cursor:
        card = rule_source(s, cursor)
        s.put(STATUS + card, s.data[STATUS + card] | HAD_SUMMON << player)
        cursor = next_rule(s, SummonsOnce.CODE, cursor)


def use_up_summon(s: State, card: i64, player: i64, special: bool) -> None:
    """The player Normal or Special Summons a card: where one summon was left, none is."""
    base: i64 = BAN
    end: i64 = BAN + s.data[BANS] * BAN_SIZE
    while base < end:
        if s.data[base + B_WHAT] == tb.ONE_SUMMON and s.data[base + B_PLAYER] == player:
            s.put(base + B_WHAT, tb.BAN_SPECIAL | tb.BAN_NORMAL)
        if special and s.data[base + B_WHAT] == tb.ONE_SPECIAL:
            if s.data[base + B_PLAYER] == player and match(
                s, s.data[base + B_FILTER], card, card, player
            ):
                s.put(base + B_WHAT, tb.BAN_SPECIAL)
        base += BAN_SIZE


def use_up(s: State, card: i64, player: i64) -> None:
    """The player activates a Spell or Trap Card: where one was left, none is."""
    data = s.data
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_WHAT] == tb.ONE_LEFT and data[base + B_PLAYER] == player:
            if match(s, data[base + B_FILTER], card, card, player):
                s.put(base + B_WHAT, tb.BAN_ACTIVATE_CARD)
        base += BAN_SIZE


def lift_until_pendulum(s: State, player: i64) -> None:
    """The player Pendulum Summons: what was forbidden until then is so no longer."""
    data = s.data
    base: i64 = BAN
    while base < BAN + data[BANS] * BAN_SIZE:
        if data[base + B_PLAYER] != player or not data[base + B_WHAT] & tb.UNTIL_PENDULUM:
            base += BAN_SIZE
            continue
        lift(s, base)


def lift_with_its_summon(s: State, card: i64, player: i64) -> None:
    """The player Normal Summons a monster: what was forbidden with its name is so no longer."""
    data = s.data
    base: i64 = BAN
    while base < BAN + data[BANS] * BAN_SIZE:
        if (
            data[base + B_WHAT] & tb.UNTIL_ITS_SUMMON
            and data[base + B_PLAYER] == player
            and data[base + B_BOUND] == s.t.name_group[s.definition[card]] + 1
        ):
            lift(s, base)
        else:
            base += BAN_SIZE


def lift_their_tribute(s: State, player: i64) -> None:
    """The player has Tributed a monster of the opponent, as an effect allowed once."""
    base: i64 = BAN
    while base < BAN + s.data[BANS] * BAN_SIZE:
        if s.data[base + B_PLAYER] == player and s.data[base + B_WHAT] == tb.THEIR_TRIBUTE:
            lift(s, base)
            return
        base += BAN_SIZE


def lift_after_main(s: State) -> None:
    """The Main Phase is over: what lasted as long is lifted."""
    base: i64 = BAN
    while base < BAN + s.data[BANS] * BAN_SIZE:
        if s.data[base + B_WHAT] & tb.UNTIL_END_PHASE:
            lift(s, base)
        else:
            base += BAN_SIZE


def lift(s: State, entry: i64) -> None:
    """Take off an entry; the last one is in its place then."""
    last = BAN + (s.data[BANS] - 1) * BAN_SIZE
    field: i64 = 0
    while field < BAN_SIZE:
        s.put(entry + field, s.data[last + field])
        s.put(last + field, 0)
        field += 1
    s.put(BANS, s.data[BANS] - 1)


def forget_bans(s: State) -> None:
    """At the end of the turn."""
    s.clear(BAN, BAN + s.data[BANS] * BAN_SIZE)
    s.put(BANS, 0)


# ------------------------------------------------------------------ tallies


def note(s: State, what: i64, card: i64, player: i64) -> None:
    """Count what the player did with this card, where some card asks for it."""
    rows = s.t.tallies
    number: i64 = 0
    base: i64 = 0
    end: i64 = len(rows)
    while base < end:
        slot = TALLY + player * TALLIES + number
        if rows[base + tb.TALLY_WHAT] & what and s.data[slot] < rows[base + tb.TALLY_MOST]:
            phase = rows[base + tb.TALLY_PHASE]
            if phase == 0 or s.data[PHASE] == phase:
                if match(s, rows[base + tb.TALLY_FILTER], card, card, player):
                    s.put(slot, s.data[slot] + 1)
        base += tb.TALLY_SIZE
        number += 1


def forget_tallies(s: State) -> None:
    """At the end of the turn."""
    s.clear(TALLY, TALLY + 2 * TALLIES)
