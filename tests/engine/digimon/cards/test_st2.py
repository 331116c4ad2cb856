"""What the cards of Starter Deck Cocytus Blue do, each as its text says."""

import pytest

from engine.digimon.instructions import tables as tb
from tests.engine.digimon.cards.by_number import FILLER, Table, suspended

# 12000 DP and no effect.
WALL = "ST2-10"


def test_tsunomon_when_battling_a_digimon_without_digivolution_cards() -> None:
    # 6000 DP against 6000 DP: with 1000 more the attacker survives.
    table = Table(mine=[("ST1-06", "ST2-01")], theirs=[suspended("ST2-07")])
    assert table.dp("ST1-06") == 6000
    table.do("ST1-06 attacks ST2-07")
    assert (table.mine, table.theirs) == ([("ST1-06", "ST2-01")], [])
    assert table.dp("ST1-06") == 6000


def test_tsunomon_when_battling_a_digimon_with_digivolution_cards() -> None:
    table = Table(mine=[("ST1-06", "ST2-01")], theirs=[suspended("ST2-07", "ST2-02")])
    table.do("ST1-06 attacks ST2-07")
    assert (table.mine, table.theirs) == ([], [])


def test_tsunomon_when_battling_a_security_digimon() -> None:
    # A Security Digimon is no Digimon: Comprehensive Rules 4-5.
    table = Table(mine=[("ST1-06", "ST2-01")], their_security=["ST2-07"], memory=2)
    table.do("ST1-06 attacks player")
    assert table.mine == []


def test_tsunomon_only_in_your_turn() -> None:
    table = Table(
        mine=[suspended("ST1-06", "ST2-01")], theirs=["ST1-06"], their_turn=True, memory=-3
    )
    table.do("ST1-06 attacks ST1-06")
    assert (table.mine, table.theirs) == ([], [])


def test_gabumon_trashes_the_bottom_card_of_a_level_5_or_lower() -> None:
    table = Table(
        mine=[(WALL, "ST2-03")], theirs=[("ST1-08", "ST1-05", "ST1-02"), ("ST1-10", "ST1-08")]
    )
    table.do(f"{WALL} attacks player")
    assert table.theirs == [("ST1-08", "ST1-05"), ("ST1-10", "ST1-08")]
    assert table.trash(1)["ST1-02"] == 1


def test_gabumon_with_a_level_6_only() -> None:
    table = Table(mine=[(WALL, "ST2-03")], theirs=[("ST1-10", "ST1-08")])
    table.do(f"{WALL} attacks player")
    assert table.theirs == [("ST1-10", "ST1-08")]


def test_garurumon_trashes_the_bottom_card_of_any_digimon() -> None:
    table = Table(mine=[(WALL, "ST2-06")], theirs=[("ST1-10", "ST1-08", "ST1-05"), "ST1-02"])
    table.do(f"{WALL} attacks player")
    assert table.options == ["ST1-10", "ST1-02"]
    table.do("ST1-10")
    assert table.theirs == [("ST1-10", "ST1-08"), ("ST1-02",)]


def test_garurumon_itself_has_no_effect() -> None:
    table = Table(mine=["ST2-06"], theirs=[("ST1-10", "ST1-08")])
    table.do("ST2-06 attacks player")
    assert table.theirs == [("ST1-10", "ST1-08")]


@pytest.mark.parametrize("card", ["ST2-07", "ST3-07"])
def test_blockers_that_lose_2_memory_when_attacking(card: str) -> None:
    assert Table(mine=[card]).has(card, "Blocker")
    table = Table(mine=[card], memory=3)
    table.do(f"{card} attacks player")
    assert table.memory == 1


def test_losing_memory_ends_the_turn_after_the_attack() -> None:
    # The attack is carried out first: Comprehensive Rules 6-1-4.
    table = Table(mine=["ST2-07"], memory=1)
    table.do("ST2-07 attacks player")
    assert (table.security(1), table.memory, table.my_turn) == (4, -1, False)


@pytest.mark.parametrize(("theirs", "checks"), [("ST1-02", 2), (("ST1-05", "ST1-02"), 1)])
def test_were_garurumon_while_they_have_a_digimon_without_digivolution_cards(
    theirs: str | tuple[str, ...], checks: int
) -> None:
    mine = [(WALL, "ST2-08")]
    assert Table(mine=mine, theirs=[theirs]).checks(WALL) == checks
    assert Table(mine=mine, theirs=[theirs], their_turn=True).checks(WALL) == 1
    # A Tamer has no digivolution cards, and is no Digimon; the breeding area does not count.
    assert Table(mine=mine, theirs=["ST1-12"]).checks(WALL) == 1
    assert Table(mine=mine, their_breeding=["ST1-02"]).checks(WALL) == 1


def test_zudomon_trashes_2_cards_at_the_bottom() -> None:
    table = Table(
        mine=["ST2-05"], hand=["ST2-09"], theirs=[("ST1-10", "ST1-08", "ST1-05", "ST1-02")],
        memory=3,
    )  # fmt: skip
    table.do("digivolve ST2-09 onto ST2-05 for 3")
    assert table.theirs == [("ST1-10", "ST1-08")]
    assert table.trash(1) == {"ST1-05": 1, "ST1-02": 1}


def test_zudomon_with_one_card_to_trash() -> None:
    # As much as possible: Comprehensive Rules 1-3-2.
    table = Table(mine=["ST2-05"], hand=["ST2-09"], theirs=[("ST1-10", "ST1-08")], memory=3)
    table.do("digivolve ST2-09 onto ST2-05 for 3")
    assert table.theirs == [("ST1-10",)]


