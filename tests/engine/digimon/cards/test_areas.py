"""Cards whose effects work in hand, trash and security stack, ban, delay or interrupt."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as tb
from engine.digimon.language.card import Card, Digivolve, digimon, digivolve, tamer
from engine.digimon.position.slots import HALF, P_DECK, TOP
from engine.digimon.queries.prohibitions import banned
from engine.filters import ANY
from tests.engine.digimon.cards.by_number import FILLER, Table, suspended

WALL = "ST3-10"  # 12000 DP and no effect
BEELZEMON_X = digimon("X-001", "Beelzemon (X Antibody)", v.PURPLE, 6, 12, 12000)
MYOTISMON = digimon("X-002", "Myotismon", v.PURPLE, 5, 7, 7000)
DARK_DRAGON = digimon("X-003", "Growlmon", v.PURPLE, 4, 5, 5000, traits=("Dark Dragon",))
GALLANTMON = digimon("X-004", "Gallantmon", v.RED, 6, 12, 12000)
GUILMON = digimon("X-005", "Guilmon", v.RED, 3, 3, 2000)
IMPMON = digimon("X-006", "Impmon", v.PURPLE, 3, 3, 2000)
BEE = digimon("X-007", "Bee", v.GREEN, 3, 3, 2000, traits=("Royal Base",))
GREEN_ROOKIE = digimon("X-008", "Greenling", v.GREEN, 4, 3, 2000)
PURPLE_TAMER = tamer("X-009", "Somebody", v.PURPLE, 2)
GREEN_WAYS = (digivolve(v.GREEN, 4, 3),)
ANY_WAY = (Digivolve(ANY, 1),)
TAKERU = tamer("X-010", "T.K. Takaishi", v.YELLOW, 2)


def test_geo_greymon_searches_for_a_tamer() -> None:
    stack = ["ST1-12", "ST2-12", "ST1-03"]
    table = Table(mine=["ST1-03"], hand=["BT13-012"], security=stack, memory=3)
    table.do("digivolve BT13-012 onto ST1-03 for 3", "yes")
    # A red one: the only one there; a card of the deck comes to the security stack.
    assert table.mine == [("BT13-012", "ST1-03"), ("ST1-12",)]
    assert table.security() == 3


@pytest.mark.parametrize(("tamers", "security"), [([TAKERU], 3), ([], 2)])
def test_emissary_of_hope(tamers: list[Card], security: int) -> None:
    table = Table(
        mine=["ST3-05", *tamers], hand=["BT14-093"], memory=3,
        security=["BT1-060", "ST1-03", "ST3-02"],
    )  # fmt: skip
    table.do("use BT14-093", "yes")
    assert table.mine[0] == ("BT1-060", "ST3-05")
    assert table.security() == security


def test_emissary_of_hope_checked() -> None:
    table = Table(mine=[WALL], their_hand=["ST3-03"], their_security=["BT14-093"])
    table.do(f"{WALL} attacks player")
    assert table.hand(1)["BT14-093"] == 1


def test_crimson_savior_waits_for_a_great_digimon() -> None:
    way = digimon("X-011", "WarGrowl", v.RED, 5, 7, 7000)
    table = Table(
        theirs=["BT17-096", way], their_hand=[GALLANTMON], hand=["ST1-09"], mine=["ST1-02"],
        memory=9,
    )  # fmt: skip
    table.do("play ST1-09")
    # Nobody can digivolve into Gallantmon without a requirement, so it is only trashed.
    table.do("yes")
    assert table.trash(1)["BT17-096"] == 1
    small = Table(theirs=["BT17-096"], hand=["ST1-03"], mine=["ST1-02"], memory=9)
    small.do("play ST1-03")
    assert small.is_open


def test_crimson_savior_is_placed() -> None:
    table = Table(mine=["ST1-02"], hand=["BT17-096"], trash=[GUILMON], memory=5)
    table.do("use BT17-096", "yes")
    assert table.mine == [("ST1-02",), (GUILMON.number,), ("BT17-096",)]


def test_fun_beemon_in_the_security_stack() -> None:
    table = Table(mine=[BEE, WALL], hand=["BT18-044", "BT18-044"], security=[FILLER] * 2, memory=9)
    table.do("play BT18-044", "yes")
    assert table.security() == 2
    assert table.drawn() == 1
    assert table.dp(BEE.number) == 3000
    assert table.dp("BT18-044") == 2000
    assert table.dp(WALL) == 12000


def test_fun_beemon_inherited() -> None:
    assert Table(mine=[(BEE, "BT18-044")]).dp(BEE.number) == 3000


def test_bonds_of_true_love() -> None:
    table = Table(hand=["BT19-097"], mine=[PURPLE_TAMER], deck=["BT19-097", FILLER, FILLER],
                  memory=5)  # fmt: skip
    table.do("use BT19-097", "yes")
    assert table.mine == [(PURPLE_TAMER.number,), ("BT19-097",), ("BT19-097",)]


def test_bonds_of_true_love_at_the_start_of_the_turn() -> None:
    table = Table(theirs=["BT19-097"], their_trash=[IMPMON], memory=0)
    table.do("pass", "yes", "yes")
    assert table.theirs == [(IMPMON.number,)]
    table = Table(theirs=["BT19-097", WALL], their_trash=[IMPMON], memory=0)
    table.do("pass")
    assert ("BT19-097",) in table.theirs


def test_war_growlmon_is_played_from_the_trash() -> None:
    table = Table(trash=["BT24-076"], hand=[FILLER] * 4, theirs=["ST1-03", WALL], memory=5)
    table.do("activate BT24-076")
    assert table.memory == 0
    assert table.mine == [("BT24-076",)]
    assert table.theirs == [(WALL,)]
    assert not any("BT24" in option for option in Table(trash=["BT24-076"], hand=[FILLER] * 5)
                   .options)  # fmt: skip


def test_war_growlmon_inherited() -> None:
    table = Table(mine=[(DARK_DRAGON, "BT24-076")], theirs=[suspended(WALL)], trash=[DARK_DRAGON])
    table.do(f"{DARK_DRAGON.number} attacks {WALL}", "yes")
    assert table.mine == [(DARK_DRAGON.number,)]


def test_terriermon_lets_only_tamers_gain_memory() -> None:
    # Reinforcing Memory Boost! gives memory when it is delayed; a Tamer at the start of the turn.
    table = Table(mine=["P-035", "ST3-05"], theirs=["BT3-046"], memory=1)
    table.do("delay P-035")
    assert table.memory == 1
    table = Table(mine=["P-035", "ST3-05"], theirs=["ST1-03"], memory=1)
    table.do("delay P-035")
    assert table.memory == 3


def test_gaossmon() -> None:
    other = digimon("X-018", "Gaossmon", v.RED, 3, 3, 2000)
    table = Table(mine=["BT5-008", other, "ST1-03"])
    assert table.dp("ST1-03") == 2000
    assert table.dp(other.number) == 5000
    assert table.dp("BT5-008") == 2000


@pytest.mark.parametrize(("theirs", "helped"), [(["BT5-008"], False), (["ST1-03"], True)])
def test_taiga_reduces_unless_gaossmon_forbids(theirs: list[str], helped: bool) -> None:
    ultimate = digimon("X-012", "Green Ultimate", v.GREEN, 5, 7, 7000, *(
        GREEN_WAYS))  # fmt: skip
    table = Table(mine=[GREEN_ROOKIE, "BT11-091"], hand=[ultimate], theirs=theirs, memory=5)
    assert table.dp(GREEN_ROOKIE.number) == 3000
    table.do("digivolve X-012 onto X-008 for 3", "use BT11-091")
    assert table.suspended("BT11-091")
    assert table.memory == (3 if helped else 2)


def test_crimson_blaze() -> None:
    theirs = ["ST1-03", "ST1-07", WALL]
    table = Table(mine=["ST1-02"], hand=["BT8-097"], theirs=theirs, memory=6)
    table.do("use BT8-097")
    # 6 less 1 for each of three.
    assert table.memory == 3
    assert table.theirs == [(WALL,)]
    state = table.game.state
    assert banned(state, 1, tb.BAN_PLAY_BY_EFFECT, table.game.pile(1, P_DECK)[0]) is False
    assert banned(state, 1, tb.BAN_PLAY_BY_EFFECT, int(state.data[TOP + HALF]) - 1)


@pytest.mark.parametrize(("trash", "left"), [(9, 1), (10, 0)])
def test_death_the_cannon(trash: int, left: int) -> None:
    mega = digimon("X-013", "Level Seven", v.RED, 7, 15, 15000)
    table = Table(mine=[MYOTISMON], hand=["BT10-108"], theirs=[mega], trash=[FILLER] * trash,
                  memory=9)  # fmt: skip
    table.do("use BT10-108")
    assert len(table.theirs) == left


def test_death_the_cannon_trashed_from_the_deck() -> None:
    table = Table(hand=["BT19-097"], mine=[PURPLE_TAMER], deck=["BT10-108", FILLER], memory=5)
    table.do("use BT19-097")
    assert table.hand() == {"BT10-108": 1}


def test_seventh_full_cluster_in_the_trash() -> None:
    beelzemon = digimon("X-014", "Beelzemon", v.PURPLE, 6, 12, 11000)
    x_antibody = digimon("X-015", "Beelzemon (X Antibody)", v.PURPLE, 6, 12, 12000, *ANY_WAY)
    table = Table(mine=[beelzemon], hand=[x_antibody], theirs=["ST1-03", WALL],
                  trash=["BT12-110"], memory=5)  # fmt: skip
    table.do("digivolve X-015 onto X-014 for 1", "yes")
    assert table.theirs == [(WALL,)]
    assert table.trash() == {}


def test_emergency_program_shutdown() -> None:
    table = Table(mine=[TAKERU], theirs=["ST1-02"], hand=["EX1-072"], their_hand=["ST1-15"],
                  memory=5, partly=False)  # fmt: skip
    # White: nobody here has the colour.
    assert not any(option.startswith("use") for option in table.options)
    white = digimon("X-016", "Whitemon", v.WHITE, 3, 3, 2000)
    table = Table(mine=[white], theirs=["ST1-02"], hand=["EX1-072"], their_hand=["ST1-13"],
                  memory=3)  # fmt: skip
    table.do("use EX1-072", "pass")
    while not table.is_open:
        table.do(table.options[-1])
    assert not any(option.startswith("use") for option in table.options)


def test_zuba_eagermon_from_the_hand() -> None:
    table = Table(mine=["ST1-07", "ST1-03"], hand=["EX6-008"], memory=3)
    table.do("activate EX6-008")
    assert table.mine[0] == ("ST1-07", "EX6-008")
    assert table.dp("ST1-07") == 4000 + 4000 + 2000
    assert table.memory == 2


def test_zuba_eagermon_when_a_card_is_placed_under_it() -> None:
    table = Table(mine=["EX6-008"], hand=["EX6-008"], memory=3)
    table.do("activate EX6-008")
    assert table.has("EX6-008", "Raid")
    assert table.has("EX6-008", "Piercing")


def test_venom_myotismon_from_the_trash() -> None:
    table = Table(mine=[MYOTISMON], trash=["EX10-054"], theirs=["ST1-03", WALL], memory=5)
    table.do("activate EX10-054")
    assert table.memory == 0
    table.do("yes")
    assert table.mine == [("EX10-054",)]
    assert table.suspended("ST1-03", 1)
    assert table.cannot(WALL, tb.NOT_UNSUSPEND, 1)


def test_venom_myotismon_on_deletion() -> None:
    giant = digimon("X-017", "Giant", v.RED, 7, 15, 15000)
    table = Table(mine=["EX10-054"], theirs=[suspended(giant), suspended("ST1-03")])
    table.do("EX10-054 attacks X-017", "ST1-03")
    assert table.theirs == [(giant.number,)]
