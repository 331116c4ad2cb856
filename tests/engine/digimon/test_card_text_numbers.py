"""Digimon card texts read: numbers that are raised or counted, and what a Tamer stands for.

Rules: comprehensive rules 4-27, 15-15-4.
"""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood
from engine.digimon.card_text.compared import same
from engine.digimon.card_text.effects import effect
from engine.digimon.card_text.ways import way
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.test_card_text import read

SUSPENDED = la.Count(la.DIGIMON & la.SUSPENDED, v.BATTLE, v.EITHER, times=1000)
TRASH = la.Count(ANY, v.TRASH, per=10)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "Delete 1 of your opponent's Digimon with 3000 DP or less. For each suspended Digimon, "
            "add 1000 to this DP deletion effect's maximum.",
            op.Delete(la.Choose(la.DIGIMON & la.dp(most=la.Plus(3000, SUSPENDED)),
                                whose=v.OPPONENT)),
        ),
        (
            "Delete 1 of your opponent's level 3 or lower Digimon. For every 10 cards in your "
            "trash, add 1 to the maximum level of the Digimon you can choose with this effect.",
            op.Delete(la.Choose(la.DIGIMON & la.Between("level", 0, la.Plus(3, TRASH)),
                                whose=v.OPPONENT)),
        ),
        (
            "For each of your Tamers, suspend 1 of your opponent's Digimon.",
            op.Suspend(la.Choose(la.DIGIMON, most=la.Count(la.TAMER), whose=v.OPPONENT)),
        ),
        (
            "Trash any 2 digivolution cards from your opponent's Digimon.",
            op.Trash(la.Choose(ANY, v.UNDER, 2, v.OPPONENT,
                               of=la.Each(la.DIGIMON, whose=v.OPPONENT))),
        ),
        (
            "Gain 1 memory for every 2 colors your Tamers have.",
            op.GainMemory(la.DifferentColors(la.TAMER, per=2)),
        ),
    ],
)  # fmt: skip
def test_a_sentence_with_a_number_that_is_counted(text: str, step: Node) -> None:
    assert read(f"[On Play] {text}") == c.Trigger(on=c.ON_PLAY, do=(step,))


def test_what_was_trashed_from_both_decks_is_counted() -> None:
    found = read("[On Play] Trash the top card of both players' decks. Then, this Digimon gets "
                 "+1000 DP for each card trashed by this effect for the turn.")  # fmt: skip
    assert found == c.Trigger(on=c.ON_PLAY, do=(
        op.TrashTop(1, v.EITHER), op.Remember(la.DoneBefore("trashed"), "done"),
        op.Give((c.DP(la.Remembered("done", 1000)),), la.THIS, v.THIS_TURN),
    ))  # fmt: skip


def test_one_effect_with_two_kinds_or_two_halves() -> None:
    # Rule 15-14-1: the limit is one.
    assert read("[When Digivolving] [Main] [Once Per Turn] Gain 1 memory.") == c.Trigger(
        on=c.WHEN_DIGIVOLVING, main=True, limit=1, do=(op.GainMemory(1),)
    )
    text = ("[Your Turn] [Once Per Turn] When a card with the [X] trait is played, <Draw 1>. When "
            "a card with the [Y] trait is played, gain 1 memory.")  # fmt: skip
    played = [c.Event("played", la.Trait(name), v.EITHER) for name in "XY"]
    found = effect(text, "Digimon")
    same(found, text, "Digimon")
    assert found == (
        c.Trigger(on=played[0], turn=v.YOU, limit=1, do=(op.Draw(1),)),
        c.Trigger(on=played[1], turn=v.YOU, limit=1, shares=True, do=(op.GainMemory(1),)),
    )


