"""How a run ends: help, usage errors, expected ends, interruption, defects."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import decklists
from cli.exit_codes import CommandError, ExitCode
from engine.agenda import RuleError

Endboard = Callable[..., tuple[int, str, str]]

SCRIPT = Path(sysconfig.get_path("scripts"), "endboard")


def script(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed script, as a user would."""
    return subprocess.run(
        [SCRIPT, *arguments], check=False, text=True, capture_output=True, timeout=60
    )


@pytest.mark.parametrize("arguments", [["--help"], ["-h"]])
def test_help_names_every_command(endboard: Endboard, arguments: list[str]) -> None:
    code, out, err = endboard(*arguments)
    assert (code, err) == (0, "")
    for command in ("deck", "cards", "version"):
        assert f"\n  {command} " in out


def test_alone_it_says_what_to_type_first(endboard: Endboard) -> None:
    code, out, err = endboard()
    assert (code, err) == (0, "")
    told = [line.split("   ")[0].split() for line in out.splitlines() if line.startswith("  endb")]
    assert len(told) >= 4
    for _, command, *_ in told:
        assert command in ("search", "analyze", "mulligan", "cards")
    assert "--install-completion" in out and "--help" in out


def test_the_installed_script_runs() -> None:
    done = script("deck", "check", "fiendsmith")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("fiendsmith: main deck 40, extra deck 15, side deck 0: legal\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dekc"], "No such command 'dekc'. Did you mean 'deck'? (see `endboard --help`)"),
        (["deck"], "Missing command (see `endboard deck --help`)"),
        (["deck", "check"], "Missing argument 'DECK' (see `endboard deck check --help`)"),
        (
            ["deck", "check", "x", "--fromat", "json"],
            "No such option: --fromat (Possible options: --format) "
            "(see `endboard deck check --help`)",
        ),
        (
            ["deck", "check", "x", "--format", "xml"],
            "Invalid value for '--format': 'xml' is not one of 'text', 'json', 'tcg', 'ocg', "
            "'master-duel', 'digimon', 'none' "
            "(see `endboard deck check --help`)",
        ),
        (
            ["deck", "check", "x", "y"],
            "Got unexpected extra argument(s) (y) (see `endboard deck check --help`)",
        ),
    ],
)
def test_wrong_usage_is_one_line(endboard: Endboard, arguments: list[str], message: str) -> None:
    assert endboard(*arguments) == (ExitCode.USAGE, "", f"endboard: error: {message}\n")


@pytest.mark.parametrize(
    ("raised", "code", "message"),
    [
        (CommandError(ExitCode.UNREACHABLE, "no line"), 5, "error: no line"),
        (
            decklists.DeckError("a.ydk", 3, "found a cat", "remove it"),
            3,
            "error: a.ydk:3: found a cat; remove it",
        ),
        (
            RuleError("more than 24 chain links"),
            1,
            "error: a position is beyond what the engine holds: more than 24 chain links",
        ),
        (KeyboardInterrupt(), 130, "interrupted"),
    ],
)
def test_expected_ends(
    endboard: Endboard,
    monkeypatch: pytest.MonkeyPatch,
    raised: BaseException,
    code: int,
    message: str,
) -> None:
    def load(deck: str) -> None:
        raise raised

    monkeypatch.setattr(decklists, "load", load)
    assert endboard("deck", "check", "x") == (code, "", f"endboard: {message}\n")


def test_a_defect_shows_where_it_is(endboard: Endboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(deck: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(decklists, "load", load)
    with pytest.raises(ZeroDivisionError):
        endboard("deck", "check", "x")


def test_a_reader_that_has_seen_enough_is_no_failure() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [SCRIPT, "cards", "list"], check=False, stdout=writing, stderr=subprocess.PIPE, text=True
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [SCRIPT, "version"], check=False, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == ExitCode.CRASH
    assert done.stderr == (
        "endboard: error: standard output cannot be written: No space left on device\n"
    )


def test_names_are_written_as_utf_8_whatever_the_locale() -> None:
    done = subprocess.run(
        [SCRIPT, "cards", "show", "Evil★Twin Ki-sikil"],
        check=False,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert "Evil★Twin Ki-sikil" in done.stdout.decode()


@pytest.mark.parametrize(
    ("arguments", "absent"),
    [
        (["--help"], {"polars", "pydantic", "engine", "joblib", "rich"}),
        (["deck", "show", "fiendsmith"], {"polars", "joblib"}),
        (["cards", "coverage", "fiendsmith"], {"polars", "joblib"}),
    ],
)
def test_a_command_imports_no_more_than_it_needs(
    tmp_path: Path, arguments: list[str], absent: set[str]
) -> None:
    program = (
        "import sys\n"
        "from cli.main import main\n"
        f"main({arguments!r})\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, cwd=tmp_path, capture_output=True, text=True
    )
    assert not absent & set(done.stderr.split())


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("sea", {"search"}),
        ("analyze --ha", {"--hands"}),
        ("stats run --by sc", {"score"}),
        ("search sw", {"swordsoul"}),
        ("play st", {"st1", "st2", "st3"}),
    ],
)
def test_a_shell_completes_commands_options_and_bundled_decks(words: str, found: set[str]) -> None:
    program = "import sys; from cli.main import main; sys.exit(main(sys.argv[1:]))"
    asked = {
        "_ENDBOARD_COMPLETE": "complete_bash",
        "COMP_WORDS": f"endboard {words}",
        "COMP_CWORD": str(len(words.split())),
    }
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **asked}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (set(done.stdout.split()), done.stderr) == (found, "")
