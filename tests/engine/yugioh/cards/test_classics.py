"""Classics, draws, searchers, Warriors, bosses, hand traps.

What would go wrong with a wrong limit, cost, target or place.  Sources: the card texts.
"""

from collections import Counter
from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import boss_monsters as boss
from engine.yugioh.cards import classics, draws, links, searchers, staples, synchro, vanilla
from engine.yugioh.cards import hand_traps as held
from engine.yugioh.cards import ryzeal as rz
from engine.yugioh.cards import synchron as sy
from engine.yugioh.cards import vanilla_more as more
from engine.yugioh.cards import warriors as war
from engine.yugioh.language import (
    Activate,
    Card,
    Choose,
    Destroy,
    Effect,
    Limit,
    spell,
)
from engine.yugioh.position.slots import HOW, POSITION
from tests.engine.yugioh.table import Table, body, fresh, fusion, names, played

A, B = body("A", level=4), body("B", level=4)
BLAST = played("Blast", Destroy(Choose(ANY, v.MZONE | v.SZONE)))
ONE = body("One", level=1)
LOW = body("Low", level=2, attack=700)
THREE = body("Three", level=3, attack=1700)
HIGH = body("High", level=7)
DEFENSE = v.FACEUP_DEFENSE


def effects(card: Card) -> list[Effect]:
    return [item for item in card.effects if isinstance(item, Effect)]


def position(table: Table, card: Card) -> int:
    return int(table.state.data[POSITION + table.number(card, v.MZONE)])


def destroy(table: Table, card: Card) -> None:
    """Choose what BLAST destroys."""
    option = next(
        option for option in table.decision().options if option.cards == (table.number(card),)
    )
    table.take(option)


def equip_spells(count: int) -> list[Card]:
    return [spell(fresh(), f"Sword {number}", v.EQUIP) for number in range(count)]


# ------------------------------------------------------------------ classics


def test_polymerization_fuses_from_hand_and_field_but_its_substitute_only_from_the_field() -> None:
    cards: dict[str, Any] = {
        "extra": [classics.GAIA_THE_DRAGON_CHAMPION],
        "field": [more.GAIA_THE_FIERCE_KNIGHT],
    }
    for card, legal in ((classics.POLYMERIZATION, True), (classics.FUSION_SUBSTITUTE, False)):
        table = Table([card, more.CURSE_OF_DRAGON], **cards)
        assert table.may("activate", card) is legal


def test_fusion_substitute_returns_a_fusion_monster_and_draws() -> None:
    fusion = classics.GAIA_THE_DRAGON_CHAMPION
    table = Table(deck=[A], grave=[classics.FUSION_SUBSTITUTE, fusion], fixed_order=True)
    table.activate(classics.FUSION_SUBSTITUTE)
    assert (table.hand, table.extra) == (["A"], [fusion.name])
    assert table.banished == names(classics.FUSION_SUBSTITUTE)


def test_the_ritual_is_for_black_luster_soldier() -> None:
    table = Table([classics.BLACK_LUSTER_RITUAL, classics.BLACK_LUSTER_SOLDIER, HIGH, A, LOW])
    table.activate(classics.BLACK_LUSTER_RITUAL)
    assert table.choices() == [("A", "High"), ("High", "Low")]
    table.pick(HIGH, LOW)
    assert table.monsters() == {0: classics.BLACK_LUSTER_SOLDIER.name}


def test_ancient_fairy_dragon_exchanges_a_field_spell() -> None:
    other = spell(fresh(), "Other Field", v.FIELD)
    table = Table(
        deck=[rz.CROSS, other], field=[classics.ANCIENT_FAIRY_DRAGON], spells={5: rz.CROSS}
    )
    table.activate(classics.ANCIENT_FAIRY_DRAGON, 1)
    table.yes()
    assert (table.hand, table.life()) == (["Other Field"], 9000)
    assert not Table(field=[classics.ANCIENT_FAIRY_DRAGON], spells=[draws.POT_OF_GREED]).may(
        "activate", classics.ANCIENT_FAIRY_DRAGON
    )


def test_naturia_beast_is_of_earth_monsters() -> None:
    beast = classics.NATURIA_BEAST
    earth = body("Earth", level=2, attribute=v.EARTH)
    assert Table(extra=[beast], field=[more.TUNE_WARRIOR, earth]).may("special", beast)
    assert not Table(extra=[beast], field=[more.TUNE_WARRIOR, LOW]).may("special", beast)
    assert not Table(extra=[beast], field=[more.GENEX_CONTROLLER, earth]).may("special", beast)


def test_farmgirl_wants_a_kozmo_of_level_4_or_more() -> None:
    assert not Table([A, classics.KOZMO_FARMGIRL], field=[classics.KOZMO_FARMGIRL]).may(
        "activate", classics.KOZMO_FARMGIRL
    )


