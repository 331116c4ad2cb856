"""How runs of Yu-Gi-Oh! decks are read."""

from analysis.yugioh import compare, headline, report, unfinished, views


class Yugioh:
    """The `analysis.games.Game` of Yu-Gi-Oh!."""

    name = "yugioh"
    title = "Yu-Gi-Oh!"
    by = views.BY
    full = staticmethod(views.full)
    short = staticmethod(views.short)
    headline = staticmethod(headline.headline)
    unfinished = staticmethod(unfinished.unfinished)
    compare = staticmethod(compare.compare)
    page = staticmethod(report.page)
    text = staticmethod(report.text)
