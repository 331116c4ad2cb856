"""What hand traps leave of every hand: tables that add up, the same however they are made."""

from pathlib import Path
from typing import Any

import polars as pl
import pytest

from analysis import Run, RunError, analyze, report
from analysis.views import between, flat, percent
from analysis.yugioh import views
from analysis.yugioh.answers_page import answers_page
from analysis.yugioh.headline import headline
from analysis.yugioh.schemas import OF_ANSWERS
from analysis.yugioh.views import full, short
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.language import Named
from engine.yugioh.worth.goals import Goal, Term
from search.yugioh import DeckSpec, Task
from search.yugioh.against import HELD, NOT_HELD, Against, play_through
from tests.analysis import decks
from tests.search.called import ASH, DECK, NIBIRU, A, B

GOAL = Goal("a monster", (Term(Named(A.passcode), v.MZONE, 3), Term(Named(B.passcode), v.MZONE, 2)))
AGAINST = Against((ASH, NIBIRU), (HELD, HELD), NOT_HELD)
MADE: dict[str, Any] = {"deck": DECK, "goal": GOAL, "size": 3, "brick": 3, "against": AGAINST}


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every hand of three cards, to the end."""
    return decks.run(tmp_path_factory.mktemp("runs") / "answered", **MADE)


def test_the_tables_have_their_schemas(answered: Run) -> None:
    for schema in OF_ANSWERS:
        file = answered.path / "tables" / f"{schema.name}.parquet"
        assert pl.read_parquet_schema(file) == schema.polars()
        assert pl.read_parquet_metadata(file)["endboard.table"] == schema.name
        text = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
        section = text.split(f"### `{schema.name}`, version {schema.version}")[1].split("\n### ")[0]
        for column in schema.columns:
            assert f"`{column}`" in section, column


def test_each_hand_is_what_the_search_of_one_hand_says(answered: Run) -> None:
    table = answered.table("answers").filter(pl.col("kind") == "hand")
    assert set(table["status"]) == {"proved"}
    for hand in answered.table("hands").iter_rows(named=True):
        found = play_through(DECK, hand["passcodes"], Task(GOAL, max_nodes=2_000), AGAINST)
        here = table.filter(pl.col("hand") == hand["hand"])
        assert found.chosen is not None
        worth = (here["chance"] * here["score"]).sum()
        assert worth == pytest.approx(found.chosen.worth, abs=0.01)


def test_ash_blossom_stops_what_comes_from_the_deck(answered: Run) -> None:
    """Its text: an effect that Special Summons from the Deck is negated."""
    ash = answered.table("answers").filter(pl.col("answer_passcode") == ASH)
    # Call alone is stopped; with a monster in hand that one is Normal Summoned.
    alone = ash.filter((pl.col("kind") == "opener") & (pl.col("cards").list.contains("Call")))
    assert alone["score"].to_list() == [0]
    assert alone["choke"].to_list() == ["Call"]
    assert alone["verdict"].to_list() == ["brick"]


def test_chances_and_shares_add_up(answered: Run) -> None:
    table = answered.table("answers").filter(pl.col("kind") == "hand")
    for (_,), here in table.group_by("hand"):
        assert here["chance"].sum() == pytest.approx(1)
    for (_,), here in table.group_by("answer"):
        assert here["weight"].sum() == pytest.approx(1)
    for (_,), here in answered.table("chokes").group_by("answer"):
        assert here["weight"].sum() == pytest.approx(1)
        assert here.filter(pl.col("choke").is_null())["score_lost"].sum() == 0


def test_the_mix_is_the_average_of_what_it_is_made_of(answered: Run) -> None:
    figures = full(answered, "answer")
    assert figures["answer"].to_list() == [
        "nothing", "Ash Blossom & Joyous Spring", "Nibiru, the Primal Being", "the mix",
    ]  # fmt: skip
    *each, mix = figures.to_dicts()
    for column in ("score_mean", "reached", "proved_brick", "brick_low", "brick_high"):
        assert mix[column] == pytest.approx(sum(one["chance"] * one[column] for one in each))
    nothing, ash, nibiru = each
    assert ash["brick_low"] > nothing["brick_low"] == nibiru["brick_low"]
    assert ash["brick_low"] == ash["brick_high"]


def test_goals_through_answers(tmp_path: Path) -> None:
    made = decks.run(tmp_path / "run", against=Against((ASH,), (1,), 1), deck=WITH_ASH)
    figures = full(made, "answer")
    assert figures["goals"].to_list() == [["Utopia", "Spider", "Both"]] * 3
    nothing, ash, mix = figures.to_dicts()
    for at, share in enumerate(mix["goals_reached"]):
        assert share == pytest.approx((nothing["goals_reached"][at] + ash["goals_reached"][at]) / 2)
    shown = short(made, "answer")
    assert {"Utopia", "Spider", "Both"} < set(shown.columns)


# The small deck has nothing that Ash Blossom could answer.
WITH_ASH = DeckSpec("small", decks.MAIN, decks.SMALL.extra, (definitions()[ASH],))


def test_what_answers_nothing_leaves_all_other_tables_as_they_are(
    tmp_path: Path, exact: Run
) -> None:
    made = decks.run(tmp_path / "run", against=Against((ASH,), (1,), 1), deck=WITH_ASH)
    theirs, plain = decks.content(made.path / "tables"), decks.content(exact.path / "tables")
    assert {name: theirs[name] for name in plain} == plain
    assert set(theirs) - set(plain) == {"answers.parquet", "chokes.parquet"}
    assert made.table("answers")["step"].null_count() == made.table("answers").height
    assert set(made.table("chokes")["choke"]) == {None}


def test_a_line_that_the_second_search_found_leads_too(tmp_path: Path) -> None:
    """With 8 positions no hand has more than one Summon."""
    made = decks.run(
        tmp_path / "run", against=Against((ASH,), (1,), 1), deck=WITH_ASH, max_nodes=8, leads=False
    )
    hands = made.table("hands")
    assert set(hands["score"]) == {3, 10}
    nothing = made.table("answers").filter(
        (pl.col("kind") == "hand") & pl.col("answer_passcode").is_null()
    )
    assert nothing["score"].to_list() == hands["score"].to_list()


def test_two_jobs_and_a_resumed_run_have_the_same_bytes(answered: Run, tmp_path: Path) -> None:
    two = decks.run(tmp_path / "two", jobs=2, **MADE)
    assert decks.content(two.path) == decks.content(answered.path)
    for file in (*two.path.glob("tables/*"), *list(two.path.glob("parts/hands-through-*"))[1:]):
        file.unlink()
    again = analyze(decks.batch(**MADE), two.path, resume=True)
    assert decks.content(again.path) == decks.content(answered.path)


def test_a_run_goes_on_with_the_same_cards_only(answered: Run) -> None:
    other = {**MADE, "against": Against((ASH,), (HELD,), NOT_HELD)}
    with pytest.raises(RunError, match="begun with another"):
        analyze(decks.batch(**other), answered.path, resume=True)
    with pytest.raises(RunError, match="begun with another"):
        analyze(decks.batch(**{**MADE, "against": None}), answered.path, resume=True)


def test_a_sample_has_intervals(tmp_path: Path) -> None:
    made = decks.run(tmp_path / "run", hands=40, seed=1, **MADE)
    for one in full(made, "answer").iter_rows(named=True):
        assert one["score_low"] < one["score_mean"] < one["score_high"]
        assert one["brick_low"] < one["proved_brick"] + one["undecided"] < one["brick_high"]


def test_hands_without_a_verdict_are_said(answered: Run, exact: Run, tmp_path: Path) -> None:
    """With one position for a hand nothing is proved, and a hand that is not reached is open."""
    made = decks.run(tmp_path / "run", **{**MADE, "max_nodes": 1, "opener_nodes": 1})
    mix = full(made, "answer").row(-1, named=True)
    assert mix["undecided"] > 0
    assert mix["reached"] + mix["proved_brick"] + mix["undecided"] == pytest.approx(1)
    shown = short(made, "answer").row(-1, named=True)
    assert (shown["reached"], shown["undecided"]) == (mix["reached"], mix["undecided"])
    for run in (made, answered):
        mix = full(run, "answer").row(-1, named=True)
        brick = between(mix["brick_low"], mix["brick_high"])
        lines = list(headline(run))
        at = next(number for number, line in enumerate(lines) if line.startswith("Through "))
        assert lines[at] == (
            f"Through      nothing or one of 2 cards: brick rate {brick}, "
            f"mean score {mix['score_mean']:.2f}"
        )
        assert lines[at + 1].strip() == (
            f"reached {percent(mix['reached'])}, proved brick {percent(mix['proved_brick'])}, "
            f"undecided {percent(mix['undecided'])}; stats --by answer has each card"
        )
    assert not any(line.startswith("Through") for line in headline(exact))


def test_csv_has_no_lists_and_comes_back(answered: Run, tmp_path: Path) -> None:
    for by in views.OF_ANSWERS:
        frame, file = full(answered, by), tmp_path / "table.csv"
        flat(frame).write_csv(file)
        back = pl.read_csv(file, infer_schema=False)
        assert back.columns == frame.columns and back.height == frame.height
        assert short(answered, by).height == frame.height


def test_a_plain_run_has_no_answers(exact: Run) -> None:
    for by in views.OF_ANSWERS:
        with pytest.raises(RunError, match="endboard analyze --against CARDS"):
            full(exact, by)


def test_the_page_has_a_part_for_them(answered: Run, exact: Run) -> None:
    pytest.importorskip("altair", reason="needs the extra `report`")
    pytest.importorskip("vl_convert", reason="needs the extra `report`")
    pytest.importorskip("jinja2", reason="needs the extra `report`")
    page = report.html(answered)
    part = page.split('<section id="through">')[1].split("</section>")[0]
    assert "One-card starters through Ash Blossom &amp; Joyous Spring" in part
    for row in full(answered, "answer").iter_rows(named=True):
        share = between(row["brick_low"], row["brick_high"]).replace(" %", "\N{NO-BREAK SPACE}%")
        assert f">{share}</td>" in part
        for figure in (row["reached"], row["undecided"]):
            assert f">{percent(figure)}</td>".replace(" %", "\N{NO-BREAK SPACE}%") in part
    assert '<section id="through">' not in report.html(exact)


def test_what_the_page_says_of_starters_and_extenders(answered: Run) -> None:
    shown = answers_page(answered)
    assert shown is not None
    call = next(row for row in shown["starters"] if row["name"] == "Call")
    assert (call["score"], call["left"], call["verdict"], call["choke"]) == (3, 0, "brick", "Call")
    for row in shown["extenders"]:
        assert 0 <= row["without"] <= 1 and 0 <= row["with_it"] <= 1 and 0 < row["weight"] < 1
