"""What interrupts when a card would be played, used or digivolved into.

Comprehensive rules 1-3-11, 15-8-5, 15-14-1.
"""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    Choose,
    Count,
    EventCause,
    Is,
    Named,
    Players,
    level,
)
from engine.digimon.language.card import (
    WHEN_DIGIVOLVING,
    Ban,
    Card,
    Event,
    Gains,
    Main,
    Static,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    PlaceUnder,
    ReduceCost,
    Suspend,
)
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION

ROOKIE = red("Rookie", 3, 3000, cost=3)


def helper() -> Card:
    """A Tamer: when your Digimon would digivolve, by suspending it, the cost is 1 less."""
    return red_tamer(
        "Helper",
        Would(what="digivolve", who=DIGIMON, do=(By((Suspend(),), (ReduceCost(1),)),)),
    )


def test_a_tamer_suspends_to_reduce_a_digivolution_cost() -> None:
    """Rules 15-8-5-1, 8-1-2-4: right before the cause, as the player chooses."""
    table = Table(
        helper(), ROOKIE, CHAMPION, memory=3, my_battle=["Rookie", "Helper"], my_hand=["Champion"]
    )
    table.take("Digivolve Rookie into Champion for 2")
    assert len(table.words) == 2
    table.take("Helper: ")
    assert table.suspended("Helper")
    assert table.memory == 2
    assert table.battle() == ["Champion/Rookie", "Helper"]
    table = Table(
        helper(), ROOKIE, CHAMPION, memory=3, my_battle=["Rookie", "Helper"], my_hand=["Champion"]
    )
    table.take("Digivolve Rookie into Champion for 2", "Pay the cost")
    assert not table.suspended("Helper")
    assert table.memory == 1


def test_each_interrupts_once_for_a_declaration() -> None:
    """Rules 15-8-5-4."""
    table = Table(
        helper(),
        ROOKIE,
        CHAMPION,
        memory=3,
        my_battle=["Rookie", "Helper", "Helper"],
        my_hand=["Champion"],
    )
    table.take("Digivolve Rookie into Champion for 2", "Helper: ", "Helper: ")
    assert table.memory == 3


def test_what_is_needed_to_pay_must_be_done() -> None:
    """Rules 1-3-11-3: declared only if the cost can be paid, which then takes the reduction."""
    giant = red(
        "Giant",
        6,
        12000,
        cost=13,
        effects=(
            Would(what="play", do=(By((Suspend(Choose(DIGIMON, most=2)),), (ReduceCost(4),)),)),
        ),
    )
    table = Table(giant, ROOKIE, my_battle=["Rookie", "Rookie"], my_hand=["Giant"])
    table.take("Play Giant")
    assert table.memory == -9
    assert table.suspended("Rookie")
    assert not Table(giant, ROOKIE, my_battle=["Rookie"], my_hand=["Giant"]).can("Play Giant")
    free = Table(giant, ROOKIE, memory=3, my_battle=["Rookie", "Rookie"], my_hand=["Giant"])
    free.take("Play Giant", "Pay the cost")
    assert free.memory == -10


def test_the_best_choice_counts_where_two_may_need_the_same_card() -> None:
    """Rules 1-3-11-3: two effects that suspend the same Digimon do not both pay."""
    giant = red(
        "Giant",
        6,
        12000,
        cost=13,
        effects=(
            Would(what="play", do=(By((Suspend(Choose(DIGIMON)),), (ReduceCost(2),)),)),
            Would(what="play", do=(By((Suspend(Choose(DIGIMON)),), (ReduceCost(1),)),)),
        ),
    )
    table = Table(giant, ROOKIE, my_battle=["Rookie"], my_hand=["Giant"])
    assert not table.can("Play Giant")
    table = Table(giant, ROOKIE, memory=1, my_battle=["Rookie"], my_hand=["Giant"])
    table.take("Play Giant")
    # Only the greater reduction leaves a cost that can be paid, but both may be begun.
    assert not table.can("Pay the cost")


def test_a_reduction_once_per_turn() -> None:
    """Rules 15-14-1: mandatory, and counted."""
    speedy = red(
        "Speedy",
        3,
        effects=(Would(what="digivolve", limit=1, do=(ReduceCost(1),)),),
        inherited=(Would(what="digivolve", limit=1, do=(ReduceCost(2),)),),
    )
    ultimate = red("Ultimate", 5, 7000, evo=3)
    table = Table(
        speedy, CHAMPION, ultimate, memory=9, my_battle=["Speedy"], my_hand=["Champion", "Ultimate"]
    )
    table.take("Digivolve Speedy into Champion")
    assert table.memory == 8
    table.take("Digivolve Champion into Ultimate")
    assert table.memory == 7


