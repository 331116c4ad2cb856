"""Numbers that are raised or counted, cards under several others, and what a Tamer stands for.

Rules: comprehensive rules 4-27, 14-2, 15-15-4, and the texts of cards.
"""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    SUSPENDED,
    TAMER,
    THIS_CARD,
    Choose,
    Count,
    DoneBefore,
    Each,
    HasInherited,
    Plus,
    Remembered,
    Same,
    dp,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    DigivolveAs,
    Main,
    Security,
    Static,
)  # fmt: skip
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    Draw,
    May,
    Pending,
    Play,
    Remember,
    Trash,
)  # fmt: skip
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer

ROOKIE = red("Rookie", 3, 2000, evo=0)
CHAMPION = red("Champion", 4, 5000)


def test_the_highest_dp_that_an_effect_deletes_grows_with_what_is_counted() -> None:
    """ "Delete 1 of your opponent's Digimon with 3000 DP or less. For each suspended Digimon, add
    1000 to this effect's DP maximum."""
    limit = Plus(3000, Count(DIGIMON & SUSPENDED, v.BATTLE, v.EITHER, times=1000))
    ray = red_option("Ray", Main(do=(Delete(Choose(DIGIMON & dp(most=limit), whose=v.OPPONENT)),)),
                     cost=0)  # fmt: skip
    table = Table(
        ray,
        CHAMPION,
        ROOKIE,
        my_battle=[["suspended", "Rookie"]],
        my_hand=["Ray"],
        their_battle=["Champion"],
    )
    assert table.take("Use Ray").battle("their") == ["Champion"]
    both = [["suspended", "Rookie"], ["suspended", "Rookie"]]
    table = Table(ray, CHAMPION, ROOKIE, my_battle=both, my_hand=["Ray"], their_battle=["Champion"])
    assert table.take("Use Ray").battle("their") == []


def test_what_was_done_is_counted_at_once() -> None:
    """Rule 4-27-1: "by trashing up to 2 cards in the hand, <Draw 1> for each card trashed"."""
    cost = Trash(Choose(ANY, v.HAND, 2, up_to=True))
    do = (Remember(DoneBefore("trashed"), "done"), Draw(Remembered("done")))
    swap = red_tamer("Swap", Main(do=(By((cost,), do),)))
    table = Table(swap, ROOKIE, my_battle=["Swap"], my_hand=["Rookie", "Rookie"])
    table.take("Activate Swap")
    table.take("Rookie")  # the first of two copies is the same as the second
    assert (table.trash(), table.hand()) == (["Rookie", "Rookie"], ["Filler", "Filler"])


def test_a_card_without_the_name_of_any_of_several() -> None:
    """Rule 2-3-1: "without the same name as the cards in the battle area or trash"."""
    others = Each(ANY, v.BATTLE | v.TRASH)
    card = Choose(DIGIMON & ~Same("name", others), v.HAND)
    call = red_option("Call", Main(do=(May((Play(card, to=v.BREEDING),)),)), cost=0)
    table = Table(
        call,
        ROOKIE,
        CHAMPION,
        my_hand=["Call", "Rookie"],
        my_trash=["Rookie"],
        my_battle=["Champion"],
    )
    assert table.take("Use Call").hand() == ["Rookie"]
    table = Table(call, ROOKIE, CHAMPION, my_hand=["Call", "Rookie"], my_battle=["Champion"])
    table.take("Use Call", "Call: ")
    assert (table.hand(), table.breeding()) == ([], ["Rookie"])


def test_cards_under_all_digimon_but_no_tamer() -> None:
    """Rules 4-4-2, 4-8: "from your Digimon's digivolution cards" is not from under a Tamer."""
    shelf = red_tamer("Shelf")
    pick = AddToHand(Choose(DIGIMON, v.UNDER, 2, of=Each(DIGIMON)))
    hook = red_option("Hook", Main(do=(pick,)), cost=0)
    table = Table(hook, shelf, CHAMPION, ROOKIE, my_hand=["Hook"],
                  my_battle=[["Shelf", "Rookie"], ["Champion", "Rookie"]])  # fmt: skip
    table.take("Use Hook")
    assert table.hand() == ["Rookie"]
    assert sorted(table.battle()) == ["Champion", "Shelf/Rookie"]


def test_a_digimon_digivolves_from_a_tamer_as_if_it_were_one() -> None:
    """Rule 8-1-2-1: its cost is that of the printed requirement the Tamer then meets."""
    warrior = red("Warrior", 4, 5000, evo=2)
    spirit = red("Spirit", 4, 5000, evo=3)
    ways = (*warrior.ways, DigivolveAs(TAMER, 3, v.RED))
    warrior = red("Warrior", 4, 5000, ways=ways)
    spirit = red("Spirit", 4, 5000, ways=(*spirit.ways, DigivolveAs(TAMER, 3, v.RED, 1)))
    low = red("Low", 3, 2000, ways=(*ROOKIE.ways, DigivolveAs(TAMER, 4, v.RED)))
    takuya = red_tamer("Takuya")
    table = Table(warrior, spirit, low, takuya, my_battle=["Takuya"],
                  my_hand=["Warrior", "Spirit", "Low"], memory=5)  # fmt: skip
    assert not table.missing
    assert sorted(word for word in table.words if "Digivolve" in word) == [
        "Digivolve Takuya into Spirit for 1", "Digivolve Takuya into Warrior for 2",
    ]  # fmt: skip


def test_what_waits_for_the_end_of_a_battle_with_a_security_digimon() -> None:
    """Rules 14-2-5, 18-1: the card battles first and is in play after that."""
    guard = red("Guard", 4, 9000, security=(Security(do=(Pending("battle", (Play(THIS_CARD),)),)),))
    table = Table(guard, CHAMPION, my_battle=["Champion"], their_security=["Guard", "Filler"])
    table.attack("Champion")
    assert (table.battle(), table.battle("their")) == ([], ["Guard"])


def test_without_a_battle_its_end_does_not_come() -> None:
    """Rules 13-1-8-3-2, 13-1-8-4: no battle, so the card goes to the trash."""
    trap = red_tamer("Trap", security=(Security(do=(Pending("battle", (Play(THIS_CARD),)),)),))
    table = Table(trap, CHAMPION, ROOKIE, my_battle=["Champion"],
                  their_security=["Trap", "Rookie"])  # fmt: skip
    table.attack("Champion")
    assert (table.battle("their"), table.trash("their")) == ([], ["Trap"])


def test_a_tamer_with_an_inherited_effect() -> None:
    """Rule 2-3-8."""
    plain = red_tamer("Plain")
    heir = red_tamer("Heir", inherited=(Static(DP(1000)),))
    pick = AddToHand(Choose(TAMER & HasInherited(), v.TRASH))
    hook = red_option("Hook", Main(do=(pick,)), cost=0)
    table = Table(
        hook, plain, heir, my_hand=["Hook"], my_trash=["Plain", "Heir"], my_battle=["Heir"]
    )
    assert table.take("Use Hook").hand() == ["Heir"]
