"""The families of operations, in one place; each registers its own (`operation.register`)."""

from engine.digimon.effects.operations import (
    activations,
    attacks,
    departures,
    lasting,
    memory,
    piles,
    plays,
    stacks,
)

FAMILIES = (activations, attacks, departures, lasting, memory, piles, plays, stacks)