def test_deleting_a_digimon_to_play_another() -> None:
    """Rules 15-8-5, 7-1-2-2: what that triggers waits until the card has been played (15-4-2-2)."""
    lord = red(
        "Lord",
        5,
        9000,
        cost=8,
        effects=(Would(what="play", do=(By((Delete(Choose(level(3))),), (ReduceCost(4),)),)),),
    )
    egg = red(
        "Egg Layer",
        3,
        effects=(Trigger(on=Event("deleted"), do=(If(Is(DIGIMON), (Draw(1),)), GainMemory(1))),),
    )
    table = Table(lord, egg, memory=8, my_battle=["Egg Layer"], my_hand=["Lord"])
    table.take("Play Lord", "Lord: ")
    assert table.battle() == ["Lord"]
    assert table.memory == 5


def test_other_things_are_done_before_a_card_is_used() -> None:
    """Rules 15-8-5, 9-1-6: "when you would use an Option, …"."""
    caller = red(
        "Caller",
        4,
        effects=(Would(what="use", who=Named("Spell"), do=(May((Draw(1),)),), limit=1),),
    )
    spell = red_option("Spell", Main(do=(GainMemory(1),)), cost=2)
    table = Table(caller, spell, memory=5, my_battle=["Caller"], my_hand=["Spell", "Spell"])
    table.take("Use Spell", "Caller: ")
    assert table.hand() == ["Filler", "Spell"]
    assert table.memory == 4
    table.take("Use Spell")
    assert table.can("Pass")
    assert table.memory == 3


def test_cards_are_placed_under_the_digimon_that_would_digivolve() -> None:
    """Rules 15-8-5: amounts are counted when the effect is processed."""
    collector = red(
        "Collector",
        3,
        effects=(
            Would(
                what="digivolve",
                do=(
                    By(
                        (PlaceUnder(Choose(DIGIMON & level(3), v.TRASH)),),
                        (ReduceCost(Count(DIGIMON, v.TRASH)),),
                    ),
                ),
            ),
        ),
    )
    table = Table(
        collector,
        ROOKIE,
        CHAMPION,
        memory=4,
        my_battle=["Collector"],
        my_trash=["Rookie", "Champion", "Rookie"],
        my_hand=["Champion"],
    )
    table.take("Digivolve Collector into Champion for 2", "Collector: ")
    assert table.battle() == ["Champion/Collector/Rookie"]
    assert table.memory == 4


def test_the_digimon_that_would_digivolve_gains_what_it_then_has() -> None:
    """Rules 15-8-5, 15-13: it is given before, so that it waits for the digivolution."""
    takato = red_tamer(
        "Takato",
        Would(
            what="digivolve",
            who=DIGIMON,
            into=Named("Champion"),
            do=(Give((Gains(Trigger(on=WHEN_DIGIVOLVING, do=(Draw(2),))),), EventCause()),),
        ),
    )
    table = Table(takato, ROOKIE, CHAMPION, memory=9, my_battle=["Rookie", "Takato"],
                  my_hand=["Champion"])  # fmt: skip
    table.take("Digivolve Rookie into Champion for 2")
    if table.can("Takato: "):
        table.take("Takato: ")
    assert table.battle() == ["Champion/Rookie", "Takato"]
    assert table.hand() == ["Filler"] * 3


def test_the_opponent_interrupts_too() -> None:
    """Rules 15-8-5, 15-4-3: the turn player's effects first."""
    taxer = red_tamer(
        "Taxer",
        Would(
            what="play", who=DIGIMON, whose=v.OPPONENT, do=(By((Suspend(),), (ReduceCost(-2),)),)
        ),
    )
    table = Table(taxer, ROOKIE, memory=9, my_hand=["Rookie"], their_battle=["Taxer"])
    table.take("Play Rookie")
    assert table.game.actor() == 1
    table.take("Taxer: ")
    assert table.memory == 4


def test_the_breeding_area_reduces() -> None:
    """Rules 15-14-4: {Breeding} [Once Per Turn], as the player chooses."""
    nest = red(
        "Nest",
        3,
        effects=(
            Would(what="play", who=DIGIMON, where=v.BREEDING, limit=1, do=(May((ReduceCost(2),)),)),
        ),
    )
    table = Table(nest, ROOKIE, memory=9, my_hand=["Rookie", "Rookie"], my_breeding=["Nest"])
    table.take("Play Rookie", "Nest: ", "Play Rookie")
    assert table.memory == 5
    assert table.can("Pass")
    table = Table(nest, ROOKIE, memory=9, my_hand=["Rookie"], my_battle=["Nest"])
    assert table.take("Play Rookie").memory == 6


def test_what_cannot_be_reduced() -> None:
    """Rules 15-1-3: it may be used, and reduces nothing."""
    wall = red_tamer("Wall", Static(Ban("reduce-digivolution-costs"), Players()))
    table = Table(
        helper(),
        wall,
        ROOKIE,
        CHAMPION,
        memory=3,
        my_battle=["Rookie", "Helper"],
        my_hand=["Champion"],
        their_battle=["Wall"],
    )
    table.take("Digivolve Rookie into Champion for 2", "Helper: ")
    assert table.memory == 1
