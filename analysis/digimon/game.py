"""How runs of Digimon decks are read."""

from analysis.digimon import compare, headline, report, views
from analysis.run import Run, RunError, Unfinished


class Digimon:
    """The `analysis.games.Game` of Digimon."""

    name = "digimon"
    title = "Digimon"
    by = views.BY
    full = staticmethod(views.full)
    short = staticmethod(views.short)
    headline = staticmethod(headline.headline)
    compare = staticmethod(compare.compare)
    page = staticmethod(report.page)
    text = staticmethod(report.text)

    @staticmethod
    def unfinished(run: Run) -> Unfinished:
        """Refused: what a redraw is worth needs every hand."""
        raise RunError(
            f"{run.path}: what a Digimon hand is worth depends on all hands, so a run is read when "
            "it is complete; give endboard analyze the same arguments and --resume"
        )
