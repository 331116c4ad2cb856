"""Roles of cards, and the chances to open hands by them: against a count of every hand."""

import shutil
from itertools import combinations
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, open_run
from analysis.yugioh import schemas
from analysis.yugioh.roles import BRICK_GOAL, chances, roles
from analysis.yugioh.views import full, short
from engine.yugioh.worth.goals import Role
from tests.analysis.decks import ELF, SMALL, WARWOLF

DECK = (1, 1, 2, 3, 3, 4, 5, 6, 6, 6)
COMBOS = [(2, 6), (6, 6)]
ROLES: dict[int, Role] = {
    1: "starter", 2: "extender", 3: "hand trap", 4: "brick", 5: "starter", 6: "extender",
}  # fmt: skip


def test_chances_are_shares_of_all_hands() -> None:
    counted = [0] * 5
    every = list(combinations(range(len(DECK)), 3))
    for places in every:
        hand = sorted(DECK[place] for place in places)
        held = {ROLES[card] for card in hand}
        if "starter" in held:
            counted[0] += 1
            counted[1] += "hand trap" in held
        elif {2, 6} <= set(hand) or hand.count(6) > 1:
            counted[2] += 1
        elif "extender" in held:
            counted[3] += 1
        else:
            counted[4] += 1
    expected = [count / len(every) for count in counted]
    assert list(chances(ROLES, COMBOS, DECK, 3)) == pytest.approx(expected)


def openers(*rows: tuple[tuple[int, ...], int, bool, tuple[int, ...]]) -> pl.DataFrame:
    """Openers by their cards, score, whether they start something, and who does something."""
    return pl.DataFrame(
        {
            "passcodes": [list(cards) for cards, _, _, _ in rows],
            "score": [score for _, score, _, _ in rows],
            "starts": [[BRICK_GOAL] if starts else [] for _, _, starts, _ in rows],
            "at_work": [list(works) for _, _, _, works in rows],
        },
        schema={key: schemas.OPENERS.polars()[key]
                for key in ("passcodes", "score", "starts", "at_work")},
    )  # fmt: skip


def test_who_does_something_in_a_pair_that_makes_more_is_an_extender() -> None:
    table = openers(
        ((1,), 9, True, (1,)), ((2,), 2, False, ()), ((3,), 3, False, (3,)), ((4,), 4, False, ()),
        ((5,), 0, False, ()),
        ((1, 2), 12, False, (1, 2)),  # more than the starter alone
        ((1, 3), 9, False, (1, 3)),  # no more
        ((1, 4), 13, False, (1,)),  # more, by what is only Set
        ((1, 5), 10, False, (1, 5)),
    )  # fmt: skip
    assert roles(table, frozenset({5}), {}) == {
        1: "starter", 2: "extender", 3: "brick", 4: "brick", 5: "hand trap",
    }  # fmt: skip
    assert roles(table, frozenset({5}), {5: "starter"})[5] == "starter"


def test_hand_traps_are_counted_with_starters_and_make_no_scores(
    exact: Run, tmp_path: Path
) -> None:
    shutil.copytree(exact.path, tmp_path / "run")
    run = open_run(tmp_path / "run")
    trap, starter = ELF, WARWOLF
    told = pl.when(passcode=trap).then(pl.lit("hand trap")).when(passcode=starter)
    run.write_table(
        exact.table("cards").with_columns(
            told.then(pl.lit("starter")).otherwise(pl.lit("extender")).alias("role")
        ),
        schemas.CARDS,
    )
    (row,) = full(run, "trap").to_dicts()
    held = exact.table("hands").filter(pl.col("passcodes").list.contains(trap))
    with_it = held.filter(pl.col("passcodes").list.contains(starter))
    assert row["probability"] == pytest.approx(held["probability"].sum())
    assert row["with_starter"] == pytest.approx(with_it["probability"].sum())
    assert row["with_starter_or_combo"] >= row["with_starter"]
    assert row["name"] not in short(run, "card")["name"].to_list()
    assert short(run, "trap")["name"].to_list() == [row["name"]]


def test_a_run_tells_the_role_of_each_card(exact: Run) -> None:
    told = dict(exact.table("cards").select("passcode", "role").iter_rows())
    assert set(told) == set(SMALL.main)
    assert set(told.values()) <= {"starter", "extender", "hand trap", "brick"}
    ones = exact.table("openers").filter(pl.col("passcodes").list.len() == 1)
    for cards, starts in ones.select("passcodes", "starts").iter_rows():
        assert (told[cards[0]] == "starter") == (BRICK_GOAL in starts)
