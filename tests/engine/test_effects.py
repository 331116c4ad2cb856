"""The effect language is data: JSON round trip, equality, hashing, plain words."""

import json
from dataclasses import FrozenInstanceError, dataclass, fields
from typing import Any

import pytest

from engine import filters
from engine.effects import Node, from_json, say, to_json
from engine.filters import ANY, AllOf, AnyOf, NoneOf
from engine.yugioh import card as c
from engine.yugioh import language as la
from engine.yugioh import operations as op
from engine.yugioh import vocabulary as v

LIGHT = la.Attribute(v.LIGHT)
FIEND = la.Race(v.FIEND)

# One of every phrase, with nothing left at its default.
PHRASES: list[Node] = [
    la.Named(5), la.Series(0x1A8, "Fiendsmith"), la.Type(v.LINK), FIEND, LIGHT,
    la.Between("attack", 0, 1000), la.State("face-up"), la.InPlace(v.GRAVE),
    la.Summoned(v.BY_LINK), la.EquippedWith(LIGHT), la.EquippedTo(FIEND), la.Zones(0b10001),
    AllOf((LIGHT, FIEND)), AnyOf((LIGHT, FIEND)), NoneOf(LIGHT),
    la.SELF, la.Choose(LIGHT, v.GRAVE, 2, 3, v.EITHER, "name", "same-attribute"),
    la.Chosen(("a", "b")), la.Each(LIGHT, v.HAND, v.OPPONENT),
    la.Random(LIGHT, v.HAND, 2, v.YOU), la.EventCards(LIGHT, v.GRAVE, 1, 2),
    la.Count(LIGHT, v.GRAVE, v.EITHER), la.EquippedLinkRating(600),
    la.Compare(la.Count(LIGHT, v.GRAVE), "<", 3), la.WasSummoned(v.BY_FUSION),
    la.AnyCondition((la.WasSummoned(v.BY_XYZ), la.During(v.YOU, "main"))),
    la.MaterialsIncluded(LIGHT), la.During(v.OPPONENT, "battle"),
    op.AddToHand(la.Chosen()), op.SpecialSummon(la.Chosen(), v.FACEUP_ATTACK, "pointed"),
    op.SendToGrave(la.Chosen()), op.Discard(la.Chosen()), op.Tribute(la.Chosen()),
    op.Destroy(la.Chosen()), op.Banish(la.Chosen(), "end"), op.ToDeck(la.Chosen(), "bottom"),
    op.Equip(la.SELF, la.Chosen(), (c.EquipStats(600),)), op.PlaceAsSpell(la.Chosen()),
    op.SetCard(la.Chosen()), op.Detach(2), op.Negate(la.Chosen(), "end"),
    op.NegateActivation("effect", "banish"), op.Draw(2), op.Damage(800, v.YOU),
    op.PayLifePoints(1000), op.ChangeStats(la.Chosen(), -500, "end"), op.CreateToken(9, 2),
    op.FusionSummon(LIGHT, (la.Each(FIEND, v.GRAVE),), "deck"), op.NormalSummonNow(LIGHT),
    op.NormalSummons(3), op.OnlySpecialSummon(FIEND), op.Protect(la.Chosen(), "safe"),
    op.IfDone((op.Draw(2),)), op.Then((op.Draw(2),)), op.Also((op.Draw(2),)),
    op.Optional((op.Draw(2),)), op.When(la.WasSummoned(v.BY_LINK), (op.Draw(2),)),
    op.OneOf(((op.Draw(2),), (op.Damage(1),)), "resolution"),
    c.Limit("soft", 2, "group"), c.Event("sent", LIGHT, 1, 2, 4, 8, 16, v.YOU),
    c.Ignition(v.MZONE, c.ONCE_PER_TURN, (la.During(),), (op.Discard(),), (la.Choose(),),
               (op.Draw(),), "text", "lock"),
    c.Quick(v.MZONE, answers="opponent", per_chain=True),
    c.Trigger(v.GRAVE, on=c.sent_to_grave(), optional=False, missable=True),
    c.Activate(do=(op.Draw(2),)), c.EquipStats(la.EquippedLinkRating(600)),
    c.FieldStats(-600, LIGHT, v.OPPONENT), c.Indestructible(LIGHT), c.Unaffected(LIGHT, FIEND),
    c.InsteadOfDestruction(LIGHT, (op.Tribute(la.Choose()),)), c.NotAsLinkMaterialThisTurn(),
    c.Note("later"), c.Materials(LIGHT, 2, 3), c.LinkSummon(LIGHT, 2, FIEND, "different-names"),
    c.XyzSummon(LIGHT, 3), c.FusionMaterials((c.Materials(LIGHT),), "same-attribute", False),
    c.Contact(v.MZONE), c.ByItself(v.GRAVE, (la.During(),), (op.Banish(la.Choose()),)),
    c.Card(passcode=1, name="Name", type=v.MONSTER, attribute=v.LIGHT, race=v.FIEND, level=4,
           attack=1, defense=2, series=(3,), markers=5, scale=6, procedures=(c.Contact(),),
           effects=(c.Note("x"),), only_by_itself=True, one_on_field=True,
           one_summon_per_turn=True, defined=False),
]  # fmt: skip
# Every phrase of the language, games' own words included.
REGISTERED = [
    kind
    for module in (filters, la, op, c)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Node) and kind.__module__ == module.__name__
]
every_phrase = pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.kind)


