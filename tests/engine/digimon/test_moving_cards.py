"""Cards that move: new cards, stacked cards, trashing (Digimon comprehensive rules 3, 4)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    THIS,
    Choose,
    Named,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    WHEN_ATTACKING,
    Card,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    DeDigivolve,
    Delete,
    Draw,
    GainMemory,
    Give,
    PlaceInBattleArea,
    PlaceUnder,
    ToDeck,
    ToSecurity,
    Trash,
    Unsuspend,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH, THEIRS

BOUNCE = red_option("Bounce", Main(do=(AddToHand(THEIRS),)))
DOLL = Card("Doll", "Doll", v.DIGIMON, v.RED, 3, -1, 3000, token=True)


# ---------------------------------------------------------------------- new cards


def test_a_card_that_comes_back_is_a_new_card() -> None:
    """Rules 3-1-3-1-1, 3-1-3-1-2, 15-14-1-5-2: its uses, DP and suspension are forgotten."""
    rush = red(
        "Rush",
        3,
        3000,
        cost=0,
        effects=(
            Keyword("Rush"),
            Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)),
        ),
    )
    boost = red_option("Boost", Main(do=(Give((DP(1000),), Choose(DIGIMON)),)), cost=0)
    back = red_option("Back", Main(do=(AddToHand(Choose(DIGIMON)),)), cost=0)
    tamer = red_tamer("Tamer")
    table = Table(
        rush, boost, back, tamer, memory=5, my_battle=["Rush", "Tamer"], my_hand=["Boost", "Back"]
    )
    table.take("Use Boost").attack("Rush").take("Use Back", "Play Rush")
    assert (table.dp("Rush"), table.suspended("Rush")) == (3000, False)
    table.attack("Rush")
    assert table.hand() == ["Filler", "Filler"]


def test_a_card_that_is_covered_is_no_new_card() -> None:
    """Rules 3-1-3-1-3, 15-14-1-3: its inherited effect stays used when it is uncovered again."""
    spark = red("Spark", 3, 3000, effects=(Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)),))
    back = red_option(
        "Back", Main(do=(DeDigivolve(1, Choose(DIGIMON)), Unsuspend(Choose(DIGIMON))))
    )
    table = Table(
        spark, CHAMPION, back, memory=9, my_battle=["Spark"], my_hand=["Champion", "Back"]
    )
    table.attack("Spark")
    assert table.hand() == ["Back", "Champion", "Filler"]
    table.take("Digivolve Spark into Champion", "Use Back").attack("Spark")
    assert table.hand() == ["Filler", "Filler"]


def test_what_becomes_visible_is_the_same_digimon() -> None:
    """Rules 3-4-5, 15-13-2: when its top card leaves, what was given to it stays."""
    boost = red_option("Boost", Main(do=(Give((DP(1000),), Choose(DIGIMON)),)))
    back = red_option("Back", Main(do=(DeDigivolve(1, Choose(DIGIMON)),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        boost,
        back,
        memory=9,
        my_battle=[["Champion", "Rookie"]],
        my_hand=["Boost", "Back"],
    )
    table.take("Use Boost", "Use Back")
    assert table.dp("Rookie") == 4000


def test_cards_that_leave_together_trigger_once() -> None:
    """Rules 3-1-3-3, 3-2-4, 15-5-2: placed one by one, at the same time."""
    watcher = red_tamer(
        "Watcher",
        Trigger(on=Event("trashed-from-hand", ANY), do=(GainMemory(1),)),
        Trigger(on=Event("drawn"), do=(GainMemory(1),)),
    )
    trade = red_option("Trade", Main(do=(Trash(Choose(ANY, v.HAND, 2)), Draw(3))), cost=0)
    table = Table(
        trade, watcher, memory=0, my_battle=["Watcher"], my_hand=["Trade", "Filler", "Filler"]
    )
    table.take("Use Trade")
    table.take("Watcher")
    assert table.memory == 2


def test_a_card_goes_to_its_owners_area() -> None:
    """Rules 3-1-3-8, 4-7-8: from under an opponent's Digimon to the owner's trash."""
    hide = red_option("Hide", Main(do=(PlaceUnder(Choose(DIGIMON), THEIRS),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        hide,
        SMASH,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie", "Tamer"],
        my_hand=["Hide", "Smash"],
        their_battle=["Champion"],
    )
    table.take("Use Hide")
    assert table.battle("their") == ["Champion/Rookie"]
    table.take("Use Smash")
    assert table.trash() == ["Hide", "Rookie", "Smash"]
    assert table.trash("their") == ["Champion"]


def test_digi_eggs_go_to_the_digi_egg_deck() -> None:
    """Rules 3-1-3-9-1, 3-1-3-9-2: instead of hand, deck or security; to the trash as usual."""
    for do, bottom in (
        (AddToHand(Choose(ANY, v.UNDER)), True),
        (ToSecurity(Choose(ANY, v.UNDER)), True),
        (ToDeck(Choose(ANY, v.UNDER)), True),
        (ToDeck(Choose(ANY, v.UNDER), "top"), False),
    ):
        move = red_option("Move", Main(do=(do,)))
        table = Table(
            ROOKIE,
            egg("Egg"),
            egg("Other"),
            move,
            memory=5,
            my_battle=[["Rookie", "Egg"]],
            my_hand=["Move"],
            my_eggs=["Other"],
        )
        table.take("Use Move")
        assert table.pile("my", "eggs") == (["Other", "Egg"] if bottom else ["Egg", "Other"])
        assert (table.hand(), table.security("my")) == ([], 5)
    trash = red_option("Trash", Main(do=(Trash(Choose(ANY, v.UNDER)),)))
    table = Table(ROOKIE, egg(), trash, memory=5, my_battle=[["Rookie", "Egg"]], my_hand=["Trash"])
    assert table.take("Use Trash").trash() == ["Egg", "Trash"]


def test_returned_to_the_hand_is_added_to_the_hand() -> None:
    """Rules 15-1-10: cards from the field too, but neither Digi-Eggs nor Tokens."""
    watcher = red_tamer("Watcher", Trigger(on=Event("added-to-hand"), do=(GainMemory(3),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        BOUNCE,
        watcher,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bounce"],
        their_battle=["Champion", "Watcher"],
    )
    assert table.take("Use Bounce").memory == 5 - 1 - 3
    table = Table(
        ROOKIE,
        DOLL,
        BOUNCE,
        watcher,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bounce"],
        their_battle=["Doll", "Watcher"],
    )
    assert table.take("Use Bounce").memory == 5 - 1
    assert table.battle("their") == ["Watcher"]
    back = red_option("Back", Main(do=(AddToHand(Choose(ANY, v.UNDER)),)))
    for under, memory in (("Champion", 4 + 3), ("Egg", 4)):
        table = Table(
            ROOKIE,
            CHAMPION,
            egg(),
            watcher,
            back,
            memory=5,
            my_hand=["Back"],
            my_battle=[["Rookie", under], "Watcher"],
        )
        assert table.take("Use Back").memory == memory


def test_placing_counts_even_where_nothing_is_placed() -> None:
    """Rules 15-1-9: a Digi-Egg under the deck's bottom pays for it."""
    trade = red_option("Trade", Main(do=(By((ToDeck(Choose(ANY, v.UNDER)),), (GainMemory(3),)),)))
    table = Table(ROOKIE, egg(), trade, memory=5, my_battle=[["Rookie", "Egg"]], my_hand=["Trade"])
    table.take("Use Trade", "Trade: by")
    assert (table.memory, table.pile("my", "eggs")) == (7, ["Egg"])


