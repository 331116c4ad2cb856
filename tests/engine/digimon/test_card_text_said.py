"""Digimon card texts read: other ways of saying what the language has words for.

Rules: comprehensive rules 4.2.
"""

from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.alike import FIRST
from engine.digimon.card_text.lost import restored
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from engine.reader import NotUnderstood
from engine.rewriting import rewriting
from tests.engine.digimon.test_card_text import THEIRS, read

UNTIL_THEIRS: Final = v.END_OF_OPPONENTS_TURN
TAMERS_OR_DIGIMON: Final = la.Kind(v.DIGIMON | v.TAMER)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (  # what only one of these is
            "You may play a yellow level 3 Digimon card or a yellow Digimon card with [X] in its "
            "traits from your hand without paying the cost.",
            (op.May((op.Play(la.Choose(
                (la.DIGIMON & la.YELLOW & la.level(3))
                | (la.DIGIMON & la.YELLOW & la.TraitHas("X")), v.HAND)),)),),
        ),
        (
            "Trash both players' top security cards.",
            (op.TrashSecurity(1, v.EITHER),),
        ),
        (
            "You may play 1 Digimon card with the [X] trait, other than [Y], from your hand "
            "without paying the cost.",
            (op.May((op.Play(la.Choose(la.DIGIMON & la.Trait("X") & ~la.Named("Y"), v.HAND)),)),),
        ),
        (
            "Reveal the top card of your deck. Add it to your hand if it's a black Digimon card. "
            "Otherwise, place it at the bottom of your deck.",
            (op.RevealTop(1, (op.AddToHand(la.Choose(la.DIGIMON & la.BLACK, v.REVEALED)),)),),
        ),
        (  # the step inside is what may not be done
            "Reveal the top 4 cards of your deck. Add 2 cards with [X] in their names among them "
            "to your hand. Place the rest at the bottom of your deck in any order. If you added "
            "cards, trash 1 card in your hand.",
            (
                op.RevealTop(4, (op.AddToHand(la.Choose(la.NameHas("X"), v.REVEALED, 2)),)),
                op.IfDone((op.Trash(la.Choose(ANY, v.HAND)),)),
            ),
        ),
        (
            "1 of your [X]s may suspend.",
            (op.May((op.Suspend(la.Choose(la.Named("X"))),)),),
        ),
        (  # one of both: rule 15-6-2
            "If either player has 5 or more cards in their trash, <Draw 1>.",
            (op.Draw(1),),
        ),
        (  # rule 1-3-6: at least one, at most so many
            "Trash up to 3 cards from the top of your deck.",
            (op.OneOf(((op.TrashTop(1),), (op.TrashTop(2),), (op.TrashTop(3),))),),
        ),
        (
            "If this Digimon is attacking, you may switch the attack target to 1 of your "
            "opponent's suspended Digimon.",
            (op.May((op.SwitchTarget(la.Choose(la.DIGIMON & la.SUSPENDED,
                                               whose=v.OPPONENT)),)),),
        ),
        (  # of either category, and the number is that of the highest of both
            "Delete 1 of your opponent's highest play cost Digimon or Tamers.",
            (op.Delete(la.Choose(
                TAMERS_OR_DIGIMON
                & la.Extreme("cost", among=TAMERS_OR_DIGIMON), whose=v.OPPONENT)),),
        ),
        (
            "Delete 1 of your opponent's play cost 7 or lower Digimon or Tamers.",
            (op.Delete(la.Choose(TAMERS_OR_DIGIMON & la.cost(most=7), whose=v.OPPONENT)),),
        ),
        (
            "Your opponent adds the top card of their security stack to their hand.",
            (op.SecurityToHand(1, v.OPPONENT),),
        ),
        (
            "For 1 of your opponent's Digimon, trash any 1 digivolution card for every 2 colors "
            "your Tamers have.",
            (op.Trash(la.Choose(ANY, v.UNDER, la.DifferentColors(la.TAMER, per=2), v.OPPONENT,
                                of=THEIRS)),),
        ),
        (
            "Reveal the top 3 cards of your deck. Add 1 red card and 1 [X] or 1 Option card among "
            "them to the hand. Return the rest to the bottom of the deck.",
            (op.RevealTop(3, (
                op.AddToHand(la.Choose(la.RED, v.REVEALED)),
                op.AddToHand(la.Choose(la.Named("X") | la.OPTION, v.REVEALED)),
            )),),
        ),
        (
            "You can unsuspend this Digimon by returning 1 of this Digimon's level 6 digivolution "
            "cards to the hand.",
            (op.By((op.AddToHand(la.Choose(la.level(6), v.UNDER, of=la.THIS)),),
                   (op.Unsuspend(),)),),
        ),
        (
            "Choose 1 of both players' Digimon and delete all other Digimon.",
            (
                la.Choose(la.DIGIMON, name="yours"),
                la.Choose(la.DIGIMON, whose=v.OPPONENT, name="theirs"),
                op.Delete(la.Each(~la.SpokenOf(la.Chosen("yours"))
                                  & ~la.SpokenOf(la.Chosen("theirs")) & la.DIGIMON,
                                  whose=v.EITHER)),
            ),
        ),
        (
            "By placing the top stacked card of this Digimon as its bottom digivolution card, "
            "<Draw 1>.",
            (op.By((op.PlaceTopCard(),), (op.Draw(1),)),),
        ),
        (  # rule 15-15-7-2
            "Activate this Digimon's [On Play] effects.",
            (op.ActivateEffect("played", every=True),),
        ),
        ("Gain 1 memory, and <Draw 1>.", (op.GainMemory(1), op.Draw(1))),
        (  # rule 15-15-7-1
            "Activate 1 of this Digimon's [On Play] effects.",
            (op.ActivateEffect("played"),),
        ),
        (  # rule 15-6-2: what was chosen to be trashed
            "You may trash 1 card in your hand. If you trash a purple card, <Draw 1>.",
            (op.May((op.Trash(la.Choose(ANY, v.HAND, name="trashed")),)),
             op.If(la.Is(la.PURPLE, la.Chosen("trashed")), (op.Draw(1),))),
        ),
        (
            "Reveal the top 3 cards of your deck. Add 1 red card among them to the hand or place "
            "it as this Digimon's bottom digivolution card. Trash the rest.",
            (op.RevealTop(3, (op.OneOf((
                (op.AddToHand(la.Choose(la.RED, v.REVEALED)),),
                (op.PlaceUnder(la.Choose(la.RED, v.REVEALED), la.THIS),),
            )),), "trash"),),
        ),
        (  # the player chooses which of both is done
            "<Draw 1>. If you have a Tamer, you may gain 2 memory instead.",
            (op.If(la.exists(la.TAMER),
                   (op.OneOf(((op.GainMemory(2),), (op.Draw(1),))),), (op.Draw(1),)),),
        ),
        (
            "Activate the effect below. For each color your Digimon have, activate it again.・"
            "<Draw 1>.",
            (op.Repeat(la.Plus(1, la.DifferentColors(la.DIGIMON)), (op.Draw(1),)),),
        ),
        (  # rule 8-2-3-2: for its cost
            "You may DNA digivolve this Digimon and one of your other Digimon into a Digimon card "
            "in your hand by paying its DNA digivolve cost.",
            (op.May((op.DnaDigivolveInto(la.Choose(la.DIGIMON, v.HAND), True,
                                         la.OTHER & la.DIGIMON),)),),
        ),
        (
            "Return 1 of your opponent's Digimon to the hand. Then, at the end of your opponent's "
            "turn, <Draw 1>.",
            (op.AddToHand(THEIRS), op.Pending("opponent's turn", (op.Draw(1),))),
        ),
    ],
)  # fmt: skip
def test_what_is_done(text: str, steps: tuple[Node, ...]) -> None:
    found = read(f"[On Play] {text}")
    assert isinstance(found, c.Trigger)
    assert found.do == steps


