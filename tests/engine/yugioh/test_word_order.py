"""Clauses whose words stand in another order, and what is said of two or all targets.

Sources: problem-solving card text; the phrases are those of the cards named.
"""

import pytest

from engine.filters import NoneOf
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.card_text.word_order import in_order
from engine.yugioh.language import (
    FACE_UP,
    IT,
    MONSTER,
    OTHER,
    SELF,
    AnyCondition,
    Card,
    ChangePosition,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    Count,
    Damage,
    Effect,
    EquippedTo,
    Excess,
    HowMany,
    Indestructible,
    InPlace,
    LevelOf,
    Measured,
    Mill,
    Named,
    OnlySpecialSummon,
    Race,
    SendToGrave,
    Series,
    Times,
    Type,
    Untargetable,
    WasSummoned,
    none,
)  # fmt: skip

LEXICON = Lexicon({"Alpha": 1, "Umi": 2}, {"Gamma": 0x123})
SPELL = Card(9, "Probe", v.SPELL)
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def effect(text: str) -> Effect:
    """The effect of this text, which must be understood."""
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (item,) = (one for one in found.card.effects if isinstance(one, Effect))
    return item


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (  # Lunalight Emerald Bird
            'You can target 1 of your "A" monsters that is banished or in your GY; take it.',
            'You can target 1 "A" monster in your GY or banishment; take it.',
        ),
        (  # Springans Kitt
            'You can add to your hand, 1 of your "A" cards that is banished or in your Deck or GY.',
            'You can add 1 "A" card from your Deck, GY, or banishment to your hand.',
        ),
        (  # Jar of Avarice
            "Target 5 cards in your GY; shuffle all 5 into the Deck.",
            "Target 5 cards in your GY; shuffle them into the Deck.",
        ),
        (  # Snake-Eye Ash
            "You can send 2 face-up cards you control to the GY, including this card; draw 1 card.",
            "You can send this card and 1 other face-up card you control to the GY; draw 1 card.",
        ),
        (  # Gem-Knight Hollowcore
            'You can banish 3 "A" cards from your GY, including this card; draw 1 card.',
            'You can banish this card and 2 other "A" cards from your GY; draw 1 card.',
        ),
        (  # Mementotlan-Horned Dragon
            'You can target 3 face-up cards on the field, including an "A" card you control; take.',
            'You can target 1 face-up "A" card you control and 2 face-up cards on the field; take.',
        ),
        (  # a card is not always a monster
            'You can target 2 monsters in your GY, including an "A" card; take it.',
            'You can target 2 monsters in your GY, including an "A" card; take it.',
        ),
        (  # all of another number are not them
            "Target 4 cards in your GY; shuffle all 5 into the Deck.",
            "Target 4 cards in your GY; shuffle all 5 into the Deck.",
        ),
        (  # one to each field is more than both
            "Target 2 monsters in your GY; Special Summon both monsters, 1 to each field.",
            "Target 2 monsters in your GY; Special Summon both monsters, 1 to each field.",
        ),
    ],
)
def test_the_order_of_words(text: str, same: str) -> None:
    assert in_order(text) == same


def test_each_of_two_targets_is_told_by_who_controls_it() -> None:
    # The card text of Doom Kraken.
    item = effect(
        "(Quick Effect): You can target 1 WATER monster you control and 1 monster your opponent "
        "controls; return that monster you control to the hand, and if you do, destroy that "
        "opponent's monster."
    )
    mine, theirs = item.target
    assert isinstance(mine, Choose) and isinstance(theirs, Choose)
    assert (mine.whose, theirs.whose) == (v.YOU, v.OPPONENT)
    chosen = [node for node in item.walk() if isinstance(node, Chosen)]
    assert [one.names for one in chosen] == [(mine.name,), (theirs.name,)]


def test_an_exception_of_the_first_target_is_none_of_the_second() -> None:
    # The card text of Doom Kraken: except "Doom Kraken", and 1 monster your opponent controls.
    item = effect(
        'You can target 1 "Gamma" monster you control, except "Alpha", and 1 monster your '
        "opponent controls; destroy them."
    )
    first, second = item.target
    assert isinstance(first, Choose) and isinstance(second, Choose)
    assert ~Named(1) in first.filter.of and second.filter == MONSTER  # type: ignore[attr-defined]


