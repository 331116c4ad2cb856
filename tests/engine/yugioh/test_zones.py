"""Which zones a card may go to.

Sources: Yu-Gi-Oh rules reference, Z1, Z2, L3; Yu-Gi-Oh field zones, *Main Monster Zone*,
*Extra Monster Zone*, *Spell & Trap Zone*, *Field Zone*.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.links import LINKURIBOH
from engine.yugioh.language import (
    MONSTER,
    NON_LINK,
    Banish,
    ByItself,
    Card,
    Choose,
    CreateToken,
    Each,
    Materials,
    Named,
    SpecialSummon,
    Tribute,
)
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import (
    Table,
    body,
    contact,
    fiend,
    link,
    names,
    played,
    xyz,
)

BODY = body()
A, B = body("A"), body("B")
REVIVE = played("Revival", SpecialSummon(Choose(MONSTER, v.GRAVE)))


def wall(count: int = 5) -> dict[int, Card]:
    """So many different monsters, from zone 0 on."""
    return {number: body(f"Wall {number}", level=2) for number in range(count)}


# ------------------------------------------------------- main monster zones


def test_the_lowest_free_zone_is_taken() -> None:
    table = Table([BODY], field={0: body(), 2: body()})
    table.summon(BODY)
    assert table.zone(BODY) == 1


def test_with_the_policy_every_free_main_zone_is_a_choice_and_no_other() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: monsters that are not Special Summoned from the
    # Extra Deck cannot be placed there.
    table = Table([BODY], field={0: body(), 2: body()}, all_zones=True)
    table.summon(BODY)
    assert table.offers() == ["zone #1", "zone #3", "zone #4"]
    table.into(3)
    assert table.zone(BODY) == 3
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    table = Table([itself], field={0: body(), 2: body()}, all_zones=True)
    table.special(itself)
    assert table.offers() == ["zone #1", "zone #3", "zone #4"]


def test_a_player_has_five_main_monster_zones() -> None:
    # Yu-Gi-Oh rules reference, Z1
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    hand = [BODY, itself, REVIVE]
    for monsters, room in ((4, True), (5, False)):
        table = Table(hand, field=wall(monsters), grave=[body("Dead")])
        assert table.may("summon", BODY) is room
        assert table.may("set", BODY) is room
        assert table.may("special", itself) is room
        assert table.may("activate", REVIVE) is room


def test_a_monster_in_an_extra_monster_zone_does_not_count_towards_the_five() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone
    table = Table([BODY], field={5: link("Above")} | wall(4))
    table.summon(BODY)
    assert sorted(table.monsters()) == [0, 1, 2, 3, 4, 5]


def test_as_many_free_zones_as_monsters_to_be_summoned() -> None:
    # Yu-Gi-Oh rules reference, Z1
    both = played("Both", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)))
    assert Table([both], field=wall(3), grave=[A, B]).may("activate", both)
    assert not Table([both], field=wall(4), grave=[A, B]).may("activate", both)


def test_as_many_free_zones_as_tokens() -> None:
    # Yu-Gi-Oh rules reference, Z1
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode, 2))
    assert Table([maker], field=wall(3), also=[token]).may("activate", maker)
    assert not Table([maker], field=wall(4), also=[token]).may("activate", maker)


def test_a_cost_frees_a_zone_for_the_effect() -> None:
    # The card text of Linkuriboh: Tribute 1 Level 1 monster; Special Summon this card.
    field = wall(4) | {4: body("Small", level=1)}
    table = Table(field=field, grave=[LINKURIBOH])
    assert table.may("activate", LINKURIBOH)


def test_a_cost_frees_a_zone_for_a_summon_by_itself() -> None:
    # "You can Special Summon this card (from your hand) by Tributing 1 monster"
    itself = fiend("Itself", procedures=(
        ByItself(v.HAND, cost=(Tribute(Choose(MONSTER, v.MZONE)),)),
    ))  # fmt: skip
    assert Table([itself], field=wall(5)).may("special", itself)


def test_the_zone_of_a_set_monster_is_a_choice_under_the_policy() -> None:
    table = Table([A], all_zones=True)
    table.set(A)
    assert table.asked == "zone"


def test_the_zone_of_a_monster_that_returns_is_a_choice_under_the_policy() -> None:
    away = played("Away", Banish(Each(MONSTER, v.MZONE), until="end"))
    table = Table([away], field=[A], all_zones=True)
    table.activate(away)
    table.end()
    assert table.asked == "zone"


# ------------------------------------------------------ extra monster zones


def test_a_link_monster_may_go_to_either_extra_monster_zone() -> None:
    # Yu-Gi-Oh rules reference, L3
    goal = link("Goal", 1)
    table = Table(extra=[goal], field=[BODY], all_zones=True)
    table.special(goal)
    assert table.offers() == ["zone #5", "zone #6"]


def test_a_player_uses_only_one_extra_monster_zone() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: normally, each player can only use 1 of these.
    goal = link("Goal", 1, each=NON_LINK)
    for used in (5, 6):
        table = Table(extra=[goal], field={used: link("First"), 0: BODY})
        assert not table.may("special", goal)


def test_the_extra_monster_zone_of_a_material_is_free_again() -> None:
    first, goal = link("First"), link("Goal", 1)
    table = Table(extra=[goal], field={6: first, 0: BODY}, all_zones=True)
    # The body is no way: with it, the first Link Monster would stay where it is.
    table.special(goal)
    assert table.offers() == ["zone #5", "zone #6"]
    table.into(6)
    assert table.grave == names(first)
    assert table.monsters() == {0: BODY.name, 6: goal.name}


def test_beside_a_link_monster_only_the_zones_that_it_points_to() -> None:
    # Yu-Gi-Oh rules reference, L3, Z2
    first, goal = link("First", markers=v.BOTTOM | v.BOTTOM_RIGHT), link("Goal", 1, each=NON_LINK)
    table = Table(extra=[goal], field={5: first, 0: BODY}, all_zones=True)
    table.special(goal)
    assert table.offers() == ["zone #1", "zone #2"]


def test_a_material_frees_the_linked_zone_that_it_stood_in() -> None:
    first, goal = link("First", markers=v.BOTTOM), link("Goal", 1, each=NON_LINK)
    table = Table(extra=[goal], field={5: first, 1: BODY})
    table.special(goal)
    assert table.zone(goal) == 1


def test_a_linked_zone_that_is_taken_is_no_zone() -> None:
    first, goal = link("First", markers=v.BOTTOM), link("Goal", 1, each=NON_LINK)
    token = body("In the way", level=1)
    # With the one in the way as material its zone is free; with the body it is not.
    table = Table(extra=[goal], field={5: first, 0: BODY, 1: token})
    table.special(goal)
    assert table.grave == names(token)
    assert table.zone(goal) == 1


def test_an_arrow_that_leaves_as_material_opens_nothing() -> None:
    first = link("First", markers=v.BOTTOM | v.BOTTOM_RIGHT)
    goal = link("Goal", 2)
    table = Table(extra=[goal], field={5: first, 0: BODY}, all_zones=True)
    table.special(goal)
    assert sorted(table.grave) == sorted(names(first, BODY))
    assert table.offers() == ["zone #5", "zone #6"]


def test_an_arrow_that_leaves_as_material_does_not_save_a_summon() -> None:
    # Yu-Gi-Oh rules reference, L3: the Extra Monster Zone stays taken, and no arrow is left.
    goal = link("Goal", 1, each=Named((arrow := link("Arrow", markers=v.RIGHT)).passcode))
    blind = link("Blind")
    assert not Table(extra=[goal], field={5: blind, 0: arrow}).may("special", goal)
    # The zone that it stood in is free again, but only where an arrow of another points to it.
    table = Table(extra=[goal], field={5: blind, 0: arrow, 1: link("Other", markers=v.LEFT)})
    table.special(goal)
    assert table.zone(goal) == 0


def test_an_extra_monster_zone_that_the_opponent_uses_is_taken() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: their left one is our right one.
    goal = link("Goal", 1)
    for theirs, left in ((5, 5), (6, 6)):
        table = Table(
            extra=[goal], field=[BODY], opponent_field={theirs: link("Theirs")}, all_zones=True
        )
        table.special(goal)
        assert table.zone(goal) == left


def test_fusion_and_xyz_monsters_go_to_any_main_zone_or_an_extra_zone() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: they do not have to be Summoned to the Extra
    # Monster Zone or a spot that a Link Monster is pointing to.
    for goal in (xyz("Goal"), contact("Goal", Materials(MONSTER, 2, 2))):
        table = Table(extra=[goal], field={1: body(), 3: body()}, all_zones=True)
        table.special(goal)
        assert table.offers() == [f"zone #{zone}" for zone in range(7)]


def test_fusion_and_xyz_monsters_need_no_arrow_beside_a_link_monster() -> None:
    for goal in (xyz("Goal"), contact("Goal", Materials(MONSTER & NON_LINK, 2, 2))):
        field = {1: body(), 3: body(), 5: link("First")}
        table = Table(extra=[goal], field=field, all_zones=True)
        table.special(goal)
        # Of the Extra Monster Zones the player uses one already.
        assert table.offers() == [f"zone #{zone}" for zone in range(5)]


def test_a_pendulum_monster_from_the_extra_deck_needs_an_extra_or_a_linked_zone() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: the restrictions still apply to Link Monsters and
    # Pendulum Monsters that are Summoned from the Extra Deck.
    # YGOrganization on the Master Rule of April 2020: a Fusion, Synchro or Xyz Monster that lies
    # face-down there does not, before it comes back.
    goal = fiend("Goal", type=v.EFFECT | v.PENDULUM | v.FUSION, procedures=(ByItself(v.EXTRA),))
    for up, zones in ((True, (5, 6)), (False, range(7))):
        table = Table(extra=[goal], all_zones=True)
        taken = Table(extra=[goal], field={5: link("First")})
        if up:
            for each in (table, taken):
                each.rewrite(POSITION, goal, v.FACEUP_ATTACK)
        table.special(goal)
        assert table.offers() == [f"zone #{zone}" for zone in zones]
        assert taken.may("special", goal) is not up


def test_an_effect_that_summons_to_an_extra_monster_zone_alone() -> None:
    # "Special Summon ... to the Extra Monster Zone": no Main Monster Zone, whatever may go there.
    out = played("Out", SpecialSummon(Choose(MONSTER, v.EXTRA), zones="extra"))
    goal = xyz("Goal")
    table = Table([out], extra=[goal], all_zones=True)
    table.activate(out)
    assert table.offers() == ["zone #5", "zone #6"]


def test_a_link_monster_that_comes_back_goes_to_a_main_zone() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: if it later would be Special Summoned, it is
    # Special Summoned into a Main Monster Zone instead.
    dead = link("Dead")
    table = Table([REVIVE], grave=[dead], all_zones=True)
    table.activate(REVIVE)
    assert table.offers() == [f"zone #{zone}" for zone in range(5)]


def test_a_full_field_leaves_an_extra_monster_zone_for_an_xyz_monster() -> None:
    goal = xyz("Goal", rank=1)
    others = {number: body(f"Wall {number}", level=2) for number in range(3)}
    field = others | {3: body("One", level=1), 4: body("Two", level=1)}
    table = Table(extra=[goal], field=field)
    table.special(goal)
    assert table.zone(goal) == 3  # the lowest zone that its materials leave


BODY = body("Body")
