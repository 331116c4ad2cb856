"""Booster BT-04, Great Legend."""

from engine.digimon.language.card import Event, Trigger, tamer
from engine.digimon.cards.phrases import PLAY_THIS_CARD
from engine.digimon.language.operations import By, GainMemory, Suspend
from engine.digimon.vocabulary import PURPLE

KARI_KAMIYA = tamer(
    "BT4-097", "Kari Kamiya", PURPLE, 3,
    effects=(
        Trigger(on=Event("security-removed"), do=(By((Suspend(),), (GainMemory(1),)),)),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip
