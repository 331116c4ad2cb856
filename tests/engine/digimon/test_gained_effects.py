"""Gained effects, what is used so often a turn, revealed cards, and facts of cards."""

from dataclasses import replace

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    ANY_NUMBER,
    BLUE,
    DIGIMON,
    RED,
    TAMER,
    Between,
    Choose,
    Each,
    Multicolor,
    Named,
    NameHas,
    Same,
    TextHas,
    Trait,
    TraitHas,
    exists,
)
from engine.digimon.language.card import (
    DP,
    WHEN_ATTACKING,
    Event,
    Gains,
    Main,
    Static,
    Trigger,
    Unaffected,
    digimon,
    option,
)
from engine.digimon.language.operations import (
    AddToHand,
    DeDigivolve,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    Play,
    RevealTop,
)
from engine.digimon.language.words import Alike, Rest
from engine.filters import ANY, Filter
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, THEIRS

# ------------------------------------------------------------------ gained effects


def test_a_gained_effect_stays_through_changes_of_the_stack() -> None:
    """Rules 15-13-1, 15-13-2, 15-15-2-1, 15-15-2-2: cards put on it and taken off."""
    teach = red_option(
        "Teach",
        Main(do=(Give((Gains(Trigger(on=WHEN_ATTACKING, do=(Draw(1),))),), Choose(DIGIMON)),)),
    )
    back = red_option("Back", Main(do=(DeDigivolve(1, Choose(DIGIMON)),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        teach,
        back,
        memory=9,
        my_battle=["Rookie"],
        my_hand=["Teach", "Champion", "Back"],
    )
    table.take("Use Teach", "Digivolve Rookie into Champion", "Use Back")
    hand = len(table.hand())
    table.attack("Rookie")
    assert len(table.hand()) == hand + 1


def test_text_is_not_gained() -> None:
    """Rules 4-23-1, 4-23-2, 4-23-3, 4-23-4: what is printed on the card, wherever it is."""
    saver = replace(ROOKIE, number="Saver", name="Saver", mentions=("<Save>",))
    material = replace(ROOKIE, number="Material", name="Material", mentions=("<Material Save>",))
    find = red_option("Find", Main(do=(AddToHand(Choose(TextHas("<Save>"), v.TRASH)),)))
    table = Table(
        ROOKIE,
        saver,
        material,
        find,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Find"],
        my_trash=["Material", "Saver", "Rookie"],
    )
    assert table.take("Use Find").hand() == ["Saver"]
    count = red_option("Count", Main(do=(If(exists(DIGIMON & TextHas("<Save>")), (Draw(1),)),)))
    table = Table(
        ROOKIE,
        saver,
        CHAMPION,
        count,
        memory=5,
        my_battle=[["Champion", "Saver"]],
        my_hand=["Count"],
    )
    assert table.take("Use Count").hand() == []


# ---------------------------------------------------------------------- X per turn


def test_choosing_to_activate_is_a_use() -> None:
    """Rules 15-14-1-1, 15-14-1-4: although nothing came of it."""
    mage = red(
        "Mage",
        4,
        effects=(Trigger(on=Event("attacked", DIGIMON), limit=1, do=(May((Delete(THEIRS),)),)),),
    )
    saint = red("Saint", 3, 3000, effects=(Static(Unaffected(v.DIGIMON)),))
    table = Table(
        ROOKIE, mage, saint, my_battle=["Rookie", "Rookie", "Mage"], their_battle=["Saint"]
    )
    table.attack("Rookie").take("Mage: you may")
    assert table.battle("their") == ["Saint"]
    assert table.attack("Rookie").game.is_open()


@pytest.mark.parametrize(("limit", "drawn"), [(1, 1), (2, 2), (0, 3)])
def test_so_many_times_in_a_turn(limit: int, drawn: int) -> None:
    """Rules 15-14-1-1, 15-14-1-2: then it does not trigger again in that turn."""
    watcher = red_tamer(
        "Watcher", Trigger(on=Event("attacked", DIGIMON), limit=limit, do=(Draw(1),))
    )
    table = Table(ROOKIE, watcher, my_battle=["Rookie"] * 3 + ["Watcher"])
    table.attack("Rookie").attack("Rookie").attack("Rookie")
    assert len(table.hand()) == drawn


# ------------------------------------------------------------------ revealed cards


def test_revealed_cards_are_not_in_the_deck() -> None:
    """Rules 15-15-3-1, 15-15-3-4, 15-15-3-8-1: nor in the hand or trash."""
    seer = red_option(
        "Seer",
        Main(
            do=(RevealTop(2, (If(exists(ANY, v.HAND | v.TRASH), (), (GainMemory(2),)), Draw(1))),)
        ),
    )
    table = Table(
        ROOKIE,
        CHAMPION,
        seer,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Seer"],
        my_deck=["Rookie", "Rookie", "Champion"],
    )
    table.take("Use Seer")
    assert table.memory == 6
    assert table.hand() == ["Champion"]
    assert table.pile("my", "deck") == ["Rookie", "Rookie"]


def test_trashed_revealed_cards_are_not_trashed_from_the_deck() -> None:
    """Rules 15-15-3-1."""
    watcher = red_tamer("Watcher", Trigger(on=Event("trashed-from-deck", ANY), do=(Draw(5),)))
    dig = red_option("Dig", Main(do=(RevealTop(2, (), "trash"),)))
    table = Table(ROOKIE, watcher, dig, memory=5, my_battle=["Watcher"], my_hand=["Dig"])
    table.take("Use Dig")
    assert table.trash() == ["Dig", "Filler", "Filler"]
    assert table.hand() == []


# --------------------------------------------------------------- facts of the cards


@pytest.mark.parametrize(
    ("filter", "found"),
    [
        (Named("Greymon"), ["Greymon", "Twin"]),
        (NameHas("Grey"), ["Greymon", "MetalGreymon", "Part", "Twin"]),
        (Trait("Dragon"), ["Greymon"]),
        (TraitHas("Dragon"), ["Greymon", "MetalGreymon"]),
        (Multicolor(), ["Twin"]),
        (RED & BLUE, ["Twin"]),
        (~RED, []),
        (Between("level", 0), ["Greymon", "MetalGreymon", "Part", "Twin"]),
        (Between("original-dp", 0, 5000), ["Greymon", "Part", "Twin"]),
    ],
)
def test_what_a_card_is(filter: Filter, found: list[str]) -> None:
    """Rules 2-3-1-2, 2-3-1-3, 2-3-2-3, 2-3-2-4, 2-3-4-3-1, 2-3-4-4-1, 2-4-3-1, 2-4-3-2, 2-9-2."""
    cards = [
        replace(CHAMPION, number="Greymon", name="Greymon", traits=("Dragon", "Vaccine")),
        replace(BIG, number="MetalGreymon", name="MetalGreymon", traits=("Dragonkin",)),
        replace(CHAMPION, number="Twin", name="Twin", names=("Greymon",), colors=v.RED | v.BLUE),
        replace(CHAMPION, number="Part", name="Part", name_parts=("Greymon",)),
        red_tamer("Tamer"),
    ]
    find = red_option(
        "Find", Main(do=(AddToHand(Choose(filter & ~TAMER & ~Named("Find"), v.TRASH, ANY_NUMBER)),))
    )
    names = [card.name for card in cards]
    table = Table(
        ROOKIE, find, *cards, memory=5, my_battle=["Rookie"], my_hand=["Find"], my_trash=names
    )
    assert table.take("Use Find").hand() == found


def test_a_tamer_has_no_level() -> None:
    """Rules 2-9-2, 2-5-3: it is never level 4 or lower, and gets no DP."""
    find = red_option(
        "Find", Main(do=(AddToHand(Choose(Between("level", 0, 4), v.TRASH, ANY_NUMBER)),))
    )
    table = Table(
        ROOKIE,
        find,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Find"],
        my_trash=["Tamer", "Rookie"],
    )
    assert table.take("Use Find").hand() == ["Rookie"]
    tai = red_tamer("Tai", Static(DP(1000), Each(ANY)))
    assert Table(tai, my_battle=["Tai"]).dp("Tai") == -1


def test_different_colours() -> None:
    """Rules 4-25-1, 4-25-2: a card of two colours differs from one of one of them."""
    both = replace(red_tamer("Both"), colors=v.RED | v.BLUE)
    cards = [red_tamer("One"), red_tamer("Two"), both]
    call = red_option(
        "Call", Main(do=(Play(Choose(TAMER, v.HAND, 3, joint="different-colors", up_to=True)),))
    )
    table = Table(
        ROOKIE, call, *cards, memory=5, my_battle=["Rookie"], my_hand=["Call", "One", "Two", "Both"]
    )
    table.take("Use Call", "Both")
    assert table.words == ["Two", "One", "No more"]
    table.take("Two")
    assert table.battle() == ["Both", "Rookie", "Two"], "not two red ones"


def test_colours_of_multicoloured_cards_count_all() -> None:
    """Rules 4-22-1, 4-22-4, 9-1-1: one Digimon or Tamer of both colours is enough."""
    both = option("Both", "Both", v.RED | v.BLUE, 1, effects=(Main(do=(GainMemory(1),)),))
    twin = replace(red_tamer("Twin"), colors=v.RED | v.BLUE)
    assert Table(both, twin, memory=5, my_battle=["Twin"], my_hand=["Both"]).can("Use Both")


def test_a_digi_egg_on_the_field_is_a_digimon() -> None:
    """Rules 4-3-1, 4-3-2, 4-8-1: and any card under it is a digivolution card."""
    count = red_option(
        "Count",
        Main(
            do=(
                If(exists(DIGIMON, v.BREEDING), (Draw(1),)),
                If(exists(TAMER, v.UNDER), (Draw(2),)),
            )
        ),
    )
    table = Table(
        ROOKIE,
        egg(),
        count,
        red_tamer("Tamer"),
        memory=5,
        my_breeding=["Egg"],
        my_battle=[["Rookie", "Tamer"]],
        my_hand=["Count"],
    )
    assert len(table.take("Use Count").hand()) == 3


def test_revealed_security_cards_have_not_left_until_they_do() -> None:
    """Rules 15-15-3-1, 15-15-3-2: back on the stack nothing happened, in the trash they left it."""
    watcher = red_tamer("Watcher", Trigger(on=Event("security-removed"), do=(GainMemory(3),)))
    cases: tuple[tuple[Rest, int, int], ...] = (("top", 4, 5), ("trash", 7, 3))
    for rest, memory, left in cases:
        look = red_option("Look", Main(do=(RevealTop(2, (), rest, security=True),)))
        table = Table(ROOKIE, watcher, look, memory=5, my_battle=["Watcher"], my_hand=["Look"])
        table.take("Use Look")
        while not table.game.is_open():
            table.take(table.words[0])
        assert (table.memory, table.security("my")) == (memory, left)


def test_revealed_security_cards_go_back_to_the_security_stack() -> None:
    """Rules 15-15-3-6, 15-15-3-9-3: in an order the player chooses."""
    look = red_option("Look", Main(do=(RevealTop(2, (), "top", security=True),)))
    table = Table(
        ROOKIE, CHAMPION, look, memory=5, my_battle=["Rookie"], my_hand=["Look"],
        my_security=["Rookie", "Champion", "Filler"],
    )  # fmt: skip
    table.take("Use Look", "Rookie")
    assert table.pile("my", "security") == ["Champion", "Rookie", "Filler"]


@pytest.mark.parametrize(
    ("what", "found"),
    [("name", "A"), ("color", "AB"), ("level", "AC"), ("cost", "AD")],
)
def test_what_has_something_in_common_with_another_card(what: Alike, found: str) -> None:
    # Digimon rules 2-4-3-1: a multicolor card has all of its colors.
    mine = digimon("Mine", "A", v.RED | v.BLUE, 4, 5, 3000)
    theirs = [
        digimon("A", "A", v.BLUE, 4, 5, 3000),
        digimon("B", "B", v.BLUE | v.GREEN, 3, 6, 3000),
        digimon("C", "C", v.GREEN, 4, 6, 3000),
        digimon("D", "D", v.GREEN, 3, 5, 3000),
        digimon("E", "E", v.GREEN, 3, 6, 3000),
    ]
    like = Same(what, Each(DIGIMON))
    pick = red_option("Pick", Main(do=(Delete(Each(DIGIMON & like, whose=v.OPPONENT)),)))
    table = Table(
        mine, *theirs, pick, memory=5, my_battle=["Mine"], my_hand=["Pick"],
        their_battle=[one.number for one in theirs],
    ).take("Use Pick")  # fmt: skip
    # Where two have one name, their numbers are told as well.
    assert [name[0] for name in table.trash("their")] == list(found)
