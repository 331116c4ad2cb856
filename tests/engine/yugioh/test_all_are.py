"""Conditions on all monsters of a player, on counters and on free Spell & Trap Zones; cards that go
to a player's GY, whoever controlled them; what a card gains by what its own effect destroys.

Sources: problem-solving card text, in the phrases of the cards that are named. Names and sentences
are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    Activate,
    AllAre,
    Attribute,
    Card,
    ChangeStats,
    Choose,
    Compare,
    Counters,
    Destroy,
    Event,
    EventCards,
    FreeZones,
    GainLife,
    LevelOf,
    Measured,
    PlaceCounter,
    SendToGrave,
    SpecialSummon,
    Toll,
    Trigger,
    spell,
)
from engine.yugioh.language.effects import EachTime
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
DARK, LIGHT = body("Dark", attribute=v.DARK), body("Light", attribute=v.LIGHT)
IF_ALL_DARK = played("If", GainLife(1), condition=(AllAre(Attribute(v.DARK)),))
IF_FACE_UP_DARK = played("If face-up", GainLife(1), condition=(AllAre(Attribute(v.DARK), True),))


def read(text: str, kind: int = v.SPELL) -> Card:
    facts = Card(9, "Probe", kind, v.DARK, v.FIEND, 4 if kind & v.MONSTER else 0)
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize(
    ("field", "legal"), [([], False), ([DARK], True), ([DARK, LIGHT], False), ([LIGHT], False)]
)
def test_all_monsters_must_match_and_there_must_be_one(field: list[Card], legal: bool) -> None:
    # T.G. Drill Fish: "If all monsters you control are "T.G." monsters (min. 1)"
    assert Table([IF_ALL_DARK], field=field).may("activate", IF_ALL_DARK) is legal


def test_a_face_down_monster_is_none_of_them() -> None:
    table = Table([IF_ALL_DARK, IF_FACE_UP_DARK, DARK], field=[DARK])
    table.set(DARK)
    assert not table.may("activate", IF_ALL_DARK)
    assert table.may("activate", IF_FACE_UP_DARK)


def test_all_are_is_read() -> None:
    text = "If all {}monsters you control are DARK Fiend monsters: Gain 500 LP."
    for face_up in ("", "face-up "):
        (found,) = read(text.format(face_up)).effects
        assert isinstance(found, Activate)
        (held,) = found.condition
        assert isinstance(held, AllAre)
        assert held.face_up is bool(face_up)


def test_fewer_counters_than_a_number() -> None:
    # Kaiju Capture Mission: "if there are less than 3 Kaiju Counters on this card"
    text = (
        "Once per turn, if there are less than 2 Alpha Counters on this card: You can gain 500 LP."
    )
    (found,) = read(text, v.MONSTER | v.EFFECT).effects
    few = Compare(Counters("Alpha"), "<", 2)
    assert found.condition == (few,)  # type: ignore[attr-defined]
    more = fiend(
        "More", ignition(PlaceCounter("Alpha", 1)), ignition(GainLife(1), condition=(few,))
    )
    table = Table(field=[more])
    for _ in range(2):
        assert table.may("activate", more, 1)
        table.activate(more, 0)
    assert not table.may("activate", more, 1)


def test_free_spell_and_trap_zones_of_both_players() -> None:
    # Simorgh, Bird of Sovereignty: of ten zones, none of them a Field Zone, one holds a card
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=())
    field = spell(fresh(), "Ground", v.FIELD, effects=())
    few = Measured("level", "<=", FreeZones(spells=True))
    call = fiend("Call", ignition(SpecialSummon(Choose(MONSTER & few, v.GRAVE))))
    for level, legal in ((9, True), (10, False)):
        table = Table(field=[call], spells=[stays], grave=[body("Big", level)])
        assert table.may("activate", call) is legal
    table = Table([field], field=[call], grave=[body("Big", 10)])
    table.activate(field)
    assert table.may("activate", call)


def test_a_toll_on_effects_is_not_for_a_card_without_one() -> None:
    # Odd-Eyes Gravity Dragon: "Your opponent must pay 500 LP to activate card effects."
    (toll,) = read(
        "Your opponent must pay 500 LP to activate card effects.", v.MONSTER | v.EFFECT
    ).effects
    assert toll == Toll(500, v.OPPONENT, effects=True)
    gain = played("Gain", GainLife(1))
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(Activate(),))
    table = Table([gain, stays], opponent_field=[fiend("Guard", toll)])
    table.activate(stays)
    assert table.life() == 8000
    table.activate(gain)
    assert table.life() == 7501


def test_what_goes_to_a_players_gy_is_that_players_whoever_controlled_it() -> None:
    # Vanity's Emptiness: "If a card is sent from the Deck or the field to your GY"
    text = "If a card is sent from the Deck or the field to your GY: Destroy this card."
    watcher = read(text, v.SPELL | v.CONTINUOUS)
    (found,) = watcher.effects[-1:]
    assert isinstance(found, Trigger)
    assert (found.on.from_, found.on.to) == (v.DECK | v.FIELD_PLACES, v.GRAVE)
    assert (found.on.side, found.on.whose) == (v.YOU, v.EITHER)
    sender = fiend(
        "Sender", ignition(SendToGrave(Choose(MONSTER & OTHER, v.MZONE, whose=v.EITHER)))
    )
    for own, theirs, left in ([DARK], [], 0), ([], [LIGHT], 1):
        table = Table(field=[sender, *own], opponent_field=theirs, spells=[watcher])
        table.activate(sender)
        assert len(table.spells()) == left


def test_it_gains_the_atk_of_what_its_own_effect_destroys() -> None:
    # Clear Wing Synchro Dragon
    text = (
        "If this card's effect destroys a monster, this card gains ATK equal to the destroyed "
        "monster's original ATK until the end of this turn."
    )
    (gains,) = read(text, v.MONSTER | v.EFFECT).effects
    there = EventCards(places=v.GRAVE | v.BANISHED | v.EXTRA, every=True)
    on = Event("destroyed", MONSTER, reason=v.R_EFFECT, by=~OTHER)
    by = LevelOf(there, what="original attack")
    assert gains == EachTime(v.MZONE, on=on, do=(ChangeStats(SELF, by, "end"),))
    other = fiend("Other", ignition(Destroy(Choose(MONSTER, v.MZONE, whose=v.OPPONENT))))
    clear = fiend("Clear", gains, ignition(Destroy(Choose(MONSTER, v.MZONE, whose=v.OPPONENT))))
    weak, strong = body("Weak", attack=700), body("Strong", attack=2100)
    table = Table(field=[clear, other], opponent_field=[weak, strong])
    table.activate(other)
    table.pick(weak)
    assert table.attack(clear) == 1000
    table.activate(clear)
    assert table.attack(clear) == 3100
    table.end()
    assert table.attack(clear) == 1000
