"""How many wrong rules the tests catch: lines of the code are made wrong, one at a time.

    pip install .[test,mutation]
    python benchmarks/mutation.py --mutants 60 --seed 1 engine/digimon analysis

A mutant is one line with one change, such as a comparison that is off by one or a condition that
is dropped; most are made by the operators of Cosmic Ray. The lines are taken by a hash of the seed
and their text, so that a change elsewhere does not draw others; for each, only the tests that run
it are run, in plain Python and a copy of the checkout. Which those are is recorded first.
`mutation_equivalents.toml` says which mutants are left out as no test can tell them from the code.
"""

import argparse
import ast
import difflib
import importlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import parso
from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider
from coverage import CoverageData

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PACKAGES = ("engine", "search", "analysis")
# Cards are data, and what they do is checked card by card.
LEFT_OUT = ("cards", "templates")
# Test files that take minutes in plain Python, or play whole games.
SLOW = (
    "agents_yugioh", "batch", "cluster", "compare", "compiled_equals_plain", "compiler",
    "digimon_batch", "digimon_compare", "incomplete", "incomplete_digimon", "library", "mulligan",
    "random_games", "tuning",
)  # fmt: skip
# What the tests run with; compiled forms of modules are kept, or each run would make them anew.
PLAIN = {**os.environ, "ENDBOARD_PURE": "1"}
PLAIN.pop("PYTHONDONTWRITEBYTECODE", None)

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


# ------------------------------------------------------------------------------ tests


class Recorded:
    """Which tests of a room run which lines, and how many seconds each takes."""

    def __init__(self, checkout: Path, room: str) -> None:
        folder = Path(tempfile.gettempdir()) / "endboard-mutation" / sources(room)
        if not (folder / "tests.xml").exists():
            print(f"recording what the tests of {room} run", flush=True)
            record(checkout, room, folder)
        self._lines = CoverageData(str(folder / "lines"))
        self._lines.read()
        self._seconds: dict[str, float] = {}
        for case in ElementTree.parse(folder / "tests.xml").iter("testcase"):
            name = case.get("name", "").partition("[")[0]
            name = f"{case.get('classname')}.{name}"
            self._seconds[name] = self._seconds.get(name, 0) + float(case.get("time", 0))

    def tests(self, mutant: Mutant, limit: int) -> list[str]:
        """The tests that run the line, the quickest first, as many as there is time for.

        Those of the module for a line that runs before any test; none for one that never runs.
        """
        known = self._lines.contexts_by_lineno(str(mutant.module))
        found = {name for line in statement(mutant) for name in known.get(line, ())}
        if found == {""}:
            found = {name for names in known.values() for name in names}
        chosen: list[str] = []
        seconds = 0.0
        for name in sorted(found & self._seconds.keys(), key=lambda name: self._seconds[name]):
            seconds += self._seconds[name]
            if chosen and seconds > limit:
                break
            file, _, test = name.rpartition(".")
            chosen.append(f"{file.replace('.', '/')}.py::{test}")
        return chosen


def room_of(module: Path) -> str:
    """The folder below `tests` with the tests of a module."""
    game = module.parts[0] == "engine" and module.parts[1] in ("digimon", "yugioh")
    return "/".join(module.parts[: 1 + game])


def statement(mutant: Mutant) -> range:
    """The lines of the statement that is changed, of one with a body those of its head."""
    found = range(mutant.line, mutant.line + 1)
    for node in ast.walk(ast.parse(mutant.right)):
        if isinstance(node, ast.stmt) and node.lineno <= mutant.line <= (node.end_lineno or 0):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            # The innermost comes last.
            found = range(node.lineno, max(last, mutant.line) + 1)
    return found


def sources(room: str) -> str:
    """A name for what was recorded of a room: another one after any change of the code."""
    files = (file for part in (*PACKAGES, "tests") for file in (ROOT / part).rglob("*.py"))
    return order(room, *(file.read_bytes() for file in sorted(files))).hex()


