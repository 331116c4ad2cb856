"""From a Digimon deck and the options of `endboard analyze` to the batch that it asks for."""

from dataclasses import replace
from typing import TYPE_CHECKING

from cli.asked import Wanted
from cli.digimon.goals import goal_for, played_for
from cli.digimon.opened import OpenDigimon
from cli.options import Going
from cli.output import Output

if TYPE_CHECKING:
    from analysis import Batch, DigimonBatch


def batch(opened: OpenDigimon, wanted: Wanted, out: Output) -> tuple["Batch", str]:
    """Every opening hand of the deck or a sample, and what is about to be done in words."""
    from analysis.digimon.plan import MEMORY_HANDS, ORDERS

    hands = digimon_batch(
        opened, wanted, out,
        orders=wanted.orders or ORDERS,
        memory_hands=MEMORY_HANDS if wanted.memory_hands is None else wanted.memory_hands,
    )  # fmt: skip
    what = f"{len(hands.dealt):,} classes of hands"
    if hands.hands is not None:
        what = f"{hands.hands:,} hands drawn with --seed {hands.seed}"
    return hands, (
        f"{hands.name}, going {wanted.going.value}: {what}, {hands.orders} orders of the deck each"
    )


def digimon_batch(
    opened: OpenDigimon,
    wanted: Wanted,
    out: Output,
    *,
    orders: int,
    memory_hands: int,
) -> "DigimonBatch":
    """The hands of a Digimon deck; a sample where there are too many classes and none is asked for.

    Says which effects are not played.
    """
    from analysis.digimon.batch import DigimonBatch
    from analysis.digimon.plan import HANDS, MOST_CLASSES, class_count
    from cli.version import number
    from engine.digimon.wording import refusal
    from search.digimon import SoloSpec

    list_ = opened.deck
    spec = SoloSpec(
        list_.main, list_.eggs, tuple(opened.facts.values()), wanted.turns,
        wanted.memory, wanted.attacks, wanted.going is Going.FIRST, passive=wanted.passive,
    )  # fmt: skip
    game = spec.game()
    for card, item, why in game.missing:
        if card.defined:
            out.note(f"{card.name} {card.number}: not played: {refusal(item, card, why)}")
    goal, source = goal_for(wanted.goal, list_, game)
    spec = replace(spec, max_nodes=wanted.max_nodes or spec.max_nodes)
    spec = played_for(spec, goal, source, wanted.goal, out)
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
