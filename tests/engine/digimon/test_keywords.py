"""Keyword effects (Digimon comprehensive rules 16), ACE cards (4-19), Counter timing (11-3)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import DIGIMON, Choose, Each, level
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Cannot,
    Card,
    Counter,
    Event,
    Gains,
    Keyword,
    Main,
    Static,
    Trigger,
    Would,
)  # fmt: skip
from engine.digimon.language.operations import (
    AddToHand,
    Draw,
    GainMemory,
    Give,
    Recover,
    ReduceCost,
    ToDeck,
    digi_burst,
)  # fmt: skip
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH


def _with(name: str, lv: int, power: int, *keywords: Keyword) -> Card:
    return red(name, lv, power, effects=keywords)


def _smashed(*cards: Card, theirs: list[object]) -> Table:
    table = Table(ROOKIE, CHAMPION, SMASH, *cards, memory=5, my_battle=["Rookie"],
                  my_hand=["Smash"], their_battle=theirs)  # fmt: skip
    return table.take("Use Smash")


def test_piercing_checks_after_deleting_in_battle() -> None:
    """Rules 16-7-1, 16-7-2; rules context 4, Piercing."""
    piercer = _with("Piercer", 5, 7000, Keyword("Piercing"))
    table = Table(ROOKIE, piercer, my_battle=["Piercer"], their_battle=[["suspended", "Rookie"]])
    assert table.attack("Piercer", "Rookie").security() == 4


def test_piercing_waits_for_what_the_battle_triggered() -> None:
    """Rules 16-7-4: just before the end of the attack; README, difference 9."""
    piercer = _with("Piercer", 5, 7000, Keyword("Piercing"))
    healer = red("Healer", 3, 3000, effects=(Trigger(on=ON_DELETION, do=(Recover(1),)),))
    table = Table(piercer, healer, my_battle=["Piercer"], their_battle=[["suspended", "Healer"]],
                  their_security=[])  # fmt: skip
    table.attack("Piercer", "Healer")
    assert table.security() == 0
    assert table.trash("their") == ["Filler", "Healer"]


def test_piercing_cannot_win_the_game() -> None:
    """Rules 16-7-1, 11-5: it checks security, and there is none; README, difference 9."""
    piercer = _with("Piercer", 5, 7000, Keyword("Piercing"))
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
    spiky = _with("Spiky", 3, power, Keyword("Retaliation"))
    table = Table(spiky, BIG, my_battle=["Big"], their_battle=[["suspended", "Spiky"]])
    table.attack("Big", "Spiky")
    assert table.battle() == []
    assert table.battle("their") == theirs


def test_retaliation_does_not_work_on_a_tie() -> None:
    """Rules 16-13-2: when just this Digimon is deleted; README, difference 9."""
    spiky = _with("Spiky", 6, 12000, Keyword("Retaliation"))
    watcher = red_tamer("Watcher", Trigger(on=Event("deleted", DIGIMON), limit=5, do=(Draw(1),)))
    table = Table(spiky, BIG, watcher, my_battle=["Big", "Watcher"],
                  their_battle=[["suspended", "Spiky"]])  # fmt: skip
    table.attack("Big", "Spiky")
    assert table.hand() == ["Filler"]


def test_armor_purge_trashes_the_top_card_instead() -> None:
    """Rules 16-19; rules context 4, Armor Purge."""
    armor = _with("Armor", 4, 6000, Keyword("Armor Purge"))
    table = _smashed(armor, theirs=[["Armor", "Rookie"]])
    table.take("Armor: by")
    assert table.battle("their") == ["Rookie"]
    assert table.trash("their") == ["Armor"]
    # Nothing to go back to: it cannot be used.
    assert _smashed(armor, theirs=["Armor"]).battle("their") == []


def test_evade_suspends_instead() -> None:
    """Rules 16-22."""
    evader = _with("Evader", 4, 5000, Keyword("Evade"))
    table = _smashed(evader, theirs=["Evader"]).take("Evader: by")
    assert table.suspended("Evader")
    assert _smashed(evader, theirs=[["suspended", "Evader"]]).battle("their") == []


def test_barrier_trashes_security_in_battle_only() -> None:
    """Rules 16-25."""
    wall = _with("Wall", 4, 5000, Keyword("Barrier"))
    assert _smashed(wall, theirs=["Wall"]).battle("their") == []
    table = Table(wall, BIG, my_battle=["Big"], their_battle=[["suspended", "Wall"]])
    table.attack("Big", "Wall").take("Wall: by")
    assert (table.battle("their"), table.security()) == (["Wall"], 4)


def test_scapegoat_deletes_another() -> None:
    """Rules 16-32: other than by one of your effects."""
    coward = _with("Coward", 4, 5000, Keyword("Scapegoat"))
    table = _smashed(coward, theirs=["Coward", "Rookie"]).take("Coward")
    assert table.take("Coward: by").battle("their") == ["Coward"]


def test_decoy_is_deleted_for_the_specified_cards() -> None:
    """Rules 16-18: when another would be deleted by an opponent's effect."""
    decoy = _with("Decoy", 3, 3000, Keyword("Decoy", cards=(level(4),)))
    table = _smashed(decoy, theirs=["Decoy", "Champion"]).take("Champion", "Decoy: by")
    assert table.battle("their") == ["Champion"]
    assert _smashed(decoy, theirs=["Decoy", "Rookie"]).take("Rookie").battle("their") == ["Decoy"]


