"""The monster with the most or the least of a number, and numbers of one of several monsters.

Sources: the card texts named with each test.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    Card,
    ChangeStats,
    Choose,
    Destroy,
    Each,
    Event,
    EventCards,
    ExtremeOf,
    LevelOf,
    Measured,
    Trigger,
)
from engine.yugioh.language.words import Number
from tests.engine.yugioh.table import Table, body, fiend, link, played

SMALL, TALL = body("Small", attack=500), body("Tall", attack=2000)


def outermost(what: Number, lowest: bool) -> Card:
    """A Spell that destroys such a monster of the opponent."""
    best = ExtremeOf(what, MONSTER & FACE_UP, v.MZONE, v.OPPONENT, lowest)
    item = MONSTER & FACE_UP & Measured(what, "=", best)
    return played("Smash", Destroy(Choose(item, v.MZONE, whose=v.OPPONENT)))


def test_the_monster_with_the_lowest_atk() -> None:
    # The card text of Fissure: the face-up monster with the lowest ATK, one's own choice if tied
    fissure = outermost("attack", True)
    table = Table([fissure], opponent_field=[TALL, SMALL])
    table.activate(fissure)
    assert table.monsters(1) == {0: "Tall"}
    other = body("Other", attack=500)
    tied = Table([fissure], opponent_field=[TALL, SMALL, other])
    tied.activate(fissure)
    assert tied.choices() == [("Other",), ("Small",)]


def test_face_down_monsters_and_link_monsters_are_not_compared() -> None:
    # The card text of Smashing Ground: a face-up monster, by its DEF, which no Link Monster has
    smash = outermost("defense", True)
    arrow = link("Arrow")
    table = Table([smash], opponent_field=[arrow, TALL])
    table.activate(smash)
    assert table.monsters(1) == {0: "Arrow"}
    hidden = Table([smash], opponent_field=[TALL])
    hidden.rewrite_position(TALL, v.FACEDOWN_DEFENSE)
    assert not hidden.may("activate", smash)


def test_the_original_atk_of_one_of_the_destroyed_monsters() -> None:
    # The card text of Number 38: Hope Harbinger Dragon Titanic Galaxy: "ATK equal to 1 of those
    # destroyed monsters' original ATK", which is chosen when the effect resolves
    gain = LevelOf(EventCards(), what="original attack")
    dragon = fiend(
        "Galaxy",
        Trigger(
            v.MZONE,
            on=Event("destroyed", OTHER & MONSTER, whose=v.YOU, from_=v.MZONE),
            do=(ChangeStats(SELF, gain),),
        ),
    )
    sweep = played("Sweep", Destroy(Each(OTHER & ~Measured("attack", "=", 1000), v.MZONE)))
    table = Table([sweep], field=[dragon, SMALL, TALL])
    table.activate(sweep)
    table.chain(dragon)
    assert table.choices() == [("Small",), ("Tall",)]
    table.pick(TALL)
    assert table.attack(dragon) == 3000
    alone = Table([sweep], field=[dragon, SMALL])
    alone.activate(sweep)
    alone.chain(dragon)
    assert alone.attack(dragon) == 1500
