"""Tamers that are also treated as Digimon, and what only a Digimon has (rules 4-3, 15-12-1)."""

from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as tb
from engine.digimon.language import DIGIMON
from engine.digimon.language.card import DP, Event, Keyword, Static, Trigger
from engine.digimon.language.operations import Draw, GainMemory
from tests.engine.digimon.table import Table, red, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE


def test_a_tamer_has_no_inherited_effects() -> None:
    """Rule 4-3-3: a Digimon gains those of the cards under it, a Tamer does not."""
    under = red("Under", 4, inherited=(
        Trigger(on=Event("played", DIGIMON), turn=v.YOU, do=(GainMemory(1),)),
        Trigger(on=Event("played", DIGIMON), turn=v.YOU, do=(Draw(1),)),
        Static(DP(1000)),
        Keyword("Blocker"),
    ))  # fmt: skip
    tai = red_tamer("Tai")
    table = Table(ROOKIE, under, tai, memory=5, my_battle=[["Tai", "Under"]], my_hand=["Rookie"])
    table.take("Play Rookie")
    assert (table.memory, table.hand()) == (2, [])
    assert not table.has("Tai", tb.KW_BLOCKER)
    table = Table(ROOKIE, under, memory=5, my_battle=[["Rookie", "Under"]], my_hand=["Rookie"])
    assert table.has("Rookie", tb.KW_BLOCKER) and table.dp("Rookie") == 4000
    table.take("Play Rookie", "Under: gain 1 memory")
    assert (table.memory, table.hand()) == (3, ["Filler"])
