"""Keyword effects (Digimon comprehensive rules 16), ACE cards (4-19), Counter timing (11-3)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, level
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    WHEN_DIGIVOLVING,
    Card,
    Event,
    Keyword,
    Trigger,
)  # fmt: skip
from engine.digimon.language.operations import (
    Draw,
    Give,
    Recover,
)  # fmt: skip
from tests.engine.digimon.table import Table, red, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH


def with_(name: str, lv: int, power: int, *keywords: Keyword) -> Card:
    return red(name, lv, power, effects=keywords)


def smashed(*cards: Card, theirs: list[object]) -> Table:
    table = Table(ROOKIE, CHAMPION, SMASH, *cards, memory=5, my_battle=["Rookie"],
                  my_hand=["Smash"], their_battle=theirs)  # fmt: skip
    return table.take("Use Smash")


def test_piercing_checks_after_deleting_in_battle() -> None:
    """Rules 16-7-1, 16-7-2; rules context 4, Piercing."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"))
    table = Table(ROOKIE, piercer, my_battle=["Piercer"], their_battle=[["suspended", "Rookie"]])
    assert table.attack("Piercer", "Rookie").security() == 4


def test_piercing_waits_for_what_the_battle_triggered() -> None:
    """Rules 16-7-4: just before the end of the attack; README, difference 9."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"))
    healer = red("Healer", 3, 3000, effects=(Trigger(on=ON_DELETION, do=(Recover(1),)),))
    table = Table(piercer, healer, my_battle=["Piercer"], their_battle=[["suspended", "Healer"]],
                  their_security=[])  # fmt: skip
    table.attack("Piercer", "Healer")
    assert table.security() == 0
    assert table.trash("their") == ["Filler", "Healer"]


def test_piercing_cannot_win_the_game() -> None:
    """Rules 16-7-1, 11-5: it checks security, and there is none; README, difference 9."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"))
    table = Table(ROOKIE, piercer, my_battle=["Piercer"], their_battle=[["suspended", "Rookie"]],
                  their_security=[])  # fmt: skip
    assert not table.attack("Piercer", "Rookie").game.is_over()


def test_recovery_puts_the_top_of_the_deck_on_top_of_security() -> None:
    """Rules 16-6-1; rules context 4, Recovery."""
    healer = red("Healer", 4, effects=(Trigger(on=ON_PLAY, do=(Recover(1),)),))
    table = Table(healer, CHAMPION, memory=9, my_hand=["Healer"], my_deck=["Champion", "Filler"])
    table.take("Play Healer")
    assert table.pile("my", "security")[0] == "Champion"
    assert table.security("my") == 6


@pytest.mark.parametrize(("power", "theirs"), [(3000, []), (12000, [])])
def test_retaliation_deletes_the_winner(power: int, theirs: list[str]) -> None:
    """Rules 16-13; rules context 4, Retaliation."""
    spiky = with_("Spiky", 3, power, Keyword("Retaliation"))
    table = Table(spiky, BIG, my_battle=["Big"], their_battle=[["suspended", "Spiky"]])
    table.attack("Big", "Spiky")
    assert table.battle() == []
    assert table.battle("their") == theirs


def test_retaliation_does_not_work_on_a_tie() -> None:
    """Rules 16-13-2: when just this Digimon is deleted; README, difference 9."""
    spiky = with_("Spiky", 6, 12000, Keyword("Retaliation"))
    watcher = red_tamer("Watcher", Trigger(on=Event("deleted", DIGIMON), limit=5, do=(Draw(1),)))
    table = Table(spiky, BIG, watcher, my_battle=["Big", "Watcher"],
                  their_battle=[["suspended", "Spiky"]])  # fmt: skip
    table.attack("Big", "Spiky")
    assert table.hand() == ["Filler"]


def test_armor_purge_trashes_the_top_card_instead() -> None:
    """Rules 16-19; rules context 4, Armor Purge."""
    armor = with_("Armor", 4, 6000, Keyword("Armor Purge"))
    table = smashed(armor, theirs=[["Armor", "Rookie"]])
    table.take("Armor: by")
    assert table.battle("their") == ["Rookie"]
    assert table.trash("their") == ["Armor"]
    # Nothing to go back to: it cannot be used.
    assert smashed(armor, theirs=["Armor"]).battle("their") == []


