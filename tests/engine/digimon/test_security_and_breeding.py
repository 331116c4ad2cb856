"""Effects of the security stack and the breeding area, and of cards that were trashed."""

from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as tb
from engine.digimon.language import (
    DIGIMON,
    THIS_CARD,
    Choose,
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
from tests.engine.digimon.test_areas import BOOM, ROOKIE
from tests.engine.digimon.usual_cards import CHAMPION


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
