"""`endboard deck`: check, show and convert."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.exit_codes import ExitCode
from decklists import load_yugioh

Endboard = Callable[..., tuple[int, str, str]]

# One card too few, one too many of a card, and an alternate artwork.
MAIN = [60764609] * 4 + [14558128] + [94145021] * 3 + [42141493] * 3 + [97268402] * 3
MAIN += [59438930] * 3 + [73642296] * 3 + [27204311] * 3 + [24508238] * 3 + [24224830] * 3
MAIN += [65681983] * 3 + [10045474] * 3 + [35552985] * 3 + [98567237]


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A deck of 39 cards with four copies of one."""
    file = tmp_path / "bad.ydk"
    file.write_text("#main\n" + "".join(f"{card}\n" for card in MAIN[:39]) + "#extra\n!side\n")
    return file


def test_check_lists_problems_with_their_lines(endboard: Endboard, bad: Path) -> None:
    code, out, err = endboard("deck", "check", str(bad), "--format", "none")
    assert (code, err) == (ExitCode.BAD_INPUT, "")
    assert out.splitlines() == [
        f"{bad}: error: expected 40 to 60 cards in the main deck, found 39; add 1",
        f"{bad}:5: error: 4 copies of Fiendsmith Engraver in main, extra and side deck together; "
        "remove 1",
        f"{bad}:6: warning: 14558128 is an alternate artwork of Ash Blossom & Joyous Spring; "
        "it is taken for 14558127",
        "bad: main deck 39, extra deck 0, side deck 0: 2 errors, 1 warning",
    ]


def test_check_in_json(endboard: Endboard, bad: Path) -> None:
    code, out, _ = endboard("deck", "check", str(bad), "--format", "json")
    assert code == ExitCode.BAD_INPUT
    data = json.loads(out)
    assert (data["deck"], data["main"], data["legal"]) == ("bad", 39, False)
    assert [(problem["severity"], problem["line"]) for problem in data["problems"]] == [
        ("error", None),
        ("error", 5),
        ("warning", 6),
    ]


