"""Forbidden and limited lists: the files that players have, the bundled ones, and what is over.

The files are as EDOPro reads them (its `DeckManager::LoadLFListSingle`): `!` begins a list, a line
is a passcode and a count, `$whitelist` leaves only the cards of the list.
"""

from pathlib import Path

import pytest

from decklists import Deck, DeckError, DigimonDeck, Limits, catalog, digimon_catalog, limits, over
from decklists.deck import Game
from decklists.own import limits_folder

ASH, ASH_ART, MAXX_C, ARCHER = 14558127, 14558128, 23434538, 91869203
HARPIE_LADY_1, HARPIE_LADY = 91932350, 76812113

EDOPRO = f"""#[2026.08 TCG]
!2026.08 TCG
#Forbidden TCG
{ARCHER} 0 --Amazoness Archer
#Limited TCG
{ASH} 2 --Ash Blossom
!2026.7

{MAXX_C} -1
"""


def deck(*main: int) -> Deck:
    return Deck("d", "d.ydk", "yugioh", main)


def told(deck: Deck | DigimonDeck, limits: Limits) -> list[str]:
    return [str(found.problem(deck, limits)) for found in over(deck, limits)]


def test_lists_are_read_as_the_simulators_read_them() -> None:
    tcg, ocg = limits.read(EDOPRO, "a.lflist.conf", "yugioh")
    assert (tcg.name, tcg.format, tcg.date, str(tcg)) == (
        "2026.08 TCG", "tcg", (2026, 8), "TCG 2026.08",
    )  # fmt: skip
    assert tcg.copies == {ARCHER: 0, ASH: 2}
    assert not tcg.only
    assert (ocg.format, ocg.date, ocg.copies) == ("ocg", (2026, 7), {MAXX_C: 0})


@pytest.mark.parametrize(
    ("name", "format_", "date"),
    [
        ("2025.06.01 Master Duel", "master-duel", (2025, 6, 1)),
        ("OCG 2025.7", "ocg", (2025, 7)),
        ("2026-08 TCG", "tcg", (2026, 8)),
        ("TCG", "tcg", ()),
        ("OCG-AE 2026.08", None, (2026, 8)),
        ("GOAT 2005.4", None, (2005, 4)),
        ("N/A", None, ()),
    ],
)
def test_what_a_list_is_of(name: str, format_: str | None, date: tuple[int, ...]) -> None:
    assert (Limits(name, {}).format, Limits(name, {}).date) == (format_, date)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a.conf: expected a forbidden and limited list, found none;"),
        ("# nothing\n", "a.conf: expected a forbidden and limited list, found none;"),
        (f"{ASH} 1\n", "a.conf:1: expected a heading such as `!2026.08 TCG`, found '14558127 1';"),
        ("!\n", "a.conf:1: expected a name after !, found '!';"),
        ("!TCG\nAsh Blossom 1\n", "a.conf:2: expected a card and its copies, such as `572850 1"),
        (f"!TCG\n{ASH}\n", "a.conf:2: expected a card and its copies"),
        (f"!TCG\n{ASH} one\n", "a.conf:2: expected a card and its copies"),
        (f"!TCG\n{ASH} 1.5\n", "a.conf:2: expected a card and its copies"),
        ("!TCG\n99999999999 1\n", "a.conf:2: expected a card and its copies"),
        ("!Genesys\n$genesys 100\n", "a.conf:2: expected a card and its copies"),
    ],
)
def test_what_is_no_list_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(DeckError) as error:
        limits.read(text, "a.conf", "yugioh")
    assert str(error.value).startswith(message)


def test_a_file_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    for path, problem in ((tmp_path / "no.conf", "no such file"), (tmp_path, "found a directory")):
        with pytest.raises(DeckError, match=problem):
            limits.load(path, "yugioh")


def test_what_is_written_is_read_again() -> None:
    for game in limits.FORMATS:
        lists = list(limits.current(game).values())
        assert limits.read(limits.write(lists), "a.conf", game) == lists


def test_the_bundled_lists_are_of_known_cards_and_have_a_date() -> None:
    for game, formats in limits.FORMATS.items():
        lists = limits.current(game)
        assert tuple(lists) == formats
        for found in lists.values():
            assert found.date >= (2026, 8)
            known = digimon_catalog() if game == "digimon" else catalog()
            assert [card for card in found.copies if card not in known] == []
            assert set(found.copies.values()) <= {0, 1, 2}
    for one, others in limits.current("digimon")["digimon"].choices:
        assert {one, *others} <= set(digimon_catalog())


