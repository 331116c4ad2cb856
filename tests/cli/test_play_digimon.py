"""`endboard play` with Digimon decks: alone and against another deck, by pipe."""

import io
import re
import sys
from collections.abc import Callable

import pytest

from tests.conformance.digimon import new_game

Endboard = Callable[..., tuple[int, str, str]]
Session = Callable[..., str]

HAND = ("--hand", "2x Agumon, Greymon, Tai, Gaia Force")
HATCH, NOTHING = "Hatch a Digi-Egg", "Do nothing in the breeding phase"


@pytest.fixture
def session(endboard: Endboard, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Plays st1 with these answers, choices also by the beginning of their words."""

    def played(given: list[str], options: tuple[str, ...]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{word}\n" for word in given)))
        code, out, err = endboard("play", "st1", "--quiet", *options)
        assert (code, err) == (0, "")
        return out

    def play(*answers: str, options: tuple[str, ...] = HAND) -> str:
        given: list[str] = []
        for answer in answers:
            if answer[0].isupper():
                listed = re.findall(r"^ *(\d+)  (.*)$", played(given, options), re.MULTILINE)
                answer = [number for number, words in listed if words.startswith(answer)][-1]
            given.append(answer)
        return played(given, options)

    return play


def test_choices_and_the_board_are_shown(session: Session) -> None:
    out = session()
    assert out.startswith(
        "Memory   you 10 9 8 7 6 5 4 3 2 1 [0] 1 2 3 4 5 6 7 8 9 10 opponent\n\n"
        "Nothing in play.\n"
        "Hand (5): 2x Agumon, Gaia Force, Greymon, Tai Kamiya\n"
        "Trash (0): none\n"
        "Security 5, Deck 40, Digi-Egg deck 4\n"
        "Turn 1, breeding phase, memory 0\n"
        f"  0  {HATCH}\n"
        f"  1  {NOTHING}\n"
    )


def test_actions_are_told_with_the_memory_after_them(session: Session) -> None:
    out = session(HATCH, "Digivolve Koromon (breeding area) into Agumon", "Play Tai Kamiya")
    # Comprehensive rules 6-4-1 (hatching), 8-1 (a card is drawn), 1-4-2 (memory is paid).
    assert "   1. Hatch a Digi-Egg: Koromon  (memory 0)\n" in out
    assert re.search(
        r"   2\. Digivolve Koromon \(breeding area\) into Agumon for 0; to the hand: \w.*"
        r"  \(memory 0\)\n",
        out,
    )
    assert "   3. Play Tai Kamiya for 2  (memory 2 theirs)\n" in out
    # The opponent has passed: 3 memory (6-5-1-7-1), and a card is drawn (6-3).
    assert re.search(r"Turn 3, breeding phase, memory 3\n", out)
    assert "[3] 2 1 0 1" in out
    assert "│Agumon              │\n  │Lv.3                │\n  ├────────────────────┤\n" in out


def test_the_summary_says_how_to_go_on(session: Session) -> None:
    out = session(HATCH, "Digivolve Koromon (breeding area) into Agumon")
    position, line = re.fullmatch(
        r".*\nposition: (digimon .*)\nline: (.*)\n", out, re.DOTALL
    ).groups()  # type: ignore[union-attr]
    replayed = session(options=(*HAND, "--line", line))
    assert replayed.endswith(f"position: {position}\nline: {line}\n")
    again = session("board", options=("--position", position))
    board = again[: again.index("Turn 1, main phase, memory 0\n")]
    assert "│Agumon" in board
    assert again.endswith(f"position: {position}\nline: -\n")


def test_undo_takes_back_one_choice_or_several(session: Session) -> None:
    assert session(HATCH, "undo").endswith("\nline: -\n")
    assert session(HATCH, "Pass", "undo 2").endswith("\nline: -\n")
    assert session(HATCH, "Pass", "undo").endswith("\nline: 0\n")
    # A turn that was taken back is told again.
    out = session(HATCH, "Pass", "undo", "Pass")
    assert out.count("   2. Pass  (memory 3 theirs)\n") == 3


def test_hidden_cards_stay_hidden(session: Session) -> None:
    """Comprehensive rules 3-2-2, 3-5-3, 3-7-2: deck, hand and security are private areas."""
    out = session("board opponent", NOTHING, "notation opponent")
    assert "Hand (5): 5x ?\n" in out.split("> board opponent\n")[1]
    shown = out.split("> notation opponent\n")[1].splitlines()[0]
    assert " hand=?,?,?,?,? security=?,?,?,?,? " in shown
    assert not re.search(r"ST1-(?!01)", shown)


def test_the_turns_end(session: Session) -> None:
    out = session(*[NOTHING, "Pass"] * 2, options=("--turns", "2"))
    assert out.count("The own turns are over: undo, or quit.\n") == 1
    assert " over=4 " in out
    assert session(*[NOTHING, "Pass"] * 2, options=("--turns", "3")).count("are over") == 0


def test_attacks_are_choices_only_when_asked_for(session: Session) -> None:
    moves = (NOTHING, "Play Agumon", NOTHING)
    assert "Attack the player with Agumon" not in session(*moves)
    out = session(*moves, "Attack the player with Agumon", options=(*HAND, "--attacks"))
    assert "   4. Attack the player with Agumon  (memory 3)\n" in out
    assert "Opponent: security 5\n" in out
    assert "Opponent: security 4\n" in out[out.rindex("Memory   you") :]


def test_going_second_and_memory(session: Session) -> None:
    out = session(options=(*HAND, "--going", "second", "--memory", "5"))
    assert "Turn 2, breeding phase, memory 5\n" in out
    assert "Hand (6): " in out


def test_the_same_game_every_time(session: Session) -> None:
    assert session("auto", options=("--seed", "7")) == session("auto", options=("--seed", "7"))
    assert session(options=("--seed", "7")) != session(options=("--seed", "8"))


def test_a_hint_looks_at_no_hidden_card(session: Session) -> None:
    """Whatever the order of the deck, the same hand gets the same hint."""
    hand = ("--hand", "Agumon, Greymon, MetalGreymon, 2x Tai")
    hints = {
        re.findall(r"> hint\n(.*)", session("hint", options=(*hand, "--seed", seed)))[0]
        for seed in ("1", "2", "3")
    }
    assert hints == {"0  Hatch a Digi-Egg"}


# ------------------------------------------------------------------ two players


TWO = ("--opponent", "st2")


def test_two_players_begin_with_their_mulligans(session: Session) -> None:
    """Comprehensive rules 5-2-1-5: the first player first, then security stacks are made."""
    out = session(options=TWO)
    assert "Player 1: keep the opening hand, or redraw it once\n  0  Keep the hand\n" in out
    out = session("Keep", "Redraw", options=TWO)
    assert "Set-up\n   1. Keep the hand  (memory 0)\n   2. Redraw the hand  (memory 0)\n" in out
    assert "Player 1: turn 1, breeding phase, memory 0\n" in out
    out = session("Keep", "Keep", options=(*TWO, "--going", "second"))
    assert "Player 2: turn 1, breeding phase, memory 0\n" in out


def test_each_player_sees_their_own_hand(session: Session) -> None:
    turn = ("Keep", "Keep", NOTHING, "Pass")
    out = session(*turn, "board", "board opponent", options=TWO)
    mine, theirs = out.split("> board\n")[1].split("> board opponent\n")
    for board, hidden in ((mine, 5), (theirs, 6)):
        above, below = re.findall(r"^Hand \(\d\): (.*)$", board, re.MULTILINE)[:2]
        assert above == f"{hidden}x ?"
        assert "?" not in below
    assert "[3] 2 1 0" in mine
    assert "0 1 2 [3]" in theirs


def test_what_the_other_player_draws_is_not_told(session: Session) -> None:
    out = session("Keep", "Keep", NOTHING, "Pass", NOTHING, "Pass", "story", options=TWO)
    story = out.split("> story\n")[1]
    assert "Turn 2, player 2 (memory 3): to the opponent's hand: 1 card\n" in story


def test_a_whole_game_has_a_winner(session: Session) -> None:
    game, choices = new_game("st1", "st2"), 0
    game.start(1)
    while game.advance():
        game.take(game.option(0))
        choices += 1
    out = session(*["0"] * choices, options=TWO)
    assert re.search(r"^Player [12] wins: undo, or quit\.$", out, re.MULTILINE)
    # The last attack found no security card (comprehensive rules 1-2-3-1).
    assert re.search(r"Attack the player with \w+  \(memory \d\)\n\nposition: ", out)


def test_the_computer_plays_the_other_side(session: Session) -> None:
    """With --bot only player 1 is asked, and sees no more than before."""
    answers = ["0", HATCH, "Pass"]
    out = session(*answers, options=("--opponent", "st2", "--bot"))
    asked = re.findall(r"^Player (\d): ", out, re.MULTILINE)
    assert set(asked) == {"1"}
    assert "Turn 2, player 2" in out
    # What the computer draws is not named.
    told = out[out.index("Turn 2, player 2") :].splitlines()[0]
    assert "to the hand" not in told or "1 card" in told


def test_taking_back_a_choice_takes_back_what_the_computer_answered(session: Session) -> None:
    options = ("--opponent", "st2", "--bot")
    before = session("0", HATCH, options=options)
    after = session("0", HATCH, "Pass", "undo", options=options)
    assert before.splitlines()[-1] == after.splitlines()[-1]  # the line so far


def test_the_computer_needs_an_opponent(endboard: Endboard) -> None:
    code, _, err = endboard("play", "st1", "--bot")
    assert code == 2
    assert "--bot plays the deck of --opponent; give one" in err
