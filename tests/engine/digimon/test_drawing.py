"""Chance: what nobody has seen is equally likely anywhere (Digimon comprehensive rules 3-2)."""

from collections import Counter

from engine.digimon.language import Choose
from engine.digimon.language.card import ON_PLAY, Event, Security, Trigger
from engine.digimon.language.operations import AddToHand, Draw, GainMemory, RevealTop, ToDeck
from engine.digimon.position.slots import P_DECK
from engine.digimon.rules.drawing import shuffle
from engine.digimon.telling.decision import decision
from engine.digimon.vocabulary import HAND, REVEALED
from engine.filters import ANY
from tests.engine.digimon.table import Table, egg, red, red_tamer

ONE = red("One", 4)
TWO = red("Two", 4)
DRAWER = red("Drawer", 3, effects=(Trigger(on=ON_PLAY, do=(Draw(1),)),))


def _odds(table: Table) -> dict[str, int]:
    state = table.game.state
    assert table.game.is_chance()
    return {words: int(state.odds[index]) for index, words in enumerate(table.words)}


def test_deck_and_security_are_one_pool_of_unknown_cards() -> None:
    """A draw is as likely to be any card that has not been seen, wherever it lies."""
    table = Table(ONE, TWO, DRAWER, chance=True, memory=9, my_hand=["Drawer"],
                  my_deck=["One", "One", "One"], my_security=["Two", "Two"])  # fmt: skip
    table.take("Play Drawer")
    assert _odds(table) == {"One": 3, "Two": 2}
    assert decision(table.game).endswith("which card it is")
    table.take("Two")
    assert table.hand() == ["Two"]
    assert (len(table.pile("my", "deck")), table.security("my")) == (2, 2)


def test_a_card_put_under_the_deck_stays_known() -> None:
    """It is drawn last, and without chance."""
    sink = red("Sink", 3, effects=(
        Trigger(on=ON_PLAY, do=(ToDeck(Choose(ANY, HAND)), Draw(3))),
    ))  # fmt: skip
    table = Table(ONE, TWO, sink, chance=True, memory=9, my_hand=["Sink", "Two"],
                  my_deck=["One", "One"], my_security=["One"])  # fmt: skip
    table.take("Play Sink")
    # One, One: only Ones are unknown, so nothing is asked; then the Two from the bottom.
    assert table.hand() == ["One", "One", "Two"]


def test_what_is_revealed_from_the_deck_does_not_leave_the_security_stack() -> None:
    """Rules 3-7, 15-16-12: only what was revealed from there is removed from it."""
    watcher = red_tamer("Watcher", Trigger(on=Event("security-removed"), do=(GainMemory(1),)))
    for security, gained in ((False, 0), (True, 1)):
        take = RevealTop(1, (AddToHand(Choose(ANY, REVEALED)),), security=security)
        look = red("Look", 3, cost=3, effects=(Trigger(on=ON_PLAY, do=(take,)),))
        table = Table(ONE, TWO, look, watcher, memory=9, my_battle=["Watcher"], my_hand=["Look"],
                      my_deck=["One"], my_security=["Two"])  # fmt: skip
        table.take("Play Look")
        assert table.hand() == ["Two" if security else "One"]
        assert table.memory == 6 + gained


def test_a_check_is_chance_too() -> None:
    hunter = red("Hunter", 5, 7000)
    bonus = red("Bonus", 3, 1000)
    bonus = type(bonus)(**{**vars(bonus), "security": (Security(do=(GainMemory(1),)),)})
    table = Table(hunter, bonus, ONE, chance=True, my_battle=["Hunter"],
                  their_security=["Bonus"], their_deck=["One", "One"])  # fmt: skip
    table.attack("Hunter")
    assert _odds(table) == {"One": 2, "Bonus": 1}
    table.take("Bonus")
    assert table.memory == -1
    assert table.trash("their") == ["Bonus"]


def test_reveals_are_chance_one_by_one() -> None:
    look = red("Look", 3, effects=(
        Trigger(on=ON_PLAY, do=(RevealTop(2, (AddToHand(Choose(ANY, REVEALED)),)),)),
    ))  # fmt: skip
    table = Table(ONE, TWO, look, chance=True, memory=9, my_hand=["Look"],
                  my_deck=["One", "Two", "Two"], my_security=[])  # fmt: skip
    table.take("Play Look")
    assert _odds(table) == {"One": 1, "Two": 2}
    table.take("Two")
    assert _odds(table) == {"One": 1, "Two": 1}
    table.take("One", "One")
    assert table.hand() == ["One"]
    assert table.pile("my", "deck")[-1] == "Two"


def test_every_order_of_a_shuffled_deck_is_as_likely() -> None:
    """Rules 1-3-10: 1,200 shuffles of three cards, 200 of each order and five deviations (65)."""
    table = Table(ONE, TWO, DRAWER, my_deck=["One", "Two", "Drawer"])
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(1200):
        shuffle(table.game.state, 0, P_DECK)
        seen[tuple(table.pile("my", "deck"))] += 1
    assert len(seen) == 6
    assert all(abs(count - 200) < 65 for count in seen.values()), seen


def test_nobody_knows_the_cards_of_a_shuffled_deck() -> None:
    """Rules 1-3-10: a card that was seen at the bottom may be drawn first."""
    sink = red("Sink", 3, effects=(Trigger(on=ON_PLAY, do=(ToDeck(Choose(ANY, HAND)),)),))
    table = Table(ONE, TWO, sink, DRAWER, chance=True, memory=9, my_hand=["Sink", "Two", "Drawer"],
                  my_deck=["One"] * 3, my_security=[])  # fmt: skip
    table.take("Play Sink", "Two")
    shuffle(table.game.state, 0, P_DECK)
    table.take("Play Drawer")
    assert _odds(table) == {"One": 3, "Two": 1}


def test_which_digi_egg_hatches_is_chance() -> None:
    """Rules 4-18-1: the top one of a shuffled deck, which nobody has seen."""
    table = Table(egg("Wet"), egg("Dry"), chance=True, their_eggs=["Wet", "Dry", "Dry"])
    table.passing()
    while table.game.is_chance():
        table.take(table.words[0])
    table.take("Hatch")
    assert _odds(table) == {"Wet": 1, "Dry": 2}
    table.take("Wet")
    assert table.breeding("their") == ["Wet"]
    assert table.pile("their", "eggs") == ["Dry", "Dry"]
