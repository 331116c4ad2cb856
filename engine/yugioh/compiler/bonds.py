"""Cards that stay linked to a monster: what that makes of their activation, and what comes of it.

Source: the card texts ("When this card leaves the field, destroy that monster. When that monster is
destroyed, destroy this card.").
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engine.effects import Node, walk
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v

_AWAY: Final = v.HAND | v.DECK | v.GRAVE | v.BANISHED
_BONDED: Final = la.State("bonded")
_HELD: Final = (la.NegateBonded(), la.ControlBonded(), la.ProtectBonded())
_SAFE: Final = (
    la.Indestructible(la.MONSTER & _BONDED, v.OPPONENT, ("battle", "effect"), whose=v.EITHER),
    la.Untargetable(la.MONSTER & _BONDED, v.OPPONENT, whose=v.EITHER),
)  # fmt: skip
_ENDS: Final = {
    "destroyed": la.Event("destroyed", _BONDED, from_=v.MZONE),
    "leaves": la.Event("sent", _BONDED, from_=v.MZONE),
}  # fmt: skip
_BACK: Final = la.TakeControl(la.FormerMonster(), to=v.OPPONENT)
_DONE: Final = {"banish": la.Banish, "destroy": la.Destroy, "shuffle": la.ToDeck}
_GIVEN_BACK: Final = la.EachTime(_AWAY, on=la.Event("sent", from_=v.SZONE), do=(_BACK,))


def bonded(card: la.Card, effects: Iterable[Node]) -> Iterator[Node]:
    """The effects of a card, with what links it to its monster written out."""
    if la.HoldsBearer() in card.effects:
        yield from (*effects, la.HoldsBonded(), _GIVEN_BACK)
        return
    for one in walk(card.effects):
        if isinstance(one, la.GoesWith):
            gone = la.Event("sent", from_=v.MZONE)
            yield la.EachTime(_AWAY | v.EXTRA, on=gone, do=(_DONE[one.do](la.FormerMonster()),))
    rules = (la.DestroysBonded, la.DestroyedWithBonded)
    if not any(isinstance(item, rules) for item in card.effects):
        yield from effects
        return
    activations = [item for item in card.effects if isinstance(item, la.Activate)]
    if len(activations) != 1 or not any(
        len(one.target) == 1 for one in la.activations(activations[0])
    ):
        raise CompileError(f"{card.name}: nothing that it is linked to")
    for item in effects:
        if isinstance(item, la.Activate):
            if la.bullets(item):
                linked = tuple((_linked(one),) for one in la.bullets(item))
                yield replace(item, do=(la.OneOf(linked),))
                continue
            rest = tuple(step for step in item.do if step not in _HELD)
            if la.ControlBonded() in item.do:
                rest = (*rest, la.TakeControl(la.Chosen()))
            yield replace(item, do=(*rest, la.Bond(la.Chosen())))
            if la.NegateBonded() in item.do:
                yield la.Ban(("effect",), _BONDED, whose=v.EITHER)
            if la.ProtectBonded() in item.do:
                yield from _SAFE
            if la.ControlBonded() in item.do:
                yield la.Ban(("activate",), _BONDED)
                yield la.HoldsBonded()
                yield _GIVEN_BACK
        elif isinstance(item, la.DestroysBonded):
            gone = la.Event("sent", from_=v.SZONE)
            yield la.EachTime(_AWAY, on=gone, do=(la.Destroy(la.FormerMonster()),))
        elif isinstance(item, la.DestroyedWithBonded):
            yield la.EachTime(v.SZONE, on=_ENDS[item.when], do=(la.Destroy(la.SELF),))
        else:
            yield item


def _linked(bullet: la.Bullet) -> la.Bullet:
    """A way of activating the card: with a target it is linked to that."""
    if not bullet.target:
        return bullet
    if len(bullet.target) > 1 or any(step in _HELD for step in bullet.do):
        raise CompileError("a card that is activated with one target is linked to it")
    return replace(bullet, do=(*bullet.do, la.Bond(la.Chosen())))