def test_options_that_are_placed_or_trashed() -> None:
    found = read("[All Turns] When Option cards in the battle area are trashed, gain 1 memory.")
    assert found == c.Trigger(on=c.Event("option-trashed", la.OPTION, v.EITHER),
                              do=(op.GainMemory(1),))  # fmt: skip
    found = read("[Breeding] [Your Turn] When any of your Option cards with the [X] trait are "
                 "placed in the battle area, gain 1 memory.")  # fmt: skip
    assert found == c.Trigger(
        on=c.Event("option-placed", la.OPTION & la.Trait("X")), where=v.BREEDING, turn=v.YOU,
        do=(op.GainMemory(1),),
    )  # fmt: skip


def test_a_cost_is_reduced_by_a_number_and_for_each_card() -> None:
    found = read("[Breeding] [Your Turn] When a [X] trait Digimon card would be played, you may "
                 "reduce the play cost by 4. Further reduce it by 1 for each of this Digimon's "
                 "digivolution cards.")  # fmt: skip
    assert isinstance(found, c.Would)
    less = la.Plus(4, la.Count(ANY, v.UNDER, of=la.THIS))
    assert (found.where, found.do) == (v.BREEDING, (op.May((op.ReduceCost(less),)),))


def test_how_many_may_be_placed_is_raised() -> None:
    found = read("[Start of Your Main Phase] You may place up to 1 card with the [X] trait with "
                 "different names from your trash under this Tamer. For each of your other Tamers, "
                 "add 2 to the maximum number this effect may place.", "Tamer")  # fmt: skip
    most = la.Plus(1, la.Count(la.OTHER & la.TAMER, times=2))
    what = la.Choose(la.Trait("X"), v.TRASH, most, up_to=True, joint="different-names")
    assert found == c.Trigger(on=c.START_OF_YOUR_MAIN_PHASE,
                              do=(op.May((op.PlaceUnder(what, la.THIS),)),))  # fmt: skip


def test_a_keyword_for_every_so_many_cards() -> None:
    assert read("[Your Turn] For every 3 cards in this Digimon's digivolution cards, this Digimon "
                "gains <Security Attack +1>.") == c.Static(
        c.Keyword("Security Attack", la.Count(ANY, v.UNDER, of=la.THIS, per=3)), turn=v.YOU
    )  # fmt: skip


def test_what_an_earlier_step_did_reduces_a_cost() -> None:
    found = read("[On Play] You may trash up to 3 cards in your hand. Then, play 1 red Digimon "
                 "card from your trash with the play cost reduced by 3. For each card trashed by "
                 "this effect, further reduce it by 1.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.do[1:] == (
        op.Remember(la.DoneBefore("trashed"), "done"),
        op.Play(la.Choose(la.DIGIMON & la.RED, v.TRASH), "pay",
                la.Plus(3, la.Remembered("done"))),
    )  # fmt: skip


def test_colors_that_are_changed_or_added() -> None:
    # Rules 15-12-1, 15-12-2.
    assert read("[Your Turn] This Digimon is treated as also having the colors of its digivolution "
                "cards.") == c.Static(c.ColorsUnder(), turn=v.YOU)  # fmt: skip
    assert read("[Your Turn] This Digimon is also treated as red.") == c.Static(
        c.AlsoColor(v.RED), turn=v.YOU
    )
    found = read("[On Play] Until the end of your opponent's turn, change 1 of their Digimon or "
                 "Tamers into a color other than white.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.do == (
        la.Choose(la.Kind(v.DIGIMON | v.TAMER), whose=v.OPPONENT),
        op.OneOf(tuple(
            (op.Give((c.OriginalColor(color),), la.Chosen(), v.END_OF_OPPONENTS_TURN),)
            for color in (v.RED, v.BLUE, v.YELLOW, v.GREEN, v.BLACK, v.PURPLE)
        )),
    )  # fmt: skip


