"""What tells one open state from another, and what does not.

The conformance tests compare keys with a slow oracle over random play; here single parts of a
position are changed alone.  Source: the invariant that equal positions have equal keys, and that
everything that can change what is legal later is in the key.
"""

from engine.digimon.language import DIGIMON, Choose, Named
from engine.digimon.language.card import Event, Gains, Main, Trigger
from engine.digimon.language.operations import GainMemory, Give, LoseMemory, Suspend, Unsuspend
from tests.engine.digimon.table import Table, red, red_option, red_tamer


def test_how_often_a_gained_effect_was_used() -> None:
    # Rule 15-14-1: an effect with [Twice Per Turn] may be used once more after the first time.
    gains = Gains(Trigger(on=Event("suspended"), limit=2, do=(GainMemory(1),)))
    gift = red_option("Gift", Main(do=(Give((gains,), Choose(Named("Rookie"))),)), cost=0)
    turner = red_tamer(
        "Turner",
        Main(do=(Suspend(Choose(DIGIMON)), Unsuspend(Choose(DIGIMON)), LoseMemory(1))),
    )
    rookie = red("Rookie", 3, 3000)
    keys = []
    for times in range(3):
        table = Table(gift, turner, rookie, my_hand=["Gift"], my_battle=["Rookie", "Turner"])
        table.take("Use Gift", *["Activate Turner"] * times)
        # Nothing but the uses tells the positions apart: what is lost was gained.
        assert table.memory == 0
        keys.append(table.game.key())
    assert len(set(keys)) == 3
    # The third time there is nothing gained.
    table.take("Activate Turner")
    assert table.memory == -1
