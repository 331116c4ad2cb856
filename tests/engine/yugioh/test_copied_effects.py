"""A card takes the name and the effects of another monster in place of the effect that does it.

Source: problem-solving card text, "this card's name becomes that monster's original name, and
replace this effect with that monster's original effects".
"""

from typing import Any

import pytest

from engine import notation
from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    Banish,
    BecomesMonster,
    Card,
    ChangePosition,
    ChangeStats,
    Choose,
    Chosen,
    FieldStats,
    GainLife,
    IfDone,
    Ignition,
    LevelOf,
    NotUsedFor,
    ReturnToHand,
    SendToGrave,
    Summoned,
    Take,
    Trigger,
    UseUp,
    monster,
    sent_to_grave,
    spell,
)
from engine.yugioh.queries.copied import effects_of
from engine.yugioh.queries.matching import name_now
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

THEIRS = Choose(MONSTER & FACE_UP, v.MZONE, whose=v.OPPONENT)


def copier(*more: Node, target: Choose = THEIRS, do: tuple[Node, ...] = ()) -> Card:
    takes = Ignition(v.MZONE, limit=EACH_ONCE_PER_TURN, target=(target,),
                     do=do or (BecomesMonster(until="end"),))  # fmt: skip
    return fiend("Copier", takes, *more)


def gains(amount: int, **rest: Any) -> Card:
    return fiend(f"Gains {amount}", ignition(GainLife(amount), **rest))


def copied(original: Card, **rest: Any) -> tuple[Card, Table]:
    """A copier that has the effects of a monster of the opponent."""
    copies = copier()
    table = Table(field=[copies], opponent_field=[original], **rest)
    table.activate(copies)
    return copies, table


def name(table: Table, card: Card) -> int:
    return int(name_now(table.state, table.number(card)))


def test_it_has_the_name_and_the_effect_and_no_more_the_one_that_was_replaced() -> None:
    original = gains(500)
    copies, table = copied(original)
    assert name(table, copies) == name(table, original)
    for life in (8500, 9000):  # of which nothing says how often it is used
        table.activate(copies)
        assert (table.life(), table.life(1)) == (life, 8000)


def test_it_has_the_effects_of_the_one_that_was_chosen_alone() -> None:
    copies, one, other = copier(), gains(500), gains(300)
    table = Table(field=[copies], opponent_field=[one, other])
    table.activate(copies)
    table.pick(other)
    table.activate(copies)
    assert table.life() == 8300


def test_its_other_effects_stay() -> None:
    copies = copier(ignition(GainLife(100), limit=ONCE_PER_TURN))
    table = Table(field=[copies], opponent_field=[body()])
    table.activate(copies, 0)
    assert table.may("activate", copies, 1) and not table.may("activate", copies, 0)


def test_it_ends_with_the_turn() -> None:
    copies, table = copied(gains(500))
    number = table.number(copies)
    assert effects_of(table.state, number)
    table.end()
    assert not effects_of(table.state, number)


def test_a_continuous_effect_applies() -> None:
    original = fiend("Strong", FieldStats(by=300))
    for position, more in ((v.FACEUP_ATTACK, 300), (v.FACEDOWN_DEFENSE, 0)):
        copies, table = copied(original)
        table.rewrite_position(copies, position)
        assert table.attack(copies) == 1000 + more


@pytest.mark.parametrize("gone", [ReturnToHand, ChangePosition])
def test_it_is_gone_off_the_field_and_face_down(gone: type[Node]) -> None:
    one = Choose(MONSTER, v.MZONE)
    away = ReturnToHand(one) if gone is ReturnToHand else ChangePosition(one, v.FACEDOWN_DEFENSE)
    card = played("Away", away)
    copies, table = copied(gains(500), hand=[card])
    number = table.number(copies)
    table.activate(card)
    assert not effects_of(table.state, number)


def test_a_limit_by_name_is_shared_with_the_monster_itself() -> None:
    # Yu-Gi-Oh rules reference, once per turn: by the name of the card whose effect it is
    original = gains(500, limit=ONCE_PER_TURN)
    copies = copier()
    table = Table(field=[copies, original], opponent_field=[original])
    table.activate(original)
    table.activate(copies)
    assert effects_of(table.state, table.number(copies))
    assert not table.may("activate", copies)


def test_a_limit_by_copy_is_its_own() -> None:
    original = gains(500, limit=EACH_ONCE_PER_TURN)
    copies = copier()
    table = Table(field=[copies, original], opponent_field=[original])
    table.activate(original)
    table.activate(copies)
    table.activate(copies)
    assert table.life() == 9000
    assert not table.may("activate", copies)


