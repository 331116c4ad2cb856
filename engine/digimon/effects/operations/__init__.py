"""The families of operations, in one place; each registers its own (`operation.register`)."""

from engine.digimon.effects.operations import (
    activations,
    attacks,
    choices,
    departures,
    digivolutions,
    joints,
    lasting,
    links,
    memory,
    orders,
    piles,
    plays,
    reveals,
    security_stacks,
    stacks,
)

FAMILIES = (
    activations, attacks, choices, departures, digivolutions, joints, lasting, links, memory,
    orders, piles, plays, reveals, security_stacks, stacks,
)  # fmt: skip
