"""Cards as a player reads them."""

import pytest

from cli.yugioh import cards as facts
from decklists import catalog
from engine.yugioh.library import library


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Blue-Eyes White Dragon",
            "LIGHT Dragon Normal Monster, Level 8, ATK 3000, DEF 2500",
        ),
        (
            "Fiendsmith's Requiem",
            "LIGHT Fiend Link Effect Monster, Link 1, ATK 600, arrows bottom",
        ),
        ("Number 39: Utopia", "LIGHT Warrior Xyz Effect Monster, Rank 4, ATK 2500, DEF 2000"),
        (
            "Odd-Eyes Pendulum Dragon",
            "DARK Dragon Pendulum Effect Monster, Level 7, Pendulum Scale 4, ATK 2500, DEF 2000",
        ),
        ("Ten Thousand Dragon", "DARK Dragon Effect Monster, Level 10, ATK ?, DEF ?"),
        ("Monster Reborn", "Normal Spell"),
        ("Infinite Impermanence", "Normal Trap"),
        ("Called by the Grave", "Quick-Play Spell"),
        ("Solemn Judgment", "Counter Trap"),
    ],
)
def test_the_facts_in_one_line(name: str, line: str) -> None:
    card = catalog().find(name)
    assert card is not None
    assert facts.line(card) == line


def test_a_token_has_the_facts_of_its_definition() -> None:
    assert facts.name(35552986) == "Fiendsmith Token"
    assert facts.name(12) == "unknown card 12"


def test_a_normal_monster_with_pendulum_text_is_not_complete() -> None:
    cards = catalog()
    vanilla, pendulum = cards.find("Mystical Elf"), cards.find("Foucault's Cannon")
    assert vanilla is not None
    assert pendulum is not None
    assert facts.is_complete_without_effects(vanilla)
    assert not facts.is_complete_without_effects(pendulum)


def test_what_a_text_mentions_is_known_of_cards_that_are_not_played() -> None:
    # Others look for them: "1 card that mentions "Red Dragon Archfiend"", as Crimson Gaia does.
    entry = next(one for one in library() if one.status == "none" and one.mentions)
    card = facts.played(entry.passcode)
    assert not card.defined
    assert card.mentions == entry.mentions


def test_a_trap_hole_is_a_hole() -> None:
    # The card text of Traptrix Sera: "Hole" Normal Traps; the set code of "Trap Hole" is another.
    found = catalog().find("Bottomless Trap Hole")
    assert found is not None
    assert (found.setcodes, facts.facts_of(found).series) == ((0x4C,), (0x4C, 0x89))
