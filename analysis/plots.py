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


def distribution(curve: pl.DataFrame, of: str = "hands", by: str = "best score found") -> str:
    """The share of hands by score; columns `score` and `share`."""
    data = _rows(curve, "score", "share")
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar(color=_MAIN)
        .encode(
            x=alt.X("score:O", title=by, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("share:Q", title=f"share of {of}", axis=alt.Axis(format="%")),
        )
    )
    return svg(chart.properties(width=_WIDTH, height=220), f"Share of {of} by {by}")


def score_curve(curve: pl.DataFrame, of: str = "hands", least: str = "at least this score") -> str:
    """The share of hands that reach at least each score: found, and its bounds."""
    data = _rows(curve, "score", "at_least", "low", "high")
    base = alt.Chart(alt.Data(values=data)).encode(x=alt.X("score:Q", title=least))
    band = base.mark_area(interpolate="step-before", color=_SECOND, opacity=0.35).encode(
        y=alt.Y("low:Q", title=f"share of {of}", axis=alt.Axis(format="%")), y2="high:Q"
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


def gains(rows: pl.DataFrame, of: str = "score") -> str:
    """What each card in hand adds to the mean; columns `name` and `gain`."""
    data = _rows(rows.filter(pl.col("gain").is_not_null()), "name", "gain")
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar()
        .encode(
            y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=_LABEL)),
            x=alt.X("gain:Q", title=f"mean {of} with it, against without it"),
            color=alt.condition("datum.gain < 0", alt.value(_SECOND), alt.value(_MAIN)),
        )
        .properties(width=_WIDTH - _LABEL, height=_ROW * len(data))
    )
    return svg(chart, "Cards")


def pairs(rows: pl.DataFrame, names: Sequence[str], of: str = "score") -> str:
    """The mean of the hands with both of two cards, for the cards in `names`.

    Columns `first`, `second` and `mean`.
    """
    known = set(names)
    data = []
    for first, second, mean in rows.select("first", "second", "mean").iter_rows():
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
                title=f"mean {of}",
                scale=alt.Scale(scheme="viridis"),
                legend=alt.Legend(orient="top", gradientLength=200),
            ),
        )
        .properties(width=_WIDTH - _LABEL, height=_WIDTH - _LABEL)
    )
    return svg(chart, "Pairs")


def levels(rows: pl.DataFrame) -> str:
    """The share of orders at each level or higher by own turn; columns as in the table."""
    data = _rows(
        rows.filter(pl.col("level") > 0).with_columns(
            ("Level " + pl.col("level").cast(pl.String)).alias("name")
        ),
        "turn", "name", "at_least", "at_least_low", "at_least_high",
    )  # fmt: skip
    base = alt.Chart(alt.Data(values=data)).encode(
        y=alt.Y("turn:O", title="own turn"),
        yOffset=alt.YOffset("name:N", sort="descending"),
    )
    bars = base.mark_bar(color=_MAIN).encode(
        x=alt.X(
            "at_least:Q", title="share of orders with this level or higher",
            axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]),
        ),
    )  # fmt: skip
    words = base.mark_text(align="left", dx=4, color=_INK).encode(
        x="at_least_high:Q", text=alt.Text("name:N")
    )
    reach = base.mark_rule(color=_SECOND, strokeWidth=2).encode(
        x="at_least_low:Q", x2="at_least_high:Q"
    )
    chart = bars + reach + words
    height = _ROW * max(len(data), 2)
    return svg(chart.properties(width=_WIDTH - 60, height=height), "Levels by turn")


def intervals(rows: pl.DataFrame, x: str, y: str, title: str, form: str = "") -> str:
    """A number with its interval for each of a few cases; columns `y`, `y_low` and `y_high`."""
    data = _rows(rows, x, y, f"{y}_low", f"{y}_high")
    base = alt.Chart(alt.Data(values=data)).encode(
        x=alt.X(f"{x}:O", title=x, axis=alt.Axis(labelAngle=0))
    )
    axis = alt.Axis(format=form) if form else alt.Axis()
    reach = base.mark_rule(color=_SECOND, strokeWidth=3).encode(
        y=alt.Y(f"{y}_low:Q", title=title, axis=axis, scale=alt.Scale(zero=False)),
        y2=f"{y}_high:Q",
    )
    dots = base.mark_point(color=_MAIN, filled=True, size=90).encode(y=f"{y}:Q")
    return svg((reach + dots).properties(width=_WIDTH // 2, height=200), title)


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
