"""Digimon card texts read: slips of the public lists, and words that say a usual thing otherwise.

Rules: comprehensive rules 4.2.
"""

from dataclasses import replace
from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood, Texts, compile_card
from engine.digimon.compiler.printed import printed
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node, walk
from engine.filters import ANY
from tests.engine.digimon.test_card_text import THEIRS, read

THIS_TURN: Final = v.THIS_TURN


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("<De-Digivolve 1> on 2 of your opponent's Digimon.",
         "<De-Digivolve 1> 2 of your opponent's Digimon."),
        ("You can unsuspend this Digimon by trashing 2 cards in your hand.",
         "By trashing 2 cards in your hand, unsuspend this Digimon."),
        ("You may trash 1 card in your hand to have this Digimon get +1000 DP for the turn.",
         "By trashing 1 card in your hand, this Digimon gets +1000 DP for the turn."),
        ("Trash all digivolution cards under 1 of your opponent's Digimon.",
         "Trash all digivolution cards of 1 of your opponent's Digimon."),
        # Rule 4-7-8: what lies under it is trashed.
        ("Return 1 of your opponent's Digimon to its owner's hand. Trash all of the digivolution "
         "cards of that Digimon.", "Return 1 of your opponent's Digimon to its owner's hand."),
        ("Return 1 of your opponent's Digimon to the bottom of their deck.",
         "Return 1 of your opponent's Digimon to the bottom of the deck."),
        ("Reveal the top card of your deck. If it's a black card, add it to your hand. Trash the "
         "rest.", "Reveal the top card of your deck. Add 1 black card among them to your hand. "
         "Trash "
         "the rest."),
        ("You may play 1 play cost 4 or lower red Tamer card from your hand without paying the "
         "cost.", "You may play 1 red Tamer card with a play cost of 4 or less from your hand "
         "without "
         "paying the cost."),
        ("You may play up to 6 play cost's total worth of Digimon cards with the [X] trait from "
         "your hand without paying the cost.", "You may play any number of Digimon cards with the "
         "[X] trait whose total play costs add up to 6 or less from your hand without paying the "
         "cost."),
    ],
)  # fmt: skip
def test_said_otherwise(text: str, usual: str) -> None:
    assert read(f"[On Play] {text}") == read(f"[On Play] {usual}")


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (  # rule 15-7-1: either of both is what is done for it
            "By deleting this Digimon or trashing 1 card in your hand, <Draw 1>.",
            (op.By((op.OneOf(((op.Delete(la.THIS),), (op.Trash(la.Choose(ANY, v.HAND)),))),),
                   (op.Draw(1),)),),
        ),
        (  # rule 4-7: the top card and its digivolution cards
            "If this Digimon's stack has 2 or more same-level cards, <Draw 1>.",
            (op.Draw(1),),
        ),
        (  # a card goes to the stack of its owner
            "Place 1 Digimon with 3000 DP or less as the bottom security card.",
            (op.ToSecurity(la.Choose(la.DIGIMON & la.dp(most=3000), whose=v.EITHER), "bottom"),),
        ),
        (
            "Suspend 1 of your opponent's Digimon and 1 of your Digimon gets +1000 DP for the "
            "turn.",
            (op.Suspend(THEIRS), op.Give((c.DP(1000),), la.Choose(la.DIGIMON), THIS_TURN)),
        ),
        (
            "Delete 1 of your opponent's Digimon. If you didn't, <Draw 1>.",
            (op.Delete(THEIRS), op.IfDone((), (op.Draw(1),))),
        ),
        (
            "You may place 1 Option card from your hand in the battle area.",
            (op.May((op.PlaceInBattleArea(la.Choose(la.OPTION, v.HAND)),)),),
        ),
        (
            "Both players <Draw 1>.",
            (op.Draw(1, v.EITHER),),
        ),
        (
            "1 of your opponent's Digimon gets -1000 DP for the turn for each color in this "
            "Digimon's digivolution cards.",
            (op.Give((c.DP(la.DifferentColors(ANY, v.UNDER, of=la.THIS, times=-1000)),), THEIRS,
                     THIS_TURN),),
        ),
    ],
)  # fmt: skip
def test_what_is_done(text: str, steps: tuple[Node, ...]) -> None:
    found = read(f"[On Play] {text}")
    assert isinstance(found, c.Trigger)
    assert found.do == steps