@pytest.mark.parametrize(
    ("text", "on"),
    [
        (
            "When a digivolution card of one of your opponent's Digimon is trashed",
            c.Event("trashed-under", la.DIGIMON, v.OPPONENT),
        ),
        (
            "When one of your [A] or Tamers with [B] in their name is played",
            c.Event("played", la.Named("A") | (la.TAMER & la.NameHas("B"))),
        ),
        (
            "When you play a Digimon with the [X] trait or a blue Tamer",
            c.Event("played", (la.DIGIMON & la.Trait("X")) | (la.TAMER & la.BLUE)),
        ),
        (
            "When effects place Digimon cards with the [X] trait in this Digimon's digivolution "
            "cards",
            c.Event("placed-under", by="effect", other=la.DIGIMON & la.Trait("X")),
        ),
        (
            "When face-down cards are placed in this Digimon's digivolution cards",
            c.Event("placed-under", other=la.FACE_DOWN),
        ),
        (
            "When one of your Tamers digivolves",
            c.Event("digivolved", ANY, other=la.TAMER),
        ),
        ("When this Digimon checks your opponent's security stack", c.Event("security-checked")),
    ],
)
def test_what_is_waited_for(text: str, on: c.Event) -> None:
    found = read(f"[Your Turn] {text}, gain 1 memory.")
    assert isinstance(found, c.Trigger)
    assert found.on == on


def test_a_keyword_may_be_gained_for_each_of_others() -> None:
    # Rule 4-27-1.
    found = read("[Your Turn] For every 10 cards in your trash, this Digimon gains "
                 "<Security Attack +1>.")  # fmt: skip
    assert found == c.Static(
        c.Keyword("Security Attack", la.Count(ANY, v.TRASH, per=10)), turn=v.YOU
    )


def test_what_is_or_has_something() -> None:
    found = read("[Your Turn] While this Digimon is [A] or has the [X] trait, it gains <Rush>.")
    assert isinstance(found, c.Static)
    assert found.condition == (la.Is(la.Named("A") | la.Trait("X")),)


