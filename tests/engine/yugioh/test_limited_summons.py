"""One Special Summon a turn by name, and limits while a card is face-up and in a whole Duel."""

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
    SendToGrave,
    SpecialSummon,
    SummonedOnly,
    Then,
)
from engine.yugioh.position.slots import LIMIT_GROUPS, LIMITS, POSITION, USED
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick
from tests.engine.yugioh.test_limits import BURN

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
