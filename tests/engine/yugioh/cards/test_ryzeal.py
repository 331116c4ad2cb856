"""Cards of the Ryzeal deck: what would go wrong with a wrong limit, cost, target or place.

Source: the card texts.
"""

from collections import Counter

import pytest

from engine.yugioh.cards import boss_monsters as boss
from engine.yugioh.cards import links, staples, synchro, vanilla
from engine.yugioh.cards import ryzeal as rz
from engine.yugioh.language import (
    Card,
    Detach,
    Quick,
)
from engine.yugioh.position.slots import NEGATED
from tests.engine.yugioh.cards.test_classics import (
    BLAST,
    DEFENSE,
    LOW,
    A,
    B,
    destroy,
    effects,
    position,
)
from tests.engine.yugioh.table import Table, names

# ------------------------------------------------------------------- Ryzeal

FIVE = (rz.ICE, rz.EXT, rz.SWORD, rz.NODE, rz.STAR)
OTHERS = {rz.ICE: rz.EXT, rz.EXT: rz.SWORD, rz.SWORD: rz.EXT}


@pytest.mark.parametrize("card", FIVE, ids=[card.name for card in FIVE])
def test_a_ryzeal_summons_itself_once_a_turn_by_name(card: Card) -> None:
    # A Level 4 Xyz Monster with a material, a card in hand and one in the Extra Deck: all costs.
    table = Table(
        [card, card, A], [A, B], extra=[boss.CASTEL, boss.TORNADO_DRAGON], field=[rz.DUO_DRIVE]
    )
    table.attach(B, rz.DUO_DRIVE)
    assert table.may("special", card)
    table.special(card)
    while table.asked != "open":
        if table.asked == "trigger":
            table.decline()
        else:
            table.take(table.decision().options[0])
    assert card.name in table.monsters().values()
    assert not table.may("special", card)


@pytest.mark.parametrize("card", FIVE, ids=[card.name for card in FIVE])
def test_only_rank_4_leaves_the_extra_deck_after_a_ryzeal_summoned_itself(card: Card) -> None:
    (way,) = card.procedures
    assert way.once  # type: ignore[attr-defined]
    assert way.after == rz.SWORD.procedures[0].after  # type: ignore[attr-defined]
    table = Table(
        [rz.SWORD], extra=[links.ALMIRAJ, links.LINK_SPIDER, boss.MELOMELODY, boss.CASTEL],
        field=[rz.NODE, vanilla.BITRON],
    )  # fmt: skip
    assert table.may("special", links.LINK_SPIDER)
    table.special(rz.SWORD)
    assert not table.may("special", links.LINK_SPIDER)
    table.special(boss.CASTEL)
    assert boss.CASTEL.name in table.monsters().values()


def test_the_price_of_ice_and_ext() -> None:
    table = Table([rz.ICE, A], field=[B], spells=[rz.CROSS])
    table.special(rz.ICE)
    assert table.choices() == [("A",), ("B",), (rz.CROSS.name,)]
    table = Table([rz.EXT, A], extra=[boss.CASTEL, synchro.ARMADES, links.LINK_SPIDER])
    table.special(rz.EXT)
    assert table.grave == names(boss.CASTEL)


def test_sword_and_node_look_at_the_field_and_the_gy() -> None:
    assert not Table([rz.SWORD, rz.NODE], field=[A]).may("special", rz.SWORD)
    assert Table([rz.SWORD], grave=[rz.ICE]).may("special", rz.SWORD)
    assert not Table([rz.SWORD], grave=[rz.CROSS]).may("special", rz.SWORD)
    assert not Table([rz.NODE], grave=[rz.ICE]).may("special", rz.NODE)
    assert Table([rz.NODE], grave=[boss.CASTEL]).may("special", rz.NODE)


def test_ice_brings_another_ryzeal_only_when_normal_summoned() -> None:
    table = Table([rz.ICE], [rz.ICE, rz.NODE, rz.CROSS, A])
    table.summon(rz.ICE)
    table.chain(rz.ICE)
    assert Counter(table.monsters().values()) == Counter(names(rz.ICE, rz.NODE))
    table = Table([rz.ICE, A], [rz.NODE])
    table.special(rz.ICE)
    assert table.asked == "open"


def test_ext_wants_no_other_monster_that_is_not_4() -> None:
    for other, asked in ((A, "trigger"), (boss.CASTEL, "trigger"), (LOW, "open"),
                         (links.LINK_SPIDER, "open")):  # fmt: skip
        table = Table([rz.EXT], [rz.SWORD], field=[other])
        table.summon(rz.EXT)
        assert table.asked == asked, other.name


