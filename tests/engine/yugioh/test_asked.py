"""What a card's texts ask of the card itself, as the compiler finds it.

Source: Yu-Gi-Oh rules reference, S1 and S2 on proper summons; the words of card texts that are
named with each case.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler import asked
from engine.yugioh.instructions import tables as t
from engine.yugioh.language import Card, Damage, Ignition, MaterialsUsed, Tribute

EFFECT = v.MONSTER | v.EFFECT
OTHERS_SENT = la.MONSTER & la.SENT_THIS_TURN
ITSELF_SENT = ~la.OTHER & la.SENT_THIS_TURN


def card(*conditions: Node, type: int = EFFECT, **rest: Any) -> Card:
    """A card whose effect asks these."""
    effect = Ignition(v.GRAVE, condition=conditions, do=(Damage(1),))
    return Card(9, "Asking", type, effects=(effect,) if conditions else (), **rest)


def exists(filter: Filter) -> Node:
    return la.exists(filter, v.GRAVE)


@pytest.mark.parametrize(
    ("filters", "asks"),
    [
        ([], 0),
        ([la.MONSTER], 0),
        ([ITSELF_SENT], asked.OF_ITSELF),
        ([OTHERS_SENT], asked.OF_ALL),
        ([ITSELF_SENT, OTHERS_SENT], asked.OF_ALL),
        ([ITSELF_SENT, ITSELF_SENT], asked.OF_ITSELF),
        ([~la.OTHER & la.MONSTER, OTHERS_SENT], asked.OF_ALL),
    ],
)
def test_of_which_cards_it_is_kept_when_they_were_sent(filters: list[Filter], asks: int) -> None:
    # "If this card was sent to the GY this turn": of itself alone, not of every card.
    assert asked.asks_when_sent(card(*map(exists, filters))) == asks


def test_one_way_of_having_been_sent_is_kept_of_the_card_itself() -> None:
    destroyed, tributed = la.State("sent-destroyed"), la.State("sent-tributed")
    assert asked.sent_so(card()) == (0, 0)
    assert asked.sent_so(card(exists(~la.OTHER & destroyed))) == (v.R_DESTROY, 0)
    on_field = ~la.OTHER & la.State("sent-destroyed-on-field")
    assert asked.sent_so(card(exists(on_field))) == (v.R_DESTROY, v.FIELD_PLACES)
    twice = card(exists(~la.OTHER & destroyed), exists(~la.OTHER & destroyed))
    assert asked.sent_so(twice) == (v.R_DESTROY, 0)
    for wrong in (
        [~la.OTHER & destroyed, ~la.OTHER & tributed],
        [la.MONSTER & destroyed],
        [la.MONSTER & destroyed, ~la.OTHER & la.MONSTER],
    ):
        with pytest.raises(CompileError, match="Asking: more than one way"):
            asked.sent_so(card(*map(exists, wrong)))


def test_materials_of_one_kind_are_counted() -> None:
    def used(**rest: Any) -> Node:
        return la.Compare(MaterialsUsed(**rest), ">=", 2)

    assert asked.materials_counted(card(used())) == set()
    warriors = MaterialsUsed(filter=la.Race(v.WARRIOR))
    assert asked.materials_counted(card(used(filter=la.Race(v.WARRIOR)), used())) == {warriors}
    assert asked.materials_counted(card(used(attributes=True))) == {MaterialsUsed(attributes=True)}
    with pytest.raises(CompileError, match="Asking: materials of more than one kind"):
        asked.materials_counted(card(used(attributes=True), used(filter=la.Race(v.WARRIOR))))


def test_what_is_tributed_for_a_way_of_its_own_is_counted_where_a_text_asks() -> None:
    # "You can Special Summon this card by Tributing monsters; ... for each monster Tributed"
    way = la.ByItself(v.HAND, cost=(Tribute(la.Choose(la.MONSTER, v.MZONE, 1, 3)),))
    asking = card(la.Compare(MaterialsUsed(), ">=", 2))
    counted = asked.counting_tributes(asking, way)
    assert isinstance(counted, la.ByItself)
    (step,) = counted.cost
    assert isinstance(step, Tribute) and isinstance(step.what, la.Choose)
    assert (step.what.name, step.what.most) == ("tributes", 3)
    assert counted.after == (la.CountAsMaterials(la.Chosen(("tributes",))),)
    # Nothing is counted where nothing is asked, nothing is Tributed, or it is another procedure.
    assert asked.counting_tributes(card(), way) == way
    for cost in ((), (la.Discard(la.Choose(la.MONSTER, v.HAND)),), (Tribute(la.SELF),)):
        other = la.ByItself(v.HAND, cost=cost)
        assert asked.counting_tributes(asking, other) == other
    assert asked.counting_tributes(asking, la.LinkSummon()) == la.LinkSummon()


@pytest.mark.parametrize(
    ("type_", "stays"),
    [
        (v.SPELL, False), (v.TRAP, False), (v.SPELL | v.QUICK_PLAY, False),
        (v.SPELL | v.CONTINUOUS, True), (v.TRAP | v.CONTINUOUS, True), (v.SPELL | v.FIELD, True),
        (v.SPELL | v.EQUIP, True), (EFFECT, False),
    ],
)  # fmt: skip
def test_which_activated_cards_stay_on_the_field(type_: int, stays: bool) -> None:
    # Yu-Gi-Oh rules reference: Continuous, Field and Equip Cards remain, others go to the GY.
    assert asked.stays_on_field(card(type=type_)) is stays
    assert not asked.stays_on_field(card(type=type_, defined=False))


ITSELF = t.DEF_REVIVE | t.DEF_NOMI
OWN = t.DEF_BY_OWN_EFFECT
RITUAL = EFFECT | v.RITUAL
FUSION = EFFECT | v.FUSION
MADE_FROM = (la.Materials(la.MONSTER, 2, 2),)


@pytest.mark.parametrize(
    ("definition", "flags"),
    [
        (card(), 0),
        (card(type=FUSION), t.DEF_EXTRA | t.DEF_REVIVE),
        (card(type=RITUAL), t.DEF_REVIVE),
        # "Cannot be Normal Summoned/Set. Must be Special Summoned by its own effect ..."
        (card(only_by_itself=True), ITSELF | OWN),
        (card(first_by_itself=True), t.DEF_REVIVE | t.DEF_FIRST | OWN),
        # ... by its own procedure, by a Ritual Spell, or with one card.
        (card(only_by_itself=True, procedures=(la.ByItself(v.HAND),)), ITSELF),
        (card(type=RITUAL, only_by_itself=True), ITSELF),
        (card(type=FUSION, only_by_itself=True), ITSELF | t.DEF_EXTRA),
        (card(only_by_itself=True, only_with=la.Named(1)), ITSELF),
        (card(special_only=True), t.DEF_NOT_NORMAL),
        (card(by_effect_only=True), t.DEF_BY_EFFECT_ONLY),
        (card(one_on_field=True), t.DEF_UNIQUE),
        (card(defined=False), t.DEF_INERT),
        (card(defined=False, body=True), 0),
        (card(body=True), 0),
        (card(type=FUSION, procedures=(la.FusionMaterials(MADE_FROM),)),
         t.DEF_EXTRA | t.DEF_REVIVE | t.DEF_BY_EFFECT),
        (card(type=FUSION, procedures=(la.FusionMaterials(MADE_FROM, by_effect=False),)),
         t.DEF_EXTRA | t.DEF_REVIVE),
        (card(la.Compare(MaterialsUsed(), ">=", 2)), t.DEF_COUNTS_MATERIALS),
        (card(la.Compare(MaterialsUsed(levels=True), ">=", 2)),
         t.DEF_COUNTS_MATERIALS | t.DEF_ADDS_LEVELS),
        (card(la.Compare(MaterialsUsed(attributes=True), ">=", 2)),
         t.DEF_COUNTS_MATERIALS | t.DEF_COUNTS_ATTRIBUTES),
        (card(la.Compare(MaterialsUsed(filter=la.MONSTER), ">=", 2)), t.DEF_COUNTS_MATERIALS),
        (card(la.MaterialsIncluded(ANY)), t.DEF_ASKS_TRIBUTES),
        (card(la.MaterialsIncluded(ANY), type=FUSION), t.DEF_EXTRA | t.DEF_REVIVE),
    ],
)  # fmt: skip
def test_what_is_noted_of_a_definition(definition: Card, flags: int) -> None:
    assert asked.definition_flags(definition) == flags
