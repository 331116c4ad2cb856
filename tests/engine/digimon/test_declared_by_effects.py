"""What cannot come any more once it is declared, and what effects declare."""

from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OTHER,
    TAMER,
    Choose,
    EventCards,
    Is,
    level,
)
from engine.digimon.language.card import (
    Event,
    Main,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    If,
    IfDone,
    May,
    ReduceCost,
    Suspend,
)
from tests.engine.digimon.table import Table, red, red_tamer
from tests.engine.digimon.test_declaring import ROOKIE, helper
from tests.engine.digimon.usual_cards import CHAMPION


def test_a_declared_card_that_cannot_come_any_more_goes_back() -> None:
    """Rules 1-3-11, 8-1-2-6: what interrupts has taken away the Digimon that would digivolve."""
    fool = red(
        "Fool",
        3,
        effects=(
            Would(
                what="digivolve", do=(By((Delete(Choose(DIGIMON & ~OTHER)),), (ReduceCost(1),)),)
            ),
        ),
    )
    table = Table(fool, CHAMPION, memory=5, my_battle=["Fool"], my_hand=["Champion"])
    table.take("Digivolve Fool into Champion for 2", "Fool: ")
    assert table.hand() == ["Champion"]
    assert table.battle() == []
    assert table.memory == 5


def test_the_event_is_the_declared_card() -> None:
    """Rules 15-8-3-8: "if that card is …"."""
    picky = red_tamer(
        "Picky",
        Would(
            what="play",
            who=DIGIMON | TAMER,
            do=(If(Is(level(4), EventCards()), (May((ReduceCost(1),)),)),),
        ),
    )
    table = Table(
        picky, ROOKIE, CHAMPION, memory=9, my_hand=["Rookie", "Champion"], my_battle=["Picky"]
    )
    table.take("Play Rookie")
    assert table.memory == 6
    table.take("Play Champion", "Picky: ")
    assert table.memory == 2


def test_an_effect_that_digivolves_for_a_cost_is_interrupted_too() -> None:
    """Rules 15-8-5, 8-1: "this Digimon may digivolve into … in the hand"."""
    climber = red(
        "Climber",
        3,
        effects=(
            Main(limit=1, do=(May((DigivolveInto(Choose(DIGIMON, v.HAND), cost="pay"),)), Draw(1))),
        ),
    )
    table = Table(
        *(helper(), climber, CHAMPION),
        memory=3,
        my_battle=["Climber", "Helper"],
        my_hand=["Champion"],
    )
    table.take("Activate Climber", "Climber: ")
    assert len(table.words) == 2
    table.take("Helper: ")
    assert table.suspended("Helper")
    assert table.memory == 2
    assert table.battle() == ["Champion/Climber", "Helper"]
    # The draw of the digivolution, and what the effect does next.
    assert table.hand() == ["Filler", "Filler"]


def test_a_reduction_is_of_one_declaration() -> None:
    """Rules 15-8-5-1: what has reduced one cost does not reduce the next."""
    climber = red(
        "Climber",
        3,
        effects=(Main(limit=1, do=(DigivolveInto(Choose(DIGIMON, v.HAND), cost="pay"),)),),
    )
    table = Table(
        *(helper(), climber, CHAMPION),
        memory=9,
        my_battle=["Climber", "Climber", "Helper", "Helper"],
        my_hand=["Champion", "Champion"],
    )
    table.take("Activate Climber", "Helper: ", "Pay the cost")
    assert table.memory == 8
    table.take("Activate Climber", "Pay the cost")
    assert table.memory == 6


def test_a_cost_that_cannot_be_paid_any_more_is_not_paid() -> None:
    """Rules 4-2-2, 8-1-2-6: what interrupts has taken the room on the gauge away."""
    climber = red_tamer(
        "Climber",
        Trigger(
            on=Event("played", DIGIMON, whose=v.OPPONENT),
            do=(DigivolveInto(Choose(DIGIMON, v.HAND), Choose(DIGIMON), cost="pay"),),
        ),
    )
    hasty = red_tamer(
        "Hasty", Would(what="digivolve", who=DIGIMON, whose=v.OPPONENT, do=(GainMemory(2),))
    )
    places: Any = {"my_hand": ["Rookie"], "their_hand": ["Champion"]}
    places["their_battle"] = ["Climber", "Rookie"]
    table = Table(climber, hasty, ROOKIE, CHAMPION, memory=10, **places)
    table.take("Play Rookie")
    assert table.battle("their") == ["Champion/Rookie", "Climber"]
    assert table.memory == 9
    table = Table(climber, hasty, ROOKIE, CHAMPION, memory=10, my_battle=["Hasty"], **places)
    table.take("Play Rookie")
    assert table.battle("their") == ["Climber", "Rookie"]
    assert table.memory == 9


def test_an_effect_may_digivolve_for_what_is_left_of_a_cost() -> None:
    """Rules 1-3-11-3: the reduction is needed, so it is done."""
    climber = red(
        "Climber",
        3,
        effects=(Main(limit=1, do=(DigivolveInto(Choose(DIGIMON, v.TRASH), cost="pay"),)),),
    )
    places: Any = {"my_battle": ["Climber", "Helper"], "my_trash": ["Champion"]}
    table = Table(helper(), climber, CHAMPION, memory=0, **places)
    table.take("Activate Climber")
    assert table.can("Pay the cost")
    table.take("Pay the cost")
    assert table.memory == -2


def test_a_trashed_card_goes_back_to_the_trash() -> None:
    """Rules 1-3-11: what interrupts has taken away the Digimon that would digivolve."""
    fool = red(
        "Fool",
        3,
        effects=(
            Would(
                what="digivolve", do=(By((Delete(Choose(DIGIMON & ~OTHER)),), (ReduceCost(1),)),)
            ),
            Main(limit=1, do=(DigivolveInto(Choose(DIGIMON, v.TRASH), cost="pay"), Draw(1))),
        ),
    )
    table = Table(fool, CHAMPION, memory=5, my_battle=["Fool"], my_trash=["Champion"])
    table.take("Activate Fool", "Fool: ")
    assert table.trash() == ["Champion", "Fool"]
    assert table.hand() == ["Filler"]
    assert table.memory == 5


def test_reductions_without_choices_add_up() -> None:
    """Rules 1-3-11-3: two Tamers that suspend themselves both pay."""
    giant = red("Giant", 6, 12000, cost=14)
    helper_ = red_tamer(
        "Helper", Would(what="play", who=DIGIMON, do=(By((Suspend(),), (ReduceCost(2),)),))
    )
    battle = ["Helper", "Helper"]
    assert not Table(helper_, giant, my_battle=battle[:1], my_hand=["Giant"]).can("Play Giant")
    table = Table(helper_, giant, my_battle=battle, my_hand=["Giant"])
    table.take("Play Giant", "Helper: ")
    assert (table.memory, table.battle()) == (-10, ["Giant", "Helper", "Helper"])


def test_what_depends_on_a_digivolution_that_was_interrupted() -> None:
    """Rules 15-15-6: "if this effect digivolved" is so after the cost was reduced, too."""
    climb = May((DigivolveInto(Choose(DIGIMON, v.HAND), cost="pay"),))
    climber = red("Climber", 3, effects=(Main(limit=1, do=(climb, IfDone((GainMemory(3),)))),))
    table = Table(
        *(helper(), climber, CHAMPION),
        memory=3,
        my_battle=["Climber", "Helper"],
        my_hand=["Champion"],
    )
    table.take("Activate Climber", "Climber: ", "Helper: ")
    assert table.memory == 5
