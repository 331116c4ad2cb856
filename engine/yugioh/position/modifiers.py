"""What modifies ATK and DEF, Types and Attributes: the kinds of modifiers, and the word that says
what one modifies.

The word has the bits ATK and DEF, `slots.UNTIL_END` for those that end with the turn, and the kind.
A kind that lasts as long as its source is one more than the lingering kind.
"""

from typing import Final

from mypy_extensions import i64

GAIN: Final = 1
GAIN_WHILE: Final = 2
SET: Final = 3
SET_WHILE: Final = 4
SET_ORIGINAL: Final = 5
SET_ORIGINAL_WHILE: Final = 6
LAST: Final = 7  # a special case: sets the value after everything else

# What modifies the Type or Attribute of a monster, and no number: it replaces it, or adds to it.
TYPE_IS: Final = 8
TYPE_ALSO: Final = 9
ATTRIBUTE_IS: Final = 10
ATTRIBUTE_ALSO: Final = 11
TUNER_ALSO: Final = 13  # it is a Tuner beside what it is

NAME_IS: Final = 16  # its name is that of this number
LINK_AS: Final = 20  # as Link Material it can be the definition with this number - 1
FUSION_AS: Final = 22  # as Fusion Material it can have the name of the definition, likewise
SCALE_IS: Final = 24  # its Pendulum Scale is this number - 1
EFFECTS_OF: Final = 18  # it has the effects of the definition with this number - 1

# No modifier, but continuous effects that an effect of player 0 or 1 gave the monster.
GRANTED: Final = 14

_KIND_FROM: Final = 3


def lingering_kind(sets: bool, original: bool) -> int:
    """The kind of a lingering modifier: a gain, or one that sets the value or the original one."""
    if not sets:
        return GAIN
    return SET_ORIGINAL if original else SET


def trait_kind(attribute: bool, also: bool) -> int:
    """The kind that changes an Attribute or a Type, or adds one."""
    return (ATTRIBUTE_IS if attribute else TYPE_IS) + also


def is_trait(kind: i64) -> bool:
    """Whether a kind modifies the Type, Attribute, name or effects."""
    return TYPE_IS <= kind < GRANTED or kind >= NAME_IS


def is_granted(kind: i64) -> bool:
    """Whether it is no modifier but continuous effects that an effect gave the monster."""
    return GRANTED <= kind <= GRANTED + 1


def same_trait(one: i64, other: i64) -> bool:
    """Whether two kinds both modify the Type, or both the Attribute."""
    return one >> 1 == other >> 1


def while_there(kind: int) -> int:
    """The kind that does the same as a lingering one, as long as its source is there."""
    return kind + 1


def pack_modifier(stats: i64, kind: i64) -> i64:
    """The word of a modifier; `stats` may have UNTIL_END."""
    return stats | kind << _KIND_FROM


def modifier_kind(what: i64) -> i64:
    """The kind in a word."""
    return what >> _KIND_FROM
