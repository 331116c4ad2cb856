"""Definitions of made-up Digimon cards, and the text that they are written as.

Source: the template of official cards, and the comprehensive rules, 15 and 16.
"""

from typing import Any

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    RED,
    SUSPENDED,
    TAMER,
    THIS,
    THIS_CARD,
    TOKEN,
    Choose,
    Count,
    Each,
    EventCards,
    Named,
    NameHas,
    NumberOf,
    Trait,
    cost,
    dp,
    exists,
    level,
    name_has,
)  # fmt: skip
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.language.card import DP, Keyword, Trigger
from engine.digimon.language.words import Duration
from engine.digimon.wording import card_text, filter_text
from engine.effects import Node
from engine.filters import ANY, Filter

THEIRS = Choose(DIGIMON, whose=v.OPPONENT)
DRAW = op.Draw(1)
BY_NAME = NameHas("Greymon")


def probe(*effects: Node, **rest: Any) -> c.Card:
    return c.digimon("X-01", "Probe", v.RED, 4, 5, 5000, effects=effects, **rest)


def written(*effects: Node, **rest: Any) -> list[str]:
    return card_text(probe(*effects, **rest))


def main(*do: Node) -> str:
    """What these steps are written as, without the icon."""
    return written(c.Main(do=do))[0].removeprefix("[Main] ")


@pytest.mark.parametrize(
    ("item", "one", "several"),
    [
        (ANY, "card", "cards"),
        (DIGIMON & RED & level(0, 4), "red level 4 or lower Digimon", "red level 4 or lower "
         "Digimon"),
        (DIGIMON & level(5, 7), "level 5 or higher Digimon", "level 5 or higher Digimon"),
        (TAMER, "Tamer", "Tamers"),
        (DIGIMON | TAMER, "Digimon or Tamer", "Digimon or Tamers"),
        (OPTION & cost(2), "Option card with a cost of 2 or more",
         "Option cards with a cost of 2 or more"),
        (DIGIMON & name_has("Greymon", "Omnimon"), "Digimon with [Greymon] or [Omnimon] in its "
         "name",
         "Digimon with [Greymon] or [Omnimon] in their names"),
        (DIGIMON & Trait("A") & dp(most=3000), "Digimon with the [A] trait and 3000 DP or less",
         "Digimon with the [A] trait and 3000 DP or less"),
        (DIGIMON & ~la.HasUnder(Named("A")), "Digimon without [A] in its digivolution cards",
         "Digimon without [A] in their digivolution cards"),
        (DIGIMON & la.HasUnder(RED), "Digimon with a red digivolution card",
         "Digimon with a red digivolution card"),
        (DIGIMON & la.NO_DIGIVOLUTION_CARDS, "Digimon with no digivolution cards",
         "Digimon with no digivolution cards"),
        (DIGIMON & ~SUSPENDED & la.Extreme("dp"), "unsuspended Digimon with the highest DP",
         "unsuspended Digimon with the highest DP"),
        (DIGIMON & la.Extreme("dp", among=RED), "Digimon with the highest DP among red Digimon",
         "Digimon with the highest DP among red Digimon"),
        (DIGIMON & (level(4) | Trait("A")), "Digimon that is level 4 or has the [A] trait",
         "Digimon that are level 4 or have the [A] trait"),
        (DIGIMON & dp(most=NumberOf("dp")), "Digimon with as much or less DP as this Digimon",
         "Digimon with as much or less DP as this Digimon"),
        (DIGIMON & la.Between("level", most=NumberOf("level", EventCards())),
         "Digimon whose level is less than or equal to that card's level",
         "Digimon whose level is less than or equal to that card's level"),
        (DIGIMON & la.Same("level", THIS), "Digimon with the same level as this Digimon",
         "Digimon with the same level as this Digimon"),
        (DIGIMON & la.HasKeyword("Blocker"), "Digimon with <Blocker>", "Digimon with <Blocker>"),
        (DIGIMON & la.HasLinked(Named("A")), "Digimon with [A] in its link cards",
         "Digimon with [A] in their link cards"),
        (DIGIMON & TOKEN, "Token", "Tokens"),
        (DIGIMON & ~RED, "non-red Digimon", "non-red Digimon"),
        (Named("A") | Named("B"), "[A] or [B]", "[A] or [B]"),
    ],
)  # fmt: skip
def test_filters_are_noun_phrases(item: Filter, one: str, several: str) -> None:
    assert filter_text(item, on_field=True) == one
    assert filter_text(item, several=True, on_field=True) == several