def test_no_link_monster_changes_its_battle_position() -> None:
    # Yu-Gi-Oh rules reference, Link Monsters: they have no Defense Position.
    item = effect("You can target 1 monster on the field; change its battle position.")
    (target,) = item.target
    assert isinstance(target, Choose)
    assert ~Type(v.LINK) in target.filter.of  # type: ignore[attr-defined]
    assert item.do == (ChangePosition(Chosen()),)


def test_this_card_changes_its_own_battle_position() -> None:
    # The card text of Superheavy Samurai Blue Brawler.
    item = effect("If this card is Normal Summoned: You can change its battle position.")
    assert item.do == (ChangePosition(SELF),)


def test_atk_is_changed_to_a_number_but_not_that_of_exceptions() -> None:
    # The card text of Despian Quaeritis.
    item = effect(
        "(Quick Effect): You can change the ATK of all monsters on the field to 0 until the end of "
        'this turn, except "Gamma" monsters.'
    )
    (step,) = item.do
    assert isinstance(step, ChangeStats) and step.to == 0 and step.until == "end"
    denied = [part for part in step.what.filter.of if part == ~(Series(0x123, "Gamma") & MONSTER)]  # type: ignore[attr-defined]
    assert denied


def test_equip_cards_on_this_card() -> None:
    # The card text of Galaxy-Eyes Full Armor Photon Dragon.
    item = effect("You can target 1 Equip Card equipped to this card; destroy it.")
    (target,) = item.target
    assert isinstance(target, Choose) and target.places == v.SZONE
    assert EquippedTo(~OTHER) in target.filter.of  # type: ignore[attr-defined]
    assert FACE_UP not in (target.filter,)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (  # Fish Sonar
            'Add 1 Level 7 or lower monster from your Deck to your hand, that mentions "Umi", or '
            "is a WATER Normal Monster, then draw 1 card.",
            "Add 1 Level 7 or lower WATER Normal Monster or 1 Level 7 or lower monster that "
            'mentions "Umi" from your Deck to your hand, then draw 1 card.',
        ),
        (  # Mathmech Circular
            'You can send 1 "A" monster, except "B", from your Deck to your GY; draw 1 card.',
            'You can send 1 "A" monster from your Deck to your GY, except "B"; draw 1 card.',
        ),
        (  # Despian Quaeritis
            'You can take 1 "A" monster, and either add it to your hand or Special Summon it, from '
            "your Deck.",
            'You can take 1 "A" monster from your Deck, and either add it to your hand or Special '
            "Summon it.",
        ),
        (  # Legendary Six Samurai - Mizuho
            'You can Tribute another face-up "A" monster; draw 1 card.',
            'You can Tribute 1 other face-up "A" monster; draw 1 card.',
        ),
    ],
)
def test_what_is_said_of_cards_stands_before_their_place(text: str, same: str) -> None:
    assert in_order(text) == same


def test_a_number_of_a_card_against_another_of_its_own() -> None:
    # The card texts of Number 103: Ragnazero and of Gizmek Naganaki.
    item = effect(
        "You can target 1 Attack Position monster your opponent controls, whose current ATK is "
        "different from its original ATK; destroy it."
    )
    (target,) = item.target
    assert isinstance(target, Choose)
    changed = Measured("attack", "!=", LevelOf(IT, what="original attack"))
    assert changed in target.filter.of  # type: ignore[attr-defined]


def test_more_cards_than_the_opponent() -> None:
    # The card text of That Grass Looks Greener.
    found = compile_card(
        SPELL,
        "If you have more cards in your Deck than your opponent does: Send cards from the top of "
        "your Deck to the GY so you have the same number of cards in the Deck as your opponent.",
        LEXICON,
    )
    assert found.whole
    (item,) = (one for one in found.card.effects if isinstance(one, Effect))
    mine, theirs = Count(places=v.DECK), Count(places=v.DECK, whose=v.OPPONENT)
    assert item.condition == (Compare(mine, ">", theirs),)
    assert item.do == (Mill(Excess(mine, theirs)),)


