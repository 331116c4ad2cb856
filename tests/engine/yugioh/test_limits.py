"""How often: by name, by copy, shared, n times, per chain, and one summon a turn by name.

Sources: the card texts ("You can only use this effect of X once per turn", "Once per turn:");
Yu-Gi-Oh modifiers and triggers, *Summon restrictions and successful summons*.
"""

from dataclasses import replace

import pytest

from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiendsmith import ENGRAVER, LURRIE, REQUIEM
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    ONCE_PER_CHAIN,
    ONCE_PER_TURN,
    SELF,
    SPELL,
    AddToHand,
    Banish,
    ByItself,
    Card,
    Choose,
    Damage,
    Draw,
    Limit,
    Named,
    NegateActivation,
    SendToGrave,
    SpecialSummon,
    SummonedOnly,
    Then,
    Trigger,
    shared,
    summoned,
)
from engine.yugioh.position.slots import LIMIT_GROUPS, LIMITS, POSITION, USED
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick

BURN = Damage(100)


# ----------------------------------------------------------- hard: by name


def test_a_hard_limit_is_by_name() -> None:
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[card, card])
    table.activate(card)
    assert not table.may("activate", card)


def test_a_hard_limit_lasts_whatever_becomes_of_the_card() -> None:
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    table = Table([back], field=[card])
    table.activate(card)
    table.activate(back)
    table.summon(card)
    assert not table.may("activate", card)


def test_each_effect_of_a_card_has_a_hard_limit_of_its_own() -> None:
    # "You can only use each effect of X once per turn"
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN), ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[card])
    table.activate(card, 0)
    assert not table.may("activate", card, 0)
    table.activate(card, 1)
    assert not table.may("activate", card)


def test_hard_limits_of_different_cards_do_not_touch() -> None:
    first = fiend("First", ignition(BURN, limit=ONCE_PER_TURN))
    second = fiend("Second", ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[first, second])
    table.activate(first)
    assert table.may("activate", second)


def test_a_hard_limit_holds_for_triggers() -> None:
    card = fiend("Card", Trigger(v.MZONE, limit=ONCE_PER_TURN, on=summoned(), do=(BURN,)))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    again = played("Again", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([back, card, again])
    table.summon(card)
    table.chain(card)
    table.activate(back)
    table.activate(again)
    assert table.asked == "open"


def test_a_declined_trigger_is_not_used_up() -> None:
    card = fiend("Card", Trigger(v.MZONE, limit=ONCE_PER_TURN, on=summoned(), do=(BURN,)))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    again = played("Again", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([back, card, again])
    table.summon(card)
    table.decline()
    table.activate(back)
    table.activate(again)
    assert table.asked == "trigger"


def test_an_effect_whose_activation_was_negated_is_used_up() -> None:
    # "You can only use": the use counts when it is activated.
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN))
    no = fiend("No", quick(NegateActivation(), limit=ONCE_PER_TURN))
    table = Table(field=[card, no])
    table.activate(card)
    table.chain(no)
    assert table.life(1) == 8000
    assert not table.may("activate", card)


def test_a_limit_of_several_uses() -> None:
    card = fiend("Card", ignition(BURN, limit=Limit("hard", 2)))
    table = Table(field=[card, card])
    table.activate(card)
    table.activate(card)
    assert not table.may("activate", card)
    assert table.life(1) == 7800


def test_without_a_limit_an_effect_can_be_used_again() -> None:
    card = fiend("Card", ignition(BURN))
    table = Table(field=[card])
    for _ in range(5):
        table.activate(card)
    assert table.life(1) == 7500


# ----------------------------------------------------------- soft: by copy


def test_a_soft_limit_is_by_copy() -> None:
    # "Once per turn:"
    card = fiend("Card", ignition(BURN, limit=EACH_ONCE_PER_TURN))
    table = Table(field=[card, card])
    table.activate(card)
    table.activate(card)
    assert not table.may("activate", card)
    assert table.life(1) == 7800


def test_a_soft_limit_is_new_after_the_card_left_the_field() -> None:
    card = fiend("Card", ignition(BURN, limit=EACH_ONCE_PER_TURN))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    table = Table([back], field=[card])
    table.activate(card)
    assert not table.may("activate", card)
    table.activate(back)
    table.summon(card)
    assert table.may("activate", card)