def test_what_is_not_on_the_field_is_a_card() -> None:
    assert filter_text(DIGIMON & level(3)) == "level 3 Digimon card"
    assert filter_text(DIGIMON & la.Between("original-dp", 0, 4000)) == (
        "Digimon card with 4000 DP or less"
    )
    assert filter_text(la.Numbered("X-01"), {"X-01": "Probe"}) == "Probe"


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (op.Delete(Choose(DIGIMON, most=2, up_to=True, whose=v.OPPONENT)),
         "Delete up to 2 of your opponent's Digimon."),
        (op.Delete(Choose(DIGIMON, most=la.ANY_NUMBER, up_to=True, whose=v.OPPONENT,
                          total=("cost", 6))),
         "Delete any number of your opponent's Digimon whose total play costs add up to 6 or "
         "less."),
        (op.Delete(Each(DIGIMON | TAMER, whose=v.EITHER)), "Delete all Digimon and Tamers."),
        (op.DeDigivolve(1, THEIRS), "<De-Digivolve 1> 1 of your opponent's Digimon."),
        (op.Suspend(Choose(TAMER)), "Suspend 1 of your Tamers."),
        (op.TrashUnder(2, THEIRS), "Trash the bottom 2 digivolution cards of 1 of your opponent's "
         "Digimon."),
        (op.Trash(Choose(ANY, v.UNDER, 2, of=THIS, joint="same-level")),
         "Trash 2 cards of the same level from this Digimon's digivolution cards."),
        (op.Trash(Choose(ANY, v.LINKED, of=THIS)), "Trash 1 of this Digimon's link cards."),
        (op.Trash(Choose(ANY, v.HAND, whose=v.OPPONENT, by=v.OPPONENT)),
         "Trash 1 card from your opponent's hand, chosen by your opponent."),
        (op.PlaceUnder(Choose(DIGIMON, v.TRASH)), "Place 1 Digimon card from your trash as the "
         "bottom "
         "digivolution card of this Digimon."),
        (op.Play(Choose(DIGIMON, v.HAND | v.TRASH)),
         "Play 1 Digimon card from your hand or trash without paying the cost."),
        (op.Play(THIS_CARD, "pay", 2), "Play this card with the play cost reduced by 2."),
        (op.PlayToken("X-99"), "Play 1 [X-99] Token without paying the cost."),
        (op.DigivolveInto(Choose(DIGIMON & BY_NAME, v.HAND), cost="pay"),
         "This Digimon digivolves into a Digimon card with [Greymon] in its name in the hand for "
         "its "
         "digivolution cost."),
        (op.UseOption(Choose(OPTION, v.HAND)),
         "Use 1 Option card from your hand without paying the cost."),
        (op.LinkTo(Choose(DIGIMON, v.HAND | v.UNDER, of=THIS), Choose(DIGIMON)),
         "Link 1 Digimon card from your hand or this Digimon's digivolution cards to 1 of your "
         "Digimon without paying the cost."),
        (op.Attack(at="player", without_suspending=True),
         "This Digimon attacks a player without suspending."),
        (op.SwitchTarget(THIS), "Switch the attack target to this Digimon."),
        (op.AddToHand(THEIRS), "Return 1 of your opponent's Digimon to the hand."),
        (op.AddToHand(), "Add this card to the hand."),
        (op.ToDeck(Choose(ANY, v.HAND), "top"), "Return 1 card from your hand to the top of the "
         "deck."),
        (op.ToSecurity(Choose(DIGIMON, v.HAND), "bottom", face_up=True),
         "Place 1 Digimon card from your hand face up as the bottom security card."),
        (op.TrashSecurity(1), "Trash your opponent's top security card."),
        (op.TrashSecurity(2, v.YOU), "Trash the top 2 cards of your security stack."),
        (op.SecurityToHand(), "Add your top security card to the hand."),
        (op.TrashTop(3, v.EITHER), "Trash the top 3 cards of both players' decks."),
        (op.Recover(1), "<Recovery +1 (Deck)>."),
        (op.Draw(Count(TAMER)), "<Draw 1> for each of your Tamers."),
        (op.GainMemory(Count(ANY, v.TRASH, per=5, times=2)),
         "Gain 2 memory for every 5 cards in your trash."),
        (op.PayCost(2), "Pay 2 cost."),
        (op.ActivateEffect("digivolved"), "Activate 1 [When Digivolving] effect of this Digimon."),
        (op.WinGame(), "You win the game."),
    ],
)  # fmt: skip
def test_operations_are_clauses(step: Node, text: str) -> None:
    assert main(step) == text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ((DP(1000), Keyword("Blocker")), "gets +1000 DP and <Blocker> for the turn"),
        ((DP(Count(ANY, v.HAND, times=-1000)),), "gets -1000 DP for the turn for each card in your "
         "hand"),
        ((Keyword("Rush"), Keyword("Raid")), "gains <Rush> and <Raid> for the turn"),
        ((c.Cannot("attack"), c.Cannot("block")), "can't attack or block for the turn"),
        ((c.Cannot("be-returned", by="opponents-effect"),),
         "can't be returned to the hand or deck by your opponent's effects for the turn"),
        ((c.Cannot("activate", timing="attacked"), c.Cannot("activate", timing="digivolved")),
         "can't activate [When Attacking] and [When Digivolving] effects for the turn"),
        ((c.Unaffected(),), "isn't affected by your opponent's effects for the turn"),
        ((c.Unaffected(v.OPTION),), "isn't affected by your opponent's Option effects for the "
         "turn"),
        ((c.Gains(Trigger(on=c.ON_DELETION, do=(op.Play(),))),),
         'gains "[On Deletion] Play this card without paying the cost" for the turn'),
    ],
)  # fmt: skip
def test_what_is_given_is_a_statement(what: tuple[Node, ...], text: str) -> None:
    assert main(op.Give(what)) == f"This Digimon {text}."


