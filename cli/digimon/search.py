"""`endboard search` for Digimon decks: the own turns of a hand, and what many orders make of it."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import typer

from cli.digimon.goals import goal_for
from cli.digimon.hand import parse_hand
from cli.digimon.opened import OpenDigimon
from cli.output import Output
from cli.progress import bar as bar_
from cli.version import announce_slow_engine
from engine.digimon.position.slots import P_HAND
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import Goal
from search import Dealt, DealtPart, Runs, SoloSpec, ToldTurns, play_parts, tell_turns
from search.turns import Average, average

# Orders of one task: small enough to keep all processes busy.
_ORDERS = 8


@dataclass(frozen=True)
class Solo:
    """What to play: the deck, amounts of memory, sampled orders, seed; and boards to show."""

    name: str
    spec: SoloSpec
    memories: tuple[int | None, ...]
    orders: int
    seed: int
    top: int
    source: str = ""
    undefined: tuple[tuple[str, str], ...] = ()  # number and name of cards that do nothing

    @property
    def goal(self) -> Goal:
        """What is played for."""
        assert self.spec.goal is not None
        return self.spec.goal

    @property
    def shown(self) -> int:
        """Which of `memories` is shown in full: 3, the opponent's pass, if it is among them."""
        return self.memories.index(3) if 3 in self.memories else 0


@dataclass(frozen=True)
class EndBoard:
    """What some orders left in play: how many, their average value, and the cards as data."""

    orders: int
    value: float
    board: dict[str, Any]


@dataclass(frozen=True)
class Tally:
    """What became of a hand over its orders.

    `levels` has for each own turn how many orders have digivolved into which level by its end (0
    for none), `met` how many have met each named goal.
    """

    memory: int | None
    worth: Average
    bricks: int
    levels: tuple[Counter[int], ...]
    met: tuple[int, ...]
    boards: tuple[EndBoard, ...]
    different: int


@dataclass(frozen=True)
class HandResult:
    """One hand: the cards given, the run over the first order, a tally for each memory."""

    cards: tuple[tuple[str, str], ...]  # number and name
    example: ToldTurns
    tallies: tuple[Tally, ...]


def parse_memory(text: str | None) -> tuple[int | None, ...]:
    """The amounts of memory in `3` or `1-5`; None means that the opponent passes.

    Raises typer.BadParameter for anything else.
    """
    if text is None:
        return (None,)
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text.strip())
    first = int(found[1]) if found else 0
    last = int(found[2] or first) if found else 0
    if not 1 <= first <= last <= 10:
        raise typer.BadParameter(
            f"expected 1 to 10, or a range such as 1-5, found {text!r}", param_hint="--memory"
        )
    return tuple(range(first, last + 1))


def search_turns(
    opened: OpenDigimon,
    hands: Sequence[str],
    spec: SoloSpec,
    out: Output,
    *,
    goal: str | None,
    memories: tuple[int | None, ...],
    orders: int,
    seed: int,
    top: int,
    jobs: int,
    bar: bool,
    as_json: bool,
) -> None:
    """Play the own turns of each hand over sampled orders and print them."""
    deck = opened.deck
    given = [parse_hand(text, deck) for text in hands] or [()]
    game = spec.game()
    wanted, source = goal_for(goal, deck, game)
    if source and goal is None:
        out.note(f"playing for the deck's own goals, {source}; --goal none for the default value")
    announce_slow_engine(out)
    for card, text in game.missing:
        if card.defined:
            out.note(f"{card.name} {card.number}: not played: {text}")
    undefined = tuple(
        (card.number, card.name) for card in game.cards if not card.defined and card.number
    )
    solo = Solo(
        deck.name, replace(spec, goal=wanted), memories, orders, seed, top, source, undefined
    )  # fmt: skip
    results = _solve(game, [hand or _drawn(game, solo) for hand in given], solo, jobs, bar=bar)
    # These import what is defined here.
    from cli.digimon.search_text import as_data, as_text
    from cli.tables import as_json as json_text

    if as_json:
        data = [as_data(result, solo) for result in results]
        out.payload(json_text(data[0] if len(data) == 1 else data))
        return
    texts = [as_text(result, solo, terminal=out.terminal) for result in results]
    out.payload("\n".join(texts))


def _drawn(game: SoloGame, solo: Solo) -> tuple[str, ...]:
    """A hand drawn by the seed."""
    game.start((), solo.seed, solo.spec.first)
    return tuple(sorted(game.number_of(card) for card in game.pile(0, P_HAND)))


def _solve(
    game: SoloGame, hands: Sequence[tuple[str, ...]], solo: Solo, jobs: int, *, bar: bool
) -> list[HandResult]:
    """What becomes of each hand."""
    seeds = range(solo.seed, solo.seed + solo.orders)
    parts = [tuple(seeds[at : at + _ORDERS]) for at in range(0, solo.orders, _ORDERS)]
    dealt = [
        DealtPart(str(number), (Dealt(hand, part),))
        for number, (hand, part) in enumerate(product(hands, parts))
    ]
    tallies: list[list[Tally]] = [[] for _ in hands]
    names = {card.number: card.name for card in game.cards}
    with bar_(len(solo.memories) * len(hands) * solo.orders, "orders", shown=bar) as show:
        done = 0
        for memory in solo.memories:
            played: dict[str, Runs] = {}
            for part in play_parts(replace(solo.spec, memory=memory), dealt, jobs=jobs):
                played[part.name] = part.runs[0]
                done += len(part.runs[0].values)
                show(done, "")
            runs = [played[part.name] for part in dealt]
            for number, found in enumerate(tallies):
                mine = runs[number * len(parts) : (number + 1) * len(parts)]
                found.append(_tally(mine, memory, solo))
    return [
        HandResult(tuple((card, names[card]) for card in hand), _example(hand, solo), tuple(found))
        for hand, found in zip(hands, tallies, strict=True)
    ]


def _tally(parts: Sequence[Runs], memory: int | None, solo: Solo) -> Tally:
    values = [value for runs in parts for value in runs.values]
    levels = [of_turns for runs in parts for of_turns in runs.levels]
    met = [bits for runs in parts for bits in runs.met]
    keys = [key for runs in parts for key in runs.boards]
    in_play = {key: board for runs in parts for key, board in runs.in_play.items()}
    by_board: dict[int, list[int]] = {}
    for key, value in zip(keys, values, strict=True):
        by_board.setdefault(key, []).append(value)
    boards = [
        EndBoard(len(found), sum(found) / len(found), in_play[key])
        for key, found in by_board.items()
    ]
    boards.sort(key=lambda board: (-board.orders, -board.value, str(board.board)))
    return Tally(
        memory,
        average(values),
        sum(brick for runs in parts for brick in runs.bricks),
        tuple(Counter(of_turns[turn] for of_turns in levels) for turn in range(solo.spec.turns)),
        tuple(sum(bits >> number & 1 for bits in met) for number in range(len(solo.goal.goals))),
        tuple(boards[: solo.top]),
        len(boards),
    )


def _example(hand: tuple[str, ...], solo: Solo) -> ToldTurns:
    """The run over the first order, told action by action."""
    spec = replace(solo.spec, memory=solo.memories[solo.shown])
    return tell_turns(spec, hand, solo.seed)
