"""Definitions of made-up cards, and the text that they are written as.

Source: problem-solving card text, as it is printed on cards.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, OTHER, SELF, SPELL, Choose, Chosen, level
from engine.yugioh.wording import (
    card_text,
    filter_text,
    steps_line,
)

DRAGON = la.Race(v.DRAGON)
LIGHT = la.Attribute(v.LIGHT)
HERO = la.Series(8, "HERO")
NAMED = la.Named(7)
FIELD = v.MZONE | v.SZONE
PILE = la.Choose(MONSTER, v.GRAVE)
TARGET = (Choose(MONSTER, v.GRAVE, name="target"),)


def name(passcode: int) -> str:
    return {7: "Lucky Seven"}.get(passcode, "Some Card")


def monster(*effects: Node, **rest: Any) -> la.Card:
    return la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0, effects=effects, **rest)


def written(*effects: Node, **rest: Any) -> list[str]:
    return card_text(monster(*effects, **rest), name)


def ignition(*do: Node, **rest: Any) -> str:
    return written(la.Ignition(v.MZONE, do=do, **rest))[0]


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (MONSTER, "monsters"),
        (la.SPELL_TRAP, "Spells/Traps"),
        (la.SPELL_TRAP & ~la.Type(0x1F0080 & ~v.MONSTER), "Normal Spells/Traps"),
        (level(1, 4) & DRAGON & MONSTER, "Level 4 or lower Dragon monsters"),
        (level(5) & MONSTER, "Level 5 or higher monsters"),
        (HERO, '"HERO" cards'),
        (LIGHT & HERO & la.Type(v.LINK) & MONSTER, 'LIGHT "HERO" Link Monsters'),
        (la.Type(v.TUNER) & MONSTER, "Tuners"),
        (la.Type(v.TUNER) & la.Type(v.SYNCHRO) & MONSTER, "Tuner Synchro Monsters"),
        (~la.Type(v.LINK) & MONSTER, "non-Link Monsters"),
        (la.Type(v.FIELD) & SPELL, "Field Spells"),
        (~NAMED & HERO, '"HERO" cards, except "Lucky Seven"'),
        (la.Between("attack", most=1500) & MONSTER, "monsters with 1500 or less ATK"),
        (la.Between("link", 1, 3) & MONSTER, "Link-3 or lower monsters"),
        (NAMED | la.Mentions(7), '"Lucky Seven" or cards that mentions it'),
        (la.Race(v.FIEND | v.ZOMBIE) & MONSTER, "Fiend and/or Zombie monsters"),
        (la.EquippedWith(MONSTER) & MONSTER, "monsters equipped with a Monster Card"),
    ],
)
def test_filters_are_noun_phrases(item: Filter, text: str) -> None:
    assert filter_text(item, name) == text


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (la.AddToHand(Choose(HERO, v.DECK)), 'Add 1 "HERO" card from your Deck to your hand.'),
        (
            la.AddToHand(Choose(ANY, FIELD, whose=v.OPPONENT)),
            "Return 1 card your opponent controls to the hand.",
        ),
        (
            la.SendToGrave(Choose(MONSTER, v.HAND | v.DECK, 2, 2)),
            "Send 2 monsters from your hand and/or Deck to the GY.",
        ),
        (la.Discard(Choose(ANY, v.HAND)), "Discard 1 card."),
        (la.Destroy(la.Each(OTHER, FIELD, v.EITHER)), "Destroy all other cards on the field."),
        (
            la.Destroy(Choose(SPELL, v.SZONE, 1, 3, v.OPPONENT)),
            "Destroy up to 3 Spells your opponent controls.",
        ),
        (la.Banish(PILE, face_down=True), "Banish 1 monster from your GY face-down."),
        (la.ToDeck(PILE), "Shuffle 1 monster from your GY into the Deck."),
        (
            la.ToDeck(Choose(la.Type(v.FUSION) & MONSTER, v.GRAVE)),
            "Return 1 Fusion Monster from your GY to the Extra Deck.",
        ),
        (
            la.SpecialSummon(
                Choose(level(4, 4) & MONSTER, v.HAND), v.FACEUP_DEFENSE, but=("negated",)
            ),
            "Special Summon 1 Level 4 monster from your hand in Defense Position, but negate its "
            "effects.",
        ),
        (
            la.ChangeStats(la.Each(MONSTER, v.MZONE), 500, "end"),
            "All monsters you control gain 500 ATK until the end of this turn.",
        ),
        (
            la.ChangeStats(SELF, la.LevelOf(SELF, -100)),
            "This card loses ATK equal to this card's Level x 100.",
        ),
        (
            la.ChangeStats(SELF, to=la.LevelOf(la.IT, 2, "original attack")),
            "This card's ATK becomes double its original ATK.",
        ),
        (
            la.ChangeStats(SELF, to=la.Half(la.LevelOf(la.IT, what="original attack"))),
            "This card's ATK becomes half its original ATK.",
        ),
        (
            la.ChangeStats(SELF, to=la.Half(la.LevelOf(la.IT, what="attack"))),
            "This card's ATK is halved.",
        ),
        (la.Draw(2), "Draw 2 cards."),
        (la.InBattleThisTurn(), "This card cannot attack this turn."),
        (
            la.InBattleThisTurn("no-battle-phase"),
            "You cannot conduct your Battle Phase this turn.",
        ),
        (
            la.Draw(la.Excess(5, la.Count(places=v.HAND))),
            "Draw until you have 5 cards in your hand.",
        ),
        (
            la.Draw(la.Count(HERO, v.GRAVE), v.OPPONENT),
            'Your opponent draws cards equal to the number of "HERO" cards in your GY.',
        ),
        (la.Mill(1), "Send the top card of your Deck to the GY."),
        (
            la.Mill(3, v.EITHER, or_all=True),
            "Each player sends the top 3 cards of their Deck to the GY (or their entire Deck, if "
            "less than 3).",
        ),
        (
            la.GainLife(la.Times(la.Count(HERO, v.MZONE), 300)),
            'Gain 300 LP for each "HERO" monster you control.',
        ),
        (la.LoseLife(la.LevelOf(SELF, what="attack")), "Lose LP equal to this card's ATK."),
        (la.LoseLife(la.Half(la.LifePoints(v.OPPONENT)), v.OPPONENT), "Halve your opponent's LP."),
        (la.Damage(500, v.YOU), "Take 500 damage."),
        (la.Equip(PILE, SELF), "Equip 1 monster from your GY to this card."),
        (
            la.Equip(PILE, SELF, (la.EquipStats(500),)),
            "Equip 1 monster from your GY to this card as an Equip Spell that gives it 500 ATK.",
        ),
        (
            la.Damage(la.Times(la.Count(HERO, v.MZONE), 200)),
            'Inflict 200 damage to your opponent for each "HERO" monster you control.',
        ),
        (
            la.OnlySpecialSummon(DRAGON),
            "You cannot Special Summon for the rest of this turn, except Dragon monsters.",
        ),
        (
            la.Ban(("special-summon",), la.InPlace(v.EXTRA)),
            "You cannot Special Summon from the Extra Deck for the rest of this turn.",
        ),
        (
            la.Ban(("activate",), MONSTER & ~LIGHT),
            "You cannot activate monster effects for the rest of this turn, except LIGHT monsters.",
        ),
        (
            la.Ban(("special-summon",), la.Race(v.FIEND), whose=v.EITHER),
            "Neither player can Special Summon Fiend monsters for the rest of this turn.",
        ),
        (
            la.Ban(("activate",), HERO),
            'You cannot activate "HERO" cards, or the effects of "HERO" cards, for the rest of '
            "this turn.",
        ),
        (
            la.ReduceDamage(),
            "For the rest of this turn, any damage your opponent takes is halved.",
        ),
        (
            la.ReduceDamage("none"),
            "For the rest of this turn, your opponent takes no damage.",
        ),
        (
            la.NormalSummonNow(DRAGON),
            "Immediately after this effect resolves, Normal Summon 1 Dragon monster.",
        ),
        (
            la.ChangeLevel(la.Each(HERO, v.MZONE), 1, until="end"),
            'Increase the Levels of all "HERO" monsters you currently control by 1 until the end '
            "of this turn.",
        ),
        (
            la.ChangeLevel(la.Each(HERO, v.MZONE), la.Times(la.UpTo(2), -1)),
            'Reduce the Levels of all "HERO" monsters you currently control by up to 2.',
        ),
        (la.ChangeLevel(SELF, to=8), "This card's Level becomes 8."),
        (la.DeclareLevel(1, 6), "Declare a Level from 1 to 6."),
        (la.RollDice(1), "Roll a six-sided die."),
        (
            la.TakeControl(Choose(MONSTER, v.MZONE, whose=v.OPPONENT), "end"),
            "Take control of 1 monster your opponent controls until the End Phase.",
        ),
    ],
)
def test_operations_are_clauses(step: Node, text: str) -> None:
    spell = la.spell(2, "Trial", effects=(la.Activate(do=(step,)),))
    assert card_text(spell, name) == [text]


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        (
            (la.Draw(1), la.Then((la.Discard(Choose(ANY, v.HAND)),))),
            "draw 1 card, then discard 1 card",
        ),
        (
            (la.Destroy(SELF), la.IfDone((la.Draw(1),))),
            "destroy this card, and if you do, draw 1 card",
        ),
        ((la.Draw(1), la.Also((la.GainLife(500),))), "draw 1 card, also gain 500 LP"),
        (
            (la.Draw(1), la.Then((la.Optional((la.Destroy(SELF),)),))),
            "draw 1 card, then you can destroy this card",
        ),
        (
            (la.When(la.exists(SPELL, v.GRAVE, least=3), (la.Draw(1),)), la.GainLife(500)),
            "if you have 3 or more Spells in your GY, draw 1 card, also gain 500 LP",
        ),
        (
            (la.AddToHand(Choose(HERO, v.DECK)), la.AddToHand(Choose(la.Type(v.FIELD), v.DECK))),
            'add 1 "HERO" card and 1 Field Spell from your Deck to your hand',
        ),
    ],
)
def test_joints(steps: tuple[Node, ...], text: str) -> None:
    effect = la.Ignition(v.MZONE, do=steps)
    assert steps_line(steps, effect, monster(effect), name) == text


@pytest.mark.parametrize(
    ("do", "text"),
    [
        ((la.SpecialSummon(Chosen(("target",))),), "Special Summon it"),
        (
            (la.Discard(Choose(ANY, v.HAND)), la.IfDone((la.SpecialSummon(Chosen(("target",))),))),
            "discard 1 card, and if you do, Special Summon that monster",
        ),
        (
            (
                la.SpecialSummon(Chosen(("target",))),
                la.IfDone((la.ChangeStats(Chosen(("target",)), 800),)),
            ),
            "Special Summon it, and if you do, it gains 800 ATK",
        ),
        (
            (la.OneOf(((la.AddToHand(Chosen()),), (la.SpecialSummon(Chosen()),)), "resolution"),),
            "either add it to your hand or Special Summon it",
        ),
    ],
)
def test_cards_that_were_spoken_of(do: tuple[Node, ...], text: str) -> None:
    said = ignition(*do, target=TARGET)
    assert said == f"You can target 1 monster in your GY; {text}."
