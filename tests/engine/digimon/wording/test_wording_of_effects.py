"""Conditions, events, effects, keywords and ways into play in words."""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    RED,
    SUSPENDED,
    TAMER,
    Compare,
    Count,
    Each,
    EventCards,
    Is,
    Named,
    NumberOf,
    Trait,
    cost,
    exists,
    level,
    none,
    security,
)  # fmt: skip
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.language.card import DP, Event, Keyword, Static, Trigger, Would
from engine.digimon.language.words import Comparison
from engine.digimon.wording import card_text, effect_line, refusal, steps_line
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.wording.test_wording import BY_NAME, DRAW, probe, written


@pytest.mark.parametrize(
    ("held", "text"),
    [
        (security("<=", 3), "you have 3 or fewer security cards"),
        (Compare(Count(ANY, v.SECURITY), "<", Count(ANY, v.SECURITY, v.OPPONENT)),
         "you have fewer security cards than your opponent"),
        (exists(ANY, v.HAND, least=5), "you have 5 or more cards in your hand"),
        (exists(ANY, v.TRASH, v.OPPONENT, 5), "your opponent has 5 or more cards in their trash"),
        (none(TAMER), "you don't have a Tamer"),
        (exists(DIGIMON & SUSPENDED, whose=v.OPPONENT), "your opponent has a suspended Digimon"),
        (Compare(la.Memory(), "<=", 2), "you have 2 or less memory"),
        (Is(BY_NAME), "this Digimon has [Greymon] in its name"),
        (Is(~SUSPENDED), "this Digimon is unsuspended"),
        (Is(level(4), EventCards()), "that Digimon is level 4"),
        (Compare(NumberOf("dp"), ">=", 9000), "this Digimon has 9000 DP or more"),
        (la.Not(exists(TAMER)), "you don't have a Tamer"),
        (la.AnyCondition((exists(TAMER), exists(DIGIMON & RED))),
         "you have a Tamer or a red Digimon"),
        (la.EventWas("dna"), "DNA digivolving"),
    ],
)  # fmt: skip
def test_conditions_follow_if(held: Node, text: str) -> None:
    assert written(Trigger(condition=(held,), do=(DRAW,))) == [f"[On Play] If {text}, <Draw 1>."]


