"""How runs of Digimon decks are read."""

from analysis.digimon import compare, headline, report, views
from analysis.digimon.unfinished import unfinished


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

    unfinished = staticmethod(unfinished)
