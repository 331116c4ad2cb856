"""What is told of Digimon runs whose values are a formula: views, headline, report, comparisons."""

import shutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import polars as pl
import pytest

from analysis import Run, RunError, open_run
from analysis.digimon import plan, report
from analysis.digimon.headline import headline
from analysis.digimon.mulligan import BEST
from analysis.digimon.summary import summary
from analysis.digimon.unfinished import unfinished
from analysis.digimon.views import digits_of, number, short, worded
from analysis.games import compare
from analysis.views import percent
from engine.digimon.cards import definitions
from engine.digimon.language.card import Note
from tests.analysis.digimon import GREYMON, TAI
from tests.analysis.formula import CLASSES, HANDS, MAIN, NAMES, formula_run, mean, values

# ----------------------------------------------------------------- as text


def test_numbers_have_the_digits_that_they_need() -> None:
    assert [digits_of(one) for one in ([], [None], [199.9], [200.0], [-200.0, 1.0])] == [
        1,
        1,
        1,
        0,
        0,
    ]
    assert [number(one) for one in (0.0, 12.34, -199.94, 1234.4)] == [
        "0.0",
        "12.3",
        "-199.9",
        "1,234",
    ]
    assert number(2.0, 1, signed=True) == "+2.0" and number(-2.0, 0, signed=True) == "-2"


def test_a_number_and_its_interval_are_one_cell() -> None:
    frame = pl.DataFrame(
        {
            "by": ["Level 3", "Tamer"], "probability": [0.25, None], "numbers": [["1"], ["2"]],
            "worth": [10.0, 1234.4], "worth_low": [9.4, None], "worth_high": [11.0, None],
            "at_most": [12.0, None], "redraw": [5.0, 5.0], "gain": [3.0, -2.25],
            "undecided": [0.0, 0.0], "runs": [1000, None], "cards": [["A", "B"], []],
            "kept": [1.0, 0.125], "kept_low": [0.5, 0.125], "kept_high": [1.0, 0.25],
        }
    )  # fmt: skip
    assert worded(frame).to_dict(as_series=False) == {
        "": ["Level 3", "Tamer"], "of hands": ["25.00 %", "-"],
        "worth": ["10 (9 to 11), at most 12", "1,234"], "gain": ["+3.0", "-2.2"],
        "runs": ["1,000", "-"], "cards": ["A, B", ""],
        "kept": ["100.00 % (50.00 to 100.00 %)", "12.50 % (12.50 to 25.00 %)"],
    }  # fmt: skip
    some = worded(frame.with_columns(undecided=pl.Series([0.0, 0.5])))
    assert some["undecided"].to_list() == ["0.00 %", "50.00 %"]


def test_cards_are_shown_with_and_without_the_best_gain_first(formula: Run) -> None:
    shown = short(formula, "card")
    assert shown.columns[-5:] == ["without", "with 1", "with 2", "with 3", "with 4"]
    assert shown["name"].to_list() == ["Greymon", "Tai Kamiya", "Gaia Force", "Agumon"]
    for row in shown.to_dicts():
        card = row["number"]
        held = [hand for hand in HANDS if card in hand]
        none = [hand for hand in HANDS if card not in hand]
        assert row["copies"] == str(MAIN.count(card))
        assert row["share"] == percent(len(held) / len(HANDS))
        assert row["value"].startswith(f"{mean(held):.1f} (")
        assert row["gain"].startswith(f"{mean(held) - mean(none):+.1f} (")
        for count in range(1, 5):
            these = [hand for hand in HANDS if hand.count(card) == count]
            # The hands with two Greymon are worth more than 200: no digits in this column.
            digits = 0 if count == 2 else 1
            assert row[f"with {count}"] == (number(mean(these), digits) if these else "-")