def test_what_was_done_is_remembered_for_the_next_step() -> None:
    found = read("[On Play] By trashing up to 2 cards in your hand, gain 1 memory for each card "
                 "trashed.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    (by,) = found.do
    assert isinstance(by, op.By)
    assert by.do == (
        op.Remember(la.DoneBefore("trashed"), "done"), op.GainMemory(la.Remembered("done")),
    )  # fmt: skip


def test_both_are_done_for_each_of_those_that_there_were() -> None:
    # Rule 4-27-4: first the one for each that was there upon activation, then the other.
    found = read("[On Play] For each of your Tamers, suspend 1 of your opponent's Digimon and gain "
                 "1 memory.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.do == (
        op.Remember(la.Count(la.TAMER), "each"),
        op.Suspend(la.Choose(la.DIGIMON, most=la.Remembered("each"), whose=v.OPPONENT)),
        op.GainMemory(la.Remembered("each")),
    )


@pytest.mark.parametrize(
    "text",
    [
        # Which of two numbers is raised?
        "[On Play] Delete 1 of your opponent's level 3 or lower Digimon and 1 of your opponent's "
        "level 4 or lower Digimon. For each of your Tamers, add 1 to this effect's level maximum.",
        # Nothing was trashed before.
        "[On Play] Gain 1 memory for each card trashed by this effect.",
        # A battle with a Security Digimon is meant.
        "[On Play] At the end of the battle, gain 1 memory.",
    ],
)
def test_what_is_not_exact_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


def test_what_a_security_digimon_does_after_its_battle() -> None:
    # Rule 14-2-5; all that follows belongs to it.
    found = read("[Security] At the end of the battle, <Draw 1>. Then, add this card to its "
                 "owner's hand.", "card")  # fmt: skip
    later = op.Pending("battle", (op.Draw(1), op.AddToHand(la.THIS_CARD)))
    assert found == c.Security(do=(later,))


def test_a_digimon_that_digivolves_from_a_tamer() -> None:
    # Rule 8-1.
    text = "You may digivolve this card from your hand onto one of your red Tamers as if "
    assert way(f"{text}the Tamer is a level 3 Digimon.") == c.DigivolveAs(la.TAMER & la.RED)
    assert way(f"{text}that card is a level 3 red Digimon for a memory cost of 2.") == (
        c.DigivolveAs(la.TAMER & la.RED, 3, v.RED, 2)
    )
    with pytest.raises(NotUnderstood):
        way(f"{text}the Tamer is a level 6 Digimon by placing 10 Tamer cards at the bottom of "
            "your deck.")  # fmt: skip


def test_a_card_without_a_name_that_others_have() -> None:
    found = read("[On Play] You may play 1 Digimon card with the [Deva] trait without the same "
                 "name as the cards in your battle area or trash from your hand to an empty space "
                 "in your breeding area without paying the cost.")  # fmt: skip
    others = la.Same("name", la.Each(ANY, v.BATTLE | v.TRASH))
    card = la.Choose(la.DIGIMON & la.Trait("Deva") & ~others, v.HAND)
    assert found == c.Trigger(on=c.ON_PLAY, do=(op.May((op.Play(card, to=v.BREEDING),)),))


def test_a_play_without_on_play_effects() -> None:
    found = read("[On Deletion] You may play 1 purple Digimon card from your trash without paying "
                 "its memory cost. Any [On Play] effects on Digimon played with this effect don't "
                 "activate.")  # fmt: skip
    card = la.Choose(la.DIGIMON & la.PURPLE, v.TRASH)
    assert found == c.Trigger(on=c.ON_DELETION, do=(op.May((op.Play(card, silent=True),)),))


def test_the_next_unsuspend_phase_is_that_of_the_opponent() -> None:
    # Rule 6-2.
    found = read("[On Play] Suspend 1 of your opponent's Digimon. That Digimon doesn't unsuspend "
                 "during its owner's next unsuspend phase.")  # fmt: skip
    kept = op.Give((c.Cannot("unsuspend-in-phase"),), la.Chosen(), v.END_OF_OPPONENTS_NEXT_TURN)
    assert isinstance(found, c.Trigger)
    assert found.do[1] == kept
    with pytest.raises(NotUnderstood):
        read("[On Play] Suspend 1 of your Digimon. That Digimon doesn't unsuspend during its "
             "owner's next unsuspend phase.")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("You may play 1 [Familiar] Token.", op.May((op.PlayToken("Token Familiar"),))),
        ("Place 1 card from your trash under 1 of your Tamers.",
         op.PlaceUnder(la.Choose(ANY, v.TRASH), la.Choose(la.TAMER))),
        ("Return 1 card from under your Tamers to the hand.",
         op.AddToHand(la.Choose(ANY, v.UNDER, of=la.Each(la.TAMER)))),
        ("Delete 1 of your opponent's Digimon with as many or fewer digivolution cards as this "
         "Digimon.", op.Delete(la.Choose(
             la.DIGIMON & la.Between("under", 0, la.NumberOf("under")), whose=v.OPPONENT))),
    ],
)  # fmt: skip
def test_what_is_done(text: str, do: Node) -> None:
    assert read(f"[On Play] {text}") == c.Trigger(on=c.ON_PLAY, do=(do,))