def test_what_the_lists_have_lost_of_a_card_is_put_back() -> None:
    # The printed cards; a list that has the words keeps its own.
    damaged = "[End of Attack] Delete this Digimon, and . Then, <Draw 1>."
    assert restored("EX4-074", damaged) == damaged.replace(", and .", ", and <Recovery +1 (Deck)>.")
    assert restored("EX4-075", damaged) == damaged
    whole = "[DigiXros -2] [A] x [B]"
    assert restored("EX4-020", whole) == whole
    assert restored("EX4-020", "<Draw 1>.").startswith("[DigiXros -2] Blue [Greymon] x [")


def test_two_requirements_on_a_line_and_two_effects_in_a_sentence() -> None:
    # Rules 8-1-1-1, 1-3-11: each is one of its own.
    assert parts(spelled("[Digivolve] [A]: Cost 3 /Purple [B]: Cost 1")) == [
        "[Digivolve] [A]: Cost 3", "[Digivolve] Purple [B]: Cost 1",
    ]  # fmt: skip
    assert parts(spelled("When this card would be played or digivolved into, if you have a Tamer, "
                         "reduce the play or digivolution cost by 2.")) == [
        "When you would play this card, if you have a Tamer, reduce the play cost by 2.",
        "When one of your Digimon would digivolve into this card, if you have a Tamer, reduce the "
        "digivolution cost by 2.",
    ]  # fmt: skip


def test_what_a_digimon_can_digivolve_into_and_the_next_digivolution() -> None:
    found = read("[Your Turn] While you have a Tamer, this Digimon can digivolve into a level 6 "
                 "Digimon card in your hand for a digivolution cost of 4, ignoring its "
                 "digivolution "
                 "requirements.")  # fmt: skip
    way = c.CanDigivolve(la.DIGIMON & la.level(6), 4)
    assert found == c.Static(way, condition=(la.exists(la.TAMER),), turn=v.YOU)
    found = read("[Main] The next time one of your red Digimon would digivolve this turn, reduce "
                 "the cost by 2.")  # fmt: skip
    less = c.NextDigivolution(la.DIGIMON & la.RED, 2)
    assert found == c.Main((op.Give((less,), la.Players(v.YOU), v.THIS_TURN),))


def test_from_where_cards_for_a_digixros_may_come() -> None:
    found = read("[Your Turn] When you play 1 Digimon with DigiXros requirements, by suspending "
    "this "
                 "Tamer, you may place cards from under one of your Tamers as digivolution cards "
                 "for "
                 "a DigiXros.", "Tamer")  # fmt: skip
    assert found == c.Static(c.DigiXrosFrom(la.DIGIMON, one=True), turn=v.YOU)
    found = read("[All Turns] When you would play 1 Digimon card with the [X] trait with DigiXros "
                 "requirements, by suspending this Tamer, you may place 1 card from under your "
                 "Tamers "
                 "and 1 card from your trash as digivolution cards for a DigiXros.",
                 "Tamer")  # fmt: skip
    assert found == c.Static(c.DigiXrosFrom(la.DIGIMON & la.Trait("X"), 1, 1), turn=v.EITHER)


def test_neither_of_two_timings_and_requirements_of_two_colors() -> None:
    found = read("[Main] 1 of your opponent's Digimon can't activate [When Digivolving] or [When "
                 "Attacking] effects for the turn.")  # fmt: skip
    bans = (c.Cannot("activate", timing="digivolved"), c.Cannot("activate", timing="attacked"))
    assert found == c.Main((op.Give(bans, la.Choose(la.DIGIMON, whose=v.OPPONENT), v.THIS_TURN),))
    found = read("[Main] <Draw 1> for every 2 of your security cards.")
    assert found == c.Main((op.Draw(la.Count(ANY, v.SECURITY, per=2)),))


def test_a_digivolution_that_ignores_the_level() -> None:
    found = read("[Main] 1 of your [A] digivolves into a [B] in the hand for its digivolution "
    "cost, "
                 "ignoring its level.")  # fmt: skip
    into = op.DigivolveInto(la.Choose(la.Named("B"), v.HAND), la.Choose(la.Named("A")), "pay",
                            any_level=True)  # fmt: skip
    assert found == c.Main((into,))


def test_its_digivolution_cards_are_those_of_the_card_that_speaks() -> None:
    # Rule 15-8-3: "its" is of the card that was spoken of last, here the Digimon itself.
    text = (
        "[On Deletion] You may play 1 red Digimon card from {} digivolution cards without "
        "paying the cost."
    )
    assert read(text.format("its")) == read(text.format("this Digimon's"))
    with pytest.raises(NotUnderstood, match="whose hand, trash or digivolution cards"):
        read(text.replace("{} ", ""))


def test_whose_effect_it_is_makes_a_difference_however_it_is_said() -> None:
    # One of the player's effects is not any effect (rule 15-5-2).
    alike = rewriting(FIRST)
    for deed in ("play", "suspend", "unsuspend", "delete"):
        said = [alike(f"when {by} effect{s} {deed}s a tamer,")
                for by, s in (("an", ""), ("one of your", "s"))]  # fmt: skip
        assert said[0].endswith(" by an effect,")
        assert said[1].endswith(" by one of your effects,")
