"""The board drawn in text."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiendsmith import ENGRAVER, REQUIEM, SANCT
from engine.yugioh.language import spell
from engine.yugioh.position.modifiers import GAIN
from engine.yugioh.position.slots import LEVELS, NEGATED, POSITION, STATUS
from engine.yugioh.telling.picture import WIDTH, draw, short_name
from tests.engine.yugioh.table import Table, body, link, xyz

ALPHA = body("Alpha")


def test_an_empty_field() -> None:
    assert draw(Table(hand=[ALPHA], blanks=2).game) == (
        "              +-------------+             +-------------+\n"
        "              |             |             |             |\n"
        "              +-------------+             +-------------+\n"
        "+-------------+-------------+-------------+-------------+-------------+\n"
        "|             |             |             |             |             |\n"
        "+-------------+-------------+-------------+-------------+-------------+\n"
        "|             |             |             |             |             |\n"
        "+-------------+-------------+-------------+-------------+-------------+\n"
        "Hand (3): Alpha, 2 blanks\n"
        "Deck 0, Extra Deck 0, 8000 LP\n"
    )


def test_everything_that_can_lie_on_the_field() -> None:
    ring = xyz("Ring of Long Names and More Words")
    arrow = link("Arrow", rating=3, markers=v.BOTTOM)
    table = Table(
        deck=[ALPHA, ALPHA], extra=[REQUIEM], field={0: ring, 1: ENGRAVER, 3: ALPHA, 5: arrow},
        sets=[SANCT], grave=[ALPHA, SANCT, ALPHA], banished=[ENGRAVER],
    )  # fmt: skip
    table.attach(ALPHA, ring)
    table.equip(REQUIEM, ENGRAVER, grants=0)
    table.rewrite(POSITION, ALPHA, v.FACEUP_DEFENSE, v.MZONE)
    table.rewrite(STATUS, ALPHA, NEGATED, v.MZONE)
    table.rewrite(LEVELS, ALPHA, 2, v.MZONE)
    assert draw(table.game, boxes=True) == (
        "              ┌─────────────┐             ┌─────────────┐\n"
        "              │Arrow        │             │             │\n"
        "              │ATK 1500 L-3 │             │             │\n"
        "              └─────────────┘             └─────────────┘\n"
        "┌─────────────┬─────────────┬─────────────┬─────────────┬─────────────┐\n"
        "│Ring of Long │Fiendsmith   │             │Alpha        │             │\n"
        "│Names and    │Engraver     │             │DEF 1000/1000│             │\n"
        "│More Words   │ATK 1800/2400│             │Level 6      │             │\n"
        "│ATK 2000/2000│1 eq.        │             │negated      │             │\n"
        "│1 mat.       │             │             │             │             │\n"
        "├─────────────┼─────────────┼─────────────┼─────────────┼─────────────┤\n"
        "│Fiendsmith's │Fiendsmith's │             │             │             │\n"
        "│Sanct        │Requiem      │             │             │             │\n"
        "│(Set)        │on zone 2    │             │             │             │\n"
        "└─────────────┴─────────────┴─────────────┴─────────────┴─────────────┘\n"
        "Under Ring of Long Names and More Words: Alpha\n"
        "GY (3): 2x Alpha, Fiendsmith's Sanct\n"
        "Banished (1): Fiendsmith Engraver\n"
        "Deck 1, Extra Deck 0, 8000 LP\n"
    )


def test_the_opponent_is_drawn_only_with_a_card_on_the_field() -> None:
    """Their zones are mirrored: zone 1 is on our right, their left Extra zone our right one."""
    table = Table(opponent_field={0: ALPHA, 5: ALPHA}, opponent_grave=[ALPHA])
    text = draw(table.game)
    assert text.startswith("Opponent\n+--")
    assert text.splitlines()[4].rstrip() == (
        "|             |             |             |             |Alpha        |"
    )
    (shared,) = [line for line in text.splitlines() if line.startswith(" ") and "Alpha" in line]
    assert shared.index("Alpha") == 43
    assert "(opponent's)" in text
    assert "Opponent: 0 cards in hand\nGY (1): Alpha\n" in text


def test_the_field_zone_and_face_up_extra_deck_cards() -> None:
    table = Table(spells={5: spell(1, "Castle", v.FIELD)}, extra=[REQUIEM])
    card = table.number(REQUIEM)
    table.game.state.put(POSITION + card, v.FACEUP_ATTACK)
    text = draw(table.game)
    assert "Field Zone: Castle\n" in text
    assert "Extra Deck, face-up: Fiendsmith's Requiem\n" in text


def test_a_face_down_banished_card_is_marked() -> None:
    table = Table(banished=[ENGRAVER])
    table.rewrite(POSITION, ENGRAVER, v.FACEDOWN_DEFENSE)
    text = draw(table.game)
    assert "Banished (1): Fiendsmith Engraver (face-down)\n" in text


def test_it_is_narrow_and_plain() -> None:
    names = ["Éclair ☆ of the Very Long Name that Goes On", "Ωmega", "Abcdefghijklmnopqrstuvw"]
    table = Table(field=[body(name) for name in names], grave=[body(name) for name in names * 3])
    for boxes in (False, True):
        assert all(len(line) <= WIDTH for line in draw(table.game, boxes).splitlines())
    plain = draw(table.game)
    assert plain.isascii()
    assert "Eclair ? of" in plain
    assert "?mega" in plain


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Ash Blossom & Joyous Spring", ["Ash Blossom &", "Joyous Spring"]),
        ("D/D/D Wave High King Caesar", ["D/D/D Wave", "High King", "Caesar"]),
        ("LANphorhynchus", ["LANphorhynch."]),
        ("One Two-Three Four Five Six Seven Eight Nine Ten",
         ["One Two-Three", "Four Five Six", "Seven Eight."]),
    ],
)  # fmt: skip
def test_short_names(name: str, lines: list[str]) -> None:
    assert short_name(name) == lines


def test_five_digits_of_attack_are_not_cut() -> None:
    assert "|ATK 12000    |" in draw(Table(field=[body("Big", attack=12000)]).game)


def test_atk_and_def_are_the_present_ones() -> None:
    table = Table(field=[body("Small")])
    small = next(card for card in table.game.cards if card.name == "Small")
    table.modify(small, v.ATK | GAIN << 3, 300)
    table.modify(small, v.DEF | GAIN << 3, -1200)
    assert "|ATK 1300/0   |" in draw(table.game)
