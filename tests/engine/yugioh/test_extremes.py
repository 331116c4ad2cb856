"""The monster with the most or the least of a number, and numbers of one of several monsters.

Sources: the card texts named with each test.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    IT,
    MONSTER,
    OTHER,
    SELF,
    Among,
    Attach,
    Banish,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    Count,
    Destroy,
    Each,
    Event,
    EventCards,
    Excess,
    ExtremeOf,
    Half,
    IfDone,
    InPlace,
    LevelOf,
    Lost,
    Measured,
    SpecialSummon,
    Then,
    Trigger,
    Unaffected,
)
from engine.yugioh.language.words import Number
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, xyz

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


def test_the_atk_that_a_monster_lost() -> None:
    # The card text of Dark Rebellion Xyz Dragon: "its ATK becomes half its current ATK, and if it
    # does, this card gains that lost ATK"; half is rounded up, so that one less is lost
    rebel = fiend(
        "Rebel",
        ignition(
            ChangeStats(Chosen(), to=Half(LevelOf(IT, what="attack"))),
            IfDone((ChangeStats(SELF, Lost()),)),
            target=(Choose(MONSTER & FACE_UP, v.MZONE, whose=v.OPPONENT),),
        ),
    )
    odd = body("Odd", attack=1501)
    table = Table(field=[rebel], opponent_field=[odd])
    table.activate(rebel)
    assert (table.attack(odd), table.attack(rebel)) == (751, 1750)
    proud = fiend("Proud", Unaffected(MONSTER, by=v.OPPONENT), attack=2000)
    spared = Table(field=[rebel], opponent_field=[proud])
    spared.activate(rebel)
    assert (spared.attack(proud), spared.attack(rebel)) == (2000, 1000)


def test_one_of_those_that_were_banished() -> None:
    # The card text of Number 77: The Seven Sins: "attach 1 of those banished monsters"; one that is
    # unaffected is not among them
    sins = xyz(
        "Sins",
        effects=(
            ignition(
                Banish(Choose(MONSTER, v.MZONE, 1, 100, v.OPPONENT, "a", as_many=True)),
                Then((Attach(Among("a", InPlace(v.BANISHED)), SELF),)),
            ),
        ),
    )
    proud = fiend("Proud", Unaffected(MONSTER, by=v.OPPONENT))
    table = Table(field=[sins], opponent_field=[proud, SMALL, TALL])
    table.activate(sins)
    assert table.choices() == [("Small",), ("Tall",)]
    table.pick(TALL)
    assert table.materials(sins) == ["Tall"]
    assert table.monsters(1) == {0: "Proud"}


def test_up_to_the_difference() -> None:
    # The card text of Boot Sector Launch: if the opponent controls more, "up to the difference"
    theirs, own = Count(MONSTER, v.MZONE, v.OPPONENT), Count(MONSTER, v.MZONE)
    launch = played(
        "Launch",
        SpecialSummon(Choose(MONSTER, v.GRAVE, 1, Excess(theirs, own))),
        condition=(Compare(theirs, ">", own),),
    )
    table = Table([launch], grave=[SMALL, TALL, SMALL], field=[TALL], opponent_field=[TALL] * 3)
    table.activate(launch)
    assert {len(choice) for choice in table.choices()} == {1, 2}
    assert not Table([launch], grave=[SMALL], field=[TALL], opponent_field=[TALL]).may(
        "activate", launch
    )
