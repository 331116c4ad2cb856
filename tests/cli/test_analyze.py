"""`endboard analyze`, `stats`, `compare` and `report` at the command line."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from search.yugioh import survey_parts

Endboard = Callable[..., tuple[int, str, str]]
QUICK = ("--hands", "6", "--max-nodes", "20", "--opener-nodes", "4", "--no-progress")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A quick run of a bundled deck."""
    from cli.main import main

    path: Path = tmp_path_factory.mktemp("cli") / "run"
    assert main(["analyze", "fiendsmith", "-o", str(path), *QUICK, "-q"]) == 0
    return path


SOLO = ("--hands", "6", "--orders", "3", "--turns", "2", "--memory-hands", "3", "--no-progress")


@pytest.fixture(scope="module")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A quick run of a bundled Digimon deck."""
    from cli.main import main

    path: Path = tmp_path_factory.mktemp("cli") / "solo"
    assert main(["analyze", "st1", "-o", str(path), *SOLO, "-q"]) == 0
    return path


def test_the_headline(made: Path, endboard: Endboard) -> None:
    code, out, err = endboard("stats", str(made))
    assert (code, err) == (0, "")
    assert out.startswith("fiendsmith, going first\n6 hands drawn with seed 1")
    for word in ("Brick rate", "Mean score", "Goal         A Bao A Qu and Caesar", "Search"):
        assert word in out


def test_analyze_says_what_it_will_do(tmp_path: Path, endboard: Endboard) -> None:
    code, out, err = endboard("analyze", "fiendsmith", "-o", str(tmp_path / "run"), *QUICK)
    assert code == 0
    assert "endboard: fiendsmith, going first: 6 hands drawn with --seed 1 (" in err
    assert "Brick rate" in out
    again = endboard("analyze", "fiendsmith", "-o", str(tmp_path / "run"), *QUICK, "--resume")
    assert again[:2] == (0, out)
    code, _, err = endboard("analyze", "fiendsmith", "-o", str(tmp_path / "run"), *QUICK)
    assert code == 3 and "there is a run already; add --resume" in err
    code, _, err = endboard("analyze", "blue-eyes", "-o", str(tmp_path / "run"), *QUICK, "--resume")
    assert code == 3 and "begun with another" in err


def test_ctrl_c_keeps_what_is_done(
    tmp_path: Path, endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    import analysis.yugioh.batch
    import analysis.yugioh.plan

    command = ("analyze", "fiendsmith", "-o", str(tmp_path / "run"), *QUICK)
    monkeypatch.setattr(analysis.yugioh.plan, "_PART_HANDS", 50)
    with monkeypatch.context() as patch:

        def pressed(deck, goal, parts, **how):  # type: ignore[no-untyped-def]
            for number, part in enumerate(survey_parts(deck, goal, parts, **how)):
                if number == 2:
                    raise KeyboardInterrupt
                yield part

        patch.setattr(analysis.yugioh.batch, "survey_parts", pressed)
        code, out, err = endboard(*command)
    assert (code, out) == (130, "") and "what is done is kept; go on with --resume" in err
    assert len(list((tmp_path / "run" / "parts").iterdir())) == 3
    code, _, err = endboard("stats", str(tmp_path / "run"))
    assert code == 3 and "the run is not complete: 3 of " in err and "stats --partial" in err
    code, _, err = endboard("stats", str(tmp_path / "run"), "--partial")
    assert code == 3 and "nothing of the stage hands is done yet" in err
    assert endboard(*command, "--resume")[0] == 0


def test_a_full_disk_is_no_bad_input(
    tmp_path: Path, endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(stream: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    code, out, err = endboard("analyze", "fiendsmith", "-o", str(tmp_path / "run"), *QUICK)
    assert (code, out) == (1, "")
    assert "cannot be written: No space left on device; what is done is kept" in err


@pytest.mark.parametrize("by", ["board", "card", "pair", "hand", "goal", "score", "opener", "line"])
def test_every_table_in_every_format(
    made: Path, by: str, tmp_path: Path, endboard: Endboard
) -> None:
    code, out, _ = endboard("stats", str(made), "--by", by)
    assert code == 0 and out
    code, out, _ = endboard("stats", str(made), "--by", by, "--format", "json")
    data = json.loads(out)
    code, out, _ = endboard("stats", str(made), "--by", by, "--format", "csv")
    assert len(pl.read_csv(out.encode(), infer_schema=False)) == len(data)
    file = tmp_path / "table.parquet"
    code, out, _ = endboard("stats", str(made), "--by", by, "--format", "parquet", "-o", str(file))
    assert (code, out) == (0, "")
    assert len(pl.read_parquet(file)) == len(data)


@pytest.mark.parametrize(
    "by",
    [
        "board", "card", "pair", "hand", "goal", "score", "holding", "rule", "keep", "level",
        "memory", "order", "line", "step",
    ],
)  # fmt: skip
def test_every_digimon_table_in_every_format(
    solo: Path, by: str, tmp_path: Path, endboard: Endboard
) -> None:
    test_every_table_in_every_format(solo, by, tmp_path, endboard)


def test_the_digimon_headline(solo: Path, endboard: Endboard) -> None:
    code, out, err = endboard("stats", str(solo))
    assert (code, err) == (0, "")
    assert out.startswith(
        "st1, going first, 2 own turns, the opponent uses the memory they get\n"
        "6 hands drawn by chance, 3 sampled orders of the deck each (seed 1); intervals are 95 %\n"
        "Value: the chance to win after these turns, in percent\n"
    )
    for word in ("Brick rate", ", estimated: no digivolution into Level 4", "Mulligan", "Memory 5"):
        assert word in out
    for line in ("Mean value", "Goal         Level 4 by own turn 2: ", "Own turn 2   Level 3"):
        assert f"\n{line}" in out


def test_analyze_plays_digimon_decks(tmp_path: Path, endboard: Endboard) -> None:
    run = str(tmp_path / "run")
    options = (
        "--going", "second", "--memory", "2", "--attacks", "--goal", "none", "-j", "2",
        "--opponent", "passive",
    )  # fmt: skip
    command = ("analyze", "st2", "-o", run, *SOLO, *options)
    code, out, err = endboard(*command)
    assert code == 0
    assert "endboard: st2, going second: 6 hands drawn with --seed 1, 3 orders of the deck" in err
    assert "going second, 2 own turns, the opponent leaves 2 memory in between, with attacks" in out
    assert "Value: the default value of the end position" in out
    assert endboard(*command, "--resume")[:2] == (0, out)
    code, _, err = endboard(*command)
    assert code == 3 and "there is a run already; add --resume" in err
    code, _, err = endboard("analyze", "st1", "-o", run, *SOLO, "--resume")
    assert code == 3 and "begun with another" in err
    code, _, err = endboard("analyze", "fiendsmith", "-o", run, *QUICK, "--resume")
    assert code == 3 and "begun with another game (digimon, now yugioh)" in err


def test_games_are_told_apart(made: Path, solo: Path, tmp_path: Path, endboard: Endboard) -> None:
    code, _, err = endboard("compare", str(made), str(solo))
    assert code == 3 and "give two runs of one game" in err
    code, _, err = endboard("stats", str(solo), "--by", "opener")
    assert code == 3 and "a run of a Digimon deck has no table by opener; there are board," in err
    code, _, err = endboard("stats", str(made), "--by", "memory")
    assert code == 3 and "a run of a Yu-Gi-Oh! deck has no table by memory" in err
    run = str(tmp_path / "run")
    for deck, option, game in (
        ("st1", ("--no-leads",), "--no-leads is for Yu-Gi-Oh"),
        ("st1", ("--brick", "3"), "--brick is for Yu-Gi-Oh"),
        ("fiendsmith", ("--orders", "3"), "--orders is for Digimon"),
        ("fiendsmith", ("--attacks",), "--attacks is for Digimon"),
        ("fiendsmith", ("--memory-hands", "0"), "--memory-hands is for Digimon"),
    ):
        code, _, err = endboard("analyze", deck, "-o", run, *option)
        assert code == 2 and f"{game} decks" in err
    assert not Path(run).exists()


def test_digimon_compare_and_text_report(solo: Path, endboard: Endboard) -> None:
    code, out, _ = endboard("compare", str(solo), str(solo))
    assert code == 0 and "The lists are the same." in out
    assert "0 are KEEP in B and REDRAW in A" in out and "worth of the mulligan" in out
    code, out, _ = endboard("compare", str(solo), str(solo), "--format", "json")
    assert json.loads(out)["paired"] is True
    code, out, _ = endboard("report", str(solo), "--format", "text")
    assert code == 0 and "  Turn 1 (memory 0)\n" in out


def test_parquet_is_not_for_standard_output(made: Path, endboard: Endboard) -> None:
    code, out, err = endboard("stats", str(made), "--by", "card", "--format", "parquet")
    assert (code, out) == (2, "") and "--format parquet needs -o FILE" in err
    code, _, err = endboard("stats", str(made), "--format", "csv")
    assert code == 2 and "--format csv needs --by" in err


def test_compare_and_text_report(made: Path, endboard: Endboard) -> None:
    code, out, _ = endboard("compare", str(made), str(made))
    assert code == 0 and "The lists are the same." in out and "+0.00" in out
    code, out, _ = endboard("compare", str(made), str(made), "--format", "json")
    assert json.loads(out)["paired"] is True
    code, out, _ = endboard("report", str(made), "--format", "text")
    assert code == 0 and " > " in out


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("analyze", "fiendsmith", "--hands", "0", "-o", "RUN"), 2, "Invalid value for '--hands'"),
        (("analyze", "st1", "--hands", "0", "-o", "RUN"), 2, "Invalid value for '--hands'"),
        (("analyze", "st1", "--orders", "2", "-o", "RUN"), 2, "Invalid value for '--orders'"),
        (("analyze", "st1", "-o", "RUN", "--goal", "no.toml"), 3, "no.toml"),
        (("analyze", "fiendsmith"), 2, "Missing option '--output'"),
        (("analyze", "fiendsmith", "-o", "RUN", "--exact", "--hands", "3"), 2, "not both"),
        (("analyze", "fiendsmith", "-o", "RUN", "--backend", "dask"), 2, "belong together"),
        (("analyze", "fiendsmith", "-o", "RUN", "--backend", "ray"), 2, "is local or dask"),
        (("stats", "RUN"), 3, "expected the directory of a run"),
        (("stats", "RUN", "--by", "colour"), 2, "Invalid value for '--by'"),
        (("report", "RUN", "-o", "x.html"), 3, "expected the directory of a run"),
        (("compare", "RUN", "RUN"), 3, "expected the directory of a run"),
    ],
)
def test_what_cannot_be(
    arguments: tuple[str, ...], code: int, message: str, tmp_path: Path, endboard: Endboard
) -> None:
    found = endboard(*(str(tmp_path / "run") if word == "RUN" else word for word in arguments))
    assert found[0] == code and message in found[2] and "Traceback" not in found[2]
    assert not (tmp_path / "run").exists()


def test_a_report_for_no_file_is_in_the_run(made: Path, endboard: Endboard, tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="needs the extra `report`")
    code, out, err = endboard("report", str(made))
    page = made / "report.html"
    assert (code, out) == (0, "") and f"the page is in {page}" in err
    assert "<h1>" in page.read_text("utf-8")
    code, out, _ = endboard("report", str(made), "-o", "-")
    assert code == 0 and "<h1>" in out
    code, _, err = endboard("report", str(made), "--images", str(tmp_path))
    assert code == 3 and "expected pictures named by the cards of the deck" in err
    code, _, err = endboard("report", str(made), "--images", str(tmp_path), "--format", "text")
    assert code == 2 and "--images is for a page" in err


def test_hands_through_cards(tmp_path: Path, endboard: Endboard) -> None:
    run = str(tmp_path / "run")
    held = ("--against", "Ash Blossom & Joyous Spring", "--hands", "2", *QUICK[2:])
    code, out, err = endboard("analyze", "fiendsmith", "-o", run, *held)
    assert code == 0
    assert "Brick rate" in out
    assert "20 positions each, up to 160 more if undecided; through 1 card up to 160 more" in err
    code, out, _ = endboard("stats", run, "--by", "answer")
    assert code == 0
    lines = out.splitlines()
    assert [line.split("  ")[0] for line in lines[-3:]] == [
        "nothing", "Ash Blossom & Joyous Spring", "the mix",
    ]  # fmt: skip
    for by, table in (("choke", "chokes"), ("through", "answers")):
        assert endboard("stats", run, "--by", by)[0] == 0
        file = tmp_path / f"{table}.parquet"
        assert endboard("stats", run, "--by", by, "--format", "parquet", "-o", str(file))[0] == 0
        assert pl.read_parquet_metadata(file)["endboard.table"] == table
        assert endboard("stats", run, "--by", by, "--format", "csv")[1].startswith(
            ",".join(pl.read_parquet_schema(file))
        )


def test_what_is_held_is_of_yugioh_and_named(tmp_path: Path, endboard: Endboard) -> None:
    run = str(tmp_path / "run")
    code, _, err = endboard("analyze", "st1", "-o", run, "--against", "staples")
    assert code == 2 and "--against is for Yu-Gi-Oh decks, and" in err
    code, _, err = endboard("analyze", "fiendsmith", "-o", run, "--weights", "weights.toml")
    assert code == 2 and "--weights is of use with --against only" in err
    code, _, err = endboard("analyze", "fiendsmith", "-o", run, "--against", "Mystical Elf")
    assert code == 3 and "can answer nothing" in err
