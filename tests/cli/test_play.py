"""`endboard play`: a whole session by pipe, undo, notation, and what it refuses."""

import io
import os
import re
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.exit_codes import ExitCode

Endboard = Callable[..., tuple[int, str, str]]
Session = Callable[..., tuple[int, str, str]]

HAND = ("--hand", "Fiendsmith Engraver")
START = "Activate Fiendsmith Engraver (hand): discard this card; add 1 "
POSITION = "yugioh turn=1 player=0 phase=main life=8000/8000 hand=60764609,0.5-2 opp.hand=0.1-5"


class Terminal(io.StringIO):
    """Standard input of a person."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def session(endboard: Endboard, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Plays with these answers: exit code, standard output and standard error."""

    def play(*answers: str, options: tuple[str, ...] = HAND, person: bool = False) -> tuple[
        int, str, str
    ]:  # fmt: skip
        text = "".join(f"{answer}\n" for answer in answers)
        monkeypatch.setattr(sys, "stdin", Terminal(text) if person else io.StringIO(text))
        return endboard("play", "fiendsmith", "--quiet", *options)

    return play


def number(out: str, beginning: str) -> str:
    """The number of the last choice listed that begins like this."""
    found = [line for line in out.splitlines() if line.strip()[1:].strip().startswith(beginning)]
    return found[-1].split()[0]


def pick(session: Session, *beginnings: str) -> list[str]:
    """The answers that choose what begins like this, one after the other."""
    answers: list[str] = []
    for beginning in beginnings:
        answers.append(number(session(*answers)[1], beginning))
    return answers


def test_the_choices_are_listed_by_number(session: Session) -> None:
    code, out, err = session()
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert "Hand (5): Fiendsmith Engraver, 4 blanks" in lines
    first = lines.index("Main Phase")
    assert lines[first + 1].startswith(f"  0  {START}")
    assert lines[first + 2] == "  1  End the turn"


def test_a_command_is_told_when_it_is_over(session: Session) -> None:
    answers = pick(session, "Activate Fiendsmith Engraver", "add Fiendsmith's Sanct")
    out = session(*answers)[1]
    assert "Fiendsmith Engraver: choose a card to add to the hand\n" in out
    told = (
        "1. Activate Fiendsmith Engraver (hand): discard it; "
        "add Fiendsmith's Sanct from the Deck to the hand.\n"
    )
    assert out.count(told) == 2  # when it was over, and at the end
    # The board after the move, then what comes next.
    board = out[out.index(f"> {answers[1]}\n{told}\n") + len(told) :].split("\nMain Phase\n")[0]
    assert board.count("┌─") == 3 and "GY (1): Fiendsmith Engraver\n" in board


def test_the_end_of_the_input_sums_up(session: Session) -> None:
    answers = pick(session, "Activate Fiendsmith Engraver", "add Fiendsmith's Sanct")
    code, out, err = session(*answers)
    assert (code, err) == (0, "")
    assert out.endswith(
        "position: yugioh turn=1 player=0 phase=main life=8000/8000 hand=0.5-2,35552985 "
        f"grave=60764609 used=60764609#0 opp.hand=0.1-5\nline: {'.'.join(answers)}\n"
    )


def test_quit_and_the_end_of_the_turn(session: Session) -> None:
    assert session("quit", "0")[1].count("> ") == 1
    out = session("1", "0")[1]
    told, after = out.split("1. End the turn.\n", 1)[1].split("\nScore ", 1)
    assert "Hand (5): Fiendsmith Engraver, 4 blanks\n" in told
    assert after.startswith(
        "0 (default value 140)\nInterruptions on the opponent's turn: 0\nGoals reached: none\n"
        "The turn is over: undo, or quit.\n"
    )
    assert " over=3 " in out
    assert session("1", "0")[2] == "endboard: the turn is over; undo or quit\n"


