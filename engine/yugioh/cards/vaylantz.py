"""The two "Vaylantz World" Field Spells: each brings the other to the opponent's Field Zone."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import ONCE_PER_TURN, Activate, Ignition, Note, spell
from engine.yugioh.language import (
    FACE_UP, MONSTER, Choose, Chosen, Named, Series, State, Type, Zones, exists,
)  # fmt: skip
from engine.yugioh.language import PlaceAsSpell, SpecialSummon

_KONIG_WISSEN = 75952542
_SHINRA_BANSHO = 49568943

_VAYLANTZ = Series(0x17E, "Vaylantz")
_BOTH_FIELD_ZONES = exists(Zones(1 << v.FIELD_ZONE), v.SZONE, v.EITHER, 2)


def _activation(passcode: int) -> Activate:
    """It places another Field Spell of the series on the opponent's side."""
    other = _VAYLANTZ & Type(v.FIELD) & ~Named(passcode)
    return Activate(do=(PlaceAsSpell(Choose(other, v.DECK), v.OPPONENT),))


SHINRA_BANSHO = spell(
    _SHINRA_BANSHO, "Vaylantz World - Shinra Bansho", v.FIELD,
    series=(_VAYLANTZ.code,),
    effects=(
        _activation(_SHINRA_BANSHO),
        Ignition(
            v.SZONE,
            limit=ONCE_PER_TURN,
            by_turn_player=True,
            condition=(_BOTH_FIELD_ZONES,),
            target=(Choose(FACE_UP & MONSTER & State("free-column"), v.SZONE),),
            do=(SpecialSummon(Chosen(), zones="column"),),
            unsupported="cards always take the first free Spell & Trap Zone, so its column is not "
            "chosen",
        ),
    ),
)  # fmt: skip

KONIG_WISSEN = spell(
    _KONIG_WISSEN, "Vaylantz World - Konig Wissen", v.FIELD,
    series=(_VAYLANTZ.code,),
    effects=(
        _activation(_KONIG_WISSEN),
        Note(
            "the turn player can turn an Effect Monster of the opponent, across from a monster "
            "of theirs, into a Continuous Spell"
        ),
    ),
)  # fmt: skip
