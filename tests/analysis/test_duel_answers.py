"""What hand traps leave of hands whose worth is a formula, and how two such runs differ."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any

import polars as pl
import pytest

from analysis import Run, RunError
from analysis.games import compare
from analysis.statistics import wilson
from analysis.yugioh import answers_page as page
from analysis.yugioh.answers import MIX, NOTHING, answers_of, chokes_of
from analysis.yugioh.views import full, short
from search.yugioh import DeckSpec
from tests.analysis.decks import ALEXANDRITE, DOUBLE_SUMMON, SPIDER, UTOPIA, WARWOLF
from tests.analysis.duels import (
    ASH,
    BRICK,
    CLASSES,
    DECK,
    GOALS,
    HANDS,
    KINDS,
    MAIN,
    NAMES,
    NIBIRU,
    WAYS,
    found,
    made_up_run,
    share,
    through,
)  # fmt: skip

TRAPS = {ASH: NAMES[ASH], NIBIRU: "Nibiru, the Primal Being"}
# As likely as the run says: nothing four times, Ash Blossom three times, Nibiru once in eight.
CHANCES: dict[int | None, float] = {None: 0.5, ASH: 0.375, NIBIRU: 0.125}


def left(hand: tuple[int, ...], answer: int | None) -> tuple[int, tuple[str, ...], str]:
    """Score, goals and verdict of a hand through an answer."""
    plain = found(hand)
    if answer is None:
        # What is not all played is never proved.
        return plain.worth, plain.goals, plain.verdict
    what = through(hand, answer)
    goals = tuple(goal for bit, goal in enumerate(GOALS) if what.met >> bit & 1)
    proved = plain.status == "proved" and what.proved
    verdict = "reached" if what.score >= BRICK else "brick" if proved else "undecided"
    return what.score, goals, verdict


def test_each_hand_has_a_row_for_each_answer(duels: Run) -> None:
    rows = answers_of(duels).to_dicts()
    openers = [(card,) for card in KINDS]
    listed = [(hand, "hand") for hand in CLASSES] + [(one, "opener") for one in openers]
    assert len(rows) == 3 * len(listed)
    for at, (hand, kind) in enumerate(listed):
        for answer, row in zip(CHANCES, rows[3 * at : 3 * at + 3], strict=True):
            assert (row["kind"], tuple(row["passcodes"])) == (kind, hand)
            assert row["hand"] == (at if kind == "hand" else None)
            ways = sum(Counter(one) >= Counter(hand) for one in HANDS)
            assert row["ways"] == (WAYS[hand] if kind == "hand" else ways)
            assert row["weight"] == (pytest.approx(WAYS[hand] / 84) if kind == "hand" else None)
            assert row["answer"] == (TRAPS[answer] if answer else NOTHING)
            assert (row["answer_passcode"], row["chance"]) == (answer, CHANCES[answer])
            score, goals, verdict = left(hand, answer)
            assert (row["score"] or 0, tuple(row["goals"])) == (score, goals)
            assert row["verdict"] == verdict
            what = through(hand, answer) if answer else None
            assert row["step"] == (what.step if what else None)
            if what is None or what.step is None:
                assert row["choke"] is row["choke_passcode"] is None
            elif answer == ASH:
                assert (row["choke_passcode"], row["choke"]) == (DOUBLE_SUMMON, "Double Summon")
            else:
                assert (row["choke_passcode"], row["choke"]) == (None, "end of the turn")
            if answer is None:
                assert row["moves"] == "moves"
                assert (row["status"] == "proved") == (found(hand).status == "proved")


def test_choke_points_are_counted_over_all_hands(duels: Run) -> None:
    rows = chokes_of(duels).to_dicts()
    assert [(row["answer"], row["choke"]) for row in rows] == [
        (TRAPS[ASH], "Double Summon"), (TRAPS[ASH], None),
        (TRAPS[NIBIRU], "end of the turn"), (TRAPS[NIBIRU], None),
    ]  # fmt: skip
    for row in rows:
        card = row["answer_passcode"]
        hurt = [
            hand for hand in HANDS if (through(hand, card).step is None) == (row["choke"] is None)
        ]
        assert row["hands"] == len({*hurt})
        assert row["weight"] == pytest.approx(len(hurt) / len(HANDS))
        lost = fmean(found(hand).worth - through(hand, card).score for hand in hurt)
        assert row["score_lost"] == pytest.approx(lost)
    shown = short(duels, "choke")
    assert shown["best against"].to_list() == [
        "Double Summon", "(takes nothing)", "end of the turn", "(takes nothing)",
    ]  # fmt: skip


def test_figures_through_each_answer_and_through_the_mix(duels: Run) -> None:
    rows = full(duels, "answer").to_dicts()
    assert [row["answer"] for row in rows] == [NOTHING, *TRAPS.values(), MIX]
    for row, answer in zip(rows, CHANCES, strict=False):
        here = [left(hand, answer) for hand in HANDS]
        assert row["chance"] == CHANCES[answer]
        assert row["score_mean"] == row["score_low"] == row["score_high"]
        assert row["score_mean"] == pytest.approx(fmean(score for score, _, _ in here))
        shares = [fmean(one == verdict for _, _, one in here) for verdict in
                  ("reached", "brick", "undecided")]  # fmt: skip
        assert [row["reached"], row["proved_brick"], row["undecided"]] == pytest.approx(shares)
        assert row["brick_low"] == pytest.approx(shares[1])
        assert row["brick_high"] == pytest.approx(shares[1] + shares[2])
        assert row["goals"] == list(GOALS)
        assert row["goals_reached"] == pytest.approx(
            [fmean(goal in goals for _, goals, _ in here) for goal in GOALS]
        )
    *each, mix = rows
    assert (mix["answer_passcode"], mix["chance"]) == (None, 1)
    for column in ("score_mean", "reached", "proved_brick", "undecided", "brick_low", "brick_high"):
        assert mix[column] == pytest.approx(sum(one["chance"] * one[column] for one in each)), (
            column
        )
    assert mix["score_low"] == mix["score_high"] == pytest.approx(mix["score_mean"])
    for at in range(2):
        for column in ("goals_reached", "goals_low", "goals_high"):
            parts = sum(one["chance"] * one[column][at] for one in each)
            assert mix[column][at] == pytest.approx(parts), column
    shown = short(duels, "answer")
    assert shown.columns[:2] == ["opponent holds", "how often"] and shown.columns[-2:] == [*GOALS]
    assert shown[GOALS[0]].to_list() == [
        f"{100 * row['goals_reached'][0]:.2f} %" for row in rows
    ]  # fmt: skip


def test_the_mix_of_a_sample_spreads_as_its_hands_do(duels_drawn: Run) -> None:
    hands = duels_drawn.table("hands")
    drawn = [tuple(hands["passcodes"][one]) for one in duels_drawn.table("draws")["hand"]]
    worths = [sum(p * left(hand, one)[0] for one, p in CHANCES.items()) for hand in drawn]
    *each, mix = full(duels_drawn, "answer").to_dicts()
    half = 1.96 * stdev(worths) / sqrt(60)
    assert mix["score_mean"] == pytest.approx(fmean(worths))
    assert mix["score_low"] == pytest.approx(fmean(worths) - half, rel=1e-4)
    assert mix["score_high"] == pytest.approx(fmean(worths) + half, rel=1e-4)
    low, high = mix["proved_brick"], mix["proved_brick"] + mix["undecided"]
    assert mix["brick_low"] == pytest.approx(wilson(low, 60).low)
    assert mix["brick_high"] == pytest.approx(wilson(high, 60).high)
    for at, reached in enumerate(mix["goals_reached"]):
        assert reached == pytest.approx(
            sum(one["chance"] * one["goals_reached"][at] for one in each)
        )
        assert mix["goals_low"][at] == pytest.approx(wilson(reached, 60).low)


def test_the_page_says_what_starters_and_extenders_are_worth(duels: Run) -> None:
    shown = page.answers_page(duels)
    assert shown is not None
    assert (shown["card"], shown["mix"], len(shown["figures"])) == (TRAPS[ASH], MIX, 4)
    hurt = {trap: fmean(through(hand, trap).step is not None for hand in HANDS) for trap in TRAPS}
    assert shown["chokes"] == {
        TRAPS[ASH]: [("Double Summon", pytest.approx(hurt[ASH]))],
        TRAPS[NIBIRU]: [("end of the turn", pytest.approx(hurt[NIBIRU]))],
    }
    (starter,) = shown["starters"]
    assert (starter["name"], starter["score"], starter["left"]) == (NAMES[WARWOLF], 3, 3)
    started = [hand for hand in HANDS if WARWOLF in hand]

    def reached(card: int, *, held: bool) -> float:
        return fmean(left(h, ASH)[2] == "reached" for h in started if (card in h) == held)

    helps = {
        card: reached(card, held=True) - reached(card, held=False)
        for card in (ALEXANDRITE, DOUBLE_SUMMON)
    }
    best = sorted(helps, key=lambda card: -helps[card])
    assert [row["name"] for row in shown["extenders"]] == [NAMES[card] for card in best]
    for row, card in zip(shown["extenders"], best, strict=True):
        assert row["with_it"] == pytest.approx(reached(card, held=True))
        assert row["without"] == pytest.approx(reached(card, held=False))
        both = fmean(WARWOLF in hand and card in hand for hand in HANDS)
        assert row["weight"] == pytest.approx(both)


def test_the_starters_of_a_page_come_by_what_is_left_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those of which most is left first, of equal ones those that make most alone."""
    alone = {"A": (5, 0), "B": (4, 3), "C": (9, 3), "D": (2, 8)}
    rows = [
        {
            "kind": "opener", "cards": [name], "answer": answer, "answer_passcode": number,
            "score": score, "goals": [], "verdict": "reached", "step": 1, "choke": name,
        }
        for name, scores in alone.items()
        for answer, number, score in zip((None, "Trap"), (None, 7), scores, strict=True)
    ]  # fmt: skip
    frame = pl.DataFrame(rows, infer_schema_length=None)
    monkeypatch.setattr(page, "answers_of", lambda _: frame)
    cards = pl.DataFrame([{"name": name, "role": "starter"} for name in alone])
    run: Any = SimpleNamespace(table=lambda _: cards)
    assert [(row["name"], row["left"]) for row in page._starters(run, "Trap")] == [
        ("D", 8), ("C", 3), ("B", 3), ("A", 0),
    ]  # fmt: skip


