"""What triggers wait for: how, by what and for what something happened, and one of several events.

Sources: the card texts named with each test; Yu-Gi-Oh modifiers and triggers, *Trigger effects*.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.events import never_triggered
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Attribute,
    Card,
    Choose,
    CreateToken,
    Damage,
    Destroy,
    Discard,
    Each,
    Event,
    FusionSummon,
    GainLife,
    Ignition,
    Materials,
    Named,
    SendToGrave,
    Series,
    SpecialSummon,
    Tribute,
    Trigger,
    exists,
    sent_to_grave,
    summoned,
)
from engine.yugioh.language.operations import Operation
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fusion,
    ignition,
    link,
    played,
    quick,
)

A, B = body("A"), body("B")
BURN = Damage(100)
HERO = Series(8, "HERO")
THEIRS = v.R_EFFECT | v.R_THEIRS


def waits(name: str, on: Event, where: int = v.GRAVE, **rest: Any) -> Card:
    """A monster whose mandatory trigger inflicts 100 damage."""
    return fiend(name, Trigger(where, on=on, do=(BURN,), optional=False, **rest))


def burnt(table: Table) -> int:
    """How often a trigger has resolved."""
    return (8000 - table.life(1)) // 100


def out(what: Operation) -> Card:
    return played("Out", what)


def all_of(card: Card, places: int = v.MZONE | v.HAND, whose: int = v.YOU) -> Each:
    return Each(Named(card.passcode), places, whose)


# ------------------------------------------------------------ several events


def test_one_of_several_events_is_enough() -> None:
    # The card text of Tri-Brigade Shuraig: "If this card is Special Summoned, or if another …
    # monster(s) is Special Summoned to your field".
    card = waits("Card", summoned(v.BY_NORMAL), v.MZONE | v.GRAVE, or_on=(sent_to_grave(),))
    gone = out(SendToGrave(all_of(card)))
    table = Table([gone, card])
    table.summon(card)
    assert burnt(table) == 1
    table = Table([gone, card])
    table.activate(gone)
    assert burnt(table) == 1


def test_several_events_at_once_wake_it_once() -> None:
    card = waits("Card", sent_to_grave(), or_on=(sent_to_grave(v.HAND), Event("discarded")))
    discard = played("Discard", Discard(all_of(card, v.HAND)))
    table = Table([discard, card])
    table.activate(discard)
    assert burnt(table) == 1


def test_another_event_may_be_about_other_cards() -> None:
    side = Event("summoned", MONSTER, how=v.BY_SPECIAL, side=v.YOU)
    card = waits("Card", summoned(v.BY_FLIP), v.MZONE, or_on=(side,))
    revive = out(SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([revive], field=[card], grave=[B])
    table.activate(revive)
    assert burnt(table) == 1


# ----------------------------------------------------------- by what, for what


def test_a_summon_by_the_effect_of_certain_cards() -> None:
    # The card text of Predaplant Darlingtonia Cobra: "If this card is Special Summoned by the
    # effect of a "Predaplant" monster".
    card = waits("Card", Event("summoned", how=v.BY_SPECIAL, by=HERO & MONSTER), v.MZONE)
    for series, found in (((8,), 1), ((9,), 0)):
        source = fiend("Source", ignition(SpecialSummon(Choose(MONSTER, v.HAND))), series=series)
        table = Table([card], field=[source])
        table.activate(source)
        assert burnt(table) == found
    spell = replace(played("Spell", SpecialSummon(Choose(MONSTER, v.HAND))), series=(8,))
    table = Table([spell, card])
    table.activate(spell)
    assert burnt(table) == 0


def test_sent_to_activate_the_effect_of_certain_monsters() -> None:
    # The card text of Atlantean Dragoons: "If this card is sent to the GY to activate a WATER
    # monster's effect".
    water = Attribute(v.WATER) & MONSTER
    card = waits("Card", replace(sent_to_grave(reason=v.R_COST, without=v.R_SUMMON), by=water))
    for attribute, found in ((v.WATER, 1), (v.FIRE, 0)):
        pays = ignition(BURN, cost=(SendToGrave(all_of(card, v.HAND)),))
        source = fiend("Source", pays, attribute=attribute)
        table = Table([card], field=[source])
        table.activate(source)
        assert burnt(table) == 1 + found


def test_material_for_the_summon_of_certain_monsters() -> None:
    # The card text of Bururu @Ignister: "If this card is sent to the GY as material for the …
    # Summon of a Cyberse monster".
    on = replace(sent_to_grave(reason=v.R_LINK), by=HERO & MONSTER)
    card = waits("Card", on)
    for series, found in (((8,), 1), ((9,), 0)):
        monster = link("Monster", 1, v.BOTTOM, series=series)
        table = Table(extra=[monster], field=[card])
        table.special(monster)
        assert burnt(table) == found


def test_one_of_several_kinds_of_material() -> None:
    # The card text of Prank-Kids Rocksies: "sent to the GY as material for the Fusion or Link
    # Summon of a "Prank-Kids" monster".
    on = replace(sent_to_grave(reason=(v.R_FUSION, v.R_LINK)), by=HERO & MONSTER)
    card = waits("Card", on)
    monster = link("Monster", 1, v.BOTTOM, series=(8,))
    table = Table(extra=[monster], field=[card])
    table.special(monster)
    assert burnt(table) == 1
    fused = fusion("Fused", Materials(Named(card.passcode)), Materials(Named(A.passcode)),
                   series=(8,))  # fmt: skip
    fuse = played("Fuse", FusionSummon(MONSTER, (Choose(ANY, v.HAND),)))
    table = Table([fuse, card, A], extra=[fused])
    table.activate(fuse)
    assert burnt(table) == 1
    gone = out(SendToGrave(all_of(card)))
    table = Table([gone, card])
    table.activate(gone)
    assert burnt(table) == 0


def test_material_of_an_effect_is_sent_by_card_effect() -> None:
    # The card text of El Shaddoll Fusion and of the Shaddolls: "If this card is sent to the GY by
    # a card effect"; a material of a Link Summon is not.
    card = waits("Card", sent_to_grave(reason=v.R_EFFECT))
    fused = fusion("Fused", Materials(Named(card.passcode)), Materials(Named(A.passcode)))
    fuse = played("Fuse", FusionSummon(MONSTER, (Choose(ANY, v.HAND),)))
    table = Table([fuse, card, A], extra=[fused])
    table.activate(fuse)
    assert burnt(table) == 1
    monster = link("Monster", 1, v.BOTTOM)
    table = Table(extra=[monster], field=[card])
    table.special(monster)
    assert burnt(table) == 0


# -------------------------------------------------------------- what it was


def test_a_monster_that_had_been_summoned_in_a_certain_way() -> None:
    # The card text of Starving Venom Fusion Dragon: "If this Fusion Summoned card is destroyed".
    card = waits("Card", Event("destroyed", formerly=v.BY_FUSION), 0)
    boom = out(Destroy(all_of(card)))
    for how, found in ((v.BY_SPECIAL | v.BY_FUSION, 1), (v.BY_SPECIAL, 0)):
        table = Table([boom], deck=[card])
        table.lay(card, 0, how=how)
        table.activate(boom)
        assert burnt(table) == found


def test_summoned_in_an_extra_monster_zone() -> None:
    # The card text of Beyond the Pendulum: "If this card is Link Summoned in the Extra Monster
    # Zone".
    on = Event("summoned", how=v.BY_LINK, zones=0b1100000)
    card = link("Card", 1, v.BOTTOM, effects=(
        Trigger(v.MZONE, on=on, do=(BURN,), optional=False),))  # fmt: skip
    points = link("Points", 2, v.LEFT | v.RIGHT)
    table = Table(extra=[card], field=[A])
    table.special(card)
    assert burnt(table) == 1
    table = Table(extra=[card], field={0: A, 2: points}, all_zones=True)
    table.special(card, A)
    table.into(1)
    assert burnt(table) == 0


def test_destroyed_by_the_effect_of_an_opponent() -> None:
    # The card text of Hiita the Fire Charmer, Ablaze: "destroyed by an opponent's card effect
    # while in its owner's Monster Zone".
    on = Event("destroyed", from_=v.MZONE, reason=(v.R_BATTLE, THEIRS), whose=v.YOU)
    card = waits("Card", on, 0)
    start = played("Start", GainLife(1))
    boom = fiend("Boom", quick(Destroy(all_of(card, v.MZONE, v.EITHER)), limit=ONCE_PER_TURN))
    table = Table([start], field=[card], opponent_field=[boom], opponent_acts=True)
    table.activate(start)
    table.chain(boom)
    assert burnt(table) == 1
    table = Table([start], field=[card, boom])
    table.activate(start)
    table.chain(boom)
    assert burnt(table) == 0


def test_destroyed_by_any_effect_but_that_of_certain_cards() -> None:
    # The card text of Unchained Twins - Aruha: "destroyed by card effect, except "Unchained Twins -
    # Aruha", or by battle".
    boom = fiend("Boom", ignition(Destroy(all_of(A, v.MZONE))))
    for spared, times in ((boom, 0), (B, 1)):
        on = Event("destroyed", reason=v.R_EFFECT, by=~Named(spared.passcode))
        card = replace(waits("Card", on, 0), passcode=A.passcode)
        table = Table([], field=[card, boom])
        table.activate(boom)
        assert burnt(table) == times


def test_a_destroyed_pendulum_monster_has_its_trigger_in_the_extra_deck() -> None:
    # The card text of Supreme King Gate Zero: "If this card in the Monster Zone is destroyed"; Yu-
    # Gi-Oh solo rules: a Pendulum Monster goes face-up to the Extra Deck.
    card = fiend("Card", Trigger(on=Event("destroyed", from_=v.MZONE), do=(BURN,), optional=False),
                 type=v.EFFECT | v.PENDULUM)  # fmt: skip
    boom = out(Destroy(all_of(card)))
    table = Table([boom], field=[card])
    table.activate(boom)
    assert table.extra == ["Card"]
    assert burnt(table) == 1


def test_banished_or_sent_and_tributed() -> None:
    # The card texts of Tri-Brigade Mercourier ("If this card is banished") and Lady Labrynth's
    # kind ("If this card is Tributed").
    card = fiend("Card", Trigger(v.GRAVE, on=Event("sent", reason=v.R_TRIBUTE), do=(BURN,),
                                 optional=False))  # fmt: skip
    pays = fiend("Pays", ignition(BURN, cost=(Tribute(all_of(card, v.MZONE)),)))
    table = Table(field=[card, pays])
    table.activate(pays)
    assert burnt(table) == 2
    gone = out(SendToGrave(all_of(card)))
    table = Table([gone], field=[card])
    table.activate(gone)
    assert burnt(table) == 0


# --------------------------------------------------------------------- battles


@pytest.mark.parametrize(
    "on",
    [
        Event("in-battle", text="this card declares an attack"),
        Event("destroyed", reason=v.R_BATTLE),
    ],
)
def test_what_only_a_battle_brings_about_never_happens(on: Event) -> None:
    trigger = Trigger(v.MZONE | v.GRAVE, on=on, do=(BURN,))
    assert never_triggered(trigger)
    assert not never_triggered(replace(trigger, or_on=(summoned(),)))
    card = fiend("Card", trigger)
    boom = out(Destroy(all_of(card)))
    table = Table([boom, card], also=[A])
    table.summon(card)
    table.activate(boom)
    assert table.asked == "open"


def test_by_battle_or_card_effect_is_by_card_effect() -> None:
    trigger = Trigger(v.GRAVE, on=Event("destroyed", reason=(v.R_BATTLE, v.R_EFFECT)), do=(BURN,))
    assert not never_triggered(trigger)
    assert not never_triggered(Ignition(v.MZONE, do=(BURN,)))


def test_a_battle_does_not_hide_another_event() -> None:
    # The card text of Kashtira Fenrir: "When this card declares an attack, or if your opponent
    # activates a monster effect".
    card = waits("Card", Event("in-battle", text="this card declares an attack"), v.MZONE,
                 or_on=(Event("activated", ANY, how=v.MONSTER, whose=v.YOU),))  # fmt: skip
    source = fiend("Source", ignition(BURN))
    table = Table(field=[card, source])
    table.activate(source)
    assert burnt(table) == 2


# --------------------------------------------------- conditional Quick Effects


def test_an_ignition_effect_is_a_quick_effect_under_a_condition() -> None:
    # The card text of Bystial Magnamhut: "This is a Quick Effect if your opponent controls a
    # monster."
    theirs = exists(MONSTER, v.MZONE, v.OPPONENT)
    card = fiend("Card", Ignition(v.MZONE, do=(BURN,), quick_if=(theirs,), limit=ONCE_PER_TURN))
    start = played("Start", GainLife(1))
    for field, asked in (([A], "window"), ([], "open")):
        table = Table([start], field=[card], opponent_field=field)
        table.activate(start)
        assert table.asked == asked
        if asked == "window":
            table.chain(card)
        else:
            table.activate(card)
        assert burnt(table) == 1


def test_a_token_that_is_destroyed_wakes_what_waits_for_destroyed_monsters() -> None:
    # Yu-Gi-Oh rules reference, T1: it is a monster like any other until it has left the field.
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    boom = played("Boom", Destroy(Each(Named(token.passcode), v.MZONE)))
    for whose, waits in ((v.YOU, True), (v.OPPONENT, False)):
        on = Event("destroyed", MONSTER, from_=v.MZONE, whose=whose)
        card = fiend("Card", Trigger(v.MZONE, on=on, do=(BURN,)))
        table = Table([maker, boom], field=[card], also=[token])
        table.activate(maker)
        table.activate(boom)
        assert (table.asked == "trigger") is waits
