"""What the cards that link, app fuse, blast DNA digivolve and arts digivolve do, as they say."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language.card import digimon, tamer
from tests.engine.digimon.cards.by_number import FILLER, Table, linked, suspended

GATCHMON, DO_GATCHMON, GLOBEMON = "BT21-009", "BT21-018", "BT21-023"
NAVIMON, TIMEMON, CHARISMON, GAIAMON = "BT21-047", "BT21-059", "BT21-073", "BT21-101"
HARU, ROLEPLAYMON, SOUL_FEAR, BACCHUSMON = "BT21-084", "BT26-010", "BT24-097", "BT26-080"
AGUMON, GREYMON = "ST1-03", "ST1-07"
HOST = digimon("X-001", "Host", v.RED, 5, 5, 5000, traits=("Appmon",))
# 12000 DP and no effect.
WALL = "ST2-10"


# --------------------------------------------------------------- BT21-005 Swipemon


def test_swipemon_draws_once_per_turn_when_its_digimon_gets_linked() -> None:
    table = Table(mine=[(HOST, "BT21-005")], hand=[GATCHMON, NAVIMON], memory=5)
    table.do(f"link {GATCHMON} to X-001 for 1")
    assert table.drawn() == 1
    table.do(f"link {NAVIMON} to X-001 for 1")
    assert (table.drawn(), table.links("X-001")) == (1, [NAVIMON])


# --------------------------------------------------------------- BT21-009 Gatchmon


@pytest.mark.parametrize(("tamers", "offered"), [(0, True), (1, True), (2, False)])
def test_gatchmon_plays_haru_when_it_gets_linked(tamers: int, offered: bool) -> None:
    kid = tamer("X-002", "Kid", v.RED, 1)
    table = Table(mine=[GATCHMON, *[kid] * tamers], hand=[NAVIMON, HARU], memory=3)
    table.do(f"link {NAVIMON} to {GATCHMON} for 1")
    assert (table.options == ["yes", "no"]) == offered
    if offered:
        table.do("yes")
        assert (HARU,) in table.mine
        assert table.memory == 2


def test_gatchmon_links_with_raid() -> None:
    table = Table(mine=[linked(GATCHMON, to=HOST)], theirs=[AGUMON])
    assert table.dp("X-001") == 7000
    table.do("X-001 attacks player", "yes")
    assert table.theirs == []
    assert table.security(1) == 5


def test_gatchmon_digivolves_from_any_level_2_appmon() -> None:
    table = Table(breeding=["BT21-005"], hand=[GATCHMON, NAVIMON, ROLEPLAYMON])
    for card in (GATCHMON, NAVIMON, ROLEPLAYMON):
        assert f"digivolve {card} onto BT21-005 for 0" in table.options


# -------------------------------------------------------------- BT21-018 DoGatchmon


def test_do_gatchmon_app_fuses_and_attacks_when_linked() -> None:
    table = Table(mine=[linked(NAVIMON, to=GATCHMON)], hand=[DO_GATCHMON, "BT21-009"], memory=3)
    table.do(f"make {DO_GATCHMON}")
    assert table.mine == [(DO_GATCHMON, NAVIMON, GATCHMON)]
    assert (table.memory, table.drawn()) == (3, 1)
    table.do(f"link {GATCHMON} to {DO_GATCHMON} for 1", "yes", f"resolve {DO_GATCHMON}")
    assert table.security(1) == 4


def test_do_gatchmon_as_a_link_card_has_its_digimon_attack() -> None:
    table = Table(mine=[HOST], hand=[DO_GATCHMON], memory=3)
    table.do(f"link {DO_GATCHMON} to X-001 for 2", "yes")
    assert (table.dp("X-001"), table.security(1)) == (8000, 4)


# ---------------------------------------------------------------- BT21-023 Globemon


def test_globemon_links_when_played_and_deletes_what_is_no_stronger() -> None:
    table = Table(hand=[GLOBEMON, TIMEMON, CHARISMON], theirs=[WALL, GREYMON], memory=10)
    table.do(f"play {GLOBEMON}", "yes")
    # Level 4 or lower only; what Timemon does when linking, and Globemon when it gets linked.
    assert sorted(table.options) == [f"resolve {GLOBEMON}", f"resolve {TIMEMON}"]
    table.do(f"resolve {GLOBEMON}")
    assert table.options == [GREYMON, WALL] or table.options == [WALL, GREYMON]
    table.do(WALL)
    assert (table.theirs, table.links(GLOBEMON)) == ([(GREYMON,)], [TIMEMON])


def test_globemon_links_from_its_digivolution_cards() -> None:
    table = Table(mine=[(DO_GATCHMON, NAVIMON)], hand=[GLOBEMON], memory=5)
    table.do(f"digivolve {GLOBEMON} onto {DO_GATCHMON} for 4", "yes", NAVIMON)
    assert (table.mine, table.links(GLOBEMON)) == ([(GLOBEMON, DO_GATCHMON)], [NAVIMON])
    assert table.dp(GLOBEMON) == 12000


def test_globemon_as_a_link_card_deletes_too() -> None:
    table = Table(mine=[HOST], hand=[GLOBEMON], theirs=[GREYMON, WALL], memory=5)
    table.do(f"link {GLOBEMON} to X-001 for 3")
    assert (table.theirs, table.dp("X-001")) == ([(WALL,)], 9000)


# ----------------------------------------------------------------- BT21-047 Navimon


def test_navimon_takes_an_appmon_and_an_app_driver() -> None:
    table = Table(hand=[NAVIMON], deck=[HARU, GATCHMON, AGUMON, AGUMON], memory=3)
    table.do(f"play {NAVIMON}")
    # Haru is an Appmon card as well: the first choice may be either.
    assert sorted(table.options) == sorted([HARU, GATCHMON])
    table.do(GATCHMON)
    assert table.hand() == {HARU: 1, GATCHMON: 1}


def test_navimon_links_with_piercing() -> None:
    table = Table(mine=[linked(NAVIMON, to=HOST)], theirs=[suspended(AGUMON)])
    table.do(f"X-001 attacks {AGUMON}")
    assert (table.theirs, table.security(1)) == ([], 4)


# ----------------------------------------------------------------- BT21-059 Timemon


def test_timemon_de_digivolves_as_a_link_card_and_when_linked() -> None:
    table = Table(mine=[HOST], hand=[TIMEMON], theirs=[(WALL, GREYMON, AGUMON)], memory=5)
    table.do(f"link {TIMEMON} to X-001 for 2")
    assert (table.theirs, table.dp("X-001")) == ([(GREYMON, AGUMON)], 8000)
    table = Table(mine=[TIMEMON], hand=[GATCHMON], theirs=[(WALL, GREYMON)], memory=5)
    table.do(f"link {GATCHMON} to {TIMEMON} for 1")
    assert table.theirs == [(GREYMON,)]


# --------------------------------------------------------------- BT21-073 Charismon


def test_charismon_links_from_the_trash() -> None:
    table = Table(hand=[CHARISMON], trash=[GATCHMON, GLOBEMON], memory=9)
    table.do(f"play {CHARISMON}", "yes")
    assert (table.links(CHARISMON), table.trash()) == ([GATCHMON], {GLOBEMON: 1})


def test_charismon_has_one_of_theirs_attack_in_their_main_phase() -> None:
    table = Table(mine=[CHARISMON], hand=[GATCHMON], theirs=[GREYMON], memory=1,
                  their_deck=[FILLER] * 3)  # fmt: skip
    table.do(f"link {GATCHMON} to {CHARISMON} for 1", "pass")
    # The attack cannot be declined; Charismon may block it.
    assert sorted(table.options) == [f"block {CHARISMON}", "no block"]
    table.do(f"block {CHARISMON}")
    assert (table.theirs, table.mine) == ([], [(CHARISMON,)])


def test_charismon_as_a_link_card_keeps_its_digimon_once_per_turn() -> None:
    bolt = "ST1-16"
    table = Table(theirs=[linked(CHARISMON, GATCHMON, to=GAIAMON)], hand=[bolt, bolt], memory=10,
                  mine=[AGUMON])  # fmt: skip
    table.do(f"use {bolt}", f"keep {GAIAMON} by {CHARISMON}", GATCHMON)
    assert (table.theirs, table.links(GAIAMON)) == ([(GAIAMON,)], [CHARISMON])


# ------------------------------------------------------------- BT21-084 Haru Shinkai


def test_haru_draws_and_app_fuses_when_a_digimon_gets_linked() -> None:
    table = Table(mine=[HARU, GATCHMON], hand=[NAVIMON, DO_GATCHMON], memory=3)
    table.do(f"link {NAVIMON} to {GATCHMON} for 1", f"resolve {HARU}", "yes", "yes")
    assert (DO_GATCHMON, NAVIMON, GATCHMON) in table.mine
    # One card for Haru, one for digivolving.
    assert (table.drawn(), table.memory) == (2, 2)


def test_haru_is_played_from_security() -> None:
    table = Table(theirs=[GREYMON], their_turn=True, security=[HARU], memory=-3)
    table.do(f"{GREYMON} attacks player")
    assert table.mine == [(HARU,)]


# ----------------------------------------------------------------- BT21-101 Gaiamon


def test_gaiamon_has_two_link_cards_and_trashes_security() -> None:
    table = Table(mine=[linked(GATCHMON, to=GAIAMON, suspended=True)], hand=[NAVIMON], memory=3)
    table.do(f"link {NAVIMON} to {GAIAMON} for 1", "yes")
    assert table.links(GAIAMON) == [GATCHMON, NAVIMON]
    assert (table.dp(GAIAMON), table.security(1)) == (17000, 4)


def test_gaiamon_links_to_any_of_your_digimon_when_attacking() -> None:
    table = Table(mine=[GAIAMON, HOST], hand=[GATCHMON, AGUMON], their_security=[FILLER] * 3)
    table.do(f"{GAIAMON} attacks player", "yes")
    assert sorted(table.options) == [GAIAMON, "X-001"]
    table.do("X-001")
    assert table.links("X-001") == [GATCHMON]


# -------------------------------------------------------------- BT26-010 Roleplaymon


def test_roleplaymon_detaches_a_seven_code_link_card() -> None:
    table = Table(mine=[linked(ROLEPLAYMON, to=ROLEPLAYMON)], theirs=[suspended(WALL)])
    table.do(f"{ROLEPLAYMON} attacks {WALL}", f"keep {ROLEPLAYMON} by {ROLEPLAYMON}")
    assert (table.mine, table.trash()) == ([(ROLEPLAYMON,)], {ROLEPLAYMON: 1})
    table = Table(mine=[linked(TIMEMON, to=ROLEPLAYMON)], theirs=[suspended(WALL)])
    table.do(f"{ROLEPLAYMON} attacks {WALL}")
    assert table.mine == []


def test_roleplaymon_draws_for_a_card_of_its_sort() -> None:
    table = Table(mine=[ROLEPLAYMON], hand=[ROLEPLAYMON, AGUMON], their_security=[FILLER] * 2)
    table.do(f"{ROLEPLAYMON} attacks player", "yes")
    assert (table.drawn(), table.trash()) == (2, {ROLEPLAYMON: 1})


def test_roleplaymon_links_with_progress_and_piercing() -> None:
    table = Table(mine=[linked(ROLEPLAYMON, to=HOST)], theirs=[suspended(AGUMON)])
    assert (table.dp("X-001"), table.has("X-001", "Progress")) == (8000, True)
    table.do(f"X-001 attacks {AGUMON}")
    assert table.security(1) == 4


# ---------------------------------------------------------------- BT24-097 Soul Fear

TS = digimon("X-003", "Stranger", v.RED, 5, 5, 5000, traits=("TS",))


def test_soul_fear_deletes_and_links_itself() -> None:
    table = Table(mine=[TS], hand=[SOUL_FEAR], theirs=[WALL, GREYMON], memory=5)
    table.do(f"use {SOUL_FEAR}", "yes")
    assert (table.theirs, table.links("X-003"), table.trash()) == ([(GREYMON,)], [SOUL_FEAR], {})
    assert table.dp("X-003") == 7000
    table = Table(mine=[linked(SOUL_FEAR, to=TS)], theirs=[WALL, GREYMON])
    table.do("X-003 attacks player")
    assert table.theirs == [(WALL,)]


def test_soul_fear_links_for_its_cost_and_from_security() -> None:
    table = Table(mine=[TS, GREYMON], hand=[SOUL_FEAR], memory=3)
    assert [text for text in table.options if text.startswith("link")] == [
        f"link {SOUL_FEAR} to X-003 for 3"
    ]
    table = Table(theirs=[WALL], mine=[TS], security=[SOUL_FEAR], their_turn=True, memory=-3)
    table.do(f"{WALL} attacks player", "yes")
    assert (table.theirs, table.links("X-003")) == ([], [SOUL_FEAR])


# ------------------------------------------------------------ EX6-011 RagnaLoardmon

DURANDAMON = digimon("X-004", "Durandamon", v.RED, 6, 12, 11000)
BRYWE = digimon("X-005", "BryweLudramon", v.BLACK, 6, 12, 11000)


@pytest.mark.parametrize(("field", "hand"), [(DURANDAMON, BRYWE), (BRYWE, DURANDAMON)])
def test_ragna_loardmon_blast_dna_digivolves(field: object, hand: object) -> None:
    assert isinstance(field, type(DURANDAMON))
    assert isinstance(hand, type(DURANDAMON))
    table = Table(mine=[field], hand=["EX6-011", hand], theirs=[(WALL, GREYMON), AGUMON],
                  their_turn=True, memory=-3)  # fmt: skip
    table.do(f"{AGUMON} attacks player", "blast dna EX6-011", GREYMON)
    assert table.mine == [("EX6-011", "X-004", "X-005")]
    # Security, De-Digivolve 1, and one deleted.
    assert (table.security(1), table.theirs) == (4, [(AGUMON,)])
    assert table.memory == -3


def test_ragna_loardmon_played_is_not_dna() -> None:
    table = Table(hand=["EX6-011"], theirs=[(WALL, GREYMON)], memory=9)
    table.do("play EX6-011")
    assert (table.security(1), table.theirs) == (4, [(WALL, GREYMON)])


# ------------------------------------------------------------- BT26-080 Bacchusmon

ELDER = digimon("X-006", "Bacchusmon", v.BLACK, 6, 12, 12000)


def test_bacchusmon_is_used_and_arts_digivolves() -> None:
    stranger = digimon("X-007", "Bacchusmon", v.PURPLE, 6, 12, 12000, traits=("TS",))
    table = Table(mine=[stranger], hand=[BACCHUSMON], memory=9,
                  theirs=[suspended(AGUMON), WALL, GREYMON])  # fmt: skip
    table.do(f"use {BACCHUSMON}", "no")
    assert sorted(table.theirs) == [(AGUMON,), (WALL,)]
    table.do(f"arts {BACCHUSMON} onto X-007")
    assert table.mine == [(BACCHUSMON, "X-007")]
    assert (table.memory, table.drawn()) == (4, 1)
    # By suspending 1 Digimon, it may attack without suspending.
    table.do("yes", WALL, "yes", "attack player")
    assert table.security(1) == 3
    assert not table.suspended(BACCHUSMON)


def test_bacchusmon_deletes_what_is_oriented_like_itself_once() -> None:
    table = Table(mine=[(BACCHUSMON, ELDER)], theirs=[suspended(AGUMON), WALL])
    table.do(f"{BACCHUSMON} attacks player")
    # It is suspended, as it attacks.
    assert table.theirs == [(WALL,)]


def test_bacchusmon_is_not_played() -> None:
    table = Table(mine=[ELDER], hand=[BACCHUSMON], memory=9)
    # Purple is not there to use it, and it has no play cost.
    assert [text for text in table.options if BACCHUSMON in text] == [
        f"digivolve {BACCHUSMON} onto X-006 for 2"
    ]
