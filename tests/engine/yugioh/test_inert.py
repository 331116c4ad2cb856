"""Sentences of card texts that nothing in a turn without a battle can touch, and others.

Source: problem-solving card text, in the phrases that cards print; Yu-Gi-Oh rules reference, Battle
Phase.
"""

import pytest

from engine.yugioh.card_text import inert


@pytest.mark.parametrize(
    "text",
    [
        "Cannot be destroyed by battle.",
        "Your opponent must pay 500 LP to declare an attack.",
        "Co-linked monsters you control cannot be destroyed by battle.",
        "Cannot be destroyed by battle with a monster Special Summoned from the GY.",
        "If this card attacks a Defense Position monster, inflict piercing battle damage.",
        "This card can attack while in Defense Position.",
        "This card cannot attack the turn you activate this effect.",
        "You cannot conduct your Battle Phase the turn you activate this card.",
        "You cannot declare attacks, except with Zombie monsters.",
        'While you control another "HERO" monster, your opponent\'s monsters cannot target this '
        "card for attacks.",
        "You take no battle damage from attacks involving this card.",
        "Your opponent cannot activate monster effects during the Battle Phase.",
        "If this card battles, your opponent cannot activate cards or effects until the end of the "
        "Damage Step.",
        'If your "HERO" monster would be destroyed by battle, you can banish this card instead.',
    ],
)
def test_statements_of_battles(text: str) -> None:
    assert inert.statement(text)


@pytest.mark.parametrize(
    "text",
    [
        "Cannot be destroyed by battle or card effects.",
        "Cannot be Tributed, or be destroyed by battle, while face-up on the field.",
        "Other monsters on the field cannot change their battle positions or attack.",
        "Monsters your opponent controls cannot attack or activate their effects.",
        "If this card would be destroyed by battle or card effect, you can detach 1 material from "
        "this card instead.",
        "The ATK of all monsters on the field are halved.",
        "If you control an Attack Position monster, you can Special Summon this card.",
        "You can Tribute 1 monster; this card can attack directly this turn.",
        "You cannot Special Summon monsters the turn you activate this card.",
        "This card gains 500 ATK.",
        "Your opponent cannot target this card with card effects.",
    ],
)
def test_statements_of_more_than_battles(text: str) -> None:
    assert not inert.statement(text)


@pytest.mark.parametrize(
    "text",
    [
        "When an opponent's monster declares an attack: Negate the attack.",
        "When a monster declares an attack while this card is in your GY or hand: Draw.",
        "If this card attacks or is attacked: You can draw 1 card.",
        "Once per battle, during damage calculation, if this card battles (Quick Effect): Draw.",
        "At the end of the Battle Phase, if your opponent controls more cards than you do: Draw.",
        "When this card is destroyed by battle and sent to the GY: You can draw 1 card.",
    ],
)
def test_effects_of_battles(text: str) -> None:
    assert inert.effect(text)


@pytest.mark.parametrize(
    "text",
    [
        "If this card is destroyed by battle or card effect: You can draw 1 card.",
        "When this card declares an attack, or if your opponent activates a card: Draw 1 card.",
        "If this card has not battled this turn (Quick Effect): You can draw 1 card.",
        "If the battle position of this card is changed: You can draw 1 card.",
        "During the Battle Phase or your Main Phase: You can draw 1 card.",
        "If this card is sent to the GY or battles: You can draw 1 card.",
        "If an effect activates or a monster attacks: You can draw 1 card.",
        "During your Main Phase: You can draw 1 card.",
    ],
)
def test_effects_of_more_than_battles(text: str) -> None:
    assert not inert.effect(text)
