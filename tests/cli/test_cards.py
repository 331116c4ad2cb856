"""`endboard cards`: show, list and coverage."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.digimon.cards import definitions as digimon_definitions
from cli.exit_codes import ExitCode
from cli.yugioh import cards as facts
from decklists import catalog
from engine.effects import from_json
from engine.yugioh import vocabulary
from engine.yugioh.cards import definitions
from engine.yugioh.library import library

Endboard = Callable[..., tuple[int, str, str]]

ENGRAVER = "Fiendsmith Engraver"
NORMAL = 89631139  # Blue-Eyes White Dragon
# Any card that has effects and no definition.
NO_DEFINITION = next(
    card
    for card in catalog().values()
    if card.kind & vocabulary.EFFECT and card.id not in facts.definitions() and not card.alias
)


@pytest.mark.parametrize("card", [ENGRAVER, "60764609", "fiendsmith engraver", "060764609"])
def test_show_a_card_by_name_or_passcode(endboard: Endboard, card: str) -> None:
    code, out, err = endboard("cards", "show", card)
    assert (code, err) == (ExitCode.DONE, "")
    lines = out.splitlines()
    assert lines[:4] == [
        "Fiendsmith Engraver (60764609)",
        "LIGHT Fiend Effect Monster, Level 6, ATK 1800, DEF 2400",
        "Status: defined",
        "Definition: by hand",
    ]
    assert lines[5:] == [
        "What is played:",
        '  You can discard this card; add 1 "Fiendsmith" Spell/Trap from your Deck to your hand.',
        '  You can target 1 "Fiendsmith" Equip Card you control and 1 monster on the field; send '
        "them to the GY.",
        "  If this card is in your GY: You can shuffle 1 other LIGHT Fiend monster from your GY "
        "into the Deck; Special Summon this card.",
        '  You can only use each effect of "Fiendsmith Engraver" once per turn.',
    ]


def test_show_a_token_that_only_a_card_text_knows(endboard: Endboard) -> None:
    token = next(one.token() for one in library() if one.status == "token")
    code, out, _ = endboard("cards", "show", token.name)
    assert code == ExitCode.DONE
    assert out.startswith(f"{token.name} (")
    assert " Token Normal Monster, Level " in out


def test_show_says_what_is_not_played(endboard: Endboard) -> None:
    _, out, _ = endboard("cards", "show", "The Duke of Demise")
    assert "Status: partly defined\n" in out
    played, not_played = out.split("Not played:\n")
    assert "  - battles do not destroy it\n" in not_played
    assert "battles do not destroy it" not in played


def test_show_gives_names_for_passcodes(endboard: Endboard) -> None:
    _, out, _ = endboard("cards", "show", "Buio the Dawn's Light")
    assert '"Mutiny in the Sky"' in out


def test_show_an_alternate_artwork_as_the_card_itself(endboard: Endboard) -> None:
    assert endboard("cards", "show", "14558128")[1].startswith(
        "Ash Blossom & Joyous Spring (14558127)\n"
    )


def test_show_in_json_holds_the_definition(endboard: Endboard) -> None:
    data = json.loads(endboard("cards", "show", ENGRAVER, "--format", "json")[1])
    assert (data["passcode"], data["status"], len(data["effects"])) == (60764609, "defined", 4)
    assert from_json(data["definition"]) == definitions()[60764609]


def test_show_a_card_without_a_definition(endboard: Endboard) -> None:
    code, out, _ = endboard("cards", "show", str(NO_DEFINITION.id))
    assert code == ExitCode.DONE
    lines = out.splitlines()
    assert lines[2:5] == ["Status: no definition", "", "Not played:"]
    assert all(line.startswith("  - sentence ") for line in lines[5:])


def test_show_every_definition(endboard: Endboard) -> None:
    for passcode, definition in definitions().items():
        code, out, err = endboard("cards", "show", str(passcode))
        assert (code, err) == (ExitCode.DONE, "")
        assert out.startswith(f"{definition.name} ({passcode})\n")


@pytest.mark.parametrize(
    ("card", "hint"),
    [
        ("Fiendsmith Engravr", "did you mean Fiendsmith Engraver"),
        ("12", "give a card's name or passcode"),
        ("9" * 5000, "give a card's name or passcode"),
        ("", "give a card's name or passcode"),
    ],
)
def test_a_card_that_does_not_exist(endboard: Endboard, card: str, hint: str) -> None:
    code, out, err = endboard("cards", "show", card)
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err.startswith("endboard: error: no card has the name or passcode '")
    assert hint in err
    assert err.count("\n") == 1


def test_a_card_is_found_by_the_beginning_of_its_name(endboard: Endboard) -> None:
    """As in --hand: whole words with which one name alone begins."""
    for card, name in (
        ("Ash Blossom", "Ash Blossom & Joyous Spring (14558127)"),
        ("nibiru", "Nibiru, the Primal Being (27204311)"),
        ("Agumon ST1-03", "Agumon (ST1-03)"),
        ("st01-03_P1", "Agumon (ST1-03)"),
    ):
        code, out, err = endboard("cards", "show", card)
        assert (code, out.splitlines()[0], err) == (ExitCode.DONE, name, "")


def test_a_beginning_of_several_names_proposes_three(endboard: Endboard) -> None:
    code, out, err = endboard("cards", "show", "Fiendsmith")
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert "'Fiendsmith' is not clear, 12 names begin so; did you mean Fiendsmith" in err
    assert (err.count(" or "), err.count("\n")) == (2, 1)


def test_list_has_every_definition_by_name(endboard: Endboard) -> None:
    code, out, err = endboard("cards", "list", "--format", "json")
    assert (code, err) == (ExitCode.DONE, "")
    cards = json.loads(out)
    assert {card["passcode"] for card in cards if "passcode" in card} == set(facts.definitions())
    assert {card["number"] for card in cards if "number" in card} == set(digimon_definitions())
    names = [card["name"].casefold() for card in cards]
    assert names == sorted(names)
    assert "copies" not in cards[0]
    assert len(endboard("cards", "list")[1].splitlines()) == len(cards) + 1


@pytest.fixture
def mixed(tmp_path: Path) -> str:
    """A deck with a card of each status, and a side deck that does not count."""
    file = tmp_path / "mixed.ydk"
    file.write_text(
        f"#main\n60764609\n60764609\n{NORMAL}\n{NO_DEFINITION.id}\n#extra\n45445571\n!side\n48130397\n"
    )
    return str(file)


def test_coverage_names_the_status_of_each_card(endboard: Endboard, mixed: str) -> None:
    code, out, err = endboard("cards", "coverage", mixed, "--format", "json")
    assert code == ExitCode.DONE
    assert [(card["copies"], card["status"]) for card in json.loads(out)] == [
        (2, "defined"),
        (1, "Normal Monster"),
        (1, "no definition"),
        (1, "partly defined"),
    ]
    assert err == (
        "endboard: 4 different cards: 1 defined, 1 partly defined, 1 Normal Monster, "
        "1 no definition\n"
    )


def test_coverage_as_text_says_what_is_missing(endboard: Endboard, mixed: str) -> None:
    _, out, err = endboard("cards", "coverage", mixed, "--quiet")
    assert "partly defined" in out
    assert "battles do not destroy it" in out
    assert err == ""


def test_strict_coverage_fails_where_a_definition_is_missing(
    endboard: Endboard, mixed: str
) -> None:
    code, out, err = endboard("cards", "coverage", mixed, "--strict", "--quiet")
    assert code == ExitCode.UNDEFINED_CARDS
    assert out
    assert err == f"endboard: error: no definition for {NO_DEFINITION.name}\n"


def test_strict_coverage_passes_where_all_are_defined(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "defined.ydk"
    file.write_text(f"#main\n60764609\n{NORMAL}\n#extra\n45445571\n!side\n{NO_DEFINITION.id}\n")
    assert endboard("cards", "coverage", str(file), "--strict")[0] == ExitCode.DONE


def test_an_unknown_passcode_has_no_definition(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "unknown.ydk"
    file.write_text("#main\n12\n")
    code, out, _ = endboard("cards", "coverage", str(file), "--strict")
    assert code == ExitCode.UNDEFINED_CARDS
    assert "unknown card 12" in out