# -------------------------------------------------------- draws and searchers


@pytest.mark.parametrize(
    ("card", "hand", "life"),
    [(draws.POT_OF_GREED, 2, 8000), (draws.UPSTART_GOBLIN, 1, 9000),
     (draws.POT_OF_DESIRES, 2, 8000)],
)  # fmt: skip
def test_what_is_drawn(card: Card, hand: int, life: int) -> None:
    table = Table([card], [A] * 12, fixed_order=True)
    table.activate(card)
    assert (len(table.hand), table.life(1)) == (hand, life)
    assert len(table.banished) == (10 if card is draws.POT_OF_DESIRES else 0)


def test_pot_of_desires_leaves_two_cards_to_draw() -> None:
    assert not Table([draws.POT_OF_DESIRES], [A] * 11).may("activate", draws.POT_OF_DESIRES)


def test_graceful_charity_discards_two_of_the_new_hand() -> None:
    table = Table([draws.GRACEFUL_CHARITY, B], [A] * 3, fixed_order=True)
    table.activate(draws.GRACEFUL_CHARITY)
    assert table.choices() == [("A", "A"), ("A", "B")]


@pytest.mark.parametrize(
    ("card", "found"),
    [
        (searchers.FOOLISH_BURIAL, [A, LOW, HIGH, rz.ICE]),
        (searchers.FOOLISH_BURIAL_GOODS, [rz.CROSS, draws.POT_OF_GREED]),
        (searchers.REINFORCEMENT_OF_THE_ARMY, [A, LOW]),
        (searchers.BONFIRE, [rz.ICE]),
        (searchers.TERRAFORMING, [rz.CROSS]),
    ],
)
def test_what_is_fetched(card: Card, found: list[Card]) -> None:
    table = Table([card], [A, LOW, HIGH, rz.ICE, rz.CROSS, draws.POT_OF_GREED])
    table.activate(card)
    if len(found) > 1:
        assert table.choices() == sorted((item.name,) for item in found)
        table.pick(found[0])
    place = table.grave if "Foolish" in card.name else table.hand
    assert found[0].name in place


@pytest.mark.parametrize(
    "card",
    [searchers.FOOLISH_BURIAL_GOODS, searchers.BONFIRE, searchers.TRIPLE_TACTICS_THRUST,
     draws.POT_OF_DESIRES, draws.TRIPLE_TACTICS_TALENT, rz.PLUGIN,
     classics.INSTANT_FUSION, held.CROSSOUT_DESIGNATOR, held.FORBIDDEN_DROPLET],
)  # fmt: skip
def test_one_activation_a_turn(card: Card) -> None:
    (activation,) = (item for item in effects(card) if isinstance(item, Activate))
    assert activation.limit == Limit("oath")


def test_other_activations_have_no_limit() -> None:
    for card in (
        draws.POT_OF_GREED, draws.UPSTART_GOBLIN, draws.GRACEFUL_CHARITY, searchers.FOOLISH_BURIAL,
        searchers.REINFORCEMENT_OF_THE_ARMY, searchers.TERRAFORMING, searchers.ONE_FOR_ONE,
        classics.POLYMERIZATION, classics.FUSION_SUBSTITUTE, held.CALLED_BY_THE_GRAVE,
        held.INFINITE_IMPERMANENCE, sy.TUNING,
    ):  # fmt: skip
        assert all(item.limit is None for item in effects(card)), card.name


def test_one_for_one_sends_a_monster_for_a_level_1() -> None:
    table = Table([searchers.ONE_FOR_ONE, A], [sy.JET_SYNCHRON, LOW])
    table.activate(searchers.ONE_FOR_ONE)
    assert table.monsters() == {0: sy.JET_SYNCHRON.name}
    assert "A" in table.grave


def test_instant_fusion_costs_1000_and_lasts_until_the_end_phase() -> None:
    small, large = fusion("Small", level=5), fusion("Large", level=6)
    table = Table([classics.INSTANT_FUSION, classics.INSTANT_FUSION], extra=[small, large])
    table.activate(classics.INSTANT_FUSION)
    assert (table.monsters(), table.life()) == ({0: "Small"}, 7000)
    assert table.state.data[HOW + table.number(small)] & v.BY_FUSION
    assert not table.may("activate", classics.INSTANT_FUSION)
    table.end()
    assert table.grave == [classics.INSTANT_FUSION.name, "Small"]


# ------------------------------------------------------ Warriors and bosses


