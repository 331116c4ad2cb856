"""What exchanges make of a deck: to read, and for other programs."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Any, Final

from analysis.exchanges import Exchange, Gain
from analysis.yugioh.tuning import BRICK, SCORE, Figure, Judged, plain, sign, through
from cli.tables import table
from cli.yugioh import cards as facts
from cli.yugioh.tuning import Result, Step

_LEFT: Final = "left behind"
_NAMES: Final = {BRICK: "bricks", SCORE: "mean score"}
_CSV: Final = (
    "step", "rank", "out", "out_passcode", "in", "in_passcode", "figure", "gain", "low", "high",
    "draws", "verdict",
)  # fmt: skip


def verdict(one: Judged, by: str) -> str:
    """What is known of an exchange; `better` only where the interval says so."""
    if not one.final:
        return _LEFT
    return {1: "better", -1: "worse", 0: "not told apart"}[one.gains[by].verdict * sign(by)]


# ---------------------------------------------------------------------- text


def as_text(result: Result, top: int, *, terminal: bool) -> str:
    """The whole result, in lines."""
    return "".join(f"{line}\n" for line in _lines(result, top, terminal=terminal))


def _lines(result: Result, top: int, *, terminal: bool) -> Iterator[str]:
    by = result.settings.by
    figures = list(dict.fromkeys((by, BRICK, SCORE)))
    if result.against:
        twins = [through(figure) for figure in dict.fromkeys((plain(by), BRICK, SCORE))]
        figures = list(dict.fromkeys((*figures, *twins)))
    source = f" ({result.source})" if result.source else ""
    yield (
        f"{result.before.name}, going {result.asked.going.value}: exchanges of one copy, by {by}"
        f"{source}; a hand that scores below {result.settings.brick} is a brick"
    )
    for number, step in enumerate(result.steps, 1):
        yield ""
        if result.asked.steps > 1:
            yield f"Step {number}"
        yield "As it is: " + "; ".join(
            f"{_called(figure)} {_figure(figure, step.tuned.figures[figure])}" for figure in figures
        )
        yield ""
        rows = step.tuned.exchanges[:top]
        heads = [head for figure in figures for head in (_head(figure), "between")]
        yield table(
            ["out", "in", *heads, "draws", ""],
            [
                [
                    facts.name(one.exchange.out), facts.name(one.exchange.into),
                    *(cell for figure in figures for cell in _cells(one, figure)),
                    f"{one.gains[by].draws:,}", verdict(one, by),
                ]
                for one in rows
            ],
            terminal=terminal,
        ).rstrip()  # fmt: skip
        if others := len(step.tuned.estimated) + len(step.tuned.exchanges) - len(rows):
            yield f"and {others:,} more; --format csv has all, --top N shows more"
        yield ""
        yield _outcome(step, by)
    if result.against:
        yield ""
        yield (
            "through: on average, the opponent holds one of these cards or none: "
            + ", ".join(map(facts.name, result.against))
        )
    last = result.steps[-1].tuned
    yield ""
    yield from _path(result)
    share = 1 - last.searched / last.asked
    yield (
        f"Searches: {last.asked:,} hands of all lists, {last.searched:,} of them searched; "
        f"{100 * share:.0f} % were taken over from a list that is the same to the hand"
    )


def _outcome(step: Step, by: str) -> str:
    if step.taken is None:
        return "No exchange is better: the intervals of the last ones do not tell."
    one = step.taken
    mean, between = _gain(by, one.gains[by])
    return (
        f"Better: {facts.name(one.exchange.into)} for {facts.name(one.exchange.out)}: "
        f"{_called(by)} {mean} ({between})"
    )


def _path(result: Result) -> Iterator[str]:
    taken = [step.taken for step in result.steps if step.taken is not None]
    if len(result.steps) < 2 or not taken:
        return
    yield "The way:"
    for number, one in enumerate(taken, 1):
        mean, between = _gain(result.settings.by, one.gains[result.settings.by])
        yield (
            f"  {number}. -1 {facts.name(one.exchange.out)}, +1 {facts.name(one.exchange.into)}: "
            f"{mean} ({between})"
        )
    yield ""


def _called(figure: str) -> str:
    return _twin(figure, _NAMES.get(plain(figure), plain(figure)))


def _head(figure: str) -> str:
    """The head of a figure's column: a named goal, of which there is one, is told above."""
    return _twin(figure, _NAMES.get(plain(figure), "goal"))


