"""`search --against`: the line to play through hand traps, as text, data and a page."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import search.yugioh.against
from cli.exit_codes import ExitCode
from cli.output import Output
from cli.yugioh.against import STAPLES, against_of
from cli.yugioh.against_text import through_text
from cli.yugioh.cards import name
from decklists.detect import load_yugioh
from search.yugioh import DeckSpec, Step, Task, solve_hands
from search.yugioh.against import HELD, NOT_HELD, Against, Through, play_through

Endboard = Callable[..., tuple[int, str, str]]
ASH = "Ash Blossom & Joyous Spring"
NIBIRU = "Nibiru, the Primal Being"
ASKED = ("search", "fiendsmith", "--hand", "Fiendsmith Engraver", "--max-nodes", "400")


def test_the_presets_cards_are_what_they_are_called() -> None:
    assert [name(card) for card in STAPLES] == [
        ASH, "Infinite Impermanence", "Effect Veiler", NIBIRU, "Droll & Lock Bird",
        "Ghost Belle & Haunted Mansion", "Ghost Ogre & Snow Rabbit", "D.D. Crow",
        "Mulcharmy Fuwalos", 'Maxx "C"',
    ]  # fmt: skip


def test_names_with_commas_presets_and_passcodes_are_read() -> None:
    out = Output(quiet=True)
    assert against_of([f"{NIBIRU}, Effect Veiler, 14558127"], None, out).cards == (
        27204311, 97268402, 14558127,
    )  # fmt: skip
    assert against_of(["staples", ASH], None, out).cards == STAPLES


def test_by_default_each_card_is_held_as_often_as_three_copies_in_forty_are() -> None:
    """658,008 hands of five of forty cards; 435,897 of them hold none of three (hypergeometric)."""
    found = against_of([ASH, NIBIRU], None, Output(quiet=True))
    assert (found.weights, found.nothing) == ((HELD, HELD), NOT_HELD)
    assert (HELD, NOT_HELD) == (222_111, 435_897)


def test_the_line_and_what_each_answer_leaves(endboard: Endboard) -> None:
    code, out, _ = endboard(*ASKED, "--against", f"{ASH}, {NIBIRU}")
    assert code == ExitCode.DONE
    assert f"Against: {ASH}, {NIBIRU} (25.2% each), or none of them (49.5%)" in out
    assert "Line to play: score" in out
    assert "Score left, or more, if the opponent answers at a step" in out
    assert "Step  Ash  Nibiru" in out
    assert f"{ASH} hurts most at step 1, and leaves 0" in out
    assert "Chain Link 2 resolves: negate the effect of Fiendsmith Engraver." in out


@pytest.fixture(scope="module")
def engraver() -> Through:
    """Fiendsmith Engraver against Ash Blossom."""
    deck = load_yugioh("fiendsmith")
    spec = DeckSpec("fiendsmith", deck.main, deck.extra)
    return play_through(
        spec, (60764609, 0, 0, 0, 0), Task(max_nodes=400), Against((STAPLES[0],), (1,))
    )


@pytest.mark.parametrize(
    ("worth", "more", "said"),
    [
        (-1.0, 5, "and is worth {less} or more on average through these cards;"),
        (-0.01, 5, "and is worth as much to a tenth of a point;"),
        (-0.01, 0, None),
    ],
    ids=["worth less", "as much, with a better board", "shown as the same"],
)
def test_what_the_line_to_the_best_board_is_worth(
    engraver: Through, worth: float, more: int, said: str | None
) -> None:
    """Two figures that are shown as the same are not told apart."""
    chosen = engraver.chosen
    assert chosen is not None
    chosen = replace(chosen, worth=700.0)
    score = chosen.board.score + more
    line = (*chosen.board.line[:2], Step("Something else."))
    best = replace(chosen, board=replace(chosen.board, score=score, line=line), worth=700.0 + worth)
    text = through_text(
        replace(engraver, chosen=chosen, best=best), drawn=False, going="first", width=200
    )
    start = f"The line to the best end board scores {score:,}, "
    if said is None:
        assert start not in text
    else:
        parted = "the two part after step 2."
        assert f"{start}{said.format(less='699.0')} {parted}\n" in text


def test_a_card_that_takes_nothing_has_no_worst_step(engraver: Through) -> None:
    """Ash Blossom at step 1 leaves 120 of this line; if that scored as little, nothing is lost."""
    chosen = engraver.chosen
    assert chosen is not None and chosen.cards[0].worst is not None
    assert (chosen.cards[0].worst.step, chosen.cards[0].worst.score) == (1, 120)
    for score, mark, said in (
        (121, "   1  120*\n", f"{ASH} hurts most at step 1, and leaves 120"),
        (120, "   1  120\n", f"{ASH} takes nothing from this line, whenever it answers."),
    ):
        line = replace(chosen, board=replace(chosen.board, score=score))
        text = through_text(replace(engraver, chosen=line), drawn=False, going="first")
        assert mark in text
        assert said in text


def test_what_is_proved_to_be_left_is_not_said_to_be_more(engraver: Through) -> None:
    chosen = engraver.chosen
    assert chosen is not None and not chosen.is_proved
    line = replace(chosen, cards=tuple(replace(told, proved=True) for told in chosen.cards))
    text = through_text(replace(engraver, chosen=line), drawn=False, going="first")
    assert f"it is worth {chosen.worth:,.1f} on average through these cards." in text
    assert "Score left if the opponent answers at a step" in text


@pytest.mark.parametrize(
    ("status", "said"),
    [
        ("proved", "no line is worth more"),
        ("incomplete", "no line of what is played is worth more"),
        ("budget", "a line of more worth may exist"),
    ],
)
def test_how_sure_the_line_to_play_is(engraver: Through, status: Any, said: str) -> None:
    text = through_text(replace(engraver, status=status), drawn=False, going="first")
    assert f"Through answers: {status}: {said} (" in text


def test_heads_of_columns_are_words_and_no_initials(endboard: Endboard) -> None:
    _, out, _ = endboard(*ASKED, "--max-nodes", "100", "--against", f"D.D. Crow, {ASH}")
    assert "Step  Crow  Ash\n" in out


def test_the_same_as_data_and_with_two_jobs(endboard: Endboard) -> None:
    hands = (*ASKED, "--hand", "blank", "--against", ASH, "--format", "json", "--no-timing")
    code, out, _ = endboard(*hands)
    assert code == ExitCode.DONE
    first, second = json.loads(out)
    chosen: dict[str, Any] = first["against"]["chosen"]
    (told,) = chosen["cards"]
    assert told["name"] == ASH
    assert len(told["left"]) == len(chosen["board"]["line"])
    assert told["proved"] is False
    assert told["worst"]["step"] == told["left"].index(told["worst"]["score"]) + 1
    assert second["against"]["chosen"]["cards"][0]["worst"] is None
    assert endboard(*hands, "-j", "2")[1] == out


def test_where_nothing_can_answer_it_is_the_search_without(endboard: Endboard) -> None:
    asked = ("search", "fiendsmith", "--hand", "blank", "--goal", "none")
    _, plain, _ = endboard(*asked)
    code, out, _ = endboard(*asked, "--against", "D.D. Crow")
    assert code == ExitCode.DONE
    heading, rest = out.split("\n", 1)
    assert heading == (
        "No answer to this line is legal: D.D. Crow (33.8%), or none of them (66.2%)"
    )
    assert rest == plain


def test_the_page_has_the_answers_as_branches(endboard: Endboard, tmp_path: Path) -> None:
    pytest.importorskip("jinja2", reason="needs the extra `report`")
    page = tmp_path / "line.html"
    code, _, _ = endboard(*ASKED, "--against", ASH, "--html", str(page))
    assert code == ExitCode.DONE
    text = page.read_text(encoding="utf-8")
    assert "The line to play" in text
    assert "If Ash Blossom &amp; Joyous Spring answers step 1" in text
    assert "Against Ash Blossom &amp; Joyous Spring (33.8%), or none of them (66.2%): " in text
    assert "the line to play is worth " in text and " or more on average through" in text
    assert "Through answers: budget: a line of more worth may exist (" in text


WEIGHTS = {
    "": "expected a weight for 'Ash Blossom & Joyous Spring'",
    f'"{ASH}" = 1': "expected a weight for 'nothing'",
    f'nothing = 0\n"{ASH}" = 0': "expected a weight above 0",
    f'nothing = 1\n"{ASH}" = -1': "expected a number of 0 or more, found -1",
    f'nothing = 1\n"{ASH}" = 1\n"{NIBIRU}" = 1': f"{NIBIRU} is not among the cards of --against",
    "nothing = ": "is not TOML",
}


@pytest.mark.parametrize("text", WEIGHTS)
def test_weights_that_are_none(endboard: Endboard, tmp_path: Path, text: str) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(text)
    code, _, err = endboard(*ASKED, "--against", ASH, "--weights", str(file))
    assert code == ExitCode.BAD_INPUT
    assert WEIGHTS[text] in err
    assert str(file) in err


def test_weights_decide_what_a_line_is_worth(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(f'nothing = 1\n"{ASH}" = 3')
    _, out, _ = endboard(*ASKED, "--against", ASH, "--weights", str(file), "--format", "json")
    chosen = json.loads(out)["against"]["chosen"]
    score, left = chosen["board"]["score"], chosen["cards"][0]["score"]
    assert chosen["worth"] == pytest.approx((score + 3 * left) / 4, abs=0.01)


WRONG = {
    "Asch Blossom": "did you mean Ash Blossom & Joyous Spring",
    "Blue-Eyes White Dragon": "it can answer nothing",
    "BT1-010": "is no card of Yu-Gi-Oh",
    ",": "expected the name of a card, or staples",
}


@pytest.mark.parametrize("text", WRONG)
def test_cards_that_can_answer_nothing(endboard: Endboard, text: str) -> None:
    code, out, err = endboard(*ASKED, "--against", text)
    assert code in (ExitCode.BAD_INPUT, ExitCode.USAGE)
    assert WRONG[text] in err
    assert not out


def test_weights_without_cards(endboard: Endboard, tmp_path: Path) -> None:
    code, _, err = endboard(*ASKED, "--weights", str(tmp_path / "weights.toml"))
    assert code == ExitCode.USAGE
    assert "--weights is of use with --against only" in err


def test_ctrl_c_stops_the_whole_command(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    through_hands = search.yugioh.against.through_hands
    begun = []

    def pressed(*arguments: Any, **options: Any) -> Any:
        for result in through_hands(*arguments, **options):
            begun.append(result)
            yield result
            raise KeyboardInterrupt

    monkeypatch.setattr(search.yugioh.against, "through_hands", pressed)
    code, out, err = endboard(*ASKED, "--hand", "blank", "--against", ASH)
    assert code == ExitCode.INTERRUPTED
    assert len(begun) == 1
    assert "Line to play: score" in out
    assert err.endswith("endboard: interrupted\n")


def test_a_hand_that_is_stopped_is_the_last(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*arguments: Any, **options: Any) -> Any:
        for result in (first, second):
            begun.append(result)
            yield result

    deck = load_yugioh("fiendsmith")
    spec = DeckSpec("fiendsmith", deck.main, deck.extra)
    (plain,) = solve_hands(spec, [(60764609, 0, 0, 0, 0)], Task(max_nodes=20))
    first = Through(replace(plain, status="interrupted"), 1.0, None, None, "interrupted", 0, 0, 0)
    second = Through(plain, 1.0, None, None, "budget", 0, 0, 0)
    begun: list[Through] = []
    monkeypatch.setattr(search.yugioh.against, "through_hands", stopped)
    code, out, _ = endboard(*ASKED, "--hand", "blank", "--against", ASH)
    assert code == ExitCode.INTERRUPTED
    assert len(begun) == 1
    assert out.count("Search: interrupted after ") == 1
