"""What triggers wait for: how, by what and for what something happened, and one of several events.

Sources: the card texts named with each test; Yu-Gi-Oh modifiers and triggers, *Trigger effects*.
"""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.events import never_triggered
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    Activate,
    Answering,
    Attribute,
    Banish,
    Between,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    CreateToken,
    Damage,
    Destroy,
    Discard,
    Each,
    Event,
    EventCards,
    FusionSummon,
    GainLife,
    IfDone,
    Ignition,
    InEvent,
    Materials,
    Named,
    NegateActivation,
    Quick,
    SendToGrave,
    Series,
    SpecialSummon,
    State,
    Times,
    Tribute,
    Trigger,
    Type,
    exists,
    sent_to_grave,
    summoned,
    trap,
)
from engine.yugioh.language.operations import Operation
from engine.yugioh.wording.events import event
from engine.yugioh.wording.phrase import Telling
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    link,
    played,
    quick,
)

A, B = body("A"), body("B")
BURN = Damage(100)
HERO = Series(8, "HERO")
FIELD = v.MZONE | v.SZONE
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


# ----------------------------------------------------------------- activations

NEGATE = Quick(v.MZONE, condition=(Answering(v.EITHER),), do=(NegateActivation(),))


def test_an_activation_wakes_a_trigger_after_its_chain() -> None:
    # The card text of Pressured Planet Wraitsoth: "If a "Kashtira Shangri-Ira" you control
    # activates an effect".
    card = waits("Card", Event("activated", Named(A.passcode), from_=FIELD, whose=v.YOU), v.MZONE)
    source = replace(A, type=v.MONSTER | v.EFFECT, effects=(Ignition(v.MZONE, do=(BURN,)),))
    table = Table(field=[card, source])
    table.activate(source)
    assert burnt(table) == 2
    other = fiend("Other", ignition(BURN))
    table = Table(field=[card, other])
    table.activate(other)
    assert burnt(table) == 1


def test_an_effect_of_another_monster_of_mine() -> None:
    # The card text of Traptrix Sera: "If your other "Traptrix" monster's effect is activated".
    on = Event("activated", MONSTER & OTHER, how=v.MONSTER, whose=v.YOU)
    card = waits("Card", on, v.MZONE)
    card = replace(card, effects=(*card.effects, Ignition(v.MZONE, do=(BURN,))))
    other = fiend("Other", ignition(BURN))
    table = Table(field=[card, other])
    table.activate(other)
    assert burnt(table) == 2
    table = Table(field=[card, other])
    table.activate(card)
    assert burnt(table) == 1


def test_of_a_kind_of_cards_only() -> None:
    # The card text of Kashtira Birth: "If your opponent activates a Spell Card or effect".
    card = waits("Card", Event("activated", ANY, how=v.SPELL, whose=v.YOU), v.MZONE)
    for source, found in ((played("Spell", BURN), 1), (fiend("Body", ignition(BURN)), 0)):
        table = Table([source] if source.type & v.SPELL else [],
                      field=[card] if source.type & v.SPELL else [card, source])  # fmt: skip
        table.activate(source)
        assert burnt(table) == 1 + found


def test_of_the_activation_of_cards_only_and_of_such_that_were_set() -> None:
    # The card texts of Altergeist Multifaker, "If you activate a Trap Card", and of Lord of the
    # Heavenly Prison, "If a Set Spell/Trap Card is activated": not an effect of such a card.
    effects = (Activate(), ignition(GainLife(1), where=v.SZONE))
    source = Card(fresh(), "Trap", v.TRAP | v.CONTINUOUS, effects=effects)
    on = Event("activated", ANY, card_itself=True)
    card = waits("Card", on, v.MZONE)
    table = Table(field=[card], sets=[source])
    table.activate(source, 0)
    assert burnt(table) == 1
    table.activate(source, 1)
    assert burnt(table) == 1
    card = waits("Card", replace(on, was=v.FACEDOWN), v.MZONE)
    spell = played("Spell", GainLife(1))
    table = Table([spell, spell], field=[card])
    table.activate(spell)
    assert burnt(table) == 0
    table.set(spell)
    table.activate(spell)
    assert burnt(table) == 1