def test_a_soft_limit_used_on_the_field_is_another_position() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN))
    used, unused = Table(field=[card]), Table(field=[card])
    used.activate(card)
    assert used.game.key() != unused.game.key()


def test_each_effect_has_a_soft_limit_of_its_own() -> None:
    card = fiend(
        "Card", ignition(BURN, limit=EACH_ONCE_PER_TURN), ignition(BURN, limit=EACH_ONCE_PER_TURN)
    )
    table = Table(field=[card])
    table.activate(card, 1)
    assert table.may("activate", card, 0)
    assert not table.may("activate", card, 1)


def test_a_soft_limit_of_several_uses() -> None:
    card = fiend(
        "Card",
        ignition(BURN, limit=Limit("soft", 3)),
        ignition(BURN, limit=EACH_ONCE_PER_TURN),
    )
    table = Table(field=[card])
    for _ in range(3):
        table.activate(card, 0)
    assert not table.may("activate", card, 0)
    assert table.may("activate", card, 1)


def test_soft_limits_do_not_touch_hard_ones() -> None:
    card = fiend(
        "Card", ignition(BURN, limit=EACH_ONCE_PER_TURN), ignition(BURN, limit=ONCE_PER_TURN)
    )
    table = Table(field=[card, card])
    table.activate(card, 0)
    table.activate(card, 1)
    assert table.may("activate", card, 0)
    assert not table.may("activate", card, 1)


def test_a_soft_limit_used_in_the_gy_is_another_position() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN, where=v.GRAVE))
    used, unused = Table(grave=[card]), Table(grave=[card])
    used.activate(card)
    assert not used.may("activate", card)
    assert unused.may("activate", card)
    assert used.game.key() != unused.game.key()


# ------------------------------------------------------------------ shared


def test_effects_that_share_a_limit() -> None:
    # "You can only use 1 effect of X per turn, and only once that turn"
    one = shared("one effect")
    card = fiend("Card", ignition(BURN, limit=one), ignition(BURN, limit=one, where=v.GRAVE))
    table = Table(field=[card], grave=[card])
    assert table.may("activate", card, 0)
    table.activate(card, 1)
    assert not table.may("activate", card)


def test_a_shared_limit_is_of_one_card_only() -> None:
    # The same word for a group on two cards means two groups.
    first = fiend("First", ignition(BURN, limit=shared("group")))
    second = fiend("Second", ignition(BURN, limit=shared("group")))
    table = Table(field=[first, second])
    table.activate(first)
    assert table.may("activate", second)


def test_effects_outside_the_group_are_free() -> None:
    one = shared("one effect")
    card = fiend("Card", ignition(BURN, limit=one), ignition(BURN), ignition(BURN, limit=one))
    table = Table(field=[card])
    table.activate(card, 2)
    assert table.may("activate", card, 1)
    assert not table.may("activate", card, 0)


# --------------------------------------------------------- cards, not effects


def test_one_activation_of_a_spell_a_turn() -> None:
    # "You can only activate 1 X per turn"
    card = played("Card", BURN, limit=Limit("oath"))
    table = Table([card, card])
    table.activate(card)
    assert not table.may("activate", card)
    assert table.may("set", card)


def test_spells_without_a_limit() -> None:
    card = played("Card", BURN)
    table = Table([card, card])
    table.activate(card)
    table.activate(card)
    assert table.life(1) == 7800


# --------------------------------------------------------------- per chain


def test_once_per_chain() -> None:
    card = fiend("Card", quick(BURN, limit=ONCE_PER_CHAIN))
    starter = fiend("Starter", ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[card, starter])
    table.activate(starter)
    table.chain(card)
    # Neither this copy nor another a second time in this chain.
    assert table.asked == "open"
    assert table.life(1) == 7800
    table.activate(card)
    assert table.life(1) == 7700


def test_effects_that_cannot_be_in_one_chain() -> None:
    # "You cannot activate these effects in the same Chain", the card text of Crystal Conclave.
    apart = Limit("chain", group="apart")
    one = fiend("One", quick(BURN, limit=apart), quick(Damage(10), limit=apart), quick(Damage(1)))
    table = Table(field=[one])
    table.activate(one, 0)
    assert table.offers() == ["chain One #2", "pass"]
    table.decline()
    assert table.may("activate", one, 0)
    assert table.may("activate", one, 1)


