"""Digimon card texts read and played: until so many are left, and what is said of one card only.

Rules: comprehensive rules 1-3-6, 4.2, 15-2, 15-10-2-1.
"""

from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood
from engine.digimon.card_text.effects import effect
from engine.digimon.card_text.lost import restored
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.ways import way
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.test_card_text import THEIRS, read
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE

MINE: Final = la.Count(ANY, v.HAND)


def done(text: str) -> tuple[Node, ...]:
    """What the only effect of a text does."""
    found = read(f"[On Play] {text}")
    assert isinstance(found, c.Trigger)
    return found.do


def hand(left: int, whose: int = v.YOU) -> op.Trash:
    more = la.Minus(la.Count(ANY, v.HAND, whose), left)
    return op.Trash(la.Choose(ANY, v.HAND, more, whose, by=whose))


def top(left: int, whose: int) -> op.TrashSecurity:
    return op.TrashSecurity(la.Minus(la.Count(ANY, v.SECURITY, whose), left), whose)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Trash cards in your hand until it has 4 left.", (hand(4),)),
        (  # they choose which
            "Your opponent trashes cards in their hand so that they have 6 cards left.",
            (hand(6, v.OPPONENT),),
        ),
        (
            "Trash the top cards of your opponent's security stack until it has 2 left.",
            (top(2, v.OPPONENT),),
        ),
        (  # of each of the stacks
            "If you have a Tamer, trash the top cards of both players' security stacks so that "
            "they have 3 cards left.",
            (top(3, v.YOU), top(3, v.OPPONENT)),
        ),
    ],
)
def test_so_many_cards_are_left(text: str, steps: tuple[Node, ...]) -> None:
    # Rule 15-10-2-1: as many as the text says.
    assert done(text) == steps


def test_a_choice_lowers_the_most_that_can_be_deleted() -> None:
    found = done(
        "Delete 1 of your opponent's Digimon with 9000 DP or less. For each card in your hand, "
        "reduce 1000 from this effect's DP maximum."
    )
    most = la.Plus(9000, la.Count(ANY, v.HAND, times=-1000))
    assert found == (op.Delete(la.Choose(la.DIGIMON & la.dp(most=most), whose=v.OPPONENT)),)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (  # the number is asked of cards of either trait
            "You may play 1 play cost 4 or higher [X] or [Y] trait card from your hand with the "
            "play cost reduced by 2.",
            (
                op.May(
                    (
                        op.Play(
                            la.Choose(
                                la.cost(least=4) & (la.Trait("X") | la.Trait("Y")),
                                v.HAND,
                            ),
                            "pay",
                            2,
                        ),
                    )
                ),
            ),
        ),
        (  # nobody is meant where none DNA digivolved, whatever was played before
            "You may play 1 [A] from your hand without paying the cost. Then, 2 of your Digimon "
            "may DNA digivolve into a Digimon card in your hand. Until your opponent's turn ends, "
            "the Digimon this effect DNA digivolved gains <Blocker>.",
            (
                op.May((op.Play(la.Choose(la.Named("A"), v.HAND)),)),
                op.May((op.DnaDigivolveInto(la.Choose(la.DIGIMON, v.HAND)),)),
                op.IfDone(
                    (op.Give((c.Keyword("Blocker"),), la.Chosen(), "end of the opponent's turn"),)
                ),
            ),
        ),
        (
            "If you have 3 or more Digimon with different names, gain 1 memory.",
            (op.GainMemory(1),),
        ),
        (
            "Suspend 1 of your opponent's Digimon. Then, if that Digimon is level 5, gain 1 "
            "memory.",
            (
                op.Suspend(THEIRS),
                op.If(la.Is(la.Between("level", 5, 5), la.Chosen()), (op.GainMemory(1),)),
            ),
        ),
    ],
)
def test_a_sentence_means_what_it_says(text: str, steps: tuple[Node, ...]) -> None:
    # Rules 4.2, 15-2.
    assert done(text) == steps


def test_what_is_done_for_each_is_done_of_both() -> None:
    # Rule 15-2: "for each X" stands before both.
    of = la.Count(ANY, v.LINKED, of=la.THIS)
    found = done(
        "For each of this Digimon's link cards, trash your opponent's top security card and return "
        "1 of their Digimon to the bottom of the deck."
    )
    assert found == (
        op.TrashSecurity(of, v.OPPONENT),
        op.ToDeck(la.Choose(la.DIGIMON, most=of, whose=v.OPPONENT), "bottom"),
    )


