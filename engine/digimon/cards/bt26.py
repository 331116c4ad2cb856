"""Booster BT-26: <Detach>, <Succession> and a DUAL card."""

from engine.digimon.language.card import (
    Digivolve, IgnoreColors, Keyword, Link, Main, OptionSide, Trigger, WHEN_ATTACKING,
    WHEN_DIGIVOLVING, digimon, digivolve, dual,
)  # fmt: skip
from engine.digimon.language import (
    DIGIMON,
    SUSPENDED,
    TAMER,
    UNSUSPENDED,
    Choose,
    Each,
    Extreme,
    Is,
    Named,
    Trait,
    cost,
    exists,
    level,
)  # fmt: skip
from engine.digimon.language.operations import (
    Attack,
    By,
    Delete,
    Draw,
    If,
    May,
    Suspend,
    Trash,
    Unsuspend,
)
from engine.digimon.vocabulary import (
    BLACK,
    EITHER,
    FIELD,
    GREEN,
    HAND,
    OPPONENT,
    PURPLE,
    RED,
)  # fmt: skip

_SEVEN_CODE = Trait("Seven Code")

ROLEPLAYMON = digimon(
    "BT26-010", "Roleplaymon", RED, 3, 4, 4000, digivolve(RED, 2, 0),
    Digivolve(level(2) & Trait("Appmon"), 0), Link(Trait("Appmon"), 3, 3000),
    traits=("Stnd.", "Appmon", "Game", "Role-playing (App Name)", "Seven Code"),
    effects=(
        Keyword("Detach", cards=(_SEVEN_CODE,)),
        Trigger(on=WHEN_ATTACKING, do=(
            By((Trash(Choose(Trait("Game") | Trait("Open") | _SEVEN_CODE, HAND)),), (Draw(2),)),
        )),
    ),
    link=(Keyword("Progress"), Keyword("Piercing")),
)  # fmt: skip

BACCHUSMON = dual(
    "BT26-080", "Bacchusmon", PURPLE | GREEN, 6, 13000,
    OptionSide("Reversal of the Dead", PURPLE, 5, effects=(
        IgnoreColors((exists(Trait("TS") & (DIGIMON | TAMER), FIELD),)),
        Main(do=(
            May((Unsuspend(Choose(DIGIMON & SUSPENDED, whose=EITHER)),)),
            Delete(Each(DIGIMON & UNSUSPENDED & Extreme("dp", highest=False, among=UNSUSPENDED),
                        whose=OPPONENT)),
        )),
    )),
    digivolve(PURPLE, 5, 5), digivolve(GREEN, 5, 5), digivolve(BLACK, 5, 5),
    Digivolve(Named("Bacchusmon") & cost(12, 12), 2),
    traits=("Mega", "Virus", "Shaman", "Olympos XII", "Iliad", "TS"),
    effects=(
        Keyword("Security Attack", 1),
        Keyword("Succession", cards=(Named("Bacchusmon"),)),
        Trigger(on=WHEN_DIGIVOLVING, do=(
            By((Suspend(Choose(DIGIMON, whose=EITHER)),),
               (May((Attack(without_suspending=True),)),)),
        )),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(
            If(Is(SUSPENDED), (Delete(Choose(DIGIMON & SUSPENDED, whose=OPPONENT)),),
               (Delete(Choose(DIGIMON & UNSUSPENDED, whose=OPPONENT)),)),
        )),
    ),
)  # fmt: skip
