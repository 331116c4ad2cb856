"""Texts of what holds on the field: numbers that are worked out, limits of control, what is
negated while a card is face-up.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER

LEXICON = Lexicon({"Lucky Seven": 7}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER


def read(text: str) -> Compiled:
    return compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


def rules(text: str) -> tuple[Node, ...]:
    found = read(text)
    assert found.whole, [part.why for part in found.parts]
    return found.card.effects


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            'Gains 100 ATK for each "HERO" monster with different names in your GY.',
            la.FieldStats(la.Times(la.Names(HERO, v.GRAVE), 100), ~OTHER),
        ),
        (
            'All monsters you control gain 100 ATK and DEF for each "HERO" monster in your GY.',
            la.FieldStats(la.Times(la.Count(HERO, v.GRAVE), 100), MONSTER, stats=v.ATK | v.DEF),
        ),
    ],
)
def test_rules(text: str, found: Node) -> None:
    assert rules(text) == (found,)


PREDATOR = la.HasCounter("Predator")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "All face-up monsters on the field are changed to Defense Position.",
            la.InPosition(MONSTER),
        ),
        (
            "Change all face-up Level 4 or higher monsters to Defense Position.",
            la.InPosition(la.level(4) & MONSTER),
        ),
        (
            "Change all face-up monsters your opponent controls to Attack Position.",
            la.InPosition(MONSTER, v.OPPONENT, v.FACEUP_ATTACK),
        ),
        (
            "Negate the activated effects of your opponent's monsters that have Predator Counters.",
            la.NegatesActivated(MONSTER & PREDATOR, v.OPPONENT),
        ),
        (
            "Negate the activated effects of monsters your opponent controls.",
            la.NegatesActivated(MONSTER, v.OPPONENT),
        ),
        (
            "Negate the activated effects of monsters that were in Defense Position when that "
            "effect was activated.",
            la.NegatesActivated(MONSTER, in_defense=True),
        ),
        (
            "Other monsters on the field cannot change their battle positions or attack.",
            la.NotTurned(MONSTER & OTHER),
        ),
    ],
)
def test_what_monsters_are_held_to(text: str, found: Node) -> None:
    assert rules(text) == (found,)


def test_a_level_as_long_as_there_is_a_counter() -> None:
    item = rules(
        "You can target 1 face-up monster on the field; place 1 Predator Counter on it, and if it "
        "is Level 2 or higher, it becomes Level 1 as long as it has a Predator Counter."
    )[0]
    assert isinstance(item, la.Effect)
    assert item.do == (
        la.PlaceCounter("Predator", 1, la.Chosen()),
        la.When(
            la.Is(la.Chosen(), MONSTER & la.level(2)),
            (la.ChangeLevel(la.Chosen(), to=1, counter="Predator"),),
        ),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Change all monsters on the field to Defense Position.",  # face-down ones too?
        "Monsters on the field cannot change their battle positions this turn.",
        "Negate the activated effects of cards your opponent controls.",
    ],
)
def test_not_understood(text: str) -> None:
    assert not read(text).whole
