"""What is done to both of two cards is done to neither when one of them has gone.

Sources: the card texts of Dyna Mondo, Ecclesia and the Dark Dragon, Escape of the Unchained and
Supreme King Gate Zero; a target that has moved is no longer meant (Yu-Gi-Oh modifiers and triggers,
*Location changes mid-chain*).
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    ONCE_PER_TURN,
    OTHER,
    AddToHand,
    Card,
    Choose,
    Indestructible,
    Named,
    SendToGrave,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, quick

A, B = body("A"), body("B", attribute=v.WIND)
FACTS = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
BOTH = "You can target 1 LIGHT monster you control and 1 WIND monster you control; destroy both"
IT_AND_THIS = "You can target 1 LIGHT monster you control; destroy both it and this card"


def read(text: str) -> Compiled:
    """A monster with this effect, and 500 LP if it was done."""
    facts = replace(FACTS, passcode=fresh())
    return compile_card(facts, f"{text}, and if you do, gain 500 LP.", Lexicon({}, {}))


def running(name: str, *do: Node) -> Card:
    """A monster with a Quick Effect, once per turn."""
    return fiend(name, quick(*do, limit=ONCE_PER_TURN), attribute=v.FIRE)


@pytest.mark.parametrize("gone", ["neither", "A", "B", "Probe"])
@pytest.mark.parametrize("text", [BOTH, BOTH + " those targets", IT_AND_THIS])
def test_both_or_neither(text: str, gone: str) -> None:
    probe = read(text)
    assert probe.whole
    one = {"A": A, "B": B, "Probe": probe.card}.get(gone, body("Nobody"))
    fire = running("Fire", AddToHand(Choose(Named(one.passcode), v.MZONE)))
    meant = {"A", "Probe"} if text == IT_AND_THIS else {"A", "B"}
    table = Table(field=[probe.card, A, B, fire])
    table.activate(probe.card)
    if gone != "neither":
        table.chain(fire)
    destroyed = gone not in meant
    assert table.asked == "open"
    assert table.grave == (sorted(meant) if destroyed else [])
    assert table.life() == (8500 if destroyed else 8000)


def test_what_both_are_done_to_must_be_two_cards() -> None:
    # Destiny HERO - Destroyer Phoenix Enforcer: "destroy both 1 card you control and 1 card on the
    # field"; where the other has gone when it resolves, nothing is destroyed.
    facts = replace(FACTS, passcode=fresh())
    text = "You can destroy both 1 monster you control and 1 monster in your hand."
    probe = compile_card(facts, text, Lexicon({}, {})).card
    away = running("Away", SendToGrave(Choose(Named(A.passcode), v.HAND)))
    assert not Table(field=[probe]).may("activate", probe)
    table = Table([A], field=[probe, away])
    table.activate(probe)
    table.chain(away)
    assert table.grave == ["A"]


def test_if_one_cannot_be_destroyed_both_are_not() -> None:
    # Supreme King Gate Zero: "destroy both it and this card, and if you do, …"
    probe = read(IT_AND_THIS)
    spared = fiend("Spared", Indestructible(~OTHER), attribute=v.LIGHT)
    table = Table(field=[probe.card, spared])
    table.activate(probe.card)
    assert table.life() == 8000
