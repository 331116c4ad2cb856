"""What is excepted at the end of a clause is excepted of all cards that it chooses.

Source: texts such as that of Chaos Betrayer, which banish two monsters, "except" the card itself.
"""

import pytest

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card

LEXICON = Lexicon({"Probe": 1, "Other": 2, "Third": 3}, {"Gamma": 0x123})
BOTH = "1 LIGHT and 1 DARK monster"


def read(text: str, attribute: int = v.DARK, kind: int = 0) -> Compiled:
    facts = la.Card(1, "Probe", v.MONSTER | v.EFFECT | kind, attribute, v.FIEND, 4)
    return compile_card(facts, text, LEXICON)


@pytest.mark.parametrize(
    "text",
    [
        f'You can banish {BOTH} from your GY, except "@"; draw 1 card.',
        f'You can pay 500 LP; add {BOTH} from your Deck to your hand, except "@".',
    ],
)
def test_an_exception_is_one_of_all_cards(text: str) -> None:
    # The card itself is DARK: that it is not the LIGHT one goes without saying.
    assert read(text.replace("@", "Probe")).whole
    # A LIGHT one may be neither of them, nor may any other card.
    for name, passcode in (("Probe", 1), ("Other", 2)):
        found = read(text.replace("@", name), v.LIGHT)
        assert found.whole
        (effect,) = found.card.effects
        assert [node for node in walk(effect) if node == ~la.Named(passcode)] == [
            ~la.Named(passcode)
        ] * 2


def test_an_exception_of_two_targets_is_not_read_where_it_matters() -> None:
    text = (
        "You can target 1 LIGHT monster in your GY and 1 DARK monster in your GY, except "
        '"@"; shuffle them into the Deck, then draw 1 card.'
    )
    assert read(text.replace("@", "Probe")).whole
    assert not read(text.replace("@", "Probe"), v.LIGHT).whole
    assert not read(text.replace("@", "Other")).whole


def test_cards_with_a_name_of_their_own_may_be_others() -> None:
    text = 'You can pay 500 LP; add 1 "Third" and 1 "Gamma" monster from your Deck to your hand, '
    assert read(f'{text}except "Probe".').whole
    assert read(f'{text}except "Other".').whole
    assert read('You can pay 500 LP; add 1 "Gamma" monster from your Deck to your hand, except'
                ' "Other".').whole  # fmt: skip


def test_a_monster_of_the_extra_deck_is_in_no_hand() -> None:
    """Thunder Dragon Titan: only the monster on the field could be the card itself."""
    text = (
        "1 Tuner + 1+ non-Tuner monsters\nYou can banish 1 Fiend monster from your @ and 1 Fiend "
        'monster from your GY, except "Probe"; draw 1 card.'
    )
    hand = read(text.replace("@", "hand"), kind=v.SYNCHRO)
    assert not any("what is excepted, for each" in str(part.why) for part in hand.parts)
    assert not read(text.replace("@", "field"), kind=v.SYNCHRO).whole


def test_an_exception_said_before_is_one_of_those_cards() -> None:
    text = (
        'You can target 1 LIGHT monster in your GY, except "Other", and 1 DARK monster in your GY; '
        "shuffle them into the Deck, then draw 1 card."
    )
    found = read(text)
    (item,) = found.card.effects
    assert found.whole
    assert isinstance(item, la.Ignition)
    assert [~la.Named(2) in list(target.walk()) for target in item.target] == [True, False]
