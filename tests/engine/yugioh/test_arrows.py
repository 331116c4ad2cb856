"""Where Link arrows point, from every zone in all eight directions.

Source: Yu-Gi-Oh solo rules 1.2 (the layout), 6.1 (the arrows), 6.2 (linked zones).  The left
Extra Monster Zone lies above the second Main Monster Zone, the right one above the fourth; the
opponent sits across.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.arrows import pointed_table
from engine.yugioh.language import NON_LINK, POINTED, Banish, Each, State
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, ignition, link

LEFT, RIGHT = v.LEFT, v.RIGHT
TOP, TOP_LEFT, TOP_RIGHT = v.TOP, v.TOP_LEFT, v.TOP_RIGHT
BOTTOM, BOTTOM_LEFT, BOTTOM_RIGHT = v.BOTTOM, v.BOTTOM_LEFT, v.BOTTOM_RIGHT
ARROWS = (LEFT, RIGHT, TOP, TOP_LEFT, TOP_RIGHT, BOTTOM, BOTTOM_LEFT, BOTTOM_RIGHT)

# Written out from the layout, zone by zone: which own zone an arrow meets.
OWN = {
    0: {RIGHT: 1, TOP_RIGHT: 5},
    1: {LEFT: 0, RIGHT: 2, TOP: 5},
    2: {LEFT: 1, RIGHT: 3, TOP_LEFT: 5, TOP_RIGHT: 6},
    3: {LEFT: 2, RIGHT: 4, TOP: 6},
    4: {LEFT: 3, TOP_LEFT: 6},
    5: {BOTTOM_LEFT: 0, BOTTOM: 1, BOTTOM_RIGHT: 2},
    6: {BOTTOM_LEFT: 2, BOTTOM: 3, BOTTOM_RIGHT: 4},
}
# From the Extra Monster Zones arrows also meet zones of the opponent, counted from their left:
# their fifth zone faces our first.
THEIRS = {
    5: {TOP_LEFT: 4, TOP: 3, TOP_RIGHT: 2},
    6: {TOP_LEFT: 2, TOP: 1, TOP_RIGHT: 0},
}

TABLE = [int(mask) for mask in pointed_table()]


def expected(zone: int, markers: int) -> int:
    """Bits of own zones, and from bit 8 on of the opponent's."""
    mask = 0
    for arrow in ARROWS:
        if markers & arrow:
            if arrow in OWN.get(zone, {}):
                mask |= 1 << OWN[zone][arrow]
            if arrow in THEIRS.get(zone, {}):
                mask |= 256 << THEIRS[zone][arrow]
    return mask


@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize("zone", range(7))
def test_each_arrow_from_each_zone(zone: int, arrow: int) -> None:
    # Yu-Gi-Oh solo rules, 6.1 and 6.2
    assert TABLE[zone * 512 + arrow] == expected(zone, arrow)


@pytest.mark.parametrize("zone", range(7))
def test_all_sets_of_arrows(zone: int) -> None:
    every = sum(ARROWS)
    for markers in range(512):
        if not markers & ~every:
            assert TABLE[zone * 512 + markers] == expected(zone, markers)


def test_arrows_of_the_extra_monster_zones_are_seen_alike_from_both_sides() -> None:
    # Our left Extra Monster Zone is the opponent's right one: what it points to on our side is
    # what theirs, turned around, points to on theirs.
    turned = {
        TOP: BOTTOM, TOP_LEFT: BOTTOM_RIGHT, TOP_RIGHT: BOTTOM_LEFT,
        BOTTOM: TOP, BOTTOM_LEFT: TOP_RIGHT, BOTTOM_RIGHT: TOP_LEFT,
    }  # fmt: skip
    for ours, theirs in ((5, 6), (6, 5)):
        for arrow, back in turned.items():
            one = TABLE[ours * 512 + arrow]
            other = TABLE[theirs * 512 + back]
            assert one & 0x7F == other >> 8
            assert one >> 8 == other & 0x7F


@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize("zone", range(7))
def test_an_arrow_opens_the_main_zone_that_it_points_to_and_no_other(zone: int, arrow: int) -> None:
    # Yu-Gi-Oh rules reference, L3; Yu-Gi-Oh solo rules, 6.2
    goal = link("Goal", 1, each=NON_LINK)
    opened = OWN[zone].get(arrow)
    material = next(free for free in range(5) if free not in (zone, opened))
    field = {zone: link("Pointing", markers=arrow), material: body()}
    if zone < 5:
        field[5] = link("No arrows", markers=0)  # the player's one Extra Monster Zone is in use
    table = Table(extra=[goal], field=field)
    if opened is None or opened > 4:
        assert not table.may("special", goal)
    else:
        table.special(goal)
        assert table.zone(goal) == opened


def test_an_opponents_arrow_opens_our_zone() -> None:
    # Yu-Gi-Oh solo rules, 6.2: a zone is linked if a Link Monster's arrow points to it.
    goal = link("Goal", 1, each=NON_LINK)
    ours = {6: link("In use", markers=0), 4: body()}
    assert not Table(extra=[goal], field=ours).may("special", goal)
    # Their right Extra Monster Zone is our left one, above our second zone.
    table = Table(extra=[goal], field=ours, opponent_field={6: link("Theirs", markers=TOP)})
    table.special(goal)
    assert table.zone(goal) == 1


def test_a_face_down_monster_points_nowhere() -> None:
    # Yu-Gi-Oh solo rules, 6.3: Link Monsters are never face-down; what lies face-down is none.
    goal = link("Goal", 1, each=NON_LINK)
    field = {5: link("Pointing", markers=BOTTOM), 4: body()}
    table = Table(extra=[goal], field=field)
    assert table.may("special", goal)
    table.rewrite(POSITION, field[5], v.FACEDOWN_DEFENSE)
    assert not table.may("special", goal)


@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize("zone", [5, 6])
def test_a_text_about_monsters_that_this_card_points_to(zone: int, arrow: int) -> None:
    # The card text of Cross-Sheep: a monster this card points to, on either side of the field
    hit = ignition(Banish(Each(POINTED, v.MZONE, v.EITHER)))
    pointing = link("Pointing", markers=arrow, effects=(hit,))
    table = Table(
        field={zone: pointing} | {number: body(f"Mine {number}") for number in range(5)},
        opponent_field={number: body(f"Theirs {number}") for number in range(5)},
    )
    mine = [f"Mine {OWN[zone][arrow]}"] if arrow in OWN[zone] else []
    theirs = [f"Theirs {THEIRS[zone][arrow]}"] if arrow in THEIRS[zone] else []
    if not mine and not theirs:
        assert not table.may("activate", pointing)
        return
    table.activate(pointing)
    assert (table.banished, table.pile(v.BANISHED, 1)) == (mine, theirs)


def test_co_linked_monsters_point_at_each_other() -> None:
    # Yu-Gi-Oh solo rules 6.2; the card texts of the "Knightmare" monsters
    hit = ignition(Banish(Each(State("co-linked"), v.MZONE)))
    pointing = link("Pointing", markers=v.BOTTOM, effects=(hit,))
    back, away = link("Back", markers=v.TOP), link("Away", markers=v.LEFT)
    together = Table(field={5: pointing, 1: back})
    together.activate(pointing)
    assert sorted(together.banished) == ["Back", "Pointing"]
    assert not Table(field={5: pointing, 1: away}).may("activate", pointing)
