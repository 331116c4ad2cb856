"""What a player cannot do unless they Pendulum Summon, and Levels of monsters Summoned together.

Source: the card text of Beyond the Pendulum: "unless you Pendulum Summon after this effect
resolves", "2 monsters with different original Levels are Pendulum Summoned at the same time".
"""

from typing import Any

import pytest

from engine import notation
from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    POINTED,
    Ban,
    Card,
    Event,
    FieldStats,
    GainLife,
    InPlace,
    Trigger,
    While,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

LOW, HIGH = (
    fiend(f"Scale {number}", type=v.PENDULUM | v.EFFECT, scale=number) for number in (1, 9)
)
A, B, C = body("A", level=3), body("B", level=4), body("C", level=4)
LOCK = (
    Ban(("activate",), MONSTER, until="pendulum summon"),
    Ban(("effect",), InPlace(v.PZONE), until="pendulum summon"),
)
LOCKED = played("Locked", *LOCK)
FIRST = played("First", Ban(("draw",)), *LOCK)


def scales(*hand: Card, **rest: Any) -> Table:
    table = Table([LOW, HIGH, *hand], **rest)
    table.activate(LOW)
    table.activate(HIGH)
    return table


@pytest.mark.parametrize("spell", [LOCKED, FIRST])
def test_a_pendulum_summon_lifts_it(spell: Card) -> None:
    user = fiend("User", ignition(GainLife(1)))
    table = scales(spell, A, field=[user])
    assert table.may("activate", user)
    table.activate(spell)
    assert not table.may("activate", user)
    table.pendulum()
    assert table.may("activate", user)


def test_the_effects_of_scales_are_negated_until_then() -> None:
    stronger = While((), (FieldStats(500, MONSTER),), scale=True)
    low = fiend("Low", stronger, type=v.PENDULUM | v.EFFECT, scale=1)
    table = Table([low, HIGH, LOCKED, A], field=[B])
    table.activate(low)
    table.activate(HIGH)
    assert table.attack(B) == 1500
    table.activate(LOCKED)
    assert table.attack(B) == 1000
    table.pendulum()
    assert table.attack(B) == 1500


def test_a_scale_is_activated_as_a_spell() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: to place one there is to activate a Spell.
    user = fiend("User", ignition(GainLife(1)))
    table = Table([LOW, LOCKED], field=[user])
    table.activate(LOCKED)
    assert table.may("activate", LOW)
    assert not table.may("activate", user)
    closed = played("Closed", Ban(("activate",)))
    other = Table([LOW, closed])
    other.activate(closed)
    assert not other.may("activate", LOW)


def test_what_was_forbidden_in_another_way_stays_so() -> None:
    plain = played("Plain", Ban(("activate",), MONSTER))
    user = fiend("User", ignition(GainLife(1)))
    table = scales(LOCKED, plain, A, field=[user])
    table.activate(LOCKED)
    table.activate(plain)
    table.pendulum()
    assert not table.may("activate", user)


def test_a_position_in_which_it_was_lifted_is_written_and_read() -> None:
    table = scales(FIRST, A)
    table.activate(FIRST)
    table.pendulum()
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text


TOGETHER = Trigger(
    v.MZONE,
    on=Event("summoned", MONSTER & POINTED, v.BY_PENDULUM, least=2, apart=True),
    do=(GainLife(1000),),
    optional=False,
)


@pytest.mark.parametrize(("other", "gained"), [(B, 0), (A, 1000)])
def test_two_with_different_levels_are_summoned_together(other: Card, gained: int) -> None:
    # C and B have one Level, C and A two.
    wide = link("Wide", markers=v.BOTTOM_LEFT | v.BOTTOM_RIGHT, effects=(TOGETHER,))
    table = scales(other, C, field={5: wide, 1: body("X"), 3: body("Y"), 4: body("Z")})
    before = table.life()
    table.pendulum(other, C)
    assert table.life() - before == gained


def test_one_of_them_is_not_enough() -> None:
    wide = link("Wide", markers=v.BOTTOM_LEFT | v.BOTTOM_RIGHT, effects=(TOGETHER,))
    table = scales(A, C, field={5: wide})
    before = table.life()
    table.pendulum(A)
    assert table.life() == before


def test_both_are_read() -> None:
    probe = Card(
        9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2, 1000,
        markers=v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    )  # fmt: skip
    text = (
        "2 Fiend monsters\n"
        "You can pay 500 LP; draw 1 card, but for the rest of this turn, unless you Pendulum "
        "Summon after this effect resolves, you cannot activate monster effects, and the effects "
        "of any cards in your Pendulum Zones are negated. If 2 monsters with different original "
        "Levels are Pendulum Summoned at the same time to the zones this card points to: You can "
        "draw 1 card."
    )
    found = compile_card(probe, text, Lexicon({}, {}))
    assert found.whole
    assert tuple(one for one in walk(found.card) if isinstance(one, Ban)) == LOCK
    (on,) = (one for one in walk(found.card) if isinstance(one, Event))
    assert on == TOGETHER.on
