"""A plugin of pytest for `mutation.py`: judges mutants in forks of one process with all tests.

The tests of a room are collected once and not run. For each mutant the process is forked: the code
of the functions that are changed is replaced, so that whoever holds one of them runs it changed,
what `functools` has cached is forgotten, and the tests chosen for it are run. What is not so to be
had, such as a change outside functions, is left to a fresh process, and so is all that cannot be
trusted: tests that pass here, and those that fail without the change as well.
"""

import functools
import gc
import importlib
import inspect
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

CAUGHT, HANGS, SURVIVED, NO_VERDICT = "caught", "hangs", "survived", "no verdict"
# What has to be judged in a fresh process.
OPEN = "open"

# What a fork says of its tests, the last two with the test.
_PASSED, _NOT_PUT_IN, _RUNNING, _FAILED = "passed", "not put in", "running", "failed"
# Seconds of the processor for a test and its fixtures beyond three times what it took otherwise.
_PATIENCE = 20
# Bytes for a fork: a list that a mutant lets grow must not take the memory of the machine.
_MEMORY = 8 << 30


def verdicts(
    checkout: Path, files: list[str], cases: list[dict[str, Any]], limit: int, env: dict[str, str]
) -> Iterator[str]:
    """One verdict for each case: `module`, `right` and `wrong` as sources, `tests` with seconds."""
    asked = checkout / "cases.json"
    asked.write_text(json.dumps({"limit": limit, "cases": cases}), encoding="utf-8")
    read, write = os.pipe()
    own = ["-p", "benchmarks.forks", f"--cases={asked}", f"--verdicts={write}"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *own]
    log = checkout / "forks.log"
    with log.open("w") as out, os.fdopen(read, encoding="utf-8") as told:
        child = subprocess.Popen(
            [*command, f"--basetemp={checkout.parent / 'forks'}", *files], cwd=checkout, env=env,
            stdout=out, stderr=out, pass_fds=[write],
        )  # fmt: skip
        os.close(write)
        try:
            count = 0
            for line in told:
                count += 1
                yield line.strip()
            if count < len(cases):
                raise SystemExit(f"the tests cannot be collected:\n{log.read_text()[-2000:]}")
        finally:
            child.kill()
            child.wait()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the cases are read and the verdicts are written."""
    parser.addoption("--cases", help="file with the mutants and their tests")
    parser.addoption("--verdicts", type=int, help="open file for the verdicts")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Judges all cases in place of running the tests."""
    if session.testsfailed:
        raise session.Interrupted("errors as tests are collected")
    asked = json.loads(Path(session.config.getoption("--cases")).read_text(encoding="utf-8"))
    judge = Judge(session, asked["limit"])
    with os.fdopen(session.config.getoption("--verdicts"), "w", encoding="utf-8") as told:
        for case in asked["cases"]:
            print(judge.verdict(case), file=told, flush=True)
    return True


class Judge:
    """What the tests of a session say of mutants."""

    def __init__(self, session: pytest.Session, limit: int) -> None:
        self._session = session
        self._limit = limit
        # By their function and by their own name.
        self._items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for name in {item.nodeid, item.nodeid.partition("[")[0]}:
                self._items.setdefault(name, []).append(item)
        self._sound: dict[str, bool] = {}
        # Written by a fork, read when it has ended.
        self._told = Path("told").resolve()

    def verdict(self, case: dict[str, Any]) -> str:
        """The verdict on one mutant."""
        said, name = self._forked(list(case["tests"].items()), case)
        if said not in (_RUNNING, _FAILED) or not self._passes(name, case["tests"]):
            return OPEN
        # A test that was stopped while it ran would have ended without the change.
        return HANGS if said == _RUNNING else CAUGHT

    def _passes(self, name: str, tests: dict[str, float]) -> bool:
        """Whether a test passes in a fork without any change."""
        if name not in self._sound:
            said, _ = self._forked([(name, tests.get(name.partition("[")[0], 0))], None)
            self._sound[name] = said == _PASSED
        return self._sound[name]

    def _forked(
        self, tests: list[tuple[str, float]], case: dict[str, Any] | None
    ) -> tuple[str, str]:
        """What a fork says of tests with their seconds, and which; with a mutant or without."""
        self._told.write_text("", encoding="utf-8")
        child = os.fork()
        if not child:
            try:
                os.setsid()
                resource.setrlimit(resource.RLIMIT_CPU, (self._limit, self._limit))
                resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
                # What only waits uses no processor.
                signal.alarm(10 * self._limit)
                self._tell(self._outcome(tests, case))
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        # Processes that the tests have started.
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        said, _, name = self._told.read_text(encoding="utf-8").partition(" ")
        patience_lost = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
        # Ended by anything else, as when all tests together take too long, it says nothing.
        return (said, name) if said != _RUNNING or patience_lost else ("", "")

    def _outcome(self, tests: list[tuple[str, float]], case: dict[str, Any] | None) -> str:
        """Runs tests until one fails, or uses more of the processor than it may."""
        forget()
        if case and not put_in(Path(case["module"]), case["right"], case["wrong"]):
            return _NOT_PUT_IN
        items = [(item, seconds) for name, seconds in tests for item in self._items.get(name, ())]
        following: list[pytest.Item | None] = [item for item, _ in items[1:]]
        for (item, seconds), after in zip(items, [*following, None], strict=True):
            self._tell(f"{_RUNNING} {item.nodeid}")
            signal.setitimer(signal.ITIMER_PROF, _PATIENCE + 3 * seconds)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self._session.testsfailed:
                return f"{_FAILED} {item.nodeid}"
        return _PASSED

    def _tell(self, what: str) -> None:
        self._told.write_text(what, encoding="utf-8")


def forget() -> None:
    """Empties every cache of `functools`."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()


def put_in(module: Path, right: str, wrong: str) -> bool:
    """Gives the functions that differ the other code; False where that is not all that differs."""
    name = ".".join(part for part in module.with_suffix("").parts if part != "__init__")
    file = str(importlib.import_module(name).__file__)
    old = compile(right, file, "exec", dont_inherit=True)
    pairs = differing(old, compile(wrong, file, "exec", dont_inherit=True))
    if not pairs:
        return False
    functions = [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType) and one.__code__.co_filename == file
    ]
    found = [(one, after) for before, after in pairs for one in functions if one.__code__ == before]
    try:
        for one, after in found:
            one.__code__ = after
    except ValueError:
        # It uses other variables of the function around it.
        return False
    # Of functions in functions there may be none yet.
    return any(after is pairs[0][1] for _, after in found)


def differing(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]]:
    """The functions that differ in two forms of a module, with those around them, outermost first.

    None where what runs as the module is imported differs.
    """
    function = bool(old.co_flags & inspect.CO_NEWLOCALS and old.co_flags & inspect.CO_OPTIMIZED)
    inner_old, inner_new = inner(old), inner(new)
    own = essence(old, deep=False) != essence(new, deep=False)
    if own and not function:
        return []
    found = [(old, new)] if function and essence(old) != essence(new) else []
    if not own:
        for one, other in zip(inner_old, inner_new, strict=True):
            found += differing(one, other)
    return found


def inner(code: CodeType) -> list[CodeType]:
    """The functions and classes that stand in a piece of code."""
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def essence(code: CodeType, deep: bool = True) -> tuple[Any, ...]:
    """What a piece of code does, wherever it stands; with `deep` all that stands in it, too."""
    constants = tuple(
        (essence(one) if deep else None) if isinstance(one, CodeType) else (type(one), repr(one))
        for one in code.co_consts
    )
    return (code.co_code, code.co_names, code.co_varnames, code.co_freevars, constants)
