"""Synchro Summons.

Sources: Yu-Gi-Oh solo rules 3.6, 7.2; Yu-Gi-Oh rules reference, X3; card texts.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    Attribute,
    Card,
    ChangeLevel,
    Choose,
    CreateToken,
    Damage,
    Named,
    SynchroSummon,
    Trigger,
    monster,
    sent_to_grave,
    summoned,
)
from engine.yugioh.position.slots import POSITION, PROPER
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    link,
    played,
    xyz,
)


def tuner(level: int = 2, name: str = "Tuner", attribute: int = v.DARK) -> Card:
    return fiend(name, type=v.TUNER | v.EFFECT, level=level, attribute=attribute)


def synchro(level: int = 6, tuner: Filter = ANY, others: Filter = ANY, least: int = 1,
            effects: tuple[Node, ...] = (), name: str = "Synchro") -> Card:  # fmt: skip
    return monster(
        fresh(), name, v.WIND, v.DRAGON, level, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(tuner, others, least),), effects=effects,
    )  # fmt: skip


A, B, C = body("A", level=4), body("B", level=2), body("C", level=2)
TUNER, SYNCHRO = tuner(), synchro()


def test_a_tuner_and_a_non_tuner_whose_levels_add_up() -> None:
    # Yu-Gi-Oh solo rules, 3.6
    table = Table(extra=[SYNCHRO], field=[TUNER, A])
    table.special(SYNCHRO)
    assert sorted(table.grave) == ["A", "Tuner"]
    assert table.monsters() == {0: "Synchro"}
    assert table.status(SYNCHRO, PROPER)


def test_the_levels_must_add_up_exactly() -> None:
    # Yu-Gi-Oh solo rules, 3.6: total Levels = the Synchro Monster's Level
    for level in (5, 7):
        goal = synchro(level)
        assert not Table(extra=[goal], field=[TUNER, A]).may("special", goal)


def test_exactly_one_tuner() -> None:
    # Yu-Gi-Oh solo rules, 3.6: 1 Tuner + 1 or more non-Tuners
    assert not Table(extra=[SYNCHRO], field=[A, B]).may("special", SYNCHRO)
    second = tuner(4, "Second")
    assert not Table(extra=[SYNCHRO], field=[TUNER, second]).may("special", SYNCHRO)


def test_a_tuner_alone_is_not_enough() -> None:
    goal = synchro(2)
    assert not Table(extra=[goal], field=[TUNER]).may("special", goal)


def test_several_non_tuners() -> None:
    table = Table(extra=[SYNCHRO], field=[TUNER, A, B, C])
    table.special(SYNCHRO)
    assert table.choices() == [("A", "Tuner"), ("B", "C", "Tuner")]


def test_the_least_number_of_non_tuners() -> None:
    # "1 Tuner + 2+ non-Tuner monsters"
    goal = synchro(least=2)
    assert not Table(extra=[goal], field=[TUNER, A]).may("special", goal)
    assert Table(extra=[goal], field=[TUNER, B, C]).may("special", goal)


def test_materials_of_the_kind_asked_for() -> None:
    light = Attribute(v.LIGHT)
    dark_tuner, light_tuner = tuner(), tuner(name="Light", attribute=v.LIGHT)
    goal = synchro(tuner=light)
    assert not Table(extra=[goal], field=[dark_tuner, A]).may("special", goal)
    assert Table(extra=[goal], field=[light_tuner, A]).may("special", goal)
    goal = synchro(others=light)
    assert Table(extra=[goal], field=[dark_tuner, A]).may("special", goal)
    dark = body("Dark", attribute=v.DARK)
    assert not Table(extra=[goal], field=[dark_tuner, dark]).may("special", goal)


def test_monsters_without_a_level_are_no_materials() -> None:
    # Yu-Gi-Oh rules reference, X3; Yu-Gi-Oh solo rules, 6.3
    assert not Table(extra=[SYNCHRO], field=[TUNER, xyz("Rank 4")]).may("special", SYNCHRO)
    assert not Table(extra=[SYNCHRO], field={0: TUNER, 5: link("Link", 4)}).may("special", SYNCHRO)


def test_face_down_monsters_and_those_in_the_hand_are_no_materials() -> None:
    table = Table(extra=[SYNCHRO], field=[TUNER, A])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    assert not table.may("special", SYNCHRO)
    assert not Table([A], extra=[SYNCHRO], field=[TUNER]).may("special", SYNCHRO)


def test_a_token_can_be_synchro_material() -> None:
    # Yu-Gi-Oh solo rules, 3.6, 7.2
    token = fiend("Token", type=v.TOKEN | v.NORMAL, level=4)
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([maker], extra=[SYNCHRO], field=[TUNER], also=[token])
    table.activate(maker)
    table.special(SYNCHRO)
    assert table.monsters() == {0: "Synchro"}
    assert table.grave == ["Maker", "Tuner"]


def test_a_changed_level_counts() -> None:
    raise_ = played("Raise", ChangeLevel(Choose(Named(A.passcode), v.MZONE), 1))
    goal = synchro(7, name="Seven")
    table = Table([raise_], extra=[SYNCHRO, goal], field=[TUNER, A])
    assert table.may("special", SYNCHRO)
    table.activate(raise_)
    assert not table.may("special", SYNCHRO)
    assert table.may("special", goal)


def test_it_is_a_synchro_summon() -> None:
    for how, asked in ((v.BY_SYNCHRO, True), (v.BY_SPECIAL, True), (v.BY_XYZ, False)):
        goal = synchro(effects=(Trigger(v.MZONE, on=summoned(how), do=(Damage(1),)),))
        table = Table(extra=[goal], field=[TUNER, A])
        table.special(goal)
        assert (table.asked == "trigger") is asked


def test_its_materials_are_sent_as_synchro_material() -> None:
    for reason, asked in ((v.R_SYNCHRO, True), (v.R_MATERIAL, True), (v.R_LINK, False)):
        card = fiend("Card", Trigger(v.GRAVE, on=sent_to_grave(v.MZONE, reason), do=(Damage(1),)))
        table = Table(extra=[SYNCHRO], field=[TUNER, card])
        table.special(SYNCHRO)
        assert (table.asked == "trigger") is asked


def test_its_materials_free_a_zone() -> None:
    # Yu-Gi-Oh rules reference, Z1; Yu-Gi-Oh field zones, Extra Monster Zone
    walls = {number: body(f"Wall {number}", level=9) for number in range(3)}
    table = Table(extra=[SYNCHRO], field=walls | {3: TUNER, 4: A, 5: link("Link", 1)})
    table.special(SYNCHRO)
    assert table.zone(SYNCHRO) == 3


# ------------------------------------------------- how many Tuners and others


def counted(level: int, **numbers: Any) -> Card:
    return monster(
        fresh(), "Counted", v.WIND, v.DRAGON, level, 0, type=v.SYNCHRO,
        procedures=(SynchroSummon(**numbers),),
    )  # fmt: skip


def test_no_more_non_tuners_than_the_text_says() -> None:
    # The card text of Hot Red Dragon Archfiend Abyss: "1 Tuner + 1 non-Tuner ... Monster"
    one = counted(6, more=False)
    assert Table(extra=[one], field=[TUNER, A]).may("special", one)
    assert not Table(extra=[one], field=[TUNER, B, C]).may("special", one)
    assert Table(extra=[SYNCHRO], field=[TUNER, B, C]).may("special", SYNCHRO)


@pytest.mark.parametrize(
    ("numbers", "tuners", "others", "may"),
    [
        ({"tuners": 2}, 2, 1, True), ({"tuners": 2}, 1, 2, False),
        ({"tuners": 2, "more_tuners": True, "more": False}, 3, 1, True),
        ({"tuners": 2, "more": False}, 3, 1, False),
        ({"tuners": 2, "more_tuners": True, "more": False}, 2, 2, False),
        ({"tuners": 3}, 3, 1, True), ({}, 2, 1, False),
    ],
)  # fmt: skip
def test_so_many_tuners(numbers: dict[str, Any], tuners: int, others: int, may: bool) -> None:
    # The card texts of Tyrant Red Dragon Archfiend ("2 Tuners + 1+ non-Tuner monsters"), Blue-Eyes
    # Ultimate Spirit Dragon ("2+ Tuners + 1 non-Tuner ...") and Red Supernova Dragon ("3 Tuners").
    field = [tuner(1, f"T{n}") for n in range(tuners)]
    field += [body(f"N{n}", level=1) for n in range(others)]
    goal = counted(tuners + others, **numbers)
    assert Table(extra=[goal], field=field).may("special", goal) is may
