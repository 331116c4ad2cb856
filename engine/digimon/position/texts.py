"""Which texts count on a card in play, one after the other.

Its own upper text, the inherited effects of its digivolution cards (comprehensive rule 4-3-3) and
the link effects of its link cards (4-3-5); with <Succession> also the upper text of one
digivolution card (16-47), and those of all that its effects say it gains.  A cursor is the card +
1, and above its bits which text of it.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import BELOW, FACE_DOWN, FLAGS, LINKS, TOP
from engine.digimon.position.state import State
from engine.digimon.instructions.tables import IN_INHERITED, IN_LINK, IN_UPPER
from engine.digimon.vocabulary import DIGIMON

_TEXT: Final = 9
_CARD: Final = (1 << _TEXT) - 1
UPPER: Final = IN_UPPER << _TEXT
INHERITED: Final = IN_INHERITED << _TEXT
LINKED: Final = IN_LINK << _TEXT


def text_card(cursor: i64) -> i64:
    """The card of a cursor."""
    return (cursor & _CARD) - 1


def text_of(cursor: i64) -> i64:
    """Which text of it (IN_...)."""
    return cursor >> _TEXT


def first_text(s: State, stack: i64) -> i64:
    """The upper text of the top card; 0 for a stack number not in use."""
    top = s.data[TOP + stack]
    return top | UPPER if top else 0


def inherited_from(s: State, stack: i64) -> i64:
    """The first card + 1 whose inherited effects a stack gains: only a Digimon does (4-3-3); or 0.

    The rest lie below it; of them face-down cards have none (rule 4-7-9).
    """
    at = s.under(stack)
    return at if at and s.kinds(stack) & DIGIMON else 0


def next_text(s: State, stack: i64, cursor: i64) -> i64:
    """The text after this one; 0 past the last.  Face-down cards have none (rule 4-7-9)."""
    data = s.data
    at = cursor & _CARD
    if cursor >= LINKED or (cursor < INHERITED and at != data[TOP + stack]):
        return more_text(s, stack, cursor)
    at = data[BELOW + at - 1] if cursor >= INHERITED else inherited_from(s, stack)
    while at and data[FLAGS + at - 1] & FACE_DOWN:
        at = data[BELOW + at - 1]
    if at:
        return at | INHERITED
    return more_text(s, stack, 0) if s.t.has_more_texts else 0


def more_text(s: State, stack: i64, cursor: i64) -> i64:
    """After the texts of a stack itself: what it gains of cards under it, and its link cards.

    The first of them after 0.  Where speed counts, the stack itself is gone over without a cursor.
    """
    if cursor < LINKED and s.t.has_succession:
        found = _next_gained(s, stack, cursor & _CARD)
        if found:
            return found | UPPER
    at = s.data[BELOW + (cursor & _CARD) - 1] if cursor >= LINKED else s.data[LINKS + stack]
    return at | LINKED if at else 0


def _next_gained(s: State, stack: i64, after: i64) -> i64:
    """The first card + 1 below this one (0: the top card) whose upper text the stack gains."""
    at = s.data[BELOW + (after if after else s.data[TOP + stack]) - 1]
    while at:
        if is_gained(s, stack, at - 1):
            return at
        at = s.data[BELOW + at - 1]
    return 0


def is_gained(s: State, stack: i64, card: i64) -> bool:
    """Whether a stack gains the upper text of this card under it: all that is specified, or one."""
    if s.data[FLAGS + card] & FACE_DOWN:
        return False
    if _succeeded(s, stack) == card + 1:
        return True
    t = s.t
    if not t.gained_under[s.definition[card]]:
        return False
    top = s.data[TOP + stack] - 1
    if t.gains_under[IN_UPPER * t.defs + s.definition[top]]:
        return True
    at = inherited_from(s, stack)
    while at:
        if t.gains_under[IN_INHERITED * t.defs + s.definition[at - 1]]:
            if not s.data[FLAGS + at - 1] & FACE_DOWN:
                return True
        at = s.data[BELOW + at - 1]
    return False


def _succeeded(s: State, stack: i64) -> i64:
    """The card + 1 whose effects a Digimon with <Succession> gains: the topmost; or 0."""
    data = s.data
    t = s.t
    top = data[TOP + stack] - 1
    row = s.definition[top] * t.defs
    at = data[BELOW + top]
    while at:
        if t.succeeds[row + s.definition[at - 1]] and not data[FLAGS + at - 1] & FACE_DOWN:
            return at
        at = data[BELOW + at - 1]
    return 0
