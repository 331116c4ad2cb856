"""The tables of a Yu-Gi-Oh! run against sums over all hands, what they make by a formula."""

import json
from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, sqrt
from statistics import fmean, stdev

import polars as pl
import pytest

from analysis import Run
from analysis.statistics import wilson
from analysis.yugioh.hand_traps import hand_traps
from analysis.yugioh.openers import Openers, one_card, two_cards
from analysis.yugioh.summary import summary
from analysis.yugioh.views import full
from search.yugioh import Lead, LineState
from tests.analysis.decks import ALEXANDRITE, DOUBLE_SUMMON, WARWOLF
from tests.analysis.duels import (
    ASH,
    BYTES,
    CLASSES,
    GOALS,
    HANDS,
    KINDS,
    MAIN,
    NAMES,
    SECONDS,
    WAYS,
    Found,
    found,
    mean,
    share,
)  # fmt: skip

ROLES = dict(zip(KINDS, ("starter", "extender", "extender", "hand trap"), strict=True))
WHY = {
    (None, "proved"): "every line was played",
    (None, "incomplete"): "within reach, and not played whole: ",
    ("draws", "budget"): "a line that draws is not played past the draw",
    ("nodes", "budget"): "stopped at its limit, after 5 positions",
}


def holding(card: int, held: str) -> list[tuple[int, ...]]:
    """All hands with so many of a card."""
    least = int(held.rstrip("+"))
    most = 3 if held == "1+" else least
    return [hand for hand in HANDS if least <= hand.count(card) <= most]


def board_of(one: Found) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    return None if one.score is None else one.board


def test_each_hand_has_what_it_makes(duels: Run) -> None:
    rows = duels.table("hands").to_dicts()
    assert [tuple(row["passcodes"]) for row in rows] == CLASSES
    assert [row["hand"] for row in rows] == [*range(len(CLASSES))]
    for hand, row in zip(CLASSES, rows, strict=True):
        one = found(hand)
        assert row["cards"] == [NAMES[card] for card in hand]
        assert (row["ways"], row["drawn"]) == (WAYS[hand], None)
        assert row["probability"] == row["weight"] == pytest.approx(WAYS[hand] / comb(9, 3))
        assert (row["score"], row["status"], row["stopped_by"]) == (
            one.score, one.status, one.stopped_by,
        )  # fmt: skip
        assert (tuple(row["goals"]), row["verdict"]) == (one.goals, one.verdict)
        why = None if one.verdict == "reached" else WHY[one.stopped_by, one.status]
        assert row["why"] == why
        numbers = (row["interruptions"], row["hand_traps"], row["follow_up"])
        assert numbers == (one.interruptions, one.hand_traps, one.follow_up)
        assert (row["nodes"], row["expanded"], row["choices"]) == (5, 4, 9)
        assert (row["unplayed"], row["led"], row["moves"]) == (0, 1, "moves")
    assert duels.table("draws").is_empty()


def test_a_sample_weighs_as_often_as_it_was_drawn(duels_drawn: Run) -> None:
    hands, draws = duels_drawn.table("hands"), duels_drawn.table("draws")
    assert draws["draw"].to_list() == [*range(60)]
    times = Counter(draws["hand"])
    assert hands.height < 60
    for row in hands.to_dicts():
        assert row["drawn"] == times[row["hand"]]
        assert row["weight"] == pytest.approx(row["drawn"] / 60)
        assert row["probability"] == pytest.approx(WAYS[tuple(row["passcodes"])] / comb(9, 3))
    drawn = [tuple(hands["passcodes"][one]) for one in draws["hand"]]
    figures = summary(duels_drawn).figures
    scores = [found(hand).worth for hand in drawn]
    error = 1.96 * stdev(scores) / sqrt(60)
    assert figures.score_mean == pytest.approx(fmean(scores))
    assert figures.score_low == pytest.approx(fmean(scores) - error, rel=1e-4)
    assert figures.score_high == pytest.approx(fmean(scores) + error, rel=1e-4)
    bricks, open_ = share(drawn, "brick"), share(drawn, "undecided")
    assert (figures.proved_brick, figures.undecided) == pytest.approx((bricks, open_))
    assert figures.brick_low == pytest.approx(wilson(bricks, 60).low)
    assert figures.brick_high == pytest.approx(wilson(bricks + open_, 60).high)
    for row in duels_drawn.table("cards").to_dicts():
        least = int(row["held"].rstrip("+"))
        most = 3 if row["held"] == "1+" else least
        those = [hand for hand in drawn if least <= hand.count(row["passcode"]) <= most]
        assert row["weight"] == pytest.approx(len(those) / 60)
        if len(those) > 1:
            half = 1.96 * stdev(found(hand).worth for hand in those) / sqrt(len(those))
            assert row["score_mean"] == pytest.approx(mean(those))
            assert row["score_high"] - row["score_mean"] == pytest.approx(half, rel=1e-4)
        (zero,) = (
            one for one in duels_drawn.table("cards").to_dicts()
            if (one["passcode"], one["held"]) == (row["passcode"], "0")
        )  # fmt: skip
        if row["held"] != "0" and len(those) > 1:
            errors = [one["score_mean"] - one["score_low"] for one in (row, zero)]
            gain = row["score_mean"] - zero["score_mean"]
            assert row["score_gain"] == pytest.approx(gain)
            assert row["gain_high"] == pytest.approx(gain + sqrt(sum(e * e for e in errors)))
            assert row["gain_low"] == pytest.approx(gain - sqrt(sum(e * e for e in errors)))


