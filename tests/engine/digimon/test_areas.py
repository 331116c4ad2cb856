"""Effects that work in hand, trash, breeding area and security stack.

Comprehensive rules 15-14-2 to 15-14-5, 15-8.
"""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    THIS_CARD,
    Choose,
    Compare,
    Count,
    EventCards,
    Named,
    level,
)
from engine.digimon.language.card import (
    Event,
    Main,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    May,
    Play,
    Prevent,
    Trash,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION

ROOKIE = red("Rookie", 3, 3000, cost=3)
BOOM = red_option("Boom", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)))


def test_a_main_effect_of_the_hand_is_activated_from_there() -> None:
    """Rules 15-14-2, 15-8-4: [Hand] [Main], by revealing the card."""
    helper = red(
        "Helper", 4, effects=(Main(where=v.HAND, do=(By((Trash(THIS_CARD),), (Draw(2),)),)),)
    )
    table = Table(helper, my_hand=["Helper", "Helper"])
    assert sum(words.startswith("Activate Helper") for words in table.words) == 1
    table.take("Activate Helper")
    assert table.hand() == ["Filler", "Filler", "Helper"]
    assert table.trash() == ["Helper"]


def test_an_effect_of_the_hand_does_not_work_in_the_battle_area() -> None:
    """Rules 15-14-2-1: it is activated by revealing the card from the hand."""
    helper = red("Helper", 4, effects=(Main(where=v.HAND, do=(GainMemory(1),)),))
    assert not Table(helper, my_battle=["Helper"], my_trash=["Helper"]).can("Activate")
    assert not Table(helper, their_hand=["Helper"]).can("Activate")


def test_a_card_is_played_from_the_trash_by_its_own_effect() -> None:
    """Rules 15-14-3, 1-3-11: [Trash] [Main], if the reduced cost can be paid."""
    zombie = red(
        "Zombie",
        5,
        cost=14,
        effects=(
            Main(
                where=v.TRASH,
                condition=(Compare(Count(ANY, v.HAND), "<=", 1),),
                do=(Play(THIS_CARD, "pay", reduced=4),),
            ),
        ),
    )
    table = Table(zombie, my_trash=["Zombie"], my_hand=["Filler"])
    table.take("Activate Zombie")
    assert table.battle() == ["Zombie"]
    assert table.memory == -10
    assert not Table(zombie, my_trash=["Zombie"], my_hand=[], memory=-1, start=False).can("Act")
    assert not Table(zombie, my_trash=["Zombie"], my_hand=["Filler"] * 2).can("Activate")


def test_deleting_others_pays_for_the_card_in_the_trash() -> None:
    """Rules 15-7, 15-14-3: by deleting two, play this card for less."""
    lord = red(
        "Lord",
        6,
        cost=13,
        effects=(
            Main(
                where=v.TRASH,
                do=(
                    By(
                        (Delete(Choose(DIGIMON & level(3), most=2)),),
                        (Play(THIS_CARD, "pay", reduced=11),),
                    ),
                ),
            ),
        ),
    )
    table = Table(lord, ROOKIE, my_trash=["Lord"], my_battle=["Rookie", "Rookie"])
    table.take("Activate Lord")
    assert table.battle() == ["Lord"]
    assert table.memory == -2
    assert not Table(lord, ROOKIE, my_trash=["Lord"], my_battle=["Rookie"]).can("Activate")


def test_digivolving_into_its_card_may_be_what_an_effect_takes() -> None:
    """Rules 15-14-3, 8-1: "by digivolving 1 of your Digimon into this card"."""
    ghost = red("Ghost", 4, effects=(
        Trigger(on=Event("played", DIGIMON), where=v.TRASH, turn=v.YOU,
                do=(By((DigivolveInto(THIS_CARD, Choose(DIGIMON)),), (GainMemory(1),)),)),
    ))  # fmt: skip
    table = Table(ghost, ROOKIE, memory=9, my_hand=["Filler"], my_trash=["Ghost"],
                  my_battle=["Rookie"])  # fmt: skip
    table.take("Play Filler")
    memory = table.memory
    table.take("Ghost: ", "Rookie")
    assert "Ghost/Rookie" in table.battle()
    assert table.memory == memory + 1


