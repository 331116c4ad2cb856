"""Plays without [On Play] effects, the next unsuspend phase, Tokens by name.

Rules: comprehensive rules 4-21, 6-2, 15-1-3.
"""

from engine.digimon import vocabulary as v
from engine.digimon.cards.tokens import FAMILIAR
from engine.digimon.language import DIGIMON, TAMER, Choose, Each, Named
from engine.digimon.language.card import ON_PLAY, Cannot, Main, Trigger
from engine.digimon.language.operations import (
    Delete,
    GainMemory,
    Give,
    PlaceUnder,
    Play,
    PlayToken,
    Suspend,
)  # fmt: skip
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer

CHAMPION = red("Champion", 4, 5000)
GREETER = red("Greeter", 3, 2000, effects=(Trigger(on=ON_PLAY, do=(GainMemory(1),)),))


def test_the_on_play_effects_of_what_is_played_do_not_activate() -> None:
    """ "[On Play] effects on Digimon played by this effect don't activate"; others' do."""
    watcher = red("Watcher", 4, 5000)
    for silent, memory in ((False, 1), (True, 0)):
        call = Play(Choose(Named("Greeter"), v.TRASH), silent=silent)
        raise_ = red_option("Raise", Main(do=(call,)), cost=0)
        table = Table(raise_, watcher, GREETER, my_hand=["Raise"], my_battle=["Watcher"],
                      my_trash=["Greeter"])  # fmt: skip
        table.take("Use Raise")
        assert table.memory == memory
        assert sorted(table.battle()) == ["Greeter", "Watcher"]


def test_what_cannot_unsuspend_in_the_next_unsuspend_phase() -> None:
    """Rule 6-2-1: it stays suspended in the unsuspend phase, and unsuspends a turn later."""
    theirs = Choose(DIGIMON, whose=v.OPPONENT)
    freeze = red_option(
        "Freeze",
        Main(
            do=(
                Suspend(theirs),
                Give(
                    (Cannot("unsuspend-in-phase"),),
                    Each(DIGIMON, whose=v.OPPONENT),
                    v.END_OF_OPPONENTS_NEXT_TURN,
                ),
            )
        ),
        cost=0,
    )
    table = Table(freeze, CHAMPION, my_hand=["Freeze"], my_battle=["Champion"],
                  their_battle=["Champion"])  # fmt: skip
    table.take("Use Freeze").passing()
    assert not table.can("Attack the player with Champion")
    table.passing().passing()
    assert table.can("Attack the player with Champion")


def test_a_token_has_the_effects_that_are_said_of_it() -> None:
    """Rules 4-21-1, 4-21-5: a Familiar weakens a Digimon when it is deleted."""
    call = red_option("Call", Main(do=(PlayToken(FAMILIAR.number),)), cost=0)
    end = red_option("End", Main(do=(Delete(Choose(Named("Familiar"))),)), cost=0)
    victim = red("Victim", 4, 5000)
    table = Table(call, end, CHAMPION, victim, my_hand=["Call", "End"], my_battle=["Champion"],
                  their_battle=["Victim"])  # fmt: skip
    assert sorted(table.take("Use Call").battle()) == ["Champion", "Familiar"]
    table.take("Use End")
    assert (table.battle(), table.trash()) == (["Champion"], ["Call", "End"])
    assert table.dp("Victim") == 2000


def test_a_card_is_placed_at_the_bottom_under_a_tamer() -> None:
    """Rule 4-8."""
    place = PlaceUnder(Choose(ANY, v.TRASH), Choose(TAMER))
    shelve = red_option("Shelve", Main(do=(place,)), cost=0)
    shelf = red_tamer("Shelf")
    table = Table(shelve, shelf, CHAMPION, GREETER, my_hand=["Shelve"], my_trash=["Greeter"],
                  my_battle=[["Shelf", "Champion"]])  # fmt: skip
    assert table.take("Use Shelve").battle() == ["Shelf/Champion/Greeter"]
