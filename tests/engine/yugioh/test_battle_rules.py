"""Rules of battles: they are said, and change nothing in a turn without a battle.

Source: Yu-Gi-Oh solo rules: the turn that is played has no Battle Phase.
"""

import pytest

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    Also,
    Card,
    Choose,
    Chosen,
    Damage,
    FieldStats,
    GainLife,
    Grant,
    InBattle,
    InBattleThisTurn,
    Indestructible,
    Protect,
    Then,
    While,
    exists,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played


def test_a_rule_of_battles_is_no_rule_of_the_turn() -> None:
    rule = While((exists(MONSTER, v.MZONE),), (InBattle("not"), FieldStats(100, ~OTHER)))
    fighter = fiend("Fighter", InBattle("directly"), rule)
    table = Table(field=[fighter, body("A")])
    assert table.attack(fighter) == 1100
    assert len(table.state.t.rules) == len(Table(field=[fiend("F", rule)]).state.t.rules)


def test_a_cost_that_is_a_rule_of_battles_is_always_paid() -> None:
    card = fiend("Card", ignition(Damage(100), cost=(InBattleThisTurn("no-battle-phase"),)))
    table = Table(field=[card])
    table.activate(card)
    assert table.life(1) == 7900


@pytest.mark.parametrize(
    "step",
    [
        Protect(Choose(MONSTER, v.MZONE), "cannot be destroyed by battle"),
        InBattleThisTurn("directly", Choose(MONSTER, v.MZONE)),
    ],
)
def test_the_monster_of_a_rule_of_battles_is_chosen_all_the_same(step: Node) -> None:
    # Problem-solving card text: an effect that has to choose a monster needs one.
    guards, a, b = played("Guards", step, Damage(100)), body("A"), body("B")
    assert not Table([guards]).may("activate", guards)
    table = Table([guards], field=[a, b])
    table.activate(guards)
    assert table.choices() == [("A",), ("B",)]
    table.pick(a)
    assert table.life(1) == 7900


def test_the_rules_of_battles_are_a_closed_set() -> None:
    with pytest.raises(CompileError, match="expected one of"):
        Table(field=[fiend("Card", InBattle("draws 2 cards"))])  # type: ignore[arg-type]


def test_an_effect_that_only_lets_monsters_attack_is_none_for_the_first_turn() -> None:
    # Daigusto Phoenix; Yu-Gi-Oh rules reference, phases of a turn: no Battle Phase in the first.
    twice = fiend("Twice", ignition(InBattleThisTurn("twice", SELF)))
    more = fiend("More", ignition(GainLife(1), InBattleThisTurn("twice", SELF)))
    bound = fiend("Bound", ignition(InBattleThisTurn("not", SELF)))
    table = Table(field=[twice, more, bound])
    assert not table.may("activate", twice)
    assert table.may("activate", more)
    assert table.may("activate", bound)


def test_what_only_protects_in_battle_is_none_for_the_first_turn() -> None:
    # Vanquish Soul Pantera, as the reference engine has it; phases of a turn, as above.
    by_battle = Indestructible(~OTHER, what=("battle",))
    guard = fiend("Guard", ignition(Grant(rules=(by_battle,), until="end")))
    stays = fiend("Stays", ignition(Grant(rules=(by_battle,))))
    more = fiend("More", ignition(Grant(rules=(Indestructible(~OTHER),), until="end")))
    table = Table(field=[guard, stays, more])
    assert not table.may("activate", guard)
    assert table.may("activate", stays)
    assert table.may("activate", more)


def test_two_rules_of_attacks_are_none_for_the_first_turn() -> None:
    # Witchcrafter Collaboration; phases of a turn, as above.
    silent = InBattleThisTurn("silent-attacking", SELF)
    both = fiend("Both", ignition(InBattleThisTurn("twice", SELF), Also((silent,))))
    more = fiend("More", ignition(InBattleThisTurn("twice", SELF), Also((GainLife(1),))))
    table = Table(field=[both, more])
    assert not table.may("activate", both)
    assert table.may("activate", more)


def test_what_is_for_a_battle_at_first_is_none_for_the_first_turn() -> None:
    # The card text of Double Iris Magician: "apply this effect to it, then destroy this card", and
    # the walks of the reference engine.
    double = InBattleThisTurn("double-damage", SELF)
    then = fiend("Then", ignition(double, Then((Damage(500),))))
    assert not Table(field=[then]).may("activate", then)
    also = fiend("Also", ignition(double, Also((Damage(500),))))
    assert Table(field=[also]).may("activate", also)


def test_the_text_of_an_attack_that_is_not_answered() -> None:
    text = (
        "Target 1 monster you control; it can make a second attack during each Battle Phase this "
        "turn, also, if it attacks this turn, your opponent cannot activate Spell/Trap Cards until "
        "the end of the Damage Step."
    )
    found = compile_card(Card(9, "Probe", v.SPELL), text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (effect,) = found.card.effects
    silent = InBattleThisTurn("silent-attacking", Chosen())
    assert effect.do == (InBattleThisTurn("twice", Chosen()), Also((silent,)))  # type: ignore[attr-defined]
