"""Linked and co-linked monsters, and what is done each time while a condition holds."""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    POINTED_TO,
    Ban,
    Banish,
    Card,
    Choose,
    EachTime,
    Event,
    FieldStats,
    GainLife,
    Race,
    State,
    exists,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

RIGHT = link("Right", markers=v.RIGHT)
LEFT = link("Left", markers=v.LEFT)
A, B = body("A"), body("B")


def test_a_monster_is_linked_that_points_or_is_pointed_to() -> None:
    # Yu-Gi-Oh rules reference, Link Monsters
    look = played("Look", Banish(Choose(MONSTER & State("linked"), v.MZONE)))
    table = Table([look], field={0: RIGHT, 1: A, 3: B})
    table.activate(look)
    assert sorted(table.offers()) == ["cards A", "cards Right"]


def test_effects_of_monsters_that_are_not_linked_may_be_forbidden() -> None:
    # Knightmare Gryphon: "cannot activate their effects, unless they are linked"
    lock = fiend("Lock", Ban(("activate",), MONSTER & ~State("linked"), whose=v.EITHER))
    one, two = fiend("One", ignition(GainLife(1))), fiend("Two", ignition(GainLife(1)))
    table = Table(field={0: RIGHT, 1: one, 3: two, 4: lock})
    assert table.may("activate", one)
    assert not table.may("activate", two)


def test_a_card_and_those_that_are_co_linked_with_it() -> None:
    # Transcode Talker: "it and its co-linked monsters gain 500 ATK"
    both = ~OTHER | MONSTER & State("its-co-linked")
    talker = link("Talker", markers=v.RIGHT, effects=(FieldStats(500, both, v.EITHER),))
    table = Table(field={0: talker, 1: LEFT, 2: A})
    assert [table.attack(card) for card in (talker, LEFT, A)] == [2000, 2000, 1000]


def test_which_link_monsters_a_card_is_linked_to() -> None:
    # R.B. Ga10 Driller: "if this card is linked to an \"R.B.\" Link Monster"
    text = "If this card is linked to a DARK Link Monster: You can draw 1 card."
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.MACHINE, 4)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [part.why for part in found.parts]
    probe, pointer = found.card, link("Pointer", markers=v.RIGHT)
    bright = replace(pointer, attribute=v.LIGHT)
    for field, may in (
        ({0: pointer, 1: probe}, True), ({0: pointer, 2: probe}, False),
        ({0: bright, 1: probe}, False), ({1: probe, 2: link("Down", markers=v.BOTTOM)}, False),
    ):  # fmt: skip
        assert Table(field=field, deck=[A]).may("activate", probe) == may


def test_each_time_only_while_its_condition_holds() -> None:
    held = exists(MONSTER & Race(v.DRAGON), v.MZONE)
    each = EachTime(
        v.MZONE, condition=(held,), on=Event("summoned", MONSTER, v.BY_NORMAL),
        do=(GainLife(100),),
    )  # fmt: skip
    watcher = fiend("Watcher", each)
    for there, gained in ((body("D", race=v.DRAGON), 100), (B, 0)):
        table = Table([A], field=[watcher, there])
        before = table.life()
        table.summon(A)
        assert table.life() - before == gained


def test_which_monsters_are_pointed_to() -> None:
    # Yu-Gi-Oh field zones, Link Monsters: by Link Monsters of either player, from their zones.
    boost = fiend("Boost", FieldStats(500, MONSTER & POINTED_TO, v.EITHER))
    up, theirs = link("Up", markers=v.TOP), body("Theirs")
    table = Table(field={0: A, 1: RIGHT, 2: B, 3: boost, v.EXTRA_RIGHT: up},
                  opponent_field={1: theirs, 2: body("Beside")}, grave=[body("Gone")])  # fmt: skip
    attacks = {card.name: table.attack(card) for card in (A, B, theirs, RIGHT)}
    assert attacks == {"A": 1000, "B": 1500, "Theirs": 1500, "Right": 1500}
    assert table.attack(up) == 1500