def test_tables_are_shown_with_what_matters_first(formula: Run) -> None:
    pairs = short(formula, "pair")
    means = {}
    for one, two in combinations_with_replacement(NAMES, 2):
        both = Counter([one, two])
        means[NAMES[one], NAMES[two]] = mean([hand for hand in HANDS if Counter(hand) >= both])
    assert [row[:2] for row in pairs.iter_rows()] == sorted(means, key=lambda pair: -means[pair])
    assert pairs.columns == ["first", "second", "share", "value", "brick", "undecided", "gain"]
    hands = short(formula, "hand")
    told = [", ".join(NAMES[card] for card in hand) for hand in CLASSES]
    best = sorted(range(len(CLASSES)), key=lambda at: -fmean(values(CLASSES[at])))
    assert hands["value"].to_list()[0].startswith("260 (")
    assert {*hands["cards"]} == {*told} and hands["cards"][-1] == told[best[-1]]
    assert short(formula, "goal").columns == ["goal", "share", "undecided"]
    assert short(formula, "score").columns == ["score", "share", "at least"]
    assert short(formula, "score")["at least"][0].startswith("100.00 % (")
    assert short(formula, "memory").columns == [
        "memory",
        "runs",
        "value",
        "brick",
        "undecided",
        "gain",
    ]
    assert short(formula, "board").columns == ["share", "value", "best", "in play"]
    assert short(formula, "board").row(3)[1:] == ("21", "40", "nothing in play")
    line = short(formula, "line").row(0, named=True)
    assert line["hand"] == "Agumon, Agumon, Agumon, Greymon, Greymon"
    assert short(formula, "step").row(1) == (0, 2, 1, 3, "Play Agumon.", "there", 0)


def test_the_headline_says_the_figures_of_the_tables(formula: Run, formula_drawn: Run) -> None:
    found, said = summary(formula), list(headline(formula))
    rule = found.rules[BEST]
    assert found.levels == {
        1: [(3, pytest.approx(120 / 126)), (4, 0)], 2: [(3, 1), (4, pytest.approx(210 / 378))],
    }  # fmt: skip
    # Half a second each: the part of all 22 classes, and one of 8 hands for each memory.
    health = found.health
    assert (health.orders, health.plans, health.nodes) == (186, 372, 186 * 7)
    assert (health.cpu_seconds, health.hands_per_second) == (3, 44)
    assert health.peak_memory == 70_000_000
    assert said[0] == "formula, going first, 2 own turns, the opponent uses the memory they get"
    assert said[1].startswith("All 126 hands in 22 classes: their shares are exact.")
    assert said[2:4] == ["Value: points of the goal made up", ""]
    assert said[4].startswith("Brick rate   48.41 % (") and ", 7.94 % undecided, est" in said[4]
    assert said[5].startswith("Mean value   144.4 (")
    assert said[6].startswith("Goal         Both Greymon: 27.78 % (")
    assert said[8] == "Own turn 1   Level 3 or higher 95.24 %, Level 4 or higher 0.00 %"
    gain = number(rule["gain"], signed=True)
    assert said[10].startswith(
        "Mulligan     keep exactly the hands worth 144.4 or more: worth 169.5 ("
    )
    assert said[10].endswith(f"), {gain} over never redrawing")
    assert [line.split(" (")[0] for line in said[11:16]] == [
        f"Memory {memory}     value {125 + 9 * (memory - 3)}.0" for memory in range(1, 6)
    ]
    assert said[16] == (
        "Played       186 orders, 372 plans, 3 s of CPU, 44 hands a second of CPU, "
        "70 MB in a worker"
    )
    drawn = list(headline(formula_drawn))
    assert drawn[1].startswith(
        "40 hands drawn by chance, 3 sampled orders of the deck each (seed 5)"
    )


def test_lines_are_told_turn_by_turn(formula: Run) -> None:
    said = list(report.text(formula))
    lines = formula.table("lines").to_dicts()
    assert len(said) == 8 * len(lines)
    for at, line in enumerate(lines):
        kind = {"best": "one of the best hands", "typical": "a usual hand",
                "weak": "one of the weakest hands"}[line["kind"]]  # fmt: skip
        assert said[8 * at : 8 * at + 8] == [
            f"{', '.join(line['cards'])}: {kind}, worth {line['hand_value']:,.1f} on average, "
            f"{line['value']:,} over this order",
            "  Turn 1 (memory 3)", "     1. Hatch Koromon.  (memory 3)",
            "     2. Play Agumon. [there]  (memory 0)", "  Turn 2 (memory 2)",
            "     3. Pass.  (memory 3 theirs)", "  Ends on the end", "",
        ]  # fmt: skip


