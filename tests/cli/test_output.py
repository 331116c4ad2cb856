"""Payloads: to standard output, to a file as a whole, and never half."""

import os
import stat
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
    assert str(caught.value) == f"expected a file after -o, found a directory: {tmp_path}"


def test_a_file_in_no_directory_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "absent" / "out.txt"
    with pytest.raises(CommandError) as caught:
        Output(file).payload("x")
    assert caught.value.code == ExitCode.USAGE
    assert str(caught.value) == f"{file}: cannot be written: No such file or directory"


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