def test_evade_suspends_instead() -> None:
    """Rules 16-22."""
    evader = with_("Evader", 4, 5000, Keyword("Evade"))
    table = smashed(evader, theirs=["Evader"]).take("Evader: by")
    assert table.suspended("Evader")
    assert smashed(evader, theirs=[["suspended", "Evader"]]).battle("their") == []


def test_barrier_trashes_security_in_battle_only() -> None:
    """Rules 16-25."""
    wall = with_("Wall", 4, 5000, Keyword("Barrier"))
    assert smashed(wall, theirs=["Wall"]).battle("their") == []
    table = Table(wall, BIG, my_battle=["Big"], their_battle=[["suspended", "Wall"]])
    table.attack("Big", "Wall").take("Wall: by")
    assert (table.battle("their"), table.security()) == (["Wall"], 4)


def test_scapegoat_deletes_another() -> None:
    """Rules 16-32: other than by one of your effects."""
    coward = with_("Coward", 4, 5000, Keyword("Scapegoat"))
    table = smashed(coward, theirs=["Coward", "Rookie"]).take("Coward")
    assert table.take("Coward: by").battle("their") == ["Coward"]


def test_decoy_is_deleted_for_the_specified_cards() -> None:
    """Rules 16-18: when another would be deleted by an opponent's effect."""
    decoy = with_("Decoy", 3, 3000, Keyword("Decoy", cards=(level(4),)))
    table = smashed(decoy, theirs=["Decoy", "Champion"]).take("Champion", "Decoy: by")
    assert table.battle("their") == ["Champion"]
    assert smashed(decoy, theirs=["Decoy", "Rookie"]).take("Rookie").battle("their") == ["Decoy"]


def test_fragment_trashes_so_many_cards() -> None:
    """Rules 16-37."""
    part = with_("Part", 5, 7000, Keyword("Fragment", 2))
    assert smashed(part, theirs=[["Part", "Rookie"]]).battle("their") == []
    table = smashed(part, theirs=[["Part", "Rookie", "Champion"]]).take("Part: by")
    assert table.battle("their") == ["Part"]


def test_rush_attacks_at_once() -> None:
    """Rules 16-15; rules context 3-1."""
    rush = with_("Rush", 3, 3000, Keyword("Rush"))
    table = Table(rush, memory=9, my_hand=["Rush"]).take("Play Rush")
    assert table.can("Attack the player with Rush")


def test_reboot_unsuspends_in_the_opponents_unsuspend_phase() -> None:
    """Rules 16-11; rules context 2-1."""
    ready = with_("Ready", 4, 5000, Keyword("Reboot"))
    table = Table(ready, CHAMPION, my_battle=[["suspended", "Ready"], ["suspended", "Champion"]])
    table.passing()
    assert not table.suspended("Ready")
    assert table.suspended("Champion")


def test_blitz_attacks_with_memory_on_the_other_side() -> None:
    """Rules 16-16: the attack goes on before the turn ends."""
    blitz = red("Blitz", 4, effects=(Trigger(on=WHEN_DIGIVOLVING, do=(Keyword("Blitz"),)),))
    table = Table(ROOKIE, blitz, memory=1, my_battle=["Rookie"], my_hand=["Blitz"])
    table.take("Digivolve Rookie into Blitz").take("Blitz: ")
    assert table.security() == 4
    assert (table.game.player, table.game.memory) == (1, 1)
    table = Table(ROOKIE, blitz, memory=5, my_battle=["Rookie"], my_hand=["Blitz"])
    table.take("Digivolve Rookie into Blitz")
    assert table.game.is_open()
    assert table.security() == 5


def test_raid_switches_to_the_highest_unsuspended() -> None:
    """Rules 16-23, 11-2-7-2; rules context 8, Raid."""
    raider = with_("Raider", 6, 13000, Keyword("Raid"))
    table = Table(raider, ROOKIE, CHAMPION, BIG, my_battle=["Raider"],
                  their_battle=["Rookie", "Champion", ["suspended", "Big"]])  # fmt: skip
    table.attack("Raider").take("Raider: you may")
    assert table.battle("their") == ["Big", "Rookie"]
    assert table.security() == 5


