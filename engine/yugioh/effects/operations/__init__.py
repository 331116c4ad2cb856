"""The families of operations, in one place; each registers its own (`operation.register`)."""

from engine.yugioh.effects.operations import (
    activating,
    among,
    answered_card,
    as_spell,
    bans,
    both,
    copying,
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
    phases,
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
    activating, among, answered_card, as_spell, bans, both, copying, counters, departures,
    destruction, draws, event_cards, findings, fusions, joints, life, materials, negations, numbers,
    phases, placements, selections, set_again, summons, summons_now, summons_onto, switching,
    tokens,
)  # fmt: skip
