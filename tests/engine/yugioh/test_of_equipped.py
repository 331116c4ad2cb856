"""What a monster has that an effect of another monster equips with it.

Source: the card texts of Superheavy Samurai Soulbeads, Soulfire Suit, Soulpeacemaker and Soulshield
Wall.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
LEXICON = Lexicon({}, {"Gamma": 0x123})
EQUIPS = (
    'You can target 1 "Gamma" monster you control; equip this card from your hand or field to that '
    "target."
)
BEARER = fiend("Bearer", series=(0x123,), level=4)


def read(text: str) -> Compiled:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole, found.parts
    return found


def worn(text: str) -> la.Card:
    return fiend("Worn", *read(text).card.effects)


def equip(table: Table, card: la.Card) -> None:
    table.activate(card)
    if table.asked == "cards":
        table.pick(BEARER)


def test_its_level_becomes_another() -> None:
    suit = worn(f"{EQUIPS} Its Level becomes 6.")
    table = Table([suit], field=[BEARER])
    equip(table, suit)
    assert table.level(BEARER) == 6


def test_a_level_that_was_changed_before_becomes_it_too_and_only_once() -> None:
    suit = worn(f"{EQUIPS} Its Level becomes 6.")
    raises = fiend("Raises", ignition(la.ChangeLevel(la.Each(la.MONSTER, v.MZONE), by=1)))
    table = Table([suit, suit], field=[BEARER, raises])
    table.activate(raises)
    assert table.level(BEARER) == 5
    equip(table, suit)
    equip(table, suit)
    assert table.level(BEARER) == 6


def test_a_level_that_is_changed_since() -> None:
    suit = worn(f"{EQUIPS} Its Level becomes 6.")
    raises = fiend("Raises", ignition(la.ChangeLevel(la.Each(la.MONSTER, v.MZONE), by=1)))
    table = Table([suit], field=[BEARER, raises])
    equip(table, suit)
    table.activate(raises)
    assert table.level(BEARER) == 7


def test_the_level_is_as_printed_without_the_equip_card() -> None:
    suit = worn(f"{EQUIPS} Its Level becomes 6.")
    breaks = played("Breaks", la.Destroy(la.Each(ANY, v.SZONE)))
    table = Table([suit, breaks], field=[BEARER])
    equip(table, suit)
    table.activate(breaks)
    assert table.level(BEARER) == 4


def test_it_is_not_destroyed_the_first_time() -> None:
    text = (
        f"{EQUIPS} Each turn, the first time the monster equipped with this card by this effect "
        "would be destroyed by a card effect, it is not destroyed."
    )
    beads = worn(text)
    breaks = fiend("Breaks", ignition(la.Destroy(la.Each(la.MONSTER & ~la.Race(v.ROCK), v.MZONE))),
                   race=v.ROCK)  # fmt: skip
    table = Table([beads], field=[BEARER, breaks, body("Other")])
    equip(table, beads)
    table.activate(breaks)
    assert sorted(table.monsters().values()) == ["Bearer", "Breaks"]
    table.activate(breaks)
    assert sorted(table.monsters().values()) == ["Breaks"]


def test_the_monster_is_tributed_for_an_effect_of_the_equip_card() -> None:
    text = (
        f"{EQUIPS} You can Tribute a monster you control equipped with this card by this card's "
        'effect; Special Summon 1 "Gamma" monster from your Deck.'
    )
    peace = worn(text)
    comes = fiend("Comes", series=(0x123,))
    table = Table([peace], deck=[comes], field=[BEARER, body("Other")])
    equip(table, peace)
    table.activate(peace)
    assert sorted(table.monsters().values()) == ["Comes", "Other"]
    assert sorted(table.grave) == ["Bearer", "Worn"]


def test_not_while_another_effect_has_equipped_it() -> None:
    text = (
        f"{EQUIPS} You can Tribute a monster you control equipped with this card by this card's "
        'effect; Special Summon 1 "Gamma" monster from your Deck.'
    )
    peace = worn(text)
    takes = fiend("Takes", ignition(la.Equip(la.Choose(la.MONSTER, v.GRAVE), la.SELF)))
    table = Table(deck=[fiend("Comes", series=(0x123,))], grave=[peace], field=[takes])
    table.activate(takes)
    assert not table.may("activate", peace)


@pytest.mark.parametrize(
    "text",
    [
        "Its Level becomes 6.",
        "Each turn, the first time the monster equipped with this card by this effect would be "
        "destroyed by a card effect, it is not destroyed.",
    ],
)
def test_it_is_written_back(text: str) -> None:
    told = " ".join(card_text(read(f"{EQUIPS} {text}").card, LEXICON.name_of))
    assert told.endswith(text)


@pytest.mark.parametrize(
    "text",
    [
        "While this card is equipped to a monster by this effect, monsters your opponent controls "
        "cannot attack monsters you control, except the equipped monster.",
        "When the monster equipped with this card by this effect is targeted for an attack: You "
        "can send this Equip Card to the GY; negate that attack.",
    ],
)
def test_what_is_said_of_battles_is_inert(text: str) -> None:
    assert [part.status for part in read(f"{EQUIPS} {text}").parts] == ["played", "inert"]
