"""`endboard analyze`: every opening hand of a deck, or a sample of them, into a run directory."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import DeckArgument, QuietOption, VerboseOption
from cli.output import Output
from cli.progress import bar as bar_
from cli.search import SEED, SIZES, Going, goal_for

if TYPE_CHECKING:
    from analysis import Batch, Run, Tick


def analyze(
    deck: DeckArgument,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="RUN", help="The directory of the run, a new one."),
    ],
    exact: Annotated[
        bool, typer.Option("--exact", help="Search every class of hands; so if nothing is said.")
    ] = False,
    hands: Annotated[
        int | None,
        typer.Option(
            "--hands",
            metavar="N",
            min=1,
            max=10_000_000,
            help="Draw so many hands by chance instead.",
            show_default=False,
        ),
    ] = None,
    going: Annotated[
        Going, typer.Option("--going", metavar="first|second", help="5 cards in hand, or 6.")
    ] = Going.FIRST,
    goal: Annotated[
        str | None,
        typer.Option(
            "--goal",
            metavar="FILE|none",
            help="The goal file to play for; none for the default value. A bundled deck has its "
            "own.",
            show_default=False,
        ),
    ] = None,
    brick: Annotated[
        int | None,
        typer.Option(
            "--brick",
            metavar="N",
            min=1,
            help="A hand that scores less is a brick; if left out, as the goal file says.",
            show_default=False,
        ),
    ] = None,
    max_nodes: Annotated[
        int | None,
        typer.Option(
            "--max-nodes",
            metavar="N",
            min=1,
            help="Positions for each hand: 500 for every class, 5000 for a sample.",
            show_default=False,
        ),
    ] = None,
    opener_nodes: Annotated[
        int,
        typer.Option(
            "--opener-nodes",
            metavar="N",
            min=1,
            help="Positions for each card alone; a quarter of it for two cards.",
        ),
    ] = 20_000,
    leads: Annotated[
        bool,
        typer.Option(
            "--leads/--no-leads", help="Whether lines of one and two cards lead the hands' search."
        ),
    ] = True,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="Which hands are drawn.")
    ] = SEED,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a run that was stopped.")
    ] = False,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes at the same time."),
    ] = 1,
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
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit code 4 if any card has no definition.")
    ] = False,
    progress: Annotated[
        bool, typer.Option("--progress/--no-progress", help="A progress bar, in a terminal.")
    ] = True,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Search every opening hand of a deck, or a sample, and keep the tables in a directory."""
    from analysis import EXACT_NODES, SAMPLE_NODES, Batch, DiskError, RunError, Settings
    from cli.open_deck import open_deck
    from cli.version import announce_slow_engine, number
    from search import ClusterError, DeckSpec

    if exact and hands is not None:
        raise typer.BadParameter("give --exact or --hands, not both")
    if backend not in ("local", "dask"):
        raise typer.BadParameter(f"--backend is local or dask, not {backend}")
    if (backend == "dask") != (scheduler is not None):
        raise typer.BadParameter("--backend dask and --scheduler ADDRESS belong together")
    out = Output(quiet=quiet, verbose=verbose)
    opened = open_deck(deck, out, strict=strict)
    list_ = opened.deck
    size = SIZES[going]
    if len(list_.main) < size:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{list_.source}: expected {size} cards or more in the main deck"
        )
    wanted, source = goal_for(goal, list_, opened.game())
    announce_slow_engine(out)
    settings = Settings(
        going=going.value,
        size=size,
        hands=hands,
        seed=seed if hands is not None else 0,
        max_nodes=max_nodes or (EXACT_NODES if hands is None else SAMPLE_NODES),
        opener_nodes=opener_nodes,
        leads=leads,
        brick=brick or _brick(wanted.brick, bool(source)),
    )
    spec = DeckSpec(list_.name, list_.main, list_.extra, opened.facts)
    batch = Batch(spec, settings, wanted, source, number())
    out.note(_announcement(batch))
    try:
        run = _analyze(batch, output, jobs, scheduler, resume=resume, bar=progress and not quiet)
    except DiskError as error:
        raise CommandError(ExitCode.CRASH, str(error)) from None
    except (RunError, ClusterError) as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    except KeyboardInterrupt:
        out.note(f"{output}: what is done is kept; go on with --resume")
        raise
    _tell(run, out)


def _brick(threshold: int | None, has_goal: bool) -> int:
    """The score of a brick where the user does not say it."""
    from analysis import DEFAULT_BRICK, GOAL_BRICK

    return threshold or (GOAL_BRICK if has_goal else DEFAULT_BRICK)


def _announcement(batch: "Batch") -> str:
    """What is about to be done."""
    settings, listed = batch.settings, len(batch.drawn[0])
    what = f"{listed:,} classes of hands"
    if settings.hands is not None:
        what = f"{settings.hands:,} hands drawn with --seed {settings.seed} ({what})"
    return (
        f"{batch.deck.name}, going {settings.going}: {what}, {settings.max_nodes:,} positions each"
    )


def _analyze(
    batch: "Batch", path: Path, jobs: int, scheduler: str | None, *, resume: bool, bar: bool
) -> "Run":
    from analysis import analyze as run_batch

    with bar_(len(batch.drawn[0]), "hands", shown=bar) as show:

        def moved(now: "Tick") -> None:
            if now.stage == "hands":
                show(now.done, f"{now.decided:,} decided")
            else:
                show(0, f"first the openers: {now.stage} {now.done} of {now.total}")

        return run_batch(batch, path, jobs=jobs, scheduler=scheduler, resume=resume, progress=moved)


def _tell(run: "Run", out: Output) -> None:
    """The headline of a run that is complete."""
    from cli.stats_text import headline

    out.payload(headline(run))
