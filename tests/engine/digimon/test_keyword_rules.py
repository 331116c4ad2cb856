"""What the rules say of single keywords: when, how often, optional or not (rules 16)."""

from dataclasses import replace

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    THIS,
    Choose,
    Count,
    Each,
    Named,
)
from engine.digimon.language.card import (
    ON_DELETION,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Card,
    Counter,
    Event,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    Draw,
    GainMemory,
    Give,
    Recover,
    digi_burst,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH, THEIRS

KILL = red_option("Kill", Main(do=(Delete(Choose(DIGIMON)),)), cost=0)


def with_(name: str, lv: int, power: int, *keywords: Keyword) -> Card:
    """A Digimon with these keywords."""
    return red(name, lv, power, effects=keywords)


def smashed(*cards: Card, theirs: list[object]) -> Table:
    """Their Digimon is about to be deleted by an effect."""
    table = Table(
        ROOKIE,
        CHAMPION,
        SMASH,
        *cards,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=theirs,
    )
    return table.take("Use Smash")


def beaten(*cards: Card, theirs: object) -> Table:
    """Their Digimon is about to lose a battle."""
    table = Table(ROOKIE, CHAMPION, BIG, *cards, my_battle=["Big"], their_battle=[theirs])
    name = theirs[1] if isinstance(theirs, list) else theirs
    return table.attack("Big", str(name))


# ------------------------------------------------------- Security Attack, Blocker


def test_security_attack_adds_up() -> None:
    """Rules 16-4-1, 16-4-3, 16-4-4: +1 and +1, and never below 0."""
    twice = with_("Twice", 5, 7000, Keyword("Security Attack", 1), Keyword("Security Attack", 1))
    table = Table(twice, my_battle=["Twice"])
    assert table.checks("Twice") == 3
    assert table.attack("Twice").security() == 2
    weak = with_("Weak", 5, 7000, Keyword("Security Attack", -1), Keyword("Security Attack", -2))
    table = Table(weak, my_battle=["Weak"])
    assert table.checks("Weak") == 0
    assert table.attack("Weak").security() == 5


def test_two_blockers_in_one_block_once() -> None:
    """Rules 16-5-1, 16-5-2, 16-5-3: one block, one suspension."""
    wall = with_("Wall", 6, 9000, Keyword("Blocker"), Keyword("Blocker"))
    table = Table(CHAMPION, wall, my_battle=["Champion"], their_battle=["Wall"]).attack("Champion")
    assert table.words == ["Block with Wall", "Do not block"]
    assert table.take("Block with Wall").game.is_open()


def test_blocker_counts_as_soon_as_it_is_there() -> None:
    """Rules 16-5-2, 15-8-2-2: given at counter timing, it blocks in the same attack."""
    mage = red("Mage", 4, 4000, effects=(Counter(do=(Give((Keyword("Blocker"),)),)),))
    table = Table(BIG, mage, my_battle=["Big"], their_battle=["Mage"]).attack("Big")
    table.take("Counter with Mage")
    assert table.can("Block with Mage")


# --------------------------------------------------- Recovery, Draw, Piercing, Jamming


def test_recovery_and_draw_execute_at_once() -> None:
    """Rules 4-14-1, 4-14-2, 16-6-2, 16-8-1 to 16-8-3: as much as there is, and nobody is asked."""
    heal = red_option("Heal", Main(do=(Recover(2), Draw(2), GainMemory(Count(ANY, v.SECURITY)))))
    table = Table(
        ROOKIE,
        heal,
        memory=1,
        my_battle=["Rookie"],
        my_hand=["Heal"],
        my_deck=["Filler"] * 3,
        my_security=[],
    )
    table.take("Use Heal")
    assert (table.security("my"), len(table.hand()), table.memory) == (2, 1, 2)


def test_piercing_needs_its_digimon() -> None:
    """Rules 16-7-3, 16-7-6, 16-7-2: deleted by what the battle triggered, it checks nothing."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"))
    spite = red("Spite", 3, 3000, effects=(Trigger(on=ON_DELETION, do=(Delete(THEIRS),)),))
    table = Table(piercer, spite, my_battle=["Piercer"], their_battle=[["suspended", "Spite"]])
    table.attack("Piercer", "Spite")
    assert (table.battle(), table.security()) == ([], 5)


def test_piercing_needs_a_deletion_in_battle() -> None:
    """Rules 16-7-1, 16-7-2: not if the other Digimon stays, nor on a tie."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"))
    evader = with_("Saved", 4, 5000, Keyword("Barrier"))
    table = Table(piercer, evader, my_battle=["Piercer"], their_battle=[["suspended", "Saved"]])
    table.attack("Piercer", "Saved").take("Saved: by")
    assert table.security() == 4, "what <Barrier> took, and no check"
    equal = red("Equal", 5, 7000)
    table = Table(piercer, equal, my_battle=["Piercer"], their_battle=[["suspended", "Equal"]])
    assert table.attack("Piercer", "Equal").security() == 5