TOKEN_OR_PUPPET = la.TOKEN | (la.OTHER & la.DIGIMON & la.Trait("Puppet"))


@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("Delete 1 of your Tokens or other Digimon with the [Puppet] trait.",
         op.Delete(la.Choose(TOKEN_OR_PUPPET))),
        ("Trash the top card of your opponent's security stack for every 10 cards in your trash.",
         op.TrashSecurity(TRASH)),
        # Rule 4-7-8: cards under what leaves the field are trashed anyway.
        ("Return 1 of your opponent's level 3 Digimon to the hand. Trash all of the digivolution "
         "cards of that Digimon.",
         op.AddToHand(la.Choose(la.DIGIMON & la.level(3), whose=v.OPPONENT))),
        ("This Digimon with the [Titan] trait may digivolve into [Titamon] or a Digimon card with "
         "the [Titan] trait in the trash without paying the cost.",
         op.If(la.Is(la.Trait("Titan")), (op.May((op.DigivolveInto(la.Choose(
             la.Named("Titamon") | (la.DIGIMON & la.Trait("Titan")), v.TRASH)),)),))),
        ("Reveal the top 3 cards of your deck. Add 1 Digimon card with the [ADVENTURE] trait and 1 "
         "such Tamer card or Option card among them to the hand. Return the rest to the bottom of "
         "the deck.",
         op.RevealTop(3, (
             op.AddToHand(la.Choose(la.DIGIMON & la.Trait("ADVENTURE"), v.REVEALED)),
             op.AddToHand(la.Choose(
                 la.Kind(v.TAMER | v.OPTION) & la.Trait("ADVENTURE"), v.REVEALED))))),
    ],
)  # fmt: skip
def test_what_is_said_of_several_at_once(text: str, do: Node) -> None:
    found = read(f"[On Play] {text}")
    assert isinstance(found, c.Trigger)
    if isinstance(do, op.If):  # said at the beginning, it is a condition of the effect
        assert (found.condition, found.do) == ((do.condition,), do.do)
    else:
        assert found == c.Trigger(on=c.ON_PLAY, do=(do,))


def test_what_leaves_takes_cards_under_it_elsewhere() -> None:
    found = read("[All Turns] When this Digimon would leave the battle area other than by your "
                 "effects, from this Digimon's digivolution cards, return 1 Digimon card to the "
                 "hand and place 1 [X Antibody] as the top security card.")  # fmt: skip
    below = la.Choose(la.DIGIMON, v.UNDER, of=la.THIS)
    other = la.Choose(la.Named("X Antibody"), v.UNDER, of=la.THIS)
    assert isinstance(found, c.Would)
    assert found.do == (op.AddToHand(below), op.ToSecurity(other))


def test_a_token_that_nobody_knows_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        read("[On Play] Play 1 [Frobnicated] Token.")


