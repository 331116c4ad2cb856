"""What is told of Yu-Gi-Oh! runs whose hands make what a formula says: views, headline, report."""

import shutil
from collections import Counter
from pathlib import Path
from statistics import fmean

import polars as pl
import pytest

from analysis import Run, RunError, open_run
from analysis.views import between, percent
from analysis.yugioh import plan, report
from analysis.yugioh.headline import headline, in_words
from analysis.yugioh.summary import summary
from analysis.yugioh.unfinished import unfinished
from analysis.yugioh.views import full, short
from tests.analysis.decks import ALEXANDRITE, DOUBLE_SUMMON, WARWOLF
from tests.analysis.duels import (
    ASH,
    CLASSES,
    GOALS,
    HANDS,
    MAIN,
    NAMES,
    WAYS,
    found,
    made_up_run,
    mean,
    share,
)  # fmt: skip

SHOWN = (WARWOLF, ALEXANDRITE, DOUBLE_SUMMON)


def holding(card: int, count: int | None = None) -> list[tuple[int, ...]]:
    return [h for h in HANDS if (card in h if count is None else h.count(card) == count)]


def test_cards_are_shown_with_and_without_the_best_gain_first(duels: Run) -> None:
    rows = short(duels, "card").to_dicts()
    gains = {card: mean(holding(card)) - mean(holding(card, 0)) for card in SHOWN}
    assert [row["name"] for row in rows] == [
        NAMES[card] for card in sorted(gains, key=lambda card: -gains[card])
    ]
    for row in rows:
        (card,) = (card for card in SHOWN if NAMES[card] == row["name"])
        assert row["copies"] == MAIN.count(card)
        assert row["opened in"] == pytest.approx(len(holding(card)) / len(HANDS))
        assert row["score with"] == pytest.approx(mean(holding(card)))
        assert row["score without"] == pytest.approx(mean(holding(card, 0)))
        assert row["gain"] == pytest.approx(gains[card])
        assert row["brick from"] == pytest.approx(share(holding(card), "brick"))
        assert row["brick to"] == pytest.approx(share(holding(card), "brick", "undecided"))
        for count in (1, 2, 3):
            those = holding(card, count)
            shown = row[f"score with {count}"]
            assert shown == (pytest.approx(mean(those)) if those else None)
    assert "gain from" not in rows[0]


def test_intervals_of_gains_are_shown_in_a_sample_alone(duels_drawn: Run) -> None:
    shown = short(duels_drawn, "card")
    assert {"gain from", "gain to"} <= {*shown.columns}
    assert (shown["gain from"] < shown["gain"]).all() and (shown["gain"] < shown["gain to"]).all()


def test_tables_are_shown_with_what_matters_first(duels: Run) -> None:
    board = short(duels, "board")
    assert board.columns == ["of hands", "score", "interruptions", "follow-up", "in play"]
    assert board["in play"][2] == "Dragon, Wolf, Double"
    pairs = short(duels, "pair")
    means = {
        (NAMES[row["first_passcode"]], NAMES[row["second_passcode"]]): row["score_mean"]
        for row in duels.table("pairs").to_dicts()
    }
    listed = [row[:2] for row in pairs.iter_rows()]
    assert [means[pair] for pair in listed] == sorted(means.values(), reverse=True)
    assert pairs.columns[2:] == [
        "of hands", "mean score", "brick from", "brick to", "score alone", "gain together",
    ]  # fmt: skip
    hands = short(duels, "hand").to_dicts()
    order = sorted(
        range(len(CLASSES)), key=lambda at: (-WAYS[CLASSES[at]], -found(CLASSES[at]).worth, at)
    )
    scored = [at for at in order if found(CLASSES[at]).score is not None]
    told = [row["hand"] for row in hands if row["score"] is not None]
    assert told == [", ".join(NAMES[card] for card in CLASSES[at]) for at in scored]
    openers = short(duels, "opener")
    assert openers["cards"].to_list() == [
        NAMES[WARWOLF], f"{NAMES[WARWOLF]} + {NAMES[WARWOLF]}",
        f"{NAMES[ALEXANDRITE]} + {NAMES[DOUBLE_SUMMON]}",
    ]  # fmt: skip
    assert openers["starts"].to_list() == ["no brick", GOALS[0], f"no brick; {GOALS[1]}"]
    trap = short(duels, "trap").row(0, named=True)
    assert (trap["name"], trap["copies"]) == (NAMES[ASH], 2)
    assert trap["opened in"] == pytest.approx(len(holding(ASH)) / len(HANDS))
    assert short(duels, "goal").columns == [
        "goal",
        "found",
        "unreachable",
        "undecided",
        "from",
        "to",
    ]
    assert short(duels, "score").columns == ["score", "share", "at least", "from", "to"]
    line = short(duels, "line").row(-1, named=True)
    assert line["hand"] == f"{NAMES[ALEXANDRITE]}, {NAMES[DOUBLE_SUMMON]}"
    assert (line["kind"], line["score"], line["ends on"]) == ("opener", 3, "Dragon, Double")
    assert short(duels, "step").row(0) == (0, 1, "Summon it.", "Chained.", '{"at": 1}')
    assert full(duels, "opener").height == 14