def test_ext_and_sword_search_each_others_kind() -> None:
    table = Table([rz.EXT], [rz.SWORD, rz.NODE, rz.ICE])
    table.summon(rz.EXT)
    table.chain(rz.EXT)
    assert table.choices() == [(rz.NODE.name,), (rz.SWORD.name,)]
    table = Table([rz.SWORD], [rz.EXT, rz.ICE, rz.NODE])
    table.summon(rz.SWORD)
    table.chain(rz.SWORD)
    assert table.choices() == [(rz.EXT.name,), (rz.ICE.name,)]


def test_node_may_send_itself_and_revives_another_without_its_effects() -> None:
    table = Table([A], field=[rz.NODE], grave=[rz.NODE, rz.EXT])
    table.activate(rz.NODE)
    assert table.choices() == [("A",), (rz.NODE.name,)]
    table.pick(rz.NODE)
    assert table.monsters() == {0: rz.EXT.name}
    assert position(table, rz.EXT) == DEFENSE
    assert table.status(rz.EXT, NEGATED)


def test_duo_drive_detaches_two_from_anywhere_for_two_names() -> None:
    table = Table(deck=[rz.ICE, rz.ICE, rz.CROSS], field=[rz.DUO_DRIVE, boss.CASTEL])
    table.attach(rz.ICE, rz.DUO_DRIVE)
    assert table.attack(boss.CASTEL) == 2100
    assert not table.may("activate", rz.DUO_DRIVE)
    table = Table(deck=[A, B, rz.ICE, rz.ICE, rz.CROSS], field=[rz.DUO_DRIVE, boss.CASTEL])
    table.attach(A, rz.DUO_DRIVE)
    table.attach(B, boss.CASTEL)
    table.activate(rz.DUO_DRIVE)
    assert sorted(table.hand) == sorted(names(rz.ICE, rz.CROSS))
    assert sorted(table.grave) == ["A", "B"]


def test_duo_drive_takes_a_ryzeal_and_detonator_any_monster_back_as_material() -> None:
    for card, found in ((rz.DUO_DRIVE, [(rz.ICE.name,)]), (rz.DETONATOR, [("A",), (rz.ICE.name,)])):
        table = Table([staples.MONSTER_REBORN], grave=[card, rz.ICE, A, rz.CROSS])
        table.activate(staples.MONSTER_REBORN)
        table.pick(card)
        table.chain(card)
        if len(found) > 1:
            assert table.choices() == found
            table.pick(rz.ICE)
        assert table.materials(card) == names(rz.ICE)


def test_detonator_saves_an_xyz_monster_with_a_material() -> None:
    table = Table([BLAST], [A], field=[rz.DETONATOR, boss.CASTEL])
    table.attach(A, rz.DETONATOR)
    table.activate(BLAST)
    destroy(table, boss.CASTEL)
    table.yes()
    assert boss.CASTEL.name in table.monsters().values()
    assert table.grave == names(A, BLAST)


def test_detonator_answers_only_the_opponent_and_pays() -> None:
    quick = effects(rz.DETONATOR)[0]
    assert isinstance(quick, Quick)
    assert (quick.answers, quick.cost, quick.limit) == ("opponent", (Detach(1),), None)


def test_cross_forbids_a_second_xyz_summon_of_a_name_and_nothing_else() -> None:
    table = Table(
        [rz.PLUGIN], extra=[boss.CASTEL, boss.TORNADO_DRAGON], field=[boss.CASTEL, A, B],
        spells={5: rz.CROSS}, grave=[boss.CASTEL],
    )  # fmt: skip
    assert not table.may("special", boss.CASTEL)
    assert table.may("special", boss.TORNADO_DRAGON)
    table.activate(rz.PLUGIN)
    assert Counter(table.monsters().values())[boss.CASTEL.name] == 2


def test_cross_puts_two_cards_under_the_deck_and_draws() -> None:
    table = Table(deck=[A], spells={5: rz.CROSS}, grave=[rz.ICE, rz.NODE, rz.CROSS],
                  fixed_order=True)  # fmt: skip
    table.activate(rz.CROSS)
    assert table.hand == ["A"]
    assert sorted(table.deck) == sorted(names(rz.ICE, rz.NODE))
    assert not Table(deck=[A], spells={5: rz.CROSS}, grave=[rz.ICE, rz.CROSS]).may(
        "activate", rz.CROSS
    )


def test_plugin_can_attach_from_the_deck_to_a_rank_4() -> None:
    table = Table([rz.PLUGIN, rz.PLUGIN], [rz.CROSS], grave=[rz.DUO_DRIVE])
    table.activate(rz.PLUGIN)
    table.yes()
    assert table.materials(rz.DUO_DRIVE) == names(rz.CROSS)
    assert not table.may("activate", rz.PLUGIN)