@every_phrase
def test_a_phrase_survives_json(phrase: Node) -> None:
    written = json.dumps(to_json(phrase))
    assert from_json(json.loads(written)) == phrase


@every_phrase
def test_a_phrase_is_frozen_and_can_be_hashed(phrase: Node) -> None:
    assert hash(phrase) == hash(from_json(to_json(phrase)))
    for field in fields(phrase):
        with pytest.raises(FrozenInstanceError):
            setattr(phrase, field.name, None)


@every_phrase
def test_a_phrase_can_be_said(phrase: Node) -> None:
    text = phrase.words()
    assert text.strip()
    assert "None" not in text


@pytest.mark.parametrize("kind", sorted(REGISTERED, key=str))
def test_every_phrase_of_the_language_survives_json(kind: type[Node]) -> None:
    assert from_json(json.loads(json.dumps(to_json(kind())))) == kind()


def test_what_is_left_at_its_default_is_not_written() -> None:
    assert to_json(op.Draw()) == {"is": "Draw"}
    assert to_json(op.Draw(2)) == {"is": "Draw", "count": 2}


def test_tuples_are_lists_in_json_and_tuples_again_after_it() -> None:
    phrase = op.OneOf(((op.Draw(2),), ()))
    assert to_json(phrase)["options"] == [[{"is": "Draw", "count": 2}], []]
    assert from_json(to_json(phrase)).options == ((op.Draw(2),), ())


def test_an_unknown_phrase_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no phrase 'Teleport'"):
        from_json({"is": "Teleport"})


def test_a_field_that_a_phrase_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="amount"):
        from_json({"is": "Draw", "amount": 2})


@pytest.mark.parametrize("value", [1.5, {1}, lambda: 0, [1], b"x"])
def test_only_data_can_be_written(value: Any) -> None:
    with pytest.raises(TypeError, match="the effect language has no"):
        to_json(value)


@pytest.mark.parametrize("value", [None, True, 0, 7, "text"])
def test_plain_values_are_written_as_they_are(value: Any) -> None:
    assert to_json(value) == value


def test_a_new_phrase_is_known_at_once() -> None:
    @dataclass(frozen=True)
    class Whistle(Node):
        times: int = 1

    assert Whistle.kind == "Whistle"
    assert from_json(to_json(Whistle(3))) == Whistle(3)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""), (3, "3"), ("x", "x"), ((1, 2), "1, 2"), ((), ""),
        (op.Draw(2), "draw 2"), ((op.Draw(2), op.Draw()), "draw 2, draw 1"),
    ],
)  # fmt: skip
def test_values_are_said_in_plain_words(value: object, text: str) -> None:
    assert say(value) == text


def test_a_phrase_without_words_of_its_own_names_its_parts() -> None:
    @dataclass(frozen=True)
    class Hop(Node):
        far: int = 1
        over: Node = la.SELF

    assert Hop(2).words() == "Hop(2, this card)"


def test_limits_are_said_as_on_cards() -> None:
    assert c.ONCE_PER_TURN.words() == "once per turn"
    assert c.EACH_ONCE_PER_TURN.words() == "once per turn for each copy"
    assert c.Limit("oath").words() == "activated once per turn"
    assert c.Limit("hard", 2).words() == "2 times per turn"


def test_an_effect_is_said_in_the_order_of_card_text() -> None:
    effect = c.Ignition(
        v.HAND, limit=c.ONCE_PER_TURN, condition=(la.During(v.YOU, "main"),),
        cost=(op.Discard(la.SELF),), target=(la.Choose(LIGHT & FIEND, v.GRAVE),),
        do=(op.AddToHand(la.Chosen()),), unsupported="the rest",
    )  # fmt: skip
    assert effect.words() == (
        "In the hand, once per turn, during your turn, main phase; cost: discard this card; "
        "target 1 LIGHT Fiend in your GY: add the chosen card to the hand [not played: the rest]"
    )


def test_nothing_of_a_phrase_is_lost_between_equal_and_different() -> None:
    assert op.Draw(1) == op.Draw()
    assert op.Draw(1) != op.Draw(2)
    different: list[Node] = [op.SendToGrave(), op.Discard(), AllOf(), AnyOf()]
    assert len(set(different)) == 4
    assert AllOf() == ANY
