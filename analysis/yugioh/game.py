"""How runs of Yu-Gi-Oh! decks are read."""

from analysis.yugioh import compare, headline, report, views


class Yugioh:
    """The `analysis.games.Game` of Yu-Gi-Oh!."""

    name = "yugioh"
    title = "Yu-Gi-Oh!"
    by = views.BY
    full = staticmethod(views.full)
    short = staticmethod(views.short)
    headline = staticmethod(headline.headline)
    compare = staticmethod(compare.compare)
    page = staticmethod(report.page)
    text = staticmethod(report.text)
