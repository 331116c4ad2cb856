"""Digimon card texts read: one or several, who "it" and "they" are, and during which phase.

Rules: comprehensive rules 4.2.
"""

from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood
from engine.digimon.card_text.compared import same
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.ways import way
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.test_card_text import read

THEIR_SECURITY: Final = la.Count(ANY, v.SECURITY, v.OPPONENT)
RUSH: Final = (c.Keyword("Rush"),)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "If your opponent has 3 or fewer security cards, <Draw 1>. If they have 4 or more, "
            "gain 1 memory.",
            (
                op.If(la.Compare(THEIR_SECURITY, "<=", 3), (op.Draw(1),)),
                op.If(la.Compare(THEIR_SECURITY, ">=", 4), (op.GainMemory(1),)),
            ),
        ),
        (  # "it" is what the condition speaks of
            "You may suspend 1 Digimon. Then, if this Digimon is suspended, it gains <Rush> for "
            "the turn.",
            (
                op.May((op.Suspend(la.Choose(la.DIGIMON, whose=v.EITHER)),)),
                op.If(la.Is(la.SUSPENDED), (op.Give(RUSH, la.THIS, v.THIS_TURN),)),
            ),
        ),
        (
            "By placing this Digimon under 1 of your other Digimon as its bottom digivolution "
            "card, <Draw 1>.",
            (op.By((op.PlaceUnder(la.THIS, la.Choose(la.OTHER & la.DIGIMON)),), (op.Draw(1),)),),
        ),
        (
            "You may play 1 blue card from one of your suspended Digimon's digivolution cards "
            "without paying the cost.",
            (op.May((op.Play(la.Choose(la.BLUE, v.UNDER,
                                       of=la.Each(la.DIGIMON & la.SUSPENDED))),)),),
        ),
        (
            "This Digimon may attack an opponent's Digimon.",
            (op.May((op.Attack(la.THIS, "digimon"),)),),
        ),
        (  # rule 4-2-2
            "You may pay 3 memory to play 1 [A] from your hand without paying the cost.",
            (op.By((op.PayCost(3),), (op.Play(la.Choose(la.Named("A"), v.HAND)),)),),
        ),
        (  # to the security stack of its owner
            "Place 1 of your opponent's Digimon at the bottom of their security stack.",
            (op.ToSecurity(la.Choose(la.DIGIMON, whose=v.OPPONENT), "bottom"),),
        ),
        (  # the cards of the opponent, and they choose
            "Your opponent trashes 2 cards in their hand.",
            (op.Trash(la.Choose(ANY, v.HAND, 2, v.OPPONENT, by=v.OPPONENT)),),
        ),
        (
            "Both players trash the top 2 cards of their decks.",
            (op.TrashTop(2, v.EITHER),),
        ),
        (
            "Choose 1 of your Digimon. Suspend 1 of your opponent's Digimon with DP less than or "
            "equal to the chosen Digimon.",
            (
                la.Choose(la.DIGIMON),
                op.Suspend(la.Choose(
                    la.DIGIMON & la.dp(most=la.NumberOf("dp", la.Chosen())), whose=v.OPPONENT)),
            ),
        ),
        (
            "Reveal the top 3 cards of your deck. This Digimon may digivolve into a red Digimon "
            "card among them without paying the cost. Return the rest to the bottom of the deck.",
            (op.RevealTop(3, (op.May((op.DigivolveInto(
                la.Choose(la.DIGIMON & la.RED, v.REVEALED)),)),)),),
        ),
    ],
)  # fmt: skip
def test_what_is_done(text: str, steps: tuple[Node, ...]) -> None:
    found = read(f"[When Digivolving] {text}")
    assert isinstance(found, c.Trigger)
    assert found.do == steps


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("When an effect suspends a Tamer", c.Event("suspended", la.TAMER, v.EITHER, "effect")),
        (
            "When effects suspend any of your Digimon with the [X] trait",
            c.Event("suspended", la.DIGIMON & la.Trait("X"), by="effect"),
        ),
        ("When this Digimon unsuspends", c.Event("unsuspended")),
        ("When an opponent plays a Tamer", c.Event("played", la.TAMER, v.OPPONENT)),
        ("When effects add to this Digimon's digivolution cards",
         c.Event("placed-under", by="effect")),
        (
            "When effects add cards to your opponent's hand",
            c.Event("added-to-hand", whose=v.OPPONENT, by="effect"),
        ),
    ],
)  # fmt: skip
def test_what_is_waited_for(text: str, on: c.Event) -> None:
    found = read(f"[All Turns] {text}, gain 1 memory.")
    assert isinstance(found, c.Trigger)
    assert found.on == on