def test_the_effects_of_a_banished_monster() -> None:
    original = gains(500)
    copies = copier(
        target=Choose(MONSTER, v.GRAVE),
        do=(Banish(Chosen()), IfDone((BecomesMonster(until="end"),))),
    )
    table = Table(field=[copies], grave=[original])
    table.activate(copies)
    assert table.banished == ["Gains 500"]
    table.activate(copies)
    assert table.life() == 8500


def test_nothing_is_taken_over_from_a_monster_that_has_left() -> None:
    copies = copier(do=(ReturnToHand(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)),
                        BecomesMonster(until="end")))  # fmt: skip
    table = Table(field=[copies], opponent_field=[gains(500)])
    table.activate(copies)
    assert effects_of(table.state, table.number(copies)) == 0


@pytest.mark.parametrize(
    "effects",
    [
        (NotUsedFor(("link",)),),  # no effect
        (ignition(GainLife(1), unsupported="a part that is not played"),),
        (ignition(GainLife(1), UseUp(0)),),  # kept in mind by the card
        (Ignition(v.MZONE, target=(THEIRS,), do=(BecomesMonster(),)),),
    ],
)
def test_one_whose_effects_cannot_be_those_of_another_is_not_chosen(
    effects: tuple[Node, ...],
) -> None:
    copies = copier()
    table = Table(field=[copies], opponent_field=[fiend("Other", *effects)])
    assert not table.may("activate", copies)


def test_a_normal_monster_has_no_effects_but_a_name() -> None:
    original = body("Plain")
    copies, table = copied(original)
    assert name(table, copies) == name(table, original)
    assert not table.may("activate", copies)


def test_what_is_used_in_the_grave_is_not_taken_there() -> None:
    # What it has copied it has while it lies face-up on the field.
    sent = Trigger(v.GRAVE, on=sent_to_grave(), do=(GainLife(900),), optional=False)
    grave = fiend("Grave", Ignition(v.GRAVE, do=(GainLife(500),)), sent)
    gone = played("Gone", SendToGrave(Choose(MONSTER, v.MZONE)))
    copies, table = copied(grave, hand=[gone])
    table.activate(gone)
    assert table.grave == ["Copier", "Gone"]
    assert table.life() == 8000 and not table.may("activate", copies)


def test_it_is_part_of_the_position_and_of_its_notation() -> None:
    keys, copies = set(), copier()
    one, other = gains(500), gains(300)
    for chosen in (one, other):
        table = Table(field=[copies], opponent_field=[one, other])
        table.activate(copies)
        table.pick(chosen)
        keys.add(int(key(table.state)))
        text = notation.write(table.game)
        notation.read(table.game, text)
        assert notation.write(table.game) == text and "f=" in text
    assert len(keys) == 2


LEXICON = Lexicon({}, {})
TEXT = (
    "Once per turn: You can target 1 face-up monster your opponent controls; until the End Phase, "
    "this card's name becomes that monster's original name, {joint} replace this effect with that "
    "monster's original effects{tail}."
)


def read(text: str) -> Compiled:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    return compile_card(facts, text, LEXICON)


@pytest.mark.parametrize(("joint", "tail"), [("and", ""), ("also", ""), ("also", " (if any)")])
def test_its_text_is_read(joint: str, tail: str) -> None:
    compiled = read(TEXT.format(joint=joint, tail=tail))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    assert effect.do == (BecomesMonster(until="end"),)
    assert effect.target == (THEIRS,) and effect.limit == EACH_ONCE_PER_TURN


def test_the_effects_are_those_of_the_monster_whose_name_it_has() -> None:
    text = TEXT.format(joint="and", tail="").replace("that monster's original e", "its original e")
    assert read(text).whole
    other = text.replace("its original effects", "this card's original effects")
    assert not read(other).whole


def test_the_number_of_one_monster_is_read_as_a_choice() -> None:
    compiled = read(
        "If this card is Normal Summoned: You can make this card gain ATK equal to 1 Special "
        "Summoned monster your opponent controls, until the end of this turn."
    )
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger)
    summoned = Choose(MONSTER & Summoned(v.BY_SPECIAL) & FACE_UP, v.MZONE, whose=v.OPPONENT)
    assert effect.do == (Take(summoned), ChangeStats(by=LevelOf(what="attack"), until="end"))


def test_a_spell_does_not_have_the_effects_of_another_card() -> None:
    facts = spell(1, "Reader", v.FIELD)
    text = (
        "Once per turn: You can banish 1 Field Spell from your GY; until the End Phase, this "
        "card's name becomes that card's original name, and replace this effect with that card's "
        "original effects."
    )
    assert not compile_card(facts, text, LEXICON).whole
