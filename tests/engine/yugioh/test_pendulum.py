"""Pendulum Zones and Pendulum Summons.

Sources: Yu-Gi-Oh solo rules 3.9, 5; Yu-Gi-Oh field zones, *Pendulum Zone*, *Extra Monster Zone*.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine import notation
from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Ban,
    Banish,
    ByItself,
    Card,
    Choose,
    Damage,
    Destroy,
    Detach,
    Each,
    FieldStats,
    FusionSummon,
    IfDone,
    Ignition,
    Materials,
    Mill,
    Named,
    PlaceAsScale,
    RitualSummon,
    SpecialSummon,
    SynchroSummon,
    Trigger,
    Type,
    While,
    level,
    monster,
    summoned,
    trap,
)
from engine.yugioh.position.slots import NEGATED, POSITION, STATUS
from tests.engine.yugioh.table import (
    Table,
    body,
    contact,
    fiend,
    fresh,
    fusion,
    ignition,
    link,
    played,
    xyz,
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


# --------------------------------------------------------------- redirection


def goes_to_the_extra_deck(table: Table, card: Card) -> bool:
    number = table.number(card)
    return table.place_of(card) == v.EXTRA and bool(table.state.data[POSITION + number] & v.FACEUP)


def test_a_material_of_a_summon_goes_to_the_extra_deck() -> None:
    # Yu-Gi-Oh solo rules, 3.5, 3.6, 3.8, 5.2
    tuner = fiend("Tuner", type=v.PENDULUM | v.TUNER | v.EFFECT, level=2, scale=4)
    other = scale(4, level=2)
    dragon = monster(
        fresh(), "Dragon", v.DARK, v.DRAGON, 4, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
    )  # fmt: skip
    for goal in (link("Goal", 2), dragon, contact("Goal", Materials(MONSTER, 2, 2))):
        table = Table(extra=[goal], field=[tuner, other])
        table.special(goal)
        assert goes_to_the_extra_deck(table, tuner)
        assert goes_to_the_extra_deck(table, other)


def test_fusion_materials_are_redirected_from_the_field_and_not_from_the_hand() -> None:
    # Yu-Gi-Oh solo rules, 3.5, 3.11, 5.2
    there, here = scale(4, name="There"), scale(4, name="Here")
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE),)))
    table = Table([poly, here], extra=[goal], field=[there])
    table.activate(poly)
    assert goes_to_the_extra_deck(table, there)
    assert table.grave == ["Here", "Poly"]


def test_a_tribute_goes_to_the_extra_deck() -> None:
    # Yu-Gi-Oh solo rules, 3.3, 5.2
    tribute, big = scale(4), body("Big", level=5)
    table = Table([big], field=[tribute])
    table.summon(big)
    assert goes_to_the_extra_deck(table, tribute)


def test_ritual_tributes_are_redirected_from_the_field_and_not_from_the_hand() -> None:
    # Yu-Gi-Oh solo rules, 3.10, 3.11, 5.2
    there, here = scale(4, name="There"), scale(4, name="Here")
    god = fiend("God", type=v.RITUAL | v.EFFECT, level=8)
    rite = played("Rite", RitualSummon(Type(v.RITUAL)))
    table = Table([rite, god, here], field=[there])
    table.activate(rite)
    assert table.monsters() == {0: "God"}
    assert goes_to_the_extra_deck(table, there)
    assert table.grave == ["Here", "Rite"]


def test_xyz_materials_go_to_the_gy() -> None:
    # Yu-Gi-Oh rules reference, X1, X2: they are not on the field, so nothing is redirected. Against
    # Yu-Gi-Oh solo rules, 4.4, 5.2 and 10.14, which the official rulebook does not bear out.
    use = ignition(Damage(1), cost=(Detach(1),))
    for leaves in (True, False):
        top, under = xyz("Top", effects=(use,)), scale(4)
        out = played("Out", Banish(Choose(MONSTER, v.MZONE)))
        table = Table([out], deck=[under], field=[top])
        table.attach(under, top)
        table.activate(out if leaves else top)
        assert table.place_of(under) == v.GRAVE


def test_what_is_milled_or_discarded_goes_to_the_gy() -> None:
    # Yu-Gi-Oh solo rules, 3.11, 5.2: only from the field.
    card = scale(4)
    mill = played("Mill", Mill(1))
    table = Table([mill], deck=[card])
    table.activate(mill)
    assert table.grave == ["Scale 4", "Mill"]
    table = Table([card] * 7)
    table.end()
    assert table.grave == ["Scale 4"]


def test_a_redirected_monster_is_pendulum_summoned_back() -> None:
    # Yu-Gi-Oh solo rules, 3.9, 5.3
    back = scale(9, level=3, name="Back")
    out = played("Out", Destroy(Choose(MONSTER, v.MZONE)))
    table = set_up(out, field=[back])
    table.activate(out)
    assert goes_to_the_extra_deck(table, back)
    table.pendulum()
    assert table.monsters() == {5: "Back"}


@pytest.mark.parametrize("proper", [True, False])
def test_an_extra_deck_monster_comes_back_only_after_a_proper_summon(proper: bool) -> None:
    # Yu-Gi-Oh rules reference, S1: face-up in the Extra Deck as in the GY
    plain = fusion("Goal", Materials(MONSTER, 2, 2), level=3, scale=9)
    goal = replace(plain, type=plain.type | v.PENDULUM)
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    cheat = played("Cheat", SpecialSummon(Choose(MONSTER, v.EXTRA)))
    out = played("Out", Destroy(Choose(Named(goal.passcode), v.MZONE)))
    table = set_up(poly, cheat, out, extra=[goal], field=[body("A"), body("B")])
    table.activate(poly if proper else cheat)
    table.activate(out)
    assert goes_to_the_extra_deck(table, goal)
    assert ("pendulum" in table.offers()) is proper
    text, key = notation.write(table.game), table.game.key()
    notation.read(table.game, text)
    assert table.game.key() == key


@pytest.mark.parametrize("place", [v.HAND, v.DECK, v.GRAVE, v.MZONE, v.EXTRA])
def test_a_scale_that_an_effect_placed_is_one_like_any_other(place: int) -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: Pendulum Effects, Pendulum Summons, effects on the zone
    low = scale(1, 4, "Low", ignition(Damage(1), where=v.PZONE))
    put = played("Put", PlaceAsScale(Choose(Named(low.passcode), place)))
    wipe = played("Wipe", Destroy(Each(ANY, v.PZONE)))
    table = Table([put, HIGH, TWO, wipe], deck=[low])
    if place == v.MZONE:
        table.lay(low, 2)
    elif place != v.DECK:
        table.put(low, place)
    if place == v.EXTRA:
        table.rewrite(POSITION, low, v.FACEUP_ATTACK)
    table.activate(put)
    assert table.monsters() == {}
    # The Spell itself was in the left one.
    assert table.spells() == {4: "Low"}
    table.activate(low)
    table.activate(HIGH)
    table.pendulum()
    assert table.monsters() == {0: "Level 2"}
    table.activate(wipe)
    assert table.spells() == {}
    assert sorted(table.extra) == ["Low", "Scale 4"]


def test_without_a_free_pendulum_zone_an_effect_places_no_scale() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: no new cards where a card lies
    put = fiend("Put", ignition(PlaceAsScale(Choose(MONSTER, v.HAND))))
    tricks = {zone: trap(fresh(), f"Trap {zone}") for zone in (0, 4)}
    assert Table([LOW], field=[put], spells={0: tricks[0]}).may("activate", put)
    assert not Table([LOW], field=[put], spells=tricks).may("activate", put)


def test_the_zone_of_a_card_that_destroys_itself_is_free_for_another() -> None:
    # The card text of Wisdom-Eye Magician: "You can destroy this card, and if you do, place 1
    # "Magician" Pendulum Monster from your Deck in your Pendulum Zone", and the walks of the
    # reference engine.
    put = IfDone((PlaceAsScale(Choose(MONSTER, v.DECK)),))
    wise = scale(5, 4, "Wise", Ignition(v.PZONE, do=(Destroy(SELF), put)))
    next_ = scale(8, name="Next")
    table = set_up(low=LOW, high=wise, deck=[next_])
    table.activate(wise)
    assert table.spells() == {0: "Scale 1", 4: "Next"}


def test_scales_leave_three_zones_for_spells_and_traps() -> None:
    # Yu-Gi-Oh solo rules, 5.1, 10.5
    tricks = [trap(fresh(), f"Trap {number}") for number in range(4)]
    table = set_up(*tricks)
    for trick in tricks[:3]:
        table.set(trick)
    assert not table.may("set", tricks[3])


def test_a_face_up_card_forbids_pendulum_summons_but_of_some() -> None:
    # "You cannot Pendulum Summon monsters, except Level 3 monsters": other Special Summons may be.
    wall = fiend("Wall", Ban(("pendulum-summon",), ~level(3, 3)))
    itself = fiend("Itself", level=2, procedures=(ByItself(v.HAND),))
    table = set_up(itself, THREE, field=[wall])
    assert table.may("special", itself)
    table.pendulum()
    assert sorted(table.monsters().values()) == ["Level 3", "Wall"]


def ruled(*rules: Node, firm: bool = False) -> Card:
    """A Pendulum Monster whose Pendulum Effect is continuous."""
    return scale(1, 4, "Ruled", While((), rules, scale=True, firm=firm))


def test_a_continuous_pendulum_effect_holds_in_the_pendulum_zone_alone() -> None:
    # [ Pendulum Effect ] "You cannot Pendulum Summon monsters, except Level 3 monsters."
    wall = ruled(Ban(("pendulum-summon",), ~level(3, 3)), FieldStats(300))
    table = set_up(TWO, THREE, low=wall, field=[body("A")])
    table.pendulum()
    assert sorted(table.monsters().values()) == ["A", "Level 3"]
    assert table.attack(THREE) == 1300
    beside = set_up(TWO, THREE, field=[wall])
    beside.pendulum(TWO, THREE)
    assert beside.attack(THREE) == 1000


def test_a_monster_effect_holds_in_no_pendulum_zone() -> None:
    wall = scale(1, 4, "Wall", FieldStats(300))
    table = set_up(low=wall, field=[THREE])
    assert table.attack(THREE) == 1000


@pytest.mark.parametrize("firm", [True, False])
def test_what_cannot_be_negated_is_not(firm: bool) -> None:
    # "You cannot Pendulum Summon monsters, except Level 3 monsters. This effect cannot be negated."
    wall = ruled(Ban(("pendulum-summon",), ~level(3, 3)), firm=firm)
    table = set_up(TWO, low=wall)
    table.rewrite(STATUS, wall, int(table.state.data[STATUS + table.number(wall)]) | NEGATED)
    assert ("pendulum" in table.offers()) is not firm
