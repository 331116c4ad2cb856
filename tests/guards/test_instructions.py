"""Operations are declared once: their rows are read and written by the names of their operands.

Found in the sources.  A number in place of a name would still work, and say nothing; an input in a
field of the position's object would reach whoever looks next.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.instruction import code_of, operands
from engine.yugioh.effects.operations import FAMILIES
from engine.yugioh.instructions.tables import OP_SIZE
from engine.yugioh.operation import OPERATIONS, WRITERS, Operation

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "engine" / "yugioh").rglob("*.py"))
# What the rules leave in the object of the position: options, candidates and the like, which are
# found and read at once.
RESULTS = {"chance", "count", "found", "listing", "nesting", "stacked"}


def is_rows(node: ast.AST) -> bool:
    """Whether this is the table of operations: `ops`, or `.ops` of anything."""
    return (isinstance(node, ast.Name) and node.id == "ops") or (
        isinstance(node, ast.Attribute) and node.attr == "ops"
    )


def is_number(node: ast.AST) -> bool:
    """Whether this is a number that is written out."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def by_number(tree: ast.AST) -> Iterator[int]:
    """The lines that read or write an operand by its number: `ops[at + 3]`, `self.ops[row][3]`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Subscript):
            continue
        # The compiler's rows are lists of their own, the engine's lie one behind the other.
        row = isinstance(node.value, ast.Subscript) and is_rows(node.value.value)
        in_row = is_number(node.slice) and ast.literal_eval(node.slice) > 0
        flat = is_rows(node.value) and not is_compilers(node.value)
        added = isinstance(node.slice, ast.BinOp) and is_number(node.slice.right)
        if (row and in_row) or (flat and added):
            yield node.lineno


def is_compilers(node: ast.AST) -> bool:
    """Whether this is the list of rows of the compiler: `self.ops`."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def inputs(tree: ast.AST) -> Iterator[str]:
    """The fields of the position's object `s` that are set, but for results."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            match target:
                case ast.Attribute(value=ast.Name(id="s"), attr=field) if field not in RESULTS:
                    yield field


@pytest.mark.parametrize("source", ["x = s.t.ops[at + 3]", "self.ops[row][8] |= 4", "ops[b + 1]"])
def test_what_would_be_found(source: str) -> None:
    assert list(by_number(ast.parse(source))) == [1]


@pytest.mark.parametrize(
    "source", ["x = ops[at + Banish.UNTIL]", "ops[at]", "self.ops[row + 1]", "ops[row * SIZE]"]
)
def test_what_would_not_be_found(source: str) -> None:
    assert list(by_number(ast.parse(source))) == []


def test_an_input_would_be_found() -> None:
    assert list(inputs(ast.parse("s.paying = 3\ns.found = 1"))) == ["paying"]


def test_no_operand_is_read_or_written_by_number() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): lines
        for file in SOURCES
        if (lines := list(by_number(ast.parse(file.read_text("utf-8")))))
    }
    assert found == {}


def test_nothing_is_passed_in_fields_of_the_position() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): fields
        for file in SOURCES
        if (fields := list(inputs(ast.parse(file.read_text("utf-8")))))
    }
    assert found == {}


def test_every_operation_has_its_code_and_operands_in_its_row() -> None:
    declared = [
        kind
        for family in FAMILIES
        for kind in vars(family).values()
        if isinstance(kind, type) and issubclass(kind, Operation) and "CODE" in vars(kind)
    ]
    for kind in declared:
        assert type(OPERATIONS[code_of(kind)]) is kind
        assert all(0 < column < OP_SIZE for column in operands(kind).values()), kind
    assert {type(operation) for operation in WRITERS.values()} <= set(declared)
