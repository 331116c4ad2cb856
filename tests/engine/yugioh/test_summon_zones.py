"""To whose field, and to which zones, an effect Special Summons.

Sources: the card texts that are named; Yu-Gi-Oh field zones, *Main Monster Zone* and *Extra
Monster Zone*.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Attribute,
    Ban,
    Card,
    Choose,
    SpecialSummon,
    State,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

A, B = body("A"), body("B")
REVIVE_THEIRS = played("Across", SpecialSummon(Choose(MONSTER, v.GRAVE), whose=v.OPPONENT))


# ------------------------------------------------------ to the opponent's field


def test_a_monster_is_summoned_to_the_opponents_field() -> None:
    # The card text of Number 29: Mannequin Cat ("Special Summon it to your opponent's field").
    table = Table([REVIVE_THEIRS], grave=[A])
    table.activate(REVIVE_THEIRS)
    assert (table.monsters(0), table.monsters(1)) == ({}, {0: "A"})


def test_it_needs_a_zone_there_and_none_here() -> None:
    # Yu-Gi-Oh field zones: a monster needs a free Main Monster Zone.
    full = {zone: body(f"Wall {zone}") for zone in range(5)}
    assert not Table([REVIVE_THEIRS], grave=[A], opponent_field=full).may("activate", REVIVE_THEIRS)
    table = Table([REVIVE_THEIRS], grave=[A], field=full)
    table.activate(REVIVE_THEIRS)
    assert table.monsters(1) == {0: "A"}


def test_it_is_the_summon_of_the_player_of_the_effect() -> None:
    # Yu-Gi-Oh modifiers and triggers, *Summon restrictions*: they are the player's who summons.
    lock = played("Lock", Ban(("special-summon",), MONSTER))
    table = Table([lock, REVIVE_THEIRS], grave=[A])
    table.activate(lock)
    assert not table.may("activate", REVIVE_THEIRS)


def test_a_card_gives_itself_to_the_opponent() -> None:
    # The card text of Contact "C" ("Special Summon this card … to your opponent's field").
    gift = fiend("Gift", ignition(SpecialSummon(SELF, whose=v.OPPONENT), where=v.GRAVE))
    table = Table(grave=[gift])
    table.activate(gift)
    assert table.monsters(1) == {0: "Gift"}


# ------------------------------------------------------------ to a linked zone


def revive(linked: Attribute | State) -> Card:
    return played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE), linked=linked))


@pytest.mark.parametrize(("theirs", "zone"), [(False, 0), (True, 3)])
def test_it_goes_to_a_zone_that_a_link_monster_points_to(theirs: bool, zone: int) -> None:
    # The card text of World Legacy Succession: "to your zone a Link Monster points to".
    spell = revive(Attribute(v.DARK))
    lit = link("Lit", markers=v.TOP if theirs else v.LEFT)
    assert not Table([spell], grave=[A], also=[lit]).may("activate", spell)
    field = {"opponent_field": {5: lit}} if theirs else {"field": {1: lit}}
    table = Table([spell], grave=[A], **field)  # type: ignore[arg-type]
    table.activate(spell)
    assert table.monsters()[zone] == "A"


def test_only_a_link_monster_of_ones_own_points_to_the_zone() -> None:
    # The card text of Salamangreat Jack Jaguar: "your zone your … Link Monster points to".
    spell, lit = revive(State("controlled")), link("Lit", markers=v.TOP)
    assert not Table([spell], grave=[A], opponent_field={5: lit}).may("activate", spell)


def test_to_a_zone_of_the_opponents_that_this_card_points_to() -> None:
    # The card text of Summon Sorceress ("to your opponent's zone this card points to").
    step = SpecialSummon(Choose(MONSTER, v.HAND), whose=v.OPPONENT, linked=~State("other"))
    lit = link("Lit", markers=v.TOP, effects=(ignition(step),))
    table = Table([A], field={5: lit})
    table.activate(lit)
    assert table.monsters(1) == {3: "A"}


def test_to_a_zone_that_two_link_monsters_point_to() -> None:
    # The card text of Guardragon Pisty: "your zone that 2 or more Link Monsters point to".
    spell = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE), zones="twice-pointed"))
    left, right = link("Left", markers=v.RIGHT), link("Right", markers=v.LEFT)
    top = link("Top", markers=v.TOP)
    table = Table([spell], grave=[A], field={0: left, 2: right})
    table.activate(spell)
    assert table.monsters()[1] == "A"
    table = Table([spell], grave=[A], field={2: left}, opponent_field={5: top})
    table.activate(spell)
    assert table.monsters()[3] == "A"
    for field in ({0: left}, {0: left, 4: right}, {0: left, 1: B, 2: right}):
        assert not Table([spell], grave=[A], field=field).may("activate", spell)


# -------------------------------------------------------------- what is read

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})


def read(text: str, kind: int = v.MONSTER | v.EFFECT) -> Compiled:
    return compile_card(Card(1, "Probe", kind), text, LEXICON)


@pytest.mark.parametrize(
    "text",
    [
        "You can target 1 monster in your opponent's GY; Special Summon it to your opponent's "
        "field in Defense Position.",
        "Target 1 monster in your GY; Special Summon it to your zone that 2 or more Link Monsters "
        "point to.",
        "Target 1 monster in your GY; Special Summon it to your zone a Link Monster points to.",
        "If this card is in your GY: You can discard 1 card; Special Summon this card to your zone "
        'your "Gamma" Link Monster points to.',
        'If this card is flipped face-up: You can Special Summon 1 "Gamma" monster from your '
        "Deck in face-up or face-down Defense Position.",
    ],
)
def test_the_zones_are_read_and_told(text: str) -> None:
    found = read(text, v.SPELL if text.startswith("Target") else v.MONSTER | v.EFFECT)
    assert found.whole
    assert card_text(found.card, LEXICON.name_of) == [text]


@pytest.mark.parametrize(
    "text",
    [
        "You can Special Summon 1 monster from your Extra Deck to your opponent's field.",
        "You can target 1 monster in your GY; Special Summon it to their field.",
        "You can target 1 monster in your GY; Special Summon it to your zone this card does not "
        "point to.",
    ],
)
def test_other_zones_are_not_understood(text: str) -> None:
    assert not read(text).whole
