"""Monsters that Special Summon themselves: to which field and zone, and Contact Fusions.

Sources: Yu-Gi-Oh solo rules 3.4; Yu-Gi-Oh rules reference, F2; the card texts that are named.
"""

from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SPELL,
    Attribute,
    ByItself,
    Card,
    Choose,
    Contact,
    FusionMaterials,
    Materials,
    Tribute,
    exists,
    monster,
)
from engine.yugioh.language.words import ContactTo
from engine.yugioh.position.slots import POSITION, PROPER
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played

A, B, C = body("A"), body("B"), body("C")


def beast(**rest: Any) -> Card:
    """A monster that goes to the opponent's field by Tributing monsters there."""
    cost = (Tribute(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)),)
    return fiend("Beast", procedures=(ByItself(cost=cost, whose=v.OPPONENT, **rest),))


# --------------------------------------------------- to the opponent's field


def test_it_goes_to_the_field_of_the_opponent_in_place_of_a_tribute() -> None:
    # The card text of Gameciel, the Sea Turtle Kaiju: "You can Special Summon this card (from your
    # hand) to your opponent's field in Attack Position, by Tributing 1 monster they control."
    kaiju = beast(position=v.FACEUP_ATTACK)
    table = Table([kaiju], opponent_field=[A, B, C, body("D"), body("E")])
    table.special(kaiju)
    table.pick(B)
    assert table.monsters(1) == {0: "A", 1: "Beast", 2: "C", 3: "D", 4: "E"}
    assert table.pile(v.GRAVE, 1) == ["B"]
    assert table.monsters() == {}


def test_own_monsters_are_not_tributed_for_it() -> None:
    # The same text: "1 monster they control".
    kaiju = beast()
    assert not Table([kaiju], field=[A]).may("special", kaiju)


def test_it_needs_no_zone_of_ones_own() -> None:
    # The same text.
    kaiju = beast()
    full = [body(name) for name in "VWXYZ"]
    assert Table([kaiju], field=full, opponent_field=[A]).may("special", kaiju)


def test_what_is_said_of_it() -> None:
    # The card texts of Gameciel, the Sea Turtle Kaiju and Lava Golem.
    assert card_text(beast(position=v.FACEUP_ATTACK), str) == [
        "You can Special Summon this card (from your hand) to your opponent's field in Attack "
        "Position, by Tributing 1 monster they control."
    ]
    cost = (Tribute(Choose(MONSTER, v.MZONE, 2, 2, whose=v.OPPONENT)),)
    golem = fiend(
        "Golem", procedures=(ByItself(cost=cost, whose=v.OPPONENT),), first_by_itself=True
    )
    assert card_text(golem, str) == [
        "Must first be Special Summoned (from your hand) to your opponent's field by Tributing "
        "2 monsters they control."
    ]


# --------------------------------------------------------- to a linked zone


@pytest.mark.parametrize(("opponent", "zone"), [(False, 0), (True, 3)])
def test_it_goes_to_a_zone_that_a_link_monster_points_to(opponent: bool, zone: int) -> None:
    # The card text of World Legacy - "World Crown": "to your zone a Link Monster points to". The
    # Link Monsters of both players count.
    here = fiend("Here", procedures=(ByItself(linked=ANY),))
    lit = link("Lit", markers=v.TOP if opponent else v.LEFT)
    assert not Table([here], field=[A], also=[lit]).may("special", here)
    sides: dict[str, Any] = {"opponent_field": {5: lit}} if opponent else {"field": {1: lit}}
    table = Table([here], **sides)
    table.special(here)
    assert table.monsters()[zone] == "Here"


def test_only_a_link_monster_that_matches_points_to_the_zone() -> None:
    # The card text of Rokket Caliber: "to your zone a DARK Link Monster points to"
    here = fiend("Here", procedures=(ByItself(linked=Attribute(v.LIGHT)),))
    dark = link("Dark", markers=v.LEFT)
    assert not Table([here], field=[None, dark]).may("special", here)
    assert card_text(here, str) == [
        "You can Special Summon this card (from your hand) to your zone a LIGHT Link Monster "
        "points to."
    ]


def test_a_link_monster_tributed_for_it_points_nowhere() -> None:
    # The zone is chosen once the cost is paid (Yu-Gi-Oh solo rules 3.4).
    cost = (Tribute(Choose(MONSTER, v.MZONE)),)
    here = fiend("Here", procedures=(ByItself(cost=cost, linked=ANY),))
    lit = link("Lit", markers=v.LEFT)
    assert not Table([here], field=[None, lit]).may("special", here)
    table = Table([here], field=[A, lit])
    table.special(here)
    assert table.grave == ["A"]
    assert table.monsters() == {0: "Here", 1: "Lit"}


# ------------------------------------------------------------ what is said


