"""Instructions are declared once: rows, steps and entries are read by the names of their fields.

Found in the sources.  A number in place of a name would still work, and say nothing; a word that
holds several numbers, taken apart in many places, could be packed in one of them in another way; an
input in a field of the position's object would reach whoever looks next.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from engine.digimon import operation as digimon
from engine.digimon.effects import operations as digimon_operations
from engine.digimon.instructions import tables
from engine.instruction import Instruction, code_of, operands
from engine.yugioh.effects.operations import FAMILIES
from engine.yugioh.instructions.tables import OP_SIZE
from engine.yugioh.operation import OPERATIONS, WRITERS, Operation

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "engine").rglob("*.py"))
# What the rules leave in the object of the position: options, candidates and the like, which are
# found and read at once; who decides; the materials of the set that is being tried; and which
# persistent effects are being worked out.
RESULTS = {
    "actor", "asked_count", "chance", "count", "found", "gain_count", "interrupt_count", "listing",
    "nesting", "source_count", "stacked", "used_count",
}  # fmt: skip


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


# Where words that hold several numbers are packed and read, and nowhere else.
PACKING = {
    "engine/counters.py": "counters of four bits",
    "engine/digimon/effects/operations/choices.py": "totals, and how far a choice has come",
    "engine/digimon/effects/operations/together.py": "a filter for each of some cards",
    "engine/digimon/position/card_effects.py": "effects of cards, and options with one",
    "engine/digimon/position/commands.py": "commands",
    "engine/digimon/position/facts.py": "the facts of an event",
    "engine/digimon/position/pile_ends.py": "ends of piles",
    "engine/digimon/position/said.py": "what an effect says of cards",
    "engine/digimon/position/seen.py": "cards as they were",
    "engine/digimon/position/state.py": "references",
    "engine/digimon/position/texts.py": "cursors over texts",
    "engine/digimon/queries/modifier.py": "what is asked of a modifier",
    "engine/hashing.py": "the lanes of a key, and numbers of a random sequence",
    "engine/yugioh/card_text/build.py": "the columns of card databases",
    "engine/yugioh/instructions/choices.py": "what chosen cards come to together",
    "engine/yugioh/turn/arriving.py": "what is true of a summoned monster, as bits of its status",
    "engine/yugioh/position/arrivals.py": "arrivals on the field, and where to",
    "engine/yugioh/position/barred_zones.py": "places that cannot be used, of both sides",
    "engine/yugioh/position/causes.py": "reasons with the card that is the cause",
    "engine/yugioh/position/commands.py": "commands, answers and ways",
    "engine/yugioh/position/counters.py": "counters on a card",
    "engine/yugioh/position/entries.py": "entries of registers",
    "engine/yugioh/position/must_use.py": "what the materials of a summon must be",
    "engine/yugioh/position/modifiers.py": "what modifies ATK and DEF",
    "engine/yugioh/position/origins.py": "where a card was",
    "engine/yugioh/position/zones.py": "arrows, by zones of both sides",
    "engine/yugioh/queries/gone.py": "cards that will have left",
    "engine/yugioh/queries/granted.py": "continuous effects that were given, and where they lie",
    "engine/yugioh/queries/in_force.py": "cursors over continuous effects",
    "engine/yugioh/queries/usable.py": "uses that the status of a card bars",
}
# The tables in which one number more is the end of a stretch.
STRETCHES = "_from"
# Common modules whose own form this is: steps are put on the agenda, and a journal has pairs.
FORMS = {"engine/agenda.py", "engine/memory.py"}


def engine_sources() -> Iterator[tuple[str, ast.Module]]:
    """The modules of the engine by name."""
    for file in SOURCES:
        yield file.relative_to(ROOT).as_posix(), ast.parse(file.read_text("utf-8"))


def fields_by_number(tree: ast.AST) -> Iterator[int]:
    """The lines with `data[base + 3]`, or `s.put(step + 2, ...)`."""
    for node in ast.walk(tree):
        place: ast.expr | None = None
        match node:
            case ast.Subscript(value=table, slice=place):
                if ast.unparse(table).endswith(STRETCHES):
                    place = None
            case ast.Call(func=ast.Attribute(attr="put"), args=[place, *_]):
                pass
        match place:
            case ast.BinOp(op=ast.Add(), right=number, lineno=line) if is_number(number):
                yield line


def is_layout(node: ast.expr) -> bool:
    """Whether this says how far, or how wide: a number beyond 1, a constant, or times that."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return is_layout(node.left) or is_layout(node.right)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and node.value > 1
    return isinstance(node, ast.Name) and node.id.isupper()


