"""Numbers that belong to one of two kinds of cards, and both numbers of a monster.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace
from typing import Any

from engine.filters import AnyOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body

STAR = la.Card(70, "Star", v.MONSTER | v.EFFECT, v.LIGHT, v.FIEND, 8, 2100, 1500)
LEXICON = Lexicon({"Star": 70, "Probe": 9}, {"Gamma": 0x123})
FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.FIRE, v.CYBERSE, 2, 1500, 2100)
SPELL = la.Card(9, "Probe", v.SPELL)


def strong(attack: int, defense: int, *series: int) -> la.Card:
    return replace(body("Strong", attack=attack), defense=defense, series=series)


def read(text: str, facts: la.Card = FACTS) -> Any:
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found.card


# Mannadium Torrid
WAY = (
    'If you control "Star" or a monster with 1500 ATK/2100 DEF, you can Special Summon this card '
    "(from your hand)."
)


def test_both_numbers_must_be_so_and_only_of_the_monster_they_are_said_of() -> None:
    probe = read(WAY)
    for there, may in (
        (STAR, True), (strong(1500, 2100), True), (strong(1500, 2000), False),
        (strong(2100, 2100), False),
    ):  # fmt: skip
        assert Table([probe], field=[there]).may("special", probe) == may


def test_numbers_of_two_kinds_of_monsters_are_not_taken_apart() -> None:
    # "1 Machine monster or 1 Rock monster with 1500 or less ATK" could mean both.
    text = (
        "You can Special Summon 1 Machine monster or 1 Rock monster with 1500 or less ATK from "
        "your Deck."
    )
    assert not compile_card(FACTS, text, LEXICON).whole


def test_a_card_that_is_no_monster_has_no_numbers() -> None:
    # Eidos the Underworld Monarch
    card = read(
        'You can add 1 "Gamma" Spell/Trap or 1 monster with 2800 ATK/1000 DEF from your Deck to '
        "your hand."
    )
    (effect,) = card.effects
    fit = la.Between("attack", 2800, 2800) & la.Between("defense", 1000, 1000) & la.MONSTER
    spells = la.Series(0x123, "Gamma") & la.SPELL_TRAP
    assert effect.do == (la.AddToHand(la.Choose(AnyOf((spells, fit)), v.DECK)),)


# R.B. Stage Landing
LANDING = (
    'Special Summon 1 "Gamma" monster from your Deck. If a "Gamma" monster you control would be '
    "destroyed by battle or card effect, you can banish this card from your GY instead. You "
    "cannot Special Summon from the Extra Deck the turn you activate this card, except Machine "
    "monsters with 1500 or less original ATK."
)


def test_what_the_activation_forbids_may_be_said_after_another_effect() -> None:
    activation, instead = read(LANDING, SPELL).effects
    low = la.Measured("original attack", "<=", 1500)
    allowed = AnyOf((~la.InPlace(v.EXTRA), la.Race(v.MACHINE) & la.MONSTER & low))
    assert activation.condition == (la.SummonedOnly(allowed),)
    assert activation.cost == (la.OnlySpecialSummon(allowed),)
    assert isinstance(instead, la.InsteadOfDestruction)


# R.B. VALCan Rocket
ONLY_THESE = (
    'If you control no face-up monsters, or the only face-up monsters you control are "Gamma" '
    "monsters, you can Special Summon this card (from your hand)."
)


def test_a_face_down_monster_is_none_of_the_face_up_ones() -> None:
    probe = read(ONLY_THESE)
    gamma, other = strong(0, 0, 0x123), body("Other")
    for rest, may in (
        ({}, True), ({"field": [gamma]}, True), ({"field": [other]}, False),
        ({"field": [gamma, other]}, False),
    ):  # fmt: skip
        options: dict[str, Any] = rest
        assert Table([probe], **options).may("special", probe) == may


# Mannadium Abscission
def test_what_may_be_added_instead_is_excepted() -> None:
    card = read(
        'Add 1 "Star" from your Deck to your hand, or, if you control "Star", you can add 1 '
        '"Gamma" card instead, except "Probe".',
        SPELL,
    )
    (effect,) = card.effects
    (step,) = effect.do
    assert step.what.filter.of[-1] == ~la.Named(9)
