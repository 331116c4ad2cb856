"""Choices held against others: one of each, as many as were chosen, and the cards of the event."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    IT,
    MONSTER,
    OTHER,
    SPELL,
    AddToHand,
    Attribute,
    Banish,
    Card,
    Choose,
    Chosen,
    Destroy,
    Discard,
    EventCards,
    GainLife,
    HowMany,
    IfDone,
    LevelOf,
    Like,
    Measured,
    Named,
    Race,
    Random,
    SendToGrave,
    SpecialSummon,
    Trigger,
    Untargetable,
    spell,
    summoned,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played
from tests.engine.yugioh.test_relative import MIDDLE, SMALL, TALL, THE_CHOSEN

# ------------------------------------------------- one of each


def test_two_cards_paid_for_one_cost_are_two_cards() -> None:
    # The card text of Chaos Ruler and others: banish 1 LIGHT and 1 DARK monster; in general one
    # card is not both of two that a cost asks for.
    card = played(
        "Both",
        GainLife(100),
        cost=(Banish(Choose(Race(v.DRAGON), v.GRAVE)), Banish(Choose(Attribute(v.EARTH), v.GRAVE))),
    )
    stone = body("Stone", 4, 0, v.LIGHT, v.ROCK)
    assert not Table([card], grave=[MIDDLE]).may("activate", card)
    assert not Table([card], grave=[MIDDLE, stone]).may("activate", card)
    assert Table([card], grave=[MIDDLE, MIDDLE]).may("activate", card)
    # Middle is both: it cannot be the Dragon where it is the only one of EARTH.
    table = Table([card], grave=[TALL, MIDDLE])
    table.activate(card)
    assert sorted(table.banished) == ["Middle", "Tall"]


def test_what_is_sent_may_be_what_comes_back() -> None:
    # Different operations: what the first one sends to the GY the second one finds there.
    card = played(
        "Back",
        SendToGrave(Choose(Race(v.DRAGON), v.HAND | v.DECK)),
        IfDone((SpecialSummon(Choose(Race(v.DRAGON), v.GRAVE | v.HAND)),)),
    )
    assert Table([card, MIDDLE]).may("activate", card)


# ------------------------------------------------- how many were chosen


LINKS = [link("One", 1), link("Three", 3)]


def brigade(places: int = v.EXTRA) -> Card:
    """Banish any number of Dragons from the GY; Special Summon a Link Monster of that rating."""
    rating = Measured("link", "=", HowMany("first"))
    return played(
        "Brigade",
        SpecialSummon(Choose(rating, places)),
        cost=(Banish(Choose(Race(v.DRAGON), v.GRAVE, 1, 100, name="first")),),
    )


def test_as_many_are_banished_as_lead_to_a_monster() -> None:
    # The card text of Tri-Brigade Nervall: with Link Rating equal to the number banished.
    card = brigade()
    table = Table([card], grave=[MIDDLE, TALL, TALL, TALL], extra=LINKS)
    table.activate(card)
    assert {len(choice) for choice in table.choices()} == {1, 3}
    table.pick(MIDDLE, TALL, TALL)
    assert list(table.monsters().values()) == ["Three"]
    assert Table([card], grave=[MIDDLE], extra=LINKS).may("activate", card)
    assert not Table([card], grave=[MIDDLE, TALL], extra=LINKS[1:]).may("activate", card)
    assert not Table([card], grave=[SMALL], extra=LINKS).may("activate", card)


def test_as_many_with_different_names_as_lead_to_a_monster() -> None:
    # The card text of Isolde, Two Tales of the Noble Knights: with different names.
    rating = Measured("link", "=", HowMany("first"))
    dragons = Choose(Race(v.DRAGON), v.GRAVE, 1, 100, name="first", joint="different-names")
    card = played("Names", SpecialSummon(Choose(rating, v.EXTRA)), cost=(Banish(dragons),))
    extra = [*LINKS, link("Two", 2)]
    table = Table([card], grave=[MIDDLE, TALL, TALL, TALL], extra=extra)
    table.activate(card)
    assert table.choices() == [("Middle",), ("Middle", "Tall"), ("Tall",)]


@pytest.mark.parametrize("joined", [lambda step: step, lambda step: IfDone((step,))])
def test_of_a_card_taken_at_random_nothing_is_known_before(joined: Callable[[Node], Node]) -> None:
    # Chance decides when the step is done (docs/engine.md); what it takes is not known before.
    same = Measured("level", "=", LevelOf(THE_CHOSEN))
    at_random = Random(MONSTER, v.HAND, whose=v.YOU, name="first")
    card = played("Luck", Discard(at_random), joined(AddToHand(Choose(MONSTER & same, v.DECK))))
    table = Table([card, SMALL], [MIDDLE])
    assert table.may("activate", card)
    table.activate(card)
    assert sorted(table.grave) == ["Luck", "Small"] and table.hand == []
    table = Table([card, SMALL], [SMALL])
    table.activate(card)
    assert table.hand == ["Small"]
    assert not Table([card], [SMALL]).may("activate", card)


def test_a_level_is_the_number_of_cards_with_different_names() -> None:
    # The card text of Isolde, Two Tales of the Noble Knights.
    card = played(
        "Isolde",
        SpecialSummon(Choose(MONSTER & Measured("level", "=", HowMany("first")), v.DECK)),
        cost=(SendToGrave(Choose(SPELL, v.DECK, 1, 100, name="first", joint="different-names")),),
    )
    one, two = (spell(fresh(), name) for name in ("Sword", "Shield"))
    assert not Table([card], [SMALL, one, one]).may("activate", card)
    table = Table([card], [SMALL, one, two])
    table.activate(card)
    assert table.monsters() == {0: "Small"}
    assert sorted(table.grave) == ["Isolde", "Shield", "Sword"]


def test_attack_held_against_the_original_attack_of_the_same_monster() -> None:
    # The card text of Number 103: Ragnazero: whose current ATK is different from its original ATK.
    changed = Measured("attack", "!=", LevelOf(IT, what="original attack"))
    card = played("Zero", Destroy(Choose(MONSTER & changed, v.MZONE, whose=v.OPPONENT)))
    assert not Table([card], opponent_field=[SMALL]).may("activate", card)
    table = Table([card], opponent_field=[SMALL, MIDDLE])
    table.modify(MIDDLE, v.ATK, 500)
    table.activate(card)
    assert list(table.monsters(1).values()) == ["Small"]


def test_a_monster_without_def_has_none_to_equal() -> None:
    # The card text of Gizmek Naganaki: whose ATK equals its own DEF; a Link Monster has no DEF.
    same = Measured("attack", "=", LevelOf(IT, what="defense"))
    card = played("Gizmek", Destroy(Choose(MONSTER & same, v.MZONE)))
    weak = replace(link("Weak", 1), attack=0)
    even = body("Even", 4, 1000)
    assert not Table([card], field=[weak, SMALL]).may("activate", card)
    assert Table([card], field=[even]).may("activate", card)


def test_cards_of_the_same_and_of_another_card_type() -> None:
    # The card texts of Maliss in the Mirror and of Virtual World Kirin - Lili: type is Monster,
    # Spell or Trap.
    one, other = spell(fresh(), "One"), spell(fresh(), "Other")
    same = Like("card type", THE_CHOSEN)
    cost = (SendToGrave(Choose(~Named(0), v.HAND, name="first")),)
    card = played("Same", AddToHand(Choose(same, v.DECK)), cost=cost)
    assert not Table([card, SMALL], [one]).may("activate", card)
    assert Table([card, SMALL], [MIDDLE]).may("activate", card)
    apart = played("Apart", AddToHand(Choose(~same, v.DECK)), cost=cost)
    assert not Table([apart, other], [one]).may("activate", apart)
    assert Table([apart, other], [MIDDLE]).may("activate", apart)


# ------------------------------------------------- the cards of the event


def test_one_of_the_cards_of_an_event_is_a_target() -> None:
    # The card text of Ancient Warriors Saga - Three Visits, in short: target 1 of those monsters;
    # add 1 with a different name.
    watches = fiend(
        "Watches",
        Trigger(
            v.MZONE, on=summoned(who=MONSTER & OTHER), optional=True,
            target=(EventCards(places=v.MZONE, name="first"),),
            do=(AddToHand(Choose(MONSTER & ~Like("name", THE_CHOSEN), v.DECK)),),
        ),
    )  # fmt: skip
    table = Table([MIDDLE], [MIDDLE, TALL], field=[watches])
    table.summon(MIDDLE)
    table.chain(watches)
    assert table.hand == ["Tall"]
    # Without a monster of another name it is not activated.
    table = Table([MIDDLE], [MIDDLE], field=[watches])
    table.summon(MIDDLE)
    assert not table.may("chain", watches)


def test_a_card_of_an_event_that_cannot_be_targeted_is_none() -> None:
    # Yu-Gi-Oh rules reference: an effect that has no legal target is not activated.
    safe = fiend("Safe", Untargetable(~OTHER, v.EITHER), level=4)
    watches = fiend(
        "Watches",
        Trigger(
            v.MZONE, on=summoned(who=MONSTER & OTHER), optional=True,
            target=(EventCards(places=v.MZONE),), do=(Destroy(Chosen()),),
        ),
    )  # fmt: skip
    table = Table([safe], field=[watches])
    table.summon(safe)
    assert not table.may("chain", watches)


def test_only_sets_of_the_sizes_that_lead_on_are_gone_through() -> None:
    # Of twenty monsters in the GY there are a million sets, and twenty of one.
    card = brigade()
    table = Table([card], grave=[body(f"Dragon {n}", 4, race=v.DRAGON) for n in range(20)],
                  extra=LINKS[:1])  # fmt: skip
    table.activate(card)
    assert len(table.choices()) == 20
