"""`endboard search` for Yu-Gi-Oh decks: the best end boards from an opening hand."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import typer

from cli.asked import Asked
from cli.exit_codes import CommandError, ExitCode
from cli.options import SIZES
from cli.output import Output
from cli.progress import bar as bar_
from cli.version import announce_slow_engine
from cli.yugioh.against import asked_against, with_facts
from cli.yugioh.goals import goal_for
from cli.yugioh.hand import draw_hand, parse_hand
from cli.yugioh.opened import OpenDeck
from cli.yugioh.search_page import as_page, check_page, through_page
from cli.yugioh.target import CARD, KEPT, WHOLE, names_positions, target_goal
from decklists import catalog
from search import DEFAULT_MAX_NODES
from search.yugioh import DeckSpec, Task, duel

if TYPE_CHECKING:
    from search.yugioh import Progress, Result
    from search.yugioh.against import Against, Through


def search(opened: OpenDeck, asked: Asked, out: Output) -> None:
    """Search every hand and print its end boards. Raises CommandError and typer.Exit."""
    list_ = opened.deck
    size = SIZES[asked.going]
    hands = [parse_hand(text, list_, catalog(), size).cards for text in asked.hands]
    drawn = not hands
    if drawn:
        hands = [draw_hand(list_, asked.seed, size).cards]
    named = asked.target is not None and names_positions(asked.target)
    spec = DeckSpec(
        list_.name, list_.main, list_.extra, opened.facts, asked.every_zone,
        asked.every_position or named, asked.own_negations,
    )  # fmt: skip
    if asked.target is not None:
        wanted, source = target_goal(asked.target, duel(spec)), "--target"
        out.note(f"points: {WHOLE:,} for the target, {CARD} for each of its cards that is there, "
                 f"{KEPT} for each card left in the hand")  # fmt: skip
        if named and not asked.every_position:
            out.note("the lines have every battle position; play them with --every-position")
    else:
        wanted, source = goal_for(asked.goal, list_, duel(spec))
    if source and asked.goal is None and asked.target is None:
        out.note(f"playing for the deck's own goals, {source}; --goal none for the default value")
    page = asked.page
    if page is not None:
        check_page()
    announce_slow_engine(out)
    task = Task(
        wanted, asked.max_nodes or DEFAULT_MAX_NODES, asked.top, asked.time_limit, asked.seed,
        source, asked.reduction,
    )  # fmt: skip
    against = asked_against(asked.against, asked.weights, out)
    if against is not None:
        _through(with_facts(spec, against), hands, task, against, asked, out, drawn=drawn)
        return
    results, interrupted = _solve(spec, hands, task, asked.jobs, bar=asked.bar)
    for result in results:
        rate = result.nodes / max(result.seconds, 1e-9)
        out.detail(f"{result.nodes:,} positions in {result.seconds:.1f} s ({rate:,.0f} a second)")
    from cli.yugioh.search_text import as_text

    _print(results, as_text, asked, out, drawn=drawn, alone=len(hands) == 1)
    if page is not None:
        page.payload(as_page(results, going=asked.going))
    if interrupted:
        raise typer.Exit(ExitCode.INTERRUPTED)
    _judge(results, require_proof=asked.require_proof)


def _through(
    spec: DeckSpec, hands: list[tuple[int, ...]], task: Task, against: "Against", asked: Asked,
    out: Output, *, drawn: bool,
) -> None:  # fmt: skip
    """Search every hand against what the opponent may hold, and print the lines to play."""
    from cli.yugioh.against_text import through_text
    from search.yugioh.against import through_hands

    results: list[Through] = []
    interrupted = False
    with bar_(len(hands), "hands", shown=asked.bar and len(hands) > 1) as show:
        try:
            for result in through_hands(spec, hands, task, against, jobs=asked.jobs):
                results.append(result)
                interrupted = result.plain.status == "interrupted"
                if interrupted:
                    break
                show(len(results), "")
        except KeyboardInterrupt:
            if not results:
                raise
            interrupted = True
    _print(results, through_text, asked, out, drawn=drawn, alone=len(hands) == 1)
    if asked.page is not None:
        asked.page.payload(through_page(results, going=asked.going))
    if interrupted:
        raise typer.Exit(ExitCode.INTERRUPTED)
    _judge([result.plain for result in results], require_proof=asked.require_proof)


def _print(
    results: Sequence[Any], as_text: Callable[..., str], asked: Asked, out: Output,
    *, drawn: bool, alone: bool,
) -> None:  # fmt: skip
    """Write the results as data or, each by `as_text`, as text; `alone` where one hand is asked."""
    if asked.as_json:
        from cli.tables import as_json

        data = [result.to_json(timing=asked.timing) for result in results]
        out.payload(as_json(data[0] if alone and data else data))
        return
    texts = [
        as_text(result, drawn=drawn, going=asked.going, full=out.verbose, width=out.width)
        for result in results
    ]
    out.payload("\n".join(texts))


def _solve(
    deck: DeckSpec, hands: list[tuple[int, ...]], task: Task, jobs: int, *, bar: bool
) -> "tuple[list[Result], bool]":
    """The results of all hands, or those there were before Ctrl-C, and whether that was pressed."""
    from search.yugioh import solve_hands

    results: list[Result] = []
    alone = len(hands) == 1
    total, unit = (task.max_nodes, "positions") if alone else (len(hands), "hands")
    with bar_(total, unit, shown=bar) as show:
        moved = _to_nodes(show) if alone else None
        try:
            for result in solve_hands(deck, hands, task, jobs=jobs, progress=moved):
                results.append(result)
                if result.status == "interrupted":
                    return results, True
                if not alone:
                    show(len(results), "")
        except KeyboardInterrupt:
            if not results:
                raise
            return results, True
    return results, False


def _to_nodes(show: Callable[[int, str], None]) -> "Callable[[Progress], None]":
    """Shows the nodes of a search."""

    def moved(now: "Progress") -> None:
        show(min(now.nodes, now.max_nodes), f"best {now.best:,}")

    return moved


def _judge(results: "list[Result]", *, require_proof: bool) -> None:
    """Raise CommandError where the results are not what a script waits for."""
    unproved = [result for result in results if result.status != "proved"]
    if require_proof and unproved:
        hands = (
            "the hand is" if len(results) == 1 else f"{len(unproved)} of {len(results)} hands are"
        )
        why = "not searched to the end; give more --max-nodes"
        if all(result.status == "incomplete" for result in unproved):
            missing = dict.fromkeys(card.name for result in unproved for card in result.missing)
            why = f"not proved: cards within reach are not played whole ({'; '.join(missing)})"
        raise CommandError(ExitCode.UNPROVED, f"{hands} {why}")
    if all(result.goal_status == "unreachable" for result in results):
        goals = "; ".join(results[0].value.goals)
        raise CommandError(
            ExitCode.UNREACHABLE, f"no line reaches a goal of the goal file: {goals}"
        )
