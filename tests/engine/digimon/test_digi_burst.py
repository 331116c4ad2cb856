"""What is trashed for a <Digi-Burst> (Digimon comprehensive rules 16-14)."""

from engine.digimon import vocabulary as v
from engine.digimon.card_text.spelling import spelled
from engine.digimon.language import THIS, THIS_CARD, Choose
from engine.digimon.language import card as c
from engine.digimon.language.card import Event, Main, Trigger
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Draw,
    GainMemory,
    Trash,
    digi_burst,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red
from tests.engine.digimon.test_card_text import read

BURST = Event("trashed-from-under", by="digi-burst")


def test_a_card_hears_that_a_digi_burst_trashed_it() -> None:
    """Rules 16-14-1, 15-8-3-5: each card that was trashed, in the trash; not by another effect."""
    back = red("Back", 3, inherited=(Trigger(on=BURST, turn=v.YOU, do=(AddToHand(THIS_CARD),)),))
    gain = red("Gain", 3, inherited=(Trigger(on=BURST, turn=v.YOU, do=(GainMemory(1),)),))
    two = Choose(ANY, v.UNDER, 2, of=THIS)
    for do, hand, memory in (
        (digi_burst(2, Draw(1)), ["Back", "Filler"], 1),
        (By((Trash(two),), (Draw(1),)), ["Filler"], 0),
    ):
        burst = red("Burst", 5, 7000, effects=(Main(do=(do,)),))
        table = Table(burst, back, gain, my_battle=[["Burst", "Back", "Gain"]])
        table.take("Activate Burst")
        if memory:
            table.take("Back: ")
        assert (table.hand(), table.memory) == (hand, memory)
        assert table.battle() == ["Burst"]


def test_texts() -> None:
    """Rule 16-14-1: what it trashes is read apart from what else is trashed."""
    found = read(f"[Main] {spelled('<Digi-Burst 2> ・<Draw 1>')}")
    assert isinstance(found, c.Main)
    assert found.do == (digi_burst(2, Draw(1)),)
    heard = read(spelled(
        "[Your Turn] When this card is trashed due to activating this Digimon's <Digi-Burst>, "
        "gain 1 memory."
    ))  # fmt: skip
    assert heard == Trigger(on=BURST, turn=v.YOU, do=(GainMemory(1),))
