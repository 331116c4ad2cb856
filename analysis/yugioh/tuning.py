"""Which exchange of one copy helps a Yu-Gi-Oh! deck most.

What is compared is what the searches find within their limit, of both lists alike.  The hands of a
list are led by the openers of the list that is exchanged, with a copy of the new card added.

Where the opponent may hold cards each figure has a twin: the average through nothing and each card,
as likely as they are.  That takes many searches more, so the twins of the last exchanges only are
known, unless one of them is what ranks.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from analysis.batch import Workers
from analysis.exchanges import (
    ENTRANTS,
    FINALISTS,
    Exchange,
    Gain,
    estimated,
    first_draws,
    gain,
    halve,
    orders,
    pair,
    rounds,
)
from analysis.statistics import Interval, mean_of, wilson
from analysis.yugioh.searches import Copies, Searches
from engine.yugioh.worth.goals import Goal
from search.yugioh import DeckSpec
from search.yugioh.against import Against

BRICK: Final = "brick"
SCORE: Final = "score"
_THROUGH: Final = " through"
_JUDGES: Final = 1 << 32  # seeds of draws that judge, apart from those that choose


@dataclass(frozen=True)
class TuneSettings:
    """What decides the results, besides deck, cards and goal.

    `draws` judge each of the last few exchanges, and are the most that choose them. `by` is the
    figure that ranks them: a named goal, `BRICK` or `SCORE`.
    """

    size: int
    draws: int
    seed: int
    max_nodes: int
    opener_nodes: int
    brick: int
    by: str


class Judged(NamedTuple):
    """An exchange, and what it changes in each figure; `final` if fresh draws have judged it.

    The figures through answers may be those of the final ones only.
    """

    exchange: Exchange
    gains: Mapping[str, Gain]
    final: bool


class Figure(NamedTuple):
    """A figure of the list as it is, with its 95 % interval."""

    value: float
    between: Interval


class Tuned(NamedTuple):
    """A list and its exchanges, the best first; `estimated` are those that were not tried further.

    `searched` hands of all lists were searched, and `asked` were to be known.
    """

    figures: Mapping[str, Figure]
    exchanges: Sequence[Judged]
    estimated: Sequence[tuple[Exchange, float]]
    searched: int
    asked: int

    def better(self, by: str) -> Judged | None:
        """The best exchange, where its interval says that it is better than none."""
        best = self.exchanges[0] if self.exchanges else None
        if best is None or not best.final or best.gains[by].verdict != sign(by):
            return None
        return best


def through(figure: str) -> str:
    """The figure's twin through what the opponent may hold."""
    return figure + _THROUGH


def plain(figure: str) -> str:
    """The figure of which this is the twin, or itself."""
    return figure.removesuffix(_THROUGH)


def sign(figure: str) -> int:
    """Which way a figure is better: 1 for more."""
    return -1 if plain(figure) == BRICK else 1


_Hand = tuple[tuple[int, ...], Copies]
_Ends = Sequence[tuple[int, int]]  # scores and goals of a hand: one, or for nothing and each card