def test_conditions_of_one_timing() -> None:
    """Rule 15-8-3: where a card was, of the event that the timing speaks of, and of no other."""
    found = read("[On Play] If played from digivolution cards, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.EventWas("from-under"),)
    found = read("[When Digivolving] If digivolving from the trash, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.EventWas("from-trash"),)
    with pytest.raises(NotUnderstood):
        read("[On Play] [When Digivolving] If digivolving from the trash, <Draw 1>.")


def test_what_is_waited_for() -> None:
    """Rule 15-8-3."""
    found = read("[Your Turn] When this Digimon attacks your opponent's Digimon, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.EventWas("attack-on-digimon"),)
    found = read("[All Turns] When your opponent's hand is trashed from, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert found.on == c.Event("trashed-from-hand", ANY, v.OPPONENT)
    found = read("[All Turns] When Tamer cards are placed in this Digimon's digivolution cards, "
                 "<Draw 1>.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.on == c.Event("placed-under", other=la.TAMER)


def test_a_card_of_a_hand_that_is_not_seen() -> None:
    """Rule 3-5: the hand of the other player is hidden, so none of its cards can be chosen."""
    with pytest.raises(NotUnderstood):
        read("[On Play] Trash 1 card in your opponent's hand.")


def test_the_bottom_card_of_the_one_that_would_digivolve() -> None:
    """Rule 15-8-5: that Digimon is the one that would digivolve, not the card."""
    found = read("[Your Turn] When one of your Digimon would digivolve into a Digimon card with "
    "[X] "
                 "in its text, by suspending this Tamer and placing 1 card from under your "
                 "Tamers as "
                 "that Digimon's bottom digivolution card, reduce the digivolution cost by 1.",
                 "Tamer")  # fmt: skip
    assert isinstance(found, c.Would)
    (by,) = found.do
    assert isinstance(by, op.By)
    assert by.cost[1] == op.PlaceUnder(la.Choose(ANY, v.UNDER, of=la.Each(la.TAMER)),
                                       la.EventCause())  # fmt: skip


def test_a_name_for_a_digixros_alone() -> None:
    """Rules 2-3-4-3, 7-2: elsewhere the card does not have that name."""
    facts = c.digimon("X-1", "Shout King", v.RED, 4, 5, 5000)
    found = compile_card(facts, Texts("This card is also treated as [Shouter] for a DigiXros."))
    assert found.whole
    assert found.card.xros_names == ("Shouter",)
    assert found.card.names == ()


def test_one_of_the_players_own() -> None:
    """Rule 15-6-2: what follows is done only if the Digimon that was suspended is their own."""
    found = read("[On Play] You may suspend 1 Digimon. If this effect suspended your Digimon, "
                 "<Draw 1>.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    yours = la.exists(la.DIGIMON & la.SpokenOf(la.Chosen()))
    assert found.do[1] == op.IfDone((op.If(yours, (op.Draw(1),)),))


def test_a_trait_other_than_one() -> None:
    """Rule 2-3-2-4: the trait that is left out does not count, another one still does."""
    found = read("[On Play] Delete 1 of your opponent's Digimon with [Cat] or [Dog], other than "
                 "[Sea Cat], in any of its traits.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    (delete,) = found.do
    assert isinstance(delete, op.Delete)
    assert isinstance(delete.what, la.Choose)
    wanted = delete.what.filter
    card = c.digimon("X-1", "X", v.RED, 4, 5, 5000)
    for traits, fits in ((("Sea Cat",), False), (("Sea Cat", "Dog"), True), (("Cat",), True)):
        assert printed(wanted, replace(card, traits=traits)) is fits


def test_so_many_copies() -> None:
    """Rule 2-3-4-6: how many copies of it a deck may have."""
    facts = c.digimon("X-1", "X", v.RED, 3, 3, 2000)
    found = compile_card(facts, Texts(
        "You can include up to 50 copies of cards with this card's card number in your deck."
    ))  # fmt: skip
    assert found.whole
    assert found.card.copies == 50


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("If you have more security cards than your opponent, <Draw 1>.",
         la.Compare(la.Count(ANY, v.SECURITY), ">", la.Count(ANY, v.SECURITY, v.OPPONENT))),
        ("If your hand has fewer cards than your opponent's, <Draw 1>.",
         la.Compare(la.Count(ANY, v.HAND), "<", la.Count(ANY, v.HAND, v.OPPONENT))),
        ("If you have fewer Digimon than your opponent, <Draw 1>.",
         la.Compare(la.Count(la.DIGIMON), "<", la.Count(la.DIGIMON, whose=v.OPPONENT))),
    ],
)  # fmt: skip
def test_more_or_fewer_than_the_other(text: str, held: Node) -> None:
    """Rule 15-6-1: what a condition compares."""
    found = read(f"[On Play] {text}")
    assert isinstance(found, c.Trigger)
    assert found.condition == (held,)


def test_what_was_deleted_in_battle() -> None:
    """Rule 15-8-3: the Digimon that was deleted, and by which."""
    found = read("[Your Turn] When this Digimon deletes one of your opponent's level 6 or "
                 "higher Digimon in battle, <Draw 1>.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert isinstance(found.on, c.Event)
    assert (found.on.what, found.on.whose, found.on.by) == ("deleted", v.OPPONENT, "battle")
    assert found.on.other == la.THIS_ONE
    assert found.on.who is not None
    assert la.Between("level", 6) in walk(found.on.who)


def test_cards_of_the_digimon_of_the_event() -> None:
    """Rule 15-8-5: the digivolution cards of the Digimon that would leave."""
    found = read("[All Turns] When one of your Digimon would be deleted, you may play 1 "
                 "Digimon card from that Digimon's digivolution cards without paying the cost.",
                 "Tamer")  # fmt: skip
    assert isinstance(found, c.Would)
    assert found.do == (op.May((op.Play(la.Choose(la.DIGIMON, v.UNDER, of=la.EventCards())),)),)
