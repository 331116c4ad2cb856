"""Batches of effects, limits, rule checks, durations (Digimon comprehensive rules 15, 17)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OTHER,
    Choose,
    Compare,
    Each,
    Memory,
    exists,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    WHEN_ATTACKING,
    Event,
    Main,
    Trigger,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    Suspend,
    Trash,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, THEIRS


def test_the_turn_player_activates_first_and_chooses_the_order() -> None:
    """Digimon comprehensive rules 15-4-3-5; README, difference 1; rules context 5-3."""
    one = red_tamer("One", Trigger(on=Event("played", DIGIMON), do=(GainMemory(1),)))
    two = red_tamer("Two", Trigger(on=Event("played", DIGIMON), do=(Draw(1),)))
    other = red_tamer(
        "Other", Trigger(on=Event("played", DIGIMON, v.OPPONENT), do=(GainMemory(4),))
    )
    table = Table(ROOKIE, one, two, other, memory=6, my_battle=["One", "Two"],
                  their_battle=["Other"], my_hand=["Rookie"])  # fmt: skip
    table.take("Play Rookie")
    assert table.game.actor() == 0
    assert table.words == ["One: gain 1 memory", "Two: <Draw 1>"]
    table.take("Two: <Draw 1>")
    assert table.memory == 6 - 3 + 1 - 4 == 0


def test_what_triggers_meanwhile_goes_first() -> None:
    """Digimon comprehensive rules 15-4-5-2, 15-4-5-3: before the turn player's pending ones."""
    killer = red("Killer", 4, effects=(Trigger(on=ON_PLAY, do=(Delete(THEIRS),)),))
    later = red_tamer("Later", Trigger(on=Event("played", DIGIMON), do=(
        If(Compare(Memory(), "<=", 0), (Draw(1),)),
    )))  # fmt: skip
    victim = red("Victim", 3, effects=(Trigger(on=ON_DELETION, do=(GainMemory(5),)),))
    table = Table(killer, later, victim, memory=5, my_battle=["Later"], their_battle=["Victim"],
                  my_hand=["Killer"])  # fmt: skip
    table.take("Play Killer", "Killer: delete")
    # The victim's controller gained 5 before Later looked at the memory.
    assert table.hand() == ["Filler"]


def test_a_pending_effect_is_lost_with_its_card() -> None:
    """Digimon comprehensive rules 15-4-4-3."""
    killer = red(
        "Killer", 4, effects=(Trigger(on=WHEN_ATTACKING, do=(Delete(Choose(DIGIMON & OTHER)),)),)
    )
    friend = red(
        "Friend", 3, effects=(Trigger(on=Event("attacked", DIGIMON & OTHER), do=(Draw(3),)),)
    )
    table = Table(killer, friend, my_battle=["Killer", "Friend"]).attack("Killer")
    table.take("Killer: delete")
    assert table.hand() == []
    assert table.trash() == ["Friend"]


def test_a_pending_effect_is_lost_when_its_card_is_covered() -> None:
    """Digimon comprehensive rules 15-4-4-4: the top card is another one now."""
    changer = red("Changer", 4, 5000, effects=(
        Trigger(on=WHEN_ATTACKING, do=(Draw(3),)),
        Trigger(on=WHEN_ATTACKING, do=(May((DigivolveInto(Choose(DIGIMON, v.HAND)),)),)),
    ))  # fmt: skip
    ultimate = red("Ultimate", 5)
    table = Table(changer, ultimate, my_battle=["Changer"], my_hand=["Ultimate"]).attack("Changer")
    table.take("Changer: this Digimon may", "Changer: this Digimon may")
    assert table.battle() == ["Ultimate/Changer"]
    assert table.hand() == ["Filler"]  # the draw of the digivolution only


def test_on_deletion_is_pending_in_the_trash() -> None:
    """Digimon comprehensive rules 4-15-2, 15-8-3-5: also of inherited effects."""
    source = red("Source", 3, inherited=(Trigger(on=ON_DELETION, do=(Draw(1),)),))
    hunter = red("Hunter", 6, 12000)
    table = Table(source, CHAMPION, hunter, my_battle=["Hunter"],
                  their_battle=[["suspended", "Champion", "Source"]])  # fmt: skip
    table.attack("Hunter", "Champion")
    assert table.hand("their") == ["Filler"]


