"""Tamers and Options of the deck that controls the security stack."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language.card import (
    digimon,
    tamer,
)
from tests.engine.digimon.cards.by_number import FILLER, Table, suspended
from tests.engine.digimon.cards.test_security_control import WALL

# ---------------------------------------------------------------------------- Tamers


def test_kari_kamiya_bt4_when_a_security_card_is_removed() -> None:
    table = Table(mine=["BT4-097"], theirs=["ST1-10", "ST1-08"], their_turn=True, memory=-3)
    table.do("ST1-10 attacks player", "yes")
    assert (table.memory, table.suspended("BT4-097")) == (-2, True)
    table.do("ST1-08 attacks player")  # it is suspended already
    assert table.memory == -2


def test_digimon_emperor() -> None:
    table = Table(mine=["BT8-094", WALL], theirs=[suspended("ST1-08"), suspended("ST1-11")])
    table.do(f"{WALL} attacks ST1-08", "yes")
    assert table.drawn() == 1
    strong = digimon("X-001", "Giant", v.RED, 6, 5, 20000)
    table = Table(mine=["BT8-094", strong], theirs=[suspended("ST1-11")])
    table.do("X-001 attacks ST1-11")
    assert table.drawn() == 0  # Level 6


def test_digimon_emperor_when_a_level_3_moves() -> None:
    table = Table(mine=["BT8-094"], their_breeding=[("ST1-02", "ST1-01")], memory=2)
    table.do("pass")
    # Their breeding phase comes first.
    assert table.options == ["move", "nothing"]
    table.do("move")
    assert table.memory == -1


@pytest.mark.parametrize(("mine", "theirs", "memory"), [(3, 4, 5), (4, 4, 3), (5, 4, 3)])
def test_tk_and_kari_with_fewer_security_cards(mine: int, theirs: int, memory: int) -> None:
    table = Table(
        mine=["BT6-089"], security=[FILLER] * mine, their_security=[FILLER] * theirs,
        their_turn=True,
    )  # fmt: skip
    table.do("pass")
    assert table.memory == memory


def test_tk_and_kari_when_a_yellow_digimon_attacks() -> None:
    table = Table(mine=["BT6-089", "ST3-02", "ST1-02"], theirs=["ST3-04"])
    table.do("ST1-02 attacks player")
    assert table.theirs == [("ST3-04",)]
    table.do("ST3-02 attacks player", "yes")
    assert (table.theirs, table.suspended("BT6-089")) == ([], True)


def test_kari_kamiya_bt8_when_a_security_card_is_added() -> None:
    table = Table(mine=["BT8-090", "ST3-06"], hand=["ST3-09"], security=[FILLER] * 3, memory=3)
    table.do("digivolve ST3-09 onto ST3-06 for 3", "yes")
    assert (table.security(), table.memory) == (4, 1)


# --------------------------------------------------------------------------- Options


def test_lament_of_friendship() -> None:
    garurumon = "ST2-06"
    table = Table(
        mine=["ST2-12", (garurumon, "ST2-02")], hand=["ST16-15"], trash=["ST1-10", "ST1-13"],
        memory=3, theirs=["ST1-02"], their_hand=["ST1-16"],
    )  # fmt: skip
    # It is purple; a Matt Ishida is enough.
    table.do("use ST16-15")
    assert table.hand() == {"ST1-10": 1}
    table.do("pass", "use ST1-16")
    # Deleted, it is played again.
    assert table.mine == [("ST2-12",), (garurumon,)]
    assert table.trash() == {"ST1-13": 1, "ST16-15": 1, "ST2-02": 1}


def test_flame_hellscythe() -> None:
    purple = tamer("X-001", "Purple", v.PURPLE, 3)
    table = Table(
        mine=["ST3-02", purple], hand=["BT8-109"], theirs=["ST1-05"], memory=6,
        trash=["ST3-07", "ST3-09", "ST1-02", "ST3-13"],
    )  # fmt: skip
    table.do("use BT8-109")
    # Its 0 DP are looked at after the effect: Comprehensive Rules 17.
    assert table.theirs == [("ST1-05",)]
    # A yellow Digimon card with 6000 DP or less: not the Angewomon, the red one or the Option.
    assert table.options == ["yes", "no"]
    table.do("yes")
    assert ("ST3-07",) in table.mine
    assert table.theirs == []


@pytest.mark.parametrize(("security", "placed"), [(2, True), (3, True), (4, False)])
def test_lxf3nkhe_adistakto(security: int, placed: bool) -> None:
    table = Table(
        mine=["ST3-02"], hand=["BT10-101"], theirs=[("ST1-10", "ST1-08")],
        security=[FILLER] * security, their_security=[FILLER], memory=8,
    )  # fmt: skip
    table.do("use BT10-101")
    assert table.theirs == []
    if placed:
        assert table.pile(v.SECURITY, 1) == ["ST1-10", FILLER.number]
        assert table.trash(1) == {"ST1-08": 1}
    else:
        assert table.security(1) == 1
        assert table.trash(1) == {"ST1-10": 1, "ST1-08": 1}


@pytest.mark.parametrize(("security", "dp"), [(2, 15000), (3, 3000)])
def test_lxf3nkhe_adistakto_with_3_does_both(security: int, dp: int) -> None:
    giant = digimon("X-001", "Giant", v.RED, 6, 5, 15000)
    table = Table(
        mine=["ST3-02"], hand=["BT10-101"], theirs=[giant, "ST1-10"],
        security=[FILLER] * security, memory=8,
    )  # fmt: skip
    if security == 3:
        table.do("use BT10-101", "X-001", "ST1-10")
    else:
        table.do("use BT10-101", "ST1-10")
    assert (table.theirs, table.dp("X-001", 1)) == ([("X-001",)], dp)


def test_lxf3nkhe_adistakto_with_a_pulsemon() -> None:
    pulsemon = digimon("X-001", "Pulsemon", v.GREEN, 3, 3, 3000)
    for mine in (pulsemon, ("ST2-05", pulsemon)):
        assert "use BT10-101" in Table(mine=[mine], hand=["BT10-101"], memory=8).options
    assert "use BT10-101" not in Table(mine=["ST2-05"], hand=["BT10-101"], memory=8).options


def test_revelation_of_light_plays_from_the_security_stack() -> None:
    # Yellow, Level 4 or lower; with a Kari Kamiya it goes on top of the security stack.
    stack = ["ST3-02", "ST3-07", "ST1-03", "ST3-02", "ST3-09"]
    table = Table(mine=["ST3-05"], hand=["BT15-092"], security=stack, memory=4)
    table.do("use BT15-092")
    assert sorted(table.options) == ["no", "yes"]
    table.do("yes")
    assert sorted(table.options) == ["ST3-02", "ST3-07"]
    table.do("ST3-07")
    assert table.mine == [("ST3-05",), ("ST3-07",)]
    assert (table.security(), table.trash()["BT15-092"]) == (4, 1)
    table = Table(mine=["BT8-090", "ST3-05"], hand=["BT15-092"], security=stack, memory=4)
    table.do("use BT15-092", "no")
    assert table.pile(v.SECURITY)[0] == "BT15-092"
    assert table.security() == 6


def test_revelation_of_light_trashed_by_an_effect() -> None:
    table = Table(
        mine=["ST3-05"], hand=["BT15-038"], theirs=["ST1-03"], security=["BT15-092"], memory=4
    )
    assert table.dp("ST1-03", 1) == 2000
    table.do("digivolve BT15-038 onto ST3-05 for 3", "yes", "option 1")
    while not table.is_open:
        table.do(table.options[0])
    # -5000 DP, so it is deleted.
    assert table.theirs == []
    assert table.trash()["BT15-092"] == 1


def test_revelation_of_light_checked() -> None:
    table = Table(mine=[WALL, "ST1-04"], security=["ST1-07"], their_security=["BT15-092"])
    table.do(f"{WALL} attacks player")
    assert (table.mine, table.dp(WALL)) == ([(WALL,)], 7000)
    assert table.security_dp("ST1-07") == 0
    # Until the end of the turn of its owner.
    table.do("pass")
    assert table.dp(WALL) == 7000
    table.do("pass")
    assert table.dp(WALL) == 12000


def test_reinforcing_memory_boost() -> None:
    table = Table(mine=["ST3-02"], hand=["BT6-100"], deck=["ST3-03", "ST3-04", FILLER], memory=6)
    table.do("use BT6-100")
    assert table.options == ["ST3-03", "ST3-04"]
    table.do("ST3-04")
    assert table.pile(v.SECURITY)[0] == "ST3-04"
    assert (table.hand(), table.mine) == ({"ST3-03": 1}, [("ST3-02",), ("BT6-100",)])
    table.do("pass", "pass", "delay BT6-100")
    assert table.memory == 6


def test_wyverns_breath() -> None:
    table = Table(mine=["ST3-02"], hand=["BT6-101"], theirs=["ST1-10"], memory=8)
    table.do("use BT6-101")
    assert table.theirs == []


@pytest.mark.parametrize(("where", "left"), [("option 1", FILLER.number), ("option 2", "ST1-02")])
def test_chaos_degradation(where: str, left: str) -> None:
    purple = tamer("X-001", "Purple", v.PURPLE, 3)
    table = Table(
        mine=["ST3-02", purple], hand=["ST10-14"], theirs=["ST1-10"],
        their_security=[FILLER, "ST1-02"], memory=8,
    )  # fmt: skip
    table.do("use ST10-14", where)
    assert (table.theirs, table.security(1)) == ([], 2)
    # On top it is trashed at once; at the bottom another card is.
    if where == "option 1":
        assert table.trash(1) == {"ST1-10": 1}
    else:
        assert table.pile(v.SECURITY, 1) == [left, "ST1-10"]


def test_chaos_degradation_without_a_target() -> None:
    purple = tamer("X-001", "Purple", v.PURPLE, 3)
    table = Table(mine=["ST3-02", purple], hand=["ST10-14"], memory=8)
    table.do("use ST10-14")
    assert table.security(1) == 5  # nothing was placed, so nothing is trashed


def test_chaos_degradation_checked() -> None:
    table = Table(mine=[WALL, "ST1-02"], their_security=["ST10-14", FILLER])
    table.do(f"{WALL} attacks player", "yes", "option 2", "ST1-02")
    assert (table.mine, table.pile(v.SECURITY)[-1]) == ([(WALL,)], "ST1-02")