def test_fragment_trashes_so_many_cards() -> None:
    """Rules 16-37."""
    part = _with("Part", 5, 7000, Keyword("Fragment", 2))
    assert _smashed(part, theirs=[["Part", "Rookie"]]).battle("their") == []
    table = _smashed(part, theirs=[["Part", "Rookie", "Champion"]]).take("Part: by")
    assert table.battle("their") == ["Part"]


def test_rush_attacks_at_once() -> None:
    """Rules 16-15; rules context 3-1."""
    rush = _with("Rush", 3, 3000, Keyword("Rush"))
    table = Table(rush, memory=9, my_hand=["Rush"]).take("Play Rush")
    assert table.can("Attack the player with Rush")


def test_reboot_unsuspends_in_the_opponents_unsuspend_phase() -> None:
    """Rules 16-11; rules context 2-1."""
    ready = _with("Ready", 4, 5000, Keyword("Reboot"))
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
    raider = _with("Raider", 6, 13000, Keyword("Raid"))
    table = Table(raider, ROOKIE, CHAMPION, BIG, my_battle=["Raider"],
                  their_battle=["Rookie", "Champion", ["suspended", "Big"]])  # fmt: skip
    table.attack("Raider").take("Raider: you may")
    assert table.battle("their") == ["Big", "Rookie"]
    assert table.security() == 5


def test_alliance_adds_dp_and_a_check_for_the_attack() -> None:
    """Rules 16-24: the value is that of the moment, and stays."""
    leader = _with("Leader", 5, 7000, Keyword("Alliance"))
    table = Table(leader, ROOKIE, my_battle=["Leader", "Rookie"]).attack("Leader")
    table.take("Leader: by")
    assert table.suspended("Rookie")
    assert table.security() == 3
    assert table.dp("Leader") == 7000


def test_fortitude_plays_the_card_again() -> None:
    """Rules 16-27: when it had digivolution cards."""
    tough = _with("Tough", 4, 5000, Keyword("Fortitude"))
    assert _smashed(tough, theirs=[["Tough", "Rookie"]]).battle("their") == ["Tough"]
    assert _smashed(tough, theirs=["Tough"]).battle("their") == []


def test_collision_forces_a_block() -> None:
    """Rules 16-30."""
    ram = _with("Ram", 5, 7000, Keyword("Collision"))
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
    boss = _with("Boss", 5, 7000, Keyword("Overclock", cards=(level(3),)))
    table = Table(boss, ROOKIE, my_battle=["Boss", "Rookie"]).passing()
    table.take("Boss: by")
    assert table.security() == 4
    assert table.battle() == ["Boss"]
    assert not table.suspended("Boss")


def test_iceclad_compares_digivolution_cards() -> None:
    """Rules 16-35: not against Security Digimon."""
    ice = _with("Ice", 4, 1000, Keyword("Iceclad"))
    table = Table(ice, BIG, my_battle=[["Ice", "Filler"]], their_battle=[["suspended", "Big"]],
                  their_security=["Big"])  # fmt: skip
    assert table.attack("Ice", "Big").battle("their") == []
    table.passing().passing().attack("Ice")
    assert table.battle() == []


