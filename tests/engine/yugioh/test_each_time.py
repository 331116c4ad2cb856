"""Effects that apply each time something happens, without a chain.

Source: the card texts ("each time ..."), Maxx "C" and Royal Magical Library among them.
"""

from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    SPELL,
    Activate,
    AddToHand,
    ByItself,
    Card,
    ChangePosition,
    ChangeStats,
    Choose,
    Compare,
    Damage,
    Destroy,
    Discard,
    Draw,
    Each,
    EachTime,
    Event,
    EventCards,
    FormerMonster,
    ForTheTurn,
    GainLife,
    HoldsAtMost,
    IfDone,
    LifePoints,
    Named,
    Negate,
    NegateActivation,
    Optional,
    PlaceCounter,
    RemoveCounter,
    SpecialSummon,
    Trigger,
    Type,
    spell,
    summoned,
)
from engine.yugioh.language.words import Negated
from engine.yugioh.position.slots import BANS, COUNTERS
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, quick

A, B = body("A"), body("B")
SPECIAL = summoned(v.BY_SPECIAL, MONSTER)
REVIVE = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
BOTH = played("Both", SpecialSummon(Each(MONSTER, v.GRAVE)))


def each(event: Event, *do: Any, where: int = v.MZONE) -> EachTime:
    return EachTime(where, on=event, do=do)


def counting() -> Card:
    return fiend("Counting", each(SPECIAL, GainLife(10)))


def test_once_for_each_summon_and_once_for_several_at_the_same_time() -> None:
    table = Table([REVIVE, REVIVE], grave=[A, B], field=[counting()])
    table.activate(REVIVE)
    table.pick(A)
    assert table.life() == 8010
    table.activate(REVIVE)
    assert table.life() == 8020
    table = Table([BOTH], grave=[A, B], field=[counting()])
    table.activate(BOTH)
    assert table.life() == 8010


def test_a_summon_without_a_chain_counts_too() -> None:
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    table = Table([itself, A], field=[counting()])
    table.summon(A)
    assert table.life() == 8000
    table.special(itself)
    assert table.life() == 8010


def test_at_once_and_not_after_the_chain() -> None:
    # The draw comes between two chain links.
    draws = fiend("Draws", each(SPECIAL, Draw(1)))
    # What was drawn can be discarded by the link that resolves next.
    late = played("Late", Optional((Discard(Choose(MONSTER, v.HAND)), IfDone((Damage(100),)))))
    early = fiend("Early", quick(SpecialSummon(Choose(MONSTER, v.GRAVE)), limit=ONCE_PER_TURN))
    table = Table([late], deck=[B], grave=[A], field=[draws, early], fixed_order=True)
    table.activate(late)
    table.chain(early)
    assert table.hand == ["B"]
    table.yes()
    assert table.life(1) == 7900


def test_not_while_its_card_is_negated_or_face_down() -> None:
    card = counting()
    table = Table([REVIVE], grave=[A], field=[card])
    table.rewrite_position(card, v.FACEDOWN_DEFENSE)
    table.activate(REVIVE)
    assert table.life() == 8000


def test_when_a_spell_resolves() -> None:
    grows = fiend(
        "Grows",
        each(Event("resolved", SPELL), PlaceCounter("Spell")),
        ignition(Damage(100), cost=(RemoveCounter("Spell", 2),)),
        HoldsAtMost("Spell", 2),
    )
    burn = played("Burn", Damage(1))
    table = Table([burn] * 4, field=[grows])
    assert not table.may("activate", grows)
    for count in (1, 2, 2):
        table.activate(burn)
        assert table.state.data[COUNTERS + table.number(grows)] == count
    table.activate(grows)
    assert table.state.data[COUNTERS + table.number(grows)] == 0
    assert table.life(1) == 8000 - 103


def test_when_a_card_of_a_kind_resolves_and_no_effect_of_such_a_card() -> None:
    # The card text of Royal Magical Library: "Each time a Spell Card is activated".
    stays = spell(
        fresh(), "Stays", v.CONTINUOUS, effects=(Activate(), ignition(Damage(1), where=v.SZONE))
    )
    on = Event("resolved", SPELL, card_itself=True)
    table = Table([stays], field=[fiend("Watch", each(on, GainLife(10)))])
    table.activate(stays, 0)
    assert table.life() == 8010
    table.activate(stays, 1)
    assert table.life() == 8010