def test_undo_takes_back_one_choice_or_several(session: Session) -> None:
    assert session("undo")[2] == "endboard: there is nothing to take back\n"
    answers = pick(session, "Activate Fiendsmith Engraver", "add Fiendsmith's Sanct")
    assert session(*answers, "undo")[1].endswith("\nline: 0\n")
    assert session(*answers, "undo 2")[1].endswith("\nline: -\n")
    for wrong in ("x", "0", "-1", "1 2", "9999999"):
        _, out, err = session(*answers, f"undo {wrong}")
        assert out.endswith(f"\nline: {'.'.join(answers)}\n")
        assert (
            err == f"endboard: cannot take back {wrong!r}; say undo, or undo N with N from 1 on\n"
        )
    # What was taken back and played again is told again.
    out = session(*answers, "undo", answers[1])[1]
    assert out.count("1. Activate Fiendsmith Engraver (hand): discard it; add ") == 3


def test_the_line_of_a_search_is_stepped_through(endboard: Endboard, session: Session) -> None:
    found = endboard("search", "fiendsmith", *HAND, "--max-nodes", "60", "--top", "3")[1]
    lines = re.findall(r"^ *Line: (\S+)$", found, re.MULTILINE)
    assert len(lines) == 3
    score = re.search(r"^Best end board: (score .+), in", found, re.MULTILINE)
    code, out, err = session(options=(*HAND, "--line", lines[0]))
    assert (code, err) == (0, "") and score and score[1].capitalize() in out
    assert out.endswith(f"\nline: {lines[0].split('=')[0]}\n")
    other = f"{lines[0].split('=')[0]}={lines[1].split('=')[1]}"
    code, _, err = session(options=(*HAND, "--line", other))
    assert code == ExitCode.BAD_INPUT and "--line: it ends in another position" in err
    code, _, err = session(options=("--hand", "Fabled Lurrie", "--line", lines[0]))
    assert code == ExitCode.BAD_INPUT and "give the deck, hand and options" in err


def test_what_was_typed_comes_back_with_the_arrow_keys() -> None:
    pty = pytest.importorskip("pty", reason="not on this system")
    pytest.importorskip("readline", reason="this Python has no readline")
    mine, theirs = pty.openpty()
    program = "import sys; from cli.main import main; sys.exit(main(sys.argv[1:]))"
    with subprocess.Popen(
        [sys.executable, "-c", program, "play", "fiendsmith", *HAND, "-q"],
        stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm"},
    ) as play:  # fmt: skip
        os.close(theirs)

        def until(text: str) -> None:
            seen = ""
            while text not in seen:
                assert select.select([mine], [], [], 60)[0], seen
                seen += os.read(mine, 1000).decode(errors="replace")

        until("> ")
        os.write(mine, b"story\n")
        until("Nothing was played yet.\r\n> ")
        os.write(mine, b"\x1b[A\n")
        until("Nothing was played yet.\r\n> ")
        os.write(mine, b"quit\n")
        until("line: -")
        assert play.wait(30) == 0
    os.close(mine)


def test_several_numbers_and_auto(session: Session) -> None:
    answers = pick(session, "Activate Fiendsmith Engraver", "add Fiendsmith's Sanct")
    assert session(" ".join(answers))[1].endswith(f"\nline: {'.'.join(answers)}\n")
    out = session("0", "auto")[1]
    assert out.endswith("\nline: 0.0\n")
    assert "1. Activate Fiendsmith Engraver (hand)" in out


def test_board_options_story_line_help(session: Session) -> None:
    out = session("board", "options", "story", "line", "help", "")[1]
    assert out.count("Hand (5): Fiendsmith Engraver, 4 blanks\n") == 3
    assert out.count("\nMain Phase\n") == 2
    assert "> story\nNothing was played yet.\n" in out
    assert "> line\n-\n" in out
    assert "take back the last choice" in out


def test_a_card_is_shown_as_cards_show_shows_it(session: Session, endboard: Endboard) -> None:
    told = endboard("cards", "show", "Fiendsmith's Tract")[1]
    assert f"> card fiendsmith's tract\n{told}" in session("card fiendsmith's tract")[1]
    code, _, err = session("card fiendsmth's tract")
    assert (code, err.count("\n")) == (0, 1)
    assert "did you mean Fiendsmith's Tract" in err


def test_a_hint_is_a_choice_of_the_best_line(session: Session) -> None:
    out = session("hint", "1", "undo", "hint")[1]
    hints = re.findall(r"> hint\n(\d)  (.*)", out)
    assert hints == [("0", hints[0][1])] * 2
    assert hints[0][1].startswith(START)
    code, _, err = session("1", "hint")
    assert (code, err) == (0, "endboard: there is no hint here\n")