@pytest.mark.parametrize(
    ("until", "text"),
    [
        (v.THIS_TURN, "for the turn"), (v.END_OF_YOUR_TURN, "until your turn ends"),
        (v.END_OF_OPPONENTS_TURN, "until your opponent's turn ends"),
        (v.END_OF_OPPONENTS_NEXT_TURN, "until the end of your opponent's next turn"),
        (v.THIS_ATTACK, "until the end of the attack"),
    ],
)  # fmt: skip
def test_how_long_it_lasts(until: Duration, text: str) -> None:
    assert main(op.Give((DP(1000),), THEIRS, until)) == (
        f"1 of your opponent's Digimon gets +1000 DP {text}."
    )


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ((DRAW, op.GainMemory(1)), "<Draw 1>. Then, gain 1 memory."),
        ((op.May((op.Delete(THEIRS),)),), "You may delete 1 of your opponent's Digimon."),
        ((op.May((op.Attack(),)),), "This Digimon may attack."),
        ((op.May((DRAW,), by=v.OPPONENT),), "Your opponent may <Draw 1>."),
        ((op.By((op.Suspend(),), (op.GainMemory(1), DRAW)),),
         "By suspending this Digimon, gain 1 memory and <Draw 1>."),
        ((op.By((op.PayCost(1), op.Trash(Choose(ANY, v.HAND))), (DRAW,)),),
         "By paying 1 cost and trashing 1 card from your hand, <Draw 1>."),
        ((DRAW, op.If(exists(TAMER), (op.GainMemory(1),), (op.LoseMemory(1),))),
         "<Draw 1>. Then, lose 1 memory. If you have a Tamer, gain 1 memory instead."),
        ((op.May((DRAW,)), op.IfDone((op.Recover(1),))),
         "You may <Draw 1>. If you did, <Recovery +1 (Deck)>."),
        ((op.RevealTop(3, (op.AddToHand(Choose(DIGIMON, v.REVEALED)),
                           op.AddToHand(Choose(TAMER, v.REVEALED)))),),
         "Reveal the top 3 cards of your deck. Add 1 Digimon card and 1 Tamer card among them to "
         "the "
         "hand. Return the rest to the bottom of the deck."),
        ((op.SearchSecurity((op.May((op.Play(Choose(TAMER, v.SECURITY)),)),)),),
         "Search your security stack. You may play 1 Tamer card among it without paying the cost. "
         "Then, shuffle your security stack."),
        ((op.OneOf(((DRAW,), (op.GainMemory(1),))),),
         "Activate 1 of the effects below: ・<Draw 1>. ・Gain 1 memory."),
        ((op.OneOf(((op.TrashSecurity(1),), (op.TrashSecurity(1, where="bottom"),))),),
         "Trash your opponent's top or bottom security card."),
        ((op.Pending("turn", (op.Delete(EventCards()),), of=Choose(DIGIMON)),),
         "Choose 1 of your Digimon. At the end of the turn, delete that Digimon."),
        ((op.Remember(Count(TAMER), "x"), op.Give((DP(la.Remembered("x", 1000)),))),
         "This Digimon gets +1000 DP for the turn for each of your Tamers."),
        ((op.Repeat(Count(TAMER), (DRAW,)),),
         "For each of your Tamers, activate the effect below:・<Draw 1>."),
        ((op.digi_burst(2, DRAW),),
         "By activating <Digi-Burst 2>, <Draw 1>."),
        ((Choose(DIGIMON, v.HAND, name="it"), op.Play(la.Chosen("it"))),
         "Choose 1 Digimon card from your hand. Then, play that card without paying the cost."),
    ],
)  # fmt: skip
def test_steps_are_sentences(steps: tuple[Node, ...], text: str) -> None:
    assert main(*steps) == text
