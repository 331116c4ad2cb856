"""From a deck and the options of `endboard analyze` to the batch that it asks for.

One function for each game.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cli.digimon.opened import OpenDigimon
from cli.exit_codes import CommandError, ExitCode
from cli.options import SIZES, TURNS, Going
from cli.output import Output
from cli.yugioh.goals import goal_for
from cli.yugioh.opened import OpenDeck

if TYPE_CHECKING:
    from analysis import Batch, DigimonBatch


@dataclass(frozen=True)
class Wanted:
    """The options of the command; None where one was not given."""

    exact: bool
    hands: int | None
    going: Going
    goal: str | None
    seed: int
    max_nodes: int | None = None
    brick: int | None = None
    opener_nodes: int | None = None
    leads: bool | None = None
    orders: int | None = None
    turns: int = TURNS
    memory: int | None = None
    attacks: bool = False
    memory_hands: int | None = None


def yugioh(opened: OpenDeck, wanted: Wanted) -> tuple["Batch", str]:
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
    from search import DeckSpec

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
    batch = YugiohBatch(spec, settings, goal, source, number())
    what = f"{len(batch.drawn[0]):,} classes of hands"
    if settings.hands is not None:
        what = f"{settings.hands:,} hands drawn with --seed {settings.seed} ({what})"
    return batch, (
        f"{list_.name}, going {settings.going}: {what}, {settings.max_nodes:,} positions each"
    )


def digimon(opened: OpenDigimon, wanted: Wanted, out: Output) -> tuple["Batch", str]:
    from analysis.digimon.batch import MEMORY_HANDS, ORDERS

    batch = digimon_batch(
        opened, wanted, out,
        orders=wanted.orders or ORDERS,
        memory_hands=MEMORY_HANDS if wanted.memory_hands is None else wanted.memory_hands,
    )  # fmt: skip
    what = f"{len(batch.dealt):,} classes of hands"
    if batch.hands is not None:
        what = f"{batch.hands:,} hands drawn with --seed {batch.seed}"
    return batch, (
        f"{batch.name}, going {wanted.going.value}: {what}, {batch.orders} orders of the deck each"
    )


def digimon_batch(
    opened: OpenDigimon, wanted: Wanted, out: Output, *, orders: int, memory_hands: int
) -> "DigimonBatch":
    """The hands of a Digimon deck; a sample where there are too many classes and none is asked for.

    Says which effects are not played.
    """
    from analysis.digimon.batch import HANDS, MOST_CLASSES, DigimonBatch, class_count
    from cli.digimon.goals import goal_for as digimon_goal_for
    from cli.version import number
    from search import SoloSpec

    list_ = opened.deck
    spec = SoloSpec(
        list_.main, list_.eggs, tuple(opened.facts.values()), wanted.turns,
        wanted.memory, wanted.attacks, wanted.going is Going.FIRST,
    )  # fmt: skip
    game = spec.game()
    for card, text in game.missing:
        if card.defined:
            out.note(f"{card.name} {card.number}: not played: {text}")
    goal, source = digimon_goal_for(wanted.goal, list_, game)
    spec = replace(spec, goal=goal, max_nodes=wanted.max_nodes or spec.max_nodes)
    hands = wanted.hands
    if hands is None and not wanted.exact and (classes := class_count(spec)) > MOST_CLASSES:
        hands = HANDS
        out.note(
            f"{classes:,} classes of hands are more than {MOST_CLASSES:,}: {HANDS:,} hands are "
            "drawn; --exact plays every class"
        )
    return DigimonBatch(
        spec, hands, orders, wanted.seed, memory_hands, list_.name, source, number()
    )