def record(checkout: Path, room: str, folder: Path) -> None:
    """Run the tests of a room once, and note what each runs; exits where one fails."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "settings"
    settings.write_text(
        "[run]\ndynamic_context = test_function\nrelative_files = True\n"
        f"source = {','.join(PACKAGES)}\ndata_file = {folder / 'lines'}\n"
    )
    tests = sorted((checkout / "tests" / room).glob("**/test_*.py" if "/" in room else "test_*.py"))
    quick = [str(file) for file in tests if file.stem.removeprefix("test_") not in SLOW]
    report = folder / "running.xml"
    pytest = ["pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *quick]
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", *pytest]
    ran = subprocess.run(command, cwd=checkout, env=PLAIN, capture_output=True, text=True)
    if ran.returncode:
        raise SystemExit(f"tests fail without any change:\n{ran.stdout[-2000:]}")
    report.rename(folder / "tests.xml")


def passes(checkout: Path, tests: list[str], limit: int) -> bool | None:
    """Whether tests pass in a checkout; None where they need more seconds of one core than that.

    Counted on the processor, so that other work on the machine does not decide.
    """
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    child = subprocess.Popen(
        command, cwd=checkout, env=PLAIN, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)),
    )  # fmt: skip
    try:
        # What only waits uses no processor.
        ended = child.wait(10 * limit)
        return None if -ended in (signal.SIGXCPU, signal.SIGKILL) else ended == 0
    except subprocess.TimeoutExpired:
        return None
    finally:
        # Workers of the tests, too.
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()


def copy(to: Path) -> Path:
    """A copy of the checkout that may be made wrong."""
    left = shutil.ignore_patterns(
        ".*", "*.so", "*.pyd", "build", "dist", "__pycache__", "*.egg-info"
    )
    shutil.copytree(ROOT, to, ignore=left)
    return to


def judge(checkout: Path, mutant: Mutant, tests: list[str], limit: int, stamp: int) -> bool | None:
    """Whether tests pass all the same."""
    file = checkout / mutant.module

    def write(text: str, when: int) -> None:
        file.write_text(text, encoding="utf-8")
        # Python tells a module from its compiled form by whole seconds.
        os.utime(file, (when, when))

    write(mutant.wrong, stamp)
    try:
        return passes(checkout, tests, limit)
    finally:
        write(mutant.right, stamp + 1)


def run(chosen: list[Mutant], limit: int) -> dict[str, list[Mutant]]:
    """The mutants by what became of them, each told at once; exits where the code itself fails."""
    results: dict[str, list[Mutant]] = {"caught": [], "survived": [], "hangs": [], "no verdict": []}
    rooms: dict[str, Recorded] = {}
    with tempfile.TemporaryDirectory(prefix="mutation-") as directory:
        checkout = copy(Path(directory) / "checkout")
        for number, mutant in enumerate(chosen):
            room = room_of(mutant.module)
            if room not in rooms:
                rooms[room] = Recorded(checkout, room)
            tests = rooms[room].tests(mutant, limit)
            passed = not tests or judge(checkout, mutant, tests, limit, 10**9 + 2 * number)
            name = {True: "survived", False: "caught", None: "hangs"}[passed]
            if passed is None and passes(checkout, tests, limit) is None:
                # What takes too long without the change says nothing of it.
                name = "no verdict"
            results[name].append(mutant)
            print(f"{name:10} {mutant.words}{'' if tests else '   (no test runs it)'}", flush=True)
    return results


def main() -> None:
    """Run the mutants and print what became of them, and the survivors in full."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("within", nargs="*", default=list(PACKAGES), help="folders or modules")
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--limit", type=int, default=90, help="seconds of processor for the tests of a mutant"
    )
    asked = parser.parse_args()
    # What is read of the modules is that of this checkout.
    sys.path.insert(0, str(ROOT))
    # So that the tests that run and the copy go with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    begun = time.monotonic()
    results = run(sampled(asked.within, asked.mutants, asked.seed), asked.limit)
    for mutant in results["survived"]:
        old, new, path = mutant.right.splitlines(), mutant.wrong.splitlines(), str(mutant.module)
        print("", *difflib.unified_diff(old, new, path, path, lineterm=""), sep="\n")
    caught = len(results["caught"]) + len(results["hangs"])
    judged = caught + len(results["survived"])
    print("\n" + ", ".join(f"{len(found)} {name}" for name, found in results.items()))
    print(
        f"caught {caught} of {judged} ({caught / max(judged, 1):.0%}), seed {asked.seed}, "
        f"{time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