def test_without_that_clause_an_effect_answers_itself() -> None:
    card = fiend("Card", quick(BURN, limit=Limit("hard", 3)))
    table = Table(field=[card])
    table.activate(card)
    table.chain(card)
    table.chain(card)
    assert table.asked == "open"
    assert table.life(1) == 7700


# --------------------------------------- one Special Summon a turn by name


def test_one_special_summon_a_turn_by_name() -> None:
    # The card text of Fiendsmith's Requiem: You can only Special Summon "Fiendsmith's
    # Requiem(s)" once per turn.
    table = Table(extra=[REQUIEM, REQUIEM], field=[ENGRAVER, LURRIE])
    table.special(REQUIEM, ENGRAVER)
    assert not table.may("special", REQUIEM)


def test_it_counts_however_it_was_summoned() -> None:
    once = fiend("Once", one_summon_per_turn=True, procedures=(ByItself(v.HAND),))
    again = played("Again", SpecialSummon(Choose(Named(once.passcode), v.GRAVE | v.HAND)))
    table = Table([once, again, again], grave=[once])
    table.activate(again)
    table.pick(once)
    assert not table.may("special", once)
    assert not table.may("activate", again)


def test_a_normal_summon_does_not_count() -> None:
    once = fiend("Once", one_summon_per_turn=True, procedures=(ByItself(v.HAND),))
    table = Table([once, once])
    table.summon(once)
    table.special(once)
    assert sorted(table.monsters().values()) == ["Once", "Once"]


def test_only_a_successful_summon_counts() -> None:
    # Yu-Gi-Oh modifiers and triggers, Summon restrictions and successful summons: "you can only
    # Special Summon X once per turn" refers to monsters that were successfully summoned.
    once = fiend(
        "Once",
        ignition(SpecialSummon(SELF), where=v.GRAVE),
        one_summon_per_turn=True,
        procedures=(ByItself(v.HAND),),
    )
    thief = fiend("Thief", quick(Banish(Choose(MONSTER, v.GRAVE)), limit=ONCE_PER_TURN))
    for steals in (True, False):
        table = Table([once], field=[thief], grave=[once])
        table.activate(once)
        if steals:
            table.chain(thief)
            assert table.banished == ["Once"]
        else:
            table.decline()
        assert table.may("special", once) is steals


def test_no_special_summon_this_turn_means_no_successful_one() -> None:
    # Yu-Gi-Oh modifiers and triggers, Summon restrictions and successful summons: "you cannot
    # Special Summon the turn you activate this card" refers to successful summons.
    revived = body("Revived")
    again = played("Again", SpecialSummon(Choose(Named(revived.passcode), v.GRAVE)))
    shy = played("Shy", Draw(1), condition=(SummonedOnly(~ANY),))
    thief = fiend("Thief", quick(Banish(Choose(MONSTER, v.GRAVE)), limit=ONCE_PER_TURN))
    for steals in (True, False):
        table = Table([again, shy], deck=[body()], field=[thief], grave=[revived])
        assert table.may("activate", shy)
        table.activate(again)
        if steals:
            table.chain(thief)
        else:
            table.decline()
        assert ("Revived" in table.monsters().values()) is not steals
        assert table.may("activate", shy) is steals


def test_the_clause_is_of_one_card_only() -> None:
    first = fiend("First", one_summon_per_turn=True, procedures=(ByItself(v.HAND),))
    second = fiend("Second", one_summon_per_turn=True, procedures=(ByItself(v.HAND),))
    table = Table([first, first, second])
    table.special(first)
    assert not table.may("special", first)
    table.special(second)
    assert sorted(table.monsters().values()) == ["First", "Second"]


def test_only_one_may_be_controlled() -> None:
    # "You can only control 1 X"
    unique = fiend("Unique", one_on_field=True, procedures=(ByItself(v.HAND),))
    table = Table([unique, unique])
    table.special(unique)
    assert not table.may("special", unique)