def test_boards_are_those_of_the_most_hands_first(duels: Run) -> None:
    rows, hands = duels.table("boards").to_dicts(), duels.table("hands")
    ends = {one.board for hand in HANDS if (one := found(hand)).score is not None}
    assert len(rows) == len(ends)
    order = [(-row["weight"], -row["score_max"]) for row in rows]
    assert order == sorted(order)
    assert [row["board"] for row in rows] == [*range(len(rows))]
    for row in rows:
        end = (tuple(row["monsters"]), tuple(row["spells"]))
        here = [hand for hand in HANDS if board_of(found(hand)) == end]
        assert row["hands"] == len(set(here))
        assert row["weight"] == pytest.approx(len(here) / len(HANDS))
        assert row["score_mean"] == pytest.approx(mean(here))
        assert row["score_max"] == max(found(hand).worth for hand in here)
        uses = fmean(found(hand).interruptions for hand in here)
        assert row["interruptions_mean"] == pytest.approx(uses)
        assert row["follow_up_mean"] == pytest.approx(fmean(found(h).follow_up for h in here))
        best = max({*here}, key=lambda hand: (found(hand).worth, WAYS[hand]))
        assert row["best_hand"] == CLASSES.index(best)
        zones = {"monsters": [{"name": one} for one in end[0]],
                 "spells": [{"name": one} for one in end[1]]}  # fmt: skip
        assert json.loads(row["zones"]) == zones
        those = hands.filter(board=row["board"])["passcodes"].to_list()
        assert {*map(tuple, those)} == {*here}
    nowhere = hands.filter(pl.col("board").is_null())["passcodes"].to_list()
    assert {*map(tuple, nowhere)} == {hand for hand in HANDS if found(hand).score is None}


def test_cards_and_pairs_are_counted_over_all_hands(duels: Run) -> None:
    cards = duels.table("cards")
    held = [(row["passcode"], row["held"]) for row in cards.to_dicts()]
    assert held == [
        *((WARWOLF, one) for one in ("0", "1+", "1", "2", "3")),
        *((card, one) for card in KINDS[1:] for one in ("0", "1+", "1", "2")),
    ]
    for row in cards.to_dicts():
        those = holding(row["passcode"], row["held"])
        without = holding(row["passcode"], "0")
        assert (row["name"], row["copies"], row["role"]) == (
            NAMES[row["passcode"]], MAIN.count(row["passcode"]), ROLES[row["passcode"]],
        )  # fmt: skip
        assert row["hands"] == len(set(those))
        assert row["weight"] == pytest.approx(len(those) / len(HANDS))
        assert row["score_mean"] == row["score_low"] == row["score_high"]
        assert row["score_mean"] == pytest.approx(mean(those))
        assert row["score_gain"] == row["gain_low"] == row["gain_high"]
        assert row["score_gain"] == pytest.approx(mean(those) - mean(without))
        assert row["reached"] == pytest.approx(share(those, "reached"))
        assert row["proved_brick"] == row["brick_low"] == pytest.approx(share(those, "brick"))
        assert row["undecided"] == pytest.approx(share(those, "undecided"))
        assert row["brick_high"] == pytest.approx(share(those, "brick", "undecided"))
    pairs = duels.table("pairs").to_dicts()
    both = list(combinations_with_replacement(KINDS, 2))
    assert [(row["first_passcode"], row["second_passcode"]) for row in pairs] == both
    for pair, row in zip(both, pairs, strict=True):
        those = [hand for hand in HANDS if Counter(hand) >= Counter(pair)]
        assert (row["first"], row["second"]) == tuple(NAMES[card] for card in pair)
        assert row["hands"] == len(set(those))
        assert row["weight"] == pytest.approx(len(those) / len(HANDS))
        if those:
            assert row["score_mean"] == pytest.approx(mean(those))
        alone = max(found((card,)).worth for card in pair)
        assert row["alone_score"] == found(pair).worth
        assert row["alone_gain"] == found(pair).worth - alone


