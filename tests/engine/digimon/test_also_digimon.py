"""Tamers that are also treated as Digimon, and what only a Digimon has (rules 4-3, 15-12-1)."""

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.instructions import tables as tb
from engine.digimon.language import DIGIMON, TAMER, Choose, Count, Each
from engine.digimon.language.card import (
    DP,
    AlsoDigimon,
    Cannot,
    Card,
    Event,
    Keyword,
    Main,
    OriginalDP,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import Delete, Draw, GainMemory, Give
from engine.digimon.language.words import Duration
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, SMASH, THEIRS

RUSH = Keyword("Rush")


def treated(name: str, dp: int, *more: Node, until: Duration = v.THIS_TURN) -> Card:
    """An Option: 1 of your Tamers is also treated as a Digimon with this DP, and more."""
    what = (AlsoDigimon(dp), Cannot("digivolve"), *more)
    return red_option(name, Main(do=(Give(what, Choose(TAMER), until),)), cost=0)


FIGHT = treated("Fight", 4000)


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


def test_a_treated_tamer_attacks_and_battles() -> None:
    """Rules 15-12-1-2, 15-12-1-4, 15-12-1-5: it has the DP, suspends to attack and is deleted."""
    tai = red_tamer("Tai", Trigger(on=Event("suspended"), do=(GainMemory(1),)))
    table = Table(
        FIGHT, tai, CHAMPION, ROOKIE, memory=2, my_battle=["Tai"], my_hand=["Fight"],
        their_battle=[["suspended", "Champion"], ["suspended", "Rookie"]],
    )  # fmt: skip
    assert not table.can("Attack")
    assert table.take("Use Fight").dp("Tai") == 4000
    table.attack("Tai", "Rookie")
    assert table.suspended("Tai") and table.memory == 3
    assert (table.battle(), table.battle("their")) == (["Tai"], ["Champion"])
    table = Table(
        FIGHT, tai, CHAMPION, memory=2, my_battle=["Tai"], my_hand=["Fight"],
        their_battle=[["suspended", "Champion"]],
    )  # fmt: skip
    table.take("Use Fight").attack("Tai", "Champion")
    assert table.battle() == [] and "Tai" in table.trash()


def test_it_ends_with_its_time() -> None:
    """Rule 15-12-1-4: afterwards it is a Tamer again, without DP, which nothing attacks."""
    table = Table(
        FIGHT, red_tamer("Tai"), CHAMPION, memory=2, my_battle=["Tai"], my_hand=["Fight"],
        their_battle=["Champion"],
    )  # fmt: skip
    table.take("Use Fight").attack("Tai").passing()
    assert table.dp("Tai") == -1
    assert table.can("Attack the player with Champion")
    assert not table.can("Attack Tai with Champion")


def test_it_is_attacked_and_blocks_as_long_as_it_is_one() -> None:
    """Rules 11-2-7-1, 4-3-7: a suspended Digimon can be attacked, one with <Blocker> blocks."""
    long = treated("Long", 4000, Keyword("Blocker"), until=v.END_OF_OPPONENTS_TURN)
    table = Table(
        long, red_tamer("Tai"), CHAMPION, memory=2, my_hand=["Long"], their_battle=["Champion"],
        my_battle=[["suspended", "Tai"]],
    )  # fmt: skip
    table.take("Use Long").passing()
    assert table.can("Attack Tai with Champion")
    table = Table(
        long, red_tamer("Tai"), CHAMPION, memory=2, my_hand=["Long"], their_battle=["Champion"],
        my_battle=["Tai"],
    )  # fmt: skip
    table.take("Use Long").passing().attack("Champion")
    assert table.can("Block with Tai")


def test_not_in_the_turn_of_playing() -> None:
    """Rules 7-1-2-1, 16-15: as any Digimon, unless it has <Rush>."""
    fast = treated("Fast", 4000, RUSH)
    table = Table(
        FIGHT, fast, ROOKIE, red_tamer("Tai"), memory=5, my_hand=["Fight", "Fast", "Tai"],
        my_battle=["Rookie"], their_security=[],
    )  # fmt: skip
    table.take("Play Tai", "Use Fight")
    assert not table.can("Attack the player with Tai")
    table.take("Use Fast")
    assert table.can("Attack the player with Tai")


def test_effects_reach_it_as_a_digimon_and_as_a_tamer() -> None:
    """Rule 15-12-1-4: it is chosen and counted as a Digimon, and still a Tamer."""
    long = treated("Long", 4000, until=v.END_OF_OPPONENTS_TURN)
    tamers = red("Tamers", 4, 5000, effects=(Static(DP(1000), Each(TAMER)),))
    table = Table(
        long, SMASH, ROOKIE, tamers, red_tamer("Tai"), memory=1, my_hand=["Long"],
        their_hand=["Smash"], my_battle=["Tai", "Tamers"], their_battle=["Rookie"],
    )  # fmt: skip
    assert table.take("Use Long").dp("Tai") == 5000
    table.passing().take("Use Smash")
    assert "Tai" in " ".join(table.words)
    count = red("Count", 4, 5000, effects=(Static(DP(Count(DIGIMON, times=1000))),))
    table = Table(FIGHT, count, red_tamer("Tai"), memory=1, my_hand=["Fight"],
                  my_battle=["Tai", "Count"])  # fmt: skip
    assert table.dp("Count") == 6000
    assert table.take("Use Fight").dp("Count") == 7000


def test_0_dp_deletes_it() -> None:
    """Rule 17-1-3-1-1, between effects."""
    weak = red_option("Weak", Main(do=(Give((DP(-4000),), Choose(DIGIMON)),)), cost=0)
    table = Table(
        FIGHT, weak, red_tamer("Tai"), red_tamer("Joe"), memory=1, my_hand=["Fight", "Weak"],
        my_battle=["Tai"],
    )  # fmt: skip
    table.take("Use Fight", "Use Weak")
    assert table.battle() == []


def test_the_latest_dp_counts_and_is_not_changed() -> None:
    """Rules 15-12-1-3, 15-12-2-2: added DP was not there originally."""
    more = treated("More", 9000)
    small = red_option("Small", Main(do=(Give((OriginalDP(1000),), Choose(TAMER)),)), cost=0)
    table = Table(
        FIGHT, more, small, red_tamer("Tai"), memory=1, my_hand=["Fight", "More", "Small"],
        my_battle=["Tai"],
    )  # fmt: skip
    assert table.take("Use Fight", "Use More").dp("Tai") == 9000
    assert table.take("Use Small").dp("Tai") == 9000


def test_its_effects_are_those_of_both() -> None:
    """Rule 15-12-1-6: not of a Tamer alone."""
    proof = red("Proof", 4, 5000, effects=(Static(Unaffected(v.DIGIMON)),))
    tai = red_tamer("Tai", Main(do=(Delete(THEIRS),), limit=2))
    for both, left in ((False, []), (True, ["Proof"])):
        table = Table(
            FIGHT, proof, tai, memory=1, my_hand=["Fight"], my_battle=["Tai"],
            their_battle=["Proof"],
        )  # fmt: skip
        if both:
            table.take("Use Fight")
        assert table.take("Activate Tai").battle("their") == left


def test_what_is_not_played_is_named() -> None:
    """Rules 15-8-2-5, 15-12-1-3: persistent, and of all that match."""
    lasting = Static(AlsoDigimon(3000))
    compiler = Compiler([red_tamer("Odd", lasting)])
    compiler.compile()
    assert "persistent treatment as a Digimon" in compiler.missing[0][2]
    for what in (AlsoDigimon(3000), OriginalDP(3000)):
        every = Main(do=(Give((what,), Each(TAMER)),))
        compiler = Compiler([red_option("Odd", every)])
        compiler.compile()
        assert "of all that match" in compiler.missing[0][2]
