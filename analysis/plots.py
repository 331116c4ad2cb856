"""The figures of a report, as SVG: drawn by Altair, turned into SVG by vl-convert, no browser.

Text and lines take the colour of the page (`currentColor`), marks take the page's colours by
variables, so that one drawing fits a light page, a dark one and paper.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert

# Stand for what the page decides; no mark has these colours otherwise.
_INK: Final = "#010203"
_MUTED: Final = "#040506"
_MAIN: Final = "#070809"
_SECOND: Final = "#0a0b0c"
_PAGE: Final = {
    _INK: "currentColor",
    _MUTED: "var(--muted)",
    _MAIN: "var(--main)",
    _SECOND: "var(--second)",
}
_WIDTH: Final = 460
_ROW: Final = 22
_LABEL: Final = 150  # pixels of a card's name
_ROOM: Final = 28  # beside them, for fonts that are wider than the one they were measured with


def distribution(curve: pl.DataFrame) -> str:
    """The share of hands by the score of their best end board."""
    data = _rows(curve, "score", "share")
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar(color=_MAIN)
        .encode(
            x=alt.X("score:O", title="best score found", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("share:Q", title="share of hands", axis=alt.Axis(format="%")),
        )
    )
    return svg(chart.properties(width=_WIDTH, height=220), "Hands by best score")


def score_curve(curve: pl.DataFrame) -> str:
    """The share of hands that reach at least each score: found, and its bounds."""
    data = _rows(curve, "score", "at_least", "low", "high")
    base = alt.Chart(alt.Data(values=data)).encode(x=alt.X("score:Q", title="at least this score"))
    band = base.mark_area(interpolate="step-before", color=_SECOND, opacity=0.35).encode(
        y=alt.Y("low:Q", title="share of hands", axis=alt.Axis(format="%")), y2="high:Q"
    )
    line = base.mark_line(interpolate="step-before", color=_MAIN, strokeWidth=2.5).encode(
        y="at_least:Q"
    )
    return svg((band + line).properties(width=_WIDTH, height=240), "At least this score")


def starters(rows: pl.DataFrame) -> str:
    """The chance to open each starter; columns `cards` (text) and `probability`."""
    data = _rows(rows, "cards", "probability")
    base = alt.Chart(alt.Data(values=data)).encode(
        y=alt.Y("cards:N", sort=None, title=None, axis=alt.Axis(labelLimit=_LABEL)),
        x=alt.X("probability:Q", title="opened in", axis=alt.Axis(format="%")),
    )
    words = base.mark_text(align="left", dx=4, color=_INK).encode(
        text=alt.Text("probability:Q", format=".2%")
    )
    chart = (base.mark_bar(color=_MAIN) + words).properties(
        width=_WIDTH - _LABEL, height=_ROW * len(data)
    )
    return svg(chart, "Starters")


def gains(rows: pl.DataFrame) -> str:
    """What each card in hand adds to the mean score; columns `name` and `gain`."""
    data = _rows(rows.filter(pl.col("gain").is_not_null()), "name", "gain")
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar()
        .encode(
            y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=_LABEL)),
            x=alt.X("gain:Q", title="mean score with it, against without it"),
            color=alt.condition("datum.gain < 0", alt.value(_SECOND), alt.value(_MAIN)),
        )
        .properties(width=_WIDTH - _LABEL, height=_ROW * len(data))
    )
    return svg(chart, "Cards")


def pairs(rows: pl.DataFrame, names: Sequence[str]) -> str:
    """The mean score of the hands with both of two cards, for the cards in `names`."""
    known = set(names)
    data = []
    for first, second, mean in rows.select("first", "second", "score_mean").iter_rows():
        if mean is not None and first in known and second in known:
            data.append({"a": first, "b": second, "mean": mean})
            data.append({"a": second, "b": first, "mean": mean})
    limits = alt.Axis(labelLimit=_LABEL, labelAngle=-60)
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_rect()
        .encode(
            x=alt.X("a:N", sort=list(names), title=None, axis=limits),
            y=alt.Y("b:N", sort=list(names), title=None, axis=alt.Axis(labelLimit=_LABEL)),
            color=alt.Color(
                "mean:Q",
                title="mean score",
                scale=alt.Scale(scheme="viridis"),
                legend=alt.Legend(orient="top", gradientLength=200),
            ),
        )
        .properties(width=_WIDTH - _LABEL, height=_WIDTH - _LABEL)
    )
    return svg(chart, "Pairs")


def svg(chart: "alt.TopLevelMixin", title: str) -> str:
    """A chart as an SVG element that fits the width of its page."""
    chart = chart.configure(
        background="transparent",
        padding={"left": _ROOM, "right": _ROOM, "top": 6, "bottom": _ROOM},
        font="system-ui, sans-serif",
        view=alt.ViewConfig(stroke=None),
        axis=alt.AxisConfig(
            labelColor=_INK, titleColor=_INK, domainColor=_MUTED, tickColor=_MUTED,
            gridColor=_MUTED, gridOpacity=0.3, labelFontSize=12, titleFontSize=12,
        ),
        legend=alt.LegendConfig(labelColor=_INK, titleColor=_INK),
    )  # fmt: skip
    drawn = str(vl_convert.vegalite_to_svg(chart.to_json()))
    for colour, on_page in _PAGE.items():
        drawn = drawn.replace(colour, on_page)
    # The width is the page's; what a screen reader says is the title.
    drawn = re.sub(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"', r"\1", drawn, count=1)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)


def _rows(frame: pl.DataFrame, *columns: str) -> list[dict[str, Any]]:
    return frame.select(columns).to_dicts()
