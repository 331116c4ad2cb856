"""From a Yu-Gi-Oh deck and the options of `endboard analyze` to the batch that it asks for."""

from typing import TYPE_CHECKING

from cli.asked import Wanted
from cli.exit_codes import CommandError, ExitCode
from cli.options import SIZES
from cli.yugioh.goals import goal_for
from cli.yugioh.opened import OpenDeck

if TYPE_CHECKING:
    from analysis import Batch


def batch(opened: OpenDeck, wanted: Wanted) -> tuple["Batch", str]:
    """Every opening hand of the deck or a sample, and what is about to be done in words."""
    from analysis import (
        DEFAULT_BRICK,
        EXACT_NODES,
        GOAL_BRICK,
        OPENER_NODES,
        SAMPLE_NODES,
        YugiohBatch,
        YugiohSettings,
    )  # fmt: skip
    from cli.version import number
    from search.yugioh import DeckSpec

    list_, size = opened.deck, SIZES[wanted.going]
    if len(list_.main) < size:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{list_.source}: expected {size} cards or more in the main deck"
        )
    goal, source = goal_for(wanted.goal, list_, opened.game())
    settings = YugiohSettings(
        going=wanted.going.value,
        size=size,
        hands=wanted.hands,
        seed=wanted.seed if wanted.hands is not None else 0,
        max_nodes=wanted.max_nodes or (EXACT_NODES if wanted.hands is None else SAMPLE_NODES),
        opener_nodes=wanted.opener_nodes or OPENER_NODES,
        leads=wanted.leads is not False,
        brick=wanted.brick or goal.brick or (GOAL_BRICK if source else DEFAULT_BRICK),
    )
    spec = DeckSpec(list_.name, list_.main, list_.extra, opened.facts)
    hands = YugiohBatch(spec, settings, goal, source, number())
    what = f"{len(hands.drawn[0]):,} classes of hands"
    if settings.hands is not None:
        what = f"{settings.hands:,} hands drawn with --seed {settings.seed} ({what})"
    return hands, (
        f"{list_.name}, going {settings.going}: {what}, {settings.max_nodes:,} positions each"
    )