def test_metal_garurumon_unsuspends_once_per_turn() -> None:
    table = Table(mine=["ST2-11"])
    table.do("ST2-11 attacks player")
    assert not table.suspended("ST2-11")
    table.do("ST2-11 attacks player")
    assert table.suspended("ST2-11")
    assert (table.security(1), table.options) == (3, ["pass"])


def test_metal_garurumon_again_next_turn() -> None:
    table = Table(mine=["ST2-11"])
    table.do("ST2-11 attacks player", "ST2-11 attacks player", "pass", "pass")
    assert table.my_turn
    table.do("ST2-11 attacks player")
    assert not table.suspended("ST2-11")


@pytest.mark.parametrize(
    ("theirs", "memory"), [("ST1-02", 4), (("ST1-05", "ST1-02"), 3), ("ST1-12", 3)]
)
def test_matt_ishida_at_the_start_of_your_turn(theirs: str | tuple[str, ...], memory: int) -> None:
    table = Table(mine=["ST2-12"], theirs=[theirs], their_turn=True)
    table.do("pass")
    assert (table.my_turn, table.memory) == (True, memory)


def test_hammer_spark() -> None:
    table = Table(mine=["ST2-02"], hand=["ST2-13"], memory=0)
    table.do("use ST2-13")
    assert table.memory == 1
    table = Table(mine=[WALL], their_security=["ST2-13"], memory=3)
    table.do(f"{WALL} attacks player")
    assert table.memory == 1


def test_hammer_spark_does_not_pass_10() -> None:
    # Comprehensive Rules 1-4-2-2
    table = Table(mine=["ST2-02"], hand=["ST2-13"], memory=10)
    table.do("use ST2-13")
    assert table.memory == 10


def test_sorrow_blue_until_the_end_of_their_next_turn() -> None:
    table = Table(
        mine=["ST2-02"], hand=["ST2-14"], theirs=["ST1-06", ("ST1-08", "ST1-05")], memory=2
    )
    table.do("use ST2-14")
    assert table.cannot("ST1-06", tb.NOT_ATTACK, 1)
    assert table.cannot("ST1-06", tb.NOT_BLOCK, 1)
    assert not table.cannot("ST1-08", tb.NOT_ATTACK, 1)
    table.do("ST2-02 attacks player")  # no block is offered
    table.do("pass")
    assert table.options == ["ST1-08 attacks player", "ST1-08 attacks ST2-02", "pass"]
    table.do("pass")
    assert table.my_turn
    assert not table.cannot("ST1-06", tb.NOT_BLOCK, 1)


def test_sorrow_blue_checked_until_the_end_of_your_next_turn() -> None:
    table = Table(mine=[WALL, "ST1-02"], their_security=["ST2-14", FILLER])
    table.do(f"{WALL} attacks player", WALL)
    assert table.cannot(WALL, tb.NOT_ATTACK)
    assert table.options == ["ST1-02 attacks player", "pass"]
    table.do("pass")
    assert table.cannot(WALL, tb.NOT_BLOCK)
    table.do("pass")
    assert table.my_turn
    assert not table.cannot(WALL, tb.NOT_ATTACK)


def test_kaiser_nail_plays_a_digimon_from_under_your_digimon() -> None:
    table = Table(
        mine=[("ST2-08", "ST2-05", "ST2-02", "ST2-01")], hand=["ST2-15"], memory=4,
        breeding=[("ST2-05", "ST2-04")], theirs=[("ST1-10", "ST1-08")],
    )  # fmt: skip
    table.do("use ST2-15")
    # Neither the Digi-Egg, nor what is in the breeding area or theirs.
    assert table.options == ["ST2-05", "ST2-02"]
    table.do("ST2-02")
    assert table.mine == [("ST2-08", "ST2-05", "ST2-01"), ("ST2-02",)]
    assert table.memory == 0
    assert table.options == ["ST2-08 attacks player", "pass"]  # it was played this turn


def test_kaiser_nail_plays_nothing_from_under_a_tamer() -> None:
    # Comprehensive Rules 4-8-1: digivolution cards are those under a Digimon.
    table = Table(mine=[("ST2-12", "ST2-05"), "ST2-02"], hand=["ST2-15"], memory=4)
    table.do("use ST2-15")
    assert table.mine == [("ST2-12", "ST2-05"), ("ST2-02",)]


def test_kaiser_nail_checked() -> None:
    table = Table(mine=[WALL], theirs=[("ST2-08", "ST2-05")], their_security=["ST2-15"])
    table.do(f"{WALL} attacks player")
    assert table.theirs == [("ST2-08",), ("ST2-05",)]


def test_cocytus_breath_returns_a_digimon_and_trashes_what_is_under_it() -> None:
    # Comprehensive Rules 4-7-8
    table = Table(
        mine=["ST2-02"], hand=["ST2-16"], theirs=[("ST1-08", "ST1-05"), "ST1-02"], memory=7
    )
    table.do("use ST2-16", "ST1-08")
    assert (table.theirs, table.hand(1)) == ([("ST1-02",)], {"ST1-08": 1})
    assert table.trash(1) == {"ST1-05": 1}


def test_cocytus_breath_checked_returns_the_attacker() -> None:
    table = Table(mine=[(WALL, "ST2-09")], their_security=["ST2-16", "ST1-02"])
    table.do(f"{WALL} attacks player")
    assert (table.mine, table.hand(), table.security(1)) == ([], {WALL: 1}, 1)