@pytest.mark.parametrize("card", [war.MARAUDING_CAPTAIN, war.GOBLINDBERGH])
def test_a_monster_comes_along_from_the_hand(card: Card) -> None:
    table = Table([card, A, HIGH])
    table.summon(card)
    table.chain(card)
    assert Counter(table.monsters().values()) == Counter(names(card, A))
    assert position(table, card) == (DEFENSE if card is war.GOBLINDBERGH else v.FACEUP_ATTACK)


def test_summoner_monk_turns_to_defense_and_discards_a_spell_for_a_level_4() -> None:
    table = Table([war.SUMMONER_MONK, A, draws.POT_OF_GREED], [B, LOW])
    table.summon(war.SUMMONER_MONK)
    assert position(table, war.SUMMONER_MONK) == DEFENSE
    table.activate(war.SUMMONER_MONK)
    assert (table.hand, table.grave) == (["A"], names(draws.POT_OF_GREED))
    assert Counter(table.monsters().values()) == Counter(names(war.SUMMONER_MONK, B))
    assert not table.may("activate", war.SUMMONER_MONK)


def test_warriors_get_400_of_each_commander() -> None:
    table = Table(field=[war.COMMAND_KNIGHT, war.COMRADE_SWORDSMAN, A, vanilla.BITRON])
    assert table.attack(A) == 1000 + 800
    assert table.attack(war.COMMAND_KNIGHT) == 1200 + 800
    assert table.attack(vanilla.BITRON) == 200


def test_isolde_sends_as_many_names_as_the_warrior_has_levels() -> None:
    one, two, three = equip_spells(3)
    table = Table(deck=[one, one, two, three, LOW, A, vanilla.BITRON], field=[war.ISOLDE])
    assert not Table(deck=[one, one, LOW], field=[war.ISOLDE]).may("activate", war.ISOLDE)
    table.activate(war.ISOLDE)
    assert table.choices() == [
        ("Sword 0", "Sword 1"), ("Sword 0", "Sword 2"), ("Sword 1", "Sword 2")
    ]  # fmt: skip
    table.pick(one, three)
    assert Counter(table.monsters().values()) == Counter(names(war.ISOLDE, LOW))
    assert not table.may("activate", war.ISOLDE)


def test_castel_has_one_effect_a_turn() -> None:
    table = Table(deck=[LOW, HIGH, THREE], field=[boss.CASTEL, A])
    for card in (LOW, HIGH, THREE):
        table.attach(card, boss.CASTEL)
    table.activate(boss.CASTEL, 1)
    table.pick(LOW, HIGH)
    assert "A" in table.deck
    assert not table.may("activate", boss.CASTEL)


def test_castel_turns_any_monster_face_down() -> None:
    table = Table(deck=[LOW], field=[boss.CASTEL, A])
    table.attach(LOW, boss.CASTEL)
    table.activate(boss.CASTEL, 0)
    assert table.choices() == [("A",), (boss.CASTEL.name,)]
    table.pick(A)
    assert position(table, A) == v.FACEDOWN_DEFENSE


def test_tornado_dragon_destroys_a_card_in_the_spell_and_trap_zones() -> None:
    table = Table(deck=[LOW], field=[boss.TORNADO_DRAGON], spells={5: rz.CROSS})
    table.attach(LOW, boss.TORNADO_DRAGON)
    table.activate(boss.TORNADO_DRAGON)
    assert rz.CROSS.name in table.grave


def test_cyber_dragon_infinity_takes_another_monster_and_gains_200() -> None:
    table = Table(field=[boss.CYBER_DRAGON_INFINITY, A])
    table.activate(boss.CYBER_DRAGON_INFINITY)
    assert table.materials(boss.CYBER_DRAGON_INFINITY) == ["A"]
    assert table.attack(boss.CYBER_DRAGON_INFINITY) == 2300
    assert not table.may("activate", boss.CYBER_DRAGON_INFINITY)


def test_stardust_stops_what_destroys_and_pays_with_itself() -> None:
    table = Table(field=[boss.BARONNE_DE_FLEUR, boss.STARDUST_DRAGON, A])
    table.activate(boss.BARONNE_DE_FLEUR)
    table.pick(A)
    table.chain(boss.STARDUST_DRAGON)
    while table.asked == "window":
        table.decline()
    assert "A" in table.monsters().values()
    assert sorted(table.grave) == sorted(names(boss.BARONNE_DE_FLEUR, boss.STARDUST_DRAGON))


def test_crystal_wing_answers_monsters_and_baronne_everything() -> None:
    for card, answers in ((boss.CRYSTAL_WING, False), (boss.BARONNE_DE_FLEUR, True)):
        table = Table([searchers.FOOLISH_BURIAL], [LOW], field=[card])
        table.activate(searchers.FOOLISH_BURIAL)
        assert (table.asked == "window") is answers
        table = Table([draws.POT_OF_GREED], [B], field=[card, war.SUMMONER_MONK])
        table.activate(war.SUMMONER_MONK)
        assert table.asked == "window"


