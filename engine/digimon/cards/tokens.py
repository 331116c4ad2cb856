"""Tokens: what the effects that play them say of them (rule 4-21)."""

from typing import Final

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose
from engine.digimon.language.card import (
    DP,
    Card,
    Cannot,
    Keyword,
    ON_DELETION,
    Static,
    Trigger,
)
from engine.digimon.language.operations import Give, TrashSecurity
from engine.digimon.language.filters import Color
from engine.effects import Node


def _token(name: str, colors: int, dp: int, *effects: Node) -> Card:
    """A Digimon Token; without a level and a play cost if nothing is said of them."""
    return Card(f"Token {name}", name, v.DIGIMON, colors, dp=dp, effects=effects, token=True)


DIABOROMON: Final = Card(
    "Token Diaboromon",
    "Diaboromon",
    v.DIGIMON,
    v.WHITE,
    6,
    14,
    3000,
    traits=("Mega", "Unknown", "Unidentified"),
    token=True,
)
FAMILIAR: Final = _token(
    "Familiar",
    v.YELLOW,
    3000,
    Trigger(on=ON_DELETION, do=(Give((DP(-3000),), Choose(DIGIMON, whose=v.OPPONENT)),)),
)
PIPE_FOX: Final = _token("Pipe Fox", v.YELLOW, 6000, Keyword("Blocker"))
UKA_NO_MITAMA: Final = _token("Uka no Mitama", v.YELLOW, 9000, Keyword("Rush"))
ATHO: Final = _token(
    "Atho, RenxE9 & Por",
    v.WHITE,
    6000,
    Keyword("Reboot"),
    Keyword("Blocker"),
    Keyword("Decoy", cards=(Color(v.RED | v.BLACK),)),
)
PETRIFICATION: Final = _token(
    "Petrification",
    v.WHITE,
    3000,
    Static(Cannot("suspend"), turn=v.YOU),
    Trigger(on=ON_DELETION, do=(TrashSecurity(1, v.YOU),)),
)
