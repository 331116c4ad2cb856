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
# In pixels, with all beside the axes: what the narrowest phone has room for, so that text is never
# made smaller than it is written.
_WIDTH: Final = 300
_HEIGHT: Final = 230
_TEXT: Final = 12
_ROW: Final = 22
_LABEL: Final = 110  # of a card's name
_PAIRED: Final = 12  # cards of the heat map: as many names as stand side by side
_ROOM: Final = 14  # on each side, for fonts that are wider than the one they were measured with


def distribution(curve: pl.DataFrame, of: str = "hands", by: str = "best score found") -> str:
    """The share of hands by score; columns `score` and `share`."""
    data = _rows(curve, "score", "share")
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar(color=_MAIN)
        .encode(
            x=alt.X(
                "score:O",
                title=by,
                axis=alt.Axis(labelAngle=0, labelOverlap=True, labelSeparation=4),
            ),
            y=alt.Y("share:Q", title=f"share of {of}", axis=alt.Axis(format="%")),
        )
    )
    return svg(chart, f"Share of {of} by {by}")


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
    return svg(band + line, "At least this score")


def pairs(rows: pl.DataFrame, names: Sequence[str], of: str = "score") -> str:
    """The mean of the hands with both of two cards, for the first cards in `names`.

    Columns `first`, `second` and `mean`.
    """
    names = names[:_PAIRED]
    known = set(names)
    data = []
    for first, second, mean in rows.select("first", "second", "mean").iter_rows():
        if mean is not None and first in known and second in known:
            data.append({"a": first, "b": second, "mean": mean})
            data.append({"a": second, "b": first, "mean": mean})
    limits = alt.Axis(labelLimit=_LABEL, labelAngle=-90)
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
                legend=alt.Legend(orient="top", gradientLength=150),
            ),
        )
    )
    return svg(chart, "Pairs", height=_WIDTH + 60)


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
    return svg(chart, "Levels by turn", height=_ROW * max(len(data), 2) + 60)


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
    return svg(reach + dots, title)


def svg(chart: alt.Chart | alt.LayerChart, title: str, height: int = _HEIGHT) -> str:
    """A chart as an SVG element that fits the width of its page."""
    chart = chart.properties(width=_WIDTH, height=height).configure(
        autosize=alt.AutoSizeParams(type="fit", contains="padding"),
        background="transparent",
        padding={"left": _ROOM, "right": _ROOM, "top": 6, "bottom": _ROOM},
        font="system-ui, sans-serif",
        view=alt.ViewConfig(stroke=None),
        axis=alt.AxisConfig(
            labelColor=_INK, titleColor=_INK, domainColor=_MUTED, tickColor=_MUTED,
            gridColor=_MUTED, gridOpacity=0.3, labelFontSize=_TEXT,
            titleFontSize=_TEXT,
        ),
        legend=alt.LegendConfig(
            labelColor=_INK, titleColor=_INK, labelFontSize=_TEXT, titleFontSize=_TEXT
        ),
        text=alt.MarkConfig(fontSize=_TEXT),
    )  # fmt: skip
    drawn = str(vl_convert.vegalite_to_svg(chart.to_json()))
    for colour, on_page in _PAGE.items():
        drawn = drawn.replace(colour, on_page)
    # The width is the page's; what a screen reader says is the title.
    drawn = re.sub(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"', r"\1", drawn, count=1)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)


def _rows(frame: pl.DataFrame, *columns: str) -> list[dict[str, Any]]:
    return frame.select(columns).to_dicts()