def test_alliance_adds_dp_and_a_check_for_the_attack() -> None:
    """Rules 16-24: the value is that of the moment, and stays."""
    leader = with_("Leader", 5, 7000, Keyword("Alliance"))
    table = Table(leader, ROOKIE, my_battle=["Leader", "Rookie"]).attack("Leader")
    table.take("Leader: by")
    assert table.suspended("Rookie")
    assert table.security() == 3
    assert table.dp("Leader") == 7000


def test_fortitude_plays_the_card_again() -> None:
    """Rules 16-27: when it had digivolution cards."""
    tough = with_("Tough", 4, 5000, Keyword("Fortitude"))
    assert smashed(tough, theirs=[["Tough", "Rookie"]]).battle("their") == ["Tough"]
    assert smashed(tough, theirs=["Tough"]).battle("their") == []


def test_collision_forces_a_block() -> None:
    """Rules 16-30."""
    ram = with_("Ram", 5, 7000, Keyword("Collision"))
    table = Table(ram, ROOKIE, my_battle=["Ram"], their_battle=["Rookie"]).attack("Ram")
    assert table.battle("their") == []
    assert table.security() == 5


def test_vortex_attacks_a_digimon_at_the_end_of_the_turn() -> None:
    """Rules 16-33: also in the turn it was played."""
    storm = red("Storm", 4, 9000, cost=3, effects=(Keyword("Vortex"),))
    table = Table(
        storm, ROOKIE, memory=3, my_hand=["Storm"], their_battle=[["suspended", "Rookie"]]
    )
    table.take("Play Storm").passing().take("Storm: this Digimon may")
    assert table.battle("their") == []
    assert table.game.player == 1


def test_overclock_attacks_without_suspending() -> None:
    """Rules 16-34."""
    boss = with_("Boss", 5, 7000, Keyword("Overclock", cards=(level(3),)))
    table = Table(boss, ROOKIE, my_battle=["Boss", "Rookie"]).passing()
    table.take("Boss: by")
    assert table.security() == 4
    assert table.battle() == ["Boss"]
    assert not table.suspended("Boss")


def test_iceclad_compares_digivolution_cards() -> None:
    """Rules 16-35: not against Security Digimon."""
    ice = with_("Ice", 4, 1000, Keyword("Iceclad"))
    table = Table(ice, BIG, my_battle=[["Ice", "Filler"]], their_battle=[["suspended", "Big"]],
                  their_security=["Big"])  # fmt: skip
    assert table.attack("Ice", "Big").battle("their") == []
    table.passing().passing().attack("Ice")
    assert table.battle() == []


def test_decode_plays_a_specified_card() -> None:
    """Rules 16-36: other than by a battle."""
    shell = with_("Shell", 6, 11000, Keyword("Decode", cards=(level(4),)))
    table = smashed(shell, theirs=[["Shell", "Champion", "Rookie"]]).take("Shell: you may")
    assert table.battle("their") == ["Champion"]
    table = Table(shell, CHAMPION, BIG, my_battle=["Big"],
                  their_battle=[["suspended", "Shell", "Champion"]])  # fmt: skip
    assert table.attack("Big", "Shell").battle("their") == []


def test_execute_attacks_unsuspended_digimon_and_is_deleted() -> None:
    """Rules 16-38: the deletion is pending processing at the end of the attack."""
    kamikaze = with_("Kamikaze", 5, 7000, Keyword("Execute"))
    table = Table(kamikaze, ROOKIE, my_battle=["Kamikaze"], their_battle=["Rookie"]).passing()
    table.take("Kamikaze: this Digimon may", "Attack Rookie")
    assert table.battle("their") == []
    assert table.battle() == []


def test_progress_is_not_affected_while_attacking() -> None:
    """Rules 16-39: by the opponent's effects."""
    steady = with_("Steady", 5, 7000, Keyword("Progress"))
    trap = red_tamer("Trap", Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(
        Give((DP(-6000),), Choose(DIGIMON, whose=v.OPPONENT)),
    )))  # fmt: skip
    table = Table(steady, trap, my_battle=["Steady"], their_battle=["Trap"],
                  their_security=["Filler"]).attack("Steady")  # fmt: skip
    assert table.battle() == ["Steady"]
    # After the attack it is affected again (15-15-5-2).
    assert table.dp("Steady") == 1000
