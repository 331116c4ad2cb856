"""What the cards of Starter Deck Heaven's Yellow do, each as its text says."""

import pytest

from engine.digimon import vocabulary as v
from tests.engine.digimon.cards.by_number import FILLER, Table, suspended

# 12000 DP and no effect.
WALL = "ST3-10"


def test_tokomon_once_per_turn() -> None:
    table = Table(
        mine=[("ST3-07", "ST3-01")], theirs=["ST1-03", "ST1-03"], hand=["ST3-14", "ST3-14"],
        memory=4,
    )  # fmt: skip
    table.do("use ST3-14", "ST1-03 #1")
    assert (table.theirs, table.dp("ST3-07")) == ([("ST1-03",)], 7000)
    table.do("use ST3-14")
    assert (table.theirs, table.dp("ST3-07")) == ([], 7000)
    table.do("pass")
    assert table.dp("ST3-07") == 6000


def test_tokomon_only_when_the_dp_drop_to_0() -> None:
    table = Table(mine=[("ST3-07", "ST3-01")], theirs=[suspended("ST1-03")], memory=3)
    table.do("ST3-07 attacks ST1-03")
    assert (table.theirs, table.dp("ST3-07")) == ([], 6000)


def test_patamon_gains_1_memory_once_per_turn() -> None:
    table = Table(
        mine=[("ST3-05", "ST3-04")], theirs=["ST1-03", "ST1-03"], hand=["ST3-14", "ST3-14"],
        memory=4,
    )  # fmt: skip
    table.do("use ST3-14", "ST1-03 #1")
    assert table.memory == 3
    table.do("use ST3-14")
    assert (table.theirs, table.memory) == ([], 1)


def test_patamon_does_not_see_your_own_digimon() -> None:
    table = Table(
        mine=[("ST3-05", "ST3-04"), "ST1-03"], their_hand=["ST3-14"], theirs=["ST3-02"],
        their_turn=True, memory=-5,
    )  # fmt: skip
    table.do("use ST3-14", "ST1-03")
    assert table.memory == -3


@pytest.mark.parametrize(("security", "memory"), [(3, 0), (4, 1), (5, 1)])
def test_angemon_with_4_or_more_security_cards(security: int, memory: int) -> None:
    table = Table(mine=[(WALL, "ST3-05")], security=[FILLER] * security)
    table.do(f"{WALL} attacks player")
    assert table.memory == memory


def test_magna_angemon_when_attacking() -> None:
    table = Table(mine=[(WALL, "ST3-08")], theirs=["ST1-02", "ST3-04"])
    table.do(f"{WALL} attacks player")
    assert table.options == ["ST1-02", "ST3-04"]
    table.do("ST3-04")
    assert table.theirs == [("ST1-02",)]  # its 1000 DP dropped to 0
    table = Table(mine=[(WALL, "ST3-08")], theirs=["ST1-02"])
    table.do(f"{WALL} attacks player")
    assert table.dp("ST1-02", 1) == 2000
    table.do("pass")
    assert table.dp("ST1-02", 1) == 3000


@pytest.mark.parametrize(("security", "after"), [(0, 1), (3, 4), (4, 4)])
def test_angewomon_with_3_or_fewer_security_cards(security: int, after: int) -> None:
    table = Table(mine=["ST3-06"], hand=["ST3-09"], security=[FILLER] * security, memory=3)
    table.do("digivolve ST3-09 onto ST3-06 for 3")
    assert table.security() == after
    # One card is drawn for digivolving, one is recovered.
    assert len(table.pile(v.DECK)) == 4 - (after - security)


def test_angewomon_recovers_the_card_under_the_drawn_one() -> None:
    table = Table(
        mine=["ST3-06"], hand=["ST3-09"], security=[FILLER], deck=["ST3-02", "ST3-03", FILLER],
        memory=3,
    )  # fmt: skip
    table.do("digivolve ST3-09 onto ST3-06 for 3")
    assert table.hand() == {"ST3-02": 1}
    assert table.pile(v.SECURITY) == ["ST3-03", FILLER.number]


