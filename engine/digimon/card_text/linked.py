"""What the public lists of cards do not have: link requirements and link effects, by card number.

They stand on the cards below the illustration (rules 2-3-11, 4-3-5); an Appmon without any has its
line here as well.
"""

from typing import Final, NamedTuple

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.language.words import Duration
from engine.effects import Node
from engine.filters import ANY, Filter


class Linked(NamedTuple):
    """The link requirements of a card, if it has any, and its link effects."""

    way: c.Link | None = None
    effects: tuple[Node, ...] = ()


_APPMON: Final = la.Trait("Appmon")
_TS: Final = la.Trait("TS")
_TAMERS_TOO: Final = la.Kind(v.DIGIMON | v.TAMER)
# What Appmon of these forms print, and Options with the Plug-In trait.
_STND: Final = c.Link(_APPMON, 1, 2000)
_SUP: Final = c.Link(_APPMON, 2, 3000)
_ULT: Final = c.Link(_APPMON, 3, 4000)
_PLUG_IN: Final = c.Link(la.Between("level", 3), 2, 2000)


def _theirs(filter_: Filter = la.DIGIMON, most: int = 1) -> la.Choose:
    return la.Choose(filter_, most=most, whose=v.OPPONENT)


_THEIRS: Final = _theirs()
_ONE_LINK_CARD: Final = op.Trash(la.Choose(ANY, v.LINKED, of=la.THIS))


def _linking(*do: Node) -> c.Trigger:
    return c.Trigger(on=c.WHEN_LINKING, do=do)


def _this(*what: Node) -> op.Give:
    """This Digimon has it until their turn ends."""
    return op.Give(what, la.THIS, v.END_OF_OPPONENTS_TURN)


def _weaker(by: Node | int, until: Duration = v.THIS_TURN) -> op.Give:
    return op.Give((c.DP(by),), _THEIRS, until)


def _below(level: int) -> op.Delete:
    return op.Delete(_theirs(la.DIGIMON & la.Between("level", 0, level)))


def _attacking(*do: Node) -> c.Trigger:
    return c.Trigger(on=c.WHEN_ATTACKING, limit=1, do=do)


def _at_your_end(*do: Node) -> c.Trigger:
    return c.Trigger(on=c.END_OF_YOUR_TURN, limit=1, do=do)


def _under(host: Node) -> la.Choose:
    return la.Choose(ANY, v.UNDER, whose=v.OPPONENT, of=host)


def _played_from(area: int) -> op.May:
    return op.May((op.Play(la.Choose(la.DIGIMON & la.level(3) & _APPMON, area)),))


def _for_a_link_card(on: c.Event, *do: Node) -> c.Trigger:
    """ "By trashing 1 of this Digimon's link cards, …"."""
    return c.Trigger(on=on, do=(op.By((_ONE_LINK_CARD,), do),))


def _stuck(filter_: Filter, most: int = 1) -> op.Give:
    """They can't unsuspend until their turn ends."""
    return op.Give((c.Cannot("unsuspend"),), _theirs(filter_, most), v.END_OF_OPPONENTS_TURN)


_SUSPENDS: Final = c.Event("suspended", la.DIGIMON, v.OPPONENT)

