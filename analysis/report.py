"""The report of a run: one HTML file with everything in it, or text to paste.

The page needs no network; its one script steps through the lines. What is in it comes from the
tables alone, but for the time and memory that the run took, which are of the machine it ran on.
"""

from importlib import resources
from typing import Any

from analysis.games import game_of
from analysis.run import Run, RunError
from analysis.views import cell, coverage, percent, titled


def html(run: Run) -> str:
    """The whole report. Raises RunError where the run is not complete, or an extra is missing."""
    game = game_of(run)
    try:
        shown = game.page(run)
    except ImportError as error:
        raise _missing(error) from None
    manifest = run.manifest
    alarm = "".join(coverage(manifest))
    return render(f"{game.name}.html", manifest=manifest, title=titled(manifest), alarm=alarm,
                  **shown)  # fmt: skip


def render(template: str, **shown: Any) -> str:
    """A page made from a template. Raises RunError where the extra `report` is missing."""
    made: str = environment().get_template(template).render(**shown)
    return made


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
    made.filters["cell"] = lambda value: cell("", value)
    return made


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
