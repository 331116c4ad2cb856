"""The report of a run: one HTML file with everything in it, or text to paste.

The page needs no network; its one script steps through the lines. What is in it comes from the
tables alone, but for the time and memory that the run took, which are of the machine it ran on.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from analysis.games import game_of
from analysis.pictures import styles
from analysis.run import Run, RunError
from analysis.views import between, cell, coverage, percent, titled


def html(run: Run, pictures: Mapping[str, str] | None = None) -> str:
    """The whole report, with pictures of cards by name if there are some: see `pictures`.

    Raises RunError where the run is not complete, or an extra is missing.
    """
    game = game_of(run)
    try:
        shown = game.page(run)
    except ImportError as error:
        raise _missing(error) from None
    manifest = run.manifest
    alarm = "".join(coverage(manifest))
    return render(
        f"{game.name}.html",
        manifest=manifest,
        title=titled(manifest),
        alarm=alarm,
        pictures=styles(pictures or {}),
        **shown,
    )


def render(template: str, **shown: Any) -> str:
    """A page made from a template. Raises RunError where the extra `report` is missing."""
    made: str = environment().get_template(template).render(**shown)
    # A figure and its sign are never parted by the end of a line.
    return re.sub(r"(?<=\d) %", "\N{NO-BREAK SPACE}%", made)


def environment() -> Any:
    """What templates are made with. Raises RunError where the extra `report` is missing."""
    try:
        from jinja2 import Environment, FunctionLoader, StrictUndefined
    except ImportError as error:
        raise _missing(error) from None
    made = Environment(
        loader=FunctionLoader(_template), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True,
    )  # fmt: skip
    made.filters["percent"] = percent
    made.filters["between"] = between
    made.filters["cell"] = lambda value: cell("", value)
    made.filters["copies"] = _copies
    return made


def _copies(names: Iterable[str]) -> str:
    """Cards in a row, copies counted."""
    times = "\N{MULTIPLICATION SIGN}"
    return ", ".join(
        f"{number}{times} {name}" if number > 1 else name for name, number in Counter(names).items()
    )


def _missing(error: ImportError) -> RunError:
    return RunError(
        f"a page needs the packages of the extra `report` ({error.name} is missing); run "
        "pip install 'endboard[report]'"
    )


def text(run: Run) -> str:
    """The lines of a run in the way players write them, one after the other."""
    return "".join(f"{line}\n" for line in game_of(run).text(run))


def _template(name: str) -> str:
    return resources.files("analysis.templates").joinpath(name).read_text("utf-8")