@pytest.mark.parametrize(("what", "life"), [("effect", 8010), ("activation", 8000)])
def test_a_negated_effect_resolves_and_a_negated_activation_does_not(
    what: Negated, life: int
) -> None:
    # The card texts of Sky Striker Ace - Kaina and Ash Blossom & Joyous Spring: the Spell Card was
    # activated and resolves, without effect.
    watch = fiend("Watch", each(Event("resolved", SPELL), GainLife(10)))
    no = fiend("No", quick(NegateActivation(what), limit=ONCE_PER_TURN))
    burn = played("Burn", Damage(1))
    table = Table([burn], field=[watch, no])
    table.activate(burn)
    table.chain(no)
    assert table.life(1) == 8000
    assert table.life() == life


def test_for_the_rest_of_the_turn() -> None:
    # The card text of Maxx "C"
    lasts = played("Lasts", ForTheTurn(each(SPECIAL, GainLife(10), where=0)))
    table = Table([lasts, REVIVE], grave=[A], field=[B])
    table.activate(lasts)
    table.activate(REVIVE)
    assert table.life() == 8010
    assert table.state.data[BANS] == 1
    table.end()
    assert table.state.data[BANS] == 0


def test_for_the_opponent_who_acts() -> None:
    maxx = fiend("Maxx", quick(
        ForTheTurn(EachTime(0, on=summoned(v.BY_SPECIAL, ANY).of(v.OPPONENT), do=(Draw(1),))),
        where=v.HAND,
    ))  # fmt: skip
    table = Table([REVIVE], grave=[A], opponent_hand=[maxx], opponent_acts=True, fixed_order=True)
    table.activate(REVIVE)
    table.chain(maxx)
    held = len(table.pile(v.HAND, 1))
    while table.asked == "window":
        table.decline()
    assert table.monsters() == {0: "A"}
    assert len(table.pile(v.HAND, 1)) == held + 1


def test_its_own_activation_is_not_seen() -> None:
    # The card text of Spell Absorption, which gains nothing when it is activated itself.
    gains = each(Event("resolved", SPELL, whose=v.EITHER), GainLife(500), where=v.SZONE)
    absorption = spell(fresh(), "Absorption", v.CONTINUOUS, effects=(Activate(), gains))
    table = Table([absorption, REVIVE], grave=[A])
    table.activate(absorption)
    assert table.life() == 8000
    table.activate(REVIVE)
    assert table.life() == 8500


def test_what_is_seen_each_time_hides_nothing_from_a_card_that_acts() -> None:
    # Yu-Gi-Oh modifiers and triggers, *Trigger effects*: Beat, Bladesman Fur Hire summons another
    # and sees that summon, also where a Maxx "C" is in the Deck.
    leader = fiend(
        "Leader",
        ignition(SpecialSummon(Choose(MONSTER, v.HAND))),
        Trigger(v.MZONE, on=Event("summoned", MONSTER, v.BY_SPECIAL), do=(GainLife(10),)),
    )
    maxx = fiend("Maxx", quick(ForTheTurn(each(SPECIAL, GainLife(1), where=0)), where=v.HAND))
    for deck in ([], [maxx]):
        table = Table([A], deck, field=[leader])
        table.activate(leader)
        assert table.offers() == ["chain Leader #1", "pass"]


def test_under_its_condition_alone() -> None:
    # Problem-solving card text: "each time …, while your LP are lower than …".
    poor = (Compare(LifePoints(), "<", 8000),)
    card = fiend("Poor", EachTime(v.MZONE, on=SPECIAL, condition=poor, do=(GainLife(10),)))
    hurt = played("Hurt", Damage(100, whose=v.YOU))
    for first, life in (([], 8000), ([hurt], 7910)):
        table = Table([REVIVE, *first], grave=[A], field=[card])
        for one in first:
            table.activate(one)
        table.activate(REVIVE)
        assert table.life() == life


def test_of_the_cards_of_its_own_moment() -> None:
    # The card texts that say "each time a monster(s) is Special Summoned, … that monster(s)".
    grows = fiend("Grows", each(SPECIAL, ChangeStats(EventCards(every=True), 100)))
    one_by_one = played("One by one", *(
        SpecialSummon(Choose(Named(card.passcode), v.GRAVE)) for card in (A, B)
    ))  # fmt: skip
    for spell_ in (BOTH, one_by_one):
        table = Table([spell_], grave=[A, B], field=[grows])
        table.activate(spell_)
        assert (table.attack(A), table.attack(B), table.attack(grows)) == (1100, 1100, 1000)


def test_a_card_that_comes_in_the_chain_does_not_see_what_summons_it_resolve() -> None:
    # As Spell Absorption: what was activated before the card was there is not seen.
    watch = fiend("Watch", each(Event("resolved", SPELL), GainLife(10)))
    table = Table([REVIVE, played("Burn", Damage(1))], grave=[watch])
    table.activate(REVIVE)
    assert table.life() == 8000
    burn = played("Burn", Damage(1))
    table = Table([burn], field=[watch])
    table.activate(burn)
    assert table.life() == 8010


