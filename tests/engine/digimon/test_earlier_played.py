"""What the first sets print, read and played: cards placed below, all effects instead of one.

Rules: comprehensive rules 4.2.
"""

import pytest

from engine.digimon.language import card as c
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_card_text import read
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, SMASH

FREE = red_option("Free", c.Main(), cost=0)


def option(name: str, text: str, cost: int = 0) -> c.Card:
    """A red Option with the effect of this text."""
    return red_option(name, read(f"[Main] {text}", "card"), cost=cost)


def test_all_effects_below_instead_of_one() -> None:
    # Rule 15-15-7-2: in an order that the player chooses.
    text = (
        "Activate 1 of the effects below. If you have a Tamer, activate all of the effects below "
        "instead.・Gain 1 memory.・Trash the top 2 cards of your opponent's deck."
    )
    both = option("Both", text)
    one = Table(both, ROOKIE, my_battle=["Rookie"], my_hand=["Both"])
    one.take("Use Both", "gain 1 memory")
    assert (one.memory, one.trash("their")) == (1, [])
    all_ = Table(both, ROOKIE, red_tamer("Hero"), my_battle=["Rookie", "Hero"], my_hand=["Both"])
    all_.take("Use Both", "gain 1 memory")
    assert (all_.memory, len(all_.trash("their"))) == (1, 2)


@pytest.mark.parametrize(("cards", "memory"), [(4, 2), (3, 0)])
def test_so_many_cards_must_have_been_trashed(cards: int, memory: int) -> None:
    # Rule 4-16: what a deck of fewer cards has is trashed, and is not enough.
    mill = option(
        "Mill",
        "Trash the top 4 cards of your deck. If you trash 4 or more cards with this effect, gain "
        "2 memory.",
    )
    table = Table(mill, ROOKIE, my_battle=["Rookie"], my_hand=["Mill"], my_deck=["Filler"] * cards)
    table.take("Use Mill")
    assert table.memory == memory


def test_one_digimon_gets_it_for_each_of_others() -> None:
    # Rule 4-27-2: of the one that is chosen; counted when it is done.
    less = option(
        "Less",
        "For each of your Tamers, 1 of your opponent's Digimon gets -2000 DP for the turn.",
    )
    table = Table(
        less, CHAMPION, ROOKIE, red_tamer("Hero"), my_battle=["Hero", "Hero"], my_hand=["Less"],
        their_battle=["Champion", "Rookie"],
    )  # fmt: skip
    table.take("Use Less", "Champion")
    assert (table.dp("Champion"), table.dp("Rookie")) == (1000, 3000)


def test_by_whose_effect_it_was_played() -> None:
    asks = read("[On Play] If this card was played by [Trial]'s effect, gain 2 memory.")
    great = red("Great", 4, 6000, cost=3, effects=(asks,))
    play = "Play 1 [Great] from your hand without paying the cost."
    for name, memory in (("Trial", 2), ("Other", 0)):
        table = Table(option(name, play), great, ROOKIE, my_battle=["Rookie"],
                      my_hand=[name, "Great"])  # fmt: skip
        assert table.take(f"Use {name}").memory == memory
    paid = Table(option("Trial", play), great, ROOKIE, my_battle=["Rookie"],
                 my_hand=["Trial", "Great"], memory=3)  # fmt: skip
    assert paid.take("Play Great").memory == 0


def test_it_goes_under_the_one_that_would_leave() -> None:
    # Rule 15-8-5: right before it would leave; without its place it is not saved.
    saves = read(
        "[All Turns] When another of your Digimon with [Knight] in its name would leave the battle "
        "area by an opponent's effect, by placing this Digimon as its bottom digivolution card, it "
        "doesn't leave."
    )
    page = red("Page", 3, 2000, effects=(saves,))
    for name, mine in (("Knight", ["Knight/Page"]), ("Champion", ["Page"])):
        knight = red(name, 4, 5000)
        table = Table(page, knight, SMASH, ROOKIE, my_battle=["Rookie"], my_hand=["Smash"],
                      their_battle=["Page", name], memory=3)  # fmt: skip
        table.take("Use Smash", name)
        while len(table.words) and not table.can("Pass"):
            table.take(table.words[0])
        assert table.battle("their") == mine


def test_it_cannot_digivolve_to_one_level_alone() -> None:
    # Rule 15-11-1-3: it sticks to that Digimon, whatever its top card is.
    trial = option(
        "Trial",
        "Play 1 [Great] from your hand without paying the cost. The Digimon played by this effect "
        "can't digivolve to level 5, and at the next end of your opponent's turn, delete that "
        "Digimon.",
    )
    great = red("Great", 4, 6000, cost=9)
    table = Table(trial, great, red("Five", 5, 8000, evo=0), CHAMPION, my_battle=["Champion"],
                  my_hand=["Trial", "Great", "Five"], memory=3)  # fmt: skip
    table.take("Use Trial")
    assert table.can("Digivolve Champion into Five")
    assert not table.can("Digivolve Great into Five")
    table.passing()
    assert "Great" in table.battle()
    table.passing()
    assert table.battle() == ["Champion"]


def test_memory_for_each_of_those_that_were_deleted() -> None:
    # Rule 4-27-5: once, for all that were deleted at the same time, and for no others.
    counts = read("[All Turns] When an opponent's Digimon is deleted, gain 1 memory for each "
                  "Digimon.")  # fmt: skip
    counter = red("Counter", 4, 5000, effects=(counts,))
    burn = option("Burn", "Delete all of your opponent's Digimon with 3000 DP or less.")
    table = Table(counter, burn, CHAMPION, ROOKIE, my_battle=["Counter", "Rookie"],
                  my_hand=["Burn"], their_battle=["Rookie", "Rookie", "Champion"])  # fmt: skip
    assert table.take("Use Burn").memory == 2


def test_nobody_else_is_left_but_whom_the_opponent_chose() -> None:
    spare = option("Spare", "Your opponent chooses 1 of their Digimon. Delete all of their other "
                   "Digimon.")  # fmt: skip
    table = Table(spare, CHAMPION, ROOKIE, my_battle=["Rookie"], my_hand=["Spare"],
                  their_battle=["Champion", "Rookie", "Rookie"])  # fmt: skip
    table.take("Use Spare")
    assert table.game.actor() == 1
    table.take("Champion")
    assert (table.battle("their"), table.battle()) == (["Champion"], ["Rookie"])


def test_an_attack_target_of_one_of_the_own_digimon_is_switched() -> None:
    # Rule 11-2-7: by a blocker, too.
    waits = read("[Your Turn] When one of your Digimon's attack target is switched, gain 2 memory.")
    waiting = red("Waiting", 4, 5000, effects=(waits,))
    blocker = red("Wall", 4, 9000, effects=(c.Keyword("Blocker"),))
    table = Table(waiting, blocker, CHAMPION, my_battle=["Waiting", "Champion"],
                  their_battle=["Wall"])  # fmt: skip
    table.attack("Champion").take("Block with Wall")
    assert table.memory == 2
