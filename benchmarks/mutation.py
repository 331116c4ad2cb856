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
import difflib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

# The files beside this one.
from forks import CAUGHT, HANGS, NO_VERDICT, OPEN, SURVIVED, verdicts  # type: ignore[import-not-found]
from mutants import ROOT, Mutant, sampled  # type: ignore[import-not-found]
from recorded import PACKAGES, PLAIN, Recorded, room_of  # type: ignore[import-not-found]


def passes(checkout: Path, tests: Iterable[str], limit: int) -> bool | None:
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


def judge(
    checkout: Path, mutant: Mutant, tests: Iterable[str], limit: int, stamp: int
) -> bool | None:
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
    results: dict[str, list[Mutant]] = {CAUGHT: [], SURVIVED: [], HANGS: [], NO_VERDICT: []}
    rooms: dict[str, list[Mutant]] = {}
    for mutant in chosen:
        rooms.setdefault(room_of(mutant.module), []).append(mutant)
    with tempfile.TemporaryDirectory(prefix="mutation-") as directory:
        checkout = copy(Path(directory) / "checkout")
        for room, mutants in rooms.items():
            for mutant, verdict, note in judged(checkout, Recorded(checkout, room), mutants, limit):
                results[verdict].append(mutant)
                print(f"{verdict:10} {mutant.words}{note}", flush=True)
    return results


def judged(
    checkout: Path, recorded: Recorded, mutants: list[Mutant], limit: int
) -> Iterator[tuple[Mutant, str, str]]:
    """The verdict on each mutant of a room, with a note: in forks first, then what stays open."""
    tests = [recorded.tests(mutant, limit) for mutant in mutants]
    still: list[tuple[Mutant, dict[str, float]]] = []
    # What has run as modules were imported cannot be changed any more.
    forked = []
    for mutant, asked in zip(mutants, tests, strict=True):
        if not asked:
            yield mutant, SURVIVED, "   (no test runs it)"
        elif recorded.runs_before(mutant):
            still.append((mutant, asked))
        else:
            forked.append((mutant, asked))
    cases = [
        {"module": str(mutant.module), "right": mutant.right, "wrong": mutant.wrong, "tests": asked}
        for mutant, asked in forked
    ]
    said = verdicts(checkout, recorded.files, cases, limit, PLAIN) if cases else ()
    for (mutant, asked), verdict in zip(forked, said, strict=True):
        if verdict == OPEN:
            still.append((mutant, asked))
        else:
            yield mutant, verdict, ""
    for number, (mutant, asked) in enumerate(still):
        passed = judge(checkout, mutant, asked, limit, 10**9 + 2 * number)
        verdict = {True: SURVIVED, False: CAUGHT, None: HANGS}[passed]
        if passed is None and passes(checkout, asked, limit) is None:
            # What takes too long without the change says nothing of it.
            verdict = NO_VERDICT
        yield mutant, verdict, "   (in a process of its own)"


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
    for mutant in results[SURVIVED]:
        old, new, path = mutant.right.splitlines(), mutant.wrong.splitlines(), str(mutant.module)
        print("", *difflib.unified_diff(old, new, path, path, lineterm=""), sep="\n")
    caught = len(results[CAUGHT]) + len(results[HANGS])
    judged = caught + len(results[SURVIVED])
    print("\n" + ", ".join(f"{len(found)} {name}" for name, found in results.items()))
    print(
        f"caught {caught} of {judged} ({caught / max(judged, 1):.0%}), seed {asked.seed}, "
        f"{time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
