"""The Spell & Trap Zones."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    NON_LINK,
    Choose,
    CreateToken,
    Named,
    SendToGrave,
    SetCard,
    SpecialSummon,
    spell,
    trap,
)
from tests.engine.yugioh.table import (
    Table,
    body,
    fresh,
    link,
    names,
    played,
)
from tests.engine.yugioh.test_zones import BODY, wall


def test_there_are_five_spell_and_trap_zones() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone
    trick = trap(fresh(), "Trap")
    useful = played("Useful", SpecialSummon(Choose(MONSTER, v.HAND)))
    for taken, room in ((4, True), (5, False)):
        sets = [trap(fresh(), f"Set {number}") for number in range(taken)]
        table = Table([trick, useful, BODY], sets=sets)
        assert table.may("set", trick) is room
        assert table.may("set", useful) is room
        assert table.may("activate", useful) is room


def test_a_set_spell_needs_no_further_zone() -> None:
    useful = played("Useful", SpecialSummon(Choose(MONSTER, v.HAND)))
    sets = [trap(fresh(), f"Set {number}") for number in range(4)]
    table = Table([BODY], sets=[*sets, useful])
    table.activate(useful)
    assert table.monsters() == {0: BODY.name}
    assert table.grave == names(useful)


def test_a_spell_needs_a_second_zone_for_what_it_sets() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone: five zones, and the Spell itself lies in one.
    trick = trap(fresh(), "Trick")
    setter = played("Setter", SetCard(Choose(Named(trick.passcode), v.DECK)))
    sets = [trap(fresh(), f"Set {number}") for number in range(4)]
    assert Table([setter], deck=[trick], sets=sets[:3]).may("activate", setter)
    assert not Table([setter], deck=[trick], sets=sets).may("activate", setter)


def test_the_field_zone_is_a_zone_of_its_own() -> None:
    # Yu-Gi-Oh field zones, Field Zone: Field Spells do not count towards the five.
    field_spell = spell(fresh(), "Field Spell", v.FIELD)
    sets = [trap(fresh(), f"Set {number}") for number in range(5)]
    table = Table([field_spell], sets=sets)
    table.set(field_spell)
    assert table.spells()[5] == "Field Spell"


@pytest.mark.parametrize("word", ["set", "activate"])
def test_another_field_spell_sends_the_old_one_to_the_gy(word: str) -> None:
    # Yu-Gi-Oh field zones, Field Zone: to use another Field Spell, send your previous one to the
    # Graveyard.  Yu-Gi-Oh solo rules, 10.10: not destroyed.
    old = spell(fresh(), "Old", v.FIELD)
    new = played("New", SpecialSummon(Choose(MONSTER, v.HAND)), type=v.FIELD)
    table = Table([new, BODY], spells={5: old})
    getattr(table, word)(new)
    assert table.spells() == {5: "New"}
    assert table.grave == names(old)


def test_one_chosen_card_frees_one_zone() -> None:
    # Yu-Gi-Oh rules reference, Z1
    trade = played(
        "Trade", SendToGrave(Choose(MONSTER, v.MZONE)),
        SpecialSummon(Choose(MONSTER, v.HAND, 2, 2)),
    )  # fmt: skip
    walls = [body(f"Wall {number}", level=2) for number in range(5)]
    assert not Table([trade, body("A"), body("B")], field=walls).may("activate", trade)


EXTRA_LINK = {
    5: link("First", 2, v.BOTTOM), 1: link("Left", 2, v.TOP | v.RIGHT),
    2: link("Middle", 2, v.LEFT | v.RIGHT), 3: link("Right", 2, v.LEFT | v.TOP),
}  # fmt: skip


def test_an_extra_link_opens_the_second_extra_monster_zone() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: normally each player uses only one
    goal = link("Goal", 1, v.BOTTOM, each=NON_LINK)
    table = Table(extra=[goal], field={**EXTRA_LINK, 4: BODY})
    table.special(goal)
    assert table.monsters()[6] == "Goal"


@pytest.mark.parametrize("missing", [1, 2, 3])
def test_a_broken_chain_of_links_opens_nothing(missing: int) -> None:
    goal = link("Goal", 1, v.BOTTOM, each=NON_LINK)
    chain = {zone: card for zone, card in EXTRA_LINK.items() if zone != missing}
    table = Table(extra=[goal], field={**chain, 4: BODY}, all_zones=True)
    if table.may("special", goal):
        table.special(goal)
        assert 6 not in [option.number for option in table.decision().options]
        assert 6 not in table.monsters()


@pytest.mark.parametrize(("zone", "markers"), [
    (5, v.TOP), (1, v.TOP), (2, v.LEFT), (2, v.RIGHT), (3, v.TOP),
])  # fmt: skip
def test_each_of_an_extra_link_must_point_to_the_next_and_back(zone: int, markers: int) -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: an Extra Link joins co-linked monsters.
    goal = link("Goal", 1, v.BOTTOM, each=NON_LINK)
    chain = EXTRA_LINK | {zone: link("Blind", 2, markers)}
    table = Table(extra=[goal], field={**chain, 4: BODY}, all_zones=True)
    if table.may("special", goal):
        table.special(goal)
        assert 6 not in [option.number for option in table.decision().options]
        assert 6 not in table.monsters()


def test_an_extra_link_does_not_open_a_zone_that_the_opponent_uses() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: their left one is our right one.
    goal = link("Goal", 1, v.BOTTOM, each=NON_LINK)
    table = Table(extra=[goal], field={**EXTRA_LINK, 4: BODY}, opponent_field={5: link("Theirs")})
    assert not table.may("special", goal)


def test_the_last_of_an_extra_link_must_point_back() -> None:
    goal = link("Goal", 1, v.LEFT, each=NON_LINK)
    assert not Table(extra=[goal], field={**EXTRA_LINK, 4: BODY}).may("special", goal)


@pytest.mark.parametrize("material", range(5))
def test_an_extra_link_may_go_through_the_opponents_field(material: int) -> None:
    # Their zones lie across: zone 3 of theirs is above our left Extra Monster Zone.  A material
    # that leaves takes nothing of theirs along, whatever the number of its zone.
    goal = link("Goal", 1, v.TOP, each=NON_LINK)
    theirs = {
        3: link("Their Right", 2, v.TOP | v.LEFT), 2: link("Their Middle", 2, v.LEFT | v.RIGHT),
        1: link("Their Left", 2, v.TOP | v.RIGHT),
    }  # fmt: skip
    first = link("First", 2, v.TOP)
    table = Table(extra=[goal], field={5: first, material: BODY}, opponent_field=theirs)
    table.special(goal)
    assert table.monsters()[6] == "Goal"


def test_tokens_on_both_players_fields_are_as_many_on_each() -> None:
    # Girsu, the Orcust Mekk-Knight: "Special Summon 1 … Token … to both players' fields"
    token = body("Token")
    maker = played("Maker", CreateToken(token.passcode, whose=v.EITHER))
    table = Table([maker], also=[token])
    table.activate(maker)
    assert (table.monsters(), table.monsters(1)) == ({0: "Token"}, {0: "Token"})
    full = Table([maker], also=[token], opponent_field=wall())
    assert not full.may("activate", maker)