def test_what_a_search_of_the_security_stack_does() -> None:
    # Rule 15-15-3-9.
    found = read("[On Play] Look at your security stack, then reveal 1 card in it and add it to "
                 "your hand. If that card is yellow, <Recovery +1 (Deck)>. Then shuffle your "
                 "security stack.")  # fmt: skip
    yellow = op.If(la.Is(la.YELLOW, la.Chosen()), (op.Recover(1),))
    search = op.SearchSecurity((op.AddToHand(la.Choose(ANY, v.SECURITY)), yellow))
    assert found == c.Trigger(on=c.ON_PLAY, do=(search,))


def test_what_is_done_later_is_done_to_the_cards_of_before() -> None:
    # Rule 18-1: pending processing knows them as the cards it is about.
    found = read("[On Play] You may play 1 red Digimon card from your trash without paying its "
                 "memory cost. At the end of the turn, delete the Digimon this effect "
                 "played.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.do[1] == op.Pending("turn", (op.Delete(la.EventCards()),), la.Chosen())


def test_what_is_done_instead_takes_the_place_of_what_stands_before() -> None:
    # Rule 15-6-2.
    found = read("[Main] Delete 1 of your opponent's Digimon with 5000 DP or less. If you have a "
                 "Tamer, delete 1 of your opponent's Digimon instead.", "card")  # fmt: skip
    weak = la.Choose(la.DIGIMON & la.dp(most=5000), whose=v.OPPONENT)
    any_one = op.Delete(la.Choose(la.DIGIMON, whose=v.OPPONENT))
    both = op.If(la.exists(la.TAMER), (any_one,), (op.Delete(weak),))
    assert found == c.Main(do=(both,))
    with pytest.raises(NotUnderstood):
        # Declined, it is in place of nothing.
        read("[Main] Draw 1. If you have a Tamer, you may gain 1 memory instead.", "card")


def test_a_cost_that_is_reduced_for_a_card_in_the_hand() -> None:
    found = read(
        "When one of your Digimon with a Tamer card in its digivolution cards digivolves into this "
        "card in the hand, reduce the cost of the digivolution by 2."
    )
    who = la.DIGIMON & la.HasUnder(la.TAMER)
    assert found == c.Would(what="digivolve", who=who, where=v.HAND, do=(op.ReduceCost(2),))


def test_a_mind_link_with_some_digimon() -> None:
    # Rule 16-28.
    found = read("[Main] <Mind Link> with 1 of your Digimon with the [SoC] trait.", "Tamer")
    assert found == c.Keyword("Mind Link", cards=(la.DIGIMON & la.Trait("SoC"),))


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("you have a Tamer or a Digimon with the [X] trait",
         la.AnyCondition((la.exists(la.TAMER), la.exists(la.DIGIMON & la.Trait("X"))))),
        ("there are 5 or more cards in your opponent's trash",
         la.exists(ANY, v.TRASH, v.OPPONENT, 5)),
        ("your opponent has no Digimon with more digivolution cards than this Digimon",
         la.none(la.DIGIMON & ~la.Between("under", 0, la.NumberOf("under")), whose=v.OPPONENT)),
    ],
)  # fmt: skip
def test_conditions(text: str, held: Node) -> None:
    found = read(f"[Your Turn] While {text}, this Digimon gets +1000 DP.")
    assert found == c.Static(c.DP(1000), condition=(held,), turn=v.YOU)


def test_each_of_two_things_that_you_have() -> None:
    # Rule 4-27-1.
    found = read("[Main] For each Digimon and each Tamer you have, delete 1 of your opponent's "
                 "Digimon.", "card")  # fmt: skip
    both = la.Plus(la.Count(la.DIGIMON), la.Count(la.TAMER))
    assert found == c.Main(do=(op.Delete(la.Choose(la.DIGIMON, most=both, whose=v.OPPONENT)),))
