"""Advanced Deck Set ST-10, Parallel World Tactician."""

from engine.digimon.language.card import Main, Security, option
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language.operations import IfDone, May, OneOf, ToSecurity, TrashSecurity
from engine.digimon.vocabulary import PURPLE, YELLOW

_TO_THEIR_SECURITY = OneOf((
    (ToSecurity(ONE_OF_THEIRS, "top"),),
    (ToSecurity(ONE_OF_THEIRS, "bottom"),),
))  # fmt: skip

CHAOS_DEGRADATION = option(
    "ST10-14", "Chaos Degradation", YELLOW | PURPLE, 8,
    effects=(Main(do=(_TO_THEIR_SECURITY, IfDone((TrashSecurity(1),)))),),
    security=(Security(do=(May((_TO_THEIR_SECURITY,)),)),),
)  # fmt: skip
