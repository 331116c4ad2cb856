"""What `endboard mulligan` found, as a person reads it and as data."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cli.stats_text import percent
from cli.tables import table

if TYPE_CHECKING:
    import polars as pl

    from analysis.mulligan import Mulligan

_SHARES = {"probability", "kept", "brick"}
_TITLES = {"probability": "of hands", "by": "", "keep_low": "from", "keep_high": "to"}


def as_text(name: str, found: "Mulligan", *, terminal: bool) -> str:
    """The whole report, in lines."""
    return "".join(f"{line}\n" for line in _lines(name, found, terminal=terminal))


def shown(frame: "pl.DataFrame", *, terminal: bool) -> str:
    """A table to read: each number and its interval in one column, that of μ in the headline."""
    columns = [
        name
        for name in frame.columns
        if not name.endswith(("_low", "_high")) and name not in ("numbers", "at_most", "drawn")
    ]
    rows = []
    for row in frame.iter_rows(named=True):
        cells = []
        for name in columns:
            cells.append(_cell(name, row[name]))
            if f"{name}_low" in row and name != "redraw":
                cells[-1] += f" ({_number(row[f'{name}_low'])} to {_number(row[f'{name}_high'])})"
            if name == "worth" and row["at_most"] is not None:
                cells[-1] += f", at most {_number(row['at_most'])}"
        rows.append(cells)
    titles = [_TITLES.get(name, name) for name in columns]
    return table(titles, rows, terminal=terminal)


def as_data(name: str, found: "Mulligan") -> dict[str, Any]:
    """The whole report but the single hands, for JSON: see `docs/mulligan.md`."""
    plan, deck = found.plan, found.plan.deck
    redraw = found.redraw
    return {
        "game": "digimon",
        "deck": name,
        "going": "first" if deck.first else "second",
        "own_turns": deck.turns,
        "memory": deck.memory,
        "attacks": deck.attacks,
        "seed": plan.seed,
        "exact": not found.sampled,
        "hands": len(found.hands),
        "orders": plan.orders,
        "runs": found.runs,
        "redraw": {"mean": redraw.mean, "low": redraw.low, "high": redraw.high},
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


def _lines(name: str, found: "Mulligan", *, terminal: bool) -> Iterator[str]:
    plan, deck = found.plan, found.plan.deck
    between = "passes" if deck.memory is None else f"leaves {deck.memory} memory"
    attacks = ", with attacks" if deck.attacks else ""
    yield (
        f"{name}, going {'first' if deck.first else 'second'}, {deck.turns} own turns, the "
        f"opponent {between} in between{attacks}"
    )
    hands = (
        f"{len(found.hands):,} hands drawn by chance"
        if found.sampled
        else f"All {sum(hand.ways for hand in found.hands):,} hands in {len(found.hands):,} classes"
    )
    yield (
        f"{hands}, {plan.orders} orders of the deck each: {found.runs:,} runs (seed {plan.seed}); "
        "intervals are 95 %"
    )
    redraw = found.redraw
    yield ""
    yield (
        f"A redrawn hand is worth μ = {_number(redraw.mean)} on average ({_number(redraw.low)} to "
        f"{_number(redraw.high)}): keep exactly the hands that are worth as much"
    )
    yield ""
    yield shown(found.by_rule(), terminal=terminal)
    yield shown(found.by_holding(), terminal=terminal)
    cards = len(deck.main)
    for one in found.odds:
        yield (
            f"{one.copies} {one.kind.name}{'s' if one.copies != 1 else ''} in {cards} cards: "
            f"P(none in five) = {one.none:.4f}, and {one.none_after_redraw:.4f} after redrawing "
            "every such hand"
        )


def _cell(name: str, value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, float):
        return percent(value) if name in _SHARES else _number(value, signed=name == "gain")
    return f"{value:,}" if isinstance(value, int) else str(value)


def _number(value: float | None, *, signed: bool = False) -> str:
    if value is None:
        return "?"
    return f"{value:+,.0f}" if signed else f"{value:,.0f}"
