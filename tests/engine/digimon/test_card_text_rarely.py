"""Digimon card texts read: words that few cards print, each with what it means.

Rules: comprehensive rules 4.2. A text is read only if its wording says it again in the same words.
"""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.test_card_text import THEIRS, read, weak

GAIN = (op.GainMemory(1),)
MINE = la.Choose(la.DIGIMON)
FIELD = la.Kind(v.DIGIMON | v.TAMER)


def security(whose: int) -> la.Count:
    return la.Count(ANY, v.SECURITY, whose)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you have no security cards", la.security("=", 0)),
        ("you have another Tamer", la.exists(la.TAMER & la.OTHER)),
        (
            "you have as many or more total Digimon and Tamers as your opponent",
            la.Compare(la.Count(FIELD), ">=", la.Count(FIELD, whose=v.OPPONENT)),
        ),
        (
            "your opponent has as many or more total Digimon and Tamers as you",
            la.Compare(la.Count(FIELD, whose=v.OPPONENT), ">=", la.Count(FIELD)),
        ),
        (
            "your opponent has fewer security cards than you",
            la.Compare(security(v.OPPONENT), "<", security(v.YOU)),
        ),
        (
            "you have fewer security cards than your opponent",
            la.Compare(security(v.YOU), "<", security(v.OPPONENT)),
        ),
        (
            "your Tamers have 3 or more total colors",
            la.Compare(la.DifferentColors(la.TAMER), ">=", 3),
        ),
        (
            "[X] or [Y] is in this Digimon's digivolution cards",
            la.Is(la.HasUnder(la.Named("X") | la.Named("Y"))),
        ),
    ],
)
def test_conditions(words: str, condition: Node) -> None:
    text = f"[All Turns] While {words}, this Digimon gains <Blocker>."
    assert read(text) == c.Static(c.Keyword("Blocker"), condition=(condition,))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        (
            "an effect trashes a card in your hand",
            c.Event("trashed-from-hand", ANY, by="effect"),
        ),
        ("your security stack is added to", c.Event("security-added")),
        (
            "your opponent's security stack is removed from",
            c.Event("security-removed", whose=v.OPPONENT),
        ),
        ("security stacks are removed from", c.Event("security-removed", whose=v.EITHER)),
        (
            "an effect places a card with the [X] trait in this Digimon's digivolution cards",
            c.Event("placed-under", by="effect", other=la.Trait("X")),
        ),
        (
            "an effect places a card with the [X] trait in one of your Digimon's digivolution "
            "cards",
            c.Event("placed-under", la.DIGIMON, by="effect", other=la.Trait("X")),
        ),
        (
            "an effect places an Option card in this Digimon's digivolution cards",
            c.Event("placed-under", by="effect", other=la.OPTION),
        ),
        (
            "one of your opponent's Digimon is deleted other than in battle",
            c.Event("deleted", la.DIGIMON, v.OPPONENT, "not-battle"),
        ),
    ],
)
def test_events(words: str, event: c.Event) -> None:
    assert read(f"[Your Turn] When {words}, gain 1 memory.") == c.Trigger(
        on=event, turn=v.YOU, do=GAIN
    )


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "Delete 1 of your opponent's Digimon with a digivolution card.",
            (op.Delete(la.Choose(la.DIGIMON & la.Between("under", 1), whose=v.OPPONENT)),),
        ),
        (
            "Delete 1 of your opponent's non-white Digimon.",
            (op.Delete(la.Choose(la.DIGIMON & ~la.WHITE, whose=v.OPPONENT)),),
        ),
        (
            "You may use 1 Option card with as high or lower a use cost as your opponent's memory "
            "from your hand without paying the cost.",
            (
                op.May(
                    (
                        op.UseOption(
                            la.Choose(
                                la.OPTION & la.Between("cost", 0, la.Memory(v.OPPONENT)), v.HAND
                            ),
                            cost="free",
                        ),
                    )
                ),
            ),
        ),
        (
            "You may play 1 non-Digi-Egg card with the [X] trait from your trash without paying "
            "the cost.",
            (op.May((op.Play(la.Choose(~la.DIGI_EGG & la.Trait("X"), v.TRASH)),)),),
        ),
        (
            "Place the top card of your Digi-Egg deck as this Digimon's bottom digivolution card.",
            (op.PlaceTopUnder(la.THIS, eggs=True),),
        ),
        (
            "Place the top card of your deck face down as this Digimon's bottom digivolution card.",
            (op.PlaceTopUnder(la.THIS),),
        ),
        (
            "Choose 1 of your Digimon. Place this card as its bottom digivolution card.",
            (MINE, op.PlaceUnder(la.THIS_CARD, la.Chosen())),
        ),
        (
            "Your opponent may trash 1 card in their hand. If this effect didn't trash, gain 1 "
            "memory.",
            (
                op.May(
                    (op.Trash(la.Choose(ANY, v.HAND, whose=v.OPPONENT, by=v.OPPONENT)),),
                    by=v.OPPONENT,
                ),
                op.IfDone((), GAIN),
            ),
        ),
        (
            "Your opponent may delete 1 of their Digimon. If they didn't, gain 1 memory.",
            (
                op.May(
                    (op.Delete(la.Choose(la.DIGIMON, whose=v.OPPONENT, by=v.OPPONENT)),),
                    by=v.OPPONENT,
                ),
                op.IfDone((), GAIN),
            ),
        ),
        (
            "Delete 1 of your opponent's Digimon with 3000 DP or less. If this effect didn't "
            "delete, gain 1 memory.",
            (op.Delete(weak(3000)), op.IfDone((), GAIN)),
        ),
        (
            "Choose 1 of your opponent's Digimon. Return all of your opponent's Digimon that share "
            "a name with it to the hand.",
            (
                THEIRS,
                op.AddToHand(la.Each(la.DIGIMON & la.Same("name", la.Chosen()), whose=v.OPPONENT)),
            ),
        ),
    ],
)
def test_steps(text: str, steps: tuple[Node, ...]) -> None:
    assert read(f"[On Play] {text}") == c.Trigger(on=c.ON_PLAY, do=steps)


def test_tokens_without_another_word() -> None:
    # Comprehensive rules 4-21: Tokens are on the field like other cards.
    every = la.Each(la.TOKEN)
    assert read("[Your Turn] All of your Tokens get +1000 DP.") == c.Static(
        c.DP(1000), every, turn=v.YOU
    )
