"""The rules of deck construction: Yu-Gi-Oh! TCG rulebook, "Building a Deck"."""

import pytest

from decklists import Catalog, Deck, Lines, Problem, load_yugioh, ydke
from decklists.card import COLUMNS
from decklists.check import check, normalise

# Made-up cards 1 to 30, of which a legal deck needs no three copies of each.
ROWS = [f"{passcode}\t0\t0\t33\t4\t0\t0\t1\t1\t0\tMonster {passcode}" for passcode in range(1, 31)]
FUSION, SYNCHRO, XYZ, LINK, PENDULUM, PENDULUM_XYZ, TOKEN = range(101, 108)
ART, NAMESAKE = 11, 200
CARDS = Catalog(
    "\n".join(
        [
            "\t".join(COLUMNS),
            *(row for row in ROWS if not row.startswith(f"{ART}\t")),
            f"{ART}\t1\t0\t33\t4\t0\t0\t1\t1\t0\tMonster 1",
            f"{NAMESAKE}\t1\t0\t33\t4\t0\t0\t1\t1\t0\tNamesake",
            f"{FUSION}\t0\t0\t{0x41}\t4\t0\t0\t1\t1\t0\tA Fusion",
            f"{SYNCHRO}\t0\t0\t{0x2021}\t4\t0\t0\t1\t1\t0\tA Synchro",
            f"{XYZ}\t0\t0\t{0x800021}\t4\t0\t0\t1\t1\t0\tAn Xyz",
            f"{LINK}\t0\t0\t{0x4000021}\t4\t0\t0\t1\t1\t0\tA Link",
            f"{PENDULUM}\t0\t0\t{0x1000021}\t4\t0\t0\t1\t1\t0\tA Pendulum",
            f"{PENDULUM_XYZ}\t0\t0\t{0x1800021}\t4\t0\t0\t1\t1\t0\tA Pendulum Xyz",
            f"{TOKEN}\t0\t0\t{0x4011}\t4\t0\t0\t1\t1\t0\tA Token",
        ]
    )
)
FORTY = (*range(2, 11), *range(12, 30), *range(2, 11), *range(12, 16))


def deck(
    main: tuple[int, ...] = FORTY, extra: tuple[int, ...] = (), side: tuple[int, ...] = ()
) -> Deck:
    """A deck whose main deck starts at line 2, as in a `.ydk` file; then extra and side."""
    ends = [2 + len(main), 3 + len(main) + len(extra), 4 + len(main) + len(extra) + len(side)]
    lines = Lines(
        tuple(range(2, ends[0])),
        tuple(range(ends[0] + 1, ends[1])),
        tuple(range(ends[1] + 1, ends[2])),
    )
    return Deck("d", "d.ydk", "yugioh", main, extra, side, lines)


def findings(deck: Deck) -> list[str]:
    return [str(problem) for problem in check(deck, CARDS)]


def test_a_legal_deck() -> None:
    assert len(FORTY) == 40
    legal = deck((*FORTY, PENDULUM), (FUSION, SYNCHRO, XYZ, LINK, PENDULUM_XYZ), (FUSION, 1))
    assert check(legal, CARDS) == []


@pytest.mark.parametrize("size", [40, 60])
def test_the_main_deck_has_40_to_60_cards(size: int) -> None:
    numbers = (*range(1, 11), *range(12, 31)) * 3
    assert findings(deck(numbers[:size])) == []


def test_a_main_deck_too_small() -> None:
    assert findings(deck(FORTY[:39])) == [
        "d.ydk: error: expected 40 to 60 cards in the main deck, found 39; add 1"
    ]


def test_a_main_deck_too_large() -> None:
    numbers = (*range(1, 11), *range(12, 31)) * 3
    assert findings(deck(numbers[:62])) == [
        "d.ydk: error: expected 40 to 60 cards in the main deck, found 62; remove 2"
    ]


def test_an_extra_deck_and_a_side_deck_too_large() -> None:
    extra = (FUSION, SYNCHRO, XYZ, LINK, PENDULUM_XYZ) * 3
    side = (16, 17, 18, 19, 20, 21, 22, 23) * 2
    assert findings(deck(FORTY, extra, side[:15])) == []
    problems = findings(deck(FORTY, (*extra, FUSION), side))
    assert problems[:2] == [
        "d.ydk: error: expected 0 to 15 cards in the extra deck, found 16; remove 1",
        "d.ydk: error: expected 0 to 15 cards in the side deck, found 16; remove 1",
    ]
    assert len(problems) == 3  # and the fourth Fusion


