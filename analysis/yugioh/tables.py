"""From the parts of a run to its tables. Everything here follows from the parts alone."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot
from typing import Any, Final, NamedTuple

import polars as pl

from analysis import hands
from analysis.batch import read
from analysis.groups import by_card, by_pair
from analysis.run import Run, goal_names
from analysis.schemas import Schema
from analysis.statistics import Population, population_of
from analysis.yugioh import schemas
from analysis.yugioh.answers import answer_table, choke_table
from analysis.yugioh.combos import combo
from analysis.yugioh.figures import Figures, figures
from analysis.yugioh.hand_tables import board_table, card_names, cards_in, hand_table
from analysis.yugioh.openers import filled, one_card, two_cards
from analysis.yugioh.plan import YugiohPlan
from analysis.yugioh.roles import BRICK_GOAL, roles
from engine.yugioh.reach import Reach
from engine.yugioh.worth.goals import Role
from engine.yugioh.worth.interruptions import hand_traps
from search.yugioh import Board, Interruption, LineFrom, at_work, duel, tell_lines

_MOST_BOARDS: Final = 12  # told in full, by share and by score each
_MOST_OPENERS: Final = 24


def tables(plan: YugiohPlan, run: Run, jobs: int) -> Iterator[tuple[Schema, pl.DataFrame]]:
    """Every table of a run whose parts are all there, made by so many processes."""
    names, population = card_names(run.manifest), population_of(run)
    game = duel(plan.deck)
    reach = Reach(game.cards, game.main, game.extra)
    told = hand_table(_parts(plan, run, "hands"), *plan.drawn, run.manifest, reach)
    boards = board_table(told)
    listed = told.drop("field", "in_play")
    traps = frozenset(hand_traps(game))
    openers = _openers(plan, run, traps)
    # The other tables are made while processes tell these.
    to_tell = list(_to_tell(plan, listed, boards, openers))
    told_lines = tell_lines(plan.deck, plan.goal, (one.line for one in to_tell), jobs=jobs)
    of_card = roles(openers, traps, dict(plan.goal.roles))
    yield schemas.HANDS, listed
    yield schemas.DRAWS, _draws(plan)
    yield schemas.BOARDS, boards
    yield schemas.OPENERS, openers
    yield schemas.CARDS, _cards(plan, population, listed, names, of_card)
    yield schemas.PAIRS, _pairs(plan, population, listed, openers, names)
    if plan.against is not None:
        answers = answer_table(plan, run, listed, openers, reach)
        yield schemas.ANSWERS, answers
        yield schemas.CHOKES, choke_table(answers, population)
    lines, steps = _lines(to_tell, told_lines)
    yield schemas.LINES, lines
    yield schemas.STEPS, steps


# -------------------------------------------------------------------- parts


def _parts(plan: YugiohPlan, run: Run, stage: str) -> pl.DataFrame:
    return pl.concat(read(plan, run, stage))


def _draws(plan: YugiohPlan) -> pl.DataFrame:
    draws = plan.drawn[1]
    return pl.DataFrame(
        {"draw": list(range(len(draws))), "hand": draws}, schema=schemas.DRAWS.polars()
    )


# ------------------------------------------------------------------ openers


def _openers(plan: YugiohPlan, run: Run, traps: frozenset[int]) -> pl.DataFrame:
    """One and two cards with blanks: what they reach, and which of them are starters.

    `starts` names the goals that the opener reaches and no part of it does, where each of its
    cards does something in its line, and none is a hand trap.
    """
    game = duel(plan.deck)
    deck, settings = plan.deck.main, plan.settings
    names = card_names(run.manifest)
    goals = [named.name for named in plan.goal.goals]
    total = hands.hand_count(deck, settings.size)
    reached: dict[tuple[int, ...], set[str]] = {}
    rows = []
    for stage, listed in (("one-card-led", one_card(deck)), ("two-cards", two_cards(deck))):
        parts = _parts(plan, run, stage)
        if stage == "one-card-led":
            # What was met before the search was led counts as well.
            before = _parts(plan, run, "one-card")["met"]
            parts = parts.with_columns(pl.col("met") | before)
        for cards, row in zip(listed, parts.iter_rows(named=True), strict=True):
            met = goal_names([row["met"]], goals)[0]
            here = set(met)
            if row["score"] is not None and row["score"] >= settings.brick:
                here.add(BRICK_GOAL)
            reached[cards] = here
            by_part = set[str]()
            if len(cards) > 1:
                by_part = reached[(cards[0],)] | reached[(cards[1],)]
            works = at_work(game, filled(cards, settings.size), row["moves"])
            starts = [goal for goal in (BRICK_GOAL, *goals) if goal in here - by_part]
            if not works.issuperset(cards) or traps.intersection(cards):
                starts = []
            ways = hands.ways_with(deck, settings.size, [cards])
            rows.append(
                (
                    [names[card] for card in cards], list(cards), ways, ways / total, row["status"],
                    row["score"], met, starts, sorted(works), row["interruptions"], row["nodes"],
                    row["moves"],
                )
            )  # fmt: skip
    return pl.DataFrame(rows, schema=schemas.OPENERS.polars(), orient="row")


def starter_shares(openers: pl.DataFrame, deck: Sequence[int], size: int) -> pl.DataFrame:
    """For each goal, the exact chance to open at least one of its starters.

    `one_card` counts one-card starters alone, `any` two-card combos as well.
    """
    total = hands.hand_count(deck, size)
    rows = []
    goals = openers["starts"].explode().drop_nulls().unique(maintain_order=True).to_list()
    for goal in goals:
        starters = openers.filter(pl.col("starts").list.contains(goal))["passcodes"].to_list()
        ones = [cards for cards in starters if len(cards) == 1]
        rows.append(
            (
                goal,
                len(ones),
                len(starters) - len(ones),
                hands.ways_with(deck, size, ones) / total,
                hands.ways_with(deck, size, starters) / total,
            )
        )
    return pl.DataFrame(
        rows,
        schema={
            "goal": pl.String,
            "one_card_starters": pl.Int32,
            "two_card_combos": pl.Int32,
            "one_card": pl.Float64,
            "any": pl.Float64,
        },
        orient="row",
    )


# ---------------------------------------------------------- cards and pairs


def _cards(
    plan: YugiohPlan,
    population: Population,
    listed: pl.DataFrame,
    names: Mapping[int, str],
    of_card: Mapping[int, Role],
) -> pl.DataFrame:
    """Each card of the deck: the hands without it, with it, and with 1, 2, 3 copies of it."""
    rows: list[tuple[Any, ...]] = []
    deck, size = plan.deck.main, plan.settings.size
    for card, copies, groups in by_card(listed, "passcodes", deck, size):
        found = {held: figures(here, population) for held, here in groups.items()}
        rows += [
            (card, names[card], copies, of_card[card], held, *here, *_gain(here, found["0"]))
            for held, here in found.items()
        ]
    return pl.DataFrame(rows, schema=schemas.CARDS.polars(), orient="row")


def _pairs(
    plan: YugiohPlan,
    population: Population,
    listed: pl.DataFrame,
    openers: pl.DataFrame,
    names: Mapping[int, str],
) -> pl.DataFrame:
    """Each pair of cards: the hands with both, and what the two reach alone."""
    alone = {
        tuple(cards): score for cards, score in openers.select("passcodes", "score").iter_rows()
    }
    rows = []
    for first, second, with_both in by_pair(listed, "passcodes", plan.deck.main):
        found = figures(with_both, population)
        together = alone[first, second] or 0
        gain = together - max(alone[first,] or 0, alone[second,] or 0)
        rows.append((names[first], names[second], first, second, *found, together, gain))
    return pl.DataFrame(rows, schema=schemas.PAIRS.polars(), orient="row")


def _gain(found: Figures, without: Figures) -> tuple[float | None, float | None, float | None]:
    """How much more the hands of one score than those of the other, with its 95 % interval."""
    if found.score_mean is None or without.score_mean is None:
        return None, None, None
    gain = found.score_mean - without.score_mean
    if found.score_low is None or without.score_low is None:
        return gain, None, None
    error = hypot(found.score_mean - found.score_low, without.score_mean - without.score_low)
    return gain, gain - error, gain + error


# -------------------------------------------------------------------- lines


def _interruption(item: Interruption) -> str:
    """ "Apollousa, Bow of the Goddess: negate, 4 times" """
    times = f", {item.uses} times" if item.uses > 1 else ""
    return f"{item.card.name}: {item.kind}{times}"


class _ToTell(NamedTuple):
    """A line to tell: to a board by its number or of an opener, and the names of its cards."""

    kind: str
    board: int | None
    cards: list[str]
    line: LineFrom


def _lines(to_tell: Iterable[_ToTell], told: Iterable[Board]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Lines in words, with the boards that they are told with."""
    lines: list[tuple[Any, ...]] = []
    steps: list[tuple[Any, ...]] = []
    for (kind, number, cards, (_, moves)), board in zip(to_tell, told, strict=True):
        line = len(lines)
        lines.append(
            (
                line, kind, number, cards, board.score, list(board.goals),
                [_interruption(item) for item in board.interruptions],
                [*cards_in(board.zones, "monsters"), *cards_in(board.zones, "spells")],
                len(board.line), combo(board.line), board.picture,
                _json(board.tables[0]), board.position, moves,
            )
        )  # fmt: skip
        steps += [
            (line, at, step.text, list(step.chained), _json(board.tables[at]))
            for at, step in enumerate(board.line, start=1)
        ]
    return (
        pl.DataFrame(lines, schema=schemas.LINES.polars(), orient="row"),
        pl.DataFrame(steps, schema=schemas.STEPS.polars(), orient="row"),
    )


def _json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def _to_tell(
    plan: YugiohPlan, listed: pl.DataFrame, boards: pl.DataFrame, openers: pl.DataFrame
) -> Iterator[_ToTell]:
    """Lines to the boards of the most hands and of the best scores, and of starters."""
    best = boards.sort("score_max", "weight", "board", descending=[True, True, False])
    numbers = [*boards["board"].head(_MOST_BOARDS), *best["board"].head(_MOST_BOARDS)]
    hand_of = dict(boards.select("board", "best_hand").iter_rows())
    for board in sorted(set(numbers)):
        row = listed.row(hand_of[board], named=True)
        line = LineFrom(tuple(row["passcodes"]), row["moves"])
        yield _ToTell("hand", board, row["cards"], line)
    starters = openers.filter(pl.col("starts").list.len() > 0).with_columns(
        pl.col("cards").list.len().alias("size")
    )
    order = starters.sort("size", "score", descending=[False, True], maintain_order=True)
    for row in order.head(_MOST_OPENERS).iter_rows(named=True):
        line = LineFrom(filled(row["passcodes"], plan.settings.size), row["moves"])
        yield _ToTell("opener", None, row["cards"], line)
