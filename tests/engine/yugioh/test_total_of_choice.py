"""Cards that are chosen by what their Levels, or Link Ratings, come to together.

Sources: the card texts that are named.
"""

import pytest

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Banish,
    Card,
    Choose,
    Damage,
    Race,
    SpecialSummon,
    Total,
    Type,
)
from tests.engine.yugioh.table import Table, body, link, played

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
ROCK = Race(v.ROCK) & MONSTER
EIGHT, SIX = body("Eight", level=8, race=v.ROCK), body("Six", level=6, race=v.ROCK)
FIVE, TWO = body("Five", level=5, race=v.ROCK), body("Two", level=2, race=v.ROCK)
ONE = body("One", level=1, race=v.ROCK)


def search(op: str, number: int) -> Card:
    total = Total("level", op, number)  # type: ignore[arg-type]
    return played("Search", AddToHand(Choose(ROCK, v.DECK, 1, 3, total=total)))


@pytest.mark.parametrize(
    ("op", "number", "sets"),
    [("=", 8, [("Eight",), ("Five", "One", "Two"), ("Six", "Two")]),
     (">=", 13, [("Eight", "Five"), ("Eight", "Five", "One"), ("Eight", "Five", "Six"),
                 ("Eight", "Five", "Two"), ("Eight", "One", "Six"), ("Eight", "Six"),
                 ("Eight", "Six", "Two"), ("Five", "Six", "Two")]),
     ("<=", 3, [("One",), ("One", "Two"), ("Two",)])],
)  # fmt: skip
def test_sets_that_come_to_it(op: str, number: int, sets: list[tuple[str, ...]]) -> None:
    # Block Dragon: "up to 3 Rock monsters …, whose total Levels equal 8"
    spell = search(op, number)
    table = Table([spell], deck=[EIGHT, SIX, FIVE, TWO, ONE])
    table.activate(spell)
    assert table.choices() == sets


def test_it_is_not_activated_without_such_cards() -> None:
    spell = search("=", 8)
    assert Table([spell], deck=[FIVE, TWO, ONE]).may("activate", spell)
    assert not Table([spell], deck=[FIVE, TWO]).may("activate", spell)
    # Four cards would be needed.
    assert not Table([spell], deck=[FIVE, ONE, ONE, ONE]).may("activate", spell)
    # Only monsters with a Level have one to add.
    rocks = link("Rocks", 3)
    assert not Table([spell], deck=[FIVE], grave=[rocks]).may("activate", spell)


def test_what_link_ratings_come_to() -> None:
    # Protectcode Talker: "Link Monsters from your GY whose combined Link Ratings equal exactly 3"
    one, two, three = link("Ling", 1), link("Duo", 2), link("Trio", 3)
    exactly = Choose(Type(v.LINK) & MONSTER, v.GRAVE, 1, 100, total=Total("link", "=", 3))
    spell = played("Pay", Damage(100), cost=(Banish(exactly),))
    table = Table([spell], grave=[one, two, three, ONE])
    table.activate(spell)
    assert table.choices() == [("Duo", "Ling"), ("Trio",)]
    assert not Table([spell], grave=[one, one]).may("activate", spell)


def test_texts() -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    for text, total in (
        ("You can add up to 3 Rock monsters from your Deck to your hand, whose total Levels equal "
         "8.", Total("level", "=", 8)),
        ("You can banish Link Monsters from your GY whose combined Link Ratings equal exactly 3; "
         "draw 1 card.", Total("link", "=", 3)),
        ('You can banish any number of "Gamma" monsters from your GY whose total Levels equal 8 or '
         "more; draw 1 card.", Total("level", ">=", 8)),
    ):  # fmt: skip
        found = compile_card(facts, text, LEXICON)
        assert found.whole, [str(part.why) for part in found.parts]
        (choice,) = [one for one in walk(found.card.effects) if isinstance(one, Choose)]
        assert choice.total == total
    # Of one card there is nothing to add up, and of all cards nothing to choose.
    for which in ("1 Rock monster", "all Rock monsters"):
        text = f"You can add {which} from your Deck to your hand whose total Levels equal 8."
        assert not compile_card(facts, text, LEXICON).whole


def test_they_are_summoned_where_there_is_room_for_all() -> None:
    # Marincess Coral Triangle; Yu-Gi-Oh solo rules, 3: a monster is Summoned to a free zone.
    one, two, three = link("Ling", 1), link("Duo", 2), link("Trio", 3)
    exactly = Choose(Type(v.LINK) & MONSTER, v.GRAVE, 1, 100, total=Total("link", "=", 3))
    spell = played("Call", SpecialSummon(exactly))
    grave = [one, two, three]
    table = Table([spell], field=[body() for _ in range(3)], grave=grave)
    table.activate(spell)
    assert table.choices() == [("Duo", "Ling"), ("Trio",)]
    table = Table([spell], field=[body() for _ in range(4)], grave=grave)
    table.activate(spell)
    assert "Trio" in table.monsters().values()
    full = [body() for _ in range(4)]
    assert not Table([spell], field=full, grave=[one, two]).may("activate", spell)
    assert Table([spell], field=full[:3], grave=[one, two]).may("activate", spell)


def test_up_to_so_many_of_the_banished() -> None:
    # Machina Ruinforce
    facts = Card(1, "Probe", v.SPELL)
    text = (
        'Special Summon up to 3 of your banished "Gamma" monsters, whose total Levels equal 8 or '
        "less."
    )
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    (choice,) = [one for one in walk(found.card.effects) if isinstance(one, Choose)]
    assert (choice.places, choice.least, choice.most) == (v.BANISHED, 1, 3)
    assert choice.total == Total("level", "<=", 8)
