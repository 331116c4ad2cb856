"""The report of a run: one HTML file with everything in it, or text to paste.

The page needs no network and no script. What is in it comes from the tables alone, but for the
time and memory that the run took, which are of the machine that it ran on.
"""

from importlib import resources

from analysis.games import game_of
from analysis.run import Run, RunError
from analysis.views import cell, coverage, percent, titled


def html(run: Run) -> str:
    """The whole report. Raises RunError where the run is not complete, or an extra is missing."""
    game = game_of(run)
    try:
        from jinja2 import Environment, FunctionLoader, StrictUndefined

        shown = game.page(run)
    except ImportError as error:
        raise RunError(
            f"a report needs the packages of the extra `report` ({error.name} is missing); run "
            "pip install 'endboard[report]'"
        ) from None
    environment = Environment(
        loader=FunctionLoader(_template), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True,
    )  # fmt: skip
    environment.filters["percent"] = percent
    environment.filters["cell"] = lambda value: cell("", value)
    page = environment.get_template(f"{game.name}.html")
    manifest = run.manifest
    alarm = "".join(coverage(manifest))
    made: str = page.render(manifest=manifest, title=titled(manifest), alarm=alarm, **shown)
    return made


def text(run: Run) -> str:
    """The lines of a run in the way players write them, one after the other."""
    return "".join(f"{line}\n" for line in game_of(run).text(run))


def _template(name: str) -> str:
    return resources.files("analysis.templates").joinpath(name).read_text("utf-8")
