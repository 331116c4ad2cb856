"""Digimon card texts read: what the first sets print.

Rules: comprehensive rules 4.2.
"""

from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood
from engine.digimon.card_text.requirements import requirement
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.tokens import Reader
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.test_card_text import THEIRS, read

GAIN: Final = (op.GainMemory(1),)
UNDER_THIS: Final = la.Count(ANY, v.UNDER, of=la.THIS)
PLAYED: Final = "You may play 1 level 3 Digimon card from your hand without paying the cost."


def done(text: str, this: str = "Digimon") -> tuple[Node, ...]:
    """What the only effect of a text does."""
    found = read(text, this)
    assert isinstance(found, c.Effect)
    return found.do


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (  # rule 4-27-2: it is the one that is chosen, for each of the others
            "For each of your Tamers, 1 of your opponent's Digimon gets -3000 DP for the turn.",
            (op.Give((c.DP(la.Count(la.TAMER, times=-3000)),), THEIRS),),
        ),
        (  # one after the other, each with a choice
            "For each Tamer you have in play, you may play 1 level 3 Digimon card from your hand "
            "without paying its memory cost.",
            (
                op.Repeat(
                    la.Count(la.TAMER),
                    (op.May((op.Play(la.Choose(la.DIGIMON & la.level(3), v.HAND)),)),),
                ),
            ),
        ),
        (  # rule 4-27-4: counted once, before the first of both
            "For every 10 cards in your trash, trash the top 3 cards of your opponent's deck, and "
            "this Digimon gets +3000 DP for the turn.",
            (
                op.Remember(la.Count(ANY, v.TRASH, per=10), "each"),
                op.TrashTop(la.Remembered("each", 3), v.OPPONENT),
                op.Give((c.DP(la.Remembered("each", 3000)),)),
            ),
        ),
        (  # no fewer are enough
            "Trash the top 4 cards of your deck. If you trash 4 or more cards with this effect, "
            "gain 1 memory.",
            (op.TrashTop(4, v.YOU), op.IfDone(GAIN, least=4)),
        ),
        (
            "Activate 1 of the effects below. If you have a Tamer, activate all of the effects "
            "below instead.・Gain 1 memory.・<Draw 1>.",
            (
                op.If(
                    la.exists(la.TAMER),
                    (op.OneOf((GAIN, (op.Draw(1),)), all=True),),
                    (op.OneOf((GAIN, (op.Draw(1),))),),
                ),
            ),
        ),
        (
            "Delete 1 of your opponent's Digimon with a level less than or equal to the number of "
            "this Digimon's digivolution cards.",
            (
                op.Delete(
                    la.Choose(la.DIGIMON & la.Between("level", 0, UNDER_THIS), whose=v.OPPONENT)
                ),
            ),
        ),
        (
            "Choose any number of your opponent's Digimon so that their play cost total is up to 6 "
            "and return them to the bottom of their owners' decks.",
            (
                op.ToDeck(
                    la.Choose(
                        la.DIGIMON,
                        most=la.ANY_NUMBER,
                        whose=v.OPPONENT,
                        up_to=True,
                        total=("cost", 6),
                    )
                ),
            ),
        ),
        (
            "Delete any number of your opponent's Digimon whose total DP adds up to equal or less "
            "than this Digimon's DP.",
            (
                op.Delete(
                    la.Choose(
                        la.DIGIMON,
                        most=la.ANY_NUMBER,
                        whose=v.OPPONENT,
                        up_to=True,
                        total=("dp", la.NumberOf("dp")),
                    )
                ),
            ),
        ),
        (  # all three, or nothing is done (rule 15-7)
            "By returning 1 [A], 1 [B], and 1 [C] from your trash to the bottom of your deck, gain "
            "1 memory.",
            (op.By(tuple(op.ToDeck(la.Choose(la.named(name), v.TRASH)) for name in "ABC"), GAIN),),
        ),
        (
            "By placing all digivolution cards from under this Digimon under 1 of your Tamers, "
            "gain 1 memory.",
            (
                op.By(
                    (
                        op.PlaceUnder(
                            la.Choose(ANY, v.UNDER, la.ANY_NUMBER, of=la.THIS),
                            la.Choose(la.TAMER),
                        ),
                    ),
                    GAIN,
                ),
            ),
        ),
        (
            "You may reveal the top 5 cards of your deck. Trash all Tamer cards among them. Place "
            "the remaining cards at the bottom of your deck in any order.",
            (
                op.May(
                    (op.RevealTop(5, (op.Trash(la.Choose(la.TAMER, v.REVEALED, la.ANY_NUMBER)),)),)
                ),
            ),
        ),
        (
            f"{PLAYED} The Digimon played by this effect can't digivolve to level 7, and at the "
            "next end of your opponent's turn, delete that Digimon.",
            (
                op.May((op.Play(la.Choose(la.DIGIMON & la.level(3), v.HAND)),)),
                op.Give((c.Cannot("digivolve", la.level(7)),), la.Chosen(), v.FOR_GOOD),
                op.Pending("opponent's turn", (op.Delete(la.EventCards()),), la.Chosen()),
            ),
        ),
        (  # what was done among the revealed cards is counted behind it
            "Reveal the top 3 cards of your deck. You may play 1 Digimon card among them without "
            "paying the cost. Gain 1 memory for each Digimon played by this effect. Trash the "
            "rest.",
            (
                op.RevealTop(
                    3,
                    (
                        op.May((op.Play(la.Choose(la.DIGIMON, v.REVEALED)),)),
                        op.Remember(la.DoneBefore("played"), "done"),
                        op.GainMemory(la.Remembered("done")),
                    ),
                    "trash",
                ),
            ),
        ),
        (  # the opponent keeps one, which they choose
            "Your opponent chooses 1 of their Digimon. Delete all of their other Digimon.",
            (
                la.Choose(la.DIGIMON, whose=v.OPPONENT, by=v.OPPONENT),
                op.Delete(la.Each(~la.SpokenOf(la.Chosen()) & la.DIGIMON, whose=v.OPPONENT)),
            ),
        ),
        (
            "This Digimon gets +1000 DP for the turn for each color Digimon and Tamers have.",
            (
                op.Give(
                    (
                        c.DP(
                            la.DifferentColors(
                                la.Kind(v.DIGIMON | v.TAMER), whose=v.EITHER, times=1000
                            )
                        ),
                    )
                ),
            ),
        ),
    ],
)
def test_what_is_done(text: str, steps: tuple[Node, ...]) -> None:
    assert done(f"[Main] {text}") == steps


