"""Effects that work in hand, trash, breeding area and security stack.

Comprehensive rules 15-14-2 to 15-14-5, 15-8.
"""

from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as tb
from engine.digimon.language import (
    DIGIMON,
    THIS_CARD,
    Choose,
    Compare,
    Count,
    Each,
    EventCards,
    Named,
    level,
)
from engine.digimon.language.card import (
    DP,
    END_OF_YOUR_TURN,
    Cannot,
    Event,
    Keyword,
    Main,
    Static,
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
    Suspend,
    ToDeck,
    Trash,
    TrashSecurity,
    TrashTop,
)
from engine.filters import ANY
from tests.engine.digimon.table import FILLER, Table, red, red_option, red_tamer
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


def test_persistent_effects_of_a_face_up_security_card() -> None:
    """Rules 15-14-5: while the card is face-up in the security stack."""
    base = red(
        "Base",
        3,
        effects=(Static((DP(1000), Keyword("Blocker")), Each(DIGIMON), where=v.SECURITY),),
    )
    table = Table(
        base,
        ROOKIE,
        CHAMPION,
        my_security=[["face-up", "Base"], "Filler"],
        my_battle=["Rookie"],
        their_battle=["Champion"],
    )
    assert table.dp("Rookie") == 4000
    assert table.has("Rookie", tb.KW_BLOCKER)
    assert table.dp("Champion") == 5000
    # Face-down, or on the field, it does nothing.
    table = Table(base, ROOKIE, my_security=["Base"], my_battle=["Rookie", "Base"])
    assert table.dp("Rookie") == 3000
    assert table.dp("Base") == 5000


def test_a_security_card_gives_keywords_that_are_effects() -> None:
    """Rules 15-14-5, 15-13: <Scapegoat> given by a face-up security card."""
    base = red("Base", 3, effects=(Static(Keyword("Scapegoat"), Each(DIGIMON), where=v.SECURITY),))
    table = Table(
        base,
        ROOKIE,
        CHAMPION,
        BOOM,
        memory=5,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=["Rookie", "Filler"],
        their_security=[["face-up", "Base"]],
    )
    table.take("Use Boom", "Rookie", "Rookie: ")
    assert table.battle("their") == ["Rookie"]


def test_a_face_up_security_card_plays_itself() -> None:
    """Rules 15-14-5, 15-16-12: [Security] [End of Your Turn]."""
    base = red(
        "Base", 3, effects=(Trigger(on=END_OF_YOUR_TURN, where=v.SECURITY, do=(Play(THIS_CARD),)),)
    )
    watcher = red_tamer("Watcher", Trigger(on=Event("security-removed"), do=(Draw(1),)))
    table = Table(
        base, watcher, my_security=["Filler", ["face-up", "Base"], "Base"], my_battle=["Watcher"]
    )
    table.passing()
    assert table.battle() == ["Base", "Watcher"]
    assert table.pile("my", "security") == ["Filler", "Base"]
    # It was removed from the security stack.
    assert table.hand() == ["Filler"]


def test_a_face_up_security_card_is_trashed_to_protect() -> None:
    """Rules 15-8-5, 15-14-5."""
    base = red(
        "Base",
        3,
        effects=(
            Would(
                what="leave",
                who=DIGIMON,
                where=v.SECURITY,
                by="not-battle",
                do=(By((Trash(THIS_CARD),), (Prevent(),)),),
            ),
        ),
    )
    table = Table(
        base,
        ROOKIE,
        CHAMPION,
        BOOM,
        memory=5,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=["Rookie"],
        their_security=["Base", ["face-up", "Base"]],
    )
    table.take("Use Boom", "Base: ")
    assert table.battle("their") == ["Rookie"]
    assert table.security() == 1


def test_effects_of_the_breeding_area() -> None:
    """Rules 15-14-4, 3-4-7-4: {Breeding} effects work there, the others do not."""
    egg = red(
        "Mother",
        3,
        effects=(
            Main(where=v.BREEDING, limit=1, do=(GainMemory(1),)),
            Static(DP(2000), Each(DIGIMON), where=v.BREEDING),
            Static(Cannot("attack"), Each(DIGIMON)),
            Trigger(on=Event("played", DIGIMON), where=v.BREEDING, do=(Draw(1),)),
        ),
    )
    table = Table(egg, ROOKIE, my_breeding=["Mother"], my_battle=["Rookie"], my_hand=["Filler"])
    assert table.dp("Rookie") == 5000
    assert table.can("Attack")
    table.take("Activate Mother")
    assert table.memory == 1
    assert not table.can("Activate")
    table.take("Play Filler")
    assert table.hand() == ["Filler"]
    # In the battle area only the usual effect works.
    table = Table(egg, ROOKIE, my_battle=["Mother", "Rookie"])
    assert table.dp("Rookie") == 3000
    assert not table.can("Attack")
    assert not table.can("Activate")


