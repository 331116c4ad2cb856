"""Newer phrases: none of several leaves, the rest goes to either end of the deck, play or use.

Comprehensive rules 4-28, 9, 15-8-5, 15-15-3.
"""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import DIGIMON, OPTION, Choose, Each, Named
from engine.digimon.language.card import Main, Would
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    Draw,
    GainMemory,
    OneOf,
    Play,
    Prevent,
    PutRevealed,
    ReduceCost,
    RevealTop,
    Suspend,
    Trash,
    TrashSecurity,
    UseOption,
)  # fmt: skip
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE

SWEEP = red_option("Sweep", Main(do=(Delete(Each(DIGIMON, whose=v.EITHER)),)), cost=0)


@pytest.mark.parametrize(
    ("every", "left"), [(True, ["Guard", "Rookie", "Rookie"]), (False, ["Guard", "Rookie"])]
)
def test_one_or_all_of_those_that_would_leave(every: bool, left: list[str]) -> None:
    # Rule 15-8-5: "they don't leave" speaks of all that would at once, its own filter allowing.
    guard = red("Guard", 5, 9000, effects=(
        Would(what="leave", who=DIGIMON & Named("Rookie"),
              do=(By((Suspend(),), (Prevent(every),)),)),
        Would(what="leave", do=(By((Trash(Choose(ANY, v.HAND)),), (Prevent(),)),)),
    ))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, guard, SWEEP, my_battle=["Guard", "Rookie", "Rookie",
                  "Champion"], my_hand=["Sweep", "Filler"])  # fmt: skip
    table.take("Use Sweep")
    while any("by" in word for word in table.words):
        table.take(next(word for word in table.words if "by" in word))
    assert sorted(name.removeprefix("suspended ") for name in table.battle()) == left


@pytest.mark.parametrize(("end", "drawn"), [("top", "Champion"), ("bottom", "Filler")])
def test_the_rest_goes_to_the_end_that_the_player_chooses(end: str, drawn: str) -> None:
    # Rule 15-15-3: what is revealed and not added.
    look = red_option("Look", Main(do=(RevealTop(2, (
        AddToHand(Choose(Named("Rookie"), v.REVEALED)),
        OneOf(((PutRevealed("top"),), (PutRevealed("bottom"),))),
    )), Draw(1))), cost=0)  # fmt: skip
    table = Table(ROOKIE, CHAMPION, look, my_battle=["Rookie"], my_hand=["Look"],
                  my_deck=["Rookie", "Champion", "Filler"])  # fmt: skip
    table.take("Use Look")
    assert len(table.words) == 2
    table.take(next(word for word in table.words if end in word))
    assert sorted(table.hand()) == sorted(["Rookie", drawn])


def test_nothing_is_asked_where_nothing_is_left_to_return() -> None:
    look = red_option("Look", Main(do=(RevealTop(1, (
        AddToHand(Choose(ANY, v.REVEALED)),
        OneOf(((PutRevealed("top"),), (PutRevealed("bottom"),))),
    )), GainMemory(1))), cost=0)  # fmt: skip
    table = Table(ROOKIE, look, my_battle=["Rookie"], my_hand=["Look"],
                  my_deck=["Rookie", "Filler"])  # fmt: skip
    assert table.take("Use Look").memory == 1


def test_a_card_is_played_or_an_option_is_used() -> None:
    # Rules 7, 9: "play or use 1 card": an Option cannot be played, another card cannot be used.
    either = OneOf((
        (Play(Choose(DIGIMON, v.HAND), "pay", 2),), (UseOption(Choose(OPTION, v.HAND), "pay", 2),),
    ))  # fmt: skip
    gift = red_option("Gift", Main(do=(either,)), cost=0)
    tune = red_option("Tune", Main(do=(Draw(1),)), cost=3)
    table = Table(ROOKIE, CHAMPION, gift, tune, memory=5, my_battle=["Rookie"],
                  my_hand=["Gift", "Tune"], my_deck=["Champion", "Filler"])  # fmt: skip
    table.take("Use Gift")
    assert (table.memory, table.trash(), table.hand()) == (4, ["Gift", "Tune"], ["Champion"])


def test_an_option_card_in_the_battle_area_is_trashed() -> None:
    # Rule 4-28: one that an effect placed there; a Digimon is none.
    stand = red_option("Stand", Main(do=(Draw(1),)))
    clear = red_option("Clear", Main(do=(Trash(Choose(OPTION, v.BATTLE, whose=v.OPPONENT)),)),
                       cost=0)  # fmt: skip
    table = Table(ROOKIE, stand, clear, my_battle=["Rookie"], my_hand=["Clear"],
                  their_battle=["Stand", "Rookie"])  # fmt: skip
    table.take("Use Clear")
    assert (table.battle("their"), table.trash("their")) == (["Rookie"], ["Stand"])


def test_neither_end_of_an_empty_security_stack_pays() -> None:
    # Rule 15-7-2: "by trashing your top or bottom security card" needs one.
    ends = OneOf(((TrashSecurity(1, v.YOU, "top"),), (TrashSecurity(1, v.YOU, "bottom"),)))
    pay = red_option("Pay", Main(do=(By((ends,), (GainMemory(2),)),)), cost=0)
    table = Table(ROOKIE, CHAMPION, pay, my_battle=["Rookie"], my_hand=["Pay", "Pay"],
                  my_security=["Champion"])  # fmt: skip
    table.take("Use Pay", "Pay: by")
    table.take(table.words[-1])
    assert (table.memory, table.security("my")) == (2, 0)
    table.take("Use Pay")
    assert (table.memory, table.hand()) == (2, [])


def test_a_card_is_declared_in_the_hand_or_in_the_trash() -> None:
    # Rule 3-4: from nowhere else is one played or digivolved into whose cost can be less.
    missing = []
    for origin in (v.HAND, v.TRASH, v.DECK):
        would = Would(what="play", who=DIGIMON, origin=origin, do=(ReduceCost(1),))
        compiler = Compiler([red("Always", effects=(would,))])
        compiler.compile()
        missing.append(len(compiler.missing))
    assert missing == [0, 0, 1]


def test_only_a_card_of_the_hand_costs_less() -> None:
    # Rule 15-8-5: "would play … from your hand" is not about cards of the trash.
    always = Would(what="play", who=DIGIMON, origin=v.HAND, do=(ReduceCost(1),))
    plays = Main(do=(Play(Choose(DIGIMON, v.TRASH), "pay"),))
    holder = red("Always", effects=(always, plays))
    for place in ("hand", "trash"):
        laid: dict[str, Any] = {f"my_{place}": ["Filler"]}
        table = Table(holder, memory=5, my_battle=["Always"], **laid)
        table.take("Play Filler" if place == "hand" else "Activate Always")
        assert table.memory == (3 if place == "hand" else 2)