def test_decode_plays_a_specified_card() -> None:
    """Rules 16-36: other than by a battle."""
    shell = _with("Shell", 6, 11000, Keyword("Decode", cards=(level(4),)))
    table = _smashed(shell, theirs=[["Shell", "Champion", "Rookie"]]).take("Shell: you may")
    assert table.battle("their") == ["Champion"]
    table = Table(shell, CHAMPION, BIG, my_battle=["Big"],
                  their_battle=[["suspended", "Shell", "Champion"]])  # fmt: skip
    assert table.attack("Big", "Shell").battle("their") == []


def test_execute_attacks_unsuspended_digimon_and_is_deleted() -> None:
    """Rules 16-38: the deletion is pending processing at the end of the attack."""
    kamikaze = _with("Kamikaze", 5, 7000, Keyword("Execute"))
    table = Table(kamikaze, ROOKIE, my_battle=["Kamikaze"], their_battle=["Rookie"]).passing()
    table.take("Kamikaze: this Digimon may", "Attack Rookie")
    assert table.battle("their") == []
    assert table.battle() == []


def test_progress_is_not_affected_while_attacking() -> None:
    """Rules 16-39: by the opponent's effects."""
    steady = _with("Steady", 5, 7000, Keyword("Progress"))
    trap = red_tamer("Trap", Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(
        Give((DP(-6000),), Choose(DIGIMON, whose=v.OPPONENT)),
    )))  # fmt: skip
    table = Table(steady, trap, my_battle=["Steady"], their_battle=["Trap"],
                  their_security=["Filler"]).attack("Steady")  # fmt: skip
    assert table.battle() == ["Steady"]
    # After the attack it is affected again (15-15-5-2).
    assert table.dp("Steady") == 1000


def test_partition_splits_but_not_in_battle() -> None:
    """Rules 16-29: not by a battle nor by own effects; README, difference 9; rules context 8."""
    fused = _with("Fused", 6, 11000, Keyword("Partition", cards=(level(3), level(4))))
    table = _smashed(fused, theirs=[["Fused", "Champion", "Rookie"]]).take("Fused: you may")
    assert table.battle("their") == ["Champion", "Rookie"]
    assert _smashed(fused, theirs=[["Fused", "Champion"]]).battle("their") == []
    table = Table(fused, CHAMPION, ROOKIE, BIG, my_battle=["Big"],
                  their_battle=[["suspended", "Fused", "Champion", "Rookie"]])  # fmt: skip
    assert table.attack("Big", "Fused").battle("their") == []


def test_save_places_the_card_under_a_tamer() -> None:
    """Rules 16-20, 4-4-2."""
    keeper = red("Keeper", 3, effects=(Trigger(on=ON_DELETION, do=(Keyword("Save"),)),))
    table = _smashed(keeper, red_tamer("Tamer"), theirs=["Keeper", "Tamer"]).take("Keeper: ")
    assert table.battle("their") == ["Tamer/Keeper"]


def test_ascension_goes_on_top_of_security() -> None:
    """Rules 16-43."""
    angel = _with("Angel", 4, 5000, Keyword("Ascension"))
    table = _smashed(angel, theirs=["Angel"]).take("Angel: you may")
    assert table.pile("their", "security")[0] == "Angel"


def test_engage_attacks_at_the_end_of_the_turn() -> None:
    """Rules 16-44."""
    eager = _with("Eager", 4, 5000, Keyword("Engage"))
    table = Table(eager, my_battle=["Eager"]).passing().take("Eager: this Digimon may")
    assert table.security() == 4


