"""What the compiler finds of cards: facts and flags, and what it refuses."""

from dataclasses import replace
from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position import slots as sl
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played
from tests.engine.yugioh.test_compiler import CARDS

# ------------------------------------------------------------- facts, flags


def test_the_facts_of_every_card_are_in_the_tables() -> None:
    tables = Compiler(CARDS).compile()
    assert tables.defs == len(CARDS)
    for index, card in enumerate(CARDS):
        assert (
            tables.passcode[index], tables.type[index], tables.attribute[index],
            tables.race[index], tables.level[index], tables.attack[index],
            tables.defense[index], tables.markers[index],
        ) == (
            card.passcode, card.type, card.attribute, card.race, card.level,
            card.attack, card.defense, card.markers,
        )  # fmt: skip


def test_compiling_twice_gives_the_same_tables() -> None:
    def numbers() -> dict[str, Any]:
        tables = Compiler(CARDS).compile()
        return {
            name: list(value) if hasattr(value, "__len__") else value
            for name in dir(tables)
            if not name.startswith("_") and not callable(value := getattr(tables, name))
        }

    first = numbers()
    assert first == numbers()
    assert len(first) > 20


def test_cards_of_one_name_form_a_group() -> None:
    one, other, two = body("One"), body("Two"), body("Two")
    groups = list(Compiler([one, other, two]).compile().name_group)
    assert groups[1] == groups[2] != groups[0]


def test_flags() -> None:
    nomi = fiend("Nomi", procedures=(la.ByItself(),), only_by_itself=True)
    goal = link("Goal")
    ritual = fiend("Ritual", type=v.RITUAL | v.EFFECT)
    inert = la.Card(5, "Inert", defined=False)
    flags = [int(flag) for flag in Compiler([body(), nomi, goal, ritual, inert]).compile().flags]
    assert flags[0] == 0
    assert flags[1] & (tb.DEF_NOMI | tb.DEF_REVIVE) == tb.DEF_NOMI | tb.DEF_REVIVE
    assert flags[2] & (tb.DEF_EXTRA | tb.DEF_REVIVE) == tb.DEF_EXTRA | tb.DEF_REVIVE
    assert flags[3] == tb.DEF_REVIVE
    assert flags[4] == tb.DEF_INERT
    itself = fiend("Itself", procedures=(la.ByItself(),), first_by_itself=True)
    special = fiend("Special", special_only=True)
    flags = [int(flag) for flag in Compiler([itself, special]).compile().flags]
    assert flags == [tb.DEF_REVIVE | tb.DEF_FIRST, tb.DEF_NOT_NORMAL]


@pytest.mark.parametrize(
    ("card", "matter"),
    [
        (body(), False), (link(), True),
        (played("S", la.Destroy(la.Each(la.Zones(1), v.MZONE))), True),
        # Only a Link Monster has arrows.
        (fiend("F", ignition(la.Destroy(la.Each(la.POINTED, v.MZONE)))), False),
    ],
    ids=["plain", "arrow", "zones", "pointed"],
)  # fmt: skip
def test_whether_zones_matter(card: la.Card, matter: bool) -> None:
    assert bool(Compiler([card]).compile().zones_matter) is matter


@pytest.mark.parametrize(
    ("operation", "matter"),
    [
        (la.Damage(1), False), (la.Draw(), True), (la.ToDeck(la.Choose(ANY, v.HAND)), False),
        (la.ToDeck(la.Choose(ANY, v.HAND), "top"), True),
        (la.ToDeck(la.Choose(ANY, v.HAND), "bottom"), True),
    ],
)  # fmt: skip
def test_whether_the_order_of_the_deck_matters(operation: Node, matter: bool) -> None:
    assert bool(Compiler([played("S", operation)]).compile().order_matters) is matter


def test_an_effect_without_steps_is_not_compiled() -> None:
    card = fiend("F", la.Ignition(v.MZONE, unsupported="all of it"), ignition(la.Damage(1)))
    compiler = Compiler([card])
    tables = compiler.compile()
    assert compiler.effect_nodes == [card.effects[1]]
    assert tables.effects[tb.E_INDEX] == 1  # its number on the card stays


