"""A run of a deck of seven cards against every hand counted by hand.

Whoever holds two monsters and Double Summon makes Utopia, and then the Spider of one of them is no
longer made; any monster alone makes the Spider. So the value of a hand is known without a search.
"""

from collections import defaultdict
from fractions import Fraction
from itertools import combinations, pairwise
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, analyze
from analysis.batch import Tick
from analysis.groups import by_card, by_pair
from analysis.yugioh.openers import MOST_LEADS, Openers
from analysis.yugioh.views import short
from search.yugioh import DeckSpec
from search.yugioh.survey import Lead, LineState
from tests.analysis.decks import (
    ALEXANDRITE,
    DOUBLE_SUMMON,
    SPIDER,
    UTOPIA,
    WARWOLF,
    batch,
    content,
    run,
)

MAIN = (*[WARWOLF] * 3, *[ALEXANDRITE] * 2, *[DOUBLE_SUMMON] * 2)
TINY = DeckSpec("tiny", MAIN, (UTOPIA, SPIDER))
HANDS = [tuple(MAIN[place] for place in places) for places in combinations(range(7), 3)]
NAMES = {
    WARWOLF: "Gene-Warped Warwolf",
    ALEXANDRITE: "Alexandrite Dragon",
    DOUBLE_SUMMON: "Double Summon",
}


def worth(hand: tuple[int, ...]) -> int:
    """Five points for Utopia or two for the Spider, and one for a goal, with one of each met."""
    return 6 if hand.count(DOUBLE_SUMMON) == 1 else 3


def mean(hands: list[tuple[int, ...]]) -> Fraction:
    return Fraction(sum(map(worth, hands)), len(hands))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return run(tmp_path_factory.mktemp("runs") / "tiny", deck=TINY, size=3)


def test_each_hand_has_its_ways_and_its_worth(tiny: Run) -> None:
    ways: dict[tuple[int, ...], int] = defaultdict(int)
    for hand in HANDS:
        ways[hand] += 1
    rows = tiny.table("hands").iter_rows(named=True)
    found = {tuple(row["passcodes"]): row for row in rows}
    assert {cards: row["ways"] for cards, row in found.items()} == dict(ways)
    for cards, row in found.items():
        assert row["weight"] == pytest.approx(ways[cards] / len(HANDS))
        assert row["cards"] == [NAMES[card] for card in cards]
        assert (row["score"], row["status"]) == (worth(cards), "proved")
        assert row["verdict"] == ("reached" if worth(cards) >= 4 else "brick")


def test_what_each_card_gains_is_counted_over_all_hands(tiny: Run) -> None:
    for row in tiny.table("cards").iter_rows(named=True):
        copies = [hand.count(row["passcode"]) for hand in HANDS]
        least = int(row["held"].rstrip("+"))
        most = 3 if row["held"] == "1+" else least
        those = [hand for hand, count in zip(HANDS, copies, strict=True) if least <= count <= most]
        without = [hand for hand, count in zip(HANDS, copies, strict=True) if not count]
        bricks = Fraction(sum(worth(hand) < 4 for hand in those), len(those))
        assert row["copies"] == MAIN.count(row["passcode"])
        assert row["hands"] == len(set(those))
        assert row["weight"] == pytest.approx(len(those) / len(HANDS))
        for column in ("score_mean", "score_low", "score_high"):
            assert row[column] == pytest.approx(float(mean(those)))
        for column in ("score_gain", "gain_low", "gain_high"):
            assert row[column] == pytest.approx(float(mean(those) - mean(without)))
        assert row["proved_brick"] == row["brick_low"] == row["brick_high"]
        assert row["brick_low"] == pytest.approx(float(bricks))
        assert (row["reached"], row["undecided"]) == (pytest.approx(float(1 - bricks)), 0)
    held = tiny.table("cards").group_by("name", maintain_order=True).agg("held")
    assert held["held"].to_list() == [["0", "1+", "1", "2", "3"], *[["0", "1+", "1", "2"]] * 2]


def test_intervals_are_shown_only_where_they_are_wide(tiny: Run, tmp_path: Path) -> None:
    exact = short(tiny, "card")
    assert exact.columns[0] == "name"
    assert not {"gain from", "gain to"} & {*exact.columns}
    assert exact["gain"].to_list() == sorted(exact["gain"].to_list(), reverse=True)
    drawn = run(tmp_path / "drawn", deck=TINY, size=3, hands=12, seed=3)
    assert {"gain from", "gain to"} <= {*short(drawn, "card").columns}


