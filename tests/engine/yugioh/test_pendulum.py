"""Pendulum Zones and Pendulum Summons.

Sources: Yu-Gi-Oh solo rules 3.9, 5; Yu-Gi-Oh field zones, *Pendulum Zone*, *Extra Monster Zone*.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    Ban,
    Card,
    Choose,
    Damage,
    Destroy,
    Each,
    Trigger,
    summoned,
    trap,
)
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    link,
    played,
)

ONE, TWO, THREE, FOUR = (body(f"Level {level}", level=level) for level in range(1, 5))


def scale(number: int, level: int = 4, name: str = "", *effects: Node) -> Card:
    """A Pendulum Monster with this scale."""
    return fiend(
        name or f"Scale {number}", *effects, type=v.PENDULUM | v.EFFECT, level=level, scale=number
    )


LOW, HIGH = scale(1), scale(4)


def set_up(*hand: Card, low: Card = LOW, high: Card = HIGH, **rest: Any) -> Table:
    """Two scales in the Pendulum Zones."""
    table = Table([low, high, *hand], **rest)
    table.activate(low)
    table.activate(high)
    return table


# ------------------------------------------------------------------- scales


def test_scales_are_activated_in_the_outer_spell_and_trap_zones() -> None:
    # Yu-Gi-Oh solo rules, 5.1; Yu-Gi-Oh field zones, Pendulum Zone
    table = set_up()
    assert table.spells() == {0: "Scale 1", 4: "Scale 4"}
    assert table.hand == []


def test_there_are_two_pendulum_zones() -> None:
    third = scale(8)
    table = set_up(third)
    assert not table.may("activate", third)


def test_a_zone_that_another_card_uses_is_no_pendulum_zone() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: new cards cannot be placed in a zone with a card.
    tricks = [trap(fresh(), f"Trap {number}") for number in range(2)]
    table = Table([LOW, HIGH], spells={0: tricks[0], 4: tricks[1]})
    assert not table.may("activate", LOW)
    table = Table([LOW, HIGH], spells={0: tricks[0]})
    table.activate(LOW)
    assert table.spells()[4] == "Scale 1"
    assert not table.may("activate", HIGH)


def test_a_scale_is_no_monster_on_the_field() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: not treated as monsters
    table = set_up(played("Boom", Destroy(Each(MONSTER, v.MZONE))), extra=[link("Goal", 2)])
    assert table.monsters() == {}
    assert [offer for offer in table.offers() if offer.startswith("special")] == []


def test_a_scale_is_no_material_and_has_only_its_pendulum_effect() -> None:
    both = scale(
        2, 4, "Both", ignition(Damage(1)), ignition(Damage(10), where=v.PZONE),
    )  # fmt: skip
    table = Table([both])
    table.activate(both)
    table.activate(both, 1)
    assert table.life(1) == 7990
    assert not table.may("activate", both, 0)
    on_field = Table(field=[both])
    assert on_field.may("activate", both, 0)
    assert not on_field.may("activate", both, 1)


def test_a_scale_is_no_monster_whose_effects_are_negated_on_the_field() -> None:
    # Skill Drain is about "all face-up monsters while they are on the field".
    drain = trap(fresh(), "Drain", v.CONTINUOUS, effects=(Ban(("effect",), MONSTER, whose=3),))
    acting = scale(1, 4, "Acting", ignition(Damage(100), where=v.PZONE))
    table = Table([acting], spells={2: drain})
    table.activate(acting)  # as a Spell
    table.activate(acting, 0)
    assert table.life(1) == 7900


def test_a_scale_that_is_destroyed_goes_to_the_extra_deck_face_up() -> None:
    # Yu-Gi-Oh solo rules, 5.2
    boom = played("Boom", Destroy(Choose(ANY, v.SZONE | v.PZONE)))
    table = Table([LOW, boom])
    table.activate(LOW)
    table.activate(boom)
    if table.asked == "cards":
        table.pick(LOW)
    assert table.place_of(LOW) == v.EXTRA
    assert table.state.data[POSITION + table.number(LOW)] & v.FACEUP


# ----------------------------------------------------------- the summon


def test_levels_strictly_between_the_scales() -> None:
    # Yu-Gi-Oh solo rules, 3.9
    table = set_up(ONE, TWO, THREE, FOUR)
    table.pendulum()
    assert table.choices() == [("Level 2",), ("Level 2", "Level 3"), ("Level 3",)]


def test_the_order_of_the_scales_does_not_matter() -> None:
    table = set_up(ONE, TWO, low=HIGH, high=LOW)
    table.pendulum()
    assert table.monsters() == {0: "Level 2"}


def test_both_scales_are_needed() -> None:
    table = Table([LOW, TWO])
    table.activate(LOW)
    assert "pendulum" not in table.offers()


def test_equal_and_neighbouring_scales_leave_nothing_between() -> None:
    for other in (scale(4, name="Same"), scale(5, name="Next")):
        table = set_up(FOUR, low=HIGH, high=other)
        assert "pendulum" not in table.offers()


def test_several_monsters_at_once() -> None:
    table = set_up(TWO, THREE)
    table.pendulum(TWO, THREE)
    assert sorted(table.monsters().values()) == ["Level 2", "Level 3"]


def test_which_monsters_there_are_does_not_depend_on_what_was_looked_at_since() -> None:
    # Source: the invariant that a position has its options, however it was reached.
    table = set_up(TWO, THREE, ONE)
    table.pendulum()
    game = table.game
    mark, options = game.mark(), game.options()
    assert len(options) == 3
    for option in options:
        game.take(option)
        while not game.is_open():
            game.take(game.option(0))
            game.advance()
        game.undo_to(mark)
        game.advance()
        assert game.options() == options


def test_once_per_turn() -> None:
    # Yu-Gi-Oh solo rules, 3.9
    table = set_up(TWO, THREE)
    table.pendulum(TWO)
    assert "pendulum" not in table.offers()


def test_it_takes_no_normal_summon_away() -> None:
    table = set_up(TWO, ONE)
    table.pendulum()
    table.summon(ONE)
    assert sorted(table.monsters().values()) == ["Level 1", "Level 2"]


def test_no_more_than_there_are_free_zones() -> None:
    # Yu-Gi-Oh rules reference, Z1
    walls = [body(f"Wall {number}", level=9) for number in range(4)]
    table = set_up(TWO, THREE, field=walls)
    table.pendulum()
    assert table.choices() == [("Level 2",), ("Level 3",)]
    assert "pendulum" not in set_up(TWO, field=[*walls, body("Wall 4")]).offers()


def face_up_in_extra(table: Table, card: Card) -> None:
    number = table.take_up(card)
    table.state.insert(number, v.EXTRA, 0)
    table.state.put(POSITION + number, v.FACEUP_ATTACK)
    table.state.forget()


def test_face_up_monsters_of_the_extra_deck_need_an_extra_or_linked_zone() -> None:
    # Yu-Gi-Oh solo rules, 3.9, 5.3; Yu-Gi-Oh field zones, Extra Monster Zone
    back = scale(9, level=3, name="Back")
    table = Table([LOW, HIGH], deck=[back])
    face_up_in_extra(table, back)
    table.activate(LOW)
    table.activate(HIGH)
    table.pendulum()
    assert table.monsters() == {5: "Back"}
    taken = Table([LOW, HIGH], deck=[back], field={5: link("Link")})
    face_up_in_extra(taken, back)
    taken.activate(LOW)
    taken.activate(HIGH)
    assert "pendulum" not in taken.offers()
    pointed = Table([LOW, HIGH], deck=[back], field={5: link("Link", markers=v.BOTTOM)})
    face_up_in_extra(pointed, back)
    pointed.activate(LOW)
    pointed.activate(HIGH)
    pointed.pendulum()
    assert pointed.monsters()[1] == "Back"


@pytest.mark.parametrize(
    ("how", "asked"), [(v.BY_PENDULUM, True), (v.BY_SPECIAL, True), (v.BY_LINK, False)]
)
def test_it_is_a_pendulum_summon(how: int, asked: bool) -> None:
    pleased = fiend("Pleased", Trigger(v.MZONE, on=summoned(how), do=(Damage(1),)), level=2)
    table = set_up(pleased)
    table.pendulum()
    assert (table.asked == "trigger") is asked


def test_a_pendulum_monster_may_be_summoned_like_any_other() -> None:
    table = Table([LOW])
    table.summon(LOW)
    assert table.monsters() == {0: "Scale 1"}
    assert not table.may("activate", LOW)


def test_face_down_monsters_of_the_extra_deck_are_not_pendulum_summoned() -> None:
    # Yu-Gi-Oh solo rules, 3.9: Hand + face-up Extra Deck Pendulum Monsters in range
    hidden = fiend("Hidden", type=v.PENDULUM | v.FUSION | v.EFFECT, level=3)
    assert "pendulum" not in set_up(extra=[hidden]).offers()


def test_two_from_the_extra_deck_need_two_such_zones() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: normally, each player can only use 1 of these.
    one, two = scale(9, 3, "One"), scale(9, 3, "Two")
    low, high = scale(1), scale(4)
    table = Table([low, high], deck=[one, two])
    for card in (one, two):
        number = table.take_up(card)
        table.state.insert(number, v.EXTRA, 0)
        table.rewrite(POSITION, card, v.FACEUP_ATTACK)
    table.activate(low)
    table.activate(high)
    table.pendulum()
    assert table.choices() == [("One",), ("Two",)]


def test_a_card_in_the_way_of_a_scale_is_another_position() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: a zone with another card in it takes no scale.
    trick = trap(fresh(), "Trap")
    low, high = scale(1), scale(4)
    outer = Table([low, high], spells={0: trick})
    inner = Table([low, high], spells={1: trick})
    same = outer.game.key() == inner.game.key()
    for table in (outer, inner):
        table.activate(low)
    assert inner.may("activate", high) is outer.may("activate", high) or not same
