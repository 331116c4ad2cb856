"""The table, choices and lines of Digimon games in words, and who may see what."""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON
from engine.digimon.language.card import Event, Trigger
from engine.digimon.language.operations import By, GainMemory, Suspend
from engine.digimon.offers import OFFERS
from engine.digimon.position import slots as sl
from engine.digimon.position.knowledge import knows
from engine.digimon.telling.decision import decision, describe_all
from engine.digimon.telling.picture import draw, gauge
from engine.digimon.telling.story import board_words, in_play
from tests.engine.digimon.cards import by_number
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer

AGU, GREY = red("Agu", 3, 2000, cost=3), red("Grey", 4, 4000, cost=5, evo=2)


def test_the_gauge_from_both_sides() -> None:
    """Comprehensive rules 1-4-2: 0 in the middle, 10 on each side."""
    table = Table(memory=3)
    assert gauge(table.game, 0) == (
        "Memory   you 10 9 8 7 6 5 4 [3] 2 1 0 1 2 3 4 5 6 7 8 9 10 opponent"
    )
    assert gauge(table.game, 1) == (
        "Memory   you 10 9 8 7 6 5 4 3 2 1 0 1 2 [3] 4 5 6 7 8 9 10 opponent"
    )


def test_a_table_with_stacks_and_piles() -> None:
    table = Table(
        AGU, GREY, egg(), my_battle=[["suspended", "Grey", "Agu"], "Agu"], my_breeding=["Egg"],
        my_hand=["Grey", "Agu", "Agu"], my_trash=["Agu"], their_battle=["Grey"],
        their_hand=["Agu", "Agu"], memory=1,
    )  # fmt: skip
    assert draw(table.game) == (
        "Memory   you 10 9 8 7 6 5 4 3 2 [1] 0 1 2 3 4 5 6 7 8 9 10 opponent\n"
        "\n"
        "Opponent\n"
        "Battle area:\n"
        "  +--------------------+\n"
        "  |Grey                |\n"
        "  |Lv.4 4000 DP        |\n"
        "  +--------------------+\n"
        "Hand (2): 2x ?\n"
        "Trash (0): none\n"
        "Security 5, Deck 10, Digi-Egg deck 0\n"
        "\n"
        "Battle area:\n"
        "  +--------------------+ +--------------------+\n"
        "  |Grey                | |Agu                 |\n"
        "  |Lv.4 4000 DP        | |Lv.3 2000 DP        |\n"
        "  |suspended           | +--------------------+\n"
        "  +--------------------+\n"
        "  |Agu                 |\n"
        "  +--------------------+\n"
        "Breeding area:\n"
        "  +--------------------+\n"
        "  |Egg                 |\n"
        "  |Lv.2                |\n"
        "  +--------------------+\n"
        "Hand (3): 2x Agu, Grey\n"
        "Trash (1): Agu\n"
        "Security 5, Deck 10, Digi-Egg deck 0\n"
    )
    assert "Hand (2): 2x Agu\n" in draw(table.game, False, 1)
    assert "Hand (3): 3x ?\n" in draw(table.game, False, 1)
    assert "│Grey                │" in draw(table.game, True)


def test_face_up_security_cards_are_named() -> None:
    """Comprehensive rules 3-7-2: the others are face-down."""
    table = Table(AGU, GREY, their_security=["Agu", "Grey"])
    bottom = table.game.pile(1, sl.P_SECURITY)[0]
    table.game.state.put(sl.FLAGS + bottom, sl.FACE_UP)
    assert "Security 2 (face-up: Grey), Deck 10" in draw(table.game)


@pytest.mark.parametrize(
    ("place", "mine", "theirs"),
    [
        ("hand", True, False),  # 3-5-3
        ("deck", False, False),  # 3-2-2
        ("security", False, False),  # 3-7-2
        ("trash", True, True),  # 3-6-2
        ("battle", True, True),
    ],
)
def test_what_a_player_knows(place: str, mine: bool, theirs: bool) -> None:
    """Comprehensive rules, by area."""
    places: dict[str, Any] = {f"my_{place}": ["Agu"]}
    table = Table(AGU, **places)
    card = next(
        card
        for card in range(int(table.game.state.cards))
        if table.game.name_of(card) == "Agu" and table.game.state.data[sl.AREA + card]
    )
    assert knows(table.game.state, 0, card) is mine
    assert knows(table.game.state, 1, card) is theirs
    assert knows(table.game.state, None, card)


def test_a_face_down_card_under_a_card_is_its_owners_to_know() -> None:
    """Comprehensive rules 4-7-10."""
    table = Table(AGU, GREY, my_battle=[["Grey", "Agu"]])
    game = table.game
    card = int(game.state.data[sl.BELOW + int(game.state.data[sl.TOP]) - 1]) - 1
    game.state.put(sl.FLAGS + card, sl.FACE_DOWN)
    assert knows(game.state, 0, card)
    assert not knows(game.state, 1, card)
    assert "|Agu " in draw(game)
    assert "|?  " in draw(game, False, 1)


def test_choices_say_whose_they_are_and_copies_are_numbered() -> None:
    table = Table(AGU, my_battle=["Agu", "Agu"], memory=2)
    assert decision(table.game) == "Player 1: turn 3, main phase, memory 2"
    assert describe_all(table.game) == [
        "Attack the player with Agu (copy 1)", "Attack the player with Agu (copy 2)", "Pass",
    ]  # fmt: skip