def test_a_monster_that_was_summoned_so_is_controlled() -> None:
    # The card text of Muddy Mudragon.
    item = effect("If you control this Synchro Summoned card: You can draw 1 card.")
    assert item.where == v.MZONE and item.condition == (WasSummoned(v.BY_SYNCHRO),)


def test_a_card_of_the_third_type_is_neither_of_the_others() -> None:
    # The card text of Virtual World Kirin - Lili.
    item = effect(
        'If this card is in your hand: You can target 1 "Gamma" card you control; send 1 "Gamma" '
        "card of a different type (Monster, Spell, Trap) from your Deck to the GY, and if you do, "
        'Special Summon this card, then, you can send 1 "Gamma" card of the third type from your '
        "Deck to the GY. For the rest of this turn, you can only Special Summon Level/Rank 3 or "
        "higher monsters."
    )
    (*_, last) = (node for node in item.walk() if isinstance(node, SendToGrave))
    denied = [part.of for part in last.what.filter.of if isinstance(part, NoneOf)]  # type: ignore[attr-defined]
    assert [one.what for one in denied] == ["card type", "card type"]  # type: ignore[attr-defined]
    assert len({one.of for one in denied}) == 2  # type: ignore[attr-defined]
    assert any(isinstance(node, OnlySpecialSummon) for node in item.walk())


def test_either_of_two_conditions_on_what_is_controlled() -> None:
    # The card texts of Wandering Gryphon Rider and of Rikka Petal.
    item = effect("If you control no monsters, or control a Fairy monster: You can draw 1 card.")
    (either,) = item.condition
    assert isinstance(either, AnyCondition) and len(either.of) == 2
    item = effect(
        "If you control no monsters or all monsters you control are Plant monsters: You can draw 1 "
        "card."
    )
    (held,) = item.condition
    spared = ~(Race(v.PLANT) & MONSTER & FACE_UP)
    assert held == none(MONSTER & spared, v.MZONE)


def test_cards_with_different_original_types_are_not_on_the_field() -> None:
    # The card text of Virtual World Kyubi - Shenshen.
    words = "with different original Types and Attributes from each other"
    item = effect(f"You can banish 2 monsters from your GY {words}; draw 1 card.")
    (cost,) = item.cost
    assert cost.what.joint == "different-types-and-attributes"  # type: ignore[attr-defined]
    field = f"You can Tribute 2 monsters you control {words}; draw 1 card."
    assert not compile_card(PROBE, field, LEXICON).whole


def test_one_of_two_cards_each_from_its_own_place() -> None:
    # The card text of Lunalight Black Sheep.
    item = effect(
        'You can add 1 face-up "Gamma" Pendulum Monster from your Extra Deck or 1 "Gamma" monster '
        "from your GY to your hand."
    )
    (step,) = item.do
    choice = step.what  # type: ignore[attr-defined]
    assert isinstance(choice, Choose) and choice.places == v.EXTRA | v.GRAVE
    assert {part.of[-1] for part in choice.filter.of} == {InPlace(v.EXTRA), InPlace(v.GRAVE)}  # type: ignore[attr-defined]


def test_so_much_for_each_card_that_something_was_done_to_by_the_effect() -> None:
    # The card text of Superheavy Samurai Steam Train King.
    item = effect(
        "You can banish all Spells and Traps from the GYs, and if you do, inflict 200 damage to "
        "your opponent for each card banished by this effect."
    )
    (damage,) = (node for node in item.walk() if isinstance(node, Damage))
    assert isinstance(damage.amount, Times) and isinstance(damage.amount.amount, HowMany)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        # Majespecter Cat - Nekomata, Kozmo Forerunner
        ("Cannot be targeted or destroyed by your opponent's card effects.",
         (Untargetable(~OTHER), Indestructible(~OTHER, v.OPPONENT))),
        ("Cannot be targeted by an opponent's card effects.", (Untargetable(~OTHER),)),
    ],
)  # fmt: skip
def test_two_protections_in_one_sentence(text: str, rules: tuple[object, ...]) -> None:
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert found.card.effects == rules


def test_what_is_not_said_of_the_card_itself_or_of_all_effects_stays() -> None:
    for text in (
        "Cannot be targeted by monster effects.",
        "Draw 1 card, but it cannot be targeted by an opponent's card effects.",
    ):
        assert in_order(text) == text