# ------------------------------------------------------------------ stacked cards


def test_the_state_is_carried_over_without_suspending() -> None:
    """Rules 4-7-6: what was under a suspended card is suspended, and nothing unsuspended it."""
    watcher = red_tamer(
        "Watcher",
        Trigger(
            on=Event("unsuspended", DIGIMON) | Event("suspended", DIGIMON), do=(GainMemory(5),)
        ),
    )
    back = red_option("Back", Main(do=(DeDigivolve(1, THEIRS),)))
    younger = red("Younger", 3, 2000)
    table = Table(
        ROOKIE,
        CHAMPION,
        back,
        watcher,
        younger,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Back"],
        their_battle=[["suspended", "Champion", "Younger"], "Watcher"],
    )
    table.take("Use Back")
    assert table.battle("their") == ["Watcher", "Younger"]
    assert table.memory == 4
    assert table.can("Attack Younger with Rookie")


def test_to_be_placed_under_a_card_is_to_leave_the_field() -> None:
    """Rules 4-7-7, 4-7-8, 15-8-5-1: what happens when it would leave happens, its cards go."""
    hide = red_option(
        "Hide",
        Main(
            do=(
                PlaceUnder(
                    Choose(DIGIMON & Named("Ghost"), whose=v.OPPONENT),
                    Choose(DIGIMON & Named("Big"), whose=v.OPPONENT),
                ),
            )
        ),
    )
    ghost = red(
        "Ghost",
        4,
        5000,
        effects=(
            Would(what="leave", do=(By((Trash(Choose(ANY, v.UNDER)),), (GainMemory(2),)),)),
            Trigger(on=Event("removed"), do=(Draw(1),)),
            Trigger(on=ON_DELETION, do=(Draw(5),)),
        ),
    )
    table = Table(
        ROOKIE,
        BIG,
        ghost,
        hide,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Hide"],
        their_battle=["Big", ["Ghost", "Rookie", "Filler"]],
    )
    table.take("Use Hide", "Ghost: by", "Rookie")
    assert table.battle("their") == ["Big/Ghost"]
    assert table.trash("their") == ["Filler", "Rookie"]
    assert table.memory == 5 - 1 - 2


