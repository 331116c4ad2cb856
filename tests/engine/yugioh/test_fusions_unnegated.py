"""Fusion Summons that cannot be negated, and are not answered.

Source: the card text of Branded Lost, "the activation of your cards and effects that include an
effect that Fusion Summons a Fusion Monster cannot be negated, also your opponent cannot activate
cards or effects when a monster is Fusion Summoned this way".
"""

from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Answering,
    Draw,
    Each,
    FusionSummon,
    FusionsUnnegated,
    Materials,
    NegateActivation,
    SilentSummons,
    SpecialSummon,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, played, quick

A, B = body("A"), body("B")
MADE = fusion("Made", Materials(la.MONSTER, 2, 2))
QUIET = SilentSummons(la.MONSTER, v.BY_FUSION)
LOST = la.spell(fresh(), "Lost", v.CONTINUOUS, effects=(FusionsUnnegated(), QUIET))
POLY = played("Poly", FusionSummon(ANY, (Each(la.MONSTER, v.HAND | v.MZONE),)))


def stop(what: Any = "activation") -> la.Card:
    condition = (Answering(v.OPPONENT),)
    return fiend("Stop", quick(NegateActivation(what), where=v.HAND, condition=condition))


def against(answer: la.Card, *hand: la.Card, lost: bool = True, **rest: Any) -> Table:
    """Both materials on the field, the card that protects or not, and what the opponent has."""
    return Table(
        hand, [body("Drawn")], [MADE], field=[A, B], spells=[LOST] if lost else [],
        opponent_hand=[answer], opponent_acts=True, **rest,
    )  # fmt: skip


def answers(table: Table) -> list[str]:
    return [] if table.asked == "open" else table.offers()


@pytest.mark.parametrize("lost", [True, False])
def test_the_activation_of_a_fusion_summon_is_not_negated(lost: bool) -> None:
    table = against(stop(), POLY, lost=lost)
    table.activate(POLY)
    assert ("chain Stop #0" in answers(table)) is not lost


def test_its_effect_is() -> None:
    table = against(stop("effect"), POLY)
    table.activate(POLY)
    assert "chain Stop #0" in answers(table)


def test_other_activations_are() -> None:
    draw = played("Draw", Draw(1))
    table = against(stop(), draw)
    table.activate(draw)
    assert "chain Stop #0" in answers(table)


def test_the_opponents_own_are() -> None:
    # "your cards and effects"
    theirs = fiend("Theirs", quick(FusionSummon(ANY, (Each(la.MONSTER, v.HAND),)), where=v.HAND))
    mine = fiend("Mine", quick(NegateActivation(), where=v.HAND,
                               condition=(Answering(v.OPPONENT),)))  # fmt: skip
    draw = played("Draw", Draw(1))
    table = Table([draw, mine], [body()], opponent_hand=[theirs, A, B], opponent_extra=[MADE],
                  spells=[LOST], opponent_acts=True)  # fmt: skip
    table.activate(draw)
    table.chain(theirs)
    assert "chain Mine #0" in answers(table)


@pytest.mark.parametrize("lost", [True, False])
def test_the_opponent_activates_nothing_when_it_is_summoned(lost: bool) -> None:
    free = fiend("Free", quick(Draw(1), where=v.HAND))
    table = against(free, POLY, lost=lost, opponent_deck=[body()])
    table.activate(POLY)
    table.decline()
    assert "Made" in table.monsters().values()
    assert ("chain Free #0" in answers(table)) is not lost


def test_what_comes_after_the_summon_is_answered() -> None:
    # The trigger of the summoned monster has resolved: it is no more the last thing to happen.
    free = fiend("Free", quick(Draw(1), where=v.HAND))
    drawing = la.Trigger(v.MZONE, do=(Draw(1),), on=la.summoned(v.BY_FUSION), optional=False)
    made = fusion("Made", Materials(la.MONSTER, 2, 2), effects=(drawing,))
    table = Table([POLY], [body()], [made], field=[A, B], spells=[LOST], opponent_hand=[free],
                  opponent_deck=[body()], opponent_acts=True)  # fmt: skip
    table.activate(POLY)
    table.decline()
    assert "chain Free #0" in answers(table)  # in answer to the trigger
    table.decline()
    assert "chain Free #0" in answers(table)  # and when it has resolved


def test_other_summons_are_answered() -> None:
    free = fiend("Free", quick(Draw(1), where=v.HAND))
    call = played("Call", SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = against(free, call, grave=[body("C")], opponent_deck=[body()])
    table.activate(call)
    table.decline()
    assert "chain Free #0" in answers(table)


@pytest.mark.parametrize(
    "end",
    [
        "your opponent cannot activate cards or effects when a monster is Fusion Summoned this way",
        "your opponent's cards and effects cannot activate when a monster is Fusion Summoned this "
        "way",
    ],
)
def test_it_is_read(end: str) -> None:
    # Branded Lost, Magical Meltdown
    text = (
        "The activation of your cards and effects that include an effect that Fusion Summons a "
        f"Fusion Monster cannot be negated, also {end}."
    )
    found = compile_card(la.spell(1, "Probe", v.CONTINUOUS), text, Lexicon({"Probe": 1}, {}))
    assert found.whole
    assert {FusionsUnnegated(), QUIET} <= set(found.card.effects)
