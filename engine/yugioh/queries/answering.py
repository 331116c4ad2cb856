"""The condition on what is answered: the last link of the chain, or what happened just before."""

from typing import Final

from mypy_extensions import i64

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.instructions.damage import HURTS, HURTS_ITS_PLAYER, HURTS_THE_OTHER
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.registers import card_in, unmoved
from engine.yugioh.position.slots import (
    C_BRANCH,
    C_CARD,
    C_EFFECT,
    C_KNOWN,
    C_PLACE,
    C_PLAYER,
    C_WAS,
    CHAINED,
    CONTEXT_SIZE,
    CONTEXTS,
    LOC,
    WAS_AS_TRAP,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.condition import Asking, Condition, condition_row, enter_condition
from engine.yugioh.queries.matching import match

# What a chain link is the activation of.
OF_ANYTHING: Final = 0
OF_CARD: Final = 1  # of a Spell or Trap Card
OF_EFFECT: Final = 2  # of an effect of a monster, or of a card that was face-up before
_OF: Final = {"": OF_ANYTHING, "card": OF_CARD, "effect": OF_EFFECT}
THIS_CARD: Final = -1  # in place of a filter: the card itself
ALONE: Final = 1 << 20  # beside places: it is the only card that is targeted


class Answers(Condition):
    """The last chain link is of this kind: it is what the effect would answer."""

    CODE: Final = 7
    OF: Final = 1  # what it is the activation of (OF_...)
    WHOSE: Final = 2
    DOES: Final = 3  # it does one of these (DOES_...), or 0
    TYPES: Final = 4  # of its card, or 0
    PLACES: Final = 5  # its card was activated in, or 0
    TARGETS: Final = 6  # 1 + the filter of a card that it targets; THIS_CARD, or 0
    CARD: Final = 7  # 1 + the filter of its card, or 0
    TO: Final = 8  # 1 + the filter of the card of the player's that it answers, or 0
    TARGETS_IN: Final = 9  # where the card is that it targets, or 0; with ALONE

    def write(self, c: Asking, word: la.Answering) -> list[list[int]]:
        def filter_of(item: Filter | None) -> int:
            return 0 if item is None else c.filter(item) + 1

        return [
            condition_row(
                Answers, OF=_OF[word.of], WHOSE=word.whose, TYPES=word.types, PLACES=word.places,
                DOES=sum((tb.DOES | HURTS)[name] for name in word.does), CARD=filter_of(word.card),
                TARGETS=THIS_CARD if word.targets_this else filter_of(word.targets),
                TO=filter_of(word.to), TARGETS_IN=word.targets_in | word.targets_alone * ALONE,
            )
        ]  # fmt: skip

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if always:
            return True
        data = s.data
        rows = s.t.conditions
        if not data[CHAINED]:
            return False
        last: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
        whose: i64 = v.YOU if data[last + C_PLAYER] == player else v.OPPONENT
        if not rows[at + Answers.WHOSE] & whose:
            return False
        targets = rows[at + Answers.TARGETS]
        if targets and not _targeted(s, targets, rows[at + Answers.TARGETS_IN], me, player):
            return False
        card = rows[at + Answers.CARD]
        if card and not match(s, card - 1, data[last + C_CARD], me, player):
            return False
        to = rows[at + Answers.TO]
        if to and not _in_response(s, to - 1, me, player):
            return False
        effect = data[last + C_EFFECT] * tb.EFFECT_SIZE
        does = rows[at + Answers.DOES]
        if does and not _as_seen(what_it_does(s, last), whose == v.YOU) & does:
            return False
        types = rows[at + Answers.TYPES]
        if types and not _activated_as(s, last) & types:
            return False
        played = s.t.effects[effect + tb.E_KIND] >= tb.K_ACTIVATE
        of = rows[at + Answers.OF]
        if of and (of == OF_CARD) != played:
            return False
        places = rows[at + Answers.PLACES]
        return places == 0 or data[last + C_PLACE] & places != 0


def _activated_as(s: State, link: i64) -> i64:
    """The type as which the card of a link was activated."""
    kind = s.t.type[s.definition[s.data[link + C_CARD]]]
    if not kind & v.MONSTER or s.data[link + C_PLACE] != v.SZONE:
        return kind
    # A monster in a Spell & Trap Zone is a Spell there, or a Trap.
    return v.TRAP if s.data[link + C_WAS] & WAS_AS_TRAP else v.SPELL


def _in_response(s: State, number: i64, me: i64, player: i64) -> bool:
    """Whether the last chain link answers one of the player's, whose card is of this filter."""
    data = s.data
    if data[CHAINED] < 2:
        return False
    link: i64 = CONTEXTS + (data[CHAINED] - 1) * CONTEXT_SIZE
    return data[link + C_PLAYER] == player and match(s, number, data[link + C_CARD], me, player)


def _targeted(s: State, targets: i64, wanted: i64, me: i64, player: i64) -> bool:
    """Whether the last chain link targets the card `me` itself, or one of a filter (`TARGETS`) in
    the places that are wanted, and no other card where that is wanted too.
    """
    data = s.data
    link: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
    effect = data[link + C_EFFECT] * tb.EFFECT_SIZE
    row = s.t.effects[effect + tb.E_TARGET]
    places = wanted & ~ALONE
    found = False
    every: i64 = 0
    while row < s.t.effects[effect + tb.E_TARGET_END]:
        base = row * tb.OP_SIZE
        chosen = OPERATIONS[s.t.ops[base]].register_chosen(s, base)
        if chosen >= 0:
            slot = s.register(data[CHAINED], chosen)
            last = slot + data[slot]
            every += data[slot]
            while slot < last:
                slot += 1
                card = card_in(s, slot)
                if unmoved(s, slot):
                    if (
                        card == me
                        if targets == THIS_CARD
                        else (not places or data[LOC + card] & places != 0)
                        and match(s, targets - 1, card, me, player)
                    ):
                        found = True
        row += 1
    return found and (every == 1 or not wanted & ALONE)


def _as_seen(done: i64, mine: bool) -> i64:
    """What is done, with the damage as the player sees it who may answer."""
    hurts = done & (HURTS_ITS_PLAYER | HURTS_THE_OTHER)
    if mine or hurts == 0 or hurts == HURTS_ITS_PLAYER | HURTS_THE_OTHER:
        return done
    return done ^ (HURTS_ITS_PLAYER | HURTS_THE_OTHER)


def what_it_does(s: State, last: i64) -> i64:
    """What the effect of the chain link at `last` does (DOES_...), as it was activated."""
    effect = s.data[last + C_EFFECT] * tb.EFFECT_SIZE
    known = s.data[last + C_KNOWN] != 0
    bits = s.t.effects[effect + (tb.E_DOES_IF_KNOWN if known else tb.E_DOES)]
    branch = s.t.effects[effect + tb.E_BRANCH]
    if branch >= 0:
        at = branch * tb.OP_SIZE
        bits |= OPERATIONS[s.t.ops[at]].bullet_does(s, at, s.data[last + C_BRANCH])
    return bits


enter_condition(Answers(), la.Answering)