def test_it_is_the_one_that_something_happened_to() -> None:
    found = read("[Your Turn] When you play another Digimon, it gains <Rush> for the turn.")
    assert isinstance(found, c.Trigger)
    assert found.do == (op.Give(RUSH, la.EventCards(), v.THIS_TURN),)
    found = read("[Your Turn] When this Digimon digivolves, it gains <Rush> for the turn.")
    assert isinstance(found, c.Trigger)
    assert found.do == (op.Give(RUSH, la.THIS, v.THIS_TURN),)


def test_during_a_phase_and_by_an_effect() -> None:
    # Rules 6-1 and 15-8-3: the phase is that in which it happens.
    found = read("[Your Turn] When this Digimon becomes unsuspended during your main phase, "
                 "<Draw 1>.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.InTurn(v.YOU), la.InPhase("main"))
    found = read("[On Play] If played by effects, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.EventWas("played-by-effect"),)
    found = read("[On Deletion] If deleted outside of a battle, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.Not(la.EventWas("in-battle")),)


def test_the_top_cards_of_the_deck_under_a_tamer_one_by_one() -> None:
    # Rule 16-41.
    found = read("[Main] By suspending this Tamer, you may place the top 2 cards of your deck face "
                 "down under this Tamer.", "Tamer")  # fmt: skip
    assert isinstance(found, c.Main)
    (by,) = found.do
    assert isinstance(by, op.By)
    assert by.do == (op.May((op.Repeat(2, (op.PlaceTopUnder(la.THIS),)),)),)


def test_this_digimon_if_it_is_such() -> None:
    found = read("[All Turns] When this yellow Digimon with the [X] trait would leave the battle "
                 "area, by trashing your top security card, prevent it from leaving the battle "
                 "area.")  # fmt: skip
    assert isinstance(found, c.Would)
    assert found.who is None
    assert found.condition == (la.Is(la.YELLOW & la.Trait("X")),)


def test_a_token_or_a_card_of_another_name() -> None:
    # What is played has no name that one of the player's Digimon has, the Token neither.
    found = read("[On Play] You may play 1 [Familiar] Token or, from your hand or trash, 1 Digimon "
                 "card with [X] in its name without paying the cost. This effect can't play cards "
                 "with the same names as any of your Digimon.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    (may,) = found.do
    assert isinstance(may, op.May)
    (either,) = may.do
    assert isinstance(either, op.OneOf)
    (token,), (card,) = either.options
    assert isinstance(token, op.If)
    assert token.condition == la.none(la.Named("Familiar"))
    assert isinstance(card, op.Play)
    alike = la.Same("name", la.Each(la.DIGIMON))
    assert card.what == la.Choose(la.DIGIMON & la.NameHas("X") & ~alike, v.HAND | v.TRASH)


def test_a_reduction_of_dp_that_is_more_under_a_condition() -> None:
    found = read("[Main] 1 of your opponent's Digimon gets -6000 DP for the turn. If you have 3 or "
                 "more Digimon, increase the DP reduction of this effect by -6000.")  # fmt: skip
    assert isinstance(found, c.Main)
    (step,) = found.do
    assert isinstance(step, op.If)
    theirs = la.Choose(la.DIGIMON, whose=v.OPPONENT)
    assert step.do == (op.Give((c.DP(-12000),), theirs, v.THIS_TURN),)
    assert step.otherwise == (op.Give((c.DP(-6000),), theirs, v.THIS_TURN),)


def test_what_cannot_be_played_from_the_trash() -> None:
    found = read("[On Play] Until your opponent's turn ends, their effects can't play Digimon or "
                 "Tamers from the trash.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    ban = c.Ban("play-from-trash-by-effect", la.Kind(v.DIGIMON | v.TAMER))
    assert found.do == (op.Give((ban,), la.Players(v.OPPONENT), v.END_OF_OPPONENTS_TURN),)


def test_several_cards_of_one_kind_for_a_digixros() -> None:
    # Rule 7-2: each of them is one of the specified cards.
    (line,) = parts(spelled("[DigiXros -2] 2 Digimon cards w/[X] trait"))
    found = way(line)
    one = la.DIGIMON & la.Trait("X")
    assert found == c.DigiXros(2, (one, one))
    assert found is not None
    same((found,), line, "Digimon")


def test_the_digimon_that_would_digivolve() -> None:
    # Rule 15-8-5: "that Digimon" is not the card that it digivolves into.
    found = read("[Your Turn] When one of your Digimon would digivolve into [A], that Digimon "
                 "gains \"[When Digivolving] <Blitz>\" for the turn.")  # fmt: skip
    assert isinstance(found, c.Would)
    assert found.into == la.Named("A")
    blitz = c.Gains(c.Trigger(on=c.WHEN_DIGIVOLVING, do=(c.Keyword("Blitz"),)))
    assert found.do == (op.Give((blitz,), la.EventCause(), v.THIS_TURN),)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "Reveal the top 2 cards of your deck. Add 1 red card among them to the hand and trash "
            "1 such card. Place the rest at the top or bottom of your deck in any order.",
            (op.RevealTop(2, (
                op.AddToHand(la.Choose(la.RED, v.REVEALED)),
                op.Trash(la.Choose(la.RED, v.REVEALED)),
                op.OneOf(((op.PutRevealed("top"),), (op.PutRevealed("bottom"),))),
            )),),
        ),
        (
            "Without paying the cost, you may play 1 [A] from your trash or 1 red card from the "
            "digivolution cards of your Digimon in the breeding area. This effect can't play [B].",
            (op.May((op.OneOf((
                (op.Play(la.Choose(la.Named("A") & ~la.Named("B"), v.TRASH)),),
                (op.Play(la.Choose(la.RED & ~la.Named("B"), v.UNDER,
                                   of=la.Each(la.DIGIMON, v.BREEDING))),),
            )),)),),
        ),
        (
            "If your opponent has a level 7 Digimon, trash the top card of their security stack.",
            (op.TrashSecurity(1, v.OPPONENT),),
        ),
    ],
)  # fmt: skip
def test_one_of_two_places_and_such_cards(text: str, steps: tuple[Node, ...]) -> None:
    found = read(f"[On Play] {text}")
    assert isinstance(found, c.Trigger)
    assert found.do == steps


def test_a_card_that_is_played_when_it_is_checked() -> None:
    # Rule 4-5: it is no Security Digimon any more, so there is no battle.
    found = read("[Security] Play this card without battling and without paying the cost.", "card")
    assert found == c.Security(do=(op.Play(la.THIS_CARD),))
    returns = "At the end of the turn, return this Digimon to the hand."
    with pytest.raises(NotUnderstood):  # the checked card is no Digimon before it is played
        read(f"[Security] Gain 1 memory. {returns}", "card")
    found = read(f"[Security] Play this card without paying the cost. {returns}", "card")
    later = op.Pending("turn", (op.AddToHand(la.EventCards()),), la.THIS_CARD)
    assert found == c.Security(do=(op.Play(la.THIS_CARD), later))


def test_what_alone_it_can_digivolve_into() -> None:
    found = read(
        "[All Turns] This Digimon can only digivolve into Digimon with [A] in their names."
    )
    assert found == c.Static(c.Cannot("digivolve", ~(la.DIGIMON & la.NameHas("A"))))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Return 1 of your opponent's Digimon to the hand. If this effect returned,", op.AddToHand),
        ("Return 1 of your opponent's Digimon to the bottom of the deck. If this effect returned,",
         op.ToDeck),
        ("Place 1 card from your hand as this Digimon's bottom digivolution card. If this effect "
         "placed,", op.PlaceUnder),
    ],
)  # fmt: skip
def test_what_this_effect_did(text: str, kind: type[Node]) -> None:
    found = read(f"[On Play] {text} <Draw 1>.")
    assert isinstance(found, c.Trigger)
    first, then = found.do
    assert isinstance(first, kind)
    assert then == op.IfDone((op.Draw(1),))


