"""Payloads: to standard output, to a file as a whole, and never half."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.exit_codes import CommandError, ExitCode
from cli.output import Output, write


def test_without_a_file_the_payload_goes_to_standard_output(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Output(None).payload("one\n")
    Output(Path("-")).payload("two\n")
    assert capsys.readouterr().out == "one\ntwo\n"


def test_a_file_is_written_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    Output(file).payload("Zwölf\n")
    assert file.read_bytes() == "Zwölf\n".encode()
    assert list(tmp_path.iterdir()) == [file]


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        write(tmp_path / "out.txt", "x")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "out.txt").stat().st_mode) == 0o640


def test_an_old_file_keeps_its_permissions(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    file.write_text("old")
    file.chmod(0o604)
    write(file, "new")
    assert file.read_text() == "new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o604


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    write(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_device_is_written_to_and_not_replaced() -> None:
    write(Path(os.devnull), "x")
    assert not Path(os.devnull).is_file()


def test_after_a_failure_the_old_file_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    file.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write(file, "half \ud800")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_directory_is_refused_before_any_work(tmp_path: Path) -> None:
    with pytest.raises(CommandError) as caught:
        Output(tmp_path)
    assert caught.value.code == ExitCode.USAGE
    assert str(caught.value) == f"{tmp_path}: expected a file to write, found a directory"


def test_a_file_in_no_directory_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for file, reason in (
        (tmp_path / "absent" / "out.txt", "No such file or directory"),
        (tmp_path / "file" / "out.txt", "Not a directory"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        for written in (Output, lambda file: write(file, "x")):
            with pytest.raises(CommandError) as caught:
                written(file)
            assert caught.value.code == ExitCode.USAGE
            assert str(caught.value) == f"{file}: cannot be written: {reason}"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_to_try_a_file_leaves_it_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    file.write_text("old")
    Output(file)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


NOWHERE = "no/such/folder/out.txt"
WRITING = (
    ("search", "fiendsmith"), ("search", "st1"), ("mulligan", "st1"), ("perft", "fiendsmith"),
    ("deck", "check", "fiendsmith"), ("deck", "show", "fiendsmith"),
    ("deck", "convert", "fiendsmith", "--to", "ydke"), ("cards", "show", "Ash Blossom"),
    ("cards", "list"), ("cards", "coverage", "fiendsmith"), ("cards", "update", "--list"),
    ("cards", "compile", "Ash Blossom"), ("cards", "diff", "old.tsv"), ("compare", "a", "b"),
    ("stats", "run"), ("version",),
)  # fmt: skip


@pytest.mark.parametrize("command", WRITING, ids=" ".join)
def test_every_command_says_that_its_file_cannot_be_written_before_it_works(
    endboard: Callable[..., tuple[int, str, str]],
    command: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def works(*_: object, **__: object) -> None:
        raise AssertionError("it worked before it looked at the file")

    for module, name in (
        ("cli.open_deck", "load"), ("decklists", "load"), ("cli.cards", "find"),
        ("cli.card_library", "_games"), ("analysis", "open_run"),
    ):  # fmt: skip
        monkeypatch.setattr(f"{module}.{name}", works)
    code, out, err = endboard(*command, "-o", NOWHERE)
    assert (code, out) == (ExitCode.USAGE, "")
    assert err.endswith(f"error: {NOWHERE}: cannot be written: No such file or directory\n")


def test_a_page_that_cannot_be_written_is_said_before_the_search(
    endboard: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.yugioh.search._solve", None)
    code, out, err = endboard("search", "fiendsmith", "--html", NOWHERE, "--quiet")
    assert (code, out) == (ExitCode.USAGE, "")
    assert err.endswith(f"error: {NOWHERE}: cannot be written: No such file or directory\n")


@pytest.mark.parametrize(
    ("quiet", "verbose", "told"),
    [
        (False, False, "endboard: note\n"),
        (False, True, "endboard: note\nendboard: detail\n"),
        (True, False, ""),
        (True, True, ""),
    ],
)
def test_how_much_is_told(
    capsys: pytest.CaptureFixture[str], quiet: bool, verbose: bool, told: str
) -> None:
    out = Output(quiet=quiet, verbose=verbose)
    out.note("note")
    out.detail("detail")
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", told)