@pytest.mark.parametrize(
    ("on", "text"),
    [
        (Event("played", DIGIMON), "one of your Digimon is played"),
        (Event("digivolved", DIGIMON & BY_NAME),
         "one of your Digimon digivolves into a Digimon with [Greymon] in its name"),
        (Event("digivolved", Named("A")), "one of your Digimon digivolves into [A]"),
        (Event("deleted", DIGIMON, v.OPPONENT, by="zero-dp"),
         "one of your opponent's Digimon is deleted by dropping to 0 DP"),
        (Event("security-removed"), "a card is removed from your security stack"),
        (Event("target-switched", ANY, v.EITHER), "an attack target is switched"),
        (Event("option-used", OPTION), "you use an Option card"),
        (Event("linked"), "this Digimon gets linked"),
        (Event("trashed-from-hand", ANY), "a card is trashed from your hand"),
        (Event("suspended", TAMER) | Event("drawn"), "one of your Tamers becomes suspended or you "
         "draw"),
    ],
)  # fmt: skip
def test_events_follow_when(on: c.Event | c.Events, text: str) -> None:
    """Comprehensive rules 15-8-3: without an icon of its own it works in all turns."""
    assert written(Trigger(on=on, do=(DRAW,))) == [f"[All Turns] When {text}, <Draw 1>."]


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Trigger(on=c.ON_PLAY | c.WHEN_DIGIVOLVING, do=(DRAW,)), "[On Play] [When Digivolving] "
         "<Draw 1>."),
        (Trigger(on=c.WHEN_ATTACKING, limit=1, do=(DRAW,)), "[When Attacking] [Once Per Turn] "
         "<Draw "
         "1>."),
        # 15-16-8: an effect that names a turn has that timing.
        (Trigger(on=c.WHEN_ATTACKING, turn=v.YOU, do=(op.May((op.Attack(),)),)),
         "[Your Turn] When this Digimon attacks, it may attack."),
        (Trigger(on=c.END_OF_OPPONENTS_TURN, do=(DRAW,)), "[End of Opponent's Turn] <Draw 1>."),
        (Trigger(on=Event("trashed-from-deck"), do=(op.AddToHand(),)),
         "When this card is trashed from the deck, return this card to the hand."),
        (Trigger(on=Event("played", DIGIMON), do=(op.delayed(DRAW),)),
         "[All Turns] When one of your Digimon is played, <Delay>.・<Draw 1>."),
        (c.Delay(do=(DRAW,)), "[Main] <Delay>.・<Draw 1>."),
        (c.Main(where=v.TRASH, do=(DRAW,)), "[Trash] [Main] <Draw 1>."),
        (c.Counter(do=(DRAW,)), "[Counter] <Draw 1>."),
        (Would(what="leave", by="not-battle", do=(op.By((op.Suspend(),), (op.Prevent(),)),)),
         "[All Turns] When this Digimon would leave the battle area other than in battle, by "
         "suspending this Digimon, prevent it from leaving the battle area."),
        (Would(what="deleted", condition=(Is(BY_NAME),), do=(op.Prevent(),)),
         "[All Turns] When this Digimon with [Greymon] in its name would be deleted, prevent it "
         "from "
         "being deleted."),
        (Would(what="digivolve", who=DIGIMON & RED, into=level(5, 7), turn=v.YOU,
               do=(op.ReduceCost(1),)),
         "[Your Turn] When one of your red Digimon would digivolve into a level 5 or higher card, "
         "reduce the digivolution cost by 1."),
        (Would(what="digivolve", into=BY_NAME,
               do=(op.ReduceCost(NumberOf("colors", EventCards())),)),
         "[All Turns] When this Digimon would digivolve into a card with [Greymon] in its name, "
         "reduce the digivolution cost by 1 for each of that card's colors."),
        (Would(what="play", where=v.HAND, do=(op.ReduceCost(2),)),
         "When you would play this card from your hand, reduce the play cost by 2."),
        (Would(what="link", into=Named("A"), do=(op.ReduceCost(1),)),
         "When a [A] would link to this Digimon, reduce the link cost by 1."),
        (Static(DP(1000), turn=v.YOU, condition=(Is(BY_NAME),)),
         "[Your Turn] While this Digimon has [Greymon] in its name, it gets +1000 DP."),
        (Static(DP(1000), Each(DIGIMON, security_digimon=True), where=v.SECURITY),
         "[Security] [All Turns] All of your Digimon and Security Digimon get +1000 DP."),
        (Static(c.Ban("gain-memory", ~TAMER), la.Players()),
         "[All Turns] Your opponent can't gain memory except with Tamer effects."),
        (Static(c.Ban("play-by-effect", DIGIMON), la.Players(v.EITHER)),
         "[All Turns] Players can't play Digimon by effects."),
        (Static(c.Cannot("trash-under", Named("A"))),
         "[All Turns] Effects can't trash [A] in this Digimon's digivolution cards."),
        (Static(DP(1000), condition=(la.Battling(level(5)),)),
         "[All Turns] While this Digimon is battling an opponent's level 5 Digimon, it gets +1000 "
         "DP."),
        (c.IgnoreColors((exists(DIGIMON),)),
         "While you have a Digimon, you can ignore this card's color requirements."),
    ],
)  # fmt: skip
def test_effects_are_sentences(effect: Node, text: str) -> None:
    assert written(effect) == [text]


def test_persistent_effects_that_hold_together_are_one_sentence() -> None:
    loud = DIGIMON & la.HasKeyword("Security Attack")
    assert written(
        Static(c.Cannot("be-attacked", loud), turn=v.OPPONENT),
        Static(c.Cannot("block"), Each(loud, whose=v.OPPONENT), turn=v.OPPONENT),
        Static(DP(1000), turn=v.YOU),
    ) == [
        "[Opponent's Turn] All of your opponent's Digimon with <Security Attack> can't attack this "
        "Digimon and can't block.",
        "[Your Turn] This Digimon gets +1000 DP.",
    ]


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (Keyword("Security Attack", 1), "<Security Attack +1>"),
        (Keyword("Material Save", 2), "<Material Save 2>"), (Keyword("Fragment", 3), "<Fragment "
         "(3)>"),
        (Keyword("Decoy", cards=(la.Color(v.RED | v.BLACK),)), "<Decoy (Red/Black)>"),
        (Keyword("Overclock", cards=(Trait("Puppet"),)), "<Overclock ([Puppet] trait)>"),
        (Keyword("Partition", cards=(RED & level(6), Named("A"))), "<Partition (Red Lv.6 & [A])>"),
        (Keyword("Blast DNA Digivolve", cards=(Named("A"), Named("B"))),
         "[Hand] [Counter] <Blast DNA Digivolve ([A] + [B])>"),
    ],
)  # fmt: skip
def test_keywords_are_icons(item: Keyword, text: str) -> None:
    assert written(item) == [text]


