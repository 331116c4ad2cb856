"""Digivolving: requirements, DNA, Burst, what effects add to them (Digimon 1-3-11, 4-2, 8)."""

from dataclasses import replace

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    Choose,
    Each,
    Named,
    Players,
    exists,
    level,
)
from engine.digimon.language.card import (
    WHEN_ATTACKING,
    BurstDigivolve,
    CanDigivolve,
    Cannot,
    Digivolve,
    DnaDigivolve,
    Event,
    Main,
    NextDigivolution,
    Static,
    Trigger,
    Would,
    digivolve,
)
from engine.digimon.language.operations import (
    DigivolveInto,
    DnaDigivolveInto,
    Draw,
    GainMemory,
    Give,
    May,
    ReduceCost,
    RevealTop,
    Trash,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_costs_and_ways import DEARER
from tests.engine.digimon.test_digixros import ONE, TWO
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE

# -------------------------------------------------------------------- digivolving


def test_requirements_can_be_ignored() -> None:
    """Rules 8-1-2-2: another colour and level, or none at all; still not what is forbidden."""
    blue = red("Blue", 6, 9000, ways=(digivolve(v.BLUE, 5, 4),))
    bare = red("Bare", 6, 9000, ways=())
    warp = red_option(
        "Warp", Main(do=(DigivolveInto(Choose(DIGIMON, v.HAND), Choose(DIGIMON), ignoring=True),))
    )
    for card in (blue, bare):
        table = Table(
            ROOKIE, card, warp, memory=5, my_battle=["Rookie"], my_hand=["Warp", card.name]
        )
        assert table.take("Use Warp").battle() == [f"{card.name}/Rookie"]
    stop = red_tamer("Stop", Static(Cannot("digivolve"), Each(DIGIMON)))
    table = Table(
        ROOKIE, bare, warp, stop, memory=5, my_battle=["Rookie", "Stop"], my_hand=["Warp", "Bare"]
    )
    assert table.take("Use Warp").battle() == ["Rookie", "Stop"]


def test_one_digivolution_at_a_time() -> None:
    """Rules 8-1-2-5, 8-1-1, 8-1-3-1, 6-5-1-2-1: one card, onto one Digimon."""
    table = Table(ROOKIE, CHAMPION, memory=5, my_battle=["Rookie", "Rookie"], my_hand=["Champion"])
    table.take("Digivolve Rookie into Champion")
    assert table.battle() == ["Champion/Rookie", "Rookie"]


def test_the_draw_comes_from_what_is_not_revealed() -> None:
    """Rules 15-15-3-1, 15-15-3-5, 8-1-3-3: cards being revealed are not in the deck."""
    seer = red(
        "Seer",
        4,
        5000,
        effects=(
            Trigger(
                on=WHEN_ATTACKING,
                do=(RevealTop(2, (May((DigivolveInto(Choose(level(5), v.REVEALED)),)),)),),
            ),
        ),
    )
    five = red("Five", 5, 7000)
    four = red("Other", 6, 9000)
    deck = ["Five", "Filler", "Other"]
    table = Table(seer, five, four, my_battle=["Seer"], my_deck=deck).attack("Seer")
    table.take("Seer:")
    assert table.battle() == ["Five/Seer"]
    assert table.hand() == ["Other"]
    assert table.pile("my", "deck") == ["Filler"]


# ---------------------------------------------------------------------------- DNA


DNA = red(
    "Dna",
    5,
    9000,
    ways=(DnaDigivolve((Named("One"), Named("Two")), 2),),
    effects=(Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)),),
)


@pytest.mark.parametrize(
    ("under", "cost"),
    [
        (["One", ["Two", "Filler"]], 3),
        ([["One", "Filler"], ["Two", "Filler"]], 2),
        (["One", "Two"], 3),
    ],
)
def test_what_changes_the_cost_of_digivolving_counts_for_dna(
    under: list[object], cost: int
) -> None:
    """Rules 8-2-2-5, 8-2-3-2: once, if one of them has no digivolution cards."""
    wall = red_tamer("Wall", DEARER)
    table = Table(
        ONE, TWO, DNA, wall, memory=5, my_battle=under, my_hand=["Dna"], their_battle=["Wall"]
    )
    assert table.take("DNA digivolve into Dna").memory == 5 - cost


