"""Monsters that are destroyed in the End Phase, for damage; one that becomes as another is.

Sources: the card texts of Double-Edged Sword Technique ("during the End Phase, destroy them, and if
you do, take damage equal to those destroyed monsters' ATK") and of Legendary Secret of the Six
Samurai ("this card's Attribute, Level and ATK/DEF become the same as that banished monster's").
"""

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import MONSTER, Card, Choose, ReduceDamage, SendToGrave
from engine.yugioh.queries.traits import attribute_now
from tests.engine.yugioh.table import Table, body, names, played


def read(text: str, facts: Card) -> Compiled:
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [part.why for part in found.parts]
    return found


TECHNIQUE = read(
    "Target 2 Warrior monsters in your GY; Special Summon those targets in Attack Position. During "
    "the End Phase of this turn, destroy them, and if you do, take damage equal to those destroyed "
    "monsters' ATK.",
    Card(9, "Technique", v.SPELL),
).card
A, B = body("A", attack=1200), body("B", attack=700)


def back(*hand: Card) -> Table:
    table = Table([TECHNIQUE, *hand], grave=[A, B])
    table.activate(TECHNIQUE)
    return table


def test_both_are_destroyed_for_their_atk() -> None:
    table = back()
    assert sorted(table.monsters().values()) == names(A, B)
    table.end()
    assert (table.monsters(), table.life()) == ({}, 8000 - 1900)


def test_one_that_has_left_hurts_nobody() -> None:
    off = played("Off", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = back(off)
    table.activate(off)
    table.pick(A)
    table.end()
    assert table.life() == 8000 - 700


def test_less_damage() -> None:
    # "any damage you take … is halved"
    shelter = played("Shelter", ReduceDamage("none", v.YOU))
    table = back(shelter)
    table.activate(shelter)
    table.end()
    assert (table.monsters(), table.life()) == ({}, 8000)


def test_it_is_written_and_read() -> None:
    table = back()
    text, before = notation.write(table.game), key(table.state)
    notation.read(table.game, text)
    assert (notation.write(table.game), key(table.state)) == (text, before)
    table.laid()
    table.end()
    assert table.life() == 8000 - 1900


def test_a_monster_becomes_as_a_banished_one() -> None:
    probe = read(
        "Once per turn: You can banish 1 Level 4 or lower Warrior monster from your GY; until the "
        "end of this turn, this card's Attribute, Level and ATK/DEF become the same as that "
        "banished monster's.",
        Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 6, 2000, 300),
    ).card
    table = Table(field=[probe], grave=[body("Light", 3, 1500)])
    table.activate(probe)
    assert (table.attack(probe), table.defense(probe), table.level(probe)) == (1500, 1000, 3)
    assert attribute_now(table.state, table.number(probe)) == v.LIGHT
