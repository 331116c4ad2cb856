"""From the parts of a Digimon run to its tables. Everything here follows from the parts alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

import polars as pl

from analysis.batch import read
from analysis.digimon import schemas
from analysis.digimon.boards import boards
from analysis.digimon.figures import Deals, Figures, bricks, cells, deals
from analysis.digimon.mulligan import Mulligan, hands_of
from analysis.digimon.plan import MEMORIES, SIZE, DigimonPlan
from analysis.digimon.redraw import (
    mean_of,
    moments,
    rate_of,
    whole_of,
)
from analysis.groups import by_card, by_pair
from analysis.hands import hand_count, ways
from analysis.run import Run, goal_names
from analysis.schemas import Schema
from analysis.statistics import population_of
from engine.digimon.telling.story import Turn
from search.digimon import tell_turns

# Example lines: the surest of the best hands, the likeliest of the usual ones, the weakest.
_BEST: Final = 6
_TYPICAL: Final = 4
_WEAK: Final = 2
_USUAL: Final = (0.45, 0.55)  # of all hands by value
_PASS: Final = 3  # memory after a pass


def tables(plan: DigimonPlan, run: Run) -> Iterator[tuple[Schema, pl.DataFrame]]:
    """Every table of a run whose parts are all there."""
    population = population_of(run)
    parts = pl.concat(part.drop("in_play") for part in read(plan, run, "hands")).sort("hand")
    # The parts are read again for these, which take more memory than all else.
    texts = (part["in_play"] for part in read(plan, run, "hands"))
    goals = [named.name for named in plan.goal.goals]
    game = plan.deck.game()
    names = game.names
    classes = _classes(plan)
    sampled = population.sampled
    every = whole_of([(count, plan.orders) for _, count in plan.dealt], sampled=sampled)
    ends, numbers = boards(plan, parts, texts, classes.of_dealt, every, names, sampled=sampled)
    yield schemas.BOARDS, ends
    del ends
    orders = _orders(plan, parts, classes, goals, numbers)
    hands = _hands(plan, classes, orders, goals, names)
    dealt = deals(hands, orders, population)
    mulligan = Mulligan(plan, hands_of(plan, [parts]), tuple(game.cards))
    yield schemas.HANDS, hands
    yield schemas.ORDERS, orders
    yield schemas.CARDS, _cards(plan, dealt, names)
    yield schemas.PAIRS, _pairs(plan, dealt, names)
    yield schemas.LEVELS, dealt.level_shares(plan.deck.turns)
    yield schemas.MEMORY, _memory(plan, run)
    yield schemas.MULLIGAN, mulligan.by_holding()
    yield schemas.MULLIGAN_RULES, mulligan.by_rule()
    yield schemas.MULLIGAN_HANDS, mulligan.by_hand()
    lines, steps = _lines(plan, hands, orders)
    yield schemas.LINES, lines
    yield schemas.STEPS, steps


# ----------------------------------------------------------- hands and orders


class Classes(NamedTuple):
    """The different hands of a batch, and for each hand dealt which of them it is."""

    cards: list[tuple[str, ...]]
    of_dealt: list[int]


def _classes(plan: DigimonPlan) -> Classes:
    numbers: dict[tuple[str, ...], int] = {}
    of_dealt = [numbers.setdefault(cards, len(numbers)) for cards, _ in plan.dealt]
    return Classes(list(numbers), of_dealt)


def _orders(
    plan: DigimonPlan,
    parts: pl.DataFrame,
    classes: Classes,
    goals: Sequence[str],
    boards: pl.DataFrame,
) -> pl.DataFrame:
    """One row for each order that was played."""
    lists = ["values", "bricks", "met", "boards", "levels", "dp", "memory", "unplayed"]
    draws = range(parts.height) if plan.hands is not None else [None] * parts.height
    frame = (
        parts.select(
            pl.Series("hand", classes.of_dealt, dtype=pl.Int32),
            pl.Series("draw", draws, dtype=pl.Int32),
            pl.int_ranges(0, pl.col("values").list.len(), dtype=pl.Int32).alias("order"),
            *lists,
        )
        .explode("order", *lists)
        .rename({"values": "value", "bricks": "brick", "boards": "key"})
    )
    bits = frame["met"].unique()
    named = pl.DataFrame(
        {"met": bits, "goals": pl.Series(goal_names(bits, goals), dtype=pl.List(pl.String))}
    )
    return frame.join(named, on="met", nulls_equal=True, maintain_order="left").join(
        boards, on="key", maintain_order="left"
    )


def _hands(
    plan: DigimonPlan,
    classes: Classes,
    orders: pl.DataFrame,
    goals: Sequence[str],
    names: dict[str, str],
) -> pl.DataFrame:
    """One row for each different hand. A hand is given, so only its orders are left to chance."""
    drawn = Counter(classes.of_dealt)
    every = hand_count(plan.deck.main, SIZE)
    lists = ("value", "brick", "goals", "levels", "dp", "memory")
    grouped = orders.group_by("hand", maintain_order=True).agg(*map(pl.col, lists)).sort("hand")
    rows = []
    for hand, values, were_bricks, met, levels, dp, memory in grouped.iter_rows():
        cards, count = classes.cards[hand], ways(plan.deck.main, classes.cards[hand])
        runs = len(values)
        value = mean_of([moments(1, values)], sampled=False)
        brick = rate_of(*bricks([1], [were_bricks]), sampled=False)
        sampled = plan.hands is not None
        rows.append(
            (
                hand, [names[card] for card in cards], cards, count, count / every,
                drawn[hand] if sampled else None,
                drawn[hand] / (plan.hands or 1) if sampled else count / every,
                runs, *cells(value), *cells(brick), goals,
                [sum(goal in one for one in met) / runs for goal in goals],
                [sum(turn) / runs for turn in zip(*levels, strict=True)],
                sum(dp) / runs, sum(memory) / runs,
            )
        )  # fmt: skip
    return pl.DataFrame(rows, schema=schemas.HANDS.polars(), orient="row")


# ------------------------------------------------------- cards, pairs, memory


def _cards(plan: DigimonPlan, dealt: Deals, names: dict[str, str]) -> pl.DataFrame:
    """Each card of the deck: the hands without it, with it, and with each number of copies."""
    rows: list[tuple[Any, ...]] = []
    for card, copies, groups in by_card(dealt.frame, "numbers", sorted(plan.deck.main), SIZE):
        found = {held: dealt.figures(here) for held, here in groups.items()}
        rows += [
            (card, names[card], copies, held, *here.cells(), *_gain(held, here, found["0"]))
            for held, here in found.items()
        ]
    return pl.DataFrame(rows, schema=schemas.CARDS.polars(), orient="row")


def _gain(held: str, found: Figures, without: Figures) -> tuple[float | None, ...]:
    return (None, None, None) if held == "0" else found.gain(without)


def _pairs(plan: DigimonPlan, dealt: Deals, names: dict[str, str]) -> pl.DataFrame:
    """Each pair of cards: the hands with both, against all others."""
    rows = []
    for first, second, with_both in by_pair(dealt.frame, "numbers", sorted(plan.deck.main)):
        found = dealt.figures(with_both)
        others = dealt.figures(dealt.frame.join(with_both, on="row", how="anti"))
        rows.append(
            (names[first], names[second], first, second, *found.cells(), *found.gain(others))
        )
    return pl.DataFrame(rows, schema=schemas.PAIRS.polars(), orient="row")


def _memory(plan: DigimonPlan, run: Run) -> pl.DataFrame:
    """The same drawn hands with each memory at the start of the own turns, against a pass."""
    rows = []
    values: dict[int, list[list[int]]] = {}
    hands = len(plan.of_memory)
    if not plan.memory_hands:
        return pl.DataFrame(schema=schemas.MEMORY.polars())
    found = {}
    for memory in MEMORIES:
        parts = pl.concat(read(plan, run, f"memory-{memory}")).sort("hand")
        values[memory] = parts["values"].to_list()
        found[memory] = rate_of(*bricks([1] * hands, parts["bricks"].to_list()), sampled=True)
    for memory in MEMORIES:
        worth = mean_of([moments(1, one) for one in values[memory]], sampled=True)
        pairs = zip(values[memory], values[_PASS], strict=True)
        gains = [moments(1, [a - b for a, b in zip(*pair, strict=True)]) for pair in pairs]
        gain = mean_of(gains, sampled=True)
        rows.append(
            (
                memory, len({cards for cards, _ in plan.of_memory}), 1.0, hands * plan.orders,
                *cells(worth), *cells(found[memory]), *cells(gain),
            )
        )  # fmt: skip
    return pl.DataFrame(rows, schema=schemas.MEMORY.polars(), orient="row")


# -------------------------------------------------------------------- lines


def _lines(
    plan: DigimonPlan, hands: pl.DataFrame, orders: pl.DataFrame
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Own turns in words: of each hand to tell the order that is in the middle by value."""
    goals = [named.name for named in plan.goal.goals]
    lines: list[tuple[Any, ...]] = []
    steps: list[tuple[Any, ...]] = []
    for kind, row in _to_tell(hands):
        here = orders.filter(pl.col("hand") == row["hand"])
        order = here.sort("value", "draw", "order").row(here.height // 2, named=True)
        at = row["hand"] if order["draw"] is None else order["draw"]
        seed = plan.seeds(at)[order["order"]]
        told = tell_turns(plan.in_order, tuple(row["numbers"]), seed)
        if told.played.value != order["value"]:
            raise RuntimeError("a run told again is another one")
        line, first = len(lines), len(steps)
        steps += [
            (line, turn.number, turn.memory, action.text, list(action.choices), action.memory)
            for turn in told.turns
            for action in turn.actions
        ]
        met = goal_names([told.played.met], goals)[0]
        lines.append(
            (
                line, kind, row["hand"], row["cards"], row["value"], order["draw"], order["order"],
                told.played.value, told.played.brick, met, told.played.levels, told.in_play,
                len(steps) - first, combo(told.turns), told.picture, told.hand, told.trash,
                told.security,
            )
        )  # fmt: skip
    numbered = [
        (line, number, *rest)
        for line, group in groupby(steps, key=itemgetter(0))
        for number, (_, *rest) in enumerate(group, start=1)
    ]
    return (
        pl.DataFrame(lines, schema=schemas.LINES.polars(), orient="row"),
        pl.DataFrame(numbered, schema=schemas.STEPS.polars(), orient="row"),
    )


def _to_tell(hands: pl.DataFrame) -> Iterator[tuple[str, dict[str, Any]]]:
    """Kind and row of the hands to tell: surely good, usual, surely weak ones."""
    low = pl.coalesce("value_low", "value")
    high = pl.coalesce("value_high", "value")
    best = hands.sort(low, "hand", descending=[True, False]).head(_BEST)
    rest = hands.join(best, on="hand", how="anti")
    share = pl.col("weight").cum_sum() / pl.col("weight").sum()
    usual = (
        hands.sort("value", "hand")
        .with_columns(share.alias("below"))
        .filter(pl.col("below").is_between(*_USUAL))
        .join(best, on="hand", how="anti")
        .sort("ways", "hand", descending=[True, False])
        .head(_TYPICAL)
    )
    weak = rest.join(usual, on="hand", how="anti").sort(high, "hand").head(_WEAK)
    for kind, chosen in (("best", best), ("typical", usual), ("weak", weak)):
        for row in chosen.iter_rows(named=True):
            yield kind, row


def combo(turns: Sequence[Turn]) -> str:
    """Own turns in one line: the actions of a turn one after the other, the turns numbered."""
    return " | ".join(
        f"turn {turn.number}: {' > '.join(action.text.rstrip('.') for action in turn.actions)}"
        for turn in turns
    )
