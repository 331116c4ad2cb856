"""What the cards of the security control deck do, each as its text says."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, OPTION, EventCards
from engine.digimon.language.card import (
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Event,
    Keyword,
    Trigger,
    Would,
    digimon,
    tamer,
)
from engine.digimon.language.operations import ActivateEffect, GainMemory, ReduceCost
from tests.engine.digimon.cards.by_number import FILLER, Table, suspended

# 12000 DP and no effect.
WALL = "ST3-10"


# ------------------------------------------------------------------------- Digi-Eggs


@pytest.mark.parametrize(("security", "drawn"), [(3, 1), (4, 0)])
def test_upamon_with_3_or_fewer_security_cards(security: int, drawn: int) -> None:
    table = Table(mine=[(WALL, "BT3-003")], security=[FILLER] * security)
    table.do(f"{WALL} attacks player")
    assert table.drawn() == drawn


def test_viximon_when_you_use_an_option_of_2_or_more() -> None:
    table = Table(
        mine=[("ST3-02", "EX2-003")], hand=["ST3-14", "ST3-14", "ST3-13"], theirs=["ST1-10"],
        memory=9,
    )  # fmt: skip
    table.do("use ST3-13")  # a cost of 1
    assert table.drawn() == 0
    table.do("use ST3-14")
    assert table.drawn() == 1
    table.do("use ST3-14")  # once per turn
    assert table.drawn() == 1


@pytest.mark.parametrize(("theirs", "drawn"), [(4, 1), (5, 0)])
def test_viximon_and_an_option_that_makes_itself_cheaper(theirs: int, drawn: int) -> None:
    # Rule 2-7-1; official Q&A 5496: the use cost is what the Option's own text makes of it.
    table = Table(
        mine=[("ST3-02", "EX2-003"), "ST1-02"], hand=["BT8-097"], theirs=["ST1-03"] * theirs,
        memory=9,
    )  # fmt: skip
    table.do("use BT8-097")
    assert (table.memory, table.drawn()) == (9 - 6 + theirs, drawn)


def test_viximon_and_an_option_that_others_make_cheaper() -> None:
    # Rule 2-7-1: to pay less for an Option does not change its use cost.
    cheap = tamer("X-031", "Cheap", v.YELLOW, 3, effects=(
        Would(what="use", who=OPTION, turn=v.YOU, do=(ReduceCost(9),)),
    ))  # fmt: skip
    table = Table(mine=[("ST3-02", "EX2-003"), cheap], hand=["ST3-14"], theirs=["ST1-10"], memory=4)
    table.do("use ST3-14")
    assert (table.memory, table.drawn()) == (4, 1)


# --------------------------------------------------------------------------- Digimon


@pytest.mark.parametrize(("chosen", "after"), [("ST3-02", 2), ("ST1-03", 1)])
def test_airdramon_on_play(chosen: str, after: int) -> None:
    # One card of the security stack to the hand; for a yellow one <Recovery +1>.
    table = Table(hand=["EX3-029"], security=["ST3-02", "ST1-03"], memory=5)
    table.do("play EX3-029", chosen)
    assert table.hand() == {chosen: 1}
    assert table.security() == after


def test_pillomon_forbids_playing_by_effects() -> None:
    # Both players; playing for the cost is no effect.
    for mine, theirs in ((["ST3-05", "BT9-033"], []), (["ST3-05"], ["BT9-033"])):
        table = Table(
            mine=mine, theirs=theirs, hand=["BT15-092", "ST3-02"], security=["ST3-02"], memory=9
        )
        table.do("use BT15-092")
        if not table.is_open:
            table.do("yes")
        assert table.security() == 1
        table.do("play ST3-02")
        assert ("ST3-02",) in table.mine


@pytest.mark.parametrize(("security", "after"), [(3, 4), (4, 4)])
def test_salamon_on_deletion(security: int, after: int) -> None:
    table = Table(
        mine=["ST1-02"], hand=["ST1-16"], theirs=["BT2-034"], their_security=[FILLER] * security,
        memory=8,
    )  # fmt: skip
    table.do("use ST1-16")
    assert (table.theirs, table.security(1)) == ([], after)


def test_magna_angemon_bt1_on_play() -> None:
    table = Table(hand=["BT1-060"], security=[FILLER] * 5, memory=7)
    table.do("play BT1-060")
    assert table.security() == 6
    table = Table(mine=["ST3-05"], hand=["BT1-060"], memory=3)
    table.do("digivolve BT1-060 onto ST3-05 for 3")
    assert table.security() == 5  # not when digivolving


@pytest.mark.parametrize(("security", "dp"), [(2, 12000), (3, 13000), (5, 13000), (6, 14000)])
def test_magna_angemon_bt1_inherited(security: int, dp: int) -> None:
    table = Table(mine=[(WALL, "BT1-060")], security=[FILLER] * security)
    assert table.dp(WALL) == dp
    table = Table(mine=[(WALL, "BT1-060")], security=[FILLER] * security, their_turn=True)
    assert table.dp(WALL) == 12000


@pytest.mark.parametrize(("security", "after", "dp"), [(3, 4, 8000), (5, 6, 6000), (6, 6, 6000)])
def test_magna_angemon_ace(security: int, after: int, dp: int) -> None:
    table = Table(
        mine=["ST3-05"], hand=["BT14-037"], theirs=["ST1-10"], security=[FILLER] * security,
        memory=3,
    )  # fmt: skip
    table.do("digivolve BT14-037 onto ST3-05 for 3")
    assert (table.security(), table.dp("ST1-10", 1)) == (after, dp)


def test_magna_angemon_ace_blast_digivolves() -> None:
    # Comprehensive Rules 11-3 and 16-21: at counter timing, without paying the cost.
    table = Table(mine=["ST1-06"], theirs=["ST3-05"], their_hand=["BT14-037"], memory=3)
    table.do("ST1-06 attacks player")
    assert table.options == ["blast BT14-037 onto ST3-05", "no counter"]
    table.do("blast BT14-037 onto ST3-05")
    # Five security cards become six; the attacker loses 6000 DP and is deleted.
    assert (table.mine, table.security(1)) == ([], 6)
    assert table.theirs == [("BT14-037", "ST3-05")]


def test_magna_angemon_ace_overflows() -> None:
    # Comprehensive Rules 4-17: its owner loses 3 memory when it leaves.
    table = Table(mine=["ST2-02"], hand=["ST2-16"], theirs=["BT14-037"], memory=7)
    table.do("use ST2-16")
    assert (table.theirs, table.memory) == ([], 3)


def test_angewomon_ace_trashes_security_to_weaken() -> None:
    table = Table(
        mine=["ST3-05"], hand=["BT15-038"], theirs=["ST1-10"], memory=3,
        security=["ST3-02", FILLER, FILLER, FILLER, FILLER, "ST3-03"],
    )  # fmt: skip
    table.do("digivolve BT15-038 onto ST3-05 for 3", "yes")
    assert table.options == ["option 1", "option 2"]
    table.do("option 2")
    assert table.trash() == {"ST3-03": 1}
    assert table.dp("ST1-10", 1) == 6000
    table.do("pass")
    assert table.dp("ST1-10", 1) == 6000
    table.do("pass")
    assert table.dp("ST1-10", 1) == 12000


def test_angewomon_ace_recovers_when_a_card_is_removed() -> None:
    table = Table(
        mine=["ST3-05"], hand=["BT15-038"], theirs=["ST1-10"], security=[FILLER] * 4, memory=3
    )
    table.do("digivolve BT15-038 onto ST3-05 for 3", "yes", "option 1")
    assert table.security() == 4  # four, three, and one more
    table = Table(theirs=["ST1-10"], mine=["BT15-038"], security=[FILLER] * 3, their_turn=True)
    table.do("ST1-10 attacks player")
    assert table.security() == 3


def test_angewomon_ace_without_a_security_card() -> None:
    table = Table(mine=["ST3-05"], hand=["BT15-038"], theirs=["ST1-10"], security=[], memory=3)
    table.do("digivolve BT15-038 onto ST3-05 for 3")
    assert table.is_open
    assert table.dp("ST1-10", 1) == 12000


def test_shadow_seraphimon_when_a_security_card_is_removed() -> None:
    table = Table(
        mine=["EX4-050"], theirs=["ST1-10", ("ST1-08", "ST1-05")], their_turn=True, memory=-1
    )
    table.do("ST1-10 attacks player")
    assert table.options == ["ST1-10", "ST1-08"]
    table.do("ST1-08")
    assert table.theirs == [("ST1-10",), ("ST1-05",)]


def test_shadow_seraphimon_on_deletion() -> None:
    table = Table(
        mine=["ST1-02", "ST1-04"], hand=["ST1-16"], theirs=["EX4-050"], their_security=[],
        memory=8,
    )  # fmt: skip
    table.do("use ST1-16")
    # One card is recovered, and then counted.
    assert (table.security(1), table.actor) == (1, 1)
    assert table.options == ["ST1-02", "ST1-04"]
    table.do("ST1-04")
    assert table.mine == [("ST1-02",)]


def test_shadow_seraphimon_digivolves_from_seraphimon() -> None:
    table = Table(mine=["ST3-11"], hand=["EX4-050"], memory=1)
    assert "digivolve EX4-050 onto ST3-11 for 1" in table.options


def test_azulongmon_returns_and_unsuspends() -> None:
    table = Table(
        mine=["ST3-09", suspended("ST3-10"), suspended("ST3-02")], hand=["EX5-024"], memory=4,
        theirs=["ST1-08", "ST1-10"],
    )  # fmt: skip
    table.do("digivolve EX5-024 onto ST3-09 for 4")
    # Level 5 or lower; then one with one of the traits: Magnadramon is one, and it is itself.
    assert (table.theirs, table.hand(1)) == ([("ST1-10",)], {"ST1-08": 1})
    assert {*table.options} == {"EX5-024", "ST3-10"}
    table.do("ST3-10")
    assert not table.suspended("ST3-10")
    assert table.suspended("ST3-02")


def test_azulongmon_on_deletion() -> None:
    table = Table(mine=["ST1-10", "ST1-08"], hand=["ST1-16"], theirs=["EX5-024"], memory=10)
    table.do("use ST1-16")
    assert table.mine == [("ST1-08",)]
    assert table.memory == 6  # their Overflow of 4


def test_avenge_kidmon_costs_less_for_options_in_both_trashes() -> None:
    table = Table(
        mine=["ST1-02"], hand=["BT7-015"], trash=["ST1-13", "ST1-14", "ST1-03"],
        their_trash=["ST2-13"], memory=10,
    )  # fmt: skip
    table.do("play BT7-015")
    assert table.memory == 1
    # All Options went to the bottom of their owners' decks.
    assert (table.trash(), table.trash(1)) == ({"ST1-03": 1}, {})
    assert table.pile(v.DECK, 1)[-1] == "ST2-13"
    assert sorted(table.pile(v.DECK)[-2:]) == ["ST1-13", "ST1-14"]


@pytest.mark.parametrize(("options", "left"), [(6, 2), (7, 1)])
def test_avenge_kidmon_with_7_or_more_returned(options: int, left: int) -> None:
    trash = ["ST1-13"] * 4 + ["ST1-14"] * (options - 4)
    table = Table(hand=["BT7-015"], trash=trash, theirs=["ST1-10", "ST1-08"], memory=10)
    table.do("play BT7-015")
    assert len(table.theirs) == left
    assert ("ST1-10",) in table.theirs  # 12000 DP


def test_venusmon_when_digivolving() -> None:
    table = Table(
        mine=["ST3-09"], hand=["BT10-042"], theirs=["ST1-10", ("ST1-08", "ST1-07")], memory=4
    )
    table.do("digivolve BT10-042 onto ST3-09 for 4")
    assert (table.checks("ST1-10", 1), table.checks("ST1-08", 1)) == (0, 1)
    table.do("pass")
    assert table.checks("ST1-10", 1) == 0
    table.do("pass")
    assert table.checks("ST1-10", 1) == 1


def test_venusmon_in_their_turn() -> None:
    # One has <Security Attack -1>, one <Security Attack +1>, one both, one neither.
    weak = digimon("X-001", "Weak", v.RED, 4, 5, 4000, effects=(Keyword("Security Attack", -1),))
    table = Table(
        mine=[suspended("BT10-042"), suspended("ST3-02")],
        theirs=[weak, ("ST1-05", "ST1-07"), (weak, "ST1-07"), "ST1-02"], their_turn=True, memory=-3,
    )  # fmt: skip
    assert {option for option in table.options if "BT10-042" in option} == {
        "ST1-02 attacks BT10-042"
    }
    assert {option for option in table.options if "ST3-02" in option} == {
        "X-001 attacks ST3-02 #1",
        "X-001 attacks ST3-02 #2",
        "ST1-05 attacks ST3-02",
        "ST1-02 attacks ST3-02",
    }


def test_venusmon_silences_their_digimon_with_security_attack() -> None:
    # [When Attacking] and [When Digivolving]: memory is neither lost nor DP given.
    table = Table(
        mine=["BT10-042"], theirs=[("ST1-06", "ST1-07"), "ST2-07"], their_turn=True, memory=-5
    )
    table.do("ST1-06 attacks player")
    assert table.memory == -5
    table.do("ST2-07 attacks player")
    assert table.memory == -3
    table = Table(
        mine=["BT10-042"], theirs=[("ST1-05", "ST1-07"), ("ST1-04", "ST1-02")], their_turn=True,
        their_hand=["ST1-08"], memory=-5,
    )  # fmt: skip
    table.do("digivolve ST1-08 onto ST1-05 for 3")
    assert table.is_open
    assert table.dp("ST1-04", 1) == 4000


@pytest.mark.parametrize("keyword", ["Raid", "Alliance"])
def test_venusmon_does_not_stop_keywords(keyword: str) -> None:
    # Rules 15-16-5 ([When Attacking] is an effect timing), 16-1, 16-23-2, 16-24-2: these keywords
    # trigger when the Digimon attacks, without being [When Attacking] effects.
    weak = digimon("X-001", "Weak", v.RED, 4, 5, 4000, effects=(
        Keyword("Security Attack", -1), Keyword(keyword),
    ))  # fmt: skip
    table = Table(mine=["BT10-042"], theirs=[weak, "ST1-02"], their_turn=True, memory=-3)
    table.do("X-001 attacks player")
    assert table.options == ["yes", "no"]


def test_venusmon_does_not_stop_effects_of_another_timing() -> None:
    # Rules 15-16-8 ([Your Turn] is an effect timing of its own), 15-1-3.
    draw = Trigger(on=WHEN_ATTACKING, turn=v.YOU, do=(GainMemory(1),))
    weak = digimon("X-001", "Weak", v.RED, 4, 5, 4000, effects=(
        Keyword("Security Attack", -1), draw, Trigger(on=WHEN_ATTACKING, do=(GainMemory(3),)),
    ))  # fmt: skip
    table = Table(mine=["BT10-042"], theirs=[weak, "ST1-02"], their_turn=True, memory=-3)
    table.do("X-001 attacks player")
    assert table.memory == -4


def test_venusmon_stops_effects_that_others_activate() -> None:
    # Rules 15-1-3, 15-15-7: to activate one of its [When Digivolving] effects is to activate it.
    again = tamer("X-041", "Again", v.RED, 3, effects=(
        Trigger(on=Event("attacked", DIGIMON), turn=v.YOU, do=(
            ActivateEffect("digivolved", EventCards()),
        )),
    ))  # fmt: skip
    gains = Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(3),))
    for checks, memory in ((-1, -3), (0, -6)):
        weak = digimon("X-001", "Weak", v.RED, 4, 5, 4000, effects=(
            *((Keyword("Security Attack", checks),) if checks else ()), gains,
        ))  # fmt: skip
        table = Table(mine=["BT10-042"], theirs=[weak, again], their_turn=True, memory=-3)
        table.do("X-001 attacks player")
        assert table.memory == memory


def test_death_x_mon_costs_3_less_for_each_of_their_cards() -> None:
    table = Table(
        hand=["BT9-112"], theirs=["ST1-12", ("ST1-10", "ST1-08"), ("ST1-08", "ST1-05"), "ST1-02"],
        memory=0,
    )  # fmt: skip
    table.do("play BT9-112")
    assert table.memory == -8
    # Each is De-Digivolved by 1, then those of Level 4 or lower are deleted.
    assert table.theirs == [("ST1-12",), ("ST1-08",)]


def test_death_x_mon_at_the_end_of_the_opponents_turn() -> None:
    table = Table(
        mine=["BT9-112"], theirs=["ST1-10", "ST1-02", "ST1-02", "ST1-12"], their_turn=True
    )
    table.do("pass")
    # All with the lowest play cost; a Tamer is no Digimon.
    assert table.theirs == [("ST1-10",), ("ST1-12",)]


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
