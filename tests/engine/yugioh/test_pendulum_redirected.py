"""Pendulum Monsters that go to the Extra Deck instead of the GY."""

from dataclasses import replace

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
    Type,
    While,
    level,
    monster,
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
from tests.engine.yugioh.test_pendulum import HIGH, LOW, THREE, TWO, scale, set_up


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
