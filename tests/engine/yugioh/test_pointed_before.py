"""Triggers on monsters that a Link Monster pointed to when they left their zones.

Sources: Yu-Gi-Oh rules reference, Link Monsters; the card texts of Firewall Dragon ("a monster this
card points to is … sent to the GY") and Shinobi Insect Hagakuremino.
"""

import pytest

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    POINTED,
    TRAP,
    Answering,
    Card,
    Choose,
    Count,
    Destroy,
    Event,
    GainLife,
    State,
    Trigger,
    sent_to_grave,
)
from tests.engine.yugioh.table import Table, body, link, played

LOST = Trigger(
    v.MZONE, on=Event("destroyed", MONSTER & POINTED, from_=v.MZONE), do=(GainLife(1000),),
    optional=False,
)  # fmt: skip
SENT = Trigger(
    v.MZONE, on=sent_to_grave(v.MZONE, who=MONSTER & POINTED), do=(GainLife(1000),),
    optional=False,
)  # fmt: skip
A, B = body("A"), body("B")
BREAK = played("Break", Destroy(Choose(MONSTER, v.MZONE, whose=v.EITHER)))


@pytest.mark.parametrize("effect", [LOST, SENT])
@pytest.mark.parametrize(("card", "gained"), [(A, 1000), (B, 0)])
def test_it_waits_for_what_left_a_zone_that_it_points_to(
    effect: Trigger, card: Card, gained: int
) -> None:
    # A lies where the arrow points to, B does not.
    right = link("Right", markers=v.RIGHT, effects=(effect,))
    table = Table([BREAK], field={0: right, 1: A, 3: B})
    before = table.life()
    table.activate(BREAK)
    table.pick(card)
    assert table.life() - before == gained


def test_an_arrow_reaches_the_zone_across() -> None:
    # From the left Extra Monster Zone up: the opponent's zone in the column of the second zone.
    up = link("Up", markers=v.TOP, effects=(LOST,))
    for zone, gained in ((3, 1000), (1, 0)):
        table = Table([BREAK], field={5: up}, opponent_field={zone: A})
        before = table.life()
        table.activate(BREAK)
        table.pick(A)
        assert table.life() - before == gained


def test_what_left_another_place_was_not_pointed_to() -> None:
    # A material of the monster lay in no zone.
    text = (
        "2 Fiend monsters\nIf a monster this card points to is destroyed by battle or sent to the "
        "GY: You can draw 1 card."
    )
    probe = Card(
        9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2, 1000, markers=v.RIGHT
    )
    found = compile_card(probe, text, Lexicon({}, {}))
    (trigger,) = (one for one in walk(found.card) if isinstance(one, Trigger))
    assert found.whole
    assert [(on.what, on.who, on.from_, on.to) for on in (trigger.on, *trigger.or_on)] == [
        ("destroyed", MONSTER & POINTED, v.MZONE, 0),
        ("sent", MONSTER & POINTED, v.MZONE, v.GRAVE),
    ]


def test_monsters_co_linked_with_this_card_are_counted() -> None:
    # Firewall Dragon: as many targets as there are monsters co-linked to it.
    text = (
        "2 Fiend monsters\nYou can target monsters on the field and/or GY up to the number of "
        "monsters co-linked to this card; return them to the hand."
    )
    probe = Card(
        9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2, 1000, markers=v.RIGHT
    )
    found = compile_card(probe, text, Lexicon({}, {}))
    linked = Count(MONSTER & State("its-co-linked"), v.MZONE, v.EITHER)
    (target,) = (one for one in walk(found.card) if isinstance(one, Choose))
    assert found.whole
    assert (target.places, target.whose) == (v.MZONE | v.GRAVE, v.EITHER)
    assert target.most == linked


def test_effects_of_monsters_that_it_points_to_are_answered() -> None:
    # Pitknight Earlie
    text = (
        "2 Fiend monsters\nWhen a monster this card points to activates its effect (Quick Effect): "
        "You can draw 1 card."
    )
    probe = Card(
        9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2, 1000, markers=v.RIGHT
    )
    found = compile_card(probe, text, Lexicon({}, {}))
    (asked,) = (one for one in walk(found.card) if isinstance(one, Answering))
    assert found.whole
    assert (asked.card, asked.types, asked.places) == (POINTED, v.MONSTER, v.MZONE)


def test_a_set_trap_that_is_sent_to_the_gy_is_seen_there() -> None:
    # Paleozoic Anomalocaris
    text = "If a Trap is sent from your Spell & Trap Zone to the GY: You can draw 1 card."
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(probe, text, Lexicon({}, {}))
    (on,) = (one for one in walk(found.card) if isinstance(one, Event))
    assert found.whole
    assert on == Event("sent", TRAP, to=v.GRAVE, from_=v.SZONE, whose=v.YOU)