class Tuning:
    """Lists made of the cards of one pool, compared with each other."""

    def __init__(
        self,
        pool: DeckSpec,
        goal: Goal,
        settings: TuneSettings,
        on: Workers = Workers(),  # noqa: B008
        progress: Callable[[float, str], None] = lambda share, note: None,
        against: Against | None = None,
    ) -> None:
        self._settings, self._progress = settings, progress
        self._weights = () if against is None else (against.nothing, *against.weights)
        self._goals = {named.name: 1 << bit for bit, named in enumerate(goal.goals)}
        self._plain = (*self._goals, BRICK, SCORE)
        self.figures = (*self._plain, *(map(through, self._plain) if against else ()))
        self._place = {card: at for at, card in enumerate(dict.fromkeys(pool.main))}
        self._done, self._share, self._told, self._note = 0.0, 0.0, 0.0, ""
        self._searches = Searches(
            pool, goal, settings.size, settings.max_nodes, settings.opener_nodes, on, self._moved,
            against,
        )  # fmt: skip

    def tune(self, main: Sequence[int], exchanges: Sequence[Exchange]) -> Tuned:
        """Compare these exchanges of a list with the list as it is."""
        settings, by = self._settings, self._settings.by
        deck = sorted(main, key=self._place.__getitem__)
        known: dict[Exchange, Mapping[str, Gain]] = {}
        total = self._planned(exchanges)
        self._done = self._told = 0.0

        ranked = self.figures if by not in self._plain else self._plain

        def tried(
            some: Sequence[Exchange], draws: int, seed: int, figures: Sequence[str]
        ) -> list[float]:
            self._note = f"{len(some)} exchanges, {draws:,} draws"
            self._share = len(some) * draws / total
            known.update(self._gains(deck, some, draws, seed, figures))
            self._done += self._share
            return [sign(by) * known[one][by].mean for one in some]

        def chosen(some: Sequence[Exchange], draws: int) -> list[float]:
            return tried(some, draws, settings.seed, ranked)

        worth: dict[Exchange, float] = {}
        entrants = list(exchanges)
        if len(entrants) > ENTRANTS:
            looked_for = self._looked_for(deck)
            entrants.sort(key=lambda one: looked_for[one.out])
            worth = estimated(entrants, first_draws(settings.draws), chosen)
            entrants = sorted(entrants, key=lambda one: -worth[one])[:ENTRANTS]
        left, behind = halve(entrants, settings.draws, chosen)
        final = tried(left, settings.draws, settings.seed + _JUDGES, self.figures)
        order = sorted(range(len(left)), key=lambda at: (-final[at], at))
        judged = [Judged(left[at], known[left[at]], True) for at in order]
        judged += [Judged(one, known[one], False) for one in behind]
        others = sorted((one for one in worth if one not in entrants), key=lambda one: -worth[one])
        return Tuned(
            self._figures(deck),
            judged,
            [(one, sign(by) * worth[one]) for one in others],
            self._searches.searched,
            self._searches.asked,
        )

    def _planned(self, exchanges: Sequence[Exchange]) -> int:
        """How many draws all exchanges together will be tried on."""
        draws, total, entrants = self._settings.draws, 0, len(exchanges)
        if entrants > ENTRANTS:
            cards = len({one.into for one in exchanges}) + len({one.out for one in exchanges})
            total, entrants = cards * first_draws(draws), ENTRANTS
        total += sum(number * each for number, each in rounds(entrants, draws))
        return total + min(entrants, FINALISTS) * draws

    # ---------------------------------------------------------------- gains

    def _gains(
        self, deck: Sequence[int], exchanges: Sequence[Exchange], draws: int, seed: int,
        figures: Sequence[str],
    ) -> dict[Exchange, Mapping[str, Gain]]:  # fmt: skip
        """What these exchanges of a list change on so many draws."""
        size, before = self._settings.size, self._searches.copies(deck)
        listed = list(islice(orders(len(deck), size, seed), draws))
        hands: list[tuple[tuple[int, ...], Copies, Copies]] = []
        for exchange in exchanges:
            place = len(deck) - 1 - deck[::-1].index(exchange.out)
            new = [*deck[:place], exchange.into, *deck[place + 1 :]]
            after, leading = self._searches.copies(new), self._leading(deck, exchange.into)
            for order in listed:
                for places in pair(order, place, size):
                    hands.append((self._cards(deck, places), before, before))
                    hands.append((self._cards(new, places), after, leading))
        found = self._ends(hands, figures)
        values = iter([(cards, copies) for cards, copies, _ in hands])
        gains: dict[Exchange, Mapping[str, Gain]] = {}
        for exchange in exchanges:
            quads = [[next(values) for _ in range(4)] for _ in listed]
            gains[exchange] = {
                figure: self._gain(found[figure != plain(figure)], figure, quads, len(deck))
                for figure in figures
            }
        return gains

    def _gain(
        self, ends: Mapping[_Hand, _Ends], figure: str, quads: Sequence[Sequence[_Hand]], cards: int
    ) -> Gain:
        """The gain in a figure, from the hands of each draw: with the copy before and after the
        exchange, then without it.
        """
        values = {hand: self._value(ends[hand], figure) for quad in quads for hand in quad}
        unit = self._unit(figure)
        found = gain(
            [
                (values[held_after] - values[held], values[rest_after] - values[rest])
                for held, held_after, rest, rest_after in quads
            ],
            cards, self._settings.size, None if plain(figure) == SCORE else unit,
        )  # fmt: skip
        return Gain(found.mean / unit, found.low / unit, found.high / unit, found.draws)

    def _ends(
        self, hands: Sequence[tuple[tuple[int, ...], Copies, Copies]], figures: Sequence[str]
    ) -> tuple[Mapping[_Hand, _Ends], Mapping[_Hand, _Ends]]:
        """What the hands make, and if these figures ask for it what is left through answers."""
        made = {hand: ((one.score, one.met),) for hand, one in self._searches.hands(hands).items()}
        if all(figure == plain(figure) for figure in figures):
            return made, {}
        return made, {hand: one.left for hand, one in self._searches.through(hands).items()}

    def _cards(self, deck: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted((deck[at] for at in places), key=self._place.__getitem__))

    def _leading(self, deck: Sequence[int], card: int) -> Copies:
        """The list whose openers lead the hands of lists with this card: one copy is enough."""
        return self._searches.copies(deck if card in deck else [*deck, card])

    def _unit(self, figure: str) -> int:
        """What values of this figure are multiples of."""
        return 1 if figure == plain(figure) else sum(self._weights)

    def _value(self, ends: _Ends, figure: str) -> int:
        """The figure of a hand, of its twin the weighted sum."""
        weights = (1,) if figure == plain(figure) else self._weights
        return sum(
            weight * self._worth(score, met, plain(figure))
            for weight, (score, met) in zip(weights, ends, strict=True)
        )

    def _worth(self, score: int, met: int, figure: str) -> int:
        if figure == SCORE:
            return score
        if figure == BRICK:
            return int(score < self._settings.brick)
        return int(met & self._goals[figure] != 0)

    # -------------------------------------------------------------- figures

    def _figures(self, deck: Sequence[int]) -> dict[str, Figure]:
        """The figures of the list as it is, on the draws that judge."""
        hands = self._drawn(deck, self._settings.draws, self._settings.seed + _JUDGES)
        found = self._ends(hands, self.figures)
        figures = {}
        for figure in self.figures:
            ends = found[figure != plain(figure)]
            figures[figure] = _figure(
                [self._value(ends[cards, copies], figure) for cards, copies, _ in hands],
                self._unit(figure),
                share=plain(figure) != SCORE,
            )
        return figures

    def _drawn(
        self, deck: Sequence[int], draws: int, seed: int
    ) -> list[tuple[tuple[int, ...], Copies, Copies]]:
        """The opening hands of a list."""
        size, copies = self._settings.size, self._searches.copies(deck)
        drawn = islice(orders(len(deck), size, seed), draws)
        return [(self._cards(deck, order[:size]), copies, copies) for order in drawn]

    def _looked_for(self, deck: Sequence[int]) -> Counter[int]:
        """In how many of the first draws each card of the list could have been found in the Deck.

        Exchanges of those that are hardly ever looked for cost the least searches.
        """
        drawn = self._drawn(deck, first_draws(self._settings.draws), self._settings.seed)
        found = self._searches.hands(drawn)
        return Counter(card for hand, copies, _ in drawn for card in found[hand, copies].looked_for)

    def _moved(self, share: float) -> None:
        # Openers are searched between the hands, and each of these begins anew.
        self._told = max(self._told, min(self._done + share * self._share, 1.0))
        self._progress(self._told, self._note)


def _figure(values: Sequence[int], unit: int, *, share: bool) -> Figure:
    total, squares = sum(values), sum(one * one for one in values)
    mean, error = mean_of(total, squares, len(values), sampled=True)
    if share:
        # A value between 0 and 1 spreads no more than one that is either.
        return Figure(mean / unit, wilson(mean / unit, len(values)))
    return Figure(mean / unit, Interval((mean - error) / unit, (mean + error) / unit))
