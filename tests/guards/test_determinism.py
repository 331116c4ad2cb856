"""Nothing in `engine` and `search` depends on the clock, on chance, or on the process.

The same deck, seed and limits give the same result, byte for byte: `hash()` of a string differs
from one process to the next, and a clock or a random number from one run to the next.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FORBIDDEN = {"datetime", "numpy", "random", "secrets", "time", "uuid"}
ALLOWED = {
    # The date of the database that a library is made of.
    Path("engine/digimon/card_text/build.py"): frozenset({"datetime"}),
    Path("engine/yugioh/card_text/build.py"): frozenset({"datetime"}),
    # Phrases are keys of dictionaries, which keep the order they were filled in.
    Path("engine/effects.py"): frozenset({"hash"}),
    # Where a time limit is kept.
    Path("search/limits.py"): frozenset({"time"}),
    # Observations are arrays; its chance is the seed that it is given.
    Path("engine/agents/env.py"): frozenset({"numpy"}),
}
SOURCES = sorted(
    file.relative_to(ROOT) for room in ("engine", "search") for file in (ROOT / room).rglob("*.py")
)


def imported(node: ast.AST) -> list[str]:
    """The modules that this statement imports, in full."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), names=names, level=0):
            return [module, *(f"{module}.{alias.name}" for alias in names)]
    return []


def findings(source: str, allowed: frozenset[str] = frozenset()) -> Iterator[str]:
    """What in this module could differ from run to run, with its line."""
    for node in ast.walk(ast.parse(source)):
        for module in imported(node):
            parts = module.split(".")
            name = parts[1] if parts[0] == "librt" and len(parts) > 1 else parts[0]
            if name in FORBIDDEN - allowed:
                yield f"{getattr(node, 'lineno', 0)}: import of {module}"
        if isinstance(node, ast.Name) and node.id in {"hash", "id"} - allowed and _is_read(node):
            yield f"{node.lineno}: {node.id}()"


def _is_read(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Load)


def test_nothing_varies_from_run_to_run() -> None:
    assert ALLOWED.keys() <= set(SOURCES)
    found = [
        f"{file}:{finding}"
        for file in SOURCES
        for finding in findings((ROOT / file).read_text("utf-8"), ALLOWED.get(file, frozenset()))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import numpy.random as r",
        "from time import monotonic",
        "from librt import random",
        "from librt.time import time",
        "def f():\n    import time",
        "key = hash('a')",
        "keys = map(hash, names)",
        "key = id(card)",
    ],
)
def test_the_guard_finds_what_varies(source: str) -> None:
    assert list(findings(source))


@pytest.mark.parametrize(
    "source", ["import hashlib", "from engine.hashing import mix", "x.hash(1)", "card.time = 1"]
)
def test_the_guard_lets_the_rest_pass(source: str) -> None:
    assert list(findings(source)) == []
