"""Only `engine/memory.py` writes to the state of a game: everything else asks it to.

Found in the sources: a write past the journal could not be undone, and no playout is sure to
meet it. The state is the attribute `data` of a memory, and by custom the names `data` and `d`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATE = {"data", "d"}
SOURCES = sorted(file for file in (ROOT / "engine").rglob("*.py") if file.name != "memory.py")


def is_state(node: ast.AST) -> bool:
    """Whether this is the state: `data`, `d`, or `.data` of anything."""
    return (isinstance(node, ast.Name) and node.id in STATE) or (
        isinstance(node, ast.Attribute) and node.attr == "data"
    )


def targets(node: ast.AST) -> list[ast.expr]:
    """What this statement binds or deletes, tuples taken apart."""
    match node:
        case ast.Assign(targets=found) | ast.Delete(targets=found):
            pass
        case ast.AugAssign(target=one) | ast.AnnAssign(target=one) | ast.For(target=one):
            found = [one]
        case ast.NamedExpr(target=one):
            found = [one]
        case _:
            found = []
    flat = list(found)
    for target in flat:
        if isinstance(target, ast.Tuple | ast.List):
            flat += target.elts
        elif isinstance(target, ast.Starred):
            flat.append(target.value)
    return flat


def own_dicts(function: ast.AST) -> set[str]:
    """Names that are declared as dictionaries in this function, and are therefore no state."""
    return {
        node.target.id
        for node in ast.walk(function)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation).startswith("dict[")
    }


def writes(source: str) -> Iterator[str]:
    """Each statement of this module that may change the state, with its line."""
    tree = ast.parse(source)
    innocent: set[ast.AST] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = own_dicts(function)
            innocent |= {
                node
                for node in ast.walk(function)
                if isinstance(node, ast.Name) and node.id in names
            }
    for node in ast.walk(tree):
        for target in targets(node):
            element = isinstance(target, ast.Subscript) and is_state(target.value)
            if element and isinstance(target, ast.Subscript) and target.value in innocent:
                continue
            # `s.data = ...` and `s._top = ...` exchange the state; `data = s.data` only reads it.
            exchanged = isinstance(target, ast.Attribute) and (
                target.attr in {"data", "_journal"}
                or (target.attr == "_top" and ast.unparse(target.value) != "self")
            )
            # Under another name a write would not be found.
            renamed = (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Attribute)
                and is_state(node.value)
                and not is_state(target)
            )
            if element or exchanged or renamed:
                yield f"{target.lineno}: {ast.unparse(node)}"


def test_no_other_module_writes_state() -> None:
    assert list(writes((ROOT / "engine/memory.py").read_text(encoding="utf-8")))
    found = [
        f"{file.relative_to(ROOT)}:{write}"
        for file in SOURCES
        for write in writes(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "statement",
    [
        "data[slot] = 1",
        "d[slot] += 1",
        "del data[slot]",
        "s.data[slot] = 1",
        "self.memory.data[3] |= 4",
        "data[1], other = 1, 2",
        "for data[0] in range(3): pass",
        "s.data = vec[i64]()",
        "s._top = 0",
        "s._journal = vec[i64]()",
        "cells = s.data",
        "data[a:b] = data[b:c]",
    ],
)
def test_the_guard_finds_a_write(statement: str) -> None:
    assert len(list(writes(f"def rule(s):\n    data = s.data\n    {statement}\n"))) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "s.put(slot, data[slot] + 1)",
        "value = data[slot]",
        "d = s.data",
        "s.scratch[0] = data[1]",
        "data: dict[str, int] = {}\n    data['kind'] = 1",
    ],
)
def test_the_guard_lets_reading_pass(statement: str) -> None:
    assert list(writes(f"def rule(s):\n    {statement}\n")) == []
