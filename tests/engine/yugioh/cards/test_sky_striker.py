"""Cards of the Sky Striker deck.

Source: the card texts, and the official scripts where a text leaves a doubt.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import (
    exodia,
    links,
    sky_striker,
)
from engine.yugioh.language import (
    Activate,
    Also,
    Card,
    InPlace,
    OnlySpecialSummon,
    spell,
)
from engine.yugioh.position.slots import PROPER, STATUS
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, fresh, names

# -------------------------------------------------------------- Sky Striker


@pytest.mark.parametrize(
    "card",
    [item for item in vars(sky_striker).values()
     if isinstance(item, Card) and item.type & v.SPELL],
    ids=lambda card: card.name,
)  # fmt: skip
def test_every_spell_asks_for_an_empty_main_monster_zone(card: Card) -> None:
    (activation,) = card.effects
    assert isinstance(activation, Activate)
    assert activation.condition == sky_striker.ENGAGE.effects[0].condition  # type: ignore[attr-defined]


def test_engage_minds_the_main_monster_zone_only() -> None:
    engage, raye = sky_striker.ENGAGE, sky_striker.RAYE
    assert not Table([engage], [raye], field=[body()]).may("activate", engage)
    assert Table([engage], [raye], field={5: sky_striker.KAGARI}).may("activate", engage)
    assert not Table([engage], [engage]).may("activate", engage)


@pytest.mark.parametrize(("spells", "asked"), [(2, "open"), (3, "optional")])
def test_engage_draws_with_three_spells_in_the_gy(spells: int, asked: str) -> None:
    table = Table([sky_striker.ENGAGE], [sky_striker.RAYE, body()], grave=[exodia.ALLURE] * spells)
    table.activate(sky_striker.ENGAGE)
    assert table.hand == names(sky_striker.RAYE)
    assert table.asked == asked


@pytest.mark.parametrize(("spells", "attack"), [(2, 0), (3, 1500)])
def test_hornet_drones_makes_a_token_in_defense(spells: int, attack: int) -> None:
    table = Table([sky_striker.HORNET_DRONES], grave=[exodia.ALLURE] * spells)
    table.activate(sky_striker.HORNET_DRONES)
    (token,) = board(table.game)["monsters"]
    assert (token["name"], token["position"], token["attack"]) == (
        "Sky Striker Ace Token", "DEF", attack,
    )  # fmt: skip


def test_the_token_has_the_facts_that_its_card_prints() -> None:
    token = sky_striker.TOKEN
    assert (token.attribute, token.race, token.level) == (v.DARK, v.WARRIOR, 1)
    assert token.type == v.MONSTER | v.NORMAL | v.TOKEN
    assert token.series == (sky_striker.ACE.code,)


def test_raye_goes_for_an_ace_in_the_extra_monster_zone() -> None:
    table = Table(extra=[sky_striker.SHIZUKU, links.LITTLE_KNIGHT], field=[sky_striker.RAYE])
    table.activate(sky_striker.RAYE)
    assert table.monsters() == {5: "Sky Striker Ace - Shizuku"}
    blocked = Table(extra=[sky_striker.SHIZUKU], field={0: sky_striker.RAYE, 5: sky_striker.KAGARI})
    assert not blocked.may("activate", sky_striker.RAYE)


def test_roze_follows_another_ace() -> None:
    table = Table([sky_striker.RAYE, sky_striker.ROZE])
    table.summon(sky_striker.RAYE)
    table.chain(sky_striker.ROZE)
    assert sky_striker.ROZE.name in table.monsters().values()
    alone = Table([sky_striker.ROZE, sky_striker.ROZE])
    alone.summon(sky_striker.ROZE)
    assert alone.asked == "open"


def test_kagari_takes_a_spell_back_and_grows_with_the_others() -> None:
    table = Table(
        extra=[sky_striker.KAGARI] * 2, field=[sky_striker.RAYE],
        grave=[sky_striker.ENGAGE, exodia.ALLURE, exodia.ALLURE],
    )  # fmt: skip
    table.special(sky_striker.KAGARI)
    table.chain(sky_striker.KAGARI)
    assert table.hand == names(sky_striker.ENGAGE)
    assert table.attack(sky_striker.KAGARI) == 1700


@pytest.mark.parametrize(
    "ace", [sky_striker.KAGARI, sky_striker.SHIZUKU, sky_striker.HAYATE, sky_striker.KAINA],
    ids=lambda card: card.name,
)  # fmt: skip
def test_an_ace_is_made_of_an_ace_of_another_attribute_once_a_turn(ace: Card) -> None:
    assert ace.one_summon_per_turn
    assert Table(extra=[ace], field=[sky_striker.RAYE]).may("special", ace)
    assert not Table(extra=[ace], field={5: ace}).may("special", ace)
    assert not Table(extra=[ace], field=[body(race=v.WARRIOR)]).may("special", ace)


def test_shizuku_fetches_a_spell_with_a_new_name_in_the_end_phase() -> None:
    deck = [sky_striker.ENGAGE, sky_striker.WIDOW_ANCHOR, sky_striker.RAYE]
    table = Table(deck=deck, field={5: sky_striker.SHIZUKU}, grave=[sky_striker.ENGAGE])
    table.end()
    table.chain(sky_striker.SHIZUKU)
    assert table.hand == names(sky_striker.WIDOW_ANCHOR)


def test_shizuku_fetches_nothing_on_a_later_turn() -> None:
    table = Table(deck=[sky_striker.ENGAGE], field={5: sky_striker.SHIZUKU})
    table.rewrite(STATUS, sky_striker.SHIZUKU, PROPER)
    table.end()
    assert table.asked == "over"


def test_linkage_strengthens_the_ace_and_locks_the_extra_deck() -> None:
    table = Table(
        [sky_striker.LINKAGE], extra=[sky_striker.KAINA, links.LINKURIBOH], spells=[exodia.ALLURE],
        grave=[sky_striker.RAYE, sky_striker.ROZE], field={},
    )  # fmt: skip
    table.activate(sky_striker.LINKAGE)
    assert table.monsters() == {5: "Sky Striker Ace - Kaina"}
    assert table.attack(sky_striker.KAINA) == 2500
    weak = Table(
        [sky_striker.LINKAGE], extra=[sky_striker.KAINA], spells=[exodia.ALLURE],
        grave=[sky_striker.RAYE],
    )  # fmt: skip
    weak.activate(sky_striker.LINKAGE)
    assert weak.attack(sky_striker.KAINA) == 1500
    lock = sky_striker.LINKAGE.effects[0].do[-1]  # type: ignore[attr-defined]
    assert lock == Also((OnlySpecialSummon(~InPlace(v.EXTRA) | sky_striker.ACE),))


def test_linkage_replaces_the_ace_in_the_extra_monster_zone() -> None:
    table = Table([sky_striker.LINKAGE], extra=[sky_striker.SHIZUKU], field={5: sky_striker.KAGARI})
    table.activate(sky_striker.LINKAGE)
    assert table.monsters() == {5: "Sky Striker Ace - Shizuku"}


def test_raye_needs_the_extra_monster_zone_itself() -> None:
    table = Table(extra=[sky_striker.SHIZUKU], field={0: sky_striker.RAYE, 5: sky_striker.KAINA})
    assert not table.may("activate", sky_striker.RAYE)


def test_azalea_leaves_unless_four_spells_are_in_the_gy() -> None:
    for spells, stays in ((2, False), (4, True)):
        table = Table(
            extra=[sky_striker.AZALEA], field=[sky_striker.RAYE, sky_striker.ROZE],
            spells=[spell(fresh(), "Mark")], grave=[exodia.ALLURE] * spells,
        )  # fmt: skip
        table.special(sky_striker.AZALEA)
        table.chain(sky_striker.AZALEA)
        table.pick(next(card for card in table.game.cards if card.name == "Mark"))
        assert bool(table.monsters()) is stays


@pytest.mark.parametrize("card", [sky_striker.ZEKE, sky_striker.AZALEA], ids=lambda c: c.name)
def test_aces_of_link_2_cannot_be_fetched(card: Card) -> None:
    assert card.only_by_itself
    table = Table(extra=[card], field=[sky_striker.RAYE])
    assert not table.may("activate", sky_striker.RAYE)