def test_a_face_down_copy_is_not_known_to_be_the_only_one() -> None:
    # "You can only control 1 X": it counts while it is face-up.
    unique = fiend("Unique", one_on_field=True, procedures=(ByItself(v.HAND),))
    for position, may in ((v.FACEUP_ATTACK, False), (v.FACEDOWN_DEFENSE, True)):
        table = Table([unique], field=[unique])
        table.rewrite(POSITION, unique, position, v.MZONE)
        assert table.may("special", unique) is may


ONCE = fiend("Once", one_summon_per_turn=True)
UNIQUE = fiend("Unique", one_on_field=True)


@pytest.mark.parametrize("card", [ONCE, UNIQUE], ids=["once per turn", "only one"])
def test_two_copies_that_may_not_be_summoned_together(card: Card) -> None:
    # "You can only Special Summon X once per turn", "You can only control 1 X"
    both = played("Both", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)))
    table = Table([both], grave=[card, card, body("A")])
    table.activate(both)
    offered = table.choices() if table.asked == "cards" else []
    assert (card.name, card.name) not in offered


def test_a_soft_limit_is_new_on_the_field() -> None:
    # "Once per turn" counts for the card as long as it stays where it is.
    card = fiend("Card", ignition(Damage(1), limit=EACH_ONCE_PER_TURN, where=v.HAND | v.MZONE))
    table = Table([card])
    table.activate(card)
    table.summon(card)
    assert table.may("activate", card)


def test_a_soft_limit_is_new_after_the_card_left_the_gy() -> None:
    # Yu-Gi-Oh solo rules, 3.13: back in the hand it is a new card.
    card = fiend("Card", ignition(Damage(1), limit=EACH_ONCE_PER_TURN, where=v.GRAVE))
    around = fiend("Around", ignition(
        AddToHand(Choose(MONSTER, v.GRAVE)), Then((SendToGrave(Choose(MONSTER, v.HAND)),))
    ))  # fmt: skip
    table = Table(field=[around], grave=[card])
    table.activate(card)
    assert not table.may("activate", card)
    table.activate(around)
    assert table.grave == ["Card"]
    assert table.may("activate", card)


# ----------------------------------------- while face-up, and in a whole Duel


def test_once_while_face_up_outlasts_the_turn_but_not_the_field() -> None:
    # The card text of Baronne de Fleur
    card = fiend("Card", ignition(BURN, limit=Limit("stay")))
    table = Table(field=[card])
    table.activate(card)
    assert not table.may("activate", card)
    table.end()
    assert table.state.data[USED + table.number(card)]
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    table = Table([back], field=[card])
    table.activate(card)
    table.activate(back)
    table.summon(card)
    assert table.may("activate", card)


def test_once_per_duel_outlasts_the_turn() -> None:
    # The card text of Glow-Up Bulb
    for limit, left in ((Limit("duel"), 1), (ONCE_PER_TURN, 0)):
        card = fiend("Card", ignition(BURN, limit=limit))
        table = Table(field=[card])
        table.activate(card)
        table.end()
        assert sum(int(table.state.data[LIMITS + group]) for group in range(LIMIT_GROUPS)) == left


def test_a_card_that_is_always_treated_as_another() -> None:
    # The card text of Fusion Substitute
    real = played("Real", BURN)
    twin = replace(played("Twin", BURN), treated_as=real.passcode)
    search = played("Search", AddToHand(Choose(Named(real.passcode), v.DECK)))
    table = Table([search], deck=[real, twin])
    table.activate(search)
    assert table.choices() == [("Real",), ("Twin",)]
    two = played("Two", AddToHand(Choose(SPELL, v.DECK, 2, 2, joint="different-names")))
    assert not Table([two], deck=[real, twin]).may("activate", two)


def test_how_many_effects_of_a_deck_may_have_a_limit_of_their_own() -> None:
    one = ignition(Draw(1), limit=ONCE_PER_TURN)
    hosts = [fiend(f"Host {number}", *[one] * 4) for number in range(LIMIT_GROUPS // 4 - 1)]
    # Pendulum Summons and additional Normal Summons are limited as well.
    hosts.append(fiend("Host", *[one] * 2))
    assert Compiler(hosts).compile().groups == LIMIT_GROUPS
    with pytest.raises(CompileError, match=f"more than {LIMIT_GROUPS} once-per-turn effects"):
        Compiler([*hosts, fiend("One more", one)]).compile()
