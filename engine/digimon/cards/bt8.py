"""Booster BT-08, New Awakening."""

from engine.digimon.card import WHEN_DIGIVOLVING, Event, Trigger, digimon, digivolve
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    TAMER,
    Choose,
    Color,
    HasUnder,
    Is,
    While,
)
from engine.digimon.operations import Delete, May, Unsuspend
from engine.digimon.vocabulary import BLACK, OPPONENT, RED

BLACK_WAR_GREYMON = digimon(
    "BT8-070", "BlackWarGreymon", BLACK | RED, 6, 12, 12000,
    digivolve(BLACK, 5, 4), digivolve(RED, 5, 4),
    traits=("Mega", "Virus", "Dragonkin"),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(
            Delete(Choose(
                (DIGIMON & While(Is(HasUnder(Color(RED)))))
                | (TAMER & While(Is(HasUnder(Color(BLACK))))),
                most=ANY_NUMBER, up_to=True, whose=OPPONENT, total=("cost", 6),
            )),
        )),
        Trigger(on=Event("deleted", DIGIMON, OPPONENT), limit=1, do=(May((Unsuspend(),)),)),
    ),
)  # fmt: skip
