"""`endboard search`: the best end boards from an opening hand."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import (
    SEED,
    SIZES,
    TURNS,
    AttacksOption,
    DeckArgument,
    EveryPositionOption,
    EveryZoneOption,
    Format,
    FormatOption,
    GoalOption,
    Going,
    GoingOption,
    OutputOption,
    OwnNegationsOption,
    ProgressOption,
    QuietOption,
    StrictOption,
    TurnsOption,
    VerboseOption,
)
from cli.output import Output
from cli.progress import bar as bar_

if TYPE_CHECKING:
    from decklists import Deck
    from engine.yugioh.game import YugiohGame
    from engine.yugioh.goals import Goal
    from search import DeckSpec, Progress, Result, Task

# As `search.limits`, which is not imported for `--help`.
_MAX_NODES = 150_000


def search(
    context: typer.Context,
    deck: DeckArgument,
    hand: Annotated[
        list[str] | None,
        typer.Option(
            "--hand",
            metavar="CARDS",
            help="The opening hand: names, beginnings of names or passcodes, separated by commas. "
            "Blanks fill it up. Drawn by chance if left out. Several --hand are solved in turn.",
            show_default=False,
        ),
    ] = None,
    going: GoingOption = Going.FIRST,
    goal: GoalOption = None,
    top: Annotated[
        int,
        typer.Option("--top", metavar="N", min=1, max=100, help="How many end boards are shown."),
    ] = 5,
    max_nodes: Annotated[
        int,
        typer.Option(
            "--max-nodes",
            metavar="N",
            min=1,
            help="Stop after so many positions; Digimon: so many in the plan of a turn, 400.",
        ),
    ] = _MAX_NODES,
    time_limit: Annotated[
        float | None,
        typer.Option(
            "--time-limit",
            metavar="SECONDS",
            min=0.1,
            help="Stop after so long as well; the result then depends on the machine.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="Which hand is drawn without --hand.")
    ] = SEED,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    timing: Annotated[
        bool, typer.Option("--timing/--no-timing", help="Whether JSON says the seconds.")
    ] = True,
    require_proof: Annotated[
        bool,
        typer.Option("--require-proof", help="Exit code 6 unless every line was played."),
    ] = False,
    strict: StrictOption = False,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs",
            "-j",
            metavar="N",
            min=1,
            help="Processes: --hand (Digimon: orders) at the same time.",
        ),
    ] = 1,
    progress: ProgressOption = True,
    every_zone: EveryZoneOption = False,
    every_position: EveryPositionOption = False,
    own_negations: OwnNegationsOption = False,
    turns: TurnsOption = TURNS,
    memory: Annotated[
        str | None,
        typer.Option(
            "--memory",
            metavar="N|N-M",
            help="Digimon: memory after each turn of the opponent; 3, their pass, if left out. "
            "1-5 compares what 1, 2, 3, 4 and 5 make.",
            show_default=False,
        ),
    ] = None,
    attacks: AttacksOption = False,
    orders: Annotated[
        int,
        typer.Option("--orders", metavar="N", min=1, help="Digimon: orders of the deck sampled."),
    ] = 100,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Play every legal line from an opening hand and show the best end boards."""
    from cli.games import given
    from cli.hand import draw_hand, parse_hand
    from cli.open_deck import OpenDeck, OpenDigimon, open_for
    from cli.version import announce_slow_engine
    from decklists import catalog
    from search import DeckSpec, Task

    out = Output(output, quiet=quiet, verbose=verbose)
    opened = open_for(context, deck, out, strict=strict)
    if isinstance(opened, OpenDigimon):
        from cli.search_digimon import parse_memory, search_turns
        from search import SoloSpec

        nodes = max_nodes if given(context, "max_nodes") else SoloSpec.max_nodes
        own = SoloSpec(
            opened.deck.main, opened.deck.eggs, tuple(opened.facts.values()), turns, None, attacks,
            going is Going.FIRST, max_nodes=nodes,
        )  # fmt: skip
        search_turns(
            opened, hand or [], own, out, goal=goal, memories=parse_memory(memory), orders=orders,
            seed=seed, top=top, jobs=jobs, bar=progress and not quiet,
            as_json=format is Format.JSON,
        )  # fmt: skip
        return
    assert isinstance(opened, OpenDeck)
    list_ = opened.deck
    size = SIZES[going]
    hands = [parse_hand(text, list_, catalog(), size).cards for text in hand or ()]
    drawn = not hands
    if drawn:
        hands = [draw_hand(list_, seed, size).cards]
    wanted, source = goal_for(goal, list_, opened.game())
    if source and goal is None:
        out.note(f"playing for the deck's own goals, {source}; --goal none for the default value")
    announce_slow_engine(out)
    spec = DeckSpec(
        list_.name, list_.main, list_.extra, opened.facts, every_zone, every_position,
        own_negations,
    )  # fmt: skip
    task = Task(wanted, max_nodes, top, time_limit, seed, source)
    bar = progress and not quiet
    results, interrupted = _solve(spec, hands, task, jobs, bar=bar)
    for result in results:
        rate = result.nodes / max(result.seconds, 1e-9)
        out.detail(f"{result.nodes:,} positions in {result.seconds:.1f} s ({rate:,.0f} a second)")
    if format is Format.JSON:
        from cli.tables import as_json

        data = [result.to_json(timing=timing) for result in results]
        out.payload(as_json(data[0] if len(hands) == 1 and data else data))
    else:
        from cli.search_text import as_text

        texts = [as_text(result, drawn=drawn, going=going, full=out.verbose) for result in results]
        out.payload("\n".join(texts))
    if interrupted:
        raise typer.Exit(ExitCode.INTERRUPTED)
    _judge(results, require_proof=require_proof)


def goal_for(goal: str | None, deck: "Deck", game: "YugiohGame") -> "tuple[Goal, str]":
    """What to play for, and the file that says so: the user's, or the one of a bundled deck."""
    from cli.goal_file import goal_text
    from cli.goal_yugioh import load_goal
    from engine.yugioh.goals import DEFAULT

    found = goal_text(goal, deck)
    return (load_goal(*found, game), found[1]) if found else (DEFAULT, "")


def _solve(
    deck: "DeckSpec", hands: list[tuple[int, ...]], task: "Task", jobs: int, *, bar: bool
) -> "tuple[list[Result], bool]":
    """The results of all hands, or those there were before Ctrl-C, and whether that was pressed."""
    from search import solve_hands

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
    unproved = sum(result.status != "proved" for result in results)
    if require_proof and unproved:
        hands = "the hand is" if len(results) == 1 else f"{unproved} of {len(results)} hands are"
        raise CommandError(
            ExitCode.UNPROVED, f"{hands} not searched to the end; give more --max-nodes"
        )
    if all(result.goal_status == "unreachable" for result in results):
        goals = "; ".join(results[0].value.goals)
        raise CommandError(
            ExitCode.UNREACHABLE, f"no line reaches a goal of the goal file: {goals}"
        )
