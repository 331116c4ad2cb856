"""Effects that change the original DP, or numbers of effects (Digimon rules 15-12-2, 15-15-4)."""

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    THIS,
    Choose,
    Count,
    Each,
    NumberOf,
    Remembered,
    cost,
    dp,
)
from engine.digimon.language.card import (
    DP,
    WHEN_ATTACKING,
    DeletionDP,
    Main,
    OriginalDP,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import (
    DeDigivolve,
    Delete,
    Give,
    Remember,
    ToDeck,
    Trash,
    TrashSecurity,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, THEIRS


def small(number: int) -> Choose:
    """One of the opponent's Digimon with so much DP or less."""
    return Choose(DIGIMON & dp(most=number), whose=v.OPPONENT)


def test_the_original_dp_is_changed_and_modified() -> None:
    """Rules 15-12-2-1, 2-5-2: what adds to DP adds to the new original DP, until the time is up."""
    shrink = red_option("Shrink", Main(do=(Give((OriginalDP(1000),), THEIRS),)))
    tai = red_tamer("Tai", Static(DP(2000), Each(DIGIMON)))
    table = Table(
        ROOKIE, CHAMPION, shrink, tai, memory=5, my_battle=["Rookie"], my_hand=["Shrink"],
        their_battle=["Champion", "Tai"],
    )  # fmt: skip
    assert table.take("Use Shrink").dp("Champion") == 3000
    assert table.passing().dp("Champion") == 7000


def test_the_latest_change_counts() -> None:
    """Rules 15-12-2-3: and it stays on the Digimon when its top card changes (15-13-2)."""
    one = red_option("One", Main(do=(Give((OriginalDP(1000),), THEIRS),)))
    two = red_option("Two", Main(do=(Give((OriginalDP(4000),), THEIRS), DeDigivolve(1, THEIRS))))
    table = Table(
        ROOKIE, CHAMPION, one, two, memory=5, my_battle=["Champion"], my_hand=["One", "Two"],
        their_battle=[["Champion", "Rookie"]],
    )  # fmt: skip
    table.take("Use One", "Use Two")
    assert table.battle("their") == ["Rookie"]
    assert table.dp("Rookie") == 4000
    # What it took the place of is gone, although it would have lasted longer.
    nine = Give((OriginalDP(9000),), THEIRS, v.END_OF_OPPONENTS_TURN)
    long = red_option("Long", Main(do=(nine,)))
    table = Table(
        ROOKIE, CHAMPION, one, long, memory=5, my_battle=["Champion"], my_hand=["Long", "One"],
        their_battle=["Rookie"],
    )  # fmt: skip
    table.take("Use Long", "Use One")
    assert table.dp("Rookie") == 1000
    assert table.passing().dp("Rookie") == 3000


def test_what_has_no_dp_gets_none_and_who_is_not_affected_keeps_its_own() -> None:
    """Rules 15-12-2-2, 15-15-5-1."""
    proof = red("Proof", 4, 5000, effects=(Static(Unaffected(v.OPTION)),))
    fix = red_option("Fix", Main(do=(Give((OriginalDP(1000),), Choose(~DIGIMON, whose=v.OPPONENT)),
                                     Give((OriginalDP(1000),), THEIRS))))  # fmt: skip
    table = Table(
        ROOKIE, proof, fix, red_tamer("Tamer"), memory=5, my_battle=["Rookie"], my_hand=["Fix"],
        their_battle=["Proof", "Tamer"],
    )  # fmt: skip
    table.take("Use Fix")
    assert (table.dp("Proof"), table.dp("Tamer")) == (5000, -1)


def test_a_persistent_change_is_named_and_not_played() -> None:
    """Rules 15-8-2-5, 15-12-2-3: fail closed."""
    compiler = Compiler([red("Odd", 4, effects=(Static(OriginalDP(1000)),))])
    compiler.compile()
    assert "persistent change of the original DP" in compiler.missing[0][2]


def test_a_maximum_in_the_text_is_raised() -> None:
    """Rules 15-15-4-1, 15-15-4-2: of one Digimon, or of a total."""
    reach = red("Reach", 4, 5000, inherited=(Static(DeletionDP(2000), turn=v.YOU),))
    lower = red_tamer("Lower", Static(DeletionDP(-1000)))
    bolt = red_option("Bolt", Main(do=(Delete(small(4000)),)))
    total = red_option("Total", Main(do=(
        Delete(Choose(DIGIMON, most=ANY_NUMBER, whose=v.OPPONENT, up_to=True, total=("dp", 7000))),
    )))  # fmt: skip
    mine = [["Rookie", "Reach"]]
    table = Table(ROOKIE, CHAMPION, reach, bolt, memory=5, my_battle=mine, my_hand=["Bolt"],
                  their_battle=["Champion"])  # fmt: skip
    assert table.take("Use Bolt").battle("their") == []
    table = Table(ROOKIE, CHAMPION, reach, bolt, lower, memory=5, my_hand=["Bolt"],
                  my_battle=[*mine, "Lower", "Lower"], their_battle=["Champion"])  # fmt: skip
    assert table.take("Use Bolt").battle("their") == ["Champion"]
    table = Table(ROOKIE, CHAMPION, reach, total, memory=5, my_battle=mine, my_hand=["Total"],
                  their_battle=["Champion", "Rookie"])  # fmt: skip
    table.take("Use Total", "Champion")
    assert table.words == ["Rookie", "No more"], "5000 + 3000 is no more than 7000 + 2000"


def test_only_numbers_of_the_text_are_raised() -> None:
    """Rules 15-15-4-3: not "no more DP than this Digimon", and not for other effects."""
    reach = red("Reach", 4, 3000, effects=(
        Static(DeletionDP(5000)),
        Trigger(on=WHEN_ATTACKING, do=(
            Delete(Choose(DIGIMON & dp(0, NumberOf("dp")), whose=v.OPPONENT)),
        )),
    ))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, reach, my_battle=["Reach"], their_battle=["Champion"])
    assert table.attack("Reach").battle("their") == ["Champion"]


def test_the_maximum_of_its_own_effects() -> None:
    """Rules 15-15-4-1: "this Digimon's" effects only."""
    bolt = Trigger(on=WHEN_ATTACKING, do=(Delete(small(4000)),))
    proud = red("Proud", 4, 5000, effects=(Static(DeletionDP(1000, this_only=True)), bolt))
    other = red("Other", 4, 5000, effects=(bolt,))
    for name, left in (("Proud", []), ("Other", ["Champion"])):
        table = Table(CHAMPION, proud, other, my_battle=["Proud", "Other"],
                      their_battle=["Champion"])  # fmt: skip
        assert table.attack(name).battle("their") == left


def test_for_each_is_counted_once_for_all_that_is_done() -> None:
    """Rules 4-27-4, 4-27-1: so many as there were when the effect was activated."""
    rage = red("Rage", 6, 11000, effects=(
        Trigger(on=WHEN_ATTACKING, do=(
            Remember(Count(ANY, v.UNDER, of=THIS), "cards"),
            Trash(Choose(ANY, v.UNDER, of=THIS)),
            TrashSecurity(Remembered("cards")),
            ToDeck(Choose(DIGIMON, most=Remembered("cards"), whose=v.OPPONENT)),
        )),
    ))  # fmt: skip
    table = Table(ROOKIE, rage, my_battle=[["Rage", "Rookie", "Filler"]],
                  their_battle=["Rookie", "Filler", "Filler"])  # fmt: skip
    table.attack("Rage").take("Rookie", "Rookie", "Filler")
    while not table.game.is_open():
        table.take(table.words[0])
    assert len(table.battle("their")) == 1
    assert table.security() == 5 - 2 - 1


def test_an_amount_is_counted_anew_for_each_that_may_be_chosen() -> None:
    """Rules 15-8-3-7: of three Digimon, one with a cost of at most their number."""
    most = Count(DIGIMON, whose=v.OPPONENT)
    fall = red_option(
        "Fall", Main(do=(Delete(Choose(DIGIMON & cost(most=most), whose=v.OPPONENT)),))
    )
    dear = red("Dear", 4, cost=4)
    table = Table(
        ROOKIE, CHAMPION, fall, dear, memory=5, my_battle=["Rookie"], my_hand=["Fall"],
        their_battle=["Rookie", "Filler", "Dear"],
    )  # fmt: skip
    assert sorted(table.take("Use Fall").words) == ["Filler", "Rookie"]
