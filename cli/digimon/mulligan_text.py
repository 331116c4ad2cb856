"""What `endboard mulligan` found, as a person reads it and as data."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cli.tables import table

if TYPE_CHECKING:
    import polars as pl

    from analysis.digimon.mulligan import Mulligan
    from analysis.run import Manifest


def as_text(found: "Mulligan", *, terminal: bool) -> str:
    """The whole report, in lines."""
    return "".join(f"{line}\n" for line in _lines(found, terminal=terminal))


def shown(frame: "pl.DataFrame", manifest: "Manifest", *, terminal: bool) -> str:
    """A table to read: each number and its interval in one column, that of μ in the headline."""
    from analysis.digimon.units import told
    from analysis.digimon.views import worded

    text = worded(told(frame, manifest))
    return table(text.columns, text.iter_rows(), terminal=terminal)


def as_data(found: "Mulligan") -> dict[str, Any]:
    """The whole report but the single hands, for JSON: see `docs/mulligan.md`."""
    batch, deck = found.plan, found.plan.deck
    redraw = found.redraw
    return {
        "game": "digimon",
        "deck": batch.name,
        "goal": batch.goal.name,
        "going": "first" if deck.first else "second",
        "own_turns": deck.turns,
        "memory": deck.memory,
        "attacks": deck.attacks,
        "opponent": "passive" if deck.passive else "active",
        "seed": batch.seed,
        "exact": not found.sampled,
        "hands": len(found.hands),
        "orders": batch.orders,
        "runs": found.runs,
        "redraw": {"mean": redraw.mean, "low": redraw.low, "high": redraw.high},
        "brick": batch.goal.brick.words(),
        "rules": found.by_rule().to_dicts(),
        "holdings": found.by_holding().to_dicts(),
        "odds": [
            {
                "holds": one.kind.name,
                "copies": one.copies,
                "none": one.none,
                "none_after_redraw": one.none_after_redraw,
            }
            for one in found.odds
        ],
    }


def _lines(found: "Mulligan", *, terminal: bool) -> Iterator[str]:
    from analysis.digimon.headline import ends, hands, middle, setting, value
    from analysis.digimon.units import told
    from analysis.views import coverage, percent

    manifest = found.plan.manifest()
    rules = found.by_rule()
    never = told(rules, manifest).row(0, named=True)
    yield from coverage(manifest)
    yield setting(manifest)
    yield hands(manifest)
    yield f"Value: {value(manifest)}; brick: {manifest.goal['brick']}"
    yield ""
    yield (
        f"A redrawn hand is worth μ = {middle(never, 'worth')} on average "
        f"({ends(never, 'worth')}): keep exactly the hands that are worth as much"
    )
    yield ""
    yield shown(rules, manifest, terminal=terminal)
    yield shown(found.by_holding(), manifest, terminal=terminal)
    cards = len(found.plan.deck.main)
    for one in found.odds:
        yield (
            f"{one.copies} {one.kind.name}{'s' if one.copies != 1 else ''} in {cards} cards: "
            f"none in five {percent(one.none)}, and {percent(one.none_after_redraw)} after "
            "redrawing every such hand"
        )
