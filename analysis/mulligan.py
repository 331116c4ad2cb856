"""The Digimon mulligan: which opening hands to keep, and what that is worth.

Every class of opening hands, or a sample of hands, is played over sampled orders of the deck; each
order of each hand is shuffled anew, because luck that all hands share would not average out over
the hands of a row.  `redraw` makes values and policies of the runs; the tables here say them by
what hands hold, by rule, and by hand.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import comb, isfinite
from typing import Any, Final

import polars as pl

from analysis import hands as opening
from analysis import schemas
from analysis.holdings import Division, Kind, Odds, kinds_of, odds
from analysis.redraw import (
    Estimate,
    Hand,
    best,
    fixed,
    flattered,
    mean_of,
    policy,
    value,
)
from engine.digimon.card import Card
from engine.hashing import MASK, mix
from search import Dealt, SoloSpec, play_hands

SIZE: Final = 5  # cards in an opening hand
# More classes than this are sampled unless every class is asked for.
MOST_CLASSES: Final = 12_000
HANDS: Final = 4_000
ORDERS: Final = 8
LEAST_ORDERS: Final = 3  # one is left out, and the others must have a spread

KEEP, REDRAW, CLOSE = "KEEP", "REDRAW", "CLOSE"


@dataclass(frozen=True)
class Plan:
    """What is to be played: a deck, how many hands drawn (None for every class), orders, seed.

    Cards are taken by number, so the order in which a deck lists them changes nothing.
    """

    deck: SoloSpec
    hands: int | None = None
    orders: int = ORDERS
    seed: int = 1

    @cached_property
    def _numbers(self) -> list[str]:
        return sorted(set(self.deck.main))

    @cached_property
    def dealt(self) -> list[tuple[tuple[str, ...], int]]:
        """The hands to play, and how many hands each stands for; drawn hands for one each."""
        main = sorted(self._numbers.index(number) for number in self.deck.main)
        if self.hands is None:
            return [(self._hand(one), one.ways) for one in opening.classes(main, SIZE)]
        listed, draws = opening.sample(main, SIZE, self.hands, self.seed)
        return [(self._hand(listed[draw]), 1) for draw in draws]

    def _hand(self, one: opening.HandClass) -> tuple[str, ...]:
        return tuple(self._numbers[card] for card in one.cards)


def class_count(deck: SoloSpec) -> int:
    """How many classes of opening hands there are."""
    numbers = sorted(set(deck.main))
    return opening.class_count([numbers.index(number) for number in deck.main], SIZE)


def play(plan: Plan, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> "Mulligan":
    """Play every hand of a plan; the results are the same for any number of jobs."""
    deck = plan.deck
    in_order = replace(deck, main=tuple(sorted(deck.main)), eggs=tuple(sorted(deck.eggs)))
    dealt = [
        Dealt(hand, tuple(_seed(plan.seed, number, order) for order in range(plan.orders)))
        for number, (hand, _) in enumerate(plan.dealt)
    ]
    played = []
    runs = play_hands(in_order, dealt, jobs=jobs)
    for (hand, ways), run in zip(plan.dealt, runs, strict=True):
        played.append(Hand(hand, ways, run.values, tuple(map(int, run.bricks))))
        if progress is not None:
            progress(len(played))
    return Mulligan(plan, tuple(played), tuple(deck.game().cards))


def _seed(seed: int, hand: int, order: int) -> int:
    return int(mix(mix(seed & MASK, hand), order))


@dataclass(frozen=True)
class Mulligan:
    """The hands of a plan that were played, and the cards of the deck by their definitions."""

    plan: Plan
    hands: tuple[Hand, ...]
    cards: tuple[Card, ...]

    @property
    def sampled(self) -> bool:
        """Whether the hands were drawn by chance."""
        return self.plan.hands is not None

    @property
    def runs(self) -> int:
        """How many runs there were."""
        return len(self.hands) * self.plan.orders

    @cached_property
    def redraw(self) -> Estimate:
        """The value of a redrawn hand: μ, the mean over all opening hands."""
        return value(self.hands, sampled=self.sampled)

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """What hands can hold, by name."""
        return {kind.name: kind for kind in kinds_of(self.plan.deck.main, self.cards)}

    @property
    def odds(self) -> list[Odds]:
        """How likely a hand holds no card of a kind."""
        return [odds(self.plan.deck.main, SIZE, kind) for kind in self.kinds.values()]

    def verdict(self, keep: Estimate) -> str:
        """What to do with hands of this value."""
        if keep.overlaps(self.redraw):
            return CLOSE
        return KEEP if keep.mean > self.redraw.mean else REDRAW

    # ---------------------------------------------------------------- tables

    @property
    def _levels(self) -> Division | None:
        """All hands by their Level 3s and Level 4s."""
        kinds = [self.kinds[name] for name in ("Level 3", "Level 4") if name in self.kinds]
        return Division("Level 3 + Level 4", tuple(kinds), 2) if len(kinds) == 2 else None

    def by_holding(self) -> pl.DataFrame:
        """One row for each number of cards of a kind, and for each card; see `MULLIGAN`."""
        divisions = [Division(name, (kind,), 3) for name, kind in self.kinds.items()]
        divisions += [self._levels] if self._levels else []
        rows = [row for division in divisions for row in self._rows(division)]
        for number in sorted(set(self.plan.deck.main)):
            card = Division("card", (Kind(number, frozenset((number,))),), 1)
            rows += [
                ("card", f"{self._name(number)} {number}", *row[2:])
                for row in self._rows(card)
                if row[1] == card.words((1,))
            ]
        return pl.DataFrame(rows, schema=schemas.MULLIGAN.polars(), orient="row")

    def _rows(self, division: Division) -> list[tuple[Any, ...]]:
        parts: dict[tuple[int, ...], list[Hand]] = {}
        for hand in self.hands:
            parts.setdefault(division.part(hand.cards), []).append(hand)
        return [
            (
                division.name, division.words(part), float(share), len(parts[part]),
                *self._estimate(parts[part], sampled=self.sampled),
            )
            for part, share in division.shares(self.plan.deck.main, SIZE).items()
            if part in parts
        ]  # fmt: skip

    def by_hand(self) -> pl.DataFrame:
        """One row for each class of hands that was played, the best first; see `MULLIGAN_HANDS`."""
        classes: dict[tuple[str, ...], list[Hand]] = {}
        for hand in self.hands:
            classes.setdefault(hand.cards, []).append(hand)
        copies = Counter(self.plan.deck.main)
        every = comb(len(self.plan.deck.main), SIZE)
        rows = []
        for cards, played in classes.items():
            ways = 1
            for card, count in Counter(cards).items():
                ways *= comb(copies[card], count)
            # The hand is given; only its orders were drawn.
            values = [one for hand in played for one in hand.values]
            bricks = [one for hand in played for one in hand.bricks]
            hand = Hand(cards, ways, tuple(values), tuple(bricks))
            rows.append(
                (
                    [self._name(card) for card in cards], list(cards), ways, ways / every,
                    len(played) if self.sampled else None,
                    *self._estimate([hand], sampled=False),
                )
            )  # fmt: skip
        return pl.DataFrame(rows, schema=schemas.MULLIGAN_HANDS.polars(), orient="row").sort(
            "keep", descending=True, maintain_order=True
        )

    def by_rule(self) -> pl.DataFrame:
        """One row for each rule of keeping; see `MULLIGAN_RULES`."""
        hands = self.hands
        rules = [("never redraw", fixed(hands, lambda hand: True))]
        if "Level 3" in self.kinds:
            threes = self.kinds["Level 3"].cards
            has_three = fixed(hands, lambda hand: not threes.isdisjoint(hand.cards))
            rules.append(("keep with a Level 3", has_three))
        if levels := self._levels:
            parts = {hand.cards: levels.part(hand.cards) for hand in hands}
            has_both = fixed(hands, lambda hand: all(parts[hand.cards]))
            by_table = best(hands, lambda hand: parts[hand.cards])
            rules.append(("keep with a Level 3 and a Level 4", has_both))
            rules.append(("keep as the table of Level 3s and Level 4s says", by_table))
        rules.append(("keep exactly when V >= μ", best(hands, _cards)))
        found = [policy(hands, decisions, sampled=self.sampled) for _, decisions in rules]
        at_most = [None] * (len(rules) - 1) + [flattered(hands, _cards)]
        rows = [
            (name, one.kept, *_finite(one.worth), most, *_finite(one.gain), one.brick)
            for (name, _), one, most in zip(rules, found, at_most, strict=True)
        ]
        return pl.DataFrame(rows, schema=schemas.MULLIGAN_RULES.polars(), orient="row")

    def _estimate(self, hands: Sequence[Hand], *, sampled: bool) -> tuple[Any, ...]:
        """The columns that tables of hands share."""
        keep = value(hands, sampled=sampled)
        brick = mean_of([(hand.ways, hand.bricks) for hand in hands], sampled=sampled).mean
        return (
            sum(len(hand.values) for hand in hands), *_finite(keep), *_finite(self.redraw),
            keep.mean - self.redraw.mean, brick, self.verdict(keep),
        )  # fmt: skip

    def _name(self, number: str) -> str:
        return next(card.name for card in self.cards if card.number == number)


def _cards(hand: Hand) -> tuple[str, ...]:
    return hand.cards


def _finite(estimate: Estimate) -> tuple[float | None, ...]:
    """The three numbers, None for a bound that is not known."""
    return tuple(number if isfinite(number) else None for number in estimate)
