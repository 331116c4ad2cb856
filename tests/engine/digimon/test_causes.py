"""Why a Digimon leaves: which causes a trigger takes for its own.

Source: Digimon comprehensive rules 14-2-2 (who loses a battle is deleted),
17-1 (0 DP is a rule, and no effect); card texts ("other than in battle", "other than by
your effects").
"""

from typing import get_args

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose
from engine.digimon.language.card import DP, Event, Main, Security, Trigger
from engine.digimon.language.operations import Delete, Draw, Give
from engine.digimon.language.words import Cause
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import THEIRS

BATTLE, ZERO, MINE, OTHERS = "battle", "zero DP", "my effect", "their effect"
TAKEN: dict[Cause, set[str]] = {
    "": {BATTLE, ZERO, MINE, OTHERS},
    "battle": {BATTLE},
    "zero-dp": {ZERO},
    "effect": {MINE, OTHERS},
    "your-effect": {MINE},
    "opponents-effect": {OTHERS},
    "not-your-effect": {BATTLE, ZERO, OTHERS},
    "not-battle": {ZERO, MINE, OTHERS},
    "not-battle-or-your-effect": {ZERO, OTHERS},
    "digi-burst": set(),
}
OWN = Choose(DIGIMON)
VICTIM = red("Victim", 3, 3000)
STRONG = red("Strong", 6, 9000)
DELETES = red_option("Deletes", Main(do=(Delete(OWN),)), cost=0)
WEAKENS = red_option("Weakens", Main(do=(Give((DP(-3000),), OWN),)), cost=0)
TRAP = red_option("Trap", Security(do=(Delete(THEIRS),)))


def lose(why: str, watch: Trigger) -> Table:
    """The Victim leaves for this reason, while a Tamer watches."""
    table = Table(
        VICTIM, STRONG, DELETES, WEAKENS, TRAP, red_tamer("Watch", watch),
        my_hand=["Deletes", "Weakens"], my_battle=["Victim", "Watch"],
        their_battle=[["suspended", "Strong"]], their_security=["Trap"],
    )  # fmt: skip
    if why == BATTLE:
        table.attack("Victim", "Strong")
    elif why == OTHERS:
        table.attack("Victim")
    else:
        table.take("Use Deletes" if why == MINE else "Use Weakens")
    assert table.battle() == ["Watch"]
    return table


@pytest.mark.parametrize("what", ["deleted", "removed"])
@pytest.mark.parametrize("cause", TAKEN)
def test_which_reasons_are_the_cause_that_is_asked_for(what: str, cause: Cause) -> None:
    watch = Trigger(on=Event(what, DIGIMON, by=cause), do=(Draw(1),))  # type: ignore[arg-type]
    taken = {
        why for why in (BATTLE, ZERO, MINE, OTHERS) if lose(why, watch).hand().count("Filler") == 1
    }
    assert taken == TAKEN[cause]


def test_every_cause_is_tested() -> None:
    assert set(get_args(Cause)) == set(TAKEN)


def test_of_whose_digimon() -> None:
    """Card texts ("your", "your opponent's"): the event of one player's card is not the other's."""
    for whose, drawn in ((v.YOU, 1), (v.OPPONENT, 0), (v.EITHER, 1)):
        watch = Trigger(on=Event("deleted", DIGIMON, whose), do=(Draw(1),))
        for why in (BATTLE, ZERO, MINE, OTHERS):
            assert lose(why, watch).hand().count("Filler") == drawn
