"""What texts put off until the End Phase: read, and played then.

Sources: problem-solving card text, in the phrases of the cards that are named; Yu-Gi-Oh solo rules
3. Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card
from engine.yugioh.language.words import DoneAtEnd
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
A, B, C = body("A"), body("B"), body("C")


def read(text: str, kind: int = v.SPELL) -> Card:
    facts = Card(9, "Probe", kind, v.DARK, v.FIEND, 4 if kind & v.MONSTER else 0)
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def done(text: str) -> tuple[Node, ...]:
    (found,) = read(text).effects
    return found.do  # type: ignore[attr-defined, no-any-return]


def in_end_phase(*do: Node) -> Node:
    return la.ForTheTurn(la.EachTime(on=la.Event("end-phase"), do=do))


HAND = la.SendToGrave(la.Each(places=v.HAND))


def test_a_sentence_behind_the_effect() -> None:
    # The card text of Card of Demise
    text = "Draw 1 card. During the End Phase of this turn, send your entire hand to the GY."
    assert done(text) == (la.Draw(1), la.Also((in_end_phase(HAND),)))


def test_what_the_end_phase_stands_behind() -> None:
    # The card texts of Mirrorjade the Iceblade Dragon, Majester Paladin, the Ascending Dracoslayer
    text = "Destroy all monsters your opponent controls during the End Phase of this turn."
    every = la.Each(MONSTER, v.MZONE, v.OPPONENT)
    assert done(text) == (in_end_phase(la.Destroy(every)),)


def test_several_steps_of_one_end_phase() -> None:
    # The card text of Frozen Rose
    later = in_end_phase(la.Draw(2), la.Then((la.Discard(la.Choose(places=v.HAND)),)))
    text = "Draw 1 card. During the End Phase of this turn, draw 2 cards, then discard 1 card."
    assert done(text) == (la.Draw(1), la.Also((later,)))


def test_what_also_holds_does_not_wait_for_the_end_phase() -> None:
    # The card text of Virtual World Xiezhi - Jiji: the lock of the last sentence holds at once.
    text = (
        "Draw 1 card, then, during the End Phase of this turn, you can add 1 Fiend monster from "
        "your GY to your hand. For the rest of this turn, you cannot Special Summon."
    )
    *_, lock = done(text)
    assert lock == la.Also((la.Ban(("special-summon",)),))


def test_very_cards() -> None:
    # The card text of Limiter Removal
    text = (
        "Double the ATK of all Fiend monsters you currently control, until the end of this turn. "
        "During the End Phase of this turn, destroy those monsters."
    )
    card = read(text)
    machine, other = fiend("Machine"), body("Other")
    table = Table([card], field=[machine, other])
    table.activate(card)
    assert table.attack(machine) == 2000
    table.end()
    assert table.monsters() == {1: "Other"}


@pytest.mark.parametrize(
    ("text", "step"),
    [
        # Destiny HERO - Destroyer Phoenix Enforcer, Salamangreat Burst Gryphon
        ("Special Summon 1 monster from your GY during the Standby Phase of the next turn.",
         la.Later("next standby", (la.SpecialSummon(la.Choose(MONSTER, v.GRAVE)),))),
        ("During the next Standby Phase, draw 1 card.", la.Later("next standby", (la.Draw(1),))),
        # Mekk-Knight Purple Nightfall, PSY-Frame Accelerator
        ("Banish 1 monster you control (until the Standby Phase of your next turn).",
         la.Banish(la.Choose(MONSTER, v.MZONE), "later")),
        ("Banish 1 monster you control until your next Standby Phase.",
         la.Banish(la.Choose(MONSTER, v.MZONE), "later")),
    ],
)  # fmt: skip
def test_what_is_done_in_a_later_turn(text: str, step: Node) -> None:
    assert done(text) == (step,)


def test_what_becomes_of_the_card_itself_in_a_later_turn() -> None:
    # The card text of SPYRAL MISSION - Rescue
    text = "Destroy this card during your 3rd End Phase after activation."
    card = read(text, v.TRAP | v.CONTINUOUS)
    left = [item for item in card.effects if getattr(item, "inert", False)]
    assert [item.unsupported for item in left] == [  # type: ignore[attr-defined]
        "sentence 1 of its text, which is about a later turn"
    ]
    for text in ("Destroy this card during the End Phase.", "Destroy this card."):
        found = compile_card(Card(9, "Probe", v.TRAP | v.CONTINUOUS), text, LEXICON)
        assert all(part.status != "inert" for part in found.parts)


@pytest.mark.parametrize(
    "text",
    [
        # By then it is not known which card this is, nor what was declared or answered.
        "Draw 1 card. During the End Phase of this turn, gain 500 LP for each material attached "
        "to this card.",
        "Draw 1 card. During the End Phase of this turn, destroy all other monsters on the field.",
        "Draw 1 card. During the End Phase of this turn, lose 500 LP if you did not walk.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compile_card(Card(9, "Probe", v.SPELL), text, LEXICON).whole


# ------------------------------------------------------------------ played


def test_the_hand_is_sent_to_the_grave_then() -> None:
    probe = read("Draw 1 card. During the End Phase of this turn, send your entire hand to the GY.")
    table = Table([probe, A], deck=[B])
    table.activate(probe)
    assert sorted(table.hand) == names(A, B)
    table.end()
    assert table.hand == []
    assert sorted(table.grave) == [*names(A, B), "Probe"]


def test_it_is_done_as_often_as_it_was_set_up() -> None:
    # Each of two copies that resolved applies by itself.
    probe = played("Later", in_end_phase(la.LoseLife(500)))
    table = Table([probe, probe])
    table.activate(probe)
    table.activate(probe)
    table.end()
    assert table.life() == 7000


def test_a_card_that_has_left_meanwhile_is_not_meant() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain
    mark = played("Mark", la.Take(la.Each(MONSTER, v.MZONE, name="c")),
                  la.Also((la.InEndPhase(la.Chosen(("c",))),)))  # fmt: skip
    away = played("Away", la.AddToHand(la.Choose(la.Named(B.passcode), v.MZONE)))
    table = Table([mark, away], field=[A, B])
    table.activate(mark)
    table.activate(away)
    table.end()
    assert table.monsters() == {}
    assert table.hand == ["B"]
    assert "A" in table.grave


@pytest.mark.parametrize(
    ("do", "place", "letter"),
    [
        ("destroy", v.GRAVE, "x"), ("send", v.GRAVE, "g"), ("return", v.HAND, "h"),
        ("shuffle", v.DECK, "d"), ("banish", v.BANISHED, "b"),
    ],
)  # fmt: skip
def test_where_very_cards_go_and_how_it_is_written(do: DoneAtEnd, place: int, letter: str) -> None:
    mark = played("Mark", la.InEndPhase(la.Choose(MONSTER, v.MZONE), do))
    table = Table([mark], field=[fiend("F")])
    table.activate(mark)
    text = notation.write(table.game)
    assert f"end1={letter}" in text
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    table = Table([mark], field=[C])
    table.activate(mark)
    table.end()
    assert table.place_of(C) == place


@pytest.mark.parametrize(
    ("rule", "stays"),
    [
        (la.Indestructible(~la.OTHER), True),
        (la.Indestructible(~la.OTHER, by=v.OPPONENT), False),  # of whose card it is, is not known
        (la.Indestructible(~la.OTHER, of=la.TRAP), False),  # nor of what kind of card
    ],
)
def test_what_no_effect_destroys_stays_in_the_end_phase(
    rule: la.Indestructible, stays: bool
) -> None:
    # The card texts of Blue-Eyes Spirit Dragon and Azure-Eyes Silver Dragon, and the walks of the
    # reference engine: what is put off until the End Phase is done by an effect.
    guarded = fiend("Guarded", rule)
    mark = played("Mark", la.InEndPhase(la.Choose(MONSTER, v.MZONE)))
    table = Table([mark], field=[guarded])
    table.activate(mark)
    table.end()
    assert (table.place_of(guarded) == v.MZONE) is stays


def test_a_later_turn_is_not_played() -> None:
    away = played("Away", la.Banish(la.Choose(MONSTER, v.MZONE), "later"))
    later = played("Later", la.Later("next standby", (la.LoseLife(500),)))
    table = Table([away, later], field=[A])
    table.activate(away)
    table.activate(later)
    table.end()
    assert table.banished == ["A"]
    assert table.life() == 8000


# ------------------------------------------------ what a card asks for in each End Phase

KEPT = "During each of your End Phases, destroy this card unless you {}."


def kept(*done: Node) -> la.Upkeep:
    options = (*((one,) for one in done), (la.Destroy(la.SELF),))
    on = la.Event("end-phase", whose=v.YOU)
    return la.Upkeep(v.MZONE, on=on, do=(la.OneOf(options, at="resolution"),))


def test_a_card_that_is_destroyed_unless_something_is_done() -> None:
    # The card texts of Koa'ki Meiru Guardian, SPYRAL Resort
    text = KEPT.format("send 1 Rock monster from your hand to the GY")
    card = read(text, v.MONSTER | v.EFFECT)
    rock = la.Choose(la.Race(v.ROCK) & MONSTER, v.HAND)
    (found,) = card.effects
    assert isinstance(found, la.Upkeep)
    (step,) = found.do
    assert isinstance(step, la.OneOf)
    assert replace(step.options[0][0].what, name="") == rock  # type: ignore[attr-defined]
    assert step.options[1:] == ((la.Destroy(la.SELF),),)
    other = "Once per turn, during your End Phase, shuffle 1 monster from your GY into the Deck or "
    assert read(f"{other}destroy this card.", v.SPELL | v.FIELD).effects


def test_what_is_done_or_the_card_destroyed_is_asked_for_in_full() -> None:
    # As those texts: one of several things is done, the last of which is to destroy this card.
    kind = v.MONSTER | v.EFFECT
    options = ((la.PayLifePoints(500),), (la.Discard(la.Choose(places=v.HAND)),))
    three = "Once per turn, during your End Phase, pay 500 LP or discard 1 card or {}."
    (found,) = read(three.format("destroy this card"), kind).effects
    (step,) = found.do  # type: ignore[attr-defined]
    unnamed = [tuple(_unnamed(one) for one in option) for option in step.options]
    assert unnamed == [*options, (la.Destroy(la.SELF),)]
    for text in (
        "Once per turn, during your End Phase, destroy this card.",
        "Once per turn, during your End Phase, discard 1 card.",
        three.format("draw 1 card"),
        KEPT.format("destroy this card"),
    ):
        facts = Card(9, "Probe", kind, v.DARK, v.FIEND, 4)
        assert not compile_card(facts, text, LEXICON).whole


def _unnamed(step: Node) -> Node:
    """The step without the name by which its cards are spoken of later."""
    if isinstance(step, la.Discard) and isinstance(step.what, la.Choose):
        return la.Discard(replace(step.what, name=""))
    return step


def test_it_is_the_players_choice_if_there_is_one() -> None:
    # Without a card to pay with the card is destroyed.
    card = fiend("Kept", kept(la.SendToGrave(la.Choose(places=v.HAND))))
    table = Table(field=[card])
    table.end()
    assert table.grave == ["Kept"]
    table = Table([A], field=[card])
    table.end()
    assert table.asked == "bullet"
    table.bullet(0)
    assert table.grave == ["A"]
    assert table.monsters() == {0: "Kept"}


def test_it_is_a_condition_and_no_effect() -> None:
    # The reference engine's script of Koa'ki Meiru Drago: nothing disables what it asks for, and
    # what is destroyed so is destroyed by no effect.
    for rule in (la.Indestructible(~la.OTHER), la.Unaffected()):
        table = Table(field=[fiend("Kept", kept(), rule)])
        table.end()
        assert table.grave == ["Kept"]
    negate = played("Negate", la.Negate(la.Each(MONSTER, v.MZONE)))
    table = Table([negate], field=[fiend("Kept", kept())])
    table.activate(negate)
    table.end()
    assert "Kept" in table.grave


def test_what_is_paid_so_activates_nothing() -> None:
    # As that script: what is sent is paid, and nothing is activated. The card text of Necroquip
    # Princess asks for a card that was sent to activate something, others for an effect.
    on = la.Event("sent", MONSTER, reason=v.R_COST, without=v.R_SUMMON, from_=v.HAND, to=v.GRAVE)
    by_effect = la.Event("sent", MONSTER, reason=v.R_EFFECT, from_=v.HAND, to=v.GRAVE)
    watches = [
        fiend(name, la.Trigger(v.MZONE, on=event, optional=False, do=(la.GainLife(500),)))
        for name, event in (("Paid", on), ("Sent", by_effect))
    ]
    card = fiend("Kept", kept(la.SendToGrave(la.Choose(places=v.HAND))))
    table = Table([A], field=[card, *watches])
    table.end()
    table.bullet(0)
    assert table.grave == ["A"]
    assert table.life() == 8000


def test_after_a_summon_something_holds_for_the_turn() -> None:
    # The card text of Earth Golem @Ignister
    text = "After this card is Special Summoned, you take no damage for the rest of this turn."
    card = read(text, v.MONSTER | v.EFFECT)
    lasting = la.ReduceDamage("none", v.YOU)
    on = la.Event("summoned", how=v.BY_SPECIAL)
    assert card.effects == (la.EachTime(v.MZONE, on=on, do=(lasting,)),)
    card = replace(card, name="Shield", level=4, race=v.FIEND, attribute=v.DARK)
    call = played("Call", la.SpecialSummon(la.Choose(la.Named(card.passcode), v.HAND)))
    burn = played("Burn", la.Damage(500, v.YOU))
    table = Table([card, call, burn, burn])
    table.activate(burn)
    assert table.life() == 7500
    table.activate(call)
    table.activate(burn)
    assert table.life() == 7500


def test_what_is_banished_until_a_phase_of_the_opponent() -> None:
    # The card text of Onibimaru Soul Sweeper
    text = "Banish 1 monster your opponent controls until your opponent's End Phase."
    assert done(text) == (la.Banish(la.Choose(MONSTER, v.MZONE, whose=v.OPPONENT), "later"),)
    # In a turn of the opponent that phase is one of the same turn.
    assert not compile_card(Card(9, "Probe", v.TRAP), text, LEXICON).whole


def test_some_of_the_banished_cards_of_both_players() -> None:
    (found,) = read(
        "Target banished monsters, up to the number of cards in your hand; shuffle them into the "
        "Deck."
    ).effects
    many = la.Count(places=v.HAND)
    assert found.target == (  # type: ignore[attr-defined]
        la.Choose(MONSTER, v.BANISHED, most=many, whose=v.EITHER),
    )
