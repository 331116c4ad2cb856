"""What the public lists of cards do not have: link requirements and link effects, by card number.

They stand on the cards below the illustration (rules 2-3-11, 4-3-5); an Appmon without any has its
line here as well.
"""

from typing import Final, NamedTuple

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY, Filter


class Linked(NamedTuple):
    """The link requirements of a card, if it has any, and its link effects."""

    way: c.Link | None = None
    effects: tuple[Node, ...] = ()


_APPMON: Final = la.Trait("Appmon")
_TS: Final = la.Trait("TS")


def _theirs(filter_: Filter = la.DIGIMON, most: int = 1) -> la.Choose:
    return la.Choose(filter_, most=most, whose=v.OPPONENT)


_THEIRS: Final = _theirs()
_THEIRS_OR_TAMERS: Final = la.Kind(v.DIGIMON | v.TAMER)
_ONE_LINK_CARD: Final = op.Trash(la.Choose(ANY, v.LINKED, of=la.THIS))


def _linking(*do: Node) -> c.Trigger:
    return c.Trigger(on=c.WHEN_LINKING, do=do)


def _attacking(*do: Node) -> c.Trigger:
    return c.Trigger(on=c.WHEN_ATTACKING, limit=1, do=do)


def _for_a_link_card(on: c.Event, *do: Node) -> c.Trigger:
    """ "By trashing 1 of this Digimon's link cards, …"."""
    return c.Trigger(on=on, do=(op.By((_ONE_LINK_CARD,), do),))


def _stuck(filter_: Filter, most: int = 1) -> op.Give:
    """They can't unsuspend until their turn ends."""
    return op.Give((c.Cannot("unsuspend"),), _theirs(filter_, most), v.END_OF_OPPONENTS_TURN)


_SUSPENDS: Final = c.Event("suspended", la.DIGIMON, v.OPPONENT)

LINKS: Final[dict[str, Linked]] = {
    "BT21-071": Linked(
        c.Link(_APPMON, 2, 3000), (_linking(op.Draw(2), op.Trash(la.Choose(ANY, v.HAND, 2))),)
    ),
    "BT24-091": Linked(
        c.Link(_TS, 3, 2000),
        (_attacking(op.AddToHand(_theirs(la.DIGIMON & la.Extreme("level", highest=False)))),),
    ),
    "BT24-095": Linked(
        c.Link(_TS, 3, 2000), (_attacking(op.AddToHand(_theirs(la.DIGIMON & la.SUSPENDED))),)
    ),
    "BT25-007": Linked(
        c.Link(_APPMON, 1, 2000), (_linking(op.Delete(_theirs(la.DIGIMON & la.dp(most=3000)))),)
    ),
    "BT25-036": Linked(
        c.Link(_APPMON, 2, 3000),
        (_linking(op.By((op.Trash(la.Choose(_APPMON, v.HAND)),), (op.Draw(2),))),),
    ),
    "BT25-052": Linked(
        c.Link(_APPMON, 2, 3000), (_linking(op.Suspend(_theirs(_THEIRS_OR_TAMERS))),)
    ),
    "BT25-056": Linked(
        c.Link(_APPMON, 3, 4000), (_linking(op.ToDeck(_theirs(la.DIGIMON & la.SUSPENDED))),)
    ),
    "BT25-061": Linked(c.Link(_APPMON, 1, 2000), (_linking(_stuck(la.DIGIMON)),)),
    "BT25-070": Linked(c.Link(_APPMON, 2, 3000), (_linking(_stuck(_THEIRS_OR_TAMERS)),)),
    "BT25-072": Linked(c.Link(_APPMON, 3, 4000), (_linking(_stuck(_THEIRS_OR_TAMERS, 2)),)),
    "BT25-093": Linked(
        c.Link(_TS, 3, 2000),
        (_attacking(op.Delete(_theirs(la.DIGIMON & la.dp(most=la.NumberOf("dp", la.THIS))))),),
    ),
    "BT25-100": Linked(c.Link(_TS, 2, 2000), (c.Keyword("Collision"), c.Keyword("Piercing"))),
    "EX10-014": Linked(
        c.Link(_APPMON, 2, 3000),
        (_for_a_link_card(c.WHEN_ATTACKING, op.Give((c.DP(-6000),), _THEIRS, v.THIS_TURN)),),
    ),
    "EX10-017": Linked(
        c.Link(_APPMON, 2, 3000), (_for_a_link_card(_SUSPENDS, op.Draw(1), op.GainMemory(1)),)
    ),
    "EX10-019": Linked(
        c.Link(_APPMON, 3, 4000), (_for_a_link_card(_SUSPENDS, op.TrashSecurity(1)),)
    ),
    "EX10-024": Linked(
        c.Link(_APPMON, 1, 2000), (_for_a_link_card(c.WHEN_ATTACKING, op.DeDigivolve(1, _THEIRS)),)
    ),
    "EX10-029": Linked(
        c.Link(_APPMON, 2, 3000),
        (_for_a_link_card(c.WHEN_LINKING, op.Give(
            (c.Cannot("be-de-digivolved"),), la.Choose(la.DIGIMON), v.END_OF_OPPONENTS_TURN)),),
    ),
    "EX10-038": Linked(
        c.Link(_APPMON, 1, 2000),
        (_for_a_link_card(c.WHEN_ATTACKING, op.May((
            op.AddToHand(la.Choose(la.DIGIMON & _APPMON, v.TRASH)),))),),
    ),
    "EX10-043": Linked(
        c.Link(_APPMON, 2, 3000),
        (_for_a_link_card(c.WHEN_ATTACKING, op.Delete(_theirs(
            la.DIGIMON & la.Between("level", 0, 4)))),),
    ),
    "EX10-073": Linked(),
}  # fmt: skip
