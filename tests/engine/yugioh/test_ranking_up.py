"""Xyz Summons onto Xyz Monsters, at a cost, and with materials of any Level."""

from dataclasses import replace
from typing import Any

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Attribute,
    Between,
    Card,
    Damage,
    Detach,
    During,
    Event,
    FieldStats,
    Ignition,
    Named,
    NotUsedFor,
    ThisTurn,
    Trigger,
    Type,
    While,
    WithMaterial,
    XyzOnto,
    XyzSummon,
    exists,
    monster,
    summoned,
)
from engine.yugioh.position.slots import PROPER
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played, xyz
from tests.engine.yugioh.test_xyz import A, B, C

# ---------------------------------------------------------------- ranking up


def above(name: str, onto: Card, limit: bool = True, condition: tuple[Node, ...] = ()) -> Card:
    """An Xyz Monster that is placed onto another."""
    return monster(fresh(), name, v.DARK, v.WARRIOR, 5, 2500, 2000, type=v.XYZ | v.EFFECT,
                   procedures=(XyzOnto(Named(onto.passcode), limit, condition),))  # fmt: skip


def test_ranking_up_takes_the_old_monster_and_its_materials_along() -> None:
    # Yu-Gi-Oh solo rules, 4.5
    low = xyz("Low")
    high = above("High", low)
    table = Table(deck=[A, B], extra=[high], field={2: low})
    table.attach(A, low)
    table.attach(B, low)
    table.special(high)
    assert sorted(table.materials(high)) == ["A", "B", "Low"]
    assert table.monsters() == {0: "High"}
    assert table.grave == []
    assert table.status(high, PROPER)


def test_ranking_up_frees_the_zone_of_the_old_monster() -> None:
    # Yu-Gi-Oh solo rules, 4.5
    low = xyz("Low")
    high = above("High", low)
    walls = {zone: body(f"Wall {zone}") for zone in (0, 1, 2, 4)}
    table = Table(extra=[high], field={3: low, 5: link("Above"), **walls})
    table.special(high)
    assert table.monsters()[3] == "High"


def test_ranking_up_takes_a_face_up_monster() -> None:
    # The official rulebook, Xyz Summon: materials are face-up monsters.
    low = xyz("Low")
    high = above("High", low)
    for position, may in ((v.FACEUP_DEFENSE, True), (v.FACEDOWN_DEFENSE, False)):
        table = Table(extra=[high], field=[low])
        table.rewrite_position(low, position)
        assert table.may("special", high) is may


def test_ranking_up_is_an_xyz_summon() -> None:
    # Yu-Gi-Oh solo rules, 4.5: it is material for another Xyz Summon.
    low = xyz("Low")
    pleased = fiend("Pleased", Trigger(v.MZONE, on=summoned(v.BY_XYZ, MONSTER), do=(Damage(1),)))
    high = above("High", low)
    table = Table(extra=[high], field=[low, pleased])
    table.special(high)
    assert table.asked == "trigger"


def test_ranking_up_under_a_condition() -> None:
    # The card text of Divine Arsenal AA-ZEUS - Sky Thunder: "Once per turn, if an Xyz Monster
    # battled this turn". Nobody battles here.
    low = xyz("Low")
    battled = ThisTurn("battle", Type(v.XYZ) & MONSTER, v.EITHER)
    for condition, may in (
        ((), True), ((battled,), False), ((During(v.YOU, "main 1"),), True),
        ((During(v.YOU, "main 2"),), False), ((exists(MONSTER, v.GRAVE),), False),
    ):  # fmt: skip
        high = above("High", low, condition=condition)
        assert Table(extra=[high], field=[low]).may("special", high) is may


def test_what_is_said_of_ranking_up() -> None:
    # The card texts of Divine Arsenal AA-ZEUS - Sky Thunder, Downerd Magician, and Gaia Dragon, the
    # Thunder Charger.
    zeus = XyzOnto(Type(v.XYZ) & MONSTER, condition=(
        ThisTurn("battle", Type(v.XYZ) & MONSTER, v.EITHER),
    ))  # fmt: skip
    downerd = XyzOnto(Between("rank", 0, 3) & MONSTER, False, (During(v.YOU, "main 2"),))
    gaia = XyzOnto(Between("rank", 5, 6) & MONSTER, False)
    for way, text in (
        (zeus, "Once per turn, if an Xyz Monster battled this turn, you can also Xyz Summon "
               '"High" by using 1 Xyz Monster you control as material.'),
        (downerd, "During your Main Phase 2, you can also Xyz Summon this card by using a Rank 3 "
                  "or lower Xyz Monster you control as material."),
        (gaia, "You can also Xyz Summon this card by using a Rank 5 or 6 Xyz Monster you control "
               "as material."),
    ):  # fmt: skip
        high = monster(fresh(), "High", v.DARK, v.WARRIOR, 5, 0, type=v.XYZ, procedures=(way,))
        assert card_text(high, str) == [text, "(Transfer its materials to this card.)"]