def test_what_changes_the_cost_of_digivolving_counts_for_burst() -> None:
    """Rules 8-3-2-3, 8-3-3-3."""
    burst = red("Burst", 7, 15000, ways=(BurstDigivolve(Named("One"), Named("Marcus"), 0),))
    wall = red_tamer("Wall", DEARER)
    for under, cost in (("One", 1), (["One", "Filler"], 0)):
        table = Table(
            ONE,
            burst,
            wall,
            red_tamer("Marcus"),
            memory=3,
            my_battle=[under, "Marcus"],
            my_hand=["Burst"],
            their_battle=["Wall"],
        )
        assert table.take("Burst digivolve into Burst").memory == 3 - cost


def test_an_effect_that_digivolves_does_not_dna_digivolve() -> None:
    """Rules 8-2-2-4, 8-3-2-2: nor burst digivolve."""
    burst = red("Burst", 7, 15000, ways=(BurstDigivolve(Named("One"), Named("Marcus"), 0),))
    grow = red_option(
        "Grow", Main(do=(DigivolveInto(Choose(DIGIMON, v.HAND), Choose(Named("One"))),))
    )
    table = Table(
        ONE,
        TWO,
        DNA,
        burst,
        grow,
        red_tamer("Marcus"),
        memory=5,
        my_battle=["One", "Two", "Marcus"],
        my_hand=["Grow", "Dna", "Burst"],
    )
    table.take("Use Grow")
    assert table.battle() == ["Marcus", "One", "Two"]


def test_uses_start_anew_after_dna() -> None:
    """Rules 8-2-2-1-2, 8-2-2-1-6, 8-2-2-1-1: new cards, and nothing unsuspends."""
    spark = Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),))
    one = replace(ONE, effects=(spark,), inherited=(spark,))
    watcher = red_tamer("Watcher", Trigger(on=Event("unsuspended", DIGIMON), do=(GainMemory(5),)))
    table = Table(
        one, TWO, DNA, watcher, memory=5, my_battle=["One", "Two", "Watcher"], my_hand=["Dna"]
    )
    table.attack("One")
    assert len(table.hand()) == 2
    table.take("DNA digivolve into Dna")
    assert table.memory == 3
    hand = len(table.hand())
    table.attack("Dna")
    table.take(table.words[0])
    assert len(table.hand()) == hand + 2


def test_the_order_of_equal_materials_is_chosen() -> None:
    """Rules 8-2-2-2, 8-2-3-1, 6-5-1-2-2."""
    any_two = red("AnyTwo", 5, 9000, ways=(DnaDigivolve((level(4), level(4)), 0),))
    for first, stack in (("One", "AnyTwo/One/Two"), ("Two", "AnyTwo/Two/One")):
        table = Table(ONE, TWO, any_two, my_battle=["One", "Two"], my_hand=["AnyTwo"])
        assert table.take("DNA digivolve into AnyTwo", first).battle() == [stack]


# -------------------------------------------------------------------------- Burst


def test_the_top_card_of_a_burst_is_trashed_unless_it_is_alone() -> None:
    """Rules 8-3-2-1, 18-1-1: at the end of the turn, if there is a card under it."""
    burst = red("Burst", 7, 15000, cost=5, ways=(BurstDigivolve(Named("One"), Named("Marcus"), 0),))
    strip = red_option("Strip", Main(do=(Trash(Choose(ANY, v.UNDER)),)))
    table = Table(
        ONE,
        burst,
        strip,
        red_tamer("Marcus"),
        memory=3,
        my_battle=["One", "Marcus"],
        my_hand=["Burst", "Strip"],
    )
    table.take("Burst digivolve into Burst", "Use Strip").passing()
    assert table.battle() == ["Burst"]


def test_a_burst_from_the_breeding_area() -> None:
    """Rules 8-3-3-1, 8-3-3-2, 8-3-3-4, 6-5-1-2-3: any of the player's cards on the field."""
    burst = red("Burst", 7, 15000, ways=(BurstDigivolve(Named("One"), Named("Marcus"), 0),))
    table = Table(
        ONE,
        burst,
        red_tamer("Marcus"),
        memory=3,
        my_breeding=["One"],
        my_battle=["Marcus"],
        my_hand=["Burst"],
    )
    table.take("Burst digivolve into Burst")
    assert table.breeding() == ["Burst/One"]
    assert table.hand() == ["Filler", "Marcus"]