def test_the_page_has_the_figures_of_the_tables(
    formula: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("altair", reason="needs the extra `report`")
    pytest.importorskip("vl_convert", reason="needs the extra `report`")
    page = report.page(formula)
    assert page["deck_parts"] == [
        ("Deck", [(NAMES[card], MAIN.count(card), "") for card in NAMES]),
        ("Digi-Egg deck", [("Koromon", 4, "")]),
    ]
    none = {"Level 3": 6 / 126, **dict.fromkeys(("Level 4", "Tamer", "Option"), 21 / 126)}
    assert page["odds"] == [
        f"No {kind} in 5 of 9 cards: {percent(one)}, and {percent(one * one)} after redrawing "
        "every such hand"
        for kind, one in none.items()
    ]
    assert [name for name, _ in page["gain_bars"]] == [
        "Greymon",
        "Tai Kamiya",
        "Gaia Force",
        "Agumon",
    ]
    assert page["more_boards"] == 0 and len(page["boards"]["rows"]) == 6
    assert page["levels"]["titles"] == ["own turn", "Level 3 or higher", "Level 4 or higher"]
    assert [row[0] for row in page["levels"]["rows"]] == ["1", "2"]
    assert [row[2][:7] for row in page["levels"]["rows"]] == ["0.00 % ", "55.56 %"]
    assert "card" not in [row[0] for row in page["holdings"]["rows"]]
    assert {"memory-value", "memory-brick"} <= {*page["plots"]}
    assert page["best"]["rule"] == BEST
    monkeypatch.setattr(report, "_BOARDS", 4)
    fewer = report.page(formula)
    assert fewer["more_boards"] == 2 and len(fewer["boards"]["rows"]) == 4


# -------------------------------------------------------------- not complete


def test_the_first_draws_of_a_sample_are_a_smaller_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "_PART_RUNS", 18)
    whole = formula_run(tmp_path / "whole", hands=20)
    first = formula_run(tmp_path / "first", hands=12)
    shutil.rmtree(whole.path / "tables")
    (whole.path / "parts" / "hands-00002.parquet").unlink()
    read = unfinished(open_run(whole.path))
    assert read.manifest.settings["hands"] == 12
    assert read.table("levels").equals(first.table("levels"))
    told, smaller = list(read.headline), list(headline(first))
    assert told[:3] == [
        smaller[0],
        "Not complete: 12 of 20 draws are played, over 3 sampled orders of the deck each (seed 5); "
        "intervals are 95 %",
        "Value: points of the goal made up",
    ]
    assert told[4:] == smaller[4:10]
    (whole.path / "parts" / "hands-00000.parquet").unlink()
    with pytest.raises(RunError, match="the first hands are not played yet"):
        unfinished(open_run(whole.path))


def test_of_classes_of_hands_nothing_is_said_before_all_are_played(formula: Run) -> None:
    with pytest.raises(RunError, match="every class of hands was asked for"):
        unfinished(formula)


# ---------------------------------------------------------------- comparisons


def figures(a: Run, b: Run) -> Iterator[tuple[str, dict[str, float]]]:
    for row in compare(a, b).figures.to_dicts():
        yield row.pop("figure"), row


def test_orders_are_compared_with_themselves(formula: Run, tmp_path: Path) -> None:
    """Each Tai Kamiya is worth ten more over every order: the difference has no spread."""
    other = formula_run(tmp_path / "other", more=10, memory_hands=4)
    found = compare(formula, other)
    assert found.paired and found.cards.is_empty()
    assert found.settings == [("memory_hands", 8, 4)]
    rows = dict(figures(formula, other))
    assert list(rows) == [
        "value", "brick, estimated", "goal Both Greymon", "goal Tai", "level by own turn 1",
        "level by own turn 2", "worth of the mulligan", "its gain over never redrawing",
    ]  # fmt: skip
    assert found.shares == {"brick, estimated", "goal Both Greymon", "goal Tai"}
    more = fmean(10 * hand.count(TAI) for hand in HANDS)
    assert rows["value"] == {
        "a": pytest.approx(mean(HANDS)), "b": pytest.approx(mean(HANDS) + more),
        "difference": pytest.approx(more), "low": pytest.approx(more), "high": pytest.approx(more),
    }  # fmt: skip
    assert rows["level by own turn 1"]["a"] == pytest.approx(3 * 120 / 126)
    best = [summary(run).rules[BEST] for run in (formula, other)]
    for name, column in (
        ("worth of the mulligan", "worth"),
        ("its gain over never redrawing", "gain"),
    ):
        one, two = (rule[column] for rule in best)
        assert [rows[name]["a"], rows[name]["b"]] == pytest.approx([one, two])
        assert rows[name]["difference"] == pytest.approx(two - one)


