"""Tables: their schemas, and that other programs read them."""

import json
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, open_run
from analysis.schemas import Schema
from analysis.views import flat
from analysis.yugioh.combos import combo
from analysis.yugioh.schemas import TABLES
from analysis.yugioh.views import BY, OF_ANSWERS, full, short
from search.yugioh import Step


@pytest.mark.parametrize("schema", TABLES, ids=lambda schema: schema.name)
def test_every_table_has_its_schema(exact: Run, schema: Schema) -> None:
    file = exact.path / "tables" / f"{schema.name}.parquet"
    assert pl.read_parquet(file).schema == schema.polars()
    told = pl.read_parquet_metadata(file)
    assert told["endboard.table"] == schema.name
    assert told["endboard.version"] == str(schema.version)


def test_every_column_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
    for schema in TABLES:
        part = text.split(f"### `{schema.name}`, version {schema.version}\n")[1].split("\n##")[0]
        for column in schema.columns:
            assert f"`{column}`" in part, (schema.name, column)


def test_duckdb_reads_what_polars_wrote(exact: Run) -> None:
    duckdb = pytest.importorskip("duckdb")
    file = exact.path / "tables" / "hands.parquet"
    rows = duckdb.sql(
        f"select verdict, sum(ways), max(len(cards)) from '{file}' group by all order by all"
    ).fetchall()
    hands = exact.table("hands")
    expected = [
        (verdict, hands.filter(pl.col("verdict") == verdict)["ways"].sum(), 5)
        for verdict in ("brick", "reached")
    ]
    assert rows == expected


@pytest.mark.parametrize("by", [by for by in BY if by not in OF_ANSWERS])
def test_csv_has_no_lists_and_comes_back(exact: Run, by: str, tmp_path: Path) -> None:
    frame = full(exact, by)
    file = tmp_path / "table.csv"
    flat(frame).write_csv(file)
    back = pl.read_csv(file, infer_schema=False)
    assert back.columns == frame.columns and back.height == frame.height
    assert not short(exact, by).is_empty() or by in ("opener", "trap")


def test_lists_are_joined_for_csv(exact: Run) -> None:
    row = flat(full(exact, "hand")).row(0, named=True)
    assert row["cards"].count("; ") == 4


def test_boards_are_the_boards_of_the_hands(exact: Run) -> None:
    hands, boards = exact.table("hands"), exact.table("boards")
    assert boards["weight"].sum() == pytest.approx(1)
    assert boards["weight"].is_sorted(descending=True)
    for row in boards.iter_rows(named=True):
        here = hands.filter(pl.col("board") == row["board"])
        assert here.height == row["hands"]
        assert here["score"].max() == row["score_max"]
        best = hands.row(row["best_hand"], named=True)
        assert (best["board"], best["score"]) == (row["board"], row["score_max"])
        zones = json.loads(row["zones"])
        assert sorted(card["name"] for card in zones["monsters"]) == row["monsters"]


def test_lines_lead_to_their_boards(exact: Run) -> None:
    boards = exact.table("boards")
    lines, steps = exact.table("lines"), exact.table("steps")
    assert set(lines["kind"]) == {"hand", "opener"}
    for line in lines.iter_rows(named=True):
        told = steps.filter(pl.col("line") == line["line"])
        assert told["step"].to_list() == list(range(1, line["steps"] + 1))
        if line["board"] is not None:
            row = boards.row(line["board"], named=True)
            assert sorted(row["monsters"] + row["spells"]) == sorted(line["in_play"])
            assert row["score_max"] == line["score"]


def test_a_run_is_read_from_its_directory(exact: Run) -> None:
    again = open_run(exact.path)
    assert again.manifest == exact.manifest
    assert again.table("hands").equals(exact.table("hands"))


def test_a_combo_keeps_what_triggers_and_what_is_chained() -> None:
    chained = (
        "Taia (GY) triggers: send Ashuna from the Deck to the GY.",
        "Chain Link 2 (Ash (Blossom), hand): discard it.",
        "Chain Link 3 (Chixiao).",
        "Chain Link 3 resolves: add Taia from the Deck to the hand.",
        "Chain Link 2 resolves: negate that effect.",
        "Chain Link 1 resolves: nothing happens.",
    )
    steps = (Step("Normal Summon Taia.", chained), Step("End the turn."))
    assert combo(steps) == (
        "Normal Summon Taia [Taia (GY) triggers: send Ashuna from the Deck to the GY; Chixiao: add "
        "Taia from the Deck to the hand; Ash (Blossom), hand: discard it; negate that effect; "
        "Chain Link 1 resolves: nothing happens] > End the turn"
    )


def test_a_combo_keeps_links_that_only_resolve_and_texts_that_were_cut() -> None:
    chained = (
        "Chain Link 1 (Temple, hand).",
        "Chain Link 2 (Fuwalos, hand): discard it.",
        "Chain Link 3 (Ogre, hand).",
        "Chain Link 3 resolves: destroy Temple.",
        "Chain Link 2 resolves: this turn, each time...",
        "Chain Link 1 resolves.",
    )
    assert combo(
        (Step("Set Bonfire.", chained), Step("Activate Bonfire (hand): and so on..."))
    ) == (
        "Set Bonfire [Ogre, hand: destroy Temple; Fuwalos, hand: discard it; this turn, each time"
        "...; Temple, hand] > Activate Bonfire (hand): and so on..."
    )
