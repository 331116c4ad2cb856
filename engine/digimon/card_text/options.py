"""What the public lists of cards do not have: the Option side of DUAL cards, by card number.

It stands on the lower half of the card (rules 2-11, 4-6-6); all of these have Arts Digivolve.
"""

from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY

_THEIRS: Final = la.Choose(la.DIGIMON, whose=v.OPPONENT)
_EITHER: Final = la.DIGIMON | la.TAMER


def _side(name: str, colors: int, cost: int, trait: str, *do: Node) -> c.OptionSide:
    """With a use requirement: a Digimon or Tamer with this trait on the field."""
    required = c.IgnoreColors((la.exists(la.Trait(trait) & _EITHER, v.FIELD),))
    return c.OptionSide(name, colors, cost, effects=(required, c.Main(do=do)))


OPTIONS: Final[dict[str, c.OptionSide]] = {
    "BT25-057": _side(
        "Final Judgment", v.GREEN, 4, "Glowing Dawn",
        op.Give((c.Keyword("Rush"), c.Keyword("Security Attack", 1), c.DP(5000)),
                la.Choose(la.DIGIMON), v.THIS_TURN),
        op.May((op.Attack(la.Chosen()),)),
    ),
    "BT26-050": _side(
        "Aguichant Lèvres", v.GREEN, 6, "DATA SQUAD",
        op.Suspend(la.Choose(_EITHER, most=2, whose=v.OPPONENT)),
        op.Give((c.Cannot("digivolve"), c.Cannot("unsuspend")),
                la.Each(la.SUSPENDED & _EITHER, whose=v.OPPONENT), v.END_OF_OPPONENTS_TURN),
    ),
    "BT26-056": _side(
        "Inferno Divide", v.BLACK, 3, "TS",
        op.Trash(la.Choose(ANY, v.HAND)), op.DeDigivolve(3, _THEIRS),
    ),
    "ST23-09": _side(
        "Eclipse Impact", v.GREEN, 5, "BEATBREAK",
        op.Suspend(_THEIRS),
        op.ToDeck(la.Choose(la.DIGIMON & la.SUSPENDED & la.Extreme("dp", among=la.SUSPENDED),
                            whose=v.OPPONENT), "bottom"),
    ),
    "ST24-07": _side(
        "GeoGrey Sword", v.YELLOW | v.RED, 5, "DATA SQUAD",
        op.Give((c.DP(-6000),), _THEIRS, v.THIS_TURN),
        op.Delete(la.Choose(la.DIGIMON & la.dp(most=7000), whose=v.OPPONENT)),
    ),
}  # fmt: skip
