"""Playing, digivolving, breeding area, Options and Tamers (Digimon rules 4, 7, 8, 9)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Each, EventCards, Named, NameHas, NumberOf
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_DIGIVOLVING,
    Delay,
    Digivolve,
    Event,
    Main,
    Static,
    Trigger,
    Would,
    digivolve,
    option,
)
from engine.digimon.language.operations import (
    Draw,
    GainMemory,
    PlaceInBattleArea,
    ReduceCost,
)
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE

CHAMPION = red("Champion", 4, 5000, cost=5, evo=2)
ULTIMATE = red("Ultimate", 5, 7000, cost=7, evo=3)
BLUE = red("Blue", 4, 5000, ways=(digivolve(v.BLUE, 3, 2),))


def test_playing_pays_and_places_unsuspended() -> None:
    """Digimon comprehensive rules 7-1-3, 3-4-3."""
    table = Table(ROOKIE, memory=5, my_hand=["Rookie"]).take("Play Rookie")
    assert table.battle() == ["Rookie"]
    assert not table.suspended("Rookie")
    assert table.memory == 2


def test_no_attack_in_the_turn_of_playing() -> None:
    """Digimon comprehensive rules 7-1-2-1; rules context 3-1."""
    table = Table(ROOKIE, memory=5, my_hand=["Rookie"]).take("Play Rookie")
    assert not table.can("Attack")


def test_digivolving_needs_colour_and_level_and_draws_1() -> None:
    """Digimon comprehensive rules 8-1-3; README, difference 5."""
    table = Table(ROOKIE, CHAMPION, ULTIMATE, BLUE, memory=5, my_battle=["Rookie"],
                  my_hand=["Champion", "Ultimate", "Blue"])  # fmt: skip
    assert not table.can("Digivolve Rookie into Ultimate")
    assert not table.can("Digivolve Rookie into Blue")
    table.take("Digivolve Rookie into Champion for 2")
    assert table.memory == 3
    assert table.battle() == ["Champion/Rookie"]
    assert table.hand() == ["Blue", "Filler", "Ultimate"]


def test_a_digivolved_digimon_keeps_its_orientation() -> None:
    """Digimon comprehensive rules 8-1-2-3."""
    table = Table(ROOKIE, CHAMPION, memory=5, my_battle=[["suspended", "Rookie"]],
                  my_hand=["Champion"])  # fmt: skip
    assert table.take("Digivolve Rookie into Champion").suspended("Champion")


def test_a_digimon_played_this_turn_does_not_attack_after_digivolving() -> None:
    """Digimon comprehensive rules 3-4-5, 7-1-2-1: it is the same Digimon."""
    table = Table(ROOKIE, CHAMPION, memory=9, my_hand=["Rookie", "Champion"])
    table.take("Play Rookie", "Digivolve Rookie into Champion")
    assert not table.can("Attack")


def test_each_requirement_with_its_cost_is_a_choice() -> None:
    """Digimon comprehensive rules 8-1-2-1, 2-3-5-3."""
    special = red("Special", 4, ways=(digivolve(v.RED, 3, 2), Digivolve(Named("Rookie"), 0)))
    table = Table(ROOKIE, special, memory=5, my_battle=["Rookie"], my_hand=["Special"])
    assert table.can("Digivolve Rookie into Special for 0")
    assert table.can("Digivolve Rookie into Special for 2")


def test_digivolving_in_the_breeding_area_triggers_nothing() -> None:
    """Digimon comprehensive rules 3-4-7-4, 3-4-7-6."""
    loud = red("Loud", 3, evo=0, effects=(Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(3),)),))
    watcher = red_tamer("Watcher", Trigger(on=Event("digivolved", DIGIMON), do=(GainMemory(1),)))
    table = Table(egg(), loud, watcher, memory=2, my_breeding=["Egg"], my_battle=["Watcher"],
                  my_hand=["Loud"])  # fmt: skip
    table.take("Digivolve Egg (breeding area) into Loud for 0")
    assert table.breeding() == ["Loud/Egg"]
    assert table.memory == 2
    assert table.hand() == ["Filler"]


def test_persistent_effects_do_not_reach_the_breeding_area() -> None:
    """Digimon comprehensive rules 3-4-7-3: its Digimon is not there for effects."""
    tai = red_tamer("Tai", Static(DP(1000), Each(DIGIMON)))
    table = Table(ROOKIE, CHAMPION, tai, my_breeding=["Champion"], my_battle=["Tai", "Rookie"])
    assert table.dp("Rookie") == 4000
    assert table.dp("Champion") == 5000


def test_inherited_effects_come_from_under() -> None:
    """Digimon comprehensive rules 4-3-3, 15-3-1: not from the top card."""
    source = red("Source", 3, 2000, inherited=(Static(DP(1000)),))
    table = Table(source, CHAMPION, my_battle=["Source", ["Champion", "Source"]])
    assert table.dp("Source") == 2000
    assert table.dp("Champion") == 6000


def test_a_reduction_changes_what_can_be_declared() -> None:
    """Digimon comprehensive rules 1-3-11-2, 4-2-3, 1-3-9."""
    cheap = red("Cheap", 6, 11000, cost=12, effects=(Would(what="play", do=(ReduceCost(4),)),))
    table = Table(cheap, memory=0, my_hand=["Cheap"])
    assert table.take("Play Cheap").game.memory == 8


def test_a_digivolution_cost_is_reduced_by_an_amount_of_the_new_card() -> None:
    """Digimon comprehensive rules 15-8-5-1: "reduce the cost by 1 for each color on that card"."""
    helper = red("Helper", 3, effects=(
        Would(what="digivolve", into=NameHas("Two"), turn=v.YOU,
              do=(ReduceCost(NumberOf("colors", EventCards())),)),
    ))  # fmt: skip
    two = red("Two", 4, evo=3)
    two = type(two)(**{**vars(two), "colors": v.RED | v.BLACK})
    table = Table(helper, two, CHAMPION, memory=5, my_battle=["Helper"],
                  my_hand=["Two", "Champion"])  # fmt: skip
    assert table.can("Digivolve Helper into Two for 1")
    assert table.can("Digivolve Helper into Champion for 2")


# ------------------------------------------------------------------------ Options


def test_an_option_needs_its_colour_and_is_trashed() -> None:
    """Digimon comprehensive rules 4-22-2, 9-1-9, 9-1-5; rules context 6, colour requirements."""
    boost = red_option("Boost", Main(do=(GainMemory(1),)), cost=2)
    assert not Table(boost, memory=5, my_hand=["Boost"]).can("Use Boost")
    table = Table(ROOKIE, boost, memory=5, my_battle=["Rookie"], my_hand=["Boost"])
    table.take("Use Boost")
    assert table.memory == 4
    assert table.trash() == ["Boost"]


def test_the_breeding_area_counts_for_colours() -> None:
    """Digimon comprehensive rules 4-22-2, 3-4-6; README, difference 10."""
    boost = red_option("Boost", Main(do=(GainMemory(1),)), cost=1)
    assert Table(egg(), boost, memory=5, my_breeding=["Egg"], my_hand=["Boost"]).can("Use Boost")


def test_all_colours_of_an_option_are_needed() -> None:
    """Digimon comprehensive rules 4-22-3, 4-22-4."""
    both = option("Both", "Both", v.RED | v.BLACK, 1, effects=(Main(do=(GainMemory(1),)),))
    black = red_tamer("Black")
    black = type(black)(**{**vars(black), "colors": v.BLACK})
    assert not Table(ROOKIE, both, memory=5, my_battle=["Rookie"], my_hand=["Both"]).can("Use")
    assert Table(ROOKIE, both, black, memory=5, my_battle=["Rookie", "Black"],
                 my_hand=["Both"]).can("Use Both")  # fmt: skip


def test_delay_waits_a_turn_and_trashes_the_card() -> None:
    """Digimon comprehensive rules 16-17-1, 16-17-3, 4-28."""
    boost = red_option("Boost", Main(do=(PlaceInBattleArea(),)), Delay(do=(GainMemory(2),)))
    table = Table(ROOKIE, boost, memory=5, my_battle=["Rookie"], my_hand=["Boost"])
    table.take("Use Boost")
    assert table.battle() == ["Boost", "Rookie"]
    assert not table.can("Activate")
    table.passing().passing()
    table.take("Activate <Delay> of Boost")
    assert table.memory == 5
    assert table.trash() == ["Boost"]


def test_a_tamer_cannot_attack() -> None:
    """Digimon comprehensive rules 4-3-6, 4-4-1: only Digimon attack."""
    assert not Table(red_tamer("Tamer"), my_battle=["Tamer"]).can("Attack")


def test_on_play_triggers_when_the_card_has_been_played() -> None:
    """Digimon comprehensive rules 15-16-2-1; not when it digivolves."""
    reader = red("Reader", 4, effects=(Trigger(on=ON_PLAY, do=(Draw(2),)),))
    table = Table(ROOKIE, reader, memory=9, my_battle=["Rookie"], my_hand=["Reader", "Reader"])
    table.take("Digivolve Rookie into Reader for 2")
    assert len(table.hand()) == 2
    table.take("Play Reader")
    assert table.hand() == ["Filler", "Filler", "Filler"]