def test_the_session_can_be_saved(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "my line.txt"
    code, out, err = session("0 0", f"save {file}", "save", f"save {tmp_path}/no/where")
    assert code == 0
    assert f"> save {file}\nsaved to {file}\n" in out
    assert out.endswith("\n" + file.read_text())
    assert err.startswith("endboard: give a file: save FILE\n")
    assert "where: cannot be written: No such file or directory" in err


def test_the_position_on_demand_also_as_the_opponent_sees_it(session: Session) -> None:
    out = session("notation", "notation opponent")[1]
    assert f"> notation\n{POSITION}\n" in out
    assert " hand=?x5 extra=?x15 deck=?x39 " in out
    out = session("board opponent")[1]
    assert "Hand (5): 5x ?\n" in out.split("> board opponent\n")[1]
    assert session("0", "notation")[2] == (
        "endboard: a position is written in an open Main Phase; go on, or undo\n"
    )


@pytest.mark.parametrize("answer", ["foo", "-1", "0x1", "1.5"])
def test_what_is_no_command_is_said(session: Session, answer: str) -> None:
    code, out, err = session(answer)
    assert (code, out.count("Main Phase")) == (0, 1)
    assert err == f"endboard: no command {answer!r}; give the number of a choice, or help\n"


@pytest.mark.parametrize("answer", ["2", "99", "9" * 5000])
def test_a_number_that_is_no_choice_is_said(session: Session, answer: str) -> None:
    code, _, err = session(answer)
    assert code == 0
    assert err == f"endboard: no choice {answer}; give a number from 0 to 1, or help\n"


def test_a_line_and_a_position_can_be_given(session: Session) -> None:
    answers = pick(session, "Activate Fiendsmith Engraver", "add Fiendsmith's Sanct")
    line = ".".join(answers)
    out = session(options=(*HAND, "--line", line))[1]
    assert out.endswith(f"\nline: {line}\n")
    assert "1. Activate Fiendsmith Engraver (hand)" in out
    out = session("0", options=("--position", POSITION))[1]
    assert "Fiendsmith Engraver: choose a card to add to the hand" in out


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        ((*HAND, "--position", POSITION), ExitCode.USAGE,
         "error: give --hand or --position, not both"),
        (("--position", "yugioh hand=1"), ExitCode.BAD_INPUT,
         "error: --position: hand: expected a card of the deck, found '1'"),
        ((*HAND, "--line", "7"), ExitCode.BAD_INPUT,
         "error: --line: command 1: expected a number from 0 to 1, found '7'"),
        (("--hand", "Fiendsmith Engravr"), ExitCode.BAD_INPUT,
         "error: no card has the name or passcode 'Fiendsmith Engravr'"),
    ],
)  # fmt: skip
def test_wrong_options_end_at_once(
    session: Session, options: tuple[str, ...], code: int, message: str
) -> None:
    ended, out, err = session(options=options)
    assert (ended, out) == (code, "")
    assert err.startswith(f"endboard: {message}")
    assert err.count("\n") == 1


def test_without_a_hand_one_is_drawn_by_the_seed(session: Session) -> None:
    hands = [session(options=("--seed", seed))[1].splitlines() for seed in ("1", "1", "2")]
    held = [next(line for line in lines if line.startswith("Hand (5)")) for lines in hands]
    assert held[0] == held[1]
    assert held[0] != held[2]


def test_a_person_gets_a_prompt_and_no_echo(session: Session) -> None:
    out = session("quit", person=True)[1]
    assert "  1  End the turn\n> \n" in out
    assert "quit" not in out


def test_the_note_on_help_is_on_standard_error(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    code, out, err = endboard("play", "fiendsmith", *HAND)
    assert code == 0
    assert "type help" in err
    assert "type help" not in out


def test_an_input_that_is_closed_ends_politely() -> None:
    program = "import sys; from cli.main import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", program, "play", "fiendsmith", *HAND],
        check=False, text=True, encoding="utf-8", capture_output=True, stdin=subprocess.DEVNULL,
        timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stdout.endswith(f"position: {POSITION}\nline: -\n")