def test_a_warning_alone_is_no_failure(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "art.ydk"
    text = "".join(f"{card}\n" for card in load_yugioh("fiendsmith").main)
    file.write_text("#main\n" + text.replace("14558127", "14558128", 1))
    code, out, err = endboard("deck", "check", str(file))
    assert (code, err) == (ExitCode.DONE, "")
    assert ": 0 errors, 1 warning\n" in out


LIST = "!2026.08 TCG\n94145021 0\n42141493 2\n!2026.07 OCG\n94145021 3\n"


def test_check_says_for_each_format_which_copies_are_over(endboard: Endboard) -> None:
    code, out, err = endboard("deck", "check", "fiendsmith")
    assert (code, err) == (ExitCode.DONE, "")
    _, *formats = out.splitlines()
    assert [line.partition(" 20")[0] for line in formats] == ["TCG", "OCG", "Master Duel"]
    assert formats[0].endswith(
        ": not legal: 3 Droll & Lock Bird (2 allowed); 2 Called by the Grave (1 allowed)"
    )
    _, digimon = endboard("deck", "check", "st1")[1].splitlines()
    assert digimon.startswith("Digimon 20")
    assert digimon.endswith(": legal")


def test_copies_over_the_list_of_a_format_are_errors(endboard: Endboard) -> None:
    for options in (
        ("--format", "tcg"),
        ("--list", "tcg"),
        ("--format", "tcg", "--format", "text"),
    ):
        code, out, err = endboard("deck", "check", "fiendsmith", *options)
        assert (code, err) == (ExitCode.BAD_INPUT, "")
        first, second, total, of_list = out.splitlines()
        assert first.startswith(
            "samples/fiendsmith.ydk:15: error: 3 copies of Droll & Lock Bird, 2 allowed by TCG 20"
        )
        assert "2 copies of Called by the Grave, 1 allowed by TCG" in second
        assert total.endswith("2 errors, 0 warnings")
        assert of_list.startswith("TCG ")
    assert endboard("deck", "check", "fiendsmith", "--format", "none") == (
        ExitCode.DONE, "fiendsmith: main deck 40, extra deck 15, side deck 0: legal\n", "",
    )  # fmt: skip


def test_a_list_of_ones_own(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "mine.lflist.conf"
    file.write_text(LIST)
    code, out, _ = endboard("deck", "check", "fiendsmith", "--list", str(file))
    assert code == ExitCode.BAD_INPUT
    assert "Droll & Lock Bird is forbidden by TCG 2026.08; remove all 3 copies" in out
    for options in (("--list", str(file), "--format", "ocg"), ("--list", f"{file}#2026.07")):
        assert endboard("deck", "check", "fiendsmith", *options)[0] == ExitCode.DONE
    code, _, err = endboard("deck", "check", "fiendsmith", "--list", f"{file}#2024")
    assert (code, err) == (
        ExitCode.BAD_INPUT, f"endboard: error: {file}: no list has '2024' in its name; it has "
        "2026.08 TCG, 2026.07 OCG\n",
    )  # fmt: skip


def test_lists_that_cannot_be_meant(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "mine.lflist.conf"
    file.write_text(LIST)
    for options, code, message in (
        (("--format", "digimon"), ExitCode.USAGE, "digimon is a format of Digimon, and the deck a "
         "Yu-Gi-Oh deck; choose from tcg, ocg, master-duel, none"),
        (("--format", "tcg", "--format", "ocg"), ExitCode.USAGE,
         "expected one --format of a kind, found tcg and ocg"),
        (("--list", "edison"), ExitCode.BAD_INPUT, "edison: no such file; give a list such as"),
        (("--list", str(file), "--format", "master-duel"), ExitCode.BAD_INPUT,
         f"{file}: expected a list of the format master-duel, found none"),
    ):  # fmt: skip
        found, out, err = endboard("deck", "check", "fiendsmith", *options)
        assert (found, out) == (code, "")
        assert err.startswith(f"endboard: error: {message}")
        assert err.count("\n") == 1


def test_lists_in_json(endboard: Endboard) -> None:
    options = ("--format", "tcg", "--format", "json")
    data = json.loads(endboard("deck", "check", "fiendsmith", *options)[1])
    assert data["legal"] is False
    (found,) = data["lists"]
    assert (found["name"], found["format"]) == (f"TCG {found['date']}", "tcg")
    assert found["over"][0] == {
        "card": 94145021, "name": "Droll & Lock Bird", "copies": 3, "allowed": 2, "line": 15,
        "beside": "",
    }  # fmt: skip


def test_decks_over_a_list_are_played_unless_a_list_is_asked_for(endboard: Endboard) -> None:
    options = ("search", "fiendsmith", "--goal", "none", "--max-nodes", "10")
    assert endboard(*options)[0] == ExitCode.DONE
    code, out, err = endboard(*options, "--list", "tcg")
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert "3 copies of Droll & Lock Bird, 2 allowed by TCG" in err
    assert err.endswith("error: samples/fiendsmith.ydk: 2 errors, listed above; correct them\n")
    assert endboard(*options, "--list", "none")[0] == ExitCode.DONE


def test_check_of_no_deck(endboard: Endboard, tmp_path: Path) -> None:
    for source in (tmp_path, tmp_path / "absent.ydk"):
        code, out, err = endboard("deck", "check", str(source))
        assert (code, out) == (ExitCode.BAD_INPUT, "")
        assert err.startswith(f"endboard: error: {source}: ")
        assert err.count("\n") == 1


def test_show_lists_the_sections_with_what_is_defined(endboard: Endboard) -> None:
    code, out, err = endboard("deck", "show", "fiendsmith")
    assert (code, err) == (ExitCode.DONE, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[:3] == [
        "Main deck: 40 cards",
        "copies card passcode status definition",
        "3 Fiendsmith Engraver 60764609 defined by hand",
    ]
    assert "Extra deck: 15 cards" in lines
    assert lines[-6:] == [
        "Side deck: 0 cards", "", "kind copies", "monster 29", "Spell 6", "Trap 5",
    ]  # fmt: skip


def test_show_counts_levels_and_colours_of_digimon(endboard: Endboard) -> None:
    # WarGreymon has 14 cards of two colours: those count for both.
    code, out, err = endboard("deck", "show", "wargreymon")
    assert (code, err) == (ExitCode.DONE, "")
    assert [line.split() for line in out.splitlines()[-7:]] == [
        ["kind", "copies", "red", "black", "white"],
        ["Level", "3", "12", "12", "4", "0"],
        ["Level", "4", "10", "10", "1", "0"],
        ["Level", "5", "8", "8", "4", "0"],
        ["Level", "6", "5", "5", "5", "0"],
        ["Tamer", "7", "0", "5", "2"],
        ["Option", "8", "5", "2", "3"],
    ]
    curve = json.loads(endboard("deck", "show", "st1", "--format", "json")[1])["curve"]
    assert curve[0] == {"kind": "Level 3", "copies": 12, "red": 12}
    assert sum(row["copies"] for row in curve) == 50


def test_show_in_json_counts_every_card(endboard: Endboard) -> None:
    code, out, _ = endboard("deck", "show", "fiendsmith", "--format", "json")
    data = json.loads(out)
    assert code == ExitCode.DONE
    assert [sum(card["copies"] for card in data[key]) for key in ("main", "extra", "side")] == [
        40,
        15,
        0,
    ]
    assert data["main"][0]["name"] == "Fiendsmith Engraver"


def test_show_notes_problems_unless_told_not_to(endboard: Endboard, bad: Path) -> None:
    assert endboard("deck", "show", str(bad))[2] == (
        "endboard: 3 problems in this deck; see `endboard deck check`\n"
    )
    assert endboard("deck", "show", str(bad), "--quiet")[2] == ""


def test_convert_there_and_back(endboard: Endboard, tmp_path: Path) -> None:
    code, url, err = endboard("deck", "convert", "fiendsmith", "--to", "ydke")
    assert (code, err) == (ExitCode.DONE, "")
    assert url.startswith("ydke://")
    file = tmp_path / "back.ydk"
    assert endboard("deck", "convert", url.strip(), "--to", "ydk", "-o", str(file)) == (0, "", "")
    assert load_yugioh(str(file)).main == load_yugioh("fiendsmith").main


def test_convert_to_names_and_back(endboard: Endboard, tmp_path: Path) -> None:
    code, names, err = endboard("deck", "convert", "fiendsmith", "--to", "names")
    assert (code, err) == (ExitCode.DONE, "")
    assert names.startswith("Main Deck:\n3 Fiendsmith Engraver\n")
    file = tmp_path / "names.txt"
    file.write_text(names)
    found, deck = load_yugioh(str(file)), load_yugioh("fiendsmith")
    assert (found.main, found.extra, found.side) == (deck.main, deck.extra, deck.side)


def test_convert_a_deck_code(endboard: Endboard) -> None:
    code, encoded, err = endboard("deck", "convert", "st1", "--to", "dcg")
    assert (code, err) == (ExitCode.DONE, "")
    again = endboard("deck", "convert", encoded.strip(), "--to", "io")[1]
    assert again == endboard("deck", "convert", "st1", "--to", "io")[1]


def test_convert_wants_a_format(endboard: Endboard) -> None:
    code, _, err = endboard("deck", "convert", "fiendsmith")
    assert code == ExitCode.USAGE
    assert err == (
        "endboard: error: Missing option '--to'. Choose from: ydk, ydke, names, io, dev, app, "
        "meta, untap, tts, dcg (see `endboard deck convert --help`)\n"
    )
