"""Ways of saying a thing that the cards of one archetype have: each is read as the usual one.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.few_spelling import FEW
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Alpha": 1, "Beta": 2, "Probe": 9}, {"Gamma": 0x123})
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def read(text: str, card: la.Card = MONSTER) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    ("rare", "usual"),
    [
        # Chrysalis Larva, Chrysalis Dolphin
        (
            'You can Tribute this card while "Alpha" is on the field to Special Summon 1 "Beta" from '
            "your hand or Deck.",
            'While "Alpha" is on the field: You can Tribute this card; Special Summon 1 "Beta" from '
            "your hand or Deck.",
        ),
        (
            'By Tributing this card while "Alpha" is on the field, Special Summon 1 "Beta" from '
            "your hand or Deck.",
            'While "Alpha" is on the field: You can Tribute this card; Special Summon 1 "Beta" from '
            "your hand or Deck.",
        ),
        # Deskbot 002, Deskbot 008
        (
            "All Machine monsters you control gain 500 ATK and DEF, except this card.",
            "All other Machine monsters you control gain 500 ATK and DEF.",
        ),
        (
            'Your opponent cannot target face-up "Gamma" cards with card effects, except this one.',
            'Your opponent cannot target other face-up "Gamma" cards on the field with card effects.',
        ),
        # Star Seraph Sword
        (
            "this card gains ATK equal to the original ATK of the sent monster, until the End "
            "Phase.",
            "this card gains ATK equal to the sent monster's original ATK, until the end of this "
            "turn.",
        ),
        # Radiant Typhoon Krosea
        (
            'add 1 "Gamma" card (except "Beta") and/or 1 "Alpha" from your Deck to your hand.',
            'add up to 1 "Gamma" card and up to 1 "Alpha" from your Deck to your hand, except '
            '"Beta".',
        ),
        # Radiant Typhoon Vision
        (
            'then if you have a "Gamma" card or a Quick-Play Spell in your hand, discard 1 of them, '
            "or your entire hand if you don't.",
            'then discard 1 "Gamma" card or 1 Quick-Play Spell, or if you do not have any in your '
            "hand, discard your entire hand.",
        ),
    ],
)
def test_it_is_put_in_the_usual_way(rare: str, usual: str) -> None:
    assert FEW(rare) == usual
    assert FEW(usual) == usual


def test_one_of_each_or_one_of_them_is_added() -> None:
    # Big-Winged Berfomet
    (effect,) = read(
        'If this card is Normal Summoned: You can add 1 Level 4 Fiend monster and/or 1 "Alpha" from '
        "your Deck to your hand."
    ).card.effects
    assert isinstance(effect, la.Trigger)
    (step,) = effect.do
    assert isinstance(step, la.OneOf)
    assert step == la.some_of(tuple(option[0] for option in step.options[:2]))


def test_both_of_them_or_either() -> None:
    one, two = body("One"), body("Two")
    adds = tuple(la.AddToHand(la.Choose(la.Named(card.passcode), v.DECK)) for card in (one, two))
    spell = played("Both", la.some_of(adds))
    found = set()
    table = Table([spell], deck=[one, two])
    table.activate(spell)
    for option in table.decision().options:
        start = table.state.mark()
        table.take(option)
        found.add(tuple(table.hand))
        table.state.undo_to(start)
        table._decision = None
    assert found == {("One",), ("Two",), ("One", "Two")}


def test_what_must_be_on_the_field_for_a_chrysalis() -> None:
    (effect,) = read(
        'You can Tribute this card while "Alpha" is on the field to Special Summon 1 "Beta" from '
        "your hand or Deck."
    ).card.effects
    assert isinstance(effect, la.Ignition) and effect.cost == (la.Tribute(la.SELF),)
    assert len(effect.condition) == 1


def test_all_counters_are_removed_and_at_least_so_many() -> None:
    # Ursarctic Big Dipper
    (effect,) = read(
        "You can remove all Spell Counters from this card (min. 3); draw 1 card."
    ).card.effects
    assert effect.cost == (la.RemoveCounter("Spell", least=3),)  # type: ignore[attr-defined]
    place = ignition(la.PlaceCounter("Spell", 2))
    burn = ignition(la.Damage(100), cost=effect.cost)  # type: ignore[attr-defined]
    host = fiend("Host", place, burn)
    table = Table(field=[host])
    table.activate(host, 0)
    assert not table.may("activate", host, 1)
    table.activate(host, 0)
    table.activate(host, 1)  # all four are gone
    table.activate(host, 0)
    assert not table.may("activate", host, 1)