def test_draws_of_one_seed_are_compared_with_themselves(formula_drawn: Run, tmp_path: Path) -> None:
    other = formula_run(tmp_path / "other", more=10, hands=40)
    row = dict(figures(formula_drawn, other))["value"]
    hands = formula_drawn.table("hands")
    more = [10 * one["numbers"].count(TAI) for one in hands.to_dicts() for _ in range(one["drawn"])]
    assert row["difference"] == pytest.approx(fmean(more))
    error = 2.023 * stdev(more) / sqrt(40)
    assert row["high"] - row["difference"] == pytest.approx(error, rel=0.01)


def test_runs_of_other_orders_or_decks_are_independent(formula: Run, tmp_path: Path) -> None:
    changed = (*MAIN[:-1], GREYMON)
    for name, changes in (
        ("seed", {"seed": 6}), ("orders", {"orders": 2}), ("deck", {"main": changed}),
    ):  # fmt: skip
        other = formula_run(tmp_path / name, **changes)
        assert not compare(formula, other).paired, name
    row = dict(figures(formula, formula_run(tmp_path / "again", seed=7)))["value"]
    one = summary(formula).row
    error = sqrt(2) * (one["worth_high"] - one["worth"])
    ends = [row["difference"], row["low"], row["high"]]
    assert ends == pytest.approx([0, -error, error])
    cards = compare(formula, open_run(tmp_path / "deck")).cards
    assert cards.rows() == [("main", "Greymon", 2, 3), ("main", "Gaia Force", 2, 1)]


def test_what_is_not_played_whole_has_a_second_row(formula: Run, tmp_path: Path) -> None:
    partly = (replace(definitions()[TAI], effects=(Note("taken away"),)),)
    other = formula_run(tmp_path / "partly", facts=partly)
    for a, b in ((formula, other), (other, formula)):
        rows = dict(figures(a, b))
        names = list(rows)
        assert names[1:7] == [
            "brick, estimated", "brick, or undecided", "goal Both Greymon",
            "goal Both Greymon, or undecided", "goal Tai", "goal Tai, or undecided",
        ]  # fmt: skip
        assert compare(a, b).shares == {*names[1:7]}
        row = summary(a).row
        assert rows["brick, estimated"]["a"] == pytest.approx(row["brick"])
        assert rows["brick, or undecided"]["a"] == pytest.approx(row["brick"] + row["undecided"])
        for goal in summary(a).goals.to_dicts():
            most = rows[f"goal {goal['goal']}, or undecided"]
            assert rows[f"goal {goal['goal']}"]["a"] == pytest.approx(goal["share"])
            assert most["a"] == most["b"] == pytest.approx(goal["share"] + goal["undecided"])


def test_hands_flip_where_both_runs_are_sure(formula: Run, tmp_path: Path) -> None:
    other = formula_run(tmp_path / "other", more=200)
    for a, b, verdict in ((formula, other, "REDRAW"), (other, formula, "KEEP")):
        one, two = (
            {tuple(row["numbers"]): row for row in run.table("mulligan_hands").to_dicts()}
            for run in (a, b)
        )
        expected = []
        for hand, row in one.items():
            if {row["verdict"], two[hand]["verdict"]} == {"KEEP", "REDRAW"}:
                assert two[hand]["verdict"] == verdict
                told = ", ".join(NAMES[card] for card in hand)
                verdicts = (row["verdict"], two[hand]["verdict"])
                worths = (row["keep"], two[hand]["keep"])
                expected.append((told, told, row["probability"], *verdicts, *worths))
        found = compare(a, b)
        assert len(expected) > 1
        assert found.flips.rows() == sorted(expected, key=lambda row: (-row[2], row[0]))
        numbers = (len(expected), 0) if verdict == "KEEP" else (0, len(expected))
        assert found.flipped == (
            f"{numbers[0]} are KEEP in B and REDRAW in A, {numbers[1]} REDRAW in B and KEEP in A"
        )
