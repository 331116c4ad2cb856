"""Digimon card texts read: Tamers that are also treated as Digimon, and Burst Digivolutions.

Rules: comprehensive rules 4.2, 8-3 and 15-12-1.
"""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.ways import way
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from tests.engine.digimon.test_card_text import read

HELD = (c.AlsoDigimon(3000), c.Cannot("digivolve"))
TAI = la.Choose(la.Named("Tai"))


@pytest.mark.parametrize(
    ("text", "this", "steps"),
    [
        (
            "For the turn, 1 of your [Tai]s is also treated as a 3000 DP Digimon and can't "
            "digivolve.",
            "Digimon",
            (op.Give(HELD, TAI, v.THIS_TURN),),
        ),
        (
            "Until the end of your opponent's turn, 1 of your [Tai]s is also treated as a 3000 DP "
            "Digimon, can't digivolve, and gains <Blocker> and <Alliance>.",
            "Digimon",
            (
                op.Give(
                    (*HELD, c.Keyword("Blocker"), c.Keyword("Alliance")),
                    TAI,
                    v.END_OF_OPPONENTS_TURN,
                ),
            ),
        ),
        (
            "By paying 1 memory, for the turn, treat this Tamer as a 3000 DP Digimon that can't "
            "digivolve.",
            "Tamer",
            (op.By((op.PayCost(1),), (op.Give(HELD, la.THIS, v.THIS_TURN),)),),
        ),
        (
            "You may play 1 [Tai] from your hand without paying the cost. For the turn, the Tamer "
            "played by this effect is also treated as a 3000 DP Digimon, can't digivolve, and "
            "gains <Rush>.",
            "Digimon",
            (
                op.May((op.Play(la.Choose(la.Named("Tai"), v.HAND)),)),
                op.Give((*HELD, c.Keyword("Rush")), la.Chosen(), v.THIS_TURN),
            ),
        ),
        (
            "1 of your Digimon may attack your opponent's Digimon. Your opponent's unsuspended "
            "Digimon can also be attacked with this effect.",
            "Digimon",
            (op.May((op.Attack(la.Choose(la.DIGIMON), "digimon", unsuspended=True),)),),
        ),
    ],
)
def test_treated_tamers(text: str, this: str, steps: tuple[Node, ...]) -> None:
    """Rule 15-12-1."""
    found = read(f"[On Play] {spelled(text)}", this)
    assert isinstance(found, c.Effect)
    assert found.do == steps


@pytest.mark.parametrize(
    "text",
    [
        "Burst Digivolve: 0 from [Aamon] by returning 1 [Tai] to handAt the end of the burst "
        "digivolution turn, trash this Digimon's top card[On Play] Gain 1 memory.",
        "[Burst Digivolve] [Aamon]: Cost 0 by returning 1 [Tai] to the hand.\n[On Play] Gain 1 "
        "memory.",
    ],
)
def test_burst_digivolutions(text: str) -> None:
    """Rule 8-3, in an older print and in today's."""
    first, second = parts(spelled(text))
    assert way(first) == c.BurstDigivolve(la.Named("Aamon"), la.Named("Tai"), 0)
    assert second == "[On Play] Gain 1 memory."
