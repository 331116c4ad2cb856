"""The Digimon mulligan: which opening hands to keep, and what that is worth.

`redraw` makes values and policies of the runs of a batch; the tables here say them by what hands
hold, by rule, and by hand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil, comb, isfinite
from typing import Any, Final

import polars as pl

from analysis.digimon import schemas
from analysis.digimon.holdings import Division, Kind, Odds, kinds_of, odds
from analysis.digimon.plan import SIZE, DigimonPlan
from analysis.digimon.redraw import (
    Decisions,
    Estimate,
    Hand,
    Policy,
    Rate,
    best,
    bricks,
    fixed,
    flattered,
    mean_of,
    moments,
    policy,
    value,
)
from engine.digimon.language.card import Card
from engine.digimon.language.names import told_names

KEEP, REDRAW, UNDECIDED = "KEEP", "REDRAW", "UNDECIDED"
BEST: Final = "keep exactly when V >= μ"


def hands_of(plan: DigimonPlan, frames: Iterable[pl.DataFrame]) -> tuple[Hand, ...]:
    """The hands of a plan as they were played, from its parts in any order."""
    columns = ("hand", "values", "bricks", "points")
    rows = pl.concat(frames).select(columns).sort("hand").iter_rows()
    return tuple(
        hand_of(cards, ways, values, were_bricks, points)
        for (cards, ways), (_, values, were_bricks, points) in zip(plan.dealt, rows, strict=True)
    )


def hand_of(
    cards: Sequence[str],
    ways: int,
    values: Sequence[int],
    were_bricks: Sequence[bool | None],
    points: Sequence[int] = (),
) -> Hand:
    """A hand that was played; None is an order of which it is undecided whether it is a brick."""
    sure = tuple(int(brick is True) for brick in were_bricks)
    undecided = tuple(int(brick is None) for brick in were_bricks)
    return Hand(tuple(cards), ways, tuple(values), sure, undecided, tuple(points or values))


@dataclass(frozen=True)
class Mulligan:
    """The hands of a batch that were played, and the cards of the deck by their definitions."""

    plan: DigimonPlan
    hands: tuple[Hand, ...]
    cards: tuple[Card, ...]

    @property
    def sampled(self) -> bool:
        """Whether the hands were drawn by chance."""
        return self.plan.hands is not None

    @property
    def runs(self) -> int:
        """How many runs there were."""
        return sum(len(hand.values) for hand in self.hands)

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
            return UNDECIDED
        return KEEP if keep.mean > self.redraw.mean else REDRAW

    def needed(self, keep: Estimate, played: int) -> int | None:
        """How many would decide it, where so many were played and it is undecided.

        Intervals narrow with the root of their number. None where it is decided, or where nothing
        is known of the difference.
        """
        apart = abs(keep.mean - self.redraw.mean)
        spread = (keep.high - keep.low + self.redraw.high - self.redraw.low) / 2
        if not keep.overlaps(self.redraw) or not apart or not isfinite(spread):
            return None
        return ceil(played * (spread / apart) ** 2)

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
            undecided = [one for hand in played for one in hand.undecided]
            points = [one for hand in played for one in hand.points]
            hand = Hand(cards, ways, tuple(values), tuple(bricks), tuple(undecided), tuple(points))
            rows.append(
                (
                    [self._names[card] for card in cards], list(cards), ways, ways / every,
                    len(played) if self.sampled else None,
                    *self._estimate([hand], sampled=False),
                )
            )  # fmt: skip
        return pl.DataFrame(rows, schema=schemas.MULLIGAN_HANDS.polars(), orient="row").sort(
            "keep", descending=True, maintain_order=True
        )

    def by_rule(self) -> pl.DataFrame:
        """One row for each rule of keeping; see `MULLIGAN_RULES`."""
        found = {name: self.policy(decisions) for name, decisions in self.rules().items()}
        at_most = {BEST: flattered(self.hands, _cards)}
        rows = [
            (
                name, one.kept, *_finite(one.worth), at_most.get(name), *_finite(one.gain),
                *_finite(one.brick),
            )
            for name, one in found.items()
        ]  # fmt: skip
        return pl.DataFrame(rows, schema=schemas.MULLIGAN_RULES.polars(), orient="row")

    def rules(self) -> dict[str, Decisions]:
        """What each rule decides."""
        hands = self.hands
        rules = {"never redraw": fixed(hands, lambda hand: True)}
        if "Level 3" in self.kinds:
            threes = self.kinds["Level 3"].cards
            has_three = fixed(hands, lambda hand: not threes.isdisjoint(hand.cards))
            rules["keep with a Level 3"] = has_three
        if levels := self._levels:
            parts = {hand.cards: levels.part(hand.cards) for hand in hands}
            has_both = fixed(hands, lambda hand: all(parts[hand.cards]))
            by_table = best(hands, lambda hand: parts[hand.cards])
            rules["keep with a Level 3 and a Level 4"] = has_both
            rules["keep as the table of Level 3s and Level 4s says"] = by_table
        rules[BEST] = best(hands, _cards)
        return rules

    def policy(self, decisions: Decisions) -> Policy:
        """What decisions are worth."""
        return policy(self.hands, decisions, sampled=self.sampled)

    def _estimate(self, hands: Sequence[Hand], *, sampled: bool) -> tuple[Any, ...]:
        """The columns that tables of hands share."""
        keep = value(hands, sampled=sampled)
        points = mean_of(
            [moments(hand.ways, hand.points or hand.values) for hand in hands], sampled=sampled
        )
        return (
            sum(len(hand.values) for hand in hands), *_finite(keep), *_finite(self.redraw),
            keep.mean - self.redraw.mean, *_finite(points), *bricks(hands, sampled=sampled),
            self.verdict(keep), self.needed(keep, len(hands) if sampled else len(hands[0].values)),
        )  # fmt: skip

    @cached_property
    def _names(self) -> dict[str, str]:
        return told_names(self.cards)

    def _name(self, number: str) -> str:
        return next(card.name for card in self.cards if card.number == number)


def _cards(hand: Hand) -> tuple[str, ...]:
    return hand.cards


def _finite(estimate: Estimate | Rate) -> tuple[float | None, ...]:
    """The numbers, None for a bound that is not known."""
    return tuple(number if isfinite(number) else None for number in estimate)
