"""Keyword effects in terms of the language (comprehensive rules 16).

A keyword is either a flag that a rule looks at (Blocker, Jamming, Rush, …), or an effect that can
be written out (Raid, Evade, Retaliation, …), as its rule says.  The same text serves a keyword
that is printed, inherited, or given for a time.
"""

from functools import lru_cache
from typing import Final

from engine.digimon.language import card as c
from engine.digimon import language as la
from engine.digimon.language import operations as op
from engine.digimon.language.words import Cause, WouldHappen
from engine.digimon import vocabulary as v
from engine.effects import Node
from engine.filters import ANY, Filter

# Keywords that a rule looks at.
FLAGS: Final = frozenset(
    (
        "Blocker", "Piercing", "Jamming", "Security Attack", "Rush", "Reboot", "Collision",
        "Iceclad", "Blast Digivolve", "Progress", "Link", "Blast DNA Digivolve", "Succession",
    )
)  # fmt: skip

# Keywords that rules look for on the card itself: no effect can give them.
PRINTED_ONLY: Final = frozenset(("Blast DNA Digivolve", "Succession"))

_OTHER_DIGIMON: Final = la.DIGIMON & la.OTHER


class KeywordTrigger(c.Trigger):
    """What a keyword does when something happens: it has no effect timing like [When Attacking].

    Rules 16-1, 16-23-2: a keyword is shown by its own icon.
    """


def _instead(cost: tuple[Node, ...], *, what: WouldHappen = "deleted", by: Cause = "",
             who: Filter | None = None) -> c.Would:  # fmt: skip
    return c.Would(what=what, by=by, who=who, do=(op.By(cost, (op.Prevent(),)),))


