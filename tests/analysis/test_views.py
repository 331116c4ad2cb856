"""Cells, figures and pictures of reports, of a few rows, and what two runs differ in."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from analysis import Run, RunError, report
from analysis.comparison import changed_cards, changed_settings, differences, same_draws
from analysis.games import compare, game_of, table
from analysis.pictures import pictures, styles
from analysis.run import Manifest
from analysis.views import between, cell, copies, coverage, flat, lasting, percent, titled

# ---------------------------------------------------------------------- cells


def test_shares_and_numbers_as_text() -> None:
    assert [percent(one) for one in (None, 0.0, 0.12345, 1.0)] == [
        "-",
        "0.00 %",
        "12.35 %",
        "100.00 %",
    ]
    assert between(0.1, 0.25) == "10.00 to 25.00 %"
    # Ends that are told alike are one number.
    assert between(0.1, 0.10000001) == "10.00 %" and between(None, None) == "-"
    assert [cell("share", one) for one in (None, 0.5, 1)] == ["-", "50.00 %", "1"]
    assert [cell("score", one) for one in (0.5, 3, "x")] == ["0.50", "3", "x"]


def test_times_in_words() -> None:
    told = {0: "1 second", 1.4: "1 second", 1.6: "2 seconds", 89: "89 seconds", 90: "1.5 minutes",
            176: "2.9 minutes", 180: "3 minutes", 5399: "90 minutes", 5400: "1.5 hours",
            36_000: "10 hours"}  # fmt: skip
    assert {seconds: lasting(seconds) for seconds in told} == told


def test_lists_are_joined_for_csv() -> None:
    frame = pl.DataFrame({"a": [["x", "y"], []], "b": [[1, 2], None], "c": [1, 2]})
    assert flat(frame).rows() == [("x; y", "1; 2", 1), ("", None, 2)]


def deck(**changes: Any) -> Manifest:
    listed = {
        "name": "mine", "main": [1, 1, 2], "names": {"1": "One", "2": "Two"},
        "played_whole": [3, 3], "game": "yugioh",
    }  # fmt: skip
    identity = {"goal": "g" * 20, "program": "p", "version": "1"}
    settings = {"hands": 5, "seed": 1, "size": 3}
    return Manifest(identity, settings, {**listed, **changes}, {}, {}, {})


def test_decks_are_told_with_what_of_them_is_played() -> None:
    assert copies(deck(), "main") == [("One", 2, ""), ("Two", 1, "")]
    assert copies(deck(), "main", {"Two": "starter"}) == [("One", 2, ""), ("Two", 1, "starter")]
    assert titled(deck()) == "mine" and list(coverage(deck())) == []
    little = deck(played_whole=[1, 3])
    assert titled(little).startswith("mine (") and len(list(coverage(little))) == 1


# ------------------------------------------------------------------ two runs


def test_what_two_runs_were_begun_with_differently() -> None:
    a = Run(Path("a"), deck())
    other = replace(
        deck(main=[1, 2, 3], names={"2": "Two", "3": "Three"}),
        settings={"hands": 5, "seed": 2, "size": 3},
        identity={"goal": "h" * 20, "program": "p", "version": "2"},
    )
    b = Run(
        Path("b"), replace(other, deck={**other.deck, "names": {"1": "One", **other.deck["names"]}})
    )
    assert changed_cards(a, b, ("main",)).rows() == [("main", "One", 2, 1), ("main", "Three", 0, 1)]
    assert changed_settings(a, b) == [
        ("seed", 1, 2), ("goal", "g" * 12, "h" * 12), ("version", "1", "2"),
    ]  # fmt: skip
    assert changed_settings(a, a) == [] and changed_cards(a, a, ("main",)).is_empty()


@pytest.mark.parametrize(
    ("settings", "main", "same"),
    [
        ({}, [1, 2, 3], True), ({}, [1, 2], False), ({"seed": 2}, [1, 1, 2], False),
        ({"hands": 6}, [1, 1, 2], False), ({"size": 4}, [1, 1, 2], False),
    ],
)  # fmt: skip
def test_samples_of_one_seed_are_of_the_same_places(
    settings: Mapping[str, int], main: list[int], same: bool
) -> None:
    one = deck()
    other = replace(deck(main=main), settings={**one.settings, **settings})
    assert same_draws(Run(Path("a"), one), Run(Path("b"), other)) is same


def test_every_class_is_no_sample() -> None:
    exact = replace(deck(), settings={"hands": None, "seed": 1, "size": 3})
    assert not same_draws(Run(Path("a"), exact), Run(Path("b"), exact))


def test_a_bound_that_is_not_known_is_left_out() -> None:
    rows = [("x", 1.0, 2.0, 1.0, float("-inf"), float("inf")), ("y", 1.0, 2.0, 1.0, 0.5, 1.5)]
    frame = differences(rows)
    assert frame.select("low", "high").rows() == [(None, None), (0.5, 1.5)]
    assert frame.select("figure", "a", "b", "difference").row(1) == ("y", 1, 2, 1)


def test_runs_of_other_games_are_refused(duels: Run, formula: Run) -> None:
    with pytest.raises(RunError, match="of the game 'chess', which this endboard does not know"):
        game_of(Run(Path("a"), deck(game="chess")))
    with pytest.raises(RunError, match="give two runs of one game"):
        compare(duels, formula)
    with pytest.raises(RunError, match="a run of a Digimon deck has no table by opener; there are"):
        table(formula, "opener")
    assert table(duels, "opener")[1].name == "openers" and table(formula, "line")[1].name == "lines"


# ------------------------------------------------------------------- pictures


def test_pictures_are_found_by_what_the_game_calls_a_card(tmp_path: Path) -> None:
    for name in ("1.jpg", "1.txt", "2.JPEG", "3.png"):
        (tmp_path / name).write_bytes(b"\x00\x01")
    assert pictures(deck(), tmp_path) == {
        "One": "data:image/jpeg;base64,AAE=", "Two": "data:image/jpeg;base64,AAE=",
    }  # fmt: skip
    (tmp_path / "1.webp").write_bytes(b"\x02")
    # Of two files of one card the first by name.
    assert pictures(deck(), tmp_path)["One"] == "data:image/jpeg;base64,AAE="
    (tmp_path / "empty").mkdir()
    with pytest.raises(RunError, match=r"such as 1\.jpg \(\.jpg, \.jpeg, \.png, \.webp\); there"):
        pictures(deck(), tmp_path / "empty")
    with pytest.raises(RunError, match="none: cannot be read: No such file"):
        pictures(deck(), tmp_path / "none")
    assert styles({'A "b" <c>': "url"}) == (
        '[data-card="A \\"b\\" \\3c c>"] { background-image: url("url"); }'
    )


# -------------------------------------------------------------------- figures


def drawn(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, list[tuple[dict[str, Any], str, int]]]:
    """The module of figures, and what it draws from now on: data, title, height."""
    plots = pytest.importorskip("analysis.plots", reason="needs the extra `report`")
    found: list[tuple[dict[str, Any], str, int]] = []

    def svg(chart: Any, title: str, height: int = 230) -> str:
        found.append((chart.to_dict(), title, height))
        return "drawn"

    monkeypatch.setattr(plots, "svg", svg)
    return plots, found


def test_curves_draw_the_columns_of_their_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    plots, found = drawn(monkeypatch)
    curve = pl.DataFrame(
        {"score": [1, 2], "share": [0.5, 0.5], "at_least": [1.0, 0.5], "low": [1.0, 0.4],
         "high": [1.0, 0.6], "hands": [3, 4]}
    )  # fmt: skip
    plots.distribution(curve, "orders", "value")
    plots.score_curve(curve)
    plots.intervals(
        pl.DataFrame({"memory": [1], "value": [2.0], "value_low": [1.0], "value_high": [3.0]}),
        "memory", "value", "mean value", "%",
    )  # fmt: skip
    bars, band, cases = (chart for chart, _, _ in found)
    assert [title for _, title, _ in found] == [
        "Share of orders by value", "At least this score", "mean value",
    ]  # fmt: skip
    assert bars["data"]["values"] == [{"score": 1, "share": 0.5}, {"score": 2, "share": 0.5}]
    assert (bars["encoding"]["x"]["field"], bars["encoding"]["y"]["field"]) == ("score", "share")
    assert bars["encoding"]["y"]["title"] == "share of orders"
    area, line = band["layer"]
    assert (area["encoding"]["y"]["field"], area["encoding"]["y2"]["field"]) == ("low", "high")
    assert line["encoding"]["y"]["field"] == "at_least"
    reach, dots = cases["layer"]
    ends = (reach["encoding"]["y"]["field"], reach["encoding"]["y2"]["field"])
    assert ends == ("value_low", "value_high")
    assert dots["encoding"]["y"]["field"] == "value" and dots["encoding"]["x"]["field"] == "memory"
    assert reach["encoding"]["y"]["axis"]["format"] == "%"


def test_the_map_of_pairs_has_both_halves_of_the_first_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plots, found = drawn(monkeypatch)
    rows = pl.DataFrame(
        {"first": ["A", "A", "B", "A"], "second": ["A", "B", "C", "Z"],
         "mean": [1.0, 2.0, None, 4.0]}
    )  # fmt: skip
    plots.pairs(rows, ["A", "B", "C"])
    chart, title, _ = found[0]
    assert title == "Pairs"
    cells = [(one["a"], one["b"], one["mean"]) for one in chart["data"]["values"]]
    assert cells == [("A", "A", 1), ("A", "A", 1), ("A", "B", 2), ("B", "A", 2)]
    plots.pairs(rows.with_columns(second=pl.lit("A")), [*"ZYXWVUTSRQPO", "A"])
    assert found[1][0]["data"]["values"] == []


def test_levels_are_drawn_above_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    plots, found = drawn(monkeypatch)
    shares = {name: [1.0, 0.5, 0.25, 0.1] for name in ("at_least", "at_least_low", "at_least_high")}
    plots.levels(pl.DataFrame({"turn": [1, 1, 1, 2], "level": [0, 3, 4, 3], **shares}))
    chart, _, height = found[0]
    values = chart["layer"][0]["data"]["values"] if "data" in chart["layer"][0] else (
        chart["data"]["values"]
    )  # fmt: skip
    assert [(one["turn"], one["name"]) for one in values] == [
        (1, "Level 3"), (1, "Level 4"), (2, "Level 3"),
    ]  # fmt: skip
    assert height == 3 * 22 + 60
    bars, reach, words = (layer["encoding"] for layer in chart["layer"])
    assert bars["x"]["field"] == "at_least" and words["x"]["field"] == "at_least_high"
    assert (reach["x"]["field"], reach["x2"]["field"]) == ("at_least_low", "at_least_high")


def test_a_figure_takes_its_colours_and_width_from_the_page() -> None:
    plots = pytest.importorskip("analysis.plots", reason="needs the extra `report`")
    curve = pl.DataFrame({"score": [1, 2], "share": [0.5, 0.5]})
    made = plots.distribution(curve)
    assert made.startswith('<svg role="img" aria-label="Share of hands by best score found" ')
    head = made[: made.index(">")]
    assert " width=" not in head and " height=" not in head and "viewBox" in head
    assert "currentColor" in made and "var(--main)" in made and "#0" not in made


# ---------------------------------------------------------------------- pages


def test_cards_in_a_row_are_counted() -> None:
    pytest.importorskip("jinja2", reason="needs the extra `report`")
    made = report.environment().from_string(
        "{{ names | copies }} {{ 0.5 | percent }} {{ 0.5 | cell }}"
    )
    times = "\N{MULTIPLICATION SIGN}"
    assert made.render(names=["B", "A", "B"]) == f"2{times} B, A 50.00 % 0.50"


def test_a_page_has_the_figures_of_its_run(formula: Run) -> None:
    for needed in ("jinja2", "altair", "vl_convert"):
        pytest.importorskip(needed, reason="needs the extra `report`")
    page = report.html(formula, {"Agumon": "data:,"})
    assert "<title>" in page and 'url("data:,")' in page
    assert "Both Greymon" in page and "144.4" in page and page.count("<svg") >= 6
    # A figure and its sign are never parted by the end of a line.
    assert "48.41\N{NO-BREAK SPACE}%" in page and "48.41 %" not in page
    assert report.text(formula).endswith("  Ends on the end\n\n")