def test_less_than_the_first_sentence_says_is_not_asked() -> None:
    # Rule 15-15-2: of so many cards that the step before is to move.
    with pytest.raises(NotUnderstood, match="what was done before"):
        read("[Main] Gain 1 memory. If you trash 4 or more cards with this effect, <Draw 1>.")


@pytest.mark.parametrize(
    ("text", "event"),
    [
        (
            "When your opponent plays a level 5 or higher Digimon,",
            c.Event("played", la.DIGIMON & la.Between("level", 5), v.OPPONENT),
        ),
        (
            "When your opponent moves a Digimon from their breeding area,",
            c.Event("moved", la.DIGIMON, v.OPPONENT),
        ),
        (
            "When one of your opponent's Digimon digivolves or attacks,",
            c.Event("digivolved", la.DIGIMON, v.OPPONENT)
            | c.Event("attacked", la.DIGIMON, v.OPPONENT),
        ),
        (
            "When one of your Digimon's attack target is switched,",
            c.Event("target-switched", la.DIGIMON),
        ),
        (
            "When you play a Digimon with [A] in its traits or place [B] in your battle area,",
            c.Event("played", la.DIGIMON & la.TraitHas("A"))
            | c.Event("option-placed", la.named("B")),
        ),
        (
            "When an effect adds digivolution cards to this Digimon,",
            c.Event("placed-under", None, by="effect"),
        ),
    ],
)
def test_what_is_waited_for(text: str, event: c.Event | c.Events) -> None:
    assert read(f"[All Turns] {text} gain 1 memory.") == c.Trigger(do=GAIN, on=event)