@pytest.mark.parametrize("words", ["be switched", "change"])
def test_an_attack_target_that_cannot_be_switched(words: str) -> None:
    found = read(f"[Your Turn] This Digimon's attack target can't {words}.")
    assert found == c.Static(c.Cannot("switch-target"), turn=v.YOU)


def test_a_level_it_is_and_what_it_must_have() -> None:
    found = read("[Your Turn] While this Digimon is level 6 or higher, it gains <Rush>.")
    assert found == c.Static(c.Keyword("Rush"), condition=(la.Is(la.Between("level", 6)),),
                             turn=v.YOU)  # fmt: skip
    found = read("[When Attacking] By trashing 1 card in the hand, this Digimon with the [X] trait "
                 "unsuspends.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    (by,) = found.do
    assert isinstance(by, op.By)
    assert by.do == (op.If(la.Is(la.Trait("X")), (op.Unsuspend(la.THIS),)),)


@pytest.mark.parametrize(
    "text",
    [
        "[When Attacking] If they have the [X] trait, <Draw 1>.",  # who they are, nothing says
        "[On Play] This Digimon may digivolve into a Digimon card among them without paying the "
        "cost.",
        "[On Play] Suspend 1 Digimon whose DP is less than or equal to that Digimon's DP.",
    ],
)
def test_what_nothing_was_said_of_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


def test_an_attack_on_a_player_and_a_condition() -> None:
    found = read("[All Turns] When one of your opponent's Digimon attacks a player, if this "
                 "Digimon is suspended, suspend 1 of your opponent's Digimon.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.EventWas("attack-on-player"), la.Is(la.SUSPENDED))
    assert found.do == (op.Suspend(la.Choose(la.DIGIMON, whose=v.OPPONENT)),)
