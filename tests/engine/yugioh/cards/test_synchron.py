"""Cards of the Synchron deck: what would go wrong with a wrong limit, cost, target or place.

Source: the card texts.
"""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import boss_monsters as boss
from engine.yugioh.cards import draws, links, synchro
from engine.yugioh.cards import synchron as sy
from engine.yugioh.cards import vanilla_more as more
from engine.yugioh.cards import warriors as war
from engine.yugioh.language import (
    MONSTER,
    Banish,
    Card,
    ChangePosition,
    Choose,
    Draw,
    Effect,
    Limit,
    SynchroSummon,
    Trigger,
    Type,
    monster,
    summoned,
)
from engine.yugioh.position.slots import NEGATED
from tests.engine.yugioh.cards.test_classics import (
    BLAST,
    DEFENSE,
    HIGH,
    LOW,
    ONE,
    THREE,
    A,
    B,
    effects,
    position,
)
from tests.engine.yugioh.table import Table, fresh, names, played

# ----------------------------------------------------------------- Synchron


def test_junk_synchron_revives_low_levels_without_their_effects() -> None:
    table = Table([sy.JUNK_SYNCHRON], grave=[sy.DOPPELWARRIOR, LOW, A, boss.MELOMELODY])
    table.summon(sy.JUNK_SYNCHRON)
    table.chain(sy.JUNK_SYNCHRON)
    assert table.choices() == [(sy.DOPPELWARRIOR.name,), ("Low",)]
    table.pick(LOW)
    assert position(table, LOW) == DEFENSE
    assert table.status(LOW, NEGATED)


def test_doppelwarrior_comes_after_a_revival() -> None:
    table = Table([sy.DOPPELWARRIOR], field=[sy.JUNK_SYNCHRON], grave=[sy.QUILLBOLT_HEDGEHOG])
    table.activate(sy.QUILLBOLT_HEDGEHOG)
    table.chain(sy.DOPPELWARRIOR)
    assert len(table.monsters()) == 3


def test_doppelwarrior_does_not_come_after_a_summon_from_the_deck() -> None:
    table = Table([sy.DOPPELWARRIOR, draws.POT_OF_GREED], [A], field=[war.SUMMONER_MONK])
    table.activate(war.SUMMONER_MONK)
    assert table.asked == "open"


def test_doppelwarrior_leaves_two_tokens_and_junk_warrior_counts_them() -> None:
    table = Table(extra=[sy.JUNK_WARRIOR], field=[sy.JUNK_SYNCHRON, sy.DOPPELWARRIOR])
    table.special(sy.JUNK_WARRIOR)
    table.chain(sy.DOPPELWARRIOR)
    assert len(table.monsters()) == 3
    assert table.attack(sy.JUNK_WARRIOR) == 2300 + 400 + 400


def test_doppelwarrior_needs_two_zones() -> None:
    field = {0: A, 1: B, 2: HIGH, 3: A, 4: sy.DOPPELWARRIOR, 5: sy.JUNK_SYNCHRON}
    table = Table(extra=[sy.JUNK_WARRIOR], field=field)
    table.special(sy.JUNK_WARRIOR)
    assert table.asked == "open"


def test_junk_speeder_brings_as_many_levels_as_there_are_zones() -> None:
    deck = [sy.JUNK_SYNCHRON, sy.JET_SYNCHRON, sy.HYPER_SYNCHRON, sy.FLEUR_SYNCHRON,
            sy.FLEUR_SYNCHRON, more.TUNE_WARRIOR, sy.SYNCHRON_EXPLORER]  # fmt: skip
    table = Table(deck=deck, extra=[sy.JUNK_SPEEDER], field=[sy.FLEUR_SYNCHRON, THREE, A, HIGH])
    table.special(sy.JUNK_SPEEDER)
    while table.asked == "trigger":
        table.chain(sy.JUNK_SPEEDER)
    # A, High and Junk Speeder leave two zones for four Levels.
    pairs = combinations(sorted(names(*deck[:4])), 2)
    assert table.choices() == sorted(pairs)
    table.pick(sy.JUNK_SYNCHRON, sy.HYPER_SYNCHRON)
    assert position(table, sy.HYPER_SYNCHRON) == DEFENSE


def test_junk_speeder_brings_one_of_each_level_where_there_is_room() -> None:
    table = Table(deck=[sy.JUNK_SYNCHRON, sy.JUNK_SYNCHRON, sy.HYPER_SYNCHRON],
                  extra=[sy.JUNK_SPEEDER], field=[sy.FLEUR_SYNCHRON, THREE])  # fmt: skip
    table.special(sy.JUNK_SPEEDER)
    table.chain(sy.JUNK_SPEEDER)
    assert Counter(table.monsters().values()) == Counter(
        names(sy.JUNK_SPEEDER, sy.JUNK_SYNCHRON, sy.HYPER_SYNCHRON)
    )


