"""Tamers and Options of the WarGreymon deck."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import THIS
from engine.digimon.language.card import WHEN_ATTACKING, Trigger, digimon
from engine.digimon.language.operations import By, GainMemory, TrashUnder
from tests.engine.digimon.cards.by_number import FILLER, Table
from tests.engine.digimon.cards.test_wargreymon import GREYMON, WALL, X_ANTIBODY

# ----------------------------------------------------------------------- the Tamers


def test_tai_kamiya_bt12_on_play() -> None:
    table = Table(mine=["ST1-03", "ST1-02"], hand=["BT12-095"], memory=3)
    table.do("play BT12-095")
    assert (table.dp("ST1-03"), table.has("ST1-03", "Blocker")) == (3000, True)
    table.do("pass")
    assert (table.dp("ST1-03"), table.has("ST1-03", "Blocker")) == (3000, True)
    # At the start of its main phase it does so again.
    table.do("pass")
    assert (table.my_turn, table.dp("ST1-03")) == (True, 3000)


def test_tai_kamiya_bt12_gains_memory_by_suspending() -> None:
    table = Table(mine=["ST1-03", "BT12-095"], hand=["ST1-07"], memory=2)
    table.do("digivolve ST1-07 onto ST1-03 for 2", "yes")
    assert (table.memory, table.suspended("BT12-095")) == (1, True)
    table = Table(mine=["ST1-03", "BT12-095"], hand=["ST1-05"], memory=2)
    table.do("digivolve ST1-05 onto ST1-03 for 2")
    assert table.memory == 0


def test_yuuya_kuga_at_the_start_of_your_turn() -> None:
    table = Table(mine=["BT11-093"], their_turn=True, memory=-1, their_hand=["ST1-02"])
    table.do("play ST1-02")
    assert (table.my_turn, table.memory) == (True, 3)
    table = Table(mine=["BT11-093"], their_turn=True, memory=-1, their_hand=["ST1-05"])
    table.do("play ST1-05")
    assert (table.my_turn, table.memory) == (True, 3)
    table = Table(mine=["BT11-093"], their_turn=True, memory=-1, their_hand=["ST1-09"])
    table.do("play ST1-09")
    assert (table.my_turn, table.memory) == (True, 6)


@pytest.mark.parametrize(
    ("base", "card", "cost", "dp"), [("ST1-02", "ST1-07", 2, 6000), (GREYMON, "BT9-012", 0, 8000)]
)
def test_yuuya_kuga_strengthens_a_greymon(base: str, card: str, cost: int, dp: int) -> None:
    table = Table(mine=[base, "BT11-093"], hand=[card], memory=2)
    table.do(f"digivolve {card} onto {base} for {cost}", "yes")
    assert (table.dp(card), table.suspended("BT11-093")) == (dp, True)
    table.do("pass")
    assert table.dp(card) == dp
    table.do("pass")
    assert table.dp(card) == dp - 2000


@pytest.mark.parametrize(
    ("base", "card", "cost", "left"), [("ST1-02", "ST1-07", 2, 0), (GREYMON, "BT9-012", 0, 1)]
)
def test_yuuya_kuga_shields_a_greymon_of_the_same_level_from_options(
    base: str, card: str, cost: int, left: int
) -> None:
    # Their Gaia Force may choose it, and does not affect it: Comprehensive Rules 15-15-5-3.
    table = Table(
        mine=[base, "BT11-093"], hand=[card], memory=2, theirs=["ST1-02"], their_hand=["ST1-16"]
    )
    table.do(f"digivolve {card} onto {base} for {cost}", "yes", "pass", "use ST1-16")
    assert len(table.mine) == 1 + left


def test_cool_boy_on_play() -> None:
    table = Table(hand=["BT9-092"], deck=["BT9-008", X_ANTIBODY, "ST1-03", FILLER], memory=2)
    table.do("play BT9-092")
    assert table.hand() == {"BT9-008": 1, X_ANTIBODY: 1}
    assert table.pile(v.DECK) == [FILLER.number, "ST1-03"]


def test_cool_boy_at_the_same_level() -> None:
    table = Table(mine=["ST1-03", "BT9-092"], hand=["BT9-008"], memory=0, deck=[FILLER] * 8)
    table.do("digivolve BT9-008 onto ST1-03 for 0")
    # Both have triggered: Agumon's own effect, and the Tamer's.
    assert table.options == ["resolve BT9-008", "resolve BT9-092"]
    table.do("resolve BT9-092", "yes")
    assert (table.memory, table.suspended("BT9-092")) == (1, True)
    assert table.drawn() == 2
    table = Table(mine=["ST1-03", "BT9-092"], hand=["BT9-012"], memory=2)
    table.do("digivolve BT9-012 onto ST1-03 for 2")
    assert (table.memory, table.suspended("BT9-092")) == (0, False)


# ---------------------------------------------------------------------- the Options


def test_x_antibody_is_placed_under_a_digimon_without_one() -> None:
    table = Table(mine=[("ST2-05", "ST2-02"), ("ST2-09", X_ANTIBODY)], hand=[X_ANTIBODY], memory=0)
    # Its colour is white: a Digimon in play is enough.
    table.do(f"use {X_ANTIBODY}")
    assert table.mine == [("ST2-05", "ST2-02", X_ANTIBODY), ("ST2-09", X_ANTIBODY)]
    assert table.trash() == {}
    assert Table(mine=["ST2-12"], hand=[X_ANTIBODY]).options == ["pass"]


def test_x_antibody_digivolves_when_attacking() -> None:
    table = Table(mine=[("ST1-09", X_ANTIBODY)], hand=["BT9-015", "ST1-11"], memory=1)
    table.do("ST1-09 attacks player", "yes")
    assert table.mine == [("BT9-015", "ST1-09", X_ANTIBODY)]
    assert (table.suspended("BT9-015"), table.memory) == (True, 1)
    # With <Security Attack +1> the same attack checks two cards.
    assert table.security(1) == 3


def test_x_antibody_cannot_be_trashed_by_effects() -> None:
    table = Table(mine=[("ST2-10", "ST2-06")], theirs=[("ST1-08", "ST1-05", X_ANTIBODY)], memory=1)
    table.do("ST2-10 attacks player")
    assert table.theirs == [("ST1-08", "ST1-05", X_ANTIBODY)]


@pytest.mark.parametrize(
    ("under", "left"),
    [
        # The bottom 2 are X Antibody, which stays, and the card above it.
        (("ST1-07", "ST1-05", X_ANTIBODY), ("ST1-07", X_ANTIBODY)),
        (("ST1-07", X_ANTIBODY, "ST1-05"), ("ST1-07", X_ANTIBODY)),
        ((X_ANTIBODY, "ST1-07", "ST1-05"), (X_ANTIBODY,)),
        ((X_ANTIBODY,), (X_ANTIBODY,)),
    ],
)
def test_the_bottom_2_with_x_antibody_among_them(
    under: tuple[str, ...], left: tuple[str, ...]
) -> None:
    # Rules 15-1-3 (what forbids takes precedence), 15-1-5 (the rest is done where possible); card
    # texts of BT9-109 and ST2-09.
    table = Table(mine=["ST2-06"], hand=["ST2-09"], theirs=[("ST1-08", *under)], memory=5)
    table.do("digivolve ST2-09 onto ST2-06 for 3")
    assert table.theirs == [("ST1-08", *left)]


def test_x_antibody_is_no_cost_of_trashing_digivolution_cards() -> None:
    # Rules 15-1-3, 15-7-3 (all of a cost or nothing); card text of BT9-109.
    cost = By((TrashUnder(1, THIS),), (GainMemory(2),))
    payer = digimon(
        "X-021", "Payer", v.RED, 5, 7, 7000, effects=(Trigger(on=WHEN_ATTACKING, do=(cost,)),)
    )
    table = Table(mine=[(payer, "ST1-03", X_ANTIBODY)], memory=1)
    table.do("X-021 attacks player")
    assert (table.memory, table.mine) == (1, [("X-021", "ST1-03", X_ANTIBODY)])


def test_x_antibody_checked() -> None:
    table = Table(mine=[WALL], their_security=[X_ANTIBODY], memory=2)
    table.do(f"{WALL} attacks player")
    assert (table.memory, table.hand(1)) == (1, {X_ANTIBODY: 1})


def test_red_memory_boost() -> None:
    table = Table(
        mine=["ST1-02"], hand=["P-035"], deck=["ST2-03", "ST1-03", "ST1-16", FILLER, FILLER],
        memory=5,
    )  # fmt: skip
    table.do("use P-035")
    assert table.hand() == {"ST1-03": 1}
    assert table.mine == [("ST1-02",), ("P-035",)]
    # Not in the turn it was placed: Comprehensive Rules 16-17.
    assert "delay P-035" not in table.options
    table.do("pass", "pass", "delay P-035")
    assert table.mine == [("ST1-02",)]
    assert (table.memory, table.trash()) == (5, {"P-035": 1})


def test_red_memory_boost_checked() -> None:
    table = Table(mine=[WALL], their_security=["P-035"], memory=1)
    table.do(f"{WALL} attacks player")
    assert table.theirs == [("P-035",)]


@pytest.mark.parametrize(("under", "memory"), [((), 0), ((X_ANTIBODY,), 2)])
def test_hades_force_costs_2_less_with_an_x_antibody(under: tuple[str, ...], memory: int) -> None:
    table = Table(
        mine=[("BT12-068", *under)], theirs=["ST1-03", "ST1-12", "ST1-11"], hand=["BT11-107"],
        memory=7,
    )  # fmt: skip
    table.do("use BT11-107")
    # Up to the play cost of a Greymon: 7.
    assert {*table.options} == {"ST1-03", "ST1-12"}
    table.do("ST1-03", "ST1-12")
    assert table.options == ["yes", "no"]
    assert (table.theirs, table.memory) == ([("ST1-11",)], memory)
    table.do("yes")  # the Greymon attacks the player
    assert table.suspended("BT12-068")


def test_hades_force_checked_deletes_the_highest_play_cost() -> None:
    table = Table(mine=[WALL, "ST1-11", "ST1-02"], their_security=["BT11-107"])
    table.do("ST1-02 attacks player")
    assert table.mine == [(WALL,), ("ST1-02",)]
