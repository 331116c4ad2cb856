"""What tells one open state from another, and what does not.

The conformance tests compare keys with a slow oracle over random play; here single parts of a
position are changed alone.  Source: the invariant that equal positions have equal keys, and that
everything that can change what is legal later is in the key.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, Named, Trait
from engine.digimon.language.card import DP, Event, Gains, Link, Main, Trigger
from engine.digimon.language.operations import GainMemory, Give, LoseMemory, Suspend, Unsuspend
from engine.digimon.language.words import Duration
from engine.digimon.position import slots as sl
from engine.digimon.position.state import RuleError
from tests.engine.digimon.table import Table, red, red_option, red_tamer


def test_how_often_a_gained_effect_was_used() -> None:
    # Rule 15-14-1: an effect with [Twice Per Turn] may be used once more after the first time.
    gains = Gains(Trigger(on=Event("suspended"), limit=2, do=(GainMemory(1),)))
    gift = red_option("Gift", Main(do=(Give((gains,), Choose(Named("Rookie"))),)), cost=0)
    turner = red_tamer(
        "Turner",
        Main(do=(Suspend(Choose(DIGIMON)), Unsuspend(Choose(DIGIMON)), LoseMemory(1))),
    )
    rookie = red("Rookie", 3, 3000)
    keys = []
    for times in range(3):
        table = Table(gift, turner, rookie, my_hand=["Gift"], my_battle=["Rookie", "Turner"])
        table.take("Use Gift", *["Activate Turner"] * times)
        # Nothing but the uses tells the positions apart: what is lost was gained.
        assert table.memory == 0
        keys.append(table.game.key())
    assert len(set(keys)) == 3
    # The third time there is nothing gained.
    table.take("Activate Turner")
    assert table.memory == -1


def test_which_cards_are_linked_and_to_what() -> None:
    # Rules 4-9-1, 2-3-11-4-5: a link card gives its Digimon what it says.
    host = red("Host", 4, 5000, traits=("App",))
    one, two = (
        red(name, 3, 1000, traits=("App",), ways=(Link(Trait("App"), 1, more),))
        for name, more in (("One", 1000), ("Two", 2000))
    )
    big = red("Big", 5, 8000, traits=("App",))

    def key(*battle: list[str]) -> int:
        # The deck comes first, so that the cards have the same numbers in each game.
        deck = ["Host", "Big", "One", "Two"]
        table = Table(host, big, one, two, my_deck=deck, my_battle=battle)
        return int(table.game.key())

    keys = [
        key(["Host", "+One"], ["Big", "+Two"]),
        key(["Host", "+Two"], ["Big", "+One"]),
        key(["Host"], ["Big", "+One", "+Two"]),
    ]
    assert len(set(keys)) == 3
    # Where the Digimon stand, and in which order cards were linked, makes no difference.
    assert key(["Big", "+Two"], ["Host", "+One"]) == keys[0]
    assert key(["Host"], ["Big", "+Two", "+One"]) == keys[2]


def test_until_when_something_lasts() -> None:
    # Rule 15-11-1: the same for this turn and for the next is not the same position.
    keys = set()
    durations: tuple[Duration, ...] = (
        v.THIS_TURN,
        v.END_OF_OPPONENTS_TURN,
        v.END_OF_YOUR_NEXT_TURN,
        v.FOR_GOOD,
    )
    for duration in durations:
        gift = red_option("Gift", Main(do=(Give((DP(1000),), Choose(Named("Rookie")), duration),)))
        table = Table(gift, red("Rookie", 3, 3000), my_hand=["Gift"], my_battle=["Rookie"])
        keys.add(int(table.take("Use Gift").game.key()))
    assert len(keys) == 4


def test_each_part_of_what_is_put_off() -> None:
    # What is put off has a moment, an effect, a Digimon, a card and an event.
    one, two = red("One", 3), red("Two", 4)
    table = Table(one, two, my_battle=["One", "Two"])
    state = table.game.state
    here = [stack for stack in range(sl.STACKS) if state.data[sl.TOP + stack]]
    first, second = (state.stack_ref(stack) for stack in here)
    cards = [int(state.data[sl.TOP + stack]) - 1 for stack in here]
    usual = (0, 0, first, cards[0], 0)
    keys = [table.game.key()]
    others = (1, 1, second, cards[1], second)
    for at in range(-1, len(others)):
        changed = [other if place == at else usual[place] for place, other in enumerate(others)]
        mark = table.game.mark()
        state.later(*changed)
        keys.append(table.game.key())
        table.game.undo_to(mark)
    assert len(set(keys)) == 7


def test_a_card_that_is_not_known_is_any_card() -> None:
    # A hidden card is left out of the key; which of the cards in a hand are hidden is not.
    one, two = red("One", 3), red("Two", 4)
    keys: dict[tuple[int, ...], set[int]] = {}
    for names in (["One", "One", "One"], ["One", "Two", "One"]):
        table = Table(one, two, my_hand=names, my_deck=["One", "Two"])
        state = table.game.state
        cards = list(table.game.pile(0, sl.P_HAND))
        mark = table.game.mark()
        for hidden in ((), (0,), (1,), (0, 1), (0, 1, 2)):
            for at in hidden:
                state.put(sl.FLAGS + cards[at], int(state.data[sl.FLAGS + cards[at]]) | sl.UNKNOWN)
            keys.setdefault(hidden, set()).add(int(table.game.key()))
            table.game.undo_to(mark)
    # Cards of one name are the same; the second card is the one that differs.
    assert [len(found) for found in keys.values()] == [2, 2, 1, 1, 1]
    assert len(keys[()] | keys[0,] | keys[0, 1] | keys[0, 1, 2]) == 6


@pytest.mark.parametrize("left", [1, 0])
def test_uses_of_gained_effects_are_kept_as_far_as_there_is_room(left: int) -> None:
    # Rule 15-13-2: each is kept until the end of the turn; a use that is not kept comes back.
    gains = Gains(Trigger(on=Event("suspended"), limit=1, do=(GainMemory(1),)))
    gift = red_option("Gift", Main(do=(Give((gains,), Choose(Named("Rookie"))),)), cost=0)
    turner = red_tamer("Turner", Main(do=(Suspend(Choose(DIGIMON)),)))
    table = Table(
        gift, turner, red("Rookie", 3, 3000), my_hand=["Gift"], my_battle=["Rookie", "Turner"]
    )
    table.take("Use Gift")
    table.game.state.put(sl.GAINED_USES, sl.GAINED_USES_CAP - left)
    if left:
        assert table.take("Activate Turner").memory == 1
        assert table.game.state.data[sl.GAINED_USES] == sl.GAINED_USES_CAP
    else:
        with pytest.raises(RuleError, match="too many uses of gained effects"):
            table.take("Activate Turner")
