"""What ends with a Digimon or a turn: interruptions, gained effects, and what cannot digivolve.

Source: the Digimon comprehensive rules named with each test.
"""

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, OPTION, OTHER, TAMER, THIS_CARD, Choose, Named, level
from engine.digimon.language.card import Card, Event, Gains, Main, Trigger, Would
from engine.digimon.language.operations import (
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    ReduceCost,
    Suspend,
)
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE


def test_nothing_more_interrupts_once_the_digimon_is_gone() -> None:
    """Rules 1-3-11, 8-1-2-6: what has begun does not come any more."""
    fool = red("Fool", 3, effects=(
        Would(what="digivolve", do=(By((Delete(Choose(DIGIMON & ~OTHER)),), (ReduceCost(1),)),)),
    ))  # fmt: skip
    helper = red_tamer("Helper", Would(
        what="digivolve", who=DIGIMON, do=(By((Suspend(),), (ReduceCost(1),)),),
    ))  # fmt: skip
    for there in (["Fool", "Helper"], ["Helper", "Fool"]):
        table = Table(fool, helper, CHAMPION, memory=5, my_battle=there, my_hand=["Champion"])
        table.take("Digivolve Fool into Champion for 2", "Fool: ")
        assert table.game.is_open()
        assert (table.hand(), table.battle(), table.memory) == (["Champion"], ["Helper"], 5)
        assert not table.suspended("Helper")


def test_nor_does_what_the_card_in_the_hand_says() -> None:
    """Rules 1-3-11, 8-1-2-6."""
    fool = red("Fool", 3, effects=(
        Would(what="digivolve", do=(By((Delete(Choose(DIGIMON & ~OTHER)),), (ReduceCost(1),)),)),
    ))  # fmt: skip
    own = Would(what="digivolve", who=DIGIMON, where=v.HAND, do=(
        By((Suspend(Choose(TAMER)),), (ReduceCost(1),)),
    ))  # fmt: skip
    upper = red("Upper", 4, 5000, effects=(own,))
    table = Table(fool, upper, red_tamer("Tamer"), memory=5, my_battle=["Fool", "Tamer"],
                  my_hand=["Upper"])  # fmt: skip
    table.take("Digivolve Fool into Upper for 2")
    assert any(words.startswith("Upper: ") for words in table.words)
    table.take("Fool: ")
    assert table.game.is_open()
    assert not table.suspended("Tamer")


def test_a_gained_effect_can_be_used_anew_in_the_next_turn() -> None:
    """Rules 15-14-1-2, 15-14-1-5-1."""
    gained = Gains(Trigger(on=Event("suspended", DIGIMON, v.EITHER), limit=1, do=(Draw(1),)))
    gives = red_option("Gives", Main(do=(
        Give((gained,), Choose(Named("Host")), "end of the opponent's turn"),
    )), cost=0)  # fmt: skip
    table = Table(gives, red("Host", 4), ROOKIE, my_hand=["Gives"],
                  my_battle=["Host", "Rookie", "Rookie"], their_battle=["Rookie"] * 2)  # fmt: skip
    table.take("Use Gives").attack("Rookie")
    assert table.hand() == ["Filler"]
    table.attack("Rookie")
    assert table.hand() == ["Filler"], "once in this turn"
    table.passing().attack("Rookie")
    assert table.hand() == ["Filler"] * 2
    table.attack("Rookie")
    assert table.hand() == ["Filler"] * 2, "once in this turn"


def test_nothing_is_stacked_with_a_token_at_any_level() -> None:
    """Rule 4-21-3."""
    doll = Card("Doll", "Doll", v.DIGIMON, v.RED, 3, -1, 3000, token=True)
    leap = red_option("Leap", Main(do=(
        DigivolveInto(Choose(level(6), v.HAND), Choose(DIGIMON), any_level=True),
    )), cost=0)  # fmt: skip
    big = red("Big", 6, 9000)
    for host, found in (("Doll", ["Doll"]), ("Rookie", ["Big/Rookie"])):
        table = Table(doll, ROOKIE, leap, big, red_tamer("Red"), my_battle=[host, "Red"],
                      my_hand=["Leap", "Big"])  # fmt: skip
        table.take("Use Leap")
        assert [one for one in table.battle() if one != "Red"] == found
    # Where the card is known, the Token is no choice beside another Digimon.
    use = red_option("Use", Main(do=(GainMemory(1),)), cost=0)
    itself = DigivolveInto(THIS_CARD, Choose(DIGIMON), any_level=True)
    big = red("Big", 6, 9000, effects=(
        Trigger(on=Event("option-used", OPTION), where=v.TRASH, do=(itself,)),
    ))  # fmt: skip
    table = Table(doll, ROOKIE, use, big, my_battle=["Doll", "Rookie"], my_hand=["Use"],
                  my_trash=["Big"])  # fmt: skip
    assert sorted(table.take("Use Use").battle()) == ["Big/Rookie", "Doll"]