def test_the_position_is_said_and_kept() -> None:
    # The card text of Psychic Wheeleder: "If you control a Level 3 monster other than "Psychic
    # Wheeleder", you can Special Summon this card (from your hand) in Defense Position."
    way = ByItself(condition=(exists(MONSTER, v.MZONE),), position=v.FACEUP_DEFENSE)
    wheel = fiend("Wheel", procedures=(way,))
    table = Table([wheel], field=[A], all_positions=True)
    table.special(wheel)
    assert table.state.data[POSITION + table.number(wheel)] == v.FACEUP_DEFENSE
    assert card_text(wheel, str) == [
        "If you control a monster, you can Special Summon this card (from your hand) in Defense "
        "Position."
    ]


def test_places_and_conditions_of_the_only_way_are_said() -> None:
    # The card texts of The Bystial Lubellion ("from your hand or GY") and Blackwing - Gofu the
    # Vague Shadow ("while you control no monsters").
    cost = (Tribute(Choose(MONSTER, v.MZONE)),)
    alone = exists(SPELL, v.GRAVE)
    way = ByItself(v.HAND | v.GRAVE, cost=cost, condition=(alone,), once=True)
    only = fiend("Only", procedures=(way,), special_only=True, only_by_itself=True)
    assert card_text(only, str) == [
        "Cannot be Normal Summoned/Set.",
        "Must be Special Summoned (from your hand or GY) while you have a Spell in your GY, by "
        "Tributing 1 monster.",
        'You can only Special Summon "Only" once per turn this way.',
    ]


# ---------------------------------------------------------- Contact Fusions


def united(into: ContactTo, places: int = v.MZONE, whose: int = v.YOU) -> Card:
    return monster(
        fresh(), "United", v.DARK, v.FIEND, 6, 2500, type=v.FUSION | v.EFFECT,
        procedures=(
            Contact(places, into, whose),
            FusionMaterials((Materials(MONSTER & Attribute(v.LIGHT), 2, 2),), by_effect=False),
        ),
        first_by_itself=True,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("into", "place", "words"),
    [
        ("grave", v.GRAVE, "sending the above cards you control to the GY"),
        ("banish", v.BANISHED, "banishing the above cards you control"),
        ("deck", v.DECK, "shuffling the above cards you control into the Deck"),
        ("tribute", v.GRAVE, "Tributing the above cards you control"),
    ],
)
def test_what_becomes_of_the_materials(into: ContactTo, place: int, words: str) -> None:
    # The card texts of Timaeus the Knight of Destiny, XYZ-Dragon Cannon, Elemental HERO Marine
    # Neos and Supreme King Dragon Starving Venom.
    goal = united(into, v.MZONE | v.SZONE)
    table = Table(extra=[goal], field=[A, B])
    table.special(goal)
    assert (table.place_of(A), table.place_of(B)) == (place, place)
    assert table.status(goal, PROPER)
    assert card_text(goal, str)[1] == (
        f"Must first be Special Summoned (from your Extra Deck) by {words}."
    )


def test_materials_from_the_field_and_the_gy() -> None:
    # The card text of ABC-Dragon Buster: "by banishing the above cards you control and/or from
    # your GY"
    goal = united("banish", v.MZONE | v.SZONE | v.GRAVE)
    table = Table(extra=[goal], field=[A], grave=[B])
    table.special(goal)
    assert sorted(table.banished) == ["A", "B"]
    assert "banishing the above cards from your field and/or GY" in card_text(goal, str)[1]


def test_materials_from_either_field() -> None:
    # The card text of Chimeratech Fortress Dragon: "by sending the above cards from either field
    # to the GY"
    goal = united("grave", v.MZONE | v.SZONE, v.EITHER)
    table = Table(extra=[goal], field=[A], opponent_field=[B])
    table.special(goal)
    assert (table.grave, table.pile(v.GRAVE, 1)) == (["A"], ["B"])
    assert "the above cards from either field" in card_text(goal, str)[1]


def test_the_materials_of_the_opponent_make_no_room() -> None:
    # Yu-Gi-Oh field zones, Main Monster Zone: theirs are not one's own.
    goal = united("grave", v.MZONE, v.EITHER)
    dark = [fiend(name) for name in "QRST"]
    full: dict[int, Card] = dict(enumerate([*dark, fiend("U"), fiend("V")]))
    table = Table(extra=[goal], field=full, opponent_field=[A, B])
    assert not table.may("special", goal)
    dark_zone = {n: card for n, card in full.items() if n != 4}
    assert Table(extra=[goal], field=dark_zone, opponent_field=[A, B]).may("special", goal)


def test_a_token_is_not_shuffled_into_the_deck() -> None:
    # Yu-Gi-Oh rules reference, Tokens: they go nowhere but away.
    token = monster(fresh(), "Token", v.LIGHT, v.FIEND, 4, 0, type=v.NORMAL | v.TOKEN)
    goal = united("deck")
    assert not Table(extra=[goal], field=[A, token]).may("special", goal)
    assert Table(extra=[goal], field=[A, B], also=[played("Never")]).may("special", goal)
