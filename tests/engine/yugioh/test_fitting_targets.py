"""Texts whose targets are those to which what is done to them can be done.

Sources: Yu-Gi-Oh rules reference on Link Monsters, which have no Defense Position; solo rules on
Tokens, which are never face-down nor Xyz Material; no card is attached to itself.
"""

import pytest

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER
from tests.engine.yugioh.table import Table, body, fiend

LINK_OR_TOKEN = la.Type(v.LINK | v.TOKEN)


@pytest.mark.parametrize(
    ("done", "target", "places", "whose"),
    [
        (
            "1 monster on the field; attach it to this card",
            MONSTER & ~la.Type(v.TOKEN) & OTHER, v.MZONE, v.EITHER,
        ),
        ("1 monster in your GY; attach it to this card", MONSTER, v.GRAVE, v.YOU),
        (
            "1 monster you control; change it to face-up Defense Position",
            MONSTER & ~la.Type(v.LINK), v.MZONE, v.YOU,
        ),
        (
            "1 monster you control; change it to face-down Defense Position",
            MONSTER & ~LINK_OR_TOKEN, v.MZONE, v.YOU,
        ),
        ("1 monster you control; change it to Attack Position", MONSTER, v.MZONE, v.YOU),
    ],
)  # fmt: skip
def test_what_can_be_targeted(done: str, target: Filter, places: int, whose: int) -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4)
    text = f"2 Level 4 monsters\nYou can target {done}."
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (effect,) = found.card.effects
    assert effect.target == (la.Choose(target, places, whose=whose),)  # type: ignore[attr-defined]


OF_THE_OTHER = "send 1 other Plant monster you control to the GY"


@pytest.mark.parametrize(
    ("target", "other"),
    [
        ("1 monster you control", ~la.Like("card", la.Chosen())),
        ("1 other monster you control", OTHER),
        ("1 monster your opponent controls", OTHER),
        ("1 Plant monster in your GY", OTHER),
    ],
)
def test_other_than_the_target(target: str, other: Filter) -> None:
    # The card text of Staysailor Romarin: "target 1 face-up monster you control; send 1 other Plant
    # monster you control to the GY", and the walks of the reference engine.
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.PLANT, 4)
    found = compile_card(facts, f"You can target {target}; {OF_THE_OTHER}.", Lexicon({}, {}))
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, la.Ignition)
    (sent,) = effect.do
    assert other in sent.what.filter.of


def test_the_card_itself_may_go_for_another_target() -> None:
    filter_ = la.Race(v.PLANT) & MONSTER & ~la.Like("card", la.Chosen())
    sends = la.Ignition(
        v.MZONE, target=(la.Choose(MONSTER, v.MZONE),),
        do=(la.SendToGrave(la.Choose(filter_, v.MZONE)),),
    )  # fmt: skip
    romarin = fiend("Romarin", sends, race=v.PLANT)
    assert not Table(field=[romarin]).may("activate", romarin)
    table = Table(field=[romarin, body("Body")])
    table.activate(romarin)  # Body is the one target that leaves a Plant to send
    assert (table.monsters(), table.grave) == ({1: "Body"}, ["Romarin"])
