"""Activations that texts wait for, as they are read."""

from dataclasses import replace

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SPELL,
    Activate,
    Answered,
    Answering,
    AnyCondition,
    Attribute,
    Banish,
    Between,
    ChangeStats,
    Choose,
    Chosen,
    Destroy,
    Draw,
    EachTime,
    Event,
    EventCards,
    HoldsAtMost,
    IfDone,
    Ignition,
    InEvent,
    Named,
    NegateActivation,
    Optional,
    PlaceCounter,
    Quick,
    SetCard,
    State,
    Summoned,
    TakeControl,
    Then,
    Times,
    ToDeck,
    Tribute,
    Trigger,
    Type,
)
from engine.yugioh.wording.words import SPELL_TRAP_TYPES
from tests.engine.yugioh.test_card_text_events import DRAW, FIELD, GAMMA, THEIRS, events_of, read

THEIR = Answering(v.OPPONENT)


@pytest.mark.parametrize(
    ("opening", "found"),
    [
        ("When your opponent activates a card or effect", THEIR),
        ("When a monster effect is activated", Answering(v.EITHER, types=v.MONSTER)),
        ("When your opponent activates a monster effect on the field",
         replace(THEIR, types=v.MONSTER, places=v.MZONE)),
        ("When a Spell Card or effect is activated on the field",
         Answering(v.EITHER, types=v.SPELL, places=FIELD)),
        ("When your opponent activates a monster effect in their hand or GY",
         replace(THEIR, types=v.MONSTER, places=v.HAND | v.GRAVE)),
        ("When another monster's effect is activated",
         Answering(v.EITHER, types=v.MONSTER, card=OTHER)),
        ("When a Fusion or Link Monster's effect is activated",
         Answering(v.EITHER, types=v.MONSTER, card=Type(v.FUSION | v.LINK))),
        ("When you activate a \"Gamma\" card or effect", Answering(v.YOU, card=GAMMA)),
        ("When a Quick-Play Spell Card is activated",
         Answering(v.EITHER, types=v.SPELL, of="card", card=Type(v.QUICK_PLAY))),
        ("When your opponent activates a card or effect, except \"Alpha\"",
         replace(THEIR, card=~Named(1))),
        ("When your opponent activates a card or effect that Special Summons a monster from the GY",
         replace(THEIR, does=("summon-grave",))),
        ("When a card or effect is activated that would destroy a card on the field",
         Answering(v.EITHER, ("destroy",))),
        ("When your opponent activates a card or effect that targets a \"Gamma\" monster you "
         "control",
         replace(THEIR, targets=GAMMA & MONSTER & FACE_UP & State("controlled"))),
        ("When an opponent's DARK monster's effect is activated",
         replace(THEIR, types=v.MONSTER, card=Attribute(v.DARK))),
        ("When an opponent's monster activates its effect", replace(THEIR, types=v.MONSTER)),
        ("When your opponent's monster effect is activated", replace(THEIR, types=v.MONSTER)),
        ("When your opponent's Spell/Trap Card or effect is activated",
         replace(THEIR, types=v.SPELL | v.TRAP)),
        ("When an opponent activates a monster effect", replace(THEIR, types=v.MONSTER)),
        ("When your opponent activates a monster effect in their hand or GY, or when your "
         "opponent's banished monster effect is activated",
         replace(THEIR, types=v.MONSTER, places=v.HAND | v.GRAVE | v.BANISHED)),
        ("When a monster that was Special Summoned this turn activates its effect on your "
         "opponent's field",
         replace(THEIR, types=v.MONSTER, places=v.MZONE,
                 card=State("this-turn") & Summoned(v.BY_SPECIAL))),
        ("When a monster on the field that was Special Summoned from the Extra Deck activates its "
         "effect",
         Answering(v.EITHER, types=v.MONSTER, places=v.MZONE, card=Summoned(v.BY_FROM_EXTRA))),
        ("When a Normal Trap Card is activated",
         Answering(v.EITHER, types=v.TRAP, of="card", card=~Type(SPELL_TRAP_TYPES))),
        ("When a card or effect is activated that targets this card on the field",
         Answering(v.EITHER, targets_this=True)),
    ],
)  # fmt: skip
def test_an_activation_that_is_answered_is_read(opening: str, found: Answering) -> None:
    compiled = read(f"{opening} (Quick Effect): You can negate the activation.")
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Quick)
    assert effect.condition == (found,)


