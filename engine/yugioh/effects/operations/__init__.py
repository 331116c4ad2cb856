"""The families of operations, in one place; each registers its own (`operation.register`)."""

from engine.yugioh.effects.operations import (
    activating,
    bans,
    both,
    counters,
    departures,
    destruction,
    draws,
    event_cards,
    findings,
    fusions,
    joints,
    life,
    materials,
    negations,
    numbers,
    placements,
    selections,
    set_again,
    summons,
    summons_now,
    summons_onto,
    switching,
    tokens,
)

FAMILIES = (
    activating, bans, both, counters, departures, destruction, draws, event_cards, findings,
    fusions, joints, life, materials, negations, numbers, placements, selections, set_again,
    summons, summons_now, summons_onto, switching,
    tokens,
)  # fmt: skip
