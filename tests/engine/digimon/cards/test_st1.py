"""What the cards of Starter Deck Gaia Red do, each as its text says."""

import pytest

from engine.digimon import vocabulary as v
from tests.engine.digimon.cards.by_number import FILLER, Table, new, suspended

BODY = "ST2-07"  # 6000 DP, <Blocker>
WALL = "ST1-10"  # 12000 DP, no effect


@pytest.mark.parametrize(("unders", "dp"), [(3, 6000), (4, 7000), (5, 7000)])
def test_koromon_with_4_or_more_digivolution_cards(unders: int, dp: int) -> None:
    cards = ("ST1-06", "ST1-02", "ST1-02", "ST1-04", "ST1-04", "ST1-01")
    table = Table(mine=[(cards[0], *cards[6 - unders :])])
    assert table.dp("ST1-06") == dp


def test_koromon_only_in_your_turn() -> None:
    stack = ("ST1-06", "ST1-02", "ST1-02", "ST1-04", "ST1-01")
    assert Table(mine=[stack], their_turn=True).dp("ST1-06") == 6000


def test_agumon_in_your_turn() -> None:
    table = Table(mine=[("ST1-05", "ST1-03"), "ST1-03"])
    assert (table.dp("ST1-05"), table.dp("ST1-03")) == (6000, 2000)
    assert Table(mine=[("ST1-05", "ST1-03")], their_turn=True).dp("ST1-05") == 5000


def test_coredramon_blocks_and_loses_2_memory_when_attacking() -> None:
    table = Table(mine=["ST1-06"], theirs=["ST1-06"], memory=3)
    table.do("ST1-06 attacks player", "no block")
    assert (table.memory, table.security(1)) == (1, 4)
    table = Table(mine=[WALL], theirs=["ST1-06"], memory=3)
    table.do(f"{WALL} attacks player", "block ST1-06")
    assert (table.theirs, table.security(1), table.memory) == ([], 5, 3)


def test_greymon_checks_one_more() -> None:
    table = Table(mine=[("ST1-10", "ST1-07")])
    assert table.checks("ST1-10") == 2
    table.do("ST1-10 attacks player")
    assert table.security(1) == 3
    assert table.trash(1) == {FILLER.number: 2}


def test_greymon_itself_has_no_effect() -> None:
    assert Table(mine=["ST1-07"]).checks("ST1-07") == 1


def test_garudamon_when_digivolving() -> None:
    table = Table(mine=["ST1-05", "ST1-04"], hand=["ST1-08"], memory=3)
    table.do("digivolve ST1-08 onto ST1-05 for 3")
    assert table.options == ["ST1-08", "ST1-04"]
    table.do("ST1-04")
    assert (table.dp("ST1-04"), table.dp("ST1-08"), table.memory) == (7000, 7000, 0)
    table.do("pass")
    assert table.dp("ST1-04") == 4000


def test_garudamon_in_the_breeding_area_does_nothing() -> None:
    # Comprehensive Rules 3-4-7-4
    table = Table(mine=["ST1-04"], breeding=["ST1-05"], hand=["ST1-08"], memory=4)
    table.do("digivolve ST1-08 onto ST1-05 for 3")
    assert (table.breeding, table.dp("ST1-04")) == ([("ST1-08", "ST1-05")], 4000)
    assert table.is_open


def test_metal_greymon_when_blocked() -> None:
    table = Table(mine=[(WALL, "ST1-09")], theirs=[BODY], memory=1)
    table.do(f"{WALL} attacks player", f"block {BODY}")
    assert (table.memory, table.theirs) == (4, [])
    table = Table(mine=[(WALL, "ST1-09")], theirs=[BODY], memory=1)
    table.do(f"{WALL} attacks player", "no block")
    assert table.memory == 1