def test_two_kinds_of_activations_are_read() -> None:
    compiled = read(
        "When a Spell/Trap Card, or monster effect, is activated (Quick Effect): You can negate "
        "that effect, and if you do, destroy that card."
    )
    (effect,) = compiled.card.effects
    assert isinstance(effect, Quick)
    spell = Answering(v.EITHER, types=v.SPELL | v.TRAP, of="card")
    assert effect.condition == (AnyCondition((spell, Answering(v.EITHER, types=v.MONSTER))),)
    assert effect.do == (NegateActivation("effect", "destroy"),)


@pytest.mark.parametrize(
    ("opening", "on"),
    [
        ("If a monster is Special Summoned from your opponent's Extra Deck",
         Event("summoned", MONSTER & ~State("owned"), how=v.BY_SPECIAL, from_=v.EXTRA)),
        ("If a monster is Special Summoned from your GY",
         Event("summoned", MONSTER & State("owned"), how=v.BY_SPECIAL, from_=v.GRAVE)),
        ("If a monster your opponent controls is sent to the GY by your card effect",
         Event("sent", MONSTER, to=v.GRAVE, from_=v.MZONE, reason=THEIRS, whose=v.OPPONENT)),
    ],
)  # fmt: skip
def test_whose_cards_and_whose_effects(opening: str, on: Event) -> None:
    assert events_of(read(f"{opening}: {DRAW}")) == (on,)


def test_so_much_for_each_of_the_event_is_read() -> None:
    compiled = read(
        "Each time a monster is Tributed: This card gains 200 ATK for each, until the end of this "
        "turn."
    )
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger)
    assert effect.do == (ChangeStats(by=Times(InEvent(), 200), until="end"),)
    # For each of what is not said where nothing happened to others.
    assert not read("If this card is Tributed: This card gains 200 ATK for each.").whole


def test_why_is_said_once_of_two_things_that_happen() -> None:
    # The card text of Heavy Beetrooper Mighty Neptune
    found = events_of(read(
        "If this card in its owner's control is destroyed or banished by an opponent's card "
        f"effect: {DRAW}"
    ))  # fmt: skip
    gone = Event("sent", to=v.BANISHED, from_=FIELD, reason=THEIRS, whose=v.YOU)
    assert found == (Event("destroyed", from_=FIELD, reason=THEIRS, whose=v.YOU), gone)


def test_what_a_continuous_trap_can_do_when_it_is_activated() -> None:
    # The card text of Macro Cosmos
    compiled = read(f"When this card is activated: {DRAW}", v.TRAP | v.CONTINUOUS)
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Activate)
    assert effect.do == (Optional((Draw(),)),)


def test_the_cards_of_the_event_that_still_are_so() -> None:
    # The card text of Bottomless Trap Hole
    compiled = read(
        "When your opponent Summons a monster with 1500 or more ATK: Destroy that monster with "
        "1500 or more ATK, and if you do, banish it.", v.TRAP,
    )  # fmt: skip
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Activate)
    such = EventCards(Between("attack", 1500) & FACE_UP, v.MZONE, every=True)
    assert effect.do == (Destroy(such), IfDone((Banish(Chosen()),)))


def test_a_monster_that_leaves_the_field_by_you_and_is_where_it_can_be_chosen() -> None:
    # The card text of Traptrix Allomerus
    compiled = read(
        "If an opponent's monster leaves the field because of your card effect, and is now in the "
        "GY or banished: You can target 1 of them; Special Summon it to your field."
    )
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger)
    assert effect.on == Event("sent", MONSTER, to=v.GRAVE | v.BANISHED, from_=v.MZONE,
                              reason=THEIRS, whose=v.OPPONENT)  # fmt: skip
    assert effect.target == (EventCards(places=v.GRAVE | v.BANISHED),)


