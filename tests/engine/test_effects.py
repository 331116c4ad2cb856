"""The effect language is data: JSON round trip, equality, hashing, plain words."""

import json
from dataclasses import FrozenInstanceError, field, fields, make_dataclass
from typing import Any

import pytest

from engine import filters
from engine.effects import Node, from_json, to_json
from engine.filters import ANY, AllOf, AnyOf, NoneOf
from engine.yugioh import language as la
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
    la.AddToHand(la.Chosen()), la.SpecialSummon(la.Chosen(), v.FACEUP_ATTACK, "pointed"),
    la.SendToGrave(la.Chosen()), la.Discard(la.Chosen()), la.Tribute(la.Chosen()),
    la.Destroy(la.Chosen()), la.Banish(la.Chosen(), "end"),
    la.InEndPhase(la.Chosen(), "banish"), la.ToDeck(la.Chosen(), "bottom"),
    la.Equip(la.SELF, la.Chosen(), (la.EquipStats(600),)), la.PlaceAsSpell(la.Chosen()),
    la.SetCard(la.Chosen()), la.Detach(2), la.Negate(la.Chosen(), "end"),
    la.NegateActivation("effect", "banish"), la.Draw(2), la.Damage(800, v.YOU),
    la.PayLifePoints(1000), la.ChangeStats(la.Chosen(), -500, "end"), la.CreateToken(9, 2),
    la.FusionSummon(LIGHT, (la.Each(FIEND, v.GRAVE),), "deck"), la.NormalSummonNow(LIGHT),
    la.InBattleThisTurn("not"), la.NormalSummons(3), la.OnlySpecialSummon(FIEND),
    la.Protect(la.Chosen(), "safe"),
    la.ReduceDamage("none", v.YOU),
    la.IfDone((la.Draw(2),)), la.Then((la.Draw(2),)), la.Also((la.Draw(2),)),
    la.Optional((la.Draw(2),)), la.When(la.WasSummoned(v.BY_LINK), (la.Draw(2),)),
    la.OneOf(((la.Draw(2),), (la.Damage(1),)), "resolution"),
    la.Limit("soft", 2, "group"), la.Event("sent", LIGHT, 1, 2, 4, 8, 16, v.YOU),
    la.Ignition(v.MZONE, la.ONCE_PER_TURN, (la.During(),), (la.Discard(),), (la.Choose(),),
               (la.Draw(),), "text"),
    la.Quick(v.MZONE, la.ONCE_PER_CHAIN, answers="opponent"),
    la.Trigger(v.GRAVE, on=la.sent_to_grave(), optional=False, missable=True),
    la.Activate(do=(la.Draw(2),)), la.EquipStats(la.EquippedLinkRating(600)),
    la.FieldStats(-600, LIGHT, v.OPPONENT), la.Indestructible(LIGHT), la.Unaffected(LIGHT, FIEND),
    la.InsteadOfDestruction(LIGHT, (la.Tribute(la.Choose()),)),
    la.NotUsedFor(("link",), always=True, new=True),
    la.Note("later"), la.Materials(LIGHT, 2, 3), la.LinkSummon(LIGHT, 2, FIEND, "different-names"),
    la.XyzSummon(LIGHT, 3), la.FusionMaterials((la.Materials(LIGHT),), "same-attribute", False),
    la.Contact(v.MZONE), la.ByItself(v.GRAVE, (la.During(),), (la.Banish(la.Choose()),)),
    la.Card(passcode=1, name="Name", type=v.MONSTER, attribute=v.LIGHT, race=v.FIEND, level=4,
           attack=1, defense=2, series=(3,), markers=5, scale=6, procedures=(la.Contact(),),
           effects=(la.Note("x"),), only_by_itself=True, one_on_field=True,
           one_summon_per_turn=True, defined=False),
]  # fmt: skip
# Every phrase of the language, games' own words included.
REGISTERED = [
    kind
    for module in (filters, la)
    for kind in vars(module).values()
    if isinstance(kind, type)
    and issubclass(kind, Node)
    and kind.__module__.startswith(module.__name__)
]
every_phrase = pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.kind)


@every_phrase
def test_a_phrase_survives_json(phrase: Node) -> None:
    written = json.dumps(to_json(phrase))
    assert from_json(json.loads(written)) == phrase


@every_phrase
def test_a_phrase_is_frozen_and_can_be_hashed(phrase: Node) -> None:
    assert hash(phrase) == hash(from_json(to_json(phrase)))
    for one in fields(phrase):
        with pytest.raises(FrozenInstanceError):
            setattr(phrase, one.name, None)
        with pytest.raises(FrozenInstanceError):
            delattr(phrase, one.name)


@every_phrase
def test_a_phrase_is_as_a_dataclass_makes_it(phrase: Node) -> None:
    kind = type(phrase)
    members = [(one.name, one.type, field(default=one.default)) for one in fields(kind)]
    plain = make_dataclass(kind.__qualname__, members, frozen=True)
    values = [getattr(phrase, one.name) for one in fields(kind)]
    other: Any = plain(*values)
    assert repr(phrase) == repr(other)
    assert hash(phrase) == hash(other)
    assert kind(*values) == phrase
    assert kind(**dict(zip(kind.__match_args__, values, strict=True))) == phrase  # type: ignore[attr-defined]
    assert phrase != other


class Pair(Node):
    """A phrase with a field that has no default, and one that has."""

    first: int
    second: int = 2


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((), {"second": 1}), ((1, 2, 3), {}), ((1,), {"first": 1}), ((1,), {"third": 1}),
     ((), {"third": 1})],
)  # fmt: skip
def test_a_phrase_is_given_each_of_its_fields_once(
    values: tuple[int, ...], named: dict[str, int]
) -> None:
    with pytest.raises(TypeError, match="Pair has"):
        Pair(*values, **named)
    assert Pair(1) == Pair(1, 2) == Pair(first=1, second=2) != Pair(2)


@pytest.mark.parametrize("kind", sorted(REGISTERED, key=str))
def test_every_phrase_of_the_language_survives_json(kind: type[Node]) -> None:
    assert kind.__init__ is Node.__init__, "a decorator too many: each class pays for its methods"
    assert from_json(json.loads(json.dumps(to_json(kind())))) == kind()


def test_what_is_left_at_its_default_is_not_written() -> None:
    assert to_json(la.Draw()) == {"is": "Draw"}
    assert to_json(la.Draw(2)) == {"is": "Draw", "count": 2}


def test_tuples_are_lists_in_json_and_tuples_again_after_it() -> None:
    phrase = la.OneOf(((la.Draw(2),), ()))
    assert to_json(phrase)["options"] == [[{"is": "Draw", "count": 2}], []]
    assert from_json(to_json(phrase)).options == ((la.Draw(2),), ())


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
    class Whistle(Node):
        times: int = 1

    assert Whistle.kind == "Whistle"
    assert from_json(to_json(Whistle(3))) == Whistle(3)


def test_nothing_of_a_phrase_is_lost_between_equal_and_different() -> None:
    assert la.Draw(1) == la.Draw()
    assert la.Draw(1) != la.Draw(2)
    different: list[Node] = [la.SendToGrave(), la.Discard(), AllOf(), AnyOf()]
    assert len(set(different)) == 4
    assert AllOf() == ANY