def test_a_monster_from_a_place_of_its_owner() -> None:
    # The card texts of Doppelwarrior, "Special Summoned from your GY", and of Trap of the Imperial
    # Tomb, "from your opponent's GY to your field".
    for whose, found in ((State("owned"), 1), (~State("owned"), 0)):
        card = waits("Card", Event("summoned", MONSTER & whose, from_=v.GRAVE), v.MZONE)
        for side, theirs in ((v.YOU, 0), (v.OPPONENT, 1)):
            revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE, whose=side)))
            table = Table([revive], field=[card], grave=[A], opponent_grave=[A])
            table.activate(revive)
            assert burnt(table) == (found if not theirs else 1 - found)


def test_so_much_for_each_card_of_the_event() -> None:
    # The card text of Teardrop the Rikka Queen: "Each time a monster(s) is Tributed: This card
    # gains 200 ATK for each, until the end of this turn."
    grows = ChangeStats(by=Times(InEvent(), 200), until="end")
    card = fiend("Card", Trigger(v.MZONE, on=Event("sent", MONSTER, reason=v.R_TRIBUTE),
                                 do=(grows,), optional=False))  # fmt: skip
    for many in (1, 2):
        cost = (Tribute(Choose(Named(A.passcode), v.MZONE, many, many)),)
        source = played("Spell", GainLife(1), cost=cost)
        table = Table([source], field=[card, A, A])
        table.activate(source)
        if table.asked == "cards":
            table.pick(*[A] * many)
        assert table.attack(card) == 1000 + 200 * many


def test_those_of_the_event_that_still_are_so() -> None:
    # The card text of Bottomless Trap Hole: "Destroy that monster(s) with 1500 or more ATK, and if
    # you do, banish it."
    such = EventCards(Between("attack", 1500) & FACE_UP, v.MZONE, every=True)
    do = (Destroy(such), IfDone((Banish(Chosen()),)))
    card = fiend("Card", Trigger(v.MZONE, on=summoned(0, MONSTER), do=do, optional=False))
    for attack, place in ((1500, v.BANISHED), (1400, v.MZONE)):
        monster = body("Monster", attack=attack)
        table = Table([monster], field=[card])
        table.summon(monster)
        assert table.place_of(monster) == place


def test_a_negated_activation_is_none() -> None:
    # The official rulebook: a card whose activation was negated was not activated.
    card = waits("Card", Event("activated", ANY, how=v.SPELL, whose=v.YOU), v.MZONE)
    spell, no = played("Spell", GainLife(1)), fiend("No", NEGATE)
    for negate, found in ((False, 1), (True, 0)):
        table = Table([spell], field=[card, no])
        table.activate(spell)
        table.chain(no) if negate else table.decline()
        while table.asked == "window":
            table.decline()
        assert burnt(table) == found


def test_an_activation_that_targets_a_card_of_mine_on_the_field() -> None:
    # The card text of Fantastical Dragon Phantazmay: "activates a card or effect that targets a
    # monster(s) you control"; a monster in the GY is not controlled.
    answer = Answering(v.EITHER, targets=MONSTER & State("controlled"))
    card = fiend("Card", Quick(v.MZONE, condition=(answer,), do=(BURN,)))
    for place, asked in ((v.MZONE, "window"), (v.GRAVE, "open")):
        spell = played("Spell", GainLife(1), target=(Choose(Named(A.passcode), place),))
        table = Table([spell], field=[card, A], grave=[A])
        table.activate(spell)
        assert table.asked == asked


def test_a_monster_in_a_spell_zone_activates_no_monster_effect() -> None:
    # The official rulebook: a monster treated as a Spell is not a monster there.
    answer = Answering(v.EITHER, types=v.MONSTER)
    card = fiend("Card", Quick(v.MZONE, condition=(answer,), do=(BURN,), limit=ONCE_PER_TURN))
    source = fiend("Source", Ignition(FIELD, do=(GainLife(1),)))
    table = Table(field=[card, source])
    table.activate(source)
    assert table.asked == "window"
    table = Table(field=[card], spells=[source])
    table.activate(source)
    assert table.asked == "open"


