"""No two modules of the project import each other, directly or round some corner."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("analysis", "cli", "decklists", "engine", "search")


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(file): file for room in ROOMS for file in (ROOT / room).rglob("*.py")}


def imports(tree: ast.AST) -> set[str]:
    """The modules of the project that a module imports, inside functions too.

    What is imported for the sake of types alone does not count: it is not there when code runs.
    """
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                found.add(whole if whole in MODULES else str(node.module))
        found |= imports(node)
    return found & MODULES.keys()


def test_no_import_goes_in_a_circle() -> None:
    graph = {
        module: imports(ast.parse(file.read_text(encoding="utf-8"))) - {module}
        for module, file in MODULES.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail("a circle of imports: " + " <- ".join(error.args[1]))


def test_the_guard_sees_imports_inside_functions_and_none_for_types_alone() -> None:
    source = (
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from engine.memory import Memory\n"
        "def late():\n    from engine import filters\n"
    )
    assert imports(ast.parse(source)) == {"engine.filters"}
