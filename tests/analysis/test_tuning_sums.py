"""Exchanges where a hand is worth the sum of its cards: what each changes is known without a draw.

No hand is searched, so that every figure of many exchanges is held against all hands.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final

import pytest

from analysis.batch import Workers
from analysis.exchanges import ENTRANTS, FINALISTS, Exchange, exchanges, first_draws, rounds
from analysis.yugioh import tuning
from analysis.yugioh.searches import Copies, Found
from analysis.yugioh.tuning import BRICK, SCORE, Tuned, TuneSettings, Tuning
from engine.yugioh.worth.goals import Goal, NamedGoal
from search.yugioh import DeckSpec
from search.yugioh.against import Against

# What the cards are worth, and those that meet the goal if two of them are held.
WORTH: Final = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 0, 11: 9, 12: 8, 13: 7, 14: 2, 15: 1, 16: 0}
PAIRED: Final = {1, 2, 11, 14}
DECK: Final = (1, 1, 2, 2, 3, 4, 5, 5, 6, 7)
INTO: Final = (11, 12, 13, 14, 15, 16, 5)
SIZE, ENOUGH, DRAWS = 3, 11, 320


def figures_of(hand: Sequence[int]) -> dict[str, int]:
    """What a hand makes, by figure."""
    score = sum(WORTH[card] for card in hand)
    paired = sum(card in PAIRED for card in hand) >= 2
    return {"pair": int(paired), BRICK: int(score < ENOUGH), SCORE: score}


def exact(deck: Sequence[int]) -> dict[str, float]:
    """The figures of a list over all of its hands."""
    made = [figures_of(hand) for hand in combinations(deck, SIZE)]
    return {figure: sum(one[figure] for one in made) / len(made) for figure in made[0]}


def with_(exchange: Exchange) -> tuple[int, ...]:
    """The list after an exchange."""
    left = list(DECK)
    left.remove(exchange.out)
    return (*left, exchange.into)


class Sums:
    """In place of searches: a hand is worth the sum of its cards, 7 is looked for by every 1."""

    def __init__(
        self, pool: DeckSpec, goal: Goal, size: int, nodes: int, opener_nodes: int, on: Workers,
        progress: Callable[[float], None], against: Against | None,
    ) -> None:  # fmt: skip
        self.kinds = tuple(dict.fromkeys(pool.main))
        self.asked = self.searched = 0
        self.told = progress
        assert (size, nodes, opener_nodes, on) == (SIZE, 300, 50, Workers(1))
        assert against is None

    def copies(self, cards: Iterable[int]) -> Copies:
        listed = list(cards)
        return tuple(map(listed.count, self.kinds))

    def hands(
        self, asked: Iterable[tuple[tuple[int, ...], Copies, Copies]]
    ) -> dict[tuple[tuple[int, ...], Copies], Found]:
        known = {}
        for hand, copies, leading in asked:
            # Every hand is one of its list, and led by the openers of the list as it is, to which
            # a card that it has not is added.
            assert len(hand) == SIZE
            assert all(copies[self.kinds.index(card)] >= hand.count(card) for card in hand)
            own = self.copies(DECK)
            more = [new - old for new, old in zip(leading, own, strict=True)]
            new = [kind for kind, number in zip(self.kinds, copies, strict=True) if number > 0]
            expected = [int(kind in new and kind not in DECK) for kind in self.kinds]
            assert more == expected
            made = figures_of(hand)
            looked_for = frozenset({7} if 1 in hand else ())
            known[hand, copies] = Found(made[SCORE], made["pair"], looked_for, (), "")
        for share in (0.25, 1.0):
            self.told(share)
        self.asked += len(known)
        self.searched += 1
        return known


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Tuned]:
    """The exchanges of the list for these cards, by a figure."""
    monkeypatch.setattr(tuning, "Searches", Sums)

    def made(
        by: str, into: Sequence[int], progress: Callable[[float, str], None] = lambda *_: None
    ) -> Tuned:
        settings = TuneSettings(SIZE, DRAWS, 1, 300, 50, ENOUGH, by)
        pool = DeckSpec("made up", (*DECK, *INTO))
        goal = Goal(goals=(NamedGoal("pair", ()),))
        one = Tuning(pool, goal, settings, Workers(1), progress)
        return one.tune(DECK, list(exchanges(DECK, into)))

    return made


@pytest.mark.parametrize("by", [SCORE, BRICK, "pair"])
def test_gains_are_those_of_all_hands(tune: Callable[..., Tuned], by: str) -> None:
    shares: list[float] = []
    result = tune(by, (11, 16), lambda share, _: shares.append(share))
    # All of them are tried, and progress goes by their draws to all.
    assert shares == sorted(shares) and shares[-1] == pytest.approx(1)
    before = exact(DECK)
    for figure, now in result.figures.items():
        assert now.between.low <= before[figure] <= now.between.high
    assert len(result.exchanges) == 14 and not result.estimated
    inside = 0
    for one in result.exchanges:
        after = exact(with_(one.exchange))
        # In a sum it does not matter which cards an exchanged one comes with.
        assert one.gains[SCORE].mean == pytest.approx(after[SCORE] - before[SCORE])
        assert one.gains[SCORE].low == pytest.approx(one.gains[SCORE].high)
        for figure in (BRICK, "pair"):
            gain = one.gains[figure]
            inside += gain.low <= after[figure] - before[figure] <= gain.high
    assert inside >= 0.9 * 2 * len(result.exchanges)


@pytest.mark.parametrize("by", [SCORE, BRICK])
def test_the_best_come_first_and_the_last_few_have_draws_of_their_own(
    tune: Callable[..., Tuned], by: str
) -> None:
    result = tune(by, (11, 16))
    final = [one for one in result.exchanges if one.final]
    assert result.exchanges[:FINALISTS] == final
    # The fewer bricks the better, and the more of anything else.
    sign = -1 if by == BRICK else 1
    gains = [sign * one.gains[by].mean for one in final]
    assert gains == sorted(gains, reverse=True)
    assert all(one.gains[by].draws == DRAWS for one in final)
    best = result.better(by)
    assert best == result.exchanges[0]
    if by == SCORE:
        assert best is not None and best.exchange == Exchange(7, 11)


def test_of_many_exchanges_the_best_by_an_estimate_are_tried(tune: Callable[..., Tuned]) -> None:
    told: list[tuple[float, str]] = []
    result = tune(SCORE, INTO, lambda share, note: told.append((share, note)))
    tried = list(exchanges(DECK, INTO))
    assert len(tried) > ENTRANTS
    assert len(result.exchanges) == ENTRANTS
    listed = [*(one.exchange for one in result.exchanges), *(one for one, _ in result.estimated)]
    assert sorted(listed) == sorted(tried)
    # What cards are worth adds up here, so that estimates are right.
    before = exact(DECK)[SCORE]
    for exchange, gain in result.estimated:
        assert gain == pytest.approx(exact(with_(exchange))[SCORE] - before)
    gains = [gain for _, gain in result.estimated]
    assert gains == sorted(gains, reverse=True)
    least = min(one.gains[SCORE].mean for one in result.exchanges)
    assert gains[0] <= least + 1e-9
    # Progress goes from nothing to all, by as many draws as each step has.
    shares = [share for share, _ in told]
    assert shares == sorted(shares) and shares[-1] == pytest.approx(1)
    assert shares[0] == 0
    notes = list(dict.fromkeys(note for _, note in told))
    halving = [f"{one.exchanges} exchanges, {one.draws} draws" for one in rounds(ENTRANTS, DRAWS)]
    assert notes == [
        "", f"7 exchanges, {first_draws(DRAWS)} draws", *halving,
        f"{FINALISTS} exchanges, {DRAWS} draws",
    ]  # fmt: skip


def test_nothing_is_better_than_a_list_of_the_best(tune: Callable[..., Tuned]) -> None:
    assert tune(SCORE, (16,)).better(SCORE) is None
