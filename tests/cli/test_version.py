"""`endboard version`, and the warning where the engine runs slowly."""

import json
import platform
from collections.abc import Callable
from importlib.metadata import version

import pytest

from cli.output import Output
from cli.version import announce_slow_engine
from engine import build

Endboard = Callable[..., tuple[int, str, str]]

PLAIN = build.Build((), "there was no C compiler")


def test_the_version_option_is_short(endboard: Endboard) -> None:
    assert endboard("--version") == (0, f"endboard {version('endboard')}\n", "")


def test_version_names_the_compiled_modules(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "activate", lambda: build.Build(("engine.hashing", "engine.memory")))
    code, out, err = endboard("version", "-v")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == f"endboard {version('endboard')}"
    assert platform.python_version() in lines[1]
    assert lines[2] == "engine: compiled (engine.hashing, engine.memory)"
    # A hundred names would fill the screen.
    assert endboard("version")[1].splitlines()[2] == "engine: compiled (2 modules)"


def test_version_says_why_the_engine_is_slow(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "activate", lambda: PLAIN)
    assert endboard("version")[1].splitlines()[2] == (
        "engine: plain Python, about 30 times slower: there was no C compiler"
    )


def test_version_in_json(endboard: Endboard) -> None:
    data = json.loads(endboard("version", "--format", "json")[1])
    assert data["version"] == version("endboard")
    assert data["compiled"] == list(build.activate().compiled)
    assert bool(data["compiled"]) != bool(data["plain_because"])


@pytest.mark.parametrize(
    ("current", "quiet", "told"),
    [
        (build.Build(("engine.memory",)), False, ""),
        (
            PLAIN,
            False,
            "endboard: warning: the engine runs in plain Python, about 30 times slower: "
            "there was no C compiler\n",
        ),
        (PLAIN, True, ""),
        # Told already, when the engine was imported.
        (build.Build((), "engine.memory changed", ("engine.memory",)), False, ""),
    ],
)
def test_a_slow_engine_is_announced_once(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    current: build.Build,
    quiet: bool,
    told: str,
) -> None:
    monkeypatch.setattr(build, "activate", lambda: current)
    announce_slow_engine(Output(quiet=quiet))
    assert capsys.readouterr().err == told
