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
from engine.digimon.language.operations import Give, Trash, TrashSecurity
from engine.digimon.language.filters import Color
from engine.effects import Node
from engine.filters import ANY


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
FUJITSUMON: Final = _token(
    "Fujitsumon",
    v.PURPLE,
    3000,
    Static(Cannot("unsuspend")),
    Trigger(on=ON_DELETION, do=(Trash(Choose(ANY, v.HAND)),)),
)
HINUKAMUY: Final = _token(
    "Hinukamuy", v.WHITE, 6000, Keyword("Alliance"), Keyword("Reboot"), Keyword("Blocker")
)
KOTENKEN: Final = _token("Kotenken", v.BLACK, 9000, Keyword("Blocker"))
PAISHU: Final = _token("Paishu", v.YELLOW, 6000, Keyword("Blocker"), Keyword("Guard"))
KOHAGURUMON: Final = _token(
    "KoHagurumon",
    v.BLACK,
    1000,
    Keyword("Blocker"),
    Keyword("Decoy", cards=(Color(v.BLACK),)),
    Static(Cannot("attack"), turn=v.YOU),
)
GYUUKIMON: Final = Card(
    "Token Gyuukimon",
    "Gyuukimon",
    v.DIGIMON,
    v.PURPLE,
    5,
    7,
    3000,
    traits=("Ultimate", "Virus", "Dark Animal"),
    token=True,
)
VOLEE: Final = Card(
    "Token VolxE9e & ZerdrxFCcken",
    "VolxE9e & ZerdrxFCcken",
    v.DIGIMON,
    v.PURPLE,
    4,
    dp=5000,
    effects=(Keyword("Blocker"), Keyword("Retaliation")),
    token=True,
)