def test_hands_fall_into_groups_by_what_they_hold() -> None:
    frame = pl.DataFrame({"passcodes": [list(hand) for hand in HANDS]})
    groups = list(by_card(frame, "passcodes", MAIN, 2))
    assert [(card, copies) for card, copies, _ in groups] == [
        (WARWOLF, 3), (ALEXANDRITE, 2), (DOUBLE_SUMMON, 2),
    ]  # fmt: skip
    for card, _, parts in groups:
        # No more of a card than fit in the hand.
        assert list(parts) == ["0", "1+", "1", "2"]
        for held, part in parts.items():
            meant = [
                hand for hand in HANDS
                if (hand.count(card) >= 1 if held == "1+" else hand.count(card) == int(held))
            ]  # fmt: skip
            assert part["passcodes"].to_list() == [list(hand) for hand in meant]
    pairs = list(by_pair(frame, "passcodes", (*MAIN, SPIDER)))
    assert [(first, second) for first, second, _ in pairs] == [
        (WARWOLF, WARWOLF), (WARWOLF, ALEXANDRITE), (WARWOLF, DOUBLE_SUMMON), (WARWOLF, SPIDER),
        (ALEXANDRITE, ALEXANDRITE), (ALEXANDRITE, DOUBLE_SUMMON), (ALEXANDRITE, SPIDER),
        (DOUBLE_SUMMON, DOUBLE_SUMMON), (DOUBLE_SUMMON, SPIDER),
    ]  # fmt: skip
    for first, second, part in pairs:
        least = {first: 1, second: 1} if first != second else {first: 2}
        meant = [hand for hand in HANDS if all(hand.count(one) >= n for one, n in least.items())]
        assert part["passcodes"].to_list() == [list(hand) for hand in meant]


def test_what_is_there_is_not_made_anew(tiny: Run, tmp_path: Path) -> None:
    """The same run twice, in two places, and taken up where it was left: the same bytes."""
    again = run(tmp_path / "again", deck=TINY, size=3)
    before = content(again.path)
    assert before == content(tiny.path)
    (part, *_) = sorted((again.path / "parts").rglob("*.parquet"))
    part.unlink()
    for table in (again.path / "tables").iterdir():
        table.unlink()
    told: list[Tick] = []
    analyze(batch(deck=TINY, size=3), again.path, resume=True, progress=told.append)
    assert content(again.path) == before
    anew: list[Tick] = []
    analyze(batch(deck=TINY, size=3), tmp_path / "anew", progress=anew.append)
    # Of each stage the last that is told is the same, and no number ever falls.
    for stage in {tick.stage for tick in anew}:
        ways = [[tick for tick in ticks if tick.stage == stage] for ticks in (told, anew)]
        assert ways[0][-1][:4] == ways[1][-1][:4]
        assert ways[1][0][1:4:2] == (0, 0)
        for ticks in ways:
            assert all(0 <= one.counted <= two.counted for one, two in pairwise(ticks))
            assert ticks[-1].done == ticks[-1].total


def test_boards_have_the_averages_of_their_hands(tiny: Run) -> None:
    hands, boards = tiny.table("hands"), tiny.table("boards")
    assert boards.height == hands["board"].n_unique()
    for row in boards.iter_rows(named=True):
        here = hands.filter(pl.col("board") == row["board"])
        ways = sum(here["ways"].to_list())
        for column, of in (("score_mean", "score"), ("interruptions_mean", "interruptions"),
                           ("follow_up_mean", "follow_up")):  # fmt: skip
            total = sum(one["ways"] * one[of] for one in here.iter_rows(named=True))
            assert row[column] == pytest.approx(total / ways)
        assert (row["hands"], row["weight"]) == (here.height, pytest.approx(ways / len(HANDS)))
        best = here.sort("score", "ways", "hand", descending=[True, True, False])
        assert row["best_hand"] == best["hand"][0]
        assert row["score_max"] == here["score"].max()


def lead(cards: tuple[int, ...], worth: int, field: int, met: int = 0, states: int = 1) -> Lead:
    return Lead(cards, 0, worth, field, met, (LineState(1, 0, ()),) * states)


def test_the_leads_of_a_hand_are_the_best_to_different_boards_and_to_each_goal() -> None:
    a, b, c = range(1, 4)
    found = [lead((a,), 90 - n, 100 + n) for n in range(MOST_LEADS + 2)]
    goal, same = lead((b,), 1, 300, met=4), lead((b,), 95, 100)
    nowhere = lead((b,), 99, 400, met=2, states=0)
    openers = Openers([a, b, c, c])
    openers.add([found, [same, goal, nowhere], [], [lead((c, c), 500, 500)]])
    # The best line to a board of all cards of the hand, and the goal that those miss.
    assert openers.leads((a, b, c)) == (same, *found[1:MOST_LEADS], goal)
    assert openers.leads((a, c)) == tuple(found[:MOST_LEADS])
    assert openers.leads((c, c))[0].worth == 500
    assert openers.leads((c,)) == ()
