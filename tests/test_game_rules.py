"""The rules T1 to Z1 under the names of their tests.

Source: Yu-Gi-Oh rules reference; each test cites its rule.  The rules are proved at length in
`tests/engine/yugioh`; here each is shown once, in the example that the document gives.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiendsmith import (
    AGNUMDAY,
    ENGRAVER,
    LACRIMA,
    LURRIE,
    REQUIEM,
    SANCT,
    TOKEN,
)
from engine.yugioh.cards.staples import MONSTER_REBORN
from engine.yugioh.language import (
    MONSTER,
    Banish,
    Choose,
    Destroy,
    Detach,
    Each,
    FusionSummon,
    Materials,
    SendToGrave,
    SpecialSummon,
    level,
)
from engine.yugioh.position.slots import POSITION, PROPER, STATUS
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fusion,
    ignition,
    link,
    names,
    played,
    xyz,
)

A, B = body("A"), body("B")


def with_token(*hand: object, **rest: object) -> Table:
    """A table with a Fiendsmith Token in the first Main Monster Zone."""
    table = Table([SANCT, *hand], **rest)  # type: ignore[list-item, arg-type]
    table.activate(SANCT)
    assert table.monsters()[0] == TOKEN.name
    return table


# ------------------------------------------------------------------ tokens


def test_token_not_sent_to_gy_as_link_material() -> None:
    # Yu-Gi-Oh rules reference, T1
    table = with_token(extra=[REQUIEM])
    before = table.grave
    table.special(REQUIEM)
    assert table.monsters() == {5: REQUIEM.name}
    assert table.grave == before == names(SANCT)
    assert table.place_of(TOKEN) == v.NOWHERE


def test_token_cannot_be_xyz_material() -> None:
    # Yu-Gi-Oh rules reference, T2
    rank = xyz("Rank 1", rank=1)
    assert Table(extra=[rank], field=[LURRIE, LURRIE]).may("special", rank)
    table = with_token(LURRIE, extra=[rank])
    table.summon(LURRIE)
    assert not table.may("special", rank)


def test_token_can_be_link_material() -> None:
    # Yu-Gi-Oh rules reference, T3
    assert with_token(extra=[REQUIEM]).may("special", REQUIEM)


def test_token_can_be_tributed() -> None:
    # Yu-Gi-Oh rules reference, T4
    table = with_token(ENGRAVER)
    table.summon(ENGRAVER)
    assert table.monsters() == {0: ENGRAVER.name}
    assert table.place_of(TOKEN) == v.NOWHERE
    assert table.grave == names(SANCT)


# -------------------------------------------------------------------- link


def test_link_material_sent_to_gy() -> None:
    # Yu-Gi-Oh rules reference, L1
    table = Table(extra=[REQUIEM], field=[ENGRAVER])
    table.special(REQUIEM)
    assert table.grave == names(ENGRAVER)


def test_link_rating_material_count() -> None:
    # Yu-Gi-Oh rules reference, L2; the example holds for materials that are not Link Monsters.
    assert not Table(extra=[AGNUMDAY], field=[ENGRAVER, LURRIE]).may("special", AGNUMDAY)
    assert Table(extra=[AGNUMDAY], field=[ENGRAVER, LURRIE, A]).may("special", AGNUMDAY)
    assert Table(extra=[AGNUMDAY], field={0: ENGRAVER, 5: link("Two", 2)}).may("special", AGNUMDAY)


def test_link_summon_placement() -> None:
    # Yu-Gi-Oh rules reference, L3
    table = Table(extra=[REQUIEM], field=[ENGRAVER])
    table.special(REQUIEM)
    assert table.zone(REQUIEM) == 5


# --------------------------------------------------------------------- xyz


def test_xyz_materials_not_on_field() -> None:
    # Yu-Gi-Oh rules reference, X1
    rank = xyz("Rank 4")
    table = Table(extra=[rank], field=[A, B])
    table.special(rank)
    assert table.monsters() == {0: "Rank 4"}
    assert table.materials(rank) == ["A", "B"]
    assert table.grave == []


def test_xyz_material_detach_to_gy() -> None:
    # Yu-Gi-Oh rules reference, X2
    detaching = ignition(Destroy(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)), cost=(Detach(1),))
    rank = xyz("Rank 4", effects=(detaching,))
    table = Table(extra=[rank], field=[A, B], opponent_field=[body("Theirs")])
    table.special(rank)
    table.activate(rank)
    table.pick(A)
    assert table.grave == ["A"]
    assert table.materials(rank) == ["B"]


def test_xyz_has_rank_not_level() -> None:
    # Yu-Gi-Oh rules reference, X3
    rank = xyz("Rank 4")
    by_level = played("By Level", Destroy(Choose(level(0), v.MZONE)))
    assert not Table([by_level], field=[rank]).may("activate", by_level)
    assert Table([by_level], field=[A]).may("activate", by_level)


# ------------------------------------------------------------------ fusion


def test_fusion_materials_to_gy() -> None:
    # Yu-Gi-Oh rules reference, F1
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE),)))
    table = Table([poly], extra=[goal], field=[A, B])
    table.activate(poly)
    assert sorted(table.grave) == ["A", "B", "Poly"]
    assert table.monsters() == {0: "Goal"}


# ------------------------------------------------------------------- equip


def test_equipped_card_destroyed_when_monster_leaves() -> None:
    # Yu-Gi-Oh rules reference, E1
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out], field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.activate(out)
    assert table.spells() == {}
    assert REQUIEM.name in table.grave


def test_equip_from_gy() -> None:
    # Yu-Gi-Oh rules reference, E2
    table = Table(field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    assert table.equips(ENGRAVER) == names(REQUIEM)
    assert table.grave == []


# --------------------------------------------------------------- gy, banish


def test_gy_order_preserved() -> None:
    # Yu-Gi-Oh rules reference, G2
    first = fiend("First", ignition(SendToGrave(Choose(ANY, v.HAND))))
    table = Table([A, B], field=[first])
    table.activate(first)
    table.pick(A)
    table.activate(first)
    assert table.grave == ["A", "B"]


def test_banish_face_up_default() -> None:
    # Yu-Gi-Oh rules reference, B1
    out = played("Out", Banish(Choose(MONSTER, v.MZONE)))
    table = Table([out], field=[A])
    table.activate(out)
    assert table.banished == ["A"]
    assert table.state.data[POSITION + table.number(A)] & v.FACEUP


# --------------------------------------------------------- special summons


def test_revival_requires_properly_summoned() -> None:
    # Yu-Gi-Oh rules reference, S1
    table = Table([MONSTER_REBORN], grave=[LACRIMA])
    table.rewrite(STATUS, LACRIMA, 0)  # as if it had been sent there from the Extra Deck
    assert not table.may("activate", MONSTER_REBORN)
    mill = played("Mill", SendToGrave(Choose(MONSTER, v.EXTRA)))
    table = Table([mill, MONSTER_REBORN], extra=[LACRIMA])
    table.activate(mill)
    while table.asked == "trigger":
        table.decline()
    assert LACRIMA.name in table.grave
    assert not table.may("activate", MONSTER_REBORN)


def test_semi_nomi_can_be_revived_after_proper_summon() -> None:
    # Yu-Gi-Oh rules reference, S2
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.HAND),)))
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    table = Table([poly, out, MONSTER_REBORN, A, B], extra=[goal])
    table.activate(poly)
    assert table.status(goal, PROPER)
    table.activate(out)
    table.activate(MONSTER_REBORN)
    table.pick(goal)
    assert table.monsters() == {0: "Goal"}


def test_nomi_cannot_be_revived() -> None:
    # Yu-Gi-Oh rules reference, S2
    nomi = fusion("Nomi", Materials(MONSTER, 2, 2), only_by_itself=True)
    table = Table([MONSTER_REBORN], grave=[nomi])
    assert table.status(nomi, PROPER)
    assert not table.may("activate", MONSTER_REBORN)


# ------------------------------------------------------------------- zones


def test_main_monster_zone_capacity() -> None:
    # Yu-Gi-Oh rules reference, Z1
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    five = [body(f"Wall {number}") for number in range(5)]
    assert Table([revive], field=five[:4], grave=[A]).may("activate", revive)
    assert not Table([revive], field=five, grave=[A]).may("activate", revive)