def test_a_page_shows_a_few_of_many(duels: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_EXTENDERS", 1)
    monkeypatch.setattr(page, "_CHOKES", 0)
    shown = page.answers_page(duels)
    assert shown is not None
    assert [row["name"] for row in shown["extenders"]] == [NAMES[ALEXANDRITE]]
    assert shown["chokes"] == {name: [] for name in TRAPS.values()}


# ---------------------------------------------------------------- comparisons

# A third Dragon for an Ash Blossom.
OTHER = DeckSpec("other", (*MAIN[:5], ALEXANDRITE, *MAIN[5:-1]), (UTOPIA, SPIDER), DECK.facts)
THERE = [tuple(OTHER.main[at] for at in places) for places in combinations(range(9), 3)]


def rows_of(a: Run, b: Run) -> dict[str, dict[str, float]]:
    return {row.pop("figure"): row for row in compare(a, b).figures.to_dicts()}


def test_a_run_without_answers_says_so(tmp_path: Path) -> None:
    plain = made_up_run(tmp_path / "plain")
    assert page.answers_page(plain) is None
    with pytest.raises(RunError, match="nothing is held against these hands"):
        full(plain, "answer")


def test_exact_runs_differ_by_what_is_counted(duels: Run, tmp_path: Path) -> None:
    other = made_up_run(tmp_path / "other", deck=OTHER)
    rows = rows_of(duels, other)
    means: dict[str, Callable[[tuple[int, ...]], int]] = {
        "mean score": lambda hand: found(hand).worth,
        "interruptions": lambda hand: found(hand).interruptions,
        "hand traps": lambda hand: found(hand).hand_traps,
        "follow-up": lambda hand: found(hand).follow_up,
    }
    assert list(rows) == [
        "brick, proved or undecided", *(f"goal {goal}" for goal in GOALS), *means,
    ]  # fmt: skip
    for name, of in means.items():
        a, b = (fmean(map(of, hands)) for hands in (HANDS, THERE))
        found_ = rows[name]
        assert [found_["a"], found_["b"], found_["difference"]] == pytest.approx([a, b, b - a])
        assert [found_["low"], found_["high"]] == pytest.approx([b - a, b - a])
    brick = rows["brick, proved or undecided"]
    sure, most = ([share(hands, *verdicts) for hands in (HANDS, THERE)]
                  for verdicts in (("brick",), ("brick", "undecided")))  # fmt: skip
    assert [brick["a"], brick["b"]] == pytest.approx(most)
    assert brick["difference"] == pytest.approx(most[1] - most[0])
    # What is undecided may be no brick in one of them, and all of it bricks in the other.
    assert [brick["low"], brick["high"]] == pytest.approx([sure[1] - most[0], most[1] - sure[0]])
    for goal in GOALS:
        has, may = (
            [fmean(holds(found(hand)) for hand in hands) for hands in (HANDS, THERE)]
            for holds in (
                lambda one, goal=goal: goal in one.goals,
                lambda one, goal=goal: goal in one.goals or one.status != "proved",
            )
        )
        row = rows[f"goal {goal}"]
        assert [row["a"], row["b"]] == pytest.approx(has)
        assert [row["low"], row["high"]] == pytest.approx([has[1] - may[0], may[1] - has[0]])
    found_all = compare(duels, other)
    assert not found_all.paired
    assert found_all.cards.rows() == [
        ("main", NAMES[ALEXANDRITE], 2, 3), ("main", NAMES[ASH], 2, 1),
    ]  # fmt: skip
    assert found_all.shares == {*list(rows)[:3]}
    assert [name for name, _, _ in found_all.settings] == ["against"]


def test_draws_of_one_seed_are_compared_with_themselves(tmp_path: Path) -> None:
    one = made_up_run(tmp_path / "one", hands=60, seed=3)
    other = made_up_run(tmp_path / "other", hands=60, seed=3, deck=OTHER)
    rows = rows_of(one, other)
    hands = [
        [found(tuple(run.table("hands")["passcodes"][at])) for at in run.table("draws")["hand"]]
        for run in (one, other)
    ]
    pairs = list(zip(*hands, strict=True))

    def bounds(differences: list[int]) -> tuple[float, float, float]:
        mean = fmean(differences)
        half = 1.96 * stdev(differences) / sqrt(60)
        return mean, mean - half, mean + half

    score = bounds([b.worth - a.worth for a, b in pairs])
    row = rows["mean score"]
    assert [row["difference"], row["low"], row["high"]] == pytest.approx(list(score), rel=1e-3)
    brick = rows["brick, proved or undecided"]
    most = [b.worth < BRICK for _, b in pairs], [a.worth < BRICK for a, _ in pairs]
    assert brick["difference"] == pytest.approx(fmean(most[0]) - fmean(most[1]))
    low = bounds([(b.verdict == "brick") - (a.verdict != "reached") for a, b in pairs])[1]
    high = bounds([(b.verdict != "reached") - (a.verdict == "brick") for a, b in pairs])[2]
    assert [brick["low"], brick["high"]] == pytest.approx([low, high], rel=1e-3)
    flips = compare(one, other).flips
    changed = [(a, b) for a, b in pairs if (a.verdict == "reached") != (b.verdict == "reached")]
    assert 0 < flips.height <= len(changed)
    assert compare(one, other).paired
    gained = flips.filter(pl.col("verdict_b") == "reached").height
    assert compare(one, other).flipped == (
        f"{gained} are reached in B and not in A, {flips.height - gained} in A and not in B"
    )


def test_other_samples_are_independent(tmp_path: Path) -> None:
    one = made_up_run(tmp_path / "one", hands=60, seed=3)
    other = made_up_run(tmp_path / "other", hands=80, seed=4)
    rows, found_ = rows_of(one, other), compare(one, other)
    assert not found_.paired and found_.flips.is_empty()
    (figures, others) = (full(run, "goal").to_dicts() for run in (one, other))
    score = rows["mean score"]
    errors = []
    for run, count in ((one, 60), (other, 80)):
        hands, draws = run.table("hands"), run.table("draws")["hand"]
        scores = [found(tuple(hands["passcodes"][at])).worth for at in draws]
        errors.append(1.96 * stdev(scores) / sqrt(count))
    half = sqrt(errors[0] ** 2 + errors[1] ** 2)
    assert score["high"] - score["difference"] == pytest.approx(half, rel=1e-3)
    assert score["difference"] - score["low"] == pytest.approx(half, rel=1e-3)
    for a, b in zip(figures, others, strict=True):
        # Newcombe's interval, from Wilson's of each end.
        row = rows[f"goal {a['goal']}"]
        one_, two = (1 - a["unreachable"], 60), (b["reached"], 80)
        low = sqrt((two[0] - wilson(*two).low) ** 2 + (wilson(*one_).high - one_[0]) ** 2)
        assert row["low"] == pytest.approx(two[0] - one_[0] - low)
        one_, two = (a["reached"], 60), (1 - b["unreachable"], 80)
        up = sqrt((wilson(*two).high - two[0]) ** 2 + (one_[0] - wilson(*one_).low) ** 2)
        assert row["high"] == pytest.approx(two[0] - one_[0] + up)


def test_hands_that_only_one_run_reaches_are_listed(duels: Run, tmp_path: Path) -> None:
    """With a higher threshold fewer hands are reached, the likeliest of them first."""
    strict = made_up_run(tmp_path / "strict", brick=5)
    for a, b, gained in ((duels, strict, False), (strict, duels, True)):
        one = compare(a, b)
        expected = [hand for hand in CLASSES if BRICK <= found(hand).worth < 5]
        assert 1 < one.flips.height == len(expected)
        told = {", ".join(NAMES[card] for card in hand): WAYS[hand] / 84 for hand in expected}
        assert dict(one.flips.select("hand_a", "probability").iter_rows()) == pytest.approx(told)
        assert one.flips["hand_a"].equals(one.flips["hand_b"].rename("hand_a"))
        assert one.flips["probability"].is_sorted(descending=True)
        assert set(one.flips["verdict_b" if gained else "verdict_a"]) == {"reached"}
        numbers = (len(expected), 0) if gained else (0, len(expected))
        assert one.flipped == (
            f"{numbers[0]} are reached in B and not in A, {numbers[1]} in A and not in B"
        )
