"""The mulligan of a deck: hands dealt and played, tables."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from analysis.digimon import schemas
from analysis.digimon.batch import DigimonBatch, play_mulligan
from analysis.digimon.mulligan import Mulligan
from analysis.digimon.plan import class_count
from engine.digimon.cards import definitions
from search.digimon import SoloSpec
from tests.analysis.digimon import ST1

# ---------------------------------------------------------------------- hands


def test_every_class_of_hands_is_dealt() -> None:
    batch = DigimonBatch(ST1)
    assert len(batch.dealt) == class_count(ST1) == 11_018
    assert sum(ways for _, ways in batch.dealt) == comb(50, 5)
    assert all(len(hand) == 5 for hand, _ in batch.dealt)


def test_drawn_hands_repeat_and_a_larger_sample_begins_with_a_smaller() -> None:
    few = DigimonBatch(ST1, 20, seed=3).dealt
    assert few == DigimonBatch(ST1, 50, seed=3).dealt[:20]
    assert few != DigimonBatch(ST1, 20, seed=4).dealt
    assert all(ways == 1 for _, ways in few)


# Four kinds of cards, so that every class is played in a moment.
TINY = SoloSpec(
    ("ST1-03",) * 9 + ("ST1-07",) * 8 + ("ST1-12",) * 8 + ("ST1-16",) * 5, ("ST1-01",) * 4, turns=2
)


@pytest.fixture(scope="module")
def tiny() -> Mulligan:
    """40 drawn hands of the tiny deck."""
    return play_mulligan(DigimonBatch(TINY, 40, 3, 5))


def test_the_same_for_any_number_of_jobs_and_any_order_of_the_list(tiny: Mulligan) -> None:
    listed = SoloSpec(TINY.main[::-1], TINY.eggs, turns=2)
    assert play_mulligan(DigimonBatch(listed, 40, 3, 5), jobs=2).hands == tiny.hands


def test_each_hand_has_orders_of_its_own(tiny: Mulligan) -> None:
    classes: dict[tuple[str, ...], set[tuple[int, ...]]] = {}
    for hand in tiny.hands:
        classes.setdefault(hand.cards, set()).add(hand.values)
    twice = [cards for cards, count in Counter(h.cards for h in tiny.hands).items() if count > 2]
    assert any(len(classes[cards]) > 1 for cards in twice)


def test_what_a_hand_made_does_not_depend_on_how_many_are_played(tiny: Mulligan) -> None:
    done: list[int] = []
    few = play_mulligan(DigimonBatch(TINY, 6, 3, 5), progress=done.append)
    assert few.hands == tiny.hands[:6]
    assert done == [6]


def test_tables_have_their_schemas(tiny: Mulligan) -> None:
    assert tiny.by_holding().schema == schemas.MULLIGAN.polars()
    assert tiny.by_rule().schema == schemas.MULLIGAN_RULES.polars()
    assert tiny.by_hand().schema == schemas.MULLIGAN_HANDS.polars()


def test_the_rows_of_a_kind_hold_all_hands(tiny: Mulligan) -> None:
    frame = tiny.by_holding()
    for name in tiny.kinds:
        rows = frame.filter(frame["by"] == name)
        assert rows["hands"].sum() == 40
        assert rows["runs"].sum() == tiny.runs == 120
        mean = (rows["keep"] * rows["hands"]).sum() / 40
        assert mean == pytest.approx(tiny.redraw.mean)
        gains = [row["gain"] - row["keep"] + row["redraw"] for row in rows.iter_rows(named=True)]
        assert gains == pytest.approx([0] * rows.height, abs=1e-9)


def test_the_row_of_a_card_is_of_the_hands_that_hold_it() -> None:
    frame = play_mulligan(DigimonBatch(TINY, None, 3)).by_holding()
    copies = Counter(TINY.main)
    rows = {row["holds"].split()[-1]: row for row in frame.iter_rows(named=True)
            if row["by"] == "card"}  # fmt: skip
    assert set(rows) == set(copies)
    for number, row in rows.items():
        # The hypergeometric distribution: not a hand of other cards alone.
        without = comb(30 - copies[number], 5)
        assert row["probability"] == pytest.approx(1 - without / comb(30, 5))


def test_every_class_weighs_as_often_as_it_is_drawn() -> None:
    found = play_mulligan(DigimonBatch(TINY, None, 3))
    assert len({hand.cards for hand in found.hands}) == class_count(TINY) == len(found.hands)
    # The same from every hand by its positions in the deck: 142,506 of them.
    mean = {hand.cards: sum(hand.values) / 3 for hand in found.hands}
    every = Counter(combinations(sorted(TINY.main), 5))
    mu = sum(mean[hand] * count for hand, count in every.items()) / comb(30, 5)
    assert found.redraw.mean == pytest.approx(mu)
    frame = found.by_holding()
    for row in frame.filter(frame["by"] == "Level 3 + Level 4").iter_rows(named=True):
        threes, fours = row["holds"].split(" + ")
        held = {
            hand: count
            for hand, count in every.items()
            if str(min(hand.count("ST1-03"), 2)) == threes[0]
            and str(min(hand.count("ST1-07"), 2)) == fours[0]
        }
        assert row["hands"] == len(held)
        assert row["probability"] == pytest.approx(sum(held.values()) / comb(30, 5))
        keep = sum(mean[hand] * count for hand, count in held.items()) / sum(held.values())
        assert row["keep"] == pytest.approx(keep)
    has_three = sum(
        count * (mean[hand] if "ST1-03" in hand else mu) for hand, count in every.items()
    )
    rule = found.by_rule().row(1, named=True)
    assert rule["worth"] == pytest.approx(has_three / comb(30, 5))


def test_hands_are_listed_best_first_with_exact_probabilities(tiny: Mulligan) -> None:
    frame = tiny.by_hand()
    assert frame["keep"].is_sorted(descending=True)
    assert frame["drawn"].sum() == 40
    assert frame["runs"].sum() == 120
    row = next(frame.iter_rows(named=True))
    copies, held = Counter(TINY.main), Counter(row["numbers"])
    ways = 1
    for number, count in held.items():
        ways *= comb(copies[number], count)
    assert row["ways"] == ways
    assert row["probability"] == pytest.approx(ways / comb(30, 5))
    assert row["cards"] == [definitions()[number].name for number in row["numbers"]]
