"""Materials of different kinds that are detached, and what is done for each kind.

Source: the card text of Time Thief Redoer, "up to 3 different types of materials", and then the
effects "depending on what was detached".
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    SELF,
    SPELL,
    TRAP,
    Banish,
    Card,
    Choose,
    Chosen,
    DetachKinds,
    Draw,
    Is,
    Quick,
    Then,
    ToDeck,
    When,
    trap,
)
from tests.engine.yugioh.table import Table, body, fresh, ignition, played, xyz

DETACHED = Chosen(("a",))
DO = (
    DetachKinds(3, "a"),
    Then((
        When(Is(DETACHED, MONSTER), (Banish(SELF, "end"),)),
        When(Is(DETACHED, SPELL), (Draw(1),)),
        When(Is(DETACHED, TRAP), (
            ToDeck(Choose(FACE_UP, v.FIELD_PLACES, whose=v.OPPONENT), "top"),)),
    )),
)  # fmt: skip
REDOER = xyz("Redoer", effects=(ignition(*DO),))
SMALL, TALL = body("Small"), body("Tall")
TRICK, PIT = played("Trick"), trap(fresh(), "Pit")


def table(*materials: Card) -> Table:
    """Redoer with these materials."""
    found = Table(deck=[SMALL, *materials], field=[REDOER], opponent_field=[TALL])
    for card in materials:
        found.attach(card, REDOER)
    return found


def test_no_two_of_one_kind_are_detached() -> None:
    game = table(SMALL, TALL, TRICK)
    game.activate(REDOER)
    assert ("Small", "Tall") not in game.choices()
    assert ("Small", "Trick") in game.choices()
    assert {len(choice) for choice in game.choices()} == {1, 2}


def test_what_is_done_depends_on_what_was_detached() -> None:
    game = table(TRICK, PIT)
    game.activate(REDOER)
    game.pick(TRICK, PIT)
    if game.asked == "chance":
        game.nature(SMALL)
    assert game.hand == ["Small"]
    assert game.monsters(1) == {}
    assert game.monsters() == {0: "Redoer"}
    other = table(SMALL, TRICK)
    other.activate(REDOER)
    other.pick(SMALL)
    assert other.banished == ["Redoer"]
    assert other.grave == ["Small", "Trick"]  # what is not detached goes when it leaves the field


def test_without_materials_it_cannot_be_activated() -> None:
    assert not table().may("activate", REDOER)


def test_the_text_with_a_bullet_for_each_kind() -> None:
    text = (
        "2 Level 4 monsters\n"
        "(Quick Effect): You can detach up to 3 different types of materials from this card, then "
        "apply the following effect(s) depending on what was detached.\n● Monster: Banish this "
        "card until the End Phase. ● Spell: Draw 1 card. ● Trap: Place 1 face-up card your "
        "opponent controls on top of the Deck."
    )
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
    compiled = compile_card(probe, text, Lexicon({}, {}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Quick) and effect.do == DO


BY_NUMBER = (
    "{} the following effect(s) in sequence, based on the number {}.\n● 1+: Gain 100 LP. "
    "● 2+: Gain 300 LP, also draw 1 card. ● 3: Gain 500 LP."
)


@pytest.mark.parametrize(("shown", "gained"), [(1, 100), (2, 400), (3, 900)])
def test_what_is_done_depends_on_how_many_were_revealed(shown: int, gained: int) -> None:
    # Vanquish Soul Snow Devil
    text = BY_NUMBER.format("apply", "revealed")
    told = f"Reveal up to 1 each of DARK, EARTH, and FIRE monsters in your hand; {text}"
    compiled = compile_card(Card(9, "Probe", v.SPELL), told, Lexicon({}, {}))
    assert compiled.whole
    card = replace(compiled.card, passcode=fresh())
    hand = [body("A", attribute=v.DARK), body("B", attribute=v.EARTH), body("C", attribute=v.FIRE)]
    table = Table([card, *hand, body("D", attribute=v.FIRE)], deck=[SMALL])
    table.activate(card)
    assert ("C", "D") not in table.choices()
    table.pick(*hand[:shown])
    assert table.life() == 8000 + gained
    assert ("Small" in table.hand) is (shown >= 2)


def test_each_of_them_can_be_left_out() -> None:
    # Virtual World City - Kauwloon
    text = BY_NUMBER.format("you can apply any of", "of cards in your opponent's hand")
    compiled = compile_card(Card(9, "Probe", v.SPELL), f"Gain 10 LP, then {text}", Lexicon({}, {}))
    assert compiled.whole
    card = replace(compiled.card, passcode=fresh())
    table = Table([card], deck=[SMALL], opponent_hand=[body(), body()])
    table.activate(card)
    table.yes()
    table.no()
    table.yes()
    assert table.life() == 8310 and table.hand == ["Small"]