def test_with_junk_speeder_only_synchro_monsters_leave_the_extra_deck() -> None:
    cards: dict[str, Any] = {
        "deck": [sy.HYPER_SYNCHRON],
        "extra": [sy.JUNK_SPEEDER, links.LINKURIBOH],
        "field": [sy.JUNK_SYNCHRON, LOW, ONE],
    }
    table = Table(**cards)
    table.special(sy.JUNK_SPEEDER)
    table.chain(sy.JUNK_SPEEDER)
    assert not table.may("special", links.LINKURIBOH)
    table = Table(**cards)
    table.special(links.LINKURIBOH)
    table.special(sy.JUNK_SPEEDER)
    assert table.asked == "open"


def test_junk_warrior_takes_no_other_tuner() -> None:
    assert not Table(extra=[sy.JUNK_WARRIOR], field=[more.GENEX_CONTROLLER, LOW]).may(
        "special", sy.JUNK_WARRIOR
    )
    table = Table(extra=[synchro.ARMADES], field=[more.GENEX_CONTROLLER, LOW])
    assert table.may("special", synchro.ARMADES)


# Hyper Synchron: "If this card is sent to the Graveyard for the Synchro Summon of a Dragon-Type
# monster: That monster gains 800 ATK, also banish that face-up monster during the End Phase."
def synchro_of_hyper(race: int = v.DRAGON, *effects: Effect) -> Card:
    return monster(
        fresh(), "Made", v.LIGHT, race, 8, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),), effects=effects,
    )  # fmt: skip


def test_a_dragon_made_with_hyper_synchron_is_banished_in_the_end_phase() -> None:
    made = synchro_of_hyper()
    table = Table(extra=[made], field=[sy.HYPER_SYNCHRON, A, HIGH])
    table.special(made)
    assert (table.attack(made), table.asked) == (2800, "open")  # it is not optional
    table.end()
    assert table.banished == ["Made"]
    assert table.monsters() == {2: "High"}


def test_hyper_synchron_does_nothing_to_another_monster() -> None:
    made = synchro_of_hyper(v.WARRIOR)
    table = Table(extra=[made], field=[sy.HYPER_SYNCHRON, A])
    table.special(made)
    assert table.attack(made) == 2000
    table.end()
    assert table.monsters() == {0: "Made"} and not table.banished


