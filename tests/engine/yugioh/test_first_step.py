"""An effect that would come to nothing is not activated, and a change is for what it changes.

Sources: the card texts named with each test; the walks of the reference engine.
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    AddToHand,
    Also,
    Ban,
    Banish,
    Card,
    ChangeAttribute,
    ChangeLevel,
    ChangeStats,
    ChangeType,
    Choose,
    Chosen,
    Count,
    Damage,
    Destroy,
    Discard,
    Draw,
    Each,
    Excavate,
    GainLife,
    IfDone,
    Ignition,
    InBattleThisTurn,
    LevelOf,
    Named,
    OneOf,
    OnlySpecialSummon,
    Optional,
    PlaceCounter,
    SendToGrave,
    SpecialSummon,
    Then,
    Times,
    Trigger,
    summoned,
)
from engine.yugioh.language.meant import THE_CHOSEN
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, xyz

A, B = body("A"), body("B")
NAMED_A = Choose(Named(A.passcode), v.DECK)


def test_what_is_then_added_from_the_deck_must_be_in_it() -> None:
    # The card text of Keldo the Sacred Protector, and the walks of the reference engine.
    first = GainLife(100)
    card = played("Adds", first, Then((AddToHand(NAMED_A),)))
    assert not Table([card], [B]).may("activate", card)
    assert Table([card], [A]).may("activate", card)
    for left in (Then((Optional((AddToHand(NAMED_A),)),)), Also((AddToHand(NAMED_A),))):
        assert Table([may := played("May", first, left)], [B]).may("activate", may)


def test_what_is_then_sent_from_the_hand_must_be_there() -> None:
    # The card text of Tearlaments Heartbeat ("…, then send 1 card from your hand to the GY"), and
    # the walks of the reference engine: with no other card in the hand it is not activated.
    last = SendToGrave(Choose(ANY, v.HAND))
    card = played("Heartbeat", GainLife(100), Then((last,)))
    assert not Table([card], [B]).may("activate", card)
    assert Table([card, A], [B]).may("activate", card)
    for left in (Then((Optional((last,)),)), Also((last,))):
        assert Table([may := played("May", GainLife(100), left)]).may("activate", may)


def test_what_is_brought_there_first_need_not_be_there_before() -> None:
    # The card texts of Graceful Charity and Nadir Servant: what is drawn may be what is discarded.
    last = Discard(Choose(ANY, v.HAND))
    for first in (Draw(1), AddToHand(Choose(MONSTER, v.DECK))):
        card = played("First", first, Then((last,)))
        assert Table([card], [B]).may("activate", card)


def test_what_is_then_taken_from_the_gy_must_lie_there_before() -> None:
    # The card text of Souleating Oviraptor, and the walks of the reference engine: it is not
    # activated where only what it would destroy could be Special Summoned.
    revives = Then((SpecialSummon(Choose(Named(A.passcode), v.GRAVE)),))
    for first in (Destroy(Choose(ANY, v.MZONE)), GainLife(100)):
        card = played("Revives", first, revives)
        assert not Table([card], field=[A]).may("activate", card)
        assert Table([card], field=[A], grave=[A]).may("activate", card)


def test_a_cost_leaves_what_is_then_sent() -> None:
    # The card text of Tearlaments Heartbeat: the last card of the hand does not pay for it.
    last = Then((SendToGrave(Choose(ANY, v.HAND)),))
    card = played("Costly", GainLife(100), last, cost=(Discard(Choose(ANY, v.HAND)),))
    assert not Table([card, A], [B]).may("activate", card)
    assert Table([card, A, B]).may("activate", card)


def test_a_mandatory_trigger_need_not_come_to_anything() -> None:
    # The card text of Blackwing - Nothung the Starlight: it inflicts damage all the same.
    weakens = Then((ChangeStats(Choose(MONSTER, v.MZONE, whose=v.OPPONENT), by=-800),))
    shot = Trigger(v.MZONE, on=summoned(), do=(Damage(800), weakens), optional=False)
    table = Table([starlight := fiend("Starlight", shot)])
    table.summon(starlight)
    assert table.life(1) == 7200


def test_counters_equal_to_its_level_are_for_a_monster_that_has_one() -> None:
    # The card text of Cloudian Aerosol; a Link Monster has no Level (Yu-Gi-Oh solo rules, 6.3).
    fog = PlaceCounter("Fog", LevelOf(THE_CHOSEN), on=THE_CHOSEN)
    card = played("Aerosol", fog, target=ONE)
    assert not Table([card], field=[link("Ring", 1)]).may("activate", card)
    assert Table([card], field=[LOW, link("Ring", 1)]).may("activate", card)


def test_a_target_of_which_only_the_level_changes_has_one() -> None:
    # The card text of Uni-Zombie: "discard 1 card, and if you do, increase that target's Level".
    rises = ChangeLevel(THE_CHOSEN, by=1)
    ring = link("Ring", 1)
    for then, may in (((rises,), False), ((rises, Destroy(THE_CHOSEN)), True)):
        card = played("Rises", Discard(Choose(ANY, v.HAND)), IfDone(then), target=ONE)
        assert Table([card, A], field=[ring]).may("activate", card) is may
        assert Table([card, A], field=[LOW, ring]).may("activate", card)


def test_what_is_paid_measures_if_it_has_a_level() -> None:
    # The card text of Kozmo Delta Shuttle: "ATK … equal to the sent monster's Level x 100".
    sent = SendToGrave(Choose(MONSTER, v.MZONE, name="sent"))
    weakens = ChangeStats(THE_CHOSEN, by=LevelOf(Chosen(("sent",)), -100), until="end")
    card = played("Shuttle", weakens, cost=(sent,), target=ONE)
    rings = [link("Ring", 1), link("Bracelet", 1)]
    assert not Table([card], field=rings).may("activate", card)
    assert Table([card], field=[LOW, *rings]).may("activate", card)


def test_what_stands_beside_a_lock_that_is_said_first_must_be_possible() -> None:
    # The card text of Crystron Rosenix, and the walks of the reference engine: "you cannot Special
    # Summon …, also, destroy that card, and if you do, Special Summon 1 … from your Deck".
    summons = Also((SpecialSummon(NAMED_A),))
    for lock in (OnlySpecialSummon(MONSTER), Ban(("draw",))):
        card = played("Lock", lock, summons)
        assert not Table([card], [B]).may("activate", card)
        assert Table([card], [A]).may("activate", card)


def test_an_amount_that_comes_to_nothing_is_no_effect() -> None:
    # The card text of Abyss Script - Opening Ceremony, and the walks of the reference engine.
    each = Count(MONSTER, v.MZONE)
    for gains in (GainLife(Times(each, 500)), Damage(Times(each, 500))):
        card = played("Gains", gains)
        assert not Table([card]).may("activate", card)
        assert Table([card], field=[A]).may("activate", card)
    joined = played("Joined", SpecialSummon(NAMED_A), IfDone((GainLife(Times(each, 500)),)))
    table = Table([joined], [A])
    table.activate(joined)
    assert table.life() == 8500


def test_no_card_is_excavated_for_no_card() -> None:
    # The card text of Speedroid Fuki-Modoshi Piper: "equal to the number of other WIND monsters".
    card = played("Piper", Excavate(Count(MONSTER, v.MZONE), name="seen"))
    assert not Table([card], [A, B]).may("activate", card)
    assert Table([card], [A, B], field=[A]).may("activate", card)


LOW, HIGH = body("Low", level=3), body("High", level=4)
ONE = (Choose(MONSTER, v.MZONE),)


@pytest.mark.parametrize(
    ("change", "target", "changed"),
    [
        (ChangeLevel(THE_CHOSEN, to=4, until="end"), ONE, LOW),
        (ChangeLevel(THE_CHOSEN, by=1, until="end"), ONE, LOW),
        (ChangeLevel(Each(MONSTER, v.MZONE), to=4, until="end"), (), LOW),
        (ChangeLevel(Each(MONSTER, v.MZONE), to=LevelOf(), until="end"), ONE, None),
        (ChangeAttribute(THE_CHOSEN, to=v.DARK, until="end"), ONE, body("Lit", attribute=v.LIGHT)),
        (ChangeType(THE_CHOSEN, to=v.ZOMBIE, until="end"), ONE, body("Alive", race=v.FIEND)),
    ],
)
def test_a_change_is_for_monsters_that_it_changes(
    change: Node, target: tuple[Node, ...], changed: Card | None
) -> None:
    # The card texts of Pikari @Ignister, Snowdrop the Rikka Fairy and Predaplant Verte Anaconda,
    # and the walks of the reference engine; a Link Monster has no Level (Yu-Gi-Oh solo rules, 6.3).
    card = played("Changes", change, target=target)
    same = body("Same", level=4, attribute=v.DARK, race=v.ZOMBIE)
    ring = replace(link("Ring", 1), race=v.ZOMBIE)
    assert not Table([card], field=[ring]).may("activate", card)
    if not isinstance(change, ChangeLevel) or change.to:
        assert not Table([card], field=[same, same, ring]).may("activate", card)
    table = Table([card], field=[same, changed or LOW, ring])
    table.activate(card)
    if target and changed is None:
        assert sorted(table.choices()) == [("Low",), ("Same",)]
    else:
        assert not table.asked.startswith("target")


def test_levels_that_go_up_or_down_are_of_monsters_that_have_one() -> None:
    # The card text of Raidraptor - Noir Lanius: "increase or decrease the Levels of all
    # "Raidraptor" monsters you currently control by 1", and the walks of the reference engine.
    mine = Each(MONSTER, v.MZONE)
    ways = tuple((ChangeLevel(mine, by=by),) for by in (1, -1))
    lanius = fiend("Lanius", ignition(OneOf(ways, "resolution"), where=v.GRAVE))
    assert Table(field=[A], grave=[lanius]).may("activate", lanius)
    assert not Table(field=[xyz("Xyz")], grave=[lanius]).may("activate", lanius)


def test_a_card_takes_over_a_level_that_it_does_not_have() -> None:
    # The card text of Smoke Mosquito, and the walks of the reference engine.
    takes = fiend(
        "Takes", ignition(ChangeLevel(SELF, to=LevelOf(), until="end"), target=ONE), level=4
    )
    assert not Table(field=[takes, HIGH]).may("activate", takes)
    assert Table(field=[takes, LOW]).may("activate", takes)


def test_a_monster_that_alone_may_attack_does_not_in_the_first_turn() -> None:
    # The card text of Crusadia Revival; the first turn has no Battle Phase (Yu-Gi-Oh rules
    # reference, phases of a turn).
    attacks = tuple(
        InBattleThisTurn(how, THE_CHOSEN) for how in ("every-monster", "alone-attacking")
    )
    card = played("Charge", *attacks, target=ONE)
    assert not Table([card], field=[A]).may("activate", card)


def test_a_card_that_is_not_among_the_others_in_the_hand_is_there_itself() -> None:
    # The card text of Noh-P.U.N.K. Deer Note: "1 other … monster in your hand", so this is there.
    text = (
        "You can reveal 1 other monster in your hand; Special Summon either the revealed monster "
        "or this card, and send the other to the GY."
    )
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    assert effect.where == v.HAND


def test_a_card_that_is_summoned_does_not_pay_for_it_itself() -> None:
    # The card text of Jack-o-Bolan, and the walks of the reference engine.
    for cost in (Discard(Choose(MONSTER, v.HAND)), Banish(Choose(MONSTER, v.HAND))):
        itself = fiend("Itself", ignition(SpecialSummon(SELF), cost=(cost,), where=v.HAND))
        assert not Table([itself]).may("activate", itself)
        table = Table([itself, A])
        table.activate(itself)
        assert (table.hand, table.monsters()) == ([], {0: "Itself"})