def test_an_unknown_passcode_is_named_once() -> None:
    assert check(deck((999, 999, *FORTY)), CARDS) == [
        Problem(
            "warning",
            "d.ydk",
            2,
            999,
            "no card has the passcode 999; it counts as a card of which nothing is known. Correct "
            "it if it is wrong",
        )
    ]


def test_an_unknown_passcode_in_the_side_deck_is_passed_over() -> None:
    assert check(deck(FORTY, side=(999,)), CARDS) == []


def test_the_fourth_copy_is_named_across_all_sections() -> None:
    assert check(deck((1, 1, *FORTY), (), (1, 1)), CARDS) == [
        Problem(
            "error",
            "d.ydk",
            47,
            1,
            "4 copies of Monster 1 in main, extra and side deck together; remove 1",
        )
    ]


def test_alternate_artworks_count_as_the_card() -> None:
    problems = check(deck((1, ART, 1, ART, ART, *FORTY)), CARDS)
    assert [(problem.severity, problem.line, problem.card) for problem in problems] == [
        ("warning", 3, ART),
        ("error", 5, ART),
    ]
    assert problems[0].message == "11 is an alternate artwork of Monster 1; it is taken for 1"
    assert problems[1].message.startswith("5 copies of Monster 1 in main, extra and side deck")


def test_a_card_always_treated_as_another_shares_its_three_copies() -> None:
    assert findings(deck((1, 1, 1, NAMESAKE, *FORTY))) == [
        "d.ydk:5: error: 4 copies of Monster 1 in main, extra and side deck together; remove 1"
    ]


@pytest.mark.parametrize(
    ("passcode", "name"),
    [
        (FUSION, "A Fusion"),
        (SYNCHRO, "A Synchro"),
        (XYZ, "An Xyz"),
        (LINK, "A Link"),
        (PENDULUM_XYZ, "A Pendulum Xyz"),
    ],
)
def test_extra_deck_cards_in_the_main_deck(passcode: int, name: str) -> None:
    assert findings(deck((*FORTY, passcode))) == [
        f"d.ydk:42: error: {name} in the main deck; move it to the extra deck (#extra)"
    ]


@pytest.mark.parametrize(("passcode", "name"), [(1, "Monster 1"), (PENDULUM, "A Pendulum")])
def test_main_deck_cards_in_the_extra_deck(passcode: int, name: str) -> None:
    assert findings(deck(FORTY, (FUSION, passcode))) == [
        f"d.ydk:44: error: {name} in the extra deck; move it to the main deck (#main)"
    ]


@pytest.mark.parametrize(
    ("main", "extra", "side", "line"),
    [
        ((*FORTY, TOKEN), (), (), 42),
        (FORTY, (TOKEN,), (), 43),
        (FORTY, (), (TOKEN,), 44),
    ],
)
def test_a_token_belongs_nowhere(
    main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...], line: int
) -> None:
    assert findings(deck(main, extra, side)) == [
        f"d.ydk:{line}: error: A Token is a Token, no card of a deck; remove it"
    ]


def test_problems_come_in_the_order_of_the_source() -> None:
    problems = check(deck((FUSION, 999, ART), (1,)), CARDS)
    assert [problem.line for problem in problems] == [None, 2, 3, 4, 6]


def test_a_source_without_lines() -> None:
    url = ydke.write(deck((*FORTY, FUSION)))
    assert findings(ydke.read(url, "ydke URL", "ydke")) == [
        "ydke URL: error: A Fusion in the main deck; move it to the extra deck (#extra)"
    ]


def test_an_empty_catalog_is_used_all_the_same() -> None:
    nothing_known = Catalog("\t".join(COLUMNS) + "\n")
    assert len(check(deck(), nothing_known)) == len(set(FORTY))


def test_normalise_folds_artworks_and_keeps_the_rest() -> None:
    before = deck((ART, NAMESAKE, 999, *FORTY), (FUSION,), (ART,))
    after = normalise(before, CARDS)
    assert after == deck((1, NAMESAKE, 999, *FORTY), (FUSION,), (1,))
    assert normalise(after, CARDS) == after


def test_the_real_cards_are_the_default() -> None:
    text = "#main\n" + "14558127\n14558128\n" * 2 + "#extra\n60764609\n"
    real = load_yugioh("-", stdin_text=text)
    messages = [problem.message for problem in check(real)]
    assert messages[0].startswith("expected 40 to 60 cards in the main deck, found 4")
    assert messages[1].startswith("14558128 is an alternate artwork of Ash Blossom & Joyous Spring")
    assert messages[2].startswith("4 copies of Ash Blossom & Joyous Spring")
    assert messages[3].startswith("Fiendsmith Engraver in the extra deck; move it")
    assert normalise(real).main == (14558127,) * 4
