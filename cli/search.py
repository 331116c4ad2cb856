"""`endboard search`: the best end boards from an opening hand."""

from pathlib import Path
from typing import Annotated

import typer

from cli.asked import Asked
from cli.exit_codes import CommandError, ExitCode
from cli.games import KINDS, given
from cli.numbers import whole_number
from cli.options import (
    SEED,
    TURNS,
    AgainstOption,
    AttacksOption,
    DeckArgument,
    EveryPositionOption,
    EveryZoneOption,
    Format,
    FormatOption,
    GoalOption,
    Going,
    GoingOption,
    ListOption,
    Opponent,
    OutputOption,
    OwnNegationsOption,
    ProgressOption,
    QuietOption,
    ReadingOption,
    ReductionOption,
    StrictOption,
    TurnsOption,
    VerboseOption,
    WeightsOption,
)
from cli.output import Output

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
    target: Annotated[
        str | None,
        typer.Option(
            "--target",
            metavar="CARDS",
            help="Yu-Gi-Oh: the board to reach, in place of a goal: cards of the deck, with @ATK, "
            "@DEF, @SET, @GY, @HAND, @BANISHED or @MATERIAL behind a name if need be.",
            show_default=False,
        ),
    ] = None,
    top: Annotated[
        int,
        typer.Option("--top", metavar="N", min=1, max=100, help="How many end boards are shown."),
    ] = 5,
    max_nodes: Annotated[
        int,
        typer.Option(
            "--max-nodes",
            metavar="N",
            parser=whole_number(1),
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
    list_: ListOption = None,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs",
            "-j",
            metavar="N",
            min=1,
            help="Processes: for several --hand, the positions of one, or orders (Digimon).",
        ),
    ] = 1,
    progress: ProgressOption = True,
    every_zone: EveryZoneOption = False,
    every_position: EveryPositionOption = False,
    own_negations: OwnNegationsOption = False,
    reduction: ReductionOption = True,
    turns: TurnsOption = TURNS,
    memory: Annotated[
        str | None,
        typer.Option(
            "--memory",
            metavar="N|N-M",
            help="Digimon: memory after each turn of the opponent; what they leave, if left out. "
            "1-5 compares what 1, 2, 3, 4 and 5 make.",
            show_default=False,
        ),
    ] = None,
    attacks: AttacksOption = False,
    opponent: ReadingOption = Opponent.ACTIVE,
    orders: Annotated[
        int,
        typer.Option("--orders", metavar="N", min=1, help="Digimon: orders of the deck sampled."),
    ] = 100,
    html: Annotated[
        Path | None,
        typer.Option(
            "--html",
            metavar="FILE",
            help="Also write the lines as a page to step through, board by board.",
            show_default=False,
        ),
    ] = None,
    against: AgainstOption = None,
    weights: WeightsOption = None,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Play every legal line from an opening hand and show the best end boards."""
    from cli.open_deck import open_for

    if goal is not None and target is not None:
        raise CommandError(
            ExitCode.USAGE, "--goal and --target both say what to play for; give one of them"
        )
    out = Output(output, quiet=quiet, verbose=verbose)
    page = None if html is None else Output(html)
    opened = open_for(context, deck, out, strict=strict, limits=list_)
    asked = Asked(
        hands=tuple(hand or ()),
        going=going,
        goal=goal,
        top=top,
        max_nodes=max_nodes if given(context, "max_nodes") else None,
        time_limit=time_limit,
        seed=seed,
        as_json=format is Format.JSON,
        timing=timing,
        require_proof=require_proof,
        jobs=jobs,
        bar=progress and not quiet,
        every_zone=every_zone,
        every_position=every_position,
        own_negations=own_negations,
        reduction=reduction,
        turns=turns,
        memory=memory,
        attacks=attacks,
        passive=opponent is Opponent.PASSIVE,
        orders=orders,
        page=page,
        against=tuple(against or ()),
        weights=weights,
        target=target,
    )
    KINDS[opened.deck.game].search(opened, asked, out)
