"""Xyz Summons and materials.

Sources: Yu-Gi-Oh rules reference, T2, X1 to X3; Yu-Gi-Oh solo rules 3.7, 4; card texts.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import CAESAR
from engine.yugioh.cards.fiendsmith import ENGRAVER, LACRIMA
from engine.yugioh.cards.staples import MONSTER_REBORN
from engine.yugioh.language import (
    MONSTER,
    SELF,
    AddToHand,
    Attach,
    Banish,
    Between,
    Choose,
    CreateToken,
    Damage,
    Destroy,
    Detach,
    Draw,
    Ignition,
    Named,
    Race,
    SendToGrave,
    ToDeck,
    Trigger,
    level,
    sent_to_grave,
    summoned,
)
from engine.yugioh.position.slots import POSITION, PROPER
from tests.engine.yugioh.table import Table, body, fiend, link, names, played, xyz

A, B, C = body("A"), body("B"), body("C")
RANK_4 = xyz("Rank 4")


def test_materials_are_stacked_under_the_xyz_monster() -> None:
    # Yu-Gi-Oh solo rules, 3.7
    table = Table(extra=[RANK_4], field=[A, B])
    table.special(RANK_4)
    assert table.monsters() == {0: "Rank 4"}
    assert table.materials(RANK_4) == ["A", "B"]
    assert table.status(RANK_4, PROPER)


def test_materials_are_not_on_the_field() -> None:
    # Yu-Gi-Oh rules reference, X1
    bomb = played("Bomb", Destroy(Choose(MONSTER, v.MZONE)))
    table = Table([bomb], extra=[RANK_4], field=[A, B])
    table.special(RANK_4)
    assert table.grave == []
    assert [table.place_of(card) for card in (A, B)] == [v.OVERLAY, v.OVERLAY]
    table.activate(bomb)  # the Xyz Monster is the only card to choose, so nothing is asked
    assert table.monsters() == {}


def test_materials_that_become_materials_are_not_sent_to_the_gy() -> None:
    # Yu-Gi-Oh modifiers and triggers, Leaves the field
    mourner = fiend("Mourner", Trigger(v.GRAVE, on=sent_to_grave(), do=(AddToHand(SELF),)))
    table = Table(extra=[RANK_4], field=[A, mourner])
    table.special(RANK_4)
    assert table.asked == "open"


def test_every_material_has_the_level_that_is_the_rank() -> None:
    # Yu-Gi-Oh solo rules, 3.7: face-up monsters with the same Level.
    low, high = body("Low", level=3), body("High", level=5)
    assert not Table(extra=[RANK_4], field=[A, low, high]).may("special", RANK_4)
    table = Table(extra=[RANK_4], field=[A, low, B, high])
    table.special(RANK_4)
    assert table.materials(RANK_4) == ["A", "B"]


def test_materials_must_be_of_the_kind_asked_for() -> None:
    goal = xyz("Goal", each=Race(v.FIEND))
    assert not Table(extra=[goal], field=[A, fiend("Fiend")]).may("special", goal)
    assert Table(extra=[goal], field=[fiend("Fiend"), fiend("Second")]).may("special", goal)


def test_exactly_as_many_materials_as_the_text_says() -> None:
    table = Table(extra=[RANK_4], field=[A, B, C])
    table.special(RANK_4)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]
    three = xyz("Three", least=3)
    assert not Table(extra=[three], field=[A, B]).may("special", three)
    assert Table(extra=[three], field=[A, B, C]).may("special", three)


def test_a_face_down_monster_is_no_material() -> None:
    # Yu-Gi-Oh solo rules, 3.7: face-up monsters.
    table = Table(extra=[RANK_4], field=[A, B])
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    assert not table.may("special", RANK_4)


def test_a_token_cannot_be_xyz_material() -> None:
    # Yu-Gi-Oh rules reference, T2
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([maker], extra=[RANK_4], field=[A], also=[token])
    table.activate(maker)
    assert table.monsters() == {0: "A", 1: "Token"}
    assert not table.may("special", RANK_4)


def test_xyz_and_link_monsters_have_no_level() -> None:
    # Yu-Gi-Oh rules reference, X3; Yu-Gi-Oh solo rules, 6.3
    other = xyz("Other")
    assert not Table(extra=[RANK_4], field=[A, other]).may("special", RANK_4)
    assert not Table(extra=[RANK_4], field={0: A, 5: link("Link", 4)}).may("special", RANK_4)


def test_cards_that_ask_for_a_level_do_not_find_a_rank() -> None:
    # Yu-Gi-Oh rules reference, X3
    by_level = played("By Level", Destroy(Choose(level(1), v.MZONE)))
    by_rank = played("By Rank", Destroy(Choose(Between("rank", 4, 4), v.MZONE)))
    table = Table([by_level, by_rank], field=[RANK_4])
    assert not table.may("activate", by_level)
    assert table.may("activate", by_rank)


def test_a_detached_material_goes_to_the_gy() -> None:
    # Yu-Gi-Oh rules reference, X2; Yu-Gi-Oh solo rules, 4.2: the player chooses which.
    drawing = xyz("Drawing", effects=(Ignition(v.MZONE, cost=(Detach(1),), do=(Draw(1),)),))
    table = Table(extra=[drawing], deck=[C, C], field=[A, B])
    table.special(drawing)
    table.activate(drawing)
    assert table.choices() == [("A",), ("B",)]
    table.pick(B)
    assert table.grave == ["B"]
    assert table.materials(drawing) == ["A"]


def test_any_of_three_materials_can_be_detached() -> None:
    # Yu-Gi-Oh solo rules, 4.2: the player chooses which.
    burning = xyz("Burning", least=3, effects=(
        Ignition(v.MZONE, cost=(Detach(1),), do=(Damage(1),)),
    ))  # fmt: skip
    for card, left in ((A, ["B", "C"]), (B, ["A", "C"]), (C, ["A", "B"])):
        table = Table(extra=[burning], field=[A, B, C])
        table.special(burning)
        table.activate(burning)
        table.pick(card)
        assert table.grave == [card.name]
        assert table.materials(burning) == left


def test_without_enough_materials_nothing_can_be_detached() -> None:
    # Yu-Gi-Oh solo rules, 4.2: with no material the monster remains on the field.
    drawing = xyz("Drawing", effects=(Ignition(v.MZONE, cost=(Detach(2),), do=(Draw(1),)),))
    table = Table(extra=[drawing], deck=[C] * 3, field=[A, B])
    table.special(drawing)
    table.activate(drawing)  # both go: no choice
    assert table.grave == ["A", "B"]
    assert table.monsters() == {0: "Drawing"}
    assert not table.may("activate", drawing)


def test_materials_go_to_the_gy_when_the_xyz_monster_leaves() -> None:
    # Yu-Gi-Oh solo rules, 4.4: they do not follow it to its new zone.
    for leave in (SendToGrave, AddToHand):
        out = played("Out", leave(Choose(MONSTER, v.MZONE)))
        table = Table([out], extra=[RANK_4], field=[A, B])
        table.special(RANK_4)
        table.activate(out)
        assert sorted(table.grave)[:2] == ["A", "B"]
        home = v.GRAVE if leave is SendToGrave else v.EXTRA
        assert table.place_of(RANK_4) == home


def test_equip_cards_of_a_material_are_destroyed() -> None:
    # Yu-Gi-Oh rules reference, E1: the equipped monster leaves the field.
    table = Table(extra=[RANK_4], deck=[C], field=[A, B])
    table.equip(C, A)
    table.special(RANK_4)
    assert table.spells() == {}
    assert table.grave == ["C"]


def test_a_material_has_no_effects() -> None:
    # Yu-Gi-Oh solo rules, 4.1
    active = fiend("Active", Ignition(v.MZONE | v.GRAVE, do=(Draw(1),)))
    table = Table(extra=[RANK_4], deck=[C], field=[A, active])
    assert table.may("activate", active)
    table.special(RANK_4)
    assert not table.may("activate", active)


def test_a_properly_summoned_monster_can_be_revived_after_it_was_a_material() -> None:
    # Yu-Gi-Oh rules reference, S1: ... unless they were first properly Summoned.
    out = played("Out", SendToGrave(Choose(Named(CAESAR.passcode), v.MZONE)))
    table = Table([out, MONSTER_REBORN], extra=[CAESAR], field=[ENGRAVER, LACRIMA])
    table.special(CAESAR)
    table.activate(out)
    while table.asked == "trigger":
        table.decline()
    table.activate(MONSTER_REBORN)
    assert (LACRIMA.name,) in table.choices()


def test_an_xyz_summon_is_a_special_summon_of_its_own_kind() -> None:
    pleased = xyz("Pleased", effects=(Trigger(v.MZONE, on=summoned(v.BY_XYZ), do=(Draw(1),)),))
    table = Table(extra=[pleased], deck=[C], field=[A, B])
    table.special(pleased)
    assert table.asked == "trigger"
    linked = xyz("Linked", effects=(Trigger(v.MZONE, on=summoned(v.BY_LINK), do=(Draw(1),)),))
    table = Table(extra=[linked], deck=[C], field=[A, B])
    table.special(linked)
    assert table.asked == "open"


def test_a_bundled_xyz_monster_of_fiends() -> None:
    # The card text of D/D/D Wave High King Caesar: 2 Level 6 Fiend monsters
    table = Table(extra=[CAESAR], field=[ENGRAVER, LACRIMA])
    table.special(CAESAR)
    assert table.materials(CAESAR) == names(ENGRAVER, LACRIMA)
    assert not Table(extra=[CAESAR], field=[ENGRAVER, body("Six", level=6)]).may("special", CAESAR)


# ----------------------------------------------------------------- attaching


@pytest.mark.parametrize("place", [v.MZONE, v.SZONE, v.HAND, v.DECK, v.GRAVE, v.BANISHED, v.EXTRA])
def test_an_effect_attaches_a_card_from_anywhere(place: int) -> None:
    # Yu-Gi-Oh solo rules, 4.3
    host, other = xyz("Host"), xyz("Other")
    card = other if place == v.EXTRA else A
    attach = played("Attach", Attach(Choose(Named(card.passcode), place), Choose(MONSTER, v.MZONE)))
    table = Table([attach], deck=[A], extra=[other], field={4: host})
    if place == v.MZONE:
        table.lay(card, 0)
    elif place == v.SZONE:
        table.lay_spell(card, 0)
    elif place & (v.HAND | v.GRAVE | v.BANISHED):
        table.put(card, place)
    table.activate(attach)
    if table.asked == "cards":
        table.pick(host)
    assert table.materials(host) == [card.name]
    assert table.place_of(card) == v.OVERLAY
    assert (table.monsters(), table.spells()) == ({4: "Host"}, {})


def test_an_xyz_monster_without_materials_stays() -> None:
    # Yu-Gi-Oh solo rules, 4.2
    use = Ignition(v.MZONE, cost=(Detach(1),), do=(Damage(1),))
    last = xyz("Last", effects=(use,))
    table = Table(deck=[A], field=[last])
    table.attach(A, last)
    table.activate(last)
    assert table.materials(last) == []
    assert table.monsters() == {0: "Last"}
    assert not table.may("activate", last)


def test_materials_go_to_the_gy_wherever_the_xyz_monster_goes() -> None:
    # Yu-Gi-Oh solo rules, 4.4: they do not follow it.
    for leave in (AddToHand, Banish, SendToGrave, ToDeck):
        out = played("Out", leave(Choose(MONSTER, v.MZONE)))
        top = xyz("Top")
        table = Table([out], deck=[A], field=[top])
        table.attach(A, top)
        table.activate(out)
        assert table.place_of(A) == v.GRAVE
        assert table.monsters() == {}