def test_the_headline_says_the_figures_of_the_tables(duels: Run, duels_drawn: Run) -> None:
    said = list(headline(duels))
    one = summary(duels)
    bricks = between(share(HANDS, "brick"), share(HANDS, "brick", "undecided"))
    shares = [percent(share(HANDS, verdict)) for verdict in ("reached", "brick", "undecided")]
    assert said[:7] == [
        "made up, going first", "All 84 hands, in 17 classes: exact",
        "Value: made up (small.toml); a hand that scores below 3 is a brick", "",
        f"Brick rate   {bricks}",
        f"             reached {shares[0]}, proved brick {shares[1]}, undecided {shares[2]}",
        f"Mean score   {mean(HANDS):.2f}, of the best boards found",
    ]  # fmt: skip
    goals = full(duels, "goal").to_dicts()
    assert said[7:9] == [
        f"Goal         {goal['goal']}: found for {percent(goal['reached'])}, "
        f"{between(goal['low'], goal['high'])}"
        for goal in goals
    ]
    mix = full(duels, "answer").row(-1, named=True)
    assert said[9:11] == [
        "Through      nothing or one of 2 cards: brick rate "
        f"{between(mix['brick_low'], mix['brick_high'])}, mean score {mix['score_mean']:.2f}",
        f"             reached {percent(mix['reached'])}, proved brick "
        f"{percent(mix['proved_brick'])}, undecided {percent(mix['undecided'])}; "
        "stats --by answer has each card",
    ]
    traps = fmean(found(hand).hand_traps for hand in HANDS)
    follow = fmean(found(hand).follow_up for hand in HANDS)
    uses = fmean(found(hand).interruptions for hand in HANDS)
    assert said[11] == (
        f"End boards   {uses:.2f} interruptions, {traps:.2f} hand traps and {follow:.2f} cards of "
        "follow-up on average"
    )
    assert said[12:14] == [
        "Hands        76.19 % open a starter, 39.29 % one and a hand trap",
        "             no starter but a two-card combo 14.29 %, but an extender 9.52 %, none of "
        "these 0.00 %",
    ]
    assert said[14] == (
        "Starters     no brick: 1 card, opened in 76.19 %; with 1 two-card combo 90.48 %"
    )
    assert said[-1].startswith(
        f"Search       {percent(one.health.proved)} of the hands proved; 406"
    )
    assert said[-1].endswith(" hands a second of CPU, 70 MB in a worker")
    drawn = list(headline(duels_drawn))
    different = duels_drawn.table("hands").height
    assert drawn[1] == f"60 hands drawn with seed 3 ({different} different); intervals are 95 %"
    # 17 classes by the pace of a part of hands and one for each hand through answers.
    pace = different / (0.25 * (1 + different))
    assert drawn[2].startswith(
        f"Every class (--exact) is 17 searches, about {17 / pace:.0f} second"
    )
    figures = summary(duels_drawn).figures
    assert drawn[7] == (
        f"Mean score   {figures.score_mean:.2f} ({figures.score_low:.2f} to "
        f"{figures.score_high:.2f}), of the best boards found"
    )


