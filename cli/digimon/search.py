"""`endboard search` for Digimon decks: the own turns of a hand, and what many orders make of it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import typer

from cli.asked import Asked
from cli.digimon.goals import goal_for, played_for
from cli.digimon.hand import parse_hand
from cli.digimon.opened import OpenDigimon
from cli.digimon.search_text import as_data, as_text
from cli.digimon.tally import HandResult, Solo, Tally, tally
from cli.options import Going
from cli.output import Output
from cli.progress import bar as bar_
from cli.tables import as_json
from cli.version import announce_slow_engine
from engine.digimon.position.slots import P_HAND
from engine.digimon.solo.game import SoloGame
from engine.digimon.wording import refusal
from search.digimon import Dealt, DealtPart, Runs, SoloSpec, ToldTurns, play_parts, tell_turns

# Orders of one task: small enough to keep all processes busy.
_ORDERS = 8


def parse_memory(text: str | None) -> tuple[int | None, ...]:
    """The amounts of memory in `3` or `1-5`; None is what the opponent leaves.

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


def search(opened: OpenDigimon, asked: Asked, out: Output) -> None:
    """Play the own turns of each hand over sampled orders and print them. Raises CommandError."""
    deck = opened.deck
    spec = SoloSpec(
        deck.main, deck.eggs, tuple(opened.facts.values()), asked.turns, None, asked.attacks,
        asked.going is Going.FIRST, max_nodes=asked.max_nodes or SoloSpec.max_nodes,
        passive=asked.passive,
    )  # fmt: skip
    memories = parse_memory(asked.memory)
    given = [parse_hand(text, deck) for text in asked.hands] or [()]
    game = spec.game()
    wanted, source = goal_for(asked.goal, deck, game)
    spec = played_for(spec, wanted, source, asked.goal, out)
    if source and spec.goal and asked.goal is None:
        out.note(f"playing for the deck's own goals, {source}; --goal none for the default value")
    announce_slow_engine(out)
    for card, item, why in game.missing:
        if card.defined:
            out.note(f"{card.name} {card.number}: not played: {refusal(item, card, why)}")
    undefined = tuple(
        (card.number, card.name) for card in game.cards if not card.defined and card.number
    )
    solo = Solo(
        deck.name, spec, memories, asked.orders, asked.seed, asked.top,
        source, undefined, tuple(game.played_whole((*deck.main, *deck.eggs))),
    )  # fmt: skip
    hands = [hand or _drawn(game, solo) for hand in given]
    results = _solve(game, hands, solo, asked.jobs, bar=asked.bar)
    if asked.as_json:
        data = [as_data(result, solo) for result in results]
        out.payload(as_json(data[0] if len(data) == 1 else data))
        return
    texts = [as_text(result, solo, game.names, width=out.width) for result in results]
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
                found.append(tally(mine, memory, solo))
    return [
        HandResult(
            tuple((card, game.names[card]) for card in hand), _example(hand, solo), tuple(found)
        )
        for hand, found in zip(hands, tallies, strict=True)
    ]


def _example(hand: tuple[str, ...], solo: Solo) -> ToldTurns:
    """The run over the first order, told action by action."""
    spec = replace(solo.spec, memory=solo.memories[solo.shown])
    return tell_turns(spec, hand, solo.seed)
