"""What the compiler does not take, in its words: it is told to the player, and not played.

Source: fail closed. What is not understood does nothing, and is named.
"""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import DIGIMON, THIS, Choose, Chosen
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    Digivolve,
    Keyword,
    Link,
    Static,
    Trigger,
    Would,
)
from engine.digimon.language.operations import Delete, Give, Suspend
from engine.effects import Node
from engine.filters import ANY, Filter
from tests.engine.digimon.table import red


class Odd(Filter):
    """A filter that nothing knows."""


class Strange(Node):
    """A word that nothing knows."""


def on_play(*do: Node) -> Trigger:
    return Trigger(on=ON_PLAY, do=do)


@pytest.mark.parametrize(
    ("item", "why"),
    [
        (on_play(Delete(Choose(Odd()))), "the filter Odd"),
        (on_play(Strange()), "the step Strange"),
        (on_play(Delete(Strange())), "acting on Strange"),
        (on_play(Delete(Chosen("it"))), "nothing was chosen as 'it'"),
        (on_play(Keyword("Rush")), "the keyword <Rush> as a step"),
        (on_play(Give((Keyword("Succession", cards=(ANY,)),), THIS)),
         "giving the keyword <Succession>"),
        (on_play(*[Suspend(Choose(DIGIMON, name=str(n))) for n in range(30)]),
         "more than 8 choices in one effect"),
        (Trigger(on=ON_PLAY, where=v.HAND | v.EGGS | v.DECK),
         "an effect in the deck or Digi-Egg deck"),
        (Would(what="play", who=DIGIMON, where=v.TRASH), "interrupting from the trash"),
        (Static(DP(1000), Strange()), "a persistent effect on Strange"),
        (Static(DP(1000), where=v.DECK), "an effect in the deck"),
        (Strange(), "Strange"),
        (Keyword("Succession", cards=(Odd(),)), "<Succession> of cards as they are now"),
        (Keyword("Blast DNA Digivolve", cards=(ANY, ANY)),
         "<Blast DNA Digivolve> without DNA requirements of two cards"),
    ],
)  # fmt: skip
def test_what_is_not_known_is_named_and_not_played(item: Any, why: str) -> None:
    compiler = Compiler([red("Body", 4, effects=(item,))])
    compiler.compile()
    assert [reason for _, _, reason in compiler.missing] == [f"{why} cannot be played yet"]


@pytest.mark.parametrize(
    ("ways", "why"),
    [
        ((Digivolve(ANY, 31),), "a digivolution cost of 31"),
        ((Digivolve(ANY, -1),), "a digivolution cost of -1"),
        ((Link(ANY, 256),), "a link cost of 256"),
        ((Link(ANY, 1), Link(ANY, 2)), "a second link requirement"),
        ((Strange(),), "Strange"),
    ],
)
def test_ways_that_are_not_known(ways: tuple[Any, ...], why: str) -> None:
    compiler = Compiler([red("Body", 4, ways=ways)])
    compiler.compile()
    assert [reason for _, _, reason in compiler.missing] == [f"{why} cannot be played yet"]


@pytest.mark.parametrize("ways", [(Digivolve(ANY, 0), Digivolve(ANY, 30)), (Link(ANY, 255),)])
def test_the_ends_of_what_is_known(ways: tuple[Any, ...]) -> None:
    compiler = Compiler([red("Body", 4, ways=ways)])
    compiler.compile()
    assert compiler.missing == []