def told(table: Table, *words: str, viewer: int | None = None) -> list[str]:
    """The line of these choices, told from the present position."""
    game = table.game
    mark = game.mark()
    line: list[list[int]] = []
    for wanted in words:
        if game.is_command():
            line.append([])
        texts = describe_all(game)
        line[-1].append(
            game.options()[next(i for i, t in enumerate(texts) if t.startswith(wanted))]
        )
        game.take(line[-1][-1])
        game.advance()
    game.undo_to(mark)
    game.advance()
    return OFFERS.tell(game, line, 0, 0, viewer).splitlines()


def test_a_security_check_is_told_with_what_it_does() -> None:
    """Comprehensive rules 13-1-8: the card is revealed, then trashed."""
    table = Table(AGU, GREY, my_battle=["Agu"], their_security=["Grey", "Agu"])
    assert told(table, "Attack the player with Agu") == [
        "Turn 3, player 1 (memory 0)",
        "   1. Attack the player with Agu; security check: Grey; to the trash: Agu; "
        "to the opponent's trash: Grey  (memory 0)",
    ]


def test_digivolving_tells_the_card_drawn_to_its_player_only() -> None:
    """Comprehensive rules 8-1-2-4 (a card is drawn), 3-5-3 (the hand is private)."""
    table = Table(AGU, GREY, my_battle=["Agu"], my_hand=["Grey"], memory=5)
    mine = told(table, "Digivolve Agu into Grey")
    assert mine[1] == "   1. Digivolve Agu into Grey for 2; to the hand: Filler  (memory 3)"
    theirs = told(table, "Digivolve Agu into Grey", viewer=1)
    assert theirs[1] == (
        "   1. Digivolve Agu into Grey for 2; to the opponent's hand: 1 card  (memory 3)"
    )


def test_effects_that_activate_of_themselves_are_told() -> None:
    played = red("Eager", 3, cost=2, effects=(Trigger(do=(GainMemory(1),)),))
    table = Table(played, my_hand=["Eager"], memory=3)
    assert told(table, "Play Eager")[1:] == [
        "   1. Play Eager for 2  (memory 2)",
        "      Eager: gain 1 memory",
    ]


def test_an_effect_is_told_as_often_as_it_does_something() -> None:
    # Comprehensive rules 15-5-1, 15-7-3: both become pending; one cannot pay and does nothing.
    gain = Trigger(
        on=Event("digivolved", DIGIMON), turn=v.YOU, do=(By((Suspend(),), (GainMemory(1),)),)
    )
    table = Table(
        AGU, GREY, red_tamer("Coach", gain), my_hand=["Grey"], memory=3,
        my_battle=["Agu", "Coach", ["suspended", "Coach"]],
    )  # fmt: skip
    told_so = told(table, "Digivolve Agu into Grey", "Coach", "Coach")
    assert told_so[1:] == [
        "   1. Digivolve Agu into Grey for 2; to the hand: Filler  (memory 2)",
        "      Coach: by suspending this Tamer, gain 1 memory",
    ]


def test_an_effect_that_is_not_used_is_told_as_a_choice() -> None:
    # Comprehensive rules 15-7-4: "by …" may be left out.
    gain = Trigger(
        on=Event("digivolved", DIGIMON), turn=v.YOU, do=(By((Suspend(),), (GainMemory(1),)),)
    )
    table = Table(
        AGU, GREY, red_tamer("Coach", gain), my_hand=["Grey"], my_battle=["Agu", "Coach"], memory=3
    )
    assert told(table, "Digivolve Agu into Grey", "Do not use")[1:] == [
        "   1. Digivolve Agu into Grey for 2; to the hand: Filler [Do not use it (Coach: by "
        "suspending this Tamer, gain 1 memory)]  (memory 1)"
    ]


def test_two_cards_of_one_name_are_told_apart_by_number() -> None:
    # Comprehensive rules 2-12-1: cards are the same by their card number.
    game = by_number.Table(mine=["P-009"], hand=["BT12-059", "P-009", "ST1-07"], memory=3).game
    texts = describe_all(game)
    assert {"Play Agumon BT12-059 for 3", "Play Agumon P-009 for 3"} <= set(texts)
    assert "Play Greymon for 5" in texts
    assert "Digivolve Agumon P-009 into Greymon for 2" in texts
    drawn = draw(game, seen_by=0)
    assert "|Agumon P-009        |" in drawn
    assert "Hand (3): Agumon BT12-059, Agumon P-009, Greymon" in drawn
    board = in_play(game)
    assert board["battle"][0]["name"] == "Agumon"
    assert board_words(board, game.names) == "Agumon P-009"


def test_a_used_option_is_not_told_twice() -> None:
    table = Table(red_option("Boost"), AGU, my_hand=["Boost"], my_battle=["Agu"], memory=3)
    assert told(table, "Use Boost")[1:] == ["   1. Use Boost for 1  (memory 2)"]


def test_turns_have_headings_and_what_they_begin_with() -> None:
    table = Table(AGU, my_hand=["Agu"], their_hand=["Agu"], memory=1)
    assert told(table, "Play Agu", "Pass", viewer=0) == [
        "Turn 3, player 1 (memory 1)",
        "   1. Play Agu for 3  (memory 2 theirs)",
        "Turn 4, player 2 (memory 2): to the opponent's hand: 1 card",
        "   2. Pass  (memory 3 theirs)",
    ]
