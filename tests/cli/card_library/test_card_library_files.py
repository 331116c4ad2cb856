"""The card library: JSON, what is compiled, and what differs."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from cli.exit_codes import ExitCode
from cli.yugioh import own
from cli.yugioh.databases import read
from decklists import catalog
from decklists.card import decode
from decklists.data import build as facts_table
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.build import Text
from engine.yugioh.language import Card
from engine.yugioh.library import BUNDLED, Library, entry, write
from tests.cli.card_library.test_card_library import (
    EFFECT,
    ENGINEER,
    FIENDSMITH,
    LATER,
    NEW,
    NEWER,
    UNDERSTOOD,
    WHISTLER,
    Endboard,
    database,
    dated,
)

# ---------------------------------------------------------------------- JSON


API: Final[dict[str, list[dict[str, Any]]]] = {
    "data": [
        {
            "id": NEW, "name": "Fiendsmith Engineer", "type": "Effect Monster",
            "typeline": ["Fiend", "Effect"], "frameType": "effect", "desc": UNDERSTOOD,
            "race": "Fiend", "attribute": "LIGHT", "atk": 1000, "def": -1, "level": 4,
            "archetype": "Fiendsmith", "card_images": [{"id": NEW}, {"id": NEW + 5}],
        },
        {
            "id": NEW + 100, "name": "Probe Arrow", "type": "Link Monster", "frameType": "link",
            "typeline": ["Sea Serpent", "Link", "Effect"], "desc": "2 monsters\r\nYou can sing.",
            "race": "Sea Serpent", "attribute": "WATER", "atk": 1, "linkval": 2,
            "linkmarkers": ["Top-Left", "Bottom"],
        },
        {
            "id": NEW + 200, "name": "Probe Scale", "type": "Pendulum Tuner Effect Monster",
            "desc": "[ Pendulum Effect ]\nYou can sing.\n\n[ Monster Effect ]\nYou can dance.",
            "race": "Creator-God", "attribute": "DIVINE", "atk": 1, "def": 2, "level": 7,
            "scale": 13,
        },
        {"id": NEW + 300, "name": "Probe Charm", "type": "Spell Card", "race": "Quick-Play",
         "desc": "Draw 1 card."},
        {"id": NEW + 400, "name": "Probe Skill", "type": "Skill Card", "race": "Yugi",
         "desc": "Sing."},
        {"id": 60764609, "name": "Fiendsmith Engraver", "type": "Effect Monster", "desc": "x",
         "race": "Fiend", "attribute": "LIGHT", "atk": 1800, "def": 2400, "level": 6},
        {"id": NEW + 500, "name": "Probe Shape", "type": "Blob", "desc": "x"},
    ]
}  # fmt: skip


def test_the_json_of_the_api(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "cardinfo.json"
    file.write_text(json.dumps(API))
    code, _, err = endboard("cards", "update", str(dated(file, LATER)))
    assert code == ExitCode.DONE
    assert f"Probe Shape ({NEW + 500}) has no facts" in err
    cards = catalog()
    engineer, arrow, scale = cards[NEW], cards[NEW + 100], cards[NEW + 200]
    assert (engineer.kind, engineer.setcodes) == (EFFECT, (FIENDSMITH,))
    assert (engineer.atk, engineer.def_, engineer.level) == (1000, -2, 4)
    assert cards.fold(NEW + 5) == NEW
    assert arrow.kind == EFFECT | v.LINK
    assert (arrow.level, arrow.link_marker) == (2, v.TOP_LEFT | v.BOTTOM)
    assert arrow.race == v.SEA_SERPENT
    assert scale.kind == EFFECT | v.PENDULUM | v.TUNER
    assert (scale.level, scale.lscale, scale.rscale) == (7, 13, 13)
    assert v.RACE_NAMES[scale.race] == "Creator God"
    assert own.text(NEW + 200).splitlines() == [
        "[ Pendulum Effect ]", "You can sing.", "-" * 40, "[ Monster Effect ]", "You can dance.",
    ]  # fmt: skip
    assert cards[NEW + 300].kind == v.SPELL | v.QUICK_PLAY
    assert NEW + 400 not in cards
    # It has no set codes: a card that the package knows keeps its own.
    assert cards[60764609].setcodes == (FIENDSMITH,)


ODD: Final[tuple[Any, ...]] = (None, "", "x", [], {}, [[]], [{}], -1, 10**30, 1.5, True)


def test_no_field_of_the_json_can_do_harm(tmp_path: Path) -> None:
    more = ("linkmarkers", "card_images", "typeline", "archetype", "scale")
    odd = [
        card | {field: value}
        for card in API["data"]
        for field in dict.fromkeys((*card, *more))
        for value in ODD
    ]
    for number, one in enumerate(odd):
        if isinstance(one["id"], int) and one["id"] > 0:
            one["id"] = NEW + 20 * number
    file = tmp_path / "cardinfo.json"
    file.write_text(json.dumps({"data": odd}))
    found = read(file, {})
    assert len(found.cards) > len(odd) / 2
    for known in found.cards.values():
        assert decode(facts_table.row(*_columns(known))).name


def _columns(card: Text) -> tuple[Any, ...]:
    """As the columns of the table of facts go."""
    return (*card[:4], card.level, card.attack, card.defense, card.race, card.attribute, card.name,
            card.text)  # fmt: skip


# ------------------------------------------------------------------- compile


def test_compile_explains_each_sentence(endboard: Endboard, tmp_path: Path) -> None:
    file = str(database(tmp_path / "new.cdb", [WHISTLER]))
    code, out, err = endboard("cards", "compile", str(NEWER), "--explain", "--database", file)
    assert (code, err) == (ExitCode.DONE, "")
    lines = out.splitlines()
    assert lines[0] == f"Cheery Whistler ({NEWER}): not whole"
    assert lines[2] == "1. not played: If this card is Normal Summoned: You can whistle."
    assert "found 'whistle'" in lines[4]
    assert "2. played: You can discard this card; draw 1 card." in lines
    assert lines[-2:] == [
        "The definition, written back:",
        "  You can discard this card; draw 1 card.",
    ]
    assert endboard("cards", "update", "--list")[1].startswith("no card database")


def test_compile_takes_another_text(
    endboard: Endboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tmp_path / "text.txt"
    text.write_text(UNDERSTOOD)
    code, out, _ = endboard("cards", "compile", "Fiendsmith Engraver", "--text", str(text))
    assert (code, out.splitlines()) == (
        ExitCode.DONE,
        ["Fiendsmith Engraver (60764609): whole", "", "The definition, written back:",
         f"  {UNDERSTOOD}"],
    )  # fmt: skip
    out = endboard(
        "cards", "compile", "60764609", "--text", str(text), "--format", "json"
    )[1]  # fmt: skip
    data = json.loads(out)
    assert (data["whole"], data["effects"]) == (True, [UNDERSTOOD])
    assert data["parts"] == [{"text": UNDERSTOOD, "status": "played", "why": ""}]


def test_compile_without_a_text_says_where_it_could_come_from(endboard: Endboard) -> None:
    code, _, err = endboard("cards", "compile", "Fiendsmith Engraver")
    assert code == ExitCode.BAD_INPUT
    assert err == (
        "endboard: error: the text of Fiendsmith Engraver is not known: give it with --text, or a "
        "card database with --database or `endboard cards update`\n"
    )


def test_compile_uses_the_text_of_the_own_database(endboard: Endboard, tmp_path: Path) -> None:
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [ENGINEER])))
    assert endboard("cards", "compile", "Fiendsmith Engineer")[1].startswith(
        f"Fiendsmith Engineer ({NEW}): whole\n"
    )


# ---------------------------------------------------------------------- diff


def test_diff_tells_what_became_of_each_card(endboard: Endboard, tmp_path: Path) -> None:
    def file(name: str, *found: tuple[int, str, bool]) -> str:
        rows = [
            entry(Card(n, special_only=only), Card(n), "", status)  # type: ignore[arg-type]
            for n, status, only in found
        ]
        path = tmp_path / name
        path.write_bytes(write(rows, "", "", 1, {}))
        return str(path)

    old = file("old.tsv", (1, "whole", False), (2, "part", False), (3, "whole", False),
               (4, "whole", False), (6, "part", False))  # fmt: skip
    new = file("new.tsv", (1, "part", False), (2, "whole", False), (3, "whole", True),
               (5, "whole", False), (6, "part", False))  # fmt: skip
    code, out, _ = endboard("cards", "diff", old, new, "--format", "json")
    assert code == ExitCode.DONE
    assert [(one["kind"], one["passcode"]) for one in json.loads(out)] == [
        ("no longer whole", 1), ("whole", 2), ("added", 5), ("removed", 4), ("changed", 3),
    ]  # fmt: skip
    assert endboard("cards", "diff", old, new)[1].splitlines()[:2] == [
        "Stopped being whole: 1", "  unknown card 1 (1)",
    ]  # fmt: skip
    assert endboard("cards", "diff", old, old)[1] == "No card is played otherwise.\n"


def test_diff_shows_the_lines_that_changed(endboard: Endboard, tmp_path: Path) -> None:
    installed = list(Library(BUNDLED))
    changed = next(one for one in installed if one.status == "whole" and '"count"' in one.data)
    rows = [one if one != changed else one._replace(data="{}") for one in installed]
    old = tmp_path / "old.tsv"
    old.write_bytes(write(rows, "", "", 1, {}))
    out = endboard("cards", "diff", str(old))[1]
    assert out.startswith(f"Changed: 1\n  {catalog()[changed.passcode].name} (")
    assert "    + " in out
    assert "    - " not in out


def test_diff_refuses_what_is_no_library(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "x.tsv"
    file.write_text("x")
    code, _, err = endboard("cards", "diff", str(file))
    assert (code, err) == (
        ExitCode.BAD_INPUT, f"endboard: error: {file}: this is no card library\n",
    )  # fmt: skip