@pytest.mark.parametrize(
    ("game", "format_", "copies"),
    [
        ("yugioh", "tcg", (119, 97, 10)),
        ("yugioh", "ocg", (92, 92, 13)),
        ("yugioh", "master-duel", (108, 73, 26)),
        ("digimon", "digimon", (4, 53, 0)),
    ],
)
def test_how_many_cards_are_forbidden_limited_and_semi_limited(
    game: Game, format_: str, copies: tuple[int, ...]
) -> None:
    """As announced for August 2026, 31 August 2026 (Master Duel), 1 September 2026 (Digimon)."""
    found = list(limits.current(game)[format_].copies.values())
    assert tuple(map(found.count, range(3))) == copies


def test_copies_over_are_told_at_the_first_too_many() -> None:
    tcg, _ = limits.read(EDOPRO, "a.conf", "yugioh")
    assert told(deck(ASH, ASH, MAXX_C), tcg) == []
    assert told(deck(ASH, ASH, ASH), tcg) == [
        "d.ydk: error: 3 copies of Ash Blossom & Joyous Spring, 2 allowed by TCG 2026.08; remove 1"
    ]
    assert told(deck(ARCHER), tcg) == [
        "d.ydk: error: Amazoness Archer is forbidden by TCG 2026.08; remove it"
    ]
    assert told(deck(ARCHER, ARCHER), tcg) == [
        "d.ydk: error: Amazoness Archer is forbidden by TCG 2026.08; remove all 2 copies"
    ]


def test_pictures_of_a_card_and_all_sections_count_together() -> None:
    """An alternate artwork is the same card, in the deck and on the list."""
    for listed in (ASH, ASH_ART):
        one = Limits("TCG 2026.08", {listed: 1})
        mixed = Deck("d", "d.ydk", "yugioh", (ASH_ART,), (), (ASH,))
        (found,) = over(mixed, one)
        assert (found.card, found.copies, found.allowed) == (ASH, 2, 1)


def test_a_card_always_treated_as_another_shares_its_limit() -> None:
    """Harpie Lady 1: "This card's name is always treated as "Harpie Lady"."""
    one = Limits("TCG 2026.08", {HARPIE_LADY: 1})
    assert [found.copies for found in over(deck(HARPIE_LADY, HARPIE_LADY_1), one)] == [2]


def test_of_a_whitelist_only_its_cards_are_allowed() -> None:
    (only,) = limits.read(f"!2010.03 Edison\n$whitelist\n{MAXX_C} 3\n", "a.conf", "yugioh")
    assert told(deck(MAXX_C, MAXX_C, MAXX_C, ASH), only) == [
        "d.ydk: error: Ash Blossom & Joyous Spring is not among the cards of 2010.03 Edison; "
        "remove it"
    ]


def test_digimon_banned_limited_and_choice_restrictions() -> None:
    """Official list of affected cards: choice restrictions shut cards out beside each other."""
    listed = (
        "!2026.09.01 Digimon\nBT5-109 0\nBT3-103 1\n$choice BT20-037 BT17-035 EX8-037 --not both\n"
    )
    (digimon,) = limits.read(listed, "a.conf", "digimon")
    main = ("BT5-109", "BT3-103", "BT3-103_P1", "BT20-037", "EX8-037")
    assert told(DigimonDeck("d", "d.txt", main), digimon) == [
        "d.txt: error: Mega Digimon Fusion! (BT5-109) is forbidden by Digimon 2026.09.01; remove "
        "it",
        "d.txt: error: 2 copies of Hidden Potential Discovered! (BT3-103), 1 allowed by Digimon "
        "2026.09.01; remove 1",
        "d.txt: error: Sakuyamon (X Antibody) (EX8-037) beside Chaosmon: Valdur Arm (BT20-037), of "
        "which Digimon 2026.09.01 allows one only; remove it",
    ]
    assert told(DigimonDeck("d", "d.txt", ("BT20-037",) * 4), digimon) == []
    assert told(DigimonDeck("d", "d.txt", ("BT17-035", "EX8-037")), digimon) == []


def test_bad_choice_restrictions() -> None:
    for line in ("$choice", "$choice BT20-037", "$choice BT20-037 Taomon"):
        with pytest.raises(DeckError, match=r"a\.conf:2: expected card numbers, such as"):
            limits.read(f"!Digimon\n{line}\n", "a.conf", "digimon")


def test_of_the_players_lists_and_the_bundled_the_newest_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENDBOARD_DATA", str(tmp_path))
    bundled = limits.current("yugioh")
    folder = limits_folder("yugioh")
    folder.mkdir(parents=True)
    (folder / "mine.lflist.conf").write_text(f"!2099.01 TCG\n{ASH} 0\n!2001.01 OCG\n{ASH} 0\n")
    own = limits.current("yugioh")
    assert str(own["tcg"]) == "TCG 2099.01"
    assert own["tcg"].copies == {ASH: 0}
    assert own["ocg"] == bundled["ocg"]
    (folder / "mine.lflist.conf").write_text("torn")
    with pytest.raises(DeckError, match=r"mine\.lflist\.conf:1: expected a heading"):
        limits.current("yugioh")