def _twin(figure: str, called: str) -> str:
    return called if figure == plain(figure) else f"{called}, through"


def _figure(figure: str, found: Figure) -> str:
    low, high = found.between
    if plain(figure) == SCORE:
        return f"{found.value:.2f} ({low:.2f} to {high:.2f})"
    return f"{100 * found.value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _cells(one: Judged, figure: str) -> tuple[str, str]:
    """What an exchange changes; nothing where that was not looked at."""
    return _gain(figure, one.gains[figure]) if figure in one.gains else ("", "")


def _gain(figure: str, found: Gain) -> tuple[str, str]:
    scale, unit = (1, "") if plain(figure) == SCORE else (100, " %")
    mean, low, high = (f"{scale * value:+.2f}" for value in (found.mean, found.low, found.high))
    return f"{mean}{unit}", f"{low} to {high}"


# ------------------------------------------------------------------ programs


def as_data(result: Result) -> dict[str, Any]:
    """The result as JSON."""
    by = result.settings.by
    last = result.steps[-1].tuned
    return {
        "deck": result.before.name,
        "going": result.asked.going.value,
        "goal": result.source or None,
        "by": by,
        "brick": result.settings.brick,
        "draws": result.settings.draws,
        "seed": result.settings.seed,
        "max_nodes": result.settings.max_nodes,
        "against": [facts.name(card) for card in result.against],
        "steps": [
            {
                "figures": {
                    figure: {"value": found.value, "low": found.between.low,
                             "high": found.between.high}
                    for figure, found in step.tuned.figures.items()
                },
                "taken": None if step.taken is None else _exchange(step.taken.exchange),
                "exchanges": [
                    {
                        **_exchange(one.exchange),
                        "verdict": verdict(one, by),
                        "draws": one.gains[by].draws,
                        "gains": {
                            figure: {"gain": found.mean, "low": found.low, "high": found.high}
                            for figure, found in one.gains.items()
                        },
                    }
                    for one in step.tuned.exchanges
                ],
                "estimated": [
                    {**_exchange(one), "gain": worth} for one, worth in step.tuned.estimated
                ],
            }
            for step in result.steps
        ],
        "main": list(result.deck.main),
        "side": list(result.deck.side),
        "hands": last.asked,
        "searched": last.searched,
    }  # fmt: skip


def _exchange(one: Exchange) -> dict[str, Any]:
    return {
        "out": {"name": facts.name(one.out), "passcode": one.out},
        "in": {"name": facts.name(one.into), "passcode": one.into},
    }


def as_csv(result: Result) -> str:
    """A row for each figure of each exchange."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_CSV)
    for number, step in enumerate(result.steps, 1):
        for rank, one in enumerate(step.tuned.exchanges, 1):
            for figure, found in one.gains.items():
                known = (found.mean, found.low, found.high, found.draws)
                said = verdict(one, result.settings.by)
                writer.writerow((number, rank, *_named(one.exchange), figure, *known, said))
        first = len(step.tuned.exchanges) + 1
        for rank, (exchange, worth) in enumerate(step.tuned.estimated, first):
            figures = (result.settings.by, worth, "", "", "", "estimated")
            writer.writerow((number, rank, *_named(exchange), *figures))
    return text.getvalue()


def _named(one: Exchange) -> tuple[str, int, str, int]:
    return facts.name(one.out), one.out, facts.name(one.into), one.into