def test_a_run_is_told_in_sentences(duels: Run) -> None:
    low, high = share(HANDS, "brick"), share(HANDS, "brick", "undecided")
    board = duels.table("boards").row(0, named=True)
    cards = " + ".join((*board["monsters"], *board["spells"]))
    assert in_words(duels, summary(duels)) == (
        f"{100 * low:.0f} to {100 * high:.0f} % of the opening hands brick: their best board "
        "scores below 3. 76 % open a starter, 14 % no starter but a two-card combo; 39 % a starter "
        f"and a hand trap. The most common board is {cards}, for {percent(board['weight'])} of "
        "the hands."
    )


def test_lines_are_told_the_best_first_and_each_picture_once(duels: Run) -> None:
    said = list(report.text(duels))
    lines = duels.table("lines").to_dicts()
    told = [said[at : at + 4] for at in range(0, len(said), 4)]
    openers = [row for row in lines if row["kind"] == "opener"]
    order = sorted(openers, key=lambda row: (-row["score"], row["line"]))
    order += sorted(
        (row for row in lines if row["kind"] == "hand"),
        key=lambda row: (-row["score"], row["line"]),
    )
    assert told == [
        [
            f"{', '.join(row['cards'])}: score {row['score']}"
            + (f"; {', '.join(row['goals'])}" if row["goals"] else ""),
            "  Summon it [Chained] > End", f"  Ends on {', '.join(row['in_play'])}", "",
        ]
        for row in order
    ]  # fmt: skip


