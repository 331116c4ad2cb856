"""Lines of the code made wrong, one at a time, as `mutation.py` judges them.

Most are made by the operators of Cosmic Ray; which lines are taken depends on a seed and on their
text. What is said of them here knows nothing of tests.
"""

import difflib
import importlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import parso
from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
# Cards are data, and what they do is checked card by card.
LEFT_OUT = ("cards", "templates")

_COMPARISONS = ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Eq_NotEq", "NotEq_Eq", "Lt_Gt", "Gt_Lt")
_BINARY = ("Add_Sub", "Sub_Add", "BitAnd_BitOr", "BitOr_BitAnd", "FloorDiv_Mul", "Mul_Add")
_NAMES = (
    "AddNot", "NumberReplacer", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue", "ReplaceUnaryOperator_Delete_Not", "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak", "ZeroIterationForLoop",
    *(f"ReplaceComparisonOperator_{name}" for name in _COMPARISONS),
    *(f"ReplaceBinaryOperator_{name}" for name in _BINARY),
)  # fmt: skip


class DropCondition(Operator):  # type: ignore[misc]
    """Leaves out one of several conditions that are joined by `and` or `or`."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """A position for each condition."""
        if node.type in ("and_test", "or_test"):
            for child in node.children[::2]:
                yield child.start_pos, child.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The node without the condition and one of the words beside it."""
        prefix = node.get_first_leaf().prefix
        at = 2 * index
        del node.children[max(at - 1, 0) : max(at - 1, 0) + 2]
        node.get_first_leaf().prefix = prefix
        return node if len(node.children) > 1 else node.children[0]

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        """None: it is not among the plugins of Cosmic Ray."""
        return ()


class SettleCondition(DropCondition):
    """Lets a condition always hold, or never."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Two positions for each `if`."""
        if node.type == "if_stmt":
            for _ in ("True", "False"):
                yield node.children[1].start_pos, node.children[1].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The node with a constant for a condition."""
        node.children[1] = parso.parse((" True", " False")[index])
        return node


class DropCall(DropCondition):
    """Leaves out a call whose result is not used."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """A position for each statement that is a call."""
        if node.type == "simple_stmt" and node.children[0].type in ("atom_expr", "power"):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The node with nothing done in its place."""
        node.children[0] = parso.parse(node.get_first_leaf().prefix + "pass")
        return node


# The steps of a loop: made wrong, they end in an error or not at all.
COUNTING: Final = re.compile(r"\w+(: i64)? (= 0|\+= 1|-= 1)")

_BUNDLED = OperatorProvider()
# The operators that make plausible mistakes.
OPERATORS: Final[dict[str, Any]] = {
    **{name: _BUNDLED[name]() for name in _NAMES},
    **{one.__name__: one() for one in (DropCondition, SettleCondition, DropCall)},
}


class Mutant(NamedTuple):
    """A line with a change: `before` and `after` are the lines that differ."""

    module: Path
    line: int
    before: str
    after: str
    right: str
    wrong: str

    @property
    def words(self) -> str:
        """The change in one line."""
        return f"{self.module}:{self.line}: {self.before}  ->  {self.after}"


def order(*parts: object) -> bytes:
    """What sorts by chance, and the same on every machine."""
    return blake2b("|".join(map(str, parts)).encode()).digest()


class Place(NamedTuple):
    """A line that can be changed, by one operator at one of its occurrences in the module."""

    order: bytes
    module: Path
    line: int
    operator: str
    occurrence: int

    def mutant(self) -> Mutant:
        """The module with this change."""
        source = (ROOT / self.module).read_text(encoding="utf-8")
        changed = mutate_code(source, OPERATORS[self.operator], self.occurrence)
        before, after = difference(source.splitlines(), changed.splitlines())
        return Mutant(self.module, self.line, before, after, source, changed)


def places(module: Path, seed: int) -> Iterator[Place]:
    """One change for each line of a module that can be changed."""
    source = (ROOT / module).read_text(encoding="utf-8")
    occurrences = dict.fromkeys(OPERATORS, 0)
    found: dict[int, list[tuple[str, int]]] = {}

    def look(node: Any, inside: bool) -> None:
        for name, operator in OPERATORS.items():
            for start, _ in operator.mutation_positions(node):
                # What stands outside functions declares and numbers things.
                if inside:
                    found.setdefault(start[0], []).append((name, occurrences[name]))
                occurrences[name] += 1
        for child in getattr(node, "children", ()):
            body = node.type == "funcdef" and child.type == "suite"
            look(child, inside or body)

    look(get_ast(source), False)
    lines = source.splitlines()
    before: Counter[str] = Counter()
    for line, ways in sorted(found.items()):
        text = lines[line - 1].strip()
        if COUNTING.fullmatch(text):
            continue
        before[text] += 1
        name = (seed, module.name, text, before[text])
        chosen = min(range(len(ways)), key=lambda way: order(*name, way))
        yield Place(order(*name), module, line, *ways[chosen])


def difference(old: list[str], new: list[str]) -> tuple[str, str]:
    """The lines that differ, each side joined into one."""
    parts = {"-": "", "+": ""}
    for text in difflib.unified_diff(old, new, n=0, lineterm=""):
        if text[:3] not in ("---", "+++") and text[0] in parts:
            parts[text[0]] += " " + text[1:].strip()
    return parts["-"].strip(), parts["+"].strip()


def sampled(within: list[str], number: int, seed: int) -> list[Mutant]:
    """So many mutants of the modules below some folders, without those that change nothing."""
    listed = tomllib.loads((HERE / "mutation_equivalents.toml").read_text(encoding="utf-8"))
    same = {(one["file"], one["before"], one["after"]) for one in listed["equivalent"]}
    modules = [
        file.relative_to(ROOT)
        for folder in within
        for file in sorted(
            [ROOT / folder] if folder.endswith(".py") else (ROOT / folder).rglob("*.py")
        )
        if not set(file.relative_to(ROOT).parts) & set(LEFT_OUT)
    ]
    kept: list[Mutant] = []
    for place in sorted(place for module in modules for place in places(module, seed)):
        mutant = place.mutant()
        known = (mutant.module.name, mutant.before, mutant.after) in same
        if not known and not adds_nothing(mutant):
            kept.append(mutant)
        if len(kept) == number:
            break
    return kept


def adds_nothing(mutant: Mutant) -> bool:
    """Whether a number that is 0 is added where it is subtracted, or the other way round.

    The first field of a row and the first block of the state are at 0.
    """
    before, after = (re.findall(r"[\w.]+|\S", text) for text in (mutant.before, mutant.after))
    if len(before) != len(after):
        return False
    differing = [at for at, pair in enumerate(zip(before, after, strict=True)) if len({*pair}) > 1]
    if len(differing) != 1 or {before[differing[0]], after[differing[0]]} != {"+", "-"}:
        return False
    value: Any = importlib.import_module(".".join(mutant.module.with_suffix("").parts))
    for name in before[differing[0] + 1].split("."):
        value = getattr(value, name, None)
    return value is not None and value == 0
