"""From a Yu-Gi-Oh deck and the options of `endboard analyze` to the batch that it asks for."""

from typing import TYPE_CHECKING

from cli.asked import Wanted
from cli.exit_codes import CommandError, ExitCode
from cli.options import SIZES
from cli.output import Output
from cli.yugioh.against import asked_against, with_facts
from cli.yugioh.goals import goal_for
from cli.yugioh.opened import OpenDeck

if TYPE_CHECKING:
    from analysis import Batch


def batch(opened: OpenDeck, wanted: Wanted, out: Output) -> tuple["Batch", str]:
    """Every opening hand of the deck or a sample, and what is about to be done in words.

    A sample where there are too many classes and neither is asked for.
    """
    from analysis import (
        ALL_ANSWERS,
        DEFAULT_BRICK,
        EXACT_NODES,
        GOAL_BRICK,
        HANDS,
        HANDS_AGAINST,
        HANDS_NODES,
        MOST_CLASSES,
        OPENER_NODES,
        SAMPLE_NODES,
        YugiohBatch,
        YugiohSettings,
    )  # fmt: skip
    from analysis.hands import class_count
    from cli.version import number
    from search.yugioh import AGAIN, DeckSpec, alike

    list_, size = opened.deck, SIZES[wanted.going]
    if len(list_.main) < size:
        raise CommandError(
            ExitCode.BAD_INPUT, f"{list_.source}: expected {size} cards or more in the main deck"
        )
    goal, source = goal_for(wanted.goal, list_, opened.game())
    spec = DeckSpec(list_.name, list_.main, list_.extra, opened.facts)
    classes = class_count(list_.main, size, alike(spec.game(), goal))
    against = asked_against(wanted.against, wanted.weights, out)
    if against is not None:
        spec = with_facts(spec, against)
    hands, nodes = wanted.hands, EXACT_NODES if wanted.hands is None else SAMPLE_NODES
    if hands is None and not wanted.exact and against is not None:
        hands, nodes = HANDS_AGAINST, SAMPLE_NODES
    elif hands is None and not wanted.exact and classes > MOST_CLASSES:
        hands, nodes = HANDS, HANDS_NODES
        out.note(
            f"{classes:,} classes of hands are more than {MOST_CLASSES:,}: {HANDS:,} hands are "
            "drawn, which tells shares to a point; --exact plays every class"
        )
    settings = YugiohSettings(
        going=wanted.going.value,
        size=size,
        hands=hands,
        seed=wanted.seed if hands is not None else 0,
        max_nodes=wanted.max_nodes or nodes,
        opener_nodes=wanted.opener_nodes or OPENER_NODES,
        leads=wanted.leads is not False,
        reduction=wanted.reduction,
        brick=wanted.brick or goal.brick or (GOAL_BRICK if source else DEFAULT_BRICK),
    )
    made = YugiohBatch(spec, settings, goal, source, number(), against)
    what = f"{len(made.drawn[0]):,} classes of hands"
    if hands is not None:
        what = f"{hands:,} hands drawn with --seed {settings.seed} ({what})"
    told = (
        f"{list_.name}, going {settings.going}: {what}, {settings.max_nodes:,} positions each, "
        f"up to {AGAIN * settings.max_nodes:,} more if undecided"
    )
    if against is not None:
        cards = len(against.cards)
        told += (
            f"; through {cards} card{'s' if cards > 1 else ''} up to "
            f"{ALL_ANSWERS * settings.max_nodes:,} more"
        )
    return made, told