def test_piercing_checks_after_a_tie_that_its_digimon_survives() -> None:
    """Rules 16-7-2, 14-2-1-3, 14-2-2: both lose, and the other Digimon is deleted in battle."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"), Keyword("Barrier"))
    for power, left in ((7000, 4), (8000, 5)):
        foe = red("Foe", 5, power)
        table = Table(piercer, foe, my_battle=["Piercer"], their_battle=[["suspended", "Foe"]])
        table.attack("Piercer", "Foe").take("Piercer: by")
        assert (table.battle(), table.security()) == (["Piercer"], left)


def test_piercing_needs_a_deletion_and_no_other_way_to_leave() -> None:
    """Rules 16-7-2, 15-8-5: what is returned to the hand right before is not deleted."""
    piercer = with_("Piercer", 5, 7000, Keyword("Piercing"))
    shy = red("Shy", 4, 5000, effects=(Would(what="deleted", do=(AddToHand(THIS),)),))
    table = Table(piercer, shy, my_battle=["Piercer"], their_battle=[["suspended", "Shy"]])
    table.attack("Piercer", "Shy")
    assert (table.battle("their"), table.hand("their")) == ([], ["Shy"])
    assert table.security() == 5


def test_jamming_is_persistent() -> None:
    """Rules 16-9-1, 16-9-2: given by the check's own [Security] effect, it already counts."""
    gift = replace(
        red("Gift", 6, 12000), security=(Security(do=(Give((Keyword("Jamming"),), THEIRS),)),)
    )
    table = Table(ROOKIE, gift, my_battle=["Rookie"], their_security=["Gift"]).attack("Rookie")
    assert table.battle() == ["Rookie"]


# --------------------------------------------------------------------- Digisorption


def test_digisorption_is_optional_and_then_reduces() -> None:
    """Rules 16-10-1, 16-10-2, 16-10-3: any of the player's Digimon is suspended."""
    eater = red("Eater", 4, 6000, evo=4, effects=(Keyword("Digisorption", -3),))
    table = Table(
        ROOKIE, CHAMPION, eater, memory=5, my_battle=["Rookie", "Champion"], my_hand=["Eater"]
    )
    assert table.can("Digivolve Rookie into Eater for 4")
    table.take("<Digisorption> into Eater")
    table.take("Champion")
    assert table.suspended("Champion")
    assert not table.suspended("Eater")
    assert table.memory == 4


# --------------------------------------------------------------------------- Reboot


def test_reboot_is_mandatory_and_at_the_same_time() -> None:
    """Rules 16-11-1 to 16-11-5: once, together with those of the turn player."""
    ready = with_("Ready", 4, 5000, Keyword("Reboot"), Keyword("Reboot"))
    watcher = red_tamer(
        "Watcher", Trigger(on=Event("unsuspended", DIGIMON, v.EITHER), do=(GainMemory(1),))
    )
    table = Table(
        ready,
        ROOKIE,
        watcher,
        my_battle=[["suspended", "Ready"], "Watcher"],
        their_battle=[["suspended", "Rookie"]],
    )
    table.passing()
    assert not table.suspended("Ready")
    assert not table.suspended("Rookie")
    assert table.game.memory == 3 - 1