@pytest.mark.parametrize(
    ("way", "text"),
    [
        (c.digivolve(v.RED, 3, 2), None),  # in a circle, and no text
        (c.Digivolve(level(4) & BY_NAME, 3), "[Digivolve] Lv.4 w/[Greymon] in name: Cost 3"),
        (c.Digivolve(level(2) & (Trait("A") | Trait("B")), 0), "[Digivolve] Lv.2 w/[A]/[B] trait: "
         "Cost 0"),
        (c.Digivolve(level(4) & ~Trait("A"), 3), "[Digivolve] Lv.4 w/o [A] trait: Cost 3"),
        (c.Digivolve(level(4) & ~Named("A"), 3), "[Digivolve] Lv.4 card other than [A]: Cost 3"),
        (c.Digivolve(Named("A") & cost(12, 12), 2), "[Digivolve] Play cost 12 [A]: Cost 2"),
        (c.Digivolve(Named("A"), 2, (exists(TAMER),)),
         "[Digivolve] [A]: Cost 2, while you have a Tamer"),
        (c.DnaDigivolve((RED & level(6), Named("B")), 0), "[DNA Digivolve] Red Lv.6 + [B]: Cost 0"),
        (c.BurstDigivolve(Named("A"), Named("T"), 0),
         "[Burst Digivolve] [A]: Cost 0 by returning 1 [T] to the hand"),
        (c.AppFusion((Named("A"), Named("B")), 0), "[App Fusion] [A] & [B]: Cost 0"),
        (c.DigiXros(2, (Named("A"), Named("B"))), "[DigiXros -2] [A] x [B]"),
        (c.Assembly(4, (Trait("A"),)), "[Assembly -4] [A] trait"),
        (c.Link(Trait("A"), 1, 2000), "[Link] [A] trait: Cost 1 (+2000 DP)"),
    ],
)  # fmt: skip
def test_ways_into_play(way: Node, text: str | None) -> None:
    card = c.digimon("X-03", "Way", v.RED, 4, 5, 5000, way)
    assert card_text(card) == ([text] if text else [])


def test_the_texts_of_a_card_say_which_they_are() -> None:
    gain = Trigger(on=Event("drawn"), do=(op.By((op.Suspend(),), (DRAW,)),))
    line = "[All Turns] When you draw, by suspending this Digimon, <Draw 1>."
    side = c.OptionSide("Other Side", v.RED, 5, effects=(c.Main(do=(DRAW,)),))
    security_ = (c.Security(do=(op.Play(),)),)
    assert written(
        gain, inherited=(gain,), security=security_, link=(gain,), option=side, names=("Agumon",)
    ) == [
        "Treat this card/Digimon as if its name is also [Agumon].",
        line,
        f"Inherited: {line}",
        "[Security] Play this card without paying the cost.",
        f"Link: {line}",
        "Option [Other Side]: [Main] <Draw 1>.",
        "Option [Other Side]: <Arts Digivolve>",
    ]
    assert card_text(c.tamer("X-02", "Trainer", v.RED, 3, effects=(gain,))) == [
        "[All Turns] When you draw, by suspending this Tamer, <Draw 1>."
    ]


def test_what_is_not_played_is_no_text() -> None:
    """It is reported apart."""
    card = probe(
        c.Note("a note"), c.Main(unsupported="all of it"), Static(unsupported="that too"),
        Keyword("Rampage"), Keyword("Rush"),
    )  # fmt: skip
    assert card_text(card, without=[Keyword("Rampage")]) == ["<Rush>"]
    assert card.unsupported == ("a note", "all of it", "that too")
    assert refusal(c.Main(do=(DRAW,)), card, "why") == "[Main] <Draw 1> (why)"


def test_effects_in_one_line() -> None:
    """What is told of a line: what it does, without icons and conditions."""
    effect = Trigger(
        on=Event("played", DIGIMON), condition=(exists(TAMER),),
        do=(op.Give((DP(1000),), EventCards()), op.OneOf(((DRAW,), (op.Suspend(EventCards()),)))),
    )  # fmt: skip
    card = probe(effect)
    assert effect_line(effect, card) == (
        "that Digimon gets +1000 DP for the turn. Then, activate 1 of the effects below: ・<Draw "
        "1>. ・Suspend that Digimon"
    )
    assert steps_line((op.Suspend(EventCards()),), effect, card) == "suspend that Digimon"


@pytest.mark.parametrize(
    ("whose", "how", "number", "text"),
    [
        (v.YOU, ">=", 3, "your Digimon have 3 or more total colors"),
        (v.OPPONENT, "<=", 2, "your opponent's Digimon have 2 or fewer total colors"),
    ],
)
def test_how_many_colors_are_among_cards(
    whose: int, how: Comparison, number: int, text: str
) -> None:
    colors = la.Compare(la.DifferentColors(DIGIMON, whose=whose), how, number)
    assert written(Static(DP(1000), condition=(colors,))) == [
        f"[All Turns] While {text}, this Digimon gets +1000 DP."
    ]