def test_openers_start_what_no_part_of_them_does(duels: Run) -> None:
    rows = duels.table("openers").to_dicts()
    listed = [(card,) for card in KINDS] + list(combinations_with_replacement(KINDS, 2))
    assert [tuple(row["passcodes"]) for row in rows] == listed
    starts = {
        (WARWOLF,): ["no brick"], (WARWOLF, WARWOLF): [GOALS[0]],
        (ALEXANDRITE, DOUBLE_SUMMON): ["no brick", GOALS[1]],
    }  # fmt: skip
    for cards, row in zip(listed, rows, strict=True):
        one = found(cards)
        ways = sum(Counter(hand) >= Counter(cards) for hand in HANDS)
        assert row["cards"] == [NAMES[card] for card in cards]
        assert (row["ways"], row["probability"]) == (ways, pytest.approx(ways / len(HANDS)))
        assert (row["status"], row["score"], tuple(row["goals"])) == (
            one.status, one.score, one.goals,
        )  # fmt: skip
        assert row["starts"] == starts.get(cards, []), cards
        idle = {DOUBLE_SUMMON} if WARWOLF in cards else set()
        assert row["at_work"] == sorted({*cards} - idle)
        assert (row["interruptions"], row["nodes"], row["moves"]) == (one.interruptions, 5, "moves")
    assert one_card(MAIN) == listed[:4] and two_cards(MAIN) == listed[4:]
    assert two_cards((7, 8, 8)) == [(7, 8), (8, 8)]


def test_what_is_opened_is_counted_over_all_hands(duels: Run) -> None:
    found_ = summary(duels)
    combo = Counter((ALEXANDRITE, DOUBLE_SUMMON))
    starter = [WARWOLF in hand for hand in HANDS]
    either = [WARWOLF in hand or Counter(hand) >= combo for hand in HANDS]
    extends = [bool({*KINDS[:3]} & {*hand}) for hand in HANDS]
    assert found_.chances == pytest.approx(
        (
            fmean(starter), fmean(WARWOLF in hand and ASH in hand for hand in HANDS),
            fmean(either) - fmean(starter), fmean(extends) - fmean(either), 1 - fmean(extends),
        )
    )  # fmt: skip
    pair = [hand.count(WARWOLF) > 1 for hand in HANDS]
    two = [Counter(hand) >= combo for hand in HANDS]
    assert found_.starters.rows() == [
        ("no brick", 1, 1, pytest.approx(fmean(starter)), pytest.approx(fmean(either))),
        (GOALS[0], 0, 1, 0, pytest.approx(fmean(pair))),
        (GOALS[1], 0, 1, 0, pytest.approx(fmean(two))),
    ]
    (trap,) = hand_traps(duels).to_dicts()
    held = [ASH in hand for hand in HANDS]
    those = holding(ASH, "1+")
    assert (trap["passcode"], trap["name"], trap["copies"]) == (ASH, NAMES[ASH], 2)
    assert trap["probability"] == pytest.approx(fmean(held))
    for column, others in (("with_starter", starter), ("with_starter_or_combo", either)):
        joint = fmean(a and b for a, b in zip(held, others, strict=True))
        assert trap[column] == pytest.approx(joint)
    assert trap["brick_low"] == pytest.approx(share(those, "brick"))
    assert trap["brick_high"] == pytest.approx(share(those, "brick", "undecided"))


def test_the_summary_is_of_all_hands(duels: Run) -> None:
    one = summary(duels)
    assert one.figures.score_mean == pytest.approx(mean(HANDS))
    assert one.figures.hands == len(CLASSES) and one.figures.weight == 1
    assert one.interruptions_mean == pytest.approx(fmean(found(h).interruptions for h in HANDS))
    assert one.hand_traps_mean == pytest.approx(fmean(found(h).hand_traps for h in HANDS))
    assert one.follow_up_mean == pytest.approx(fmean(found(h).follow_up for h in HANDS))
    assert one.health.proved == pytest.approx(fmean(found(h).status == "proved" for h in HANDS))
    parts = duels.health()
    alone = [part for part in parts if part["stage"] in ("hands", "hands-through")]
    assert one.health.cpu_seconds == SECONDS * len(parts)
    assert one.health.hands_per_second == pytest.approx(len(CLASSES) / (SECONDS * len(alone)))
    # 5 positions for each hand and opener of four stages, 11 through answers.
    assert one.health.nodes == 5 * (4 + 10 + 4 + 17) + 11 * (4 + 17)
    assert one.health.peak_memory == BYTES


