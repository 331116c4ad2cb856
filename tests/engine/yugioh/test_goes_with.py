"""A monster that goes when the one leaves the field that Special Summoned it.

Sources: the card texts of Elder Entity Norden ("but its effects are negated, also banish it when
this card leaves the field"), Doomkaiser Dragon ("but destroy it when this card leaves the field")
and Gladiator Beast Darius ("and it is shuffled into the Deck when this card leaves the field").
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, link, played

PROBE = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1800)
BACK = "Once per turn: You can target 1 monster in your GY; Special Summon it, "
BANISHED = BACK + "but its effects are negated, also banish it when this card leaves the field."
DESTROYED = BACK + "but destroy it when this card leaves the field."
SHUFFLED = BACK + (
    "but its effect(s) is negated by this card, and it is shuffled into the Deck when this card "
    "leaves the field."
)
A, B = body("A"), body("B")
BOUNCE = played("Bounce", la.ReturnToHand(la.Choose(la.Named(77), v.MZONE)))
FLIP = played(
    "Flip", la.ChangePosition(la.Choose(la.Named(77), v.MZONE), position=v.FACEDOWN_DEFENSE)
)
NEGATE = played("Negate", la.Negate(la.Choose(la.Named(77), v.MZONE)))


def read(text: str) -> la.Card:
    compiled = compile_card(PROBE, text, Lexicon({"Probe": 9}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=77)


@pytest.mark.parametrize(
    ("text", "do", "place"),
    [(BANISHED, "banish", v.BANISHED), (DESTROYED, "destroy", v.GRAVE),
     (SHUFFLED, "shuffle", v.DECK)],
)  # fmt: skip
def test_it_goes_when_that_leaves(text: str, do: str, place: int) -> None:
    card = read(text)
    (effect,) = card.effects
    assert isinstance(effect, la.Ignition)
    (goes,) = [one for step in effect.do for one in step.walk() if isinstance(one, la.GoesWith)]
    assert goes.do == do
    table = Table([BOUNCE], field=[card, B], grave=[A])
    table.activate(card)
    assert table.place_of(A) == v.MZONE
    table.activate(BOUNCE)
    assert table.place_of(card) == v.HAND
    assert table.place_of(A) == place and table.place_of(B) == v.MZONE


def test_both_used_as_material_are_where_material_goes() -> None:
    card, two = read(BANISHED), link("Two")
    table = Table(extra=[two], field=[card], grave=[A])
    table.activate(card)
    table.special(two)
    assert sorted(table.grave) == ["A", "Probe"] and table.banished == []


@pytest.mark.parametrize("first", [FLIP, NEGATE])
def test_not_once_it_was_face_down_or_while_it_is_negated(first: la.Card) -> None:
    card = read(BANISHED)
    table = Table([first, BOUNCE], field=[card], grave=[A])
    table.activate(card)
    table.activate(first)
    table.activate(BOUNCE)
    assert table.place_of(card) == v.HAND and table.place_of(A) == v.MZONE


def test_keys_tell_which_monster_goes() -> None:
    card, back = read(DESTROYED), played("Back", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    keys = []
    for one in (A, B):
        table = Table([back], field=[card], grave=[A, B])
        table.activate(card)
        table.pick(one)
        table.activate(back)
        assert sorted(table.monsters().values()) == ["A", "B", "Probe"]
        keys.append(table.game.key())
    assert keys[0] != keys[1]