def test_a_card_trashed_from_the_hand_triggers() -> None:
    """Rules 15-8-3: "when this card is trashed from the hand" works in the trash."""
    thrown = red("Thrown", 3, effects=(Trigger(on=Event("trashed-from-hand"), do=(Draw(1),)),))
    bin_ = red_option("Bin", Main(do=(Trash(Choose(ANY, v.HAND)),)), cost=0)
    table = Table(thrown, bin_, ROOKIE, my_hand=["Bin", "Thrown"], my_battle=["Rookie"])
    table.take("Use Bin")
    assert table.hand() == ["Filler"]
    assert table.trash() == ["Bin", "Thrown"]


def test_a_card_trashed_from_deck_or_security_triggers() -> None:
    """Rules 15-8-3, 15-15-3-1: trashed from deck or security stack, not from revealed cards."""
    mill = red_option("Mill", Main(do=(TrashTop(2), TrashSecurity(1, v.YOU))), cost=0)
    back = red(
        "Back",
        3,
        effects=(
            Trigger(on=Event("trashed-from-deck"), do=(AddToHand(THIS_CARD),)),
            Trigger(on=Event("trashed-from-security", by="effect"), do=(Play(THIS_CARD),)),
        ),
    )
    table = Table(
        mill,
        back,
        ROOKIE,
        my_hand=["Mill"],
        my_battle=["Rookie"],
        my_deck=["Filler", "Back", "Filler"],
        my_security=["Back", "Filler"],
    )
    table.take("Use Mill")
    while len(table.words) == 2:
        table.take(table.words[0])
    assert table.hand() == ["Back"]
    assert table.battle() == ["Back", "Rookie"]


def test_that_card_may_be_digivolved_into() -> None:
    """Rules 15-8-3-8: the card that was trashed from the hand."""
    eater = red(
        "Eater",
        3,
        effects=(
            Trigger(
                on=Event("trashed-from-hand", level(4)), do=(May((DigivolveInto(EventCards()),)),)
            ),
        ),
    )
    bin_ = red_option("Bin", Main(do=(Trash(Choose(ANY, v.HAND)),)), cost=0)
    table = Table(eater, bin_, CHAMPION, ROOKIE, my_hand=["Bin", "Champion"], my_battle=["Eater"])
    table.take("Use Bin", "Eater: ")
    assert table.battle() == ["Champion/Eater"]
    table = Table(eater, bin_, CHAMPION, ROOKIE, my_hand=["Bin", "Rookie"], my_battle=["Eater"])
    table.take("Use Bin")
    assert table.can("Pass")


def test_uses_per_turn_count_in_the_trash() -> None:
    """Rules 15-14-1: each copy counts for itself, and a new card starts anew."""
    imp = red("Imp", 3, effects=(Main(where=v.TRASH, limit=1, do=(GainMemory(1),)),))
    table = Table(imp, my_trash=["Imp", "Imp"])
    table.take("Activate Imp", "Activate Imp")
    assert table.memory == 2
    assert not table.can("Activate")


def test_returning_the_card_of_the_trash_is_a_cost() -> None:
    """Rules 15-7, 15-14-3: by returning this card to the bottom of the deck."""
    grave = red_option(
        "Grave",
        Main(do=(Suspend(Choose(DIGIMON, whose=v.OPPONENT)),)),
        Trigger(
            on=Event("digivolved", Named("Champion")),
            where=v.TRASH,
            turn=v.YOU,
            do=(By((ToDeck(THIS_CARD),), (Delete(Choose(DIGIMON, whose=v.OPPONENT)),)),),
        ),
    )
    table = Table(
        grave,
        ROOKIE,
        CHAMPION,
        my_trash=["Grave"],
        my_hand=["Champion"],
        my_battle=["Rookie"],
        their_battle=["Rookie"],
    )
    table.take("Digivolve Rookie", "Grave: ")
    assert table.battle("their") == []
    assert table.pile("my", "deck")[-1] == "Grave"
    assert FILLER.name in table.hand()
