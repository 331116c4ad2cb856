"""Old sentences in the words of today.

Sources: the card texts of R-Genex Overseer, Core Transport Unit, Gladiator Beast Tygerius, Naturia
Eggplant, Koa'ki Meiru Maximus and Silpheed, and what their newer printings say: what is paid comes
before a semicolon, what is selected is targeted.
"""

import pytest

from engine.yugioh.card_text.old_spelling import OLD


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "When this card is Normal Summoned, you can Special Summon 1 monster from your hand.",
            "When this card is Normal Summoned: You can Special Summon 1 monster from your hand.",
        ),
        (
            "Once per turn, you can discard 1 card to draw 1 card.",
            "Once per turn: You can discard 1 card; draw 1 card.",
        ),
        (
            "Once per turn, during your Main Phase, you can pay 500 LP to select 1 monster on the "
            "field, and destroy it.",
            "Once per turn: You can pay 500 LP, then target 1 monster on the field; destroy it.",
        ),
        (
            "Once per turn, you can select and destroy 1 card your opponent controls.",
            "Once per turn: You can target 1 card your opponent controls; destroy it.",
        ),
        (
            "Once per turn, you can remove from play 1 monster from your GY to gain 100 LP.",
            "Once per turn: You can banish 1 monster from your GY; gain 100 LP.",
        ),
        (
            "This card cannot be Normal Summoned or Set. This card can only be Special Summoned by "
            "removing from play 1 monster in your GY.",
            "Must be Special Summoned by banishing 1 monster in your GY.",
        ),
        (
            "When this card is Normal or Special Summoned, select 1 monster on the field, and "
            "change its battle position.",
            "When this card is Normal or Special Summoned: Target 1 monster on the field; change "
            "its battle position.",
        ),
        (
            "When this card is Normal Summoned, put 3 counters on it.",
            "When this card is Normal Summoned: Place 3 counters on it.",
        ),
        (
            "Activate only when a monster you control is destroyed. Draw 1 card.",
            "When a monster you control is destroyed: Draw 1 card.",
        ),
    ],
)
def test_the_words_of_today(old: str, new: str) -> None:
    assert OLD(old) == new


@pytest.mark.parametrize(
    "text",
    [
        # Nothing tells whether these target.
        "Once per turn, you can destroy 1 monster on the field.",
        "When this card is Normal Summoned, you can Special Summon 1 monster from your GY.",
        "Remove from play 1 card in your opponent's GY.",
        # No effects that are activated.
        "When this card leaves the field, you can draw 1 card.",
        "Once per turn, you can also Xyz Summon this card by using a monster you control.",
        "Once per turn, this card cannot be destroyed by battle.",
    ],
)
def test_what_stays_as_it_is(text: str) -> None:
    assert OLD(text) == text