def packed(tree: ast.AST) -> Iterator[int]:
    """The lines that pack a word, or read it: `x >> 8`, `x << WIDTH`, `x & 0xFF`.

    Bits of a set (`1 << number`, `chosen >> 1`) are none, nor are the named bits of constants.
    """
    named = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        match node:
            case ast.BinOp() if id(node) in named:
                continue
            case ast.BinOp(left=ast.Constant(value=1), op=ast.LShift(), right=ast.Name()):
                continue
            case ast.BinOp(op=ast.LShift() | ast.RShift(), right=by) if is_layout(by):
                yield node.lineno
            case ast.BinOp(op=ast.BitAnd(), right=ast.Constant() as by) if is_layout(by):
                yield node.lineno


@pytest.mark.parametrize(
    "source", ["x = data[base + 3]", "s.put(step + 2, 1)", "f(s.t.rules[row * SIZE + 1])"]
)
def test_fields_that_would_be_found(source: str) -> None:
    assert list(fields_by_number(ast.parse(source))) == [1]


@pytest.mark.parametrize(
    "source", ["data[base + V_CARD]", "t.rule_from[number + 1]", "s.put(base, 2)", "data[at - 1]"]
)
def test_fields_that_would_not_be_found(source: str) -> None:
    assert list(fields_by_number(ast.parse(source))) == []


@pytest.mark.parametrize(
    "source", ["x >> 8", "x << WIDTH", "y = option & 0xFF", "a | b << 13", "x >> n * 4"]
)
def test_packing_that_would_be_found(source: str) -> None:
    assert list(packed(ast.parse(source))) == [1]


@pytest.mark.parametrize(
    "source", ["1 << number", "chosen >>= 1", "x & FACEUP", "BIT: Final = 1 << 20", "1 << FIRST"]
)
def test_packing_that_would_not_be_found(source: str) -> None:
    assert list(packed(ast.parse(source))) == []


def test_no_field_is_read_or_written_by_number() -> None:
    found = {
        name: lines
        for name, tree in engine_sources()
        if name not in FORMS and (lines := list(fields_by_number(tree)))
    }
    assert found == {}


def test_words_are_packed_and_read_in_one_place() -> None:
    found = {name: lines for name, tree in engine_sources() if (lines := list(packed(tree)))}
    assert {name: lines for name, lines in found.items() if name not in PACKING} == {}
    assert sorted(PACKING.keys() - found.keys()) == []


@pytest.mark.parametrize(
    ("families", "form", "table", "size"),
    [
        (FAMILIES, Operation, OPERATIONS, OP_SIZE),
        (digimon_operations.FAMILIES, digimon.Operation, digimon.OPERATIONS, tables.OP_SIZE),
    ],
    ids=["yugioh", "digimon"],
)
def test_every_operation_has_its_code_and_operands_in_its_row(
    families: tuple[ModuleType, ...], form: type[Instruction], table: list[Instruction], size: int
) -> None:
    declared = [
        kind
        for family in families
        for kind in vars(family).values()
        if isinstance(kind, type) and issubclass(kind, form) and "CODE" in vars(kind)
    ]
    assert declared
    for kind in declared:
        assert type(table[code_of(kind)]) is kind
        assert all(0 < column < size for column in operands(kind).values()), kind


def test_every_word_is_written_by_an_operation_of_a_family() -> None:
    modules = {family.__name__ for family in FAMILIES}
    assert {type(operation).__module__ for operation in WRITERS.values()} <= modules


@pytest.mark.parametrize("game", ["yugioh", "digimon"])
def test_a_compiler_alone_knows_every_instruction(game: str) -> None:
    code = f"""
from engine.{game}.cards import definitions
from engine.{game}.compiler.compiler import Compiler
compiler = Compiler(list(definitions().values()))
compiler.compile()
assert not getattr(compiler, "missing", ())
"""
    subprocess.run([sys.executable, "-c", code], check=True)