@pytest.mark.parametrize(
    "text",
    [
        "[Your Turn] For every 2 of your suspended Digimon, this Digimon gets +2000 DP and gains "
        "<Security Attack +1>.",
        "[Your Turn] For each of your Tamers, this Digimon gets +1000 DP and <Draw 1>.",
    ],
)
def test_no_step_behind_for_each_is_done_once(text: str) -> None:
    # Rule 15-2: the second would not be counted.
    with pytest.raises(NotUnderstood):
        read(text)


def test_either_is_not_affected() -> None:
    # Rule 15-2.
    found = done(
        "Until your opponent's turn ends, their Digimon's effects don't affect this Digimon and 1 "
        "of your Digimon with [X] in its name."
    )
    safe = (c.Unaffected(v.DIGIMON, v.OPPONENT),)
    until: Final = "end of the opponent's turn"
    other = la.Choose(la.DIGIMON & la.NameHas("X"))
    assert found == (op.Give(safe, la.THIS, until), op.Give(safe, other, until))


def test_a_level_or_higher_is_a_requirement() -> None:
    # Rule 8-1-3-1.
    assert way("[Digivolve] Lv.5 or higher w/[X] in its name: Cost 3") == c.Digivolve(
        la.Between("level", 5) & la.NameHas("X"), 3
    )


def test_a_trait_that_the_list_lost_is_none_of_the_names() -> None:
    # Rule 2-9: a trait stands on the face, a name above it.
    text = restored("BT26-087", "[On Play] By trashing 1 [TS] card from your hand, <Draw 2>")
    assert "[TS] trait card" in text


DIGIMON_WITH_X: Final = (
    "[Main] Delete 1 of your opponent's Digimon with as much or less DP as 1 of your Digimon with "
    "the [X] trait."
)


@pytest.mark.parametrize(("mine", "left"), [("Marked", []), ("Rookie", ["Champion"])])
def test_without_one_to_compare_with_nothing_is_deleted(mine: str, left: list[str]) -> None:
    # Rule 15-10-2-1: there is none to be chosen.
    (part,) = parts(spelled(DIGIMON_WITH_X))
    strike = red_option("Strike", *effect(part, "Option"), cost=0)
    marked = red("Marked", 5, 9000, traits=("X",))
    table = Table(ROOKIE, CHAMPION, marked, strike, my_hand=["Strike"], my_battle=[mine],
                  their_battle=["Champion"])  # fmt: skip
    table.take("Use Strike")
    while any(mine in word for word in table.words):
        table.take(next(word for word in table.words if mine in word))
    while any("Champion" in word for word in table.words):
        table.take(next(word for word in table.words if "Champion" in word))
    assert table.battle("their") == left


@pytest.mark.parametrize(
    ("said", "whose"),
    [
        ("effects play or digivolve any Digimon", v.EITHER),
        ("an effect plays or digivolves an opponent's Digimon", v.OPPONENT),
    ],
)
def test_effects_that_play_or_digivolve(said: str, whose: int) -> None:
    # Rules 15-4, 15-8-3.
    found = read(f"[All Turns] When {said}, gain 1 memory.")
    assert isinstance(found, c.Trigger)
    assert found.on == c.Event("played", la.DIGIMON, whose, "effect") | c.Event(
        "digivolved", la.DIGIMON, whose, "effect"
    )


@pytest.mark.parametrize("by_effect", [True, False])
def test_only_digivolving_by_effects_is_meant(by_effect: bool) -> None:
    # Rules 8-1, 15-4: digivolving in the main phase is no effect.
    (part,) = parts(spelled("[All Turns] When effects play or digivolve any Digimon, <Draw 1>."))
    watch = red("Watch", 6, 9000, effects=effect(part, "Digimon"))
    into = la.Choose(la.Named("Champion"), v.HAND)
    grow = red_option("Grow", c.Main(do=(op.DigivolveInto(into, la.Choose(la.Named("Rookie"))),)),
                      cost=0)  # fmt: skip
    table = Table(ROOKIE, CHAMPION, watch, grow, memory=5, my_battle=["Watch", "Rookie"],
                  my_hand=["Grow", "Champion"])  # fmt: skip
    table.take("Use Grow" if by_effect else "Digivolve Rookie into Champion")
    while any("Rookie" in word and "Attack" not in word for word in table.words):
        table.take(next(word for word in table.words if "Rookie" in word))
    left = [] if by_effect else ["Grow"]
    assert sorted(table.hand()) == sorted([*left, *["Filler"] * (1 + by_effect)])
