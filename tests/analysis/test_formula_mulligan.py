"""The tables of the mulligan against sums over all hands and orders, their values by a formula."""

from collections.abc import Callable
from statistics import fmean

import pytest

from analysis import Run
from tests.analysis.digimon import AGUMON, FORCE, GREYMON, TAI
from tests.analysis.formula import (
    CLASSES,
    EVERY,
    HANDS,
    MAIN,
    NAMES,
    ORDERS,
    WAYS,
    bricks,
    mean,
    values,
)  # fmt: skip

MU = mean(HANDS)


def test_what_hands_hold_says_what_they_are_worth(formula: Run) -> None:
    frame = formula.table("mulligan")
    kinds = {"Level 3": AGUMON, "Level 4": GREYMON, "Tamer": TAI, "Option": FORCE}
    for name, card in kinds.items():
        rows = frame.filter(by=name).to_dicts()
        words = ["0", "1", "2", "3+"][: MAIN.count(card) + 1]
        assert [row["holds"] for row in rows] == words
        for count, row in enumerate(rows):
            those = [hand for hand in HANDS if hand.count(card) == count]
            assert row["probability"] == pytest.approx(len(those) / len(HANDS))
            assert (row["hands"], row["runs"]) == (len(set(those)), 3 * len(set(those)))
            assert (row["keep"], row["redraw"]) == (pytest.approx(mean(those)), pytest.approx(MU))
            assert row["gain"] == pytest.approx(mean(those) - MU)
            assert row["points"] == pytest.approx(
                mean(those) + fmean(1000 * hand.count(FORCE) for hand in those)
            )
            assert row["brick"] == pytest.approx(bricks(those, True))
            apart = row["keep_low"] > row["redraw_high"] or row["redraw_low"] > row["keep_high"]
            kept = "KEEP" if row["keep"] > row["redraw"] else "REDRAW"
            assert row["verdict"] == (kept if apart else "UNDECIDED")
            assert (row["needed"] is None) == apart
            if not apart:
                # Intervals are half as wide with four times as many.
                spread = (
                    row["keep_high"] - row["keep_low"] + row["redraw_high"] - row["redraw_low"]
                ) / 2
                assert 0 <= row["needed"] - 3 * (spread / row["gain"]) ** 2 < 1
    assert {"KEEP", "REDRAW", "UNDECIDED"} <= set(frame["verdict"])
    both = frame.filter(by="Level 3 + Level 4").to_dicts()
    assert [row["holds"] for row in both] == [
        "0 + 1", "0 + 2+", "1 + 0", "1 + 1", "1 + 2+", "2+ + 0", "2+ + 1", "2+ + 2+",
    ]  # fmt: skip
    assert sum(row["probability"] for row in both) == pytest.approx(1)
    of_card = frame.filter(by="card").to_dicts()
    assert [row["holds"] for row in of_card] == [f"{NAMES[card]} {card}" for card in NAMES]
    for row, card in zip(of_card, NAMES, strict=True):
        those = [hand for hand in HANDS if card in hand]
        assert row["probability"] == pytest.approx(len(those) / len(HANDS))
        assert row["keep"] == pytest.approx(mean(those))


def test_hands_to_keep_are_listed_the_best_first(formula: Run, formula_drawn: Run) -> None:
    for run in (formula, formula_drawn):
        rows = run.table("mulligan_hands").to_dicts()
        listed = [tuple(row["numbers"]) for row in rows]
        assert sorted(listed) == sorted(map(tuple, run.table("hands")["numbers"]))
        means = [fmean(values(hand)) for hand in listed]
        assert [row["keep"] for row in rows] == pytest.approx(means)
        assert means == sorted(means, reverse=True)
        times = dict(
            zip(map(tuple, run.table("hands")["numbers"]), run.table("hands")["drawn"], strict=True)
        )
        for hand, row in zip(listed, rows, strict=True):
            assert row["cards"] == [NAMES[card] for card in hand]
            assert row["ways"] == WAYS[hand]
            assert row["probability"] == pytest.approx(WAYS[hand] / len(HANDS))
            assert row["drawn"] == times[hand]
            assert row["runs"] == 3 * (times[hand] or 1)
            assert row["points"] == pytest.approx(row["keep"] + 1000 * hand.count(FORCE))
            assert row["brick"] == pytest.approx(bricks([hand], True))
            assert row["undecided"] == pytest.approx(bricks([hand], None))


def test_rules_are_worth_what_their_decisions_make(formula: Run) -> None:
    """Each order is decided by the two others, and a hand not kept is worth the mean hand."""
    rows = {row["rule"]: row for row in formula.table("mulligan_rules").to_dicts()}
    by_order = [fmean(values(hand)[order] for hand in HANDS) for order in ORDERS]

    def decide(hands: list[tuple[str, ...]], order: int) -> bool:
        others = [at for at in ORDERS if at != order]
        worth = fmean(values(hand)[at] for hand in hands for at in others)
        return worth >= fmean(by_order[at] for at in others)

    def part(hand: tuple[str, ...]) -> list[tuple[str, ...]]:
        def key(one: tuple[str, ...]) -> tuple[int, int]:
            return min(one.count(AGUMON), 2), min(one.count(GREYMON), 2)

        return [one for one in HANDS if key(one) == key(hand)]

    rules: dict[str, Callable[[tuple[str, ...], int], bool]] = {
        "never redraw": lambda hand, order: True,
        "keep with a Level 3": lambda hand, order: AGUMON in hand,
        "keep with a Level 3 and a Level 4": lambda hand, order: {AGUMON, GREYMON} <= {*hand},
        "keep as the table of Level 3s and Level 4s says": lambda hand, order: decide(
            part(hand), order
        ),
        "keep exactly when V >= \u03bc": lambda hand, order: decide([hand], order),
    }
    assert list(rows) == list(rules)
    for name, keep in rules.items():
        row = rows[name]
        worths = [
            WAYS[hand] * (values(hand)[order] if keep(hand, order) else by_order[order])
            for hand in CLASSES for order in ORDERS
        ]  # fmt: skip
        kept = [WAYS[hand] * keep(hand, order) for hand in CLASSES for order in ORDERS]
        assert row["kept"] == pytest.approx(sum(kept) / len(EVERY))
        assert row["worth"] == pytest.approx(sum(worths) / len(EVERY))
        assert row["gain"] == pytest.approx(sum(worths) / len(EVERY) - MU)
        flattered = fmean(max(fmean(values(hand)), MU) for hand in HANDS)
        assert row["at_most"] == (pytest.approx(flattered) if "V" in name else None)
    first = rows["never redraw"]
    assert first["brick"] == pytest.approx(bricks(HANDS, True))
    assert first["undecided"] == pytest.approx(bricks(HANDS, None))
