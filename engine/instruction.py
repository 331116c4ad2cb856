"""Instructions: what the engine, a machine that runs the compiled cards, can be told to do.

Each is declared once, as a class.  `CODE` is its number; the other constants of the class, `WHAT:
Final = 1`, are the names of its operands, each with its column in a row.  The compiler writes rows
through these names (`row`), the engine reads them (`ops[at + Banish.UNTIL]`, which costs no more
than a number), and what the instruction does are methods of the same class.  A family of
instructions keeps one object of each at its code in a table (`enter`), so that reading a row is one
look-up and one call.  Knows no game.
"""

from functools import cache
from typing import Any


class CompileError(Exception):
    """A definition says something that the compiler cannot express; it names the card and what."""


class Instruction:
    """A row of numbers that the engine can carry out: its code, and then its operands."""


def code_of(kind: type[Instruction]) -> int:
    """The number of an instruction, which stands in the first column of its rows."""
    code = getattr(kind, "CODE", None)
    if not isinstance(code, int):
        raise TypeError(f"the instruction {kind.__name__} has no CODE")
    return code


def operands(kind: type[Instruction]) -> dict[str, int]:
    """The names of the operands of an instruction, those it inherits too, with their columns.

    Shared: do not change the result.
    """
    hashed: Any = kind
    return _operands(hashed)


@cache
def _operands(kind: Any) -> dict[str, int]:
    bases: tuple[type, ...] = kind.__mro__
    return {
        name: value
        for base in reversed(bases)
        for name, value in vars(base).items()
        if name.isupper() and name != "CODE" and isinstance(value, int)
    }


def row(kind: type[Instruction], size: int, **values: int) -> list[int]:
    """A row of `size` numbers: the code, each operand in its column, zeros for the rest.

    Raises CompileError where an operand is missing or not one of this instruction.
    """
    columns = operands(kind)
    if columns.keys() != values.keys():
        wrong = sorted(columns.keys() ^ values.keys())
        raise CompileError(f"{kind.__name__}: operands are {sorted(columns)}; check {wrong}")
    numbers = [0] * size
    numbers[0] = code_of(kind)
    for name, value in values.items():
        numbers[columns[name]] = value
    return numbers


def enter(table: Any, instruction: Instruction) -> None:
    """Put an instruction at its code into the table of its family, a `vec` of them: what is read
    from a list is checked for its type each time.

    Raises TypeError where the code is taken, or two operands are in one column.
    """
    kind = type(instruction)
    code = code_of(kind)
    columns = list(operands(kind).values())
    if len({0, *columns}) != len(columns) + 1:
        raise TypeError(f"the instruction {kind.__name__} has two operands in one column")
    if not 0 < code < len(table):
        raise TypeError(f"the instruction {kind.__name__} cannot have the code {code}")
    if getattr(type(table[code]), "CODE", None) is not None:
        raise TypeError(f"{kind.__name__} and {type(table[code]).__name__} have one code, {code}")
    table[code] = instruction
