"""What the options of an open state and of counter timing are, as numbers.

A command is its kind and what it needs: the card, and an effect, a special way, or the stack with
the cost; an attack has its stack and its target instead.
"""

from typing import Final

from mypy_extensions import i64

_CARD: Final = 0xFF
_NUMBER_FROM: Final = 8
_NUMBER: Final = 0xFFFF
_STACK: Final = 0xFF
_COST_FROM: Final = 16
_COST: Final = 0xFF
_KIND_FROM: Final = 24
_THING: Final = 0xFFF
_ATTACKER_FROM: Final = 12
_ATTACKER: Final = 0xFFF


class Command:
    """The kinds of commands."""

    PASS: Final = 0
    PLAY: Final = 1
    DIGIVOLVE: Final = 2  # onto a stack
    USE: Final = 3
    ATTACK: Final = 4
    ACTIVATE: Final = 5  # an effect
    DELAY: Final = 6  # an effect
    SPECIAL: Final = 7  # DNA Digivolution, DigiXros and the like
    LINK: Final = 8  # to a stack


class CounterCommand:
    """What can be done at counter timing; the option 0 is nothing."""

    ACTIVATE: Final = 0  # an effect, counted from 1
    BLAST: Final = 1  # a stack digivolves
    BLAST_DNA: Final = 2  # a special way


PASS_COMMAND: Final = 0


def pack_command(kind: i64, number: i64, card: i64) -> i64:
    """The command of this kind with an effect, special way or stack, and a card."""
    return kind << _KIND_FROM | number << _NUMBER_FROM | card


def pack_onto(kind: i64, cost: i64, stack: i64, card: i64) -> i64:
    """The command to put a card onto a stack, or link it, for this cost."""
    return kind << _KIND_FROM | cost << _COST_FROM | stack << _NUMBER_FROM | card


def pack_attack(stack: i64, thing: i64) -> i64:
    """The command to attack a thing, or the player (0), with a stack."""
    return Command.ATTACK << _KIND_FROM | stack << _ATTACKER_FROM | thing


def command_kind(option: i64) -> i64:
    """What a command is (Command.…, CounterCommand.…)."""
    return option >> _KIND_FROM


def command_card(option: i64) -> i64:
    """The card of a command that has one."""
    return option & _CARD


def command_number(option: i64) -> i64:
    """The effect or special way of a command that has one."""
    return option >> _NUMBER_FROM & _NUMBER


def command_stack(option: i64) -> i64:
    """The stack that a card is put onto or linked to."""
    return option >> _NUMBER_FROM & _STACK


def command_cost(option: i64) -> i64:
    """For which cost."""
    return option >> _COST_FROM & _COST


def attack_stack(option: i64) -> i64:
    """The stack that attacks."""
    return option >> _ATTACKER_FROM & _ATTACKER


def attack_thing(option: i64) -> i64:
    """The thing that it attacks, 0 for the player."""
    return option & _THING
