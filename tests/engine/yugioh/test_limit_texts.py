"""Which effects a sentence limits, and how often they may be used.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card

DRAW, BURN = "You can draw 1 card.", "You can inflict 100 damage to your opponent."


def read(text: str, kind: int = v.MONSTER | v.EFFECT) -> Compiled:
    return compile_card(la.Card(1, "Probe", kind, level=4), text, Lexicon({}, {"HERO": 8}))


def limits(found: Compiled) -> list[object]:
    return [item.limit for item in found.card.effects if isinstance(item, la.Effect)]


def test_the_effect_is_the_only_one() -> None:
    # Herald of Pure Light
    found = read(f'{DRAW} You can only use the effect of "Probe" once per turn.')
    assert found.whole and limits(found) == [la.ONCE_PER_TURN]


def test_of_two_effects_neither_is_the_effect() -> None:
    assert not read(f'{DRAW} {BURN} You can only use the effect of "Probe" once per turn.').whole


def test_the_previous_effects_are_those_before() -> None:
    # Constellar Caduceus
    found = read(
        f'{DRAW} {BURN} You can only use each of the previous effects of "Probe" once per turn. '
        "(Quick Effect): You can Tribute this card; draw 1 card."
    )
    assert found.whole and limits(found) == [la.ONCE_PER_TURN, la.ONCE_PER_TURN, None]


def test_this_effect_is_the_one_before_the_limit() -> None:
    # Problem-solving card text: the sentence stands behind the effect that it limits.
    found = read(f'{DRAW} You can only use this effect of "Probe" once per turn. {BURN}')
    assert found.whole and limits(found) == [la.ONCE_PER_TURN, None]


@pytest.mark.parametrize(
    "limit",
    ['You can only activate "Probe" once per turn.', 'You can only activate 1 "Probe" per turn.'],
)
def test_the_activation_of_the_card(limit: str) -> None:
    # FA.I.ghting Spirit
    found = read(f"Draw 1 card. {limit}", v.TRAP)
    assert found.whole and limits(found) == [la.Limit("oath")]


def test_the_activation_of_a_card_whose_effects_are_not_activated() -> None:
    # Problem-solving card text: "activate" is said of the card, which is placed face-up.
    text = 'Monsters you control gain 100 ATK. You can only activate 1 "Probe" per turn.'
    found = read(text, v.SPELL | v.FIELD)
    assert found.whole and limits(found) == [la.Limit("oath")]
    assert [part.text for part in found.parts] == ["Monsters you control gain 100 ATK."]
