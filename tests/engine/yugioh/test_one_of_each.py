"""One card of each of several names, with the number and the place said once.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.one_of_each import ONE_OF_EACH
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({"Alpha": 1, "Beta": 2, "Delta": 3, "Probe": 9}, {"Gamma": 0x123})
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
ALL = tuple(map(la.Named, (1, 2, 3)))


def read(text: str, card: la.Card = MONSTER) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    "one",
    [
        # Machina Force, Bonding - DHO, Triangle O
        '1 "Alpha", "Beta", and "Delta" in your GY',
        '1 "Alpha", 1 "Beta", and 1 "Delta" in your GY',
        '1 each of "Alpha", "Beta" and "Delta" in your GY',
    ],
)
def test_one_of_each_is_meant(one: str) -> None:
    assert ONE_OF_EACH(one) == '1 "Alpha" and 1 "Beta" and 1 "Delta" in your GY'
    (effect,) = read(f"You can target {one}; shuffle them into the Deck.").card.effects
    assert isinstance(effect, la.Ignition)
    assert effect.target == tuple(la.Choose(name, v.GRAVE) for name in ALL)


def test_one_of_several_is_not() -> None:
    # Archfiend Playtime: any number of them
    for other in ('up to 1 each of "Alpha", "Beta", and "Delta" from your hand',
                  '1 "Alpha", "Beta", or "Delta" from your hand'):  # fmt: skip
        assert ONE_OF_EACH(other) == other


def test_the_place_behind_is_that_of_all_tributes() -> None:
    # Valkyrion the Magna Warrior
    card = replace(
        read(
            "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by "
            'Tributing 1 "Alpha", "Beta", and "Delta" from your hand and/or field.'
        ).card,
        passcode=fresh(),
    )
    alpha, beta, delta = (
        replace(body(name), passcode=number + 1)
        for number, name in enumerate(("Alpha", "Beta", "Delta"))
    )
    table = Table([card, alpha, beta], field=[delta])
    table.special(card)
    assert sorted(table.grave) == ["Alpha", "Beta", "Delta"]
    assert not Table([card, alpha], field=[delta], grave=[beta]).may("special", card)


def test_three_that_are_added_are_told_as_one() -> None:
    # Ojamagic
    (effect,) = read(
        "If this card is sent from the hand or field to the GY: Add 1 each of "
        '"Alpha", "Beta", and "Delta" from your Deck to your hand.'
    ).card.effects
    assert isinstance(effect, la.Trigger)
    assert effect.do == tuple(la.AddToHand(la.Choose(name, v.DECK)) for name in ALL)