def test_not_while_its_effects_are_negated_nor_in_another_place() -> None:
    # Yu-Gi-Oh modifiers and triggers: a negated card's effects do not apply.
    card = counting()
    silence = played("Silence", Negate(Choose(Named(card.passcode), v.MZONE)))
    table = Table([silence, REVIVE], grave=[A], field=[card])
    table.activate(silence)
    table.activate(REVIVE)
    assert table.life() == 8000
    table = Table([REVIVE], deck=[card], grave=[A])
    table.activate(REVIVE)
    assert table.life() == 8000


# ------------------------------------------- the monster of an Equip Card


def test_an_equip_card_that_leaves_takes_its_monster_along() -> None:
    # The card text of Golden Rule: when this card leaves the field, destroy that monster.
    rule = spell(fresh(), "Rule", v.EQUIP, effects=(
        each(Event("sent", from_=v.SZONE), Destroy(FormerMonster()), where=v.GRAVE | v.HAND),
    ))  # fmt: skip
    back = played("Back", AddToHand(Choose(Type(v.EQUIP), v.SZONE)))
    table = Table([back], [rule], field=[A, B])
    table.equip(rule, A)
    table.activate(back)
    assert table.monsters() == {1: "B"}
    assert (table.hand, table.grave) == (["Rule"], ["A", "Back"])


def test_each_of_several_that_leave_together_takes_its_own_monster_along() -> None:
    # The card text of Golden Rule: its own monster, whatever else left the field at the same time.
    first = spell(fresh(), "First", v.EQUIP)
    rules = [spell(fresh(), f"Rule {number}", v.EQUIP, effects=(
        each(Event("sent", from_=v.SZONE), Destroy(FormerMonster()), where=v.GRAVE | v.HAND),
    )) for number in (1, 2)]  # fmt: skip
    sweep = played("Sweep", Destroy(Each(Type(v.EQUIP), v.SZONE)))
    hosts = [body(name) for name in ("For First", "For 1", "For 2", "Bare")]
    table = Table([sweep], [first, *rules], field=hosts)
    for card, host in zip((first, *rules), hosts, strict=False):
        table.equip(card, host)
    table.activate(sweep)
    assert sorted(table.monsters().values()) == ["Bare", "For First"]


def test_a_monster_that_left_first_is_not_meant() -> None:
    rule = spell(fresh(), "Rule", v.EQUIP, effects=(
        each(Event("sent", from_=v.SZONE), Destroy(FormerMonster()), where=v.GRAVE),
    ))  # fmt: skip
    away = played("Away", AddToHand(Choose(Named(A.passcode), v.MZONE)))
    table = Table([away], [rule], field=[A, B])
    table.equip(rule, A)
    table.activate(away)
    assert table.monsters() == {1: "B"}
    assert table.hand == ["A"]
    assert sorted(table.grave) == ["Away", "Rule"]


def read(text: str) -> Card:
    facts = Card(fresh(), "Read", v.SPELL | v.EQUIP)
    found = compile_card(facts, f"The equipped monster gains 400 ATK. {text}", Lexicon({}, {}))
    assert found.whole
    return found.card


LEAVES = "When this card leaves the field, banish the equipped monster."
DESTROYED = "When this card is destroyed, destroy the equipped monster."
RETURNING = played("Back", AddToHand(Choose(Type(v.EQUIP), v.SZONE)))
DESTROYING = played("Break", Destroy(Choose(Type(v.EQUIP), v.SZONE)))


@pytest.mark.parametrize(
    ("text", "by", "stays"),
    [(LEAVES, RETURNING, False), (LEAVES, DESTROYING, False),
     (DESTROYED, DESTROYING, False), (DESTROYED, RETURNING, True)],
)  # fmt: skip
def test_what_becomes_of_the_equipped_monster_is_read(text: str, by: Card, stays: bool) -> None:
    # The card texts of Big Bang Shot and Premature Burial; the latter asks for its destruction.
    rule = read(text)
    table = Table([by], [rule], field=[A, B])
    table.equip(rule, A)
    table.activate(by)
    assert list(table.monsters().values()) == (["A", "B"] if stays else ["B"])


def test_a_monster_turned_face_down_is_not_the_equipped_monster() -> None:
    # Big Bang Shot: it is destroyed when its monster is turned face-down, and equipped to none.
    rule = read(LEAVES)
    turn = played("Turn", ChangePosition(Each(Named(A.passcode), v.MZONE), v.FACEDOWN_DEFENSE))
    table = Table([turn], [rule], field=[A, B])
    table.equip(rule, A)
    table.activate(turn)
    assert len(table.monsters()) == 2
    assert "Read" in table.grave