def test_by_which_effect_it_was_played() -> None:
    # Of the events of one timing alone (rule 15-16-2): what digivolved was not played.
    asks = "If this card was played by [A]'s effect, gain 1 memory."
    assert read(f"[On Play] {asks}") == c.Trigger(
        do=GAIN, condition=(la.ByEffectOf(la.named("A")),)
    )
    with pytest.raises(NotUnderstood):
        read(f"[When Digivolving] {asks}")


def test_each_digimon_is_one_of_those_that_were_deleted() -> None:
    # Rule 4-27-5: triggered once, for all that were deleted at the same time.
    deleted = "[All Turns] When an opponent's Digimon is deleted, gain 1 memory for each Digimon"
    for text in (f"{deleted}.", f"{deleted} deleted."):
        found = read(text)
        on = c.Event("deleted", la.DIGIMON, v.OPPONENT)
        assert found == c.Trigger(do=(op.GainMemory(la.EventCount()),), on=on)
    assert done("[Main] Gain 1 memory for each Digimon.") == (
        op.GainMemory(la.Count(la.DIGIMON, whose=v.EITHER)),
    )
    with pytest.raises(NotUnderstood):  # nothing was
        read("[Main] Gain 1 memory for each Digimon deleted.")


def test_this_digimon_digivolves_into_certain_cards() -> None:
    found = read("[Your Turn] When this Digimon digivolves into a card with [A] in its traits, "
                 "gain 1 memory.")  # fmt: skip
    on = c.Event("digivolved", la.THIS_ONE & la.TraitHas("A"))
    assert found == c.Trigger(do=GAIN, on=on, turn=v.YOU)


def test_another_is_looked_for_wherever_it_may_be_in_play() -> None:
    # Rule 3-4-6: the field is the battle area and the breeding area.
    found = read("[Main] If you don't have another [A] in play, gain 1 memory.")
    assert isinstance(found, c.Main)
    assert found.condition == (la.none(la.named("A") & la.OTHER, v.FIELD),)


def test_a_main_phase_is_that_of_either_player() -> None:
    found = read("[All Turns] When one of your opponent's Digimon becomes unsuspended during a "
                 "main phase, gain 1 memory.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.InPhase("main"),)


def test_a_cost_that_is_increased() -> None:
    # Rule 15-8-5: right before an opponent's Digimon digivolves.
    found = read("[Opponent's Turn] When an opponent's Digimon with no digivolution cards would "
                 "digivolve, increase the digivolution cost by 1.")  # fmt: skip
    who = la.DIGIMON & la.NO_DIGIVOLUTION_CARDS
    assert found == c.Would(do=(op.ReduceCost(-1),), turn=v.OPPONENT, what="digivolve", who=who,
                            whose=v.OPPONENT)  # fmt: skip
    with pytest.raises(NotUnderstood):  # nothing would digivolve
        read("[Main] Increase the digivolution cost by 1.")


def test_two_levels_side_by_side() -> None:
    found = done("[Main] Delete 1 of your opponent's level 4 or 5 Digimon.")
    both = la.DIGIMON & la.level(4, 5)
    assert found == (op.Delete(la.Choose(both, whose=v.OPPONENT)),)
    with pytest.raises(NotUnderstood):  # not from one level to another
        read("[Main] Delete 1 of your opponent's level 3 or 5 Digimon.")


def test_a_requirement_of_a_play_cost() -> None:
    cheap = requirement(Reader("Play cost 4 or less [A]/[B]"))
    assert cheap == la.cost(most=4) & la.named("A", "B")


def test_one_place_of_two_for_an_attack_target() -> None:
    found = done(
        "[Opponent's Turn] When one of your opponent's Digimon attacks, you may switch the target "
        "of attack to this Digimon or the player."
    )
    assert found == (op.May((op.OneOf(((op.SwitchTarget(la.THIS),), (op.SwitchTarget(None),))),)),)


def test_a_requirement_with_a_digivolution_card() -> None:
    text = "Digivolve: 3 from [A] w/ [B] digivolution card[When Digivolving] <Draw 1>."
    assert spelled(text).split("\n")[0] == "[Digivolve] [A] w/[B] in digivolution cards: Cost 3"
