"""Which tests run a line: recorded once for each file of the tests, for `mutation.py`.

What was recorded is kept in the folder for temporary files until a source changes; of tests that
are new or changed only their files are recorded again.
"""

import ast
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from coverage import CoverageData

# The files beside this one.
from mutants import ROOT, Mutant, order  # type: ignore[import-not-found]
from short_tests import FIXTURE, FIXTURES, GIVEN_UP  # type: ignore[import-not-found]

PACKAGES = ("engine", "search", "analysis")
# Seconds of the processor, as lines are recorded, after which a test is left out.
LONG = 20
# What the tests run with; compiled forms of modules are kept, or each run would make them anew.
PLAIN = {**os.environ, "ENDBOARD_PURE": "1"}
PLAIN.pop("PYTHONDONTWRITEBYTECODE", None)
# The name under which is recorded what runs before any test.
BEFORE = ""


class Recorded:
    """Which tests of a room run which lines, and how many seconds each takes."""

    def __init__(self, checkout: Path, room: str) -> None:
        pattern = "**/test_*.py" if "/" in room else "test_*.py"
        found = (file.relative_to(checkout) for file in (checkout / "tests" / room).glob(pattern))
        self.files = sorted(map(str, found))
        kept = Path(tempfile.gettempdir()) / "endboard-mutation" / sources(room)
        now = {f"{order((checkout / file).read_bytes()).hex()[:32]} {file}" for file in self.files}
        parts = {tests.parent: names(tests) for tests in sorted(kept.glob("*/tests.xml"))}
        if new := now.difference(*parts.values()):
            print(f"recording what {len(new)} files of the tests of {room} run", flush=True)
            record(checkout, new, kept / str(len(parts)))
            parts[kept / str(len(parts))] = new
        self._lines: list[CoverageData] = []
        self._seconds: dict[str, float] = {}
        # The tests that ask for a fixture run what it runs.
        self._asking: dict[str, set[str]] = {}
        for part, files in parts.items():
            self._read(part, {file.partition(" ")[2] for file in files & now})

    def _read(self, part: Path, files: set[str]) -> None:
        """Takes over what was recorded of the files that have not changed since."""
        self._lines.append(CoverageData(str(part / "lines")))
        self._lines[-1].read()
        given_up = set()
        for case in ElementTree.parse(part / "tests.xml").iter("testcase"):
            if file_of(str(case.get("classname"))) not in files:
                continue
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

    def tests(self, mutant: Mutant, limit: int) -> dict[str, float]:
        """The tests that run the line, the quickest first, as many as there is time for; with the
        seconds that each took.

        Those of the module for a line that runs before any test; none for one that never runs.
        """
        found = self._running(mutant, statement(mutant))
        if found == {BEFORE}:
            found = self._running(mutant, None)
        found = {test for name in found for test in self._asking.get(name, (name,))}
        chosen: dict[str, float] = {}
        seconds = 0.0
        for name in sorted(found & self._seconds.keys(), key=lambda name: self._seconds[name]):
            seconds += self._seconds[name]
            if chosen and seconds > limit:
                break
            file, _, test = name.rpartition(".")
            chosen[f"{file_of(file)}::{test}"] = self._seconds[name]
        return chosen

    def runs_before(self, mutant: Mutant) -> bool:
        """Whether the line runs before any test, as modules are imported."""
        return BEFORE in self._running(mutant, statement(mutant))

    def _running(self, mutant: Mutant, lines: range | None) -> set[str]:
        """What runs some lines of the module, or any of them."""
        known = [data.contexts_by_lineno(str(mutant.module)) for data in self._lines]
        return {
            name
            for of_line in known
            for line in (of_line if lines is None else lines)
            for name in of_line.get(line, ())
        }


def names(tests: Path) -> set[str]:
    """The files of which a recording tells, each as it was."""
    return set(tests.with_name("files").read_text(encoding="utf-8").splitlines())


def file_of(name: str) -> str:
    """The file of a module of the tests."""
    return name.replace(".", "/") + ".py"


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
    """A name for what was recorded of a room: another one after any change but of single tests."""
    files = (
        file
        for part in (*PACKAGES, "tests")
        for file in (ROOT / part).rglob("*.py")
        if part != "tests" or not file.name.startswith("test_")
    )
    name: bytes = order(room, *(file.read_bytes() for file in sorted(files)))
    return name.hex()


def record(checkout: Path, files: set[str], folder: Path) -> None:
    """Run the short tests of some files once, note what each runs; exits where one fails."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "settings"
    settings.write_text(
        "[run]\nrelative_files = True\n"
        f"source = {','.join(PACKAGES)}\ndata_file = {folder / 'lines'}\n"
    )
    tests = sorted(file.partition(" ")[2] for file in files)
    report = folder / "running.xml"
    quick = ["-p", "benchmarks.short_tests", f"--give-up={LONG}"]
    pytest = ["pytest", "-q", "-p", "no:cacheprovider", *quick, f"--junitxml={report}", *tests]
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", *pytest]
    ran = subprocess.run(command, cwd=checkout, env=PLAIN, capture_output=True, text=True)
    if ran.returncode:
        raise SystemExit(f"tests fail without any change:\n{ran.stdout[-2000:]}")
    (folder / "files").write_text("\n".join(sorted(files)), encoding="utf-8")
    report.rename(folder / "tests.xml")
