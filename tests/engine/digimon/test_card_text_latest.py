"""Digimon card texts read: what the latest sets print.

Rules: comprehensive rules 4.2.
"""

from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.ways import way
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.test_card_text import THEIRS, read

GAIN: Final = (op.GainMemory(1),)
FACE_UP: Final = la.Count(la.FACE_UP, v.SECURITY)


def done(text: str, this: str = "Digimon") -> tuple[Node, ...]:
    """What the only effect of a text does."""
    found = read(text, this)
    assert isinstance(found, c.Effect)
    return found.do


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "Suspend 1 of your opponent's Digimon for each of your face-up security cards.",
            (op.Suspend(la.Choose(la.DIGIMON, most=FACE_UP, whose=v.OPPONENT)),),
        ),
        (
            "Return all of your opponent's Digimon with the fewest digivolution cards to the "
            "bottom of the deck.",
            (op.ToDeck(la.Each(la.DIGIMON & la.Extreme("under", False), whose=v.OPPONENT)),),
        ),
        (  # in place of what stands before it
            "Gain 1 memory. If you have a Tamer, instead <Draw 1>.",
            (op.If(la.exists(la.TAMER), (op.Draw(1),), GAIN),),
        ),
        (
            "Flip your opponent's top face-down security card face up. If this effect didn't flip, "
            "<Draw 1>.",
            (op.FlipSecurity(v.OPPONENT), op.IfDone((), (op.Draw(1),))),
        ),
        (
            "By flipping your top face-up security card face down, <Draw 1>.",
            (op.By((op.FlipSecurity(v.YOU, False),), (op.Draw(1),)),),
        ),
        (
            "Add your top face-down security card to the hand.",
            (op.SecurityToHand(1, v.YOU, face_down=True),),
        ),
        (  # all of them at the top, or all at the bottom
            "By placing 2 cards with the [X] trait from your hand as this Digimon's top or bottom "
            "digivolution cards, <Draw 1>.",
            (
                op.By(
                    (
                        op.OneOf(
                            tuple(
                                (op.PlaceUnder(la.Choose(la.Trait("X"), v.HAND, 2), la.THIS, end),)
                                for end in ("top", "bottom")
                            )
                        ),
                    ),
                    (op.Draw(1),),
                ),
            ),
        ),
        (  # the opponent does it, with a card that they choose
            "Your opponent places 1 card from their hand as the bottom security card.",
            (op.ToSecurity(la.Choose(ANY, v.HAND, whose=v.OPPONENT, by=v.OPPONENT), "bottom"),),
        ),
        (
            "Delete 1 of your opponent's Digimon. Then, by returning 1 card from their trash to "
            "the bottom of the deck, they play 1 [Petrification] Token.",
            (
                op.Delete(THEIRS),
                op.By(
                    (op.ToDeck(la.Choose(ANY, v.TRASH, whose=v.OPPONENT), "bottom"),),
                    (op.PlayToken("Token Petrification", 1, v.OPPONENT),),
                ),
            ),
        ),
        (  # rule 4-27-2: all of it to one
            "For each of your Tamers, <De-Digivolve 1> 1 of your opponent's Digimon.",
            (op.DeDigivolve(la.Count(la.TAMER), THEIRS),),
        ),
        (
            "Reveal the top 3 cards of your deck. For each card with the [X] trait among them, "
            "reduce the play costs of all of your opponent's Digimon by 1 until the end of their "
            "turn. Return the rest to the bottom of the deck.",
            (
                op.RevealTop(
                    3,
                    (
                        op.Give(
                            (c.PlayCost(la.Count(la.Trait("X"), v.REVEALED, times=-1)),),
                            la.Each(la.DIGIMON, whose=v.OPPONENT),
                            v.END_OF_OPPONENTS_TURN,
                        ),
                    ),
                    "bottom",
                ),
            ),
        ),
        (
            "If there are 4 or more total Digimon, play 1 [Fujitsumon] Token suspended to your "
            "battle area. If there are 3 or fewer, play it suspended to your opponent's battle "
            "area.",
            (
                op.If(
                    la.exists(la.DIGIMON, whose=v.EITHER, least=4),
                    (op.PlayToken("Token Fujitsumon", 1, v.YOU, True),),
                ),
                op.If(
                    la.Compare(la.Count(la.DIGIMON, whose=v.EITHER), "<=", 3),
                    (op.PlayToken("Token Fujitsumon", 1, v.OPPONENT, True),),
                ),
            ),
        ),
        (
            "This Digimon with the [X] trait may unsuspend.",
            (op.If(la.Is(la.Trait("X")), (op.May((op.Unsuspend(),)),)),),
        ),
    ],
)
def test_steps(text: str, steps: tuple[Node, ...]) -> None:
    found = read(f"[On Play] {text}")
    only = steps[0] if len(steps) == 1 else None
    if isinstance(only, op.If) and not only.otherwise:
        assert found == c.Trigger(on=c.ON_PLAY, condition=(only.condition,), do=only.do)
    else:
        assert found == c.Trigger(on=c.ON_PLAY, do=steps)