LINKS: Final[dict[str, Linked]] = {
    "AD1-005": Linked(),
    "BT21-041": Linked(
        _STND,
        (c.Static(c.DP(-3000), la.Each(ANY, 0, v.OPPONENT, security_digimon=True), turn=v.YOU),),
    ),
    "BT21-043": Linked(_SUP, (_linking(_weaker(-2000, v.END_OF_OPPONENTS_TURN)),)),
    "BT21-053": Linked(
        _STND,
        (_linking(op.Give((c.Cannot("attack-players"),), _THEIRS, v.END_OF_OPPONENTS_TURN)),),
    ),
    "BT21-054": Linked(_STND, (_linking(op.Delete(_theirs(la.DIGIMON & la.cost(most=3)))),)),
    "BT21-070": Linked(
        _SUP, (_linking(op.May((op.AddToHand(la.Choose(la.DIGIMON & _APPMON, v.TRASH)),))),)
    ),
    "BT21-071": Linked(
        _SUP, (_linking(op.Draw(2), op.Trash(la.Choose(ANY, v.HAND, 2))),)
    ),
    "BT22-009": Linked(_SUP, (_linking(op.Delete(_theirs(la.DIGIMON & la.dp(most=4000)))),)),
    "BT22-016": Linked(_STND, (_linking(op.Trash(_under(_THEIRS))),)),
    "BT22-030": Linked(_STND, (_attacking(_weaker(-2000)),)),
    "BT22-033": Linked(_SUP, (c.Trigger(on=c.WHEN_ATTACKING, do=(_played_from(v.HAND),)),)),
    "BT22-035": Linked(_ULT, (_linking(_weaker(la.Count(la.DIGIMON & _APPMON, times=-4000))),)),
    "BT22-039": Linked(),
    "BT22-050": Linked(_SUP, (_linking(op.Suspend(_THEIRS)),)),
    "BT22-055": Linked(_STND, (c.Keyword("Blocker"),)),
    "BT22-058": Linked(_SUP, (_linking(op.DeDigivolve(1, _THEIRS)),)),
    "BT22-075": Linked(_ULT, (c.Keyword("Scapegoat"),)),
    "BT23-007": Linked(_STND, (c.Keyword("Piercing"),)),
    "BT23-009": Linked(_SUP, (_at_your_end(op.May((op.Attack(at="player"),))),)),
    "BT23-016": Linked(_STND, (_linking(op.Draw(1)),)),
    "BT23-021": Linked(_SUP, (_linking(_this(c.Cannot("be-deleted-in-battle"))),)),
    "BT23-022": Linked(_ULT, (c.Keyword("Security Attack", 1),)),
    "BT23-028": Linked(
        _SUP,
        (_linking(op.Give((c.Cannot("activate", timing="digivolved"),), _THEIRS,
                          v.END_OF_OPPONENTS_TURN)),),
    ),
    "BT23-033": Linked(
        _ULT,
        (_linking(_this(c.Cannot("be-returned", by="opponents-effect"),
                        c.Cannot("be-de-digivolved", by="opponents-effect"))),),
    ),
    "BT23-039": Linked(_STND, (_linking(op.May((op.Suspend(_THEIRS),))),)),
    "BT23-052": Linked(_SUP, (_linking(_this(c.Keyword("Reboot"), c.Keyword("Blocker"))),)),
    "BT24-032": Linked(_STND, (_linking(_weaker(-2000)),)),
    "BT24-036": Linked(_SUP, (c.Trigger(on=c.ON_DELETION, do=(_weaker(-5000),)),)),
    "BT24-038": Linked(_ULT, (_linking(_weaker(-7000)),)),
    "BT24-053": Linked(_STND, (c.Keyword("Blocker"),)),
    "BT24-057": Linked(_SUP, (c.Trigger(on=c.ON_DELETION, do=(op.DeDigivolve(1, _THEIRS),)),)),
    "BT24-067": Linked(_STND, (c.Keyword("Retaliation"),)),
    "BT24-071": Linked(_SUP, (c.Trigger(on=c.ON_DELETION, do=(_played_from(v.TRASH),)),)),
    "BT24-077": Linked(
        _ULT, (_linking(op.Delete(_theirs(la.DIGIMON & la.Extreme("dp", highest=False)))),)
    ),
    "BT24-079": Linked(),
    "BT24-091": Linked(
        c.Link(_TS, 3, 2000),
        (_attacking(op.AddToHand(_theirs(la.DIGIMON & la.Extreme("level", highest=False)))),),
    ),
    "BT24-092": Linked(c.Link(_TS, 3, 2000), (_attacking(_weaker(-6000)),)),
    "BT24-095": Linked(
        c.Link(_TS, 3, 2000), (_attacking(op.AddToHand(_theirs(la.DIGIMON & la.SUSPENDED))),)
    ),
    "BT25-007": Linked(
        _STND, (_linking(op.Delete(_theirs(la.DIGIMON & la.dp(most=3000)))),)
    ),
    "BT25-036": Linked(
        _SUP,
        (_linking(op.By((op.Trash(la.Choose(_APPMON, v.HAND)),), (op.Draw(2),))),),
    ),
    "BT25-045": Linked(_STND, (_linking(op.Suspend(_THEIRS)),)),
    "BT25-052": Linked(
        _SUP, (_linking(op.Suspend(_theirs(_TAMERS_TOO))),)
    ),
    "BT25-056": Linked(
        _ULT, (_linking(op.ToDeck(_theirs(la.DIGIMON & la.SUSPENDED))),)
    ),
    "BT25-061": Linked(_STND, (_linking(_stuck(la.DIGIMON)),)),
    "BT25-070": Linked(_SUP, (_linking(_stuck(_TAMERS_TOO)),)),
    "BT25-072": Linked(_ULT, (_linking(_stuck(_TAMERS_TOO, 2)),)),
    "BT25-093": Linked(
        c.Link(_TS, 3, 2000),
        (_attacking(op.Delete(_theirs(la.DIGIMON & la.dp(most=la.NumberOf("dp", la.THIS))))),),
    ),
    "BT25-100": Linked(c.Link(_TS, 2, 2000), (c.Keyword("Collision"), c.Keyword("Piercing"))),
    "EX10-014": Linked(
        _SUP,
        (_for_a_link_card(c.WHEN_ATTACKING, op.Give((c.DP(-6000),), _THEIRS, v.THIS_TURN)),),
    ),
    "EX10-017": Linked(
        _SUP, (_for_a_link_card(_SUSPENDS, op.Draw(1), op.GainMemory(1)),)
    ),
    "EX10-019": Linked(
        _ULT, (_for_a_link_card(_SUSPENDS, op.TrashSecurity(1)),)
    ),
    "EX10-024": Linked(
        _STND, (_for_a_link_card(c.WHEN_ATTACKING, op.DeDigivolve(1, _THEIRS)),)
    ),
    "EX10-029": Linked(
        _SUP,
        (_for_a_link_card(c.WHEN_LINKING, op.Give(
            (c.Cannot("be-de-digivolved"),), la.Choose(la.DIGIMON), v.END_OF_OPPONENTS_TURN)),),
    ),
    "EX10-038": Linked(
        _STND,
        (_for_a_link_card(c.WHEN_ATTACKING, op.May((
            op.AddToHand(la.Choose(la.DIGIMON & _APPMON, v.TRASH)),))),),
    ),
    "EX10-043": Linked(
        _SUP,
        (_for_a_link_card(c.WHEN_ATTACKING, op.Delete(_theirs(
            la.DIGIMON & la.Between("level", 0, 4)))),),
    ),
    "EX10-073": Linked(),
    "ST22-09": Linked(_PLUG_IN, (c.Keyword("Jamming"),)),
    "ST22-11": Linked(_PLUG_IN, (c.Keyword("Blocker"),)),
    "ST22-12": Linked(_SUP, (_linking(op.ToDeck(_theirs(la.DIGIMON & la.dp(most=5000)))),)),
}  # fmt: skip