def test_what_would_leave_takes_cards_from_under_it_to_the_hand_and_to_security() -> None:
    """ "Return 1 Digimon card to the hand and place 1 [X Antibody] as the top security card"."""
    proto = red_option("Proto", Main(do=(Draw(1),)))
    below = Choose(DIGIMON, v.UNDER, of=THIS)
    saved = (AddToHand(below), ToSecurity(Choose(Named("Proto"), v.UNDER, of=THIS)))
    host = red("Host", 4, 5000, effects=(Would(what="leave", by="not-your-effect", do=saved),))
    bolt = red_option("Bolt", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)), cost=0)
    table = Table(ROOKIE, BIG, host, proto, bolt, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=[["Host", "Rookie", "Proto"]])  # fmt: skip
    before = table.security("their")
    table.take("Use Bolt")
    assert (table.battle("their"), table.trash("their")) == ([], ["Host"])
    assert (table.hand("their"), table.security("their")) == (["Rookie"], before + 1)


def test_what_is_not_affected_is_not_placed_under_a_card() -> None:
    """Rules 15-15-5-1: an opponent's effect does not move it."""
    proof = red("Proof", 4, effects=(Static(Unaffected(v.OPTION)),))
    hide = red_option(
        "Hide",
        Main(
            do=(
                PlaceUnder(
                    Choose(DIGIMON & Named("Proof"), whose=v.OPPONENT),
                    Choose(DIGIMON & Named("Big"), whose=v.OPPONENT),
                ),
            )
        ),
    )
    table = Table(
        ROOKIE,
        BIG,
        proof,
        hide,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Hide"],
        their_battle=["Big", "Proof"],
    )
    assert table.take("Use Hide").battle("their") == ["Big", "Proof"]


def test_under_a_tamer_new_cards_go_to_the_bottom() -> None:
    """Rules 4-4-2, 16-21-6."""
    keeper = red("Keeper", 3, effects=(Trigger(on=ON_DELETION, do=(Keyword("Save"),)),))
    table = Table(
        ROOKIE,
        CHAMPION,
        keeper,
        SMASH,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Keeper", ["Tamer", "Champion"]],
    )
    table.take("Use Smash", "Keeper: ")
    assert table.battle("their") == ["Tamer/Champion/Keeper"]


# ------------------------------------------------------------- deletion and trashing


def test_trashing_is_not_deletion() -> None:
    """Rules 4-16-1, 4-16-3, 4-15-1: no [On Deletion], and nothing that looks at deletions."""
    ghost = red(
        "Ghost",
        4,
        5000,
        effects=(
            Keyword("Evade"),
            Trigger(on=ON_DELETION, do=(Draw(5),)),
            Trigger(on=Event("removed"), do=(Draw(1),)),
        ),
    )
    bin_it = red_option("Bin", Main(do=(Trash(THEIRS),)))
    table = Table(
        ROOKIE,
        ghost,
        bin_it,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bin"],
        their_battle=["Ghost"],
    )
    table.take("Use Bin")
    assert table.trash("their") == ["Ghost"]
    assert table.hand("their") == ["Filler"]


def test_an_option_in_the_battle_area_was_placed_there() -> None:
    """Rules 4-28-1: an effect that trashes one finds it; nothing else trashes it (17-1-3-2-2)."""
    trap = red_option("Trap", Main(do=(PlaceInBattleArea(),)))
    sweep = red_option("Sweep", Main(do=(Trash(Choose(OPTION)),)))
    table = Table(ROOKIE, trap, sweep, memory=5, my_battle=["Rookie"], my_hand=["Trap", "Sweep"])
    assert table.take("Use Trap").battle() == ["Rookie", "Trap"]
    table.take("Use Sweep")
    assert table.battle() == ["Rookie"]
    assert table.trash() == ["Sweep", "Trap"]
