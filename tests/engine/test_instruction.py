"""Instructions: their operands have names, rows are written by them, and each has its own code."""

from typing import Final

import pytest

from engine.build import activate
from engine.instruction import CompileError, Instruction, code_of, enter, operands, row

if activate().compiled:
    pytest.skip("compiled classes cannot be derived from here", allow_module_level=True)

pytestmark = pytest.mark.plain


class Move(Instruction):
    """The cards of a register go somewhere."""

    WHAT: Final = 1


class Banish(Move):
    """They are banished."""

    CODE: Final = 3
    UNTIL: Final = 4


class Send(Move):
    """They are sent to the GY; its code is that of another."""

    CODE: Final = 3


class Twice(Move):
    """Two operands in one column."""

    CODE: Final = 2
    REASON: Final = 1


def test_operands_are_the_names_of_columns_inherited_ones_too() -> None:
    assert operands(Banish) == {"WHAT": 1, "UNTIL": 4}


def test_a_row_has_each_operand_in_its_column() -> None:
    assert row(Banish, 6, UNTIL=8, WHAT=7) == [3, 7, 0, 0, 8, 0]


@pytest.mark.parametrize("given", [{"WHAT": 1}, {"WHAT": 1, "UNTIL": 0, "REASON": 2}])
def test_a_row_wants_exactly_its_operands(given: dict[str, int]) -> None:
    with pytest.raises(CompileError, match="Banish"):
        row(Banish, 6, **given)


def test_an_instruction_is_found_at_its_code() -> None:
    table = [Instruction() for _ in range(5)]
    enter(table, Banish())
    assert code_of(type(table[3])) == 3
    with pytest.raises(TypeError, match="one code"):
        enter(table, Send())


@pytest.mark.parametrize("wrong", [Move(), Twice()])
def test_an_instruction_without_a_code_or_with_two_operands_in_a_column(wrong: Instruction) -> None:
    with pytest.raises(TypeError, match="instruction"):
        enter([Instruction() for _ in range(5)], wrong)
