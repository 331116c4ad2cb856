"""Cards as a player reads them."""

import pytest

from cli.yugioh import cards as facts
from decklists import catalog


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
