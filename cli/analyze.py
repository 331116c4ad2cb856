"""`endboard analyze`: every opening hand of a deck, or a sample of them, into a run directory."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.numbers import whole_number
from cli.options import (
    SEED,
    TURNS,
    AgainstOption,
    AttacksOption,
    DeckArgument,
    GoalOption,
    Going,
    GoingOption,
    JobsOption,
    ListOption,
    MemoryOption,
    Opponent,
    ProgressOption,
    QuietOption,
    ReadingOption,
    ReductionOption,
    SeedOption,
    StrictOption,
    TurnsOption,
    VerboseOption,
    WeightsOption,
)
from cli.output import Output
from cli.progress import bar as bar_
from cli.wrapping import fitted

if TYPE_CHECKING:
    from analysis import Batch, Run, Tick

_SOON = 1.0  # seconds of work after which a run says how long it will be


def analyze(
    context: typer.Context,
    deck: DeckArgument,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="RUN", help="The directory of the run, a new one."),
    ],
    exact: Annotated[
        bool,
        typer.Option(
            "--exact",
            help="Play every class of hands; so if nothing is said and there are 60,000 at most "
            "(Digimon: 12,000).",
        ),
    ] = False,
    hands: Annotated[
        int | None,
        typer.Option(
            "--hands",
            metavar="N",
            parser=whole_number(1, 10_000_000),
            help="Draw so many hands by chance instead; 10,000 where there are too many classes "
            "(Digimon: 4,000), 500 with --against.",
            show_default=False,
        ),
    ] = None,
    going: GoingOption = Going.FIRST,
    goal: GoalOption = None,
    max_nodes: Annotated[
        int | None,
        typer.Option(
            "--max-nodes",
            metavar="N",
            parser=whole_number(1),
            help="Positions for each hand, in its first search: 500 for every class, 5000 for a "
            "sample, 2000 for one that was not asked for. Digimon: for each plan of a turn, 400.",
            show_default=False,
        ),
    ] = None,
    brick: Annotated[
        int | None,
        typer.Option(
            "--brick",
            metavar="N",
            min=1,
            help="Yu-Gi-Oh: a hand that scores less is a brick; if left out, as the goal file "
            "says.",
            show_default=False,
        ),
    ] = None,
    opener_nodes: Annotated[
        int | None,
        typer.Option(
            "--opener-nodes",
            metavar="N",
            parser=whole_number(1),
            help="Yu-Gi-Oh: positions for each card alone, 20000 if left out; a quarter of it "
            "for two cards.",
            show_default=False,
        ),
    ] = None,
    leads: Annotated[
        bool | None,
        typer.Option(
            "--leads/--no-leads",
            help="Yu-Gi-Oh: whether lines of one and two cards lead the hands' search.",
            show_default=False,
        ),
    ] = None,
    reduction: ReductionOption = True,
    against: AgainstOption = None,
    weights: WeightsOption = None,
    orders: Annotated[
        int | None,
        typer.Option(
            "--orders",
            metavar="N",
            min=3,
            max=100_000,
            help="Digimon: orders of the deck for each hand, 8 if left out.",
            show_default=False,
        ),
    ] = None,
    turns: TurnsOption = TURNS,
    memory: MemoryOption = None,
    attacks: AttacksOption = False,
    opponent: ReadingOption = Opponent.ACTIVE,
    memory_hands: Annotated[
        int | None,
        typer.Option(
            "--memory-hands",
            metavar="N",
            min=0,
            max=1_000_000,
            help="Digimon: hands played with 1 to 5 memory, 500 if left out.",
            show_default=False,
        ),
    ] = None,
    seed: SeedOption = SEED,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a run that was stopped.")
    ] = False,
    jobs: JobsOption = 1,
    backend: Annotated[
        str,
        typer.Option("--backend", metavar="local|dask", help="Where the processes are."),
    ] = "local",
    scheduler: Annotated[
        str | None,
        typer.Option(
            "--scheduler",
            metavar="ADDRESS",
            help="The Dask scheduler, with --backend dask.",
            show_default=False,
        ),
    ] = None,
    strict: StrictOption = False,
    list_: ListOption = None,
    progress: ProgressOption = True,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Play every opening hand of a deck, or a sample, and keep the tables in a directory."""
    from analysis import DiskError, RunError, was_begun
    from analysis.games import game_of
    from cli.asked import Wanted
    from cli.games import KINDS
    from cli.open_deck import open_for
    from cli.version import announce_slow_engine
    from search import ClusterError

    if exact and hands is not None:
        raise typer.BadParameter("give --exact or --hands, not both")
    if backend not in ("local", "dask"):
        raise typer.BadParameter(f"--backend is local or dask, not {backend}")
    if (backend == "dask") != (scheduler is not None):
        raise typer.BadParameter("--backend dask and --scheduler ADDRESS belong together")
    out = Output(quiet=quiet, verbose=verbose)
    wanted = Wanted(
        exact=exact, hands=hands, going=going, goal=goal, seed=seed, max_nodes=max_nodes,
        brick=brick, opener_nodes=opener_nodes, leads=leads, reduction=reduction, orders=orders,
        turns=turns, memory=memory, attacks=attacks, memory_hands=memory_hands,
        passive=opponent is Opponent.PASSIVE, against=tuple(against or ()), weights=weights,
    )  # fmt: skip
    try:
        was_begun(output, resume=resume)
    except RunError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    opened = open_for(context, deck, out, strict=strict, limits=list_)
    batch, announcement = KINDS[opened.deck.game].batch(opened, wanted, out)
    announce_slow_engine(out)
    out.note(announcement)
    try:
        run = _analyze(batch, output, jobs, scheduler, resume=resume, bar=progress and not quiet)
        headline = list(game_of(run).headline(run))
    except DiskError as error:
        raise CommandError(ExitCode.CRASH, str(error)) from None
    except (RunError, ClusterError) as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    except KeyboardInterrupt:
        out.note(f"{output}: what is done is kept; go on with --resume")
        raise
    out.payload(fitted("".join(f"{line}\n" for line in headline), out.width))


def _analyze(
    batch: "Batch", path: Path, jobs: int, scheduler: str | None, *, resume: bool, bar: bool
) -> "Run":
    from analysis import analyze as run_batch

    total = sum(len(batch.parts(stage)) for stage in batch.stages)
    with bar_(total, "parts", shown=bar, first=_SOON) as show:

        def moved(now: "Tick") -> None:
            counted = f", {now.counted:,} {batch.counted}" if now.stage == "hands" else ""
            show(now.parts_done, f"{now.stage}: {now.done:,} of {now.total:,}{counted}")

        return run_batch(batch, path, jobs=jobs, scheduler=scheduler, resume=resume, progress=moved)
