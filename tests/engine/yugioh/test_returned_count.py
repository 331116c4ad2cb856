"""As many cards as were returned to the hand; whose monsters have more ATK in all.

Source: the card text of Alpha, the Master of Beasts.
"""

import pytest

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import AddToHand, Choose, Chosen, HowMany, InPlace, Then
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

LEXICON = Lexicon({"Probe": 9}, {})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 8, 3000, 2500)
A, B, X, Y = body("A"), body("B"), body("X"), body("Y")
COUNTED = (
    "You can target any number of Beast monsters you control; return them to the hand, then, "
    "return face-up monsters your opponent controls to the hand, equal to the number of cards you "
    "returned to the hand."
)
STRONGER = (
    "Must first be Special Summoned (from your hand) while the total ATK of all monsters your "
    "opponent controls is more than that of all monsters you control."
)


def sweep() -> la.Card:
    theirs = Choose(la.FACE_UP, v.MZONE, 1, HowMany("a", InPlace(v.HAND)), v.OPPONENT, exactly=True)
    return played(
        "Sweep", AddToHand(Chosen()), Then((AddToHand(theirs),)),
        target=(Choose(la.MONSTER, v.MZONE, 1, 100, name="a"),),
    )  # fmt: skip


def test_as_many_as_came_to_the_hand_are_returned() -> None:
    card = sweep()
    table = Table([card], field=[A, B], opponent_field=[X, Y])
    table.activate(card)
    table.pick(A, B)
    assert (table.monsters(), table.monsters(1)) == ({}, {})


def test_a_monster_of_the_extra_deck_does_not_come_to_the_hand() -> None:
    # Yu-Gi-Oh rules reference, Extra Deck: it returns there instead.
    card, fused = sweep(), fusion("Fused", la.Materials(la.MONSTER, 2, 2))
    table = Table([card], field=[A, fused], opponent_field=[X, Y])
    table.activate(card)
    table.pick(A, fused)
    assert {len(choice) for choice in table.choices()} == {1}


def test_it_is_read_with_the_number_of_cards_in_the_hand() -> None:
    found = compile_card(PROBE, COUNTED, LEXICON)
    (target,) = found.card.effects[0].target  # type: ignore[attr-defined]
    choices = [one for one in walk(found.card) if isinstance(one, Choose) and one is not target]
    assert found.whole
    assert [(one.most, one.exactly, one.whose) for one in choices] == [
        (HowMany(target.name, InPlace(v.HAND)), True, v.OPPONENT)
    ]


def giant() -> la.Card:
    """Compiled from the text: it comes while their monsters have more ATK in all."""
    facts = fiend("Giant", level=8, attack=3000)
    return compile_card(facts, STRONGER, LEXICON).card


@pytest.mark.parametrize(("attack", "may"), [(900, True), (1000, False), (1100, False)])
def test_only_while_they_have_more_atk_in_all(attack: int, may: bool) -> None:
    card = giant()
    table = Table([card], field=[body("Mine", attack=attack)], opponent_field=[X])
    assert table.may("special", card) is may


def test_what_is_face_down_has_no_atk() -> None:
    # Yu-Gi-Oh rules reference, public knowledge: a face-down monster has no numbers.
    card, mine = giant(), body("Mine", attack=3000)
    table = Table([card], field=[mine], opponent_field=[X])
    assert not table.may("special", card)
    table.rewrite_position(mine, v.FACEDOWN_DEFENSE)
    assert table.may("special", card)