def test_the_page_has_the_figures_of_the_tables(
    duels: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("altair", reason="needs the extra `report`")
    pytest.importorskip("vl_convert", reason="needs the extra `report`")
    page = report.page(duels)
    assert page["deck_parts"][0] == (
        "Main Deck",
        [(NAMES[WARWOLF], 3, "starter"), (NAMES[ALEXANDRITE], 2, "extender"),
         (NAMES[DOUBLE_SUMMON], 2, "extender"), (NAMES[ASH], 2, "hand trap")],
    )  # fmt: skip
    boards = duels.table("boards").to_dicts()
    best = sorted(boards, key=lambda row: (-row["score_max"], -row["weight"], row["board"]))
    first = [row["board"] for row in best[:6]]
    common = [row["board"] for row in boards if row["board"] not in first][:6]
    assert [row["board"] for row in page["boards"]] == [*first, *common]
    assert [row["common"] for row in page["boards"]] == [False] * 6 + [True] * len(common)
    assert page["more_boards"] == len(boards) - 6 - len(common)
    for row in page["boards"]:
        here = [at for at, hand in enumerate(CLASSES) if found(hand).score is not None
                and (*found(hand).board[0], *found(hand).board[1])
                == (*row["monsters"], *row["spells"])]  # fmt: skip
        here.sort(key=lambda at: (-found(CLASSES[at]).worth, -WAYS[CLASSES[at]], at))
        assert [one["hand"] for one in row["reached_by"]] == here and row["more_hands"] == 0
        assert row["line"]["board"] == row["board"]
        assert [step["text"] for step in row["line"]["told"]] == ["Summon it.", "End."]
        assert row["line"]["tables"] == [{"at": 0}, {"at": 1}, {"at": 2}]
    assert page["more_starters"] == 0
    assert [row["names"] for row in page["starters"]][:1] == [NAMES[WARWOLF]]
    assert page["starter_bars"] == [(NAMES[WARWOLF], pytest.approx(64 / 84))]
    bricks, undecided = page["failed"]
    for one, verdict in ((bricks, "brick"), (undecided, "undecided")):
        those = [at for at, hand in enumerate(CLASSES) if found(hand).verdict == verdict]
        those.sort(key=lambda at: (-WAYS[CLASSES[at]], at))
        assert (one["verdict"], one["more"]) == (verdict, 0)
        assert [row["hand"] for row in one["hands"]] == those and those
    roles = {NAMES[WARWOLF]: "starter", NAMES[ASH]: "hand trap"}
    for row in (*bricks["hands"], *undecided["hands"]):
        assert row["roles"] == Counter(roles.get(c, "extender") for c in row["cards"]).most_common()
    assert [name for name, _ in page["gain_bars"]] == short(duels, "card")["name"].to_list()
    for name, most in (("_BOARDS", 2), ("_HANDS", 1), ("_FAILED", 1), ("_STARTERS", 2)):
        monkeypatch.setattr(report, name, most)
    few = report.page(duels)
    assert (len(few["boards"]), few["more_boards"]) == (4, len(boards) - 4)
    assert (len(few["starters"]), few["more_starters"]) == (2, 1)
    assert few["failed"][1]["more"] == len(undecided["hands"]) - 1
    for row in few["boards"]:
        assert (len(row["reached_by"]), row["more_hands"]) == (1, row["hands"] - 1)


# -------------------------------------------------------------- not complete


def test_hands_that_are_not_searched_are_undecided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "_PART_HANDS", 4)
    whole = made_up_run(tmp_path / "run")
    shutil.rmtree(whole.path / "tables")
    (whole.path / "parts" / "hands-00001.parquet").unlink()
    read = unfinished(open_run(whole.path))
    hands = read.table("hands")
    lost = [hand for at, hand in enumerate(CLASSES) if 4 <= at < 8]
    assert hands["status"].is_null().to_list() == [4 <= at < 8 for at in range(17)]
    assert hands.filter(pl.col("status").is_null())["why"].to_list() == ["not searched yet"] * 4
    gone = sum(WAYS[hand] for hand in lost) / len(HANDS)
    kept = [hand for hand in HANDS if hand not in lost]
    bricks = share(kept, "brick") * len(kept) / len(HANDS)
    open_ = share(kept, "undecided") * len(kept) / len(HANDS) + gone
    assert list(read.headline)[:6] == [
        "made up, going first",
        f"Not complete: 13 of 17 classes are searched, {percent(1 - gone)} of the hands; all "
        "others are undecided",
        "Value: made up (small.toml); a hand that scores below 3 is a brick", "",
        f"Brick rate   {between(bricks, bricks + open_)}",
        f"             reached {percent(1 - bricks - open_)}, proved brick {percent(bricks)}, "
        f"undecided {percent(open_)}",
    ]  # fmt: skip
    with pytest.raises(RunError, match=r"the table of cards needs the whole run.*hands, boards"):
        short(read, "card")


def test_the_first_draws_of_a_sample_are_a_smaller_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "_PART_HANDS", 4)
    whole = made_up_run(tmp_path / "run", hands=60, seed=3)
    draws = whole.table("draws")["hand"].to_list()
    shutil.rmtree(whole.path / "tables")
    (whole.path / "parts" / "hands-00002.parquet").unlink()
    read = unfinished(open_run(whole.path))
    first = draws.index(8)
    smaller = made_up_run(tmp_path / "first", hands=first, seed=3)
    assert read.manifest.settings["hands"] == first
    columns = ["hand", "cards", "drawn", "weight", "verdict", "score", "board"]
    assert read.table("hands").select(columns).equals(smaller.table("hands").select(columns))
    told, said = list(read.headline), list(headline(smaller))
    assert told[1] == (f"Not complete: {first} of 60 draws are searched; intervals are 95 %")
    assert told[2:] == said[3:10]
    (whole.path / "parts" / "hands-00000.parquet").unlink()
    with pytest.raises(RunError, match="the first hands are not searched yet"):
        unfinished(open_run(whole.path))
