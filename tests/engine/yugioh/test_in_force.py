"""Continuous effects of every kind: where their card lies, whose it is, and whether it speaks.

Sources: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers* (non-activated effects); Yu-Gi-Oh solo
rules, 2.1 and 2.2 (what is face-down is hidden, or not yet active) and 3.15 (equipped cards); the
words of card texts ("you control", "negate its effects", "treated as a Continuous Spell").
"""

from collections.abc import Callable
from typing import Final

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    Attribute,
    Ban,
    Card,
    Choose,
    Compare,
    Damage,
    Destroy,
    Draw,
    Each,
    ExtraNormalSummon,
    FieldAttribute,
    FieldLevels,
    FieldStats,
    FieldType,
    Indestructible,
    LifePoints,
    Named,
    Negate,
    NotTurned,
    OnlySpecialSummon,
    Race,
    SendToGrave,
    SpecialSummon,
    Toll,
    Unaffected,
    Untargetable,
    While,
)
from engine.yugioh.position.slots import AS_SPELL, STATUS
from tests.engine.yugioh.table import Table, body, fiend, played

A = body("A")
THAT = Named(A.passcode)
IN_HAND, TO_SUMMON = body("In hand"), body("To summon")
BREAK = played("Break", Destroy(Each(THAT, v.MZONE)), Damage(1))
TARGETS = played("Targets", Damage(1), target=(Choose(THAT, v.MZONE),))
WINDS = played("Winds", SendToGrave(Choose(Attribute(v.WIND), v.MZONE)))
MACHINES = played("Machines", SendToGrave(Choose(Race(v.MACHINE), v.MZONE)))
REVIVES = played("Revives", SpecialSummon(Choose(Named(TO_SUMMON.passcode), v.GRAVE)))
DRAWS = played("Draws", Draw(1))
HAND = [BREAK, TARGETS, WINDS, MACHINES, REVIVES, DRAWS, IN_HAND, TO_SUMMON]


def stays(table: Table) -> bool:
    table.activate(BREAK)
    return "A" in table.monsters().values()


def costs(table: Table) -> bool:
    before = table.life()
    table.activate(DRAWS)
    return table.life() == before - 100


def twice(table: Table) -> bool:
    table.summon(IN_HAND)
    return table.may("summon in addition", TO_SUMMON) or table.may("summon", TO_SUMMON)


# By what is continuous, whether it is seen to apply.
RULES: Final[dict[Node, Callable[[Table], bool]]] = {
    FieldStats(500, THAT): lambda table: table.attack(A) == 1500,
    FieldStats(to=3000, filter=THAT): lambda table: table.attack(A) == 3000,
    FieldStats(500, THAT, stats=v.DEF): lambda table: table.defense(A) == 1500,
    FieldLevels(2, THAT, v.YOU): lambda table: table.level(A) == 6,
    FieldType(v.MACHINE, THAT, v.YOU): lambda table: table.may("activate", MACHINES),
    FieldAttribute(v.WIND, THAT, v.YOU): lambda table: table.may("activate", WINDS),
    Indestructible(THAT): stays,
    Unaffected(ANY, THAT): stays,
    Untargetable(THAT, v.EITHER): lambda table: not table.may("activate", TARGETS),
    Toll(100, v.YOU): costs,
    Ban(("special-summon",)): lambda table: not table.may("activate", REVIVES),
    OnlySpecialSummon(Race(v.MACHINE)): lambda table: not table.may("activate", REVIVES),
    ExtraNormalSummon(): twice,
    NotTurned(THAT, v.YOU): lambda table: not table.may("turn", A),
}  # fmt: skip


def laid(source: Card, **places: object) -> Table:
    """A table with A, a monster in the GY, and cards that show what applies to them."""
    table = Table(
        HAND, [body("Drawn")], grave=[TO_SUMMON], **{"field": [A, source], **places},  # type: ignore[arg-type]
    )  # fmt: skip
    table.rewrite_position(A, v.FACEUP_ATTACK)
    return table


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.kind)
def test_what_is_continuous_applies_while_its_card_speaks(rule: Node) -> None:
    applies, source = RULES[rule], fiend("Source", rule)
    without = fiend("Without")
    assert not applies(laid(without))
    assert applies(laid(source))
    # Behind another rule of the same card, and of another card.
    assert applies(laid(fiend("Two", ExtraNormalSummon(Race(v.MACHINE)), rule)))
    assert applies(
        laid(source, field=[A, fiend("First", ExtraNormalSummon(Race(v.MACHINE))), source])
    )
    turned = laid(source)
    turned.rewrite_position(source, v.FACEDOWN_DEFENSE)
    assert not applies(turned)
    as_spell = laid(without, spells=[source])
    as_spell.rewrite(STATUS, source, AS_SPELL)
    assert not applies(as_spell)
    equipped = Table(HAND, [body("Drawn"), source], grave=[TO_SUMMON], field=[A, without])
    equipped.rewrite_position(A, v.FACEUP_ATTACK)
    equipped.equip(source, without)
    assert not applies(equipped)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.kind)
def test_what_is_continuous_does_not_apply_while_it_is_negated_nor_elsewhere(rule: Node) -> None:
    applies, source = RULES[rule], fiend("Source", rule)
    silence = played("Silence", Negate(Choose(Named(source.passcode), v.MZONE)))
    table = Table([*HAND, silence], [body("Drawn")], grave=[TO_SUMMON], field=[A, source])
    table.rewrite_position(A, v.FACEUP_ATTACK)
    table.activate(silence)
    assert not applies(table)
    for places in ({"grave": [TO_SUMMON, source]}, {"banished": [source]}):
        table = Table(HAND, [body("Drawn")], **{"grave": [TO_SUMMON], "field": [A], **places})  # type: ignore[arg-type]
        table.rewrite_position(A, v.FACEUP_ATTACK)
        assert not applies(table)
    assert not applies(laid(fiend("Without"), opponent_field=[source]))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.kind)
def test_what_is_continuous_applies_under_its_condition_alone(rule: Node) -> None:
    poor = While((Compare(LifePoints(), "<", 8000),), (rule,))
    rich = While((Compare(LifePoints(), ">=", 8000),), (rule,))
    assert not RULES[rule](laid(fiend("Source", poor)))
    assert RULES[rule](laid(fiend("Source", rich)))
