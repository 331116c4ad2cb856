"""Proper summons: what must first be summoned in its own way, and what never comes otherwise.

Sources: Yu-Gi-Oh rules reference, S1, S2; card texts.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Attach,
    Banish,
    ByItself,
    Card,
    Choose,
    Discard,
    Each,
    FusionSummon,
    Materials,
    Named,
    RitualSummon,
    SendToGrave,
    SpecialSummon,
    ToDeck,
    Type,
)
from engine.yugioh.position.slots import PROPER
from tests.engine.yugioh.table import Table, body, fiend, fusion, link, names, played, xyz

A, B = body("A"), body("B")


def itself(**clauses: bool) -> Card:
    """A monster that Special Summons itself from the hand."""
    return fiend("Itself", procedures=(ByItself(v.HAND),), **clauses)


SEMI, NOMI, SPECIAL = (
    itself(first_by_itself=True), itself(only_by_itself=True), itself(special_only=True),
)  # fmt: skip
OUT = played("Out", SendToGrave(Each(MONSTER, v.MZONE)))


def summon_from(card: Card, place: int) -> Card:
    return played("Bring", SpecialSummon(Choose(Named(card.passcode), place)))


# ------------------------------------------------- monsters of the Main Deck


@pytest.mark.parametrize("card", [SEMI, NOMI, SPECIAL])
def test_they_are_not_normal_summoned_or_set(card: Card) -> None:
    # Yu-Gi-Oh rules reference, S2
    table = Table([card])
    assert table.may("special", card)
    assert not table.may("summon", card)
    assert not table.may("set", card)


@pytest.mark.parametrize("place", [v.HAND, v.DECK, v.GRAVE, v.BANISHED])
@pytest.mark.parametrize(("card", "may"), [(SEMI, False), (NOMI, False), (SPECIAL, True)])
def test_before_its_own_summon_no_effect_summons_it(card: Card, may: bool, place: int) -> None:
    # Yu-Gi-Oh rules reference, S1, S2
    bring = summon_from(card, place)
    table = Table([bring], deck=[card])
    if place != v.DECK:
        table.put(card, place)
    assert table.may("activate", bring) is may


@pytest.mark.parametrize("leave", [SendToGrave, Banish])
@pytest.mark.parametrize(("card", "may"), [(SEMI, True), (NOMI, False), (SPECIAL, True)])
def test_after_its_own_summon_it_may_be_revived(card: Card, may: bool, leave: Any) -> None:
    # Yu-Gi-Oh rules reference, S2
    out = played("Out", leave(Choose(MONSTER, v.MZONE)))
    bring = summon_from(card, v.GRAVE | v.BANISHED)
    table = Table([card, out, bring])
    table.special(card)
    table.activate(out)
    assert table.may("activate", bring) is may


@pytest.mark.parametrize("leave", [AddToHand, ToDeck])
def test_back_in_hand_or_deck_it_must_be_summoned_anew(leave: Any) -> None:
    # Yu-Gi-Oh rules reference, S1
    back = played("Back", leave(Choose(MONSTER, v.MZONE)))
    place = v.HAND if leave is AddToHand else v.DECK
    dump = played("Dump", (Discard if place == v.HAND else SendToGrave)(
        Choose(Named(SEMI.passcode), place)
    ))  # fmt: skip
    bring = summon_from(SEMI, v.GRAVE)
    table = Table([SEMI, back, dump, bring])
    table.special(SEMI)
    table.activate(back)
    table.activate(dump)
    assert table.grave[-2:] == ["Itself", "Dump"]
    assert not table.may("activate", bring)


def test_a_proper_summon_is_kept_from_gy_to_banishment_and_under_an_xyz_monster() -> None:
    # Yu-Gi-Oh rules reference, S1
    host = xyz("Host")
    to_host = played(
        "Attach", Attach(Choose(Named(SEMI.passcode), v.GRAVE), Choose(MONSTER, v.MZONE))
    )
    bring = summon_from(SEMI, v.GRAVE)
    out = played("Out", SendToGrave(Choose(Named(SEMI.passcode), v.MZONE)))
    away = played("Away", SendToGrave(Choose(Named(host.passcode), v.MZONE)))
    table = Table([SEMI, out, to_host, away, bring], field=[host])
    table.special(SEMI)
    table.activate(out)
    table.activate(to_host)
    assert table.materials(host) == names(SEMI)
    table.activate(away)
    assert table.may("activate", bring)


# -------------------------------------- Ritual Monsters and the Extra Deck


def test_a_ritual_monster_is_revived_only_after_its_ritual_summon() -> None:
    # Yu-Gi-Oh rules reference, S1
    god = fiend("God", type=v.RITUAL | v.EFFECT)
    rite, bring = played("Rite", RitualSummon(Type(v.RITUAL))), summon_from(god, v.GRAVE)
    dump = played("Dump", Discard(Choose(Named(god.passcode), v.HAND)))
    table = Table([god, dump, bring])
    table.activate(dump)
    assert not table.may("activate", bring)
    table = Table([god, A, rite, OUT, bring])
    table.activate(rite)
    assert table.status(god, PROPER)
    table.activate(OUT)
    assert table.may("activate", bring)


def test_an_effect_summons_from_the_extra_deck_and_that_is_no_proper_summon() -> None:
    # Yu-Gi-Oh rules reference, S1
    for treated, may in ((0, False), (v.BY_FUSION, True)):
        goal = fusion("Goal", Materials(MONSTER, 2, 2))
        cheat = played("Cheat", SpecialSummon(Choose(MONSTER, v.EXTRA), how=treated))
        bring = summon_from(goal, v.GRAVE)
        table = Table([cheat, OUT, bring], extra=[goal])
        table.activate(cheat)
        assert table.status(goal, PROPER) is may
        table.activate(OUT)
        assert table.may("activate", bring) is may


@pytest.mark.parametrize("first", [True, False])
def test_what_must_be_summoned_in_its_own_way_no_effect_takes_from_the_extra_deck(
    first: bool,
) -> None:
    # Yu-Gi-Oh rules reference, S2
    goal = replace(fusion("Goal", Materials(MONSTER, 2, 2)), first_by_itself=first,
                   only_by_itself=not first)  # fmt: skip
    cheat = played("Cheat", SpecialSummon(Choose(MONSTER, v.EXTRA)))
    assert not Table([cheat], extra=[goal]).may("activate", cheat)
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    table = Table([poly], extra=[goal], field=[A, B])
    table.activate(poly)
    assert table.monsters() == {0: "Goal"}
    table = Table([OUT, bring := summon_from(goal, v.GRAVE)], field=[goal])
    table.activate(OUT)
    assert table.may("activate", bring) is first


@pytest.mark.parametrize("make", [link, xyz])
def test_link_and_xyz_monsters_are_revived_after_their_own_summon(make: Any) -> None:
    # Yu-Gi-Oh rules reference, S1, S2
    goal = make("Goal")
    bring = summon_from(goal, v.GRAVE)
    table = Table([OUT, bring], extra=[goal], field=[A, B])
    table.special(goal)
    table.activate(OUT)
    assert table.may("activate", bring)


def test_a_fusion_summon_by_effect_is_proper() -> None:
    # Yu-Gi-Oh rules reference, S2
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    bring = summon_from(goal, v.GRAVE)
    table = Table([poly, OUT, bring], extra=[goal], field=[A, B])
    table.activate(poly)
    table.activate(OUT)
    assert table.may("activate", bring)
