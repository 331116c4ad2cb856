"""Openings, conditions, costs and limits in words, and effects in one line."""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import FACE_UP, MONSTER, OTHER, SELF, Choose, Chosen
from engine.yugioh.wording import (
    card_text,
    cost_line,
    effect_line,
    resolution_line,
)
from tests.engine.yugioh.wording.test_wording import (
    DRAGON,
    FIELD,
    HERO,
    LIGHT,
    NAMED,
    TARGET,
    ignition,
    monster,
    name,
    written,
)


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
