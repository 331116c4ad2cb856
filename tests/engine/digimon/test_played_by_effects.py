"""What a card was put into play by: comprehensive rules 15-8-3 (facts of an event)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, EventWas
from engine.digimon.language.card import ON_PLAY, WHEN_DIGIVOLVING, Main, Trigger
from engine.digimon.language.operations import DigivolveInto, GainMemory, If, Play
from tests.engine.digimon.table import Table, red

HERALD = red(
    "Herald",
    4,
    5000,
    cost=2,
    effects=(
        Trigger(
            on=ON_PLAY | WHEN_DIGIVOLVING,
            do=(If(EventWas("played-by-effect"), (GainMemory(3),)),),
        ),
    ),
)
CALLER = red(
    "Caller",
    3,
    effects=(
        Main(do=(Play(Choose(DIGIMON, v.TRASH)),), limit=1),
        Main(do=(DigivolveInto(Choose(DIGIMON, v.HAND)),), limit=1),
    ),
)


def test_played_by_an_effect() -> None:
    """Rule 15-8-3: "if played by an effect" holds of a card that an effect played."""
    table = Table(HERALD, CALLER, my_trash=["Herald"], my_battle=["Caller"])
    assert table.take("Activate Caller: play").memory == 3


def test_played_for_its_cost_or_digivolved_by_an_effect() -> None:
    """Rule 15-8-3: neither a play for the cost nor a digivolution by an effect is one."""
    table = Table(HERALD, CALLER, memory=2, my_hand=["Herald"])
    assert table.take("Play Herald").memory == 0
    table = Table(HERALD, CALLER, my_hand=["Herald"], my_battle=["Caller"])
    assert table.take("Activate Caller: this Digimon digivolves").memory == 0
