"""Plays without [On Play] effects, the next unsuspend phase, Tokens by name.

Rules: comprehensive rules 4-21, 6-2, 15-1-3.
"""

from engine.digimon import vocabulary as v
from engine.digimon.cards.tokens import FAMILIAR
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    TAMER,
    Choose,
    Each,
    HasKeyword,
    HasUnder,
    Named,
)
from engine.digimon.language.card import (
    ON_PLAY,
    Cannot,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    GainMemory,
    Give,
    PlaceUnder,
    Play,
    PlayToken,
    ReduceCost,
    RevealTop,
    Suspend,
)
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


def test_the_security_effects_of_options_that_are_not_activated() -> None:
    """Rules 13-1-8, 15-1-3: "doesn't activate [Security] effects on Option cards it checks"."""
    gift = red_option("Gift", security=(Security(do=(GainMemory(2),)),))
    bold = red("Bold", 4, 5000, effects=(Static(Cannot("activate-security-of-options")),))
    for name, memory in (("Champion", -2), ("Bold", 0)):
        table = Table(gift, bold, CHAMPION, my_battle=[name], their_security=["Gift", "Filler"])
        table.attack(name)
        assert (table.memory, table.trash("their")) == (memory, ["Gift"])


def test_a_card_in_the_hand_is_digivolved_into_for_less() -> None:
    """Rule 8-1-2: "when one of your Digimon with a Tamer card in its digivolution cards would
    digivolve into this card, reduce the cost by 2"; not from another Digimon."""
    less = Would(what="digivolve", who=DIGIMON & HasUnder(TAMER), where=v.HAND,
                 do=(ReduceCost(2),))  # fmt: skip
    spirit = red("Spirit", 5, 7000, evo=3, effects=(less,))
    guide = red_tamer("Guide")
    table = Table(spirit, guide, CHAMPION, my_battle=[["Champion", "Guide"]], my_hand=["Spirit"])
    assert not table.missing
    assert table.can("Digivolve Champion into Spirit for 1")
    table = Table(spirit, guide, CHAMPION, my_battle=["Champion", "Guide"], my_hand=["Spirit"])
    assert table.can("Digivolve Champion into Spirit for 3")


def test_a_card_from_under_a_digimon_in_the_breeding_area_is_played() -> None:
    """Rule 4-4-2: "from the digivolution cards of your Digimon in the breeding area"."""
    nest = Play(Choose(DIGIMON, v.UNDER, of=Each(DIGIMON, v.BREEDING)))
    call = red_option("Call", Main(do=(nest,)), cost=0)
    table = Table(call, CHAMPION, GREETER, my_hand=["Call"], my_battle=[["Champion", "Champion"]],
                  my_breeding=[["Champion", "Greeter"]])  # fmt: skip
    table.take("Use Call")
    assert (table.battle(), table.breeding()) == (["Champion/Champion", "Greeter"], ["Champion"])


def test_a_card_that_is_not_in_play_has_the_keywords_that_are_printed_on_it() -> None:
    """Rules 16-1, 15-15-3: "add all Digimon cards with <Blocker> among them to the hand"."""
    wall = red("Wall", 4, 5000, effects=(Keyword("Blocker"),))
    pick = AddToHand(Choose(HasKeyword("Blocker"), v.REVEALED, ANY_NUMBER))
    look = red_option("Look", Main(do=(RevealTop(3, (pick,)),)), cost=0)
    table = Table(look, wall, CHAMPION, my_hand=["Look"], my_battle=["Champion"],
                  my_deck=["Wall", "Champion", "Wall", "Champion"])  # fmt: skip
    table.take("Use Look")
    assert table.hand() == ["Wall", "Wall"]
