"""Texts of what holds on the field: numbers that are worked out, limits of control, what is
negated while a card is face-up.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER
from engine.yugioh.wording import words as w

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
        (
            'Your "HERO" monsters in the Extra Monster Zone gain 300 ATK for each Defense Position '
            "monster you control.",
            la.FieldStats(
                la.Times(la.Count(MONSTER & la.State("defense-position"), v.MZONE), 300),
                HERO & la.Zones(w.EXTRA_ZONES),
            ),
        ),
    ],
)
def test_rules(text: str, found: Node) -> None:
    assert rules(text) == (found,)


def of_type(type: int, text: str) -> Node:
    """The rule that a text says on a monster of this type."""
    facts = la.Card(1, "Probe", type | v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 2)
    found = compile_card(facts, f"2 monsters\n{text}", LEXICON)
    assert found.whole, [part.why for part in found.parts]
    (rule,) = found.card.effects
    return rule


USED = la.MaterialsUsed()


@pytest.mark.parametrize(
    ("type", "text", "found"),
    [
        (
            v.LINK,
            "The original ATK of this card becomes 1000 x the number of materials used for its "
            "Link Summon.",
            la.FieldStats(to=la.Times(USED, 1000), filter=~OTHER, original=True),
        ),
        (
            v.FUSION,
            "The original ATK of this card becomes 800 x the number of materials used for its "
            "Special Summon.",
            la.FieldStats(to=la.Times(USED, 800), filter=~OTHER, original=True),
        ),
        (
            v.FUSION,
            "Gains ATK equal to the combined original Levels of the monsters used for its Fusion "
            "Summon x 100.",
            la.FieldStats(la.Times(la.MaterialsUsed(levels=True), 100), ~OTHER),
        ),
    ],
)
def test_of_its_materials_and_its_summon(type: int, text: str, found: Node) -> None:
    assert of_type(type, text) == found


@pytest.mark.parametrize(
    "text",
    [
        # With what it was summoned otherwise is no Fusion Material.
        "Must first be either Fusion Summoned, or Special Summoned from your Extra Deck by "
        "Tributing 1 Level 4 Fiend monster. The original ATK of this card becomes 800 x the number "
        "of materials used for its Fusion Summon.",
        "The original ATK of this card becomes 800 x the number of materials used for its Link "
        "Summon.",
    ],
)
def test_not_of_this_summon(text: str) -> None:
    facts = la.Card(1, "Probe", v.FUSION | v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    assert not compile_card(facts, f"2 monsters\n{text}", LEXICON).whole


@pytest.mark.parametrize("words", ["immediately after it resolves", "when it resolves"])
def test_each_time_the_opponent_activates(words: str) -> None:
    (rule,) = rules(
        f"Each time your opponent activates a card or effect, inflict 500 damage to your opponent "
        f"{words}."
    )
    on = la.Event("resolved", ANY, whose=v.OPPONENT)
    assert rule == la.EachTime(v.MZONE, do=(la.Damage(500),), on=on)


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
            "Reduce the Level of all Fiend monsters in both players' hands and on the field by 1.",
            la.FieldLevels(-1, la.Race(v.FIEND) & MONSTER, places=v.MZONE | v.HAND),
        ),
        (
            "Increase the Levels of all monsters your opponent controls by 2.",
            la.FieldLevels(2, MONSTER, v.OPPONENT),
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


def test_numbers_change_and_effects_are_negated() -> None:
    (item,) = rules(
        "You can target 1 face-up monster on the field; until the end of this turn, that target "
        "gains 400 ATK, but its effects are negated."
    )
    assert isinstance(item, la.Effect)
    it = la.Chosen()
    assert item.do == (la.ChangeStats(it, 400, "end"), la.Also((la.Negate(it, "end"),)))


@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("it gains 1000 ATK.", (la.ChangeStats(la.SELF, 1000),)),
        (
            "it gains 2000 ATK/DEF, also for the rest of this turn, you can only declare an attack "
            "with this card.",
            (
                la.ChangeStats(la.SELF, 2000, stats=v.ATK | v.DEF),
                la.Also((la.InBattleThisTurn("alone-attacking", la.SELF),)),
            ),
        ),
    ],
)
def test_what_detaches_is_it(text: str, do: tuple[Node, ...]) -> None:
    (item,) = rules(f"You can detach 1 material from this card; {text}")
    assert isinstance(item, la.Effect)
    assert item.do == do


def test_while_it_is_in_the_monster_zone_it_is_this_card() -> None:
    found = rules(
        "While this card is in your Monster Zone, your opponent cannot target it with card "
        "effects, also it cannot be destroyed by your opponent's card effects."
    )
    assert found == (la.Untargetable(~OTHER), la.Indestructible(~OTHER, v.OPPONENT))
