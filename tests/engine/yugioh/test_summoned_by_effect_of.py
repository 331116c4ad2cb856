"""By the effect of what this card was Special Summoned: asked later, and what can be done then.

Sources: the card texts of Gladiator Beast Laquari, Allure Queen LV5 and Cupsy☆Yummy.  How a monster
was Summoned is known as long as it stays on the field.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card, inert
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played

FROM_HAND = la.SpecialSummon(la.Choose(la.MONSTER, v.HAND))
BEAST = fiend("Tamer", ignition(FROM_HAND), race=v.BEAST)
CALL = played("Call", FROM_HAND)
A = body("A")


def compiled(text: str) -> la.Card:
    """A made-up monster of this text, which must be understood as a whole."""
    facts = replace(fiend("Gladiator", attack=1800), passcode=9)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


STRONGER = compiled(
    "If this card was Special Summoned by the effect of a Beast monster, its original ATK becomes "
    "2100."
)
DRAWS = compiled(
    "If this card is Normal or Special Summoned: You can add 1 Warrior monster from your Deck "
    "to your hand, or, if this card was Special Summoned by the effect of a Beast monster, you can "
    "draw 1 card instead."
)


def test_only_by_the_effect_of_such_a_card() -> None:
    table = Table([STRONGER], field=[BEAST])
    table.activate(BEAST)
    assert table.attack(STRONGER) == 2100
    table = Table([STRONGER], field=[BEAST])
    table.summon(STRONGER)
    assert table.attack(STRONGER) == 1800
    table = Table([CALL, STRONGER], field=[BEAST])
    table.activate(CALL)
    assert table.attack(STRONGER) == 1800


def test_what_can_be_done_instead() -> None:
    table = Table([DRAWS], deck=[A, A], field=[BEAST])
    table.activate(BEAST)
    table.chain(DRAWS)
    assert len(table.offers()) == 2
    table.bullet(1)
    assert table.hand == names(A)
    table = Table([CALL, DRAWS], deck=[A, A], field=[BEAST])
    table.activate(CALL)
    table.chain(DRAWS)
    assert table.hand == names(A)


def test_an_effect_only_of_one_summoned_so() -> None:
    card = compiled(
        "Once per turn, if you control this card that was Special Summoned by the effect of a "
        "Beast monster: You can draw 1 card."
    )
    (found,) = card.effects
    assert isinstance(found, la.Effect)
    assert found.condition == (la.WasSummoned(v.BY_SPECIAL, by=la.Race(v.BEAST) & la.MONSTER),)
    table = Table([card], field=[BEAST], deck=[A])
    table.activate(BEAST)
    assert table.may("activate", card)
    table = Table([card], field=[BEAST], deck=[A])
    table.summon(card)
    assert not table.may("activate", card)


@pytest.mark.parametrize(
    "text",
    [
        'If this card was Special Summoned by the effect of a "Gladiator" monster, it can attack '
        "twice during each Battle Phase.",
        'When this card, that was Special Summoned by the effect of a "Gladiator" monster, '
        "destroys an opponent's monster by battle: You can draw 1 card.",
        'If this card was Special Summoned by the effect of a "Gladiator" monster, then at the end '
        "of any Battle Phase in which this card attacked: Draw 1 card.",
    ],
)
def test_what_only_a_battle_needs(text: str) -> None:
    assert inert.statement(text) or inert.effect(text)
    other = text.replace("it can attack twice during each Battle Phase", "it is destroyed")
    other = other.replace("destroys an opponent's monster by battle", "is destroyed")
    other = other.replace("at the end of any Battle Phase in which this card attacked",
                          "during the Main Phase")  # fmt: skip
    assert not inert.statement(other) and not inert.effect(other)


def test_one_or_the_other_that_you_control() -> None:
    # The card text of Cupsy☆Yummy
    card = compiled(
        "If you control a Beast monster or a Level 7 Warrior monster, you can Special Summon this "
        "card (from your hand)."
    )
    assert Table([card], field=[BEAST]).may("special", card)
    assert Table([card], field=[body("Seven", level=7)]).may("special", card)
    assert not Table([card], field=[A]).may("special", card)
