"""A card library made of a small list of made-up cards."""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from engine.digimon import library
from engine.digimon import vocabulary as v
from engine.digimon.card_text import build
from engine.digimon.card_text.build import compiled, digest, facts_of, made, texts_of
from engine.digimon.language import card as c

DRAW = "[On Play] <Draw 1> (Draw 1 card from your deck)."


def row(number: str, **rest: Any) -> dict[str, Any]:
    return {
        "cardId": number, "nameEn": f"Name {number}", "kinds": ["Digimon"], "colors": ["Red"],
        "level": 4, "playCost": 5, "dp": 4000, "evoCosts": [], **rest,
    }  # fmt: skip


WHOLE = row("BT0-01", effectText=DRAW)
PART = row(
    "BT0-02", effectText=DRAW, inheritedEffectText="[On Deletion] You may gibber the next card."
)
NONE = row("BT0-03", effectText="[On Deletion] Gibber the next card.")
SILENT = row("BT0-04", effectText="", inheritedEffectText=None)
INHERITED = row("BT0-05", inheritedEffectText="[Your Turn] This Digimon gets +1000 DP.")
ROWS = [WHOLE, PART, NONE, SILENT, INHERITED]


def test_printed_facts_are_read_from_their_fields() -> None:
    ways = [
        {"color": "Red", "level": 3, "memoryCost": 2},
        {"color": "Plaid", "level": 3, "memoryCost": 0},
    ]
    facts = facts_of(row("BT0-06", evoCosts=ways, forms=["Champion", "-"], types=["X-Antibody"],
                         overflowMemory=3))  # fmt: skip
    assert (facts.category, facts.level, facts.cost, facts.dp) == (v.DIGIMON, 4, 5, 4000)
    assert facts.ways == (c.digivolve(v.RED, 3, 2),)
    assert facts.traits == ("Champion", "X Antibody")
    assert facts.overflow == 3
    # Comprehensive rules 1-4-4-5, 2-6-1: a play cost is there for what is played.
    assert facts_of(row("BT0-07", kinds=["DigiEgg"])).cost == -1
    assert facts_of(row("BT0-08", kinds=["Option"])).dp == -1
    assert (facts_of(WHOLE).overflow, facts_of(row("BT0-09", level=None)).level) == (0, 0)


def test_cards_without_a_text_are_not_in_the_library() -> None:
    found = {one.number: one.status for one in compiled(ROWS)}
    assert found == {"BT0-01": "whole", "BT0-02": "part", "BT0-03": "none", "BT0-05": "whole"}


def test_of_a_card_of_which_nothing_is_understood_there_are_the_facts() -> None:
    entries = {one.number: one for one in compiled(ROWS)}
    assert entries["BT0-03"].card(facts_of(NONE)) == facts_of(NONE)
    assert entries["BT0-01"].card(facts_of(WHOLE)).effects
    assert entries["BT0-05"].card(facts_of(INHERITED)).inherited


def test_each_text_is_that_of_its_field() -> None:
    found = texts_of(row("BT0-10", effectText="A", inheritedEffectText="B", securityEffectText="C"))
    assert tuple(found) == ("A", "B", "C")
    assert tuple(texts_of(SILENT)) == ("", "", "")


def test_a_digest_is_of_what_is_said_and_not_of_how_it_is_stored() -> None:
    assert len(digest(WHOLE)) == 12
    spaced = {**WHOLE, "effectText": DRAW.replace(" ", "  "), "types": [], "imageUrl": "x"}
    assert digest(spaced) == digest(dict(reversed(spaced.items()))) == digest(WHOLE)
    for name, other in (("effectText", DRAW + "!"), ("dp", 5000), ("level", 5)):
        assert digest({**WHOLE, name: other}) != digest(WHOLE)


def test_the_library_is_written_beside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "cards.json", tmp_path / "cards.tsv"
    source.write_text(json.dumps(ROWS))
    monkeypatch.setattr(library, "BUNDLED", target)

    def run(*rest: str) -> int:
        monkeypatch.setattr(sys, "argv", ["build", str(source), *rest])
        return build.main()

    assert run("2026-01-31") == 0
    known = sha256(source.read_bytes()).hexdigest()
    assert target.read_bytes() == made(ROWS, known, "2026-01-31")
    assert "4 cards" in capsys.readouterr().err
    # The date is that of the list of cards, which has not changed since.
    assert run() == 0
    assert library.Library(target).date == "2026-01-31"
    target.unlink()
    assert run() == 0
    assert library.Library(target).date != "2026-01-31"
    assert run("2026-01-31", "more") == 2
    source.write_text("no list")
    assert run() == 3
    assert "cards.json" in capsys.readouterr().err