def test_what_cannot_be_xyz_material_is_not_ranked_up() -> None:
    # Yu-Gi-Oh solo rules, 4.5: it is an Xyz Summon, and the monster its material; a Token is none.
    barred = fiend("Barred", NotUsedFor(("xyz",)))
    token = monster(fresh(), "Token", v.DARK, v.FIEND, 4, 0, type=v.NORMAL | v.TOKEN)
    for host in (barred, token):
        high = above("High", host)
        assert not Table(extra=[high], field=[host]).may("special", high)


def test_ranking_up_is_limited_only_where_the_text_says_so() -> None:
    low = xyz("Low")
    for limit in (True, False):
        high = above("High", low, limit)
        table = Table(extra=[high, high], field=[low, low])
        table.special(high, low)
        assert table.may("special", high) is not limit


# ------------------------------------------------- materials of any Level


def ranked(**rest: Any) -> Card:
    way = XyzSummon(Type(v.XYZ) & MONSTER, any_level=True, **rest)
    return monster(fresh(), "Ranked", v.LIGHT, v.WARRIOR, 1, 0, type=v.XYZ, procedures=(way,))


def test_xyz_monsters_of_the_same_rank() -> None:
    # The card text of Number F0: Utopic Future: "2 Xyz Monsters with the same Rank, except ..."
    goal = ranked(joint="same-rank")
    four, other, five = xyz("Four"), xyz("Other"), xyz("Five", 5)
    table = Table(extra=[goal], field=[four, other])
    table.special(goal)
    assert sorted(table.materials(goal)) == ["Four", "Other"]
    assert not Table(extra=[goal], field=[four, five]).may("special", goal)
    assert not Table(extra=[goal], field=[four, A]).may("special", goal)


def test_xyz_monsters_of_the_same_name_and_rank() -> None:
    # The card text of Number 100: Numeron Dragon: "... with the same name and Rank"
    goal = ranked(joint="same-name-and-rank")
    four, other = xyz("Four"), xyz("Other")
    assert Table(extra=[goal], field=[four, four]).may("special", goal)
    assert not Table(extra=[goal], field=[four, other]).may("special", goal)


def test_no_more_materials_than_the_text_says() -> None:
    # The card text of Number 86: Heroic Champion - Rhongomyniad: "2 or more (max. 5) Level 4 ..."
    goal = monster(fresh(), "Goal", v.LIGHT, v.WARRIOR, 4, 0, type=v.XYZ,
                   procedures=(XyzSummon(least=2, more=True, most=3),))  # fmt: skip
    table = Table(extra=[goal], field=[A, B, C, body("D")])
    table.special(goal)
    assert max(len(choice) for choice in table.choices()) == 3


def test_what_is_among_the_materials_is_asked_as_long_as_it_is_there() -> None:
    # Card text: "Abyss Dweller"
    wet, dry = body("Wet", attribute=v.WATER), body("Dry", attribute=v.FIRE)
    held = exists(~OTHER & WithMaterial(Attribute(v.WATER)), v.MZONE)
    detach = Ignition(v.MZONE, cost=(Detach(1),), do=(Damage(1),))
    goal = xyz("Goal", effects=(While((held,), (FieldStats(500, ~OTHER),)), detach))
    table = Table(extra=[goal], field=[wet, dry])
    table.special(goal)
    assert table.attack(goal) == 2500
    table.activate(goal)
    table.pick(wet)
    assert table.attack(goal) == 2000
    none = Table(extra=[goal], field=[dry, dry])
    none.special(goal)
    assert none.attack(goal) == 2000


# ------------------------------------------------------- onto a monster, at a cost


SPENT = played("Spent", Damage(1))


def test_a_card_in_the_hand_is_paid_and_only_the_monster_is_material() -> None:
    # Beatrice, Lady of the Eternal: "by sending 1 … from your hand to the GY, then using 1 …"
    host = xyz("Host")
    for discarded in (False, True):
        way = XyzOnto(Named(host.passcode), False, paying=Type(v.SPELL), discarded=discarded)
        high = replace(xyz("High", 6), procedures=(way,))
        event = Event("discarded", who=Named(SPENT.passcode))
        watch = fiend("Watch", Trigger(v.MZONE, on=event, do=(Damage(300),), optional=False))
        table = Table([SPENT, body("Other")], [A], extra=[high], field=[host, watch])
        table.attach(A, host)
        table.special(high)
        assert sorted(table.materials(high)) == ["A", "Host"]
        assert table.grave == ["Spent"]
        assert table.hand == ["Other"]
        assert table.life(1) == (7700 if discarded else 8000)
        assert not Table([body("Other")], extra=[high], field=[host]).may("special", high)


def test_which_card_is_paid_is_chosen() -> None:
    host = xyz("Host")
    way = XyzOnto(Named(host.passcode), False, paying=Type(v.SPELL))
    high = replace(xyz("High", 6), procedures=(way,))
    one, two = played("One", Damage(1)), played("Two", Damage(1))
    table = Table([one, two, one], extra=[high], field=[host])
    table.special(high)
    assert table.choices() == [("Host", "One"), ("Host", "Two")]
    table.pick(host, two)
    assert table.grave == ["Two"]