@pytest.mark.parametrize(("unders", "checks"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_war_greymon_checks_more_for_every_2_digivolution_cards(unders: int, checks: int) -> None:
    stack = ("ST1-11", *["ST1-02"] * unders)
    assert Table(mine=[stack]).checks("ST1-11") == checks
    assert Table(mine=[stack], their_turn=True).checks("ST1-11") == 1


def test_war_greymon_counts_the_card_it_digivolves_onto() -> None:
    table = Table(mine=[("ST1-09", "ST1-05")], hand=["ST1-11"], memory=4)
    table.do("digivolve ST1-11 onto ST1-09 for 4")
    assert table.checks("ST1-11") == 2


def test_tai_kamiya_in_your_turn() -> None:
    table = Table(mine=["ST1-12", "ST1-02", "ST1-04"], theirs=["ST1-02"])
    assert (table.dp("ST1-02"), table.dp("ST1-04"), table.dp("ST1-02", 1)) == (4000, 5000, 3000)
    assert Table(mine=["ST1-12", "ST1-02"], their_turn=True).dp("ST1-02") == 3000


def test_tai_kamiya_twice() -> None:
    assert Table(mine=["ST1-12", "ST1-12", "ST1-02"]).dp("ST1-02") == 5000


@pytest.mark.parametrize("tamer", ["ST1-12", "ST2-12", "ST3-12"])
def test_a_tamer_is_played_when_checked(tamer: str) -> None:
    table = Table(mine=["ST1-10"], their_security=[tamer], memory=1)
    table.do("ST1-10 attacks player")
    assert (table.theirs, table.security(1), table.memory) == ([(tamer,)], 0, 1)


def test_shadow_wing_for_the_turn() -> None:
    table = Table(mine=["ST1-02", "ST1-04"], hand=["ST1-13"], memory=2)
    table.do("use ST1-13", "ST1-02")
    assert (table.dp("ST1-02"), table.dp("ST1-04"), table.memory) == (6000, 4000, 1)
    assert table.trash() == {"ST1-13": 1}
    table.do("pass")
    assert table.dp("ST1-02") == 3000


def test_shadow_wing_checked_until_the_end_of_their_next_turn() -> None:
    table = Table(mine=["ST1-10"], theirs=["ST1-04"], their_security=["ST1-13"], memory=0,
                  their_hand=["ST1-02"])  # fmt: skip
    table.do("ST1-10 attacks player")
    assert table.checks("ST1-04", 1) == 2
    table.do("pass")
    assert table.checks("ST1-04", 1) == 2
    # Who comes later has it too: Comprehensive Rules 15-11-2-2.
    table.do("play ST1-02")
    assert table.checks("ST1-02", 1) == 2
    table.do("pass")
    assert (table.my_turn, table.checks("ST1-04", 1)) == (True, 1)


def test_starlight_explosion_until_the_end_of_the_opponents_next_turn() -> None:
    table = Table(mine=["ST1-02"], hand=["ST1-14"], security=["ST1-03"], memory=3)
    table.do("use ST1-14")
    assert (table.security_dp("ST1-03"), table.dp("ST1-02")) == (9000, 3000)
    table.do("pass")
    assert table.security_dp("ST1-03") == 9000
    table.do("pass")
    assert (table.my_turn, table.security_dp("ST1-03")) == (True, 2000)


def test_starlight_explosion_checked() -> None:
    # The 4000 DP of the next security card become 11000; the 12000 of the attacker win.
    table = Table(
        mine=[("ST1-10", "ST1-07")], theirs=["ST1-02"], their_security=["ST1-14", "ST1-04"]
    )
    table.do("ST1-10 attacks player")
    assert (table.mine, table.dp("ST1-02", 1)) == ([("ST1-10", "ST1-07")], 3000)
    table = Table(mine=[("ST1-08", "ST1-07")], their_security=["ST1-14", "ST1-04"])
    table.do("ST1-08 attacks player")
    assert table.mine == []


def test_giga_destroyer_deletes_up_to_2() -> None:
    theirs = ["ST1-02", "ST1-04", "ST1-03", "ST1-05"]
    table = Table(mine=["ST1-02"], theirs=theirs, hand=["ST1-15"], memory=6)
    table.do("use ST1-15")
    assert table.options == ["ST1-02", "ST1-04", "ST1-03"]
    table.do("ST1-02", "ST1-03")
    assert table.theirs == [("ST1-04",), ("ST1-05",)]
    table = Table(mine=["ST1-02"], theirs=theirs, hand=["ST1-15"], memory=6)
    table.do("use ST1-15", "ST1-04", "stop")
    assert len(table.theirs) == 3


def test_giga_destroyer_sees_the_present_dp() -> None:
    # Tai Kamiya makes their 4000 DP 5000 in their turn.
    table = Table(theirs=["ST1-12", "ST1-04"], security=["ST1-15"], their_turn=True)
    table.do("ST1-04 attacks player")
    assert table.theirs == [("ST1-12",), ("ST1-04",)]


def test_gaia_force_deletes_1() -> None:
    table = Table(mine=["ST1-02"], theirs=[("ST1-10", "ST1-05"), "ST1-03"], hand=["ST1-16"],
                  memory=8)  # fmt: skip
    table.do("use ST1-16", "ST1-10")
    assert (table.theirs, table.memory) == ([("ST1-03",)], 0)
    assert table.trash(1) == {"ST1-10": 1, "ST1-05": 1}


def test_gaia_force_checked_deletes_the_attacker() -> None:
    table = Table(mine=["ST1-10"], their_security=["ST1-16"])
    table.do("ST1-10 attacks player")
    assert (table.mine, table.trash(1)) == ([], {"ST1-16": 1})


def test_options_need_a_card_of_their_colour() -> None:
    # Comprehensive Rules 4-22-3
    table = Table(mine=["ST2-02"], hand=["ST1-13", "ST1-14"], memory=5)
    assert table.options == ["ST2-02 attacks player", "pass"]
    table = Table(mine=["ST2-02"], breeding=["ST1-01"], hand=["ST1-13"], memory=5)
    assert "use ST1-13" in table.options


def test_what_was_played_this_turn_cannot_attack() -> None:
    # Comprehensive Rules 7-1-2-1
    assert Table(mine=[new("ST1-02")]).options == ["pass"]
    assert Table(mine=[suspended("ST1-02")]).options == ["pass"]


def test_the_deck_is_there_to_be_drawn() -> None:
    table = Table(mine=["ST1-03"], hand=["ST1-07"], memory=3, deck=["ST1-11", FILLER])
    table.do("digivolve ST1-07 onto ST1-03 for 2")
    assert table.hand() == {"ST1-11": 1}
    assert table.pile(v.DECK) == [FILLER.number]
