"""What effects wait for, read from card text: sentence to event.

Source: problem-solving card text. The sentences are made up of its phrases.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    POINTED,
    SELF,
    SENT_THIS_TURN,
    SPELL,
    Activate,
    Answering,
    AnyCondition,
    Attribute,
    Banish,
    BanishedWhenLeaving,
    BanishInstead,
    Card,
    Choose,
    Detach,
    Effect,
    Event,
    Ignition,
    InPlace,
    InsteadOfDestruction,
    MaterialsIncluded,
    Named,
    NegateActivation,
    Quick,
    Race,
    SendToGrave,
    Series,
    ThisTurn,
    Trigger,
    Type,
    WouldSummon,
    exists,
    none,
    sent_to_grave,
    summoned,
)

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma")
FIELD = v.MZONE | v.SZONE
THEIRS = v.R_EFFECT | v.R_THEIRS
DRAW = "You can draw 1 card."


def read(sentence: str, kind: int = v.MONSTER | v.EFFECT) -> Compiled:
    return compile_card(Card(9, "Probe", kind, level=4), sentence, LEXICON)


def events_of(compiled: Compiled) -> tuple[Event, ...]:
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger)
    return (effect.on, *effect.or_on)


@pytest.mark.parametrize(
    ("opening", "found"),
    [
        ("If this card is banished", (Event("sent", to=v.BANISHED),)),
        ("If this card is sent to the GY, or banished, by card effect",
         (Event("sent", to=v.GRAVE | v.BANISHED, reason=v.R_EFFECT),)),
        ("If this card is sent from the hand or Monster Zone to the GY",
         (sent_to_grave(v.HAND | v.MZONE),)),
        ("If this Fusion Summoned card is sent to your GY by a card effect",
         (Event("sent", to=v.GRAVE, reason=v.R_EFFECT, formerly=v.BY_FUSION),)),
        ("If this Link Summoned card is destroyed by battle, or is destroyed by an opponent's card "
         "effect while in its owner's Monster Zone",
         (Event("destroyed", reason=v.R_BATTLE, formerly=v.BY_LINK),
          Event("destroyed", reason=THEIRS, formerly=v.BY_LINK, from_=v.MZONE, whose=v.YOU))),
        ("If this card in your possession is sent to your GY by an opponent's card",
         (Event("sent", to=v.GRAVE, reason=v.R_THEIRS, whose=v.YOU),)),
        ("If this Set card is destroyed by card effect",
         (Event("destroyed", reason=v.R_EFFECT, was=v.FACEDOWN),)),
        ("If this card is destroyed by battle or card effect",
         (Event("destroyed", reason=(v.R_BATTLE, v.R_EFFECT)),)),
        ("If this card on the field is destroyed by card effect, except \"Alpha\", or by battle",
         (Event("destroyed", from_=FIELD, reason=v.R_EFFECT, by=~Named(1)),
          Event("destroyed", from_=FIELD, reason=v.R_BATTLE))),
        ("If this card is Special Summoned by the effect of a \"Gamma\" monster",
         (Event("summoned", how=v.BY_SPECIAL, by=GAMMA & MONSTER),)),
        ("If this card is Fusion Summoned by a Spell Card or effect",
         (Event("summoned", how=v.BY_FUSION, by=SPELL),)),
        ("If this card is Normal Summoned, or Special Summoned by the effect of a Plant monster",
         (summoned(v.BY_NORMAL | v.BY_TRIBUTE),
          Event("summoned", how=v.BY_SPECIAL, by=Race(v.PLANT) & MONSTER))),
        ("If this card is sent to the GY as material for the Fusion or Link Summon of a \"Gamma\" "
         "monster",
         (Event("sent", to=v.GRAVE, reason=(v.R_FUSION, v.R_LINK), by=GAMMA & MONSTER),)),
        ("If this card is sent to the GY to activate a WATER monster's effect",
         (Event("sent", to=v.GRAVE, reason=v.R_COST, without=v.R_SUMMON,
                by=Attribute(v.WATER) & MONSTER),)),
        ("If this card is Tributed", (Event("sent", reason=v.R_TRIBUTE),)),
        ("If this card is Special Summoned, or if another monster is Special Summoned to "
         "your field",
         (summoned(v.BY_SPECIAL),
          Event("summoned", MONSTER & OTHER, how=v.BY_SPECIAL, side=v.YOU))),
        ("If a monster is Special Summoned to a zone this card points to",
         (Event("summoned", MONSTER & POINTED, how=v.BY_SPECIAL),)),
        ("If a \"Gamma\" monster you control is destroyed by card effect",
         (Event("destroyed", GAMMA & MONSTER, from_=v.MZONE, reason=v.R_EFFECT, whose=v.YOU,
                was=v.FACEUP),)),
        ("If a card is banished", (Event("sent", ANY, to=v.BANISHED),)),
        ("If a \"Gamma\" card you control activates an effect",
         (Event("activated", GAMMA, from_=FIELD, whose=v.YOU),)),
        ("If your other \"Gamma\" monster's effect is activated",
         (Event("activated", GAMMA & MONSTER & OTHER, how=v.MONSTER, whose=v.YOU),)),
        ("If your \"Gamma\" Xyz Monster's effect is activated",
         (Event("activated", GAMMA & Type(v.XYZ) & MONSTER, how=v.MONSTER, whose=v.YOU),)),
        ("If your opponent activates a Spell Card or effect",
         (Event("activated", ANY, how=v.SPELL, whose=v.OPPONENT),)),
        ("If a face-up Fusion Monster you control is destroyed by battle, or leaves the field "
         "because of an opponent's card effect",
         (Event("destroyed", Type(v.FUSION) & MONSTER, from_=v.MZONE, reason=v.R_BATTLE,
                whose=v.YOU, was=v.FACEUP),
          Event("sent", Type(v.FUSION) & MONSTER, from_=v.MZONE, reason=THEIRS, whose=v.YOU,
                was=v.FACEUP))),
        ("If this card is Special Summoned, or a \"Gamma\" monster is Special Summoned to your "
         "opponent's field",
         (summoned(v.BY_SPECIAL),
          Event("summoned", GAMMA & MONSTER, how=v.BY_SPECIAL, side=v.OPPONENT))),
        ("If a Link Monster you control that was Special Summoned from the Extra Deck is destroyed "
         "by card effect",
         (Event("destroyed", Type(v.LINK) & MONSTER, from_=v.MZONE, reason=v.R_EFFECT,
                whose=v.YOU, was=v.FACEUP, formerly=v.BY_FROM_EXTRA),)),
        ("If this card is Link Summoned in the Extra Monster Zone",
         (Event("summoned", how=v.BY_LINK, zones=0b1100000),)),
        ("If this card in your hand or field is used as Fusion Material, and sent to the GY or "
         "banished",
         (Event("sent", to=v.GRAVE | v.BANISHED, reason=v.R_FUSION, from_=v.HAND | FIELD,
                whose=v.YOU),)),
        ("If you Link Summon", (Event("summoned", MONSTER, how=v.BY_LINK, whose=v.YOU),)),
        ("When this card declares an attack, or if your opponent activates a monster effect",
         (Event("in-battle", text="when this card declares an attack"),
          Event("activated", ANY, how=v.MONSTER, whose=v.OPPONENT))),
    ],
)  # fmt: skip
def test_an_event_is_read(opening: str, found: tuple[Event, ...]) -> None:
    compiled = read(f"{opening}: {DRAW}")
    assert compiled.whole, compiled.parts
    assert events_of(compiled) == found


@pytest.mark.parametrize(
    "opening",
    [
        "If this card is destroyed by a Trap",
        "If this card is Special Summoned from the field",
        "If a monster is destroyed",
        "If this card on the field is Normal Summoned",
        "If your opponent activates a red card",
    ],
)
def test_what_is_not_understood_is_not_played(opening: str) -> None:
    assert not read(f"{opening}: {DRAW}").whole


@pytest.mark.parametrize(
    ("kind", "text", "made"),
    [
        (v.TRAP, "When your opponent Summons a monster: Draw 1 card.", Activate),
        (v.MONSTER | v.EFFECT,
         "When your opponent Summons a monster (Quick Effect): You can draw 1 card.", Quick),
    ],
)  # fmt: skip
def test_a_trap_or_a_quick_effect_answers_an_event(kind: int, text: str, made: Any) -> None:
    compiled = read(text, kind)
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, made)
    assert effect.on.what == "summoned"
    assert effect.on.whose == v.OPPONENT


def test_a_face_up_card_is_one_before_it_leaves() -> None:
    (on,) = events_of(read(f"If a face-up monster you control is destroyed by card effect: {DRAW}"))
    assert on.was == v.FACEUP
    assert on.who != FACE_UP & MONSTER
    (on,) = events_of(read(f"If a Link Monster is Link Summoned to your field: {DRAW}"))
    assert on == Event("summoned", Type(v.LINK) & MONSTER, how=v.BY_LINK, side=v.YOU)


# -------------------------------------------------------- memory of the turn

HERE = exists(~OTHER & SENT_THIS_TURN, v.GRAVE)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("During the End Phase, if this card is in the GY because it was sent there this turn: You "
         "can draw 1 card.", HERE),
        ("During the End Phase, if a Fusion Monster was sent to your GY this turn: You can add "
         "this card from the GY to your hand.", ThisTurn("send", Type(v.FUSION) & MONSTER)),
        ("During your Main Phase, except the turn this card was sent to the GY: You can banish "
         "this card from your GY; draw 1 card.", none(~OTHER & SENT_THIS_TURN, v.GRAVE)),
        ("If your opponent has activated a monster effect during your Main Phase this turn: You "
         "can Special Summon this card from your hand.",
         ThisTurn("activate", MONSTER & ~InPlace(v.SZONE), v.OPPONENT, phase="main")),
    ],
)  # fmt: skip
def test_what_happened_this_turn_is_read(text: str, condition: Node) -> None:
    compiled = read(text)
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Effect)
    assert [part for part in effect.condition if part == condition]
    assert effect.where == (v.HAND if "hand" in text and "GY" not in text else v.GRAVE)


def test_what_a_summon_used_as_material_is_read() -> None:
    kind = v.MONSTER | v.EFFECT | v.LINK
    used = (MaterialsIncluded(GAMMA & MONSTER),)
    using = 'Summoned using a "Gamma" monster as material'
    compiled = read(f"2+ monsters\nIf this card is Link {using}: {DRAW}", kind)
    assert compiled.whole, compiled.parts
    assert events_of(compiled) == (summoned(v.BY_LINK),)
    (effect,) = compiled.card.effects
    assert isinstance(effect, Effect)
    assert effect.condition == used
    compiled = read(f"2+ monsters\nIf this card was Link {using}: {DRAW}", kind)
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    assert effect.condition == used
    assert not read(f"2+ monsters\nIf this card is Xyz {using}: {DRAW}", kind).whole


def test_a_conditional_quick_effect_is_read() -> None:
    compiled = read(
        "You can target 1 monster your opponent controls; destroy it. This is a Quick Effect if "
        "your opponent controls a Link Monster."
    )
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    (held,) = effect.quick_if
    assert held == exists(Type(v.LINK) & MONSTER & FACE_UP, v.MZONE, v.OPPONENT)


# ---------------------------------------------------- instead of a destruction

ITSELF = ~OTHER
THEIRS_ON_FIELD = GAMMA & MONSTER & InPlace(v.MZONE) & FACE_UP


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        (v.MONSTER | v.EFFECT,
         "If this card would be destroyed by battle or card effect, you can detach 1 material from "
         "this card instead.", InsteadOfDestruction(ITSELF, (Detach(1),))),
        (v.MONSTER | v.EFFECT,
         "If this card would be destroyed by battle or an opponent's card effect, you can send 1 "
         "other card you control to the GY instead.",
         InsteadOfDestruction(ITSELF, (SendToGrave(Choose(OTHER, FIELD, name="c1")),),
                              v.OPPONENT)),
        (v.TRAP,
         "If a \"Gamma\" monster you control would be destroyed by card effect, you can banish "
         "this card from your GY instead.",
         InsteadOfDestruction(THEIRS_ON_FIELD, (Banish(SELF),), where=v.GRAVE)),
    ],
)  # fmt: skip
def test_what_can_be_done_instead_is_read(
    kind: int, text: str, found: InsteadOfDestruction
) -> None:
    compiled = read(text, kind)
    assert compiled.whole, compiled.parts
    assert compiled.card.effects == (found,)
    once = read(f'{text} You can only use this effect of "Probe" once per turn.', kind)
    assert once.whole, once.parts
    assert once.card.effects == (replace(found, once=True),)


def test_what_must_be_done_instead_is_not_understood() -> None:
    assert not read(
        "If this card would be destroyed by card effect, destroy 1 monster instead."
    ).whole


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Any card sent to the GY is banished instead.", BanishInstead()),
        ("Any monster sent from the hand or Main Deck to the GY is banished instead.",
         BanishInstead(MONSTER, v.HAND | v.DECK)),
        ("If this face-up card would leave the field, banish it instead.", BanishedWhenLeaving()),
    ],
)  # fmt: skip
def test_what_goes_elsewhere_is_read(text: str, found: Node) -> None:
    compiled = read(text)
    assert compiled.whole, compiled.parts
    assert compiled.card.effects == (found,)


@pytest.mark.parametrize(
    ("opening", "held", "negated"),
    [
        ("When a monster would be Summoned, OR a Spell/Trap Card is activated",
         AnyCondition((WouldSummon(), Answering(v.EITHER, types=v.SPELL | v.TRAP, of="card"))),
         "the Summon or activation"),
        ("When a monster would be Special Summoned, OR a monster effect is activated",
         AnyCondition((WouldSummon(how=v.BY_SPECIAL), Answering(v.EITHER, types=v.MONSTER))),
         "the Summon or activation"),
        ("When your opponent would Special Summon a monster",
         WouldSummon(v.OPPONENT, v.BY_SPECIAL, MONSTER), "the Summon"),
    ],
)  # fmt: skip
def test_a_summon_that_is_negated_is_read(opening: str, held: Node, negated: str) -> None:
    text = f"{opening}: Pay 1500 LP; negate {negated}, and if you do, destroy that card."
    compiled = read(text, v.TRAP | v.COUNTER)
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, Activate)
    what = "summon" if negated == "the Summon" else "summon or activation"
    assert effect.do == (NegateActivation(what, "destroy"),)  # type: ignore[arg-type]
    (found,) = effect.condition
    first = found.of[0] if isinstance(found, AnyCondition) else found
    wanted = held.of[0] if isinstance(held, AnyCondition) else held
    assert isinstance(first, WouldSummon)
    assert isinstance(wanted, WouldSummon)
    assert (first.whose, first.how) == (wanted.whose, wanted.how)
