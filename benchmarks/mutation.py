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
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from xml.etree import ElementTree

from coverage import CoverageData

# The files beside this one.
from mutants import ROOT, Mutant, order, sampled  # type: ignore[import-not-found]
from short_tests import FIXTURE, FIXTURES, GIVEN_UP  # type: ignore[import-not-found]

PACKAGES = ("engine", "search", "analysis")
# Seconds of the processor, as lines are recorded, after which a test is left out.
LONG = 20
# What the tests run with; compiled forms of modules are kept, or each run would make them anew.
PLAIN = {**os.environ, "ENDBOARD_PURE": "1"}
PLAIN.pop("PYTHONDONTWRITEBYTECODE", None)


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
        # The tests that ask for a fixture run what it runs.
        self._asking: dict[str, set[str]] = {}
        given_up = set()
        for case in ElementTree.parse(folder / "tests.xml").iter("testcase"):
            name = case.get("name", "").partition("[")[0]
            name = f"{case.get('classname')}.{name}"
            self._seconds[name] = self._seconds.get(name, 0) + float(case.get("time", 0))
            for one in case.iter("property"):
                for fixture in one.get("value", "").split() if one.get("name") == FIXTURES else ():
                    self._asking.setdefault(FIXTURE + fixture, set()).add(name)
            if any(GIVEN_UP in one.get("message", "") for one in case.iter("skipped")):
                given_up.add(name)
        for name in given_up:
            del self._seconds[name]

    def tests(self, mutant: Mutant, limit: int) -> list[str]:
        """The tests that run the line, the quickest first, as many as there is time for.

        Those of the module for a line that runs before any test; none for one that never runs.
        """
        known = self._lines.contexts_by_lineno(str(mutant.module))
        found = {name for line in statement(mutant) for name in known.get(line, ())}
        if found == {""}:
            found = {name for names in known.values() for name in names}
        found = {test for name in found for test in self._asking.get(name, (name,))}
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
    name: bytes = order(room, *(file.read_bytes() for file in sorted(files)))
    return name.hex()


def record(checkout: Path, room: str, folder: Path) -> None:
    """Run the short tests of a room once, note what each runs; exits where one fails."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "settings"
    settings.write_text(
        "[run]\nrelative_files = True\n"
        f"source = {','.join(PACKAGES)}\ndata_file = {folder / 'lines'}\n"
    )
    files = (checkout / "tests" / room).glob("**/test_*.py" if "/" in room else "test_*.py")
    tests = [str(file) for file in sorted(files)]
    report = folder / "running.xml"
    quick = ["-p", "benchmarks.short_tests", f"--give-up={LONG}"]
    pytest = ["pytest", "-q", "-p", "no:cacheprovider", *quick, f"--junitxml={report}", *tests]
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
