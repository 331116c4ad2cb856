"""What the options of an open state and of an answer to a chain are, as numbers.

A command is its kind, the effect or procedure where there is one, and the card; an answer is the
effect and the card, or PASS.  Options differ in the kind of step that offers them.
"""

from typing import Final

from mypy_extensions import i64

_CARD: Final = 0xFF
_NUMBER_FROM: Final = 8
_NUMBER: Final = 0xFFFF
_KIND_FROM: Final = 24

PASS: Final = 0  # no answer, no more triggers of this group


class Command:
    """The kinds of commands."""

    SUMMON: Final = 1  # Normal Summon
    SET_MONSTER: Final = 2
    SET: Final = 3  # Set a Spell or Trap
    POSITION: Final = 4  # change a battle position, or Flip Summon
    PROCEDURE: Final = 5  # Special Summon by its own procedure
    ACTIVATE: Final = 6
    END: Final = 7
    PENDULUM: Final = 8


def pack_command(kind: i64, number: i64 = 0, card: i64 = 0) -> i64:
    """The command of this kind with an effect or procedure, and a card."""
    return kind << _KIND_FROM | number << _NUMBER_FROM | card


def command_kind(option: i64) -> i64:
    """What a command is (Command.…)."""
    return option >> _KIND_FROM


def command_number(option: i64) -> i64:
    """The effect or procedure of a command, 0 where it has none."""
    return option >> _NUMBER_FROM & _NUMBER


def command_card(option: i64) -> i64:
    """The card of a command or of an answer; 0 where it has none."""
    return option & _CARD


def but_for_card(option: i64) -> i64:
    """A command without its card, the same for all copies."""
    return option >> _NUMBER_FROM


def pack_answer(effect: i64, card: i64) -> i64:
    """The answer with this effect of a card."""
    return (effect + 1) << _NUMBER_FROM | card


def answer_effect(option: i64) -> i64:
    """The effect of an answer, -1 for PASS."""
    return (option >> _NUMBER_FROM) - 1


def pack_way(procedure: i64, card: i64) -> i64:
    """The option to summon a card by this procedure."""
    return procedure << _NUMBER_FROM | card


def way_procedure(option: i64) -> i64:
    """The procedure of such an option."""
    return option >> _NUMBER_FROM


def way_card(option: i64) -> i64:
    """The card of such an option."""
    return option & _CARD