# ------------------------------------------------- answers to what just happened


def bottomless(on: Event) -> Card:
    """A Trap that is activated when this happens, and inflicts 500 damage."""
    return trap(fresh(), "Bottomless", effects=(Activate(on=on, do=(Damage(500),)),))


def test_a_trap_answers_what_just_happened() -> None:
    # The card text of Floodgate Trap Hole: "When your opponent Summons a monster(s)".
    card = bottomless(summoned(who=MONSTER).of(v.OPPONENT))
    start = played("Start", GainLife(1))
    table = Table([A, start], opponent_sets=[card], opponent_acts=True)
    table.activate(start)
    assert table.asked == "open"
    table.summon(A)
    assert table.offers() == ["chain Bottomless #0", "pass"]
    table.chain(card)
    assert table.life() == 8001 - 500


def test_a_trap_does_not_answer_what_came_before_something_else() -> None:
    # The official rulebook: "when" is about the last thing to happen.
    card = bottomless(summoned(who=MONSTER).of(v.OPPONENT))
    follows = fiend("Follows", Trigger(v.MZONE, on=summoned(), do=(GainLife(1),), optional=False))
    table = Table([follows], opponent_sets=[card], opponent_acts=True)
    table.summon(follows)
    assert table.offers() == ["chain Bottomless #0", "pass"]  # in answer to the trigger
    table.decline()
    assert table.life() == 8001
    assert table.asked == "open"


def test_a_trap_that_answers_battles_is_never_activated() -> None:
    never = Activate(on=Event("in-battle", text="when a monster declares an attack"), do=(BURN,))
    assert never_triggered(never)
    assert not never_triggered(Activate(do=(BURN,)))


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


# --------------------------------------------------------------------- wording

_TELLING = Telling(lambda passcode: "A", A)
_REASONS = (
    0, v.R_EFFECT, THEIRS, v.R_BATTLE, (v.R_BATTLE, v.R_EFFECT), v.R_LINK, v.R_TRIBUTE,
    (v.R_FUSION, v.R_LINK), v.R_DISCARD, v.R_COST,
)  # fmt: skip
_OTHERS: dict[str, tuple[Any, ...]] = {
    "who": (None, MONSTER, HERO, HERO & Type(v.LINK) & MONSTER, Named(A.passcode)),
    "how": (0, v.BY_NORMAL, v.BY_SPECIAL, v.BY_LINK),
    "to": (0, v.GRAVE, v.BANISHED, v.GRAVE | v.BANISHED, v.HAND),
    "from_": (0, v.HAND, v.DECK, v.MZONE, FIELD, v.HAND | FIELD),
    "reason": _REASONS,
    "without": (0, v.R_SUMMON, v.R_DRAW),
    "whose": (v.EITHER, v.YOU, v.OPPONENT),
    "was": (0, v.FACEUP, v.FACEDOWN),
    "zones": (0, 0b1100000),
    "formerly": (0, v.BY_LINK, v.BY_SPECIAL),
    "by": (None, HERO, Type(v.SPELL)),
    "side": (v.EITHER, v.YOU, v.OPPONENT),
}
# What says the same: a monster has been on the field, and what is discarded was in the hand.
_SAME = ("is discarded to the GY", "leaves the field")


def _words(on: Event) -> str:
    try:
        return event(on, _TELLING)
    except TypeError:
        return ""


@pytest.mark.parametrize("what", ["summoned", "sent", "destroyed", "activated"])
def test_no_two_events_are_said_alike(what: Any) -> None:
    """Events that differ in up to three fields: each has its own words, or none."""
    names = [field.name for field in fields(Event) if field.name in _OTHERS]
    events = [Event(what)]
    for name in names:
        events += [
            replace(on, **{name: value})
            for on in events
            if sum(getattr(on, n) != getattr(Event(what), n) for n in names) < 3
            for value in _OTHERS[name][1:]
        ]
    said: dict[str, Event] = {}
    for on in events:
        words = _words(on)
        if words and not any(part in words for part in _SAME):
            assert said.setdefault(words, on) == on, words
    assert len(said) > 10


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