def test_crystal_wing_takes_only_synchro_monsters_beside_the_tuner() -> None:
    wing = boss.CRYSTAL_WING
    assert Table(extra=[wing], field=[more.TUNE_WARRIOR, synchro.ARMADES]).may("special", wing)
    assert not Table(extra=[wing], field=[more.TUNE_WARRIOR, body(level=5)]).may("special", wing)


def test_savage_dragon_equips_a_link_monster_from_the_gy() -> None:
    table = Table(extra=[boss.BORRELOAD_SAVAGE], field=[more.TUNE_WARRIOR, body(level=5)],
                  grave=[links.LINK_SPIDER, A])  # fmt: skip
    table.special(boss.BORRELOAD_SAVAGE)
    table.chain(boss.BORRELOAD_SAVAGE)
    assert table.equips(boss.BORRELOAD_SAVAGE) == names(links.LINK_SPIDER)


def test_the_knightmares_are_of_different_names() -> None:
    for card in (boss.KNIGHTMARE_PHOENIX, boss.KNIGHTMARE_UNICORN):
        assert not Table(extra=[card], field=[A, A, A]).may("special", card)
    assert Table(extra=[boss.KNIGHTMARE_PHOENIX], field=[A, B]).may(
        "special", boss.KNIGHTMARE_PHOENIX
    )


def test_unicorn_shuffles_a_card_of_either_side_for_a_discard() -> None:
    table = Table([LOW], extra=[boss.KNIGHTMARE_UNICORN], field=[A, B, HIGH], spells=[rz.CROSS])
    table.special(boss.KNIGHTMARE_UNICORN)
    table.chain(boss.KNIGHTMARE_UNICORN)
    table.pick(rz.CROSS)
    assert (table.hand, table.deck) == ([], names(rz.CROSS))


def test_masquerena_is_of_monsters_that_are_no_links() -> None:
    assert not Table(extra=[boss.MASQUERENA], field=[links.LINK_SPIDER, A]).may(
        "special", boss.MASQUERENA
    )


def test_cherubini_lends_the_attack_of_what_it_sent() -> None:
    table = Table(deck=[THREE, A], field=[boss.CHERUBINI])
    table.activate(boss.CHERUBINI)
    assert (table.grave, table.attack(boss.CHERUBINI)) == (["Three"], 500 + 1700)


def test_silent_honor_ark_is_saved_by_a_material() -> None:
    table = Table([BLAST], [A], field=[boss.SILENT_HONOR_ARK])
    table.attach(A, boss.SILENT_HONOR_ARK)
    table.activate(BLAST)
    destroy(table, boss.SILENT_HONOR_ARK)
    table.yes()
    assert boss.SILENT_HONOR_ARK.name in table.monsters().values()
    assert table.grave == names(A, BLAST)


# ---------------------------------------------------------------- hand traps


def test_a_player_alone_cannot_use_what_needs_the_opponent() -> None:
    hand = [held.EFFECT_VEILER, held.NIBIRU, held.DD_CROW, held.CALLED_BY_THE_GRAVE,
            held.FORBIDDEN_DROPLET, held.INFINITE_IMPERMANENCE]  # fmt: skip
    table = Table(hand, field=[A, boss.CASTEL], grave=[B])
    assert not any(table.may("activate", card) for card in hand)


def test_maxx_c_goes_to_the_gy_at_any_time_once_a_turn() -> None:
    table = Table([held.MAXX_C, held.MAXX_C])
    table.activate(held.MAXX_C)
    assert table.grave == names(held.MAXX_C)
    assert not table.may("activate", held.MAXX_C)


def test_ghost_belle_answers_what_leaves_the_gy() -> None:
    for card, answers in ((staples.MONSTER_REBORN, True), (searchers.FOOLISH_BURIAL, False)):
        table = Table([held.GHOST_BELLE, card], [B], grave=[A])
        table.activate(card)
        assert (table.asked == "window") is answers


@pytest.mark.parametrize(
    "card", [held.EFFECT_VEILER, held.DD_CROW, held.FORBIDDEN_DROPLET, held.CALLED_BY_THE_GRAVE,
             held.INFINITE_IMPERMANENCE, held.NIBIRU]
)  # fmt: skip
def test_it_reaches_only_for_the_opponent(card: Card) -> None:
    (effect,) = effects(card)
    chosen = [*effect.target, *(getattr(step, "what", None) for step in effect.do)]
    assert any(getattr(item, "whose", 0) & v.OPPONENT for item in chosen)
    assert not any(getattr(item, "whose", 0) == v.YOU for item in chosen)