# ------------------------------------------------------------------- errors


def effect_of(*do: Node, **rest: Any) -> la.Card:
    return la.monster(1, "Faulty", v.LIGHT, v.FIEND, 4, 0, effects=(ignition(*do, **rest),))


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (effect_of(la.Banish(la.Chosen(("nobody",)))), "Faulty: nothing was chosen as 'nobody'"),
        (effect_of(la.Banish(la.Count())), "Faulty: nothing to act on in Count"),
        (effect_of(la.Operation()), "Faulty: no operation Operation"),
        (effect_of(la.SELF), "Faulty: no step This"),
        (effect_of(*(la.Banish(la.Choose(ANY, v.HAND)) for _ in range(7))),
         "Faulty: more than 6 choices"),
        (effect_of(la.OneOf(((la.Damage(1),),) * 8)), "Faulty: too many bullets"),
        (effect_of(la.Equip(la.SELF, la.SELF, (la.Draw(),))),
         "Faulty: an Equip Card cannot grant Draw"),
        (effect_of(la.FusionSummon(ANY, (la.SELF,))), "Faulty: no Fusion materials from This"),
        (effect_of(la.Damage(1), condition=(la.SELF,)), "no condition This"),
        (effect_of(la.Damage(1), condition=(la.Compare(la.SELF),)), "no amount This"),
        (effect_of(la.Damage(1), condition=(
            la.AnyCondition((la.AnyCondition((la.During(), la.During())),)),
        )), "AnyCondition takes simple conditions"),
        (effect_of(la.Banish(la.Each(Filter(), v.MZONE))), "no dynamic term"),
        (la.monster(1, "Faulty", 1, 1, 4, 0, procedures=(la.EquipStats(),)),
         "Faulty: no summoning procedure EquipStats"),
        (la.monster(1, "Faulty", 1, 1, 4, 0, effects=(la.EquipStats(),)),
         "no continuous effect EquipStats"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_cannot_be_expressed_is_refused(card: la.Card, message: str) -> None:
    with pytest.raises(CompileError) as caught:
        Compiler([card]).compile()
    assert message in str(caught.value)


def test_a_word_that_no_table_knows_is_refused() -> None:
    # As in a definition that is read from a file.
    sleepy: Any = "sleepy"
    for card in (
        effect_of(la.Banish(la.Each(la.State(sleepy), v.MZONE))),
        effect_of(la.Damage(1), condition=(la.Compare(1, sleepy, 2),)),
        effect_of(la.Damage(1), condition=(la.During(v.YOU, sleepy),)),
        effect_of(la.Banish(la.Each(la.Between(sleepy), v.MZONE))),
    ):
        with pytest.raises((CompileError, KeyError)):
            Compiler([card]).compile()


def test_too_many_limits() -> None:
    cards = [
        la.monster(fresh(), f"Card {number}", 1, 1, 4, 0,
                  effects=(ignition(la.Damage(1), limit=la.ONCE_PER_TURN),))
        for number in range(sl.LIMIT_GROUPS + 1)
    ]  # fmt: skip
    Compiler(cards[:-3]).compile()  # the game itself has two groups
    with pytest.raises(CompileError, match=f"more than {sl.LIMIT_GROUPS}"):
        Compiler(cards).compile()


def test_rules_of_battles_make_a_duel() -> None:
    """What a battle alone shows has no way of being summoned."""
    rules = (la.InBattle("directly"), la.InBattle("piercing", la.Race(v.DRAGON)))
    card = replace(body("Rules"), effects=rules)
    game = YugiohGame([card.passcode] * 5, facts={card.passcode: card})
    game.start([card.passcode])
    assert game.advance()


def test_chosen_cards_were_chosen() -> None:
    # All cards that match are no choice: what is done to them later has to name them.
    every = la.ChangeStats(la.Each(la.MONSTER, v.MZONE), 100)
    with pytest.raises(CompileError, match="nothing was chosen that could be meant"):
        Table([played("Probe", every, la.InEndPhase(la.Chosen()))])