def test_goals_and_the_score_curve_are_shares_of_all_hands(duels: Run) -> None:
    for row in full(duels, "goal").to_dicts():
        goal = row["goal"]
        has = fmean(goal in found(hand).goals for hand in HANDS)
        never = fmean(
            goal not in found(hand).goals and found(hand).status == "proved" for hand in HANDS
        )
        assert row["reached"] == row["low"] == pytest.approx(has)
        assert row["unreachable"] == pytest.approx(never)
        assert row["undecided"] == pytest.approx(1 - has - never)
        assert row["high"] == pytest.approx(1 - never)
    curve = full(duels, "score").to_dicts()
    assert [row["score"] for row in curve] == sorted({found(hand).worth for hand in HANDS})
    for row in curve:
        score = row["score"]
        here = [hand for hand in HANDS if found(hand).worth == score]
        assert row["hands"] == len(set(here))
        assert row["share"] == pytest.approx(len(here) / len(HANDS))
        assert row["at_least"] == row["low"]
        assert row["low"] == pytest.approx(fmean(found(hand).worth >= score for hand in HANDS))
        maybe = fmean(
            found(hand).worth >= score or found(hand).status != "proved" for hand in HANDS
        )
        assert row["high"] == pytest.approx(maybe)


def test_lines_are_told_of_boards_and_starters(duels: Run) -> None:
    lines = duels.table("lines").to_dicts()
    boards = duels.table("boards")
    kinds = [(row["kind"], row["board"]) for row in lines]
    assert kinds == [*(("hand", at) for at in boards["board"]), *[("opener", None)] * 3]
    best = [CLASSES[one] for one in boards["best_hand"]]
    openers = [(WARWOLF,), (WARWOLF, WARWOLF), (ALEXANDRITE, DOUBLE_SUMMON)]
    for number, (cards, row) in enumerate(zip([*best, *openers], lines, strict=True)):
        one = found(cards)
        assert row["line"] == number
        assert row["cards"] == [NAMES[card] for card in cards]
        assert (row["score"], tuple(row["goals"])) == (one.worth, one.goals)
        assert row["interruptions"] == ["Wolf: negate", "Wolf: negate, 2 times"]
        assert row["in_play"] == [*sorted(one.board[0]), *one.board[1]]
        assert (row["steps"], row["combo"]) == (2, "Summon it [Chained] > End")
        hand = sorted((*cards, *(0,) * (3 - len(cards))))
        assert row["picture"] == f"picture of {hand}"
        assert json.loads(row["start"]) == {"at": 0}
        steps = duels.table("steps").filter(line=number).drop("line")
        assert steps.rows() == [
            (1, "Summon it.", ["Chained."], '{"at": 1}'), (2, "End.", [], '{"at": 2}'),
        ]  # fmt: skip


# ------------------------------------------------------------------- leads


def lead(cards: tuple[int, ...], worth: int, field: int) -> Lead:
    return Lead(cards, 0, worth, field, 0, (LineState(1, 0, ()),))


def test_leads_of_an_opener_are_found_by_the_hands_that_hold_it() -> None:
    a, b, c = 1, 2, 3
    openers = Openers((a, a, b, c))
    # The second line of a pair does with one of its cards, and leads that card alone.
    openers.add([[lead((a, a), 5, 1), lead((a,), 4, 2)], [lead((b, c), 7, 3)], [lead((c,), 7, 4)]])
    given = {
        hand: [one.field for one in openers.leads(hand)]
        for size in (1, 2, 3)
        for hand in combinations((a, a, b, c), size)
    }
    assert given[(a,)] == [2] and given[(a, a)] == [1] and given[(a, b)] == []
    # As much worth: the shorter one first.
    assert given[(b, c)] == [4, 3] and given[(a, a, c)] == [4, 1] and given[(a, b, c)] == [4, 3]
    # Given up first is what starts least; of as much worth, what the deck lists first.
    openers.add([[lead((b,), 0, 9)]])
    assert openers.spare_first((c, b, a)) == (a, b, c)
    openers.add([[lead((c,), 1, 9)], [lead((a,), 9, 9)]])
    assert openers.spare_first((c, b, a)) == (b, c, a)