def test_several_at_once_trigger_once() -> None:
    """Digimon comprehensive rules 15-5-2."""
    watcher = red_tamer("Watcher", Trigger(on=Event("deleted", DIGIMON, v.OPPONENT), do=(Draw(1),)))
    sweep = red_option("Sweep", Main(do=(Delete(Each(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(ROOKIE, watcher, sweep, memory=5, my_battle=["Watcher"], my_hand=["Sweep"],
                  their_battle=["Rookie", "Rookie"])  # fmt: skip
    table.take("Use Sweep")
    assert table.battle("their") == []
    assert table.hand() == ["Filler"]


def test_once_per_turn_is_by_copy_and_ends_with_the_turn() -> None:
    """Digimon comprehensive rules 15-14-1-2, 15-14-1-3, 15-14-1-5-1."""
    watcher = red_tamer("Watcher", Trigger(on=Event("played", DIGIMON), limit=1, do=(Draw(1),)))
    table = Table(ROOKIE, watcher, memory=9, my_battle=["Watcher", "Watcher"],
                  my_hand=["Rookie"] * 3)  # fmt: skip
    table.take("Play Rookie", "Watcher")
    assert len(table.hand()) == 4
    table.take("Play Rookie")
    assert len(table.hand()) == 3
    table.passing().passing()
    table.take("Play Rookie", "Watcher")
    assert table.hand() == ["Filler"] * 5


def test_declining_an_optional_effect_does_not_use_it_up() -> None:
    """Digimon comprehensive rules 15-14-1-4: choosing to activate it is the use."""
    watcher = red_tamer(
        "Watcher", Trigger(on=Event("played", DIGIMON), limit=1, do=(May((Draw(1),)),))
    )
    table = Table(ROOKIE, watcher, memory=9, my_battle=["Watcher"], my_hand=["Rookie"] * 3)
    table.take("Play Rookie", "Do not use it", "Play Rookie", "Watcher: you may")
    assert table.hand() == ["Filler", "Rookie"]
    table.take("Play Rookie")
    assert table.hand() == ["Filler"]


def test_by_x_y_needs_all_of_x() -> None:
    """Digimon comprehensive rules 15-7-2, 15-7-3."""
    trader = red("Trader", 3, evo=0, effects=(
        Trigger(on=ON_PLAY, do=(By((Trash(Choose(ANY, v.HAND, 2)),), (GainMemory(3),)),)),
    ))  # fmt: skip
    table = Table(ROOKIE, trader, memory=5, my_hand=["Trader", "Rookie"]).take("Play Trader")
    assert (table.memory, table.hand()) == (0, ["Rookie"])
    table = Table(ROOKIE, trader, memory=5, my_hand=["Trader", "Rookie", "Rookie"])
    table.take("Play Trader", "Trader: by")
    assert (table.memory, table.hand()) == (3, [])


def test_by_suspending_needs_an_unsuspended_card() -> None:
    """Digimon comprehensive rules 15-7-1, 1-3-3."""
    tamer = red_tamer("Tamer", Trigger(on=Event("played", DIGIMON), do=(
        By((Suspend(),), (GainMemory(1),)),
    )))  # fmt: skip
    table = Table(ROOKIE, tamer, memory=6, my_battle=["Tamer"], my_hand=["Rookie", "Rookie"])
    table.take("Play Rookie", "Tamer: by")
    assert table.suspended("Tamer")
    table.take("Play Rookie")
    assert table.memory == 1


def test_digimon_with_0_dp_are_deleted_between_effects() -> None:
    """Digimon comprehensive rules 17-1-2-2, 17-1-3-1; README, difference 11."""
    shrink = red_option("Shrink", Main(do=(
        Give((DP(-3000),), THEIRS), If(exists(DIGIMON, whose=v.OPPONENT), (Draw(1),)),
    )))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, shrink, memory=5, my_battle=["Champion"], my_hand=["Shrink"],
                  their_battle=["Rookie"])  # fmt: skip
    table.take("Use Shrink")
    assert table.battle("their") == []
    assert table.hand() == ["Filler"], "it was still there within the effect"


def test_deletion_by_0_dp_is_told_apart() -> None:
    """Digimon comprehensive rules 15-4-3-3, 17-1-3-1-1."""
    watcher = red_tamer(
        "Watcher", Trigger(on=Event("deleted", DIGIMON, v.OPPONENT, by="zero-dp"), do=(Draw(1),))
    )
    shrink = red_option("Shrink", Main(do=(Give((DP(-3000),), THEIRS),)))
    smash = red_option("Smash", Main(do=(Delete(THEIRS),)))
    for name, drawn in (("Shrink", ["Filler"]), ("Smash", [])):
        table = Table(ROOKIE, watcher, shrink, smash, memory=5, my_battle=["Watcher"],
                      my_hand=[name], their_battle=["Rookie"])  # fmt: skip
        table.take(f"Use {name}")
        assert table.battle("their") == []
        assert table.hand() == drawn