@lru_cache(maxsize=1024)  # the same keywords are on many cards
def written_out(keyword: c.Keyword) -> tuple[c.Effect, ...] | None:
    """The effects that a keyword stands for; () for a flag, None for one that is not played."""
    name, value, cards = keyword.name, keyword.value, keyword.cards
    if name in FLAGS:
        return ()
    at_end = c.END_OF_YOUR_TURN
    simple: dict[str, tuple[c.Effect, ...]] = {
        # 16-13: when just this Digimon is deleted in battle.
        "Retaliation": (
            KeywordTrigger(on=c.Event("deleted", by="battle"), condition=(la.EventWas("alone"),),
                      do=(op.Delete(la.EventCause()),)),
        ),
        # 16-19
        "Armor Purge": (_instead((op.TrashTopCard(),)),),
        # 16-22
        "Evade": (_instead((op.Suspend(),)),),
        # 16-25
        "Barrier": (_instead((op.TrashSecurity(1, v.YOU),), by="battle"),),
        # 16-23
        "Raid": (
            KeywordTrigger(on=c.WHEN_ATTACKING, do=(op.May((op.SwitchTarget(
                la.Choose(la.DIGIMON & la.UNSUSPENDED & la.Extreme("dp", among=la.UNSUSPENDED),
                          whose=v.OPPONENT),
            ),)),)),
        ),
        # 16-24
        "Alliance": (
            KeywordTrigger(on=c.WHEN_ATTACKING, do=(op.By(
                (op.Suspend(la.Choose(_OTHER_DIGIMON, name="ally")),),
                (op.Give((c.DP(la.NumberOf("dp", la.Chosen("ally"))),
                          c.Keyword("Security Attack", 1)), until=v.THIS_ATTACK),),
            ),)),
        ),
        # 16-27
        "Fortitude": (
            KeywordTrigger(on=c.ON_DELETION, condition=(la.EventWas("with-cards-under"),),
                      do=(op.Play(la.THIS),)),
        ),
        # 16-32
        "Scapegoat": (
            _instead((op.Delete(la.Choose(_OTHER_DIGIMON)),), by="not-your-effect"),
        ),
        # 16-33
        "Vortex": (
            KeywordTrigger(on=at_end, do=(op.May((
                op.Attack(at="digimon", played_this_turn=True),
            )),)),
        ),
        # 16-38
        "Execute": (
            KeywordTrigger(on=at_end, do=(op.May((
                op.Attack(unsuspended=True),
                op.IfDone((op.Pending("attack", (op.Delete(),)),)),
            )),)),
        ),
        # 16-44
        "Engage": (KeywordTrigger(on=at_end, do=(op.May((op.Attack(),)),)),),
        # 16-43
        "Ascension": (
            KeywordTrigger(on=c.ON_DELETION, do=(op.May((op.ToSecurity(la.THIS_CARD),)),)),
        ),
        # 16-45
        "Guard": (
            _instead((op.Delete(),), what="leave", by="opponents-effect", who=_OTHER_DIGIMON),
        ),
        # 16-41
        "Training": (
            c.Main(where=v.FIELD, do=(op.By((op.Suspend(),), (op.PlaceTopUnder(),)),)),
        ),
    }  # fmt: skip
    if name in simple:
        return simple[name]
    if name == "Fragment":  # 16-37
        return (_instead((op.Trash(la.Choose(ANY, v.UNDER, value, of=la.THIS)),)),)
    if name == "Detach":  # 16-46
        return (_instead((op.Trash(la.Choose(_either(cards), v.LINKED, of=la.THIS)),),
                         what="leave", by="not-your-effect"),)  # fmt: skip
    if name == "Decoy":  # 16-18
        return (_instead((op.Delete(),), by="opponents-effect",
                         who=_OTHER_DIGIMON & _either(cards)),)  # fmt: skip
    if name == "Decode":  # 16-36
        return (
            c.Would(what="leave", by="not-battle", do=(op.May((
                op.Play(la.Choose(la.DIGIMON & _either(cards), v.UNDER, of=la.THIS)),
            )),)),
        )  # fmt: skip
    if name == "Partition":  # 16-29
        plays = tuple(op.Play(la.Choose(item, v.UNDER, of=la.THIS)) for item in cards)
        holds = tuple(la.Is(la.HasUnder(item)) for item in cards)
        holds += (la.Is(la.HasUnder(_either(cards), len(cards))),)  # not one card for two
        return (
            c.Would(what="leave", by="not-battle-or-your-effect", condition=holds,
                    do=(op.May(plays),)),
        )  # fmt: skip
    if name == "Mind Link":  # 16-28
        host = la.DIGIMON & _either(cards) & ~la.HasUnder(la.TAMER)
        return (c.Main(do=(op.PlaceUnder(la.THIS, la.Choose(host)),)),)
    if name == "Material Save":  # 16-21
        material = la.Choose(_either(cards), v.UNDER, value, of=la.THIS)
        tamer = la.Choose(la.TAMER)
        return (c.Would(what="deleted", do=(op.May((op.PlaceUnder(material, tamer),)),)),)
    if name == "Overclock":  # 16-34
        fodder = (la.TOKEN | (la.OTHER & _either(cards))) & la.DIGIMON
        return (
            KeywordTrigger(on=at_end, do=(op.By(
                (op.Delete(la.Choose(fodder & la.OTHER)),),
                (op.Attack(at="player", without_suspending=True),),
            ),)),
        )  # fmt: skip
    return None


def _either(cards: tuple[Filter, ...]) -> Filter:
    if not cards:
        return ANY
    item = cards[0]
    for other in cards[1:]:
        item = item | other
    return item


def steps_of(name: str) -> tuple[Node, ...] | None:
    """What a keyword among the steps of an effect does: <Save>, <Blitz>; None if unknown."""
    if name == "Save":  # 16-20
        return (op.May((op.PlaceUnder(la.THIS_CARD, la.Choose(la.TAMER)),)),)
    if name == "Blitz":  # 16-16
        held = la.Compare(la.Memory(v.OPPONENT), ">=", 1)
        return (op.If(held, (op.May((op.Attack(),)),)),)
    return None