def test_a_trigger_in_the_trash_digivolves_into_its_card() -> None:
    """Rules 15-14-3, 8-1: only a Digimon that can digivolve into it is chosen from."""
    shadow = red(
        "Shadow",
        4,
        effects=(
            Trigger(
                on=Event("played", DIGIMON),
                where=v.TRASH,
                turn=v.YOU,
                do=(May((DigivolveInto(THIS_CARD, Choose(DIGIMON)),)),),
            ),
        ),
    )
    table = Table(
        shadow,
        ROOKIE,
        CHAMPION,
        memory=9,
        my_hand=["Filler"],
        my_trash=["Shadow"],
        my_battle=["Rookie", "Champion"],
    )
    table.take("Play Filler", "Shadow: ")
    assert sorted(table.words) == ["Filler", "Rookie"]
    table.take("Rookie")
    assert table.battle() == ["Champion", "Filler", "Shadow/Rookie"]
    # Not on the field, and not for the other player.
    table = Table(
        shadow, memory=9, my_hand=["Filler"], their_trash=["Shadow"], my_battle=["Shadow"]
    )
    table.take("Play Filler")
    assert table.can("Pass")


def test_a_card_that_left_the_trash_does_not_activate() -> None:
    """Rules 15-4-4-3: it has become a new card."""
    ghost = red(
        "Ghost",
        4,
        effects=(Trigger(on=Event("played", Named("Filler")), where=v.TRASH, do=(GainMemory(1),)),),
    )
    digger = red_tamer(
        "Digger",
        Trigger(on=Event("played", Named("Filler")), do=(AddToHand(Choose(ANY, v.TRASH)),)),
    )
    table = Table(
        ghost, digger, memory=9, my_hand=["Filler"], my_trash=["Ghost"], my_battle=["Digger"]
    )
    table.take("Play Filler", "Digger: ")
    assert table.hand() == ["Ghost"]
    assert table.memory == 6


def test_a_deletion_is_prevented_by_digivolving_into_a_card_of_the_trash() -> None:
    """Rules 15-8-5, 15-14-3: it interrupts right before the deletion."""
    dragon = red(
        "Dragon",
        4,
        effects=(
            Would(
                what="deleted",
                who=Named("Rookie"),
                where=v.TRASH,
                do=(By((DigivolveInto(THIS_CARD, EventCards()),), (Prevent(),)),),
            ),
        ),
    )
    table = Table(
        dragon,
        ROOKIE,
        CHAMPION,
        BOOM,
        memory=5,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=["Rookie"],
        their_trash=["Dragon", "Dragon"],
    )
    table.take("Use Boom")
    assert len(table.words) == 2
    table.take("Dragon: ")
    assert table.battle("their") == ["Dragon/Rookie"]
    table = Table(
        dragon,
        ROOKIE,
        CHAMPION,
        BOOM,
        memory=5,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=["Champion"],
        their_trash=["Dragon"],
    )
    table.take("Use Boom")
    assert table.battle("their") == []


def test_a_card_of_the_hand_protects_another() -> None:
    """Rules 15-8-5, 15-14-2: by trashing this card from the hand, it does not leave."""
    guard = red(
        "Guard",
        3,
        effects=(
            Would(
                what="leave",
                who=DIGIMON,
                by="opponents-effect",
                where=v.HAND,
                do=(By((Trash(THIS_CARD),), (Prevent(),)),),
            ),
        ),
    )
    table = Table(
        guard,
        ROOKIE,
        CHAMPION,
        BOOM,
        memory=5,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=["Rookie"],
        their_hand=["Guard"],
    )
    table.take("Use Boom", "Guard: ")
    assert table.battle("their") == ["Rookie"]
    assert table.trash("their") == ["Guard"]
    assert table.hand("their") == []
