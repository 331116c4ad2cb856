"""Steps that send cards of both players: what they are, for all who say and read them."""

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language.amounts import HowMany, Times, UpTo
from engine.yugioh.language.filters import InPlace, State, Zones
from engine.yugioh.language.joining import IfDone, Then
from engine.yugioh.language.meant import Choose, Each
from engine.yugioh.language.operations import Damage, SendToGrave

__all__ = ["sent_for_each_other"]

_EXTRA_ZONES = 0b1100000


def sent_for_each_other(mine: str, theirs: str, damage: int) -> tuple[Node, ...]:
    """All cards the player controls but in the Extra Monster Zone are sent to the GY, then up to so
    many of the opponent's as are in the player's GY; and damage for each in the opponent's.
    """
    sent = Each(~(Zones(_EXTRA_ZONES) & InPlace(v.MZONE)), v.FIELD_PLACES, name=mine)
    many = HowMany(mine, InPlace(v.GRAVE) & State("owned"))
    others = Choose(ANY, v.FIELD_PLACES, 1, UpTo(many), v.OPPONENT, theirs)
    hurt = Times(HowMany(mine, InPlace(v.GRAVE) & ~State("owned"), theirs), damage)
    then = SendToGrave(others), Then((Damage(hurt, v.OPPONENT),))
    return SendToGrave(sent), IfDone(then)
