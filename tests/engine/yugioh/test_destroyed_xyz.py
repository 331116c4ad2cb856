"""What comes after an Xyz Monster was destroyed: by whose effect it had been Summoned, what is
attached to each of the monsters that are Summoned then, and the ATK that it had.

Sources: the card texts of Number 4: Stealth Kragen and Stealth Kragen Spawn.
"""

from typing import Any

import pytest

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    AttachToEach,
    AttackHad,
    Attribute,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Event,
    GainLife,
    Half,
    IfDone,
    MaterialsHad,
    Named,
    Optional,
    SpecialSummon,
    Then,
    Trigger,
    Type,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, xyz

SPAWN = xyz("Spawn")
WATER, OTHER = body("Water", attribute=v.WATER), body("Fire", attribute=v.FIRE)
WET = Choose(Attribute(v.WATER) & MONSTER, v.GRAVE)
AFTER = Trigger(
    v.GRAVE | v.BANISHED, on=Event("destroyed", had=True),
    do=(
        SpecialSummon(Choose(Named(SPAWN.passcode), v.EXTRA, most=MaterialsHad(), name="a")),
        Then((Optional((AttachToEach(WET, Chosen(("a",))),)),)),
    ),
)  # fmt: skip
TALL = xyz("Tall", effects=(AFTER,))


def breaks(card: Card) -> Card:
    return played("Break", Destroy(Choose(Named(card.passcode), v.MZONE)))


def destroyed(under: int, spawns: int, waters: int) -> Table:
    """A monster with so many materials, none of them WATER, that was just destroyed."""
    spell = breaks(TALL)
    table = Table([spell], [OTHER] * under, [SPAWN] * spawns, field=[TALL],
                  grave=[WATER] * waters)  # fmt: skip
    for _ in range(under):
        table.attach(OTHER, TALL)
    table.activate(spell)
    return table


def test_each_of_them_gets_one_or_none() -> None:
    table = destroyed(2, 2, 3)
    table.chain(TALL)
    table.pick(SPAWN, SPAWN)
    table.yes()
    table.pick(WATER)
    table.pick()
    assert table.monsters() == {0: "Spawn", 1: "Spawn"}
    under = [int(table.state.overlays(number)) for number in table.numbers(SPAWN, v.MZONE)]
    assert sorted(under) == [0, 1]
    assert table.grave.count("Water") == 2


def test_no_more_than_there_are_and_none_on_the_field() -> None:
    table = destroyed(3, 2, 1)
    table.chain(TALL)
    table.pick(SPAWN, SPAWN)
    table.yes()
    table.pick(WATER)  # the only one: the second monster gets nothing
    assert table.asked == "open"
    assert table.grave.count("Water") == 0


def test_without_such_a_card_nothing_is_asked() -> None:
    table = destroyed(1, 1, 0)
    table.chain(TALL)
    assert table.monsters() == {0: "Spawn"}
    assert table.asked == "open"


def test_without_materials_there_is_no_effect() -> None:
    table = destroyed(0, 1, 1)
    assert table.asked == "open"


NUMBER = MONSTER & Type(v.XYZ)
LIFE = Trigger(v.GRAVE, on=Event("destroyed", formerly_by=NUMBER), do=(GainLife(700),),
               optional=False)  # fmt: skip


@pytest.mark.parametrize("kind", ["xyz", "other", "procedure"])
def test_it_must_have_been_summoned_by_the_effect_of_such_a_card(kind: str) -> None:
    child = fiend("Child", LIFE)
    calls = ignition(SpecialSummon(Choose(Named(child.passcode), v.HAND)))
    caller = xyz("Caller", effects=(calls,)) if kind == "xyz" else fiend("Caller", calls)
    spell = breaks(child)
    table = Table([child, spell], field=[caller])
    if kind == "procedure":
        table.summon(child)
    else:
        table.activate(caller)
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    table.activate(spell)
    assert table.life() == (8700 if kind == "xyz" else 8000)


def test_it_is_forgotten_once_it_has_left() -> None:
    child = fiend("Child", LIFE)
    calls = ignition(SpecialSummon(Choose(Named(child.passcode), v.HAND | v.GRAVE)))
    first, second = xyz("First", effects=(calls,)), fiend("Second", calls)
    spell = breaks(child)
    table = Table([child, spell, spell], field=[first, second])
    table.activate(first)
    table.activate(spell)
    table.activate(second)
    table.activate(spell)
    assert table.life() == 8700


@pytest.mark.parametrize("more", [0, 600])
def test_the_attack_that_it_had(more: int) -> None:
    theirs = body("Theirs", attack=1400)
    one = Choose(MONSTER & FACE_UP, v.MZONE, whose=v.OPPONENT)
    stronger = played("Stronger", ChangeStats(one, more or 100, "end"))
    spell = played("Burn", Destroy(one), IfDone((Damage(Half(AttackHad())),)))
    table = Table([stronger, spell], opponent_field=[theirs])
    if more:
        table.activate(stronger)
    table.activate(spell)
    assert table.life(1) == 8000 - (1400 + more) // 2


def read(text: str, **rest: Any) -> Compiled:
    facts = monster(1, "Reader", v.WATER, v.AQUA, 4, 1000, 1000, type=v.XYZ | v.EFFECT, **rest)
    return compile_card(facts, f"2 Level 4 monsters\n{text}", Lexicon({}, {"Deep": 0x99}))


def test_the_texts_are_read() -> None:
    compiled = read(
        "If this card, Special Summoned by the effect of a \"Deep\" Xyz Monster, is destroyed: You "
        "can Special Summon other \"Deep\" monsters from your GY, up to the number of materials "
        "this card had, then you can attach up to 1 WATER monster from your GY to each of those "
        "Special Summoned monsters as material."
    )  # fmt: skip
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger) and effect.on.had
    assert effect.on.formerly_by is not None and Type(v.XYZ) in effect.on.formerly_by.walk()
    (attached,) = (node for node in effect.walk() if isinstance(node, AttachToEach))
    assert attached == AttachToEach(WET, Chosen(("a",)))


def test_the_materials_of_a_card_that_is_not_destroyed_are_not_read_so() -> None:
    assert not read(
        "You can Tribute this Xyz Summoned card; Special Summon \"Deep\" monsters from your GY, up "
        "to the number of materials this card had."
    ).whole  # fmt: skip


def test_half_of_the_attack_is_read() -> None:
    text = (
        "You can destroy 1 WATER monster your opponent controls, and if you do, inflict damage to "
        "your opponent equal to half the ATK {} had on the field."
    )
    for who in ("it", "that monster"):
        compiled = read(text.format(who))
        assert compiled.whole
        assert compiled.card.effects[0].do[1] == IfDone((Damage(Half(AttackHad())),))  # type: ignore[attr-defined]
