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