@pytest.mark.parametrize(
    ("words", "on", "held"),
    [
        ("this Digimon wins a battle", c.Event("battle-won"), ()),
        (
            "any of your Digimon get linked to a card with the [X] trait",
            c.Event("linked", la.DIGIMON, other=la.Trait("X")),
            (),
        ),
        (
            "one of your opponent's Digimon attacks one of your blue Digimon",
            c.Event("attacked", la.DIGIMON, v.OPPONENT, other=la.DIGIMON & la.BLUE),
            (),
        ),
        (
            "this Digimon checks a face-up security card",
            c.Event("security-checked"),
            (la.EventWas("face-up"),),
        ),
    ],
)
def test_events(words: str, on: c.Event, held: tuple[Node, ...]) -> None:
    assert read(f"[All Turns] When {words}, gain 1 memory.") == c.Trigger(
        on=on, condition=held, do=GAIN
    )


def test_played_or_digivolved_by_an_effect_needs_such_an_event() -> None:
    text = "{} Gain 1 memory. Then, if played or digivolved by an effect, <Draw 1>."
    found = read(text.format("[On Play] [When Digivolving]"))
    assert la.EventWas("by-effect") in found.walk()
    with pytest.raises(NotUnderstood):  # an attack by an effect is neither
        read(text.format("[On Play] [When Attacking]"))


def test_a_card_that_would_link() -> None:
    assert read(
        "[Your Turn] [Once Per Turn] When a card with the [X] trait would link to this Digimon, "
        "you may reduce the cost by 1."
    ) == c.Would(
        what="link", into=la.Trait("X"), turn=v.YOU, limit=1, do=(op.May((op.ReduceCost(1),)),)
    )


def test_requirements_of_a_digimon_card() -> None:
    lower = la.Between("level", 0, 5) & la.DIGIMON & (la.TextHas("A") | la.Trait("B"))
    words = "1 Lv.5 or lower Digimon card w/[A] in text or w/[B] trait"
    assert way(spelled(f"[DigiXros -2] {words}")) == c.DigiXros(2, (lower,))
    assert way(spelled(f"[Assembly -2] {words.removeprefix('1 ')}")) == c.Assembly(2, (lower,))


def test_cards_go_to_the_top_or_the_bottom_as_their_player_likes() -> None:
    back = op.ToDeck(la.Choose(la.Trait("X"), v.TRASH, 3), "top")
    assert done(
        "When you would play this card, by returning 3 cards with the [X] trait from your trash to "
        "the top or bottom of the deck, reduce the play cost by 5.", "card"
    ) == (
        op.By(
            (op.OneOf(((back,), (op.ToDeck(back.what, "bottom"),))),), (op.ReduceCost(5),)
        ),
    )  # fmt: skip


def test_each_of_others_makes_what_is_played_cheaper() -> None:
    found = done(
        "[On Play] You may play 1 card with the [X] trait from your hand. For each of your face-up "
        "security cards, reduce this effect's paid play cost by 1."
    )
    card = la.Choose(la.Trait("X"), v.HAND)
    assert found == (op.May((op.Play(card, "pay", FACE_UP),)),)


def test_one_of_two_timings_is_activated() -> None:
    of = la.Choose(la.DIGIMON & la.Trait("X"))
    assert done(
        "[End of Your Turn] By suspending this Tamer, you may activate 1 [On Play] or [When "
        "Digivolving] effect of 1 of your Digimon with the [X] trait.", "Tamer"
    ) == (
        op.By(
            (op.Suspend(),),
            (
                op.May(
                    (
                        op.OneOf(
                            (
                                (op.ActivateEffect("played", of),),
                                (op.ActivateEffect("digivolved", of),),
                            )
                        ),
                    )
                ),
            ),
        ),
    )  # fmt: skip


def test_all_of_the_revealed_cards() -> None:
    black = la.none(~la.BLACK, v.REVEALED)
    assert done(
        "[On Play] Reveal the top 3 cards of your deck. If all of the revealed cards are black, "
        "gain 1 memory. Place the cards on top of your deck in any order."
    ) == (op.RevealTop(3, (op.If(black, GAIN),), "top"),)


def test_one_of_each_and_cards_under_this_tamer() -> None:
    under = la.Choose(la.Named("A"), v.UNDER, of=la.THIS)
    assert done(
        "[All Turns] When this Digimon would leave the battle area, you may play 1 each of [A] and "
        "[B] from its digivolution cards without paying the cost."
    ) == (op.May((op.Play(under), op.Play(la.Choose(la.Named("B"), v.UNDER, of=la.THIS)))),)
    four = la.Compare(la.Count(la.Trait("X"), v.UNDER, of=la.THIS), ">=", 4)
    assert done(
        "[On Play] <Draw 1>. Then, if there are 4 or more [X] trait cards under this Tamer, gain 1 "
        "memory.", "Tamer"
    ) == (op.Draw(1), op.If(four, GAIN))  # fmt: skip