def test_seraphimon_when_attacking() -> None:
    table = Table(mine=["ST3-11"], theirs=["ST1-10", "ST1-04"])
    table.do("ST3-11 attacks player", "ST1-10")
    assert table.dp("ST1-10", 1) == 8000
    table = Table(mine=["ST3-11"], theirs=["ST1-04"])
    table.do("ST3-11 attacks player")
    assert table.theirs == []


def test_tk_takaishi_in_the_opponents_turn() -> None:
    table = Table(mine=["ST3-12"], theirs=["ST1-07"], security=["ST1-02"], their_turn=True)
    assert table.security_dp("ST1-02") == 5000
    table.do("ST1-07 attacks player")
    assert table.theirs == []  # 4000 against 5000
    assert Table(mine=["ST3-12"], security=["ST1-02"]).security_dp("ST1-02") == 3000


def test_heavens_gate_for_the_turn() -> None:
    table = Table(mine=["ST3-02", "ST3-03"], hand=["ST3-13"], memory=1)
    table.do("use ST3-13", "ST3-03")
    assert (table.dp("ST3-03"), table.dp("ST3-02")) == (7000, 3000)


def test_heavens_gate_checked() -> None:
    # The next card has 3000 + 5000 DP, against 7000.
    table = Table(
        mine=[("ST1-08", "ST1-07")], theirs=["ST3-02"], their_security=["ST3-13", "ST1-02"]
    )
    table.do("ST1-08 attacks player")
    assert table.mine == []
    assert table.dp("ST3-02", 1) == 8000
    assert (table.hand(1), table.trash(1)) == ({"ST3-13": 1}, {"ST1-02": 1})


def test_heavens_charm() -> None:
    table = Table(mine=["ST3-02"], hand=["ST3-14"], theirs=["ST1-02"], memory=2)
    table.do("use ST3-14")
    assert table.dp("ST1-02", 1) == 1000
    table = Table(mine=[WALL], their_security=["ST3-14"])
    table.do(f"{WALL} attacks player")
    assert (table.hand(1), table.trash(1)) == ({"ST3-14": 1}, {})


def test_holy_flame_until_the_end_of_their_next_turn() -> None:
    table = Table(
        mine=["ST3-02"], hand=["ST3-15"], theirs=[("ST1-10", "ST1-07"), "ST1-02"], memory=2
    )
    table.do("use ST3-15", "ST1-10")
    # It cannot check fewer than none: Comprehensive Rules 16-4.
    assert (table.checks("ST1-10", 1), table.checks("ST1-02", 1)) == (0, 1)
    table.do("pass", "ST1-10 attacks player")
    assert (table.security(), table.winner) == (5, None)
    table.do("pass")
    assert table.checks("ST1-10", 1) == 2


def test_holy_flame_cannot_lose_the_game_to_an_attack_that_checks_nothing() -> None:
    # Comprehensive Rules 1-2-3-1: only an attack that allows for a check wins.
    table = Table(mine=["ST3-02"], hand=["ST3-15"], theirs=["ST1-02"], security=[], memory=2)
    table.do("use ST3-15", "pass", "ST1-02 attacks player")
    assert table.winner is None


def test_holy_flame_checked() -> None:
    # The first check takes the others away.
    table = Table(mine=[(WALL, "ST1-07"), "ST1-02"], their_security=["ST3-15", FILLER, FILLER])
    table.do(f"{WALL} attacks player")
    assert table.security(1) == 2
    assert (table.checks(WALL), table.checks("ST1-02")) == (1, 0)
    table.do("pass")
    assert table.checks("ST1-02") == 1


def test_seven_heavens() -> None:
    table = Table(mine=["ST3-02"], hand=["ST3-16"], theirs=["ST1-10", "ST1-08"], memory=7)
    table.do("use ST3-16", "ST1-08")
    assert (table.theirs, table.memory) == ([("ST1-10",)], 0)
    table = Table(mine=[WALL], their_security=["ST3-16"])
    table.do(f"{WALL} attacks player")
    assert table.dp(WALL) == 2000
