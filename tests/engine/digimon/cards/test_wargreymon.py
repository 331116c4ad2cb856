"""What the cards of the WarGreymon deck do, each as its text says."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language.card import WHEN_ATTACKING, Trigger, digimon, option, tamer
from engine.digimon.language.operations import Unsuspend
from tests.engine.digimon.cards.by_number import FILLER, Table, suspended

GREYMON, METAL_GREYMON, WAR_GREYMON = "ST1-07", "BT12-068", "BT12-070"
X_ANTIBODY = "BT9-109"
# 12000 DP and no effect.
WALL = "ST2-10"


# ------------------------------------------------------------------ BT5-001 Koromon


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Greymon", 1),
        ("Omnimon", 1),
        ("BlackWarGreymon", 1),
        ("DoruGreymon", 0),
        ("BurningGreymon", 0),
        ("DexDoruGreymon", 0),
        ("Garurumon", 0),
    ],
)
def test_koromon_draws_for_greymon_and_omnimon(name: str, drawn: int) -> None:
    made_up = digimon("X-001", name, v.RED, 4, 5, 9000)
    table = Table(mine=[(made_up, "BT5-001")])
    table.do("X-001 attacks player")
    assert table.drawn() == drawn


def test_koromon_once_per_turn() -> None:
    again = Trigger(on=WHEN_ATTACKING, limit=1, do=(Unsuspend(),))
    made_up = digimon("X-001", "Omnimon", v.BLUE, 6, 5, 9000, effects=(again,))
    table = Table(mine=[(made_up, "BT5-001")])
    table.do("X-001 attacks player", "resolve BT5-001")
    assert table.drawn() == 1
    table.do("X-001 attacks player")
    assert (table.drawn(), table.security(1)) == (1, 3)


# --------------------------------------------------------------------- the Agumons


def test_agumon_bt12_takes_a_greymon_and_a_tai() -> None:
    table = Table(
        hand=["BT12-059"], deck=["ST1-12", "ST1-03", "ST1-07", "ST1-16", "ST1-04"], memory=3
    )
    table.do("play BT12-059")
    assert table.hand() == {"ST1-12": 1, "ST1-07": 1}
    assert table.pile(v.DECK)[0] == "ST1-04"
    assert sorted(table.pile(v.DECK)[1:]) == ["ST1-03", "ST1-16"]


def test_agumon_bt12_takes_one_of_each_only() -> None:
    table = Table(hand=["BT12-059"], deck=["ST1-07", "ST1-09", "ST1-02", "ST1-02"], memory=3)
    table.do("play BT12-059")
    assert table.options == ["ST1-07", "ST1-09"]
    table.do("ST1-09")
    assert table.hand() == {"ST1-09": 1}


@pytest.mark.parametrize(("card", "dp"), [("ST1-07", 5000), ("ST1-05", 5000), ("ST1-11", 13000)])
def test_agumon_bt12_inherited_in_all_turns(card: str, dp: int) -> None:
    for their_turn in (False, True):
        table = Table(mine=[(card, "BT12-059")], their_turn=their_turn)
        assert table.dp(card) == dp


def test_agumon_bt12_digivolves_from_koromon_for_0() -> None:
    table = Table(breeding=["ST1-01"], hand=["BT12-059"], memory=0)
    # Koromon is red; the printed requirement is black.
    assert table.options == ["play BT12-059", "digivolve BT12-059 onto ST1-01 for 0", "pass"]
    table = Table(breeding=["ST3-01"], hand=["BT12-059"], memory=0)
    assert table.options == ["play BT12-059", "pass"]


@pytest.mark.parametrize("how", ["play", "digivolve"])
def test_agumon_x_on_play_and_when_digivolving(how: str) -> None:
    table = Table(
        mine=["ST1-03"], hand=["BT9-008"], deck=[FILLER, "ST1-07", X_ANTIBODY, "ST1-02"], memory=3
    )
    table.do("play BT9-008" if how == "play" else "digivolve BT9-008 onto ST1-03 for 0")
    # Digivolving draws the first card before the effect.
    expected = {"ST1-07": 1, X_ANTIBODY: 1}
    assert table.hand() == expected


def test_agumon_x_adds_a_tamer_with_greymon_in_its_name_too() -> None:
    # "1 card with [Greymon] … in its name": of any category.
    made_up = option("X-001", "Greymon's Flame", v.RED, 1)
    table = Table(hand=["BT9-008"], deck=[made_up, FILLER, FILLER, FILLER], memory=3)
    table.do("play BT9-008")
    assert table.hand() == {"X-001": 1}


def test_agumon_p_in_your_turn() -> None:
    assert Table(mine=[("ST1-07", "P-009")]).dp("ST1-07") == 6000
    assert Table(mine=[("ST1-05", "P-009")]).dp("ST1-05") == 5000
    assert Table(mine=[("ST1-07", "P-009")], their_turn=True).dp("ST1-07") == 4000


# -------------------------------------------------------------------- the Greymons


def test_greymon_ex1_plays_a_tai_kamiya() -> None:
    table = Table(mine=[(WALL, "EX1-004")], hand=["ST1-12", "BT12-095", "BT11-093"], memory=1)
    table.do(f"{WALL} attacks player", "yes")
    assert table.options == ["ST1-12", "BT12-095"]
    table.do("ST1-12")
    assert (table.mine[-1], table.memory) == (("ST1-12",), 1)


def test_greymon_ex1_only_for_a_play_cost_of_3_or_less() -> None:
    made_up = tamer("X-001", "Tai Kamiya", v.RED, 4)
    table = Table(mine=[(WALL, "EX1-004")], hand=[made_up])
    table.do(f"{WALL} attacks player")
    assert table.is_open
    assert table.mine == [(WALL, "EX1-004")]


def test_greymon_x_bt9_trashes_two_cards_of_one_level_and_stays() -> None:
    stack = ("ST1-11", "BT9-012", "ST1-07", "ST1-03")
    table = Table(mine=["ST1-02"], hand=["ST1-16"], theirs=[stack], memory=8)
    table.do("use ST1-16")
    assert table.options == ["keep ST1-11 by BT9-012", "let go"]
    table.do("keep ST1-11 by BT9-012")
    assert table.theirs == [("ST1-11", "ST1-03")]
    assert table.trash(1) == {"BT9-012": 1, "ST1-07": 1}


def test_greymon_x_bt9_may_be_declined() -> None:
    stack = ("ST1-11", "BT9-012", "ST1-07")
    table = Table(mine=["ST1-02"], hand=["ST1-16"], theirs=[stack], memory=8)
    table.do("use ST1-16", "let go")
    assert table.theirs == []


@pytest.mark.parametrize(
    "stack",
    [
        ("ST1-11", "BT9-012", "ST1-03"),  # no two cards of one level
        (WALL, "BT9-012", "ST1-07"),  # neither Greymon nor Omnimon
    ],
)
def test_greymon_x_bt9_is_of_no_use(stack: tuple[str, ...]) -> None:
    table = Table(mine=["ST1-02"], hand=["ST1-16"], theirs=[stack], memory=8)
    table.do("use ST1-16")
    assert table.theirs == []


def test_greymon_x_bt9_against_being_returned() -> None:
    stack = ("ST1-11", "BT9-012", "ST1-07")
    table = Table(mine=["ST2-02"], hand=["ST2-16"], theirs=[stack], memory=7)
    table.do("use ST2-16", "keep ST1-11 by BT9-012")
    assert (table.theirs, table.hand(1)) == ([("ST1-11",)], {})


@pytest.mark.parametrize("saver", ["BT9-012", "BT11-064", "P-072"])
def test_they_do_not_help_against_being_placed_in_security(saver: str) -> None:
    # Deleted, or returned to hand or deck, is what they speak of.
    stack = ("ST1-11", saver, "ST1-07", "ST1-09", "ST1-05", X_ANTIBODY)
    table = Table(mine=["ST3-02"], hand=["BT10-101"], theirs=[stack], security=[], memory=8)
    table.do("use BT10-101")
    assert (table.theirs, table.security(1)) == ([], 6)


def test_greymon_x_bt9_does_not_help_in_battle() -> None:
    stack = suspended("ST1-11", "BT9-012", "ST1-07")
    made_up = digimon("X-001", "Giant", v.RED, 6, 5, 20000)
    table = Table(mine=[made_up], theirs=[stack])
    table.do("X-001 attacks ST1-11")
    assert table.theirs == []


def test_greymon_x_bt11_reduces_the_cost_by_the_colours_of_the_card() -> None:
    # MetalGreymon (BT12-068) has two colours and costs 3 from a Lv.4 with [Greymon] in its name.
    table = Table(mine=["BT11-064"], hand=[METAL_GREYMON, "ST1-09", "ST1-08"], memory=10)
    found = {text for text in table.options if text.startswith("digivolve")}
    assert found == {
        f"digivolve {METAL_GREYMON} onto BT11-064 for 1",
        f"digivolve {METAL_GREYMON} onto BT11-064 for 2",  # the printed 4 from black
        "digivolve ST1-09 onto BT11-064 for 2",  # one colour
        "digivolve ST1-08 onto BT11-064 for 3",  # Garudamon is no Greymon
    }
    table.do(f"digivolve {METAL_GREYMON} onto BT11-064 for 1")
    assert table.memory == 9


def test_greymon_x_bt11_places_an_x_antibody_at_the_bottom_of_the_deck() -> None:
    stack = ("ST1-11", "BT11-064", X_ANTIBODY)
    table = Table(mine=["ST1-02"], hand=["ST1-16"], theirs=[stack], memory=8)
    table.do("use ST1-16", "keep ST1-11 by BT11-064")
    assert table.theirs == [("ST1-11", "BT11-064")]
    assert table.pile(v.DECK, 1)[-1] == X_ANTIBODY


def test_greymon_x_bt11_without_an_x_antibody() -> None:
    table = Table(mine=["ST1-02"], hand=["ST1-16"], theirs=[("ST1-11", "BT11-064")], memory=8)
    table.do("use ST1-16")
    assert table.theirs == []


# ---------------------------------------------------------------- the MetalGreymons


def test_metal_greymon_bt12_raids_and_plays_a_tamer() -> None:
    table = Table(
        mine=[METAL_GREYMON], theirs=["ST1-04", "ST1-03"], hand=["BT11-093", "ST2-12", "BT9-092"]
    )
    table.do(f"{METAL_GREYMON} attacks player", "yes")  # <Raid>: the highest DP
    assert table.options == ["yes", "no"]
    table.do("yes")
    # A black or red Tamer with a play cost of 4 or less.
    assert table.mine == [(METAL_GREYMON,), ("BT11-093",)]
    assert (table.theirs, table.security(1)) == ([("ST1-03",)], 5)


def test_metal_greymon_bt12_without_a_switch() -> None:
    table = Table(mine=[METAL_GREYMON], theirs=["ST1-04"], hand=["BT11-093"])
    table.do(f"{METAL_GREYMON} attacks player", "no")
    assert (table.mine, table.security(1)) == ([(METAL_GREYMON,)], 4)


def test_metal_greymon_bt12_when_the_opponent_blocks() -> None:
    # A block switches the target as well: Comprehensive Rules 12.
    table = Table(mine=[METAL_GREYMON, WALL], theirs=["ST2-07"], hand=["BT11-093"])
    table.do(f"{WALL} attacks player", "block ST2-07", "yes")
    assert ("BT11-093",) in table.mine


def test_metal_greymon_bt12_pierces_for_greymon() -> None:
    assert Table(mine=[("ST1-11", METAL_GREYMON)]).has("ST1-11", "Piercing")
    assert not Table(mine=[(WALL, METAL_GREYMON)]).has(WALL, "Piercing")
    assert not Table(mine=[("ST1-11", METAL_GREYMON)], their_turn=True).has("ST1-11", "Piercing")
    table = Table(mine=[("ST1-11", METAL_GREYMON)], theirs=[suspended("ST1-02")])
    table.do("ST1-11 attacks ST1-02")
    assert (table.theirs, table.security(1)) == ([], 4)


@pytest.mark.parametrize(
    ("stack", "dp"), [(("ST1-05",), 8000), (("ST1-05", X_ANTIBODY), 11000), (("ST1-09",), 11000)]
)
def test_metal_greymon_x_when_digivolving(stack: tuple[str, ...], dp: int) -> None:
    table = Table(mine=[stack], hand=["BT9-015"], memory=3)
    cost = 0 if stack == ("ST1-09",) else 3
    table.do(f"digivolve BT9-015 onto {stack[0]} for {cost}")
    assert (table.checks("BT9-015"), table.dp("BT9-015")) == (2, dp)
    table.do("pass")
    assert (table.checks("BT9-015"), table.dp("BT9-015")) == (2, dp)
    table.do("pass")
    assert (table.checks("BT9-015"), table.dp("BT9-015")) == (1, 8000)


@pytest.mark.parametrize(("tamers", "left"), [((), 2), (("ST1-12",), 1)])
def test_alterous_mode_deletes_with_a_tamer_in_play(tamers: tuple[str, ...], left: int) -> None:
    table = Table(mine=["ST1-05", *tamers], theirs=["ST1-05", "ST1-06"], hand=["P-072"], memory=3)
    table.do("digivolve P-072 onto ST1-05 for 3")
    assert len(table.theirs) == left
    assert ("ST1-06",) in table.theirs


def test_alterous_mode_is_a_metal_greymon() -> None:
    table = Table(mine=["P-072"], hand=["BT9-015", WAR_GREYMON], memory=10)
    assert "digivolve BT9-015 onto P-072 for 0" in table.options
    assert f"digivolve {WAR_GREYMON} onto P-072 for 3" in table.options


def test_alterous_mode_inherited() -> None:
    stack = ("ST1-11", "P-072", "ST1-09")
    table = Table(mine=["ST1-02"], hand=["ST1-16"], theirs=[stack], memory=8)
    table.do("use ST1-16", "keep ST1-11 by P-072")
    assert table.theirs == [("ST1-11",)]


# ------------------------------------------------------------------ the WarGreymons


def test_war_greymon_bt12_when_digivolving() -> None:
    table = Table(mine=[METAL_GREYMON], hand=[WAR_GREYMON], memory=3)
    table.do(f"digivolve {WAR_GREYMON} onto {METAL_GREYMON} for 3")
    assert (table.dp(WAR_GREYMON), table.has(WAR_GREYMON, "Reboot")) == (15000, True)
    table.do(f"{WAR_GREYMON} attacks player", "pass")
    assert not table.suspended(WAR_GREYMON)  # <Reboot> in their unsuspend phase
    assert table.dp(WAR_GREYMON) == 15000
    table.do("pass")
    assert (table.dp(WAR_GREYMON), table.has(WAR_GREYMON, "Reboot")) == (12000, False)


def test_war_greymon_bt12_unsuspends_when_a_target_is_switched() -> None:
    table = Table(mine=[WAR_GREYMON], theirs=["ST1-02", "ST1-04"])
    table.do(f"{WAR_GREYMON} attacks player", "yes")
    assert (table.theirs, table.suspended(WAR_GREYMON)) == ([("ST1-02",)], False)
    table.do(f"{WAR_GREYMON} attacks player", "yes")
    assert (table.theirs, table.suspended(WAR_GREYMON)) == ([], True)  # once per turn


@pytest.mark.parametrize(
    ("base", "offered"),
    [
        ("ST1-09", {"ST1-04", "ST1-02"}),  # a red digivolution card: Digimon
        (METAL_GREYMON, {"ST1-04", "ST1-02", "ST1-12"}),  # a black and red one: Tamers as well
    ],
)
def test_black_war_greymon_chooses_by_the_colours_under_it(base: str, offered: set[str]) -> None:
    table = Table(
        mine=[base], theirs=["ST1-04", "ST1-02", "ST1-12", "ST1-09"], hand=["BT8-070"], memory=4
    )
    table.do(f"digivolve BT8-070 onto {base} for 4")
    assert {*table.options} == offered


def test_black_war_greymon_up_to_a_play_cost_of_6() -> None:
    table = Table(
        mine=[METAL_GREYMON], theirs=["ST1-04", "ST1-02", "ST1-12", "ST1-03"], hand=["BT8-070"],
        memory=4,
    )  # fmt: skip
    table.do(f"digivolve BT8-070 onto {METAL_GREYMON} for 4", "ST1-04")
    # 3 of 6 are spent.
    assert {*table.options} == {"ST1-02", "ST1-12", "ST1-03", "stop"}
    table.do("ST1-03")
    assert table.theirs == [("ST1-02",), ("ST1-12",)]


def test_black_war_greymon_may_unsuspend_once_per_turn() -> None:
    table = Table(mine=["BT8-070"], theirs=[suspended("ST1-02"), suspended("ST1-04")])
    table.do("BT8-070 attacks ST1-02", "yes")
    assert not table.suspended("BT8-070")
    table.do("BT8-070 attacks ST1-04")
    assert (table.theirs, table.suspended("BT8-070")) == ([], True)