# ----------------------------------------------------------------- Digi-Burst, Rush


def test_digi_burst_is_optional() -> None:
    """Rules 16-14-1, 16-14-2."""
    burst = red(
        "Burst", 5, 7000, effects=(Trigger(on=WHEN_ATTACKING, do=(digi_burst(1, GainMemory(1)),)),)
    )
    table = Table(ROOKIE, burst, my_battle=[["Burst", "Rookie"]]).attack("Burst")
    table.take("Do not use it")
    assert (table.battle(), table.memory) == (["Burst/Rookie"], 0)


def test_rush_is_persistent() -> None:
    """Rules 16-15-1, 16-15-2: given in the same turn, it lets the Digimon attack."""
    coach = red_tamer("Coach", Static(Keyword("Rush"), Each(DIGIMON)))
    table = Table(ROOKIE, coach, memory=5, my_battle=["Coach"], my_hand=["Rookie"])
    assert table.take("Play Rookie").can("Attack the player with Rookie")


# ---------------------------------------------------------------------------- Blitz


def test_a_blitz_attack_goes_on_when_memory_comes_back() -> None:
    """Rules 16-16-1 to 16-16-4: and the turn with it."""
    blitz = red(
        "Blitz",
        4,
        5000,
        effects=(
            Trigger(on=WHEN_DIGIVOLVING, do=(Keyword("Blitz"),)),
            Trigger(on=WHEN_ATTACKING, do=(GainMemory(5),)),
        ),
    )
    table = Table(ROOKIE, blitz, memory=1, my_battle=["Rookie"], my_hand=["Blitz"])
    table.take("Digivolve Rookie into Blitz").take("Blitz: ")
    assert table.security() == 4
    assert (table.game.player, table.game.memory) == (0, 4)


def test_no_blitz_without_memory_on_the_other_side() -> None:
    """Rules 16-16-3, 16-16-5: looked at when it is activated."""
    blitz = red(
        "Blitz",
        4,
        5000,
        effects=(
            Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(1),)),
            Trigger(on=WHEN_DIGIVOLVING, do=(Keyword("Blitz"),)),
        ),
    )
    table = Table(ROOKIE, blitz, memory=1, my_battle=["Rookie"], my_hand=["Blitz"])
    table.take("Digivolve Rookie into Blitz", "Blitz: gain")
    assert (table.security(), table.game.player) == (5, 0)


# ------------------------------------------------------------------ Raid, Alliance


def test_raid_is_optional_and_chooses_among_the_highest() -> None:
    """Rules 16-23-1 to 16-23-4."""
    raider = with_("Raider", 6, 13000, Keyword("Raid"))
    there = ["Champion", "Rookie", "Champion"]
    table = Table(raider, ROOKIE, CHAMPION, my_battle=["Raider"], their_battle=there)
    table.attack("Raider").take("Raider: you may")
    assert table.words == ["Champion", "Champion"]
    table = Table(raider, ROOKIE, CHAMPION, my_battle=["Raider"], their_battle=there)
    table.attack("Raider").take("Do not use it")
    assert table.security() == 4


def test_alliance_adds_what_the_ally_had() -> None:
    """Rules 16-24-1 to 16-24-5: whatever happens to the ally meanwhile."""
    leader = with_("Leader", 5, 3000, Keyword("Alliance"))
    mage = red(
        "Mage", 4, effects=(Counter(do=(Delete(Choose(Named("Champion"), whose=v.OPPONENT)),)),)
    )
    table = Table(
        leader,
        CHAMPION,
        mage,
        my_battle=["Leader", "Champion"],
        their_battle=["Mage"],
        their_security=["Filler"] * 3,
    )
    table.attack("Leader").take("Leader: by", "Counter with Mage")
    assert table.battle() == ["Leader"]
    assert table.security() == 1
    table = Table(leader, CHAMPION, my_battle=["Leader", "Champion"]).attack("Leader")
    table.take("Do not use it")
    assert (table.suspended("Champion"), table.security()) == (False, 4)