def test_guard_keeps_another_in_the_battle_area() -> None:
    """Rules 16-45: would leave by an opponent's effect, in any way."""
    guard = _with("Guard", 3, 3000, Keyword("Guard"))
    bounce = red_option("Bounce", Main(do=(AddToHand(Choose(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(guard, ROOKIE, CHAMPION, bounce, memory=5, my_battle=["Rookie"],
                  my_hand=["Bounce"], their_battle=["Guard", "Champion"])  # fmt: skip
    table.take("Use Bounce", "Champion", "Guard: by")
    assert table.battle("their") == ["Champion"]


def test_training_works_in_the_breeding_area() -> None:
    """Rules 16-41, 4-7-9: face-down, so without information."""
    student = _with("Student", 3, 3000, Keyword("Training"))
    trick = red("Trick", 3, inherited=(Keyword("Blocker"),))
    table = Table(student, trick, my_breeding=["Student"], my_deck=["Trick", "Filler"])
    table.take("Activate Student")
    assert table.breeding() == ["Student/Trick"]
    assert table.suspended("Student")


def test_blast_digivolve_is_free_and_one_counter_only() -> None:
    """Rules 16-26, 11-3-2; rules context 3-2 and 8, Counter timing."""
    ace = red("Ace", 4, 9000, effects=(Keyword("Blast Digivolve"),), overflow=3)
    table = Table(ROOKIE, CHAMPION, ace, my_battle=["Champion"], their_hand=["Ace", "Ace"],
                  their_battle=[["suspended", "Rookie"], ["suspended", "Rookie"]])  # fmt: skip
    table.attack("Champion", "Rookie")
    assert table.game.actor() == 1
    table.take("Blast digivolve Rookie into Ace")
    assert table.battle() == []
    assert table.battle("their") == ["Ace/Rookie", "Rookie"]
    assert table.memory == 0


def test_overflow_moves_the_memory_when_the_card_leaves() -> None:
    """Rules 4-19-1, 4-19-2; not when it comes into play (4-19-3)."""
    ace = red("Ace", 4, 5000, cost=5, overflow=3)
    assert _smashed(ace, theirs=["Ace"]).memory == 5 - 1 + 3
    table = Table(ace, memory=9, my_hand=["Ace"]).take("Play Ace")
    assert table.memory == 4


def test_overflow_from_under_a_card() -> None:
    """Rules 4-19-1: from under a card to another area."""
    ace = red("Ace", 3, 5000, overflow=2)
    table = _smashed(ace, theirs=[["Champion", "Ace"]])
    assert table.memory == 5 - 1 + 2


def test_counter_effects_of_cards_in_play() -> None:
    """Rules 11-3-1, 15-16-14."""
    mage = red("Mage", 4, effects=(Counter(do=(Recover(1),)),))
    table = Table(ROOKIE, mage, my_battle=["Rookie"], their_battle=["Mage"]).attack("Rookie")
    assert table.words[-1] == "No counter"
    table.take("Counter with Mage")
    assert table.security() == 5


def test_returning_to_the_deck_bottom() -> None:
    """Rules 4-7-8, 3-1-3-5: the cards under it are trashed."""
    sink = red_option("Sink", Main(do=(ToDeck(Choose(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(ROOKIE, CHAMPION, sink, memory=5, my_battle=["Rookie"], my_hand=["Sink"],
                  their_battle=[["Champion", "Rookie"]])  # fmt: skip
    table.take("Use Sink")
    assert table.pile("their", "deck")[-1] == "Champion"
    assert table.trash("their") == ["Rookie"]


def test_mind_link_places_the_tamer_under_a_digimon() -> None:
    """Rules 16-28: one with no Tamer cards in its digivolution cards; in the main phase."""
    partner = red_tamer("Partner", Keyword("Mind Link"))
    partner = type(partner)(**{**vars(partner), "inherited": (Static(DP(1000)),)})
    table = Table(ROOKIE, partner, my_battle=["Rookie", "Partner"]).take("Activate Partner")
    assert table.battle() == ["Rookie/Partner"]
    assert table.dp("Rookie") == 4000


def test_material_save_keeps_cards_under_a_tamer() -> None:
    """Rules 16-21: when it would be deleted, so many of the specified cards."""
    saver = _with("Saver", 5, 7000, Keyword("Material Save", 2, (level(3), level(4))))
    table = _smashed(saver, red_tamer("Tamer"), theirs=[["Saver", "Champion", "Rookie"], "Tamer"])
    table.take("Saver: you may", "Champion")
    assert table.battle("their") == ["Tamer/Champion/Rookie"]


def test_digisorption_suspends_to_pay_less() -> None:
    """Rules 16-10: also the Digimon that digivolves (16-10-5)."""
    eater = red("Eater", 4, 6000, evo=4, effects=(Keyword("Digisorption", -3),))
    table = Table(ROOKIE, eater, memory=0, my_battle=["Rookie"], my_hand=["Eater"])
    table.take("<Digisorption> into Eater")
    assert table.battle() == ["Eater/Rookie"]
    assert table.suspended("Eater")
    assert (table.game.player, table.game.memory) == (1, 1)
    table = Table(ROOKIE, eater, my_battle=[["suspended", "Rookie"]], my_hand=["Eater"])
    assert not table.can("<Digisorption>")


def test_digi_burst_trashes_its_own_cards() -> None:
    """Rules 16-14."""
    burst = red("Burst", 5, 7000, effects=(Main(limit=1, do=(digi_burst(2, GainMemory(1)),)),))
    table = Table(ROOKIE, CHAMPION, burst, my_battle=[["Burst", "Champion", "Rookie"]])
    table.take("Activate Burst")
    assert (table.battle(), table.memory) == (["Burst"], 1)
    assert not Table(ROOKIE, burst, my_battle=[["Burst", "Rookie"]]).can("Activate")


def test_a_keyword_that_is_not_played_is_named() -> None:
    """Fail closed: a card with a keyword that cannot be played yet says so."""
    effects = (Keyword("Rampage"), Trigger(on=ON_PLAY, do=(GainMemory(1),)))
    card = red("Linker", 4, effects=effects)
    compiler = Compiler([card])
    compiler.compile()
    assert compiler.missing == [
        (card, Keyword("Rampage"), "the keyword <Rampage> cannot be played yet")
    ]


@pytest.mark.parametrize(
    ("gift", "kind"),
    [
        (Gains(Main(do=(GainMemory(1),))), "Main"),
        (Gains(Counter(do=(GainMemory(1),))), "Counter"),
        (Gains(Would(what="digivolve", do=(ReduceCost(1),))), "would digivolve"),
        (Keyword("Training"), "Main"),
    ],
)
def test_an_effect_that_is_not_played_once_gained_is_named(gift: Node, kind: str) -> None:
    """Rule 15-13: only triggers, and effects for when a Digimon would leave, are played so."""
    for giver in (Static(gift, Each(DIGIMON)), Main(do=(Give((gift,), Choose(DIGIMON)),))):
        table = Table(CHAMPION, red_tamer("Giver", giver), my_battle=["Champion", "Giver"])
        (said,) = table.missing
        assert said == f'gaining an effect of the kind "{kind}" cannot be played yet'
        assert not table.can("Activate")
    assert not Table(red_tamer("Giver", Static(Keyword("Evade"), Each(DIGIMON)))).missing


def test_an_effect_that_is_gained_takes_none_of_the_fifteen_counts_of_its_giver() -> None:
    """[Once Per Turn] of a gained effect has uses of its own (rules 15-13, 15-14-1)."""
    own = Main(do=(GainMemory(1),), limit=1)
    gift = Trigger(on=WHEN_ATTACKING, do=(GainMemory(1),), limit=1)
    for number, said in ((15, 0), (16, 1)):
        giver = red_tamer("Giver", Static(Gains(gift), Each(DIGIMON)), *[own] * number)
        assert len(Table(CHAMPION, giver, my_battle=["Champion", "Giver"]).missing) == said


def test_every_definition_compiles() -> None:
    """What the compiler leaves out of the bundled cards is known: nothing."""
    compiler = Compiler(list(definitions().values()))
    compiler.compile()
    assert compiler.missing == []


def test_a_keyword_by_a_persistent_effect() -> None:
    """Rules 15-8-2, 15-13-1: while it holds, the keyword works like a printed one."""
    teacher = red_tamer("Teacher", Static(Keyword("Evade"), Each(DIGIMON)))
    table = _smashed(teacher, theirs=["Teacher", "Champion"]).take("Champion: by")
    assert table.suspended("Champion")
    rage = red("Rage", 4, 5000, inherited=(Static(Keyword("Retaliation"), turn=v.OPPONENT),))
    table = Table(rage, CHAMPION, BIG, my_battle=["Big"],
                  their_battle=[["suspended", "Champion", "Rage"]])  # fmt: skip
    assert table.attack("Big", "Champion").battle() == []


def test_some_effects_cannot_be_activated() -> None:
    """Rules 15-1-3: what forbids takes precedence."""
    silence = Static(Cannot("activate", timing="attacked"), Each(DIGIMON, whose=v.OPPONENT))
    hush = red_tamer("Hush", silence)
    loud = red("Loud", 4, effects=(Trigger(on=WHEN_ATTACKING, do=(Draw(1),)),))
    table = Table(hush, loud, my_battle=["Loud"], their_battle=["Hush"]).attack("Loud")
    assert table.hand() == []