def test_a_dragon_that_is_turned_face_down_stays() -> None:
    made = synchro_of_hyper()
    turn = played("Turn", ChangePosition(Choose(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    table = Table([turn], extra=[made], field=[sy.HYPER_SYNCHRON, A])
    table.special(made)
    table.activate(turn)
    table.end()
    assert list(table.monsters().values()) == ["Made"]


def test_the_dragon_is_meant_wherever_hyper_synchron_goes_meanwhile() -> None:
    # The monster is looked for; that the Tuner has left the GY since changes nothing.
    takes = Trigger(
        v.MZONE, on=summoned(v.BY_SYNCHRO),
        do=(Banish(Choose(Type(v.TUNER), v.GRAVE)),),
    )  # fmt: skip
    made = synchro_of_hyper(v.DRAGON, takes)
    table = Table(extra=[made], field=[sy.HYPER_SYNCHRON, A])
    table.special(made)
    table.chain(made)
    assert table.banished == names(sy.HYPER_SYNCHRON)
    assert table.attack(made) == 2800


def test_jet_synchron_has_one_effect_a_turn() -> None:
    table = Table([A], [sy.JUNK_FORWARD], extra=[synchro.ARMADES], field=[sy.JET_SYNCHRON, B])
    table.special(synchro.ARMADES)
    table.chain(sy.JET_SYNCHRON)
    assert table.hand == names(A, sy.JUNK_FORWARD)
    assert not table.may("activate", sy.JET_SYNCHRON)
    table = Table([A], grave=[sy.JET_SYNCHRON])
    table.activate(sy.JET_SYNCHRON)
    assert (table.grave, table.monsters()) == (["A"], {0: sy.JET_SYNCHRON.name})


@pytest.mark.parametrize("card", [sy.QUILLBOLT_HEDGEHOG, sy.JET_SYNCHRON, sy.PLAGUESPREADER_ZOMBIE])
def test_what_revives_itself_is_banished_when_it_leaves(card: Card) -> None:
    table = Table([A, BLAST], field=[sy.HYPER_SYNCHRON], grave=[card])
    table.activate(card)
    if table.asked == "cards":
        table.pick(A)
    table.activate(BLAST)
    table.pick(card)
    assert table.banished == names(card)


@pytest.mark.parametrize("place", ["hand", "grave"])
def test_stardust_synchron_tributes_a_monster_for_itself(place: str) -> None:
    cards: dict[str, Any] = {place: [sy.STARDUST_SYNCHRON], "field": [A, B]}
    table = Table(**cards, extra=[links.LINK_SPIDER, synchro.GAIA_KNIGHT])
    table.activate(sy.STARDUST_SYNCHRON)
    assert table.choices() == [("A",), ("B",)]
    table.pick(A)
    assert table.monsters() == {0: sy.STARDUST_SYNCHRON.name, 1: "B"}
    assert not table.may("special", links.LINK_SPIDER)
    # A monster in the hand cannot be Tributed.
    assert not Table([A], grave=[sy.STARDUST_SYNCHRON]).may("activate", sy.STARDUST_SYNCHRON)


def test_quillbolt_needs_a_tuner() -> None:
    assert not Table(field=[A], grave=[sy.QUILLBOLT_HEDGEHOG]).may(
        "activate", sy.QUILLBOLT_HEDGEHOG
    )


def test_the_librarian_draws_for_others_only() -> None:
    table = Table(
        deck=[A, A, A], extra=[synchro.HYPER_LIBRARIAN, synchro.ARMADES],
        field=[more.GENEX_CONTROLLER, LOW, more.TUNE_WARRIOR, sy.QUILLBOLT_HEDGEHOG],
        fixed_order=True,
    )  # fmt: skip
    table.special(synchro.HYPER_LIBRARIAN, more.GENEX_CONTROLLER, LOW)
    assert (table.asked, table.hand) == ("open", [])
    table.special(synchro.ARMADES)
    assert table.hand == ["A"]


def test_formula_synchron_draws_and_stardust_charge_warrior_once() -> None:
    assert effects(sy.FORMULA_SYNCHRON)[0].limit is None
    assert effects(synchro.STARDUST_CHARGE_WARRIOR)[0].limit == Limit("hard")
    for card in (sy.FORMULA_SYNCHRON, synchro.STARDUST_CHARGE_WARRIOR):
        trigger = effects(card)[0]
        assert isinstance(trigger, Trigger)
        assert trigger.missable
        assert trigger.on.how == v.BY_SYNCHRO
        assert trigger.do == (Draw(1),)


def test_halqifibrax_needs_a_tuner_and_brings_a_small_one() -> None:
    assert not Table(extra=[sy.HALQIFIBRAX], field=[A, B]).may("special", sy.HALQIFIBRAX)
    table = Table(
        [sy.JUNK_SYNCHRON], [sy.HYPER_SYNCHRON, sy.JET_SYNCHRON, LOW], extra=[sy.HALQIFIBRAX],
        field=[A, sy.FLEUR_SYNCHRON],
    )  # fmt: skip
    table.special(sy.HALQIFIBRAX)
    while table.asked == "trigger":
        table.chain(sy.HALQIFIBRAX)
    assert table.choices() == [(sy.JET_SYNCHRON.name,), (sy.JUNK_SYNCHRON.name,)]
    table.pick(sy.JET_SYNCHRON)
    assert position(table, sy.JET_SYNCHRON) == DEFENSE


def test_junk_forward_wants_an_empty_field() -> None:
    assert Table([sy.JUNK_FORWARD]).may("special", sy.JUNK_FORWARD)
    assert not Table([sy.JUNK_FORWARD], field=[A]).may("special", sy.JUNK_FORWARD)


def test_rush_warrior_returns_a_synchron() -> None:
    table = Table(extra=[synchro.ARMADES], grave=[sy.RUSH_WARRIOR, sy.JUNK_SYNCHRON, A])
    table.activate(sy.RUSH_WARRIOR)
    assert (table.hand, table.banished) == (names(sy.JUNK_SYNCHRON), names(sy.RUSH_WARRIOR))


def test_tuning_searches_a_synchron_tuner_then_mills() -> None:
    table = Table([sy.TUNING], [A, sy.SYNCHRON_EXPLORER, sy.JUNK_SYNCHRON], fixed_order=True)
    table.activate(sy.TUNING)
    assert table.hand == names(sy.JUNK_SYNCHRON)
    assert sorted(table.grave) == sorted(names(A, sy.TUNING))