def test_a_quick_play_spell_that_is_set_and_can_be_activated_at_once() -> None:
    # The card text of Raidraptor - Wise Strix: any other Spell can be activated anyway.
    end = ", and if it is a Quick-Play Spell, it can be activated this turn."
    compiled = read(f'If this card is Link Summoned: Set 1 "Gamma" Spell from your Deck{end}')
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger)
    assert effect.do == (SetCard(Choose(GAMMA & SPELL, v.DECK), "at-once"),)
    text = f'If this card is Link Summoned: Set 1 "Gamma" Spell/Trap from your Deck{end}'
    assert not read(text).whole


def test_what_is_done_to_the_card_that_was_negated() -> None:
    # The card texts of Evigishki Neremanas and of Number F0: Utopic Draco Future
    opening = "When your opponent activates a monster effect (Quick Effect): You can negate"
    for rest, last in (
        ("the activation, and if you do, shuffle it into the Deck.", IfDone((ToDeck(Answered()),))),
        ("the activation, then, if that monster is on the field, gain control of it.",
         Then((TakeControl(Answered(v.MZONE)),))),
    ):  # fmt: skip
        compiled = read(f"{opening} {rest}")
        assert compiled.whole, compiled.parts
        (effect,) = compiled.card.effects
        assert isinstance(effect, Quick)
        assert effect.do == (NegateActivation(), last)


def test_a_card_does_not_pay_twice_for_one_effect() -> None:
    # The card text of Naturia Vein
    compiled = read('You can Tribute 1 "Gamma" monster and this card; draw 1 card.')
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    other = Choose(GAMMA & MONSTER & OTHER, v.MZONE)  # face-down ones too: their owner knows them
    assert effect.cost == (Tribute(other), Tribute())


@pytest.mark.parametrize(
    ("opening", "on"),
    [
        ("If a Normal Trap Card is activated",
         Event("activated", Type(v.TRAP) & ~Type(SPELL_TRAP_TYPES), card_itself=True)),
        ("If a Set Spell/Trap Card is activated",
         Event("activated", Type(v.SPELL | v.TRAP), was=v.FACEDOWN, card_itself=True)),
        ("If you activate a \"Gamma\" Quick-Play Spell Card",
         Event("activated", GAMMA & Type(v.QUICK_PLAY) & SPELL, whose=v.YOU, card_itself=True)),
        ("If a \"Gamma\" Spell Card or effect is activated",
         Event("activated", GAMMA, how=v.SPELL)),
    ],
)  # fmt: skip
def test_an_activation_that_is_waited_for_is_read(opening: str, on: Event) -> None:
    assert events_of(read(f"{opening}: {DRAW}")) == (on,)


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell "
         "resolves.", Event("resolved", SPELL, card_itself=True)),
        ("Each time your opponent activates a card or effect, place 1 Spell Counter on this card "
         "immediately after it resolves.", Event("resolved", ANY, whose=v.OPPONENT)),
    ],
)  # fmt: skip
def test_what_is_done_once_an_activation_has_resolved(text: str, on: Event) -> None:
    compiled = read(text)
    assert compiled.whole, compiled.parts
    assert compiled.card.effects == (EachTime(v.MZONE, on=on, do=(PlaceCounter("Spell"),)),)


def test_no_more_counters_than_a_card_can_hold() -> None:
    # The card text of Royal Magical Library
    compiled = read("If this card is Normal Summoned: Place 1 Spell Counter on it (max. 3).")
    assert compiled.whole, compiled.parts
    assert HoldsAtMost("Spell", 3) in compiled.card.effects
    # Of another card that is not said.
    text = "You can target 1 monster you control; place 1 Spell Counter on that monster (max. 1)."
    assert not read(text).whole


def test_nothing_is_negated_where_nothing_is_answered() -> None:
    assert not read("If this card is Normal Summoned: You can negate that effect.").whole
