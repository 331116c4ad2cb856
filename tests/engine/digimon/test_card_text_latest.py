"""Digimon card texts read: what the latest sets print, and what it does in a game.

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
from tests.engine.digimon.table import Table, red, red_tamer
from tests.engine.digimon.test_card_text import THEIRS, read

GAIN: Final = (op.GainMemory(1),)
FACE_UP: Final = la.Count(la.FACE_UP, v.SECURITY)
SEVEN: Final = red("Seven", 4, 7000)
FIVE: Final = red("Five", 4, 5000)


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
    condition = steps[0].condition if isinstance(steps[0], op.If) and len(steps) == 1 else None
    if condition is not None and not steps[0].otherwise:
        assert found == c.Trigger(on=c.ON_PLAY, condition=(condition,), do=steps[0].do)
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


# ---------------------------------------------------------------------- in a game


def test_who_has_more_dp_wins_a_battle_and_nobody_a_tie() -> None:
    """Rules 14-2-1-1 and 14-2-1-3."""
    wins = c.Trigger(on=c.Event("battle-won"), do=(op.GainMemory(2),))
    strong = red("Strong", 4, 7000, effects=(wins,))
    for target, memory in (("Five", 2), ("Seven", 0)):
        table = Table(
            strong, SEVEN, FIVE, my_battle=["Strong"], their_battle=[["suspended", target]]
        )
        assert table.attack("Strong", target).memory == memory


def test_a_battle_with_a_security_digimon_is_won_too() -> None:
    """Rule 14-2: it is a battle like any other; whoever loses it has not won."""
    wins = c.Trigger(on=c.Event("battle-won"), do=(op.GainMemory(2),))
    strong = red("Strong", 4, 6000, effects=(wins, c.Keyword("Jamming")))
    for checked, memory in (("Five", 2), ("Seven", 0)):
        table = Table(strong, SEVEN, FIVE, my_battle=["Strong"], their_security=[checked, "Filler"])
        assert table.attack("Strong").memory == memory


def test_an_effect_that_is_also_a_counter_has_one_limit() -> None:
    """Rules 11-3 and 15-14-1: [When Attacking] [Counter] [Once Per Turn]."""
    text = "[When Attacking] [Counter] [Once Per Turn] You may gain 1 memory."
    effect = read(text)
    assert effect == c.Trigger(
        on=c.WHEN_ATTACKING, counter=True, limit=1, do=(op.May((op.GainMemory(1),)),)
    )
    both = red("Both", 4, 3000, effects=(effect,))
    table = Table(both, FIVE, my_battle=["Five", "Five"], their_battle=["Both"], memory=3)
    table.attack("Five").take("Counter with Both")
    assert table.memory == 2
    assert not any("Both" in words for words in table.attack("Five").words)


def test_what_lay_face_up_when_it_was_checked() -> None:
    """Rule 3-7-4: an effect that asks for it goes by how the card lay."""
    asks = c.Security(condition=(la.EventWas("face-up"),), do=(op.GainMemory(2),))
    card = red("Lying", 4, 1000, security=(asks,))
    for lying, memory in ((["face-up", "Lying"], -2), ("Lying", 0)):
        table = Table(card, SEVEN, my_battle=["Seven"], their_security=[lying, "Filler"])
        assert table.attack("Seven").memory == memory


def test_the_top_card_that_lies_the_other_way_is_flipped() -> None:
    """Rule 3-7-4: cards above it that lie face-up stay as they are."""
    flips = c.Main(do=(op.FlipSecurity(v.OPPONENT), op.If(
        la.Compare(la.Count(la.FACE_UP, v.SECURITY, v.OPPONENT), ">=", 2), GAIN)))  # fmt: skip
    back = c.Main(do=(op.By((op.FlipSecurity(v.YOU, False),), (op.GainMemory(2),)),))
    table = Table(
        red("Flipper", 4, 1000, effects=(flips, back)), FIVE, my_battle=["Flipper"],
        my_security=["Filler"], their_security=[["face-up", "Five"], "Five", "Filler"],
    )  # fmt: skip
    assert table.take("Activate Flipper: flip").memory == 1
    assert not table.can("Activate Flipper: by")  # no card of its own lies face-up


def test_the_digimon_that_an_effect_played_is_deleted_though_it_digivolved() -> None:
    """Rule 15-3-3: it is the same Digimon, whatever is its top card."""
    plays = read(
        "[Hand] [Main] You may play this card with the play cost reduced by 5. At the end of the "
        "turn, delete the Digimon this effect played."
    )
    card = red("Brief", 3, 4000, cost=6, effects=(plays,))
    table = Table(card, red("Next", 4, 5000, evo=0), my_hand=["Brief", "Next"], memory=3)
    table.take("Activate Brief", "Brief:", "Digivolve Brief into Next").passing()
    assert table.battle() == []


def test_the_opponent_plays_a_token() -> None:
    gives = c.Main(do=(op.PlayToken("Token Petrification", 1, v.OPPONENT),))
    table = Table(red("Stone", 4, 1000, effects=(gives,)), my_battle=["Stone"])
    table.take("Activate Stone")
    assert table.battle("their") == ["Petrification"]


def test_a_tamer_digivolves_as_if_it_was_a_digimon() -> None:
    """Rules 15-7-2, 8-1-2-1: all of the cost, and what the requirements ask of such a Digimon."""
    effect = read(
        "[Main] [Once Per Turn] You may place 2 cards with [Hybrid] in their traits from your hand "
        "under this Tamer in any order to digivolve it into a [Great] in the hand for its "
        "digivolution cost as if this Tamer is a level 5 red Digimon.", "Tamer"
    )  # fmt: skip
    hybrid = red("Hybrid", 4, 3000, traits=("Hybrid",))
    tamer = red_tamer("Hero", effect)
    for level, hand, battle in (
        (6, ["Great", "Hybrid", "Hybrid"], "Great/Hero/Hybrid/Hybrid"),
        (6, ["Great", "Hybrid"], "Hero"),  # not all of them: nothing is placed
        (5, ["Great", "Hybrid", "Hybrid"], "Hero"),  # it asks for a Level 4
    ):
        great = red("Great", level, 9000, evo=2)
        table = Table(great, hybrid, tamer, my_battle=["Hero"], my_hand=hand, memory=3)
        while table.can("Activate Hero") or table.can("Hero:") or table.can("Hybrid"):
            wanted = next(w for w in table.words if w.startswith(("Activate Hero", "Hero:", "Hyb")))
            table.take(wanted)
        placed = table.battle()[0]
        assert placed.split("/")[0] == battle.split("/")[0]
        if battle == "Great/Hero/Hybrid/Hybrid":
            assert (placed, table.memory) == (battle, 1)


def test_a_play_cost_is_lower_for_a_time() -> None:
    """Rule 15-11: what an effect asks for is the play cost that the Digimon has now."""
    lowers = c.Main(do=(op.Give((c.PlayCost(-2),), THEIRS, v.THIS_TURN),))
    cheap = c.Main(do=(op.Delete(la.Choose(la.DIGIMON & la.cost(most=3), whose=v.OPPONENT)),))
    dear = c.Main(do=(op.Suspend(la.Choose(la.DIGIMON & la.Extreme("cost"), whose=v.OPPONENT)),))
    cards = (
        red("Taxer", 4, 1000, effects=(lowers,)),
        red("Judge", 4, 1000, effects=(cheap,)),
        red("Warden", 4, 1000, effects=(dear,)),
        red("Four", 4, 1000, cost=4),
    )
    for taxed in (True, False):
        table = Table(
            *cards, FIVE, my_battle=["Taxer", "Judge", "Warden"], their_battle=["Five", "Four"]
        )
        if taxed:
            table.take("Activate Taxer", "Five")
        table.take("Activate Warden", "Activate Judge")
        assert table.battle("their") == (["Four"] if taxed else ["Five", "Four"])
        assert table.suspended("Four") == taxed  # 5 less 2 is not the highest any more


def test_each_face_down_card_under_it_makes_a_digivolution_cheaper() -> None:
    """Rules 15-8-5 and 4-27-1: of the Digimon that would digivolve."""
    cheaper = read(
        "When any of your Digimon with the [X] trait would digivolve into this card, for each of "
        "its face-down digivolution cards, reduce the digivolution cost by 1.", "card"
    )  # fmt: skip
    hides = c.Main(do=(op.PlaceUnder(la.Choose(ANY, v.HAND), la.THIS, face_down=True),))
    low = red("Low", 4, 3000, traits=("X",), effects=(hides,))
    high = red("High", 5, 6000, evo=3, effects=(cheaper,))
    table = Table(low, high, my_battle=["Low"], my_hand=["Filler", "High"], memory=5)
    assert table.can("Digivolve Low into High for 3")
    table.take("Activate Low", "Filler")
    assert table.can("Digivolve Low into High for 2")


def test_a_token_comes_suspended_to_the_side_that_is_said() -> None:
    gives = c.Main(do=(op.PlayToken("Token Fujitsumon", 1, v.OPPONENT, True),))
    table = Table(red("Giver", 4, 1000, effects=(gives,)), my_battle=["Giver"])
    table.take("Activate Giver")
    assert table.battle("their") == ["Fujitsumon"] and table.suspended("Fujitsumon")


def test_cards_go_to_the_top_or_the_bottom_as_their_player_likes() -> None:
    back = op.ToDeck(la.Choose(la.Trait("X"), v.TRASH, 3), "top")
    assert read(
        "When you would play this card, by returning 3 cards with the [X] trait from your trash to "
        "the top or bottom of the deck, reduce the play cost by 5.", "card"
    ).do == (
        op.By(
            (op.OneOf(((back,), (op.ToDeck(back.what, "bottom"),))),), (op.ReduceCost(5),)
        ),
    )  # fmt: skip