def test_an_attacker_that_dna_digivolves_attacks_no_more() -> None:
    """Rules 8-2-2-1-3: the attacking Digimon is no longer there."""
    leap = Trigger(on=WHEN_ATTACKING, do=(May((DnaDigivolveInto(Choose(DIGIMON, v.HAND)),)),))
    one = replace(ONE, effects=(leap,))
    for answer, security in (("One: 2 of your Digimon may", 5), ("Do not use it", 4)):
        table = Table(one, TWO, DNA, memory=5, my_battle=["One", "Two"], my_hand=["Dna"])
        table.attack("One").take(answer)
        assert table.security() == security
        assert table.can("Attack the player with Dna") is (security == 5)


# ------------------------------------------------ what effects let a Digimon digivolve into


def test_what_a_digimon_can_digivolve_into_beside_its_requirements() -> None:
    # Rules 8-1-2-2, 15-9-1: a permanent effect of a Digimon of the battle area, its condition met.
    way = Static(CanDigivolve(level(6), 4), condition=(exists(TAMER),))
    growing = red("Growing", 3, 2000, effects=(way,))
    for tamers, allowed in ((["Marcus"], True), ([], False)):
        table = Table(growing, BIG, CHAMPION, red_tamer("Marcus"), my_battle=["Growing", *tamers],
                      my_breeding=["Growing"], my_hand=["Big", "Champion"], memory=5)  # fmt: skip
        found = [words for words in table.words if words.startswith("Digivolve")]
        big = "Digivolve Growing into Big for 4"
        assert sorted(found) == sorted([
            *([big] if allowed else ()),
            "Digivolve Growing into Champion for 2",
            "Digivolve Growing (breeding area) into Champion for 2",
        ])  # fmt: skip
        if allowed:
            table.take(big)
            assert (table.memory, table.battle()) == (1, ["Big/Growing", "Marcus"])


def test_the_next_digivolution_costs_less_once() -> None:
    # Rules 15-9-3: it ends with the digivolution; another Digimon than that meant leaves it.
    sale = red_option("Sale", Main(do=(
        Give((NextDigivolution(level(3), 1),), Players(v.YOU), v.THIS_TURN),)))  # fmt: skip
    table = Table(sale, ROOKIE, CHAMPION, red("Upper", 5), memory=10,
                  my_battle=["Rookie", "Rookie", "Champion"],
                  my_hand=["Sale", "Champion", "Champion", "Upper"])  # fmt: skip
    table.take("Use Sale")
    assert table.memory == 9
    table.take("Digivolve Champion into Upper for 2")
    table.take("Digivolve Rookie into Champion for 1")
    assert table.memory == 6
    assert table.can("Digivolve Rookie into Champion for 2")
    assert not table.can("Digivolve Rookie into Champion for 1")


def test_the_level_in_requirements_can_be_ignored() -> None:
    # Rule 8-1-2-2: of the requirements only the level is; the color counts, and the cost is paid.
    leap = red_option("Leap", Main(do=(
        DigivolveInto(Choose(level(6), v.HAND), Choose(DIGIMON), "pay", any_level=True),
    )))  # fmt: skip
    blue = red("Blue", 6, 9000, ways=(digivolve(v.BLUE, 5, 4),))
    named = red("Named", 6, 9000, ways=(Digivolve(Named("Other"), 1),))
    table = Table(leap, ROOKIE, BIG, blue, named, my_battle=["Rookie"], memory=9,
                  my_hand=["Leap", "Big", "Blue", "Named"])  # fmt: skip
    table.take("Use Leap")
    assert table.battle() == ["Big/Rookie"]
    assert table.memory == 9 - 1 - 2


@pytest.mark.parametrize(("where", "memory"), [(v.BATTLE, 3), (v.HAND, 4)])
def test_what_a_card_in_the_hand_makes_cheaper_is_for_there(where: int, memory: int) -> None:
    """Rule 15-1-7: an effect without an area works in the battle area, not in the hand."""
    would = Would(what="digivolve", who=ANY, where=where, do=(ReduceCost(1),))
    cheap = red("Cheap", 4, 5000, evo=2, effects=(would,))
    table = Table(cheap, ROOKIE, memory=5, my_hand=["Cheap"], my_battle=["Rookie"])
    table.take(f"Digivolve Rookie into Cheap for {5 - memory}")
    assert table.memory == memory
