"""Definitions of made-up cards, and the text that they are written as.

Source: problem-solving card text, as it is printed on cards.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import FACE_UP, MONSTER, OTHER, SELF, SPELL, Choose, Chosen, level
from engine.yugioh.wording import (
    card_text,
    cost_line,
    effect_line,
    filter_text,
    resolution_line,
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


def test_each_option_is_told_from_where_the_choice_stands() -> None:
    options = ((la.Banish(Choose(MONSTER, v.HAND, name="b")),), (la.SpecialSummon(Chosen(("a",))),))
    choice = la.OneOf(options, at="resolution")
    assert ignition(la.AddToHand(Choose(MONSTER, v.GRAVE, name="a")), la.Then((choice,))) == (
        "During your Main Phase: You can add 1 monster from your GY to your hand, then either "
        "banish 1 monster from your hand or Special Summon it."
    )


def test_several_targets_are_them() -> None:
    two = (Choose(MONSTER, v.GRAVE, 2, 2),)
    assert ignition(la.ToDeck(Chosen()), target=two) == (
        "You can target 2 monsters in your GY; shuffle them into the Deck."
    )


@pytest.mark.parametrize(
    ("effect", "opening"),
    [
        (la.Ignition(v.MZONE), "During your Main Phase: You can"),
        (la.Ignition(v.MZONE, la.EACH_ONCE_PER_TURN), "Once per turn: You can"),
        (la.Ignition(v.GRAVE), "If this card is in your GY: You can"),
        (la.Ignition(v.HAND | v.GRAVE), "If this card is in your hand or GY: You can"),
        (la.Quick(v.MZONE), "(Quick Effect): You can"),
        (
            la.Quick(v.MZONE, condition=(la.During(phase="main"),)),
            "During the Main Phase (Quick Effect): You can",
        ),
        (
            la.Quick(v.MZONE, answers="opponent"),
            "When your opponent activates a card or effect (Quick Effect): You can",
        ),
        (
            la.Quick(
                v.MZONE,
                limit=la.ONCE_PER_CHAIN,
                condition=(la.Answering(v.EITHER, types=v.SPELL, of="card"),),
            ),
            "Once per Chain, when a Spell Card is activated (Quick Effect): You can",
        ),
        (
            la.Trigger(v.MZONE, on=la.summoned(v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL)),
            "If this card is Normal or Special Summoned: You can",
        ),
        (
            la.Trigger(v.MZONE, on=la.summoned(v.BY_LINK), missable=True),
            "When this card is Link Summoned: You can",
        ),
        (
            la.Trigger(v.GRAVE, on=la.sent_to_grave(FIELD)),
            "If this card is sent from the field to the GY: You can",
        ),
        (
            la.Trigger(v.GRAVE, on=la.sent_to_grave(reason=v.R_SYNCHRO)),
            "If this card is sent to the GY as Synchro Material: You can",
        ),
        (
            la.Trigger(v.GRAVE, on=la.summoned(v.BY_SPECIAL, MONSTER).of(v.OPPONENT)),
            "If your opponent Special Summons a monster, while this card is in your GY: You can",
        ),
        (
            la.Trigger(v.MZONE, on=la.Event("end-phase"), condition=(la.exists(HERO, v.MZONE),)),
            'During the End Phase, if you control a "HERO" monster: You can',
        ),
        (
            la.Trigger(
                v.MZONE, on=la.Event("destroyed", HERO, from_=FIELD, reason=v.R_EFFECT, whose=v.YOU)
            ),
            'If a "HERO" card you control is destroyed by card effect: You can',
        ),
        *(
            (
                la.Trigger(v.MZONE, on=la.Event("activated", HERO, how=how)),
                f'If a "HERO" {kind} is activated: You can',
            )
            for how, kind in (
                (0, "card or effect"),
                (v.MONSTER, "monster effect"),
                (v.SPELL, "Spell Card or effect"),
                (v.TRAP, "Trap Card or effect"),
                (v.SPELL | v.TRAP, "Spell/Trap Card or effect"),
            )
        ),
    ],
)
def test_openings(effect: la.Effect, opening: str) -> None:
    assert written(replace(effect, do=(la.Draw(1),))) == [f"{opening} draw 1 card."]


def test_what_is_done_immediately_after_an_effect() -> None:
    now = la.SummonFromExtraNow(("link",), including_this=True)
    assert ignition(now) == (
        "During your Main Phase, you can: Immediately after this effect resolves, Link Summon 1 "
        "Link Monster using materials you control, including this card."
    )


def test_a_level_becomes_that_of_a_target() -> None:
    to = la.LevelOf(Chosen(("target",)))
    assert ignition(la.ChangeLevel(SELF, to=to), target=TARGET) == (
        "You can target 1 monster in your GY; this card's Level becomes that monster's Level."
    )


def test_a_level_is_declared_with_the_target() -> None:
    declared = la.ChangeLevel(Chosen(), to=la.Declared())
    assert ignition(declared, target=(*TARGET, la.DeclareLevel(1, 6))) == (
        "You can target 1 monster in your GY and declare a Level from 1 to 6; its Level becomes "
        "the declared Level."
    )


def test_half_of_the_lp_is_paid() -> None:
    assert ignition(la.Draw(1), cost=(la.PayLifePoints(la.Half(la.LifePoints())),)) == (
        "You can pay half your LP; draw 1 card."
    )


def test_a_mandatory_effect_is_no_choice() -> None:
    on = la.summoned(v.BY_SYNCHRO)
    assert written(la.Trigger(v.MZONE, on=on, optional=False, do=(la.Draw(1),))) == [
        "If this card is Synchro Summoned: Draw 1 card."
    ]


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (la.none(ANY, v.MZONE), "you control no monsters"),
        (
            la.none(FACE_UP & ~(LIGHT & DRAGON & MONSTER), v.MZONE),
            "you control no face-up monsters, except LIGHT Dragon monsters",
        ),
        (la.exists(FACE_UP & NAMED, FIELD), 'you control "Lucky Seven"'),
        (la.exists(HERO, v.GRAVE, least=2), 'you have 2 or more "HERO" cards in your GY'),
        (la.none(ANY, v.MZONE, v.OPPONENT), "your opponent controls no monsters"),
        (la.none(la.Zones(0b11111), v.MZONE), "you control no monsters in your Main Monster Zone"),
        (
            la.Compare(la.Count(ANY, v.HAND, v.OPPONENT), ">", la.Count(ANY, v.HAND)),
            "your opponent has more cards in their hand than you do",
        ),
        (la.Compare(la.LifePoints(), "<=", 2000), "your LP are 2000 or less"),
        (
            la.Compare(la.LifePoints(), "<", la.LifePoints(v.OPPONENT)),
            "your LP are lower than your opponent's",
        ),
        (
            la.Compare(la.Excess(la.LifePoints(v.OPPONENT), la.LifePoints()), ">=", 2000),
            "your opponent's LP are at least 2000 higher than yours",
        ),
        (
            la.ThisTurn("summon", MONSTER, v.OPPONENT, 5),
            "your opponent Normal or Special Summoned 5 or more monsters this turn",
        ),
        (
            la.exists(~OTHER & la.Zones(0b1100000), v.MZONE),
            "this card is in the Extra Monster Zone",
        ),
    ],
)
def test_conditions(condition: Node, text: str) -> None:
    assert ignition(la.Draw(1), condition=(condition,)) == f"If {text}: You can draw 1 card."


# ----------------------------------------------------------------------- limits

ONE = la.Ignition(v.MZONE, la.ONCE_PER_TURN, cost=(la.PayLifePoints(500),), do=(la.Draw(1),))
TWO = la.Ignition(v.MZONE, la.ONCE_PER_TURN, cost=(la.PayLifePoints(500),), do=(la.Mill(1),))
RULE = la.NotUsedFor(("link",), always=True, new=True)


def test_a_limit_on_all_effects_comes_last() -> None:
    assert written(ONE, TWO)[-1] == 'You can only use each effect of "Probe" once per turn.'


def test_a_limit_on_the_effects_that_follow_comes_before_them() -> None:
    assert written(RULE, ONE, TWO)[1] == (
        'You can only use each of the following effects of "Probe" once per turn.'
    )


def test_a_limit_on_one_effect_comes_after_it() -> None:
    assert written(ONE)[1] == 'You can only use this effect of "Probe" once per turn.'


def test_effects_that_share_their_uses() -> None:
    group = la.shared("both")
    first = la.Ignition(v.MZONE, group, cost=(la.Tribute(SELF),), do=(la.Draw(1),))
    second = la.Ignition(v.GRAVE, group, cost=(la.Banish(SELF),), do=(la.Draw(1),))
    assert written(first, second) == [
        "You can Tribute this card; draw 1 card.",
        "You can banish this card from your GY; draw 1 card.",
        'You can only use 1 "Probe" effect per turn, and only once that turn.',
    ]


def test_effects_that_share_uses_and_cost_are_bullets() -> None:
    group = la.shared("bullets")
    cost = (la.PayLifePoints(500),)
    first = la.Ignition(v.MZONE, group, cost=cost, do=(la.Draw(1),))
    second = la.Ignition(v.MZONE, group, cost=cost, do=(la.Mill(2),))
    assert written(first, second) == [
        "You can pay 500 LP, then activate 1 of these effects;",
        "● Draw 1 card.",
        "● Send the top 2 cards of your Deck to the GY.",
        'You can only use this effect of "Probe" once per turn.',
    ]


def test_a_limit_on_activations() -> None:
    spell = la.spell(2, "Trial", effects=(la.Activate(limit=la.Limit("oath"), do=(la.Draw(1),)),))
    assert card_text(spell, name)[-1] == 'You can only activate 1 "Trial" per turn.'


def test_what_is_not_played_is_not_written() -> None:
    silent = la.Trigger(v.GRAVE, on=la.sent_to_grave(), unsupported="it does more")
    assert written(silent, la.Note("battles"), ONE) == [
        "You can pay 500 LP; draw 1 card.",
        'You can only use this effect of "Probe" once per turn.',
    ]


# --------------------------------------------------------------------- one line


def test_an_effect_in_one_line() -> None:
    effect = la.Ignition(
        v.HAND, cost=(la.Discard(SELF),), target=TARGET, do=(la.SpecialSummon(Chosen(("target",))),)
    )
    card = monster(effect)
    assert effect_line(effect, card, name) == (
        "discard this card, then target 1 monster in your GY; Special Summon it"
    )
    assert resolution_line(effect, card, name) == "Special Summon that monster"


def test_what_is_paid_for_an_activation_from_the_hand_is_not_in_the_line() -> None:
    """It has a sentence of its own in the text; a Set card does not pay it."""
    effect = la.Activate(cost=(la.IfFromHand((la.Discard(SELF),)),), do=(la.Draw(1),))
    assert effect_line(effect, monster(effect), name) == "draw 1 card"


def test_bullets_in_one_line() -> None:
    effect = la.Ignition(v.MZONE, do=(la.OneOf(((la.Draw(1),), (la.Mill(1),))),))
    assert effect_line(effect, monster(effect), name) == (
        "activate 1 of these effects: ● Draw 1 card. ● Send the top card of your Deck to the GY."
    )


def test_the_cost_of_a_summon_in_one_line() -> None:
    cost = (la.Banish(Choose(DRAGON & MONSTER, v.GRAVE)),)
    assert cost_line(cost, monster(), v.HAND, name) == "banish 1 Dragon monster from your GY"


def test_what_holds_all_turn_is_a_sentence_of_its_own() -> None:
    cost = (la.InBattleThisTurn("no-battle-phase"), la.InBattleThisTurn())
    assert ignition(la.Draw(1), cost=cost, limit=la.Limit("soft")) == (
        "Once per turn: You can draw 1 card. You cannot conduct your Battle Phase the turn you "
        "activate this effect. This card cannot attack the turn you activate this effect."
    )
    sets = la.ThisTurn("set", la.SPELL_TRAP, most=0)
    card = ignition(la.Draw(1), condition=(sets,), cost=(la.Ban(("set",), la.SPELL_TRAP),))
    assert card.endswith("You cannot Set Spells/Traps the turn you activate this effect.")
    summons = la.ThisTurn("special", most=0)
    card = ignition(la.Draw(1), condition=(summons,), cost=(la.Ban(("special-summon",)),))
    assert card.endswith("You cannot Special Summon the turn you activate this effect.")
