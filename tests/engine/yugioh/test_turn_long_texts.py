"""Texts of what holds for the rest of a turn, or for the turn in which an effect is activated.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER
from tests.engine.yugioh.test_standing_longer_texts import step
from tests.engine.yugioh.test_standing_texts import EXTRA, HERO, SPECIAL, ZOMBIE, read


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("you cannot Special Summon for the rest of this turn.", la.Ban(SPECIAL)),
        (
            "you cannot Special Summon monsters for the rest of this turn, except Zombie monsters.",
            la.OnlySpecialSummon(ZOMBIE),
        ),
        (
            "for the rest of this turn, you cannot Special Summon from the Extra Deck, except "
            '"HERO" monsters.',
            la.OnlySpecialSummon(~EXTRA | HERO),
        ),
        (
            "you cannot Special Summon monsters from the Extra Deck for the rest of this turn "
            "after this card resolves.",
            la.Ban(SPECIAL, EXTRA),
        ),
        (
            "your opponent cannot Special Summon monsters from the Extra Deck this turn.",
            la.Ban(SPECIAL, EXTRA, whose=v.OPPONENT),
        ),
        (
            "neither player can Special Summon for the rest of this turn, except Zombie monsters.",
            la.OnlySpecialSummon(ZOMBIE, v.EITHER),
        ),
        (
            "you can only Special Summon Zombie monsters for the rest of this turn.",
            la.OnlySpecialSummon(ZOMBIE),
        ),
        (
            "you cannot Normal or Special Summon monsters for the rest of this turn, except "
            "Zombie monsters.",
            la.Ban(("normal-summon", "special-summon"), ~ZOMBIE),
        ),
        (
            "you cannot activate monster effects for the rest of this turn, except Zombie "
            "monsters.",
            la.Ban(("activate",), MONSTER & ~ZOMBIE),
        ),
        (
            "for the rest of this turn, your opponent cannot activate cards or effects.",
            la.Ban(("activate",), whose=v.OPPONENT),
        ),
        (
            "for the rest of this turn, your opponent cannot activate Trap Cards.",
            la.Ban(("activate-card",), la.TRAP, whose=v.OPPONENT),
        ),
        ("your opponent takes no damage this turn.", la.ReduceDamage("none")),
        ("this card cannot attack for the rest of this turn.", la.InBattleThisTurn("not")),
        (
            "for the rest of this turn, monsters you control cannot attack directly, except Zombie "
            "monsters.",
            la.InBattleThisTurn("not-directly", la.Each(MONSTER & ~ZOMBIE, v.MZONE)),
        ),
        (
            "you cannot Special Summon from the Extra Deck until the end of your next turn.",
            la.Ban(SPECIAL, EXTRA, until="next turn"),
        ),
        (
            "you cannot use monsters as Link Material for the rest of this turn, except Zombie "
            "monsters.",
            la.Ban(("link-material",), ~ZOMBIE),
        ),
    ],
)
def test_for_the_rest_of_the_turn(text: str, found: Node) -> None:
    assert step(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "you cannot Special Summon other monsters for the rest of this turn, except with it.",
        "you cannot Special Summon, except Zombie monsters.",
        "you cannot Special Summon or attack for the rest of this turn.",
    ],
)
def test_what_is_not_understood_of_it_is_not_guessed(text: str) -> None:
    assert not read(f"You can draw 1 card, also {text}").whole


@pytest.mark.parametrize(
    ("text", "held", "cost"),
    [
        (
            "You cannot Special Summon from the Extra Deck, except Zombie monsters, the turn you "
            "activate this effect.",
            la.SummonedOnly(~EXTRA | ZOMBIE),
            la.OnlySpecialSummon(~EXTRA | ZOMBIE),
        ),
        (
            "You cannot Special Summon monsters during the turn you activate this effect, except "
            "Zombie monsters.",
            la.SummonedOnly(ZOMBIE),
            la.OnlySpecialSummon(ZOMBIE),
        ),
        (
            "You cannot Special Summon the turn you activate this effect.",
            la.ThisTurn("special", most=0),
            la.Ban(SPECIAL),
        ),
        (
            "You cannot Set Spells/Traps during the turn you activate this effect.",
            la.ThisTurn("set", la.SPELL_TRAP, most=0),
            la.Ban(("set",), la.SPELL_TRAP),
        ),
    ],
)
def test_the_turn_an_effect_is_activated(text: str, held: Node, cost: Node) -> None:
    found = read(f"Once per turn: You can draw 1 card. {text}")
    assert found.whole, found.parts[0].why
    effect = found.parts[0].effect
    assert effect is not None
    assert (effect.condition, effect.cost) == ((held,), (cost,))


@pytest.mark.parametrize(
    ("who", "unanswered"), [("Your opponent cannot", v.OPPONENT), ("Neither player can", v.EITHER)]
)
def test_what_is_not_answered(who: str, unanswered: int) -> None:
    found = read(
        f"Once per turn: You can draw 1 card. {who} activate cards or effects in response to this "
        "effect's activation."
    )
    effect = found.parts[0].effect
    assert effect is not None and effect.unanswered == unanswered


def test_an_activation_without_cost_or_target() -> None:
    found = read("Once per turn: You can activate this effect; draw 1 card.").parts[0].effect
    assert found is not None and (found.cost, found.do) == ((), (la.Draw(1),))


def test_a_cost_says_where_the_effect_is_activated() -> None:
    found = read("You can banish this card from your GY; draw 1 card.").parts[0].effect
    assert found is not None and found.where == v.GRAVE
